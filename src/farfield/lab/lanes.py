"""How well the rule of thumb plays Lane Legends: a table of games won and final scores, beside another program's.

python -m farfield.lab.lanes [--games 200] [--beside random] [--json] [--into docs/opponents.md] [--keep cells.json]
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from farfield import __version__
from farfield.decks import builtin_decks, starter_decks
from farfield.errors import FarfieldError
from farfield.games import Settings, start
from farfield.lab import running
from farfield.lab.counting import Tally, Z
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.rules.modes.lane_legends.modifiers import PRESETS

SEATS: Final = (1, 2, 4)
OURS: Final = "rule-of-thumb"
BEGIN, END = "<!-- lanes: made by farfield.lab.lanes -->", "<!-- lanes: end -->"
CHUNK: Final = 10  # games that are handed to a core at once


@dataclass(frozen=True)
class Cell:
    """One kind of game: everybody with the same deck, and the same program in every seat."""

    deck: str
    preset: str
    seats: int
    player: str


@dataclass
class Outcome:
    """What games of one kind came to."""

    won: int = 0
    scores: list[int] = field(default_factory=list)

    @property
    def tally(self) -> Tally:
        return Tally(self.won, len(self.scores))

    def score(self) -> tuple[float, float, float]:
        """The mean final score of the team and its 95 % interval."""
        n = len(self.scores)
        mean = sum(self.scores) / n
        spread = math.sqrt(sum((x - mean) ** 2 for x in self.scores) / (n - 1)) if n > 1 else 0.0
        half = Z * spread / math.sqrt(n)
        return mean, mean - half, mean + half


def decks_with_gear() -> list[str]:
    """The names of the built-in lists of which more than a quarter is gear, so that Strikes appear."""
    return [deck.name for deck in builtin_decks()[len(starter_decks()) :]]


def cells(decks: Sequence[str], presets: Sequence[str], seats: Sequence[int], beside: str = "random") -> list[Cell]:
    return [Cell(d, p, n, who) for d in decks for p in presets for n in seats for who in (OURS, beside)]


def play(cell: Cell, first: int, games: int) -> Outcome:
    """Games from seed `first` on."""
    out = Outcome()
    for seed in range(first, first + games):
        game = start([cell.deck] * cell.seats, seed, mode="lanes", record=False, options=cell.preset)
        players: list[Player] = [PROGRAMS[cell.player](seed * 16 + seat) for seat in range(cell.seats)]
        play_out(game, players)
        if not game.over:
            raise RuntimeError(f"{cell} with seed {seed} does not end")
        out.won += bool(game.winners)
        out.scores.append(game.standing().points[0])
    return out


def play_part(part: tuple[Cell, int, int]) -> Outcome:
    return play(*part)


def measure(
    wanted: Sequence[Cell], games: int, cores: int = 1, tick: Callable[[int], None] | None = None
) -> Iterator[tuple[Cell, Outcome]]:
    """Every kind of game, one after another."""
    parts = [(cell, first, min(CHUNK, games + 1 - first)) for cell in wanted for first in range(1, games + 1, CHUNK)]
    done = 0
    whole = Outcome()
    with running.cores(cores) as pool:
        for (cell, _, _), part in running.results(play_part, parts, pool, cores):
            whole.won += part.won
            whole.scores += part.scores
            done += len(part.scores)
            if tick is not None:
                tick(done)
            if len(whole.scores) == games:
                yield cell, whole
                whole = Outcome()


def table(results: dict[Cell, Outcome], beside: str = "random") -> str:
    """The results in Markdown; a row for each deck, preset and number of players, then all decks together."""
    lines = [
        f"| deck | preset | players | rule of thumb: won | {beside}: won | rule of thumb: score | {beside}: score |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    rows = {**results, **pooled(results)}
    for cell, ours in rows.items():
        theirs = rows.get(Cell(cell.deck, cell.preset, cell.seats, beside))
        if cell.player == OURS and theirs is not None:
            row = [cell.deck, cell.preset.capitalize(), str(cell.seats)]
            row += [wins(ours), wins(theirs), score(ours), score(theirs)]
            lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def pooled(results: dict[Cell, Outcome]) -> dict[Cell, Outcome]:
    """All decks together, where there is more than one."""
    out: dict[Cell, Outcome] = {}
    if len({cell.deck for cell in results}) > 1:
        for cell, outcome in results.items():
            whole = out.setdefault(Cell("all decks", cell.preset, cell.seats, cell.player), Outcome())
            whole.won += outcome.won
            whole.scores += outcome.scores
    return out


def wins(outcome: Outcome) -> str:
    low, high = outcome.tally.interval()
    return f"{outcome.won} of {len(outcome.scores)} ({low:.1%} to {high:.1%})"


def score(outcome: Outcome) -> str:
    mean, low, high = outcome.score()
    return f"{mean:.1f} ({low:.1f} to {high:.1f})"


def not_apart(results: dict[Cell, Outcome], beside: str = "random") -> list[str]:
    """Where the rule of thumb is not clearly better: by games won on Calm and Standard, by score on the others."""
    out: list[str] = []
    for cell, ours in results.items():
        theirs = results.get(Cell(cell.deck, cell.preset, cell.seats, beside))
        if cell.player != OURS or theirs is None:
            continue
        if cell.preset in ("calm", "standard"):
            clear = ours.tally.interval()[0] > theirs.tally.interval()[1]
        else:
            clear = ours.score()[1] > theirs.score()[2]
        if not clear:
            out.append(f"{cell.deck}, {cell.preset}, {cell.seats} players")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.lanes", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--decks", nargs="+", default=decks_with_gear())
    parser.add_argument("--presets", nargs="+", default=list(PRESETS), choices=PRESETS)
    parser.add_argument("--seats", nargs="+", type=int, default=list(SEATS))
    others = [name for name in PROGRAMS if name != OURS]
    parser.add_argument("--beside", default="random", choices=others, help="who plays the same games")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--keep", type=Path, help="a file for finished kinds of games: another run goes on from there")
    parser.add_argument("--into", type=Path, help="a page of the documentation to put the table into")
    chosen = parser.parse_args(argv)
    if chosen.games < 2:
        parser.error("--games takes a number from 2 on: an interval needs two games")
    try:
        for deck, seats in itertools.product(chosen.decks, chosen.seats):
            Settings.of(*[deck] * seats, mode="lanes")
    except FarfieldError as error:
        parser.error(str(error))
    wanted = cells(chosen.decks, chosen.presets, chosen.seats, chosen.beside)
    results: dict[Cell, Outcome] = {}
    if chosen.keep is not None and chosen.keep.exists():
        results = {cell: outcome for cell, outcome in read(chosen.keep) if len(outcome.scores) == chosen.games}
    missing = [cell for cell in wanted if cell not in results]
    total = len(missing) * chosen.games

    progress = running.Progress()
    for cell, outcome in measure(missing, chosen.games, chosen.cores, lambda done: progress.tell(done, total)):
        results[cell] = outcome
        if chosen.keep is not None:
            chosen.keep.write_text(as_json(results), encoding="utf-8")
    progress.end()
    results = {cell: results[cell] for cell in wanted}
    told = report(results, chosen.games, chosen.beside)
    print(as_json(results) if chosen.json else told)
    if chosen.into is not None:
        put_into(chosen.into, told)
    return 1 if not_apart(results, chosen.beside) else 0


def as_json(results: dict[Cell, Outcome]) -> str:
    return json.dumps([{**asdict(cell), **asdict(outcome)} for cell, outcome in results.items()])


def read(path: Path) -> Iterator[tuple[Cell, Outcome]]:
    for row in json.loads(path.read_text(encoding="utf-8")):
        yield Cell(row["deck"], row["preset"], row["seats"], row["player"]), Outcome(row["won"], row["scores"])


def report(results: dict[Cell, Outcome], games: int, beside: str = "random") -> str:
    unclear = not_apart(results, beside)
    verdict = (
        "In every row the 95 % intervals are apart: on Calm and Standard those of the games won, on Storm and "
        "Nightmare those of the mean score."
        if not unclear
        else "Not apart: " + "; ".join(unclear) + "."
    )
    today = datetime.date.today().isoformat()
    made = f"Farfield {__version__}, {today}, {games} games from seed 1 in each cell."
    return f"{made} {verdict}\n\n{table(results, beside)}"


def put_into(path: Path, text: str) -> None:
    """Replace what stands between the two marks of a page."""
    page = path.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        raise SystemExit(f"{path} has no lines {BEGIN} and {END} to put the table between.")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
