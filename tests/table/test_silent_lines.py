"""A line to the database that is cut without a word, as when a cable is pulled or another machine takes its place."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from sqlalchemy import make_url

from farfield.table.kept import NotKept, RoomKept, SeatKept
from farfield.table.server.storage import Storage
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


def test_a_line_that_has_gone_silent_is_given_up_and_the_next_one_is_used(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says that it is cut: not the system, and not the database."""
    monkeypatch.setattr("farfield.table.server.storage.POSTGRES_PATIENCE", 5)

    async def main() -> None:
        real, cut = make_url(postgres.new_database()), asyncio.Event()
        loop, lines = asyncio.get_running_loop(), set[asyncio.Task[None]]()

        async def copy(source: asyncio.StreamReader, to: asyncio.StreamWriter, old: bool) -> None:
            while data := await source.read(65_536):
                if old and cut.is_set():
                    await loop.create_future()
                to.write(data)
            to.close()

        async def line(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection(real.host, real.port)
            old = not cut.is_set()
            for one in (copy(reader, back, old), copy(there, writer, old)):
                lines.add(asyncio.create_task(one))

        server = await asyncio.start_server(line, "127.0.0.1", 0)
        url = real.set(port=server.sockets[0].getsockname()[1]).render_as_string(hide_password=False)
        storage = await Storage.open(url)
        try:
            await storage.add_room(RoomKept("a-room", "", "{}", [SeatKept(0, "here", "Ann", "", "")]))
            await asyncio.gather(storage.append("a-room", 0, 0, ["one"]), *(storage.room("a-room") for _ in range(4)))
            cut.set()
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
        finally:
            await storage.close()
            server.close()
            for task in lines:
                task.cancel()

    asyncio.run(main())
