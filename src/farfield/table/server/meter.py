"""What this server counts: said once, here. `status_api` tells it, docs/serving.md lists it
(`python -m farfield.table.server.meter`), and nothing of it is a name, a card or a secret."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from farfield._version import __version__
from farfield.table.server.crowd import Crowd
from farfield.table.server.metrics import Counter, Family, Gauge, Histogram

if TYPE_CHECKING:
    from farfield.table.rooms import Rooms
    from farfield.table.server.door import Door
    from farfield.table.server.machine import MachineWorkers
    from farfield.table.server.nodes import Nodes

LATELY: Final = 2_000
"""So many of the last answers are remembered one by one."""
LOOK: Final = 0.05
"""Seconds after which it is looked how late the server wakes up."""
SELDOM: Final = 0.25
"""The same while it has much time: nothing hangs on it then, and of several servers each would look for nothing."""


class Meter:
    """Of one server."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.lately: deque[tuple[float, float]] = deque(maxlen=LATELY)  # when an answer was stored, in how long
        self.crowd = Crowd()
        self.fails = False  # the last thing that was to be stored was not
        self.messages = Histogram(
            "farfield_message_seconds", "How long a message of a WebSocket took, until it was stored and told.", "kind"
        )
        self.calls = Histogram("farfield_http_seconds", "How long an HTTP call took.", "way")
        self.refusals = Counter("farfield_refusals_total", "What was refused, by the code that was told.", "code")
        self.incidents = Counter(
            "farfield_incidents_total", "What failed and nobody expected, by what was being done.", "doing"
        )
        self.storage = Histogram("farfield_storage_seconds", "How long storage took, by what was asked of it.", "call")
        self.not_kept = Counter("farfield_storage_failures_total", "What storage could not do.", "call")
        self.thoughts = Histogram(
            "farfield_thought_seconds", "How long programs and looks ahead took, with the wait for a worker."
        )
        self.late = Histogram("farfield_late_seconds", "How much later than it should the server's loop came back.")
        self.families: list[Family] = [
            self.messages,
            self.calls,
            self.refusals,
            self.incidents,
            self.storage,
            self.not_kept,
            self.thoughts,
            self.late,
            Gauge("farfield_info", "Always 1.", lambda: {__version__: 1}, "version"),
            Gauge("farfield_uptime_seconds", "Since the server started.", lambda: time.monotonic() - self.began),
            Gauge("farfield_cpu_seconds_total", "Processor time, without that of workers.", time.process_time),
            Gauge("farfield_memory_bytes", "Memory, without that of workers.", memory),
        ]

    def watch(self, rooms: Rooms, workers: MachineWorkers, door: Door, nodes: Nodes | None = None) -> None:
        """Tell of these too."""
        self.families += [
            Gauge("farfield_tables", "Tables in memory, with somebody there or not.", lambda: tables(rooms), "who"),
            Gauge("farfield_full", "1 while no new rooms are made, for there are enough.", lambda: self.crowd.is_full),
            Gauge("farfield_rooms_refused_total", "Rooms that were not made then.", lambda: self.crowd.refused),
            Gauge("farfield_games", "Games in memory that are not over.", lambda: games(rooms)),
            Gauge("farfield_people", "Open connections of tables.", lambda: people(rooms)),
            Gauge("farfield_connections", "All connections.", lambda: door.inside),
            Gauge("farfield_connections_refused_total", "Connections that were not let in.", lambda: door.refused),
            Gauge("farfield_workers", "Workers at work, by what they do.", lambda: dict(workers.at_work()), "kind"),
            Gauge("farfield_waiting", "What waits for a worker.", lambda: dict(workers.waiting()), "kind"),
            Gauge("farfield_thoughts_ended_total", "Thoughts that took too much.", lambda: workers.thoughts_ended),
            Gauge("farfield_judged_ended_total", "What took too much and was ended.", lambda: workers.judges.ended),
        ]

        if nodes is not None:
            held = Gauge("farfield_held_tables", "Tables that this node holds.", lambda: len(nodes.held))
            self.families += [held, nodes.taken, nodes.let_go, nodes.forwarded]

    # --- counting: `Watch` of the table

    def heard(self, kind: str, seconds: float, refused: str) -> None:
        self.messages.see(seconds, kind)
        if refused:
            self.refusals.add(refused)
        elif kind == "answer":
            self.lately.append((time.monotonic(), seconds))

    def suffered(self, doing: str) -> None:
        self.incidents.add(doing)

    def has_time(self) -> bool:
        return self.crowd.at_ease

    # --- and of storage

    def stored(self, call: str, seconds: float, failed: bool) -> None:
        self.storage.see(seconds, call)
        self.fails = failed
        if failed:
            self.not_kept.add(call)

    async def watch_the_loop(self, warming: Awaitable[None]) -> None:
        """Runs as long as the server does, from when it has made itself ready."""
        await asyncio.shield(asyncio.ensure_future(warming))
        while True:
            pause = SELDOM if self.crowd.has_much_time else LOOK
            due = time.monotonic() + pause
            await asyncio.sleep(pause)
            now = time.monotonic()
            self.late.see(max(0.0, now - due))
            self.crowd.see(now, max(0.0, now - due))


def tables(rooms: Rooms) -> dict[str, float]:
    somebody = sum(bool(room.connections) for room in rooms.live.values())
    return {"somebody": somebody, "nobody": len(rooms.live) - somebody}


def games(rooms: Rooms) -> int:
    return sum(room.playing is not None and not room.over for room in rooms.live.values())


def people(rooms: Rooms) -> int:
    return sum(len(room.connections) for room in rooms.live.values())


def memory() -> float:
    """Bytes that are really there; 0 where the system does not tell."""
    with suppress(OSError, ValueError, AttributeError):
        return float(int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    return 0.0


def part(values: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def table() -> str:
    """The rows as docs/serving.md has them."""
    from farfield.table.server.nodes import Nodes

    nobody: Any = None  # who is asked only when somebody looks
    meter = Meter()
    meter.watch(nobody, nobody, nobody, Nodes(nobody, ""))
    out = ["| metric | told apart by | what it says |", "| --- | --- | --- |"]
    out += [f"| `{x.name}` | {x.label and f'`{x.label}`'} | {x.help} |" for x in meter.families]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    print(table(), end="")
