"""How often an ability was performed this turn, for those that say how often they may be (CR 383.3.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..ids import SLOT_MASK, AbilityKey, ObjectId

if TYPE_CHECKING:
    from ..state import State

KEYS: Final = 512  # room for the abilities of one object in `State.performed`
ACTIVATED: Final = 256  # activated abilities are counted from here on
GIVERS: Final = 1 << 48  # in the number of an ability that another object gives: which one
GIVEN: Final = 300  # the number of what a passive gives, before that passive's own


def key(id: ObjectId, number: int) -> AbilityKey:
    """The number by which an ability of an object is known in `State.performed`."""
    return AbilityKey(id * KEYS + number)


def activated_key(id: ObjectId, number: int) -> AbilityKey:
    return AbilityKey(id * KEYS + number + ACTIVATED)


def given(number: int, giver: ObjectId) -> int:
    """The number of an ability that another object gives: what two of them give alike are two abilities."""
    return number if number >= GIVERS else number + (giver & SLOT_MASK) * GIVERS


def own(number: int) -> int:
    """The number without its giver."""
    return number % GIVERS if number >= 0 else number


def lasting_key(stamp: int) -> AbilityKey:
    """What lasts without a source is counted by itself; its key is below zero."""
    return AbilityKey(-stamp)


def given_for_a_time(stamp: int) -> int:
    """The number of an ability that a passive gives which lasts without an object."""
    return GIVEN + (SLOT_MASK + stamp) * GIVERS


def count(s: State, key: AbilityKey) -> None:
    s.performed[key] = s.performed.get(key, 0) + 1
