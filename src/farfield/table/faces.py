"""What is printed on cards, as it travels: facts, and our words in the language that is asked for."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from farfield.cards.catalogue import printed, supported
from farfield.cards.facts import CardFacts, UnknownCard, facts
from farfield.rules.printed import Printed
from farfield.rules.symbols import symbol_of
from farfield.rules.terms import DOMAIN_NAMES
from farfield.table.seen import Face
from farfield.words import Unspoken, card_text, equipped_text, keyword_help, kind_of
from farfield.words.messages import Messages

_TOKEN: Final = re.compile(r"\[([A-Z][A-Za-z -]+)[0-9]*\]")

MADE_BY_MODES: Final = {
    "Thrall": ("unit", ("token-thrall-made", "token-thrall-moves", "token-thrall-strikes", "token-thrall-merges")),
    "Strike": ("gear", ("token-strike-kills", "token-strike-countered", "token-strike-returns")),
}


@lru_cache(maxsize=8000)
def face(name: str, lang: str, mode: str = "") -> Face | None:
    """The face of a card, its keywords explained as they are in a mode; None for a name that no card or token has."""
    try:
        made = printed(name)
    except UnknownCard:
        return _token(name, lang)
    known = _facts(name)
    messages = Messages(lang)
    words = _words(made, lang)
    worn = _worn(made, lang)
    kind = known.type if known is not None else kind_of(made)
    has_cost = known.energy is not None if known is not None else bool(made.energy)
    is_unit = kind == "unit"
    return Face(
        name=name,
        type=kind,
        type_name=messages.get(f"type-{kind}"),
        supertypes=list(known.supertypes) if known is not None else ["token"],
        energy=made.energy if has_cost else -1,
        power=[symbol_of(mask) for mask in made.power],
        might=made.might if is_unit else -1,
        might_bonus=made.might_bonus if known is not None and known.might_bonus is not None else -1,
        domains=[word for bit, word in DOMAIN_NAMES.items() if made.domains & bit],
        tags=[tag for tag in made.tags if tag != "Equipment"],
        speed=known.speed or "" if known is not None else "",
        words=words,
        worn=worn,
        keywords=_keywords([*words, *worn], lang, mode),
        supported=name in supported(),
        token=made.token,
        rarity=known.rarity if known is not None else "",
    )


def _token(name: str, lang: str) -> Face | None:
    """What a mode makes itself is on no list of cards: what it is and does, in a few words."""
    if name not in MADE_BY_MODES:
        return None
    kind, ids = MADE_BY_MODES[name]
    messages = Messages(lang)
    words = [messages.get(id) for id in ids]
    is_strike = kind == "gear"
    return Face(
        name=name,
        type=kind,
        type_name=messages.get(f"type-{kind}"),
        supertypes=["token"],
        energy=1 if is_strike else -1,
        power=[],
        might=-1 if is_strike else 0,
        might_bonus=-1,
        domains=[],
        tags=[],
        speed="",
        words=["[Quick-Draw], [Equip] [A]", *words] if is_strike else words,
        worn=[],
        keywords=_keywords(["[Quick-Draw] [Equip]"], lang, "lanes") if is_strike else {},
        supported=True,
        token=True,
        rarity="",
    )


def _facts(name: str) -> CardFacts | None:
    try:
        return facts(name)
    except UnknownCard:  # a token of a mode
        return None


def _words(made: Printed, lang: str) -> list[str]:
    try:
        return card_text(made, lang)
    except Unspoken:  # a card whose text does not work yet
        return []


def _worn(made: Printed, lang: str) -> list[str]:
    try:
        return equipped_text(made, lang)
    except Unspoken:
        return []


def _keywords(lines: list[str], lang: str, mode: str) -> dict[str, str]:
    """What each keyword in the words means."""
    out: dict[str, str] = {}
    for token in (token.strip() for line in lines for token in _TOKEN.findall(line)):
        try:
            out[token] = keyword_help(token, lang, mode)
        except ValueError:  # a domain, or another sign
            continue
    return out
