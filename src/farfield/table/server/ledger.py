"""Who holds which table, as the database has it: the words `Nodes` needs, each of them one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farfield._version import __version__
from farfield.table.kept import not_kept
from farfield.table.server import straight_log

PATIENCE: Final = 2.0
"""Seconds for what is of no use later: to hear who is there, and to say goodbye."""
FORGOTTEN: Final = 86_400.0
"""Seconds after which a dead node is not remembered."""
T = TypeVar("T")
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
STILL_HERE: Final = (
    f"UPDATE nodes SET beat = {NOW}, leaving = $2"
    # Locks this node's row: who is about to take one of its tables has done so by now, or sees it there.
    " FROM (SELECT node, beat FROM nodes WHERE node = $1 FOR UPDATE) AS before WHERE nodes.node = before.node"
    f" RETURNING before.beat > {NOW} - nodes.lease"
)
"""A word every second, or nearly: one statement, and straight, for a server without a table does little else."""


class Peer(msgspec.Struct, frozen=True):
    """Another node: `key` is what it knows a word from a node by."""

    node: str
    address: str
    key: str
    leaving: bool = False
    held: int = 0


class Me(msgspec.Struct):
    """This node as the others know it."""

    node: str
    address: str
    key: str
    lease: float
    leaving: bool = False


Took = Peer | Literal["nobody's", "mine", "taken over"]
"""Whose a table is after it was asked for: another's, or this node's, which has perhaps taken it from a silent one. A
room that there is not is nobody's."""


class Silent(OSError):
    """The database could not be asked."""


class Ledger(Protocol):
    """Everything may raise `Silent`."""

    async def join(self, me: Me) -> None: ...

    async def leave(self, me: Me) -> None: ...

    async def say(self, me: Me) -> bool:
        """This node is there. True: it had been silent for too long, and others may have taken what it held."""
        ...

    async def held_by(self, me: Me) -> set[str]: ...

    async def take(self, me: Me, room: str) -> Took: ...

    async def release(self, me: Me, rooms: list[str]) -> None: ...

    async def all(self) -> list[Peer]: ...


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it. Raises `TimeoutError`, and does not wait for the end of what it has given up: a transaction is
    rolled back over its line, and one that has gone silent would be waited for once more."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait([task], timeout=seconds)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if done:
        return task.result()
    task.add_done_callback(lambda given_up: given_up.cancelled() or given_up.exception())
    task.cancel()
    raise TimeoutError


class Database:
    """The ledger in PostgreSQL. No clock is asked but the database's."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.line: AsyncConnection | None = None  # to say that this node is there: nobody is before it

    async def join(self, me: Me) -> None:
        async with self.engine.begin() as db:
            await db.execute(text(f"DELETE FROM nodes WHERE beat < {NOW} - :long"), {"long": FORGOTTEN})
            await db.execute(text("DELETE FROM holders WHERE node NOT IN (SELECT node FROM nodes)"))
            await self._say(db, me)

    async def leave(self, me: Me) -> None:
        await self._hang_up()

        async def forget(db: AsyncConnection) -> None:
            await db.execute(text("DELETE FROM holders WHERE node = :me"), {"me": me.node})
            await db.execute(text("DELETE FROM nodes WHERE node = :me"), {"me": me.node})

        with suppress(Silent):
            await self._ask(PATIENCE, forget)

    async def _ask(self, seconds: float, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """One transaction, over a line of all. Raises `Silent`."""

        async def ask() -> T:
            async with self.engine.begin() as db:
                return await work(db)

        try:
            return await within(seconds, ask())
        except (SQLAlchemyError, OSError) as error:
            raise await self._silent(error) from error

    async def _silent(self, error: Exception) -> Silent:
        """Where one line has gone silent all others may have: none of them is used again."""
        if isinstance(error, TimeoutError):
            await self.engine.dispose(close=False)
        return Silent(str(error).split("\n")[0] or type(error).__name__)

    async def say(self, me: Me) -> bool:
        try:
            return await within(me.lease, self._say_again(me))
        except (SQLAlchemyError, OSError) as error:
            await self._hang_up()
            raise await self._silent(error) from error

    async def _say_again(self, me: Me) -> bool:
        line = self.line
        if line is None:
            line = self.line = await self.engine.connect()
        fresh = await straight_log.ask_one(line, STILL_HERE, me.node, me.leaving)
        if fresh is None:  # forgotten
            async with line.begin():
                await self._say(line, me)
        return fresh is not True

    async def _hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with suppress(SQLAlchemyError, OSError):
                await within(PATIENCE, line.close())

    @staticmethod
    async def _say(db: AsyncConnection, me: Me) -> None:
        await db.execute(
            text(
                "INSERT INTO nodes (node, address, key, leaving, version, lease, beat)"
                f" VALUES (:node, :address, :key, :leaving, :version, :lease, {NOW})"
                f" ON CONFLICT (node) DO UPDATE SET beat = {NOW}, leaving = :leaving"
            ),
            {**msgspec.structs.asdict(me), "version": __version__},
        )

    async def held_by(self, me: Me) -> set[str]:
        async def read(db: AsyncConnection) -> set[str]:
            rows = await db.execute(text("SELECT room FROM holders WHERE node = :me"), {"me": me.node})
            return set(rows.scalars())

        return await self._ask(me.lease, read)

    async def take(self, me: Me, room: str) -> Took:
        return await self._ask(me.lease, lambda db: self._take(db, me, room))

    async def _take(self, db: AsyncConnection, me: Me, room: str) -> Took:
        other = await self._another(db, me) if me.leaving else None
        mine: dict[str, Any] = {"room": room, "me": me.node}
        if other is None:
            first = "INSERT INTO holders (room, node) SELECT room, :me FROM rooms WHERE room = :room"
            await db.execute(text(f"{first} ON CONFLICT (room) DO NOTHING"), mine)
        holder = (await db.execute(text("SELECT node FROM holders WHERE room = :room FOR UPDATE"), mine)).scalar()
        if holder is None:
            return other or "nobody's"
        if holder == me.node:
            return "mine"
        # Dead or not, its row is locked: it cannot say that it is there before this is decided.
        there = f"SELECT node, address, key, leaving, beat > {NOW} - lease AS fresh FROM nodes"
        question = text(f"{there} WHERE node = :node FOR SHARE")
        row = (await db.execute(question, {"node": holder})).mappings().first()
        if row is not None and row["fresh"]:
            return Peer(row["node"], row["address"], row["key"], row["leaving"])
        if other is not None:
            return other
        await db.execute(text("UPDATE holders SET node = :me WHERE room = :room"), mine)
        return "taken over"

    @staticmethod
    async def _another(db: AsyncConnection, me: Me) -> Peer | None:
        """A node that stays, for what comes to one that does not."""
        others = f"SELECT node, address, key, leaving FROM nodes WHERE NOT leaving AND beat > {NOW} - lease"
        question = text(f"{others} AND node <> :me ORDER BY random() LIMIT 1")
        found = (await db.execute(question, {"me": me.node})).mappings().first()
        return Peer(**found) if found is not None else None

    async def release(self, me: Me, rooms: list[str]) -> None:
        question = text("DELETE FROM holders WHERE node = :me AND room = ANY(:some)")

        async def let_go(db: AsyncConnection) -> None:
            for start in range(0, len(rooms), 500):
                await db.execute(question, {"me": me.node, "some": rooms[start : start + 500]})

        await self._ask(me.lease, let_go)

    async def all(self) -> list[Peer]:
        question = (
            "SELECT node, address, key, leaving, (SELECT count(*) FROM holders WHERE holders.node = nodes.node) AS held"
            f" FROM nodes WHERE beat > {NOW} - lease ORDER BY node"
        )

        async def read(db: AsyncConnection) -> list[Peer]:
            return [Peer(**row) for row in (await db.execute(text(question))).mappings()]

        return await self._ask(PATIENCE, read)


async def hold_new(db: AsyncConnection, node: str, room: str) -> None:
    """A room that is made here, in the transaction that makes it."""
    await db.execute(text("INSERT INTO holders (room, node) VALUES (:room, :me)"), {"room": room, "me": node})


async def guard(db: AsyncConnection, node: str, room: str) -> None:
    """Nobody takes the room before this transaction has ended. Raises `NotKept` if somebody has already."""
    question = text("SELECT 1 FROM holders WHERE room = :room AND node = :me FOR SHARE")
    if (await db.execute(question, {"room": room, "me": node})).scalar() is None:
        raise not_kept()
