"""One kind of cost for everything that asks for one: playing, activating, keywords, additional costs, prices.

Energy and Power are counted here; everything else is a list of deeds, each with what it needs and what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from .base import Each, Part
from .select import Select

if TYPE_CHECKING:
    from .program import Writer

# Deeds that pay a cost.
EXHAUST_SELF: Final = 0
KILL_SELF: Final = 1
RECYCLE_SELF: Final = 2
DISCARD: Final = 3
RECYCLE_FROM_TRASH: Final = 4
SPEND_BUFF: Final = 5
SPEND_XP: Final = 6
EXHAUST_OBJECTS: Final = 7
KILL_OBJECTS: Final = 8
RETURN_OBJECTS: Final = 9
BANISH_FROM_TRASH: Final = 10
DISEMPOWER_SELF: Final = 11
RECYCLE_RUNES: Final = 12
BANISH_SELF: Final = 13
DETACH_SELF: Final = 14
RECYCLE_OBJECTS: Final = 15
DISEMPOWER_OBJECTS: Final = 16
EXHAUST_LEGEND: Final = 17
MOVE_SELF_HOME: Final = 18
DISCARD_SELF: Final = 19
LOSE_POINT: Final = 20


# What the payer chooses objects for; of these some take whatever lies in hand, trash or among the runes.
CHOSEN: Final = (
    DISCARD, RECYCLE_FROM_TRASH, BANISH_FROM_TRASH, RECYCLE_RUNES, SPEND_BUFF, EXHAUST_OBJECTS, KILL_OBJECTS,
    RETURN_OBJECTS, RECYCLE_OBJECTS, DISEMPOWER_OBJECTS,
)  # fmt: skip
DESCRIBED: Final = (
    SPEND_BUFF, EXHAUST_OBJECTS, KILL_OBJECTS, RETURN_OBJECTS, RECYCLE_OBJECTS, DISEMPOWER_OBJECTS,
)  # fmt: skip


class Deed(Part):
    """Something done to pay. `objects` says what may be chosen for it, `n` how many."""

    __slots__ = ("kind", "n", "objects")

    def __init__(self, kind: int, n: int = 1, objects: Select | None = None) -> None:
        self.kind = kind
        self.n = n
        self.objects = objects

    def rebuilt(self, each: Each) -> Part:
        return Deed(self.kind, self.n, each.maybe(self.objects))

    def bound(self, w: Writer) -> Part:
        if self.kind in DESCRIBED and self.objects is None:
            raise CardTextError("a part of its cost is paid with objects, and nothing says which")
        return self.rebuilt(w)


class Cost(Part):
    __slots__ = ("deeds", "energy", "in_name", "power")

    def __init__(
        self, energy: int = 0, power: tuple[int, ...] = (), deeds: tuple[Deed, ...] = (), in_name: bool = False
    ) -> None:
        self.energy = energy
        self.power = power  # each entry one symbol: the domains that can pay it
        self.deeds = deeds
        self.in_name = in_name  # Energy and Power are what other texts see, and nobody pays them

    def rebuilt(self, each: Each) -> Part:
        return Cost(self.energy, self.power, each.all(self.deeds), self.in_name)

    @property
    def free(self) -> bool:
        return self.energy == 0 and not self.power and not self.deeds


FREE: Final = Cost()
