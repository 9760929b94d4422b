"""A node: its workers, its chance, and what it does with a connection."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from farfield.errors import FarfieldError
from farfield.players import Player
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.table import hearing
from farfield.table.connection import Connection
from farfield.table.outside import Outside
from farfield.table.programs import think
from farfield.table.rooms import Rooms
from farfield.table.server.forwarding import PATIENCE, PAUSE, Forwarding
from farfield.table.server.nodes import LEASE, Nodes
from farfield.table.thinking import Question
from tests.table.simulated.disk import Keeper
from tests.table.simulated.ledger import SharedLedger
from tests.table.simulated.time import Clock

if TYPE_CHECKING:
    from tests.table.simulated.network import Socket
    from tests.table.simulation import World

T = TypeVar("T")
NODE: contextvars.ContextVar[Node | None] = contextvars.ContextVar("node", default=None)


class Workers:
    """Work takes a while, and is done by then."""

    def __init__(self, world: World) -> None:
        self.world = world

    def ask(self, question: Question, player: Player, game: Game) -> asyncio.Future[Option | None]:
        return self.think(partial(think, player, game.copy(), question.decision, question.offer))

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self.world.loop.create_future()
        try:
            made = work()
        except Exception as error:
            self.world.loop.call_later(0.01, _settle, done, None, error)
        else:
            self.world.loop.call_later(self.world.chance.uniform(0.001, 0.5), _settle, done, made, None)
        return done

    def make(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return self.think(work)

    def loading(self, who: str) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    def play(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return self.think(work)

    def look(self, who: str, work: Callable[[], T]) -> asyncio.Future[T]:
        return self.think(work)

    def judge(self, who: str, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        return self.think(lambda: work(*args))

    async def close(self) -> None: ...


def _settle(done: asyncio.Future[Any], made: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(made)


async def _within(task: asyncio.Task[T]) -> T | None:
    """What a task of another node makes; None if it fails, or that node dies."""
    await asyncio.wait([task])
    return None if task.cancelled() or task.exception() is not None else task.result()


class Chance:
    def __init__(self, world: World) -> None:
        self.dice = world.chance

    def letters(self, bytes: int) -> str:
        return "".join(self.dice.choices("abcdefghijklmnopqrstuvwxyz234567", k=32 if bytes > 12 else 16))

    def seed(self) -> int:
        return self.dice.getrandbits(64)


class Node:
    """A server: killed, it leaves nothing but what is on the disk."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dead = False
        self.clock = Clock(world)
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in the order they began, as everything here
        self.sockets: dict[Socket, None] = {}
        outside = Outside(Keeper(world, self), self.clock, Workers(world), Chance(world))
        self.rooms = self.run(lambda: Rooms(outside, expiry_days=90))
        self.nodes: Nodes | None = None
        self.forwarding: Forwarding | None = None
        self.cut_off = False  # from the disk, and only this node
        self.unheard = False  # and its words go nowhere, instead of being refused
        if world.leases:
            name = Chance(world).letters(8)
            self.nodes = Nodes(SharedLedger(world, self), f"http://{name}", now=self.clock.now, name=lambda: name)
            self.forwarding = Forwarding(self.nodes, self.rooms)

    async def join(self) -> Node:
        """With the others, where there are others."""
        if self.nodes is not None:
            await self.run(lambda: asyncio.create_task(self.nodes.join()))  # type: ignore[union-attr]
        return self

    def run(self, make: Callable[[], T]) -> T:
        token = NODE.set(self)
        try:
            return make()
        finally:
            NODE.reset(token)

    def kill(self) -> None:
        self.dead = True
        for task in list(self.tasks):
            task.cancel()
        for socket in list(self.sockets):
            socket.break_off()

    async def holder(self, room: str) -> Node | None:
        """The node that holds a room; None: it cannot be said, or cannot be reached."""
        if self.nodes is None:
            return self
        with suppress(FarfieldError):
            peer = await self.nodes.where(room)
            return self if peer is None else self.world.node_named(peer.node)
        return None

    async def serve(self, socket: Socket, room: str) -> None:
        """What the shell does with a WebSocket: it goes to the holder of the table, as `Forwarding` has it."""
        asked, until = False, self.clock.now() + LEASE + PATIENCE
        while (other := await self.holder(room)) is not self:
            if other is not None:
                if not asked and other.forwarding is not None:
                    asked = True
                    if await _within(other.run(lambda: asyncio.create_task(other.forwarding.give(room)))):  # type: ignore[union-attr]
                        continue
                self.world.count["passed on"] += 1
                other.sockets[socket] = None
                await _within(other.run(lambda: asyncio.create_task(other.serve_passed_on(socket, room))))
                socket.break_off()  # also if the other had died before it heard of it
                self.sockets.pop(socket, None)
                return
            if self.clock.now() > until:
                socket.break_off()
                self.sockets.pop(socket, None)
                return
            await asyncio.sleep(PAUSE)
        await self.serve_here(socket, room)

    async def serve_passed_on(self, socket: Socket, room: str) -> None:
        if await self.holder(room) is self:
            await self.serve_here(socket, room)
        socket.break_off()
        self.sockets.pop(socket, None)

    async def serve_here(self, socket: Socket, room: str) -> None:
        connection = Connection(socket, self.clock.now)
        sender = asyncio.create_task(connection.run_sender())
        found = None
        try:
            found = await self.rooms.find(room)
            while not connection.closed and (raw := await socket.to_server.get()) is not None:
                await hearing.hear(found, connection, raw)
        except FarfieldError as error:
            connection.refuse("hello", 0, error)
        finally:
            if found is not None and not self.dead:
                await self.rooms.leave(found, connection)
            await connection.hang_up()
            with suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(sender, 5)
            self.sockets.pop(socket, None)
