"""What is printed on every released card, as plain facts: costs, Might, tags, domains, Power icons. No rules text.

The facts live in ``facts.jsonl`` beside this file, one card per line, written by ``tools/make_facts.py``. They are read
on first use. Cards that have been shown and not released stand in ``previews.jsonl``: they are found by their names, so
that a deck that holds one can be told, and count nowhere else.

>>> facts("Jinx, Demolitionist").might
4
>>> find("ogn-251").name
'Loose Cannon'
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from farfield.cards.names import name_key, slug
from farfield.errors import FarfieldError, excerpt

CardType = Literal["unit", "spell", "gear", "battlefield", "legend", "rune"]
Supertype = Literal["champion", "signature", "basic", "token", "equipment"]
Domain = Literal["Fury", "Calm", "Mind", "Body", "Chaos", "Order"]
Speed = Literal["main", "action", "reaction"]
Icon = str
"""One Power icon: a domain, ``"A"`` for any domain, or two domains either of which will do, as ``"Fury|Chaos"``."""

DOMAINS: Final[tuple[Domain, ...]] = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
MAIN_DECK_TYPES: Final[frozenset[CardType]] = frozenset(("unit", "spell", "gear"))

_LONGEST = 200  # no name, with any note behind it, is longer


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card. A value that is not printed is ``None`` or empty."""

    name: str
    """The full name, ``"Short Name, Subtitle"`` for champions; for a legend the title only."""
    slug: str
    set: str
    """The set of the first printing."""
    rarity: str
    type: CardType
    also: CardType | None = None
    """A second type, of a card that has two (CR 177)."""
    supertypes: tuple[Supertype, ...] = ()
    domains: tuple[Domain, ...] = ()
    energy: int | None = None
    power: tuple[Icon, ...] = ()
    """The Power part of the cost, one entry per icon."""
    might: int | None = None
    might_bonus: int | None = None
    """Of Equipment; 0 is a printed value."""
    tags: tuple[str, ...] = ()
    champion_tag: str | None = None
    speed: Speed | None = None
    """When the card itself can be played; ``None`` for cards that are not played from a hand."""
    icons_text: tuple[Icon, ...] = ()
    """Power icons in rules and effect text outside reminder text, in printed order (LL 4.1)."""
    unique: bool = False
    any_number: bool = False
    """A deck may hold any number of copies."""
    banned: tuple[str, ...] = ()
    """Entries ``"<format>@<date of the ban list>"``."""
    codes: tuple[str, ...] = ()
    """Codes of all printings, ``"SET-NUMBER"``."""
    aliases: tuple[str, ...] = ()
    """Other spellings met in deck lists, without those that differ from the name only in punctuation."""
    preview: bool = False
    """Shown, and not released yet."""

    @property
    def icons_cost(self) -> tuple[Icon, ...]:
        """Power icons printed in the cost."""
        return self.power

    @property
    def icons(self) -> tuple[Icon, ...]:
        """All printed Power icons: what an Enthrall Cost counts (LL 4.1)."""
        return self.power + self.icons_text

    @property
    def is_main_deck(self) -> bool:
        """Whether the card belongs in a Main Deck (CR 133)."""
        return self.type in MAIN_DECK_TYPES and not self.is_token

    @property
    def is_champion(self) -> bool:
        """Whether this is a unit with the Champion supertype, so one that may be a Chosen Champion."""
        return "champion" in self.supertypes

    @property
    def is_signature(self) -> bool:
        return "signature" in self.supertypes

    @property
    def is_equipment(self) -> bool:
        return "equipment" in self.supertypes

    @property
    def is_token(self) -> bool:
        return "token" in self.supertypes


class UnknownCard(FarfieldError):
    """No card has this name, alias or code."""

    def __init__(self, text: str, suggestions: Iterable[str] = ()) -> None:
        self.suggestions: tuple[str, ...] = tuple(suggestions)
        if self.suggestions:
            words = 'No released card is called "{text}". Did you mean {suggestions}?'
        else:
            words = 'No released card is called "{text}". Check the spelling, or give its code, such as OGN-001.'
        offered = " or ".join(f'"{name}"' for name in self.suggestions)
        # The Fluent files choose their words by `near` and join nothing themselves.
        params = {"text": excerpt(text), "suggestions": offered}
        params |= {"near": "yes" if self.suggestions else "no", "names": "; ".join(self.suggestions)}
        super().__init__("unknown-card", words, params)


def all_facts() -> tuple[CardFacts, ...]:
    """Every released card, tokens and runes included, in the order of the sets and their collector numbers."""
    return _load()


def previews() -> tuple[CardFacts, ...]:
    """Every card that has been shown and not released, in the same order."""
    return _load_previews()


@cache
def all_words() -> frozenset[str]:
    """Every name and tag of a card."""
    tags = {tag for card in _load() for tag in card.tags}
    return frozenset(card.name for card in _load()) | tags | {"Equipment"}


def facts(name: str) -> CardFacts:
    """The card with exactly this full name.

    Raises `UnknownCard`, with the nearest names, if there is none.
    """
    card = _by_name().get(name)
    if card is None:
        raise UnknownCard(name, suggest(name))
    return card


def find(text: str) -> CardFacts:
    """The card a person means: full name, alias or code, whatever the case, quotes and punctuation.

    A legend is also found with its champion before the title, and a note in brackets after the name is ignored. Raises
    `UnknownCard`, with the nearest names, if nothing fits.

    >>> find("jinx - loose cannon").name, find("KAI'SA survivor (Alternate Art)").name
    ('Loose Cannon', "Kai'Sa, Survivor")
    """
    card = look_up(text)
    if card is None:
        raise UnknownCard(text[:_LONGEST].strip(), suggest(text))
    return card


def look_up(text: str) -> CardFacts | None:
    """As `find`, but nothing is raised, and no time spent on the nearest names, if there is no such card."""
    text = text[:_LONGEST]
    card = _find(text)
    if card is None:
        bare = _NOTE.sub("", text)
        card = _find(bare) if bare != text else None
    return card


def with_code(text: str) -> CardFacts | None:
    """The card with this code; a variant nobody has listed is the card of that number all the same."""
    codes = _by_code()
    return codes.get(_code_key(text)) or codes.get(_code_key(text, variant=False))


def suggest(text: str, most: int = 3) -> tuple[str, ...]:
    """Names of the cards nearest to a misspelt one, best first; empty if none is near."""
    keys, key = _by_key(), name_key(text[:60])
    near = difflib.get_close_matches(key, keys, n=2 * most, cutoff=0.72)
    if len(key) >= 3:
        near += [longer for longer in keys if longer.startswith(key)]
    return tuple(dict.fromkeys(keys[key].name for key in near))[:most]


_NOTE = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
_AFTER_CHAMPION = re.compile(r"^(.{1,40}?)(?:,| [-\u2013\u2014]) (.+)$")
_CODE = re.compile(r"\s*([A-Z]{2,3})-(R|SP|T)?0*([0-9]{1,4})([ABS*])?(?:[-/]0*([0-9]{1,4}))?\s*", re.IGNORECASE)


def _find(text: str) -> CardFacts | None:
    card = _by_key().get(name_key(text)) or with_code(text)
    if card is not None:
        return card
    split = _AFTER_CHAMPION.match(text.strip())
    if split:
        legend = _by_key().get(name_key(split[2]))
        champion = name_key(split[1])
        if legend and legend.type == "legend" and champion and champion in name_key(legend.champion_tag or ""):
            return legend
    return None


def _code_key(text: str, variant: bool = True) -> str:
    """A printing code in one spelling: promos keep the size of the set they reprint, others have none."""
    parts = _CODE.fullmatch(text)
    if parts is None:
        return ""
    card_set, prefix, number, suffix, size = (part.upper() if part else "" for part in parts.groups())
    suffix = "" if not variant else "*" if suffix == "S" else suffix
    return f"{card_set}-{prefix}{number}{suffix}" + (f"/{size}" if card_set in ("OPP", "PR", "JDG") else "")


@cache
def _load() -> tuple[CardFacts, ...]:
    return tuple(_read("facts.jsonl"))


@cache
def _load_previews() -> tuple[CardFacts, ...]:
    return tuple(replace(card, preview=True) for card in _read("previews.jsonl"))


def _read(file: str) -> Iterator[CardFacts]:
    lines = resources.files("farfield.cards").joinpath(file).read_text(encoding="utf-8").splitlines()
    return (_card(json.loads(line)) for line in lines)


def _card(fields: dict[str, Any]) -> CardFacts:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in fields.items()}
    values.setdefault("slug", slug(fields["name"]))
    # Only what has an Energy cost is played from a hand; the file names its speed if that is not the ordinary one.
    if "energy" in values:
        values.setdefault("speed", "main")
    return CardFacts(**values)


@cache
def _by_name() -> dict[str, CardFacts]:
    return {card.name: card for card in _load_previews() + _load()}


@cache
def _by_key() -> dict[str, CardFacts]:
    cards = _load_previews() + _load()  # a released card comes before a preview that is spelt alike
    keys = {name_key(alias): card for card in cards for alias in card.aliases}
    keys.update((name_key(card.name), card) for card in cards)
    return keys


@cache
def _by_code() -> dict[str, CardFacts]:
    return {_code_key(code): card for card in _load_previews() + _load() for code in card.codes}
