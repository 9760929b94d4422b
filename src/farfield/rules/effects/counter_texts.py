"""Texts about counters (CR 741-749)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..objects import counters
from .parts import NEXT, NULL, Amount, Each, Effect, Filter, Objects, Part
from .sorts import OBJECTS, Counts, Demand, Matters, Reads, Sort, Takes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, Context, State


class PutCounters(Effect):
    """Put so many counters of a kind on these; a negative number removes them."""

    __slots__ = ("amount", "kind", "objects")

    def __init__(self, objects: Objects, kind: int, amount: Amount) -> None:
        self.objects = objects
        self.kind = kind
        self.amount = amount

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS), Matters(self.amount)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        done = 0
        if n != NULL:
            for id in self.objects.find(s, run.item):
                if counters.put(s, id, self.kind, n):
                    done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return PutCounters(each.one(self.objects), self.kind, each.one(self.amount))


class SpendCounters(Effect):
    """Spend so many counters of a kind from one of these that you control."""

    __slots__ = ("amount", "kind", "objects")

    def __init__(self, objects: Objects, kind: int, amount: Amount) -> None:
        self.objects = objects
        self.kind = kind
        self.amount = amount

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS), Counts(self.amount)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        done = 0
        if n != NULL and n > 0:
            for id in self.objects.find(s, run.item):
                if counters.spend(s, id, self.kind, n, run.item.seat):
                    done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return SpendCounters(each.one(self.objects), self.kind, each.one(self.amount))


class MoveCounters(Effect):
    """Move up to so many counters of a kind from one object to another."""

    __slots__ = ("amount", "kind", "source", "to")

    def __init__(self, source: Objects, to: Objects, kind: int, amount: Amount) -> None:
        self.source = source
        self.to = to
        self.kind = kind
        self.amount = amount

    def demands(self) -> list[Demand]:
        return [Takes(self.source, OBJECTS), Takes(self.to, OBJECTS), Counts(self.amount)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        old = self.source.find(s, run.item)
        new = self.to.find(s, run.item)
        run.did(counters.move(s, old[0], new[0], self.kind, n) if n != NULL and old and new else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return MoveCounters(each.one(self.source), each.one(self.to), self.kind, each.one(self.amount))


class CountersOn(Amount):
    """How many counters of a kind lie on an object."""

    __slots__ = ("kind", "objects")

    def __init__(self, kind: int, objects: Objects) -> None:
        self.kind = kind
        self.objects = objects

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, OBJECTS.types)]

    def value(self, s: State, c: Context) -> int:
        found = self.objects.read(s, c)
        if not found:
            return NULL
        card = s.last_known(found[0])
        return counters.count(card, self.kind) if card is not None else NULL

    def rebuilt(self, each: Each) -> Part:
        return CountersOn(self.kind, each.one(self.objects))


class HasCounter(Filter):
    """With a counter of a kind on it."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return counters.count(card, self.kind) > 0

    def said_of(self) -> Sort:
        return OBJECTS
