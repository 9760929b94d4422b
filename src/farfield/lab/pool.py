"""Random decks of all cards that are played in full: legal for a Duel, and nobody would have built them.

A deck goes by its number: the same number gives the same deck for as long as the same cards are complete. Legends come
in turn; the main deck is drawn from what goes with the legend, one to three of a name, the battlefields from all.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import supported
from farfield.cards.facts import CardFacts, facts
from farfield.decks import Deck, legality
from farfield.decks.deck import is_eligible
from farfield.decks.legality import MOST_OF_A_NAME, MOST_SIGNATURES, RUNES, SMALLEST_MAIN_DECK
from farfield.errors import FarfieldError

BATTLEFIELDS: Final = 3
BANS: Final = "duel-1v1"


class EmptyPool(FarfieldError):
    """No legend has the cards for a deck."""

    def __init__(self) -> None:
        super().__init__("lab-empty-pool", "No legend has enough complete cards for a deck.", {})


@cache
def pool() -> tuple[CardFacts, ...]:
    """What may be in such a deck, sorted by name."""
    found = [facts(name) for name in sorted(supported())]
    return tuple(
        card for card in found if not card.is_token and all(entry.partition("@")[0] != BANS for entry in card.banned)
    )


@cache
def fitting(legend: CardFacts) -> tuple[CardFacts, ...]:
    """The cards of a main deck with this legend."""
    return tuple(
        card for card in pool()
        if card.is_main_deck and set(card.domains) <= set(legend.domains)
        and (not card.is_signature or legend.champion_tag in card.tags)
    )  # fmt: skip


@cache
def legends() -> tuple[CardFacts, ...]:
    """Those that a deck can be made for."""
    return tuple(
        card for card in pool()
        if card.type == "legend" and any(is_eligible(one, card) for one in fitting(card))
        and sum(1 if one.unique or one.is_signature else MOST_OF_A_NAME for one in fitting(card)) >= SMALLEST_MAIN_DECK
    )  # fmt: skip


def random_deck(number: int) -> Deck:
    """The deck of this number, from 0."""
    fields = [card.name for card in pool() if card.type == "battlefield"]
    if not legends() or len(fields) < BATTLEFIELDS:
        raise EmptyPool
    legend = legends()[number % len(legends())]
    dice = Random(f"deck {number}")
    champion = dice.choice([card.name for card in fitting(legend) if is_eligible(card, legend)])
    main = {champion: 1}
    room = SMALLEST_MAIN_DECK - 1
    signatures = int(facts(champion).is_signature)
    names = list(fitting(legend))
    dice.shuffle(names)
    while room:
        for card in names:
            most = 1 if card.unique else MOST_OF_A_NAME
            count = min(dice.randint(1, MOST_OF_A_NAME), most - main.get(card.name, 0), room)
            if card.is_signature:
                count = min(count, MOST_SIGNATURES - signatures)
                signatures += max(0, count)
            if count > 0:
                main[card.name] = main.get(card.name, 0) + count
                room -= count
    domains = legend.domains
    half = RUNES // len(domains)
    runes = {f"{domain} Rune": half for domain in domains}
    runes[f"{domains[0]} Rune"] += RUNES - half * len(domains)
    deck = Deck(
        f"random {number}",
        legend.name,
        champion,
        tuple((count, name) for name, count in main.items()),
        tuple((count, name) for name, count in runes.items()),
        tuple(dice.sample(fields, BATTLEFIELDS)),
    )
    assert not legality(deck, "duel"), legality(deck, "duel")
    return deck
