"""How a text reads where it stands: who "you" is, what "me" and "here" are, and whether it works at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NO_PLACE, ObjectId
from ..state import Context
from ..terms import BATTLEFIELD
from . import limits

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..ids import SeatId
    from ..state import Card, Lasting, Mod, Source, State


def seat_of(s: State, card: Card) -> SeatId:
    """Who "you" is in an object's own text."""
    return s.places[card.place].controller if card.printed.types & BATTLEFIELD else card.controller


def context_of(s: State, card: Card) -> Context:
    """How an object's own text reads: its controller is "you" (CR 190.6 for battlefields)."""
    c = Context(seat_of(s, card), card.id, card.place)
    c.paid = card.paid
    return c


def of_lasting(x: Lasting) -> Context:
    """How an effect that lives on without its source reads: for the player who made it, of what was chosen for it."""
    c = Context(x.seat, x.source, x.event_place)
    c.arena = x.arena
    c.bound = x.bound
    return c


def of_mod(card: Card, mod: Mod) -> Context:
    """How a part that hangs on an object reads: that object is "me", who gave it is "you"."""
    return Context(mod.until_seat, card.id, card.place)


def of_payer(seat: SeatId, source: ObjectId) -> Context:
    """How the price of something reads for the seat that pays it."""
    return Context(seat, source, NO_PLACE)


def active(s: State, card: Card, ability: Ability) -> bool:
    """Is what an ability depends on met? Whether the text it is printed in works at all was asked before."""
    return ability.gate is None or ability.gate.holds(s, context_of(s, card))


def works(s: State, card: Card, source: Source) -> bool:
    """Is a registered ability of this object active?"""
    if not has(card, source):
        return False
    gate = source.ability.gate
    return gate is None or gate.holds(s, context_of(s, card))


def has(card: Card, source: Source) -> bool:
    """Is it text that the object has now? Of an attached card only what it was granted is (CR 718)."""
    if card.id != source.card:
        return False
    if card.attached_to and source.via == 0:
        return limits.is_granted(source.number)
    return True


def holds_gate(s: State, seat: SeatId, card: Card, ability: Ability) -> bool:
    """Is an ability that works off the board active for the seat that would use it?"""
    if ability.gate is None:
        return True
    c = context_of(s, card)
    c.seat = seat
    return ability.gate.holds(s, c)
