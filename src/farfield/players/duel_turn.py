"""A question of a Duel, looked at through the rest of the turn: what does each answer come to?

Every answer is tried, and the turn is finished after it, as somebody would who looks one action ahead and counts what
everybody can count. What was learned weighs only where that leads to: when the opponent's Main Phase begins and, with
more effort, when one's own begins again, after the opponent has played on as quickly. All answers are compared in the
same imagined games, each with other cards where the seat cannot know them; those that are clearly behind are dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN, Q_PRIORITY

from .combinations import Combinations, TryingMore
from .duel_sense import LearnedSense
from .duel_value import chance
from .trying_out import Step, distinct, quiet

LONGEST = 150  # answers until it is given up that a turn ends


@dataclass(frozen=True)
class Effort:
    """How far somebody looks."""

    worlds: int = 4  # in how many imagined games
    behind: float = 2.0  # how many standard errors an answer must be behind the best to be dropped
    long: int = 4  # how many actions one after another are tried out, where the game may be won at once
    wide: int = 3  # how many beginnings are followed there
    theirs: float = 0.0  # how much it counts what becomes of it in the opponent's next turn


class Quick(Protocol):
    """Plays on in an imagined game."""

    def steps(self, game: Game, decision: Decision) -> list[Step]: ...


class Line:
    """An answer, and what it came to in each game."""

    __slots__ = ("option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class DuelTurn:
    """Looks for the best answer to one question."""

    def __init__(
        self,
        trying: TryingMore,
        sense: LearnedSense,
        effort: Effort,
        imagine: Callable[[int], Game],
        quick: Quick,
        dice: Random,
        late: Callable[[], bool],
    ) -> None:
        self.trying = trying
        self.sense = sense
        self.effort = effort
        self.imagine = imagine  # the game as it may be, by a number
        self.quick = quick
        self.dice = dice
        self.late = late  # is there no time left?

    def best(self, seen: Game, now: Decision) -> list[Step]:
        """The answers to give, from this question on."""
        if now.kind == Q_MAIN and self.near_the_goal(seen, now.seat):
            winning = Combinations(self.trying, self.sense, self.effort.long, self.effort.wide, self.late)
            found = winning.of(seen, now)
            if found is not None:
                return found
        lines = [Line(option) for option in distinct(seen, now)]
        for number in range(self.effort.worlds):
            if len(lines) == 1 or (number and self.late()):
                break
            world = self.imagine(self.dice.getrandbits(32)) if number else seen
            for line in lines:
                line.values.append(self.outcome(world.copy(), now, line))
            if number:
                lines = self.still_in(lines)
        best = max(lines, key=Line.mean) if lines[0].values else lines[0]
        return [Step(now, best.option)]

    def near_the_goal(self, seen: Game, seat: int) -> bool:
        """Could it be won this turn? Nobody scores more than each battlefield once, but for a few cards."""
        fields = sum([place.side < 0 for place in seen.places])
        return seen.victory_score - seen.sides[seat].points <= fields + 1

    def still_in(self, lines: list[Line]) -> list[Line]:
        """Those that are not clearly behind the best, and of those that come to the same in every game one."""
        best = max(lines, key=Line.mean)
        out: list[Line] = []
        for line in lines:
            gaps = [one - other for one, other in zip(best.values, line.values, strict=True)]
            mean = sum(gaps) / len(gaps)
            spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
            if line is best or mean < self.effort.behind * math.sqrt(spread / len(gaps)):
                out.append(line)
        return out

    def outcome(self, game: Game, now: Decision, line: Line) -> float:
        """How likely the game is won with this answer, as far as it is looked at."""
        seat = now.seat
        first = game.find_decision(now.id)
        assert first is not None
        game.choose(first, line.option)
        play_on(game, seat, self.quick, [])
        if game.over:
            return float(seat in game.winners)
        value = chance(self.sense.worth(game))
        theirs = self.effort.theirs
        if theirs:
            play_on(game, 1 - seat, self.quick, [])
            later = float(seat in game.winners) if game.over else chance(self.sense.now(game))
            value += theirs * (later - value)
        return value


def play_on(game: Game, who: int, quick: Quick, plan: list[Step]) -> None:
    """Until the Main Phase of the other: `who` plays as planned, then quickly, and the other lets it."""
    for _ in range(LONGEST):
        if game.over:
            return
        decision = game.decisions()[0]
        if decision.kind == Q_MAIN and decision.seat != who:
            return
        game.choose(decision, answer(game, decision, who, quick, plan))


def answer(game: Game, decision: Decision, who: int, quick: Quick, plan: list[Step]) -> Option:
    if len(decision.options) == 1:
        return decision.options[0]
    if plan and plan[0].fits(decision):
        return plan.pop(0).option
    if decision.seat != who or decision.kind == Q_PRIORITY:
        return quiet(decision.options)
    plan[:] = quick.steps(game, decision)
    return plan.pop(0).option
