"""A sensible player: tries each answer on a copy, lets things run their course, and takes what looks best.

What looks good are rules of thumb: in a Duel points, battlefields and whether they will be held, lasting Might, cards
(`duel_sense`); in Lane Legends the points that the lane may still bring (`lane_sense`). It sees no more than its seat
may know: copies are imagined from what the seat knows. The same game and seed give the same answer.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from farfield.rules.compiling import mypyc_attr
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Decision, Option
from farfield.rules.terms import END_TURN, LET_GO, Q_FOCUS, Q_MAIN, Q_MULLIGAN, Q_PRIORITY, WAIT_FOR_ME

from . import duel_sense, lane_sense, lane_turn, mulligan
from .duel_value import DuelValue
from .others import their_answer
from .sight import Sight
from .trying_out import Step, distinct, question_in, quiet, worth_trying

DEPTH = 5  # parts of one action that are tried out one after another
BUDGET = 160  # copies for one decision
OPENING = 4  # games in which every mulligan of a Duel is tried out


class Sense(Protocol):
    """How good a position looks."""

    noise: float  # equal answers are not always taken in the same order
    rest: float  # what ending a turn is worth for its own sake
    tricks: int  # cards that are tried in the showdown an action leads to

    def worth(self, game: Game) -> float: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb:
    def __init__(self, seed: int = 0, budget: int = BUDGET, depth: int = DEPTH) -> None:
        self._seed = seed
        self._budget = budget
        self._depth = depth
        self._left = 0
        self.opening = OPENING  # games in which each mulligan of a Duel is tried out; 0: by a rule
        self.lane_effort = lane_turn.LaneEffort()
        self.aims = lane_sense.PLAIN
        self._sense: Sense = duel_sense.DuelSense(0)
        self.value: DuelValue | None = None  # what was learned; None: as it comes
        self.others: list[tuple[float, Game, list[Step]]] = []
        """What else the first question of the action that was tried out last could be answered with, and its worth."""
        self._plan: list[Step] = []  # answers to the questions that the last answer leads to, as they were tried out

    def choose(self, sight: Sight, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        lanes = isinstance(sight.mode, LaneLegends)
        found: Option | None = None
        if not lanes and not (self.opening and decision.kind == Q_MULLIGAN and sight.sides == 2):
            found = duel_sense.at_once(sight, decision)
        elif lanes and (decision.kind != Q_MULLIGAN or not self.lane_effort.mulligan):
            found = lane_sense.at_once(sight, decision)
        if found is None:
            found = self._planned(decision)
        if found is None:
            seen, now, dice = self._look(sight, decision)
            if decision.kind in (Q_MAIN, Q_MULLIGAN) and isinstance(self._sense, lane_sense.LaneSense):
                turn = lane_turn.LaneTurn(self, self._sense, dice, self.lane_effort, self.otherwise, self._late)
                steps = turn.best(seen, now) if decision.kind == Q_MAIN else turn.mulligan(seen, now)
            elif decision.kind == Q_MULLIGAN:
                steps = self._open(sight, seen, now, dice)
            else:
                steps = self._best_action(seen, now, dice)
            found, self._plan = steps[0].option, steps[1:]
        return found

    def step_in(self, sight: Sight, offer: Decision) -> Option | None:
        """What to do where nobody waits for this seat; None: nothing, which is nearly always best."""
        seen, now, _ = self._look(sight, offer)
        best: Option | None = None
        best_value = self._run(seen.copy(), offer.seat, offer.arena, 0, [])[0] + lane_sense.HELP
        for option in distinct(seen, now):
            if option.verb in (WAIT_FOR_ME, LET_GO):
                continue
            line: list[Step] = []
            value = self.try_out(seen, now, option, self._depth, line)[0]
            if value > best_value:
                best, best_value, self._plan = option, value, line
        return best

    def _late(self) -> bool:
        """Is there no time left to look further?"""
        return False

    @property
    def plan(self) -> list[Step]:
        """The answers that it means to give next, as long as the questions are those that it expects."""
        return self._plan[:]

    def _planned(self, decision: Decision) -> Option | None:
        """The answer that was tried out already, if the question is the one that was expected."""
        if self._plan:
            step = self._plan.pop(0)
            if step.fits(decision):
                return step.option
            self._plan = []
        return None

    def _look(self, sight: Sight, decision: Decision) -> tuple[Game, Decision, Random]:
        """The game as the seat may know it, the same question in it, and dice for weighing it."""
        seat = decision.seat
        self.begin()
        dice = Random(f"{self._seed} {sight.steps} {decision.arena}")
        seen = self.imagined(sight, dice.getrandbits(32))
        self._sense = (
            lane_sense.LaneSense(seen, seat, self.aims)
            if isinstance(sight.mode, LaneLegends)
            else self.sense(seen, seat)
        )
        now = seen.find_decision(decision.id)
        assert now is not None
        return seen, now, dice

    def imagined(self, sight: Sight, deal: int) -> Game:
        """The game as it may be for all that the seat knows, by a number. A turn must not end by itself while an
        answer is tried out: what comes then is not to be compared."""
        return sight.imagine(deal, PREF_ASK_IN_MAIN)

    def otherwise(self, seen: Game, seat: int, deal: int) -> Game:
        """An imagined game with other cards where the seat cannot know them, by a number."""
        return seen.imagine(seat, deal, PREF_ASK_IN_MAIN)

    def sense(self, seen: Game, seat: int) -> Sense:
        """By what a position is weighed where players play against each other."""
        return duel_sense.LearnedSense(seen, seat, self.value) if len(seen.sides) == 2 else duel_sense.DuelSense(seat)

    def begin(self) -> None:
        """Another position is looked at: there are as many copies for it as for any."""
        self._left = self._budget

    def _open(self, sight: Sight, seen: Game, now: Decision, dice: Random) -> list[Step]:
        """What to put back in a Duel."""
        sense = self._sense
        assert isinstance(sense, duel_sense.LearnedSense)

        def world(number: int) -> Game:
            return self.imagined(sight, dice.getrandbits(32))

        return mulligan.best_of_all(seen, now, self.opening, world, sense.opening, self._late)

    def _best_action(self, seen: Game, now: Decision, dice: Random) -> list[Step]:
        best: list[Step] = []
        best_value = 0.0
        for option in distinct(seen, now):
            line = [Step(now, option)]
            if option.verb == END_TURN:
                value = self._sense.worth(seen) + self._sense.rest
            else:
                value = self.try_out(seen, now, option, self._depth, line)[0]
            value += dice.random() * self._sense.noise
            if not best or value > best_value:
                best, best_value = line, value
        return best

    def try_out(
        self, game: Game, decision: Decision, option: Option, depth: int, line: list[Step]
    ) -> tuple[float, Game]:
        """What an answer is worth, and where it leads. What was best for own questions after it is added to `line`."""
        self._left -= 1
        copy = game.copy()
        copy.choose(decision, option)
        return self._run(copy, decision.seat, decision.arena, depth, line)

    def _run(self, game: Game, seat: int, arena: int, depth: int, line: list[Step]) -> tuple[float, Game]:
        """Let it run its course: own questions about the same action are tried out, everybody else passes, but for
        what they must answer."""
        tricks = self._sense.tricks
        for _ in range(60):
            decision = None if game.over else question_in(game, arena)
            if decision is None or decision.kind == Q_MAIN:
                break
            found: list[Option] = []
            if decision.seat == seat and depth > 0 and self._left > 0 and decision.kind != Q_PRIORITY:
                if decision.kind != Q_FOCUS or tricks:
                    found = self._worth_trying(game, decision, depth)
            if len(found) > 1:
                return self._best_of(game, decision, found, depth, line)
            if found:
                option = found[0]
            elif decision.seat == seat or len(game.arenas) > 1:
                option = quiet(decision.options)
            else:
                option = their_answer(game, decision)
            if decision.seat == seat and len(decision.options) > 1 and (found or tricks):
                line.append(Step(decision, option))
            game.choose(decision, option)
        return self._sense.worth(game), game

    def _worth_trying(self, game: Game, decision: Decision, depth: int) -> list[Option]:
        return worth_trying(game, decision, self._sense.tricks)

    def _best_of(
        self, game: Game, decision: Decision, found: list[Option], depth: int, line: list[Step]
    ) -> tuple[float, Game]:
        best: tuple[float, Game] | None = None
        best_line: list[Step] = []
        others: list[tuple[float, Game, list[Step]]] = []
        for option in found:
            rest = [Step(decision, option)]
            if option is found[-1]:  # nobody needs the position any more, so no copy of it
                self._left -= 1
                game.choose(decision, option)
                outcome = self._run(game, decision.seat, decision.arena, depth - 1, rest)
            else:
                outcome = self.try_out(game, decision, option, depth - 1, rest)
            others.append((*outcome, line + rest))
            if best is None or outcome[0] > best[0]:
                best, best_line = outcome, rest
        assert best is not None
        self.others = others
        line.extend(best_line)
        return best
