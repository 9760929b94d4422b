"""Flat lists, as TCG Arena has them: ``count name`` lines without headings, zones by the types of the cards.

Order: legend, Chosen Champion, battlefields, runes, main deck; then a line ``Sideboard:`` and its cards. The Chosen
Champion is the first champion unit of the legend.
"""

from __future__ import annotations

from farfield.cards.facts import facts
from farfield.decks.deck import Deck, Entry
from farfield.decks.text import apart, listed


def write_flat(deck: Deck) -> str:
    champion, main = apart(deck)
    battlefields = [(1, name) for name in deck.battlefields]
    lines = _lines([(1, deck.legend), *champion, *battlefields, *deck.runes, *main])
    if deck.sideboard:
        lines += ["Sideboard:", *_lines(deck.sideboard)]
    return "\n".join(lines) + "\n"


def _lines(entries: list[Entry] | tuple[Entry, ...]) -> list[str]:
    return [f"{count} {listed(facts(name))}" for count, name in entries]
