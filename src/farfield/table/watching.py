"""Somebody who only watches, or looks back at a game of their own that still runs: is told that something has happened.
What it was they ask over HTTP, where they are shown what everybody may know, or what their seat does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield._version import __version__
from farfield.table import bodies, messages, showing
from farfield.table.limits import PAGES
from farfield.table.setting_up import BadRoom

if TYPE_CHECKING:
    from farfield.rules.game import Game
    from farfield.table.connection import Connection
    from farfield.table.live import Room

MOST: Final = 64
LOOKS: Final = 8
"""So many different looks at one moment are kept for the next who asks: each language has its own."""
HOST: Final = -1


def not_watched() -> BadRoom:
    text = "Nobody at this table has allowed to watch. Ask the players, or wait until the game is over."
    return BadRoom("room-not-watched", text)


def come(room: Room, connection: Connection, held: list[int] | None = None) -> None:
    """`held`: who looks back holds these seats, or the host's place. Each seat has its share, and those who only watch
    have places of their own, so that nobody keeps others out. Raises `BadRoom` where too many do."""
    if connection not in room.watchers:
        mine = None if held is None else held or [HOST]
        most = MOST if mine is None else PAGES // (len(room.kept.seats) + 1)
        if mine is None:
            there = sum(x.looks_for is None for x in room.watchers)
        else:
            there = max(sum(seat in (x.looks_for or ()) for x in room.watchers) for seat in mine)
        if there >= most:
            text = "Too many of your pages are open at this table: {most} at most. Close one of them."
            raise BadRoom("room-crowded", text, {"most": most})
        connection.looks_for = mine
        room.watchers.append(connection)
    info = showing.info(room, connection.lang)
    connection.send(messages.Welcome(bodies.CONTRACT, __version__, [], False, info))


def keep(room: Room, key: tuple[object, ...], look: tuple[Game, bool, bodies.Replay]) -> None:
    """What one who watches was shown is what the next one will be, as long as nothing happens and somebody is there."""
    if not room.watchers or (room.looks and next(iter(room.looks))[0] != key[0]):
        room.looks.clear()
    if room.watchers and len(room.looks) < LOOKS:
        room.looks[key] = look


def tell(room: Room) -> None:
    """Something has happened."""
    for connection in list(room.watchers):
        connection.send(messages.Moved(room.seq))


async def send_away(room: Room) -> None:
    """Nobody may watch any more, but whose game it is."""
    gone = [one for one in room.watchers if not one.secrets]
    room.watchers = [one for one in room.watchers if one.secrets]
    for connection in gone:
        error = not_watched()
        connection.send(messages.Closed(connection.messages.get(error.message_id)))
        await connection.hang_up()
