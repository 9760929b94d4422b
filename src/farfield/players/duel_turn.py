"""A whole turn of a Duel: several actions tried out one after another, and what the opponent makes of it.

The best beginnings are followed in one imagined game. Those that look best at the end are played again in some others,
each with other cards where the seat cannot know them. There the opponent answers and, if there is time for it, takes
the next turn. All are compared in the same games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import END_TURN, Q_FOCUS, Q_MAIN, Q_PRIORITY

from .duel_sense import LearnedSense
from .duel_value import chance
from .trying_out import Course, Step, Trying, distinct, question_in, quiet

FIRST_DEPTH = 5  # parts of the first action that are tried out one after another
LATER_DEPTH = 3  # as `FIRST_DEPTH`, for all actions but the first
CERTAIN = 30.0  # log odds that are as good as won


@dataclass(frozen=True)
class Effort:
    """How far somebody looks."""

    long: int = 4  # how many actions one after another are tried out
    wide: int = 2  # how many beginnings are followed
    give_up: float = 1.5  # a beginning that is so much worse than another, in log odds, is not followed
    top: int = 4  # how many ends of a turn are compared in other games
    near: float = 0.8  # those that look worse than the best by more than this are not
    worlds: int = 3  # in how many other games
    answers: int = 0  # cards that the opponent tries to answer with
    turns: bool = False  # does the opponent take the next turn there?
    tricks: int = 2  # cards that are tried in a showdown an action opens
    trust: float = 0.7  # how much the other games count, beside the first


def no_clock() -> bool:
    return False


class TryingMore(Trying, Protocol):
    """Keeps also what else an action could have come to."""

    others: list[tuple[float, Game, list[Step]]]


class DuelTurn:
    """Looks for the best answers from one question on."""

    def __init__(
        self,
        trying: TryingMore,
        sense: LearnedSense,
        effort: Effort,
        imagine: Callable[[int], Game],
        reply: Callable[[Game, Decision], Option],
        dice: Random,
        late: Callable[[], bool] = no_clock,
    ) -> None:
        self.trying = trying
        self.sense = sense
        self.effort = effort
        self.imagine = imagine  # the game as it may be, by a number
        self.reply = reply  # what a program that looks one action ahead answers in an imagined game
        self.dice = dice
        self.late = late  # is there no time left?

    def best(self, seen: Game, now: Decision) -> list[Step]:
        """The answers to give, from this question on."""
        ends = self.turn(seen, now) if now.kind == Q_MAIN else self.answers(seen, now)
        ends.sort(key=value_of, reverse=True)
        kept: list[Course] = []
        for course in ends:
            if len(kept) == self.effort.top or course.value < ends[0].value - self.effort.near:
                break
            if all(abs(course.value - other.value) > 1e-6 for other in kept):
                kept.append(course)
        best = self.compared(kept, now) if len(kept) > 1 and self.effort.worlds else kept[0]
        return best.steps

    def answers(self, seen: Game, now: Decision) -> list[Course]:
        """Every answer to a question in the middle of something."""
        found: list[Course] = []
        self.trying.begin()
        for option in distinct(seen, now):
            line = [Step(now, option)]
            value, game = self.trying.try_out(seen, now, option, FIRST_DEPTH, line)
            found.append(Course(value + self.dice.random() * self.sense.noise, game, None, line))
        return found

    def turn(self, seen: Game, now: Decision) -> list[Course]:
        """Ways to use the rest of the turn."""
        effort = self.effort
        ending = [Step(now, quiet(now.options))]
        ends = [Course(self.sense.worth(seen), seen, None, ending)]
        front = [Course(ends[0].value, seen, now, [])]
        top = ends[0].value
        for length in range(effort.long):
            found = self.next_actions(front, FIRST_DEPTH if length == 0 else LATER_DEPTH)
            ends += found
            front = []
            values: set[float] = set()
            for course in found:
                top = max(top, course.value)
                if course.value < top - effort.give_up or len(front) == effort.wide:
                    break
                if round(course.value, 6) in values:  # the same actions in another order
                    continue
                values.add(round(course.value, 6))
                course.now = self.goes_on(course.game, now)
                if course.now is not None:
                    front.append(course)
            if not front or self.late():
                break
        for course in ends:
            if course.now is not None and course.steps[-1].option.verb != END_TURN:
                course.steps = [*course.steps, Step(course.now, quiet(course.now.options))]
        return ends

    def next_actions(self, front: list[Course], depth: int) -> list[Course]:
        """Every action after each of these, the best first."""
        found: list[Course] = []
        for course in front:
            assert course.now is not None
            self.trying.begin()
            for option in distinct(course.game, course.now):
                if option.verb != END_TURN:
                    if course.steps and self.late():
                        break
                    line = [Step(course.now, option)]
                    self.trying.others = []
                    value, game = self.trying.try_out(course.game, course.now, option, depth, line)
                    found.append(Course(value, game, None, course.steps + line))
                    # What costs more now may pay off with the action after it: a unit that enters ready, say.
                    for value, other, steps in self.trying.others:
                        if other is not game:
                            found.append(Course(value, other, None, course.steps + steps))
        found.sort(key=value_of, reverse=True)
        return found

    def goes_on(self, game: Game, since: Decision) -> Decision | None:
        """The question for one more action of the same turn."""
        decision = None if game.over else question_in(game, since.arena)
        if decision is None or decision.kind != Q_MAIN or decision.seat != since.seat:
            return None
        return decision

    def compared(self, kept: list[Course], now: Decision) -> Course:
        """Of the best ends the one that is best in other games, too."""
        totals = [0.0] * len(kept)
        games = 0
        while games < self.effort.worlds and not self.late():
            world = self.imagine(self.dice.getrandbits(32))
            found = [self.played_on(world.copy(), now, course) for course in kept]
            totals = [one + other for one, other in zip(totals, found, strict=True)]
            games += 1
        if not games:
            return kept[0]
        trust = self.effort.trust
        for course, total in zip(kept, totals, strict=True):
            course.value = trust * total / games + (1 - trust) * likely(course.value)
        return max(kept, key=value_of)

    def played_on(self, game: Game, now: Decision, course: Course) -> float:
        """How likely the game is won if these answers are given in it, as far as they can be."""
        steps = course.steps[:]
        seat, turn = now.seat, game.turn
        for _ in range(400):
            if game.over:
                break
            decision = game.decisions()[0]
            mine = decision.seat == seat
            if decision.kind == Q_MAIN:
                later = game.turn != turn or not mine
                if later and (mine or not self.effort.turns):
                    break
            game.choose(decision, self.answer(game, decision, mine, steps, game.turn == turn))
        if game.over or game.turn == turn or game.turn_seat != seat:
            return likely(self.sense.worth(game))
        return likely(self.sense.now(game))

    def answer(self, game: Game, decision: Decision, mine: bool, steps: list[Step], same_turn: bool) -> Option:
        if mine and steps:
            step = steps[0]
            if len(decision.options) > 1 and step.fits(decision):
                return steps.pop(0).option
            if step.kind == decision.kind and step.option in decision.options and decision.kind != Q_PRIORITY:
                return steps.pop(0).option
        if len(decision.options) == 1:
            return decision.options[0]
        if mine and same_turn:
            return quiet(decision.options)
        if decision.kind in (Q_FOCUS, Q_PRIORITY) and not self.effort.answers:
            return quiet(decision.options)
        return self.reply(game, decision)


def likely(log_odds: float) -> float:
    return chance(max(-CERTAIN, min(CERTAIN, log_odds)))


def value_of(course: Course) -> float:
    return course.value
