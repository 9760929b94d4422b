"""What is kept: on SQLite, and on a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from farfield.table.kept import GRACE, Damaged, NotKept
from farfield.table.server.quick_log import Plain
from farfield.table.server.schema import metadata
from farfield.table.server.storage import (
    ROWS_ON_THE_SPOT,
    CannotStore,
    Conflict,
    GameKept,
    RoomKept,
    SeatKept,
    Storage,
)
from farfield.table.server.writer import EMPTY_WAL_EVERY, Writer
from tests.table.postgres import Postgres, postgres_or_skip

Test = Callable[[Storage], Awaitable[None]]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    made = request.getfixturevalue("postgres")
    assert isinstance(made, Postgres)
    return made.new_database()


def run(url: str, test: Test) -> None:
    async def main() -> None:
        storage = await Storage.open(url)
        try:
            await test(storage)
        finally:
            await storage.close()

    asyncio.run(main())


def a_room(name: str = "here") -> RoomKept:
    seats = [SeatKept(0, "here", "Ann", "Garen", ""), SeatKept(1, "elsewhere", "Bob", "Lux", "", invitation="card")]
    return RoomKept(name, "host", '{"mode":"lanes"}', seats)


def test_a_room_comes_back_as_it_was_kept(url: str) -> None:
    async def keep(storage: Storage) -> None:
        await storage.add_room(a_room())
        await storage.add_game("here", GameKept(0, "settings", "1.0"), ["one", "two"])
        await storage.save_seat("here", SeatKept(0, "here", "Anna", "Garen", "", secret="key", every_window=True))

    async def look(storage: Storage) -> None:
        found = await storage.room("here")
        assert found is not None
        assert found.games == [GameKept(0, "settings", "1.0")]
        assert found.seats[0] == SeatKept(0, "here", "Anna", "Garen", "", secret="key", every_window=True)
        assert found.seats[1] == a_room().seats[1]
        assert await storage.answers("here", 0) == ["one", "two"]
        assert await storage.room("nowhere") is None

    run(url, keep)
    run(url, look)


def test_answers_come_back_in_their_order_and_from_any_number_on(url: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("here", 0, 0, ["a", "b"])
        await storage.append("here", 0, 2, ["c"])
        await storage.append("here", 1, 0, ["of another game"])
        assert await storage.answers("here", 0) == ["a", "b", "c"]
        assert await storage.answers("here", 0, since=2) == ["c"]

    run(url, test)


def test_of_two_answers_with_one_number_one_is_stored_and_the_other_refused(url: str) -> None:
    async def test(storage: Storage) -> None:
        other = await Storage.open(url)  # another server
        try:
            both = await asyncio.gather(
                *(x.append("here", 0, 0, [f"answer {n}"]) for n in range(10) for x in (storage, other)),
                return_exceptions=True,
            )
            assert sum(x is None for x in both) == 1
            assert all(x is None or isinstance(x, Conflict) for x in both)
            assert len(await storage.answers("here", 0)) == 1
        finally:
            await other.close()

    run(url, test)


def test_a_collision_costs_nobody_else_an_answer(url: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("here", 0, 0, ["first"])
        done = await asyncio.gather(
            storage.append("here", 0, 0, ["late"]),
            *(storage.append(f"room {n}", 0, 0, ["well", "done"]) for n in range(20)),
            return_exceptions=True,
        )
        assert isinstance(done[0], Conflict) and done[1:] == [None] * 20
        for n in range(20):
            assert await storage.answers(f"room {n}", 0) == ["well", "done"]

    run(url, test)


def test_a_long_game_is_taken_in_without_keeping_anybody_waiting(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = 0

    def params(made: SQLCompiler) -> object:
        nonlocal reads
        reads += 1
        return made.construct_params(_check=False)

    async def test(storage: Storage) -> None:
        await storage.add_room(a_room())
        with monkeypatch.context() as patch:  # all values are looked for whenever it is read
            patch.setattr(SQLCompiler, "params", property(params))
            await storage.add_game("there", GameKept(0, "settings", "1.0"), ["well"] * ROWS_ON_THE_SPOT)
        assert reads <= 2
        for game, count in enumerate((ROWS_ON_THE_SPOT, 5000)):  # by the loop itself, and by a thread
            said = [f"answer {n}" for n in range(count)]
            began = time.thread_time()
            await storage.add_game("here", GameKept(game, "settings", "1.0"), said)
            assert time.thread_time() - began < 1.5
            assert await storage.answers("here", game) == said
            with pytest.raises(Conflict):
                await storage.add_game("here", GameKept(game, "settings", "1.0"), said)

    run(url, test)


def test_a_file_that_is_locked_for_a_moment_is_written_to_on_the_spot_after_it(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        quick, tries = storage.writer.quick, 0
        assert quick is not None
        together = quick.together

        def locked_first(steps: Sequence[Plain]) -> list[int] | None:
            nonlocal tries
            tries += 1
            return together(steps) if tries > 2 else None

        before = storage.writer.in_wal
        quick.together = locked_first  # type: ignore[method-assign]
        storage.engine, engine = create_async_engine("sqlite+aiosqlite:///no/such/folder/file"), storage.engine
        await storage.add_room(a_room())  # by no thread: it would find no file
        storage.engine = engine
        assert tries == 3 and await storage.room("here") is not None
        assert storage.writer.in_wal == before + 3, "a room and two seats wait in the WAL"

    run(f"sqlite:///{tmp_path / 'table.db'}", test)


def test_an_invitation_is_good_for_one(url: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_room(a_room())
        seat = SeatKept(1, "elsewhere", "Bea", "Lux", "", secret="key")
        taken = await asyncio.gather(*(storage.take_invitation("here", seat, "card") for _ in range(5)))
        assert sorted(taken) == [False] * 4 + [True]

    run(url, test)


def test_deleting_and_expiring_leave_nothing_of_a_room(url: str) -> None:
    async def test(storage: Storage) -> None:
        for name in ("old", "gone", "kept"):
            await storage.add_room(a_room(name))
            await storage.add_game(name, GameKept(0, "settings", "1.0"), ["one"])
            await storage.add_chat(name, 0, 0, "Ann", "hello", "", 1.0)
            await storage.add_report(name, 0, f"in {name}", "the game")
        await storage.delete_room("gone")
        now = time.time()
        storage.touch("kept", every=0)
        assert (await storage.age(0, now, now, ())).marked == 1
        assert (await storage.age(GRACE, now, now, ())).deleted == ["old"]
        for name in ("old", "gone"):
            assert await storage.room(name) is None
            assert await storage.answers(name, 0) == [] and await storage.chat(name) == []
        assert await storage.room("kept") is not None
        assert [line["text"] for line in await storage.chat("kept")] == ["hello"]
        assert [report.text async for report in storage.reports()] == ["in kept"]
        async with storage.engine.connect() as db:  # whatever is added to the schema later is deleted as well
            for table in (x for x in metadata.sorted_tables if x.name != "house"):
                held = (await db.execute(select(table.c.room))).scalars().all()
                assert set(held) == ({"kept"} if table.name != "leaving" else set()), table.name

    run(url, test)


def test_reports_are_numbered_and_come_back_as_they_were_told(url: str) -> None:
    async def test(storage: Storage) -> None:
        assert await storage.add_report("here", 0, "strange", "the game") == 1
        assert await storage.add_report("here", 3, "stranger", "the game later") == 2
        kept = [report async for report in storage.reports()]
        assert [(x.number, x.room, x.game, x.text, x.snapshot) for x in kept] == [
            (1, "here", 0, "strange", "the game"),
            (2, "here", 3, "stranger", "the game later"),
        ]
        await storage.delete_room("here")
        assert await storage.add_report("there", 0, "new", "another game") == 3  # a number is never given twice

    run(url, test)


# --- when something goes wrong while answers are written together


def waiting_together(storage: Storage, *said: tuple[str, int]) -> list[asyncio.Task[None]]:
    """Appends of these rooms and numbers that end up in one batch."""
    return [asyncio.create_task(storage.append(room, 0, seq, ["late"])) for room, seq in said]


def test_who_has_gone_does_not_stop_the_writer(url: str) -> None:
    """One of a batch collides, so that each is tried alone; another one has stopped waiting."""

    async def test(storage: Storage) -> None:
        storage.writer.quick, quick = None, storage.writer.quick
        await storage.append("here", 0, 0, ["first"])
        for gone in (0, 1):
            tasks = waiting_together(storage, ("here", 0), (f"room {gone}", 0), (f"other {gone}", 0))
            await asyncio.sleep(0)  # all of them wait now
            tasks[gone].cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert isinstance(done[gone], asyncio.CancelledError) and done[2] is None
        await asyncio.wait_for(storage.append("here", 0, 1, ["second"]), 60)
        assert await storage.answers("here", 0) == ["first", "second"]
        storage.writer.quick = quick

    run(url, test)


def test_an_error_while_looking_for_a_collision_is_told_to_everybody_who_waits(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(db: object, x: object) -> None:
        raise OperationalError("INSERT", {}, Exception("the line is dead"))

    async def test(storage: Storage) -> None:
        storage.writer.quick, quick = None, storage.writer.quick
        await storage.append("here", 0, 0, ["first"])
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_write_one", staticmethod(lost))
            tasks = waiting_together(storage, ("here", 0), ("there", 0))
            done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
            assert [type(x) for x in done] == [NotKept] * 2
        await asyncio.wait_for(storage.append("here", 0, 1, ["second"]), 60)
        assert await storage.answers("here", 0) == ["first", "second"] and await storage.answers("there", 0) == []
        storage.writer.quick = quick

    run(url, test)


def test_whoever_waits_when_no_connection_can_be_made_is_told(url: str) -> None:
    async def test(storage: Storage) -> None:
        storage.writer.quick, quick = None, storage.writer.quick
        good, storage.writer.engine = storage.writer.engine, create_async_engine("sqlite+aiosqlite:////no/such/place")
        with pytest.raises(NotKept):
            await asyncio.wait_for(storage.append("here", 0, 0, ["first"]), 60)
        await storage.writer.engine.dispose()
        storage.writer.engine = good
        await asyncio.wait_for(storage.append("here", 0, 0, ["first"]), 60)
        assert await storage.answers("here", 0) == ["first"]
        storage.writer.quick = quick

    run(url, test)


def test_after_closing_nobody_waits_for_ever(tmp_path: Path) -> None:
    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        await storage.close()
        storage.writer.quick = None
        with pytest.raises(NotKept):
            await asyncio.wait_for(storage.append("here", 0, 0, ["too late"]), 60)

    asyncio.run(main())


def test_two_servers_may_start_at_once(url: str) -> None:
    async def main() -> None:
        storages = await asyncio.gather(*(Storage.open(url) for _ in range(4)))
        await storages[0].add_room(a_room())
        assert await storages[3].room("here") is not None
        for storage in storages:
            await storage.close()

    asyncio.run(main())


def test_a_place_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    async def main() -> None:
        with pytest.raises(CannotStore, match="unable to open database file"):
            await Storage.open(f"sqlite:///{tmp_path / 'missing' / 'table.db'}")
        await asyncio.sleep(0.1)  # the thread that tried has ended by then

    asyncio.run(main())


def test_answers_are_kept_also_while_somebody_else_writes_to_the_file(tmp_path: Path) -> None:
    """The event loop writes by itself; a file that is locked is left to who can wait for it."""

    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        try:
            await storage.append("here", 0, 0, ["at once"])
            with closing(sqlite3.connect(tmp_path / "table.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                late = asyncio.create_task(storage.append("here", 0, 1, ["later", "and more"]))
                await asyncio.sleep(0.05)
                assert not late.done() and await storage.answers("here", 0) == ["at once"]
                other.execute("COMMIT")
                await late
            assert await storage.answers("here", 0) == ["at once", "later", "and more"]
        finally:
            await storage.close()

    asyncio.run(main())


def test_rooms_and_games_keep_no_answer_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written over a thread has the file to itself for as long as the loop is busy elsewhere, and every answer
    that meets it goes the same way: four of five did on a busy machine."""

    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        waited: list[str] = []

        async def wait(room: str, *_: object) -> None:
            waited.append(room)

        monkeypatch.setattr(storage.writer, "_wait", wait)
        try:
            for n in range(20):
                name = f"room {n}"
                await asyncio.gather(
                    storage.add_room(a_room(name)),
                    storage.add_game(name, GameKept(0, "settings", "1.0"), ["one", "two"]),
                    storage.append(name, 0, 2, ["three"]),
                    storage.save_setup(name, "{}"),
                    storage.save_seat(name, SeatKept(0, "here", "Anna", "Garen", "")),
                    storage.add_chat(name, 0, 0, "Anna", "Hello", "", 1.0),
                    storage.append(name, 0, 3, ["four"]),
                )
            assert waited == []
            for n in range(20):
                assert await storage.answers(f"room {n}", 0) == ["one", "two", "three", "four"]
        finally:
            monkeypatch.undo()
            await storage.close()

    asyncio.run(main())


def test_a_file_that_is_locked_for_a_moment_is_tried_again_without_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farfield.table.server.writer.SOON", (0.01,) * 6000)

    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        good, storage.writer.engine = storage.writer.engine, create_async_engine("sqlite+aiosqlite:////no/such/place")
        try:
            await storage.append("here", 0, 0, ["at once"])
            with closing(sqlite3.connect(tmp_path / "table.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                late = waiting_together(storage, ("here", 1), ("here", 0), ("there", 0))
                await asyncio.sleep(0.05)
                assert not any(x.done() for x in late)
                other.execute("COMMIT")
                done = await asyncio.wait_for(asyncio.gather(*late, return_exceptions=True), 60)
            assert done[0] is None and isinstance(done[1], Conflict) and done[2] is None
            assert await storage.answers("here", 0) == ["at once", "late"]
        finally:
            await storage.writer.engine.dispose()
            storage.writer.engine = good
            await storage.close()

    asyncio.run(main())


def test_the_wal_is_emptied_after_so_many_answers(tmp_path: Path) -> None:
    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        try:
            for n in range(EMPTY_WAL_EVERY):
                await storage.append("here", 0, n, ["x" * 200])
            assert storage.writer.emptying is not None
            await storage.writer.emptying
            assert (tmp_path / "table.db").stat().st_size > 200 * EMPTY_WAL_EVERY  # moved to its place, not only logged
            await storage.append("here", 0, EMPTY_WAL_EVERY, ["one more"])
            assert len(await storage.answers("here", 0)) == EMPTY_WAL_EVERY + 1
        finally:
            await storage.close()

    asyncio.run(main())


# --- what is stored is what was stored


@pytest.mark.parametrize("damage", ["said = 'other'", "seq = 7", "check_sum = '0123456789abcdef'"])
def test_an_answer_that_is_not_what_was_stored_is_noticed(tmp_path: Path, damage: str) -> None:
    async def keep(storage: Storage) -> None:
        await storage.append("here", 0, 0, ["one", "two", "three"])

    async def look(storage: Storage) -> None:
        with pytest.raises(Damaged, match="number 1 is not possible"):
            await storage.answers("here", 0)
        if "seq" not in damage:
            assert await storage.answers("here", 0, since=2) == ["three"]

    url = f"sqlite:///{tmp_path / 'table.db'}"
    run(url, keep)
    with closing(sqlite3.connect(tmp_path / "table.db")) as db:
        db.execute(f"UPDATE answers SET {damage} WHERE seq = 1")
        db.commit()
    run(url, look)


def test_a_database_of_an_older_version_is_taken_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "table.db")) as db:
        columns = "room VARCHAR(40), game INTEGER, seq INTEGER, said TEXT, PRIMARY KEY (room, game, seq)"
        db.execute(f"CREATE TABLE answers ({columns})")
        db.execute("INSERT INTO answers VALUES ('here', 0, 0, 'of old')")
        db.commit()

    async def test(storage: Storage) -> None:
        await storage.append("here", 0, 1, ["new"])
        assert await storage.answers("here", 0) == ["of old", "new"]

    async def again(storage: Storage) -> None:
        assert await storage.answers("here", 0) == ["of old", "new"]

    run(f"sqlite:///{tmp_path / 'table.db'}", test)
    run(f"sqlite:///{tmp_path / 'table.db'}", again)


def test_sqlite_can_wait_for_the_disk_at_every_answer(tmp_path: Path) -> None:
    async def main() -> None:
        for full, level in ((False, 1), (True, 2)):
            storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}", full)
            async with storage.engine.connect() as db:
                assert (await db.exec_driver_sql("PRAGMA synchronous")).scalar() == level
            assert storage.writer.quick is not None
            assert storage.writer.quick.db.execute("PRAGMA synchronous").fetchone() == (level,)
            await storage.close()

    asyncio.run(main())


def test_what_cannot_be_written_is_said_and_can_be_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that somebody holds, and a disk that may only be read."""
    monkeypatch.setattr("farfield.table.server.storage.SQLITE_PATIENCE", 0.2)
    file = tmp_path / "table.db"

    async def test(storage: Storage) -> None:
        await storage.append("here", 0, 0, ["one"])
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for call in (storage.append("here", 0, 1, ["two"]), storage.add_room(a_room())):
                with pytest.raises(NotKept):
                    await asyncio.wait_for(call, 60)
            assert await storage.answers("here", 0) == ["one"]
            other.execute("ROLLBACK")
        assert storage.writer.quick is not None
        storage.writer.quick.db.execute("PRAGMA query_only=1")
        with monkeypatch.context() as patch:
            only_read = create_async_engine(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")
            patch.setattr(storage.writer, "engine", only_read)
            await end_of(storage.writer)
            with pytest.raises(NotKept):
                await asyncio.wait_for(storage.append("here", 0, 1, ["two"]), 60)
            await storage.writer.engine.dispose()
        storage.writer.quick.db.execute("PRAGMA query_only=0")
        await storage.append("here", 0, 1, ["two"])
        assert await storage.answers("here", 0) == ["one", "two"]

    run(f"sqlite:///{file}", test)


async def end_of(writer: Writer) -> None:
    """Let it take a new connection."""
    writer.task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writer.task
    writer.task = asyncio.create_task(writer._write())
