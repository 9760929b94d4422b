"""Looks further than the rule of thumb: in a Duel through this turn and some more, in Lane Legends wider.

What it may know is what its seat may know: it looks only at games imagined for it.
"""

from __future__ import annotations

import gc
import time
from random import Random

from farfield.rules.compiling import mypyc_attr
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import END_TURN, PICK, Q_MAIN

from .duel_plan import Plan, WholeTurn
from .duel_sense import DuelSense, Foresight, LearnedSense
from .duel_turn import DuelTurn, Effort
from .lane_sense import LaneSense
from .lane_turn import LaneEffort
from .rule_of_thumb import RuleOfThumb
from .sight import Sight
from .trying_out import Step, distinct, might

QUICK = 24  # copies for one decision of those that play on in imagined games
QUICK_EACH = 6  # copies for one of several actions
QUICK_DEPTH = 2
FEW = 3  # answers to a part of an action that are all tried, where it has been gone into already
TRICKS = 2  # cards that are tried in a showdown an action opens


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(RuleOfThumb):
    """`turn`: how far it looks through its turns in a Duel, `effort`: at the questions that come in between;
    `opening`: in how many games it tries out every mulligan there; `lane_effort`: how far it looks in Lane Legends,
    `several`: where more than two play against each other; None: as the rule of thumb does. `seconds`: how long it may
    think about a decision; 0: without a clock, so that the same seed gives the same game on every machine."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        seconds: float = 0.0,
        lane_effort: LaneEffort | None = None,
        several: Effort | None = None,
        turn: Plan | None = None,
        opening: int = 0,
    ) -> None:
        super().__init__(seed)
        self.turn = turn
        self.opening = opening
        self.several = several
        self.effort = effort or Effort()
        self.seconds = seconds
        self.lane_effort = lane_effort or LaneEffort()
        self._until = 0.0
        self._quick = Quick()
        self._sight: Sight | None = None

    def choose(self, sight: Sight, decision: Decision) -> Option:
        self._sight = sight
        self._until = time.monotonic() + self.seconds
        collecting = gc.isenabled()
        gc.disable()  # thousands of copies come and go, none of which refers to itself: looking for such takes a sixth
        try:
            return super().choose(sight, decision)
        finally:
            self._sight = None
            if collecting:
                gc.enable()

    def _late(self) -> bool:
        return self.seconds > 0 and time.monotonic() > self._until

    def _best_action(self, seen: Game, now: Decision, dice: Random) -> list[Step]:
        sense = self._sense
        effort: Effort | None = self.effort
        if not isinstance(sense, LearnedSense):
            effort = None if isinstance(sense, LaneSense) else self.several
            if effort is None:
                return super()._best_action(seen, now, dice)
            self._sense = sense = LearnedSense(seen, now.seat)
        assert effort is not None
        sense.tricks = TRICKS if now.kind == Q_MAIN else 0
        if now.kind == Q_MAIN and self.turn is not None and len(seen.sides) == 2:
            self._sense = sense = Foresight(seen, now.seat, self.value)
            sense.tricks = TRICKS
            whole = WholeTurn(self, sense, self.turn, self._quick, dice, self.otherwise, self._late)
            return whole.best(seen, now)
        sight = self._sight
        assert sight is not None

        def imagine(number: int) -> Game:
            return self.imagined(sight, number)

        return DuelTurn(self, sense, effort, imagine, self._quick, dice, self.otherwise, self._late).best(seen, now)


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(RuleOfThumb):
    """Looks one action ahead, and no further than needed, in an imagined game, which it may know all of."""

    def __init__(self) -> None:
        super().__init__(0, QUICK, QUICK_DEPTH)
        self._of: Game | None = None  # the game it plays, and the turn
        self._turn = -1
        self._poor: set[Option] = set()  # what has looked worse than ending that turn
        self._from: frozenset[Option] = frozenset()  # what did where the turn that is looked at stands now
        self._since = -1

    def stand(self, game: Game, decision: Decision) -> None:
        """From here on the turn is finished in many ways: what looks poor here is tried in none of them."""
        self._of, self._since = None, -1
        if decision.kind == Q_MAIN:
            self.steps(game, decision)
            self._of, self._since, self._from = None, game.turn, frozenset(self._poor)

    def steps(self, game: Game, decision: Decision) -> list[Step]:
        self.begin()
        two = len(game.sides) == 2
        self._sense = Foresight(game, decision.seat, self.value) if two else DuelSense(decision.seat)
        dice = Random(game.steps)
        return self._main(game, decision, dice) if decision.kind == Q_MAIN else self._best_action(game, decision, dice)

    def _main(self, game: Game, now: Decision, dice: Random) -> list[Step]:
        """The best action. What looked poor is not tried again in the same turn, and none takes copies from others."""
        if self._of is not game or self._turn != game.turn:
            self._of, self._turn = game, game.turn
            self._poor = set(self._from) if game.turn == self._since else set()
        sense, poor = self._sense, self._poor
        rest = sense.worth(game) + sense.rest
        best: list[Step] = []
        best_value = 0.0
        for option in distinct(game, now):
            if option in poor:
                continue
            line = [Step(now, option)]
            value = rest
            if option.verb != END_TURN:
                self._left = QUICK_EACH
                value = self.try_out(game, now, option, QUICK_DEPTH, line)[0]
                if value < rest:
                    poor.add(option)
            value += dice.random() * sense.noise
            if not best or value > best_value:
                best, best_value = line, value
        return best

    def _worth_trying(self, game: Game, decision: Decision, depth: int) -> list[Option]:
        found = super()._worth_trying(game, decision, depth)
        return found if depth == QUICK_DEPTH else some_of_each(game, decision, found)


def some_of_each(game: Game, decision: Decision, options: list[Option]) -> list[Option]:
    """Of many the first that is no object, and the Mightiest of each side."""
    if len(options) <= FEW:
        return options
    other: Option | None = None
    ours: Option | None = None
    theirs: Option | None = None
    for option in options:
        card = game.find(option.thing) if option.verb == PICK else None
        if card is None:
            other = other or option
        elif card.controller == decision.seat:
            if ours is None or might(game, option) > might(game, ours):
                ours = option
        elif theirs is None or might(game, option) > might(game, theirs):
            theirs = option
    return [option for option in (other, ours, theirs) if option is not None]
