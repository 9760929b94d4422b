"""Can the engine play a deck? Judged card by card by whoever knows which cards have their abilities written."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from farfield.decks.deck import Deck
from farfield.errors import Message, Param

_WHY: Final = {
    "preview": "it is a preview, not released yet",
    "absent": "Farfield knows its numbers only",
    "sentence": "it lacks something ({lacks})",
    "proofs": "its text is not proven",
}


def unsupported(deck: Deck, playable: Callable[[str], bool] | Collection[str]) -> tuple[Message, ...]:
    """A finding for each different card that the engine cannot play yet, and why; empty if it can play the whole deck.

    ``playable`` tells it of a card's full name: a function, or simply all names it can play.
    """
    can_play = playable if callable(playable) else playable.__contains__
    return tuple(_finding(name) for name in deck.cards if not can_play(name))


def _finding(name: str) -> Message:
    from farfield.cards.progress import lack_of  # brings the whole engine, which whoever asks has already

    found = lack_of(name)
    why = found.kind if found is not None and found.kind in _WHY else "proofs"
    params: dict[str, Param] = {"card": name, "why": why, "lacks": found.sentence if found is not None else ""}
    text = f"{{card}} cannot be played yet: {_WHY[why]}. Replace it, or wait for a version that supports it."
    return Message("deck-card-unsupported", text, params)
