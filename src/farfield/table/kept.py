"""What is kept of a room, and what the table needs of the place where it is kept.

The log of answers is the truth: (room, game, number) is unique, so of two answers to one question one is stored and
the other refused, also between several servers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, Final, Protocol

import msgspec

from farfield.errors import FarfieldError


class SeatKept(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    deck: str
    program: str
    secret: str = ""
    invitation: str = ""
    lent: bool = False
    every_window: bool = False
    owner: str = ""
    """Of a seat that was given away in its owner's absence: the secret with which they come back."""
    offered: str = ""
    """“yes” if the invitation is the owner's own: they give the seat away."""


class GameKept(msgspec.Struct):
    game: int
    settings: str
    engine: str


class RoomKept(msgspec.Struct):
    """A room as it is stored; `setup` is a `CreateRoom` as JSON."""

    room: str
    host: str
    setup: str
    seats: list[SeatKept]
    games: list[GameKept] = []


class ReportKept(msgspec.Struct):
    """A problem somebody told of; `snapshot` is the record of the game as it was then."""

    number: int
    room: str
    game: int
    at: float
    text: str
    snapshot: str


class Conflict(Exception):
    """Somebody else has stored an answer with this number first."""


GRACE: Final = 3 * 86_400.0
"""Seconds of running after which a room that was marked is deleted."""


class Aged(msgspec.Struct):
    marked: int
    """So many rooms will go."""
    deleted: list[str]
    last: float
    """The date of the time before; 0 for the first one."""


class Keeper(Protocol):
    """Where games are kept. What is asked to be kept is kept when the call is back, or the call raises `NotKept`."""

    async def add_room(self, kept: RoomKept) -> None: ...

    async def room(self, room: str) -> RoomKept | None: ...

    async def save_seat(self, room: str, seat: SeatKept) -> None: ...

    async def take_invitation(self, room: str, seat: SeatKept, invitation: str) -> bool:
        """Exchange an invitation for the seat's secret; False if somebody else was faster."""

    async def save_setup(self, room: str, setup: str) -> None: ...

    async def delete_room(self, room: str) -> None: ...

    async def age(self, ran: float, date: float, before: float, live: Collection[str]) -> Aged:
        """Keep house: this server has run for so many seconds more, and by its clock it is `date`.

        Rooms that nobody has touched since `before`, and that are not `live`, are marked; a mark goes when somebody
        touches the room, or the clock says something else. A room is deleted when it was marked for `GRACE` seconds in
        which a server ran: no clock can do that by one wrong reading.
        """

    def touch(self, room: str, every: float = ...) -> None:
        """Somebody is there; not written more than once in a while."""

    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ...) -> None:
        """A new game, perhaps with answers already given. Raises `Conflict` if another one has this number."""

    async def answers(self, room: str, game: int, since: int = ...) -> list[str]:
        """What was answered in a game, from this number on."""

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        """Store answers, the first with number `seq`; back when they are committed. Raises `Conflict`."""

    async def add_chat(self, room: str, n: int, seat: int, name: str, words: str, phrase: str, at: float) -> None: ...

    async def chat(self, room: str, most: int = ...) -> list[dict[str, Any]]: ...

    async def add_report(self, room: str, game: int, words: str, snapshot: str) -> int: ...

    async def close(self) -> None: ...


class NotKept(FarfieldError):
    """It could not be stored, or not be read. Nothing was changed, and it is tried again."""


def not_kept() -> NotKept:
    text = "The server cannot keep the game at the moment, so nothing can be answered. It tries again."
    return NotKept("room-storage", text)


class Damaged(FarfieldError):
    """What is stored is not what was stored."""


def tag(room: str) -> str:
    """A room in a log: enough to know it again there, and nothing that lets anybody in."""
    return blake2b(room.encode(), digest_size=4).hexdigest()


def check_of(room: str, game: int, number: int, said: str) -> str:
    """What is kept beside an answer, so that it is noticed when it is not the same any more, or stands elsewhere."""
    return blake2b(f"{room} {game} {number} {said}".encode(), digest_size=8).hexdigest()


def checked(room: str, game: int, since: int, rows: Sequence[tuple[int, str, str]]) -> list[str]:
    """Answers as they are stored: number, words and check (empty for those of old). Raises `Damaged`."""
    for number, (seq, said, check) in enumerate(rows, start=since):
        if seq != number or (check and check != check_of(room, game, seq, said)):
            text = "The stored answers of this game do not fit together any more: number {n} is not possible."
            raise Damaged("room-damaged", text + " Restore a backup of the data.", {"n": number})
    return [said for _, said, _ in rows]
