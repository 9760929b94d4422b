"""Texts of cards that need care, word for word: `golden.txt`, and what cards say that only tests have."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.cards import language as w
from farfield.rules.printed import Printed
from farfield.rules.terms import GEAR
from farfield.words import LANGUAGES, card_text, equipped_text, keyword_help


def golden() -> dict[str, dict[str, str]]:
    """What `golden.txt` says, by card and language."""
    found: dict[str, dict[str, str]] = {}
    name = ""
    for line in Path(__file__).with_name("golden.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            language, _, words = line.strip().partition(": ")
            found[name][language] = words
        elif line and not line.startswith("#"):
            name = line
            found[name] = {}
    return found


GOLDEN = golden()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_card_says_exactly_this(name: str, language: str) -> None:
    assert " / ".join(card_text(name, language)) == GOLDEN[name][language]


def test_an_equipment_lends_its_text_to_its_wearer() -> None:
    blade = Printed(
        "Blade",
        GEAR,
        tags=("Equipment",),
        might_bonus=2,
        abilities=(w.Equip(w.cost(1, "Body")), w.QuickDraw()),
        effect_text=(w.Tank, w.when(w.I.conquer, w.ready(w.me))),
    )
    assert card_text(blade, "en") == ["[Equip] [1][Body], [Quick-Draw]"]
    assert equipped_text(blade, "en") == ["[Tank]", "Whenever I conquer, ready me."]
    assert equipped_text(blade, "de") == ["[Tank]", "Wenn diese Unit ein Battlefield erobert, machst du sie ready."]
    assert equipped_text(blade, "es") == [
        "[Tank]",
        "Cuando esta unit hace Conquer de un battlefield, pones esta unit ready.",
    ]
    assert equipped_text(blade, "fr") == [
        "[Tank]",
        "Lorsque cette Unit conquiert un Battlefield, vous la Ready.",
    ]


def test_a_gear_speaks_of_itself_as_this() -> None:
    lamp = Printed("Lamp", GEAR, abilities=(w.use(w.exhaust_me(), w.draw(1), w.kill(w.me)),))
    assert card_text(lamp, "en") == ["[Exhaust]: Draw 1 card. Kill this."]
    assert card_text(lamp, "de") == ["[Exhaust]: Ziehe 1 Karte. Töte dieses Gear."]
    assert card_text(lamp, "es") == ["[Exhaust]: Realiza un Draw de 1 card. Provoca un Kill a este gear."]
    assert card_text(lamp, "fr") == ["[Exhaust]\u00a0: piochez 1 carte. Éliminez ce Gear."]


def test_abilities_that_are_given_stand_in_quotation_marks() -> None:
    giver = Printed("Giver", GEAR, abilities=(w.have(w.unit.friendly, None, w.when(w.I.hold, w.draw(1))),))
    assert card_text(giver, "en") == ["Friendly units have “Whenever I hold, draw 1 card.”"]
    assert card_text(giver, "de") == [
        "Befreundete Units haben „Wenn diese Unit ein Battlefield hält, ziehst du 1 Karte.“"
    ]


def test_dependent_abilities_open_with_their_keyword() -> None:
    late = Printed("Late", GEAR, abilities=(w.Legion(w.when(w.I.am_played, w.draw(1))), w.Level(6, w.Hidden)))
    assert card_text(late, "en") == ["[Legion] — When you play this, draw 1 card.", "[Level 6] — [Hidden]"]
    assert card_text(late, "fr") == [
        "[Legion] — Lorsque vous jouez ce Gear, vous piochez 1 carte.",
        "[Level 6] — [Hidden]",
    ]


def test_a_keyword_is_explained_in_a_sentence() -> None:
    assert keyword_help("Ganking", "en") == "This unit can also move from one battlefield straight to another."
    assert keyword_help("[Ganking]", "de").startswith("Diese Unit kann sich auch direkt")
