"""`farfield bench`: the figures of both engines side by side."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table

from farfield.lab.bench import Figures, Play, Report, digests, measure_both
from farfield.lab.card_costs import Report as CardCosts

TARGETS = {
    "decisions/s": ("15,000", "60,000"),
    "Duels/s": ("", "300"),
    "copy": ("", "25 µs"),
    "memory": ("200 kB", "200 kB"),
    "solo": ("", "300"),
    "growth": ("", "≤ 2×"),
    "complete": ("", "≥ 65 %"),
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


SHOWN = 20
"""So many of the slowest cards are listed."""


def bench_cards(as_json: bool = False) -> int:
    """The cost of a decision with each single card in play; fails if one is too dear."""
    from farfield.lab.card_costs import measure_fastest

    console = Console(stderr=as_json)
    with console.status("Measuring every card on the compiled engine (built first if needed) …"):
        report = measure_fastest()
    if as_json:
        json.dump(report, sys.stdout, indent=2)
        print()
    else:
        console.print(cards_table(report))
        for note in report["notes"]:
            console.print(note)
    return 1 if report["over"] else 0


def cards_table(report: CardCosts) -> Table:
    from farfield.lab.card_costs import MOST

    what = f"{len(report['cards'])} cards, {report['engine']} engine, median {report['median_us']} µs"
    over = f"{len(report['over'])} of them over {MOST:g} times the median"
    out = Table(title=f"A decision with one card in play: {what}", caption=over)
    out.add_column("slowest")
    for heading in ("a decision", "to the median"):
        out.add_column(heading, justify="right")
    for x in report["cards"][:SHOWN]:
        style = "red" if x["card"] in report["over"] else ""
        out.add_row(x["card"], f"{x['us']:,.1f} µs", f"{x['times']:.2f}×", style=style)
    return out


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
    speeds = [figures["complete"]["decisions_per_s"] if figures else None for figures in engines]
    add(out, "random decks of all cards: decisions", speeds, "/s", None)
    out.add_row("  beside starter decks", *map(_beside, engines), "", " / ".join(x or "–" for x in TARGETS["complete"]))
    for players in (1, 2, 4, 8):
        lanes = [_of_lanes(figures, players) for figures in engines]
        wanted = TARGETS["solo"] if players == 1 else None
        name = "Lane Legends alone" if players == 1 else f"Lane Legends, {players} players"
        add(out, name, [p["games_per_s"] if p else None for p in lanes], "/s", wanted)
        add(out, "  decisions", [p["decisions_per_s"] if p else None for p in lanes], "/s", None)
    add(out, "cost of a decision, 8 players to 1", [_growth(figures) for figures in engines], "×", TARGETS["growth"])
    add(out, "copy (turn 8)", [_of(f, "copy_us") for f in engines], " µs", TARGETS["copy"])
    add(out, "copy (turn 15)", [_of(f, "copy_late_us") for f in engines], " µs", None)
    add(out, "copy (8 lanes)", [_of(f, "copy_lanes8_us") for f in engines], " µs", None)
    add(out, "options of a Main Phase", [_of(f, "options_us") for f in engines], " µs", None)
    add(out, "view of a seat", [_of(f, "view_us") for f in engines], " µs", None)
    add(out, "memory of a state", [_of(f, "state_bytes") for f in engines], " bytes", TARGETS["memory"])
    played = [" ".join(x[:6] for x in digests(figures)) if figures is not None else "–" for figures in engines]
    out.add_row("games played alike", *played, "", "equal")
    return out


def _of_lanes(figures: Figures | None, players: int) -> Play | None:
    return figures[f"lanes{players}"] if figures is not None else None  # type: ignore[literal-required]


def _beside(figures: Figures | None) -> str:
    """How many decisions a second are left where the decks are made of all cards, with the spread of the rounds."""
    if figures is None:
        return "–"
    x = figures["beside"]
    return f"{x['median']:.1f} % ({x['least']:.1f}–{x['most']:.1f})"


def _growth(figures: Figures | None) -> float | None:
    """How much more a decision costs with eight lanes open than with one."""
    one, eight = _of_lanes(figures, 1), _of_lanes(figures, 8)
    return round(one["decisions_per_s"] / eight["decisions_per_s"], 2) if one and eight else None


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


def bench_table(
    tables: int,
    four_lanes: int,
    programs: int,
    seconds: float,
    every: float,
    nodes: int,
    full_at: int,
    db: str | None,
    as_json: bool,
) -> int:
    """How many tables `farfield serve` holds on this machine, and how fast."""
    from farfield.table.server.load import Wanted
    from farfield.table.server.load import bench as measure_table

    return measure_table(Wanted(tables, four_lanes, programs, seconds, every, nodes, full_at, db), as_json)
