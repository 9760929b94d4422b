"""What a player might want to do, offered or not, said with ids or in words: what `why_not` judges."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from farfield.cards.names import name_key
from farfield.games.naming import object_name, place_name
from farfield.rules.state import SLOT_MASK, Card, State
from farfield.rules.terms import (
    ACTIVATE,
    ASIDE,
    AT,
    BOARD,
    CHAMPION_ZONE,
    END_TURN,
    FACEDOWN,
    HAND,
    HIDE,
    LEGEND_ZONE,
    MOVE,
    NOWHERE,
    PASS,
    PICK,
    PLAY,
)


@dataclass(frozen=True, slots=True)
class Intent:
    """Something a player might want to do, offered or not. Ids and places are those of the game."""

    verb: int
    """PLAY, ACTIVATE, MOVE, HIDE, PICK, AT, END_TURN or PASS of `farfield.rules.terms`."""
    thing: int = 0
    """The id of the object it is about; for PICK also a player as minus one minus the seat."""
    ability: int = 0
    """For ACTIVATE: which of the object's activated abilities, from 0."""
    place: int = -1
    """For PLAY, MOVE, HIDE and AT: where; -1 for anywhere."""


def play(card: int, place: int = -1) -> Intent:
    return Intent(PLAY, card, 0, place)


def use(card: int, ability: int = 0) -> Intent:
    return Intent(ACTIVATE, card, ability)


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
    return s.find(id) if id > 0 and id & SLOT_MASK < len(s.cards) else None


def sees(card: Card, seat: int) -> bool:
    return bool(card.known & (1 << seat)) and card.zone not in (NOWHERE, ASIDE)


_VERBS: Final = {
    "play": PLAY,
    "cast": PLAY,
    "use": ACTIVATE,
    "activate": ACTIVATE,
    "move": MOVE,
    "hide": HIDE,
    "pick": PICK,
    "target": PICK,
    "choose": PICK,
}
_ABILITY = re.compile(r"ability\s+([0-9]{1,2})\s+of\s+(.+)", re.IGNORECASE)
_PLAYER = re.compile(r"seat\s+([0-9]{1,2})", re.IGNORECASE)


def read(s: State, seat: int, text: str) -> list[Intent]:
    """What a text may mean, the likeliest first."""
    given = " ".join(text.split())[:200]
    if name_key(given) in ("end", "endturn", "endmyturn"):
        return [END]
    if name_key(given) == "pass":
        return [Intent(PASS)]
    word, _, rest = given.partition(" ")
    if word.casefold() == "at" and (place := _place_called(s, seat, rest)) >= 0:
        return [at(place)]
    verb = _VERBS.get(word.casefold())
    if verb is None or not rest:
        return []
    ability = 0
    if verb == ACTIVATE and (match := _ABILITY.fullmatch(rest)):
        ability, rest = int(match[1]) - 1, match[2]
        if ability < 0:
            return []
    if verb == PICK and (match := _PLAYER.fullmatch(rest)):
        return [Intent(PICK, -int(match[1]) - 1)]
    whole = [Intent(verb, card.id, ability) for card in _called(s, seat, rest, verb)]
    if whole or verb not in (PLAY, MOVE, HIDE):
        return whole
    for joint in (" to ", " at "):
        # The last " at " first: some names hold one themselves.
        name, found, where = rest.rpartition(joint)
        place = _place_called(s, seat, where) if found else -1
        if place >= 0:
            return [Intent(verb, card.id, 0, place) for card in _called(s, seat, name, verb)]
    return []


def _called(s: State, seat: int, text: str, verb: int) -> list[Card]:
    """The objects a seat can see that have this name, or are described so; those it may mean first."""
    key = name_key(text)
    seen = [card for card in s.cards if card.id > 0 and sees(card, seat)]
    found = [x for x in seen if key in (name_key(x.printed.name), name_key(object_name(s, x.id, seat)))]
    first = {PLAY: (HAND, CHAMPION_ZONE, FACEDOWN), HIDE: (HAND, CHAMPION_ZONE)}.get(verb, (BOARD, LEGEND_ZONE))
    found.sort(key=lambda card: (card.controller != seat and verb != PICK, card.zone not in first, card.id))
    return found


def _place_called(s: State, seat: int, text: str) -> int:
    key = name_key(text)
    for place in s.places:
        if key == name_key(place_name(s, place.index, seat)):
            return place.index
    for index in s.battlefields:
        if key == name_key(s.card(s.places[index].card).printed.name):
            return index
    return -1
