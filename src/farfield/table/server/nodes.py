"""Several servers on one PostgreSQL: any of them serves any table, and a table is held by one of them at a time.

A server is a node: it says every second that it is there (`nodes.beat`, by the database's clock), and holds the tables
whose row in `holders` names it for as long as it says so. Who has been silent for its `lease` is taken for dead,
and whoever is asked for one of its tables takes it. A node that was only slow notices before it says that it is there
again, and lets go of what others have taken.

Two guards make this safe rather than likely. Answers have a number, which is stored once, whoever stores it. Everything
else about a room is written in a transaction that has locked the row in `holders`, so that nobody can take the room
between looking and writing.

What is in the database is `ledger`'s; here is what a node makes of it, and the simulation plays it with a ledger of its
own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from farfield.table.kept import not_kept, tag
from farfield.table.server.ledger import Ledger, Me, Peer, Silent
from farfield.table.server.metrics import Counter

log = logging.getLogger("farfield.table")
LEASE: Final = 3.0
"""Seconds of silence after which a node is taken for dead, unless it is told another number."""
PATIENCE: Final = 5.0
"""Seconds for which a node that is late with its word waits for it, before it gives up what it was asked."""
UNUSED: Final = 20.0
"""Seconds after which a table that is not in memory is not held any longer."""
PAUSE: Final = 0.1


class Nodes:
    """This node among the others. `here` tells which tables are in memory, `lost` is told which are others' now. `now`
    is a clock of this machine that nobody sets."""

    def __init__(
        self,
        ledger: Ledger,
        address: str,
        lease: float = LEASE,
        now: Callable[[], float] = time.monotonic,
        name: Callable[[], str] = lambda: secrets.token_hex(8),
    ) -> None:
        self.ledger = ledger
        self.me = Me(name(), address, secrets.token_urlsafe(24), lease)
        self.now = now
        self.patience = PATIENCE
        self.until = 0.0
        """By `now`: until then nobody takes what is held here."""
        self.unsure = False  # others may have taken something
        self.held: dict[str, float] = {}  # and when somebody last asked for it
        self.here: Callable[[], Iterable[str]] = tuple
        self.lost: Callable[[str], None] = _forget
        self.tasks: list[asyncio.Task[None]] = []
        self.changing = asyncio.Lock()
        self.taken = Counter("farfield_taken_over_total", "Tables that were taken over from a node that was silent.")
        self.let_go = Counter("farfield_lost_tables_total", "Tables that others took because this node was silent.")
        self.forwarded = Counter("farfield_forwarded_total", "What was passed on to the holder of a table.", "kind")

    @property
    def node(self) -> str:
        return self.me.node

    @property
    def key(self) -> str:
        return self.me.key

    @property
    def lease(self) -> float:
        return self.me.lease

    @property
    def leaving(self) -> bool:
        return self.me.leaving

    # --- being there

    async def join(self) -> None:
        asked = self.now()
        await self.ledger.join(self.me)
        self.until = asked + self.lease
        self.tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._let_go_of_the_unused())]

    async def leave(self) -> None:
        """At the end of this node: others may have everything at once."""
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.until = 0.0
        await self.ledger.leave(self.me)

    async def drain(self) -> None:
        """Nothing new comes here from now on."""
        self.me.leaving = True
        with suppress(Silent, TimeoutError):
            async with asyncio.timeout(2):
                await self._say()

    async def _say(self) -> None:
        asked = self.now()
        if await self.ledger.say(self.me):
            self.unsure = True
        if self.unsure:  # what is held here is not believed before it was looked for, however often that fails
            async with self.changing:
                await self._look_what_is_left()
            self.unsure = False
        self.until = asked + self.lease

    async def _beat(self) -> None:
        """Say that this node is there, for as long as it is."""
        while True:
            await asyncio.sleep(self.lease / 4)
            try:
                await self._say()
            except Silent as error:
                log.warning("this node cannot say that it is there: %s", error)
                await asyncio.sleep(self.lease / 12)

    async def _look_what_is_left(self) -> None:
        mine = await self.ledger.held_by(self.me)
        for room in [room for room in self.held if room not in mine]:
            log.warning("room %s was taken by another node, for this one was silent", tag(room))
            self.let_go.add()
            del self.held[room]
            self.lost(room)

    @property
    def valid(self) -> bool:
        return self.now() < self.until

    def holds(self, room: str) -> bool:
        return self.valid and room in self.held

    async def surely_holds(self, room: str) -> bool:
        """The same; a node that is only late with its word waits for it."""
        until = self.now() + self.patience
        while room in self.held and not self.valid and self.now() < until:
            await asyncio.sleep(PAUSE)
        return self.holds(room)

    # --- holding tables

    async def where(self, room: str) -> Peer | None:
        """Who holds a table: this node (None), which takes it if nobody does, or another. A room that there is not is
        nobody's, and so as well here as anywhere. Raises `NotKept`."""
        until = self.now() + self.patience
        while True:
            if self.holds(room):
                self.held[room] = self.now()
                return None
            try:
                async with self.changing:
                    return await self._take(room)
            except Silent as error:
                if self.now() > until:
                    log.error("who holds a table: %s", error)
                    raise not_kept() from error
                await asyncio.sleep(PAUSE)

    async def _take(self, room: str) -> Peer | None:
        if not self.valid:
            raise Silent("this node has been silent")
        whose = await self.ledger.take(self.me, room)
        if isinstance(whose, Peer):
            return whose
        if whose == "taken over":
            self.taken.add()
        if whose != "nobody's":
            self.lost(room)  # what is still in memory of another time it was here
            self.hold(room)
        return None

    def hold(self, room: str) -> None:
        self.held[room] = self.now()

    async def release(self, rooms: list[str]) -> None:
        """Others may have these from now on."""
        async with self.changing:
            for room in rooms:
                self.held.pop(room, None)
            await self.ledger.release(self.me, rooms)

    async def _let_go_of_the_unused(self) -> None:
        while True:
            await asyncio.sleep(UNUSED / 4)
            before, here = self.now() - UNUSED, set(self.here())
            unused = [room for room, asked in self.held.items() if room not in here and asked < before]
            if unused:
                with suppress(Silent):
                    await self.release(unused)

    # --- the others

    async def all(self) -> list[Peer]:
        """Every node that is there, and how many tables it holds. The first keeps house for all. Raises `Silent`."""
        return await self.ledger.all()

    async def keeps_house(self) -> bool:
        there = await self.all()
        return not there or there[0].node == self.node


def _forget(room: str) -> None:
    """Nobody has to be told."""
