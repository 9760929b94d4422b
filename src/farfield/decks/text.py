"""Sectioned text, the common format of deck lists: headings with ``count name`` lines below.

Written plainly, or with the code of each card as some sites have it: ``3 Gust [OGN-169]``, ``3 Gust (OGN-169)`` with
the main deck under Units, Spells and Gear, or ``3 Gust (OGN) 169``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farfield.cards.facts import CardFacts, facts
from farfield.decks.deck import Deck, Entry
from farfield.decks.printings import code_of

Listed = Callable[[CardFacts], str]
"""How a card is written in a line, behind its count."""
_OF_TYPE: Final = {"unit": "Units", "spell": "Spells", "gear": "Gear"}


def write_text(deck: Deck) -> str:
    """The deck as the common text format has it."""
    return _write(deck, listed)


def write_bracketed(deck: Deck) -> str:
    """The same with codes in brackets, as RiftAtlas has it."""
    return _write(deck, _bracketed)


def write_article(deck: Deck) -> str:
    """The same with codes in parentheses and the main deck split by type, as articles have it."""
    return _write(deck, _in_parentheses, by_type=True)


def write_notebook(deck: Deck) -> str:
    """The same with set and number apart, as the notebook of the table-top loader has it."""
    return _write(deck, _set_and_number)


def listed(card: CardFacts) -> str:
    """A card's name as lists have it: legends with their champion in front."""
    return f"{card.champion_tag}, {card.name}" if card.type == "legend" else card.name


def apart(deck: Deck) -> tuple[list[Entry], list[Entry]]:
    """The Chosen Champion's entry, and those of the other cards of the Main Deck.

    A list of 41 that repeats its champion is read as 40 and a pointer, so where 41 cards are meant, all copies of the
    champion stand together.
    """
    copies = deck.copies(deck.champion)
    chosen = copies if deck.size == 41 else 1
    main = [(count - chosen if name == deck.champion else count, name) for count, name in deck.main]
    return [(chosen, deck.champion)], [entry for entry in main if entry[0]]


def _write(deck: Deck, say: Listed, by_type: bool = False) -> str:
    champion, main = apart(deck)
    sections: list[tuple[str, list[Entry]]] = [("Legend", [(1, deck.legend)]), ("Champion", champion)]
    if by_type:
        sections += [(head, [(n, card) for n, card in main if facts(card).type == t]) for t, head in _OF_TYPE.items()]
    else:
        sections.append(("MainDeck", main))
    sections += [
        ("Battlefields", [(1, name) for name in deck.battlefields]),
        ("Runes", list(deck.runes)),
        ("Sideboard", list(deck.sideboard)),
    ]
    parts = [f"About\nName {deck.name}\n"] if deck.name else []
    for header, entries in sections:
        if entries:
            parts.append(f"{header}:\n" + "".join(f"{count} {say(facts(name))}\n" for count, name in entries))
    return "\n".join(parts)


def _bracketed(card: CardFacts) -> str:
    return f"{listed(card)} [{code_of(card)}]"


def _in_parentheses(card: CardFacts) -> str:
    return f"{listed(card)} ({code_of(card)})"


def _set_and_number(card: CardFacts) -> str:
    card_set, number = code_of(card).split("-")
    return f"{listed(card)} ({card_set}) {number}"
