"""Processes in which programs think, each with a budget for one thought, so that however many programs play, the server
does nothing but ask. A game's questions go to the same process, which has played it along (`thinking`); there
those take turns who made the tables.

While a process is being started, or cannot be, a thread of the server thinks instead, as it did for one table at home.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from farfield.errors import FarfieldError
from farfield.rules.state import Option
from farfield.table.server.judges import Judge, Turns
from farfield.table.thinking import Found, Key, Question, answer

log = logging.getLogger("farfield.table")
SECONDS: Final = 10.0
"""Of work for one thought."""
LONGEST: Final = 60.0
"""Seconds after which it is ended even if the machine was busy with something else."""
MEMORY: Final = 1_000_000_000
"""Bytes one of them may take."""
AT_MOST: Final = 4
MANY: Final = 1_000_000
"""No program is turned away: each table has one thought at a time."""
Answers = Callable[[str, int, int], Awaitable[list[str]]]


def usual() -> int:
    """As many as there are processors that the server itself does not need."""
    return max(1, min(AT_MOST, (os.cpu_count() or 2) - 1))


class _Thinker:
    """One process, and what it knows."""

    def __init__(self, process: Judge) -> None:
        self.process = process
        self.known: dict[Key, int] = {}


class Thinkers:
    """`answers` reads what is stored of a game, from a number on."""

    def __init__(
        self, answers: Answers, processes: int = 0, seconds: float = SECONDS, longest: float = LONGEST
    ) -> None:
        self.answers = answers
        self.seconds = seconds
        self.longest = longest
        self.places: list[_Thinker | None] = [None] * (processes or usual())
        self.turns = [Turns(1, MANY, MANY) for _ in self.places]
        self.starting: dict[int, asyncio.Task[None]] = {}
        self.ended = 0  # thoughts that took too much
        self.asked = 0  # of processes, not of the thread

    def place(self, question: Question) -> int:
        return zlib.crc32(question.room.encode()) % len(self.places)

    def ready(self, question: Question) -> bool:
        """Is there a process for it? Otherwise one is started."""
        place = self.place(question)
        if self.places[place] is not None:
            return True
        if place not in self.starting:
            self.starting[place] = asyncio.create_task(self._start(place))
        return False

    async def _start(self, place: int) -> None:
        try:
            made = await Judge.start(self.seconds, MEMORY)
            async with asyncio.timeout(self.longest):
                await made.ask(pickle.dumps((usual, ())))  # it is there when it has answered something
            self.places[place] = _Thinker(made)
        except (OSError, EOFError, TimeoutError):
            log.exception("no process for programs could be started")
            await asyncio.sleep(10)
        finally:
            self.starting.pop(place, None)

    async def ask(self, question: Question) -> Option | None:
        """What a program answers; the fallback if it takes too much."""
        found = await self._take_turns(question)
        return Option(*found) if found is not None else None

    async def _take_turns(self, question: Question) -> Found:
        place = self.place(question)
        async with self.turns[place].turn(question.who):  # or whoever has many tables would have all the time
            thinker = self.places[place]
            if thinker is None:  # it has ended while others were before us
                return question.fallback
            self.asked += 1
            try:
                return await self._ask(thinker, question)
            except (TimeoutError, EOFError, ConnectionError, asyncio.CancelledError) as error:
                self.places[place] = None
                thinker.process.end()
                if isinstance(error, asyncio.CancelledError):
                    raise
                self.ended += 1
                log.warning("a program took too much and was ended")
                return question.fallback

    async def _ask(self, thinker: _Thinker, question: Question) -> Found:
        since = thinker.known.pop(question.key, 0)
        for first in (since, 0):
            said = await self.answers(question.room, question.game, first)
            job = pickle.dumps((answer, (question, first, said)))
            async with asyncio.timeout(self.longest):
                ok, told = pickle.loads(await thinker.process.ask(job))
            if not ok:
                raise told if isinstance(told, FarfieldError) else RuntimeError(type(told).__name__)
            knows, found = told
            if knows:
                thinker.known[question.key] = first + len(said)
                return found  # type: ignore[no-any-return]
        return None

    @property
    def at_work(self) -> int:
        return sum(turns.places.locked() for turns in self.turns)

    async def close(self) -> None:
        for task in list(self.starting.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for place, thinker in enumerate(self.places):
            if thinker is not None:
                self.places[place] = None
                thinker.process.end()
                with suppress(Exception):
                    await thinker.process.process.wait()
