"""Paying Energy and Power (CR 357, 429, ruling A20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import limits, reading
from ..actions import zone_changes
from ..effects.resources import AddResources
from ..ids import SLOT_MASK, ObjectId, SeatId
from ..knowing import log
from ..state import H_POWER, Earmark
from ..terms import ANY_DOMAIN
from . import deeds
from .affording import Adder, adders_for, enough, lacking_energy, match_power, removes, spendable
from .price import Price

if TYPE_CHECKING:
    from ..state import Arena, State


def pay_resources(s: State, a: Arena, seat: SeatId, price: Price) -> None:
    """Pay Energy and Power the automatic way (ruling A20): matching power first, exhaust before recycling.

    Energy that this price does not need stays in the pool until that empties (CR 167).
    """
    side = s.sides[seat]
    s.spent(seat)
    energy = price.energy
    symbols = price.power
    if lacking_energy(s, seat, price) > 0:
        add_what_is_lacking(s, a, seat, price)
    given = 0
    if symbols:
        side.history[H_POWER] += len(symbols)
        s.arenas[side.arena].version += 1  # texts ask for it
        given = pay_power(s, a, seat, price)
    had = side.energy
    side.energy += given
    if energy > 0:
        energy = spend_pool_energy(s, seat, energy, price.types)
    if energy > 0:
        exhaust_runes(s, seat, energy)
    if side.energy > had:
        log.note(s, "adds", [], [seat, side.energy - had, 0], "CR 429")
    side.earmarks = [m for m in side.earmarks if m.energy or m.power]


def spend_pool_energy(s: State, seat: SeatId, energy: int, types: int) -> int:
    """Earmarked Energy first, it can do nothing else. Returns what is left to pay."""
    side = s.sides[seat]
    marks = side.earmarks
    for i in range(len(marks)):
        mark = marks[i]
        if energy > 0 and mark.energy and spendable(s, seat, mark.only, types):
            used = mark.energy if mark.energy < energy else energy
            energy -= used
            side.earmarks = [
                *side.earmarks[:i],
                Earmark(mark.energy - used, mark.power, mark.only),
                *side.earmarks[i + 1 :],
            ]
    used = side.energy if side.energy < energy else energy
    side.energy -= used
    return energy - used


def exhaust_runes(s: State, seat: SeatId, n: int) -> None:
    """Exhaust so many ready runes, of the domain there are most of first, so that the rest stay mixed."""
    runes = s.sides[seat].runes
    domains: list[int] = []  # those there are, and how many ready runes of each are left
    left: list[int] = []
    kinds: list[int] = []  # for each rune the number of its domain in that list; -1: it is exhausted
    for id in runes:
        rune = s.cards[id & SLOT_MASK]
        kind = -1
        if not rune.exhausted:
            domain = rune.printed.domains
            kind = 0
            while kind < len(domains) and domains[kind] != domain:
                kind += 1
            if kind == len(domains):
                domains.append(domain)
                left.append(0)
            left[kind] += 1
        kinds.append(kind)
    for _ in range(n):
        most = 1
        for count in left:
            most = count if count > most else most
        for i in range(len(kinds)):
            kind = kinds[i]
            if kind >= 0 and left[kind] == most:
                kinds[i] = -1
                left[kind] -= 1
                s.cards[runes[i] & SLOT_MASK].exhausted = True
                break


def pay_power(s: State, a: Arena, seat: SeatId, price: Price) -> int:
    """Pay the Power symbols. Returns the Energy of the ready runes that were recycled for it."""
    side = s.sides[seat]
    pool = side.power[:]
    marked: list[int] = []  # for each entry behind the free ones: which earmark it is from
    for m in range(len(side.earmarks)):
        if spendable(s, seat, side.earmarks[m].only, price.types):
            for domain in side.earmarks[m].power:
                pool.append(domain)
                marked.append(m)
    free = len(side.power)
    # The order of the supply is the order of preference (A20); what is earmarked can do nothing else.
    supply: list[int] = []
    where: list[int] = []  # >= 0: a rune's id; -1 - i: pool entry i
    for i in range(free, len(pool)):
        supply.append(pool[i])
        where.append(-1 - i)
    for i in range(free):
        if pool[i] != ANY_DOMAIN:
            supply.append(pool[i])
            where.append(-1 - i)
    for i in range(free):
        if pool[i] == ANY_DOMAIN:
            supply.append(ANY_DOMAIN)
            where.append(-1 - i)
    for id in side.runes:
        card = s.cards[id & SLOT_MASK]
        if card.exhausted:
            supply.append(card.printed.domains)
            where.append(id)
    for id in side.runes:
        card = s.cards[id & SLOT_MASK]
        if not card.exhausted:
            supply.append(card.printed.domains)
            where.append(id)
    chosen = match_power(price.power, supply)
    if len(chosen) < len(price.power):
        if add_what_is_lacking(s, a, seat, price) == 0:
            raise PaymentError("Power symbols cannot be paid; they were offered by mistake")
        return pay_power(s, a, seat, price)
    spent: list[int] = []
    recycled: list[ObjectId] = []
    for j in chosen:
        if where[j] >= 0:
            recycled.append(ObjectId(where[j]))
        else:
            spent.append(-1 - where[j])
    if spent:
        side.power = [pool[i] for i in range(free) if i not in spent]
        for m in range(len(side.earmarks)):
            if m not in marked:
                continue
            mark = side.earmarks[m]
            kept = [pool[i] for i in range(free, len(pool)) if marked[i - free] == m and i not in spent]
            side.earmarks = [*side.earmarks[:m], Earmark(mark.energy, kept, mark.only), *side.earmarks[m + 1 :]]
    energy = deeds.exhaust_for_energy(s, recycled)
    for id in recycled:
        zone_changes.recycle_one(s, a, id)
    return energy


class PaymentError(Exception):
    """A cost that was checked as payable could not be paid: a mistake in the engine, never of a player."""


def add_what_is_lacking(s: State, a: Arena, seat: SeatId, price: Price) -> int:
    """Use the Add abilities without which it cannot be paid, the cheapest first that will do. Returns how many."""
    found = adders_for(s, seat, price)
    needed = [x for k in range(3) for x in found if loss(x) == k]
    for i in range(len(needed) - 1, -1, -1):
        fewer = needed[:i] + needed[i + 1 :]
        if enough(s, seat, price, fewer):
            needed = fewer
    for add in needed:
        use_adder(s, a, seat, add)
    return len(needed)


def loss(x: Adder) -> int:
    """A20: first what can pay for nothing else, then what is exhausted, last what takes its object away."""
    if removes(x):
        return 2
    effect = x.ability.effect
    return 0 if isinstance(effect, AddResources) and effect.only else 1


def use_adder(s: State, a: Arena, seat: SeatId, add: Adder) -> None:
    """An Add ability used while paying finalizes and resolves at once (CR 357.1.a, 429.3)."""
    c = reading.context_of(s, s.card(add.card))
    for deed in add.ability.cost.deeds:
        deeds.do(s, a, seat, deed, add.card, [])
    if add.ability.limit:
        limits.count(s, limits.activated_key(add.card, add.number))
    effect = add.ability.effect
    assert isinstance(effect, AddResources)
    effect.add(s, c)
