"""One WebSocket: which seats it holds, what it was told already, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from farfield.errors import FarfieldError
from farfield.rules.compiling import mypyc_attr
from farfield.table import bodies, messages, showing
from farfield.table.faces import face
from farfield.table.limits import CHAT_LINES, CHAT_SECONDS, HINTS, HINTS_A_SECOND, LINES_AT_ONCE, QUEUE, Allowance
from farfield.table.seats import opens
from farfield.table.seen import Line
from farfield.words.messages import Messages

if TYPE_CHECKING:
    from farfield.rules.view import SeatView
    from farfield.table.live import Room

ENCODER = msgspec.json.Encoder()
TRY_AGAIN = 1013
"""Why a slow connection is closed, or one whose table goes to another server: it may come back at once."""


class Socket(Protocol):
    """What is needed of a WebSocket."""

    def send_now(self, data: bytes) -> bool:
        """A text, if it can go at once; False if who it is for does not keep up, or is gone."""

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    def __init__(self, socket: Socket, now: Callable[[], float], address: str = "") -> None:
        self.socket = socket
        self.address = address  # where it comes from
        self.lang = "en"
        self.messages = Messages("en")
        self.seats: list[int] = []
        self.host = False
        self.secrets: list[str] = []  # what it has said who it is with
        self.looks_for: list[int] | None = None  # who looks back does so for these seats; None: only watches
        self.told: dict[int, int] = {}  # of each seat: how many lines of the log were sent
        self.cut: set[int] = set()  # seats whose log is shorter than they were told
        self.faces: set[str] = set()
        self.mode = ""  # of the game that was shown: keywords are explained as they are there
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.idle = False  # the sender has sent everything it took
        self.allowed = Allowance(100, 50, now)
        self.may_chat = Allowance(CHAT_LINES, CHAT_LINES / CHAT_SECONDS, now)
        self.may_ping = Allowance(5, 1, now)
        self.may_hint = Allowance(HINTS, HINTS_A_SECOND, now)
        self.may_step = Allowance(10, 2, now)
        self.thinking: asyncio.Task[None] | None = None  # of a hint it waits for
        self.closed = False
        self.code = 1000  # with which it ends

    def holds(self, kept: str) -> bool:
        """Has it said the secret of which that was kept?"""
        return any(opens(secret, kept) for secret in self.secrets)

    def speak(self, lang: str) -> None:
        """From now on in this language: whatever was told is to be told again."""
        self.lang = lang
        self.messages = Messages(lang)
        self.told.clear()
        self.faces.clear()

    def send(self, message: messages.ToClient) -> None:
        self.send_raw(ENCODER.encode(message))

    def send_raw(self, data: bytes) -> None:
        if self.closed:
            return
        # What nobody waits for does not need to be handed over, thousands of times a second.
        if self.idle and self.waiting.empty() and self.socket.send_now(data):
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.closed = True

    async def run_sender(self) -> None:
        """Send what waits, in order, until the connection ends."""
        while not self.closed:
            self.idle = True
            data = await self.waiting.get()
            self.idle = False
            if data is None:
                break
            await self.socket.send_data(data, "text")
        with suppress(Exception):
            await self.socket.close(code=TRY_AGAIN if self.waiting.full() else self.code)

    async def hang_up(self) -> None:
        """Close after what waits was sent."""
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(None)

    def send_back(self) -> None:
        """Close after what waits was sent; whoever it is may come back at once, perhaps to another server."""
        self.code = TRY_AGAIN
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(None)

    # --- telling

    def refuse(self, to: str, id: int, error: FarfieldError) -> None:
        words = self.messages.explain(error)
        problems = getattr(error, "problems", ())
        if len(problems) > 1:
            words = "\n".join(self.messages.explain(problem) for problem in problems[:10])
        self.send(messages.Refused(to, id, error.message_id, words, error.clause or ""))

    def trouble(self, code: str, **args: str | int) -> None:
        self.send(messages.BadMessage(code, self.messages.get(code, **args)))

    def forget(self, since: int) -> None:
        """Lines of the log from this number on were taken back."""
        for seat, told in self.told.items():
            if since < told:
                self.told[seat] = since
                self.cut.add(seat)

    def show_faces(self, names: set[str]) -> None:
        new = names - self.faces
        new.discard("")
        if new:
            self.faces |= new
            found = [made for name in sorted(new) if (made := face(name, self.lang, self.mode)) is not None]
            if found:
                self.send(messages.Faces(found))

    def show_table(self, room: Room, seat: int, look: SeatView, seats: list[bodies.SeatInfo]) -> None:
        """Faces, new lines of the log and the table, in this order, for a held seat."""
        sight = room.sight(seat, self.lang)
        if sight.game.mode.name != self.mode:
            self.mode = sight.game.mode.name
            self.faces.clear()
        table, names = showing.table(room, seat, look, sight, seats)
        events = len(sight.game.events())
        first = seat not in self.told
        since = max(0, events - LINES_AT_ONCE) if first else self.told[seat]
        lines: list[Line] = sight.lines(since)
        for line in lines:
            names.update(line.names)
        self.show_faces(names)
        if lines or first or seat in self.cut:
            self.cut.discard(seat)
            self.send(messages.Log(seat, since, lines, False, first))
        self.told[seat] = events
        self.send(table)
