"""What people call cards in deck lists: champions for legends, domains for runes, and names with a letter wrong."""

from __future__ import annotations

import difflib
from functools import cache

from farfield.cards.facts import DOMAINS, CardFacts, all_facts, facts, look_up
from farfield.cards.names import name_key
from farfield.decks.deck import Part
from farfield.decks.printings import by_code

_SURE = 0.84  # how alike two spellings are that surely mean one card
_LEAD = 0.03  # and how much less alike every other card must be
_SHORTEST = 4
_LONGEST = 60


def meant(text: str, part: Part | None = None) -> CardFacts | None:
    """The card a list means in a part of the deck, if its name, an alias or its code is right.

    >>> meant("Jinx", "legend").name, meant("Fury", "runes").name
    ('Loose Cannon', 'Fury Rune')
    """
    card = by_code(text)
    if card is None and part == "legend":
        card = _legend_of(name_key(text))
    if card is None and part == "runes":
        domain = text.strip().capitalize()
        card = facts(f"{domain} Rune") if domain in DOMAINS else None
    return card or look_up(text)


def surely_meant(text: str) -> CardFacts | None:
    """The one card whose name is so near that nothing else can be meant.

    >>> surely_meant("Chemtech Enfocer").name, surely_meant("Jinx")
    ('Chemtech Enforcer', None)
    """
    key = name_key(text[:_LONGEST])
    if len(key) < _SHORTEST:
        return None
    keys = _keys()
    near = difflib.get_close_matches(key, keys, n=6, cutoff=_SURE - _LEAD)
    if not near:
        return None
    match = difflib.SequenceMatcher(None, b=key)
    best: dict[str, float] = {}
    for other in near:
        match.set_seq1(other)
        name = keys[other].name
        best[name] = max(best.get(name, 0.0), match.ratio())
    (first, likeness), *others = sorted(best.items(), key=lambda found: -found[1])
    if likeness < _SURE or (others and others[0][1] > likeness - _LEAD):
        return None
    return facts(first)


@cache
def _keys() -> dict[str, CardFacts]:
    """Every name and alias in the form in which names are compared."""
    keys = {name_key(alias): card for card in all_facts() for alias in card.aliases if not card.is_token}
    keys |= {name_key(card.name): card for card in all_facts() if not card.is_token}
    return keys


@cache
def _legends() -> dict[str, list[CardFacts]]:
    legends: dict[str, list[CardFacts]] = {}
    for card in all_facts():
        if card.type == "legend" and card.champion_tag:
            legends.setdefault(name_key(card.champion_tag), []).append(card)
    return legends


def _legend_of(champion: str) -> CardFacts | None:
    """The legend of a champion who has only one."""
    found = _legends().get(champion, [])
    return found[0] if len(found) == 1 else None
