"""Replacement effects: which applies to what, and in whose order (CR 370-374).

What is about to happen at one moment is a row of events. Each replacement has one uninterrupted run over them
(CR 373.2); whose comes first, what it is applied to first and which of several an event meets is decided here. A
replacement that has applied is carried out before the next is looked for, so the next sees what it changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs
from ..chain import resolving
from ..costs import paying
from ..effects.kinds_of_ability import Replacement
from ..ids import ANYBODY, NOTHING
from ..state import SLOT_MASK, Event, Item, Option, look_alike
from ..state.questions import to_pick
from ..terms import DONE, E_DIED, GAME_OVER, NO, Q_REPLACE, TRASH, YES, EventKind
from ..turn.frames import Frame, ask
from .in_force import ANYTHING, InForce, anything, speaking, use_up

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State

# What a row of events is waiting to be told.
NO_QUESTION: Final = 0
WHICH_EFFECT: Final = 1  # which of its controller's replacements comes first
WHICH_EVENT: Final = 2  # what it is applied to first
WHICH_MEETS_IT: Final = 3  # which of several the affected object's controller lets apply
WHETHER: Final = 4  # its controller may apply it


class Candidate:
    """A replacement that could apply to an event now."""

    __slots__ = ("ability", "event", "found", "key", "lasting", "seat", "source", "via")

    def __init__(self, event: Event, ability: Replacement, x: InForce, seat: SeatId) -> None:
        self.event = event
        self.ability = ability
        self.seat = seat  # its controller (CR 374), or whom it lets decide
        self.source = x.context.source
        self.key = x.key  # what names it while these events are looked at
        self.via = x.via
        self.lasting = x.lasting
        self.found = x

    @property
    def may(self) -> bool:
        """Has its controller a choice? (CR 371.2; a cost may always be declined, CR 204.3)"""
        return self.ability.optional or self.ability.cost is not None

    def card(self, s: State) -> ObjectId:
        """What a question shows for it: the equipment it is printed on; a spell resolved since, in the trash."""
        id = self.via or self.source
        card = s.cards[id & SLOT_MASK]
        return card.id if card.zone == TRASH and s.last_known(id) is None else id


def of(s: State, a: Arena, e: Event, kind: int) -> list[Candidate]:
    """Every replacement of this event; `kind`: the list of passives that such replacements are registered in."""
    out: list[Candidate] = []
    card = s.card(e.subject)
    actor = ANYBODY if e.kind == E_DIED else e.actor
    for x in speaking(s, a, kind, ANYTHING, card, actor):
        ability = x.ability
        if not isinstance(ability, Replacement) or not ability.replaces(e.kind):
            continue
        if not ability.speaks_of(s, x.context, card) or (ability.chosen and not chose(a, e)):
            continue
        x.context.event = e
        mine = x.context.seat
        if ability.they:
            x.context.seat = e.actor
        holds = x.holds(s)
        x.context.seat = mine
        seat = card.controller if ability.theirs else mine
        if holds and payable(s, a, ability, seat, x.context.source):
            out.append(Candidate(e, ability, x, seat))
    return out


def chose(a: Arena, e: Event) -> bool:
    """Does what is being carried out, a spell or an ability, choose the object that this would happen to?"""
    for frame in a.stack:
        if isinstance(frame, resolving.Run) and frame.item.id == e.cause:
            for slot in frame.program.slots:
                if slot.target is not None and e.subject in frame.item.bound[slot.number]:
                    return True
    return False


def any_of(s: State, kind: int, event: EventKind) -> bool:
    """Could anything replace such an event?"""
    return anything(s, kind, ANYTHING)


def payable(s: State, a: Arena, ability: Replacement, seat: SeatId, source: ObjectId) -> bool:
    if ability.cost is None:
        return True
    price = costs.Price(0)
    price.add(ability.cost)
    return seat >= 0 and costs.can_pay(s, a, seat, price, source)


class Replacing(Frame):
    """Simultaneous events that something might replace. A kind of event says what it is by a class of its own."""

    __slots__ = (
        "agreed", "applied", "asking", "at", "begun", "events", "finished", "named", "offered", "promised", "refused",
        "running", "within",
    )  # fmt: skip

    def __init__(self, events: list[Event]) -> None:
        self.events = events  # those that nothing has replaced so far
        self.running = 0  # the replacement whose run over them goes on now
        self.begun = False  # it has applied to one of them at least
        self.named = False  # its controller said that it comes first, having had a choice
        self.at = 0  # the subject of the event it is to be applied to next
        self.agreed = False  # and its controller does want that
        self.finished: list[int] = []  # replacements that have had their run
        self.refused: list[int] = []  # pairs of event and replacement: its controller did not want it
        self.promised: list[int] = []  # pairs of event and replacement: the one that its controller lets meet it
        self.asking = NO_QUESTION
        self.offered: list[int] = []  # replacements, in the order they were offered
        self.applied = 0  # the replacement whose substitute runs now, above this frame
        self.within: list[int] = []  # those in whose substitutes these events happen: they do not apply again

    def fill(self, other: Replacing) -> None:
        """Become a copy of another."""
        self.running = other.running
        self.begun = other.begun
        self.named = other.named
        self.at = other.at
        self.agreed = other.agreed
        self.finished = other.finished[:]
        self.refused = other.refused[:]
        self.promised = other.promised[:]
        self.asking = other.asking
        self.offered = other.offered[:]
        self.applied = other.applied
        self.within = other.within[:]

    def numbers(self) -> list[int]:
        head = [self.running, int(self.begun), int(self.named), self.at, int(self.agreed), self.asking, self.applied]
        lists = [*self.finished, -1, *self.refused, -1, *self.promised, -1, *self.offered, -1, *self.within]
        return [*head, *[e.subject for e in self.events], -1, *lists]

    # --- what a kind of event says of itself

    def can_happen(self, s: State, e: Event) -> bool:
        """Is what it would happen to still there?"""
        raise NotImplementedError

    def affected(self, s: State, e: Event) -> SeatId:
        """Who controls what it would happen to, and so orders what replaces it (CR 372)."""
        raise NotImplementedError

    def look(self, s: State, a: Arena, e: Event) -> list[Candidate]:
        """Every replacement of it that is there."""
        raise NotImplementedError

    def as_it_is(self, s: State, e: Event) -> Event:
        """The event as it would happen now: what was applied to others may have changed something about it."""
        return e

    def replaced(self, s: State, e: Event, by: Candidate) -> None:
        """Tell of it."""

    def happen(self, s: State, a: Arena) -> None:
        """The events that are left happen (CR 373.1.a: after all that happened instead of others)."""
        raise NotImplementedError

    # --- one thing at a time

    def begin(self, a: Arena) -> None:
        for frame in a.stack:
            if isinstance(frame, Replacing) and frame.applied:
                self.within.append(frame.applied)  # CR 370.2: once to an event, or to what replaces it
        a.stack.append(self)

    def step(self, s: State, a: Arena) -> None:
        self.applied = 0
        found = self.candidates(s, a)
        if not found:
            a.stack.pop()
            self.happen(s, a)
            return
        mine = [x for x in found if x.key == self.running]
        if not mine:
            self.rest()
            self.choose_effect(s, a, found)
            return
        for x in mine:
            if x.event.subject == self.at:
                self.meet(s, a, x, found)
                return
        self.choose_event(s, a, mine)

    def candidates(self, s: State, a: Arena) -> list[Candidate]:
        """All that could apply now, to whichever of the events."""
        out: list[Candidate] = []
        for e in self.events:
            if not self.can_happen(s, e):
                continue
            there: list[Candidate] = []
            first: list[Candidate] = []
            for x in self.look(s, a, e):
                if x.key in self.finished or x.key in self.within or paired(self.refused, e.subject, x.key):
                    continue
                there.append(x)
                if paired(self.promised, e.subject, x.key):
                    first.append(x)
            out.extend(first if first else there)
        return out

    def rest(self) -> None:
        """A run is over: a replacement that has applied does not begin another (CR 373.2)."""
        if self.begun:
            self.finished.append(self.running)
        self.running = 0
        self.begun = False
        self.named = False
        self.leave_event()

    def leave_event(self) -> None:
        self.at = 0
        self.agreed = False

    def choose_effect(self, s: State, a: Arena, found: list[Candidate]) -> None:
        """Whose run comes next: in turn order, each player's own in the order they like (CR 373, 373.1)."""
        if one_event(found):
            self.running = found[0].key  # only who controls what it happens to has a say (CR 372)
            return
        decider = s.mode.decider(s, a)
        order = s.seats_from(decider)
        for side in s.sides:
            if side.index not in order:
                order.append(side.index)
        mine: list[Candidate] = []
        for seat in order:
            mine = [x for x in found if (x.seat if x.seat >= 0 else decider) == seat]
            if mine:
                break
        choice = self.unlike(s, mine)
        if len(choice) > 1 and self.order_matters(s, a, mine, found, False):
            self.asking = WHICH_EFFECT
            self.offer(s, a, choice[0].seat, choice, NOTHING, "CR 373")
        else:
            self.running = choice[0].key

    def choose_event(self, s: State, a: Arena, mine: list[Candidate]) -> None:
        """What it is applied to next: its controller says so where something depends on it (CR 373)."""
        self.leave_event()
        first = mine[0]
        if first.ability.theirs:
            # Each decides for what they control, one after another in turn order.
            for seat in s.seats_from(s.mode.decider(s, a)):
                own = [x for x in mine if x.seat == seat]
                if own:
                    first = own[0]
                    break
            self.named = False
            self.at = first.event.subject
            return
        if len(mine) > 1 and (first.may or self.order_matters(s, a, mine, mine, True)):
            self.asking = WHICH_EVENT
            options = [to_pick(x.event.subject) for x in mine]
            if first.may:
                options.append(Option(DONE))
            ask(s, a, first.seat, Q_REPLACE, options, first.card(s), "CR 373")
            return
        self.named = self.named and len(mine) == 1
        self.at = first.event.subject

    def meet(self, s: State, a: Arena, x: Candidate, found: list[Candidate]) -> None:
        """Apply it, unless the controller of what is affected lets another one apply first, or its own declines."""
        e = x.event
        chooser = self.affected(s, e)
        here = [y for y in found if y.event is e]
        choice = self.unlike(s, here)
        # Who has just put one of their own first has chosen among their own.
        chosen = self.named and all_of(here, chooser)
        if len(choice) > 1 and not chosen:
            self.asking = WHICH_MEETS_IT
            self.offer(s, a, chooser, choice, e.subject, "CR 372")
        elif x.may and not self.agreed:
            self.asking = WHETHER
            ask(s, a, x.seat, Q_REPLACE, [Option(YES), Option(NO)], e.subject, "CR 371.2")
        else:
            self.apply(s, a, x)

    def offer(self, s: State, a: Arena, seat: SeatId, choice: list[Candidate], subject: ObjectId, clause: str) -> None:
        self.offered = [x.key for x in choice]
        options = [to_pick(choice[i].card(s), i) for i in range(len(choice))]
        ask(s, a, seat, Q_REPLACE, options, subject, clause)

    def answer(self, s: State, a: Arena, option: Option) -> None:
        asking = self.asking
        self.asking = NO_QUESTION
        if asking == WHICH_EFFECT:
            self.running = self.offered[option.which]
            self.named = True
        elif asking == WHICH_EVENT:
            if option.verb == DONE:
                self.begun = True
                self.rest()
            else:
                self.at = option.thing
                self.agreed = True
        elif asking == WHICH_MEETS_IT:
            self.promised.append(self.at)
            self.promised.append(self.offered[option.which])
        elif option.verb == YES:
            self.agreed = True
        else:
            self.refused.append(self.at)
            self.refused.append(self.running)
        self.offered = []

    def apply(self, s: State, a: Arena, x: Candidate) -> None:
        """The substitute runs at once, outside the chain, with what the event would have happened to as "it"."""
        self.events = [y for y in self.events if y is not x.event]
        e = self.as_it_is(s, x.event)
        self.begun = True
        self.named = False
        self.leave_event()
        item = Item(s.item_id(), e.actor if x.ability.they else x.seat, x.source, e.place)
        item.ability = x.ability
        item.event = e
        item.via = x.via
        spent = x.ability.cost is not None
        if x.lasting is not None:
            item.bound = [b[:] for b in x.lasting.bound]
        if use_up(s, x.found):
            spent = True
        if spent:
            a.cleanup_due = True  # that may be all that changed: the next cleanup finds no way out (CR 322)
        self.replaced(s, e, x)
        self.applied = x.key
        resolving.run_now(s, a, item, x.ability.text)
        if x.ability.cost is not None:
            paying.pay_now(s, a, item, x.ability.cost)  # on top of the stack: paid before the substitute runs

    # --- what is asked, for whoever puts it into words

    def asked_about(self, s: State, a: Arena) -> list[Candidate]:
        """The replacements that the open question offers, in this order; or the one that it is about."""
        keys = self.offered if self.offered else [self.running]
        out: list[Candidate] = []
        for key in keys:
            for x in self.candidates(s, a):
                if x.key == key:
                    out.append(x)
                    break
        return out

    # --- does anything depend on the answer?

    def unlike(self, s: State, found: list[Candidate]) -> list[Candidate]:
        """Each replacement once, and of those that nobody could tell apart the first."""
        out: list[Candidate] = []
        for x in found:
            for y in out:
                if x.key == y.key or self.alike(s, x, y):
                    break
            else:
                out.append(x)
        return out

    def alike(self, s: State, x: Candidate, y: Candidate) -> bool:
        if x.ability is not y.ability or x.seat != y.seat:
            return False
        one, other = x.lasting, y.lasting
        if one is not None and other is not None:
            return one.bound == other.bound and one.uses == other.uses
        if one is not None or other is not None:
            return False
        if x.via and y.via and x.source == y.source:
            return look_alike(s.card(x.via), s.card(y.via))
        dying = [e.subject for e in self.events]
        if (x.source in dying) != (y.source in dying):
            return False
        return not x.via and not y.via and look_alike(s.card(x.source), s.card(y.source))

    def order_matters(self, s: State, a: Arena, choice: list[Candidate], found: list[Candidate], same: bool) -> bool:
        """Would applying one of these first change to what the others, or (`same`) it itself can be applied then?"""
        for x in choice:
            rest = [pair(y) for y in found if (y.key == x.key) == same and y is not x]
            if self.tried(s, a, x, same) != sorted(rest):
                return True
        return False

    def tried(self, s: State, a: Arena, x: Candidate, same: bool) -> list[tuple[int, int]] | None:
        """What could still be applied after this one, tried out on a copy. None: something is asked, who can tell?"""
        other = s.copy()
        b = other.arenas[a.index]
        frame = b.stack[-1]
        assert isinstance(frame, Replacing)
        depth = len(b.stack)
        for y in frame.candidates(other, b):
            if pair(y) == pair(x):
                frame.running = y.key
                frame.apply(other, b, y)
                break
        while len(b.stack) > depth:
            if b.question is not None or other.phase == GAME_OVER or b.stack[-1].waits(other, b):
                return None
            b.stack[-1].step(other, b)
        left = [pair(y) for y in frame.candidates(other, b) if (y.key == x.key) == same]
        return sorted(left) if b.question is None else None


def pair(x: Candidate) -> tuple[int, int]:
    """Which replacement, of what."""
    return x.key, x.event.subject


def paired(pairs: list[int], subject: ObjectId, key: int) -> bool:
    for i in range(0, len(pairs), 2):
        if pairs[i] == subject and pairs[i + 1] == key:
            return True
    return False


def one_event(found: list[Candidate]) -> bool:
    for x in found:
        if x.event is not found[0].event:
            return False
    return True


def all_of(found: list[Candidate], seat: SeatId) -> bool:
    """Are these all one player's?"""
    for x in found:
        if x.seat != seat:
            return False
    return True
