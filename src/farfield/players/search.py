"""Looks further than the rule of thumb: whole turns, in several imagined games, with the opponent's answers (Duels).

In the other modes it plays as the rule of thumb does. What it may know is what its seat may know: it looks only at
games imagined for it.
"""

from __future__ import annotations

import time
from random import Random

from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

from .duel_sense import LearnedSense
from .duel_turn import DuelTurn, Effort, no_clock
from .rule_of_thumb import RuleOfThumb
from .trying_out import Step


class Search(RuleOfThumb):
    """`effort`: how far it looks in a Duel. `seconds`: how long it may think about a decision; 0: without a clock, so
    that the same seed gives the same game on every machine."""

    def __init__(self, seed: int = 0, effort: Effort | None = None, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.effort = effort or Effort()
        self.seconds = seconds
        self._inner = Inner(seed)
        self._game: Game | None = None

    def choose(self, game: Game, decision: Decision) -> Option:
        self._game = game
        try:
            return super().choose(game, decision)
        finally:
            self._game = None

    def _best_action(self, seen: Game, now: Decision, dice: Random) -> list[Step]:
        sense = self._sense
        if not isinstance(sense, LearnedSense):
            return super()._best_action(seen, now, dice)
        sense.tricks = self.effort.tricks if now.kind == Q_MAIN else 0
        game, seat = self._game, now.seat
        assert game is not None
        until = time.monotonic() + self.seconds

        def imagine(number: int) -> Game:
            return game.imagine(seat, number, PREF_ASK_IN_MAIN)

        def late() -> bool:
            return time.monotonic() > until

        reply = self._inner.reply
        turn = DuelTurn(self, sense, self.effort, imagine, reply, dice, late if self.seconds else no_clock)
        return turn.best(seen, now)


class Inner(RuleOfThumb):
    """A program in an imagined game, which it may know all of, as others play there."""

    def reply(self, game: Game, decision: Decision) -> Option:
        self._left = 40
        self._sense = LearnedSense(game, decision.seat)
        return super()._best_action(game, decision, Random(game.steps))[0].option
