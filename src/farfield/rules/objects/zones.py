"""Zones: where cards are, and what happens when one goes from one to another (CR 105-109, 124, 127)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import too_many_objects

from .. import layers
from ..abilities import as_long_as, registry, triggers, would
from ..ids import NO_PLACE, NOBODY, ObjectId, PlaceId, SeatId
from ..knowing import log, visibility
from ..printed import Printed
from ..state import S_CANT, SLOT_MASK, SLOTS, Card
from ..terms import (
    ASIDE,
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    E_BANISHED,
    FACEDOWN,
    GEAR,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    NOWHERE,
    RUNE,
    RUNE_DECK,
    SIDEBOARD,
    TRASH,
    UNIT,
    WHILE_SOURCE,
    Zone,
)

if TYPE_CHECKING:
    from ..state import Arena, State


def new_slot(s: State) -> int:
    if s.free_slots:
        return s.free_slots.pop()
    if len(s.cards) >= SLOTS:
        raise too_many_objects(SLOTS)
    s.cards.append(GHOST)
    return len(s.cards) - 1


def create(s: State, printed: Printed, owner: SeatId, zone: Zone, place: PlaceId) -> Card:
    """A new object straight into a zone (CR 439). Says nothing to anybody: that is the caller's business."""
    slot = new_slot(s)
    card = Card(s.object_id(slot), printed, owner, owner, zone, place)
    card.known = visibility.in_zone(zone, owner, visibility.BY_ZONE)
    s.asks |= printed.asks
    for ban in printed.own_bans:
        s.govern(1 << S_CANT, ban.about)
    s.cards[slot] = card
    arrive(s, card, False)
    return card


def container(s: State, card: Card) -> list[ObjectId] | None:
    """The list that holds the object where it is."""
    zone = card.zone
    side = s.sides[card.owner]
    if zone == BOARD:
        types = card.printed.types
        if types & UNIT:
            return s.places[card.place].units
        if types & GEAR:
            return s.places[card.place].gear
        if types & RUNE:
            return s.sides[card.controller].runes
        return None
    if zone == MAIN_DECK:
        return side.deck
    if zone == HAND:
        return side.hand
    if zone == TRASH:
        return side.trash
    if zone == RUNE_DECK:
        return side.rune_deck
    if zone == BANISHMENT:
        return side.banished
    if zone == CHAMPION_ZONE:
        return side.champion
    if zone == FACEDOWN:
        return s.places[card.place].facedown
    if zone == LEGEND_ZONE:
        return side.legends
    if zone == ASIDE:
        return side.aside
    if zone == SIDEBOARD:
        return side.sideboard
    return None


def arrive(s: State, card: Card, bottom: bool) -> None:
    held = container(s, card)
    if held is not None:
        if bottom:
            held.insert(0, card.id)
        else:
            held.append(card.id)
    if card.zone >= BOARD:
        card.stamp = s.next_number()
        card.entered = s.turn
        registry.register(s, card)
        a = s.arenas[registry.arena_index(s, card)]
        a.version += 1
        if len(s.arenas) > 1:
            a.cleanup_due = True  # CR 319; an effect of another arena may have put it here
    elif card.original.elsewhere:
        registry.register(s, card)


def remember(s: State, card: Card) -> None:
    """It is about to leave the board. As it is now it will be looked back at (CR 359.3.e.13, 428): with what it wears,
    and with what it has from others that leave at the same moment."""
    if card.zone == BOARD and card.id not in s.departed and not never_leaves(card):
        s.departed[card.id] = layers.as_it_is(s, card)


def put(
    s: State,
    id: ObjectId,
    zone: Zone,
    place: PlaceId = NO_PLACE,
    controller: SeatId = NOBODY,
    bottom: bool = False,
    known: int = visibility.BY_ZONE,
) -> Card:
    """Put an object into another zone as a new object (CR 124). `known`: who else knows it there.

    A card never ends up in another player's zone: it goes to its owner's (CR 056).
    """
    old = s.card(id)
    if zone == TRASH and old.zone != MAIN_DECK:
        a = s.arenas[registry.arena_index(s, old)]
        if would.be_banished(s, a, old):
            return banish(s, a, old)
    if old.zone != BOARD or zone >= BOARD or zone == NOWHERE:
        return change_zone(s, old, zone, place, controller, bottom, known)
    a = s.arenas[registry.arena_index(s, old)]
    left = triggers.before_leaving(s, a, old)
    new = change_zone(s, old, zone, place, controller, bottom, known)
    if left is not None:
        triggers.emit_all(s, a, [left])
    return new


def banish(s: State, a: Arena, old: Card) -> Card:
    """It would go to the trash, and goes into banishment instead; whatever it goes there for has happened (A64)."""
    place = old.place
    new = put(s, old.id, BANISHMENT)
    log.note(s, "banished", [new.id if new.zone else old.id], [old.owner], "CR 427")
    triggers.emit(s, a, E_BANISHED, new.id if new.zone else old.id, old.owner, place, 0, old.id)
    return new


def change_zone(s: State, old: Card, zone: Zone, place: PlaceId, controller: SeatId, bottom: bool, known: int) -> Card:
    id = old.id
    old_zone = old.zone
    if old_zone == CHAIN:
        s.departed[old.id] = old
    if old_zone >= BOARD:
        layers.freeze(s, old)
        if old.id not in s.departed:
            s.departed[old.id] = old
        if old.printed.types != RUNE:  # a rune has never been registered
            registry.unregister(s, old)
        a = s.arenas[registry.arena_index(s, old)]
        a.version += 1
        if len(s.arenas) > 1:
            a.cleanup_due = True
    elif old.original.elsewhere:
        registry.unregister(s, old)
    s.arenas[s.sides[old.owner].arena].version += 1  # texts count cards in hands, decks and trashes too
    held = container(s, old)
    if held is not None:
        if held[-1] == id:  # as the top card of a deck is
            held.pop()
        else:
            held.remove(id)
    slot = id & SLOT_MASK
    if old.original.token and zone < BOARD and zone != CHAIN:
        # CR 186.1: a token put anywhere else ceases to exist right after arriving.
        new = Card(s.object_id(slot), old.original, old.owner, old.owner, NOWHERE, NO_PLACE)
        s.cards[slot] = GHOST
        s.free_slots.append(slot)
        if s.ties and old_zone >= BOARD:
            as_long_as.untie(s, id, WHILE_SOURCE)
        return new
    new = Card(s.object_id(slot), old.original, old.owner, old.owner, zone, place)
    if controller >= 0:
        new.controller = controller
    new.known = visibility.in_zone(zone, new.controller, known)
    s.cards[slot] = new
    if old_zone == HAND:
        visibility.hand_left(s, old, new)
    arrive(s, new, bottom)
    if s.ties and old_zone >= BOARD:
        as_long_as.untie(s, id, WHILE_SOURCE)
    return new


def keep_in_memory(s: State, old: ObjectId, new: ObjectId) -> None:
    """What objects remember as theirs (CR 393) is about to be played, or is back where it was as it could not be."""
    for card in s.cards:
        if card.memory is not None and old in card.memory:
            card.memory = [new if id == old else id for id in card.memory]


def forget(s: State, ids: list[ObjectId]) -> list[ObjectId]:
    """The cards as nobody knows them any more, with new ids: after a shuffle nothing can be followed."""
    out: list[ObjectId] = []
    for id in ids:
        slot = id & SLOT_MASK
        old = s.cards[slot]
        new = Card(s.object_id(slot), old.original, old.owner, old.owner, old.zone, NO_PLACE)
        s.cards[slot] = new
        if old.original.elsewhere:
            registry.unregister(s, old)
            registry.register(s, new)
        out.append(new.id)
    return out


def know(s: State, id: ObjectId, seats: int) -> None:
    """These seats now know the card where it is. Off the board a changed card is a new `Card` with the same id."""
    old = s.card(id)
    set_known(s, old, old.known | seats)


def keep_known(s: State, id: ObjectId, seats: int) -> None:
    """Only these seats can still say which card this is: the others could not follow it."""
    old = s.card(id)
    set_known(s, old, old.known & seats)


def set_known(s: State, old: Card, known: int) -> None:
    if old.known == known:
        return
    if old.zone >= BOARD:
        old.known = known
        return
    new = old.copy()
    new.known = known
    s.cards[old.id & SLOT_MASK] = new


def never_leaves(card: Card) -> bool:
    """No effect puts a Champion Legend or a battlefield anywhere else (CR 107.4, 170)."""
    return card.zone == LEGEND_ZONE or (card.zone == BOARD and card.printed.types & BATTLEFIELD != 0)


# What an empty slot holds, so that looking up an id that is gone finds something with another id.
GHOST: Final = Card(ObjectId(-1), Printed("nothing", 0), SeatId(0), SeatId(0), NOWHERE, NO_PLACE)
