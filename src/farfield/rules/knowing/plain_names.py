"""What a person would call things at the table: objects, places and items, as far as a seat may know them."""

from __future__ import annotations

from typing import Final

from .. import layers
from ..ids import ObjectId, PlaceId
from ..state import Card, Item, State
from ..terms import (
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    FACEDOWN,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    RUNE_DECK,
    TRASH,
    UNIT,
)

_PILES: Final = {
    TRASH: "trash",
    BANISHMENT: "banishment",
    MAIN_DECK: "deck",
    RUNE_DECK: "rune deck",
    HAND: "hand",
    CHAMPION_ZONE: "champion zone",
}


def place_name(s: State, index: int, seat: int) -> str:
    """A place as a seat calls it: `base`, `seat 1's base`, or the battlefield's name."""
    place = s.places[index]
    if place.side >= 0:
        return "base" if place.side == seat else f"seat {place.side}'s base"
    name = s.card(place.card).printed.name
    same = [i for i in s.battlefields if s.card(s.places[i].card).printed.name == name]
    return name if len(same) == 1 else f"{name} [{same.index(PlaceId(index)) + 1}]"


def object_name(s: State, id: ObjectId, seat: int) -> str:
    """An object as a seat would point at it: its name, whose it is and where, as far as the seat knows."""
    card = s.last_known(id)
    if card is None:
        item = chain_item(s, id)
        if item is None:
            return "something that is gone"
        if item.card:
            return object_name(s, item.card, seat)
        source = s.face_of(item.source)
        return "an ability on the chain" if source is None else f"the ability of {source.name} on the chain"
    name = card.printed.name if card.known & (1 << seat) else "hidden card"
    if s.find(id) is None:
        return f"{name} that is gone"
    zone = card.zone
    whose = "" if card.controller == seat else f"seat {card.controller}'s "
    if zone == BOARD:
        if card.printed.types & BATTLEFIELD:
            return place_name(s, card.place, seat)
        place = s.places[card.place]
        if place.side < 0:
            return f"{whose}{name} at {place_name(s, card.place, seat)}"
        return f"{'' if place.side == card.controller else whose}{name} in {place_name(s, card.place, seat)}"
    if zone == FACEDOWN:
        return f"{whose}{name} facedown at {place_name(s, card.place, seat)}"
    if zone == CHAIN:
        return f"{whose}{name} on the chain"
    if zone == LEGEND_ZONE or (zone == HAND and card.owner == seat):
        return f"{whose}{name}"
    if zone in _PILES:
        return f"{name} in {_PILES[zone]}" if card.owner == seat else f"{name} in seat {card.owner}'s {_PILES[zone]}"
    return f"{whose}{name}"


def chain_item(s: State, id: ObjectId) -> Item | None:
    for a in s.arenas:
        for item in a.chain:
            if item.id == id:
                return item
    return None


def marks(s: State, id: ObjectId) -> str:
    """What tells an object from its like: ` (exhausted, damage 2)`; nothing for a plain one."""
    card: Card | None = s.find(id) if id > 0 else None
    if card is None or card.zone != BOARD:
        return ""
    found: list[str] = []
    if card.printed.types & UNIT and layers.might(s, card) != card.printed.might:
        found.append(f"Might {layers.might(s, card)}")
    if card.exhausted:
        found.append("exhausted")
    if card.damage:
        found.append(f"damage {card.damage}")
    if card.buffs:
        found.append("buffed")
    if card.stunned:
        found.append("stunned")
    if card.empowered:
        found.append("empowered")
    for worn in card.attachments or ():
        found.append(f"with {s.card(worn).printed.name}")
    return f" ({', '.join(found)})" if found else ""
