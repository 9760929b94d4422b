"""What may be chosen so that the rest can be done and paid (CR 355.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..effects.kinds_of_ability import Activated, Triggered
from ..state import Option
from ..state.questions import to_pick
from ..terms import DONE
from . import targets
from .optional_costs import fresh_cost, may_choose_unpaid
from .paying_with import (
    affordable,
    cheaper_choice,
    finishable,
    may_pay_with,
    price_may_depend,
    price_of,
    repeats_paid,
)
from .sparing import spares_targets, taking

if TYPE_CHECKING:
    from ..effects.program import Program, Slot
    from ..effects.stated_costs import Deed
    from ..ids import ObjectId
    from ..state import Arena, Item, State


def completable(s: State, a: Arena, item: Item, program: Program, slot: Slot, at: int) -> list[ObjectId]:
    """Candidates that leave the rest possible and payable (CR 355.16)."""
    out: list[ObjectId] = []
    found = targets.candidates(s, a, item, slot)
    picked = item.bound[slot.number]
    last = len(program.slots) <= at + 1
    still = repeats_paid(item) - len(item.later)
    ahead = still * fresh_cost(s, a, item, program) if still > 0 else 0  # what further executions cost at least
    paid_with: tuple[Deed, ...] = ()
    if pays_with_deeds(s, item):
        paid_with = price_of(s, a, item).deeds
    takes = taking(paid_with)
    depends = price_may_depend(s, item) and price_of(s, a, item).open
    if last and not takes and not depends:
        for id in found:
            if targets.deflect_of(s, item, id):
                break
        else:
            return found  # as it mostly is
    for id in found:
        more = targets.deflect_of(s, item, id)
        if more or not last or takes or depends:
            item.bound[slot.number] = [*picked, id]
            rest = targets.can_complete(s, a, item, program, at)
            fine = rest >= 0 and (may_choose_unpaid(item) or affordable(s, a, item, rest + ahead))
            if rest >= 0 and not fine and depends:
                fine = cheaper_choice(s, a, item, program, at)
            if fine and takes:
                fine = spares_targets(s, item, paid_with)
            item.bound[slot.number] = picked
            if not fine:
                continue
        out.append(id)
    return out


def payers(s: State, a: Arena, item: Item, program: Program | None, deed: Deed) -> list[Option]:
    """What may pay a part of the price of which it is chosen beforehand; of any number also that it is enough."""
    picked = item.bound[deed.slot]
    out: list[Option] = []
    for id in costs.each_once(may_pay_with(s, item, deed, picked)):
        item.bound[deed.slot] = [*picked, id]
        if (not deed.any_number and len(picked) + 1 < deed.n) or finishable(s, a, item, program):
            out.append(to_pick(id))
        item.bound[deed.slot] = picked
    if deed.any_number and finishable(s, a, item, program, deed.slot):
        out.append(Option(DONE))
    return out


def pays_with_deeds(s: State, item: Item) -> bool:
    """Could more than resources be asked for?"""
    if item.card:
        card = s.find(item.card)
        return card is not None and bool(card.printed.additional)
    ability = item.ability
    if isinstance(ability, (Activated, Triggered)):
        return ability.cost is not None and bool(ability.cost.deeds)
    return False
