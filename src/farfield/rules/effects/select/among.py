"""Descriptions of what a text has named, wherever that is by now, and one description made of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...terms import ANY_SIDE, ANYWHERE, MAIN_DECK_CARD, Relation
from ..parts import Each, Filter
from ..sorts import ANYTHING, Demand, Sort, Takes
from .description import Select
from .filters import is_named
from .references import named_now

if TYPE_CHECKING:
    from ...ids import ObjectId, PlaceId
    from ...state import Card, Context, State
    from ..program import Writer


class Among(Select):
    """Those of a description among what the text calls by a name: "a unit from among them", "up to two of them"."""

    __slots__ = ("name",)

    def __init__(
        self, name: str, what: int, side: Relation = ANY_SIDE, filters: tuple[Filter, ...] = (), slot: int = -1
    ) -> None:
        super().__init__(what, side, ANYWHERE, filters, slot)
        self.name = name

    def rebuilt(self, each: Each) -> Among:
        return Among(self.name, self.what, self.side, each.all(self.filters), self.slot)

    def bound(self, w: Writer) -> Among:
        if self.slot >= 0:
            return self
        slot = w.slot_of(self.name)
        return Among(self.name, self.what, self.side, w.all(self.filters), slot)

    def sort(self, w: Writer) -> Sort:
        known = w.sort_of(self.slot if self.slot >= 0 else w.slot_of(self.name))
        out = Sort(known.types & self.what, known.zones)
        for f in self.filters:
            out = Sort(out.types & f.said_of().types, out.zones)
        return out

    def find(self, s: State, c: Context) -> list[ObjectId]:
        out: list[ObjectId] = []
        if self.slot < len(c.bound):
            for id in c.bound[self.slot]:
                now = named_now(s, c, id)
                card = s.find(now)
                if card is not None and self.describes(s, c, card):
                    out.append(now)
        return out

    def matches(self, s: State, c: Context, card: Card) -> bool:
        return self.slot < len(c.bound) and is_named(s, c, c.bound[self.slot], card) and self.describes(s, c, card)

    def described(self) -> bool:
        return False

    def is_private(self, s: State, c: Context) -> bool:
        if self.slot >= len(c.bound) or (not self.filters and self.what & MAIN_DECK_CARD == MAIN_DECK_CARD):
            return False
        for id in c.bound[self.slot]:
            card = s.find(named_now(s, c, id))
            if card is not None and card.known != -1:
                return True
        return False


class OneOf(Select):
    """Whatever fits one of several descriptions: "a unit in your Champion Zone or on the board"."""

    __slots__ = ("selects",)

    def __init__(self, *selects: Select) -> None:
        what = 0
        for x in selects:
            what |= x.what
        super().__init__(what, selects[0].side, selects[0].where)
        self.selects = selects

    def rebuilt(self, each: Each) -> OneOf:
        return OneOf(*each.all(self.selects))

    def bound(self, w: Writer) -> OneOf:
        return self.rebuilt(w)

    def sort(self, w: Writer) -> Sort:
        out = Sort(0, 0)
        for x in self.selects:
            out = out.join(x.sort(w))
        return out

    def like(self, w: Writer) -> int:
        return self.sort(w).types

    def demands(self) -> list[Demand]:
        return [Takes(x, ANYTHING) for x in self.selects]

    def reads_event(self) -> bool:
        return any(x.reads_event() for x in self.selects)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        out: list[ObjectId] = []
        for x in self.selects:
            for id in x.find(s, c):
                if id not in out:
                    out.append(id)
        return out

    def matches(self, s: State, c: Context, card: Card) -> bool:
        return any(x.matches(s, c, card) for x in self.selects)

    def means(self, s: State, c: Context, card: Card) -> bool:
        return any(x.means(s, c, card) for x in self.selects)

    def describes(self, s: State, c: Context, card: Card) -> bool:
        return any(x.describes(s, c, card) for x in self.selects)

    def still_legal(self, s: State, c: Context, id: ObjectId) -> bool:
        return any(x.still_legal(s, c, id) for x in self.selects)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        return any(x.allows_place(s, c, place) for x in self.selects)

    def off_board(self) -> bool:
        return all(x.off_board() for x in self.selects)

    def is_private(self, s: State, c: Context) -> bool:
        return any(x.is_private(s, c) for x in self.selects)
