"""Places as objects: where it happened, where a move began, where something is or was. An id below zero is a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ids import NO_PLACE, ObjectId, PlaceId
from ...state.choices import choice_of_place, place_chosen
from ...terms import E_MOVED
from ..parts import Each, Filter, Objects
from ..sorts import PLACES, WHEREVER, Demand, Reads, Sort
from .players import as_it_was
from .references import Bound
from .where import here

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer

EVENT_NAME = "the place of the event"  # under which a text that starts something for later keeps it in mind


class Places(Objects):
    """A place, never anything else."""

    __slots__ = ()

    def at(self, s: State, c: Context) -> PlaceId:
        raise NotImplementedError

    def sort(self, w: Writer) -> Sort:
        return PLACES

    def find(self, s: State, c: Context) -> list[ObjectId]:
        place = self.at(s, c)
        return [choice_of_place(place)] if place >= 0 else []


class EventPlace(Places):
    """ "That battlefield": where the event that triggered took place, fixed then (CR 359.3.f); `origin`: where what
    moved came from."""

    __slots__ = ("origin",)

    def __init__(self, origin: bool = False) -> None:
        self.origin = origin

    def bound(self, w: Writer) -> Objects:
        if not self.origin and EVENT_NAME in w.names:
            return Bound(EVENT_NAME, w.slot_of(EVENT_NAME))  # what a delayed text speaks of was fixed as it began
        w.needs_event("that_battlefield" if not self.origin else "where_it_began")
        w.needs_place("that_battlefield")
        return self

    def reads_event(self) -> bool:
        return True

    def fault(self, w: Writer) -> str:
        if self.origin and w.heard is not None and E_MOVED not in w.heard.kinds:
            return "where_it_began is where a move began, and nothing moves in this event"
        return ""

    def at(self, s: State, c: Context) -> PlaceId:
        e = c.event
        if e is None:
            return NO_PLACE
        if self.origin:
            return PlaceId(e.other) if e.kind == E_MOVED else NO_PLACE
        return e.place


class PlaceOf(Places):
    """Where an object is or, if this text took it away, where it was before that; of itself: here."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def rebuilt(self, each: Each) -> PlaceOf:
        return PlaceOf(each.one(self.objects))

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, WHEREVER.types)]

    def fault(self, w: Writer) -> str:
        return w.no_here() if self.objects.is_me() and w.is_nowhere() else ""

    def at(self, s: State, c: Context) -> PlaceId:
        if self.objects.is_me():
            return here(s, c)
        for id in as_it_was(s, c, self.objects):
            if id < 0:
                return place_chosen(id)
            card = s.last_known(id)
            if card is not None:
                return card.place
        return NO_PLACE


class YourBase(Places):
    """The base of whoever carries the text out."""

    __slots__ = ()

    def at(self, s: State, c: Context) -> PlaceId:
        return s.sides[c.seat].base if c.seat >= 0 else NO_PLACE


class AtEitherEnd(Filter):
    """Where the move that triggered began or ended."""

    __slots__ = ()

    def bound(self, w: Writer) -> AtEitherEnd:
        w.needs_event("at_either_end_of_the_move")
        return self

    def reads_event(self) -> bool:
        return True

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.allows_place(s, c, card.place)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        e = c.event
        return e is not None and (place == e.place or (e.kind == E_MOVED and place == e.other))

    def said_of(self) -> Sort:
        return WHEREVER
