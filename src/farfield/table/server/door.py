"""Who may hold a connection, and for how long without saying anything.

uvicorn waits for ever for the rest of a request; a thousand half-sent ones would take every connection the system gives
to a process. Here the headers of a request and its body have a time each, an address has a number of connections, and
if there are too many altogether those go first that have not said what they want.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from farfield.table.server.trusted import Trusted
from farfield.table.server.visitors import household

log = logging.getLogger("farfield.table")

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
EACH: Final = 200
"""Connections of one address; a trusted proxy, which speaks for everybody, may have as many as there are."""
SPARED: Final = 150
"""Of what the system lets a process open, so many are for files, the database and workers."""


class Door:
    """All connections of a server."""

    def __init__(self, trusted: Trusted | None = None, each: int = EACH, most: int | None = None) -> None:
        self.trusted = trusted or Trusted()
        self.each = each
        self.most = most if most is not None else room_for_connections()
        self.of: dict[str, set[asyncio.Transport]] = {}
        self.inside = 0
        self.silent: dict[Visit, None] = {}  # who has not yet said what they want, the oldest first
        self.refused = 0

    def come_in(self, visit: Visit, transport: asyncio.Transport, address: str) -> bool:
        """False: there are too many, and this one is not let in."""
        who = household(address)
        mine = self.of.setdefault(who, set())
        if (len(mine) >= self.each and address not in self.trusted) or self.inside >= self.most:
            self._forget_the_gone()  # a WebSocket does not say goodbye here
            mine = self.of.setdefault(who, set())
        if self.inside >= self.most and self.silent:
            next(iter(self.silent)).give_up()
            self._forget_the_gone()
        too_many_of_one = len(mine) >= self.each and address not in self.trusted
        if too_many_of_one or self.inside >= self.most:
            self.refused += 1
            log.warning("a connection was refused: there are too many%s", " of one address" * too_many_of_one)
            return False
        mine.add(transport)
        self.inside += 1
        self.silent[visit] = None
        return True

    def go(self, transport: asyncio.Transport, address: str) -> None:
        mine = self.of.get(household(address), set())
        if transport in mine:
            mine.discard(transport)
            self.inside -= 1

    def _forget_the_gone(self) -> None:
        here = {who: {x for x in mine if not x.is_closing()} for who, mine in self.of.items()}
        self.of = {who: mine for who, mine in here.items() if mine}
        self.inside = sum(map(len, self.of.values()))


class Visit(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.waits_for = ""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.door.come_in(self, transport, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._wait_for("headers", HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("", 0)
        self.door.silent.pop(self, None)
        self.door.go(self.transport, self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for("", 0)
        self.door.silent.pop(self, None)
        super().handle_websocket_upgrade(event)
        self.waits_for = "nothing any more"

    def _look(self) -> None:
        """What is this connection in the middle of sending?"""
        if self.waits_for == "nothing any more":
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait_for("a body", BODY_SECONDS)
        elif state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            self._wait_for("headers", HEADER_SECONDS)
        else:
            self._wait_for("", 0)

    def _wait_for(self, what: str, seconds: float) -> None:
        if what == self.waits_for:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.waits_for = what
        if what != "headers":
            self.door.silent.pop(self, None)
        self.timer = self.loop.call_later(seconds, self.give_up) if what else None

    def give_up(self) -> None:
        self.door.silent.pop(self, None)
        self.transport.abort()


def visits(door: Door) -> type[Visit]:
    """The protocol of a server, for uvicorn."""
    return type("VisitHere", (Visit,), {"door": door})


def room_for_connections() -> int:
    """As many as the system can be asked for."""
    most = 1024
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = hard if hard != resource.RLIM_INFINITY else 65_536
        if 0 <= soft < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, 65_536), hard))
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(100, most - SPARED)
