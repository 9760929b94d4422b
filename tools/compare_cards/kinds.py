"""How many abilities of which kind a card has: of its definition, and of a text by the shape of its lines."""

from __future__ import annotations

import re
from collections import Counter

from farfield.rules.effects.kinds_of_ability import (
    Activated,
    AdditionalCost,
    Keyword,
    Replacement,
    SpellText,
    TokenInstead,
    Triggered,
)
from farfield.rules.effects.parts import Ability
from farfield.rules.printed import Printed

_DEPENDENT = re.compile(r"^\[(?:Legion|Level \d+|Empowered)\](?:\[>\]| [\u2014\u2013])? ?")
_COST = re.compile(r"^(?:[^.:\"]*?): ")
_ONLY_KEYWORDS = re.compile(r"(?:\[[A-Z][^\]]*\](?: (?:\[[^\]]*\])+)?(?:, )?)+")
_TRIGGER = re.compile(
    r"^(?:(?:Once each turn, )?When(?:ever)?|At (?:the )?(?:start|end)|The \w+ time|In your \w+ Phase)\b"
    r"|^\[Deathknell\]|^\[Hunt\b.*when",
    re.IGNORECASE,
)


def of_definition(card: Printed) -> Counter[str]:
    found = Counter(_kind(ability) for ability in (*card.abilities, *card.effect_text))
    del found["keyword"]  # keywords, with their values and costs, are words
    return found


def _kind(ability: Ability) -> str:
    for kind, name in (
        (Keyword, "keyword"),
        (Triggered, "triggered"),
        (Activated, "activated"),
        (SpellText, "instructions"),
        (AdditionalCost, "additional-cost"),
        (Replacement, "replacement"),
        (TokenInstead, "replacement"),
    ):
        if isinstance(ability, kind):
            return name
    return "passive"


def of_text(text: str, spell: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in text.split("\n"):
        kind = _kind_of_line(line.strip(), spell)
        if kind == "instructions":
            found[kind] = 1
        elif kind:
            found[kind] += 1
    return found


def _kind_of_line(line: str, spell: bool) -> str:
    if not line or line.startswith("•") or _ONLY_KEYWORDS.fullmatch(line):
        return ""
    said = _DEPENDENT.sub("", line)
    if re.search(r"\bas an additional cost\b", said, re.IGNORECASE):
        return "additional-cost"
    if _TRIGGER.search(said) and "would" not in said.split(",")[0]:
        return "triggered"
    if re.search(r"^If .*\bwould\b.*\binstead\b", said):
        return "replacement"
    if re.match(r"^\[(?:Equip|Repeat|Flow|Empower)\]", said):
        return ""
    if not spell and _COST.match(said):
        return "activated"
    if spell and not re.search(r"^(?:This (?:spell )?costs?|If .*this costs|This spell's|I cost)", said):
        return "instructions"
    return "passive"
