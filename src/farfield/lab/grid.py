"""The grid: which programs are measured against which, declared before anything is played.

python -m farfield.lab.grid --keep FOLDER [--rows "expert"] [--cores 2] [--into docs/opponents.md]

Every row plays its games on deals of its own seed, by which nothing was chosen, and as many as it says, whatever comes
out. What is finished is kept in the folder, so that the same command goes on from there.
"""

from __future__ import annotations

import argparse
import datetime
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from farfield import __version__
from farfield.errors import FarfieldError
from farfield.lab import ladder, lanes, running
from farfield.lab.ceilings import CEILING
from farfield.lab.counting import Mean, Tally

SEED: Final = 20261118
STORM_SEED: Final = 20262118  # an earlier expert has played Storm from `SEED` on, and what came out was looked at
BEGIN, END = "<!-- grid: made by farfield.lab.grid -->", "<!-- grid: end -->"
HOURS: Final = 8.2  # of one core, for all of it: a night


@dataclass(frozen=True)
class Against:
    """A program against another, with one kind of decks."""

    mode: str
    decks: str
    one: str
    other: str
    games: int
    seconds: float  # of one core, about, for a game
    least: float  # the share that is wished for

    @property
    def name(self) -> str:
        return f"{self.mode}, {self.decks} decks"


@dataclass(frozen=True)
class InLanes:
    """A program in every seat, with the lists with gear in turn. What the rule of thumb makes of them is in the
    table of `lab.lanes`, 800 games of each."""

    preset: str
    seats: int
    player: str
    games: int
    seconds: float
    seed: int = SEED

    @property
    def name(self) -> str:
        return f"lanes, {self.preset}, {self.seats}"


Row = Against | InLanes


def rows() -> Iterator[Row]:
    for decks in ladder.DECKS:
        yield Against("duel", decks, "rule-of-thumb", "thumb-1", 400, 0.15, 0.80)
        yield Against("duel", decks, "rule-of-thumb", "thumb-1.1", 400, 0.15, 0.63)
        yield Against("duel", decks, "hard", "thumb-1.1", 400, 1.6, 0.85)
        yield Against("duel", decks, "expert", "thumb-1.1", 400, 7.5, 0.92)
        yield Against("duel", decks, "expert", "hard", 400, 9.0, 0.70)
    yield Against("2v2", "starter", "expert", "rule-of-thumb", 400, 4.6, 0.50)
    yield Against("skirmish", "starter", "expert", "rule-of-thumb", 400, 3.9, 0.50)
    for preset, seed in (("standard", SEED), ("storm", STORM_SEED), ("nightmare", SEED)):
        yield InLanes(preset, 1, "expert", 400, 1.0, seed)
        yield InLanes(preset, 1, CEILING, 80, 1.0, seed)
    for seats in (2, 4):
        for preset in ("calm", "standard"):
            yield InLanes(preset, seats, "expert", 200, 1.0 * seats)


def whole(wanted: Sequence[Row]) -> float:
    """How many hours of one core it takes, about."""
    return sum(row.games * row.seconds for row in wanted) / 3600


def play(row: Row, cores: int, keep: Path, tell: running.Tell | None = None) -> tuple[Tally, Mean | None]:
    """Games won, and in Lane Legends the mean score."""
    keep.mkdir(parents=True, exist_ok=True)
    if isinstance(row, Against):
        plan = ladder.Plan((row.one, row.other), (row.decks,), SEED, row.games, row.games, row.mode)
        (found,) = ladder.climb(plan, cores, keep / f"{row.mode}.jsonl", tell).values()
        return found.tally, None
    decks = lanes.decks_with_gear()
    cells = [lanes.Cell(deck, row.preset, row.seats, row.player) for deck in decks]
    games = row.games // len(decks)
    results = dict(lanes.measure(cells, games, cores, tell, keep / "lanes.jsonl", row.seed))
    (all_decks,) = lanes.pooled(results).values()
    return all_decks.tally, all_decks.score()


def line(row: Row, tally: Tally, mean: Mean | None) -> str:
    low, high = tally.interval()
    won = f"{tally.won:g} of {tally.played} ({tally.share:.1%}, {low:.1%} to {high:.1%})"
    if isinstance(row, Against):
        cells = [row.name, row.one, row.other, won, f"{row.least:.0%}"]
    else:
        assert mean is not None
        cells = [row.name, row.player, "", won, f"score {mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f})"]
    return "| " + " | ".join(cells) + " |"


def report(found: Sequence[tuple[Row, Tally, Mean | None]]) -> str:
    today = datetime.date.today().isoformat()
    lines = [
        f"Farfield {__version__}, {today}, seed {SEED}, for Lane Legends on Storm {STORM_SEED}.",
        "",
        "| what | player | against | won | wished for, or the mean score |",
        "| --- | --- | --- | --- | --- |",
    ]
    return "\n".join([*lines, *(line(*one) for one in found)])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.grid", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--keep", type=Path, help="a folder for finished games: another run goes on from there")
    parser.add_argument("--rows", default="", help="only rows with this in them, such as expert or storm")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="print the rows and how long they take; play nothing")
    parser.add_argument("--into", type=Path, help="a page of the documentation to put the table into")
    chosen = parser.parse_args(argv)
    wanted = [row for row in rows() if chosen.rows in f"{row.name}, {named(row)}"]
    if not wanted:
        parser.error(f"no row has “{chosen.rows}” in it: --list prints them")
    if chosen.list:
        for row in wanted:
            print(f"{row.name}: {named(row)}, {row.games} games, {row.games * row.seconds / 60:.0f} minutes")
        print(f"{whole(wanted):.1f} hours of one core")
        return 0
    if chosen.keep is None:
        parser.error("--keep takes a folder for what is finished")
    progress = running.Progress()
    found: list[tuple[Row, Tally, Mean | None]] = []
    try:
        for row in wanted:
            found.append((row, *play(row, chosen.cores, chosen.keep, progress.tell)))
            print(line(*found[-1]), flush=True)
    except FarfieldError as error:
        parser.error(str(error))
    finally:
        progress.end()
    if chosen.into is not None:
        lanes.put_between(chosen.into, BEGIN, END, report(found))
    return 0


def named(row: Row) -> str:
    return f"{row.one} against {row.other}" if isinstance(row, Against) else row.player


if __name__ == "__main__":
    sys.exit(main())
