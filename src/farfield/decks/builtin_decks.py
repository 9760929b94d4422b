"""The decks that come with Farfield: the four of Proving Grounds, a list with gear and a sideboard for each, a list of
our own for each legend, and the nine champion decks.

`builtin_decks` are those to begin with. The others are there whatever of them can be played already.
"""

from __future__ import annotations

import difflib
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Final

from farfield.cards.names import name_key
from farfield.decks.deck import Deck
from farfield.decks.descriptions import ABOUT
from farfield.decks.formats import parse
from farfield.errors import FarfieldError, Message, excerpt

_STARTERS: Final = ("annie", "garen", "lux", "master-yi")
_FILES: Final = (*_STARTERS, *(f"{starter}-with-gear" for starter in _STARTERS))
_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "Origins": (
        "kaisa", "volibear", "jinx", "darius", "ahri", "lee-sin", "yasuo", "leona", "teemo", "viktor", "miss-fortune",
        "sett", *_STARTERS,
    ),
    "Spiritforged": (
        "rumble", "lucian", "draven", "reksai", "ornn", "jax", "irelia", "azir", "ezreal", "renata-glasc", "sivir",
        "fiora",
    ),
    "Unleashed": (
        "jhin", "rengar", "pyke", "vi", "lillia", "master-yi", "vex", "ivern", "diana", "leblanc", "khazix", "poppy",
    ),
    "Vendetta": (
        "akali", "renekton", "zed", "nasus", "shen", "jayce", "mel", "ambessa", "kennen",
    ),
}  # fmt: skip
"""By set the champions whose legends are of it, in collector order; those of Proving Grounds go with Origins."""
LIST_SETS: Final = tuple(_LISTS)
_LIST_FILES: Final = tuple(f"{who}-of-{name.lower()}" for name, all_of_it in _LISTS.items() for who in all_of_it)
_CHAMPIONS: Final = ("jinx", "viktor", "lee-sin", "fiora", "rumble", "vi", "vex", "shen", "zed")


class UnknownDeck(FarfieldError):
    """No built-in deck has this name."""

    def __init__(self, name: str) -> None:
        self.suggestions: tuple[str, ...] = suggest(name)
        decks = ", ".join(deck.name for deck in builtin_decks())
        text = 'There is no built-in deck called "{name}". Choose one of: {decks}; `farfield deck` lists them all.'
        near = "no"
        if not name.strip():
            near, text = "nameless", "No deck is named. Choose one of: {decks}; `farfield deck` lists them all."
        elif self.suggestions:
            near, text = "yes", 'There is no built-in deck called "{name}". Did you mean {suggestions}?'
        offered = " or ".join(f'"{deck}"' for deck in self.suggestions)
        # The Fluent files choose their words by `near` and join nothing themselves.
        params = {"name": excerpt(name), "decks": decks, "suggestions": offered, "near": near}
        super().__init__("unknown-deck", text, {**params, "names": "; ".join(self.suggestions)})


def suggest(name: str, most: int = 3) -> tuple[str, ...]:
    """Built-in decks nearest to a misspelt one, best first; empty if none is near."""
    keys = {name_key(deck.name): deck.name for deck in all_decks()}
    key = name_key(name[:60])
    found = difflib.get_close_matches(key, keys, n=most, cutoff=0.7)
    if len(key) >= 2:
        found += [longer for longer in keys if key in longer]
    return tuple(dict.fromkeys(keys[one] for one in found))[:most]


@cache
def builtin_decks() -> tuple[Deck, ...]:
    """The decks to begin with: the four starter decks, then the lists with gear."""
    return tuple(map(_deck, _FILES))


def starter_decks() -> tuple[Deck, ...]:
    """The four decks of Proving Grounds, as they are sold."""
    return builtin_decks()[: len(_STARTERS)]


@cache
def champion_decks() -> tuple[Deck, ...]:
    """The nine champion decks of Origins, Spiritforged, Unleashed and Vendetta, as they are sold."""
    return tuple(map(_deck, _CHAMPIONS))


@cache
def legend_decks(name: str) -> tuple[Deck, ...]:
    """A list of our own for each legend of a set (`LIST_SETS`), of cards of this set and those before it."""
    return tuple(_deck(f"{who}-of-{name.lower()}") for who in _LISTS[name])


@cache
def all_decks() -> tuple[Deck, ...]:
    """Every deck that comes with Farfield."""
    lists = [deck for name in LIST_SETS for deck in legend_decks(name)]
    return (*builtin_decks(), *lists, *champion_decks())


def preconstructed() -> tuple[Deck, ...]:
    """All thirteen decks that were ever sold ready to play."""
    return (*starter_decks(), *champion_decks())


def _deck(file: str) -> Deck:
    folder = resources.files("farfield.decks").joinpath("builtin")
    return parse(folder.joinpath(f"{file}.txt").read_text(encoding="utf-8"))


def builtin(name: str) -> Deck:
    """The built-in deck of this name, in any spelling: ``"Master Yi"``, ``"master-yi"``. Raises `UnknownDeck`."""
    for deck in all_decks():
        if name_key(deck.name) == name_key(name):
            return deck
    raise UnknownDeck(name)


def about(name: str) -> Message:
    """How a built-in deck plays, in two sentences. Raises `UnknownDeck`."""
    file = (*_FILES, *_LIST_FILES, *_CHAMPIONS)[all_decks().index(builtin(name))]
    return Message(f"deck-about-{file}", ABOUT[file])


def substitutes(deck: Deck) -> tuple[str, ...]:
    """The two battlefields of other starter decks that stand in beside the one a starter deck brings, where a mode
    needs three. Any other deck has none: it brings its own.

    >>> substitutes(builtin("Garen"))
    ('Startipped Peak', 'Fortified Position')
    """
    if not is_starter_as_sold(deck):
        return ()
    fields = [sold.battlefields[0] for sold in starter_decks()]
    own = fields.index(deck.battlefields[0])
    return tuple(fields[(own + i) % len(fields)] for i in (1, 2))


def is_starter_as_sold(deck: Deck) -> bool:
    """Whether this is a Proving Grounds deck exactly as it is sold, whichever of its champions is chosen."""
    return _is_one_of(starter_decks(), deck)


def is_as_sold(deck: Deck) -> bool:
    """The same of all thirteen decks that were sold ready to play."""
    return _is_one_of(preconstructed(), deck)


def _is_one_of(decks: tuple[Deck, ...], deck: Deck) -> bool:
    same = [sold for sold in decks if sold.main == deck.main]
    return any(replace(deck, name=sold.name, champion=sold.champion) == sold for sold in same)
