"""Who may hold a connection, and for how long without saying anything.

uvicorn waits for ever for the rest of a request; a thousand half-sent ones would take every connection the system gives
to a process. Here the headers of a request and its body have a time each, an address has a number of connections, and
if there are too many altogether those go first that have not said what they want, then those that have said half of it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from farfield.table.server.addresses import EACH, OF_A_SITE, household, site
from farfield.table.server.together import Together
from farfield.table.server.trusted import Trusted

log = logging.getLogger("farfield.table")

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
SPARED: Final = 150
"""Of what the system lets a process open, so many are for files, the database and workers."""


class Door:
    """All connections of a server."""

    def __init__(self, trusted: Trusted | None = None, each: int = EACH, most: int | None = None) -> None:
        self.trusted = trusted or Trusted()
        self.each = each
        self.most = most if most is not None else room_for_connections()
        self.of: dict[str, dict[str, set[asyncio.Transport]]] = {}  # of each site by household
        self.inside = 0
        self.silent: dict[Visit, None] = {}  # who has not yet said what they want, the oldest first
        self.halfway: dict[Visit, None] = {}  # and who has not said all of it
        self.refused = 0

    def come_in(self, visit: Visit, transport: asyncio.Transport, address: str) -> bool:
        """False: there are too many, and this one is not let in."""
        if self._has_enough(address) or self.inside >= self.most:
            self._forget_the_gone()
        if self.inside >= self.most and (slow := self.silent or self.halfway):
            next(iter(slow)).give_up()
            self._forget_the_gone()
        too_many_of_one = self._has_enough(address)
        if too_many_of_one or self.inside >= self.most:
            self.refused += 1
            log.warning("a connection was refused: there are too many%s", " of one address" * too_many_of_one)
            return False
        self.of.setdefault(site(address), {}).setdefault(household(address), set()).add(transport)
        self.inside += 1
        self.silent[visit] = None
        return True

    def _has_enough(self, address: str) -> bool:
        if address in self.trusted:
            return False
        here = self.of.get(site(address), {})
        mine = len(here.get(household(address), ()))
        return mine >= self.each or sum(map(len, here.values())) >= OF_A_SITE * self.each

    def go(self, transport: asyncio.Transport, address: str) -> None:
        here = self.of.get(site(address), {})
        mine = here.get(household(address), set())
        if transport in mine:
            mine.discard(transport)
            self.inside -= 1
            if not mine:
                del here[household(address)]
            if not here:
                del self.of[site(address)]

    def _forget_the_gone(self) -> None:
        """Who is being closed, and has not said goodbye yet."""
        here = {
            where: {who: {x for x in mine if not x.is_closing()} for who, mine in all_here.items()}
            for where, all_here in self.of.items()
        }
        left = {where: {who: mine for who, mine in all_here.items() if mine} for where, all_here in here.items()}
        self.of = {where: all_here for where, all_here in left.items() if all_here}
        self.inside = sum(len(mine) for all_here in self.of.values() for mine in all_here.values())


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
        self._is_slow_no_more()
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
        self._is_slow_no_more()
        super().handle_websocket_upgrade(event)
        self.waits_for = "nothing any more"
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Together):  # it is told of the end, and this is not any longer
            protocol.when_gone = partial(self.door.go, self.transport, self.client[0] if self.client else "")

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
        if what == "a body":
            self.door.halfway[self] = None
        else:
            self.door.halfway.pop(self, None)
        self.timer = self.loop.call_later(seconds, self.give_up) if what else None

    def _is_slow_no_more(self) -> None:
        self.door.silent.pop(self, None)
        self.door.halfway.pop(self, None)

    def give_up(self) -> None:
        self._is_slow_no_more()
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
