"""The words of cards in four languages, made from their ability trees.

>>> card_text("Crackshot Corsair", "en")
['Whenever I attack, deal 1 damage to an enemy unit here.']
>>> card_text("Crackshot Corsair", "de")
['Wenn diese Unit angreift, fügst du einer gegnerischen Unit hier 1 Schaden zu.']
"""

from __future__ import annotations

from functools import cache

from farfield.cards.catalogue import printed
from farfield.cards.facts import facts
from farfield.languages import LANGUAGES
from farfield.rules.effects.kinds_of_ability import AdditionalCost, Keyword, SpellText, When
from farfield.rules.effects.names import Name
from farfield.rules.effects.parts import Ability, Condition, Effect, Part
from farfield.rules.printed import Printed
from farfield.rules.terms import BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT

from .conditions import opening
from .events import paid_things
from .grammar import Language
from .instructions import tell
from .keywords import help_text
from .lines import is_short, line
from .purposes import purpose
from .speech import Speech, Unspoken

__all__ = [
    "LANGUAGES",
    "Unspoken",
    "ability_text",
    "card_text",
    "condition_text",
    "effect_text",
    "equipped_text",
    "instruction_text",
    "keyword_help",
    "kind_of",
    "lines_of",
]

_KINDS = (
    (UNIT, "unit"),
    (LEGEND, "legend"),
    (SPELL, "spell"),
    (GEAR, "gear"),
    (BATTLEFIELD, "battlefield"),
    (RUNE, "rune"),
)


@cache
def language(code: str) -> Language:
    from .de import German
    from .en import English
    from .es import Spanish
    from .fr import French

    for kind in (English, German, Spanish, French):
        if kind.code == code:
            return kind()
    raise ValueError(f"no language {code!r}; there are {', '.join(LANGUAGES)}")


def kind_of(card: Printed) -> str:
    """What a card calls itself."""
    return next((kind for bit, kind in _KINDS if card.types & bit), "card")


def card_text(card: str | Printed, lang: str) -> list[str]:
    """The rules text of a card, one line for each ability; keywords stand together on one line.

    What it says of decks is a fact of the card: it is said of one that is called by its name.
    """
    face = printed(card) if isinstance(card, str) else card
    said = lines_of(face.abilities, kind_of(face), lang)
    if isinstance(card, str) and facts(card).any_number:
        words = language(lang).word("any-number-in-a-deck")
        said.append(f"{words[0].upper()}{words[1:]}.")
    return said


def equipped_text(card: str | Printed, lang: str) -> list[str]:
    """The effect text of an Equipment, spoken by the unit that wears it."""
    face = printed(card) if isinstance(card, str) else card
    return lines_of(face.effect_text, "unit", lang)


def ability_text(ability: Ability, lang: str, kind: str = "unit") -> str:
    """One ability, as a card of this kind says it."""
    return language(lang).line(line(ability, Speech(kind)))


def effect_text(effect: Effect, lang: str, kind: str = "spell") -> str:
    """Instructions by themselves: a mode to choose, an effect on the chain."""
    return language(lang).text(tell(effect, Speech(kind)))


def instruction_text(part: Effect, text: Effect, heard: When | None, lang: str, kind: str) -> str:
    """One instruction of a text, as it reads within that text; what only chooses, with what follows from it."""
    return language(lang).text(purpose(part, text, heard, Speech(kind)))


def condition_text(condition: Condition, lang: str, kind: str = "unit") -> str:
    """What must be so, as it stands in the middle of a sentence: "if you control two units"."""
    said = language(lang)
    return said.smooth(said.opening(opening("if", condition, Speech(kind))))


def lines_of(abilities: tuple[Ability, ...], kind: str, lang: str) -> list[str]:
    """Abilities as lines, said by a card of this kind."""
    out: list[str] = []
    keywords: list[str] = []
    said = language(lang)
    tag = any(_names_tag(ability) for ability in abilities)
    paid = paid_things(abilities)
    for i, ability in enumerate(abilities):
        words = said.line(line(ability, Speech(kind, tag, paid)))
        if isinstance(ability, Keyword) and ability.gate is None and is_short(ability):
            keywords.append(words)
            continue
        if keywords:
            out.append(", ".join(keywords))
            keywords = []
        before = abilities[i - 1] if i else None
        if isinstance(ability, SpellText) and isinstance(before, AdditionalCost) and out:
            out[-1] = f"{out[-1]} {words}"
        else:
            out.append(words)
    if keywords:
        out.append(", ".join(keywords))
    return out


def _names_tag(part: Part) -> bool:
    """Does it ask for a tag to be named?"""
    return (isinstance(part, Name) and not part.types) or any(_names_tag(child) for child in part.children())


def keyword_help(keyword: int | str, lang: str, mode: str = "") -> str:
    """What a keyword means in a mode, in a sentence or two of our own; by its number or its English name."""
    return help_text(keyword, lang, mode)
