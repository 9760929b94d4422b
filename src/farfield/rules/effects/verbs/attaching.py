"""Attaching, detaching and gaining control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...chain.resolving import run_now
from ...objects import attachment, changing_hands
from ...state import Item
from ...terms import FOREVER, Duration
from ..kinds_of_ability import AS_ATTACHED
from ..parts import NEXT, Each, Effect, Objects, OnBoard, Part
from ..sorts import GEARS, PERMANENTS, UNITS, Demand, Sort, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId, SeatId
    from ...state import Arena, State


def attach_to(s: State, a: Arena, gear: ObjectId, wearer: ObjectId, seat: SeatId) -> bool:
    """Attach it, and do what its text says is done as it is attached."""
    if not attachment.attach(s, a, gear, wearer, seat):
        return False
    card = s.card(gear)
    for x in card.printed.as_it:
        if x.moment == AS_ATTACHED:
            run_now(s, a, Item(s.item_id(), seat, gear, card.place), x.text)
    return True


class Attach(Effect):
    __slots__ = ("gear", "wearer")

    def __init__(self, gear: Objects, wearer: Objects) -> None:
        self.gear = gear
        self.wearer = wearer

    def demands(self) -> list[Demand]:
        return [Takes(self.gear, GEARS), Takes(self.wearer, UNITS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        wearers = self.wearer.find(s, run.item)
        done = 0
        if wearers:
            for id in self.gear.find(s, run.item):
                if attach_to(s, a, id, wearers[0], run.item.seat):
                    done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Attach(each.one(self.gear), each.one(self.wearer))


class Detach(OnBoard):
    """`wearer`: only from that unit."""

    __slots__ = ("wearer",)

    def __init__(self, objects: Objects, wearer: Objects | None = None) -> None:
        super().__init__(objects)
        self.wearer = wearer

    def of(self) -> Sort:
        return GEARS

    def demands(self) -> list[Demand]:
        return [*super().demands(), Takes(self.wearer, UNITS)]

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        if self.wearer is not None and s.card(id).attached_to not in self.wearer.find(s, item):
            return False
        return attachment.detach(s, a, id, item.seat)

    def rebuilt(self, each: Each) -> Part:
        return Detach(each.one(self.objects), each.maybe(self.wearer))


class GainControl(OnBoard):
    """Control of an object for a time (CR 191, ruling A2). `lose`: what effects gave you goes back instead."""

    __slots__ = ("lose", "until")

    def __init__(self, objects: Objects, *, until: Duration = FOREVER, lose: bool = False) -> None:
        super().__init__(objects)
        self.until = until
        self.lose = lose

    def of(self) -> Sort:
        return PERMANENTS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        if self.lose:
            return changing_hands.lose(s, a, id, item.seat)
        return changing_hands.gain(s, a, id, self.until, item)

    def rebuilt(self, each: Each) -> Part:
        return GainControl(each.one(self.objects), until=self.until, lose=self.lose)
