"""What is kept: rooms, seats, games and every answer, in SQLite or PostgreSQL.

The log of answers is the truth: (room, game, seq) is unique, so of two answers to one question one is stored and the
other refused, also between several servers. `writer` puts them there.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Delete, Insert, Table, Update, delete, event, insert, inspect, select, text, update
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql.compiler import SQLCompiler

from farfield.table.kept import (
    GRACE,
    Aged,
    Conflict,
    GameKept,
    ReportKept,
    RoomKept,
    SeatKept,
    checked,
    not_kept,
)
from farfield.table.limits import CHAT_KEPT, TooMuch
from farfield.table.server.alone import Alone
from farfield.table.server.disk import almost_full
from farfield.table.server.ledger import Database, guard, hold_new
from farfield.table.server.meter import Meter
from farfield.table.server.nodes import LEASE, Nodes
from farfield.table.server.quick_log import Plain, QuickLog
from farfield.table.server.schema import (
    answers,
    between,
    chat,
    games,
    holders,
    house,
    leaving,
    metadata,
    reports,
    rooms,
    seats,
)
from farfield.table.server.writer import AT_ONCE, CannotStore, Writer, rows_of

__all__ = [
    "CannotStore",
    "Conflict",
    "GameKept",
    "ReportKept",
    "RoomKept",
    "SeatKept",
    "Storage",
    "address_of",
    "file_of",
]

SCHEMA_LOCK: Final = 0x66617266  # two servers that start at once must not both create the tables
SQLITE_PATIENCE: Final = 10  # seconds to wait for another server's write
POSTGRES_PATIENCE: Final = 15  # seconds to wait for a word of PostgreSQL: a line that was cut says nothing, for ever
ROWS_ON_THE_SPOT: Final = 200  # more than these would keep the event loop


P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("farfield.table")
Kept = Callable[Concatenate["Storage", P], Coroutine[Any, Any, T]]
Step = Insert | Update | Delete
Rows = Sequence[dict[str, Any]]


def keeps(call: Kept[P, T]) -> Kept[P, T]:
    """Whatever is wrong with the database, a full disk, a lock, a lost line: the table is told that nothing is kept."""

    @wraps(call)
    async def told(self: Storage, /, *args: P.args, **more: P.kwargs) -> T:
        began, failed = time.perf_counter(), False
        try:
            return await call(self, *args, **more)
        except (SQLAlchemyError, sqlite3.Error, OSError, CannotStore) as error:
            failed = True
            log.error("%s: %s", call.__name__, str(error).split("\n")[0])
            await self.forget_silent_lines(error)
            raise not_kept() from error
        finally:
            self.meter.stored(call.__name__, time.perf_counter() - began, failed)

    return told


class Storage:
    """Open with `await Storage.open(url)`, close with `await storage.close()`."""

    def __init__(self, engine: AsyncEngine, quick: QuickLog | None = None, folder: Path | None = None) -> None:
        self.engine = engine
        self.folder = folder  # on a disk of this machine
        self.meter = Meter()
        self.nodes: Nodes | None = None
        self.alone: Alone | None = None
        self.writer = Writer(engine, quick)

    @staticmethod
    async def open(url: str, full: bool = False, serves: str = "", lease: float = LEASE) -> Storage:
        """`full`: SQLite waits for the disk at every answer, so that not even a power cut costs one. `serves`: the
        address of the server that opens it to people; an SQLite file has one such, PostgreSQL any number."""
        parsed = address_of(url)
        file = file_of(url)
        alone = Alone(file) if serves and file is not None else None
        if alone is not None:
            alone.take()
        try:
            storage = await Storage._open(url, parsed, full)
        except BaseException:
            if alone is not None:
                alone.leave()
            raise
        storage.alone = alone
        if serves and storage.engine.dialect.name == "postgresql":
            storage.nodes = Nodes(Database(storage.engine), serves, lease)
            try:
                await storage.nodes.join()
            except (SQLAlchemyError, OSError) as error:
                await storage.close()
                raise CannotStore(str(error).split("\n")[0]) from error
        return storage

    @staticmethod
    async def _open(url: str, parsed: URL, full: bool) -> Storage:
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+asyncpg")
        elif parsed.drivername == "sqlite":
            parsed = parsed.set(drivername="sqlite+aiosqlite")
        try:
            if parsed.drivername.startswith("sqlite"):
                engine = create_async_engine(parsed)
            else:
                patience = {"timeout": POSTGRES_PATIENCE, "command_timeout": POSTGRES_PATIENCE}
                engine = create_async_engine(parsed, pool_pre_ping=True, connect_args=patience)
        except ImportError as error:
            raise CannotStore(f'{error}. In a source checkout: pip install ".[postgres]".') from error
        except SQLAlchemyError as error:  # another kind of database
            raise CannotStore(f"{error}.") from error
        try:
            if parsed.drivername.startswith("sqlite"):
                event.listen(engine.sync_engine, "connect", _prepare_sqlite_fully if full else _prepare_sqlite)
                await _write_ahead(engine)
            async with engine.begin() as db:
                if engine.dialect.name == "postgresql":
                    await db.execute(text(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
                shared = between.sorted_tables if engine.dialect.name == "postgresql" else []
                # No look first: somebody else may create them at this moment.
                for table in [*metadata.sorted_tables, *shared]:
                    await db.execute(CreateTable(table, if_not_exists=True))
                    for index in table.indexes:
                        await db.execute(CreateIndex(index, if_not_exists=True))
                await db.run_sync(_add_what_is_new)
            file = file_of(url)
            if file is None:
                return Storage(engine)
            return Storage(engine, QuickLog(str(file), full), file.parent)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await engine.dispose()
            raise CannotStore(str(error).split("\n")[0]) from error

    async def close(self) -> None:
        """Everything that waits is written first."""
        await self.writer.close()
        if self.nodes is not None:
            await self.nodes.leave()
        await self.engine.dispose()
        if self.alone is not None:
            self.alone.leave()

    async def forget_silent_lines(self, error: BaseException | None) -> None:
        """Where one line to the database has gone silent all others may have, and each would be waited for."""
        while error is not None:
            if isinstance(error, TimeoutError):
                return await self.engine.dispose(close=False)  # to close one would take as long
            error = error.__cause__
        return None

    async def check(self, seconds: float = 2.0) -> bool:
        """Does it answer?"""
        try:
            async with asyncio.timeout(seconds), self.engine.connect() as db:
                await db.execute(select(house))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    # --- rooms

    @keeps
    async def add_room(self, kept: RoomKept) -> None:
        now = time.time()
        row = {"room": kept.room, "host": kept.host, "setup": kept.setup, "created": now, "touched": now}
        sitting = [_row(kept.room, seat) for seat in kept.seats]
        await self._commit(None, insert(rooms).values(**row), insert(seats).values(sitting), new=kept.room)
        if self.nodes is not None:
            self.nodes.hold(kept.room)

    @keeps
    async def room(self, room: str) -> RoomKept | None:
        async with self.engine.connect() as db:
            found = (await db.execute(select(rooms).where(rooms.c.room == room))).mappings().first()
            if found is None:
                return None
            sitting = await db.execute(select(seats).where(seats.c.room == room).order_by(seats.c.seat))
            played = await db.execute(select(games).where(games.c.room == room).order_by(games.c.game))
            return RoomKept(
                room,
                found["host"],
                found["setup"],
                [_seat(dict(row)) for row in sitting.mappings()],
                [GameKept(row["game"], row["settings"], row["engine"]) for row in played.mappings()],
            )

    @keeps
    async def save_seat(self, room: str, seat: SeatKept) -> None:
        here = (seats.c.room == room, seats.c.seat == seat.seat)
        await self._commit(room, update(seats).where(*here).values(**_row(room, seat)))

    @keeps
    async def take_invitation(self, room: str, seat: SeatKept, invitation: str) -> bool:
        """Exchange an invitation for the seat's secret; False if somebody else was faster."""
        here = (seats.c.room == room, seats.c.seat == seat.seat, seats.c.invitation == invitation)
        taken = {"secret": seat.secret, "invitation": "", "name": seat.name, "owner": seat.owner, "offered": ""}
        changed = await self._commit(room, update(seats).where(*here).values(**taken))
        return bool(changed[0])

    @keeps
    async def save_setup(self, room: str, setup: str) -> None:
        await self._commit(room, update(rooms).where(rooms.c.room == room).values(setup=setup))

    @keeps
    async def delete_room(self, room: str) -> None:
        await self._commit(room, *(delete(table).where(table.c.room == room) for table in self._with_rooms()))
        self.writer.touched.pop(room, None)

    @keeps
    async def age(self, ran: float, date: float, before: float, live: Collection[str]) -> Aged:
        await self.writer.flush()  # what was touched is written first
        if self.nodes is not None and not await self.nodes.keeps_house():
            return Aged(0, [], 0.0)  # another node does so for all
        async with self.engine.begin() as db:
            known = {row.what: row.value for row in await db.execute(select(house))}
            running = known.get("running", 0.0) + ran
            for what, value in (("running", running), ("date", date)):
                if what in known:
                    await db.execute(update(house).where(house.c.what == what).values(value=value))
                else:
                    await db.execute(insert(house).values(what=what, value=value))
            untouched = (await db.execute(select(rooms.c.room).where(rooms.c.touched < before))).scalars().all()
            held = (await db.execute(select(holders.c.room))).scalars().all() if self.nodes is not None else ()
            old = set(untouched) - set(live) - set(held)
            marked = {row.room: row.marked for row in await db.execute(select(leaving))}
            gone = [room for room, since in marked.items() if room in old and since <= running - GRACE]
            await self._delete(db, gone)
            await self._unmark(db, [room for room in marked if room not in old or room in gone])
            new = [{"room": room, "marked": running} for room in sorted(old) if room not in marked]
            if new:
                await db.execute(insert(leaving), new)
        for room in gone:
            self.writer.touched.pop(room, None)
        return Aged(len(old) - len(gone), sorted(gone), known.get("date", 0.0))

    async def _commit(self, held: str | None, *steps: Step, new: str = "", said: Rows = ()) -> list[int]:
        """Carry out all of these or none, and then add these answers; how many rows each step has changed. `held`: a
        room that this server must hold for it; `new`: one that it holds from then on. A file is written to on the spot,
        or a moment later, if it can be: see `quick_log`."""
        if self.writer.quick is not None and len(said) <= ROWS_ON_THE_SPOT:
            plain = [_plain(step, self.engine) for step in steps]
            if said:
                plain.append(_plain_answers(said, self.engine))
            done = await self.writer.together(self.writer.quick, plain)
            if done is not None:
                return done[: len(steps)]
        async with self.engine.begin() as db:
            if held is not None:
                await self._guard(db, held)
            changed = [(await db.execute(step)).rowcount for step in steps]
            for start in range(0, len(said), AT_ONCE):
                await db.execute(insert(answers), said[start : start + AT_ONCE])
            if new and self.nodes is not None:
                await hold_new(db, self.nodes.node, new)
            return changed

    async def _guard(self, db: AsyncConnection, room: str) -> None:
        """What follows in this transaction is written only while this server holds the room. Raises `NotKept`."""
        if self.nodes is not None:
            await guard(db, self.nodes.node, room)

    @staticmethod
    async def _unmark(db: AsyncConnection, names: Sequence[str]) -> None:
        for start in range(0, len(names), 500):
            await db.execute(delete(leaving).where(leaving.c.room.in_(names[start : start + 500])))

    def _with_rooms(self) -> list[Table]:
        """The tables that hold something of a room."""
        tables = [rooms, seats, games, answers, chat, reports, leaving]
        return tables if self.nodes is None else [*tables, holders]

    async def _delete(self, db: AsyncConnection, old: Sequence[str]) -> None:
        for table in self._with_rooms():
            for start in range(0, len(old), 500):
                await db.execute(delete(table).where(table.c.room.in_(old[start : start + 500])))

    def touch(self, room: str, every: float = 60.0) -> None:
        """Somebody is there; not written more than once in a while."""
        self.writer.touch(room, every)

    # --- games

    @keeps
    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ()) -> None:
        """A new game, perhaps with answers already given. Raises `Conflict` if another one has this number."""
        row = {"room": room, "game": kept.game, "settings": kept.settings, "engine": kept.engine}
        begun = insert(games).values(**row, created=time.time())
        try:
            await self._commit(room, begun, said=rows_of(room, kept.game, 0, said))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error

    @keeps
    async def answers(self, room: str, game: int, since: int = 0) -> list[str]:
        """What was answered in a game, from this number on. Raises `Damaged` if it is not what was stored."""
        async with self.engine.connect() as db:
            found = await db.execute(
                select(answers.c.seq, answers.c.said, answers.c.check_sum)
                .where(answers.c.room == room, answers.c.game == game, answers.c.seq >= since)
                .order_by(answers.c.seq)
            )
            return checked(room, game, since, [(row.seq, row.said, row.check_sum) for row in found])

    @keeps
    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        """Store answers, the first with number `seq`; back when they are committed. Raises `Conflict`."""
        if self.nodes is not None and not await self.nodes.surely_holds(room):
            raise not_kept()  # were it stored all the same, its number would say so: this only saves others the trouble
        await self.writer.append(room, game, seq, said)

    # --- chat and reports

    @keeps
    async def add_chat(self, room: str, n: int, seat: int, name: str, words: str, phrase: str, at: float) -> None:
        row = {"room": room, "n": n, "seat": seat, "name": name, "text": words, "phrase": phrase, "at": at}
        steps: list[Insert | Delete] = [insert(chat).values(**row)]
        if n % 50 == 0:
            steps.append(delete(chat).where(chat.c.room == room, chat.c.n <= n - CHAT_KEPT))
        # Another server's line may have this number; this one is heard here all the same.
        with suppress(IntegrityError, sqlite3.IntegrityError):
            await self._commit(None, *steps)

    @keeps
    async def chat(self, room: str, most: int = 100) -> list[dict[str, Any]]:
        async with self.engine.connect() as db:
            found = await db.execute(select(chat).where(chat.c.room == room).order_by(chat.c.n.desc()).limit(most))
            return [dict(row) for row in reversed(found.mappings().all())]

    @keeps
    async def add_report(self, room: str, game: int, words: str, snapshot: str) -> int:
        if almost_full(self.folder):  # each may be a megabyte
            text = "The disk of this server is almost full, so nothing is kept of this. Tell whoever runs it."
            raise TooMuch("report-disk", text)
        row = {"room": room, "game": game, "at": time.time(), "text": words, "snapshot": snapshot}
        async with self.engine.begin() as db:
            done = await db.execute(insert(reports).values(**row))
            return int(done.inserted_primary_key[0]) if done.inserted_primary_key else 0

    async def reports(self) -> AsyncIterator[ReportKept]:
        """All that were told, the first one first. Each may be a megabyte."""
        async with self.engine.connect() as db:
            for number in (await db.execute(select(reports.c.number).order_by(reports.c.number))).scalars().all():
                found = (await db.execute(select(reports).where(reports.c.number == number))).mappings().first()
                if found is not None:
                    yield ReportKept(**found)


def address_of(url: str) -> URL:
    """Raises `CannotStore` if it is none."""
    try:
        return make_url(url)
    except SQLAlchemyError as error:
        wanted = "postgresql://user@host/farfield or sqlite:///folder/table.db"
        raise CannotStore(f"this is no address of a database, such as {wanted}.") from error


def file_of(url: str) -> Path | None:
    """The SQLite file that is meant; None for what is kept elsewhere. Raises `CannotStore`."""
    parsed = address_of(url)
    on_file = parsed.drivername.startswith("sqlite") and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if on_file else None


def _add_what_is_new(db: Connection) -> None:
    """Columns that a database of an older version does not have yet."""
    for table in metadata.sorted_tables:
        there = {column["name"] for column in inspect(db).get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                kind = column.type.compile(db.dialect)
                db.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind} NOT NULL DEFAULT ''"))


def _prepare_sqlite_fully(connection: Any, _: Any) -> None:
    """Nor does a power cut cost anything."""
    _prepare_sqlite(connection, _, "FULL")


def _prepare_sqlite(connection: Any, _: Any, waits: str = "NORMAL") -> None:
    """A killed server loses nothing; only a power cut may cost the last moment."""
    cursor = connection.cursor()
    for line in (f"busy_timeout={SQLITE_PATIENCE * 1000}", f"synchronous={waits}"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


async def _write_ahead(engine: AsyncEngine) -> None:
    """WAL: readers never wait. The file remembers it, so this is done once, when it is opened.

    SQLite does not wait for others when it changes this mode: of two servers starting at once one is refused at
    once, whatever its patience, and has to ask again.
    """
    patient_until = time.monotonic() + SQLITE_PATIENCE
    while True:
        try:
            async with engine.connect() as db:
                await db.execute(text("PRAGMA journal_mode=WAL"))
            return
        except OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > patient_until:
                raise
            await asyncio.sleep(0.02)


def _plain(step: Step, engine: AsyncEngine) -> Plain:
    """A statement in SQLite's own words, and its values in their order."""
    made = step.compile(dialect=engine.dialect)
    assert isinstance(made, SQLCompiler) and made.positiontup is not None
    values = made.params  # made anew whenever it is asked for
    return made.string, [[values[name] for name in made.positiontup]]


def _plain_answers(said: Rows, engine: AsyncEngine) -> Plain:
    """The same of many rows of one statement, which is made once."""
    made = insert(answers).compile(dialect=engine.dialect, column_keys=list(said[0]))
    assert isinstance(made, SQLCompiler) and made.positiontup is not None
    return made.string, [[row[name] for name in made.positiontup] for row in said]


def _row(room: str, seat: SeatKept) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(seat)}


def _seat(row: dict[str, Any]) -> SeatKept:
    row.pop("room")
    row["lent"], row["every_window"] = bool(row["lent"]), bool(row["every_window"])
    return SeatKept(**row)
