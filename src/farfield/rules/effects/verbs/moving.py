"""Moving and recalling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import costs, movement
from ...actions import statuses
from ...costs import spending
from ...ids import NO_PLACE, ObjectId
from ...state.choices import choice_of_place, place_chosen
from ..parts import NEXT, WAIT, Each, Effect, Objects, OfTwo, OnBoard, Part
from ..select import Destination, YourBase, here, place_of_slot, speaker
from ..sorts import PERMANENTS, UNITS, WHEREVER, Demand, Sort, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import PlaceId
    from ...state import Arena, Context, Item, State
    from ..program import Writer


# Where to.
TO_BASE: Final = 0  # their controller's base
TO_HERE: Final = 1
TO_CHOSEN: Final = 2  # a destination or battlefield chosen beforehand
TO_THERE: Final = 3  # where something bound is


def place_meant(s: State, c: Context, place: Objects) -> PlaceId:
    """Where a place that a text names is: a place, a battlefield, or where an object is; -1 if it is nowhere."""
    for id in place.find(s, c):
        return s.card(id).place if id > 0 else place_chosen(id)
    return NO_PLACE


class Move(Effect):
    __slots__ = ("leaving", "objects", "slot", "to", "where")

    def __init__(self, objects: Objects, where: int, to: Objects | None = None, leaving: str = "") -> None:
        self.objects = objects
        self.where = where
        self.to = to
        self.leaving = leaving  # what later instructions call the place that they are moved from
        self.slot = -1

    def fault(self, w: Writer) -> str:
        return w.no_here() if self.where == TO_HERE and w.is_nowhere() else ""

    def demands(self) -> list[Demand]:
        what = PERMANENTS if isinstance(self.to, YourBase) else UNITS  # a gear is nowhere but in bases
        return [Takes(self.objects, what), Takes(self.to, WHEREVER)]

    def idle(self, s: State, item: Item) -> bool:
        if self.where == TO_BASE or self.slot >= 0:  # each to another; and where they are may be spoken of later
            return False
        dest = here(s, item) if self.where == TO_HERE else self.chosen_place(s, item)
        return all(s.card(id).place == dest for id in self.objects.find(s, item))

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        ids = self.objects.find(s, item)
        moved = 0
        if self.slot >= 0 and ids and run.stage == 0:
            run.bind(self.slot, [choice_of_place(s.card(ids[0]).place)])
        if self.where == TO_BASE:
            home = s.sides[item.seat].base  # each to its controller's
            moved = movement.move(s, a, ids, home, item.seat, speaker=speaker(s, item))
        else:
            dest = here(s, item) if self.where == TO_HERE else self.chosen_place(s, item)
            if dest >= 0 and ids:
                if pay_the_way(s, a, run, ids, dest) == WAIT:
                    return WAIT
                moved = movement.move(s, a, run.picked, dest, item.seat, speaker=speaker(s, item))
        run.did(moved)
        return NEXT

    def chosen_place(self, s: State, item: Item) -> PlaceId:
        if isinstance(self.to, Destination):
            return place_of_slot(s, item, self.to.slot)
        return place_meant(s, item, self.to) if self.to is not None else NO_PLACE

    def rebuilt(self, each: Each) -> Part:
        return Move(each.one(self.objects), self.where, each.maybe(self.to), self.leaving)

    def bound(self, w: Writer) -> Move:
        objects = w.one(self.objects)
        to = self.to
        if isinstance(to, Destination):
            to = Destination(to.select, objects, to.name, bases=to.bases)
        new = Move(objects, self.where, w.maybe(to), self.leaving)
        if self.leaving:
            new.slot = w.new_place(self.leaving)
        return new


def pay_the_way(s: State, a: Arena, run: Run, ids: list[ObjectId], dest: PlaceId) -> int:
    """CR 204.4: what must be paid to move there is paid as they move; who moves them picks for which."""
    there = s.arenas[s.places[dest].arena]
    seat = run.item.seat
    if costs.toll(s, there, seat, len(ids), dest).free():
        run.picked = ids
        return NEXT
    movers = [id for id in ids if s.card(id).place != dest]
    free = 0
    while free < len(movers) and costs.toll(s, there, seat, free + 1, dest).free():
        free += 1
    most = len(movers)
    while most > free and not costs.can_pay(s, a, seat, costs.toll(s, there, seat, most, dest), run.item.source):
        most -= 1
    if run.pick(s, a, seat, movers, free, most, "CR 204.4") == WAIT:
        return WAIT
    spending.pay_resources(s, a, seat, costs.toll(s, there, seat, len(run.picked), dest))
    return NEXT


class SwapPlaces(OfTwo):
    """Each moves to where the other is."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        moved = 0
        there = s.card(one[0]).place if one else NO_PLACE
        here_ = s.card(two[0]).place if two else NO_PLACE
        if there >= 0 and here_ >= 0:
            if run.stage == 0:
                if pay_the_way(s, a, run, one, here_) == WAIT:
                    return WAIT
                run.stage = 1
                run.waiting = run.picked
                run.picked = []
            if pay_the_way(s, a, run, two, there) == WAIT:
                return WAIT
            s.at_once()
            whose = speaker(s, run.item)
            moved = movement.move(s, a, run.waiting, here_, run.item.seat, speaker=whose)
            moved += movement.move(s, a, run.picked, there, run.item.seat, speaker=whose)
        run.did(moved)
        return NEXT


class Recall(OnBoard):
    """To base; not a move (CR 454)."""

    __slots__ = ("exhausted",)

    def __init__(self, objects: Objects, *, exhausted: bool = False) -> None:
        super().__init__(objects)
        self.exhausted = exhausted

    def of(self) -> Sort:
        return PERMANENTS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        done = movement.recall(s, a, id)
        if self.exhausted:
            statuses.exhaust(s, a, id, item.seat)
        return done

    def rebuilt(self, each: Each) -> Part:
        return Recall(each.one(self.objects), exhausted=self.exhausted)
