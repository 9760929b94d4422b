"""`farfield cards`: how far every set has come, and the page to read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farfield.cards.catalogue import supported, texts
from farfield.cards.facts import all_facts
from farfield.cards.progress import LackOf, sets
from farfield.cards.proving import lacking
from farfield.cards.tokens import TOKENS
from farfield.cards.written import definitions
from farfield.words import card_text
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal


def test_every_card_is_counted_once() -> None:
    names = [card.name for x in sets() for card in x.cards]
    assert sorted(names) == sorted(card.name for card in all_facts())
    for x in sets():
        counts = x.counts
        assert counts["total"] == counts["complete"] + counts["partial"] + counts["absent"] == len(x.cards)
        assert {card.name for card in x.of("complete")} <= supported()
        assert all(texts()[card.name].draft or lacking(card.name) for card in x.of("partial") if card.name in texts())


def test_counts_as_json(terminal: Terminal) -> None:
    ran = terminal.run("cards", "--json")
    counts = json.loads(ran.out)
    assert list(counts) == ["OGN", "OGS", "SFD", "UNL", "VEN"]
    assert {kind: counts["OGS"][kind] for kind in ("total", "absent")} == {"total": 24, "absent": 0}
    assert all(x["total"] == x["complete"] + x["partial"] + x["absent"] for x in counts.values())
    assert list(json.loads(terminal.run("cards", "origins", "--json").out)) == ["OGN"]


def test_every_released_card_is_complete() -> None:
    assert {x.code: x.counts["complete"] for x in sets()} == {
        "OGN": 296, "OGS": 24, "SFD": 224, "UNL": 223, "VEN": 168,
    }  # fmt: skip
    assert sum(x.counts["total"] for x in sets()) == 935


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_and_what_a_set_lacks(lang: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = terminal.run("cards", "--lang", lang)
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()[1:6]] == ["OGN", "OGS", "SFD", "UNL", "VEN"]
    assert ran.out.splitlines()[6].split()[-4:] == ["935", "935", "0", "0"]
    said = Messages(lang).get("cards-is-partial")
    assert said not in terminal.run("cards", "VEN", "--lang", lang).out, "it lacks nothing"
    monkeypatch.setattr("farfield.cli.cards.lack_of", lambda name: LackOf("draft") if name == "Dune Surfer" else None)
    lines = terminal.run("cards", "VEN", "--lang", lang).out.splitlines()
    assert [line for line in lines if "Dune Surfer" in line and said in line]


def test_a_set_that_is_none_is_told(terminal: Terminal) -> None:
    ran = terminal.run("cards", "XYZ")
    assert ran.code == 1
    assert "XYZ" in ran.err and "OGN, OGS, SFD, UNL, VEN" in ran.err


@pytest.mark.parametrize("given", ["RAD", "rad", "Radiance"])
def test_previews_that_are_asked_for_by_name_are_answered_with_their_line(given: str, terminal: Terminal) -> None:
    listed = next(line for line in terminal.run("cards").out.splitlines() if line.strip().startswith("RAD"))
    ran = terminal.run("cards", given)
    assert (ran.code, ran.out.strip(), ran.err) == (0, listed.strip(), "")
    count = json.loads(terminal.run("cards", given, "--json").out)["RAD"]["previews"]
    assert f" {count} " in listed
    both = terminal.run("cards", given, "OGN").out
    assert "OGN Origins" in both and listed in both and "SFD" not in both


def test_the_page_puts_definition_and_words_side_by_side(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    assert terminal.run("cards", "OGS", "--review", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<article ") == 24
    assert text.count("✓ scenarios") == sum("scenarios" not in lacking(card.name) for card in sets()[1].cards)
    assert "card(&quot;Garen, Commander&quot;, have(unit.friendly.other.here, 1))" in text
    for lang in LANGUAGES:
        assert card_text("Garen, Commander", lang)[0] in text


def test_a_page_that_cannot_be_written_is_told(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("cards", "--review", str(tmp_path / "nowhere" / "cards.html"))
    assert ran.code == 1
    assert "cannot be written" in ran.err


def test_every_text_has_its_definition() -> None:
    assert set(definitions()) == set(texts()) | set(TOKENS)
