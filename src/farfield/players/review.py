"""After a Duel: the turns in which most was given away, with what would have been better and by how much.

Each turn is looked at where it began. `hard` says what it would have done from what the seat could know. The chance to
win at the end of that turn is set beside the chance at the end of the turn as it was played. Both are guesses, made in
the same imagined games, where the opponent lets everything happen: neither luck nor an answer of theirs is a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from farfield.errors import FarfieldError
from farfield.games.records import begin, origin_of
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

from .duel_turn import LONGEST, answer
from .hints import at_the_end, chance, imagined, on_average
from .levels import HARD
from .search import Quick, Search
from .trying_out import Step, quiet

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
    worlds: list[Game] = []
    played: list[Step] = []
    for number, given in enumerate(answers):
        told(number, len(answers))
        decision = again.find_decision(given.decision)
        if open_turn is None and decision is not None and decision.kind == Q_MAIN:
            worlds, played = imagined(again, decision.seat, number), []
            open_turn = look(again, decision, number, worlds)
        if open_turn is not None and decision is not None and given.seat == open_turn.seat:
            played.append(Step(decision, given.option))
        again.give(given)
        if open_turn is not None and (again.over or again.turn != open_turn.turn):
            was = as_played(worlds, open_turn.seat, played)
            if open_turn.better - was > LEAST and not (again.over and open_turn.seat in again.winners):
                found.append(replace(open_turn, was=was))
            open_turn = None
    found.sort(key=lambda x: x.was - x.better)
    return sorted(found[:most], key=lambda x: x.answers)


def look(game: Game, decision: Decision, number: int, worlds: list[Game]) -> TurningPoint:
    """What could be made of a turn that begins."""
    player = Search(number, HARD)
    option = player.choose(game, decision)
    better = on_average(worlds, decision, option, player.plan)
    return TurningPoint(number, game.turn, decision.seat, option, decision, better, 0.0)


def as_played(worlds: list[Game], seat: int, played: list[Step]) -> float:
    """The chance to win after the turn as it was played, as far as it can be in each of these games."""
    total = 0.0
    for world in worlds:
        game, steps, quick = world.copy(), played[:], Quick()
        for _ in range(LONGEST):
            decision = None if game.over else game.decisions()[0]
            if decision is None or (decision.kind == Q_MAIN and decision.seat != seat):
                break
            option = again_said(decision, steps) if decision.seat == seat else None
            if option is None:
                main = decision.kind == Q_MAIN  # everything is done that was
                option = quiet(decision.options) if main else answer(game, decision, seat, quick, [])
            game.choose(decision, option)
        total += chance(at_the_end(game, seat), seat)
    return total / len(worlds)


def again_said(decision: Decision, steps: list[Step]) -> Option | None:
    """What was answered to such a question, of what is left of the turn. Other cards may be drawn in another game, so
    an action that is not possible there is left out with all that belongs to it."""
    for number, step in enumerate(steps):
        if step.kind == decision.kind and step.option in decision.options:
            del steps[: number + 1]
            return step.option
        if step.kind == Q_MAIN and decision.kind != Q_MAIN:
            break
    return None
