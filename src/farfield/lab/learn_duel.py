"""Learn how likely a Duel is to be won: games that programs play against themselves, and a network fitted to them.

python -m farfield.lab.learn_duel [--games 6000] [--seed 1000001] [--player rule-of-thumb] [--into duel_weights.json]

Half of the decks are random ones of all complete cards, the others come with Farfield. Some players wander off now and
then, so that also what a good player avoids is seen. The same seed learns the same weights. Needs numpy
(`pip install ".[learn]"`); with the compiled engine it is much faster.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Protocol

from farfield.decks import Deck, builtin_decks
from farfield.games import start
from farfield.lab import running
from farfield.lab.duel_network import Examples, as_text, fitted
from farfield.lab.random_decks import allowed
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.players.duel_value import ONE, WEIGHTS, WHERE, numbers
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

WANDER: Final = 0.06  # how often any answer at all is given, by those who wander
MIDDLE: Final = 0.15  # how often a later question of a Main Phase is written down too
FEWEST: Final = 20


@dataclass
class Moment:
    """What a seat could count in a Main Phase: numbers, and the names of cards with where they were."""

    seat: int
    numbers: list[int]
    cards: list[tuple[str, int]]


@dataclass
class Lesson:
    """A game to learn from."""

    moments: list[Moment] = field(default_factory=list)
    winner: int = -1


class Pupil:
    """Plays like another, wanders off now and then, and writes down what both seats see."""

    def __init__(self, game: Game, player: Player, wander: float, dice: Random, lesson: Lesson) -> None:
        self.game = game
        self.player = player
        self.wander = wander
        self.dice = dice
        self.lesson = lesson
        self.turn = -1

    def choose(self, sight: Sight, decision: Decision) -> Option:
        game = self.game
        if decision.kind == Q_MAIN and self.writes_down(game):
            self.turn = game.turn
            self.lesson.moments += [Moment(seat, *self.numbers(game, seat)) for seat in self.seats(game)]
        if self.dice.random() < self.wander:
            return self.dice.choice(decision.options)
        return self.player.choose(sight, decision)

    def writes_down(self, game: Game) -> bool:
        return game.turn != self.turn or self.dice.random() < MIDDLE

    def seats(self, game: Game) -> list[int]:
        return [0, 1]

    def numbers(self, game: Game, seat: int) -> tuple[list[int], list[tuple[str, int]]]:
        return numbers(game, seat)


def dealt(dice: Random) -> Deck:
    return allowed().table(dice.randrange(100_000), 1)[0] if dice.random() < 0.5 else dice.choice(builtin_decks())


def play(seed: int, player: str) -> Lesson:
    """One game; each seat has this player, and every other one wanders."""
    dice = Random(f"lesson {seed}")
    lesson = Lesson()
    game = start([dealt(dice), dealt(dice)], seed, record=False)
    pupils = [Pupil(game, PROGRAMS[player](seed + s), dice.choice((0.0, WANDER)), dice, lesson) for s in (0, 1)]
    play_out(game, pupils)
    lesson.winner = game.winners[0] if game.winners else -1
    return lesson


def examples(lessons: Sequence[Lesson]) -> Examples:
    """The moments of many games as tables."""
    import numpy as np

    seen = [(i, lesson.winner, moment) for i, lesson in enumerate(lessons) for moment in lesson.moments]
    seen = [one for one in seen if one[1] >= 0]
    names = sorted({name for _, _, moment in seen for name, _ in moment.cards})
    row = {name: WHERE * i for i, name in enumerate(names)}
    cards: list[int] = []
    begin = [0]
    for _, _, moment in seen:
        cards += [row[name] + where for name, where in moment.cards]
        begin.append(len(cards))
    return Examples(
        np.array([moment.numbers for _, _, moment in seen], dtype=np.float32) / ONE, np.array(cards), np.array(begin),
        np.array([float(moment.seat == winner) for _, winner, moment in seen], dtype=np.float32),
        np.array([i for i, _, _ in seen]), names,
    )  # fmt: skip


class Plays(Protocol):
    def __call__(self, seed: int, player: str) -> Lesson: ...


def learn(parser: argparse.ArgumentParser, argv: Sequence[str] | None, play: Plays) -> int:
    """Play as many games as is asked for, by a seed and a program each, and fit a network to them. `parser` has
    defaults for `games`, `seed`, `player` and `into`."""
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, help="of the first game")
    parser.add_argument("--player", choices=PROGRAMS, help="who plays them")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, help="where the weights are put")
    chosen = parser.parse_args(argv)
    if chosen.games < FEWEST:
        parser.error(f"it takes at least --games {FEWEST} to learn anything")
    try:
        import numpy  # noqa: F401
    except ImportError:
        print('Learning needs numpy: pip install ".[learn]"', file=sys.stderr)
        return 2
    progress = running.Progress()
    lessons: list[Lesson] = []
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with running.runs(chosen.cores) as here:
        for _, lesson in here.results(partial(play, player=chosen.player), seeds):
            lessons.append(lesson)
            progress.tell(len(lessons), chosen.games)
    progress.end()
    all_ = examples(lessons)
    weights, off, right = fitted(all_)
    print(f"{chosen.games} games, {len(all_.won)} moments; on other games loss {off:.4f}, {right:.1%} right")
    chosen.into.write_text(as_text(weights, all_.names), encoding="utf-8")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.learn_duel", description=(__doc__ or "").split("\n")[0])
    parser.set_defaults(games=6_000, seed=1_000_001, player="rule-of-thumb", into=WEIGHTS)
    return learn(parser, argv, play)


if __name__ == "__main__":
    sys.exit(main())
