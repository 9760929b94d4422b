"""Killing (CR 428): permanents go from the board to their owner's trash, unless something happens instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import replacements, triggers
from ..abilities.replacements import Candidate, Replacing
from ..abilities.restrictions import forbidden
from ..chain import resolving
from ..effects.kinds_of_ability import BE_KILLED
from ..ids import ObjectId, SeatId
from ..knowing import log
from ..objects import attachment, zones
from ..state import H_DIED, H_KILLED, S_DIES, Event, Item
from ..terms import BOARD, E_DIED, PERMANENT, TRASH, UNIT
from ..turn.frames import Frame

if TYPE_CHECKING:
    from ..state import Arena, State


def kill(s: State, a: Arena, ids: list[ObjectId], actor: SeatId, cause: ObjectId) -> None:
    """Kill these together. `actor` is responsible, `cause` is the chain item it is attributed to (CR 411)."""
    dying: list[ObjectId] = []
    for id in ids:
        card = s.find(id)
        if card is not None and card.zone == BOARD and card.printed.types & PERMANENT:
            if not forbidden(s, a, card, BE_KILLED, actor):
                dying.append(id)
    if not dying:
        return
    if replacements.any_of(s, S_DIES, E_DIED):
        events: list[Event] = []
        for id in dying:
            events.append(Event(E_DIED, id, actor, s.card(id).place, 0, 0, cause))
        Deaths(events, actor, cause).begin(a)
        return
    die(s, a, dying, actor, cause)


def die(s: State, a: Arena, ids: list[ObjectId], actor: SeatId, cause: ObjectId) -> None:
    """Some die; each in its own arena, where there are several."""
    if cause:
        for frame in reversed(a.stack):
            if isinstance(frame, resolving.Run) and frame.item.id == cause:
                frame.did(len(ids) + frame.item.memo[-1])  # each counts, whenever in this instruction it dies
                break
    if len(s.arenas) == 1:
        die_in(s, a, ids, actor, cause)
        return
    homes = [s.home(a, s.card(id)) for id in ids]
    for b in s.arenas:
        there = [ids[i] for i in range(len(ids)) if homes[i] is b]
        if there:
            die_in(s, b, there, actor, cause)


def die_in(s: State, a: Arena, ids: list[ObjectId], actor: SeatId, cause: ObjectId) -> None:
    """All at one moment: the triggers on their own death, then they leave, then others see it (CR 323.4-5)."""
    events: list[Event] = []
    own: list[Item] = []
    for id in ids:
        zones.remember(s, s.card(id))
    for id in ids:
        card = s.card(id)
        e = Event(E_DIED, id, actor, card.place, 0, 0, cause)
        if actor < 0:
            for i in range(0, len(a.hurt), 3):  # CR 428.5: of whose damage it dies
                if a.hurt[i] == id:
                    e = Event(E_DIED, id, SeatId(a.hurt[i + 1]), card.place, 0, 0, ObjectId(a.hurt[i + 2]))
        events.append(e)
        if a.listeners[E_DIED] or s.lasting:
            triggers.own_departure(s, a, card, e, own)
    if own:
        triggers.put_pending(s, a, own)
    first = s.at_once()
    for i in range(len(ids)):
        card = s.card(ids[i])
        told = log.lines(s)
        log.note(s, "dies", [card.id], [card.controller, card.place], "CR 428")
        attachment.drop_all(s, a, card)
        if card.printed.types & UNIT:
            s.sides[card.controller].history[H_DIED] += 1
            if events[i].actor >= 0:
                s.sides[events[i].actor].history[H_KILLED] += 1
        new = zones.put(s, card.id, TRASH)
        e = events[i]
        events[i] = Event(E_DIED, e.subject, e.actor, e.place, 0, new.id, e.cause)  # others see where it went
        if cause:
            resolving.follow(s, cause, card.id, new.id)
        log.carried_out(s, told)
    a.cleanup_due = True
    if triggers.heard(s, a, E_DIED):
        triggers.emit_all(s, a, events)
    if first:
        triggers.tell(s)


def is_there(s: State, id: ObjectId) -> bool:
    card = s.find(id)
    return card is not None and card.zone == BOARD


class Deaths(Replacing):
    """Some would die at one moment, and something might happen instead (CR 370-373)."""

    __slots__ = ("actor", "cause")

    def __init__(self, events: list[Event], actor: SeatId, cause: ObjectId) -> None:
        super().__init__(events)
        self.actor = actor
        self.cause = cause

    def copy(self) -> Frame:
        f = Deaths(self.events[:], self.actor, self.cause)
        f.fill(self)
        return f

    def numbers(self) -> list[int]:
        return [2, self.actor, self.cause, *super().numbers()]

    def can_happen(self, s: State, e: Event) -> bool:
        return is_there(s, e.subject)

    def affected(self, s: State, e: Event) -> SeatId:
        return s.card(e.subject).controller

    def as_it_is(self, s: State, e: Event) -> Event:
        return Event(E_DIED, e.subject, e.actor, s.card(e.subject).place, 0, 0, e.cause)

    def look(self, s: State, a: Arena, e: Event) -> list[Candidate]:
        return replacements.of(s, a, e, S_DIES)

    def replaced(self, s: State, e: Event, by: Candidate) -> None:
        log.note_saved(s, s.card(e.subject), by.source, by.seat)

    def happen(self, s: State, a: Arena) -> None:
        # A substitute may have taken away what was to die with the rest.
        left = [e.subject for e in self.events if self.can_happen(s, e)]
        if left:
            die(s, a, left, self.actor, self.cause)
