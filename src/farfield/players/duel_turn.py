"""A question of a Duel, looked at through the rest of the turn and some turns after it: what does each answer come to?

Every answer is tried, and the turn is finished after it, as somebody would who looks one action ahead and counts what
everybody can count. What was learned weighs only where that leads to, when the opponent's Main Phase begins. Answers
that lead to the same are one; of the others the best are looked at again: from there both play on as quickly for some
turns, with several hands that the opponent may have, and what was learned is asked again at each of them. With more
effort the turn is finished with more care: at each of its own questions every answer is tried once more. All answers
are compared in the same imagined games, each with other cards where the seat cannot know them; those that are clearly
behind are dropped.
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
from .duel_value import chance
from .others import their_answer
from .trying_out import Step, distinct, quiet

LONGEST = 150  # answers until it is given up that a turn ends
LEAST = 0.05  # the spread of a difference is taken for no smaller: few games tell little about it
GIVE_UP = 1.5  # a beginning that is so much worse than another, in log odds, is not followed to a win
SAME = 1e-9  # answers whose turns end alike differ by no more


@dataclass(frozen=True)
class Effort:
    """How far somebody looks."""

    kept: int = 5  # how many answers are looked at again
    close: float = 0.3  # and how far they may be behind the best, as a share of games won
    worlds: int = 2  # in how many imagined games the own turn is finished
    replies: int = 2  # with how many hands of the opponent each of them is played on
    turns: int = 1  # how many turns are played on there: the opponent's, one's own, and so on
    behind: float = 2.0  # how many standard errors an answer must be behind the best to be dropped
    careful: int = 0  # after how many answers the turn is finished with more care
    tries: int = 0  # how many turns are finished at most to do so, for each of them
    long: int = 4  # how many actions one after another are tried out, where the game may be won at once
    wide: int = 3  # how many beginnings are followed there


class Weighing(Protocol):
    """How likely a seat is to win, as log odds."""

    def worth(self, game: Game) -> float:
        """For choosing among what the seat can do."""
        ...

    def now(self, game: Game) -> float:
        """For what has become of it."""
        ...


class Quick(Protocol):
    """Plays on in an imagined game."""

    def stand(self, game: Game, decision: Decision) -> None: ...

    def steps(self, game: Game, decision: Decision) -> list[Step]: ...


class Line:
    """An answer, the answers of the same turn after it that are settled already, and what it came to."""

    __slots__ = ("end", "first", "option", "plan", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.plan: list[Step] = []
        self.end: Game | None = None  # the first imagined game, when the opponent's Main Phase begins
        self.first = 0.0  # how likely it is won then
        self.values: list[float] = []  # the same in each game, looked at further

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class DuelTurn:
    """Looks for the best answer to one question."""

    def __init__(
        self,
        trying: TryingMore,
        sense: Weighing,
        effort: Effort,
        imagine: Callable[[int], Game],
        quick: Quick,
        dice: Random,
        deal: Callable[[Game, int, int], Game],
        late: Callable[[], bool],
    ) -> None:
        self.trying = trying
        self.sense = sense
        self.effort = effort
        self.imagine = imagine  # the game as it may be, by a number
        self.quick = quick
        self.dice = dice
        self.deal = deal  # an imagined game as it may be for a seat, by a number
        self.late = late  # is there no time left?

    def best(self, seen: Game, now: Decision) -> list[Step]:
        """The answers to give, from this question on."""
        effort = self.effort
        if now.kind == Q_MAIN and self.near_the_goal(seen, now.seat):
            ways = Combinations(self.trying, self.sense, effort.long, effort.wide, GIVE_UP, self.late)
            found = ways.winning(seen, now)
            if found is not None:
                return found
        self.quick.stand(seen, now)
        lines = self.apart(self.tried(seen, now), max(effort.kept, effort.careful))
        if len(lines) > 1 and effort.careful:
            for line in lines[: effort.careful]:
                self.finish_with_care(line, seen, now)
            lines = self.apart(lines, effort.kept)  # the same actions in another order now end alike
        return [Step(now, self.weighed(lines, now).option)]

    def near_the_goal(self, seen: Game, seat: int) -> bool:
        """Could it be won this turn? Nobody scores more than each battlefield once, but for a few cards."""
        fields = sum([place.side < 0 for place in seen.places])
        return seen.victory_score - seen.sides[seat].points <= fields + 1

    def tried(self, seen: Game, now: Decision) -> list[Line]:
        """Every answer in the first imagined game, with the turn finished quickly. Without time: those that there was
        time for."""
        lines: list[Line] = []
        passing = quiet(now.options)
        for option in sorted(distinct(seen, now), key=lambda option: option is not passing):
            line = Line(option)
            line.end = self.finished(seen.copy(), now, line)
            line.first = self.guess(line.end, now.seat)
            lines.append(line)
            if self.late():
                break
        return lines

    def apart(self, lines: list[Line], most: int) -> list[Line]:
        """The best, each unlike the others."""
        lines.sort(key=first_of, reverse=True)  # among equals the answer that does least comes first, as it was tried
        top = lines[0].first
        out = lines[:1]
        for line in lines[1:]:
            if len(out) == most or line.first < top - self.effort.close:
                break
            if line.first < out[-1].first - SAME:
                out.append(line)
        return out

    def weighed(self, lines: list[Line], now: Decision) -> Line:
        """The best of them after the opponent's next turn, in several games."""
        for number in range(self.effort.worlds):
            if len(lines) == 1:
                break
            world = self.imagine(self.dice.getrandbits(32)) if number else None
            hands = [self.dice.getrandbits(32) for _ in range(self.effort.replies)]
            found: list[list[float]] = []
            for line in lines:
                if self.late():
                    break
                end = line.end if world is None else self.finished(world.copy(), now, line)
                assert end is not None
                found.append(self.later(end, now.seat, hands))
            if len(found) < len(lines):  # no time to look at all of them, so none is compared by this world
                break
            for line, values in zip(lines, found, strict=True):
                line.values += values
            lines = self.still_in(lines)
        return max(lines, key=Line.mean) if lines[-1].values else lines[0]

    def still_in(self, lines: list[Line]) -> list[Line]:
        """Those that are not clearly behind the best."""
        best = max(lines, key=Line.mean)
        out: list[Line] = []
        for line in lines:
            gaps = [one - other for one, other in zip(best.values, line.values, strict=True)]
            mean = sum(gaps) / len(gaps)
            spread = max(LEAST**2, sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1))
            if line is best or mean < self.effort.behind * math.sqrt(spread / len(gaps)):
                out.append(line)
        return out

    def finished(self, game: Game, now: Decision, line: Line) -> Game:
        """The game when the turn has been finished after this answer."""
        first = game.find_decision(now.id)
        assert first is not None
        game.choose(first, line.option)
        play_on(game, now.seat, self.quick, line.plan[:])
        return game

    def guess(self, game: Game, seat: int) -> float:
        """How good it looks to have ended a turn there: about as likely it is won."""
        return float(seat in game.winners) if game.over else chance(self.sense.worth(game))

    def forecast(self, game: Game, seat: int) -> float:
        """How likely it is won from there, by what was learned."""
        return float(seat in game.winners) if game.over else chance(self.sense.now(game))

    def later(self, end: Game, seat: int, hands: list[int]) -> list[float]:
        """The same, on average over the next turns, which all play quickly, with each of these hands of the others."""
        value = self.guess(end, seat)
        if end.over:
            return [value] * len(hands)
        turns = self.effort.turns
        out: list[float] = []
        for hand in hands:
            game = self.deal(end, seat, hand)
            total = after = value
            for _ in range(turns):
                if not game.over:
                    play_on(game, game.turn_seat, self.quick, [])
                    after = self.forecast(game, seat)
                total += after
            out.append(total / (1 + turns))
        return out

    def finish_with_care(self, line: Line, seen: Game, now: Decision) -> None:
        """At each question of the rest of the turn try every answer, and go on with the best; what led to the best end
        of all is the plan."""
        seat = now.seat
        game = seen.copy()
        first = game.find_decision(now.id)
        assert first is not None
        game.choose(first, line.option)
        done: list[Step] = []
        left = self.effort.tries
        for _ in range(LONGEST):
            decision = None if game.over else game.decisions()[0]
            if decision is None or (decision.kind == Q_MAIN and decision.seat != seat):
                break
            option = quiet(decision.options) if decision.seat == seat else their_answer(game, decision)
            if decision.seat == seat and decision.kind != Q_PRIORITY and len(decision.options) > 1:
                those = distinct(game, decision)
                left -= len(those)
                if left < 0:
                    break
                top = -1.0
                for one in those:
                    if self.late():
                        return
                    end = game.copy()
                    end.choose(decision, one)
                    play_on(end, seat, self.quick, [])
                    value = self.guess(end, seat)
                    if value > top:
                        top, option = value, one
                    if value > line.first + SAME:
                        line.first, line.end, line.plan = value, end, [*done, Step(decision, one)]
                done.append(Step(decision, option))
            elif len(decision.options) == 1:
                option = decision.options[0]
            game.choose(decision, option)


def first_of(line: Line) -> float:
    return line.first


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
    if decision.kind == Q_PRIORITY:
        return quiet(decision.options)
    if decision.seat != who:
        return their_answer(game, decision)
    plan[:] = quick.steps(game, decision)
    return plan.pop(0).option
