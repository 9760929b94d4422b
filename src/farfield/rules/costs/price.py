"""What is to be paid, once everything is added up."""

from __future__ import annotations

from typing import Final

from ..effects.costs import Cost, Deed
from ..ids import NOTHING, ObjectId

ONLY_RUNES: Final = 1 << 10  # in a list of Power symbols: a rune, whatever its domain


class Price:
    """What is to be paid, once everything is added up."""

    __slots__ = ("deeds", "energy", "power", "source", "types")

    def __init__(self, types: int, source: ObjectId = NOTHING) -> None:
        self.source = source  # what asks for it: it cannot pay with itself twice
        self.energy = 0
        self.power: list[int] = []
        self.deeds: list[Deed] = []
        self.types = types  # what it is paid for: earmarked resources ask

    def add(self, cost: Cost) -> None:
        if not cost.in_name:
            self.energy += cost.energy
            if cost.power:
                self.power.extend(cost.power)
        if cost.deeds:
            self.deeds.extend(cost.deeds)

    def free(self) -> bool:
        return self.energy == 0 and not self.power and not self.deeds
