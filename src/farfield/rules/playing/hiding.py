"""Hiding a card facedown at a battlefield (CR 421, 811; ruling A10: Neutral Open only)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..abilities import triggers
from ..abilities.restrictions import forbidding
from ..costs import spending
from ..deciding import reasons
from ..effects.abilities import HIDE_CARDS
from ..knowing import log, visibility
from ..objects import zones
from ..state import Option
from ..state.questions import at_place
from ..terms import ABILITY, ANY_DOMAIN, CHAMPION_ZONE, E_HIDDEN, FACEDOWN, HIDDEN, Q_HIDE
from ..turn.frames import Frame, ask
from . import locations

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Card, State


def hide_refusal(s: State, a: Arena, seat: SeatId, card: Card) -> int:
    if not card.printed.kw[HIDDEN]:
        return reasons.NOT_HIDDEN
    if not any(s.places[i].controller == seat for i in a.places if s.places[i].side < 0):
        return reasons.NO_CONTROLLED_BATTLEFIELD
    if not locations.hiding_places(s, a, seat):
        return reasons.FACEDOWN_FULL
    if not costs.can_pay_power(s, seat, price()):
        return reasons.CANNOT_PAY_POWER
    return reasons.FORBIDDEN if hide_forbidding(s, a, seat) is not None else reasons.OK


def hide_forbidding(s: State, a: Arena, seat: SeatId) -> InForce | None:
    """What forbids this player to hide cards; None if nothing does (CR 054)."""
    return forbidding(s, a, None, HIDE_CARDS, seat)


def price() -> costs.Price:
    """CR 811: one Power of any domain."""
    p = costs.Price(ABILITY)
    p.power = [ANY_DOMAIN]
    return p


class Hiding(Frame):
    """Choose the battlefield, pay, put it there. No chain, not a play."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: SeatId, card: ObjectId) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> Frame:
        return Hiding(self.seat, self.card)

    def numbers(self) -> list[int]:
        return [10, self.seat, self.card]

    def step(self, s: State, a: Arena) -> None:
        found = locations.hiding_places(s, a, self.seat)
        ask(s, a, self.seat, Q_HIDE, [at_place(i) for i in found], self.card, "CR 811")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        a.stack.pop()
        spending.pay_resources(s, a, self.seat, price())
        # From the Champion Zone everybody sees which card it is.
        public = s.card(self.card).zone == CHAMPION_ZONE
        seen = visibility.EVERYBODY if public else visibility.BY_ZONE
        card = zones.put(s, self.card, FACEDOWN, option.place, self.seat, known=seen)
        card.hidden_on = s.turn
        a.cleanup_due = True
        log.note(s, "hides", [card.id], [self.seat, option.place], "CR 421", card.known)
        triggers.emit(s, a, E_HIDDEN, card.id, self.seat, option.place)
