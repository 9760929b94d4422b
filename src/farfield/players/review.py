"""After a game: the turns in which most was given away, with what would have been better and by how much.

Each turn is looked at where it began: in Lane Legends each seat's Action Phase. `hard` says what it would have done
from what the seat could know. What may be expected at the end of that turn is set beside what may be expected at the
end of the turn as it was played: the chance to win, or in Lane Legends the points that the score and the lane come
to, once the NPC has acted. Both are guesses, made in the same imagined games, where the others let everything
happen: neither luck nor an answer of theirs is a mistake.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final, Literal

from farfield.games.records import begin, origin_of
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Decision, Option
from farfield.rules.terms import MAIN, Q_MAIN, Q_PAY
from farfield.words.messages import Messages

from . import ask
from .duel_turn import LONGEST, answer
from .hints import at_the_end, chance, imagined, on_average
from .lane_sense import LaneSense
from .levels import HARD, HARD_LANES, SEVERAL
from .search import Quick, Search
from .trying_out import Step, quiet

MOST: Final = 3
LEAST: Final = 0.05
"""A smaller difference in the chance to win may be an error of the guess."""
LEAST_POINTS: Final = 0.5
"""The same in points of Lane Legends."""
LANE_WORLDS: Final = 8
"""Imagined games over which points are averaged: what the NPC is dealt in them differs."""

Kind = Literal["chance", "points"]


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
    """What may be expected after that."""
    was: float
    """And after the turn as it was played."""
    kind: Kind = "chance"
    """What it is that may be expected: the chance to win, or points."""


@dataclass(frozen=True)
class Part:
    """As far as a game was looked through."""

    found: list[TurningPoint]
    upto: int
    """So many answers of it; go on from there."""


def nobody(done: int, of: int) -> None: ...


def review(game: Game, most: int = MOST, told: Callable[[int, int], None] = nobody) -> list[TurningPoint]:
    """The turning points of a recorded game, in their order. `told`: how many answers were looked at, of how many."""
    return chosen(look_through(game, told=told).found, most)


def chosen(found: Collection[TurningPoint], most: int = MOST) -> list[TurningPoint]:
    """Those with the greatest difference."""
    return sorted(sorted(found, key=lambda x: x.was - x.better)[:most], key=lambda x: (x.answers, x.seat))


def in_words(turn: int, kind: Kind, better: float, was: float, who: str, option: str, said: Messages) -> str:
    """A turning point as a sentence. `option`: what would have been better, in the words of the table."""
    if kind == "chance":
        shares = {"better": round(100 * better), "was": round(100 * was)}
        return said.get("review-point", n=turn, who=who, option=option, **shares)
    points = [f"{x:.1f}".replace("-", "−") for x in (better, was)]
    if said.lang != "en":
        points = [x.replace(".", ",") for x in points]
    return said.get("review-point-lane", n=turn, who=who, option=option, better=points[0], was=points[1])


def look_through(
    game: Game,
    since: int = 0,
    seconds: float = 0.0,
    told: Callable[[int, int], None] = nobody,
    seats: Collection[int] | None = None,
) -> Part:
    """What these seats have given away, or all, after so many answers. `seconds`: of work, but one turn at least; 0: as
    long as it takes."""
    until = time.process_time() + seconds
    kind: type[Turn] = ActionPhase if isinstance(game.mode, LaneLegends) else Turn
    again = begin(origin_of(game))
    answers = game.answers or []
    found: list[TurningPoint] = []
    begun: dict[int, Turn] = {}
    looked: set[tuple[int, int]] = set()
    for number, given in enumerate(answers):
        told(number, len(answers))
        decision = again.find_decision(given.decision) if number >= since else None
        if decision is not None and decision.kind == Q_MAIN and (decision.seat, again.turn) not in looked:
            if seconds and looked and not begun and time.process_time() > until:
                return Part(found, number)
            if seats is None or decision.seat in seats:
                looked.add((decision.seat, again.turn))
                begun[decision.seat] = kind(again, decision, number)
        if decision is not None and given.seat in begun:
            begun[given.seat].played.append(Step(decision, given.option))
        again.give(given)
        for turn in [x for x in begun.values() if again.over or again.turn != x.point.turn]:
            del begun[turn.point.seat]
            point = turn.ended()
            if point is not None and not (again.over and point.seat in again.winners):
                found.append(point)
    return Part(found, len(answers))


class Turn:
    """A turn of somebody who plays against others, from what could be made of it on."""

    least = LEAST

    def __init__(self, game: Game, decision: Decision, number: int) -> None:
        self.worlds = self.imagined(game, decision.seat, number)
        self.played: list[Step] = []
        player = Search(number, HARD, lane_effort=HARD_LANES, several=SEVERAL)
        option = ask(player, game, decision)
        self.point = TurningPoint(number, game.turn, decision.seat, option, decision, 0.0, 0.0)
        self.point = replace(self.point, better=self.better(player.plan), kind=self.kind())

    def kind(self) -> Kind:
        return "chance"

    def imagined(self, game: Game, seat: int, seed: int) -> list[Game]:
        return imagined(game, seat, seed)

    def better(self, plan: list[Step]) -> float:
        return on_average(self.worlds, self.point.decision, self.point.option, plan)

    def was(self) -> float:
        return as_played(self.worlds, self.point.seat, self.played)

    def ended(self) -> TurningPoint | None:
        """None, if not much was given away."""
        was = self.was()
        return replace(self.point, was=was) if self.point.better - was > self.least else None


class ActionPhase(Turn):
    """An Action Phase of a lane."""

    least = LEAST_POINTS

    def kind(self) -> Kind:
        return "points"

    def imagined(self, game: Game, seat: int, seed: int) -> list[Game]:
        return [game.imagine(seat, seed + number, PREF_ASK_IN_MAIN) for number in range(LANE_WORLDS)]

    def better(self, plan: list[Step]) -> float:
        return points_after(self.worlds, self.point.seat, [Step(self.point.decision, self.point.option), *plan])

    def was(self) -> float:
        return points_after(self.worlds, self.point.seat, self.played)


def points_after(worlds: list[Game], seat: int, steps: list[Step]) -> float:
    """The score and what the seat's lane may still bring, when the NPC has acted after these answers."""
    total = 0.0
    for world in worlds:
        game = after_the_npc(world.copy(), seat, steps[:])
        points = float(game.sides[seat].points)
        if not game.over:
            points += LaneSense(world, seat).lane_worth(game, seat, True)
        total += float(game.victory_score) if seat in game.winners else points
    return total / len(worlds)


def after_the_npc(game: Game, seat: int, steps: list[Step]) -> Game:
    """An imagined game at the next Action Phase, after an Action Phase in which the seat answers so, as far as it can,
    and nobody else does anything."""
    turn = game.turn
    for _ in range(60 * game.players):
        if game.over or (game.turn > turn and game.phase == MAIN):
            break
        decision = game.decisions()[0]
        own = decision.seat == seat and game.turn == turn
        option = again_said(decision, steps) if own else None
        if option is None:
            option = decision.options[0] if decision.kind == Q_PAY else quiet(decision.options)
        game.choose(decision, option)
    return game


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
