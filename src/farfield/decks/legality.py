"""Is a deck legal for a mode? Deck construction of the core rules, section 2, and the ban list of the mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from farfield.cards.facts import CardFacts, all_facts, facts
from farfield.decks.builtin_decks import is_as_sold, is_starter_as_sold, substitutes
from farfield.decks.deck import Deck, eligible_champions
from farfield.errors import FarfieldError, Message, Param, excerpt

SMALLEST_MAIN_DECK: Final = 40
RUNES: Final = 12
MOST_OF_A_NAME: Final = 3
MOST_SIGNATURES: Final = 3
LARGEST_SIDEBOARD: Final = 10


@dataclass(frozen=True, slots=True)
class DeckRules:
    """What a mode asks of a deck beyond the core rules."""

    mode: str
    clause: str
    """The clause that gives the number of battlefields."""
    battlefields: int = 3
    starter_decks_as_sold: bool = False
    """Whether a Proving Grounds list may be played just as it is sold, with its one battlefield."""
    substitutes: bool = False
    """Whether battlefields of other starter decks stand in for those a Proving Grounds list lacks."""
    ban_list: str | None = None
    """Which ban list binds; the part before ``@`` of an entry of `CardFacts.banned`."""


MODES: Final[dict[str, DeckRules]] = {
    "duel": DeckRules("duel", "CR 485.4.a", starter_decks_as_sold=True, ban_list="duel-1v1"),
    "match": DeckRules("match", "CR 486", substitutes=True, ban_list="duel-1v1"),
    "skirmish": DeckRules("skirmish", "CR 487", starter_decks_as_sold=True),
    "war": DeckRules("war", "CR 488", starter_decks_as_sold=True),
    "2v2": DeckRules("2v2", "CR 489", starter_decks_as_sold=True, ban_list="2v2"),
    "lanes": DeckRules("lanes", "LL 1.2", substitutes=True),
}


def ban_list(mode: str) -> str | None:
    """The ban list that binds in a mode; none for a mode nobody wrote one for."""
    rules = MODES.get(mode)
    return rules.ban_list if rules is not None else None


class UnknownMode(FarfieldError):
    """There is no mode of this name."""

    def __init__(self, mode: str) -> None:
        text = 'There is no mode called "{mode}". Choose one of: {modes}.'
        super().__init__("unknown-mode", text, {"mode": excerpt(mode), "modes": ", ".join(MODES)})


def as_played(deck: Deck, mode: str) -> Deck:
    """The deck a player sits down with: a starter deck gets its substitute battlefields where the mode needs three."""
    rules = MODES.get(mode)
    if rules is None or not rules.substitutes or not substitutes(deck):
        return deck
    return replace(deck, battlefields=(*deck.battlefields, *substitutes(deck)))


def ban_date(mode: str) -> str | None:
    """The date of the newest ban list that binds in a mode, such as ``2026-09-18``; none if no list does."""
    wanted = ban_list(mode)
    dates = [date for card in all_facts() for name, date in _banned(card) if name == wanted]
    return max(dates, default=None)


def legality(deck: Deck, mode: str | DeckRules, *, bans: bool = True, on: str | None = None) -> tuple[Message, ...]:
    """Everything that keeps a deck from being legal for a mode; empty if it is legal.

    ``bans=False`` leaves the ban list aside, for a table that agrees to do so. ``on`` is a date (``2026-08-31``): ban
    lists of a later day do not bind yet. Of each list Farfield knows only the newest.
    """
    if isinstance(mode, str):
        if mode not in MODES:
            raise UnknownMode(mode)
        mode = MODES[mode]
    sold = is_as_sold(deck)
    deck = as_played(deck, mode.mode)
    findings = [*_champion(deck), *_counts(deck), *_copies(deck), *_signatures(deck), *_domains(deck), *_previews(deck)]
    if not (mode.starter_decks_as_sold and is_starter_as_sold(deck)):
        findings += _battlefields(deck, mode)
    if bans and not sold:  # ruling A68
        findings += _bans(deck, mode, on)
    return tuple(findings)


def banned_since(deck: Deck, *, on: str | None = None) -> tuple[str, ...]:
    """The cards of a deck as it was sold that a ban list names by now. It may be played all the same (ruling A68)."""
    if not is_as_sold(deck):
        return ()
    found = [finding.params["card"] for mode in MODES.values() for finding in _bans(deck, mode, on)]
    return tuple(map(str, dict.fromkeys(found)))


def _champion(deck: Deck) -> Iterator[Message]:
    if deck.champion not in eligible_champions(deck):
        text = "{champion} cannot be the Chosen Champion of {legend}. Choose a Champion unit with the tag {tag}."
        legend = facts(deck.legend)
        params: dict[str, Param] = {"champion": deck.champion, "legend": legend.name, "tag": legend.champion_tag or ""}
        yield Message("deck-champion-of-another", text, params, "CR 103.2.a")


def _counts(deck: Deck) -> Iterator[Message]:
    if deck.size < SMALLEST_MAIN_DECK:
        text = "The main deck has {count} cards, Chosen Champion included; it needs at least {needed}. Add {missing}."
        missing = SMALLEST_MAIN_DECK - deck.size
        params: dict[str, Param] = {"count": deck.size, "needed": SMALLEST_MAIN_DECK, "missing": missing}
        yield Message("deck-main-too-small", text, params, "CR 103.2")
    runes = sum(count for count, _ in deck.runes)
    if runes != RUNES:
        text = "The rune deck has {count} runes; it needs exactly {needed}."
        yield Message("deck-runes-count", text, {"count": runes, "needed": RUNES}, "CR 103.3")
    sideboard = sum(count for count, _ in deck.sideboard)
    if sideboard > LARGEST_SIDEBOARD:
        text = "The sideboard has {count} cards; it may have at most {most}. Take out {surplus}."
        params = {
            "count": sideboard,
            "most": LARGEST_SIDEBOARD,
            "surplus": sideboard - LARGEST_SIDEBOARD,
        }
        yield Message("deck-sideboard-too-large", text, params, "CR 103.2.e")


def _copies(deck: Deck) -> Iterator[Message]:
    """The limits on cards of one name, over main deck and sideboard together."""
    for card in _main_and_sideboard(deck):
        copies = deck.copies(card.name, with_sideboard=True)
        params: dict[str, Param] = {"card": card.name, "count": copies, "most": MOST_OF_A_NAME}
        if card.unique and copies > 1:
            text = "{card} is Unique: a deck may hold one, and this one holds {count}."
            yield Message("deck-unique", text, params, "CR 825")
        elif copies > MOST_OF_A_NAME and not card.any_number:
            text = "The deck holds {count} copies of {card}; it may hold at most {most}."
            yield Message("deck-copies", text, params, "CR 103.2.b")


def _signatures(deck: Deck) -> Iterator[Message]:
    total = sum(count for count, name in deck.main if facts(name).is_signature)
    if total > MOST_SIGNATURES:
        text = "The main deck holds {count} Signature cards; it may hold at most {most} in total."
        yield Message("deck-signatures", text, {"count": total, "most": MOST_SIGNATURES}, "CR 103.2.d")
    tag = facts(deck.legend).champion_tag or ""
    for card in _main_and_sideboard(deck):
        if card.is_signature and tag not in card.tags:
            text = "{card} is a Signature card of {owner}; with {legend} only those of {tag} are allowed."
            params: dict[str, Param] = {
                "card": card.name,
                "owner": card.champion_tag or "",
                "legend": deck.legend,
                "tag": tag,
            }
            yield Message("deck-signature-of-another", text, params, "CR 103.2.d")


def _domains(deck: Deck) -> Iterator[Message]:
    """Domain identity. Cards without a domain go with every legend (ruling A28)."""
    identity = facts(deck.legend).domains
    parts = [
        ([card.name for card in _main_and_sideboard(deck)], "CR 103.2.c"),
        ([name for _, name in deck.runes], "CR 103.3.a.1"),
        (list(dict.fromkeys(deck.battlefields)), "CR 103.4.b"),
    ]
    for names, clause in parts:
        for name in names:
            domains = facts(name).domains
            if not set(domains) <= set(identity):
                text = "{card} is {domains}; with {legend} only {identity} are allowed."
                params: dict[str, Param] = {"card": name, "legend": deck.legend}
                params |= {"domains": " / ".join(domains), "identity": " / ".join(identity)}
                yield Message("deck-domain", text, params, clause)


def _previews(deck: Deck) -> Iterator[Message]:
    """A deck is built of cards, and what has only been shown is none yet."""
    for name in deck.cards:
        if facts(name).preview:
            yield Message("deck-preview", "{card} is a preview: it is not released yet. Replace it.", {"card": name})


def _battlefields(deck: Deck, mode: DeckRules) -> Iterator[Message]:
    count = len(deck.battlefields)
    if count != mode.battlefields:
        noun = "battlefield" if count == 1 else "battlefields"
        text = "The deck has {count} " + noun + "; {mode} needs {needed} with different names."
        params: dict[str, Param] = {"count": count, "mode": mode.mode, "needed": mode.battlefields}
        yield Message("deck-battlefields-count", text, params, mode.clause)
    for name in dict.fromkeys(deck.battlefields):
        if deck.battlefields.count(name) > 1:
            text = "The battlefield {card} is in the deck {count} times; battlefields must have different names."
            params = {"card": name, "count": deck.battlefields.count(name)}
            yield Message("deck-battlefield-twice", text, params, "CR 103.4.c")


def _banned(card: CardFacts) -> Iterator[tuple[str, str]]:
    """The ban lists that a card is on, each with its date."""
    for entry in card.banned:
        name, _, date = entry.partition("@")
        yield name, date


def _bans(deck: Deck, mode: DeckRules, on: str | None) -> Iterator[Message]:
    for name in deck.cards:
        for found, date in _banned(facts(name)):
            if found == mode.ban_list and (on is None or date <= on):
                text = "{card} is banned in {mode} (list of {date}). Replace it."
                yield Message("deck-banned", text, {"card": name, "mode": mode.mode, "date": date}, "CR 103.2.e")


def _main_and_sideboard(deck: Deck) -> list[CardFacts]:
    """The different cards of main deck and sideboard."""
    return [facts(name) for name in dict.fromkeys(name for _, name in deck.main + deck.sideboard)]
