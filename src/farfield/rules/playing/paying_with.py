"""What pays is chosen before what speaks of it: targets, places and the price itself (CR 355.16, 356, A57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..effects.kinds_of_ability import Activated, Triggered
from ..state import S_COST
from . import targets
from .more_resources import can_pay
from .sparing import leaves_targets

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..effects.stated_costs import Deed
    from ..ids import ObjectId
    from ..state import Arena, Item, State


def price_of(s: State, a: Arena, item: Item) -> costs.Price:
    """Step 3: the total cost with everything that was chosen (CR 356)."""
    if item.card:
        return costs.card_price(s, a, item.seat, s.card(item.card), item.cost_mode, item)
    ability = item.ability
    assert isinstance(ability, (Activated, Triggered))  # nothing else is on the chain without a card
    return costs.ability_price(s, a, item, ability.cost)


def named_deeds(s: State, item: Item) -> list[Deed]:
    """The parts of its price of which it is chosen beforehand what pays them."""
    out: list[Deed] = []
    if item.card:
        card = s.find(item.card)
        if card is None:
            return out
        for i in range(len(card.printed.additional)):
            extra = card.printed.additional[i]
            if not extra.named or (extra.gate is not None and not extra.gate.holds(s, item)):
                continue
            if extra.optional and not extra.free_number:
                if not item.paid & (1 << i):
                    continue
            elif extra.condition is not None and not extra.condition.holds(s, item):
                continue
            out.extend([deed for deed in extra.cost.deeds if deed.slot >= 0])
        return out
    ability = item.ability
    if isinstance(ability, (Activated, Triggered)) and ability.cost is not None:
        out = [deed for deed in ability.cost.deeds if deed.slot >= 0]
    return out


def names_payment(s: State, item: Item) -> bool:
    """Could anything that pays be spoken of? A quick look."""
    if item.card:
        card = s.find(item.card)
        return card is not None and card.printed.paid_slots > 0
    ability = item.ability
    return isinstance(ability, (Activated, Triggered)) and ability.cost is not None and ability.cost.named


def may_pay_with(s: State, item: Item, deed: Deed, chosen: list[ObjectId]) -> list[ObjectId]:
    price = price_of_deeds(s, item)
    itself = costs.taken_itself(price, deed.kind)
    return costs.not_yet(costs.deed_candidates(s, item.seat, deed, item.source, itself), chosen)


def price_of_deeds(s: State, item: Item) -> costs.Price:
    """What else is done to pay, whoever does it."""
    price = costs.Price(0, item.source)
    ability = item.ability
    if isinstance(ability, (Activated, Triggered)) and ability.cost is not None:
        price.deeds = ability.cost.deeds
    return price


def price_may_depend(s: State, item: Item) -> bool:
    """Could what is chosen change the price? A quick look."""
    if s.governed & (1 << S_COST):
        return True
    if item.card:
        card = s.find(item.card)
        return card is not None and (len(card.printed.cost_changes) > 0 or card.printed.paid_slots > 0)
    ability = item.ability
    if isinstance(ability, (Activated, Triggered)) and ability.cost is not None:
        return ability.cost.less is not None
    return False


def finishable(s: State, a: Arena, item: Item, program: Program | None, closed: int = -1) -> bool:
    """Is there a way to choose what pays and what is chosen, so that it can be paid and is legal (CR 355.16)?

    `closed`: the slot that nothing more is chosen for.
    """
    for deed in named_deeds(s, item) if names_payment(s, item) else []:
        picked = item.bound[deed.slot]
        if deed.slot <= closed or (picked and not deed.any_number):
            continue
        found = may_pay_with(s, item, deed, picked)
        ways: list[list[ObjectId]] = []
        if deed.any_number:
            ways = [picked + found[:n] for n in range(len(found) + 1)]
        elif deed.n == 1:
            ways = [[id] for id in costs.each_once(found)]
        elif len(found) >= deed.n:
            ways = [found[: deed.n]]
        for way in ways:
            item.bound[deed.slot] = way
            fine = finishable(s, a, item, program, deed.slot)
            item.bound[deed.slot] = picked
            if fine:
                return True
        return False
    return finished(s, a, item, program)


def finished(s: State, a: Arena, item: Item, program: Program | None) -> bool:
    """The same, once it is chosen what pays."""
    least = targets.possible(s, a, item, program) if program is not None else 0
    if least < 0:
        return False
    times = 1 + repeats_paid(item)
    if not affordable(s, a, item, least * times) and not cheaper_choice(s, a, item, program):
        return False
    if program is None or not program.slots:
        return True
    price = price_of(s, a, item)
    return not price.deeds or leaves_targets(s, a, item, program, price.deeds)


def cheaper_choice(s: State, a: Arena, item: Item, program: Program | None, start: int = 0) -> bool:
    """Is there something to choose from slot `start` on which makes the whole cheap enough?"""
    if program is None or not price_may_depend(s, item) or not price_of(s, a, item).open:
        return False
    if program.modes and not item.modes:
        for mode in range(program.modes):
            item.modes = [mode]
            fine = cheaper_choice(s, a, item, program)
            item.modes = []
            if fine:
                return True
        return False
    for i in range(start, len(program.slots)):
        slot = program.slots[i]
        picked = item.bound[slot.number]
        if slot.target is None or not targets.slot_needed(s, item, slot):
            continue
        if slot.target.most >= 0 and len(picked) >= slot.target.most:
            continue
        for id in targets.candidates(s, a, item, slot):
            item.bound[slot.number] = [*picked, id]
            rest = targets.can_complete(s, a, item, program, 0)
            fine = rest >= 0 and affordable(s, a, item, rest)
            item.bound[slot.number] = picked
            if fine:
                return True
    return False


def affordable(s: State, a: Arena, item: Item, extra: int) -> bool:
    """Could it be paid if `extra` Power of any domain came on top?"""
    price = price_of(s, a, item)
    if extra:
        price.add_power(extra)
    return can_pay(s, a, item.seat, price, item.source)


def repeats_paid(item: Item) -> int:
    """How many Repeats were chosen."""
    count = 0
    paid = item.paid // costs.PAID_REPEAT
    while paid > 0:
        count += paid & 1
        paid >>= 1
    return count
