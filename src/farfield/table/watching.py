"""Somebody who only watches, or looks back at a game of their own that still runs: is told that something has happened.
What it was they ask over HTTP, where they are shown what everybody may know, or what their seat does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield._version import __version__
from farfield.table import bodies, messages, showing
from farfield.table.setting_up import BadRoom

if TYPE_CHECKING:
    from farfield.table.connection import Connection
    from farfield.table.live import Room

MOST: Final = 64


def not_watched() -> BadRoom:
    text = "Nobody at this table has allowed to watch. Ask the players, or wait until the game is over."
    return BadRoom("room-not-watched", text)


def come(room: Room, connection: Connection) -> None:
    """Raises `BadRoom` where too many do."""
    if connection not in room.watchers:
        if len(room.watchers) >= MOST:
            text = "Too many of your pages are open at this table: {most} at most. Close one of them."
            raise BadRoom("room-crowded", text, {"most": MOST})
        room.watchers.append(connection)
    info = showing.info(room, connection.lang)
    connection.send(messages.Welcome(bodies.CONTRACT, __version__, [], False, info))


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
