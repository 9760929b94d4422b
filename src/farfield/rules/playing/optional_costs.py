"""Optional costs of a play, its total price, and whether it can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, layers
from ..abilities import granted
from ..effects.kinds_of_ability import Keyword, Triggered
from ..state import Item
from ..terms import ACCELERATE
from . import targets
from .paying_with import finishable

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..ids import ObjectId
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
        if extra.free_number:
            return 0  # it is asked how often
        return 1 << k if extra.optional and (extra.condition is None or extra.condition.holds(s, item)) else 0
    if k == n:
        return costs.PAID_ACCELERATE if accelerates(s, item, card) else 0
    repeats = granted.repeats(s, card)
    if k <= n + len(repeats):
        gate = repeats[k - n - 1].gate
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


def fresh(item: Item, program: Program) -> list[list[ObjectId]]:
    """No choices, for one more execution; what pays is the same."""
    return [item.bound[i] if i < program.given else [] for i in range(program.slot_count)]


def fresh_cost(s: State, a: Arena, item: Item, program: Program) -> int:
    """The least Power that choosing costs in one more execution, before anything is chosen for it."""
    bound = item.bound
    modes = item.modes
    item.bound = fresh(item, program)
    item.modes = []
    least = targets.possible(s, a, item, program)
    item.bound = bound
    item.modes = modes
    return max(0, least)


def how_many(s: State, card: Card) -> int:
    """How many optional costs are gone through for a play (see `optional_cost`)."""
    return len(card.printed.additional) + 1 + len(granted.repeats(s, card)) + (1 if card.printed.play_for else 0)


def lowers(s: State, card: Card, k: int) -> bool:
    """Can paying the k-th optional cost make the whole cheaper, or more things legal to choose?"""
    n = len(card.printed.additional)
    if k < n:
        extra = card.printed.additional[k]
        if extra.discount_energy > 0 or extra.ignores_cost or extra.named:
            return True
        program = card.printed.program
        return program is not None and program.asks_payment
    return k > n + len(granted.repeats(s, card))


def can_finish(s: State, a: Arena, item: Item, card: Card, program: Program | None, k: int, total: int) -> bool:
    """Can the play be completed and paid, if need be with optional costs from the k-th on that make it cheaper?"""
    if finishable(s, a, item, program):
        return True
    for j in range(k, total):
        if lowers(s, card, j):
            bit = optional_cost(s, item, card, j)
            if bit and not item.paid & bit:
                item.paid |= bit
                fine = can_finish(s, a, item, card, program, j + 1, total)
                item.paid &= ~bit
                if fine:
                    return True
    return False


def cheaper(s: State, a: Arena, item: Item, card: Card) -> int:
    """Bits of the optional costs that make a card playable which otherwise is not; 0 if nothing does."""
    total = how_many(s, card)
    kept = item.paid
    bits = 0
    for j in range(total):
        if lowers(s, card, j):
            bit = optional_cost(s, item, card, j)
            item.paid |= bit
            if bit and finishable(s, a, item, card.printed.program):
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
