"""Learn how likely a seat is to win in Skirmish, War and 2v2: games of programs, and a network fitted to them.

python -m farfield.lab.learn_several [--games 3000] [--seed 2000001] [--player rule-of-thumb] [--into FILE]

The modes take turns. Otherwise all is as in `learn_duel`: half of the decks are random ones, some players wander off,
and the same seed learns the same weights. Needs numpy (`pip install ".[learn]"`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import Final

from farfield.games import start
from farfield.lab import learn_duel
from farfield.lab.ladder import DECKS, SEATS, Deal, Row, decks_of
from farfield.lab.learn_duel import WANDER, Lesson, learn
from farfield.players import play_out
from farfield.players.by_name import PROGRAMS
from farfield.players.several_value import WEIGHTS, numbers
from farfield.rules.game import Game

MODES: Final = ("skirmish", "2v2", "war")


class Pupil(learn_duel.Pupil):
    """Writes down what every seat sees as a turn begins."""

    def writes_down(self, game: Game) -> bool:
        return game.turn != self.turn

    def seats(self, game: Game) -> list[int]:
        return [side.index for side in game.sides if not side.lost]

    def numbers(self, game: Game, seat: int) -> tuple[list[int], list[tuple[str, int]]]:
        return numbers(game, seat)


def play(seed: int, player: str) -> Lesson:
    """One game; every other seat wanders. Moments are of the seats that won, as their team did, and of the others."""
    dice = Random(f"lesson of several {seed}")
    mode = MODES[seed % len(MODES)]
    lesson = Lesson()
    decks = dice.choice(("starter", "random") if mode == "2v2" else (*DECKS, "random"))  # gear: CR 489
    deal = Deal(Row(decks, player, player), seed, dice.randrange(1000), mode)
    game = start(decks_of(deal), seed, mode, record=False)
    seats = range(SEATS[mode])
    play_out(game, [Pupil(game, PROGRAMS[player](seed + s), dice.choice((0.0, WANDER)), dice, lesson) for s in seats])
    for moment in lesson.moments:  # whoever is on the team that won has won
        moment.seat = int(moment.seat in game.winners)
    lesson.winner = 1 if game.winners else -1
    return lesson


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.learn_several", description=(__doc__ or "").split("\n")[0])
    parser.set_defaults(games=3_000, seed=2_000_001, player="rule-of-thumb", into=WEIGHTS)
    return learn(parser, argv, play)


if __name__ == "__main__":
    sys.exit(main())
