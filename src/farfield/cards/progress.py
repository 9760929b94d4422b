"""How far the cards have come: which are complete, what the others lack, and which have no text yet, set by set.

>>> [x.code for x in sets()]
['OGN', 'OGS', 'SFD', 'UNL', 'VEN']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from farfield.cards.catalogue import claimed, texts
from farfield.cards.facts import CardFacts, all_facts, facts, previews
from farfield.cards.proving import Lack, lacking

SET_NAMES: Final = {
    "OGN": "Origins", "OGS": "Proving Grounds", "SFD": "Spiritforged", "UNL": "Unleashed", "VEN": "Vendetta",
}  # fmt: skip
PREVIEW_NAMES: Final = {"RAD": "Radiance"}
"""Sets of which cards have been shown, and none released."""

Standing = Literal["complete", "partial", "absent"]


@dataclass(frozen=True, slots=True)
class SetCount:
    """The cards of a set, runes and tokens included, by how far they have come."""

    code: str
    name: str
    cards: tuple[CardFacts, ...]
    """In collector order."""

    def of(self, standing: Standing) -> list[CardFacts]:
        return [card for card in self.cards if standing_of(card.name) == standing]

    @property
    def counts(self) -> dict[str, int]:
        found = {kind: len(self.of(kind)) for kind in ("complete", "partial", "absent")}
        return {"total": len(self.cards), **found}


def standing_of(name: str) -> Standing:
    """Complete: every sentence is there and proven. Partial: it has a text that is not, or leaves something out."""
    found = lack_of(name)
    return "complete" if found is None else "absent" if found.kind == "absent" else "partial"


@dataclass(frozen=True, slots=True)
class LackOf:
    """Why a card is not complete."""

    kind: Literal["preview", "absent", "sentence", "draft", "proofs"]
    """It is not released; it has no text; it leaves a sentence out; it is a draft; it claims to be whole, unproven."""
    sentence: str = ""
    proofs: tuple[Lack, ...] = ()


def lack_of(name: str) -> LackOf | None:
    """What a card lacks; None if it is complete."""
    if facts(name).preview:
        return LackOf("preview")
    if name not in claimed():
        text = texts().get(name)
        if text is None:
            return LackOf("absent")
        return LackOf("sentence", text.lacks) if text.lacks else LackOf("draft")
    proofs = () if facts(name).type == "rune" else lacking(name)  # what a rune does is in the rules
    return LackOf("proofs", proofs=proofs) if proofs else None


@cache
def previewed() -> dict[str, tuple[CardFacts, ...]]:
    """The cards that have been shown of each set that is not out, by its code."""
    return {code: tuple(card for card in previews() if card.set == code) for code in PREVIEW_NAMES}


@cache
def sets() -> tuple[SetCount, ...]:
    found: dict[str, list[CardFacts]] = {code: [] for code in SET_NAMES}
    for card in all_facts():
        found[card.set].append(card)
    return tuple(SetCount(code, SET_NAMES[code], tuple(cards)) for code, cards in found.items())
