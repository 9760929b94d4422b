"""What is asked for before anything is played: every plan says first what cannot be."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import astuple
from typing import Final

from farfield.cards.catalogue import supported
from farfield.decks import Deck, legality, unsupported
from farfield.errors import FarfieldError, Message, excerpt
from farfield.players.by_name import PROGRAMS
from farfield.rules.modes.lane_legends.modifiers import PRESETS

MODES: Final = ("duel", "lanes")
MOST_GAMES: Final = 10_000_000
"""More than anybody has time for: a number that large is a slip of the hand."""


class BadPlan(FarfieldError):
    """What was asked for cannot be played."""


class DeckRefused(BadPlan):
    """A deck that is not legal, or holds a card that is not complete. `why` is the first thing that was found."""

    def __init__(self, deck: str, why: Message) -> None:
        super().__init__("lab-deck-refused", "{deck} cannot be played: {why}", {"deck": deck, "why": str(why)})
        self.deck: str = deck
        self.why: Message = why


def check_player(name: str, known: Iterable[str] = PROGRAMS) -> None:
    if name not in known:
        text = 'There is no program called "{name}". Choose from: {known}.'
        raise BadPlan("lab-no-program", text, {"name": excerpt(name), "known": ", ".join(known)})


def check_mode(mode: str, preset: str) -> None:
    check_known(mode, MODES)
    check_known(preset, PRESETS)


def check_known(name: str, known: Iterable[str]) -> None:
    if name not in known:
        text = 'There is no "{name}" here. Choose from: {known}.'
        raise BadPlan("lab-no-mode", text, {"name": excerpt(name), "known": ", ".join(known)})


def check_games(games: int) -> None:
    """One game alone has no interval."""
    if games < 2:
        raise BadPlan("lab-two-games", "It takes at least 2 games, and not {games}.", {"games": games})
    check_most(games)


def check_twice(games: int, least: int = 2) -> None:
    """Every deal is played twice, so games come in pairs."""
    check_games(games)
    if games % 2:
        text = "Every deal is played twice, so the number of games is even, and not {games}."
        raise BadPlan("lab-even-games", text, {"games": games})
    if least < 2 or least % 2:
        text = "Every deal is played twice, so the fewest games are an even number from 2 on, and not {least}."
        raise BadPlan("lab-least-even", text, {"least": least})
    if games < least:
        text = "The fewest games, {least}, are more than the most, {most}."
        raise BadPlan("lab-least-most", text, {"least": least, "most": games})


def check_most(games: int) -> None:
    if games > MOST_GAMES:
        text = "{games} games are more than anybody has time for. Ask for {most} at most."
        raise BadPlan("lab-too-many-games", text, {"games": games, "most": MOST_GAMES})


def check_decks(decks: Iterable[Deck], mode: str) -> None:
    for deck in decks:
        problems = [*unsupported(deck, supported()), *legality(deck, mode)]
        if problems:
            raise DeckRefused(deck.name, problems[0])


def digest(deck: Deck) -> str:
    """A deck by its cards, whatever it is called."""
    return hashlib.sha256(repr(astuple(deck)[1:]).encode()).hexdigest()[:12]


def dice_of(*what: object) -> int:
    """The seed of a deal, from whatever it goes by."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, what)).encode()).digest()[:6])
