"""How strong a program plays, in four levels: easy, normal, hard, expert.

The weaker ones do not blunder: they look less far, and they are kinder. What their opponent has counts less for them
than what they have themselves, so they build and score rather than hinder. In Lane Legends, where all play together,
every level is the rule of thumb; hard and expert are that in all modes but Duel and Match, which they search.
"""

from __future__ import annotations

from typing import Final

from farfield.rules.game import Game

from .duel_sense import DuelSense
from .duel_turn import Effort
from .rule_of_thumb import BUDGET, RuleOfThumb, Sense
from .search import Search


class Kind(RuleOfThumb):
    """Weighs one action by what everybody can count."""

    def __init__(self, seed: int, spite: float, depth: int) -> None:
        super().__init__(seed, BUDGET, depth)
        self._spite = spite

    def sense(self, seen: Game, seat: int) -> Sense:
        return DuelSense(seat, self._spite)


HARD: Final = Effort(worlds=4)
EXPERT: Final = Effort(worlds=6, long=5, wide=4, theirs=0.5)
SECONDS: Final = {"hard": 0.5, "expert": 1.5}
"""How long a level may think about a decision at a table. In the lab it has no clock, so that games repeat."""


def easy(seed: int = 0) -> Kind:
    return Kind(seed, 0.3, 2)


def normal(seed: int = 0) -> Kind:
    return Kind(seed, 0.8, 3)


def hard(seed: int = 0) -> Search:
    return Search(seed, HARD)


def expert(seed: int = 0) -> Search:
    return Search(seed, EXPERT)
