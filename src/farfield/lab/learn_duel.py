"""Learn how likely a Duel is to be won: games that programs play against each other, and a network fitted to them.

python -m farfield.lab.learn_duel [--games 6000] [--seed 1] [--into duel_weights.json]
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from farfield.decks import Deck, builtin_decks
from farfield.games import start
from farfield.lab.pool import random_deck
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.players.duel_value import numbers
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

WANDER: Final = 0.06  # how often any answer at all is given, by the one of both who wanders
MIDDLE: Final = 0.15  # how often a later question of a Main Phase is written down too


@dataclass
class Moment:
    """What a seat could count in a Main Phase."""

    seat: int
    numbers: list[float]
    board: list[tuple[str, int]]
    hand: list[str]


@dataclass
class Lesson:
    """A game to learn from."""

    moments: list[Moment] = field(default_factory=list)
    winner: int = -1


class Pupil:
    """Plays like another, wanders off now and then, and writes down what both seats see."""

    def __init__(self, player: Player, wander: float, dice: Random, lesson: Lesson) -> None:
        self.player = player
        self.wander = wander
        self.dice = dice
        self.lesson = lesson
        self.turn = -1

    def choose(self, game: Game, decision: Decision) -> Option:
        if decision.kind == Q_MAIN and (game.turn != self.turn or self.dice.random() < MIDDLE):
            self.turn = game.turn
            for seat in (0, 1):
                self.lesson.moments.append(Moment(seat, *numbers(game, seat)))
        if self.dice.random() < self.wander:
            return self.dice.choice(decision.options)
        return self.player.choose(game, decision)


def dealt(dice: Random) -> Deck:
    """A deck to learn with: half of them random ones, the rest those that come with Farfield."""
    return random_deck(dice.randrange(100_000)) if dice.random() < 0.5 else dice.choice(builtin_decks())


def play(seed: int, players: tuple[str, ...]) -> Lesson:
    dice = Random(f"lesson {seed}")
    lesson = Lesson()
    game = start([dealt(dice), dealt(dice)], seed, record=False)
    pupils = [
        Pupil(PROGRAMS[dice.choice(players)](seed + seat), dice.choice((0.0, WANDER)), dice, lesson) for seat in (0, 1)
    ]
    play_out(game, pupils)
    lesson.winner = game.winners[0] if game.winners else -1
    return lesson
