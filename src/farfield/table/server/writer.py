"""Answers on their way into the database.

SQLite is written to on the spot (`quick_log`), or a moment later if somebody else writes to the file just then; for
PostgreSQL, and where that is not possible, answers that come together are committed together. Whoever waits for an
answer is always told what became of it, whatever goes wrong.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farfield.table.kept import Conflict, check_of
from farfield.table.server import straight_log
from farfield.table.server.quick_log import Plain, QuickLog
from farfield.table.server.schema import answers, rooms

log = logging.getLogger("farfield.table")
AT_ONCE: Final = 500
"""So many answers are committed together at most."""
EMPTY_WAL_EVERY: Final = 1_000
"""After so many rows the pages of SQLite's WAL are moved to their place."""
STOPS: Final = "the server stops"
PAUSE: Final = 0.1
"""Seconds until a connection is tried again."""
SOON: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Seconds after each of which a file that was locked is tried again, before a thread waits for it. While a thread of
ours has the file, nobody writes on the spot: who leaves it to one thread leaves it to that one for long."""


class CannotStore(Exception):
    """The place where games are kept cannot be opened."""


def rows_of(room: str, game: int, seq: int, said: Sequence[str]) -> list[dict[str, Any]]:
    """Answers as they are stored, each with its check."""
    return [
        {"room": room, "game": game, "seq": n, "said": words, "check_sum": check_of(room, game, n, words)}
        for n, words in enumerate(said, start=seq)
    ]


class _Append(msgspec.Struct):
    room: str
    game: int
    seq: int
    said: Sequence[str]
    """May be none: then it is only waited for."""
    done: asyncio.Future[None]

    @property
    def rows(self) -> list[dict[str, Any]]:
        return rows_of(self.room, self.game, self.seq, self.said)

    def settle(self, error: Exception | None = None) -> None:
        """Tell whoever waits; they may have gone."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """`touch` and `append` are for the thread that made it."""

    def __init__(self, engine: AsyncEngine, quick: QuickLog | None = None) -> None:
        self.engine = engine
        self.quick = quick
        self.in_wal = 0
        self.emptying: asyncio.Task[None] | None = None
        self.queue: asyncio.Queue[_Append] = asyncio.Queue()
        self.touched: dict[str, float] = {}
        self.touching: set[str] = set()
        self.task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Everything that waits is written first."""
        with suppress(Exception):
            await asyncio.wait_for(self.flush(), 10)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        while not self.queue.empty():
            self.queue.get_nowait().settle(CannotStore(STOPS))
        if self.emptying is not None:
            await self.emptying
        if self.quick is not None:
            self.quick.close()

    def touch(self, room: str, every: float) -> None:
        """Somebody is there; written along with the next answers, and not more than once in a while."""
        now = time.monotonic()
        if now - self.touched.get(room, -every) >= every:
            self.touched[room] = now
            self.touching.add(room)

    async def flush(self) -> None:
        """Back when everything that was waiting is written."""
        await self._wait("", 0, 0, [])

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        """Store answers, the first with number `seq`; back when they are committed. Raises `Conflict`."""
        if self.quick is not None and said and self._write_at_once(self.quick, room, game, seq, said):
            return
        await self._wait(room, game, seq, said)

    async def _wait(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        if self.task.done():
            raise CannotStore(STOPS)
        done = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(_Append(room, game, seq, said, done))
        await done

    # --- on the spot

    def _write_at_once(self, quick: QuickLog, room: str, game: int, seq: int, said: Sequence[str]) -> bool:
        try:
            if not quick.append(room, game, seq, said):
                return False
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        if self.touching and quick.touch(some := sorted(self.touching)[:500], time.time()):
            self.touching.difference_update(some)
        self._wrote(len(said))
        return True

    async def together(self, quick: QuickLog, steps: Sequence[Plain]) -> list[int] | None:
        """Commit all of these or none; how many rows each has changed. None if it could not be done on the spot, though
        it was tried for a while. Raises `sqlite3.IntegrityError`."""
        for pause in SOON:
            done = quick.together(steps)
            if done is not None:
                self._wrote(sum(done))
                return done
            await asyncio.sleep(pause)
        return None

    def _wrote(self, rows: int) -> None:
        """On the spot, where no page is moved from the WAL to its place."""
        self.in_wal += rows
        if self.in_wal >= EMPTY_WAL_EVERY and (self.emptying is None or self.emptying.done()):
            self.in_wal = 0
            self.emptying = asyncio.create_task(self._empty_wal())

    async def _write_soon(self, quick: QuickLog, batch: list[_Append]) -> list[_Append]:
        """Those of them that could not be written on the spot, though it was tried for a while."""
        left = batch
        for pause in SOON:
            left = [x for x in left if not x.said or not self._settle_at_once(quick, x)]
            if not any(x.said for x in left):
                break
            await asyncio.sleep(pause)
        return left

    def _settle_at_once(self, quick: QuickLog, x: _Append) -> bool:
        try:
            if not self._write_at_once(quick, x.room, x.game, x.seq, x.said):
                return False
            x.settle()
        except Conflict as error:
            x.settle(error)
        return True

    async def _empty_wal(self) -> None:
        """In a thread, and without keeping anybody from writing meanwhile."""
        try:
            async with self.engine.connect() as db:
                await db.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
        except SQLAlchemyError:
            log.exception("the WAL could not be emptied")

    # --- together

    async def _write(self) -> None:
        """Takes all answers that wait and commits them together, over one connection; ends with the server only."""
        while True:
            batch = [await self.queue.get()]
            try:
                if self.quick is not None:
                    batch = await self._write_soon(self.quick, batch)
                    if not batch:
                        continue
                async with self.engine.connect() as db:
                    while batch:
                        await self._write_batch(db, batch)
                        batch = [] if self.quick is not None else [await self.queue.get()]
            except Exception as error:  # whatever it was, a new connection may do better
                log.exception("answers could not be stored")
                for x in batch:
                    x.settle(error)
                await asyncio.sleep(PAUSE)
            except BaseException:
                for x in batch:
                    x.settle(CannotStore(STOPS))
                raise

    async def _write_batch(self, db: AsyncConnection, batch: list[_Append]) -> None:
        while len(batch) < AT_ONCE and not self.queue.empty():
            batch.append(self.queue.get_nowait())
        touched: list[str] = []
        try:
            rows = [row for x in batch for row in x.rows]
            if rows and self.engine.dialect.name == "postgresql":
                await straight_log.append(db, rows)
                rows = []
            if rows or self.touching:
                async with db.begin():
                    if rows:
                        await db.execute(insert(answers), rows)
                    touched = await self._write_touched(db)
        except (IntegrityError, Conflict):
            for x in batch:  # one of them collides: find out which
                await self._write_one(db, x)
        else:
            self.touching.difference_update(touched)
            for x in batch:
                x.settle()

    @staticmethod
    async def _write_one(db: AsyncConnection, x: _Append) -> None:
        try:
            async with db.begin():
                if x.rows:
                    await db.execute(insert(answers), x.rows)
        except IntegrityError:
            x.settle(Conflict())
        else:
            x.settle()

    async def _write_touched(self, db: AsyncConnection) -> list[str]:
        now, names = time.time(), sorted(self.touching)
        for start in range(0, len(names), 500):
            some = names[start : start + 500]
            await db.execute(update(rooms).where(rooms.c.room.in_(some)).values(touched=now))
        return names
