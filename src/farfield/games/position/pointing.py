"""How a position points at things that were chosen: `Daring Poro at Void Gate`, `Gust in seat 1's trash`, `seat 1`.

Of several that read alike, `#2` is the second. The order is one that a position keeps: units and gear of each side as
they stand at a place, ready runes before exhausted ones, piles from the first card to the last.
"""

from __future__ import annotations

from collections.abc import Iterable

from farfield.rules.ids import ObjectId
from farfield.rules.knowing.plain_names import place_name
from farfield.rules.modes.lane_legends import thralls
from farfield.rules.state import Card, Item, State
from farfield.rules.state.choices import choice_of_place, choice_of_seat
from farfield.rules.symbols import symbol_of

GONE = "gone"
"""What was chosen and has left."""
NOBODY = -1  # the seat from whose side nothing is seen


def name_of(card: Card) -> str:
    """The name a position writes; tokens of Lane Legends say what tells them apart."""
    face = card.original
    if thralls.is_thrall(card):
        return f"{face.name} {face.might}"
    if thralls.is_strike(card) and face.domains:
        return f"{symbol_of(face.domains)} {face.name}"
    return face.name


def objects(s: State) -> dict[str, ObjectId]:
    """Everything that can be pointed at, by how that is written."""
    groups: dict[str, list[ObjectId]] = {}
    for place in s.places:
        where = place_name(s, place.index, NOBODY)
        if place.side < 0:
            groups[where] = [place.card]
        at = f"at {where}" if place.side < 0 else f"in {where}"
        standing = [s.card(id) for id in place.units + place.gear]
        _standing(s, [card for card in standing if not card.attached_to], at, groups)
        _piles(s, place.facedown, f"facedown at {where}", groups)
    for side in s.sides:
        base = f"in {place_name(s, side.base, NOBODY)}"
        runes = [s.card(id) for id in side.runes]
        for rune in [x for x in runes if not x.exhausted] + [x for x in runes if x.exhausted]:
            groups.setdefault(f"{rune.original.name} {base}", []).append(rune.id)
        whose = f"in seat {side.index}'s"
        for pile, ids in (
            ("hand", side.hand),
            ("trash", side.trash),
            ("banishment", side.banished),
            ("champion zone", side.champion),
            ("legend zone", side.legends),
            ("deck", reversed(side.deck)),
        ):
            _piles(s, ids, f"{whose} {pile}", groups)
    out: dict[str, ObjectId] = {}
    for text, alike in groups.items():
        for i, id in enumerate(alike):
            out[text if len(alike) == 1 else f"{text} #{i + 1}"] = id
    return out


def _standing(s: State, cards: list[Card], at: str, groups: dict[str, list[ObjectId]]) -> None:
    """Units and gear at a place; whose they are is said where sides have things of the same name there."""
    for card in cards:
        name = name_of(card)
        alone = all(x.controller == card.controller for x in cards if name_of(x) == name)
        text = f"{name} {at}" if alone else f"seat {card.controller}'s {name} {at}"
        groups.setdefault(text, []).append(card.id)
    for text, ids in list(groups.items()):
        if not text.endswith(at):
            continue
        for i, id in enumerate(ids):
            wearer = text if len(ids) == 1 else f"{text} #{i + 1}"
            for worn in s.card(id).attachments or ():
                groups.setdefault(f"{name_of(s.card(worn))} on {wearer}", []).append(worn)


def _piles(s: State, ids: Iterable[ObjectId], where: str, groups: dict[str, list[ObjectId]]) -> None:
    for id in ids:
        groups.setdefault(f"{name_of(s.card(id))} {where}", []).append(id)


def all_items(s: State) -> list[Item]:
    """What is on the chains, the oldest first; each chain in its own order, which triggers may have changed."""
    latest = {item.id: max(x.id for x in a.chain[: i + 1]) for a in s.arenas for i, item in enumerate(a.chain)}
    return sorted((item for a in s.arenas for item in a.chain), key=lambda item: latest[item.id])


def items(s: State) -> dict[str, ObjectId]:
    return {f"item {i}": item.id for i, item in enumerate(all_items(s))}


def places(s: State) -> dict[str, ObjectId]:
    """Where something may go, as choices of a destination keep it."""
    return {place_name(s, place.index, NOBODY): choice_of_place(place.index) for place in s.places}


def seats(s: State) -> dict[str, ObjectId]:
    """Players, as choices of a player keep them."""
    return {f"seat {side.index}": choice_of_seat(side.index) for side in s.sides}
