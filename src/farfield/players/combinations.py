"""Several actions of a turn tried out one after another, for those that win together and not one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.rules.terms import END_TURN, Q_MAIN

from .trying_out import Course, Step, Trying, distinct, question_in

FIRST_DEPTH = 5  # parts of the first action that are tried out one after another
LATER_DEPTH = 3  # as `FIRST_DEPTH`, for all actions but the first


class TryingMore(Trying, Protocol):
    """Keeps also what else an action could have come to."""

    others: list[tuple[float, Game, list[Step]]]


class Worth(Protocol):
    """How good a position looks."""

    def worth(self, game: Game) -> float: ...


class Combinations:
    """Follows the best beginnings of a turn, `wide` of them, for up to `long` actions. A beginning that is worse than
    another by more than `behind`, in log odds, is not followed."""

    def __init__(
        self, trying: TryingMore, sense: Worth, long: int, wide: int, behind: float, late: Callable[[], bool]
    ) -> None:
        self.trying = trying
        self.sense = sense
        self.long = long
        self.wide = wide
        self.behind = behind
        self.late = late

    def winning(self, seen: Game, now: Decision) -> list[Step] | None:
        """Answers that win the game in this turn, if nobody stops it."""
        best = self.ends(seen, now)[0]
        return best.steps if best.game.over and now.seat in best.game.winners else None

    def ends(self, seen: Game, now: Decision) -> list[Course]:
        """Where a turn may end, the best first; only that which wins, if one does."""
        start = Course(self.sense.worth(seen), seen, now, [])
        ends, front = [start], [start]
        top = start.value
        for length in range(self.long):
            found = self.next_actions(front, FIRST_DEPTH if length == 0 else LATER_DEPTH)
            if found and found[0].game.over and now.seat in found[0].game.winners:
                return found[:1]
            front = []
            values: set[float] = set()
            for course in found:
                top = max(top, course.value)
                if course.value < top - self.behind:
                    break
                like = round(course.value, 6)
                if like in values:  # the same actions in another order
                    continue
                values.add(like)
                ends.append(course)
                if len(front) < self.wide:
                    course.now = self.goes_on(course.game, now)
                    if course.now is not None:
                        front.append(course)
            if not front or self.late():
                break
        ends.sort(key=value_of, reverse=True)
        return ends

    def next_actions(self, front: list[Course], depth: int) -> list[Course]:
        """Every action after each of these, the best first."""
        found: list[Course] = []
        for course in front:
            assert course.now is not None
            self.trying.begin()
            for option in distinct(course.game, course.now):
                if option.verb != END_TURN:
                    if found and self.late():
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


def value_of(course: Course) -> float:
    return course.value
