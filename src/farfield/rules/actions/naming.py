"""Naming a card or a tag (CR 759-763): it must exist and be legal in the format; tokens have no name to be named by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NOTHING
from ..knowing import log
from ..state import Happening
from ..state.lexicon import TAG

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Card, Item, State


def remember(s: State, card: Card, number: int, seat: SeatId) -> None:
    """A name is public and stays with the object that asked for it; kept below zero among what the object did."""
    code = -1 - number
    card.memory = [code] if card.memory is None else [*card.memory, code]
    tell(s, number, seat)


def bring_along(s: State, item: Item, number: int, seat: SeatId, gain: bool) -> None:
    """Named as something is played: it stays with what enters. `gain`: as a tag of its own."""
    item.named = [*item.named, -1 - number]
    item.gains = gain
    tell(s, number, seat)


def tell(s: State, number: int, seat: SeatId) -> None:
    if s.events is not None:
        log.keep(s, s.events, Happening("names", [NOTHING], [s.lexicon.words[number]], [seat], -1, "CR 759", s.turn))


def named_by(s: State, source: Card, card: Card) -> bool:
    """Does a card have the name, or one of the tags, that this object's controller named?"""
    if source.memory is None:
        return False
    for code in source.memory:
        if code < 0:
            number = -1 - code
            word = s.lexicon.words[number]
            if s.lexicon.types[number] == TAG:
                if word in card.printed.tags:
                    return True
            elif card.printed.name == word:
                return True
    return False


def tags_named(s: State, named: list[int]) -> list[str]:
    """The tags among what was named."""
    return [s.lexicon.words[-1 - code] for code in named if s.lexicon.types[-1 - code] == TAG]
