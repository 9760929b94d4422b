"""A line to the database that is cut without a word, as when a cable is pulled or another machine takes its place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import make_url

from farfield.table.kept import NotKept, RoomKept, SeatKept
from farfield.table.server.ledger import Database, Me, Silent
from farfield.table.server.storage import Storage
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


class Cable:
    """Between a server and its database. Nobody says that it is cut: not the system, and not the database."""

    def __init__(self) -> None:
        self.cut_for: float = 0.0  # lines that were there before this moment are silent
        self.pulled = False  # and so are all others
        self.url = ""

    @asynccontextmanager
    async def laid(self, postgres: Postgres) -> AsyncIterator[Storage]:
        real, loop, tasks = make_url(postgres.new_database()), asyncio.get_running_loop(), set[asyncio.Task[None]]()

        async def copy(source: asyncio.StreamReader, to: asyncio.StreamWriter, since: float) -> None:
            while data := await source.read(65_536):
                if since < self.cut_for or self.pulled:
                    await loop.create_future()
                to.write(data)
            to.close()

        async def line(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection(real.host, real.port)
            since = loop.time()
            for one in (copy(reader, back, since), copy(there, writer, since)):
                tasks.add(asyncio.create_task(one))

        server = await asyncio.start_server(line, "127.0.0.1", 0)
        url = real.set(port=server.sockets[0].getsockname()[1]).render_as_string(hide_password=False)
        storage = await Storage.open(url)
        try:
            yield storage
        finally:
            self.pulled = False
            await storage.close()
            server.close()
            for task in tasks:
                task.cancel()

    def cut(self) -> None:
        self.cut_for = asyncio.get_running_loop().time()


def test_a_line_that_has_gone_silent_is_given_up_and_the_next_one_is_used(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farfield.table.server.storage.POSTGRES_PATIENCE", 5)

    async def main() -> None:
        cable = Cable()
        async with cable.laid(postgres) as storage:
            await storage.add_room(RoomKept("a-room", "", "{}", [SeatKept(0, "here", "Ann", "", "")]))
            await asyncio.gather(storage.append("a-room", 0, 0, ["one"]), *(storage.room("a-room") for _ in range(4)))
            cable.cut()
            with pytest.raises(NotKept):
                await asyncio.wait_for(storage.append("a-room", 0, 1, ["two"]), PATIENCE)
            said: list[str] = []
            async with asyncio.timeout(PATIENCE):
                while not said:  # as a table does that has to be taken up again; a busy machine takes its time
                    with suppress(NotKept):
                        said = await storage.answers("a-room", 0)
                await storage.append("a-room", 0, 1, ["two again"])
            assert said == ["one"]
            assert await storage.answers("a-room", 0) == ["one", "two again"]

    asyncio.run(main())


def test_a_node_waits_for_no_silent_line_longer_than_its_lease(postgres: Postgres) -> None:
    """Whether it asks over one that was cut, lays a new one, or hangs up: the others must not wait for its tables."""
    lease = 3.0

    async def main() -> None:
        cable, me = Cable(), Me("a-node", "http://127.0.0.1:1", "key", lease)
        async with cable.laid(postgres) as storage:
            ledger = Database(storage.engine)
            await ledger.join(me)
            assert not await ledger.say(me)
            cable.pulled = True
            for ask in (ledger.say(me), ledger.say(me), ledger.take(me, "a-room"), ledger.held_by(me), ledger.all()):
                began = time.monotonic()
                with pytest.raises(Silent):
                    await asyncio.wait_for(ask, PATIENCE)
                assert time.monotonic() - began < 2 * lease + 2
            cable.pulled = False
            cable.cut()
            async with asyncio.timeout(PATIENCE):
                assert await ledger.say(me), "over a new line, at once; it had been silent"
                assert await ledger.held_by(me) == set()
                assert [peer.node for peer in await ledger.all()] == ["a-node"]
            await ledger.leave(me)

    asyncio.run(main())
