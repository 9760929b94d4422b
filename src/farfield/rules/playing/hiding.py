"""Hiding a card facedown at a battlefield (CR 421, 811; ruling A10: Neutral Open only)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, layers
from ..abilities import triggers
from ..abilities.in_force import in_force
from ..abilities.restrictions import forbidding
from ..costs import spending
from ..deciding import reasons
from ..effects.kinds_of_ability import HIDE_CARDS, HIDING_COST, HideFor
from ..ids import NO_PLACE, NOTHING
from ..knowing import facedown, log, visibility
from ..objects import zones
from ..state import S_COST, Option
from ..state.questions import at_place
from ..terms import ABILITY, ANY_DOMAIN, CHAMPION_ZONE, E_HIDDEN, FACEDOWN, HIDDEN, NO, Q_HIDE, Q_OPTIONAL_COST, YES
from ..turn.frames import Frame, ask
from . import locations

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Card, State


def hide_refusal(s: State, a: Arena, seat: SeatId, card: Card) -> int:
    if not layers.keyword(s, card, HIDDEN):
        return reasons.NOT_HIDDEN
    if not any(s.places[i].controller == seat for i in a.places if s.places[i].side < 0):
        return reasons.NO_CONTROLLED_BATTLEFIELD
    if not locations.hiding_places(s, a, seat):
        return reasons.FACEDOWN_FULL
    if not prices(s, a, seat):
        return reasons.CANNOT_PAY_POWER
    return reasons.FORBIDDEN if hide_forbidding(s, a, seat) is not None else reasons.OK


def hide_forbidding(s: State, a: Arena, seat: SeatId) -> InForce | None:
    """What forbids this player to hide cards; None if nothing does (CR 054)."""
    return forbidding(s, a, None, HIDE_CARDS, seat)


def price(s: State, a: Arena, seat: SeatId) -> costs.Price:
    """The first price for which this player can hide a card; the usual if there is none."""
    found = prices(s, a, seat)
    return found[0] if found else usual()


def usual() -> costs.Price:
    """CR 811: one Power of any domain."""
    p = costs.Price(ABILITY)
    p.power = (ANY_DOMAIN,)
    return p


def prices(s: State, a: Arena, seat: SeatId) -> list[costs.Price]:
    """What a player can pay to hide a card: the usual, or what a text lets them pay instead; nothing before all."""
    found = [usual()]
    if s.governed & (1 << S_COST):
        for x in in_force(s, a, S_COST, HIDING_COST, None, seat):
            ability = x.ability
            assert isinstance(ability, HideFor)
            other = costs.Price(ABILITY)
            other.add(ability.cost.now(s, x.context))
            if other.free():
                return [other]
            found.append(other)
    return [p for p in found if costs.can_pay(s, a, seat, p, NOTHING)]


class Hiding(Frame):
    """Choose the battlefield, then the price if there are several; pay, put it there. No chain, not a play."""

    __slots__ = ("card", "place", "seat")

    def __init__(self, seat: SeatId, card: ObjectId) -> None:
        self.seat = seat
        self.card = card
        self.place = NO_PLACE

    def copy(self) -> Frame:
        f = Hiding(self.seat, self.card)
        f.place = self.place
        return f

    def numbers(self) -> list[int]:
        return [10, self.seat, self.card] if self.place < 0 else [10, self.seat, self.card, self.place]

    def step(self, s: State, a: Arena) -> None:
        if s.find(self.card) is None:
            a.stack.pop()  # something in another arena took it away meanwhile
            return
        if self.place < 0:
            found = locations.hiding_places(s, a, self.seat)
            if not found:
                a.stack.pop()
                return
            ask(s, a, self.seat, Q_HIDE, [at_place(i) for i in found], self.card, "CR 811")
            return
        ways = prices(s, a, self.seat)
        if not ways:
            a.stack.pop()
            return
        if len(ways) > 1 and ways[0].power:
            ask(s, a, self.seat, Q_OPTIONAL_COST, [Option(YES), Option(NO)], self.card, "CR 811")
            return
        self.hide(s, a, ways[0])

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if self.place < 0:
            self.place = option.place
            if not s.governed & (1 << S_COST):
                self.hide(s, a, usual())
            return
        ways = prices(s, a, self.seat)
        self.hide(s, a, ways[1] if option.verb == YES else ways[0])

    def hide(self, s: State, a: Arena, paid: costs.Price) -> None:
        a.stack.pop()
        spending.pay_resources(s, a, self.seat, paid)
        # From the Champion Zone everybody sees which card it is.
        public = s.card(self.card).zone == CHAMPION_ZONE
        seen = visibility.EVERYBODY if public else visibility.BY_ZONE
        card = zones.put(s, self.card, FACEDOWN, self.place, self.seat, known=seen)
        card.hidden_on = s.turn
        a.cleanup_due = True
        log.note(s, "hides", [card.id], [self.seat, self.place], "CR 421", card.known)
        facedown.show(s, a)
        triggers.emit(s, a, E_HIDDEN, card.id, self.seat, self.place)
