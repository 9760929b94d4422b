"""Damage from spells and abilities: bonus damage and splitting (CR 417, 712-715, 355.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..abilities import triggers
from ..abilities.in_force import ANYTHING, in_force
from ..abilities.restrictions import forbidden, rule_value
from ..effects.kinds_of_ability import (
    DOUBLE_DAMAGE,
    LETHAL_ANY,
    NO_SPELL_DAMAGE,
    PREVENT_DAMAGE,
    TAKE_DAMAGE,
    BonusDamage,
)
from ..effects.parts import NEXT, WAIT
from ..ids import SPELL_ITEM, ObjectId, SeatId
from ..knowing import log
from ..state import S_BONUS_DAMAGE, Event
from ..state.questions import to_pick, to_say
from ..terms import BOARD, E_DEALT, E_HEALED, PICK, Q_AMOUNT, Q_CHOOSE, UNIT
from ..turn.frames import ask
from . import damage_changes, statuses

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, Item, State


def deal(
    s: State,
    a: Arena,
    id: ObjectId,
    amount: int,
    dealer: SeatId,
    source: ObjectId,
    cause: ObjectId,
    together: list[Event],
) -> int:
    """CR 417: mark damage. Returns what was really dealt. Only a positive number is damage.

    `together`: the events of all damage that is dealt at the same moment, collected for one batch (`dealt`).
    """
    card = s.find(id)
    if card is None or amount <= 0 or card.zone != BOARD or not card.printed.types & UNIT:
        return 0
    if forbidden(s, a, card, TAKE_DAMAGE, dealer):
        return 0
    amount = damage_changes.changed(s, a, card, amount)
    if amount <= 0:
        return 0
    mark(s, a, card, amount, dealer)
    hurt = s.home(a, card).hurt
    hurt.append(id)
    hurt.append(dealer)
    hurt.append(cause)
    if s.events is not None:
        log.note(s, "dealt", [id], [amount, dealer], "CR 417")
    together.append(Event(E_DEALT, id, dealer, card.place, amount, source, cause))
    return amount


def dealt(s: State, a: Arena, together: list[Event]) -> None:
    """Tell of damage that was dealt to several units at once."""
    if together and triggers.heard(s, a, E_DEALT):
        triggers.emit_all(s, a, together)


def units_doing(item: Item) -> ObjectId:
    """What is named as the cause where a text lets a unit act: this item, but not as the doing of a spell."""
    return ObjectId(item.id & ~SPELL_ITEM)


def damage_factor(s: State, a: Arena, card: Card) -> int:
    """How often damage to this unit counts: doubled for each effect that doubles it."""
    return 1 << rule_value(s, a, DOUBLE_DAMAGE, card)


def is_lethal(s: State, a: Arena, card: Card) -> bool:
    """CR 142.4: is the damage marked on a unit not zero and at least its Might, or of a seat of which any is enough?"""
    if card.damage == 0:
        return False
    if card.damage >= layers.might(s, card):
        return True
    marks = card.marks
    if marks is not None:
        for seat in range(len(marks)):
            if marks[seat] and any_is_enough(s, a, card, SeatId(seat)):
                return True
    return False


def any_is_enough(s: State, a: Arena, card: Card, seat: SeatId) -> bool:
    """CR 142.4.c (A21): does a text make any amount of this seat's damage lethal to this unit?"""
    return rule_value(s, a, LETHAL_ANY, card, seat) > 0


def missing_for_lethal(s: State, a: Arena, card: Card, seat: SeatId) -> int:
    """How much more damage of this seat would be lethal."""
    if is_lethal(s, a, card):
        return 0
    if any_is_enough(s, a, card, SeatId(seat)):
        return 1
    return max(1, layers.might(s, card) - card.damage)


def prevents_all(s: State, a: Arena, card: Card) -> bool:
    """Would all of the damage be prevented that this unit is dealt next? (CR 437)"""
    return card.prevent < 0 or rule_value(s, a, PREVENT_DAMAGE, card) > 0


def mark(s: State, a: Arena, card: Card, amount: int, dealer: SeatId) -> None:
    card.damage += amount
    marks = [0] * len(s.sides) if card.marks is None else card.marks[:]
    if dealer >= 0:
        marks[dealer] += amount
    card.marks = marks
    statuses.touched(s, a, card)


def heal(s: State, a: Arena, id: ObjectId, actor: SeatId) -> bool:
    """CR 418: clear all damage."""
    card = s.card(id)
    if card.damage == 0:
        return False
    card.damage = 0
    card.marks = None
    statuses.touched(s, a, card)
    triggers.emit(s, a, E_HEALED, id, actor, card.place)
    return True


def bonus(s: State, a: Arena, item: Item, id: ObjectId) -> int:
    """All bonus damage that applies to one deal, summed and never negative (CR 713)."""
    total = 0
    for x in in_force(s, a, S_BONUS_DAMAGE, ANYTHING, s.find(id), item.seat):
        ability = x.ability
        assert isinstance(ability, BonusDamage)
        if x.lasting is not None and x.lasting.cause != item.id and (x.lasting.uses > 0 or x.lasting.cause):
            continue  # it is of another spell, or of one that is still to come
        total += ability.amount
    return total if total > 0 else 0


def bind_to_next(s: State, a: Arena, item: Item) -> None:
    """A spell was played: bonus damage of "the next spell" is this one's, and no other's."""
    for x in in_force(s, a, S_BONUS_DAMAGE, ANYTHING, None, item.seat):
        old = x.lasting
        if old is not None and old.uses > 0:
            old.uses -= 1
            bound = old.copy()
            bound.uses = -1
            bound.cause = item.id
            bound.stamp = s.next_number()
            s.lasting.append(bound)


def switched_off(s: State, a: Arena, id: ObjectId, seat: SeatId) -> bool:
    """Does something prevent all damage that this seat's spells and abilities would deal to this object? (CR 437)"""
    return rule_value(s, a, NO_SPELL_DAMAGE, s.find(id), seat) > 0


def split_pool(s: State, a: Arena, item: Item, n: int, ids: list[ObjectId]) -> int:
    """The damage to divide: the bonus is added once (CR 715.3)."""
    best = 0
    for id in ids:
        best = max(best, bonus(s, a, item, id))
    return n + best


def split(
    s: State,
    a: Arena,
    run: Run,
    n: int,
    ids: list[ObjectId],
    source: ObjectId,
    dealer: SeatId,
    slot: int,
    by_unit: bool,
) -> int:
    """Divide damage among targets, each at least 1; too little of it drops just so many targets (CR 355.14)."""
    if run.answered:
        run.answered = False
        assert run.last is not None
        if run.last.verb == PICK:
            ids = [id for id in ids if id != run.last.thing]
            run.item.bound[slot] = ids
        else:
            run.tally.append(run.last.number)
    pool = n if by_unit else split_pool(s, a, run.item, n, ids)
    if len(ids) > pool:
        ask(s, a, run.item.seat, Q_CHOOSE, [to_pick(id) for id in ids], run.item.card or source, "CR 355.14")
        return WAIT
    given = sum(run.tally)
    while len(run.tally) < len(ids):
        left = len(ids) - len(run.tally)
        if left == 1 or pool - given <= left:
            run.tally.append(pool - given if left == 1 else 1)
            given = sum(run.tally)
            continue
        options = [to_say(k, ids[len(run.tally)]) for k in range(1, pool - given - left + 2)]
        ask(s, a, run.item.seat, Q_AMOUNT, options, ids[len(run.tally)], "CR 355.14")
        return WAIT
    total = 0
    amounts = run.tally
    for i in range(len(ids)):
        if (by_unit or not switched_off(s, a, ids[i], run.item.seat)) and damage_changes.must_be_said(
            s, a, ids[i], amounts[i]
        ):
            return WAIT
    together: list[Event] = []
    cause = units_doing(run.item) if by_unit else run.item.id
    for i in range(len(ids)):
        if amounts[i] > 0 and (by_unit or not switched_off(s, a, ids[i], run.item.seat)):
            total += deal(s, a, ids[i], amounts[i], dealer, source, cause, together)
    dealt(s, a, together)
    run.did(total)
    return NEXT
