"""What names something in a game: an object, a seat, a place, an arena. Each has a type of its own (see `terms`).

An object's id is never used twice: its low bits are the object's slot in `State.cards`, the rest counts up. Items on
the chain have ids like objects, with no slot.
"""

# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, NewType

SLOT_BITS: Final[int] = 12
SLOTS: Final[int] = 1 << SLOT_BITS
SLOT_MASK: Final[int] = SLOTS - 1
SPELL_ITEM: Final[int] = 1  # set in the id of an item that is a spell, so that what it did itself can be told (CR 411)

AbilityKey = NewType("AbilityKey", int)
NO_KEY: Final[AbilityKey] = 0

ObjectId = NewType("ObjectId", int)
NOTHING: Final[ObjectId] = 0

SeatId = NewType("SeatId", int)  # a player or an NPC side: its place in `State.sides`
FIRST_SEAT: Final[SeatId] = 0
NOBODY: Final[SeatId] = -1
ANYBODY: Final[SeatId] = -2  # in place of the seat that acts: whose doing it is does not matter

PlaceId = NewType("PlaceId", int)  # a base or a battlefield: its place in `State.places`
NO_PLACE: Final[PlaceId] = -1

ArenaId = NewType("ArenaId", int)
TABLE: Final[ArenaId] = 0  # the first one; where there is only one, the whole table
NO_ARENA: Final[ArenaId] = -1
EVERYWHERE: Final[ArenaId] = -2  # while targets are looked for: a choice may reach into other arenas
