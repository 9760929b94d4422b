"""What is kept: rooms, seats, games and every answer, in SQLite or PostgreSQL.

The log of answers is the truth: (room, game, seq) is unique, so of two answers to one question one is stored and the
other refused, also between several servers. SQLite is written to on the spot (`quick_log`); for PostgreSQL, and where
that is not possible, answers that come together are committed together.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable

from farfield.table.limits import CHAT_KEPT
from farfield.table.quick_log import QuickLog

log = logging.getLogger("farfield.table")
SCHEMA_LOCK: Final = 0x66617266  # two servers that start at once must not both create the tables
SQLITE_PATIENCE: Final = 10  # seconds to wait for another server's write
EMPTY_WAL_EVERY: Final = 1_000
"""After so many answers the pages of SQLite's WAL are moved to their place."""

metadata = MetaData()
rooms = Table(
    "rooms",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("room", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("deck", Text, nullable=False),
    Column("program", String(30), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("lent", Boolean, nullable=False),
    Column("every_window", Boolean, nullable=False),
    PrimaryKeyConstraint("room", "seat"),
)
games = Table(
    "games",
    metadata,
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("room", "game"),
)
answers = Table(
    "answers",
    metadata,
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("said", Text, nullable=False),
    PrimaryKeyConstraint("room", "game", "seq"),
)
chat = Table(
    "chat",
    metadata,
    Column("room", String(40), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(30), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("room", "n"),
)
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("snapshot", Text, nullable=False),
)
Index("rooms_touched", rooms.c.touched)


class SeatKept(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    deck: str
    program: str
    secret: str = ""
    invitation: str = ""
    lent: bool = False
    every_window: bool = False


class GameKept(msgspec.Struct):
    game: int
    settings: str
    engine: str


class RoomKept(msgspec.Struct):
    """A room as it is stored; `setup` is a `CreateRoom` as JSON."""

    room: str
    host: str
    setup: str
    seats: list[SeatKept]
    games: list[GameKept] = []


class Conflict(Exception):
    """Somebody else has stored an answer with this number first."""


class CannotStore(Exception):
    """The place where games are kept cannot be opened."""


class _Append(msgspec.Struct):
    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


class Storage:
    """Open with `await Storage.open(url)`, close with `await storage.close()`."""

    def __init__(self, engine: AsyncEngine, quick: QuickLog | None = None) -> None:
        self.engine = engine
        self.quick = quick
        self.in_wal = 0
        self.emptying: asyncio.Task[None] | None = None
        self.queue: asyncio.Queue[_Append] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())
        self.touched: dict[str, float] = {}
        self.touching: set[str] = set()

    @staticmethod
    async def open(url: str) -> Storage:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+asyncpg")
        elif parsed.drivername == "sqlite":
            parsed = parsed.set(drivername="sqlite+aiosqlite")
        try:
            engine = create_async_engine(parsed, pool_pre_ping=not parsed.drivername.startswith("sqlite"))
        except ImportError as error:
            raise CannotStore(f"{error}. Install farfield[postgres].") from error
        try:
            if parsed.drivername.startswith("sqlite"):
                event.listen(engine.sync_engine, "connect", _prepare_sqlite)
                await _write_ahead(engine)
            async with engine.begin() as db:
                if engine.dialect.name == "postgresql":
                    await db.execute(text(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
                for table in metadata.sorted_tables:  # no look first: somebody else may create them at this moment
                    await db.execute(CreateTable(table, if_not_exists=True))
                    for index in table.indexes:
                        await db.execute(CreateIndex(index, if_not_exists=True))
            file = file_of(url)
            return Storage(engine, QuickLog(str(file)) if file is not None else None)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await engine.dispose()
            raise CannotStore(str(error).split("\n")[0]) from error

    async def close(self) -> None:
        """Everything that waits is written first."""
        with suppress(Exception):
            await asyncio.wait_for(self.append("", 0, 0, ()), 10)
        self.writer.cancel()
        with suppress(asyncio.CancelledError):
            await self.writer
        if self.emptying is not None:
            await self.emptying
        if self.quick is not None:
            self.quick.close()
        await self.engine.dispose()

    # --- rooms

    async def add_room(self, kept: RoomKept) -> None:
        now = time.time()
        async with self.engine.begin() as db:
            row = {"room": kept.room, "host": kept.host, "setup": kept.setup, "created": now, "touched": now}
            await db.execute(insert(rooms).values(**row))
            await db.execute(insert(seats), [_row(kept.room, seat) for seat in kept.seats])

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

    async def save_seat(self, room: str, seat: SeatKept) -> None:
        row = _row(room, seat)
        async with self.engine.begin() as db:
            await db.execute(update(seats).where(seats.c.room == room, seats.c.seat == seat.seat).values(**row))

    async def take_invitation(self, room: str, seat: SeatKept, invitation: str) -> bool:
        """Exchange an invitation for the seat's secret; False if somebody else was faster."""
        async with self.engine.begin() as db:
            done = await db.execute(
                update(seats)
                .where(seats.c.room == room, seats.c.seat == seat.seat, seats.c.invitation == invitation)
                .values(secret=seat.secret, invitation="", name=seat.name)
            )
            return bool(done.rowcount)

    async def save_setup(self, room: str, setup: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(update(rooms).where(rooms.c.room == room).values(setup=setup))

    async def delete_room(self, room: str) -> None:
        async with self.engine.begin() as db:
            await self._delete(db, [room])
        self.touched.pop(room, None)

    async def expire(self, before: float) -> list[str]:
        """Delete the rooms nobody has touched since; their names."""
        await self.append("", 0, 0, ())  # what was touched is written first
        async with self.engine.begin() as db:
            found = await db.execute(select(rooms.c.room).where(rooms.c.touched < before))
            old = [row[0] for row in found]
            await self._delete(db, old)
        for room in old:
            self.touched.pop(room, None)
        return old

    @staticmethod
    async def _delete(db: AsyncConnection, old: Sequence[str]) -> None:
        for table in (rooms, seats, games, answers, chat):
            for start in range(0, len(old), 500):
                await db.execute(delete(table).where(table.c.room.in_(old[start : start + 500])))

    def touch(self, room: str, every: float = 60.0) -> None:
        """Somebody is there; written along with the next answers, and not more than once in a while."""
        now = time.monotonic()
        if now - self.touched.get(room, -every) >= every:
            self.touched[room] = now
            self.touching.add(room)

    # --- games

    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ()) -> None:
        """A new game, perhaps with answers already given. Raises `Conflict` if another one has this number."""
        row = {"room": room, "game": kept.game, "settings": kept.settings, "engine": kept.engine}
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(games).values(**row, created=time.time()))
                if said:
                    rows = [{"room": room, "game": kept.game, "seq": n, "said": x} for n, x in enumerate(said)]
                    await db.execute(insert(answers), rows)
        except IntegrityError as error:
            raise Conflict from error

    async def answers(self, room: str, game: int, since: int = 0) -> list[str]:
        """What was answered in a game, from this number on."""
        async with self.engine.connect() as db:
            found = await db.execute(
                select(answers.c.seq, answers.c.said)
                .where(answers.c.room == room, answers.c.game == game, answers.c.seq >= since)
                .order_by(answers.c.seq)
            )
            return [row.said for row in found]

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        """Store answers, the first with number `seq`; back when they are committed. Raises `Conflict`."""
        if self.quick is not None and said and self._write_at_once(self.quick, room, game, seq, said):
            return
        rows = [{"room": room, "game": game, "seq": seq + n, "said": words} for n, words in enumerate(said)]
        done = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(_Append(rows, done))
        await done

    def _write_at_once(self, quick: QuickLog, room: str, game: int, seq: int, said: Sequence[str]) -> bool:
        try:
            if not quick.append(room, game, seq, said):
                return False
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        if self.touching and quick.touch(some := sorted(self.touching)[:500], time.time()):
            self.touching.difference_update(some)
        self.in_wal += len(said)
        if self.in_wal >= EMPTY_WAL_EVERY and (self.emptying is None or self.emptying.done()):
            self.in_wal = 0
            self.emptying = asyncio.create_task(self._empty_wal())
        return True

    async def _empty_wal(self) -> None:
        """In a thread, and without keeping anybody from writing meanwhile."""
        try:
            async with self.engine.connect() as db:
                await db.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
        except SQLAlchemyError:
            log.exception("the WAL could not be emptied")

    async def _write(self) -> None:
        """Takes all answers that wait and commits them together, over one connection."""
        while True:
            try:
                async with self.engine.connect() as db:
                    while True:
                        await self._write_batch(db)
            except (SQLAlchemyError, OSError):  # whoever waited was told; a new connection may do better
                log.exception("answers could not be stored")
                await asyncio.sleep(0.1)

    async def _write_batch(self, db: AsyncConnection) -> None:
        batch = [await self.queue.get()]
        while len(batch) < 500 and not self.queue.empty():
            batch.append(self.queue.get_nowait())
        try:
            async with db.begin():
                rows = [row for x in batch for row in x.rows]
                if rows:
                    await db.execute(insert(answers), rows)
                await self._write_touched(db)
        except IntegrityError:
            for x in batch:  # one of them collides: find out which
                await self._write_one(db, x)
        except BaseException as error:
            for x in batch:
                if not x.done.done():
                    x.done.set_exception(error if isinstance(error, Exception) else CannotStore("the server stops"))
            raise
        else:
            for x in batch:
                if not x.done.done():
                    x.done.set_result(None)

    @staticmethod
    async def _write_one(db: AsyncConnection, x: _Append) -> None:
        try:
            async with db.begin():
                if x.rows:
                    await db.execute(insert(answers), x.rows)
        except IntegrityError:
            x.done.set_exception(Conflict())
        else:
            x.done.set_result(None)

    async def _write_touched(self, db: AsyncConnection) -> None:
        if self.touching:
            now, names = time.time(), sorted(self.touching)
            self.touching.clear()
            for start in range(0, len(names), 500):
                some = names[start : start + 500]
                await db.execute(update(rooms).where(rooms.c.room.in_(some)).values(touched=now))

    # --- chat and reports

    async def add_chat(self, room: str, n: int, seat: int, name: str, words: str, phrase: str, at: float) -> None:
        row = {"room": room, "n": n, "seat": seat, "name": name, "text": words, "phrase": phrase, "at": at}
        with suppress(IntegrityError):  # another server's line has this number; this one is heard here all the same
            async with self.engine.begin() as db:
                await db.execute(insert(chat).values(**row))
                if n % 50 == 0:
                    await db.execute(delete(chat).where(chat.c.room == room, chat.c.n <= n - CHAT_KEPT))

    async def chat(self, room: str, most: int = 100) -> list[dict[str, Any]]:
        async with self.engine.connect() as db:
            found = await db.execute(select(chat).where(chat.c.room == room).order_by(chat.c.n.desc()).limit(most))
            return [dict(row) for row in reversed(found.mappings().all())]

    async def add_report(self, room: str, game: int, words: str, snapshot: str) -> int:
        row = {"room": room, "game": game, "at": time.time(), "text": words, "snapshot": snapshot}
        async with self.engine.begin() as db:
            done = await db.execute(insert(reports).values(**row))
            return int(done.inserted_primary_key[0]) if done.inserted_primary_key else 0


def file_of(url: str) -> Path | None:
    """The SQLite file that is meant; None for what is kept elsewhere."""
    parsed = make_url(url)
    on_file = parsed.drivername.startswith("sqlite") and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if on_file else None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """A killed server loses nothing; only a power cut may cost the last moment."""
    cursor = connection.cursor()
    for line in (f"busy_timeout={SQLITE_PATIENCE * 1000}", "synchronous=NORMAL"):
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


def _row(room: str, seat: SeatKept) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(seat)}


def _seat(row: dict[str, Any]) -> SeatKept:
    row.pop("room")
    row["lent"], row["every_window"] = bool(row["lent"]), bool(row["every_window"])
    return SeatKept(**row)
