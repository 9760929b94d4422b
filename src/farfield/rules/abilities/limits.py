"""How often an ability was performed this turn, for those that say how often they may be (CR 383.3.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..ids import SLOT_MASK, AbilityKey, ObjectId, SeatId

if TYPE_CHECKING:
    from ..state import State

# The number of an ability among those of its object: printed ones count from 0, others from these on.
GRANTED: Final = 100  # granted to the object itself
WORN: Final = 200  # effect text of what is attached to it
GIVEN: Final = 300  # the number of what a passive gives, before that passive's own
IMPLIED: Final = 1000  # what a keyword stands for

KEYS: Final = 512  # room for the abilities of one object in `State.performed`
ACTIVATED: Final = 256  # activated abilities are counted from here on
MODES: Final = 1 << 120  # and modes of them beyond all of these
MOST_MODES: Final = 64
GIVERS: Final = 1 << 48  # in the number of an ability that another object gives: which one


def key(id: ObjectId, number: int) -> AbilityKey:
    """The number by which an ability of an object is known in `State.performed`."""
    return AbilityKey(id * KEYS + number)


def activated_key(id: ObjectId, number: int) -> AbilityKey:
    return AbilityKey(id * KEYS + number + ACTIVATED)


def given(number: int, giver: ObjectId) -> int:
    """The number of an ability that another object gives: what two of them give alike are two abilities."""
    return number if number >= GIVERS else number + (giver & SLOT_MASK) * GIVERS


def implied(number: int) -> int:
    """The number of the first ability that the keyword of this number stands for."""
    return number * 10 + IMPLIED


def is_granted(number: int) -> bool:
    """Was it granted to the object itself, or does it come with a keyword that was?"""
    return GRANTED <= number < WORN or number >= GRANTED * 10 + IMPLIED


def own(number: int) -> int:
    """The number without its giver."""
    return number % GIVERS if number >= 0 else number


def mode_key(id: ObjectId, number: int, mode: int, chooser: SeatId) -> AbilityKey:
    """The number by which a mode of an ability is known that may be chosen once a turn, by this seat; `NOBODY`: by
    anybody."""
    return AbilityKey(key(id, number) + (mode + 1 + (chooser + 1) * MOST_MODES) * MODES)


def modes_left(s: State, id: ObjectId, number: int, modes: int, chooser: SeatId) -> int:
    """How many modes of an ability have not been chosen this turn."""
    left = 0
    for mode in range(modes):
        if mode_key(id, number, mode, chooser) not in s.performed:
            left += 1
    return left


def lasting_key(stamp: int) -> AbilityKey:
    """What lasts without a source is counted by itself; its key is below zero."""
    return AbilityKey(-stamp)


def given_for_a_time(stamp: int) -> int:
    """The number of an ability that a passive gives which lasts without an object."""
    return GIVEN + (SLOT_MASK + stamp) * GIVERS


def count(s: State, key: AbilityKey) -> None:
    s.performed[key] = s.performed.get(key, 0) + 1
