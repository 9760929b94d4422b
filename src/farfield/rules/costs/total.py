"""What something costs in all: base cost, additional costs, increases, discounts (CR 204-206, 356)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import layers
from ..abilities import reading
from ..abilities.in_force import ANYTHING, in_force
from ..abilities.restrictions import ignores
from ..effects.abilities import OPTIONAL_COSTS, TOTAL_COST, Activated, CostChange, MoveToll
from ..effects.base import NULL
from ..effects.costs import Cost
from ..effects.discounts import OptionalCostsLess
from ..state import S_COST, S_TOLL, Item
from ..terms import ABILITY, ANY_DOMAIN, BOARD, DEFLECT, DOMAINS, LEGEND_ZONE
from .affording import can_pay
from .price import Price

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..ids import ObjectId, PlaceId, SeatId
    from ..state import Arena, Card, Context, State


# How the base cost of a play is changed (CR 356.1).
COST_NORMAL: Final = 0
COST_IGNORED: Final = 1  # "ignoring its cost", and Hidden: base energy and power are 0
COST_ENERGY_IGNORED: Final = 2
COST_POWER_IGNORED: Final = 3
COST_NOTHING: Final = 5  # "ignoring any and all costs"
COST_FLOW: Final = 8  # the first Flow cost; 9 is the second, and so on (CR 829)

PAID_INSTEAD: Final = 1 << 15  # "you may play me for …" was chosen
PAID_ACCELERATE: Final = 1 << 16
PAID_REPEAT: Final = 1 << 17


def flow_mode(way: int) -> int:
    """Which Flow cost it is played for: each is a way of its own."""
    return COST_FLOW + way


def card_price(s: State, a: Arena, seat: SeatId, card: Card, mode: int, item: Item | None) -> Price:
    """The total cost of playing a card, in the order of CR 356. Without an item: before any choice is made."""
    less = less_for_optional(s, a, seat) if item is not None and item.paid else []
    price = card_total(s, a, seat, card, mode, item, less, True)
    if less and not can_pay(s, a, seat, price, card.id):
        return card_total(s, a, seat, card, mode, item, less, False)
    return price


def card_total(
    s: State, a: Arena, seat: SeatId, card: Card, mode: int, item: Item | None, less: list[int], of_power: bool
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
        way = mode - COST_FLOW
        if way < len(printed.flow):
            cost = printed.flow[way].cost
            assert cost is not None  # Flow is written with its cost
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
    changes = in_force(s, a, S_COST, TOTAL_COST, card, seat)
    if printed.plain_cost and item is None and not changes:
        return price
    c = item if item is not None else own_context(s, seat, card)
    # 2. additional costs: mandatory ones, then the optional ones that were chosen
    for i in range(len(printed.additional)):
        extra = printed.additional[i]
        if extra.gate is not None and not extra.gate.holds(s, c):
            continue
        if extra.optional:
            if item is not None and item.paid & (1 << i):
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
    change_price(s, card, price, c, off, changes)
    return price


def less_for_optional(s: State, a: Arena, seat: SeatId) -> list[int]:
    """The discounts this player has on each optional additional cost."""
    out: list[int] = []
    for x in in_force(s, a, S_COST, OPTIONAL_COSTS, None, seat):
        ability = x.ability
        assert isinstance(ability, OptionalCostsLess)
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
            for _ in range(deflect(s, item, id)):
                price.power.append(ANY_DOMAIN)


def deflect(s: State, item: Item, id: ObjectId) -> int:
    """The Power that choosing this object costs an item more."""
    if id <= 0:
        return 0
    seat = item.seat
    card = s.find(id)
    if card is None or (card.zone != BOARD and card.zone != LEGEND_ZONE) or not s.enemies(card.controller, seat):
        return 0
    n = layers.keyword(s, card, DEFLECT)
    if n and (not s.mode.deflect_costs(s, item) or ignores(s, s.arenas[s.sides[seat].arena], seat, DEFLECT)):
        return 0
    return n


def all_chosen(item: Item) -> list[list[ObjectId]]:
    if not item.later:
        return item.bound
    out = item.bound[:]
    for more in item.later:
        out.extend(more)
    return out


def own_context(s: State, seat: SeatId, card: Card) -> Context:
    c = reading.context_of(s, card)
    c.seat = seat
    return c


def change_price(s: State, card: Card, price: Price, c: Context, off: int, changes: list[InForce]) -> None:
    """CR 356.3-4: all increases, then all discounts; `off` are those of the play itself, `changes` those of others."""
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
    for x in changes:
        ability = x.ability
        assert isinstance(ability, CostChange)
        n = ability.energy.value(s, x.context) if ability.energy is not None else 0
        if n == NULL:
            n = 0
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


def toll(s: State, a: Arena, seat: SeatId, units: int, dest: PlaceId) -> Price:
    """What must be paid to move so many units there together (CR 204.4)."""
    price = Price(0)
    place = s.places[dest]
    if place.side >= 0:
        return price
    for x in in_force(s, a, S_TOLL, ANYTHING, s.card(place.card), seat):
        ability = x.ability
        assert isinstance(ability, MoveToll)
        for _ in range(units - ability.beyond):
            price.add(ability.cost)
    return price
