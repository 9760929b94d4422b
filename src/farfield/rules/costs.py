"""Costs: what something costs in all, whether a player can pay it, and paying (CR 203-206, 356-357, 444)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import actions, attachment, deeds, layers
from .effects.abilities import BE_KILLED, MOVE_AT_ALL, MOVE_TO_BASE, Activated, CostChange, MoveToll
from .effects.base import NULL
from .effects.costs import (
    BANISH_FROM_TRASH,
    BANISH_SELF,
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
    RECYCLE_FROM_TRASH,
    RECYCLE_OBJECTS,
    RECYCLE_RUNES,
    RECYCLE_SELF,
    RETURN_OBJECTS,
    SPEND_BUFF,
    SPEND_XP,
    Cost,
    Deed,
)
from .effects.discounts import OptionalCostsLess
from .effects.resources import AddResources
from .effects.select import side_fits
from .restrictions import forbidden, ignores
from .state import S_ADD, S_COST, S_TOLL, Earmark, Item
from .terms import ABILITY, ANY_DOMAIN, BOARD, DEFLECT, DOMAINS, LEGEND_ZONE, REACTION

if TYPE_CHECKING:
    from .effects.select import Select
    from .state import Arena, Card, Context, State

# How the base cost of a play is changed (CR 356.1).
COST_NORMAL: Final = 0
COST_IGNORED: Final = 1  # "ignoring its cost", and Hidden: base energy and power are 0
COST_ENERGY_IGNORED: Final = 2
COST_POWER_IGNORED: Final = 3
COST_NOTHING: Final = 5  # "ignoring any and all costs"
COST_FLOW: Final = 8  # the first Flow cost; 9 is the second, and so on (CR 829)


class Price:
    """What is to be paid, once everything is added up."""

    __slots__ = ("deeds", "energy", "power", "source", "types")

    def __init__(self, types: int, source: int = 0) -> None:
        self.source = source  # what asks for it: it cannot pay with itself twice
        self.energy = 0
        self.power: list[int] = []
        self.deeds: list[Deed] = []
        self.types = types  # what it is paid for: earmarked resources ask

    def add(self, cost: Cost) -> None:
        self.energy += cost.energy
        if cost.power:
            self.power.extend(cost.power)
        if cost.deeds:
            self.deeds.extend(cost.deeds)

    def free(self) -> bool:
        return self.energy == 0 and not self.power and not self.deeds


def card_price(s: State, a: Arena, seat: int, card: Card, mode: int, item: Item | None) -> Price:
    """The total cost of playing a card, in the order of CR 356. Without an item: before any choice is made."""
    less = less_for_optional(s, a, seat) if item is not None and item.paid else []
    price = card_total(s, a, seat, card, mode, item, less, True)
    if less and not can_pay(s, a, seat, price, card.id):
        return card_total(s, a, seat, card, mode, item, less, False)
    return price


def card_total(
    s: State, a: Arena, seat: int, card: Card, mode: int, item: Item | None, less: list[int], of_power: bool
) -> Price:
    """`less`: discounts on each optional cost; `of_power`: they take Power rather than Energy where there is both."""
    printed = card.printed
    price = Price(printed.types, card.id)
    # 1. base
    if mode == COST_NORMAL:
        if item is not None and item.paid & PAID_INSTEAD:
            price.add(printed.play_for[0].cost)
        else:
            price.energy = printed.energy
            if printed.power:
                price.power = list(printed.power)
    elif mode >= COST_FLOW:
        if mode - COST_FLOW < len(printed.flow):
            cost = printed.flow[mode - COST_FLOW].cost
            if cost is not None:
                price.add(cost)
    elif mode == COST_ENERGY_IGNORED:
        price.power = list(printed.power)
    elif mode == COST_POWER_IGNORED:
        price.energy = printed.energy
    elif mode == COST_NOTHING:
        return price  # CR 356.5: whatever would be added, the total is nothing
    off = 0  # discounts on the total that come from the play itself
    if item is not None:
        if item.price is not None:  # "play it for …" replaces the base cost (CR 356.1)
            price.energy = 0
            price.power = []
            price.add(item.price)
        off += item.discount
    if printed.plain_cost and item is None and not a.statics[S_COST] and not s.lasting:
        return price
    c = item if item is not None else own_context(s, seat, card)
    # 2. additional costs: mandatory ones, then the optional ones that were chosen
    for extra in printed.additional:
        if extra.gate is not None and not extra.gate.holds(s, c):
            continue
        if extra.optional:
            if item is not None and item.paid & (1 << extra.number):
                add_optional(price, extra.cost, less, of_power)
                off += extra.discount_energy
        elif extra.condition is None or extra.condition.holds(s, c):
            price.add(extra.cost)
    if item is not None:
        if item.paid & PAID_ACCELERATE:
            speed = Cost(1, (printed.domains if printed.domains else ANY_DOMAIN,))  # CR 805
            add_optional(price, speed, less, of_power)
        for i in range(len(printed.repeats)):
            cost = printed.repeats[i].cost
            if cost is not None and item.paid & (PAID_REPEAT << i):
                add_optional(price, cost, less, of_power)
        add_deflect(s, item, price)
    # 3. increases and 4. discounts
    change_price(s, a, seat, card, price, c, off)
    return price


PAID_INSTEAD: Final = 1 << 15  # "you may play me for …" was chosen
PAID_ACCELERATE: Final = 1 << 16
PAID_REPEAT: Final = 1 << 17


def less_for_optional(s: State, a: Arena, seat: int) -> list[int]:
    """The discounts this player has on each optional additional cost."""
    out: list[int] = []
    for source in a.statics[S_COST]:
        owner = s.cards[source.card & 4095]
        ability = source.ability
        if isinstance(ability, OptionalCostsLess) and owner.id == source.card and owner.controller == seat:
            if layers.works(s, owner, source):
                out.append(ability.n)
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, OptionalCostsLess) and lasting.seat == seat:
            out.append(ability.n)
    return out


def add_optional(price: Price, cost: Cost, less: list[int], of_power: bool) -> None:
    """CR 356.4: a discount on one part of the cost works as that part is added, and never on another part."""
    if not less:
        price.add(cost)
        return
    energy = cost.energy
    power = list(cost.power)
    for n in less:
        if power and (of_power or not energy):
            for _ in range(n):
                drop_hardest(power)
        else:
            energy = max(0, energy - n)
    price.add(Cost(energy, tuple(power), cost.deeds))


def add_deflect(s: State, item: Item, price: Price) -> None:
    """CR 809: each time an opponent's spell or ability chooses it, X Power of any domain more."""
    for slot in all_chosen(item):
        for id in slot:
            for _ in range(deflect(s, item.seat, id)):
                price.power.append(ANY_DOMAIN)


def deflect(s: State, seat: int, id: int) -> int:
    """The Power that choosing this object costs this seat more."""
    if id <= 0:
        return 0
    card = s.find(id)
    if card is None or (card.zone != BOARD and card.zone != LEGEND_ZONE) or not s.enemies(card.controller, seat):
        return 0
    n = layers.keyword(s, card, DEFLECT)
    if n and (not s.mode.deflect_costs(s, seat) or ignores(s, s.arenas[s.sides[seat].arena], seat, DEFLECT)):
        return 0
    return n


def all_chosen(item: Item) -> list[list[int]]:
    if not item.later:
        return item.bound
    out = item.bound[:]
    for more in item.later:
        out.extend(more)
    return out


def own_context(s: State, seat: int, card: Card) -> Context:
    c = layers.context_of(s, card)
    c.seat = seat
    return c


def change_price(s: State, a: Arena, seat: int, card: Card, price: Price, c: Context, off: int) -> None:
    """CR 356.3-4: all increases, then all discounts; `off` are those of the play itself."""
    more = 0
    less: list[CostChange] = []
    less_by: list[int] = []
    for change in card.printed.cost_changes:
        if change.gate is not None and not change.gate.holds(s, c):
            continue
        if change.condition is None or change.condition.holds(s, c):
            n = change.energy.value(s, c) if change.energy is not None else 0
            if n == NULL:
                continue
            if n > 0:
                more += n
            else:
                less.append(change)
                less_by.append(-n)
    for source in a.statics[S_COST]:
        ability = source.ability
        if isinstance(ability, CostChange):
            owner = s.cards[source.card & 4095]
            if owner.id != source.card or not layers.works(s, owner, source):
                continue
            oc = layers.context_of(s, owner)
            n = change_by(s, oc, ability, seat, card)
            if n == NO_CHANGE:
                continue
            for _ in range(ability.power):
                price.power.append(ANY_DOMAIN)
            if n > 0:
                more += n
            elif n < 0 or ability.power < 0:
                less.append(ability)
                less_by.append(-n)
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, CostChange) and lasting.uses != 0:
            oc = layers.lasting_context(s, lasting.seat, lasting.source, lasting.bound)
            n = change_by(s, oc, ability, seat, card)
            if n == NO_CHANGE:
                continue
            for _ in range(ability.power):
                price.power.append(ANY_DOMAIN)
            if n > 0:
                more += n
            elif n < 0 or ability.power < 0:
                less.append(ability)
                less_by.append(-n)
    price.energy += more
    # The payer may choose the order of discounts: those with a minimum first is best for them (CR 356.4).
    for i in range(len(less)):
        if less[i].least > 0:
            floor = less[i].least
            if price.energy > floor:
                price.energy = max(floor, price.energy - less_by[i])
    price.energy = max(0, price.energy - off)
    for i in range(len(less)):
        if less[i].least == 0:
            price.energy = max(0, price.energy - less_by[i])
        for _ in range(-less[i].power):
            drop_hardest(price.power)


def drop_hardest(symbols: list[int]) -> None:
    """One Power less: the symbol that the fewest domains can pay, which is best for the payer (CR 356.4)."""
    best = -1
    fewest = 99
    for i in range(len(symbols)):
        bits = 0
        for domain in DOMAINS:
            if symbols[i] & domain:
                bits += 1
        if bits < fewest:
            fewest = bits
            best = i
    if best >= 0:
        symbols.pop(best)


NO_CHANGE: Final = 1_000_000


def change_by(s: State, c: Context, change: CostChange, seat: int, card: Card) -> int:
    """By how much a passive changes this card's Energy cost for this player; `NO_CHANGE` if it does not apply."""
    if change.types and not card.printed.types & change.types:
        return NO_CHANGE
    if not side_fits(s, change.actor, c.seat, seat):
        return NO_CHANGE
    if change.condition is not None and not change.condition.holds(s, c):
        return NO_CHANGE
    for f in change.filters:
        if not f.fits(s, c, card):
            return NO_CHANGE
    if change.energy is None:
        return 0
    n = change.energy.value(s, c)
    return 0 if n == NULL else n


def ability_price(s: State, a: Arena, item: Item, cost: Cost | None) -> Price:
    """What a triggered or activated ability costs, Deflect included."""
    less = less_for_optional(s, a, item.seat) if item.paid else []
    price = ability_total(s, item, cost, less, True)
    if less and not can_pay(s, a, item.seat, price, item.source):
        return ability_total(s, item, cost, less, False)
    return price


def ability_total(s: State, item: Item, cost: Cost | None, less: list[int], of_power: bool) -> Price:
    price = Price(ABILITY, item.source)
    if cost is not None:
        price.add(cost)
    ability = item.ability
    if item.paid >= PAID_REPEAT and isinstance(ability, Activated):
        for i in range(len(ability.repeats)):
            if item.paid & (PAID_REPEAT << i):
                add_optional(price, ability.repeats[i], less, of_power)
    add_deflect(s, item, price)
    return price


def toll(s: State, a: Arena, seat: int, units: int, dest: int) -> Price:
    """What must be paid to move so many units there together (CR 204.4)."""
    price = Price(0)
    place = s.places[dest]
    if place.side >= 0:
        return price
    for source in a.statics[S_TOLL]:
        ability = source.ability
        owner = s.cards[source.card & 4095]
        if not isinstance(ability, MoveToll) or owner.id != source.card:
            continue
        if not layers.works(s, owner, source):
            continue
        c = layers.context_of(s, owner)
        if side_fits(s, ability.actor, c.seat, seat) and ability.places.battlefield_matches(s, c, place.card, dest):
            for _ in range(units - ability.beyond):
                price.add(ability.cost)
    return price


# --- can it be paid?


def can_pay(s: State, a: Arena, seat: int, price: Price, source: int) -> bool:
    return can_pay_energy(s, seat, price) and can_pay_power(s, seat, price) and can_do_deeds(s, a, seat, price, source)


def can_pay_energy(s: State, seat: int, price: Price) -> bool:
    need = price.energy
    if need <= 0:
        return True
    side = s.sides[seat]
    need -= side.energy
    if need <= 0:
        return True
    for id in side.runes:
        if not s.cards[id & 4095].exhausted:
            need -= 1
            if need <= 0:
                return True
    for mark in side.earmarks:
        if mark.only & price.types:
            need -= mark.energy
    if need <= 0:
        return True
    for add in adders_for(s, seat, price):
        need -= add.energy
    return need <= 0


def can_pay_power(s: State, seat: int, price: Price) -> bool:
    symbols = price.power
    if not symbols:
        return True
    supply = power_supply(s, seat, price.types, price)
    for deed in price.deeds:
        if deed.kind == RECYCLE_RUNES:
            # CR 357.3: runes that are recycled as a cost of their own give no Power besides.
            symbols = symbols + [ONLY_RUNES] * deed.n
    if len(supply) < len(symbols):
        return False
    return len(match_power(symbols, supply)) == len(symbols)


ONLY_RUNES: Final = 1 << 10  # in a list of Power symbols: a rune, whatever its domain


def power_supply(s: State, seat: int, types: int, price: Price | None = None) -> list[int]:
    """Every Power the player could have: pool, runes by recycling, other Add abilities."""
    side = s.sides[seat]
    supply = side.power[:]
    for mark in side.earmarks:
        if mark.only & types:
            supply.extend(mark.power)
    for id in side.runes:
        supply.append(s.cards[id & 4095].printed.domains | ONLY_RUNES)
    for add in adders(s, seat, types) if price is None else adders_for(s, seat, price):
        supply.extend(add.power)
    return supply


def match_power(symbols: list[int], supply: list[int]) -> list[int]:
    """Which supply pays which symbol: an index for each symbol, or fewer if not all can be paid.

    Augmenting paths: two-domain symbols make first come, first served go wrong.
    """
    paid_by = [-1] * len(supply)  # the symbol each supply pays
    result = 0
    for i in range(len(symbols)):
        seen = [False] * len(supply)
        if not augment(symbols, supply, i, paid_by, seen):
            break
        result += 1
    out: list[int] = []
    if result == len(symbols):
        for i in range(len(symbols)):
            for j in range(len(supply)):
                if paid_by[j] == i:
                    out.append(j)
                    break
    return out


def augment(symbols: list[int], supply: list[int], i: int, paid_by: list[int], seen: list[bool]) -> bool:
    for j in range(len(supply)):
        if not seen[j] and supply[j] & symbols[i]:
            seen[j] = True
            if paid_by[j] < 0 or augment(symbols, supply, paid_by[j], paid_by, seen):
                paid_by[j] = i
                return True
    return False


class Adder:
    """An Add ability, other than a basic rune's, that could help to pay (CR 429.3)."""

    __slots__ = ("ability", "card", "energy", "power")

    def __init__(self, card: int, ability: Activated, energy: int, power: list[int]) -> None:
        self.card = card
        self.ability = ability
        self.energy = energy
        self.power = power


def adders(s: State, seat: int, types: int) -> list[Adder]:
    """Add abilities with Reaction of one's permanents and legend whose cost is only a deed on themselves."""
    out: list[Adder] = []
    for a in s.arenas:
        for source in a.statics[S_ADD]:
            card = s.cards[source.card & 4095]
            ability = source.ability
            if card.id == source.card and card.controller == seat and isinstance(ability, Activated):
                look_for_add(s, a, card, ability, types, out)
    return out


def adders_for(s: State, seat: int, price: Price) -> list[Adder]:
    """Those that may help to pay this price without taking away what else it asks for (CR 355.16, 357.3)."""
    found = adders(s, seat, price.types)
    if not found or not price.deeds:
        return found
    for deed in price.deeds:
        if deed.kind in ON_ITSELF:
            found = [x for x in found if x.card != price.source]
        elif deed.objects is not None and deed.kind in TAKES_OBJECTS:
            meant = deed_candidates(s, seat, deed, price.source, pays_with_itself(price))
            spare = len(meant) - deed.n
            kept: list[Adder] = []
            for x in found:
                if x.card in meant and takes_itself(x, deed.kind):
                    if spare <= 0:
                        continue
                    spare -= 1
                kept.append(x)
            found = kept
    return found


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


def look_for_add(s: State, a: Arena, card: Card, ability: Activated, types: int, out: list[Adder]) -> None:
    if ability.speed != REACTION or ability.cost.energy or ability.cost.power:
        return
    effect = ability.effect
    if isinstance(effect, AddResources) and (effect.only == 0 or effect.only & types):
        if not layers.active(s, card, ability):
            return
        for deed in ability.cost.deeds:
            if not can_do_deed(s, a, card.controller, deed, card.id):
                return
        out.append(Adder(card.id, ability, effect.energy, list(effect.power)))


def can_do_deeds(s: State, a: Arena, seat: int, price: Price, source: int) -> bool:
    for deed in price.deeds:
        if not can_do_deed(s, a, seat, deed, source):
            return False
        if deed.objects is not None and pays_with_itself(price):
            if len(deed_candidates(s, seat, deed, source, True)) < deed.n:
                return False
    return True


def pays_with_itself(price: Price) -> bool:
    """Is the source itself exhausted, killed … as part of this price, so that it cannot be chosen for another part?"""
    for deed in price.deeds:
        if deed.kind in ON_ITSELF:
            return True
    return False


def can_do_deed(s: State, a: Arena, seat: int, deed: Deed, source: int) -> bool:
    """As a cost an action must be completable in full (CR 203.3)."""
    kind = deed.kind
    if kind == EXHAUST_SELF:
        card = s.find(source)
        return card is not None and not card.exhausted and s.mode.can_exhaust(s, card)
    if kind == KILL_SELF:
        card = s.find(source)
        return card is not None and not forbidden(s, a, card, BE_KILLED)
    if kind == MOVE_SELF_HOME:
        card = s.find(source)
        if card is None or card.zone != BOARD or card.place == s.sides[seat].base:
            return False
        return not forbidden(s, a, card, MOVE_AT_ALL) and not forbidden(s, a, card, MOVE_TO_BASE)
    if kind == DISCARD:
        hand = s.sides[seat].hand
        return len(hand) - (1 if source in hand else 0) >= deed.n
    if kind == SPEND_XP:
        return s.sides[seat].xp >= deed.n
    if kind == RECYCLE_RUNES:
        return len(s.sides[seat].runes) >= deed.n
    if kind == DISEMPOWER_SELF:
        card = s.find(source)
        return card is not None and card.empowered > 0
    if kind == DETACH_SELF:
        return attachment.to_detach(s, source, deed) > 0
    if kind == EXHAUST_LEGEND:
        return any(not s.card(id).exhausted for id in s.sides[seat].legends)
    if kind == LOSE_POINT:
        return s.sides[seat].points >= deed.n
    if deed.objects is not None:
        return len(deed_candidates(s, seat, deed, source)) >= deed.n
    if kind in (RECYCLE_FROM_TRASH, BANISH_FROM_TRASH):
        return len(deed_candidates(s, seat, deed, source)) >= deed.n
    return s.find(source) is not None


def deed_candidates(s: State, seat: int, deed: Deed, source: int, others_only: bool = False) -> list[int]:
    """What may be chosen to pay with. Costs never target (CR 355.10.c).

    A card that is being played from a zone has left it (CR 354); `others_only`: the source pays with itself already.
    """
    kind = deed.kind
    if kind == DISCARD:
        return [id for id in s.sides[seat].hand if id != source]
    if kind == RECYCLE_RUNES:
        return s.sides[seat].runes[:]
    select: Select | None = deed.objects
    if select is None:
        if kind in (RECYCLE_FROM_TRASH, BANISH_FROM_TRASH):
            return [id for id in s.sides[seat].trash if id != source]
        return []
    c = layers.lasting_context(s, seat, source, [])
    out: list[int] = []
    for id in select.find(s, c):
        card = s.card(id)
        if id == source and (others_only or card.zone != BOARD):
            continue
        if kind == KILL_OBJECTS and forbidden(s, s.arena_of(card.place), card, BE_KILLED):
            continue  # CR 203: what is impossible cannot be paid with
        if kind == EXHAUST_OBJECTS and card.exhausted:
            continue
        if kind == SPEND_BUFF and (card.buffs == 0 or card.controller != seat):
            continue  # CR 703: only from units you control
        if kind == DISEMPOWER_OBJECTS and card.empowered == 0:
            continue
        out.append(id)
    return out


def chooses(deed: Deed) -> bool:
    """Does paying it need a choice of objects?"""
    return deed.kind in (
        DISCARD,
        RECYCLE_FROM_TRASH,
        BANISH_FROM_TRASH,
        RECYCLE_RUNES,
        SPEND_BUFF,
        EXHAUST_OBJECTS,
        KILL_OBJECTS,
        RETURN_OBJECTS,
        RECYCLE_OBJECTS,
        DISEMPOWER_OBJECTS,
    )


# --- paying


def pay_resources(s: State, a: Arena, seat: int, price: Price, source: int) -> None:
    """Pay Energy and Power the automatic way (ruling A20): matching power first, exhaust before recycling."""
    side = s.sides[seat]
    s.spent(seat)
    energy = price.energy
    symbols = price.power
    if symbols:
        energy = pay_power(s, a, seat, price, energy)
    if energy > 0:
        energy = spend_pool_energy(s, seat, energy, price.types)
    if energy > 0:
        for id in runes_to_exhaust(s, seat, energy):
            s.cards[id & 4095].exhausted = True
            energy -= 1
    if energy > 0:
        for add in adders_for(s, seat, price):
            if add.energy and energy > 0:
                use_adder(s, a, seat, add)
                energy = spend_pool_energy(s, seat, energy, price.types)
    side.earmarks = [m for m in side.earmarks if m.energy or m.power]


def spend_pool_energy(s: State, seat: int, energy: int, types: int) -> int:
    """Earmarked Energy first, it can do nothing else. Returns what is left to pay."""
    side = s.sides[seat]
    marks = side.earmarks
    for i in range(len(marks)):
        mark = marks[i]
        if energy > 0 and mark.only & types and mark.energy:
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


def runes_to_exhaust(s: State, seat: int, n: int) -> list[int]:
    """Ready runes to exhaust, of the domain there are most of first, so that the rest stay mixed."""
    side = s.sides[seat]
    ready = [id for id in side.runes if not s.cards[id & 4095].exhausted]
    if len(ready) <= n:
        return ready
    counts = [0] * 64
    for id in ready:
        counts[s.cards[id & 4095].printed.domains] += 1
    out: list[int] = []
    while len(out) < n:
        best = -1
        best_count = 0
        for id in ready:
            if id not in out:
                k = counts[s.cards[id & 4095].printed.domains]
                if k > best_count:
                    best_count = k
                    best = id
        counts[s.cards[best & 4095].printed.domains] -= 1
        out.append(best)
    return out


def pay_power(s: State, a: Arena, seat: int, price: Price, energy: int) -> int:
    """Pay the Power symbols; runes that will be recycled are exhausted for Energy first. Returns the Energy left."""
    side = s.sides[seat]
    # The order of the supply is the order of preference (A20).
    supply: list[int] = []
    where: list[int] = []  # >= 0: a rune's id; -1 - i: pool entry i
    for i in range(len(side.power)):
        if side.power[i] != ANY_DOMAIN:
            supply.append(side.power[i])
            where.append(-1 - i)
    for i in range(len(side.power)):
        if side.power[i] == ANY_DOMAIN:
            supply.append(ANY_DOMAIN)
            where.append(-1 - i)
    for id in side.runes:
        card = s.cards[id & 4095]
        if card.exhausted:
            supply.append(card.printed.domains)
            where.append(id)
    for id in side.runes:
        card = s.cards[id & 4095]
        if not card.exhausted:
            supply.append(card.printed.domains)
            where.append(id)
    chosen = match_power(price.power, supply)
    if len(chosen) < len(price.power):
        for add in adders_for(s, seat, price):
            if add.power:
                use_adder(s, a, seat, add)
                for i in range(len(side.earmarks)):  # earmarked Power that fits joins the pool it is spent from
                    mark = side.earmarks[i]
                    if mark.power and mark.only & price.types:
                        side.power = side.power + mark.power
                        side.earmarks = [
                            *side.earmarks[:i],
                            Earmark(mark.energy, [], mark.only),
                            *side.earmarks[i + 1 :],
                        ]
                return pay_power(s, a, seat, price, energy)
        raise PaymentError("Power symbols cannot be paid; they were offered by mistake")
    spent: list[int] = []
    recycled: list[int] = []
    for j in chosen:
        if where[j] >= 0:
            recycled.append(where[j])
        else:
            spent.append(-1 - where[j])
    if spent:
        side.power = [side.power[i] for i in range(len(side.power)) if i not in spent]
    for id in recycled:
        card = s.cards[id & 4095]
        if energy > 0 and not card.exhausted:
            card.exhausted = True
            energy -= 1
    for id in recycled:
        actions.recycle_one(s, a, id)
    return energy


class PaymentError(Exception):
    """A cost that was checked as payable could not be paid: a mistake in the engine, never of a player."""


def use_adder(s: State, a: Arena, seat: int, add: Adder) -> None:
    """An Add ability used while paying finalizes and resolves at once (CR 357.1.a, 429.3)."""
    for deed in add.ability.cost.deeds:
        deeds.do(s, a, seat, deed, add.card, [])
    effect = add.ability.effect
    if isinstance(effect, AddResources):
        effect.add(s, seat)
