"""Doing something to spells and abilities on the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...abilities import triggers
from ...chain import off_the_chain, rechoosing, resolving
from ...state import SLOT_MASK, Item
from ...terms import E_CONQUERED, E_HELD
from ..parts import NEXT, Each, Effect, Objects, Part, ToEach
from ..select import item_on_chain
from ..sorts import IN_HAND, IN_TRASH, ITEMS, UNITS, Demand, Sort, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, State
    from ...terms import EventKind
    from ..program import Writer


class Counter(ToEach):
    """A spell or ability on the chain does nothing and leaves it (CR 425); `to_hand`: to its owner's hand, where it
    would have gone to the trash."""

    __slots__ = ("to_hand",)

    def __init__(self, objects: Objects, *, to_hand: bool = False) -> None:
        super().__init__(objects)
        self.to_hand = to_hand

    def rebuilt(self, each: Each) -> Counter:
        return Counter(each.one(self.objects), to_hand=self.to_hand)

    def of(self) -> Sort:
        return ITEMS

    def then(self) -> int:
        return IN_HAND if self.to_hand else IN_TRASH

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        countered = item_on_chain(s, id)
        if countered is None or not off_the_chain.counter(s, id, item.seat, self.to_hand):
            return False
        if countered.card:
            now = s.cards[countered.card & SLOT_MASK].id
            resolving.follow(s, item.id, id, now, countered.card)
        else:
            resolving.know_whose(s, item.id, id, countered.seat)
        return True


class NewChoices(ToEach):
    """Make new choices for a spell or ability on the chain (CR 750)."""

    __slots__ = ()

    def of(self) -> Sort:
        return ITEMS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return rechoosing.choose_anew(s, a, id, item.seat)


class TakeSpell(ToEach):
    """Gain control of a spell or ability on the chain."""

    __slots__ = ()

    def of(self) -> Sort:
        return ITEMS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return rechoosing.take(s, id, item.seat)


class ActivateEffects(Effect):
    """ "Activate the conquer effects of …": each is checked as if that part of its condition were met (CR 383.4.g)."""

    __slots__ = ("kind", "objects")

    def __init__(self, kind: EventKind, objects: Objects) -> None:
        self.kind = kind  # E_CONQUERED or E_HELD
        self.objects = objects

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNITS)]

    def fault(self, w: Writer) -> str:
        if self.kind in (E_CONQUERED, E_HELD):
            return ""
        return "effects that are used without their event are conquer effects or hold effects"

    def run(self, s: State, a: Arena, run: Run) -> int:
        run.did(triggers.as_if(s, a, self.kind, self.objects.find(s, run.item)))
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return ActivateEffects(self.kind, each.one(self.objects))
