"""The nearest version of a deck that works: card by card, another of the same domains, type and cost.

Nothing is replaced in silence: whoever takes this version is told each exchange, and asked before.

>>> from farfield.decks.builtin_decks import builtin
>>> nearest(builtin("Annie")).swaps  # all of it works
()
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from farfield.cards.facts import CardFacts, all_facts, facts
from farfield.decks.builtin_decks import substitutes
from farfield.decks.deck import Deck, is_eligible
from farfield.decks.legality import MOST_OF_A_NAME, MOST_SIGNATURES
from farfield.errors import Message, Param


@dataclass(frozen=True, slots=True)
class Swap:
    """So many copies of one card for as many of another."""

    count: int
    out: str
    into: str

    @property
    def message(self) -> Message:
        params: dict[str, Param] = {"count": self.count, "out": self.out, "into": self.into}
        return Message("deck-swap", "{count} × {out} → {into}", params)


@dataclass(frozen=True, slots=True)
class Nearest:
    """A version of a deck, and what it has in place of what."""

    deck: Deck
    swaps: tuple[Swap, ...]
    left: tuple[str, ...]
    """What does not work, and nothing could take its place; then there is no such version."""

    @property
    def works(self) -> bool:
        return not self.left


def nearest(deck: Deck, playable: Collection[str] | None = None) -> Nearest:
    """The version of a deck that is nearest to it among those the engine plays in full."""
    if playable is None:
        from farfield.cards.catalogue import supported  # brings the whole engine, which reading a list does not need

        playable = supported()
    return _Exchange(deck, playable).made()


class _Exchange:
    """Replaces what does not work: the legend first, since it says what may be in the deck, and its champion."""

    def __init__(self, deck: Deck, playable: Collection[str]) -> None:
        self.deck = deck
        self.playable = playable
        self.swaps: list[Swap] = []
        self.left: list[str] = []
        self.legend = facts(deck.legend)
        self.held: dict[str, int] = {}
        self.given_up = ""  # the Chosen Champion, if another one takes its place

    def made(self) -> Nearest:
        legend = self.legend_in_place()
        self.legend = legend
        champion = self.champion_in_place()
        self.given_up = self.deck.champion if champion != self.deck.champion else ""
        for count, name in (*self.deck.main, *self.deck.sideboard):
            if self.stays(name):
                self.held[name] = self.held.get(name, 0) + count
        main = self.section(self.deck.main, champion)
        sideboard = self.section(self.deck.sideboard, champion)
        fields = self.battlefields()
        if self.left:
            return Nearest(self.deck, (), tuple(self.left))
        if not self.swaps:
            return Nearest(self.deck, (), ())
        made = replace(
            self.deck, legend=legend.name, champion=champion, main=main, battlefields=fields, sideboard=sideboard
        )
        return Nearest(made, tuple(self.swaps), ())

    def works(self, name: str) -> bool:
        return name in self.playable

    def stays(self, name: str) -> bool:
        return self.works(name) and self.allowed(facts(name)) and name != self.given_up

    def allowed(self, card: CardFacts) -> bool:
        """May it be in a deck of this legend? What the legend that was given up had of its own may not."""
        if not set(card.domains) <= set(self.legend.domains):
            return False
        return not card.is_signature or (self.legend.champion_tag or "") in card.tags

    def candidates(self, like: CardFacts) -> list[CardFacts]:
        """What works and is of the same type, the nearest first."""
        found = [
            card
            for card in all_facts()
            if card.type == like.type and self.works(card.name) and not card.is_token and not card.banned
        ]
        return sorted(found, key=lambda card: distance(like, card))

    def legend_in_place(self) -> CardFacts:
        legend = facts(self.deck.legend)
        if self.works(legend.name):
            return legend
        for card in self.candidates(legend):
            if set(card.domains) == set(legend.domains) and any(self.of_champion(card)):
                self.swaps.append(Swap(1, legend.name, card.name))
                return card
        self.left.append(legend.name)
        return legend

    def of_champion(self, legend: CardFacts) -> list[CardFacts]:
        return [card for card in all_facts() if self.works(card.name) and is_eligible(card, legend) and not card.banned]

    def champion_in_place(self) -> str:
        """The Chosen Champion is one of the Main Deck's cards; the one in its place is swapped there."""
        now = facts(self.deck.champion)
        if self.works(now.name) and is_eligible(now, self.legend):
            return now.name
        choices = sorted(self.of_champion(self.legend), key=lambda card: distance(now, card))
        if not choices:
            self.left.append(now.name)
            return now.name
        return choices[0].name

    def section(self, cards: tuple[tuple[int, str], ...], champion: str) -> tuple[tuple[int, str], ...]:
        """A part of the deck, its cards in their order, with what is in their place."""
        out: dict[str, int] = {}
        for count, name in cards:
            if self.stays(name):
                out[name] = out.get(name, 0) + count
                continue
            wanted = count
            first = [facts(champion)] if name == self.given_up else []
            for card in (*first, *self.candidates(facts(name))):
                taken = min(wanted, self.room(card))
                if taken and self.allowed(card):
                    self.swaps.append(Swap(taken, name, card.name))
                    out[card.name] = out.get(card.name, 0) + taken
                    self.held[card.name] = self.held.get(card.name, 0) + taken
                    wanted -= taken
                if not wanted:
                    break
            if wanted and name not in self.left:
                self.left.append(name)
        return tuple((count, name) for name, count in out.items())

    def room(self, card: CardFacts) -> int:
        most = 1 if card.unique else MOST_OF_A_NAME
        if card.is_signature:
            signatures = sum(n for name, n in self.held.items() if facts(name).is_signature)
            most = min(most, MOST_SIGNATURES - signatures + self.held.get(card.name, 0))
        return max(0, most - self.held.get(card.name, 0))

    def battlefields(self) -> tuple[str, ...]:
        out: list[str] = []
        wanted = dict.fromkeys((*self.deck.battlefields, *substitutes(self.deck)))  # one that comes with us brings one
        for name in wanted:
            if self.works(name):
                out.append(name)
                continue
            free = [
                card.name for card in self.candidates(facts(name)) if card.name not in (*self.deck.battlefields, *out)
            ]
            if not free:
                self.left.append(name)
                continue
            self.swaps.append(Swap(1, name, free[0]))
            out.append(free[0])
        return tuple(out)


def distance(like: CardFacts, card: CardFacts) -> tuple[int, int, int, int, int, str]:
    """How far one card is from another of its type: domains first, then cost, kind and Might."""
    return (
        len(set(like.domains) ^ set(card.domains)),
        abs((like.energy or 0) - (card.energy or 0)) + abs(len(like.power) - len(card.power)),
        (like.is_equipment != card.is_equipment) + (like.speed != card.speed) + (like.is_champion != card.is_champion),
        abs((like.might or 0) - (card.might or 0)),
        -len(set(like.tags) & set(card.tags)),
        card.name,
    )
