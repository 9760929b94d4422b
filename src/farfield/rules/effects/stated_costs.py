"""One kind of cost for everything that asks for one: playing, activating, keywords, additional costs, prices.

Energy and Power are counted here; everything else is a list of deeds, each with what it needs and what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ..terms import ENEMY, GEAR, MAIN_DECK_CARD, PERMANENT, RUNE, UNIT
from .parts import NULL, Amount, Each, Part
from .select import READY, Is, Select
from .sorts import (
    ALL_TYPES,
    EMPOWERABLE,
    EXHAUSTIBLE,
    IN_HAND,
    IN_TRASH,
    ON_BOARD,
    PERMANENTS,
    UNITS,
    WORN,
    Demand,
    Sort,
    Takes,
    types_in_words,
)

if TYPE_CHECKING:
    from ..ids import ObjectId
    from ..state import Context, State
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
BURN: Final = 21


# What the payer chooses objects for; of these some take whatever lies in hand, trash or among the runes.
CHOSEN: Final = (
    DISCARD, RECYCLE_FROM_TRASH, BANISH_FROM_TRASH, RECYCLE_RUNES, SPEND_BUFF, EXHAUST_OBJECTS, KILL_OBJECTS,
    RETURN_OBJECTS, RECYCLE_OBJECTS, DISEMPOWER_OBJECTS,
)  # fmt: skip
DESCRIBED: Final = (
    SPEND_BUFF, EXHAUST_OBJECTS, KILL_OBJECTS, RETURN_OBJECTS, RECYCLE_OBJECTS, DISEMPOWER_OBJECTS,
)  # fmt: skip


DEED_WORDS: Final = {
    DISCARD: "discarding", RECYCLE_FROM_TRASH: "recycling", BANISH_FROM_TRASH: "banishing", RECYCLE_RUNES: "recycling",
    SPEND_BUFF: "spending_buffs", EXHAUST_OBJECTS: "exhausting", KILL_OBJECTS: "killing", RETURN_OBJECTS: "returning",
    RECYCLE_OBJECTS: "recycling", DISEMPOWER_OBJECTS: "disempowering",
}  # fmt: skip
# What is chosen for each, and what can do it to itself.
DEED_TAKES: Final = {
    DISCARD: Sort(MAIN_DECK_CARD, ON_BOARD | IN_HAND),  # a noun without a place means cards in hand
    RECYCLE_FROM_TRASH: Sort(MAIN_DECK_CARD, IN_TRASH),
    BANISH_FROM_TRASH: Sort(MAIN_DECK_CARD, IN_TRASH),
    RECYCLE_RUNES: Sort(RUNE, ON_BOARD),
    SPEND_BUFF: UNITS,
    EXHAUST_OBJECTS: EXHAUSTIBLE,
    KILL_OBJECTS: PERMANENTS,
    RETURN_OBJECTS: PERMANENTS,
    RECYCLE_OBJECTS: PERMANENTS,
    DISEMPOWER_OBJECTS: EMPOWERABLE,
}
SELF_IS: Final = {
    EXHAUST_SELF: EXHAUSTIBLE.types,
    KILL_SELF: PERMANENT,
    RECYCLE_SELF: MAIN_DECK_CARD | RUNE,
    BANISH_SELF: MAIN_DECK_CARD,
    DISCARD_SELF: MAIN_DECK_CARD,
    DISEMPOWER_SELF: EMPOWERABLE.types,
    DETACH_SELF: GEAR | WORN,
    MOVE_SELF_HOME: UNIT,
}
LEAVING: Final = (KILL_SELF, RECYCLE_SELF, BANISH_SELF, DISCARD_SELF)
# What can be done any number of times to pay.
MANIFOLD: Final = (DISCARD, RECYCLE_FROM_TRASH, BANISH_FROM_TRASH, RECYCLE_RUNES, SPEND_BUFF, SPEND_XP, KILL_OBJECTS)


class Deed(Part):
    """Something done to pay. `objects` says what may be chosen for it, `n` how many.

    What pays may have a name, by which the text, its targets and its price speak of it: then it is chosen with the
    costs, before places, targets and the total (CR 355.16, 356), and so is any number of them.
    """

    __slots__ = ("any_number", "ids", "kind", "n", "name", "objects", "settled", "slot")

    def __init__(
        self,
        kind: int,
        n: int = 1,
        objects: Select | None = None,
        name: str = "",
        any_number: bool = False,
        slot: int = -1,
    ) -> None:
        self.kind = kind
        self.n = n
        self.objects = objects
        self.name = name
        self.any_number = any_number  # as many as the payer likes, none too; then `n` is 0
        self.slot = slot  # in a program: where what was chosen is kept
        self.settled = False  # it is chosen what is paid with:
        self.ids: list[ObjectId] = []

    def word(self) -> str:
        return DEED_WORDS.get(self.kind, "a part of a cost")

    def demands(self) -> list[Demand]:
        if self.kind not in DEED_TAKES:
            return []
        return [Takes(self.objects, DEED_TAKES[self.kind], like=Is(READY) if self.kind == EXHAUST_OBJECTS else None)]

    def fault(self, w: Writer) -> str:
        if self.n < 1 and not self.any_number:
            return "a part of a cost that is done no time is no part of it"
        if self.objects is not None and self.objects.side == ENEMY:
            return "a cost is paid with what is yours, or friendly, never with an enemy's"
        mine = SELF_IS.get(self.kind, ALL_TYPES)
        if not w.me.types & mine:
            return f"only {types_in_words(mine)} can pay so with itself"
        return ""

    def rebuilt(self, each: Each) -> Part:
        return Deed(self.kind, self.n, each.maybe(self.objects), self.name, self.any_number, self.slot)

    def bound(self, w: Writer) -> Part:
        if self.kind in DESCRIBED and self.objects is None:
            raise CardTextError("a part of its cost is paid with objects, and nothing says which")
        if self.name and self.kind not in CHOSEN:
            raise CardTextError("only what is chosen to pay with can have a name")
        slot = self.slot
        if self.name and slot < 0:
            slot = w.paid_slot(self.name)
        return Deed(self.kind, self.n, w.maybe(self.objects), self.name, self.any_number, slot)

    def with_these(self, ids: list[ObjectId]) -> Deed:
        """The same, once it is chosen what is paid with."""
        new = Deed(self.kind, len(ids), self.objects, self.name, False, self.slot)
        new.settled = True
        new.ids = ids
        return new


class Cost(Part):
    __slots__ = ("base", "deeds", "energy", "in_name", "less", "own", "power")

    def __init__(
        self,
        energy: int = 0,
        power: tuple[int, ...] = (),
        deeds: tuple[Deed, ...] = (),
        in_name: bool = False,
        own: bool = False,
        less: Amount | None = None,
        base: bool = False,
    ) -> None:
        self.energy = energy
        self.power = power  # each entry one symbol: the domains that can pay it
        self.deeds = deeds
        self.own = own  # of a keyword that is given: the cost of the card that gets it,
        self.base = base  # called its base cost by some texts, and the same
        self.in_name = in_name  # Energy and Power are what other texts see, and nobody pays them
        self.less = less  # "this ability costs so much Energy less"

    def fault(self, w: Writer) -> str:
        if self.energy < 0:
            return "a cost has no Energy below 0"
        gone = [deed.kind for deed in self.deeds if deed.kind in SELF_IS]
        if len(set(gone)) < len(gone) or len([kind for kind in gone if kind in LEAVING]) > 1:
            return "a cost asks for the same twice, or for what is gone by then"
        return ""

    def rebuilt(self, each: Each) -> Part:
        return Cost(
            self.energy, self.power, each.all(self.deeds), self.in_name, self.own, each.maybe(self.less), self.base
        )

    def now(self, s: State, c: Context) -> Cost:
        """The same, less what a text counts for it now."""
        if self.less is None:
            return self
        n = self.less.value(s, c)
        if n == NULL or n <= 0:
            return self
        return Cost(max(0, self.energy - n), self.power, self.deeds, self.in_name)

    def so_often(self, n: int) -> Cost:
        """The same so many times."""
        deeds = [Deed(deed.kind, deed.n * n, deed.objects) for deed in self.deeds]
        return Cost(self.energy * n, self.power * n, tuple(deeds))

    @property
    def named(self) -> bool:
        """Does it say what is paid with, so that others speak of it?"""
        for deed in self.deeds:
            if deed.slot >= 0:
                return True
        return False

    def slots(self) -> list[int]:
        """Where what pays is kept."""
        return [deed.slot for deed in self.deeds if deed.slot >= 0]

    @property
    def free(self) -> bool:
        return self.energy == 0 and not self.power and not self.deeds and not self.own


FREE: Final = Cost()
ITS_COST: Final = Cost(own=True)
ITS_BASE_COST: Final = Cost(own=True, base=True)
