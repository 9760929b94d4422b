"""Attaching, detaching and gaining control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...objects import attachment, changing_hands
from ...terms import FOREVER, Duration
from ..base import NEXT, Each, Effect, Objects, OnBoard, Part

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Item, State


class Attach(Effect):
    __slots__ = ("gear", "wearer")

    def __init__(self, gear: Objects, wearer: Objects) -> None:
        self.gear = gear
        self.wearer = wearer

    def acts_on(self) -> list[Objects]:
        return [self.gear, self.wearer]

    def run(self, s: State, a: Arena, run: Run) -> int:
        wearers = self.wearer.find(s, run.item)
        done = 0
        if wearers:
            for id in self.gear.find(s, run.item):
                if attachment.attach(s, a, id, wearers[0], run.item.seat):
                    done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Attach(each.one(self.gear), each.one(self.wearer))


class Detach(OnBoard):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return attachment.detach(s, a, id, item.seat)


class GainControl(OnBoard):
    """Control of an object for a time (CR 191, ruling A2)."""

    __slots__ = ("until",)

    def __init__(self, objects: Objects, *, until: Duration = FOREVER) -> None:
        super().__init__(objects)
        self.until = until

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return changing_hands.gain(s, a, id, self.until, item)

    def rebuilt(self, each: Each) -> Part:
        return GainControl(each.one(self.objects), until=self.until)
