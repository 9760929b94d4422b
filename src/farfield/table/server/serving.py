"""The server: one process, one app, one place where games are kept."""

from __future__ import annotations

import asyncio
import os
import socket as sockets
import sys
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from farfield.decks import builtin_decks
from farfield.errors import FarfieldError
from farfield.table.faces import face
from farfield.table.limits import MESSAGE_BYTES, RECORD_BYTES
from farfield.table.server import building_api, decks_api, http, rooms_api, rules_api, start_api, status_api
from farfield.table.server.client_files import HEADERS, client, read_client
from farfield.table.server.crowd import BUSY
from farfield.table.server.door import Door, visits
from farfield.table.server.forwarding import Forwarding, forwarding_of, release
from farfield.table.server.machine import MachineWorkers, rooms_on
from farfield.table.server.nodes import LEASE
from farfield.table.server.socket import table
from farfield.table.server.storage import Storage, file_of
from farfield.table.server.tidying import tidy
from farfield.table.server.together import Together, read_in_small_pieces
from farfield.table.server.trusted import Trusted
from farfield.table.server.visitors import ROOMS_PER_HOUR, Visitors
from farfield.words.messages import LANGUAGES

A_SECOND = 1.0
WEBSOCKET_BYTES = 2 * MESSAGE_BYTES
"""Beyond this a connection is closed; smaller ones that are still too long are answered. So much of a message may wait
in memory for its end."""


def build_app(
    url: str,
    expiry_days: int = 0,
    rooms_per_hour: int = ROOMS_PER_HOUR,
    full: bool = False,
    trust: Sequence[str] = (),
    tables: int = 0,
    processes: int = 0,
    full_at: float = BUSY,
) -> Litestar:
    """The app, which opens its storage when it starts. `full`: SQLite waits for the disk at every answer. `trust`:
    proxies elsewhere, and who may see how the server does. `tables`: so many at most. `processes`: for programs.
    `full_at`: the share of a processor from which on there are no new rooms. Raises `BadNetwork`."""
    trusted = Trusted(trust)
    door = Door(trusted)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        # Threads play games again and look ahead in them: let them hand over often, so that nobody waits for them.
        sys.setswitchinterval(0.001)
        read_in_small_pieces()
        app.state.client = read_client()
        app.state.engine = start_api.engine()
        storage = await Storage.open(url, full, app.state.node_address, app.state.lease)
        rooms = app.state.rooms = rooms_on(storage, expiry_days, processes)
        if storage.nodes is not None:
            app.state.forwarding = Forwarding(storage.nodes, rooms)
        meter, workers = status_api.meter_of(app.state), rooms.outside.workers
        assert isinstance(workers, MachineWorkers)
        meter.crowd.most = tables
        meter.crowd.full_at = full_at
        meter.crowd.limited = bool(rooms_per_hour)
        meter.watch(rooms, workers, door, storage.nodes)
        warming = asyncio.get_running_loop().run_in_executor(None, warm_up, expiry_days)
        watching = asyncio.create_task(meter.watch_the_loop(warming))
        tidying = asyncio.create_task(tidy(lambda: any(room.connections for room in rooms.live.values())))
        try:
            yield
        finally:
            await warming
            tidying.cancel()
            watching.cancel()
            if storage.nodes is not None:
                await app.state.forwarding.close()
            await rooms.close()

    app = Litestar(
        route_handlers=[
            start_api.start,
            decks_api.check,
            building_api.cards,
            building_api.build_deck,
            building_api.write_deck,
            rules_api.card,
            rules_api.keywords,
            rules_api.contents,
            rules_api.rules,
            rules_api.rule,
            start_api.lessons,
            start_api.puzzles,
            start_api.solution,
            *status_api.HANDLERS,
            release,
            *rooms_api.HANDLERS,
            table,
            client,
        ],
        lifespan=[lifespan],
        exception_handlers={
            FarfieldError: http.farfield_error,
            HTTPException: http.http_error,
            Exception: http.any_error,
        },
        before_request=http.before,
        before_send=[add_headers],
        request_max_body_size=RECORD_BYTES,
        openapi_config=None,
    )

    def crowded() -> None:
        status_api.meter_of(app.state).crowd.check(app.state.rooms)

    app.state.storage_url = url
    app.state.trusted = trusted
    app.state.door = door
    app.state.lease = LEASE
    app.state.node_address = "http://127.0.0.1"  # where other nodes reach this one; whoever binds its port says so
    file = file_of(url)
    app.state.visitors = Visitors(rooms_per_hour, file.parent if file is not None else None, crowded)
    app.state.turn = lambda: status_api.meter_of(app.state).crowd.turn(time.monotonic()) if rooms_per_hour else 0.0
    app.state.has_enough = lambda: rooms_per_hour and status_api.meter_of(app.state).crowd.has_enough(app.state.rooms)
    return app


def warm_up(expiry_days: int) -> None:
    """Load every language before somebody waits for it."""
    for lang in LANGUAGES:
        start_api.start_info(lang, expiry_days)
        rules_api.sections(lang)
        for deck in builtin_decks():
            face(deck.legend, lang)


async def add_headers(message: Message, scope: Scope) -> None:
    """To everything that is sent over HTTP, also what Litestar refuses before any call of ours has heard of it."""
    if message["type"] == "http.response.start":
        http.count(scope)
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        # What is told is for one reader: nobody keeps it, unless the call says otherwise.
        headers.setdefault("Cache-Control", "no-store")


class TableServer(uvicorn.Server):
    """Says so when it listens; before it closes, its tables are free for the other nodes."""

    def __init__(self, config: uvicorn.Config, listens: Callable[[], None]) -> None:
        super().__init__(config)
        self.listens = listens
        self.told_to_end = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self.listens()

    async def main_loop(self) -> None:
        """As uvicorn's, which wakes up ten times a second to see whether it is to end: here it is told."""
        while not await self.on_tick(0):  # which keeps the date for the headers
            with suppress(TimeoutError):
                async with asyncio.timeout(A_SECOND):
                    await self.told_to_end.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.told_to_end.set)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Litestar)
        forwarding = forwarding_of(app.state)
        if forwarding is not None:
            await forwarding.drain()
        await super().shutdown(sockets)


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "farfield"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "farfield"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "farfield"


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{(folder / 'table.db').resolve().as_posix()}"


def lan_address() -> str:
    """This machine's own address in its network; nothing is sent to find it."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def configuration(app: Litestar, log_level: str = "warning") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=visits(app.state.door),
        log_config=None,  # `keep_calm` says where it goes
        log_level=log_level,
        access_log=False,  # addresses hold names of rooms
        ws=Together,
        ws_max_size=WEBSOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=",".join(app.state.trusted.names),
        lifespan="on",
    )
