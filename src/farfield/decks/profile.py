"""What a deck is made of: its Energy curve, the types and domains of its cards, and the Power they ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farfield.cards.facts import DOMAINS, facts
from farfield.decks.deck import Deck

TOP_OF_CURVE: Final = 7  # this and everything above it stands in one column


@dataclass(frozen=True, slots=True)
class Profile:
    """Numbers of Main Deck cards, copies counted."""

    curve: tuple[int, ...]
    """By Energy cost, from 0; the last column is ``TOP_OF_CURVE`` and more."""
    types: dict[str, int]
    domains: dict[str, int]
    """A card of two domains counts in both."""
    power: dict[str, int]
    """Power icons in the costs that only this domain pays."""
    average: float
    """The mean Energy cost."""


def profile(deck: Deck) -> Profile:
    """What the Main Deck is made of.

    >>> from farfield.decks.builtin_decks import builtin
    >>> profile(builtin("Garen")).types
    {'unit': 29, 'spell': 11}
    """
    curve = [0] * (TOP_OF_CURVE + 1)
    types = {"unit": 0, "spell": 0, "gear": 0}
    domains: dict[str, int] = dict.fromkeys(DOMAINS, 0)
    power: dict[str, int] = dict.fromkeys(DOMAINS, 0)
    energy = 0
    for count, name in deck.main:
        card = facts(name)
        energy += count * (card.energy or 0)
        curve[min(card.energy or 0, TOP_OF_CURVE)] += count
        types[card.type] += count
        for domain in card.domains:
            domains[domain] += count
        for icon in card.power:
            if icon in power:
                power[icon] += count
    return Profile(tuple(curve), _some(types), _some(domains), _some(power), energy / deck.size)


def _some(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}
