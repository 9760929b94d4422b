"""Where and whose: the places and zones a text speaks of, its side, and how far it reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...ids import EVERYWHERE, NO_ARENA, NO_PLACE, NOTHING, SLOT_MASK, ArenaId, ObjectId, PlaceId, SeatId
from ...state import Item
from ...state.choices import place_chosen
from ...terms import (
    ANYWHERE,
    AT_BATTLEFIELD,
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    E_BANISHED,
    E_DIED,
    E_LEFT,
    E_RETURNED,
    ELSEWHERE,
    EVENT_PLACE,
    FACEDOWN,
    GEAR,
    HAND,
    HERE,
    IN_ANY_ZONE,
    IN_BANISHMENT,
    IN_BASE,
    IN_CHAMPION_ZONE,
    IN_COMBAT,
    IN_DECK,
    IN_FACEDOWN,
    IN_HAND,
    IN_TRASH,
    LEGEND,
    LOCATION,
    MAIN_DECK,
    MAIN_DECK_CARD,
    ON_CHAIN,
    PLAYER,
    RUNE,
    THERE,
    TOP_OF_DECK,
    TRASH,
    UNIT,
    Where,
    Zone,
)
from ..sorts import ANY_ZONE, ITEMS, ON_BOARD, Sort

if TYPE_CHECKING:
    from ...state import Card, Context, State


# The zone of each of them from the hand on, in this order.
ZONE_OF: Final = [HAND, TRASH, CHAMPION_ZONE, BANISHMENT, CHAIN, FACEDOWN, MAIN_DECK, MAIN_DECK]


# What a text can find there, and in which words to say so.
AT_A_PLACE: Final = Sort(UNIT | GEAR, ON_BOARD)
SORT_AT: Final = {
    ANYWHERE: Sort(UNIT | GEAR | RUNE | LEGEND | BATTLEFIELD | LOCATION | PLAYER, ON_BOARD),
    AT_BATTLEFIELD: AT_A_PLACE,
    HERE: Sort(UNIT | GEAR | BATTLEFIELD, ON_BOARD),
    IN_BASE: AT_A_PLACE,
    THERE: AT_A_PLACE,
    IN_COMBAT: Sort(UNIT, ON_BOARD),
    EVENT_PLACE: AT_A_PLACE,
    ELSEWHERE: Sort(UNIT | GEAR | BATTLEFIELD, ON_BOARD),
    IN_HAND: Sort(MAIN_DECK_CARD, 1 << HAND),
    IN_TRASH: Sort(MAIN_DECK_CARD, 1 << TRASH),
    IN_CHAMPION_ZONE: Sort(UNIT, 1 << CHAMPION_ZONE),
    IN_BANISHMENT: Sort(MAIN_DECK_CARD, 1 << BANISHMENT),
    ON_CHAIN: ITEMS,
    IN_ANY_ZONE: Sort(MAIN_DECK_CARD | LEGEND, ANY_ZONE),
    IN_FACEDOWN: Sort(MAIN_DECK_CARD, 1 << FACEDOWN),
    IN_DECK: Sort(MAIN_DECK_CARD, 1 << MAIN_DECK),
    TOP_OF_DECK: Sort(MAIN_DECK_CARD, 1 << MAIN_DECK),
}
WHERE_WORDS: Final = {
    ANYWHERE: "anywhere on the board", AT_BATTLEFIELD: "at a battlefield", HERE: "here", IN_BASE: "in a base",
    THERE: "there", IN_COMBAT: "in a combat", EVENT_PLACE: "at that battlefield", ELSEWHERE: "elsewhere",
    IN_HAND: "in a hand", IN_TRASH: "in a trash", IN_CHAMPION_ZONE: "in a Champion Zone",
    IN_BANISHMENT: "in banishment", ON_CHAIN: "on the chain", IN_FACEDOWN: "face down", IN_DECK: "in a deck",
    TOP_OF_DECK: "on top of a deck", IN_ANY_ZONE: "anywhere",
}  # fmt: skip


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


def item_of_card(s: State, card: Card) -> Item | None:
    """What a card is on the chain as, while it is being played; otherwise None."""
    if card.zone == CHAIN:
        for a in s.arenas:
            for item in a.chain:
                if item.card == card.id:
                    return item
    return None


def chain_item_of(c: Context) -> ObjectId:
    return c.id if isinstance(c, Item) else NOTHING


def has_paid(c: Context, slot: int) -> bool:
    """Does this slot keep what its cost was paid with?"""
    return isinstance(c, Item) and slot in c.payers
