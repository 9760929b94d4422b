"""What a player might want to do, offered or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..ids import ObjectId
from ..state import SLOT_MASK, Card, State
from ..terms import ACTIVATE, ASIDE, AT, END_TURN, HIDE, MOVE, NOWHERE, PICK, PLAY, Verb

NO_EQUIP: Final = -1
"""In place of the number of an ability: Equip is asked for, and the card does not have it."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Something a player might want to do, offered or not. Ids and places are those of the game."""

    verb: Verb
    """PLAY, ACTIVATE, MOVE, HIDE, PICK, AT, END_TURN or PASS of `farfield.rules.terms`."""
    thing: int = 0
    """The id of the object it is about; for PICK also a player as minus one minus the seat."""
    ability: int = 0
    """For ACTIVATE: which of the object's activated abilities, from 0."""
    place: int = -1
    """For PLAY, MOVE, HIDE and AT: where; -1 for anywhere."""
    target: int = 0
    """For PLAY and ACTIVATE: what is to be chosen for it, an object or a player as for PICK; 0 for anything."""


def play(card: int, place: int = -1, target: int = 0) -> Intent:
    return Intent(PLAY, card, 0, place, target)


def use(card: int, ability: int = 0, target: int = 0) -> Intent:
    return Intent(ACTIVATE, card, ability, target=target)


def move(unit: int, place: int = -1) -> Intent:
    return Intent(MOVE, unit, 0, place)


def hide(card: int, place: int = -1) -> Intent:
    return Intent(HIDE, card, 0, place)


def pick(thing: int) -> Intent:
    """Choose this for the open decision."""
    return Intent(PICK, thing)


def at(place: int) -> Intent:
    """Choose this place for the open decision."""
    return Intent(AT, 0, 0, place)


END: Final = Intent(END_TURN)


def find(s: State, id: int) -> Card | None:
    """The object with this id, for ids that may come from anywhere."""
    return s.find(ObjectId(id)) if id > 0 and id & SLOT_MASK < len(s.cards) else None


def sees(card: Card, seat: int) -> bool:
    return bool(card.known & (1 << seat)) and card.zone not in (NOWHERE, ASIDE)
