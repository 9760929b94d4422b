"""Who comes from outside, by address: so many new rooms each, so that one visitor cannot fill the disk, and so many
calls, so that one visitor cannot keep the server busy."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from farfield.table.limits import Allowance, TooMuch
from farfield.table.server.addresses import EACH, OF_A_SITE, Counted, allowance, household, site
from farfield.table.server.disk import almost_full
from farfield.table.server.ways_in import WAYS, Way

ROOMS_PER_HOUR: Final = 60
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
        self.known = Counted(rooms_per_hour, rooms_per_hour / 3600)
        self.coming = {way: Counted(way.at_once, way.a_second) for way in WAYS}
        self.refused = Counted(REFUSED_AT_ONCE, REFUSED_A_SECOND)
        self.heard: dict[str, Allowance] = {}
        self.lines: Counter[str] = Counter()
        self.resting = 0

    def come(self, address: str, way: Way) -> None:
        """Somebody takes one of the ways in, whether anything comes of it or not. Raises `TooMuch`."""
        if not self.rooms_per_hour:
            return
        if self.coming[way].take(address) is not None:
            raise TooMuch("wire-rate", "Too many messages at once. Wait a moment.")

    def hearing(self, address: str) -> Allowance | None:
        """What all WebSockets of an address share, or of a site, as it is a good part of what the server can do. None:
        as much as they like."""
        if not self.rooms_per_hour:
            return None
        return allowance(self.heard, site(address), HEARD_AT_ONCE, HEARD_A_SECOND)

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """Around a WebSocket: the door counts connections, but those of a proxy are everybody's. Raises `TooMuch`."""
        mine, all_here = household(address), f"all of {site(address)}"
        if self.rooms_per_hour and (self.lines[mine] >= EACH or self.lines[all_here] >= OF_A_SITE * EACH):
            raise TooMuch("wire-rate", "Too many messages at once. Wait a moment.")
        self.lines.update((mine, all_here))
        try:
            yield
        finally:
            self.lines.subtract((mine, all_here))
            for who in (mine, all_here):
                if not self.lines[who]:
                    del self.lines[who]

    async def rest(self, address: str) -> None:
        """Before somebody is told that it was too much: who asks all the same is told later and later, for a refusal is
        work too. Not all who ask may rest: each holds a connection meanwhile."""
        pause = self.refused.wait(address, LONGEST_REST, LONGEST_DEBT)
        if pause and self.resting < MOST_RESTING:
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
        allowed = self.known.take(address)
        if allowed is not None:
            minutes = math.ceil((1 - allowed.left) / allowed.rate / 60)
            text = (
                "Only {count} new rooms an hour are made for one address. Wait {minutes} minutes, or play on in a room."
            )
            raise TooMuch("room-many", text, {"count": round(allowed.most), "minutes": minutes})
        try:
            yield
        except BaseException:
            self.known.give_back(address)
            raise
