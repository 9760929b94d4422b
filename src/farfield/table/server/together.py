"""The WebSocket of uvicorn, for people who are told several things at once, thousands of times a second.

What is said in one go leaves in one go: an answer is acknowledged, its lines are told and the table is shown, which is
one call of the system here and not three. And a line is not taken from the loop and given back for every message: only
who sends more before the last was heard is made to wait. A text that comes whole, as those of people do, is read here;
everything else by who knows all there is of the protocol.
"""

from __future__ import annotations

import asyncio
from asyncio import selector_events
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from farfield.table.limits import Allowance

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FRAMES_AT_ONCE: Final = 300
FRAMES_A_SECOND: Final = 100
"""A message is one of them, mostly, and there are 50 of these a second."""
READ_AT_ONCE: Final = 65_536
PIECE: Final = 1024
"""Bytes that are taken apart at once: 170 frames of nothing."""
HEARD_AT_ONCE: Final = 50
"""So many messages wait to be listened to before more are taken apart."""
NEXT: Final = 0.05
TEXT: Final = 0x81
"""How a frame begins that holds a whole text."""
TELL = "farfield.tell"
"""Where the scope of a WebSocket has its protocol: the short way out."""


def read_in_small_pieces() -> None:
    """What comes over any line of this process. asyncio makes room for 256 kB whenever something comes, and the memory
    for so much is asked of the system each time and given back: 17 µs for an answer of 200 bytes, and 2 for less room.
    """
    transport = getattr(selector_events, "_SelectorTransport", None)
    if hasattr(transport, "max_size"):
        setattr(transport, "max_size", READ_AT_ONCE)  # noqa: B010


class Gathering(asyncio.Transport):
    """A transport that sends what was written since the loop came by last, all together."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.transport = transport
        self.loop = loop
        self.waiting: list[bytes] = []
        self.full = False  # something was heard that nobody has taken yet
        self.rests = False  # more was heard than may be read now
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
        self._go_on()

    def more(self) -> None:
        """More came; if there is something that nobody has taken, this is the last for now."""
        if self.full:
            self._pause()

    def rest(self) -> None:
        """More came than may be read now."""
        self.rests = True
        self._pause()

    def wake_up(self) -> None:
        self.rests = False
        self._go_on()

    def _pause(self) -> None:
        if not self.paused:
            self.paused = True
            if not self.transport.is_closing():
                self.transport.pause_reading()

    def _go_on(self) -> None:
        if self.paused and not self.full and not self.rests:
            self.paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.transport.get_extra_info(name, default)


class Together(WebSocketsSansIOProtocol):
    """Reads no faster than its frames are allowed: a piece of a megabyte may hold a hundred thousand of them, pings or
    messages without a word, and nobody else would be heard until all of them were taken apart."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unread = bytearray()
        self.allowed = Allowance(FRAMES_AT_ONCE, FRAMES_A_SECOND, self.loop.time)
        self.rest: asyncio.TimerHandle | None = None
        self.whole = False  # so far nothing came but whole frames, each by itself
        self.heard_at = 0.0  # when something came last
        self.when_gone: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.gathering = Gathering(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(self.gathering)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wake_up()
        self.unread.clear()
        if self.when_gone is not None:
            self.when_gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        self.gathering.more()
        self.unread += data
        if self.rest is None:
            self._read()

    def _read(self) -> None:
        self._wake_up()
        while self.unread:
            pause = NEXT if self.queue.qsize() >= HEARD_AT_ONCE else self.allowed.wait()
            if pause:
                self.rest = self.loop.call_later(pause, self._read)
                self.gathering.rest()
                return
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            if not self._take(piece):
                super().data_received(piece)

    def _take(self, piece: bytes) -> bool:
        """Hear a piece that is one text and nothing else; False: it is something else, or may be."""
        if self.conn.state is not State.OPEN:
            self.whole = piece.endswith(b"\r\n\r\n")
            return False
        if not self.whole:
            return False
        text = whole_frame(piece)
        self.whole = text is not None
        if text is None or piece[0] != TEXT or self.close_sent:
            return False
        try:
            said = text.decode()
        except UnicodeDecodeError:
            return False
        self.allowed.spend(1)
        self.queue.put_nowait({"type": "websocket.receive", "text": said})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _wake_up(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
            self.rest = None
            self.gathering.wake_up()

    def handle_events(self) -> None:
        self.allowed.spend(len(self.conn.events))
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[TELL] = self

    def send_keepalive_ping(self) -> None:
        """Who was heard since the last time is there: with two thousand lines a hundred a second would be asked."""
        left = 0.0 if self.ping_interval is None else self.heard_at + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

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


def whole_frame(piece: bytes) -> bytes | None:
    """What a frame of a client holds, if these bytes are one that is whole (RFC 6455, 5.2); None if they are not, or if
    it is longer than it may be here."""
    if len(piece) < 6 or piece[0] & 0xF0 != 0x80 or not piece[1] & 0x80:
        return None
    size, start = piece[1] & 0x7F, 6
    if size == 127:
        return None
    if size == 126:
        size, start = int.from_bytes(piece[2:4], "big"), 8
    if len(piece) != start + size:
        return None
    return apply_mask(piece[start:], piece[start - 4 : start])


def head(size: int) -> bytes:
    """What goes before a text of so many bytes that is sent whole, by a server, and not compressed (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")
