"""Every way in from outside: how often one address may take it, and what one call may cost. Said once, here: the server
counts by it, the table in docs/serving.md is written from it (`python -m farfield.table.server.ways_in`), and a test
goes through its rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farfield.table.limits import BODY_BYTES, HINTS, HINTS_A_SECOND, MESSAGE_BYTES, RECORD_BYTES
from farfield.table.server.judges import MEMORY, SECONDS

READY: Final = "something kept ready"
LOADED: Final = "a room not in memory is played again first, by turns"
SHOWN: Final = f"{READY}; {LOADED}"
ROOM: Final = f"a change of one room, stored; {LOADED}"
AGAIN: Final = f"a game played again, in one thread for all of these, by turns; {LOADED}"
JUDGED: Final = f"at most {SECONDS:.0f} s and {MEMORY // 10**6} MB in a process of its own"
TELLING: Final = f"a table told to one seat; {LOADED}"


@dataclass(frozen=True, slots=True)
class Way:
    """`at_once` and after that `a_second`, for one address."""

    method: str
    path: str
    at_once: int
    a_second: float
    cost: str
    body: int = 0
    """Bytes it may bring."""


WAYS: Final = (
    Way("GET", "/", 600, 60, READY),
    Way("GET", "/{path}", 600, 60, READY),
    Way("GET", "/api/start", 120, 4, READY),
    Way("GET", "/api/lessons", 120, 4, READY),
    Way("GET", "/api/puzzles", 120, 4, f"{READY}; the first time {JUDGED}"),
    Way("GET", "/api/puzzles/{number}/solution", 60, 1, f"{READY}; the first time {JUDGED}"),
    Way("GET", "/api/keywords", 120, 4, READY),
    Way("GET", "/api/contents", 120, 4, READY),
    Way("GET", "/api/cards", 60, 2, f"{READY}; the first time {JUDGED}"),
    Way("GET", "/api/cards/{name}", 120, 4, f"{READY}; what is no card {JUDGED}"),
    Way("GET", "/api/rules", 60, 2, JUDGED),
    Way("GET", "/api/rules/{clause}", 120, 4, f"{READY}; what is no number {JUDGED}"),
    Way("POST", "/api/decks/check", 60, 2, JUDGED, BODY_BYTES),
    Way("POST", "/api/decks/build", 60, 1, JUDGED, BODY_BYTES),
    Way("POST", "/api/decks/write", 60, 2, JUDGED, BODY_BYTES),
    Way("POST", "/api/rooms", 100, 2, JUDGED, 8 * BODY_BYTES),
    Way("POST", "/api/rooms/import", 20, 0.2, JUDGED, RECORD_BYTES),
    Way("GET", "/api/rooms/{room}", 600, 10, SHOWN),
    Way("POST", "/api/rooms/{room}/join", 60, 1, ROOM, BODY_BYTES),
    Way("POST", "/api/rooms/{room}/seats/{seat}/invite", 60, 1, ROOM),
    Way("POST", "/api/rooms/{room}/rematch", 60, 1, ROOM, BODY_BYTES),
    Way("DELETE", "/api/rooms/{room}", 60, 1, ROOM),
    Way("GET", "/api/rooms/{room}/export", 60, 2, AGAIN),
    Way("GET", "/api/rooms/{room}/replay", 600, 10, AGAIN),
    Way("GET", "/api/rooms/{room}/review", 60, 1, f"{JUDGED}, a part of a game each time; afterwards {SHOWN}"),
    Way("GET", "/health", 600, 60, READY),
    Way("GET", "/ready", 600, 60, "a look at storage, once a second for all"),
    Way("GET", "/metrics", 60, 2, READY),
    Way("GET", "/status", 60, 2, READY),
    Way("POST", "/node/rooms/{room}/release", 60, 1, "nothing: only other nodes have the key"),
    Way("WebSocket", "/api/rooms/{room}/table", 120, 4, TELLING, MESSAGE_BYTES),
)
HINTING: Final = Way("WebSocket message", "hint", HINTS, HINTS_A_SECOND, JUDGED)
"""Counted for each connection."""
BY_NAME: Final = {(way.method, way.path): way for way in WAYS}


def table() -> str:
    """The rows as docs/serving.md has them."""
    out = ["| way in | at once | a second after that | bytes | what one may cost |", "| --- | --- | --- | --- | --- |"]
    for way in (*WAYS, HINTING):
        body = f"{way.body:,}" if way.body else ""
        out.append(f"| `{way.method} {way.path}` | {way.at_once} | {way.a_second:g} | {body} | {way.cost} |")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    print(table(), end="")
