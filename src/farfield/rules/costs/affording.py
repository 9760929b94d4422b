"""Can a player pay it: Energy, Power, and the deeds that are part of a cost (CR 203, 355.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities import granted, limits, reading
from ..abilities.in_force import ANYTHING, anything
from ..abilities.restrictions import forbidden
from ..effects.kinds_of_ability import BE_KILLED, MOVE_AT_ALL, MOVE_TO_BASE, Activated
from ..effects.resources import AddResources
from ..effects.select import in_showdown
from ..effects.stated_costs import (
    BANISH_SELF,
    BURN,
    CHOSEN,
    DETACH_SELF,
    DISCARD,
    DISEMPOWER_OBJECTS,
    DISEMPOWER_SELF,
    EXHAUST_LEGEND,
    EXHAUST_OBJECTS,
    EXHAUST_SELF,
    KILL_OBJECTS,
    KILL_SELF,
    LOSE_POINT,
    MOVE_SELF_HOME,
    RECYCLE_OBJECTS,
    RECYCLE_RUNES,
    RECYCLE_SELF,
    RETURN_OBJECTS,
    SPEND_BUFF,
    SPEND_XP,
    Deed,
)
from ..ids import NOTHING, SLOT_MASK, ObjectId, SeatId
from ..objects import attachment
from ..state import S_ADD, S_GRANTS, S_HELP
from ..terms import BOARD, IN_SHOWDOWNS, TRASH
from .price import ONLY_RUNES, Price

if TYPE_CHECKING:
    from ..effects.select import Select
    from ..state import Arena, Card, Source, State


UNKNOWN: Final = 1_000_000  # more Energy than anything costs
ANY_TYPE: Final = -1


def can_pay(s: State, a: Arena, seat: SeatId, price: Price, source: ObjectId) -> bool:
    return can_pay_energy(s, seat, price) and can_pay_power(s, seat, price) and can_do_deeds(s, a, seat, price, source)


def can_pay_energy(s: State, seat: SeatId, price: Price) -> bool:
    need = lacking_energy(s, seat, price)
    if need > 0:
        for add in adders_for(s, seat, price):
            need -= add.energy
    return need <= 0


def spendable(s: State, seat: SeatId, only: int, types: int) -> bool:
    """May what is earmarked so be spent on this now?"""
    if only & IN_SHOWDOWNS:
        return in_showdown(s.arenas[s.sides[seat].arena])
    return only & types != 0


def lacking_energy(s: State, seat: SeatId, price: Price) -> int:
    """What must come from Add abilities other than those of runes."""
    need = price.energy
    if need <= 0:
        return 0
    side = s.sides[seat]
    need -= side.energy
    if need <= 0:
        return 0
    for id in side.runes:
        if not s.cards[id & SLOT_MASK].exhausted:
            need -= 1
            if need <= 0:
                return 0
    for mark in side.earmarks:
        if spendable(s, seat, mark.only, price.types):
            need -= mark.energy
    return need


def most_energy(s: State, seat: SeatId) -> int:
    """A player can pay no more Energy than this, whatever it is for; without an end where what Add abilities give
    depends on a choice."""
    most = plain_energy(s, seat)
    if may_add(s):
        if may_ask(s, seat):
            return UNKNOWN
        for add in adders(s, seat, ANY_TYPE):
            most += add.energy
    for mark in s.sides[seat].earmarks:
        most += mark.energy
    return most


def plain_energy(s: State, seat: SeatId) -> int:
    """What pool and runes give, for whatever it is."""
    side = s.sides[seat]
    most = side.energy
    for id in side.runes:
        if not s.cards[id & SLOT_MASK].exhausted:
            most += 1
    return most


def can_pay_power(s: State, seat: SeatId, price: Price) -> bool:
    if not price.power:
        return True
    if plainly_enough_power(s, seat, price):
        return True
    return enough_power(price, power_supply(s, seat, price, adders_for(s, seat, price)))


def plainly_enough_power(s: State, seat: SeatId, price: Price) -> bool:
    """Do runes alone suffice, where all symbols are the same, as they mostly are? A quick look."""
    if price.deeds:
        return False
    symbol = price.power[0]
    missing = len(price.power)
    for other in price.power:
        if other != symbol:
            return False
    for id in s.sides[seat].runes:
        if s.cards[id & SLOT_MASK].printed.domains & symbol:
            missing -= 1
            if missing == 0:
                return True
    return False


def enough_power(price: Price, supply: list[int]) -> bool:
    symbols = price.power
    for deed in price.deeds:
        if deed.kind == RECYCLE_RUNES:
            # CR 357.3: runes that are recycled as a cost of their own give no Power besides.
            symbols += (ONLY_RUNES,) * deed.n
    if len(supply) < len(symbols):
        return False
    return len(match_power(symbols, supply)) == len(symbols)


def power_supply(s: State, seat: SeatId, price: Price, others: list[Adder]) -> list[int]:
    """Every Power the player could have: pool, runes by recycling, other Add abilities."""
    side = s.sides[seat]
    supply = side.power[:]
    for mark in side.earmarks:
        if spendable(s, seat, mark.only, price.types):
            supply.extend(mark.power)
    for id in side.runes:
        supply.append(s.cards[id & SLOT_MASK].printed.domains | ONLY_RUNES)
    for add in others:
        supply.extend(add.power)
    return supply


def match_power(symbols: tuple[int, ...], supply: list[int]) -> list[int]:
    """Which supply pays which symbol: an index for each symbol, or nothing if not all can be paid.

    Augmenting paths: two-domain symbols make first come, first served go wrong. Supply by supply, so that nothing is
    taken while what comes before it would do (A20). Where all symbols are the same, as they mostly are, each gives way
    to the next: the last has the first supply.
    """
    alike = True
    for symbol in symbols:
        if symbol != symbols[0]:
            alike = False
    if alike and symbols:
        found: list[int] = []
        for j in range(len(supply)):
            if supply[j] & symbols[0]:
                found.append(j)
                if len(found) == len(symbols):
                    found.reverse()
                    return found
        return []
    paid_by = [-1] * len(symbols)  # the supply that pays each symbol
    paid = 0
    for j in range(len(supply)):
        if augment(symbols, supply, j, paid_by, [False] * len(symbols)):
            paid += 1
            if paid == len(symbols):
                return paid_by
    return []


def augment(symbols: tuple[int, ...], supply: list[int], j: int, paid_by: list[int], seen: list[bool]) -> bool:
    for i in range(len(symbols)):
        if not seen[i] and supply[j] & symbols[i]:
            seen[i] = True
            if paid_by[i] < 0 or augment(symbols, supply, paid_by[i], paid_by, seen):
                paid_by[i] = j
                return True
    return False


class Adder:
    """An Add ability, other than a basic rune's, that could help to pay (CR 429.3)."""

    __slots__ = ("ability", "card", "energy", "number", "power")

    def __init__(self, card: ObjectId, number: int, ability: Activated, energy: int, power: list[int]) -> None:
        self.card = card
        self.number = number  # which of its activated abilities
        self.ability = ability
        self.energy = energy
        self.power = power


NO_ADDERS: Final[list[Adder]] = []  # shared: what is found is only read


def may_add(s: State) -> bool:
    """Could there be Add abilities other than those of runes? A quick look."""
    if s.governed & (1 << S_ADD | 1 << S_GRANTS):
        for a in s.arenas:
            if a.statics[S_ADD]:
                return True
        return anything(s, S_GRANTS, ANYTHING)
    return False


def adders(s: State, seat: SeatId, types: int) -> list[Adder]:
    """Add abilities with Reaction of one's objects that a payment may use by itself."""
    if not may_add(s):
        return NO_ADDERS
    known = s.found
    if known is None:
        return look_for_adders(s, seat, types)
    for whose, what, found in known.adders:
        if whose == seat and what == types:
            return found
    out = look_for_adders(s, seat, types)
    known.adders.append((seat, types, out))
    return out


def look_for_adders(s: State, seat: SeatId, types: int) -> list[Adder]:
    out = NO_ADDERS
    given = anything(s, S_GRANTS, ANYTHING)
    for a in s.arenas:
        sources = a.statics[S_ADD]
        for i in range(len(sources)):
            card = s.cards[sources[i].card & SLOT_MASK]
            if reading.seat_of(s, card) == seat and not among_the_first(sources, i):
                if out is NO_ADDERS:
                    out = []
                look_for_adds(s, a, card, seat, types, out)
        if given:
            if out is NO_ADDERS:
                out = []
            for index in a.places:
                for id in s.places[index].units + s.places[index].gear:
                    if not any(x.card == id for x in out):
                        look_for_adds(s, a, s.cards[id & SLOT_MASK], seat, types, out)
    return out


def among_the_first(sources: list[Source], n: int) -> bool:
    """Has one of the first so many the same object as the next?"""
    id = sources[n].card
    for i in range(n):
        if sources[i].card == id:
            return True
    return False


def look_for_adds(s: State, a: Arena, card: Card, seat: SeatId, types: int, out: list[Adder]) -> None:
    if reading.seat_of(s, card) != seat:
        return
    abilities = granted.activated(s, card)
    for number in range(len(abilities)):
        ability = abilities[number]
        if not ability.pays or exhausted_for(card, ability) or not granted.is_active(s, card, number, ability):
            continue
        c = reading.context_of(s, card)
        if ability.condition is not None and not ability.condition.holds(s, c):
            continue
        if ability.limit and s.performed.get(limits.activated_key(card.id, number), 0) >= ability.limit:
            continue
        effect = ability.effect
        assert isinstance(effect, AddResources)
        if (effect.only == 0 or spendable(s, seat, effect.only, types)) and can_do_all(s, a, seat, ability, card.id):
            out.append(Adder(card.id, number, ability, effect.energy_now(s, c), effect.power_now(s, c)))


def exhausted_for(card: Card, ability: Activated) -> bool:
    """Is it plain that the ability cannot be paid for, since its object is exhausted? A quick look."""
    if card.exhausted:
        for deed in ability.cost.deeds:
            if deed.kind == EXHAUST_SELF:
                return True
    return False


def may_ask(s: State, seat: SeatId) -> bool:
    """Has this player an Add ability that asks for a choice or a price of its own, and so does more than `adders`
    know of? A quick look."""
    if s.governed & (1 << S_HELP | 1 << S_GRANTS):
        given = anything(s, S_GRANTS, ANYTHING)
        for a in s.arenas:
            if not a.statics[S_HELP] and not given:
                continue
            for source in a.statics[S_ADD]:
                card = s.cards[source.card & SLOT_MASK]
                if reading.seat_of(s, card) == seat:
                    for ability in granted.activated(s, card):
                        if ability.helps and not exhausted_for(card, ability):
                            return True
    return False


def may_do_all(s: State, a: Arena, seat: SeatId, ability: Activated, source: ObjectId) -> bool:
    """Could what using it asks for besides resources be done? A quick look, before it is priced: what is chosen
    beforehand is not asked for, and who is exhausted has been asked already."""
    for deed in ability.cost.deeds:
        if deed.kind != EXHAUST_SELF and deed.slot < 0 and not can_do_deed(s, a, seat, deed, source):
            return False
    return True


def can_do_all(s: State, a: Arena, seat: SeatId, ability: Activated, source: ObjectId) -> bool:
    for deed in ability.cost.deeds:
        if not can_do_deed(s, a, seat, deed, source):
            return False
    return True


def adders_for(s: State, seat: SeatId, price: Price) -> list[Adder]:
    """Those that may help to pay this price without taking away what else it asks for (CR 355.16, 357.3)."""
    found = adders(s, seat, price.types)
    if not found:
        return found
    for deed in price.deeds:
        if deed.kind in ON_ITSELF:
            found = [x for x in found if x.card != price.source]
        elif deed.objects is not None and deed.kind in TAKES_OBJECTS:
            meant = deed_candidates(s, seat, deed, price.source, taken_itself(price, deed.kind))
            spare = len(meant) - deed.n
            kept: list[Adder] = []
            for x in found:
                if x.card in meant and takes_itself(x, deed.kind):
                    if spare <= 0:
                        continue
                    spare -= 1
                kept.append(x)
            found = kept
    for i in range(1, len(found)):
        if found[i].card == found[i - 1].card:
            first = [x for x in found if not removes(x)]
            return together(s, seat, price, first + [x for x in found if removes(x)], [])
    return found


def removes(x: Adder) -> bool:
    """Does using it take its object away?"""
    for deed in x.ability.cost.deeds:
        if deed.kind in (KILL_SELF, RECYCLE_SELF, BANISH_SELF):
            return True
    return False


def excludes(x: Adder, y: Adder) -> bool:
    """Can only one of two Add abilities be used? An object is exhausted once, and leaves once."""
    if x.card != y.card:
        return False
    if removes(x) and removes(y):
        return True
    kinds = [deed.kind for deed in x.ability.cost.deeds]
    for deed in y.ability.cost.deeds:
        if deed.kind == EXHAUST_SELF and deed.kind in kinds:
            return True
    return False


def together(s: State, seat: SeatId, price: Price, left: list[Adder], chosen: list[Adder]) -> list[Adder]:
    """Those that can be used one after another: the first such choice with which the price can be paid, if any."""
    if not left:
        return chosen
    x = left[0]
    others = left[1:]
    for y in chosen:
        if excludes(x, y):
            return together(s, seat, price, others, chosen)
    with_it = together(s, seat, price, others, [*chosen, x])
    if enough(s, seat, price, with_it):
        return with_it
    for y in others:
        if excludes(x, y):
            without = together(s, seat, price, others, chosen)
            return without if enough(s, seat, price, without) else with_it
    return with_it


def enough(s: State, seat: SeatId, price: Price, others: list[Adder]) -> bool:
    energy = 0
    for x in others:
        energy += x.energy
    return lacking_energy(s, seat, price) <= energy and enough_power(price, power_supply(s, seat, price, others))


ON_ITSELF: Final = (EXHAUST_SELF, KILL_SELF, RECYCLE_SELF, BANISH_SELF, DETACH_SELF)
TAKES_OBJECTS: Final = (EXHAUST_OBJECTS, KILL_OBJECTS, RETURN_OBJECTS, RECYCLE_OBJECTS)


def takes_itself(x: Adder, kind: int) -> bool:
    """Would using this Add ability spoil its object for a deed of this kind?"""
    for deed in x.ability.cost.deeds:
        if deed.kind in (KILL_SELF, BANISH_SELF, RECYCLE_SELF):
            return True
        if deed.kind == EXHAUST_SELF and kind == EXHAUST_OBJECTS:
            return True
    return False


def can_do_deeds(s: State, a: Arena, seat: SeatId, price: Price, source: ObjectId) -> bool:
    for deed in price.deeds:
        if not can_do_deed(s, a, seat, deed, source):
            return False
        if deed.objects is not None and taken_itself(price, deed.kind):
            if len(deed_candidates(s, seat, deed, source, True)) < deed.n:
                return False
    return True


def taken_itself(price: Price, kind: int) -> bool:
    """Does another part of this price take its source, so that it cannot be chosen for a part of this kind?

    CR 357: parts are paid in any order, so what is exhausted for one part may be killed for another.
    """
    for deed in price.deeds:
        if deed.kind in (KILL_SELF, RECYCLE_SELF, BANISH_SELF) or (
            deed.kind == EXHAUST_SELF and kind == EXHAUST_OBJECTS
        ):
            return True
    return False


def in_order(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """The order in which the parts of a price are paid: what is only changed about the source comes first, since it
    may be chosen for another part after that (A58)."""
    if len(deeds) < 2:
        return deeds
    first = [deed for deed in deeds if deed.kind in (EXHAUST_SELF, DISEMPOWER_SELF, DETACH_SELF)]
    return tuple(first + [deed for deed in deeds if deed not in first]) if first else deeds


def can_do_deed(s: State, a: Arena, seat: SeatId, deed: Deed, source: ObjectId) -> bool:
    """As a cost an action must be completable in full (CR 203.3)."""
    kind = deed.kind
    if kind == EXHAUST_SELF:
        card = s.find(source)
        return card is not None and not card.exhausted and s.mode.can_exhaust(s, card)
    if kind == KILL_SELF:
        card = s.find(source)
        return card is not None and not forbidden(s, a, card, BE_KILLED, seat)
    if kind == MOVE_SELF_HOME:
        card = s.find(source)
        if card is None or card.zone != BOARD or card.place == s.sides[seat].base:
            return False
        return not forbidden(s, a, card, MOVE_AT_ALL, seat) and not forbidden(s, a, card, MOVE_TO_BASE, seat)
    if kind == SPEND_XP:
        return s.sides[seat].xp >= deed.n
    if kind == DISEMPOWER_SELF:
        card = s.find(source)
        return card is not None and card.empowered > 0
    if kind == DETACH_SELF:
        return attachment.to_detach(s, source, deed) > 0
    if kind == EXHAUST_LEGEND:
        return any(not s.card(id).exhausted for id in s.sides[seat].legends)
    if kind == LOSE_POINT:
        return s.sides[seat].points >= deed.n
    if kind == BURN:
        return s.sides[seat].is_player  # burning out replaces what is missing, and so pays it (CR 203)
    if kind == RECYCLE_SELF:
        return self_to_recycle(s, source) > 0
    if kind in CHOSEN:
        return len(deed_candidates(s, seat, deed, source)) >= deed.n
    return s.find(source) is not None


def deed_candidates(s: State, seat: SeatId, deed: Deed, source: ObjectId, others_only: bool = False) -> list[ObjectId]:
    """What may be chosen to pay with. Costs never target (CR 355.10.c).

    Ruling B41: nor are they choices that LL 8.3 opens to teammates; the payer's own lane is all that a price speaks of.
    A card that is being played from a zone has left it (CR 354); `others_only`: the source pays with itself already.
    """
    kind = deed.kind
    if deed.settled:
        return [id for id in deed.ids if s.find(id) is not None]
    if kind == DISCARD:
        return described(s, seat, source, [id for id in s.sides[seat].hand if id != source], deed.objects)
    if kind == RECYCLE_RUNES:
        return described(s, seat, source, s.sides[seat].runes[:], deed.objects)
    select: Select | None = deed.objects
    if select is None:  # RECYCLE_FROM_TRASH, BANISH_FROM_TRASH
        return [id for id in s.sides[seat].trash if id != source]
    c = reading.of_payer(seat, source)
    out: list[ObjectId] = []
    for id in select.find(s, c):
        card = s.card(id)
        if id == source and (others_only or card.zone != BOARD):
            continue
        if kind == KILL_OBJECTS and forbidden(s, s.arena_of(card.place), card, BE_KILLED, seat):
            continue  # CR 203: what is impossible cannot be paid with
        if kind == EXHAUST_OBJECTS and card.exhausted:
            continue
        if kind == SPEND_BUFF and (card.buffs == 0 or card.controller != seat):
            continue  # CR 703: only from units you control
        if kind == DISEMPOWER_OBJECTS and card.empowered == 0:
            continue
        out.append(id)
        if kind == SPEND_BUFF:
            for _ in range(card.buffs - 1):
                out.append(id)  # each of its buffs can be spent
    return out


def not_yet(meant: list[ObjectId], chosen: list[ObjectId]) -> list[ObjectId]:
    """What may still be chosen to pay with; what can pay several times stands there as often."""
    if not chosen:
        return meant
    out = meant[:]
    for id in chosen:
        if id in out:
            out.remove(id)
    return out


def each_once(ids: list[ObjectId]) -> list[ObjectId]:
    out: list[ObjectId] = []
    for id in ids:
        if id not in out:
            out.append(id)
    return out


def self_to_recycle(s: State, source: ObjectId) -> ObjectId:
    """What recycles itself to pay: the object, or what it became as it died, while it lies in the trash (CR 428)."""
    if s.find(source) is not None:
        return source
    card = s.cards[source & SLOT_MASK]  # a card keeps its slot through every zone
    return card.id if source in s.departed and card.zone == TRASH else NOTHING


def described(s: State, seat: SeatId, source: ObjectId, ids: list[ObjectId], select: Select | None) -> list[ObjectId]:
    """Of these only what a price speaks of, where it says more than whence they come."""
    if select is None:
        return ids
    c = reading.of_payer(seat, source)
    return [id for id in ids if select.describes(s, c, s.card(id))]


def chooses(deed: Deed) -> bool:
    """Does paying it need a choice of objects?"""
    return deed.kind in CHOSEN
