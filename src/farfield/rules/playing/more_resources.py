"""Add abilities that ask for a choice or a price of their own, used in the middle of a payment (CR 357.1.a, 429.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs
from ..abilities import granted, limits, reading
from ..abilities.in_force import ANYTHING, anything
from ..costs import deeds, spending
from ..effects.amounts import Memo
from ..effects.kinds_of_ability import ABILITY_COST, Activated
from ..effects.resources import AddResources
from ..effects.stated_costs import BANISH_SELF, EXHAUST_SELF, KILL_SELF, RECYCLE_SELF
from ..ids import NOTHING, SLOT_MASK
from ..state import S_ADD, S_COST, S_GRANTS, S_RULE, Item
from ..state.questions import to_use
from ..terms import ABILITY, ADDED_ENERGY, OF_ABILITIES

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Card, Option, State


def can_pay(s: State, a: Arena, seat: SeatId, price: costs.Price, source: ObjectId) -> bool:
    """Can a player pay it, if need be with Add abilities that ask for something?"""
    if costs.can_pay(s, a, seat, price, source):
        return True
    return costs.may_ask(s, seat) and len(ways(s, a, seat, price, source)) > 0


def ways(s: State, a: Arena, seat: SeatId, price: costs.Price, source: ObjectId) -> list[Option]:
    """The abilities by which it becomes payable, alone or before others."""
    out: list[Option] = []
    least = least_help(s, seat, price)
    if least < 0 or not costs.can_do_deeds(s, a, seat, price, source):
        return out
    for there in s.arenas:
        seen: list[ObjectId] = []
        for standing in there.statics[S_ADD]:
            if standing.card in seen:
                continue
            seen.append(standing.card)
            card = s.cards[standing.card & SLOT_MASK]
            abilities = granted.activated(s, card)
            for number in range(len(abilities)):
                ability = abilities[number]
                if usable(s, card, seat, number, ability):
                    if helps(s, a, seat, price, source, card, number, ability, least):
                        out.append(to_use(card.id, number))
    return out


BEYOND_HELP: Final = -1


def least_help(s: State, seat: SeatId, price: costs.Price) -> int:
    """How much the only ability that exchanges Power for Energy must give at least, as far as a quick look tells.

    `BEYOND_HELP`: plainly more Energy is lacking than all Add abilities of this player together could give.

    Each is counted once, for the most it may give: using one never readies another, nor has it give more than that.
    A ready rune gives its Energy and then its Power (A20), so both count; but Power pays only once.
    """
    lacking = costs.lacking_energy(s, seat, price)
    if lacking <= 0 or anything(s, S_GRANTS, ANYTHING) or anything(s, S_RULE, ADDED_ENERGY):
        return 1
    side = s.sides[seat]
    power = len(side.power) + len(side.runes)  # all there could be
    for mark in side.earmarks:
        power += len(mark.power)
    helpers = 0  # how many ask for something and give Energy, and what one of them gives and asks for
    energy = 0
    asked = 0
    exchanged = False
    spends = False  # one exchanges Energy for Power
    for there in s.arenas:
        for standing in there.statics[S_ADD]:
            card = s.cards[standing.card & SLOT_MASK]
            ability = standing.ability
            if reading.seat_of(s, card) != seat or not isinstance(ability, Activated):
                continue
            if costs.exhausted_for(card, ability):
                continue
            effect = ability.effect.once_paid()
            if not isinstance(effect, AddResources) or not once_only(ability):
                return 1
            if effect.times is not None:
                any_amount = ability.effect.any_amount_of()
                if any_amount is None or any_amount.power or effect.energy.range()[1] > 0:
                    return 1
                helpers += 1
                spends = True
                continue
            power += len(effect.power)
            if effect.only == 0 or costs.spendable(s, seat, effect.only, price.types):
                any_amount = ability.effect.any_amount_of()
                if any_amount is None and ability.pays:
                    lacking -= effect.energy.range()[1]
                elif any_amount is None:
                    helpers += 1
                    energy += effect.energy.range()[1]
                    fixed = not ability.cost.energy and not ability.cost.in_name and ability.cost.less is None
                    asked = len(ability.cost.power) if fixed else 0
                elif any_amount.power and isinstance(effect.energy, Memo):
                    helpers += 1
                    exchanged = True
                else:
                    return 1
    if spends:
        return BEYOND_HELP if lacking > 0 and helpers == 1 else 1
    power -= len(price.power)
    if exchanged:  # one for one
        if lacking > energy + power:
            return BEYOND_HELP
        return lacking if helpers == 1 and lacking > 1 else 1
    if helpers > 1 or anything(s, S_COST, ABILITY_COST):
        asked = 0
    return BEYOND_HELP if lacking > 0 and (lacking > energy or asked > power) else 1


def once_only(ability: Activated) -> bool:
    """Can it be used only once while something is paid?"""
    for deed in ability.cost.deeds:
        if deed.kind in (EXHAUST_SELF, KILL_SELF, RECYCLE_SELF, BANISH_SELF):
            return True
    return ability.limit == 1


def usable(s: State, card: Card, seat: SeatId, number: int, ability: Activated) -> bool:
    if not ability.helps or not granted.is_active(s, card, number, ability):
        return False
    c = reading.context_of(s, card)
    if c.seat != seat or (ability.condition is not None and not ability.condition.holds(s, c)):
        return False
    return not ability.limit or s.performed.get(limits.activated_key(card.id, number), 0) < ability.limit


def helps(
    s: State,
    a: Arena,
    seat: SeatId,
    price: costs.Price,
    source: ObjectId,
    card: Card,
    number: int,
    ability: Activated,
    least: int,
) -> bool:
    """Is it payable once this ability was used, as far as it goes, for `least` at least? It is tried in a game of its
    own."""
    if not costs.can_pay(s, a, seat, own_price(s, a, using(NOTHING, seat, card, ability, 1), card), card.id):
        return False  # as it mostly is: not worth a game of its own
    any_amount = ability.effect.any_amount_of()
    for n in range(1 if any_amount is None else least, 2 if any_amount is None else 13):
        trial = tried(s, a, seat, card, number, ability, n)
        if trial is None:
            return False
        if can_pay(trial, trial.arenas[a.index], seat, price, source):
            return True
        if any_amount is not None and any_amount.power and not costs.may_ask(trial, seat):
            if costs.lacking_energy(trial, seat, price) <= 0:
                return False  # what is lacking is no Energy, and for more of that there would be still less Power
    return False


def tried(s: State, a: Arena, seat: SeatId, card: Card, number: int, ability: Activated, n: int) -> State | None:
    """The game after this ability was used for this much; None if that cannot be paid. It is the same whatever is to
    be paid with it: who asks for several cards in a row makes it once."""
    known = s.found
    if known is None:
        return use_in_a_copy(s, a, seat, card, ability, n)
    for id, which, so_often, made in known.trials:
        if id == card.id and which == number and so_often == n:
            return made
    trial = use_in_a_copy(s, a, seat, card, ability, n)
    known.trials.append((card.id, number, n, trial))
    return trial


def use_in_a_copy(s: State, a: Arena, seat: SeatId, card: Card, ability: Activated, n: int) -> State | None:
    trial = s.copy()
    there = trial.arenas[a.index]
    item = using(trial.item_id(), seat, card, ability, n)
    if not pay(trial, there, seat, own_price(trial, there, item, card), card.id):
        return None
    any_amount = ability.effect.any_amount_of()
    if any_amount is not None:
        more = costs.Price(ABILITY, card.id)
        more.add(any_amount.so_often(n))
        if not pay(trial, there, seat, more, card.id):
            return None
    effect = ability.effect.once_paid()
    if isinstance(effect, AddResources):
        effect.add(trial, item)
    return trial


def using(id: ObjectId, seat: SeatId, card: Card, ability: Activated, n: int) -> Item:
    item = Item(id, seat, card.id, card.place)
    item.ability = ability
    item.memo = [n]
    return item


def own_price(s: State, a: Arena, item: Item, card: Card) -> costs.Price:
    assert isinstance(item.ability, Activated)
    own = costs.ability_price(s, a, item, item.ability.cost)
    own.types = ABILITY | card.printed.types << OF_ABILITIES
    return own


def pay(s: State, a: Arena, seat: SeatId, price: costs.Price, source: ObjectId) -> bool:
    """Pay in a game that only tries it, with the first things that will do."""
    if not costs.can_pay(s, a, seat, price, source):
        return False
    spending.pay_resources(s, a, seat, price)
    for deed in costs.in_order(price.deeds):
        chosen: list[ObjectId] = []
        if costs.chooses(deed):
            itself = costs.taken_itself(price, deed.kind)
            chosen = costs.deed_candidates(s, seat, deed, source, itself)[: deed.n]
        deeds.do(s, a, seat, deed, source, chosen)
    return True
