"""A clock that is wrong: nothing is deleted because of what it says once, and that it jumped is said."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.kept import GRACE
from farfield.table.outside import Outside
from farfield.table.rooms import A_DAY, AN_HOUR, Rooms
from farfield.table.server.machine import MachineChance, MachineWorkers
from farfield.table.server.storage import Storage
from tests.table.nobody import Ear
from tests.table.serving import Server

BEGAN = 1_800_000_000.0


class SetClock:
    """A clock that a test sets; whoever sleeps by it wakes up when its time has come."""

    def __init__(self) -> None:
        self.ran = 0.0
        self.off = 0.0
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.ran

    def date(self) -> float:
        return BEGAN + self.ran + self.off

    async def sleep(self, seconds: float) -> None:
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping.append((self.ran + seconds, waits))
        await waits

    async def run(self, seconds: float) -> None:
        """So much time passes, a minute at a time at least."""
        until = self.ran + seconds
        while True:
            await asyncio.sleep(0.02)
            self.sleeping = [x for x in self.sleeping if not x[1].done()]
            at, waits = min(self.sleeping, key=lambda x: x[0], default=(until, None))
            if waits is None or at > until:
                break
            self.ran = max(self.ran, at)
            waits.set_result(None)
        self.ran = until


def run(tmp_path: Path, days: int, test: Callable[[Rooms, Storage, SetClock], Awaitable[None]]) -> None:
    async def main() -> None:
        storage, clock = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"), SetClock()
        rooms = Rooms(Outside(storage, clock, MachineWorkers(), MachineChance()), days)
        try:
            await test(rooms, storage, clock)
        finally:
            await rooms.close()

    asyncio.run(main())


async def a_room(rooms: Rooms, tmp_path: Path, days_ago: float, date: float = BEGAN) -> str:
    """A room that was touched so many days ago and is in storage only."""
    made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
    room = rooms.live.pop(made.room)
    room.attendant.stop()

    def put_back() -> None:
        with closing(sqlite3.connect(tmp_path / "table.db", timeout=60)) as db:
            db.execute("UPDATE rooms SET touched = ? WHERE room = ?", [date - days_ago * A_DAY, made.room])
            db.commit()

    await asyncio.to_thread(put_back)  # the housekeeper may be in the midst of a write, and needs this loop to end it
    return made.room


def test_an_old_room_is_marked_and_goes_after_days_of_running(tmp_path: Path) -> None:
    async def test(rooms: Rooms, storage: Storage, clock: SetClock) -> None:
        old, new = await a_room(rooms, tmp_path, 91), await a_room(rooms, tmp_path, 1)
        date = clock.date()
        aged = [await storage.age(ran, date, date - 90 * A_DAY, ()) for ran in (0, GRACE / 2, GRACE / 2)]
        assert [x.marked for x in aged] == [1, 1, 0] and [x.deleted for x in aged] == [[], [], [old]]
        assert await storage.room(old) is None and await storage.room(new) is not None

    run(tmp_path, 0, test)


def test_a_mark_goes_when_somebody_comes_or_the_clock_is_right_again(tmp_path: Path) -> None:
    async def test(rooms: Rooms, storage: Storage, clock: SetClock) -> None:
        visited, left = await a_room(rooms, tmp_path, 91), await a_room(rooms, tmp_path, 1)
        ahead = clock.date() + 100 * A_DAY  # somebody has set the clock
        assert (await storage.age(0, ahead, ahead - 90 * A_DAY, ())).marked == 2
        storage.touch(visited, every=0)
        right = clock.date()
        for ran in (GRACE, GRACE):
            aged = await storage.age(ran, right, right - 90 * A_DAY, ())
            assert not aged.deleted and not aged.marked
        assert await storage.room(visited) is not None and await storage.room(left) is not None

    run(tmp_path, 0, test)


def test_nobody_loses_a_room_that_is_live(tmp_path: Path) -> None:
    async def test(rooms: Rooms, storage: Storage, clock: SetClock) -> None:
        name = await a_room(rooms, tmp_path, 400)
        room = await rooms.find(name)
        async with room.lock:
            ear = Ear()
            room.connections.append(ear)
        for _ in range(3):
            await rooms._let_go(GRACE, True)
        assert await storage.room(name) is not None

    run(tmp_path, 90, test)


def test_a_jump_is_said_and_nothing_goes_for_a_day(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(rooms: Rooms, storage: Storage, clock: SetClock) -> None:
        name = await a_room(rooms, tmp_path, 1)
        await clock.run(120)
        with caplog.at_level(logging.WARNING):
            clock.off = 100 * A_DAY
            await clock.run(120)
        assert "jumped by +8640000 s" in caplog.text
        await clock.run(2 * AN_HOUR)
        async with storage.engine.connect() as db:
            marked = (await db.exec_driver_sql("SELECT count(*) FROM leaving")).scalar()
        assert marked == 0 and await storage.room(name) is not None

    run(tmp_path, 90, test)


def test_a_server_that_starts_a_hundred_days_ahead_deletes_nothing(tmp_path: Path) -> None:
    """On a real server: the date of every room is put back instead, which is the same to it."""
    server = Server(tmp_path, "--keep-days", "90", log=tmp_path / "log")
    try:
        server.start()
        made = server.room({"kind": "here"})
        server.kill()
        with closing(sqlite3.connect(tmp_path / "table.db", timeout=60)) as db:
            db.execute("UPDATE rooms SET touched = touched - 100 * 86400")
            db.execute("UPDATE house SET value = value - 100 * 86400 WHERE what = 'date'")
            db.commit()
        server.start()
        with closing(sqlite3.connect(tmp_path / "table.db", timeout=60)) as db:
            for _ in range(600):
                if db.execute("SELECT count(*) FROM leaving").fetchone() == (1,):
                    break
                asyncio.run(asyncio.sleep(0.1))
            else:
                raise AssertionError("nothing was marked")
        with server.sit(made["room"], made["seats"][0]["secret"]) as ann:  # also not one that is played on after that
            ann.hear_until("table")
            assert ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])["type"] == "table"
        assert "Is it right?" in (tmp_path / "log").read_text() and "will be deleted" in (tmp_path / "log").read_text()
    finally:
        server.kill()
