"""The Tabletop Simulator string: one ``SET-NUMBER-n`` for each copy of each card, with blanks between.

It knows no zones, no sideboard and no Chosen Champion: zones come from the types, the champion is the first champion
unit of the legend. ``n`` counts copies; exporters write 1 and repeat the card.
"""

from __future__ import annotations

import re

from farfield.cards.facts import facts
from farfield.decks.deck import Deck
from farfield.decks.piles import Piles
from farfield.decks.printings import code_of
from farfield.decks.text import apart
from farfield.errors import excerpt

_TOKEN = re.compile(r"([A-Za-z]{2,3}-[A-Za-z]{0,2}[0-9]{1,4}[A-Za-z*]?)-([0-9]{1,3})")


def is_tts(text: str) -> bool:
    """Whether a text is a string of such tokens; one that is cut off may stand among many."""
    tokens = text[:4000].split()
    good = sum(_TOKEN.fullmatch(token) is not None for token in tokens)
    return good >= 2 and good >= 0.8 * len(tokens)


def read_tts(text: str, piles: Piles) -> None:
    for line, row in enumerate(text.splitlines(), start=1):
        for token in row.split():
            parts = _TOKEN.fullmatch(token)
            if parts is None:
                words = '"{text}" is no card of a Tabletop Simulator string. Write for example: OGN-003-1'
                piles.problem(line, "deck-bad-token", words, {"text": excerpt(token)})
                continue
            count = piles.count(int(parts[2]), line)
            card = piles.card(parts[1], None, line) if count else None
            if card is not None:
                piles.put(None, count, card, line)


def write_tts(deck: Deck) -> str:
    champion, main = apart(deck)
    battlefields = [(1, name) for name in deck.battlefields]
    entries = [(1, deck.legend), *champion, *main, *battlefields, *deck.runes]
    return " ".join(f"{code_of(facts(name))}-1" for count, name in entries for _ in range(count)) + "\n"
