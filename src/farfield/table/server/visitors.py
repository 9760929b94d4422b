"""Who comes from outside, by address: so many new rooms each, so that one visitor cannot fill the disk, and so many
calls, so that one visitor cannot keep the server busy."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from farfield.table.limits import Allowance, TooMuch
from farfield.table.server.disk import almost_full
from farfield.table.server.ways_in import WAYS, Way

ROOMS_PER_HOUR: Final = 60
MOST_KNOWN: Final = 10_000
REFUSED_AT_ONCE: Final = 20
REFUSED_A_SECOND: Final = 5
"""So often one address is told at once that it was too much."""
LONGEST_REST: Final = 10.0
LONGEST_DEBT: Final = 50
"""Nor is it told any later after more than these: others may share the address, and come when it has ended."""
MOST_RESTING: Final = 300
"""So many of all wait for that at once."""
HEARD_AT_ONCE: Final = 400
HEARD_A_SECOND: Final = 300
"""Messages of one address over all its WebSockets: otherwise two hundred lines, each within its own limits, would be
all that the server does."""


def household(address: str) -> str:
    """Who shares an address: of IPv6 everybody behind one connection has millions of their own."""
    with suppress(ValueError):
        parsed = ipaddress.ip_address(address)
        if isinstance(parsed, ipaddress.IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


class Visitors:
    """`rooms_per_hour`: 0 for as many as they like, and calls too. `folder`: where games are kept, if on a disk of this
    machine. `crowded` raises `TooMuch` if there are enough rooms."""

    def __init__(
        self,
        rooms_per_hour: int = ROOMS_PER_HOUR,
        folder: Path | None = None,
        crowded: Callable[[], None] | None = None,
    ) -> None:
        self.crowded = crowded
        self.rooms_per_hour = rooms_per_hour
        self.folder = folder
        self.known: dict[str, Allowance] = {}
        self.coming: dict[Way, dict[str, Allowance]] = {way: {} for way in WAYS}
        self.refused: dict[str, Allowance] = {}
        self.heard: dict[str, Allowance] = {}
        self.resting = 0

    def come(self, address: str, way: Way) -> None:
        """Somebody takes one of the ways in, whether anything comes of it or not. Raises `TooMuch`."""
        if not self.rooms_per_hour:
            return
        if not _allowance(self.coming[way], household(address), way.at_once, way.a_second).take():
            raise TooMuch("wire-rate", "Too many messages at once. Wait a moment.")

    def hearing(self, address: str) -> Allowance | None:
        """What all WebSockets of an address share; None: as much as they like."""
        if not self.rooms_per_hour:
            return None
        return _allowance(self.heard, household(address), HEARD_AT_ONCE, HEARD_A_SECOND)

    async def rest(self, address: str) -> None:
        """Before somebody is told that it was too much: who asks all the same is told later and later, for a refusal is
        work too. Not all who ask may rest: each holds a connection meanwhile."""
        allowed = _allowance(self.refused, household(address), REFUSED_AT_ONCE, REFUSED_A_SECOND)
        pause = min(allowed.wait(), LONGEST_REST)
        if pause and self.resting < MOST_RESTING:
            allowed.left = max(allowed.left - 1, -LONGEST_DEBT)
            self.resting += 1
            try:
                await asyncio.sleep(pause)
            finally:
                self.resting -= 1

    def look_for_room(self) -> None:
        """Raises `TooMuch` if there are enough."""
        if self.rooms_per_hour and self.crowded is not None:
            self.crowded()

    @contextmanager
    def new_room(self, address: str) -> Iterator[None]:
        """Around making a room: raises `TooMuch` if it is one too many; one that is not made does not count."""
        if almost_full(self.folder):
            text = "The disk of this server is almost full, so there are no new rooms. Tell whoever runs it."
            raise TooMuch("room-disk", text)
        if not self.rooms_per_hour:
            yield
            return
        self.look_for_room()
        allowed = _allowance(self.known, household(address), self.rooms_per_hour, self.rooms_per_hour / 3600)
        if not allowed.take():
            minutes = math.ceil((1 - allowed.left) / allowed.rate / 60)
            text = (
                "Only {count} new rooms an hour are made for one address. Wait {minutes} minutes, or play on in a room."
            )
            raise TooMuch("room-many", text, {"count": self.rooms_per_hour, "minutes": minutes})
        try:
            yield
        except BaseException:
            allowed.left += 1
            raise


def _allowance(known: dict[str, Allowance], who: str, most: float, rate: float) -> Allowance:
    if who not in known:
        if len(known) >= MOST_KNOWN:  # forget the one who came first; by then they may have some again
            del known[next(iter(known))]
        known[who] = Allowance(most, rate, time.monotonic)
    return known[who]
