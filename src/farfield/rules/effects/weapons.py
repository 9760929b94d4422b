"""Equipping by Weaponmaster (CR 821): Equip's cost is paid, less one Power, without activating Equip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..costs import paying
from ..state import Context, Option
from ..terms import EQUIP, NO, Q_MAY, YES
from ..turn.frames import ask
from .kinds_of_ability import Activated, Keyword
from .parts import NEXT, WAIT, Each, Effect, Objects, Part
from .sorts import GEARS, Demand, Takes
from .stated_costs import Cost
from .verbs.attaching import attach_to

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, Item, State


def equip_costs(s: State, item: Item, gear: Card) -> list[Cost]:
    """The Equip costs of an Equipment as if for the source, also when its text is inactive (CR 725, 821)."""
    out: list[Cost] = []
    seen = Context(item.seat, gear.id, gear.place)
    seen.bound = [[item.source]]  # the unit is all that Equip chooses
    for ability in gear.printed.abilities:
        if isinstance(ability, Keyword) and ability.keyword == EQUIP:
            for equip in ability.implied:
                if isinstance(equip, Activated):
                    out.append(equip.cost.now(s, seen))
    return out


def cheapest(s: State, a: Arena, item: Item, gear: Card) -> Cost | None:
    """An Equip cost less one Power of any kind that can be paid now; None if there is none."""
    for price in equip_costs(s, item, gear):
        if not price.power:
            if paying.payable_now(s, a, item, price):
                return price
        for i in range(len(price.power)):
            less = Cost(price.energy, price.power[:i] + price.power[i + 1 :], price.deeds)
            if paying.payable_now(s, a, item, less):
                return less
    return None


class EquipNow(Effect):
    """Pay the Equip cost of the chosen Equipment, less one Power, to attach it to the source."""

    __slots__ = ("gear",)

    def __init__(self, gear: Objects) -> None:
        self.gear = gear

    def demands(self) -> list[Demand]:
        return [Takes(self.gear, GEARS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        found = self.gear.find(s, item)
        if not found or s.find(item.source) is None:
            return NEXT
        less = cheapest(s, a, item, s.card(found[0]))
        if run.stage == 0:
            if less is None or (run.answered and run.last is not None and run.last.verb == NO):
                return NEXT
            if not run.answered:
                ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], found[0], "CR 821")
                return WAIT
            run.stage = 1
            paying.pay_now(s, a, item, less)
            return WAIT
        attach_to(s, a, found[0], item.source, item.seat)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return EquipNow(each.one(self.gear))
