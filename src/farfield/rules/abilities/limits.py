"""How often an ability was performed this turn, for those that say how often they may be (CR 383.3.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..ids import AbilityKey

if TYPE_CHECKING:
    from ..state import State

KEYS: Final = 512  # room for the abilities of one object in `State.performed`
ACTIVATED: Final = 256  # activated abilities are counted from here on


def key(id: int, number: int) -> AbilityKey:
    """The number by which an ability of an object is known in `State.performed`."""
    return AbilityKey(id * KEYS + number)


def activated_key(id: int, number: int) -> AbilityKey:
    return AbilityKey(id * KEYS + number + ACTIVATED)


def lasting_key(stamp: int) -> AbilityKey:
    """What lasts without a source is counted by itself; its key is below zero."""
    return AbilityKey(-stamp)


def count(s: State, key: AbilityKey) -> None:
    s.performed[key] = s.performed.get(key, 0) + 1
