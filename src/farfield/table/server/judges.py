"""Everything that comes from outside is worked on by these processes: few, bounded in time and memory, and ended if
need be. Rooms that are there need none of them, so that nobody can keep people from playing with a text file.

Whoever asks has one of them at a time and some things waiting; those who wait take turns by who asked.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from farfield.table.limits import TooMuch
from farfield.table.server.judge import LENGTH

log = logging.getLogger("farfield.table")
T = TypeVar("T")

PROCESSES: Final = 2
SECONDS: Final = 10.0
"""Of work for one thing."""
LONGEST: Final = 120.0
"""Seconds after which it is ended even if the machine was busy with something else."""
MEMORY: Final = 500_000_000
"""Bytes it may take."""
EACH: Final = 8
"""So many things of one address may wait."""
ALL: Final = 100
"""And so many of all."""
LARGEST: Final = 100_000_000
"""An answer is not longer."""


def too_costly() -> TooMuch:
    text = "This takes more work than the server gives to one visitor: more than {seconds} s, or too much memory."
    return TooMuch("wire-costly", text + " Nothing was changed.", {"seconds": int(SECONDS)})


def too_busy() -> TooMuch:
    text = "The server has too much of this to look at right now. Wait a moment and try again."
    return TooMuch("wire-busy", text)


class Turns:
    """`places` at a time, for whoever asks one of them; those who wait take turns by who asked. `each`: so many of one
    may wait, `all`: and so many of all."""

    def __init__(self, places: int, each: int = EACH, all: int = ALL) -> None:
        self.places = asyncio.Semaphore(places)
        self.each = each
        self.all = all
        self.queues: dict[str, asyncio.Lock] = {}
        self.waiting: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Raises `TooMuch`."""
        mine = self.waiting.get(who, 0)
        if mine > self.each or sum(self.waiting.values()) > self.all:
            raise too_busy()
        self.waiting[who] = mine + 1
        queue = self.queues.setdefault(who, asyncio.Lock())
        try:
            async with queue, self.places:
                yield
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who], self.queues[who]


class Judges:
    def __init__(
        self, processes: int = PROCESSES, seconds: float = SECONDS, longest: float = LONGEST, memory: int = MEMORY
    ) -> None:
        self.seconds = seconds
        self.longest = longest
        self.memory = memory
        self.free: list[Judge] = []
        self.at_work: set[Judge] = set()
        self.turns = Turns(processes)
        self.ended = 0  # things that took too much

    async def judge(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Raises what `work` raises, or `TooMuch`."""
        async with self.turns.turn(who):
            return await self._judge(work, args)  # type: ignore[no-any-return]

    @property
    def waiting(self) -> int:
        """So many have asked for something and not got it yet."""
        return sum(self.turns.waiting.values())

    async def _judge(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        job = pickle.dumps((work, args))
        judge = self.free.pop() if self.free else await Judge.start(self.seconds, self.memory)
        self.at_work.add(judge)
        try:
            async with asyncio.timeout(self.longest):
                told = await judge.ask(job)
        except (TimeoutError, EOFError, ConnectionError):
            self.ended += 1
            log.warning("%s took too much and was ended", work.__name__)
            raise too_costly() from None
        else:
            self.free.append(judge)
        finally:
            self.at_work.discard(judge)
            if judge not in self.free:  # also if whoever asked has gone: nobody needs the rest
                judge.end()
        ok, value = pickle.loads(told)
        if not ok:
            raise value
        return value

    async def close(self) -> None:
        for judge in [*self.free, *self.at_work]:
            judge.end()
            with suppress(Exception):
                await judge.process.wait()
        self.free.clear()


class Judge:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(seconds: float, memory: int) -> Judge:
        command = [sys.executable, "-m", "farfield.table.server.judge", str(seconds), str(memory)]
        pipe = asyncio.subprocess.PIPE
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        made = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=environment
        )
        return Judge(made)

    async def ask(self, job: bytes) -> bytes:
        to, back = self.process.stdin, self.process.stdout
        assert to is not None and back is not None
        to.write(LENGTH.pack(len(job)) + job)
        await to.drain()
        size = LENGTH.unpack(await back.readexactly(LENGTH.size))[0]
        if size > LARGEST:
            raise EOFError
        return await back.readexactly(size)

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
