"""Every text compiles, stands where it belongs, and says whether it is proven."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from farfield.cards import catalogue, written
from farfield.cards.facts import CardFacts, facts
from farfield.cards.language import Temporary
from farfield.errors import CardTextError
from farfield.rules.effects.parts import Part

TEXTS = catalogue.texts()


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_text_can_be_walked(name: str) -> None:
    card = catalogue.printed(name)
    assert walk([*card.abilities, *card.effect_text]) >= len(TEXTS[name].rules)


def test_texts_stand_in_the_module_of_their_set_and_domain_in_collector_order() -> None:
    for module in written.modules():
        _, _, set_, *part = module.split(".")
        found = [facts(name) for name in names_in(module)]
        for card in found:
            assert set_ == SETS[card.set], card.name
            assert part in ([], [chapter(card)]), card.name
        codes = [next(code for code in card.codes if code.startswith(card.set)) for card in found]
        assert codes == sorted(codes), module


SETS = {
    "OGN": "origins", "OGS": "proving_grounds", "SFD": "spiritforged", "UNL": "unleashed", "VEN": "vendetta",
    "RAD": "radiance",
}  # fmt: skip


def chapter(card: CardFacts) -> str:
    """The module of a set that a card belongs to."""
    if card.type == "battlefield":
        return "battlefields"
    if card.type == "legend" or card.is_signature or len(card.domains) > 1:
        return "legends"
    return card.domains[0].lower()


def names_in(module: str) -> list[str]:
    """The cards that a module defines, in its order."""
    path = Path(str(import_module(module).__file__))
    calls = [x.value for x in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(x, ast.Expr)]
    return [str(ast.literal_eval(x.args[0])) for x in calls if isinstance(x, ast.Call)]


def walk(parts: list[Part]) -> int:
    """Every part of a text can be reached through its children."""
    count = 0
    todo = list(parts)
    while todo:
        part = todo.pop()
        assert isinstance(part, Part)
        count += 1
        todo.extend(part.children())
    return count


def test_drafts_stay_marked_as_not_supported() -> None:
    for name, text in TEXTS.items():
        assert catalogue.printed(name).supported == (name in catalogue.claimed()) == (not text.draft), name
    assert catalogue.supported() <= catalogue.claimed()


def test_what_is_no_line_of_text_is_refused_by_name() -> None:
    """Left out silently, a keyword that was not called would make a card that is playable and wrong."""
    with pytest.raises(CardTextError, match=r"Temporary is no line of rules text: call it, as in Temporary\(\)"):
        catalogue.text(Temporary)  # type: ignore[arg-type]
    with pytest.raises(CardTextError, match="'draw 1' is no line of rules text: write an ability"):
        catalogue.text("draw 1")  # type: ignore[arg-type]
