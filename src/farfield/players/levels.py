"""How strong a program plays, in four levels: easy, normal, hard, expert.

The weaker ones do not blunder: they look less far, and they are kinder. What their opponent has counts less for them
than what they have themselves, so they build and score rather than hinder. In Lane Legends, where all play together,
easy looks at one action and normal at up to three, they care more for the lanes of others and would rather keep an army
than race; hard and expert look wider there, and in Skirmish, War and 2v2 these two look through the next turn, and
weigh by what was learned there.
"""

from __future__ import annotations

from typing import Final

from farfield.rules.game import Game

from .duel_plan import Plan
from .duel_sense import DuelSense
from .duel_turn import Effort
from .lane_sense import Aims
from .lane_turn import LaneEffort
from .rule_of_thumb import BUDGET, RuleOfThumb, Sense
from .search import Search


class Kind(RuleOfThumb):
    """Weighs one action by what everybody can count; in Lane Legends by its aims, and as far as it looks there."""

    def __init__(self, seed: int, spite: float, depth: int, lane_effort: LaneEffort, aims: Aims) -> None:
        super().__init__(seed, BUDGET, depth)
        self.opening = 0
        self.lane_effort = lane_effort
        self.aims = aims
        self._spite = spite

    def sense(self, seen: Game, seat: int) -> Sense:
        return DuelSense(seat, self._spite)


HARD: Final = Effort(turns=2, careful=7, tries=8)
EXPERT: Final = Effort(kept=8, close=0.4, worlds=4, replies=4, turns=4, careful=10, tries=40)
HARD_TURN: Final = Plan()
EXPERT_TURN: Final = Plan(long=5, wide=5, top=8, hands=12)
HARD_OPENING: Final = 24
EXPERT_OPENING: Final = 64
"""In how many games every mulligan of a Duel is tried out."""
SEVERAL: Final = Effort(careful=2, tries=24)
EASY_LANES: Final = LaneEffort(long=1, wide=1, top=1)
NORMAL_LANES: Final = LaneEffort(long=3, wide=1, top=3, deals=4)
EASY_AIMS: Final = Aims(care=2.0, building=0.15)
NORMAL_AIMS: Final = Aims(care=1.5, building=0.02)
HARD_LANES: Final = LaneEffort(wide=3, top=6, deals=12, mulligan=24)
EXPERT_LANES: Final = LaneEffort(wide=6, top=16, deals=32, halving=True, mulligan=64)
SECONDS: Final = {"hard": 0.5, "expert": 1.5}
"""How long a level may think about a decision at a table. In the lab it has no clock, so that games repeat."""


def easy(seed: int = 0) -> Kind:
    return Kind(seed, 0.3, 2, EASY_LANES, EASY_AIMS)


def normal(seed: int = 0) -> Kind:
    return Kind(seed, 0.8, 3, NORMAL_LANES, NORMAL_AIMS)


def hard(seed: int = 0) -> Search:
    return Search(seed, HARD, lane_effort=HARD_LANES, several=SEVERAL, turn=HARD_TURN, opening=HARD_OPENING)


def expert(seed: int = 0) -> Search:
    return Search(seed, EXPERT, lane_effort=EXPERT_LANES, several=SEVERAL, turn=EXPERT_TURN, opening=EXPERT_OPENING)
