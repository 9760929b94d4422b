"""Steps 2 to 5: choices, costs, and the check (CR 355-358)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs
from ..abilities import granted
from ..chain import resolving
from ..costs import deeds, spending
from ..deciding import consent, reasons
from ..effects.kinds_of_ability import AS_PLAYED, Activated, Triggered
from ..knowing import log
from ..state import S_ADD, Item, Option
from ..state.questions import at_place, no_to, to_pick, to_take_mode, yes_to
from ..terms import (
    ABILITY,
    ACTIVATE,
    DONE,
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
    YES,
)
from ..turn.frames import Frame, ask, put_question
from . import locations, more_resources, targets
from .completing import completable, payers, pays_with_deeds
from .finalizing import finalize, withdraw
from .optional_costs import can_finish, choosing_costs, fresh, how_many, lowers, optional_cost
from .paying_with import (
    affordable,
    finishable,
    named_deeds,
    names_payment,
    price_may_depend,
    price_of,
    repeats_paid,
)
from .sparing import TAKING, is_chosen, leaves_targets
from .windows import W_REACTION

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


# The parts a play is asked in.
MAY: Final = 0
EXTRAS: Final = 1
PAY_WITH: Final = 2
WHERE: Final = 3
MODES: Final = 4
TARGETS: Final = 5
REPEATS: Final = 6
DEEDS: Final = 7


class Play(Frame):
    """An item on its way from pending to finalized."""

    __slots__ = ("asked", "at", "chosen", "item", "price", "spent", "stage", "stop")

    def __init__(self, item: ObjectId) -> None:
        self.item = item
        self.stage = MAY
        self.at = 0  # which part of the stage
        self.chosen: list[ObjectId] = []  # objects chosen for the current deed
        self.asked = 0  # the bit of the optional cost that is asked for
        self.price: costs.Price | None = None  # the total cost, once it is being paid
        self.spent = False  # its resources have been paid
        self.stop = 0  # 1 while it is asked whether to pay what choosing costs, 2 once that is settled

    def copy(self) -> Frame:
        f = Play(self.item)
        f.price = self.price
        f.spent = self.spent
        f.stop = self.stop
        f.stage = self.stage
        f.at = self.at
        f.chosen = self.chosen[:]
        f.asked = self.asked
        return f

    def picked_so_far(self) -> list[ObjectId]:
        return self.chosen if self.stage == DEEDS else []

    def numbers(self) -> list[int]:
        paid = -1 if self.price is None else self.price.energy * 64 + len(self.price.power)
        asked = [self.asked] if self.asked else []
        if paid >= 0 and not self.spent:
            paid += 1 << 20
        return [5, self.item, self.stage, self.at, paid, self.stop, *asked, *self.chosen]

    def reaches(self, s: State, a: Arena) -> bool:
        if self.stage != TARGETS:
            return False  # what follows was looked for as well, and said of it where it is (`looked_afar`)
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
        if self.stage == PAY_WITH and not self.pay_with(s, a, item, program):
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
            ask(s, a, item.seat, Q_CHOOSE, [to_pick(e.subject) for e in moments], item.source, "CR 383.1.b")
            return False
        if item.forced or item.ability is not None:
            extra = targets.possible(s, a, item, program) if program is not None else 0
            fine = extra >= 0 and affordable(s, a, item, extra)
            if fine and program is not None and program.slots and pays_with_deeds(s, item):
                fine = leaves_targets(s, a, item, program, price_of(s, a, item).deeds)
            if not fine and price_may_depend(s, item):
                fine = finishable(s, a, item, program)
            if not fine and extra >= 0 and self.silence_tells(s, item):
                put_question(s, a, item.seat, Q_MAY, [Option(NO)], item.source, "CR 128.6")
                return False
            if not fine:
                a.stack.pop()
                withdraw(s, a, item)
                return False
        ability = item.ability
        if isinstance(ability, Triggered) and (ability.optional or (ability.cost is not None)):
            if s.mode.npc(s, item.seat):
                self.answer(s, a, Option(NO))  # ruling B8: an NPC declines every "may" and pays nothing
                return False
            ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], item.source, ability.clause)
            return False
        self.next()
        return not self.as_it_is_played(s, a, item)

    def silence_tells(self, s: State, item: Item) -> bool:
        """Nothing can be paid: would others learn from not being asked that a hidden hand lacks it?"""
        ability = item.ability
        if not isinstance(ability, Triggered) or ability.cost is None:
            return False
        return costs.silence_tells(s, item.seat, ability.cost.deeds, item.source)

    def as_it_is_played(self, s: State, a: Arena, item: Item) -> bool:
        """What is done as it is played comes before the other choices (CR 355). Is there anything?"""
        card = s.find(item.card) if item.card else None
        if card is None or not card.printed.as_it:
            return False
        mine = [x for x in card.printed.as_it if x.moment == AS_PLAYED]
        for k in range(len(mine) - 1, -1, -1):
            resolving.run_now(s, a, Item(item.id, item.seat, item.source, item.place), mine[k].text)
        return len(mine) > 0

    def extras(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """Whether to pay each optional additional cost (CR 355.1, 356.2)."""
        card = s.find(item.card) if item.card else None
        if card is None:
            return self.ability_repeats(s, a, item, program)
        total = how_many(s, card)
        while self.at < total:
            k = self.at
            bit = optional_cost(s, item, card, k)
            if bit:
                options: list[Option] = []
                item.paid |= bit
                if can_finish(s, a, item, card, program, k + 1, total):
                    options.append(yes_to(k))
                item.paid &= ~bit
                if options:
                    # CR 355.16: declining what alone makes the card payable is no choice.
                    if not lowers(s, card, k) or can_finish(s, a, item, card, program, k + 1, total):
                        options.append(no_to(k))
                    self.asked = bit
                    ask(s, a, item.seat, Q_OPTIONAL_COST, options, item.card, "CR 356.2")
                    return False
                extra = card.printed.additional
                if k < len(extra) and costs.silence_tells(s, item.seat, extra[k].cost.deeds, item.source):
                    self.asked = bit
                    put_question(s, a, item.seat, Q_OPTIONAL_COST, [no_to(k)], item.card, "CR 128.6")
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
                    self.asked = bit
                    options = [yes_to(self.at), no_to(self.at)]
                    ask(s, a, item.seat, Q_OPTIONAL_COST, options, item.source, "CR 820")
                    return False
                self.at += 1
        self.next()
        return True

    def pay_with(self, s: State, a: Arena, item: Item, program: Program | None) -> bool:
        """What pays, where a target, a place or the price itself is told by it: so that the rest can be done with it
        (CR 355.16). It is paid with the rest."""
        if not names_payment(s, item):
            self.next()
            return True
        deeds = named_deeds(s, item)
        while self.at < len(deeds):
            deed = deeds[self.at]
            if len(s.arenas) > 1:
                item.bound[deed.slot] = [id for id in item.bound[deed.slot] if s.find(id) is not None]
            picked = item.bound[deed.slot]
            if not deed.any_number and len(picked) >= deed.n:
                self.at += 1
                continue
            choices = payers(s, a, item, program, deed)
            if not choices:
                a.stack.pop()
                withdraw(s, a, item)
                return False
            if costs.asked_anyway(s, item.seat, deed, item.source):
                put_question(s, a, item.seat, Q_COST_CHOICE, choices, item.card or item.source, "CR 355.16")
            else:
                ask(s, a, item.seat, Q_COST_CHOICE, choices, item.card or item.source, "CR 355.16")
            if a.question is not None:
                return False
        self.next()
        return True

    def where(self, s: State, a: Arena, item: Item) -> bool:
        """The location of a permanent (CR 355.2)."""
        card = s.find(item.card) if item.card else None
        if card is None or not card.printed.types & PERMANENT:
            self.next()
            return True
        if item.destination >= 0:
            refusal = locations.entry_refusal(s, item.seat, card, item.destination)
            if refusal == reasons.FORBIDDEN:
                a.stack.pop()
                withdraw(s, a, item)  # CR 358.3.a, A32: what is forbidden there is not done
                return False
            if refusal != reasons.OK:
                # CR 461: a unit that an effect would play into a foreign combat goes to its base.
                item.destination = s.sides[item.seat].base
            self.next()
            return True
        found = locations.playable_places(s, a, item.seat, card, item)
        if not found:
            a.stack.pop()
            withdraw(s, a, item)
            return False
        if len(found) == 1:
            locations.settle(s, a, item, card, found[0])
            self.next()
            return True
        ask(s, a, item.seat, Q_PLACE, [at_place(p) for p in found], item.card, "CR 355.2")
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
            if not targets.mode_taken(s, item, program, mode) and targets.mode_possible(s, a, item, program, mode):
                found.append(to_take_mode(mode))
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
            if not targets.slot_needed(s, item, slot) or slot.number >= len(item.bound):
                self.at += 1
                continue
            picked = item.bound[slot.number]
            most = 1
            if slot.target is not None:
                most = slot.target.most
            if most >= 0 and len(picked) >= most:
                self.at += 1
                continue
            found = completable(s, a, item, program, slot, self.at)
            least = targets.least_of(slot)
            if not found:
                if len(picked) < least and len(s.arenas) > 1 and not item.later:
                    a.stack.pop()  # what could be chosen in another arena is gone by now
                    withdraw(s, a, item)
                    return False
                self.at += 1
                continue
            choices = [to_pick(id) for id in found]
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
            item.later = [*item.later, item.bound]
            item.later_modes = [*item.later_modes, item.modes]
            item.bound = fresh(item, program)
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
            if self.stop < 2 and choosing_costs(item, price):
                if not costs.can_pay(s, a, item.seat, price, item.source):
                    a.stack.pop()
                    withdraw(s, a, item)
                    return False
                self.stop = 1
                ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], item.source, "CR 404.2")
                return False
            if price.open and not costs.can_pay(s, a, item.seat, price, item.source):
                a.stack.pop()
                withdraw(s, a, item)  # CR 358.5: what would have made it cheaper was not chosen after all
                return False
            price.deeds = costs.in_order(price.deeds)
            self.price = price
        if not self.spent:
            if s.governed & (1 << S_ADD) and not costs.can_pay(s, a, item.seat, price, item.source):
                helping_out = more_resources.ways(s, a, item.seat, price, item.source)
                if not helping_out:
                    a.stack.pop()
                    withdraw(s, a, item)
                    return False
                ask(s, a, item.seat, Q_COST_CHOICE, helping_out, item.card or item.source, "CR 429.3")
                return False
            self.spent = True
            spending.pay_resources(s, a, item.seat, price)
            item.cost_energy = price.energy
            item.cost_power = len(price.power)
            if not a.stack or a.stack[-1] is not self:
                return False
        while self.at < len(price.deeds):
            deed = price.deeds[self.at]
            if costs.chooses(deed):
                meant = costs.deed_candidates(s, item.seat, deed, item.source, costs.taken_itself(price, deed.kind))
                if len(s.arenas) > 1:
                    self.chosen = [id for id in self.chosen if id in meant]
                found = costs.not_yet(meant, self.chosen)
                if item.card and deed.kind in locations.LEAVING:
                    card = s.card(item.card)
                    found = [id for id in found if not locations.spoils_ambush(s, a, item, card, self.chosen, id)]
                if deed.kind in TAKING:
                    found = [id for id in found if not is_chosen(item, id)]
                if len(self.chosen) < deed.n:
                    options = [to_pick(id) for id in costs.each_once(found)]
                    if found and costs.asked_anyway(s, item.seat, deed, item.source):
                        put_question(s, a, item.seat, Q_COST_CHOICE, options, item.card or item.source, "CR 357")
                        return False
                    if len(found) > deed.n - len(self.chosen):
                        ask(s, a, item.seat, Q_COST_CHOICE, options, item.card or item.source, "CR 357")
                        return False
                    self.chosen.extend(found)
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
        assert item is not None  # what is asked about is on the chain
        if self.stage == MAY:
            if option.verb == PICK:
                for e in item.alternatives:
                    if e.subject == option.thing:
                        item.event = e
                item.alternatives = []
            elif option.verb == NO:
                a.stack.pop()
                withdraw(s, a, item)
            else:
                self.next()
        elif self.stage == EXTRAS:
            if option.verb == YES:
                item.paid |= self.asked
            self.asked = 0
            self.at += 1
        elif self.stage == PAY_WITH:
            if option.verb == DONE:
                self.at += 1
            else:
                deed = named_deeds(s, item)[self.at]
                item.bound[deed.slot] = [*item.bound[deed.slot], option.thing]
        elif self.stage == WHERE:
            locations.settle(s, a, item, s.card(item.card), option.place)
            self.next()
        elif self.stage == MODES:
            if option.verb == DONE:
                self.at = 1
            else:
                item.modes.append(option.number)
        elif self.stage == TARGETS:
            if option.verb == DONE:
                self.at += 1
            else:
                program = program_of(s, item)
                assert program is not None  # a slot of it was asked for
                slot = program.slots[self.at]
                item.bound[slot.number] = [*item.bound[slot.number], option.thing]
                targets.close_arena_of(s, a, item, option.thing)
                if len(s.arenas) > 1:
                    consent.ask_consent(s, a, item, option.thing)
        elif option.verb == ACTIVATE:  # DEEDS
            use_to_pay(s, a, item.seat, option.thing, option.which)
        elif option.verb == NO:
            a.stack.pop()
            withdraw(s, a, item)
        elif option.verb == YES:
            self.stop = 2
        elif option.verb == PICK:
            self.chosen.append(option.thing)


def use_to_pay(s: State, a: Arena, seat: SeatId, id: ObjectId, number: int) -> None:
    """CR 429.3: an Add ability used while paying is finalized and resolves at once, before the payment goes on."""
    card = s.card(id)
    ability = granted.activated(s, card)[number]
    item = Item(s.item_id(), seat, id, card.place)
    item.ability = ability
    item.types = ABILITY
    item.window = W_REACTION
    item.number = number
    item.bound = [[] for _ in range(ability.text.slot_count)]
    item.arena = a.index
    a.chain.append(item)
    log.note(s, "uses", [id], [seat], "CR 376", arena=a.index)
    a.stack.append(Play(item.id))


def item_of(a: Arena, id: ObjectId) -> Item | None:
    for item in a.chain:
        if item.id == id:
            return item
    return None


def program_of(s: State, item: Item) -> Program | None:
    if item.card:
        card = s.find(item.card)
        return card.printed.program if card is not None else None
    return item.ability.program() if item.ability is not None else None
