"""How far the cards have come: which are proven, which are drafts, which have no text yet, set by set.

>>> [x.code for x in sets()]
['OGN', 'OGS', 'SFD', 'UNL', 'VEN']
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal

from farfield.cards.catalogue import modules, supported, texts
from farfield.cards.facts import CardFacts, all_facts

SET_NAMES: Final = {
    "OGN": "Origins", "OGS": "Proving Grounds", "SFD": "Spiritforged", "UNL": "Unleashed", "VEN": "Vendetta",
}  # fmt: skip

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
    """Complete: every sentence of it is proven. Partial: it has a text that is not, or that leaves something out."""
    if name in supported():
        return "complete"
    return "partial" if name in texts() else "absent"


@cache
def sets() -> tuple[SetCount, ...]:
    found: dict[str, list[CardFacts]] = {code: [] for code in SET_NAMES}
    for card in all_facts():
        found[card.set].append(card)
    return tuple(SetCount(code, SET_NAMES[code], tuple(cards)) for code, cards in found.items())


@cache
def definitions() -> dict[str, str]:
    """How each card is written: the lines of its module that define it, by name."""
    found: dict[str, str] = {}
    for module in modules():
        package, _, name = module.rpartition(".")
        source = resources.files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.value.args:
                first = node.value.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found[first.value] = ast.get_source_segment(source, node) or ""
    return found
