"""Killing (CR 428): permanents go from the board to their owner's trash, unless something happens instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, layers
from ..abilities import triggers
from ..abilities.restrictions import forbidden
from ..chain import resolving
from ..costs import paying
from ..effects.abilities import BE_KILLED, Replacement
from ..knowing import log
from ..objects import attachment, zones
from ..state import H_DIED, H_KILLED, S_DIES, Event, Item, Option
from ..terms import BOARD, E_DIED, NO, PERMANENT, PICK, Q_REPLACE, TRASH, UNIT, YES
from ..turn.frames import Frame, ask

if TYPE_CHECKING:
    from ..state import Arena, Card, State


def kill(s: State, a: Arena, ids: list[int], actor: int, cause: int) -> None:
    """Kill these together. `actor` is responsible, `cause` is the chain item it is attributed to (CR 411)."""
    dying: list[int] = []
    for id in ids:
        card = s.find(id)
        if card is not None and card.zone == BOARD and card.printed.types & PERMANENT:
            if not forbidden(s, a, card, BE_KILLED):
                dying.append(id)
    if not dying:
        return
    if may_be_replaced(s):
        deaths = Deaths(dying, actor, cause)
        for frame in a.stack:
            if isinstance(frame, Deaths) and frame.applied:
                deaths.within.append(frame.applied)
        a.stack.append(deaths)
        return
    die(s, a, dying, actor, cause)


def may_be_replaced(s: State) -> bool:
    for a in s.arenas:
        if a.statics[S_DIES]:
            return True
    for lasting in s.lasting:
        if isinstance(lasting.ability, Replacement) and lasting.ability.event == E_DIED:
            return True
    return False


def die(s: State, a: Arena, ids: list[int], actor: int, cause: int) -> None:
    """Some die; each in its own arena, where there are several."""
    if cause:
        for frame in reversed(a.stack):
            if isinstance(frame, resolving.Run) and frame.item.id == cause:
                frame.did(len(ids))
                break
    if len(s.arenas) == 1:
        die_in(s, a, ids, actor, cause)
        return
    homes = [s.home(a, s.card(id)) for id in ids]
    for b in s.arenas:
        there = [ids[i] for i in range(len(ids)) if homes[i] is b]
        if there:
            die_in(s, b, there, actor, cause)


def die_in(s: State, a: Arena, ids: list[int], actor: int, cause: int) -> None:
    """All at one moment: the triggers on their own death, then they leave, then others see it (CR 323.4-5)."""
    events: list[Event] = []
    own: list[Item] = []
    for id in ids:
        card = s.card(id)
        e = Event(E_DIED, id, actor, card.place, 0, 0, cause)
        if actor < 0:
            for i in range(0, len(a.hurt), 3):  # CR 428.5: of whose damage it dies
                if a.hurt[i] == id:
                    e = Event(E_DIED, id, a.hurt[i + 1], card.place, 0, 0, a.hurt[i + 2])
        events.append(e)
        if a.listeners[E_DIED]:
            triggers.own_death(s, a, card, e, own)
    if own:
        triggers.put_pending(s, a, own)
    for i in range(len(ids)):
        card = s.card(ids[i])
        told = log.lines(s)
        log.note(s, "dies", [card.id], [card.controller, card.place], "CR 428")
        attachment.drop_all(s, a, card)
        if card.printed.types & UNIT:
            s.sides[card.controller].history[H_DIED] += 1
            if events[i].actor >= 0:
                s.sides[events[i].actor].history[H_KILLED] += 1
        zones.put(s, card.id, TRASH)
        log.carried_out(s, told)
    a.cleanup_due = True
    if triggers.heard(s, a, E_DIED):
        triggers.emit_all(s, a, events)


def is_there(s: State, id: int) -> bool:
    card = s.find(id)
    return card is not None and card.zone == BOARD


def key_of(s: State, way: Way) -> int:
    """What names a replacement while deaths are looked at."""
    return s.lasting[way.lasting].stamp if way.lasting >= 0 else way.source * 512 + way.number


class Way:
    """A replacement that could apply to a death."""

    __slots__ = ("ability", "lasting", "number", "seat", "source")

    def __init__(self, ability: Replacement, seat: int, source: int, lasting: int, number: int = 0) -> None:
        self.ability = ability
        self.seat = seat
        self.source = source
        self.lasting = lasting  # its place in `State.lasting`, or -1
        self.number = number  # its place among the source's abilities


def ways_out(s: State, a: Arena, card: Card, done: list[int]) -> list[Way]:
    """Every replacement of this death; each applies at most once to one event (CR 370.2)."""
    out: list[Way] = []
    for source in s.home(a, card).statics[S_DIES]:
        ability = source.ability
        owner = s.card(source.card)
        assert isinstance(ability, Replacement)
        if source.card * 512 + source.number in done:
            continue
        if not layers.works(s, owner, source):
            continue
        c = layers.context_of(s, owner)
        if ability.limit and s.performed.get(source.card * 512 + source.number, 0) >= ability.limit:
            continue
        if ability.applies_to(s, c, card) and payable(s, a, ability, c.seat, source.card):
            out.append(Way(ability, c.seat, source.card, -1, source.number))
    for i in range(len(s.lasting)):
        x = s.lasting[i]
        ability = x.ability
        if isinstance(ability, Replacement) and ability.event == E_DIED and x.uses != 0 and x.stamp not in done:
            if not layers.reaches(x, s.home(a, card)):
                continue
            c = layers.lasting_context(x.seat, x.source, x.bound)
            if ability.applies_to(s, c, card) and payable(s, a, ability, x.seat, x.source):
                out.append(Way(ability, x.seat, x.source, i))
    return out


def payable(s: State, a: Arena, ability: Replacement, seat: int, source: int) -> bool:
    if ability.cost is None:
        return True
    price = costs.Price(0)
    price.add(ability.cost)
    return seat >= 0 and costs.can_pay(s, a, seat, price, source)


def where_now(s: State, source: int) -> int:
    """What a question may show: for a spell that has resolved since, its card in the trash."""
    card = s.cards[source & 4095]
    return card.id if card.zone == TRASH and s.last_known(source) is None else source


class Deaths(Frame):
    """Deaths that something might replace: asked one by one, replaced outcomes before the rest (CR 373)."""

    __slots__ = ("actor", "applied", "at", "cause", "done", "ids", "left", "ordered", "stage", "way", "within")

    def __init__(self, ids: list[int], actor: int, cause: int) -> None:
        self.ids = ids
        self.actor = actor
        self.cause = cause
        self.at = 0
        self.stage = 0
        self.way = 0
        self.left: list[int] = []  # those that really die
        self.done: list[int] = []  # replacements declined for this object
        self.ordered = False  # it was asked which of several comes next
        self.applied = 0  # the replacement whose substitute runs now, above this frame
        self.within: list[
            int
        ] = []  # those in whose substitutes these deaths happen: they do not apply again (CR 370.2)

    def copy(self) -> Frame:
        f = Deaths(self.ids[:], self.actor, self.cause)
        f.at = self.at
        f.stage = self.stage
        f.way = self.way
        f.left = self.left[:]
        f.done = self.done[:]
        f.ordered = self.ordered
        f.applied = self.applied
        f.within = self.within[:]
        return f

    def numbers(self) -> list[int]:
        head = [2, self.actor, self.cause, self.at, self.stage, self.way, self.applied, int(self.ordered)]
        return [*head, *self.ids, -1, *self.left, -1, *self.done, -1, *self.within]

    def step(self, s: State, a: Arena) -> None:
        self.applied = 0
        while self.at < len(self.ids):
            card = s.find(self.ids[self.at])
            if card is None or card.zone != BOARD:
                self.next()
                continue
            if self.stage == 0 and not self.ordered and len(self.ids) > self.at + 1 and self.which_first(s, a):
                return
            card = s.card(self.ids[self.at])
            ways = ways_out(s, a, card, self.done + self.within)
            if not ways:
                self.left.append(card.id)
                self.next()
                continue
            if self.stage == 0 and len(ways) > 1:
                # CR 372: the controller of the affected object chooses which applies.
                options: list[Option] = []
                for i in range(len(ways)):
                    options.append(Option(PICK, where_now(s, ways[i].source), i))
                self.stage = 1
                ask(s, a, card.controller, Q_REPLACE, options, card.id, "CR 372")
                return
            if self.stage == 0:
                self.way = 0
                self.stage = 2
            if self.way >= len(ways):
                self.stage = 0  # in another arena something was spent on which it depended: look anew
                continue
            if self.stage == 2:
                way = ways[self.way]
                if way.ability.optional:
                    self.stage = 3
                    ask(s, a, way.seat, Q_REPLACE, [Option(YES), Option(NO)], card.id, "CR 371")
                    return
                self.apply(s, a, card, way)
                return
            if self.stage == 4:
                self.apply(s, a, card, ways[self.way])
                return
            return
        a.stack.pop()
        # A substitute may have taken away what was to die with the rest.
        left = [id for id in self.left if is_there(s, id)]
        if left:
            die(s, a, left, self.actor, self.cause)

    def which_first(self, s: State, a: Arena) -> bool:
        """CR 373: an effect that cannot save them all: its controller says whom it looks at first. True if it asks."""
        waiting = [id for id in self.ids[self.at :] if is_there(s, id)]
        for way in ways_out(s, a, s.card(self.ids[self.at]), self.done + self.within):
            limited = way.ability.limit > 0 or (way.lasting >= 0 and s.lasting[way.lasting].uses > 0)
            if not limited or way.ability.optional or s.mode.npc(s, way.seat):
                continue
            key = key_of(s, way)
            found: list[Option] = []
            for id in waiting:
                for other in ways_out(s, a, s.card(id), self.within):
                    if key_of(s, other) == key:
                        found.append(Option(PICK, id))
                        break
            if len(found) > 1:
                self.stage = 5
                ask(s, a, way.seat, Q_REPLACE, found, where_now(s, way.source), "CR 373")
                return True
        return False

    def next(self) -> None:
        self.at += 1
        self.stage = 0
        self.ordered = False
        self.done = []

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if self.stage == 5:
            self.ids.remove(option.a)
            self.ids.insert(self.at, option.a)
            self.ordered = True
            self.stage = 0
        elif option.verb == PICK:
            self.way = option.b
            self.stage = 2
        elif option.verb == YES:
            self.stage = 4
        else:
            ways = ways_out(s, a, s.card(self.ids[self.at]), self.done + self.within)
            if self.way < len(ways):
                self.decline(s, ways[self.way])
            self.stage = 0

    def decline(self, s: State, way: Way) -> None:
        self.done.append(key_of(s, way))

    def apply(self, s: State, a: Arena, card: Card, way: Way) -> None:
        """The substitute runs at once, outside the chain, with the object that would have died as "it"."""
        item = Item(s.next_number() << 12, way.seat, way.source, card.place)
        item.ability = way.ability
        item.event = Event(E_DIED, card.id, self.actor, card.place, 0, 0, self.cause)
        spent = way.ability.cost is not None
        if way.lasting >= 0:
            x = s.lasting[way.lasting]
            item.bound = [b[:] for b in x.bound]
            if x.uses > 0:
                x.uses -= 1
                spent = True
        elif way.ability.limit:
            key = way.source * 512 + way.number
            s.performed[key] = s.performed.get(key, 0) + 1
            spent = True
        if spent:
            a.cleanup_due = True  # that may be all that changed: the next cleanup finds no way out (CR 322)
        log.note_saved(s, card, way.source, way.seat)
        self.next()
        self.applied = key_of(s, way)
        resolving.run_now(s, a, item, way.ability.text)
        if way.ability.cost is not None:
            paying.pay_now(s, a, item, way.ability.cost)  # on top of the stack: paid before the substitute runs
