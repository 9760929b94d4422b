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

    def __init__(self) -> None:
        self.thoughts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="farfield-programs")
        self.games = ThreadPoolExecutor(max_workers=4, thread_name_prefix="farfield-games")
        self.judges = Judges()

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.thoughts, work)

    def play(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.games, work)

    async def judge(self, who: str, work: Callable[..., T], *args: Any) -> T:
        return await self.judges.judge(who, work, *args)

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
    return Rooms(Outside(storage, MachineClock(), MachineWorkers(), MachineChance()), expiry_days)
