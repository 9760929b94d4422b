"""Time in which nobody waits, and what must not happen."""

from __future__ import annotations

import asyncio
import selectors
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.table.simulation import World

BEGAN = 1_800_000_000.0
HOUR = 3600.0


class Broken(AssertionError):
    """Something that must hold does not."""


class Loop(asyncio.SelectorEventLoop):
    """An event loop in which nobody waits: when there is nothing to do, it is later."""

    def __init__(self) -> None:
        self.ran = 0.0
        super().__init__(_Nothing(self))

    def time(self) -> float:
        return self.ran


class _Nothing(selectors.SelectSelector):
    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Broken("everybody waits for somebody else")
        self.loop.ran += max(0.0, timeout)
        return []


class Clock:
    """Of one node: seconds since it started, and what it takes for the date."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.began = world.loop.ran

    def now(self) -> float:
        return self.world.loop.ran - self.began

    def date(self) -> float:
        return BEGAN + self.world.loop.ran + self.world.date_off

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
