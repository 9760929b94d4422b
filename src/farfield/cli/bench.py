"""`farfield bench`: the figures of both engines side by side."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table

from farfield.lab.bench import Figures, Play, Report, measure_both

TARGETS = {
    "decisions/s": ("15,000", "60,000"),
    "Duels/s": ("", "300"),
    "copy": ("", "25 µs"),
    "memory": ("200 kB", "200 kB"),
}


def bench(seconds: float = 3.0, as_json: bool = False) -> int:
    """Measure interpreted and compiled engine, each in a process of its own, and print what was measured."""
    console = Console(stderr=as_json)
    with console.status("Measuring: interpreted, then compiled (built first if needed) …"):
        report = measure_both(seconds)
    if as_json:
        json.dump(report, sys.stdout, indent=2)
        print()
    else:
        console.print(table(report))
        for note in report["notes"]:
            console.print(note)
    return 0


def table(report: Report) -> Table:
    out = Table(title=f"Farfield {report['version']}, Python {report['python']}, one core, processor time")
    for heading in ("what", "interpreted", "compiled", "ratio", "wanted (interpreted / compiled)"):
        out.add_column(heading, justify="left" if heading == "what" else "right")
    engines = (report["interpreted"], report["compiled"])
    plays = [figures["duel"] if figures is not None else None for figures in engines]
    add(out, "random Duels", [p["games_per_s"] if p else None for p in plays], "/s", TARGETS["Duels/s"])
    add(out, "decisions", [p["decisions_per_s"] if p else None for p in plays], "/s", TARGETS["decisions/s"])
    add(out, "decisions in a game", [p["decisions_per_game"] if p else None for p in plays], "", None)
    add(out, "turns in a game", [p["turns_per_game"] if p else None for p in plays], "", None)
    add(out, "cards played in a game", [p["cards_per_game"] if p else None for p in plays], "", None)
    add(out, "copy (turn 8)", [_of(f, "copy_us") for f in engines], " µs", TARGETS["copy"])
    add(out, "copy (turn 15)", [_of(f, "copy_late_us") for f in engines], " µs", None)
    add(out, "options of a Main Phase", [_of(f, "options_us") for f in engines], " µs", None)
    add(out, "view of a seat", [_of(f, "view_us") for f in engines], " µs", None)
    add(out, "memory of a state", [_of(f, "state_bytes") for f in engines], " bytes", TARGETS["memory"])
    out.add_row("games played alike", _digest(plays[0]), _digest(plays[1]), "", "equal")
    return out


def _digest(play: Play | None) -> str:
    return play["digest"] if play else "–"


def _of(figures: Figures | None, key: str) -> float | None:
    return figures[key] if figures is not None else None  # type: ignore[literal-required]


def _figure(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"


def add(out: Table, what: str, values: list[float | None], suffix: str, wanted: tuple[str, str] | None) -> None:
    shown = [_figure(v) + (suffix if v is not None else "") for v in values]
    slow, fast = values
    ratio = ""
    if slow and fast:
        ratio = f"{fast / slow:.1f}×" if fast >= slow else f"1/{slow / fast:.1f}"
    out.add_row(what, shown[0], shown[1], ratio, " / ".join(x or "–" for x in wanted) if wanted else "")
