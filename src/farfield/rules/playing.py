"""Playing cards and using abilities: the six steps (CR 349-359, 398-406).

Step 1 puts it on the chain; 2 asks for the choices, each part offering only what can still be completed; 3 and 4 work
out and pay the cost; 5 checks; 6 finalizes. Because nothing is offered that cannot be completed, step 5 can only fail
for plays that an effect forces (ruling A11); those are undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import (
    attachment,
    chain,
    costs,
    deeds,
    entering,
    granted,
    helping,
    layers,
    log,
    places,
    reasons,
    resolving,
    targets,
    triggers,
    zones,
)
from .effects.abilities import Activated, Keyword, Triggered
from .effects.resources import AddResources
from .frames import Frame, ask
from .playing_windows import W_FORCED
from .state import H_CARDS, H_CHOSE_ENEMY, H_ENERGY_ON_SPELLS, H_GEAR, H_SPELLS, H_UNITS, Event, Item, Option
from .terms import (
    ABILITY,
    ACCELERATE,
    AT,
    BOARD,
    CHAIN,
    DONE,
    E_CHOSEN,
    E_USED,
    FACEDOWN,
    GEAR,
    MODE,
    NO,
    PERMANENT,
    PICK,
    Q_CHOOSE,
    Q_COST_CHOICE,
    Q_DESTINATION,
    Q_MAY,
    Q_MODE,
    Q_OPTIONAL_COST,
    Q_PLACE,
    Q_TARGET,
    SPELL,
    SPELL_ITEM,
    TRASH,
    UNIT,
    YES,
)

if TYPE_CHECKING:
    from .effects.program import Program, Slot
    from .state import Arena, Card, State

# The parts a play is asked in.
MAY: Final = 0
EXTRAS: Final = 1
WHERE: Final = 2
MODES: Final = 3
TARGETS: Final = 4
REPEATS: Final = 5
DEEDS: Final = 6
FINISH: Final = 7


def begin_card(s: State, a: Arena, seat: int, id: int, window: int, flow: int = 0) -> None:
    """Step 1 for a card a player plays by choice (CR 354). `flow`: which Flow cost, from the trash."""
    old = s.card(id)
    item = new_item(s, a, seat, old, window)
    if old.zone == TRASH:
        item.cost_mode += flow
    put_on_chain(s, a, item, id)
    a.passes = 0
    start(s, a, item)
    if len(s.arenas) > 1:
        program = old.printed.program
        helping.ask_lane(s, a, item, program is not None and len(program.slots) > 0)


def new_item(s: State, a: Arena, seat: int, old: Card, window: int) -> Item:
    """A play as it would go on the chain. It gets its number there, so that asking what is legal changes nothing."""
    item = Item(0, seat, old.id, old.place)
    item.card = old.id
    item.types = old.printed.types
    item.from_zone = old.zone
    item.from_place = old.place
    item.window = window
    item.arena = a.index
    if old.zone == FACEDOWN:
        item.played_from_hidden = True
        item.cost_mode = costs.COST_IGNORED  # CR 811: ignoring its base cost
    elif old.zone == TRASH:
        item.cost_mode = costs.COST_FLOW
        item.then_banish = True
    program = old.printed.program
    if program is not None:
        item.bound = [[] for _ in range(program.slot_count)]
    return item


def put_on_chain(s: State, a: Arena, item: Item, id: int) -> None:
    item.id = (s.next_number() << 12) | (SPELL_ITEM if item.types & SPELL else 0)
    if not a.chain:
        a.focus_keeps = False
    card = zones.put(s, id, CHAIN, controller=item.seat)
    item.card = card.id
    item.source = card.id
    item.arena = a.index
    a.chain.append(item)
    a.cleanup_due = True
    log.note(s, "plays", [card.id], [item.seat], "CR 349")


def begin_ability(s: State, a: Arena, seat: int, id: int, number: int, window: int) -> None:
    """Use an activated ability (CR 376)."""
    card = s.card(id)
    ability = granted.activated(s, card)[number]
    item = Item(s.next_number() << 12, seat, id, card.place)
    item.ability = ability
    item.types = ABILITY
    item.window = window
    item.number = number
    item.bound = [[] for _ in range(ability.text.slot_count)]
    if ability.counts_as_spell:
        as_spell(s, item, attachment.bearer(s, card, ability))
    if not a.chain:
        a.focus_keeps = ability.adds
    item.arena = a.index
    a.chain.append(item)
    if not ability.adds:
        a.passes = 0  # A9: Add never moves focus and resets nothing
    log.note(s, "uses", [id], [seat], "CR 376")
    start(s, a, item)
    if len(s.arenas) > 1:
        helping.ask_lane(s, a, item, len(ability.text.slots) > 0)


def as_spell(s: State, item: Item, gear: int) -> None:
    """An ability that is a spell too: it has the cost and colours of the gear that it is the text of."""
    item.id |= SPELL_ITEM
    item.types |= SPELL
    item.event = Event(E_USED, gear, item.seat, item.place, 0, item.source, item.id)


def start(s: State, a: Arena, item: Item) -> None:
    """Steps 2 to 6. What needs no choice and no payment is finalized without further ado."""
    ability = item.ability
    if isinstance(ability, Triggered):
        text = ability.text
        while len(item.bound) < text.slot_count:
            item.bound.append([])
        if ability.limit and s.performed.get(item.source * 512 + item.number, 0) >= ability.limit:
            withdraw(s, a, item)  # CR 383.3.e: performed as often as it may be, since it went pending
            return
        if not text.slots and not text.modes and not ability.optional and ability.cost is None:
            if not item.alternatives:
                finalize(s, a, item)
                return
    a.stack.append(Play(item.id))


def play_by_effect(s: State, a: Arena, by: Item, id: int, cost_mode: int, at: int, then_banish: bool) -> Item | None:
    """An effect instructs a play: step 1 now, the rest when the current item is done (CR 354.3, 419.3)."""
    card = s.find(id)
    if card is None:
        return None
    item = new_item(s, a, by.seat, card, W_FORCED)
    item.forced = True
    item.cost_mode = cost_mode
    item.then_banish = then_banish
    if at < 0 and by.played_from_hidden and card.printed.types & UNIT:
        at = by.place  # CR 811: units it makes you play go there
    item.destination = at
    put_on_chain(s, a, item, id)
    return item


class Play(Frame):
    """An item on its way from pending to finalized."""

    __slots__ = ("at", "chosen", "item", "price", "stage", "stop")

    def __init__(self, item: int) -> None:
        self.item = item
        self.stage = MAY
        self.at = 0  # which part of the stage
        self.chosen: list[int] = []  # objects chosen for the current deed
        self.price: costs.Price | None = None  # the total cost, once it is being paid
        self.stop = 0  # 1 while it is asked whether to pay what choosing costs

    def copy(self) -> Frame:
        f = Play(self.item)
        f.price = self.price
        f.stop = self.stop
        f.stage = self.stage
        f.at = self.at
        f.chosen = self.chosen[:]
        return f

    def picked_so_far(self) -> list[int]:
        return self.chosen if self.stage == DEEDS else []

    def numbers(self) -> list[int]:
        paid = -1 if self.price is None else self.price.energy * 64 + len(self.price.power)
        return [5, self.item, self.stage, self.at, paid, self.stop, *self.chosen]

    def reaches(self, s: State, a: Arena) -> bool:
        """Could what is asked for now be in another arena?"""
        item = item_of(a, self.item)
        return item is not None and not targets.first_is_here(s, item)

    def next(self) -> None:
        self.stage += 1
        self.at = 0

    def step(self, s: State, a: Arena) -> None:
        item = item_of(a, self.item)
        if item is None:
            a.stack.pop()
            return
        program = program_of(s, item)
        if self.stage == MAY and not self.opening(s, a, item, program):
            return
        if self.stage == EXTRAS and not self.extras(s, a, item, program):
            return
        if self.stage == WHERE and not self.where(s, a, item):
            return
        if self.stage == MODES and not self.modes(s, a, item, program):
            return
        if self.stage == TARGETS and not self.targets(s, a, item, program):
            return
        if self.stage == REPEATS and not self.repeats(s, a, item, program):
            return
        if self.stage == DEEDS and not self.deeds(s, a, item):
            return
        if self.stage == FINISH:
            a.stack.pop()
            finalize(s, a, item)

    # --- step 2: choices. Each returns True when its part is done.

    def opening(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """An opening "you may", and whether the whole can be done at all (CR 383.3, 402)."""
        if item.declined:
            a.stack.pop()
            withdraw(s, a, item)
            return False
        if item.alternatives and item.event is not None:
            moments = [item.event, *item.alternatives]
            ask(s, a, item.seat, Q_CHOOSE, [Option(PICK, e.subject) for e in moments], item.source, "CR 383.1.b")
            return False
        if item.forced or item.ability is not None:
            extra = targets.possible(s, a, item, program) if program is not None else 0
            if extra < 0 or not affordable(s, a, item, extra):
                a.stack.pop()
                withdraw(s, a, item)
                return False
        ability = item.ability
        if isinstance(ability, Triggered) and (ability.optional or (ability.cost is not None)):
            if self.at == 0:
                self.at = 1
                if s.mode.npc(s, item.seat):
                    self.answer(s, a, Option(NO))  # ruling B8: an NPC declines every "may" and pays nothing
                    return False
                ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], item.source, "CR 383.3.a")
                return False
        self.next()
        return True

    def extras(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """Whether to pay each optional additional cost (CR 355.1, 356.2)."""
        card = s.find(item.card) if item.card else None
        if card is None:
            return self.ability_repeats(s, a, item, program)
        total = len(card.printed.additional) + 1 + len(card.printed.repeats) + (1 if card.printed.play_for else 0)
        while self.at < total:
            k = self.at
            bit = optional_cost(s, item, card, k)
            if bit:
                options: list[Option] = []
                item.paid |= bit
                if can_finish(s, a, item, card, program, k + 1, total):
                    options.append(Option(YES, k))
                item.paid &= ~bit
                if options:
                    # CR 355.16: declining what alone makes the card payable is no choice.
                    if not lowers(card, k) or can_finish(s, a, item, card, program, k + 1, total):
                        options.append(Option(NO, k))
                    self.chosen = [bit]
                    ask(s, a, item.seat, Q_OPTIONAL_COST, options, item.card, "CR 356.2")
                    return False
            self.at += 1
        self.next()
        return True

    def ability_repeats(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """Repeat on an activated ability (CR 820)."""
        ability = item.ability
        if isinstance(ability, Activated) and program is not None:
            while self.at < len(ability.repeats):
                bit = costs.PAID_REPEAT << self.at
                item.paid |= bit
                least = targets.possible(s, a, item, program) * (1 + repeats_paid(item))
                fine = affordable(s, a, item, least)
                item.paid &= ~bit
                if fine:
                    self.chosen = [bit]
                    options = [Option(YES, self.at), Option(NO, self.at)]
                    ask(s, a, item.seat, Q_OPTIONAL_COST, options, item.source, "CR 820")
                    return False
                self.at += 1
        self.next()
        return True

    def where(self, s: State, a: Arena, item: Item) -> bool:
        """The location of a permanent (CR 355.2)."""
        card = s.find(item.card) if item.card else None
        if card is None or not card.printed.types & PERMANENT:
            self.next()
            return True
        if item.destination >= 0:
            refusal = places.entry_refusal(s, a, item.seat, card, item.destination, item)
            if refusal == reasons.FORBIDDEN:
                a.stack.pop()
                withdraw(s, a, item)  # CR 358.3.a, A32: what is forbidden there is not done
                return False
            if refusal != reasons.OK and item.forced:
                # CR 461: a unit that an effect would play into a foreign combat goes to its base.
                item.destination = s.sides[item.seat].base
            self.next()
            return True
        found = places.playable_places(s, a, item.seat, card, item)
        if not found:
            a.stack.pop()
            withdraw(s, a, item)
            return False
        if len(found) == 1:
            item.destination = found[0]
            self.next()
            return True
        ask(s, a, item.seat, Q_PLACE, [Option(AT, p) for p in found], item.card, "CR 355.2")
        return False

    def modes(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        if program is None or program.modes == 0:
            self.next()
            return True
        if len(item.modes) >= program.modes_most:
            self.next()
            return True
        found: list[Option] = []
        for mode in range(program.modes):
            if mode not in item.modes and targets.mode_possible(s, a, item, program, mode):
                found.append(Option(MODE, mode))
        if not found or self.at:
            self.next()
            return True
        if len(item.modes) >= program.modes_least:
            found.append(Option(DONE))
        ask(s, a, item.seat, Q_MODE, found, item.card or item.source, "CR 355.3")
        return False

    def targets(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        if program is None:
            self.next()
            return True
        slots = program.slots
        while self.at < len(slots):
            slot = slots[self.at]
            if not targets.slot_needed(item, slot) or slot.number >= len(item.bound):
                self.at += 1
                continue
            picked = item.bound[slot.number]
            most = 1
            if slot.target is not None:
                most = slot.target.most
            if most >= 0 and len(picked) >= most:
                self.at += 1
                continue
            found = self.completable(s, a, item, program, slot)
            least = targets.least_of(slot)
            if not found:
                if len(picked) < least and len(s.arenas) > 1 and not item.later:
                    a.stack.pop()  # what could be chosen in another arena is gone by now
                    withdraw(s, a, item)
                    return False
                self.at += 1
                continue
            choices = [Option(PICK, id) for id in found]
            if len(picked) >= least:
                choices.append(Option(DONE))
            if s.mode.npc(s, item.seat):
                self.answer(s, a, s.mode.npc_choice(s, a, item, choices))
                continue
            kind = Q_TARGET if slot.target is not None else Q_DESTINATION
            ask(s, a, item.seat, kind, choices, item.card or item.source, "CR 355.7")
            if a.question is not None:
                a.question.least = least - len(picked)
                a.question.most = most - len(picked) if most >= 0 else -1
            return False
        self.next()
        return True

    def completable(self, s: State, a: Arena, item: Item, program: Program, slot: Slot) -> list[int]:
        """Candidates that leave the rest possible and payable (CR 355.16)."""
        out: list[int] = []
        found = targets.candidates(s, a, item, slot)
        picked = item.bound[slot.number]
        last = len(program.slots) <= self.at + 1
        still = repeats_paid(item) - len(item.later)
        ahead = still * fresh_cost(s, a, item, program) if still > 0 else 0  # what further executions cost at least
        for id in found:
            more = targets.deflect_of(s, item, id)
            if more or not last:
                item.bound[slot.number] = [*picked, id]
                rest = targets.can_complete(s, a, item, program, self.at)
                fine = rest >= 0 and affordable(s, a, item, rest + ahead)
                item.bound[slot.number] = picked
                if not fine:
                    continue
            out.append(id)
        return out

    def repeats(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """CR 820: the choices for each further execution are made now and may differ.

        While they are asked for, the executions chosen before wait in `later`; the last one chosen is swapped to the
        front at the end, so that `bound` is the first execution and `later` the rest in order.
        """
        if program is None or item.paid < costs.PAID_REPEAT:
            self.next()
            return True
        item.repeats = repeats_paid(item)
        if len(item.later) < item.repeats:
            item.later.append(item.bound)
            item.later_modes.append(item.modes)
            item.bound = [[] for _ in range(program.slot_count)]
            item.modes = []
            self.stage = MODES
            self.at = 0
            return False
        order = [*item.later, item.bound]
        item.bound = order[0]
        item.later = order[1:]
        modes = [*item.later_modes, item.modes]
        item.modes = modes[0]
        item.later_modes = modes[1:]
        self.next()
        return True

    def deeds(self, s: State, a: Arena, item: Item) -> bool:
        """Step 4: the resources, then what is paid with other things (CR 357); in this order a rune or a unit that
        pays with itself can give its Energy first (CR 357.3)."""
        price = self.price
        if price is None:
            # The total is determined once (CR 356): nothing that is paid changes it any more.
            price = price_of(s, a, item)
            if self.stop < 2 and deflected(item, price):
                self.stop += 1
                if self.stop == 1:
                    ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], item.source, "CR 404.2")
                    return False
            self.price = price
            costs.pay_resources(s, a, item.seat, price, item.source)
            item.cost_energy = price.energy
            item.cost_power = len(price.power)
            if not a.stack or a.stack[-1] is not self:
                return False
        while self.at < len(price.deeds):
            deed = price.deeds[self.at]
            if costs.chooses(deed):
                meant = costs.deed_candidates(s, item.seat, deed, item.source, costs.pays_with_itself(price))
                found = [id for id in meant if id not in self.chosen]
                if item.card and deed.kind in places.LEAVING:
                    card = s.card(item.card)
                    found = [id for id in found if not places.spoils_ambush(s, a, item, card, self.chosen, id)]
                if len(self.chosen) < deed.n:
                    if len(found) <= deed.n - len(self.chosen):
                        self.chosen.extend(found)
                    else:
                        ask(
                            s, a, item.seat, Q_COST_CHOICE, [Option(PICK, id) for id in found],
                            item.card or item.source, "CR 357",
                        )  # fmt: skip
                        return False
            picked = self.chosen
            self.chosen = []
            self.at += 1
            deeds.do(s, a, item.seat, deed, item.source, picked)
            if not a.stack or a.stack[-1] is not self:
                return False
        self.next()
        return True

    def answer(self, s: State, a: Arena, option: Option) -> None:
        item = item_of(a, self.item)
        if item is None:
            return
        if self.stage == MAY:
            if option.verb == PICK:
                for e in item.alternatives:
                    if e.subject == option.a:
                        item.event = e
                item.alternatives = []
            elif option.verb == NO:
                a.stack.pop()
                withdraw(s, a, item)
            else:
                self.next()
        elif self.stage == EXTRAS:
            if option.verb == YES:
                item.paid |= self.chosen[0]
            self.chosen = []
            self.at += 1
        elif self.stage == WHERE:
            item.destination = option.a
            self.next()
        elif self.stage == MODES:
            if option.verb == DONE:
                self.at = 1
            else:
                item.modes.append(option.a)
        elif self.stage == TARGETS:
            program = program_of(s, item)
            if option.verb == DONE:
                self.at += 1
            elif program is not None:
                slot = program.slots[self.at]
                item.bound[slot.number] = [*item.bound[slot.number], option.a]
                targets.close_arena_of(s, a, item, option.a)
                if len(s.arenas) > 1:
                    helping.ask_consent(s, a, item, option.a)
        elif self.stage == DEEDS:
            if option.verb == NO:
                a.stack.pop()
                withdraw(s, a, item)
            elif option.verb == PICK:
                self.chosen.append(option.a)


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


def item_of(a: Arena, id: int) -> Item | None:
    for item in a.chain:
        if item.id == id:
            return item
    return None


def program_of(s: State, item: Item) -> Program | None:
    if item.card:
        card = s.find(item.card)
        return card.printed.program if card is not None else None
    return item.ability.program() if item.ability is not None else None


def price_of(s: State, a: Arena, item: Item) -> costs.Price:
    """Step 3: the total cost with everything that was chosen (CR 356)."""
    if item.card:
        return costs.card_price(s, a, item.seat, s.card(item.card), item.cost_mode, item)
    ability = item.ability
    if isinstance(ability, (Activated, Triggered)):
        return costs.ability_price(s, a, item, ability.cost)
    return costs.Price(0)


def deflected(item: Item, price: costs.Price) -> bool:
    """CR 404.2: what choosing adds to a triggered ability's cost may be declined; then it is removed."""
    ability = item.ability
    if not isinstance(ability, Triggered):
        return False
    return len(price.power) > (len(ability.cost.power) if ability.cost is not None else 0)


def affordable(s: State, a: Arena, item: Item, extra: int) -> bool:
    """Could it be paid if `extra` Power of any domain came on top?"""
    price = price_of(s, a, item)
    for _ in range(extra):
        price.power.append(63)
    return costs.can_pay(s, a, item.seat, price, item.source)


def withdraw(s: State, a: Arena, item: Item) -> None:
    """It cannot or will not be finalized: it leaves the chain without having been countered (CR 358.5, 402.4, A32)."""
    if item.card:
        card = s.find(item.card)
        if card is not None:
            if item.from_zone >= BOARD and item.from_place >= 0 and item.from_zone != BOARD:
                zones.put(s, item.card, item.from_zone, item.from_place, item.seat, known=card.known)
            elif card.original.token:
                zones.put(s, item.card, TRASH)
            else:
                zones.put(s, item.card, item.from_zone, known=card.known)
    told = [item.card or item.source]
    log.note(s, "withdrawn" if item.card else "ability-withdrawn", told, [item.seat], "CR 402.4")
    chain.remove(s, a, item.id)


def finalize(s: State, a: Arena, item: Item) -> None:
    """Step 6 (CR 359). Permanents and Add abilities resolve at once (CR 337.2)."""
    item.finalized = True
    a.cleanup_due = True
    a.priority = -1
    card = s.find(item.card) if item.card else None
    if card is not None:
        history = s.sides[item.seat].history
        types = card.printed.types
        if not card.original.token:
            history[H_CARDS] += 1  # CR 419.4: "have played" means finalized
        if types & SPELL:
            history[H_SPELLS] += 1
            history[H_ENERGY_ON_SPELLS] = max(history[H_ENERGY_ON_SPELLS], item.cost_energy)
        if types & UNIT:
            history[H_UNITS] += 1
        if types & GEAR:
            history[H_GEAR] += 1
        a.version += 1  # Legion and the like look at it
        s.arenas[s.sides[item.seat].arena].version += 1
        for lasting in s.lasting:
            lasting.ability.used_by_play(s, lasting, item)
    elif item.types & SPELL:
        s.sides[item.seat].history[H_SPELLS] += 1
    if item.number >= 0 and isinstance(item.ability, (Triggered, Activated)) and item.ability.limit:
        key = item.source * 512 + item.number + (256 if isinstance(item.ability, Activated) else 0)
        s.performed[key] = s.performed.get(key, 0) + 1
        s.spent(item.seat)
    if s.events is not None:
        tell_targets(s, item)
    chosen_triggers(s, a, item)
    if card is not None and card.printed.types & PERMANENT:
        entering.enter(s, a, item, card)
    elif isinstance(item.ability, Activated) and item.ability.adds:
        effect = item.ability.effect
        if isinstance(effect, AddResources):
            effect.add(s, item.seat)
            chain.remove(s, a, item.id)
        else:
            resolving.begin(s, a, item, item.ability.text)


def tell_targets(s: State, item: Item) -> None:
    """What was chosen, also where there was only one choice and nobody was asked."""
    chosen: list[int] = []
    told = [item.seat]  # and where each of them is
    seats = -1
    for slot in costs.all_chosen(item):
        for id in slot:
            for a in s.arenas:
                for other in a.chain:
                    if other.id == id:
                        id = other.card or other.source
            card = s.find(id) if id > 0 else None
            if card is not None and id not in chosen:
                chosen.append(id)
                told.append(card.place if card.zone == BOARD and card.printed.types & (UNIT | GEAR) else -1)
                if card.zone == FACEDOWN:
                    seats &= card.known
    if chosen:
        log.note(s, "chooses", chosen, told, "CR 355.7", seats)


def chosen_triggers(s: State, a: Arena, item: Item) -> None:
    """CR 383.4.b: "when you choose me" goes pending after the choosing item is finalized, once for each time."""
    if not a.listeners[E_CHOSEN] and not item.bound:
        return
    events: list[Event] = []
    for slot in costs.all_chosen(item):
        for id in slot:
            if id > 0:
                card = s.find(id)
                if card is not None and card.zone == BOARD:
                    if s.enemies(card.controller, item.seat):
                        s.sides[item.seat].history[H_CHOSE_ENEMY] += 1
                    events.append(Event(E_CHOSEN, id, item.seat, card.place, 0, item.source, item.id))
    if events and (a.listeners[E_CHOSEN] or s.lasting):
        triggers.emit_all(s, a, events)
