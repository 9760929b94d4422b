"""What is chosen is not paid with: it would be gone when the play is checked (CR 355.16, 357.3, 358)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs
from ..effects.stated_costs import (
    BANISH_FROM_TRASH,
    BANISH_SELF,
    KILL_OBJECTS,
    KILL_SELF,
    RECYCLE_FROM_TRASH,
    RECYCLE_OBJECTS,
    RECYCLE_SELF,
    RETURN_OBJECTS,
    Deed,
)
from . import targets

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..ids import ObjectId
    from ..state import Arena, Item, State

TAKING: Final = (KILL_OBJECTS, RETURN_OBJECTS, RECYCLE_OBJECTS, RECYCLE_FROM_TRASH, BANISH_FROM_TRASH)
TAKING_ITSELF: Final = (KILL_SELF, RECYCLE_SELF, BANISH_SELF)


def is_chosen(item: Item, id: ObjectId) -> bool:
    """Is it a target of this item, in any of its executions?"""
    for picked in costs.all_chosen(item):
        if id in picked:
            return True
    return False


def taking(deeds: tuple[Deed, ...]) -> bool:
    """Does a price take objects away?"""
    for deed in deeds:
        if deed.kind in TAKING or deed.kind in TAKING_ITSELF:
            return True
    return False


def spares_targets(s: State, item: Item, deeds: tuple[Deed, ...]) -> bool:
    """Can these deeds be done without anything that was chosen?"""
    for deed in deeds:
        if deed.kind in TAKING_ITSELF and is_chosen(item, item.source):
            return False
        if deed.kind in TAKING:
            found = costs.deed_candidates(s, item.seat, deed, item.source)
            if len([id for id in found if not is_chosen(item, id)]) < deed.n:
                return False
    return True


def leaves_targets(s: State, a: Arena, item: Item, program: Program, deeds: tuple[Deed, ...]) -> bool:
    """Is there, for every choice that must be made, something that need not be paid with?"""
    for deed in deeds:
        needed: list[ObjectId] = []
        if deed.kind in TAKING_ITSELF:
            needed = [item.source]
        elif deed.kind in TAKING:
            needed = costs.deed_candidates(s, item.seat, deed, item.source)
            if len(needed) > deed.n:
                continue
        for slot in program.slots if needed else []:
            if slot.target is None or not targets.slot_needed(s, item, slot) or targets.least_of(slot) == 0:
                continue
            if not [id for id in targets.candidates(s, a, item, slot) if id not in needed]:
                return False
    return True
