"""Dealing, preventing and healing damage, and killing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ... import layers
from ...actions import damage, damage_changes, killing
from ...state import Event
from ...terms import BOARD, UNIT
from ..parts import NEXT, NULL, WAIT, Amount, Each, Effect, Objects, OfTwo, OnBoard, Part
from ..select import Target
from ..sorts import IN_TRASH, ON_BOARD, PERMANENTS, UNITS, Counts, Demand, Sort, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Item, State
    from ..program import Writer


DEALERS: Final = Sort(UNIT, ON_BOARD)


class Deal(Effect):
    """Damage to each of these, all of it in one deal (A54); `split`: it is divided among them (CR 355.14)."""

    __slots__ = ("amount", "by", "objects", "split")

    def __init__(self, amount: Amount, objects: Objects, *, by: Objects | None = None, split: bool = False) -> None:
        self.amount = amount
        self.objects = objects
        self.by = by  # a unit that deals it; then only the unit is the source (CR 417.6.b.3)
        self.split = split

    def demands(self) -> list[Demand]:
        return [Counts(self.amount), Takes(self.objects, UNITS), Takes(self.by, DEALERS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        n = self.amount.value(s, item)
        ids = self.objects.find(s, item)
        by = [item.source] if self.by is None else self.by.find(s, item)
        if n == NULL or n <= 0 or not by:
            run.did(0)
            return NEXT
        source = by[0]
        dealer = item.seat
        if self.by is not None:
            # CR 417.6.b.4: what a unit deals is no damage of the spell or ability, so no text about theirs applies.
            dealer = s.card(source).controller
        elif all(damage.switched_off(s, a, id, item.seat) for id in ids):
            run.did(0)
            return NEXT
        if self.split:
            slot = self.objects.slot if isinstance(self.objects, Target) else -1
            return damage.split(s, a, run, n, ids, source, dealer, slot, self.by is not None)
        for id in ids:
            if self.by is not None or not damage.switched_off(s, a, id, item.seat):
                more = damage.bonus(s, a, item, id) if self.by is None else 0
                if damage_changes.must_be_said(s, a, id, n + more):
                    return WAIT
        total = 0
        together: list[Event] = []
        for id in ids:
            if self.by is not None:
                total += damage.deal(s, a, id, n, dealer, source, damage.units_doing(item), together)
            elif not damage.switched_off(s, a, id, item.seat):
                total += damage.deal(s, a, id, n + damage.bonus(s, a, item, id), dealer, source, item.id, together)
        damage.dealt(s, a, together)
        run.did(total)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        amount = each.one(self.amount)
        return Deal(amount, each.one(self.objects), by=each.maybe(self.by), split=self.split)

    def bound(self, w: Writer) -> Deal:
        amount = w.one(self.amount)
        objects = self.objects
        if self.split:
            if not isinstance(objects, Target):
                raise CardTextError("damage is split among targets: name them here, as in any_number(unit)")
            objects = objects.divided(amount, self.by is not None)
        return Deal(amount, w.one(objects), by=w.maybe(self.by), split=self.split)


class Fight(OfTwo):
    """Two units deal damage equal to their Might to each other, together."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        if not one or not two:
            run.did(0)
            return NEXT
        x = s.card(one[0])
        y = s.card(two[0])
        mx = layers.might_read(s, x)
        my = layers.might_read(s, y)
        if damage_changes.must_be_said(s, a, y.id, mx) or damage_changes.must_be_said(s, a, x.id, my):
            return WAIT
        cause = damage.units_doing(run.item)
        together: list[Event] = []
        dealt = damage.deal(s, a, y.id, mx, x.controller, x.id, cause, together)
        dealt += damage.deal(s, a, x.id, my, y.controller, y.id, cause, together)
        damage.dealt(s, a, together)
        run.did(dealt)
        return NEXT


class Prevent(Effect):
    """The next damage is reduced (CR 437); without an amount: all of it."""

    __slots__ = ("amount", "objects")

    def __init__(self, objects: Objects, amount: Amount | None = None) -> None:
        self.objects = objects
        self.amount = amount

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNITS), Counts(self.amount)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = -1 if self.amount is None else self.amount.value(s, run.item)
        for id in self.objects.find(s, run.item):
            card = s.card(id)
            if card.zone != BOARD:
                continue
            if n == -1:
                card.prevent = -1
            elif n > 0 and card.prevent >= 0:
                card.prevent += n
        run.did(abs(n) if n != NULL else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Prevent(each.one(self.objects), each.maybe(self.amount))


class Heal(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return UNITS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return damage.heal(s, a, id, item.seat)


class Kill(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, PERMANENTS, then=IN_TRASH)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        run.did(0)  # `killing.die` says how many really died: a replaced kill is none (CR 359.3.e.14)
        if ids:
            killing.kill(s, a, ids, run.item.seat, run.item.id)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Kill(each.one(self.objects))
