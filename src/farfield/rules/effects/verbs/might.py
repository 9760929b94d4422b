"""Might, keywords and abilities for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import layers
from ...actions import giving
from ...terms import THIS_TURN, Duration
from ..base import NEXT, NULL, Ability, Amount, Each, Effect, Objects, OfTwo, OnBoard, Part

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Item, State
    from ..program import Writer


class GiveMight(Effect):
    """ "+2 Might this turn", "-1 Might this turn, to a minimum of 1"."""

    __slots__ = ("amount", "least", "objects", "until")

    def __init__(
        self, objects: Objects, amount: Amount, *, until: Duration = THIS_TURN, least: int = -1_000_000
    ) -> None:
        self.objects = objects
        self.amount = amount
        self.until = until
        self.least = least

    def acts_on(self) -> list[Objects]:
        return [self.objects]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        ids = self.objects.find(s, run.item)
        if n != NULL:
            s.at_once()
            for id in ids:
                giving.give_might(s, a, id, n, self.until, run.item, self.least)
        run.did(len(ids) if n != NULL else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return GiveMight(each.one(self.objects), each.one(self.amount), until=self.until, least=self.least)


class DoubleMight(Effect):
    """Adds the current value as a fixed increase (CR 432)."""

    __slots__ = ("objects", "until")

    def __init__(self, objects: Objects, *, until: Duration = THIS_TURN) -> None:
        self.objects = objects
        self.until = until

    def acts_on(self) -> list[Objects]:
        return [self.objects]

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            n = layers.might_read(s, s.card(id))
            giving.give_might(s, a, id, n, self.until, run.item)
            done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return DoubleMight(each.one(self.objects), until=self.until)


class SwapMight(OfTwo):
    """The lower gets the difference, the higher loses it, fixed from then on (CR 433)."""

    __slots__ = ("until",)

    def __init__(self, first: Objects, second: Objects, *, until: Duration = THIS_TURN) -> None:
        super().__init__(first, second)
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        if one and two:
            gap = layers.might_read(s, s.card(one[0])) - layers.might_read(s, s.card(two[0]))
            giving.give_might(s, a, one[0], -gap, self.until, run.item)
            giving.give_might(s, a, two[0], gap, self.until, run.item)
        run.did(1 if one and two else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return SwapMight(each.one(self.first), each.one(self.second), until=self.until)


class Grant(OnBoard):
    """Give keywords or abilities for a time."""

    __slots__ = ("abilities", "until")

    def __init__(self, objects: Objects, abilities: tuple[Ability, ...], *, until: Duration = THIS_TURN) -> None:
        super().__init__(objects)
        self.abilities = abilities
        self.until = until

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        for ability in self.abilities:
            giving.give_ability(s, a, id, ability, self.until, item)
        return True

    def rebuilt(self, each: Each) -> Part:
        return Grant(each.one(self.objects), each.all(self.abilities), until=self.until)

    def bound(self, w: Writer) -> Grant:
        return Grant(w.one(self.objects), w.apart().all(self.abilities), until=self.until)


class Change(OnBoard):
    """Hang a part on objects for a time: a set Might, a copy, a lost keyword, a prohibition (see `changes`)."""

    __slots__ = ("part", "until")

    def __init__(self, objects: Objects, part: Part, *, until: Duration = THIS_TURN) -> None:
        super().__init__(objects)
        self.part = part
        self.until = until

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        giving.give_part(s, a, id, self.part, self.until, item)
        return True

    def rebuilt(self, each: Each) -> Part:
        return Change(each.one(self.objects), each.one(self.part), until=self.until)

    def bound(self, w: Writer) -> Change:
        return Change(w.one(self.objects), w.apart().one(self.part), until=self.until)
