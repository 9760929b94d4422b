"""A legal deck from a legend and a few wishes.

A wish is a card (``Gust``, ``2 Gust``), a tag (``Poro``), a domain to lean to (``Fury``), a type to have more of
(``spells``), ``cheap`` or ``big``; ``any`` also takes cards that do not work yet. What is not wished for is filled in
by cost and type, cards that Farfield plays in full first. The same legend and wishes give the same deck.

>>> built = build("Garen", ["2 Decisive Strike", "Poro"])
>>> built.deck.champion, built.deck.size, built.deck.copies("Decisive Strike")
('Garen, Rugged', 40, 2)
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from farfield.cards.facts import DOMAINS, CardFacts, UnknownCard, all_facts, facts, suggest
from farfield.cards.names import name_key
from farfield.decks.aliases import meant, surely_meant
from farfield.decks.deck import Deck, is_eligible
from farfield.decks.legality import MODES, MOST_OF_A_NAME, MOST_SIGNATURES, RUNES, SMALLEST_MAIN_DECK, legality
from farfield.errors import FarfieldError, Message, Param, excerpt

BATTLEFIELDS: Final = 3
MOST_WISHES: Final = 40

_WORDS: Final = {
    "units": "units, unit, Einheiten, unidades, unités",
    "spells": "spells, spell, Zauber, hechizos, sorts",
    "gear": "gear, Ausrüstung, equipo, équipement",
    "cheap": "cheap, fast, billig, schnell, barato, rápido, pas cher, rapide",
    "big": "big, large, groß, grande, gros",
    "any": "any, beliebig, cualquiera, tout",
}
WORDS: Final = tuple(_WORDS)
_MEANING: Final = {name_key(word): wish for wish, words in _WORDS.items() for word in words.split(",")}

# How many of the 40 cards to have of each Energy cost (the first column is 0 to 2, the last 6 and more) and type.
_CURVES: Final = {"": (14, 9, 7, 5, 5), "cheap": (19, 10, 7, 3, 1), "big": (10, 7, 8, 7, 8)}
_TYPES: Final = {
    "": {"unit": 25, "spell": 11, "gear": 4},
    "units": {"unit": 32, "spell": 6, "gear": 2},
    "spells": {"unit": 20, "spell": 17, "gear": 3},
    "gear": {"unit": 21, "spell": 8, "gear": 11},
}


class BadWish(FarfieldError):
    """A wish that means nothing."""

    def __init__(self, wish: str) -> None:
        tags = {name_key(tag): tag for card in all_facts() for tag in card.tags}
        near = [tags[key] for key in difflib.get_close_matches(name_key(wish[:40]), tags, n=2)]
        names = [*suggest(wish), *near][:3]
        text = '"{wish}" is no card, tag or domain, and none of: {words}.'
        if names:
            text += " Did you mean {names}?"
        params: dict[str, Param] = {"wish": excerpt(wish), "words": ", ".join(WORDS), "names": "; ".join(names)}
        super().__init__("unknown-wish", text, params | {"near": "yes" if names else "no"})


class NoLegend(FarfieldError):
    """A card that is no legend was given as one."""

    def __init__(self, card: CardFacts) -> None:
        text = "{card} is not a legend. Name a legend, or the champion whose legend it is, such as Jinx."
        super().__init__("deck-new-no-legend", text, {"card": card.name})


@dataclass(frozen=True, slots=True)
class Built:
    """A deck and how it came about."""

    deck: Deck
    notes: tuple[Message, ...]


def build(legend: str, wishes: Iterable[str] = (), name: str = "") -> Built:
    """A deck that is legal in every mode where its legend is. Raises `UnknownCard`, `NoLegend` or `BadWish`.

    A wished card that cannot be in the deck is left out, and a note says why.
    """
    chosen = meant(legend, "legend") or surely_meant(legend)
    if chosen is None:
        raise UnknownCard(legend.strip(), suggest(legend))
    if chosen.type != "legend" and chosen.is_champion and chosen.champion_tag:
        wishes = [chosen.name, *wishes]  # a champion by its full name: its legend, with this one chosen
        chosen = meant(chosen.champion_tag, "legend") or chosen
    if chosen.type != "legend":
        raise NoLegend(chosen)
    return _Builder(chosen, _understood(list(wishes)[:MOST_WISHES])).build(name)


@dataclass(slots=True)
class _Wishes:
    cards: list[tuple[int, CardFacts]] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    domains: list[str] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    """Cards of which a number was given: no more of them are added."""

    def wish_for(self, card: CardFacts, count: int) -> None:
        self.cards.append((count or MOST_OF_A_NAME, card))
        if count:
            self.counted.add(card.name)


def _understood(wishes: Iterable[str]) -> _Wishes:
    found = _Wishes()
    tags = {name_key(tag): tag for card in all_facts() if card.is_main_deck for tag in card.tags}
    for wish in wishes:
        counted = re.fullmatch(r"\s*(?:([1-9][0-9]?)\s*[xX*×]?\s+)?(.*?)\s*", wish, re.DOTALL)
        count, text = (int(counted[1] or 0), counted[2]) if counted else (0, wish)
        key = name_key(text)
        if key in _MEANING:
            found.words.add(_MEANING[key])
        elif text.capitalize() in DOMAINS:
            found.domains.append(text.capitalize())
        elif (card := meant(text)) is not None:
            found.wish_for(card, count)
        elif key in tags or key.removesuffix("s") in tags:
            found.tags.append(tags.get(key) or tags[key.removesuffix("s")])
        elif (card := surely_meant(text)) is not None:
            found.wish_for(card, count)
        else:
            raise BadWish(wish)
    return found


class _Builder:
    """Puts one deck together."""

    def __init__(self, legend: CardFacts, wishes: _Wishes) -> None:
        from farfield.cards.catalogue import supported  # brings the whole engine, which reading a list does not need

        self.legend = legend
        self.wishes = wishes
        self.plays = supported()
        self.main: dict[str, int] = {}
        self.fields: list[str] = []
        self.notes: list[Message] = []
        self.curve = _CURVES[next((word for word in ("cheap", "big") if word in wishes.words), "")]
        self.types = _TYPES[next((word for word in ("units", "spells", "gear") if word in wishes.words), "")]
        self.pool = [card for card in all_facts() if self.allowed(card)]

    def build(self, name: str) -> Built:
        champion = self.champion()
        self.main[champion.name] = 1
        self.wished_cards()
        self.wished_tags()
        self.fill()
        self.battlefields()
        runes = self.runes()
        deck = Deck(
            name or self.legend.champion_tag or self.legend.name,
            self.legend.name,
            champion.name,
            tuple((count, card) for card, count in self.main.items()),
            runes,
            tuple(self.fields),
        )
        missing = [card for card in deck.cards if card not in self.plays]
        if missing:
            text = "{count} of its cards do not work in Farfield yet: {cards}."
            params: dict[str, Param] = {"count": len(missing), "cards": "; ".join(missing)}
            self.notes.append(Message("deck-new-unsupported", text, params))
        return Built(deck, tuple(self.notes))

    # What may be in it

    def allowed(self, card: CardFacts) -> bool:
        """Whether a card may be in a deck of this legend, in every mode."""
        if card.is_token or card.banned or not set(card.domains) <= set(self.legend.domains):
            return False
        return not card.is_signature or (self.legend.champion_tag or "") in card.tags

    def room(self, card: CardFacts) -> int:
        """How many more copies the deck may hold."""
        most = 1 if card.unique else SMALLEST_MAIN_DECK if card.any_number else MOST_OF_A_NAME
        if card.is_signature:
            most = min(most, MOST_SIGNATURES - sum(n for name, n in self.main.items() if facts(name).is_signature))
            most += self.main.get(card.name, 0)
        left = SMALLEST_MAIN_DECK - sum(self.main.values())
        return max(0, min(most - self.main.get(card.name, 0), left))

    def add(self, card: CardFacts, count: int) -> int:
        added = min(count, self.room(card))
        if added:
            self.main[card.name] = self.main.get(card.name, 0) + added
        return added

    # Steps

    def champion(self) -> CardFacts:
        """The Chosen Champion: a wished one, otherwise one that plays, the cheapest first."""
        choices = [card for card in self.pool if is_eligible(card, self.legend)]
        wished = [card for _, card in self.wishes.cards if card in choices]
        if not choices:  # every champion of this legend is banned somewhere
            choices = [card for card in all_facts() if is_eligible(card, self.legend)]
        best = (wished or sorted(choices, key=lambda card: (card.name not in self.plays, card.energy or 0)))[0]
        text = "{champion} is the Chosen Champion."
        self.notes.append(Message("deck-new-champion", text, {"champion": best.name}))
        return best

    def wished_cards(self) -> None:
        for count, card in self.wishes.cards:
            if card not in self.pool or not (card.is_main_deck or card.type == "battlefield"):
                self.notes.append(self.why_not(card))
            elif card.type == "battlefield":
                if card.name not in self.fields and len(self.fields) < BATTLEFIELDS:
                    self.fields.append(card.name)
                elif card.name not in self.fields:
                    self.fewer(card, 0)
            else:
                wanted = count - self.main.get(card.name, 0)
                added, held = self.add(card, wanted), self.main.get(card.name, 0)
                if added < wanted and (card.name in self.wishes.counted or not held):
                    self.fewer(card, held)

    def fewer(self, card: CardFacts, held: int) -> None:
        text = "{card}: the deck holds {count}; there is no room for more."
        self.notes.append(Message("deck-new-fewer", text, {"card": card.name, "count": held}))

    def why_not(self, card: CardFacts) -> Message:
        """Why a wished card is left out, as the rules of deck construction say it."""
        main = [card.name] if card.is_main_deck else list(self.main)[:1]
        fields = (card.name,) if card.type == "battlefield" else ()
        if card.is_token or not (card.is_main_deck or fields):
            text = "{card} was left out. Wish for units, spells, gear or battlefields."
            return Message("deck-new-not-here", text, {"card": card.name})
        alone = Deck("", self.legend.name, main[0], ((1, main[0]),), (), fields)
        ids = ("deck-domain", "deck-signature-of-another", "deck-preview", "deck-banned")
        findings = [found for mode in MODES for found in legality(alone, mode) if found.id in ids]
        return findings[0]

    def wished_tags(self) -> None:
        for tag in self.wishes.tags:
            cards = [card for card in self.pool if card.is_main_deck and tag in card.tags]
            cards = [card for card in cards if card.name not in self.wishes.counted]
            before = dict(self.main)
            for card in self.ranked(cards):
                if sum(self.main.values()) >= SMALLEST_MAIN_DECK - 10:
                    break
                if card.name in self.plays or "any" in self.wishes.words or not self.enough_that_play():
                    self.add(card, MOST_OF_A_NAME)
            taken = [name for name in self.main if self.main[name] > before.get(name, 0)]
            text = "{tag}: {cards}." if taken else "{tag}: no such card of these domains works yet."
            params = {"tag": tag, "cards": "; ".join(taken), "found": "yes" if taken else "no"}
            self.notes.append(Message("deck-new-tag", text, params))

    def enough_that_play(self) -> bool:
        """Whether the deck could be filled with cards that play."""
        room = sum(1 if card.unique else MOST_OF_A_NAME for card in self.pool if card.is_main_deck and self.works(card))
        return room >= SMALLEST_MAIN_DECK

    def works(self, card: CardFacts) -> bool:
        return card.name in self.plays

    def fill(self) -> None:
        """What is left of the 40, by cost and type."""
        before = sum(self.main.values())
        candidates = [
            card
            for card in self.pool
            if card.is_main_deck
            and card.name not in self.wishes.counted
            and not (card.is_champion and self.other(card))
        ]
        while sum(self.main.values()) < SMALLEST_MAIN_DECK:
            best = next((card for card in self.ranked(candidates) if self.room(card)), None)
            if best is None:
                break
            self.add(best, MOST_OF_A_NAME)
            candidates.remove(best)
        added = sum(self.main.values()) - before
        if added:
            text = "{count} cards were added by cost and type."
            self.notes.append(Message("deck-new-filled", text, {"count": added}))

    def other(self, card: CardFacts) -> bool:
        """Whether this is a champion of somebody else: those are left to be wished for."""
        return not is_eligible(card, self.legend) and not self.works(card)

    def ranked(self, cards: list[CardFacts]) -> list[CardFacts]:
        return sorted(cards, key=self.rank)

    def rank(self, card: CardFacts) -> tuple[bool, int, str]:
        """How well a card fits what the deck still lacks; the smallest is the best."""
        liked = 0
        if any(domain in card.domains for domain in self.wishes.domains):
            liked += 8
        if "big" in self.wishes.words:
            liked += (card.might or 0) // 2
        column = _column(card)
        held = sum(n for name, n in self.main.items() if _column(facts(name)) == column)
        of_type = sum(n for name, n in self.main.items() if facts(name).type == card.type)
        lack = self.curve[column] - held + (self.types[card.type] - of_type)
        worth = (card.might or 0) - (card.energy or 0) - 2 * len(card.power)
        return not self.works(card) and "any" not in self.wishes.words, -(2 * lack + liked + worth), card.name

    def battlefields(self) -> None:
        choices = [card for card in self.pool if card.type == "battlefield" and card.name not in self.fields]
        choices.sort(key=lambda card: (not self.works(card), card.name))
        self.fields += [card.name for card in choices[: BATTLEFIELDS - len(self.fields)]]

    def runes(self) -> tuple[tuple[int, str], ...]:
        """Twelve runes, shared out as the cards ask for them."""
        weight = {domain: sum(self.weights(domain)) for domain in self.legend.domains}
        first = self.legend.domains[0]
        if len(weight) == 1:
            return ((RUNES, f"{first} Rune"),)
        share = round(RUNES * weight[first] / (sum(weight.values()) or 1))
        share = min(max(share, 4), RUNES - 4)
        second = self.legend.domains[1]
        text = "Runes, as the costs ask for them: {first} {one}, {second} {two}."
        params: dict[str, Param] = {"first": share, "one": first, "second": RUNES - share, "two": second}
        self.notes.append(Message("deck-new-runes", text, params))
        return (share, f"{first} Rune"), (RUNES - share, f"{second} Rune")

    def weights(self, domain: str) -> Iterator[int]:
        for name, count in self.main.items():
            card = facts(name)
            yield count * (card.power.count(domain) * 2 + (domain in card.domains))


def _column(card: CardFacts) -> int:
    return min(max((card.energy or 0) - 2, 0), 4)
