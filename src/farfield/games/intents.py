"""What a player might want to do, offered or not, said in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from farfield.cards.names import name_key
from farfield.rules.effects.kinds_of_ability import Keyword
from farfield.rules.game import Game
from farfield.rules.state import Card
from farfield.rules.terms import (
    ACTIVATE,
    BOARD,
    CHAMPION_ZONE,
    EQUIP,
    FACEDOWN,
    HAND,
    HIDE,
    LEGEND_ZONE,
    MOVE,
    PASS,
    PICK,
    PLAY,
    Verb,
)
from farfield.rules.why_not.intents import END, NO_EQUIP, Intent, at, sees

_VERBS: Final = {
    "play": PLAY,
    "cast": PLAY,
    "use": ACTIVATE,
    "activate": ACTIVATE,
    "equip": ACTIVATE,
    "attach": ACTIVATE,
    "move": MOVE,
    "hide": HIDE,
    "pick": PICK,
    "target": PICK,
    "choose": PICK,
}
_EQUIPPING: Final = ("equip", "attach")
_ABILITY = re.compile(r"ability\s+([0-9]{1,2})\s+of\s+(.+)", re.IGNORECASE)
_PLAYER = re.compile(r"seat\s+([0-9]{1,2})", re.IGNORECASE)
_JOINT = re.compile(r"\s(?:on|onto|to|at)\s", re.IGNORECASE)


@dataclass(slots=True)
class Reading:
    """What a text may mean: intents, the likeliest first; or, if a part of a name is not enough, the names it fits."""

    intents: list[Intent] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


def read(game: Game, seat: int, text: str) -> Reading:
    """What a text may mean. A name may be cut short as long as it is clear which one is meant."""
    given = " ".join(text.split())[:200]
    if name_key(given) in ("end", "endturn", "endmyturn"):
        return Reading([END])
    if name_key(given) == "pass":
        return Reading([Intent(PASS)])
    word, _, rest = given.partition(" ")
    word = word.casefold()
    if word == "at":
        place = _place_called(game, seat, rest)
        return Reading([at(place)]) if place >= 0 else Reading()
    verb = _VERBS.get(word)
    if verb is None or not rest:
        return Reading()
    ability = 0
    if verb == ACTIVATE and (match := _ABILITY.fullmatch(rest)):
        ability, rest = int(match[1]) - 1, match[2]
        if ability < 0:
            return Reading()
    if verb == PICK and (match := _PLAYER.fullmatch(rest)):
        return Reading([Intent(PICK, -int(match[1]) - 1)])
    wishes = _wishes(game, seat, verb, rest)
    if word in _EQUIPPING:
        wishes.intents = [
            Intent(verb, x.thing, equip_of(game.card(x.thing)), target=x.target) for x in wishes.intents if x.place < 0
        ]
    elif ability:
        wishes.intents = [Intent(verb, x.thing, ability, x.place, x.target) for x in wishes.intents]
    return wishes


def equip_of(card: Card) -> int:
    """Which of its activated abilities is Equip."""
    for ability in card.printed.abilities:
        if isinstance(ability, Keyword) and ability.keyword == EQUIP:
            for implied in ability.implied:
                if implied in card.printed.activated:
                    return card.printed.activated.index(implied)
    return NO_EQUIP


def _wishes(game: Game, seat: int, verb: Verb, rest: str) -> Reading:
    """`X`, `X to a place` or `X on Y`: whole names before parts of them, since names hold small words themselves."""
    whole = called(game, seat, rest, verb)
    if whole:
        return Reading([Intent(verb, card.id) for card in whole])
    unclear: list[str] = []
    for in_full in (True, False):
        for name, other in _split(rest) if verb != PICK else ():
            things, names = _meant(game, seat, name, verb, in_full)
            place, ids, more = _where_or_what(game, seat, verb, other, in_full)
            if (things or names) and (place >= 0 or ids or more):
                unclear = unclear or names or more
                found = [Intent(verb, card.id, 0, place, id) for card in things for id in ids or [0]]
                if found:
                    return Reading(found)
    things, names = _meant(game, seat, rest, verb, False)
    return Reading([Intent(verb, card.id) for card in things], [] if things else unclear or names)


def _split(text: str) -> Iterator[tuple[str, str]]:
    """Before and after each word that may join what is done and where or to what: the last first."""
    for match in reversed(list(_JOINT.finditer(text))):
        yield text[: match.start()], text[match.end() :]


def _where_or_what(game: Game, seat: int, verb: Verb, text: str, in_full: bool) -> tuple[int, list[int], list[str]]:
    """A place to go to; or what is to be chosen; or the names that a part of one fits."""
    place = _place_called(game, seat, text, in_full) if verb != ACTIVATE else -1
    if place >= 0:
        return place, [], []
    if verb not in (PLAY, ACTIVATE):
        return -1, [], []
    if match := _PLAYER.fullmatch(text):
        return -1, [-int(match[1]) - 1], []
    things, names = _meant(game, seat, text, PICK, in_full)
    return -1, [card.id for card in things], names


def _meant(game: Game, seat: int, text: str, verb: Verb, in_full: bool) -> tuple[list[Card], list[str]]:
    """The objects that a text names in full, or else by part of their name; and the names if that fits several."""
    things = called(game, seat, text, verb)
    if things or in_full:
        return things, []
    things = called_partly(text, _in_sight(game, seat, verb))
    names = list(dict.fromkeys(card.printed.name for card in things))
    if len(names) > 1:
        # Of several the one that the verb is about: what is in hand is played, what is on the board moves.
        likely = [card for card in things if not _unlikely(card, seat, verb)]
        names = list(dict.fromkeys(card.printed.name for card in likely)) or names
    if len(names) > 1:
        return [], names
    return [card for card in things if card.printed.name in names], []


def called(game: Game, seat: int, text: str, verb: Verb) -> list[Card]:
    """The objects a seat can see that have this name, or are described so; those it may mean first."""
    key = name_key(text)
    found: list[Card] = []
    for card in _in_sight(game, seat, verb):
        if key in (name_key(card.printed.name), name_key(game.object_name(card.id, seat))):
            found.append(card)
    return found


def _in_sight(game: Game, seat: int, verb: Verb) -> list[Card]:
    seen = [card for card in game.objects() if sees(card, seat)]
    return sorted(
        seen,
        key=lambda card: (card.controller != seat and verb != PICK, card.zone not in _zones_for(verb), card.id),
    )


def _unlikely(card: Card, seat: int, verb: Verb) -> bool:
    return (card.controller != seat and verb != PICK) or card.zone not in _zones_for(verb)


def _zones_for(verb: Verb) -> tuple[int, ...]:
    """Where the things are that this is mostly done with."""
    return {PLAY: (HAND, CHAMPION_ZONE, FACEDOWN), HIDE: (HAND, CHAMPION_ZONE)}.get(verb, (BOARD, LEGEND_ZONE))


def called_partly(text: str, cards: list[Card]) -> list[Card]:
    """Those whose name begins so; if there are none, those whose name has it in parts."""
    key = name_key(text)
    parts = [card for card in cards if is_part(text, card.printed.name)]
    return [card for card in parts if name_key(card.printed.name).startswith(key)] or parts


def is_part(text: str, name: str) -> bool:
    """Is it the beginning of a name, or does each of its words begin one of the name's?

    >>> is_part("yi med", "Master Yi, Meditative"), is_part("aster", "Master Yi, Meditative")
    (True, False)
    """
    key = name_key(text)
    if not key:
        return False
    words = [name_key(word) for word in re.split(r"[\s\-]+", name)]
    asked = [name_key(word) for word in text.split()]
    return name_key(name).startswith(key) or all(any(w.startswith(x) for w in words) for x in asked)


def _place_called(game: Game, seat: int, text: str, in_full: bool = False) -> int:
    key = name_key(text)
    for place in game.places:
        if key == name_key(game.place_name(place.index, seat)):
            return place.index
    names = [(index, game.card(game.places[index].card).printed.name) for index in game.battlefields]
    for index, name in names:
        if key == name_key(name):
            return index
    parts = [index for index, name in names if is_part(text, name)] if not in_full else []
    return parts[0] if len(parts) == 1 else -1
