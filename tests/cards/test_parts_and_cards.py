"""Parts are there for cards: none that no card needs, and few that only one does."""

from __future__ import annotations

from collections.abc import Iterable

from farfield.cards.catalogue import texts
from farfield.cards.tokens import TOKENS
from farfield.rules.effects.parts import Part
from tests.words.every_part import PARTS

OF_THE_RULES = {
    "CountersOn": "CR 701",
    "HasCounter": "CR 701",
    "LoseTheGame": "CR 195",
    "LosesKeyword": "CR 477.2",
    "LosesText": "CR 477.2",
    "MoveCounters": "CR 705",
    "PutCounters": "CR 426",
    "SpendCounters": "CR 705",
}
"""Parts that no card needs so far, and the rule that would be told by nothing else."""

OF_ONE_CARD = {
    "ActivateEffects", "Actor", "AlsoEffects", "AtEitherEnd", "ChosenBy", "CopiesText", "Create", "EitherFilter",
    "EnterAt", "ExtraTurn", "GrantKeywords", "InCombatWith", "LooksFirst", "MoveToll", "NotTheSpeakers", "OnSide",
    "OneOnOne", "PlayFor", "Prevent", "RevealUntil", "SayWord", "SetMight", "SwapMight", "TokenInstead",
    "WasUncontrolled", "Wearer", "YourPhase",
}  # fmt: skip
"""Parts that one card needs."""


def used() -> dict[type, set[str]]:
    """The names of the cards and tokens whose text holds a part, by part."""
    out: dict[type, set[str]] = {part: set() for part in PARTS}
    every: dict[str, Iterable[Part]] = {name: (*x.rules, *x.effect) for name, x in texts().items()}
    every |= {name: (*x.abilities, *x.effect_text) for name, x in TOKENS.items()}
    for name, lines in every.items():
        todo = list(lines)
        while todo:
            part = todo.pop()
            todo.extend(part.children())
            out.setdefault(type(part), set()).add(name)
    return out


def test_every_part_is_needed_by_a_card() -> None:
    unused = {part.__name__ for part, names in used().items() if part in PARTS and not names}
    assert unused == set(OF_THE_RULES), "take out what no card needs, with its words, its example and its tests"


def test_few_parts_are_needed_by_one_card_alone() -> None:
    """Under 3 % of all cards: more of them, and two special parts had better be one general one."""
    once = {part.__name__ for part, names in used().items() if part in PARTS and len(names) == 1}
    assert once == OF_ONE_CARD
    assert len(once) < 0.03 * len(texts())
