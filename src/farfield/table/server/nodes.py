"""Several servers on one PostgreSQL: any of them serves any table, and a table is held by one of them at a time.

A server is a node: it says every second that it is there (`nodes.beat`, by the database's clock), and holds the tables
whose row in `holders` names it for as long as it says so. Who has been silent for its `lease` is taken for dead,
and whoever is asked for one of its tables takes it. A node that was only slow notices before it says that it is there
again, and lets go of what others have taken.

Two guards make this safe rather than likely. Answers have a number, which is stored once, whoever stores it. Everything
else about a room is written in a transaction that has locked the row in `holders`, so that nobody can take the room
between looking and writing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farfield._version import __version__
from farfield.table.kept import not_kept, tag
from farfield.table.server.metrics import Counter

log = logging.getLogger("farfield.table")
LEASE: Final = 3.0
"""Seconds of silence after which a node is taken for dead, unless it is told another number."""
PATIENCE: Final = 5.0
"""Seconds for which a node that is late with its word waits for it, before it gives up what it was asked."""
UNUSED: Final = 20.0
"""Seconds after which a table that is not in memory is not held any longer."""
FORGOTTEN: Final = 86_400.0
"""Seconds after which a dead node is not remembered."""
PAUSE: Final = 0.1
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"


class Peer(msgspec.Struct, frozen=True):
    """Another node: `key` is what it knows a word from a node by."""

    node: str
    address: str
    key: str
    leaving: bool = False
    held: int = 0


class Nodes:
    """This node among the others. `here` tells which tables are in memory, `lost` is told which are others' now."""

    def __init__(self, engine: AsyncEngine, address: str, lease: float = LEASE) -> None:
        self.engine = engine
        self.lease = lease
        self.address = address
        self.node = secrets.token_hex(8)
        self.key = secrets.token_urlsafe(24)
        self.patience = PATIENCE
        self.until = 0.0
        """By this machine's own steady clock: until then nobody takes what is held here."""
        self.held: dict[str, float] = {}  # and when somebody last asked for it
        self.leaving = False
        self.here: Callable[[], Iterable[str]] = tuple
        self.lost: Callable[[str], None] = _forget
        self.tasks: list[asyncio.Task[None]] = []
        self.changing = asyncio.Lock()
        self.taken = Counter("farfield_taken_over_total", "Tables that were taken over from a node that was silent.")
        self.let_go = Counter("farfield_lost_tables_total", "Tables that others took because this node was silent.")
        self.forwarded = Counter("farfield_forwarded_total", "What was passed on to the holder of a table.", "kind")

    # --- being there

    async def join(self) -> None:
        async with self.engine.begin() as db:
            await db.execute(text(f"DELETE FROM nodes WHERE beat < {NOW} - :long"), {"long": FORGOTTEN})
            await db.execute(text("DELETE FROM holders WHERE node NOT IN (SELECT node FROM nodes)"))
            await self.say(db)
        self.tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._let_go_of_the_unused())]

    async def leave(self) -> None:
        """At the end of this node: others may have everything at once."""
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.until = 0.0
        with suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(2), self.engine.begin() as db:
                await db.execute(text("DELETE FROM holders WHERE node = :me"), {"me": self.node})
                await db.execute(text("DELETE FROM nodes WHERE node = :me"), {"me": self.node})

    async def say(self, db: AsyncConnection) -> None:
        asked = time.monotonic()
        mine = {"me": self.node, "address": self.address, "key": self.key, "leaving": self.leaving}
        await db.execute(
            text(
                "INSERT INTO nodes (node, address, key, leaving, version, lease, beat)"
                f" VALUES (:me, :address, :key, :leaving, :version, :lease, {NOW})"
                f" ON CONFLICT (node) DO UPDATE SET beat = {NOW}, leaving = :leaving"
            ),
            {**mine, "version": __version__, "lease": self.lease},
        )
        self.until = asked + self.lease

    async def _beat(self) -> None:
        """Say that this node is there, for as long as it is. Its connection is its own: nobody is before it."""
        while True:
            try:
                async with self.engine.connect() as db:
                    while True:
                        await asyncio.sleep(self.lease / 4)
                        async with asyncio.timeout(self.lease), db.begin():
                            late = await self._was_silent(db)
                            await self.say(db)
                        if late:
                            await self._look_what_is_left(db)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                log.warning("this node cannot say that it is there: %s", type(error).__name__)
                await asyncio.sleep(self.lease / 12)

    async def _was_silent(self, db: AsyncConnection) -> bool:
        """Locks this node's row: who is about to take one of its tables has done so by now, or sees it there."""
        question = f"SELECT beat > {NOW} - lease FROM nodes WHERE node = :me FOR UPDATE"
        return (await db.execute(text(question), {"me": self.node})).scalar() is not True

    async def _look_what_is_left(self, db: AsyncConnection) -> None:
        async with self.changing:
            async with db.begin():
                rows = await db.execute(text("SELECT room FROM holders WHERE node = :me"), {"me": self.node})
                mine = set(rows.scalars())
            for room in [room for room in self.held if room not in mine]:
                log.warning("room %s was taken by another node, for this one was silent", tag(room))
                self.let_go.add()
                del self.held[room]
                self.lost(room)

    @property
    def valid(self) -> bool:
        return time.monotonic() < self.until

    def holds(self, room: str) -> bool:
        return self.valid and room in self.held

    async def surely_holds(self, room: str) -> bool:
        """The same; a node that is only late with its word waits for it."""
        until = time.monotonic() + self.patience
        while room in self.held and not self.valid and time.monotonic() < until:
            await asyncio.sleep(PAUSE)
        return self.holds(room)

    # --- holding tables

    async def where(self, room: str) -> Peer | None:
        """Who holds a table: this node (None), which takes it if nobody does, or another. A room that there is not is
        nobody's, and so as well here as anywhere. Raises `NotKept`."""
        until = time.monotonic() + self.patience
        while True:
            if self.holds(room):
                self.held[room] = time.monotonic()
                return None
            try:
                async with self.changing:
                    return await self._take(room)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                if time.monotonic() > until:
                    log.error("who holds a table: %s", str(error).split("\n")[0])
                    raise not_kept() from error
                await asyncio.sleep(PAUSE)

    async def _take(self, room: str) -> Peer | None:
        if not self.valid:
            raise TimeoutError("this node has been silent")
        async with asyncio.timeout(self.lease), self.engine.begin() as db:
            other = await self._another(db) if self.leaving else None
            mine: dict[str, Any] = {"room": room, "me": self.node}
            if other is None:
                first = "INSERT INTO holders (room, node) SELECT room, :me FROM rooms WHERE room = :room"
                await db.execute(text(f"{first} ON CONFLICT (room) DO NOTHING"), mine)
            holder = (await db.execute(text("SELECT node FROM holders WHERE room = :room FOR UPDATE"), mine)).scalar()
            if holder is None:
                return other
            if holder != self.node:
                # Dead or not, its row is locked: it cannot say that it is there before this is decided.
                there = f"SELECT node, address, key, leaving, beat > {NOW} - lease AS fresh FROM nodes"
                question = text(f"{there} WHERE node = :node FOR SHARE")
                row = (await db.execute(question, {"node": holder})).mappings().first()
                if row is not None and row["fresh"]:
                    return Peer(row["node"], row["address"], row["key"], row["leaving"])
                if other is not None:
                    return other
                await db.execute(text("UPDATE holders SET node = :me WHERE room = :room"), mine)
                self.taken.add()
        self.lost(room)  # what is still in memory of another time it was here
        self.held[room] = time.monotonic()
        return None

    async def _another(self, db: AsyncConnection) -> Peer | None:
        """A node that stays, for what comes to one that does not."""
        others = f"SELECT node, address, key, leaving FROM nodes WHERE NOT leaving AND beat > {NOW} - lease"
        question = text(f"{others} AND node <> :me ORDER BY random() LIMIT 1")
        found = (await db.execute(question, {"me": self.node})).mappings().first()
        return Peer(**found) if found is not None else None

    async def hold_new(self, db: AsyncConnection, room: str) -> None:
        """A room that is made here, in the transaction that makes it."""
        await db.execute(text("INSERT INTO holders (room, node) VALUES (:room, :me)"), {"room": room, "me": self.node})
        self.held[room] = time.monotonic()

    async def guard(self, db: AsyncConnection, room: str) -> None:
        """Nobody takes the room before this transaction has ended. Raises `NotKept` if somebody has already."""
        held = await db.execute(
            text("SELECT 1 FROM holders WHERE room = :room AND node = :me FOR SHARE"), {"room": room, "me": self.node}
        )
        if held.scalar() is None:
            raise not_kept()

    async def release(self, rooms: list[str]) -> None:
        """Others may have these from now on."""
        async with self.changing:
            for room in rooms:
                self.held.pop(room, None)
            async with asyncio.timeout(self.lease), self.engine.begin() as db:
                for start in range(0, len(rooms), 500):
                    some = rooms[start : start + 500]
                    question = text("DELETE FROM holders WHERE node = :me AND room = ANY(:some)")
                    await db.execute(question, {"me": self.node, "some": some})

    async def _let_go_of_the_unused(self) -> None:
        while True:
            await asyncio.sleep(UNUSED / 4)
            before, here = time.monotonic() - UNUSED, set(self.here())
            unused = [room for room, asked in self.held.items() if room not in here and asked < before]
            if unused:
                with suppress(SQLAlchemyError, OSError, TimeoutError):
                    await self.release(unused)

    # --- the others

    async def all(self) -> list[Peer]:
        """Every node that is there, and how many tables it holds. The first keeps house for all."""
        question = (
            "SELECT node, address, key, leaving, (SELECT count(*) FROM holders WHERE holders.node = nodes.node) AS held"
            f" FROM nodes WHERE beat > {NOW} - lease ORDER BY node"
        )
        async with self.engine.connect() as db:
            return [Peer(**row) for row in (await db.execute(text(question))).mappings()]

    async def keeps_house(self) -> bool:
        there = await self.all()
        return not there or there[0].node == self.node


def _forget(room: str) -> None:
    """Nobody has to be told."""
