"""A whole Action Phase in a lane: a spell may only pay off with the move after it.

Several actions are tried out one after another, following the best beginnings. Those that look best at the end are
played on through what the NPC may be dealt next, with the rules themselves: what a text, a Strike or Tank does to a
fight needs no guess then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.rules.terms import END_TURN, MAIN, Q_MAIN, Q_PAY

from . import mulligan
from .lane_sense import LaneSense
from .trying_out import Course, Step, Trying, distinct, question_in, quiet

DEPTH = 5  # parts of the first action that are tried out one after another
LATER_DEPTH = 3  # as `DEPTH`, for all actions but the first
GIVE_UP = 1.0  # a beginning that is so many points worse than another is not followed


@dataclass(frozen=True)
class LaneEffort:
    """How far somebody looks."""

    long: int = 4  # how many actions one after another are tried out
    wide: int = 2  # how many beginnings are followed
    top: int = 4  # how many ends of a turn are played on
    deals: int = 6  # in how many ways, shared among the players: the whole table is played on
    trust: float = 0.7  # how much what was played on counts, beside what the turn's end looked like
    halving: bool = False  # the worse half of the ends is given up after a quarter of the ways, and after half of them
    mulligan: int = 0  # in how many ways every mulligan is tried out, shared as well; 0: by a rule


class LaneTurn:
    """Looks for the best way to use one Action Phase."""

    def __init__(
        self,
        trying: Trying,
        sense: LaneSense,
        dice: Random,
        effort: LaneEffort,
        imagine: Callable[[Game, int, int], Game],
        late: Callable[[], bool],
    ) -> None:
        self.trying = trying
        self.sense = sense
        self.dice = dice
        self.effort = effort
        self.imagine = imagine  # a game as it may be for a seat, by a number
        self.late = late  # is there no time left?

    def best(self, seen: Game, now: Decision) -> list[Step]:
        """The answers to give, from this question on."""
        start = Course(self.sense.worth(seen), seen, now, [])
        ends = [start]
        front = [start]
        top = start.value
        for length in range(self.effort.long):
            found = self.next_actions(front, DEPTH if length == 0 else LATER_DEPTH)
            ends += found[: self.effort.top]
            front = []
            for course in found[: self.effort.wide]:
                top = max(top, course.value)
                if length and course.value < top - GIVE_UP:
                    break
                course.now = self.goes_on(course.game, now)
                if course.now is not None:
                    front.append(course)
            if not front or self.late():
                break
        course = self.played_on(ends, now)
        steps = course.steps
        if course.now is not None and (not steps or course not in front):
            steps = [*steps, Step(course.now, quiet(course.now.options))]  # nothing more was worth doing after it
        return steps

    def mulligan(self, seen: Game, now: Decision) -> list[Step]:
        """Which cards to put back: what is drawn for them, and what the NPC makes of them, in several games."""
        seat, dice = now.seat, self.dice

        def world(number: int) -> Game:
            return self.imagine(seen, seat, dice.getrandbits(32))

        games = self.shared(self.effort.mulligan, seen.players)
        return mulligan.best_of_all(seen, now, games, world, self.npc_acts, self.late)

    def shared(self, deals: int, players: int) -> int:
        """With so many players: the whole table is played on, so each of them takes longer."""
        return max(min(2, deals), deals // players)

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
                    value, game = self.trying.try_out(course.game, course.now, option, depth, line)
                    value += self.dice.random() * self.sense.noise
                    found.append(Course(value, game, None, course.steps + line))
        found.sort(key=value_of, reverse=True)
        return found

    def goes_on(self, game: Game, since: Decision) -> Decision | None:
        """The question for one more action of the same turn."""
        decision = None if game.over else question_in(game, since.arena)
        if decision is None or decision.kind != Q_MAIN or decision.seat != since.seat:
            return None
        return decision if game.turn == self.sense.turn else None

    def played_on(self, ends: list[Course], now: Decision) -> Course:
        """Of the best ends the one that is best after the NPC has acted."""
        ends.sort(key=value_of, reverse=True)
        kept: list[Course] = []
        for course in ends:
            if len(kept) < self.effort.top and all(abs(course.value - other.value) > 0.01 for other in kept):
                kept.append(course)
        if len(kept) == 1:
            return kept[0]
        most = self.shared(self.effort.deals, kept[0].game.players)
        after = [0.0] * len(kept)
        left = list(range(len(kept)))
        deals = 0
        while deals < most:
            seed = self.dice.getrandbits(32)
            found: list[float] = []
            for i in left:
                if self.late():
                    break
                course = kept[i]
                found.append(course.value if course.game.over else self.after_the_npc(course.game, now.seat, seed))
            if len(found) < len(left):
                break
            for i, value in zip(left, found, strict=True):
                after[i] += value
            deals += 1
            if self.effort.halving and deals in (most // 4, most // 2):
                left.sort(key=lambda i: self.trusted(kept[i].value, after[i] / deals), reverse=True)
                left = left[: max(2, len(left) // 2)]
        if not deals:
            return kept[0]
        for i in left:
            kept[i].value = self.trusted(kept[i].value, after[i] / deals)
        return max([kept[i] for i in left], key=value_of)

    def trusted(self, before: float, after: float) -> float:
        return before + self.effort.trust * (after - before)

    def after_the_npc(self, game: Game, seat: int, seed: int) -> float:
        """What it looks like in the next Action Phase if everybody ends this one, for one way the deck may lie."""
        return self.npc_acts(self.imagine(game, seat, seed))

    def npc_acts(self, game: Game) -> float:
        """The same in a game that is not needed any more. Everything is let pass."""
        for _ in range(60 * game.players):
            if game.over or (game.turn > self.sense.turn and game.phase == MAIN):
                break
            decision = game.decisions()[0]
            game.choose(decision, decision.options[0] if decision.kind == Q_PAY else quiet(decision.options))
        return self.sense.worth_of_own_lane(game)


def value_of(course: Course) -> float:
    return course.value
