"""Optional costs of a play, its total price, and whether it can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, layers
from ..effects.abilities import Activated, Keyword, Triggered
from ..state import Item
from ..terms import ACCELERATE, ANY_DOMAIN
from . import targets
from .sparing import leaves_targets

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..state import Arena, Card, State


def optional_cost(s: State, item: Item, card: Card, k: int) -> int:
    """The bit of the k-th optional cost of a play, 0 if there is none now: additional costs, Accelerate, Repeat,
    another base cost."""
    printed = card.printed
    n = len(printed.additional)
    if k < n:
        extra = printed.additional[k]
        if extra.gate is not None and not extra.gate.holds(s, item):
            return 0
        return 1 << k if extra.optional and (extra.condition is None or extra.condition.holds(s, item)) else 0
    if k == n:
        return costs.PAID_ACCELERATE if accelerates(s, item, card) else 0
    if k <= n + len(printed.repeats):
        gate = printed.repeats[k - n - 1].gate
        return costs.PAID_REPEAT << (k - n - 1) if gate is None or gate.holds(s, item) else 0
    return costs.PAID_INSTEAD if instead_possible(s, item, card) else 0


def accelerates(s: State, item: Item, card: Card) -> bool:
    """CR 805: does it have Accelerate, now that it is played?"""
    if layers.keyword(s, card, ACCELERATE):
        return True
    if card.printed.accelerates:
        for ability in card.printed.abilities:
            if isinstance(ability, Keyword) and ability.keyword == ACCELERATE:
                if ability.gate is None or ability.gate.holds(s, item):
                    return True
    return False


def repeats_paid(item: Item) -> int:
    """How many Repeats were chosen."""
    count = 0
    paid = item.paid // costs.PAID_REPEAT
    while paid > 0:
        count += paid & 1
        paid >>= 1
    return count


def fresh_cost(s: State, a: Arena, item: Item, program: Program) -> int:
    """The least Power that choosing costs in one more execution, before anything is chosen for it."""
    bound = item.bound
    modes = item.modes
    item.bound = [[] for _ in range(program.slot_count)]
    item.modes = []
    least = targets.possible(s, a, item, program)
    item.bound = bound
    item.modes = modes
    return max(0, least)


def lowers(card: Card, k: int) -> bool:
    """Can paying the k-th optional cost make the whole cheaper?"""
    n = len(card.printed.additional)
    if k < n:
        return card.printed.additional[k].discount_energy > 0
    return k > n + len(card.printed.repeats)


def can_finish(s: State, a: Arena, item: Item, card: Card, program: Program | None, k: int, total: int) -> bool:
    """Can the play be completed and paid, if need be with optional costs from the k-th on that make it cheaper?"""
    least = targets.possible(s, a, item, program) if program is not None else 0
    if least < 0:
        return False
    if affordable(s, a, item, least * (1 + repeats_paid(item))):
        if program is None or not card.printed.additional:
            return True
        if leaves_targets(s, a, item, program, price_of(s, a, item).deeds):
            return True
    for j in range(k, total):
        if lowers(card, j):
            bit = optional_cost(s, item, card, j)
            if bit:
                item.paid |= bit
                fine = can_finish(s, a, item, card, program, j + 1, total)
                item.paid &= ~bit
                if fine:
                    return True
    return False


def cheaper(s: State, a: Arena, item: Item, card: Card) -> int:
    """Bits of the optional costs that make a card payable which otherwise is not; 0 if nothing does."""
    total = len(card.printed.additional) + 1 + len(card.printed.repeats) + (1 if card.printed.play_for else 0)
    kept = item.paid
    bits = 0
    for j in range(total):
        if lowers(card, j):
            item.paid |= optional_cost(s, item, card, j)
            price = costs.card_price(s, a, item.seat, card, item.cost_mode, item)
            if costs.can_pay(s, a, item.seat, price, card.id):
                bits = item.paid
                break
    item.paid = kept
    return bits


def instead_possible(s: State, item: Item, card: Card) -> bool:
    """May another base cost be chosen for this play?"""
    if item.cost_mode != costs.COST_NORMAL or not card.printed.play_for:
        return False
    condition = card.printed.play_for[0].condition
    return condition is None or condition.holds(s, item)


def price_of(s: State, a: Arena, item: Item) -> costs.Price:
    """Step 3: the total cost with everything that was chosen (CR 356)."""
    if item.card:
        return costs.card_price(s, a, item.seat, s.card(item.card), item.cost_mode, item)
    ability = item.ability
    assert isinstance(ability, (Activated, Triggered))  # nothing else is on the chain without a card
    return costs.ability_price(s, a, item, ability.cost)


def may_choose_unpaid(item: Item) -> bool:
    """Ruling A35 (CR 355.9, 402.4.b): a triggered ability may choose what its controller cannot or will not pay for.

    Being unable to pay is not being unable to choose. What is chosen and not paid for comes off the chain.
    """
    return isinstance(item.ability, Triggered)


def choosing_costs(item: Item, price: costs.Price) -> bool:
    """CR 404.2: what choosing adds to a triggered ability's cost may be declined; then it is removed."""
    ability = item.ability
    if not isinstance(ability, Triggered):
        return False
    return len(price.power) > (len(ability.cost.power) if ability.cost is not None else 0)


def affordable(s: State, a: Arena, item: Item, extra: int) -> bool:
    """Could it be paid if `extra` Power of any domain came on top?"""
    price = price_of(s, a, item)
    for _ in range(extra):
        price.power.append(ANY_DOMAIN)
    return costs.can_pay(s, a, item.seat, price, item.source)
