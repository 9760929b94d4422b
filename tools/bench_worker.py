"""Plays what it is told, as often as it is told, with the engine it finds, and says how long that took.

`tools.bench_against` starts one such process for each of two engines and lets them work in turn. This file is the same
for both, so it may use only what every version has: decks, modes by name, `farfield.lab.bench.deal` and the methods of
`Game`; nothing of the way the rules are laid out.

Each line read is a piece of work, `WHAT FIRST NUMBER`; each line written is what came of it, in JSON. Times are
processor time, because the machine has other things to do.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import TYPE_CHECKING, Final, TypedDict

from farfield.decks import builtin, starter_decks
from farfield.games import MODES, loadout
from farfield.lab.bench import deal

if TYPE_CHECKING:
    from farfield.rules.game import Game
    from farfield.rules.modes.mode import Mode
    from farfield.rules.setup import Loadout

SEATS: Final = {"duel": 2, "lanes1": 1, "lanes8": 8}
MIDDLE: Final = {"duel": 60, "lanes8": 240}
"""After so many answers a game is in its middle, with a board and a hand to copy and to look at."""
MOST_ANSWERS: Final = 100_000
TRACE_MASK: Final = (1 << 61) - 1


class Done(TypedDict):
    """A piece of work. `trace` is equal where the same was played: it is made of how many questions were open and how
    many answers each offered, not of the state's hash, which changes with every field that a version adds."""

    seconds: float
    games: int
    decisions: int
    trace: int


class Table:
    """The decks and modes, made once."""

    def __init__(self) -> None:
        decks = list(starter_decks())
        plain = [loadout(deck) for deck in decks]
        armed = [loadout(builtin(f"{deck.name} with gear")) for deck in decks]  # so that Strikes appear
        lanes = MODES["lanes"].rules()
        self.kinds: dict[str, tuple[Mode, list[Loadout]]] = {
            "duel": (MODES["duel"].rules(), plain),
            "lanes1": (lanes, armed),
            "lanes8": (lanes, armed),
        }

    def deal(self, kind: str, seed: int) -> Game:
        mode, loadouts = self.kinds[kind]
        return deal(mode, loadouts, SEATS[kind], seed)


def play_on(game: Game, seed: int, answers: int) -> tuple[int, int]:
    """Answer at random until the game is over or so often; the number of real decisions and the trace."""
    pick = Random(seed).random
    decisions = trace = 0
    while answers and not game.over:
        asked = game.decisions()
        decision = asked[int(pick() * len(asked))]
        offered = decision.options
        if len(offered) > 1:
            decisions += 1
        trace = (trace * 1_000_003 + len(asked) * 4099 + len(offered)) & TRACE_MASK
        game.choose(decision, offered[int(pick() * len(offered))])
        answers -= 1
    return decisions, trace


def games(table: Table, kind: str, first: int, number: int) -> Done:
    """Whole games, the seeds from the first on."""
    decisions = trace = 0
    before = time.process_time()
    for seed in range(first, first + number):
        game = table.deal(kind, seed)
        count, one = play_on(game, seed, MOST_ANSWERS)
        if not game.over:
            raise RuntimeError(f"a random game ({kind}, seed {seed}) does not end")
        decisions += count
        trace = (trace * 1_000_003 + one) & TRACE_MASK
    return Done(seconds=time.process_time() - before, games=number, decisions=decisions, trace=trace)


def in_the_middle(table: Table, kind: str, first: int) -> tuple[Game, Done]:
    """The first game, from that seed on, that is not over by then."""
    seed = first
    while True:
        game = table.deal(kind, seed)
        decisions, trace = play_on(game, seed, MIDDLE[kind])
        if not game.over:
            return game, Done(seconds=0.0, games=0, decisions=decisions, trace=trace)
        seed += 1


def copies(table: Table, kind: str, first: int, number: int) -> Done:
    game, done = in_the_middle(table, kind, first)
    before = time.process_time()
    for _ in range(number):
        game.copy()
    done["seconds"] = time.process_time() - before
    return done


def views(table: Table, kind: str, first: int, number: int) -> Done:
    game, done = in_the_middle(table, kind, first)
    seat = game.decisions()[0].seat
    before = time.process_time()
    for _ in range(number):
        game.view(seat)
    done["seconds"] = time.process_time() - before
    return done


def work(table: Table, order: str) -> Done:
    """Carry out one line."""
    what, first, number = order.split()
    if what in SEATS:
        return games(table, what, int(first), int(number))
    do, kind = what.split("-")
    return {"copy": copies, "view": views}[do](table, kind, int(first), int(number))


def main() -> None:
    table = Table()
    engine = type(table.deal("duel", 0)).__module__
    print(json.dumps({"engine": sys.modules[engine].__file__}), flush=True)
    for order in sys.stdin:
        print(json.dumps(work(table, order)), flush=True)


if __name__ == "__main__":
    main()
