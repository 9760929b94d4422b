"""Equipping by Weaponmaster (CR 821): Equip's cost is paid, less one Power, without activating Equip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import attachment, paying
from ..frames import ask
from ..state import Option
from ..terms import EQUIP, NO, Q_MAY, YES
from .abilities import Keyword
from .base import NEXT, WAIT, Effect, Objects, Part
from .costs import Cost

if TYPE_CHECKING:
    from ..resolving import Run
    from ..state import Arena, Card, State


def equip_cost(card: Card) -> Cost | None:
    """The Equip cost of an Equipment, also when its text is inactive (CR 725)."""
    for ability in card.printed.abilities:
        if isinstance(ability, Keyword) and ability.keyword == EQUIP:
            return ability.cost
    return None


class EquipNow(Effect):
    """Pay the Equip cost of the chosen Equipment, less one Power, to attach it to the source."""

    __slots__ = ("gear",)

    def __init__(self, gear: Objects) -> None:
        self.gear = gear

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        found = self.gear.find(s, item)
        if not found or s.find(item.source) is None:
            return NEXT
        price = equip_cost(s.card(found[0]))
        if price is None:
            return NEXT
        less = Cost(price.energy, price.power[:-1], price.deeds)
        if run.stage == 0:
            if not paying.payable_now(s, a, item, less):
                return NEXT
            run.stage = 1
            ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], found[0], "CR 821")
            return WAIT
        if run.stage == 1:
            run.stage = 2
            if run.last is not None and run.last.verb == NO:
                return NEXT
            paying.pay_now(s, a, item, less)
            return WAIT
        attachment.attach(s, a, found[0], item.source, item.seat)
        return NEXT

    def children(self) -> list[Part]:
        return [self.gear]
