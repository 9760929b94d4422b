"""Can the engine play a deck? Judged card by card by whoever knows which cards have their abilities written."""

from __future__ import annotations

from collections.abc import Callable, Collection

from farfield.decks.deck import Deck
from farfield.errors import Message


def unsupported(deck: Deck, playable: Callable[[str], bool] | Collection[str]) -> tuple[Message, ...]:
    """A finding for each different card that the engine cannot play yet; empty if it can play the whole deck.

    ``playable`` tells it of a card's full name: a function, or simply all names it can play.
    """
    can_play = playable if callable(playable) else playable.__contains__
    text = "{card} cannot be played yet. Replace it, or wait for a version that supports it."
    return tuple(Message("deck-card-unsupported", text, {"card": name}) for name in deck.cards if not can_play(name))
