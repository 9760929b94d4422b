"""A disk that all nodes share, and each node's way to it: slow, and sometimes it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from farfield.table.kept import GRACE, Aged, Conflict, GameKept, RoomKept, SeatKept, check_of, checked, not_kept
from farfield.table.server.ledger import Me
from farfield.table.server.storage import POSTGRES_PATIENCE
from tests.table.simulated.time import Broken

if TYPE_CHECKING:
    from tests.table.simulated.machine import Node
    from tests.table.simulation import World

T = TypeVar("T")


@dataclass
class Disk:
    """What is really stored; all nodes share it, and it outlives them."""

    rooms: dict[str, RoomKept] = field(default_factory=dict)
    touched: dict[str, float] = field(default_factory=dict)
    answers: dict[tuple[str, int], list[tuple[str, str]]] = field(default_factory=dict)
    chat: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    reports: list[tuple[str, int, str, str]] = field(default_factory=list)
    marked: dict[str, float] = field(default_factory=dict)
    nodes: dict[str, tuple[Me, float]] = field(default_factory=dict)  # and when each said last that it is there
    holders: dict[str, str] = field(default_factory=dict)
    running: float = 0.0
    last: float = 0.0


class Keeper:
    """A node's way to the disk: slow, and sometimes it fails before, sometimes after it has written."""

    def __init__(self, world: World, node: Node) -> None:
        self.world, self.node, self.disk, self.chance = world, node, world.disk, world.chance

    async def _do(self, work: Callable[[], T], writes: bool = False) -> T:
        await asyncio.sleep(self.chance.expovariate(1 / self.world.disk_seconds))
        unheard = self.node.unheard
        if unheard:
            self.world.count["the line hung"] += 1
            await asyncio.sleep(POSTGRES_PATIENCE)
        if self.node.dead:
            raise asyncio.CancelledError
        if unheard or self.node.cut_off or self.chance.random() < self.world.disk_fails:
            self.world.count["the disk failed"] += 1
            raise not_kept()
        made = work()
        if writes and self.chance.random() < self.world.disk_fails / 2:
            self.world.count["the disk wrote and said it had not"] += 1
            raise not_kept()
        return made

    def _guard(self, room: str) -> None:
        """In the transaction of what follows: this node holds the room."""
        if self.node.nodes is not None and self.disk.holders.get(room) != self.node.nodes.node:
            self.world.count["written by who does not hold it"] += 1
            raise not_kept()

    async def add_room(self, kept: RoomKept) -> None:
        def work() -> None:
            if self.node.nodes is not None:
                self.disk.holders[kept.room] = self.node.nodes.node
                self.node.nodes.hold(kept.room)
            self.disk.rooms[kept.room] = msgspec.json.decode(msgspec.json.encode(kept), type=RoomKept)
            self.disk.touched[kept.room] = self.node.clock.date()

        await self._do(work, True)

    async def room(self, room: str) -> RoomKept | None:
        def work() -> RoomKept | None:
            kept = self.disk.rooms.get(room)
            return None if kept is None else msgspec.json.decode(msgspec.json.encode(kept), type=RoomKept)

        return await self._do(work)

    async def save_seat(self, room: str, seat: SeatKept) -> None:
        await self._do(lambda: self._put(room, seat), True)

    def _put(self, room: str, seat: SeatKept) -> None:
        self._guard(room)
        self.disk.rooms[room].seats[seat.seat] = msgspec.structs.replace(seat)

    async def take_invitation(self, room: str, seat: SeatKept, invitation: str) -> bool:
        def work() -> bool:
            if self.disk.rooms[room].seats[seat.seat].invitation != invitation:
                return False
            self._put(room, msgspec.structs.replace(seat, invitation="", offered=""))
            return True

        return await self._do(work, True)

    async def save_setup(self, room: str, setup: str) -> None:
        def work() -> None:
            self._guard(room)
            self.disk.rooms[room].setup = setup

        await self._do(work, True)

    async def delete_room(self, room: str) -> None:
        raise Broken("nobody deletes a room here")

    async def age(self, ran: float, date: float, before: float, live: Collection[str]) -> Aged:
        def work() -> Aged:
            disk = self.disk
            disk.running += ran
            last, disk.last = disk.last, date
            old = {room for room, at in disk.touched.items() if at < before} - set(live)
            gone = [room for room, at in disk.marked.items() if room in old and at <= disk.running - GRACE]
            if gone:
                raise Broken(f"rooms were deleted: {gone}")
            disk.marked = {room: disk.marked.get(room, disk.running) for room in sorted(old)}
            return Aged(len(old), gone, last)

        return await self._do(work)

    def touch(self, room: str, every: float = 60.0) -> None:
        self.disk.touched[room] = self.node.clock.date()

    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ()) -> None:
        def work() -> None:
            self._guard(room)
            if len(self.disk.rooms[room].games) != kept.game:
                raise Conflict
            self.disk.rooms[room].games.append(msgspec.structs.replace(kept))
            self._append(room, kept.game, 0, said)

        await self._do(work, True)

    async def answers(self, room: str, game: int, since: int = 0) -> list[str]:
        def work() -> list[str]:
            rows = self.disk.answers.get((room, game), [])
            return checked(room, game, since, [(n, *row) for n, row in enumerate(rows)][since:])

        return await self._do(work)

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        if self.node.nodes is not None and not await self.node.nodes.surely_holds(room):
            raise not_kept()
        await self._do(lambda: self._append(room, game, seq, said), True)

    def _append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        rows = self.disk.answers.setdefault((room, game), [])
        if seq < len(rows):
            self.world.count["two answers to one question"] += 1
            raise Conflict
        if seq > len(rows):
            raise Broken(f"a hole before answer {seq} of room {room}, which has {len(rows)}")
        for n, words in enumerate(said, start=seq):
            self.world.see_stored(room, words)
            rows.append((words, check_of(room, game, n, words)))

    async def add_chat(self, room: str, n: int, seat: int, name: str, words: str, phrase: str, at: float) -> None:
        row = {"room": room, "n": n, "seat": seat, "name": name, "text": words, "phrase": phrase, "at": at}
        await self._do(lambda: self.disk.chat.setdefault(room, []).append(row), True)

    async def chat(self, room: str, most: int = 100) -> list[dict[str, Any]]:
        return await self._do(lambda: self.disk.chat.get(room, [])[-most:])

    async def add_report(self, room: str, game: int, words: str, snapshot: str) -> int:
        def work() -> int:
            self.disk.reports.append((room, game, words, snapshot))
            return len(self.disk.reports)

        return await self._do(work, True)

    async def close(self) -> None: ...
