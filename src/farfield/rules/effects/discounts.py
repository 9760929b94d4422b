"""Discounts that are tied to one part of a cost (CR 356.4)."""

from __future__ import annotations

from ..state import S_COST
from ..terms import YOURS
from .abilities.as_played import OPTIONAL_COSTS
from .base import Ability, Each


class OptionalCostsLess(Ability):
    """Each optional additional cost you choose to pay is so much Energy or so many Power less, as you like."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.governs = 1 << S_COST
        self.about = OPTIONAL_COSTS
        self.actor = YOURS
        self.n = n

    def shell(self, each: Each) -> OptionalCostsLess:
        return OptionalCostsLess(self.n)
