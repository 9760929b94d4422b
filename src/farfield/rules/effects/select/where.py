"""Where and whose: the places and zones a text speaks of, its side, and how far it reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...ids import EVERYWHERE, NO_ARENA, NO_PLACE, NOTHING, SLOT_MASK, ArenaId, ObjectId, PlaceId, SeatId
from ...state import Item
from ...state.choices import place_chosen
from ...terms import (
    BANISHMENT,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    E_BANISHED,
    E_DIED,
    E_LEFT,
    E_RETURNED,
    FACEDOWN,
    GEAR,
    HAND,
    IN_BANISHMENT,
    IN_CHAMPION_ZONE,
    IN_FACEDOWN,
    IN_HAND,
    IN_TRASH,
    MAIN_DECK,
    TRASH,
    UNIT,
    Where,
    Zone,
)

if TYPE_CHECKING:
    from ...state import Context, State


# The zone of each of them from the hand on, in this order.
ZONE_OF: Final = [HAND, TRASH, CHAMPION_ZONE, BANISHMENT, CHAIN, FACEDOWN, MAIN_DECK, MAIN_DECK]


def here(s: State, c: Context) -> PlaceId:
    """The place "here" means, -1 if that is not known any more.

    CR 359.3.f: it is read from the source when needed, so for a permanent that is gone it is null; but what goes
    pending as its source leaves knows where that was (CR 323.4).
    """
    if c.source:
        card = s.cards[c.source & SLOT_MASK]
        if card.id == c.source:
            return card.place if card.zone == BOARD else c.place
        gone = s.departed.get(c.source)
        if gone is not None and gone.zone == BOARD and gone.printed.types & (UNIT | GEAR):
            e = c.event
            if e is None or e.subject != c.source or e.kind not in (E_DIED, E_LEFT, E_RETURNED, E_BANISHED):
                return NO_PLACE
    return c.place


def place_of_slot(s: State, c: Context, slot: int) -> PlaceId:
    """The place the choice `slot` speaks of: a battlefield itself, or where the chosen object is."""
    if slot < 0 or slot >= len(c.bound) or not c.bound[slot]:
        return NO_PLACE
    id = c.bound[slot][0]
    if id < 0:
        return place_chosen(id)
    card = s.last_known(id)
    return card.place if card is not None else NO_PLACE


def is_zone(where: Where) -> bool:
    """Is it off the board? Those are the last ones, from the hand on."""
    return where >= IN_HAND


def zone_of(where: Where) -> Zone:
    return ZONE_OF[where - IN_HAND]


def zone_list(where: Where, s: State, side: SeatId) -> list[ObjectId]:
    x = s.sides[side]
    if where == IN_HAND:
        return x.hand
    if where == IN_TRASH:
        return x.trash
    if where == IN_CHAMPION_ZONE:
        return x.champion
    if where == IN_BANISHMENT:
        return x.banished
    if where == IN_FACEDOWN:
        out: list[ObjectId] = []
        for index in s.battlefields:
            for id in s.places[index].facedown:
                if s.card(id).controller == side:
                    out.append(id)
        return out
    return x.deck


def reach_of(s: State, c: Context) -> ArenaId:
    """The arena a text speaks of where nobody chooses (ruling B2); -1 where there is only one, or for all of them."""
    if len(s.arenas) == 1 or c.arena == EVERYWHERE:
        return NO_ARENA
    if c.arena >= 0:
        return c.arena
    if c.place >= 0:
        return s.places[c.place].arena
    return s.sides[c.seat].arena if c.seat >= 0 else NO_ARENA


def in_reach(s: State, c: Context, side: SeatId) -> bool:
    """Does a text speak of this side? Of its own always, of others in its arena."""
    reach = reach_of(s, c)
    return reach < 0 or side == c.seat or s.sides[side].arena == reach


def item_on_chain(s: State, id: ObjectId) -> Item | None:
    for a in s.arenas:
        for item in a.chain:
            if item.id == id:
                return item
    return None


def chain_item_of(c: Context) -> ObjectId:
    return c.id if isinstance(c, Item) else NOTHING
