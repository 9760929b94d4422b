"""The ledger of who holds which table, on the disk that all nodes share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from farfield.table.server.ledger import Me, Peer, Silent, Took

if TYPE_CHECKING:
    from tests.table.simulated.machine import Node
    from tests.table.simulation import World

T = TypeVar("T")


class SharedLedger:
    """As PostgreSQL has it: each word is one transaction, by one clock."""

    def __init__(self, world: World, node: Node) -> None:
        self.world, self.node, self.disk = world, node, world.disk

    async def _do(self, work: Callable[[], T], lease: float) -> T:
        """Slow and unsure as everything on this disk; what takes longer than a lease is not done."""
        takes = self.world.chance.expovariate(1 / self.world.disk_seconds)
        takes = max(takes, 2 * lease) if self.node.unheard else takes
        await asyncio.sleep(min(takes, lease))
        if self.node.dead:
            raise asyncio.CancelledError
        if takes > lease or self.node.cut_off or self.world.chance.random() < self.world.disk_fails:
            self.world.count["the ledger was silent"] += 1
            raise Silent("made by the simulation")
        made = work()
        if self.world.chance.random() < self.world.disk_fails / 2:
            raise Silent("made by the simulation, after it was done")
        return made

    def _fresh(self, node: str) -> bool:
        known = self.disk.nodes.get(node)
        return known is not None and known[1] > self.world.loop.ran - known[0].lease

    def _put(self, me: Me) -> None:
        self.disk.nodes[me.node] = (msgspec.structs.replace(me), self.world.loop.ran)

    async def join(self, me: Me) -> None:
        self._put(me)

    async def leave(self, me: Me) -> None:
        self.disk.nodes.pop(me.node, None)
        self.disk.holders = {room: node for room, node in self.disk.holders.items() if node != me.node}

    async def say(self, me: Me) -> bool:
        def work() -> bool:
            late = not self._fresh(me.node)
            self._put(me)
            return late

        return await self._do(work, me.lease)

    async def held_by(self, me: Me) -> set[str]:
        return await self._do(lambda: {room for room, x in self.disk.holders.items() if x == me.node}, me.lease)

    async def take(self, me: Me, room: str) -> Took:
        return await self._do(lambda: self._take(me, room), me.lease)

    def _take(self, me: Me, room: str) -> Took:
        others = [x for x, _ in self.disk.nodes.values() if x.node != me.node and not x.leaving and self._fresh(x.node)]
        other = _peer(self.world.chance.choice(others)) if me.leaving and others else None
        if other is None and room in self.disk.rooms:
            self.disk.holders.setdefault(room, me.node)
        holder = self.disk.holders.get(room)
        if holder is None:
            return other or "nobody's"
        if holder == me.node:
            return "mine"
        if self._fresh(holder):
            return _peer(self.disk.nodes[holder][0])
        if other is not None:
            return other
        self.disk.holders[room] = me.node
        self.world.count["taken over"] += 1
        return "taken over"

    async def release(self, me: Me, rooms: list[str]) -> None:
        def work() -> None:
            for room in rooms:
                if self.disk.holders.get(room) == me.node:
                    del self.disk.holders[room]

        await self._do(work, me.lease)

    async def all(self) -> list[Peer]:
        return [_peer(me) for me, _ in self.disk.nodes.values() if self._fresh(me.node)]


def _peer(me: Me) -> Peer:
    return Peer(me.node, me.address, me.key, me.leaving)
