"""What is printed on an object that it must have to be meant: tags, a name, a domain, a keyword."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from ... import layers
from ...terms import AMBUSH, BOARD, FACEDOWN, KW_REACTION, LEGEND, MAIN_DECK_CARD, QUICK_DRAW, RUNE
from ..keyword_sorts import KEYWORD_SUITS
from ..parts import Filter
from ..sorts import ANY_ZONE, Sort
from .where import item_of_card

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ...terms import KeywordKind
    from ..program import Writer

HAS_DOMAIN: Final = Sort(MAIN_DECK_CARD | LEGEND | RUNE, ANY_ZONE)
HAS_TAGS: Final = Sort(MAIN_DECK_CARD | LEGEND, ANY_ZONE)


def unknown(w: Writer, names: tuple[str, ...], what: str) -> str:
    """What is wrong with tags and names that no card has."""
    for name in names:
        if w.words and name not in w.words:
            near = get_close_matches(name.title(), w.words, 1)
            return f"there is no {what} {name!r}{f'; there is {near[0]!r}' if near else ''}"
    return ""


class HasTag(Filter):
    __slots__ = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return any(layers.has_tag(s, card, tag) for tag in self.tags)

    def said_of(self) -> Sort:
        return HAS_TAGS

    def fault(self, w: Writer) -> str:
        return unknown(w, self.tags, "tag") if self.tags else "tagged(…) names no tag"


class IsNamed(Filter):
    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.printed.name in self.names

    def fault(self, w: Writer) -> str:
        return unknown(w, self.names, "card") if self.names else "named(…) names no card"


class HasKeyword(Filter):
    __slots__ = ("keyword",)

    def __init__(self, keyword: KeywordKind) -> None:
        self.keyword = keyword

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if layers.has_keyword(s, card, self.keyword):
            return True
        return self.keyword == KW_REACTION and card.zone != BOARD and given_reaction(s, card)

    def said_of(self) -> Sort:
        return Sort(KEYWORD_SUITS[self.keyword], ANY_ZONE)


def given_reaction(s: State, card: Card) -> bool:
    """Reaction by another keyword: Quick-Draw, Hidden as it is played from there, Ambush as it goes to own units."""
    if layers.has_keyword(s, card, QUICK_DRAW):
        return True
    item = item_of_card(s, card)
    if (card.zone if item is None else item.from_zone) == FACEDOWN:
        return True
    if not layers.keyword(s, card, AMBUSH):
        return False
    if item is None or item.destination < 0:
        return True
    place = s.places[item.destination]
    return place.side < 0 and any(s.card(id).controller == item.seat for id in place.units)


class HasDomain(Filter):
    __slots__ = ("domain",)

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.printed.domains & self.domain != 0

    def said_of(self) -> Sort:
        return HAS_DOMAIN
