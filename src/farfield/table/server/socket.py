"""The WebSocket of a room."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, suppress
from typing import Any, Literal, cast

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from farfield.errors import FarfieldError
from farfield.table.connection import TRY_AGAIN, Connection
from farfield.table.hearing import hear
from farfield.table.kept import NotKept
from farfield.table.limits import HELLO_SECONDS, TooMuch
from farfield.table.live import Room
from farfield.table.server.addresses import site
from farfield.table.server.forwarding import forwarding_of
from farfield.table.server.rooms_api import rooms_of, visitors_of
from farfield.table.server.together import TELL, Together
from farfield.table.server.ways_in import BY_NAME
from farfield.table.setting_up import BadRoom
from farfield.words.messages import LANGUAGES, Messages

MOST_MISTAKES = 50
"""After so many messages in a row that could not be read a connection is closed."""


class Line:
    """How a WebSocket is talked to: the short way, if its protocol has one."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.together: Together | None = cast(dict[str, Any], socket.scope).get(TELL)

    def send_now(self, data: bytes) -> bool:
        return self.together is not None and self.together.tell_now(data)

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None:
        if self.together is not None and isinstance(data, bytes):
            await self.together.tell(data)
        else:
            await self.socket.send_data(data, mode)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self.socket.close(code, reason)


@websocket("/api/rooms/{room:str}/table")
async def table(socket: WebSocket[Any, Any, Any], state: State) -> None:
    address = socket.client.host if socket.client is not None else ""
    forwarding, room = forwarding_of(state), str(socket.path_params["room"])
    told = forwarding.sender(socket.headers) if forwarding is not None else None
    visitors = visitors_of(state)
    with ExitStack() as counted:
        try:
            if told is None:
                try:
                    visitors.come(address, BY_NAME["WebSocket", socket.scope["path_template"]])
                    if address not in state.trusted:  # a proxy says who is behind it; this machine may do as it likes
                        counted.enter_context(visitors.line(address))
                except TooMuch:
                    await visitors.rest(address)
                    raise
            if forwarding is not None and await forwarding.socket(socket, room, told or address):
                return
        except (TooMuch, BadRoom, NotKept):
            await socket.close(code=TRY_AGAIN)
            return
        await attend(socket, state, room, address if told is None else told)


async def attend(socket: WebSocket[Any, Any, Any], state: State, room: str, address: str) -> None:
    """This server has the room: let them in, and listen until they go."""
    await socket.accept()
    connection = Connection(Line(socket), time.monotonic, site(address))
    if address not in state.trusted:
        connection.allowed.beyond = visitors_of(state).hearing(address)
    preferred = socket.headers.get("accept-language", "")[:2].lower()
    connection.messages = Messages(preferred if preferred in LANGUAGES else "en")
    sender = asyncio.create_task(connection.run_sender())
    found: Room | None = None
    try:
        found = await rooms_of(state).find(room, site(address))
        await listen(socket, found, connection)
    except TooMuch:
        connection.send_back()
    except FarfieldError as error:
        connection.refuse("hello", 0, error)
    except WebSocketDisconnect:
        pass
    finally:
        if found is not None:
            await rooms_of(state).leave(found, connection)
        await connection.hang_up()
        with suppress(Exception, asyncio.CancelledError):
            await asyncio.wait_for(sender, 5)


async def listen(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection) -> None:
    mistakes = 0
    late = asyncio.get_running_loop().time() + HELLO_SECONDS  # whatever else is sent until then
    while not connection.closed and mistakes < MOST_MISTAKES:
        if connection in room.connections or connection in room.watchers:
            data = await socket.receive_data(mode="text")
        else:
            try:
                async with asyncio.timeout_at(late):
                    data = await socket.receive_data(mode="text")
            except TimeoutError:
                return
        while pause := connection.allowed.wait():  # who sends faster is read later, and nobody else notices
            await asyncio.sleep(pause)
        if connection.allowed.beyond is not None and (pause := connection.allowed.beyond.turn()):
            await asyncio.sleep(pause)  # nor is who sends over many lines at once
        mistakes = 0 if await hear(room, connection, data.encode()) else mistakes + 1
