"""Random legal decks of many cards: of all that are complete, or of all that have a text, drafts too.

A deck is about one card, of which it holds as many as it may; the rest is drawn from what its legend allows. Numbers go
through the pool in shuffled order, so that every card comes up as often as the others, whatever its type. The same
number gives the same decks for as long as the same cards are complete. Ban lists are left aside, as a banned card has
to work as well, except where strength is measured (`allowed`).

>>> [deck.size for deck in complete().table(1, 2)]
[40, 40]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import supported, texts
from farfield.cards.facts import CardFacts, facts
from farfield.decks import Deck
from farfield.decks.legality import MOST_OF_A_NAME, MOST_SIGNATURES, RUNES, SMALLEST_MAIN_DECK, ban_list
from farfield.errors import FarfieldError

MAIN_TYPES: Final = ("unit", "spell", "gear")
FIELDS: Final = 3
CHOSEN: Final = 0.7
"""How often a champion is the chosen one of a deck that is about it."""


class EmptyPool(FarfieldError):
    """No legend has the cards for a deck."""

    def __init__(self) -> None:
        super().__init__("lab-empty-pool", "No legend has enough complete cards for a deck.", {})


class Pool:
    """Cards to build with, and what fits which legend."""

    def __init__(self, names: Iterable[str]) -> None:
        cards = [facts(name) for name in sorted(names)]
        cards = [card for card in cards if not card.is_token]
        self.main = [card for card in cards if card.type in MAIN_TYPES]
        self.battlefields = [card for card in cards if card.type == "battlefield"]
        everyone = [card for card in cards if card.type == "legend"]
        self.fitting = {legend.name: [card for card in self.main if fits(card, legend)] for legend in everyone}
        self.legends = [legend for legend in everyone if self.champions(legend)]
        """Those that have a champion in the pool: without one there is no deck."""
        self.order = [card.name for card in (*self.main, *self.battlefields, *self.legends)]
        """What a deck can be about, shuffled once and for all."""
        Random(320).shuffle(self.order)

    def champions(self, legend: CardFacts) -> list[CardFacts]:
        """The units that can be the Chosen Champion beside this legend."""
        tag = legend.champion_tag
        return [card for card in self.fitting[legend.name] if card.is_champion and tag in card.tags]

    def table(self, number: int, seats: int, about: str = "") -> list[Deck]:
        """The decks of a table, each about the next card of the pool; the first about this one, if it is named.

        No battlefield comes twice: teammates may not bring the same (CR 489).
        """
        if not self.legends or len(self.battlefields) < FIELDS * seats:
            raise EmptyPool
        dice = Random(number)
        wanted = [facts(self.order[(number * seats + seat) % len(self.order)]) for seat in range(seats)]
        if about:
            wanted[0] = facts(about)
        fields = [card.name for card in self.battlefields if card not in wanted]
        dice.shuffle(fields)
        out: list[Deck] = []
        for seat, card in enumerate(wanted):
            own = [card.name] if card.type == "battlefield" else []
            while len(own) < FIELDS:
                own.append(fields.pop())
            out.append(self._deck(f"pool {number} {seat}", card, tuple(own), dice))
        return out

    def _deck(self, name: str, card: CardFacts, fields: tuple[str, ...], dice: Random) -> Deck:
        legend = self._legend_for(card, dice)
        able = self.champions(legend)
        champion = card if card in able and dice.random() < CHOSEN else dice.choice(able)
        counts = {champion.name: 1}
        if card.type in MAIN_TYPES:
            _add(counts, card, MOST_OF_A_NAME)
        fitting = self.fitting[legend.name]
        while sum(counts.values()) < SMALLEST_MAIN_DECK:
            _add(counts, dice.choice(fitting), dice.choice((1, 1, 2, 3)))
        half = dice.randrange(5, 8)
        runes = ((half, f"{legend.domains[0]} Rune"), (RUNES - half, f"{legend.domains[-1]} Rune"))
        return Deck(name, legend.name, champion.name, tuple((n, x) for x, n in counts.items()), runes, fields)

    def _legend_for(self, card: CardFacts, dice: Random) -> CardFacts:
        """One whose deck may hold the card; a champion's own more often than not."""
        if card.type == "legend":
            return card
        able = [x for x in self.legends if card.type == "battlefield" or card in self.fitting[x.name]]
        own = [x for x in able if card.is_champion and card in self.champions(x)]
        return dice.choice(own if own and dice.random() < CHOSEN else able)


def fits(card: CardFacts, legend: CardFacts) -> bool:
    return set(card.domains) <= set(legend.domains) and (not card.is_signature or legend.champion_tag in card.tags)


def _add(counts: dict[str, int], card: CardFacts, copies: int) -> None:
    """So many of a card, as far as the limits let."""
    copies = min(copies, SMALLEST_MAIN_DECK - sum(counts.values()))
    copies = min(copies, (1 if card.unique else MOST_OF_A_NAME) - counts.get(card.name, 0))
    if card.is_signature:
        copies = min(copies, MOST_SIGNATURES - sum(n for name, n in counts.items() if facts(name).is_signature))
    if copies > 0:
        counts[card.name] = counts.get(card.name, 0) + copies


@cache
def complete() -> Pool:
    """All cards that are complete."""
    return Pool(supported())


@cache
def allowed(mode: str = "duel") -> Pool:
    """All cards that are complete, without those that are banned in a mode."""
    bans = ban_list(mode)
    return Pool(name for name in supported() if all(x.partition("@")[0] != bans for x in facts(name).banned))


@cache
def written() -> Pool:
    """All released cards that have a text, drafts too."""
    return Pool(name for name in texts() if not facts(name).preview)
