"""Looks further than the rule of thumb: in a Duel through this turn and some more, in Lane Legends wider.

What it may know is what its seat may know: it looks only at games imagined for it.
"""

from __future__ import annotations

import gc
import time
from random import Random

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

from .duel_sense import CountedSense, DuelSense, LearnedSense
from .duel_turn import DuelTurn, Effort
from .lane_sense import LaneSense
from .lane_turn import LaneEffort
from .rule_of_thumb import RuleOfThumb
from .trying_out import Step

QUICK = 24  # copies for one decision of those that play on in imagined games
QUICK_DEPTH = 2
TRICKS = 2  # cards that are tried in a showdown an action opens


class Search(RuleOfThumb):
    """`effort`: how far it looks in a Duel, `lane_effort`: in Lane Legends, `several`: where more than two play against
    each other; None: as the rule of thumb does. `seconds`: how long it may think about a decision; 0: without a clock,
    so that the same seed gives the same game on every machine."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        seconds: float = 0.0,
        lane_effort: LaneEffort | None = None,
        several: Effort | None = None,
    ) -> None:
        super().__init__(seed)
        self.several = several
        self.effort = effort or Effort()
        self.seconds = seconds
        self.lane_effort = lane_effort or LaneEffort()
        self._until = 0.0
        self._quick = Quick()
        self._game: Game | None = None

    def choose(self, game: Game, decision: Decision) -> Option:
        self._game = game
        self._until = time.monotonic() + self.seconds
        collecting = gc.isenabled()
        gc.disable()  # thousands of copies come and go, none of which refers to itself: looking for such takes a sixth
        try:
            return super().choose(game, decision)
        finally:
            self._game = None
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
            self._sense = sense = CountedSense(now.seat)
        assert effort is not None
        sense.tricks = TRICKS if now.kind == Q_MAIN else 0
        game, seat = self._game, now.seat
        assert game is not None

        def imagine(number: int) -> Game:
            return self.imagined(game, seat, number)

        return DuelTurn(self, sense, effort, imagine, self._quick, dice, self._late).best(seen, now)


class Quick(RuleOfThumb):
    """Looks one action ahead, and no further than needed, in an imagined game, which it may know all of."""

    def __init__(self) -> None:
        super().__init__(0, QUICK, QUICK_DEPTH)

    def steps(self, game: Game, decision: Decision) -> list[Step]:
        self.begin()
        self._sense = DuelSense(decision.seat)
        return self._best_action(game, decision, Random(game.steps))
