"""Secrets: who holds one holds a seat, an invitation, or the host's place. The server keeps only their hashes."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from typing import Final

from farfield.table.outside import Chance

_ROOM: Final = re.compile("[A-Za-z0-9_-]{1,40}")


def new_secret(chance: Chance) -> str:
    """192 bits nobody can guess, as 32 letters that fit into a link."""
    return chance.letters(24)


def new_room(chance: Chance) -> str:
    """The name of a room: 96 bits, so that nobody comes across a room by trying."""
    return chance.letters(12)


def could_be(room: str) -> bool:
    """Is this the name of a room, by its letters? No other is looked for."""
    return _ROOM.fullmatch(room) is not None


def hashed(secret: str) -> str:
    """What is kept of a secret. It has so many bits that a plain hash cannot be turned back."""
    return sha256(b"farfield seat " + secret.encode()).hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Is this the secret of which that was kept?"""
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)
