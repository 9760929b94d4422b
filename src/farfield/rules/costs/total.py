"""What something costs in all: base cost, additional costs, increases, discounts (CR 204-206, 356)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import layers
from ..abilities import granted, reading
from ..abilities.in_force import ANYTHING, NO_TEXTS, in_force
from ..abilities.restrictions import ignores
from ..effects.kinds_of_ability import (
    ABILITY_COST,
    OPTIONAL_COSTS,
    REPEAT_COSTS,
    TOTAL_COST,
    Activated,
    CostChange,
    MoveToll,
)
from ..effects.parts import NULL
from ..effects.stated_costs import Cost, Deed
from ..ids import SLOT_MASK
from ..state import S_COST, S_TOLL, Context, Item
from ..terms import ABILITY, ANY_DOMAIN, BOARD, DEFLECT, DOMAINS, E_ACTIVATED, LEGEND_ZONE, OF_ABILITIES
from .affording import can_pay
from .price import Price

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..ids import ObjectId, PlaceId, SeatId
    from ..state import Arena, Card, State


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

NO_CHANGES: Final[list[CostChange]] = []


def as_printed(s: State, a: Arena, seat: SeatId) -> bool:
    """Does no text change what cards cost this seat here? Then a card in hand on which nothing hangs has its price."""
    if not s.governed & (1 << S_COST):
        return True
    if s.lasting or a.statics[S_COST]:
        return False
    return len(s.arenas) == 1 or not s.arenas[s.sides[seat].arena].statics[S_COST]


def flow_mode(way: int) -> int:
    """Which Flow cost it is played for: each is a way of its own."""
    return COST_FLOW + way


def card_price(s: State, a: Arena, seat: SeatId, card: Card, mode: int, item: Item | None) -> Price:
    """The total cost of playing a card, in the order of CR 356. Without an item: before any choice is made."""
    price = card_total(s, a, seat, card, mode, item, True)
    if price.either and not can_pay(s, a, seat, price, card.id):
        return card_total(s, a, seat, card, mode, item, False)
    return price


def card_total(s: State, a: Arena, seat: SeatId, card: Card, mode: int, item: Item | None, of_power: bool) -> Price:
    """`of_power`: discounts of either take Power rather than Energy where there is both."""
    printed = card.printed
    price = Price(printed.types, card.id)
    # 1. base
    if mode == COST_NORMAL:
        if item is not None and item.paid & PAID_INSTEAD:
            price.add(printed.play_for[0].cost)
        else:
            price.energy = printed.energy
            price.power = printed.power
    elif mode >= COST_FLOW:
        way = mode - COST_FLOW
        flows = granted.flows(s, card)
        if way < len(flows):
            cost = flows[way].cost
            assert cost is not None  # Flow is written with its cost
            price.add(cost)
    elif mode == COST_ENERGY_IGNORED:
        price.power = printed.power
    elif mode == COST_POWER_IGNORED:
        price.energy = printed.energy
    elif mode == COST_NOTHING:
        return price  # CR 356.5: whatever would be added, the total is nothing
    off = 0  # discounts on the total that come from the play itself
    if item is not None:
        if item.price is not None:  # "play it for …" replaces the base cost (CR 356.1)
            price.energy = 0
            price.power = ()
            price.add(item.price)
        off += item.discount
    changes = in_force(s, a, S_COST, TOTAL_COST, card, seat) if s.governed & (1 << S_COST) else NO_TEXTS
    if printed.plain_cost and item is None and not changes:
        return price
    c = item if item is not None else own_context(s, seat, card)
    less = less_for(s, a, seat, OPTIONAL_COSTS, card) if item is not None and item.paid else NO_TEXTS
    if item is not None and item.paid:
        for i in range(len(printed.additional)):
            if printed.additional[i].ignores_cost and item.paid & (1 << i):
                price.energy = 0
                price.power = ()
    # 2. additional costs: mandatory ones, then the optional ones that were chosen
    for i in range(len(printed.additional)):
        extra = printed.additional[i]
        if extra.gate is not None and not extra.gate.holds(s, c):
            continue
        if extra.optional and not extra.free_number:
            if item is not None and item.paid & (1 << i):
                add_optional(s, price, extra.cost.now(s, c), less, of_power)
                off += extra.discount_energy
        elif extra.condition is None or extra.condition.holds(s, c):
            price.add(extra.cost.now(s, c))
    if item is not None:
        if item.toll is not None:
            price.add(item.toll)
        if item.paid & PAID_ACCELERATE:
            speed = Cost(1, (printed.domains if printed.domains else ANY_DOMAIN,))  # CR 805
            add_optional(s, price, speed, less, of_power)
        repeats = granted.repeats(s, card)
        for i in range(len(repeats)):
            cost = repeats[i].cost
            if cost is not None and item.paid & (PAID_REPEAT << i):
                add_repeat(s, a, seat, price, cost.now(s, c), card, less, of_power)
        add_deflect(s, item, price)
    settle(price, item)
    # 3. increases and 4. discounts
    change_price(s, price, printed.cost_changes, c, item, off, changes, of_power)
    return price


def settle(price: Price, item: Item | None) -> None:
    """Parts of a price of which it is chosen beforehand what pays them (CR 355.16): those, if they are chosen."""
    named = False
    for deed in price.deeds:
        named = named or deed.slot >= 0
    if not named:
        return
    out: list[Deed] = []
    for deed in price.deeds:
        if deed.slot >= 0:
            chosen = item.bound[deed.slot] if item is not None and deed.slot < len(item.bound) else []
            if chosen:
                deed = deed.with_these(chosen)
            else:
                price.open = True
                if deed.any_number:
                    continue
        out.append(deed)
    price.deeds = tuple(out)


def less_for(s: State, a: Arena, seat: SeatId, of: int, card: Card | None) -> list[InForce]:
    """The discounts this player has on each part of this kind in a cost."""
    return in_force(s, a, S_COST, of, card, seat)


def add_repeat(
    s: State, a: Arena, seat: SeatId, price: Price, cost: Cost, card: Card | None, less: list[InForce], of_power: bool
) -> None:
    """Repeat is an optional additional cost of its own kind (CR 820)."""
    own = less_for(s, a, seat, REPEAT_COSTS, card)
    add_optional(s, price, cost, less + own if own else less, of_power)


def add_optional(s: State, price: Price, cost: Cost, less: list[InForce], of_power: bool) -> None:
    """CR 356.4: a discount on one part of the cost works as that part is added, and never on another part."""
    if not less:
        price.add(cost)
        return
    part = Price(price.types, price.source)
    part.energy = cost.energy
    part.power = cost.power
    found: list[Change] = []
    for x in less:
        change = x.ability
        assert isinstance(change, CostChange)
        found.append(Change(s, x.context, change))
    apply(part, found, 0, of_power)
    price.either = price.either or part.either
    price.add(Cost(part.energy, part.power, cost.deeds))


class Change:
    """By how much something changes a price now."""

    __slots__ = ("either", "energy", "least", "power", "symbol")

    def __init__(self, s: State, c: Context, change: CostChange) -> None:
        n = change.energy.value(s, c) if change.energy is not None else 0
        self.energy = 0 if n == NULL else n
        n = change.power.value(s, c) if change.power is not None else 0
        self.power = 0 if n == NULL else n
        self.symbol = change.symbol
        self.least = change.least
        self.either = change.either


def add_deflect(s: State, item: Item, price: Price) -> None:
    """CR 809: each time an opponent's spell or ability chooses it, X Power of any domain more."""
    for slot in all_chosen(item):
        for id in slot:
            n = deflect(s, item, id)
            if n:
                price.add_power(n)


def deflect(s: State, item: Item, id: ObjectId) -> int:
    """The Power that choosing this object costs an item more."""
    if id <= 0:
        return 0
    seat = item.seat
    card = s.cards[id & SLOT_MASK]
    if card.controller == seat or card.id != id or (card.zone != BOARD and card.zone != LEGEND_ZONE):
        return 0
    if not s.enemies(card.controller, seat):
        return 0
    n = layers.keyword(s, card, DEFLECT)
    if n and (not s.mode.deflect_costs(s, item) or ignores(s, s.arenas[s.sides[seat].arena], seat, DEFLECT, card)):
        return 0
    if n and item.card and s.card(item.card).printed.past_deflect:
        return 0
    return n


def all_chosen(item: Item) -> list[list[ObjectId]]:
    """What was chosen for it, in all its executions; what pays is not chosen by it (CR 355.10.c)."""
    if not item.later and not item.payers:
        return item.bound
    out: list[list[ObjectId]] = []
    for execution in [item.bound, *item.later]:
        for i in range(len(execution)):
            if i not in item.payers:
                out.append(execution[i])
    return out


def own_context(s: State, seat: SeatId, card: Card) -> Context:
    c = reading.context_of(s, card)
    c.seat = seat
    return c


def change_price(
    s: State,
    price: Price,
    own: list[CostChange],
    c: Context,
    item: Item | None,
    off: int,
    changes: list[InForce],
    of_power: bool,
) -> None:
    """CR 356.3-4: all increases, then all discounts; `off` are those of the play itself, `changes` those of others."""
    found: list[Change] = []
    for change in own:
        if change.gate is not None and not change.gate.holds(s, c):
            continue
        if change.condition is None or change.condition.holds(s, c):
            if change.choosing is None or chooses_such(s, c, change, item, price):
                found.append(Change(s, c, change))
    for x in changes:
        ability = x.ability
        assert isinstance(ability, CostChange)
        if ability.choosing is None or chooses_such(s, x.context, ability, item, price):
            found.append(Change(s, x.context, ability))
    apply(price, found, off, of_power)


def chooses_such(s: State, c: Context, change: CostChange, item: Item | None, price: Price | None) -> bool:
    """Does what is played choose what a change of its cost asks for? "Friendly" is what is friendly to it."""
    such = change.choosing
    if item is not None and such is not None:
        seen = Context(item.seat, c.source, c.place)
        seen.arena = c.arena
        for slot in all_chosen(item):
            for id in slot:
                card = s.find(id) if id > 0 else None
                if card is not None and such.means(s, seen, card):
                    return True
    if price is not None:
        price.open = True  # it may still do so
    return False


def apply(price: Price, changes: list[Change], off: int, of_power: bool) -> None:
    """All increases, then all discounts."""
    for x in changes:
        if x.energy > 0:
            price.energy += x.energy
        if x.power > 0:
            price.power += (x.symbol,) * x.power
    # The payer may choose the order of discounts: those with a minimum first is best for them (CR 356.4).
    for x in changes:
        if x.least > 0 and price.energy > x.least and x.energy < 0:
            price.energy = max(x.least, price.energy + x.energy)
    price.energy = max(0, price.energy - off)
    for x in changes:
        if x.either and x.energy < 0:
            price.either = True
            if price.power and (of_power or not price.energy):
                price.power = fewer(price.power, -x.energy, x.symbol)
                continue
        if x.least == 0 and x.energy < 0:
            price.energy = max(0, price.energy + x.energy)
        if x.power < 0:
            price.power = fewer(price.power, -x.power, x.symbol)


def fewer(symbols: tuple[int, ...], n: int, which: int) -> tuple[int, ...]:
    """So many Power less, of those that this symbol could be."""
    left = list(symbols)
    for _ in range(n):
        drop_hardest(left, which)
    return tuple(left)


def drop_hardest(symbols: list[int], which: int = ANY_DOMAIN) -> None:
    """One Power less: the symbol that the fewest domains can pay, which is best for the payer (CR 356.4)."""
    best = -1
    fewest = 99
    for i in range(len(symbols)):
        if not symbols[i] & which:
            continue
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
    price = ability_total(s, a, item, cost, True)
    if price.either and not can_pay(s, a, item.seat, price, item.source):
        return ability_total(s, a, item, cost, False)
    return price


def ability_total(s: State, a: Arena, item: Item, cost: Cost | None, of_power: bool) -> Price:
    ability = item.ability
    price = Price(ABILITY, item.source)
    if cost is not None:
        price.add(cost.now(s, item))
        if cost.less is not None and cost.less.value(s, item) == NULL:
            price.open = True
    if isinstance(ability, Activated):
        source = s.last_known(item.source)
        if source is not None:
            price.types |= source.printed.types << OF_ABILITIES
        if item.paid >= PAID_REPEAT:
            less = less_for(s, a, item.seat, OPTIONAL_COSTS, None)
            for i in range(len(ability.repeats)):
                if item.paid & (PAID_REPEAT << i):
                    add_repeat(s, a, item.seat, price, ability.repeats[i].now(s, item), None, less, of_power)
    add_deflect(s, item, price)
    if cost is not None and cost.deeds:
        settle(price, item)
    if isinstance(ability, Activated) and s.governed & (1 << S_COST):
        change_price(s, price, NO_CHANGES, item, item, 0, ability_changes(s, a, item, ability), of_power)
    return price


def ability_changes(s: State, a: Arena, item: Item, ability: Activated) -> list[InForce]:
    """What changes the cost of using this ability."""
    card = s.last_known(item.source)
    if card is None:
        return NO_TEXTS
    out: list[InForce] = []
    for x in in_force(s, a, S_COST, ABILITY_COST, card, item.seat):
        change = x.ability
        assert isinstance(change, CostChange)
        if change.keyword >= 0 and change.keyword != ability.keyword:
            continue
        if change.first and not is_first(s, x.context, change):
            continue
        out.append(x)
    return out


def is_first(s: State, c: Context, change: CostChange) -> bool:
    """Has no ability of those it speaks of been used this turn?"""
    for past in s.happened:
        e = past.event
        if e.kind == E_ACTIVATED and past.card is not None and change.speaks_of(s, c, past.card):
            return False
    return True


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
