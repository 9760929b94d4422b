"""How well a program plays Lane Legends: a table of games won and final scores, beside another program's.

python -m farfield.lab.lanes [--games 200] [--player rule-of-thumb] [--beside random] [--seed 1] [--json]
    [--into docs/opponents.md] [--keep cells.jsonl]
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from farfield import __version__
from farfield.decks import builtin_decks, starter_decks
from farfield.errors import FarfieldError
from farfield.games import Settings, start
from farfield.lab import counting, running
from farfield.lab.ceilings import CEILING, open_cards
from farfield.lab.counting import Mean, Tally
from farfield.lab.keeping import Key
from farfield.lab.playing import MOST_ANSWERS, PLAYERS
from farfield.players import play_out
from farfield.rules.modes.lane_legends.modifiers import PRESETS

SEATS: Final = (1, 2, 4)
Pair = tuple[str, str]
USUAL: Final[Pair] = ("rule-of-thumb", "random")
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

    def score(self) -> Mean:
        """The mean final score of the team."""
        return counting.mean(self.scores)


def decks_with_gear() -> list[str]:
    """The names of the built-in lists of which more than a quarter is gear, so that Strikes appear."""
    return [deck.name for deck in builtin_decks()[len(starter_decks()) :]]


def cells(decks: Sequence[str], presets: Sequence[str], seats: Sequence[int], players: Pair = USUAL) -> list[Cell]:
    return [Cell(d, p, n, who) for d in decks for p in presets for n in seats for who in players]


@dataclass(frozen=True)
class Part:
    """Some games of one kind, from seed `first` on."""

    cell: Cell
    first: int
    games: int


def name_of(part: Part) -> Key:
    return (part.cell.deck, part.cell.preset, part.cell.seats, part.cell.player, part.first, part.games)


def play(part: Part) -> dict[str, Any]:
    """Games won, and every score."""
    cell, won, scores = part.cell, 0, []
    for seed in range(part.first, part.first + part.games):
        game = start([cell.deck] * cell.seats, seed, mode="lanes", record=False, options=cell.preset)
        players = [PLAYERS[cell.player](seed * 16 + seat) for seat in range(cell.seats)]
        if cell.player == CEILING:
            open_cards(game, players)
        play_out(game, players, MOST_ANSWERS)
        if not game.over:
            raise RuntimeError(f"{cell} with seed {seed} does not end")
        won += bool(game.winners)
        scores.append(game.standing().points[0])
    return {"won": won, "scores": scores}


def measure(
    wanted: Sequence[Cell],
    games: int,
    cores: int = 1,
    tell: running.Tell | None = None,
    keep: Path | None = None,
    seed: int = 1,
) -> Iterator[tuple[Cell, Outcome]]:
    """Every kind of game, one after another."""
    firsts = range(seed, seed + games, CHUNK)
    parts = [Part(cell, first, min(CHUNK, seed + games - first)) for cell in wanted for first in firsts]
    done = 0
    whole = Outcome()
    with running.runs(cores, None, keep, "lanes") as here:
        for part, came in here.results(play, parts, name_of):
            whole.won += came["won"]
            whole.scores += came["scores"]
            done += part.games
            if tell is not None:
                tell(done, len(wanted) * games, f"{part.cell.deck}, {part.cell.preset}")
            if len(whole.scores) == games:
                yield part.cell, whole
                whole = Outcome()


def table(results: dict[Cell, Outcome], players: Pair = USUAL) -> str:
    """The results in Markdown; a row for each deck, preset and number of players, then all decks together."""
    ours_is, beside = players
    lines = [
        f"| deck | preset | players | {ours_is}: won | {beside}: won | {ours_is}: score | {beside}: score |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    rows = {**results, **pooled(results)}
    for cell, ours in rows.items():
        theirs = rows.get(Cell(cell.deck, cell.preset, cell.seats, beside))
        if cell.player == ours_is and theirs is not None:
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
    found = outcome.score()
    return f"{found.mean:.1f} ({found.low:.1f} to {found.high:.1f})"


def not_apart(results: dict[Cell, Outcome], players: Pair = USUAL) -> list[str]:
    """Where the first player is not clearly better: by games won on Calm and Standard, by score on the others."""
    out: list[str] = []
    for cell, ours in results.items():
        theirs = results.get(Cell(cell.deck, cell.preset, cell.seats, players[1]))
        if cell.player != players[0] or theirs is None:
            continue
        if cell.preset in ("calm", "standard"):
            clear = ours.tally.interval()[0] > theirs.tally.interval()[1]
        else:
            clear = ours.score().low > theirs.score().high
        if not clear:
            out.append(f"{cell.deck}, {cell.preset}, {cell.seats} players")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.lanes", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--decks", nargs="+", default=decks_with_gear())
    parser.add_argument("--presets", nargs="+", default=list(PRESETS), choices=PRESETS)
    parser.add_argument("--seats", nargs="+", type=int, default=list(SEATS))
    parser.add_argument("--player", default=USUAL[0], choices=PLAYERS, help="who is measured")
    parser.add_argument("--beside", default=USUAL[1], choices=PLAYERS, help="who plays the same games")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each kind")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--keep", type=Path, help="a file for finished games: another run goes on from there")
    parser.add_argument("--into", type=Path, help="a page of the documentation to put the table into")
    chosen = parser.parse_args(argv)
    if chosen.games < 2:
        parser.error("--games takes a number from 2 on: an interval needs two games")
    try:
        for deck, seats in itertools.product(chosen.decks, chosen.seats):
            Settings.of(*[deck] * seats, mode="lanes")
    except FarfieldError as error:
        parser.error(str(error))
    players = (chosen.player, chosen.beside)
    if chosen.player == chosen.beside:
        parser.error("--beside takes another program than --player")
    wanted = cells(chosen.decks, chosen.presets, chosen.seats, players)
    progress = running.Progress()
    try:
        results = dict(measure(wanted, chosen.games, chosen.cores, progress.tell, chosen.keep, chosen.seed))
    except FarfieldError as error:
        parser.error(str(error))
    finally:
        progress.end()
    told = report(results, chosen.games, players, chosen.seed)
    print(as_json(results) if chosen.json else told)
    if chosen.into is not None:
        put_between(chosen.into, BEGIN, END, told)
    return 1 if not_apart(results, players) else 0


def as_json(results: dict[Cell, Outcome]) -> str:
    return json.dumps([{**asdict(cell), **asdict(outcome)} for cell, outcome in results.items()])


def report(results: dict[Cell, Outcome], games: int, players: Pair = USUAL, seed: int = 1) -> str:
    unclear = not_apart(results, players)
    verdict = (
        "In every row the 95 % intervals are apart: on Calm and Standard those of the games won, on Storm and "
        "Nightmare those of the mean score."
        if not unclear
        else "Not apart: " + "; ".join(unclear) + "."
    )
    today = datetime.date.today().isoformat()
    made = f"Farfield {__version__}, {today}, {games} games from seed {seed} in each cell."
    return f"{made} {verdict}\n\n{table(results, players)}"


def put_between(path: Path, begin: str, end: str, text: str) -> None:
    """Replace what stands between the two marks of a page."""
    page = path.read_text(encoding="utf-8")
    if begin not in page or end not in page:
        raise SystemExit(f"{path} has no lines {begin} and {end} to put the table between.")
    before, after = page.split(begin)[0], page.split(end)[1]
    path.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
