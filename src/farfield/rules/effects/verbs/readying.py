"""Ready and exhausted, stunned, buffed, empowered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import actions, deeds
from ..base import ToEach

if TYPE_CHECKING:
    from ...state import Arena, Item, State


class Ready(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.ready(s, a, id, item.seat)


class Exhaust(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.exhaust(s, a, id, item.seat)


class Stun(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.stun(s, a, id, item.seat)


class Buff(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.buff(s, a, id, item.seat)


class SpendBuff(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return deeds.spend_buff(s, a, id, item.seat)


class Empower(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.empower(s, a, id, item.seat)


class Disempower(ToEach):
    __slots__ = ()

    def do(self, s: State, a: Arena, id: int, item: Item) -> bool:
        return actions.disempower(s, a, id)
