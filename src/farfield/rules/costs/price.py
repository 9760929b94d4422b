"""What is to be paid, once everything is added up."""

from __future__ import annotations

from typing import Final

from ..compiling import mypyc_attr
from ..effects.stated_costs import Cost, Deed
from ..ids import NOTHING, ObjectId
from ..terms import ANY_DOMAIN

ONLY_RUNES: Final = 1 << 7  # in a list of Power symbols: a rune, whatever its domain


@mypyc_attr(free_list_len=1)
class Price:
    """What is to be paid, once everything is added up."""

    __slots__ = ("deeds", "either", "energy", "open", "power", "source", "types")

    def __init__(self, types: int, source: ObjectId = NOTHING) -> None:
        self.source = source  # what asks for it: it cannot pay with itself twice
        self.energy = 0
        self.power: tuple[int, ...] = ()
        self.deeds: tuple[Deed, ...] = ()
        self.types = types  # what it is paid for: earmarked resources ask
        self.open = False  # it may be less, by what is still to be chosen
        self.either = False  # some discount takes Energy or Power, as the payer likes

    def add(self, cost: Cost) -> None:
        if not cost.in_name:
            self.energy += cost.energy
            if cost.power:
                self.power += cost.power
        if cost.deeds:
            self.deeds += cost.deeds

    def add_power(self, n: int) -> None:
        """So much Power of any domain more."""
        self.power += (ANY_DOMAIN,) * n

    def free(self) -> bool:
        return self.energy == 0 and not self.power and not self.deeds
