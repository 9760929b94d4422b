"""Rooms that are dear to load, and programs that think for long: whoever has many of them has one turn at a time."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from farfield.rules.state import Option
from farfield.rules.terms import PASS
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.server.machine import LOADS, MachineWorkers
from farfield.table.server.thinkers import Thinkers, _Thinker
from farfield.table.thinking import Found, Question
from tests.table.nobody import some_rooms


async def rooms_put_away(rooms: Rooms, count: int) -> list[str]:
    setup = CreateRoom("duel", [SeatWish("here", "Ann", "Garen"), SeatWish("here", "Bob", "Lux")], seed="4")
    names = [(await rooms.make(setup, "ann")).room for _ in range(count)]
    for name in names:
        rooms._put_away(name)
    return names


def test_rooms_are_loaded_by_turns_of_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    async def load(room: Room) -> None:
        await asyncio.sleep(0.01)
        loaded.append(room.who)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            names = await rooms_put_away(rooms, 8)
            monkeypatch.setattr(Room, "load", load)
            asking = [asyncio.create_task(rooms.find(name, "ann")) for name in names[:6]]
            await asyncio.sleep(0.005)
            asking += [asyncio.create_task(rooms.find(name, "bob")) for name in names[6:]]
            found = await asyncio.gather(*asking)
            assert [room.room for room in found] == names
            assert loaded.index("bob") <= 2, loaded
            assert not rooms.loading

    asyncio.run(main())


def test_who_has_much_to_load_cannot_keep_anybody_from_their_room(tmp_path: Path) -> None:
    """Ann has asked for Bob's room too, behind all her own."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            names = await rooms_put_away(rooms, 5)
            hers = [asyncio.create_task(rooms.find(name, "ann")) for name in names]
            await asyncio.sleep(0)
            assert rooms.being_loaded() == set(names)
            bobs = await rooms.find(names[-1], "bob")
            assert sum(task.done() for task in hers) < 4
            assert (await asyncio.gather(*hers))[-1] is bobs, "there is one such room"

    asyncio.run(main())


def test_making_a_room_waits_for_none_that_is_loaded() -> None:
    async def main() -> None:
        workers, ready = MachineWorkers(), threading.Event()
        try:
            many = [workers.play(ready.wait) for _ in range(20)]
            assert await asyncio.wait_for(workers.make(lambda: "a room"), 60) == "a room"
            ready.set()
            await asyncio.gather(*many)
        finally:
            ready.set()
            await workers.close()

    asyncio.run(main())


def test_a_table_goes_on_while_rooms_are_loaded() -> None:
    """Half of the threads are for rooms that are there: to catch up, and to take back."""

    async def main() -> None:
        workers, ready = MachineWorkers(), threading.Event()

        async def load(who: str) -> None:
            async with workers.loading(who):
                await workers.play(ready.wait)

        try:
            loads = [asyncio.create_task(load(f"visitor {n}")) for n in range(20)]
            await asyncio.sleep(0)
            assert workers.waiting()["loads"] == 20 - LOADS
            assert await asyncio.wait_for(workers.play(lambda: "caught up"), 60) == "caught up"
            ready.set()
            await asyncio.gather(*loads)
        finally:
            ready.set()
            await workers.close()

    asyncio.run(main())


def test_programs_think_by_turns_of_who_made_their_table(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    async def ask(self: Thinkers, thinker: _Thinker, question: Question) -> Found:
        await asyncio.sleep(0)
        thought.append(question.who)
        return question.fallback

    async def answers(room: str, game: int, since: int) -> list[str]:
        return []

    def question(room: int, who: str) -> Question:
        return Question(f"room {room}", 0, "", "free", True, "", 0, "expert", 1, 1, False, (PASS, 0, 0), who)

    async def main() -> None:
        monkeypatch.setattr(Thinkers, "_ask", ask)
        thinkers = Thinkers(answers, processes=1)
        thinkers.places[0] = _Thinker(None)  # type: ignore[arg-type]
        asking = [asyncio.create_task(thinkers.ask(question(n, "ann"))) for n in range(300)]
        await asyncio.sleep(0)
        assert thinkers.at_work == 1
        assert await thinkers.ask(question(300, "bob")) == Option(PASS)
        assert len(thought) < 5, "three hundred tables of one house are one house"
        await asyncio.gather(*asking)
        assert thinkers.at_work == 0

    asyncio.run(main())


def test_a_room_knows_who_made_it_and_nobody_keeps_that(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("program")]), "198.51.100.7")
            assert rooms.live[made.room].who == "198.51.100.7"
            rooms._put_away(made.room)
            assert (await rooms.find(made.room, "198.51.100.8")).who == "198.51.100.8"
            rooms._put_away(made.room)
            assert (await rooms.find(made.room)).who == made.room

    asyncio.run(main())
    assert not any(b"198.51.100" in file.read_bytes() for file in tmp_path.iterdir())
