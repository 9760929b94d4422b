"""Overload is a state, not an accident: above what this server can hold there are no new rooms, and the old ones stay
quick.

It is full when its own processor time says so, not when the machine is busy with something else. Whoever is refused is
told, and whoever plays notices nothing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farfield.table.limits import TooMuch

if TYPE_CHECKING:
    from farfield.table.rooms import Rooms

BUSY: Final = 0.85
"""Of a processor, in the last seconds: then it is full, however quick it still is. Unless it is told another share:
then all of these shares are of that one, as if its processor were so much slower."""
STRAINED: Final = 0.6
"""And from this on if it comes back late as well."""
LATE: Final = 0.015
"""Seconds by which one of ten looks at the loop is late then."""
AT_EASE: Final = 0.4
"""Up to here it looks for questions that nothing hangs on, which takes a third as long as all else of an answer."""
AGAIN: Final = 0.75
"""New rooms are made again when it has come down to this share of the limits."""
PACE: Final = 0.3
"""Seconds between two new rooms from `STRAINED` on: to make one takes ten milliseconds and keeps others waiting. A
server that may use less of a processor makes them more seldom."""
LONGEST_WAIT: Final = 3.0
"""Seconds to wait for one's turn then; who would wait longer is told that there is no room."""
WINDOW: Final = 5.0
NEW: Final = 60.0
"""Seconds for which a table that was just made counts though nobody sits there yet."""


def full() -> TooMuch:
    text = "This server has as many tables as it can hold right now. Those that run go on; try again in a few minutes."
    return TooMuch("room-full", text)


class Crowd:
    """`most`: so many tables at most; 0: as many as it can hold. `cpu` tells the processor time of this process, and at
    `full_at` of a processor it is full."""

    def __init__(self, most: int = 0, cpu: Callable[[], float] = time.process_time, full_at: float = BUSY) -> None:
        self.most = most
        self.cpu = cpu
        self.full_at = full_at
        self.used: deque[tuple[float, float]] = deque(maxlen=100)
        self.late: deque[tuple[float, float]] = deque(maxlen=400)
        self.is_full = False
        self.has_much_time = True
        self.limited = True  # whoever sets no limits is spared every press, however much there is to do
        self.refused = 0
        self.next = 0.0  # when the next room may be made

    def see(self, now: float, late: float) -> None:
        """The loop has come back, so many seconds late."""
        self.late.append((now, late))
        if not self.used or now - self.used[-1][0] >= 0.25:
            self.used.append((now, self.cpu()))
            self._judge(now)

    def share(self, now: float) -> float:
        """Of a processor, in the last seconds; 0 as long as that is not known."""
        first = next(((at, used) for at, used in self.used if now - at <= WINDOW), None)
        if first is None or now - first[0] < 0.8 * WINDOW:
            return 0.0
        return (self.used[-1][1] - first[1]) / (self.used[-1][0] - first[0])

    def _effort(self, now: float) -> float:
        """The same, as `BUSY` and all else is said of it: of what this server may use."""
        return self.share(now) * BUSY / self.full_at

    def _judge(self, now: float) -> None:
        share = self._effort(now)
        self.has_much_time = share <= AT_EASE
        lately = sorted(late for at, late in self.late if now - at <= WINDOW)
        late = lately[int(0.9 * len(lately))] if lately else 0.0
        ease = AGAIN if self.is_full else 1.0
        self.is_full = share > BUSY * ease or (share > STRAINED * ease and late > LATE * ease)

    @property
    def at_ease(self) -> bool:
        return self.has_much_time or not self.limited

    def has_enough(self, rooms: Rooms) -> bool:
        return self.is_full or bool(self.most and tables(rooms) >= self.most)

    def turn(self, now: float) -> float:
        """Seconds until a room may be made: where there is much to do already they are made one after another, so that
        the making is not taken for what the tables cost, and the server is full when its tables make it so. Raises
        `TooMuch` if too many wait. Who is refused anyway does not wait."""
        wait = max(0.0, self.next - now) if self._effort(now) > STRAINED and not self.is_full else 0.0
        if wait > LONGEST_WAIT:
            self.refused += 1
            raise full()
        self.next = now + wait + PACE * BUSY / self.full_at
        return wait

    def check(self, rooms: Rooms) -> None:
        """Before a room is made. Raises `TooMuch`."""
        if self.has_enough(rooms):
            self.refused += 1
            raise full()


def tables(rooms: Rooms) -> int:
    """At which somebody sits, or that were just made."""
    now = rooms.clock.now()
    return sum(bool(room.connections) or now - room.opened < NEW for room in rooms.live.values())
