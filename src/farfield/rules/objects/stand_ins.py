"""Putting a token in another object's place, and creating battlefields (CR 438, 439)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import giving
from ..ids import NO_PLACE, NOBODY, NOTHING, SLOT_MASK, ObjectId, PlaceId, SeatId
from ..knowing import log
from ..state import Place
from ..terms import BANISHMENT, BOARD
from . import zones

if TYPE_CHECKING:
    from ..printed import Printed
    from ..state import Arena, Card, State


def replace(s: State, a: Arena, id: ObjectId, token: Printed, seat: SeatId) -> bool:
    """The token takes the place of an object on the board: the same object for all that refers to it.

    So it keeps its id and its statuses and gets another face; the card goes to banishment, replaced and not banished.
    """
    card = s.find(id)
    if card is None or card.zone != BOARD:
        return False
    if not card.original.token:
        card.replaced = zones.create(s, card.original, card.owner, BANISHMENT, NO_PLACE).id
    log.note(s, "replaced", [id], [seat], "CR 438")
    put_on_face(s, a, card, token, seat)
    return True


def swap_back(s: State, a: Arena, id: ObjectId) -> bool:
    """The token ceases to exist and the card it replaced returns, inheriting everything."""
    card = s.find(id)
    if card is None or card.zone != BOARD or not card.replaced:
        return False
    kept = s.find(card.replaced)
    if kept is None or kept.zone != BANISHMENT:
        return False
    s.sides[kept.owner].banished.remove(kept.id)
    s.cards[kept.id & SLOT_MASK] = zones.GHOST
    s.free_slots.append(kept.id & SLOT_MASK)
    card.replaced = NOTHING
    put_on_face(s, a, card, kept.original, kept.owner)
    log.note(s, "swapped-back", [id], [card.controller], "CR 438")
    return True


def put_on_face(s: State, a: Arena, card: Card, face: Printed, owner: SeatId) -> None:
    card.original = face
    card.owner = owner
    giving.refresh_face(s, card)
    a.version += 1
    a.cleanup_due = True


def create_battlefield(s: State, a: Arena, seat: SeatId, token: Printed) -> Place:
    """CR 439: a new battlefield, uncontrolled, where its player is (B29)."""
    a = s.arenas[s.sides[seat].arena]
    place = Place(PlaceId(len(s.places)), a.index, NOBODY, NOTHING)
    place.lane_spot = s.mode.spot_of_new_battlefield()
    s.places.append(place)
    s.battlefields.append(place.index)
    a.places.append(place.index)
    card = zones.create(s, token, seat, BOARD, place.index)
    place.card = card.id
    a.cleanup_due = True
    log.note(s, "creates", [card.id], [seat, place.index], "CR 439")
    return place
