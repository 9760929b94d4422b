"""Games from decks or positions, their records and undo: what the interface, programs and tests play with."""

from farfield.games.position import BadPosition, Field, Piece, Position, Seat
from farfield.games.start import loadout, start

__all__ = ["BadPosition", "Field", "Piece", "Position", "Seat", "loadout", "start"]
