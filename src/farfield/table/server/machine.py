"""This machine as the table needs it: its clock, its threads and processes, and its chance."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from farfield.table import setting_up
from farfield.table.outside import Outside
from farfield.table.rooms import Rooms
from farfield.table.server.judges import Judges
from farfield.table.server.meter import Meter
from farfield.table.server.storage import Storage

T = TypeVar("T")


class MachineClock:
    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class MachineWorkers:
    """Programs and looks ahead have a thread of their own, games that are played again some others, and what comes from
    outside has processes."""

    def __init__(self, meter: Meter | None = None) -> None:
        self.meter = meter or Meter()
        self.thinking = 0
        self.thoughts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="farfield-programs")
        self.games = ThreadPoolExecutor(max_workers=4, thread_name_prefix="farfield-games")
        self.judges = Judges()

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        began = time.monotonic()
        self.thinking += 1

        def done(_: object) -> None:
            self.thinking -= 1
            self.meter.thoughts.see(time.monotonic() - began)

        thought = asyncio.get_running_loop().run_in_executor(self.thoughts, work)
        thought.add_done_callback(done)
        return thought

    def play(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.games, work)

    async def judge(self, who: str, work: Callable[..., T], *args: Any) -> T:
        return await self.judges.judge(who, work, *args)

    def at_work(self) -> dict[str, float]:
        return {"programs": min(1, self.thinking), "judges": len(self.judges.at_work)}

    def waiting(self) -> dict[str, float]:
        judged = sum(self.judges.waiting.values()) - len(self.judges.at_work)
        return {"programs": max(0, self.thinking - 1), "judges": max(0, judged)}

    async def close(self) -> None:
        self.thoughts.shutdown(wait=False, cancel_futures=True)
        self.games.shutdown(wait=False, cancel_futures=True)
        await self.judges.close()


class MachineChance:
    def letters(self, bytes: int) -> str:
        return secrets.token_urlsafe(bytes)

    def seed(self) -> int:
        return setting_up.random_seed()


def rooms_on(storage: Storage, expiry_days: int = 0) -> Rooms:
    """All rooms of a database, on this machine. `Rooms.close` closes the database too."""
    meter = storage.meter
    return Rooms(Outside(storage, MachineClock(), MachineWorkers(meter), MachineChance(), meter), expiry_days)
