"""Ready and exhausted, stunned, buffed, empowered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...actions import statuses
from ...costs import deeds
from ..parts import Filter, OnBoard
from ..select import BUFFED, EMPOWERED_STATE, EXHAUSTED, READY, STUNNED, Is
from ..sorts import EMPOWERABLE, EXHAUSTIBLE, UNITS, Sort

if TYPE_CHECKING:
    from ...ids import ObjectId
    from ...state import Arena, Item, State


class Ready(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return EXHAUSTIBLE

    def like(self) -> Filter | None:
        return Is(READY, negate=True)

    def idle(self, s: State, item: Item) -> bool:
        return not any(s.card(id).exhausted for id in self.objects.find(s, item))

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.ready(s, a, id, item.seat)


class Exhaust(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return EXHAUSTIBLE

    def like(self) -> Filter | None:
        return Is(EXHAUSTED, negate=True)

    def idle(self, s: State, item: Item) -> bool:
        return all(s.card(id).exhausted for id in self.objects.find(s, item))

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.exhaust(s, a, id, item.seat)


class Stun(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return UNITS

    def like(self) -> Filter | None:
        return Is(STUNNED, negate=True)

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.stun(s, a, id, item.seat, item.id)


class Buff(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return UNITS

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.buff(s, a, id, item.seat)


class SpendBuff(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return UNITS

    def like(self) -> Filter | None:
        return Is(BUFFED)

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return deeds.spend_buff(s, a, id, item.seat)


class Empower(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return EMPOWERABLE

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.empower(s, a, id, item.seat)


class Disempower(OnBoard):
    __slots__ = ()

    def of(self) -> Sort:
        return EMPOWERABLE

    def like(self) -> Filter | None:
        return Is(EMPOWERED_STATE)

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        return statuses.disempower(s, a, id)
