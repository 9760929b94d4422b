"""After a Duel: the turns in which most was given away, with what would have been better and by how much.

Each turn is looked at where it began. `hard` says what it would have done from what the seat could know, and the chance
to win at the end of that turn is set beside the chance at the end of the turn as it was played. Both are guesses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from farfield.errors import FarfieldError
from farfield.games.records import begin, origin_of
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

from .hints import at_the_end, chance, course
from .levels import HARD
from .search import Search
from .trying_out import Step

MOST: Final = 3
LEAST: Final = 0.05
"""A smaller difference may be an error of the guess."""


class NotReviewed(FarfieldError):
    """Nobody has learned to weigh such a game."""


@dataclass(frozen=True)
class TurningPoint:
    answers: int
    """So many had been given when the turn began."""
    turn: int
    seat: int
    option: Option
    """What to begin with instead."""
    decision: Decision
    better: float
    """The chance to win after that."""
    was: float
    """And after the turn as it was played."""


def nobody(done: int, of: int) -> None: ...


def review(game: Game, most: int = MOST, told: Callable[[int, int], None] = nobody) -> list[TurningPoint]:
    """The turning points of a recorded Duel, in their order. `told`: how many answers were looked at, of how many."""
    if len(game.sides) != 2 or isinstance(game.mode, LaneLegends):
        raise NotReviewed("review-duels", "Only Duels can be reviewed, and the games of a match.")
    again = begin(origin_of(game))
    answers = game.answers or []
    found: list[TurningPoint] = []
    open_turn: TurningPoint | None = None
    for number, answer in enumerate(answers):
        told(number, len(answers))
        decision = again.find_decision(answer.decision)
        if open_turn is None and decision is not None and decision.kind == Q_MAIN:
            open_turn = look(again, decision, number)
        again.give(answer)
        if open_turn is not None and (again.over or again.turn != open_turn.turn):
            was = chance(again, open_turn.seat)
            if open_turn.better - was > LEAST:
                found.append(replace(open_turn, was=was))
            open_turn = None
    found.sort(key=lambda x: x.was - x.better)
    return sorted(found[:most], key=lambda x: x.answers)


def look(game: Game, decision: Decision, number: int) -> TurningPoint:
    """What could be made of a turn that begins."""
    player = Search(number, HARD)
    option = player.choose(game, decision)
    seen = game.imagine(decision.seat, number, PREF_ASK_IN_MAIN)
    then = at_the_end(course(seen, decision, [Step(decision, option), *player.plan]), decision.seat)
    better = chance(then, decision.seat)
    return TurningPoint(number, game.turn, decision.seat, option, decision, better, 0.0)
