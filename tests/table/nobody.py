"""Nobody at the other end of a connection: for what happens in the server itself."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from farfield.table import messages
from farfield.table.connection import Connection
from farfield.table.dispatch import greet
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.server.machine import rooms_on
from farfield.table.server.storage import Storage


class NoSocket:
    def send_now(self, data: bytes) -> bool:
        return True

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Ear(Connection):
    """A connection that keeps everything it is sent."""

    def __init__(self) -> None:
        super().__init__(NoSocket(), time.monotonic)
        self.heard: list[bytes] = []
        self.hung_up = False

    def send_raw(self, data: bytes) -> None:
        self.heard.append(data)

    async def hang_up(self) -> None:
        self.hung_up = True

    def of(self, kind: str) -> list[Any]:
        """All messages of one type so far."""
        return [message for message in map(json.loads, self.heard) if message["type"] == kind]

    @staticmethod
    async def at(room: Room, *secrets: str) -> Ear:
        """Somebody who has said hello."""
        ear = Ear()
        await greet(room, ear, messages.Hello(list(secrets)))
        return ear


@asynccontextmanager
async def some_rooms(folder: Path) -> AsyncIterator[Rooms]:
    rooms = rooms_on(await Storage.open(f"sqlite:///{folder / 'table.db'}"))
    try:
        yield rooms
    finally:
        await rooms.close()
