"""The WebSocket of uvicorn, for people who are told several things at once, thousands of times a second.

What is said in one go leaves in one go: an answer is acknowledged, its lines are told and the table is shown, which is
one call of the system here and not three. And a line is not taken from the loop and given back for every message: only
who sends more before the last was heard is made to wait.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TELL = "farfield.tell"
"""Where the scope of a WebSocket has its protocol: the short way out."""


class Gathering(asyncio.Transport):
    """A transport that sends what was written since the loop came by last, all together."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.transport = transport
        self.loop = loop
        self.waiting: list[bytes] = []
        self.full = False  # something was heard that nobody has taken yet
        self.paused = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append(data if isinstance(data, bytes) else bytes(data))

    def flush(self) -> None:
        if self.waiting:
            data, self.waiting = b"".join(self.waiting), []
            self.transport.write(data)

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def abort(self) -> None:
        self.transport.abort()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def pause_reading(self) -> None:
        """Not yet: mostly nothing comes before this one was taken."""
        self.full = True

    def resume_reading(self) -> None:
        self.full = False
        if self.paused:
            self.paused = False
            self.transport.resume_reading()

    def more(self) -> None:
        """More came; if there is something that nobody has taken, this is the last for now."""
        if self.full and not self.paused:
            self.paused = True
            self.transport.pause_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.transport.get_extra_info(name, default)


class Together(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.gathering = Gathering(transport, self.loop)
        super().connection_made(self.gathering)

    def data_received(self, data: bytes) -> None:
        self.gathering.more()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[TELL] = self

    def tell_now(self, data: bytes) -> bool:
        """Send a text, past everything that looks at what an app answers; False if it has to wait, or never leaves."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.gathering.write(head(len(data)))
        self.gathering.write(data)
        return True

    async def tell(self, data: bytes) -> None:
        """The same, as soon as it can be done. Raises `ClientDisconnected`."""
        await self.writable.wait()
        if not self.tell_now(data):
            raise ClientDisconnected


def head(size: int) -> bytes:
    """What goes before a text of so many bytes that is sent whole, by a server, and not compressed (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")
