"""What somebody sends over a connection, from its bytes to what is done: read, check, carry out, say what is wrong."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import msgspec

from farfield.table import bodies, dispatch, messages
from farfield.table.connection import Connection
from farfield.table.limits import MESSAGE_BYTES
from farfield.table.live import Room
from farfield.table.setting_up import BadRoom

DECODER: Final = msgspec.json.Decoder(messages.ToServer)
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading something from outside may raise: also of brackets in brackets without end."""
_ZERO: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # in JSON it is always written like this


async def hear(room: Room, connection: Connection, raw: bytes) -> bool:
    """One message. False: it could not be read, or it is not its turn; who sends many such is not listened to."""
    if len(raw) > MESSAGE_BYTES:
        connection.trouble("wire-size", size=len(raw), most=MESSAGE_BYTES)
        return False
    try:
        message = DECODER.decode(readable(raw))
    except UNREADABLE as error:
        connection.trouble("wire-schema", problem=str(error))
        return False
    watches = connection in room.watchers and isinstance(message, messages.Alive)
    if not isinstance(message, messages.Hello) and connection not in room.connections and not watches:
        connection.trouble("wire-hello")
        return False
    if isinstance(message, messages.Hello) and message.contract != bodies.CONTRACT:
        connection.trouble("wire-contract", theirs=message.contract, ours=bodies.CONTRACT)
        return False
    if isinstance(message, messages.Hint):
        think(room, connection, message)
    else:
        await dispatch.carry_out(room, connection, message)
    return True


def think(room: Room, connection: Connection, message: messages.Hint) -> None:
    """A hint may take as long as the others who want one: whoever waits for it goes on playing, and asks for no more
    until it is there."""
    if connection.thinking is not None and not connection.thinking.done():
        connection.refuse("hint", message.id, BadRoom("wire-rate", "Too many messages at once. Wait a moment."))
    else:
        connection.thinking = asyncio.create_task(dispatch.carry_out(room, connection, message))


def readable(data: bytes) -> bytes:
    """The same, unless a text in it holds the character that PostgreSQL keeps in none. Raises `ValidationError`."""
    if b"\\u0000" in data and _ZERO.search(data):  # the second look is the expensive one
        raise msgspec.ValidationError("it holds the character U+0000. Leave it out")
    return data
