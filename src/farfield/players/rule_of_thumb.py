"""A sensible player: tries each answer on a copy, lets things run their course, and takes what looks best.

What looks good are rules of thumb: in a Duel points, battlefields and whether they will be held, lasting Might, cards
(`duel_sense`); in Lane Legends the points of the next turns if things go on like this (`lane_sense`). It sees no more
than its seat may know: copies are imagined from what the seat knows. The same game and seed give the same answer.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.options import PREF_ASK_IN_MAIN
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    AUTO,
    DONE,
    END_TURN,
    LET_GO,
    MOVE,
    NO,
    OVERRULE,
    PASS,
    PICK,
    PLAY,
    Q_ASSIGN,
    Q_FOCUS,
    Q_MAIN,
    Q_MOVE_MORE,
    Q_PAY,
    Q_PRIORITY,
    WAIT_FOR_ME,
)

from . import duel_sense, lane_sense

DEPTH = 5  # parts of one action that are tried out one after another
BUDGET = 160  # copies for one decision
WIDTH = 8  # answers to one of those parts that are tried out

# A turn in a lane: how many actions one after another are tried out, and how many beginnings are followed.
LONG = 4
WIDE = 3
LATER_DEPTH = 3  # as `DEPTH`, for all actions but the first
GIVE_UP = 60.0  # a beginning that is so much worse than another is not followed


class Sense(Protocol):
    """How good a position looks."""

    def worth(self, game: Game) -> float: ...


class RuleOfThumb:
    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        self._seed = seed
        self._random = Random(seed)
        self._budget = budget
        self._left = 0
        self._sense: Sense = duel_sense.DuelSense(0)
        self._plan: list[Step] = []  # answers to the questions that the last answer leads to, as they were tried out

    def choose(self, game: Game, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        known = lane_sense.at_once if isinstance(game.state.mode, LaneLegends) else duel_sense.at_once
        found = known(game, decision)
        if found is not None:
            return found
        planned = self._planned(decision)
        if planned is not None:
            return planned
        seen, now = self._look(game, decision)
        if decision.kind == Q_MAIN and isinstance(game.state.mode, LaneLegends):
            return self._whole_turn(seen, now)
        best: Option | None = None
        best_value = 0.0
        best_line: list[Step] = []
        for option in distinct(seen, now):
            line: list[Step] = []
            if option.verb == END_TURN:
                value = self._sense.worth(seen) + 0.5
            else:
                value = self._try(seen, now, option, DEPTH, line)
            value += self._random.random() * 0.4  # equal ones are not always taken in the same order
            if best is None or value > best_value:
                best, best_value, best_line = option, value, line
        assert best is not None
        self._plan = best_line
        return best

    def _whole_turn(self, seen: Game, now: Decision) -> Option:
        """How to begin the actions after which the turn looks best: a spell may only pay off with the move after it."""
        best = Course(self._sense.worth(seen) + 0.5, seen, now, quiet(now.options), [])
        front = [best]
        for length in range(LONG):
            found: list[Course] = []
            for course in front:
                self._left = self._budget
                for option in distinct(course.game, course.decision):
                    if option.verb == END_TURN:
                        continue
                    line: list[Step] = []
                    value = self._try(course.game, course.decision, option, DEPTH if length == 0 else LATER_DEPTH, line)
                    value += self._random.random() * 0.4
                    first, start = (option, line) if length == 0 else (course.first, course.line)
                    found.append(Course(value, course.game, course.decision, first, start))
                    found[-1].last, found[-1].last_line = option, line
            found.sort(key=value_of, reverse=True)
            if not found:
                break
            if found[0].value > best.value:
                best = found[0]
            if length + 1 == LONG:
                break
            front = []
            for course in found[:WIDE]:
                if course.value < best.value - GIVE_UP:
                    break
                if course.go_on():
                    front.append(course)
        self._plan = best.line
        return best.first

    def step_in(self, game: Game, offer: Decision) -> Option | None:
        """What to do where nobody waits for this seat; None: nothing, which is nearly always best."""
        seen, now = self._look(game, offer)
        best: Option | None = None
        best_value = self._run(seen.copy(), offer.seat, offer.arena, 0, []) + lane_sense.HELP
        best_line: list[Step] = []
        for option in distinct(seen, now):
            if option.verb in (WAIT_FOR_ME, LET_GO):
                continue
            line: list[Step] = []
            value = self._try(seen, now, option, DEPTH, line)
            if value > best_value:
                best, best_value, best_line = option, value, line
        if best is not None:
            self._plan = best_line
        return best

    def _planned(self, decision: Decision) -> Option | None:
        """The answer that was tried out already, if the question is the one that was expected."""
        if self._plan:
            step = self._plan.pop(0)
            if step.kind == decision.kind and step.options == decision.options:
                return step.option
            self._plan = []
        return None

    def _look(self, game: Game, decision: Decision) -> tuple[Game, Decision]:
        """The game as the seat may know it, and the same question in it."""
        seat = decision.seat
        self._left = self._budget
        dice = Random(f"{self._seed} {game.state.steps} {decision.arena}")
        self._random = dice
        seen = game.imagine(seat, dice.getrandbits(32))
        if isinstance(game.state.mode, LaneLegends):
            # A turn must not end by itself while an answer is tried out: what comes then is not to be compared.
            seen.state.prefs = [wishes | PREF_ASK_IN_MAIN for wishes in seen.state.prefs]
            self._sense = lane_sense.LaneSense(seen, seat, dice)
        else:
            self._sense = duel_sense.DuelSense(seat)
        now = seen.find_decision(decision.id)
        assert now is not None
        return seen, now

    def _try(self, game: Game, decision: Decision, option: Option, depth: int, line: list[Step]) -> float:
        self._left -= 1
        copy = game.copy()
        copy.choose(decision, option)
        return self._run(copy, decision.seat, decision.arena, depth, line)

    def _run(self, game: Game, seat: int, arena: int, depth: int, line: list[Step]) -> float:
        """Let it run its course: own questions about the same action are tried out, everybody else passes.

        What was best for the own questions is added to `line`.
        """
        for _ in range(60):
            decision = None if game.over else question_in(game, arena)
            if decision is None or decision.kind == Q_MAIN:
                break
            if decision.seat == seat and decision.kind not in (Q_PRIORITY, Q_FOCUS) and depth > 0 and self._left > 0:
                found = worth_trying(game, decision)
                if len(found) > 1:
                    return self._best_of(game, decision, found, depth, line)
                if len(decision.options) > 1:
                    line.append(Step(decision.kind, decision.options, found[0]))
                game.choose(decision, found[0])
            else:
                game.choose(decision, quiet(decision.options))
        return self._sense.worth(game)

    def _best_of(self, game: Game, decision: Decision, found: list[Option], depth: int, line: list[Step]) -> float:
        best_value = 0.0
        best: list[Step] = []
        for option in found:
            rest = [Step(decision.kind, decision.options, option)]
            value = self._try(game, decision, option, depth - 1, rest)
            if len(best) == 0 or value > best_value:
                best, best_value = rest, value
        line.extend(best)
        return best_value


class Course:
    """Some actions of a turn that are tried out: the first of them, and where they lead."""

    __slots__ = ("decision", "first", "game", "last", "last_line", "line", "value")

    def __init__(self, value: float, game: Game, decision: Decision, first: Option, line: list[Step]) -> None:
        self.value = value
        self.game = game
        self.decision = decision
        self.first = first
        self.line = line
        self.last = first
        self.last_line = line

    def go_on(self) -> bool:
        """Carry out the last action; False if there is no turn to go on with."""
        game = self.game.copy()
        arena, seat = self.decision.arena, self.decision.seat
        game.choose(self.decision, self.last)
        steps = list(self.last_line)
        for _ in range(60):
            decision = None if game.over else question_in(game, arena)
            if decision is None:
                return False
            if decision.kind == Q_MAIN:
                if decision.seat != seat or game.state.turn != self.game.state.turn:
                    return False
                self.game, self.decision = game, decision
                return True
            if steps and steps[0].kind == decision.kind and steps[0].options == decision.options:
                game.choose(decision, steps.pop(0).option)
            elif decision.seat == seat and decision.kind not in (Q_PRIORITY, Q_FOCUS):
                game.choose(decision, worth_trying(game, decision)[0])
            else:
                game.choose(decision, quiet(decision.options))
        return False


def value_of(course: Course) -> float:
    return course.value


class Step:
    """An answer that was tried out, and the question it is for."""

    __slots__ = ("kind", "option", "options")

    def __init__(self, kind: int, options: list[Option], option: Option) -> None:
        self.kind = kind
        self.options = options
        self.option = option


def worth_trying(game: Game, decision: Decision) -> list[Option]:
    """The answers to a part of an action that are tried out, few enough to try them all."""
    options = decision.options
    if decision.kind == Q_PAY and options[0].verb == AUTO:
        return options[:1]
    if decision.kind == Q_ASSIGN:
        return [max(options, key=amount)]  # the Mightiest that dies
    if decision.kind == Q_MOVE_MORE:
        # With whom a unit moves: the Mightiest come first, so each of them is added or nobody more is.
        units = [option for option in options if option.verb == PICK]
        rest = [option for option in options if option.verb != PICK]
        return rest + sorted(units, key=lambda option: -might(game, option))[:1]
    return distinct(game, decision)[:WIDTH]


def amount(option: Option) -> int:
    return option.b


def might(game: Game, option: Option) -> int:
    card = game.find(option.a)
    return card.might if card is not None else 0


def distinct(game: Game, decision: Decision) -> list[Option]:
    """The answers without those that are about an object just like that of another."""
    out: list[Option] = []
    seen: set[tuple[object, ...]] = set()
    for option in decision.options:
        card = game.find(option.a) if option.verb in (PLAY, MOVE, PICK) else None
        if card is not None and card.mods is None and card.attachments is None:
            like = (
                option.verb, option.b, card.printed.name, card.zone, card.place, card.owner, card.controller,
                card.exhausted, card.stunned, card.damage, card.buffs, card.role, card.attached_to,
            )  # fmt: skip
            if like in seen:
                continue
            seen.add(like)
        out.append(option)
    return out


def question_in(game: Game, arena: int) -> Decision | None:
    """What an arena asks."""
    for decision in game.decisions():
        if decision.arena == arena:
            return decision
    return None


def quiet(options: list[Option]) -> Option:
    """The answer that does the least."""
    for option in options:
        if option.verb in (PASS, OVERRULE, DONE, NO, END_TURN):
            return option
    return options[0]
