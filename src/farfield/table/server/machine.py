"""This machine as the table needs it: its clock, its threads and processes, and its chance."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, Final, TypeVar

from farfield.players import Player
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.table import setting_up
from farfield.table.outside import Outside
from farfield.table.programs import think
from farfield.table.rooms import Rooms
from farfield.table.server.judges import Judges, Turns
from farfield.table.server.meter import Meter
from farfield.table.server.storage import Storage
from farfield.table.server.thinkers import Answers, Thinkers
from farfield.table.thinking import Question

T = TypeVar("T")


LOOKS_OF_EACH: Final = 40
"""So many looks back of one address may wait: a room full of people who watch may share one."""
LOOKS_OF_ALL: Final = 200
LOADS: Final = 2
"""So many rooms are taken up from storage at a time, one for each address, so that nobody does so all the time."""
LOADS_OF_EACH: Final = 200
"""So many of one address may wait for that: as many as have a connection."""
LOADS_OF_ALL: Final = 5_000
"""A server that was started again is asked for all its rooms at once."""


async def finished(work: asyncio.Future[T]) -> T:
    """What comes of it; who is no longer waited for is waited for all the same."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        with suppress(Exception):
            await work
        raise


class MachineClock:
    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class MachineWorkers:
    """Looks ahead have a thread of their own, looks back another, new rooms two, and games that rooms go on with some
    more, half of them for rooms that are taken up; programs, and what comes from outside, have processes. `answers`
    reads what is stored of a game: without it programs share the thread."""

    def __init__(self, meter: Meter | None = None, answers: Answers | None = None, processes: int = 0) -> None:
        self.meter = meter or Meter()
        self.thinking = 0
        self.thinkers = Thinkers(answers, processes) if answers is not None else None
        self.asked: set[asyncio.Future[Any]] = set()
        self.thoughts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="farfield-programs")
        self.new = ThreadPoolExecutor(max_workers=2, thread_name_prefix="farfield-new")
        self.games = ThreadPoolExecutor(max_workers=2 * LOADS, thread_name_prefix="farfield-games")
        self.loads = Turns(LOADS, LOADS_OF_EACH, LOADS_OF_ALL)
        self.looks = ThreadPoolExecutor(max_workers=1, thread_name_prefix="farfield-looks")
        self.turns = Turns(1, LOOKS_OF_EACH, LOOKS_OF_ALL)
        self.judges = Judges()

    def ask(self, question: Question, player: Player, game: Game) -> asyncio.Future[Option | None]:
        if self.thinkers is None or not self.thinkers.ready(question):
            return self.think(partial(think, player, game.copy(), question.decision, question.offer))
        # Also if nobody waits any more: a process is not left in the middle of a word.
        thought = asyncio.ensure_future(self.thinkers.ask(question))
        self._time(thought)
        return asyncio.shield(thought)

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        thought = asyncio.get_running_loop().run_in_executor(self.thoughts, work)
        self._time(thought)
        return thought

    def _time(self, thought: asyncio.Future[Any]) -> None:
        began = time.monotonic()
        self.thinking += 1
        self.asked.add(thought)

        def done(_: object) -> None:
            self.thinking -= 1
            self.asked.discard(thought)
            self.meter.thoughts.see(time.monotonic() - began)

        thought.add_done_callback(done)

    def make(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.new, work)

    def loading(self, who: str) -> AbstractAsyncContextManager[None]:
        return self.loads.turn(who)

    def play(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.games, work)

    async def look(self, who: str, work: Callable[[], T]) -> T:
        async with self.turns.turn(who):
            # Also if nobody waits any more: the next one must not begin before the thread is free.
            return await finished(asyncio.get_running_loop().run_in_executor(self.looks, work))

    async def judge(self, who: str, work: Callable[..., T], *args: Any) -> T:
        return await self.judges.judge(who, work, *args)

    def at_work(self) -> dict[str, float]:
        return {"programs": self._busy(), "judges": len(self.judges.at_work)}

    def waiting(self) -> dict[str, float]:
        judged = self.judges.waiting - len(self.judges.at_work)
        looks = max(0, sum(self.turns.waiting.values()) - 1)
        loads = max(0, sum(self.loads.waiting.values()) - LOADS)
        return {"programs": self.thinking - self._busy(), "judges": max(0, judged), "looks": looks, "loads": loads}

    @property
    def thoughts_ended(self) -> int:
        return self.thinkers.ended if self.thinkers is not None else 0

    def _busy(self) -> int:
        busy = self.thinkers.at_work if self.thinkers is not None else 0
        return busy or min(1, self.thinking)

    async def close(self) -> None:
        self.thoughts.shutdown(wait=False, cancel_futures=True)
        self.new.shutdown(wait=False, cancel_futures=True)
        self.games.shutdown(wait=False, cancel_futures=True)
        self.looks.shutdown(wait=False, cancel_futures=True)
        await self.judges.close()
        if self.thinkers is not None:
            await self.thinkers.close()


class MachineChance:
    def letters(self, bytes: int) -> str:
        return secrets.token_urlsafe(bytes)

    def seed(self) -> int:
        return setting_up.random_seed()


def rooms_on(storage: Storage, expiry_days: int = 0, processes: int = 0) -> Rooms:
    """All rooms of a database, on this machine. `Rooms.close` closes the database too. `processes`: so many for
    programs, or as many as are usual."""
    workers = MachineWorkers(storage.meter, storage.answers, processes)
    return Rooms(Outside(storage, MachineClock(), workers, MachineChance(), storage.meter), expiry_days)
