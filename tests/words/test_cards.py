"""The words of every card, rune and token that is no draft, in every language."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from farfield.cards import language as w
from farfield.cards.catalogue import claimed, printed, texts
from farfield.rules.terms import KEYWORD_NAMES
from farfield.words import LANGUAGES, Unspoken, card_text, effect_text, equipped_text, keyword_help, kind_of, lines_of
from farfield.words.keywords import glossary
from tests.words.vocabulary import faults, names, strangers

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_written_words_are_fresh(language: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "make_words.py"))
    shipped, to_read = tool["files"](language).items()
    for path, words in (shipped, to_read):
        assert path.read_text(encoding="utf-8") == words, "run python tools/make_words.py, and read what it changes"
    assert set(json.loads(shipped[1])) == claimed()
    assert all(f"\n{name}\n" in to_read[1] for name in texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_is_well_formed(language: str) -> None:
    wrong = {
        (name, line): faults(line)
        for name in sorted(claimed())
        for line in [*card_text(name, language), *equipped_text(name, language)]
        if faults(line)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_card_is_in_the_term_list(language: str) -> None:
    foreign = {
        (name, line): strangers(line, language, named=" ".join(names_in(name)))
        for name in sorted(claimed())
        for line in [*card_text(name, language), *equipped_text(name, language)]
        if strangers(line, language, named=" ".join(names_in(name)))
    }
    assert foreign == {}


def names_in(name: str) -> list[str]:
    """Names that the text of this card may use: tokens and tags that stand in its English words."""
    english = " ".join([*card_text(name, "en"), *equipped_text(name, "en")])
    return [word for word in names() if word in english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_drafted_cards_have_words_too(language: str) -> None:
    for name, text in texts().items():
        lines = [*lines_of(text.rules, kind_of(printed(name)), language), *lines_of(text.effect, "unit", language)]
        assert lines or not text.rules, name
        for line in lines:
            assert faults(line) == [], (name, line)
            assert strangers(line, language, named=" ".join(names())) == [], (name, line)


def test_every_language_says_the_same_number_of_lines() -> None:
    for name in sorted(claimed()):
        assert len({len(card_text(name, language)) for language in LANGUAGES}) == 1, name


def test_cards_without_text_say_nothing() -> None:
    assert card_text("Mega-Mech", "en") == []
    assert equipped_text("Mega-Mech", "fr") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_is_explained(language: str) -> None:
    said = {keyword_help(number, language) for number in range(len(KEYWORD_NAMES))}
    assert len(said) == len(KEYWORD_NAMES)
    assert all(line[0].isupper() and line.endswith((".", ").")) and "{" not in line for line in said)
    assert keyword_help("Stun", language) not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_are_explained_as_they_are_in_the_mode(language: str) -> None:
    duel, lanes, both = (glossary(language, mode) for mode in ("duel", "lanes", ""))
    assert {name for name in duel if duel[name] != lanes[name]} == {"Deflect", "Ganking"}
    assert "LL 6.5" in lanes["Deflect"] and "[A]" in lanes["Deflect"] and "LL 8.1" in lanes["Ganking"]
    assert set(lanes) - set(duel) == {"Advance", "Merge", "Rush", "Strike", "Thrall"}
    assert {"Predict", "Stun", "Buff"} <= set(duel)
    assert set(both) == {*lanes, "Deflect (Lane Legends)", "Ganking (Lane Legends)"}
    assert both["Deflect"] == duel["Deflect"] and both["Deflect (Lane Legends)"] == lanes["Deflect"]
    source = (ROOT / "src" / "farfield" / "words" / language / "keywords.ftl").read_text(encoding="utf-8")
    listed = re.findall(r"^help-(\S+)", source, re.M)
    assert len(listed) == len(both)


def test_unknown_languages_and_keywords_are_named() -> None:
    with pytest.raises(ValueError, match="no language 'it'"):
        card_text("Gust", "it")
    with pytest.raises(ValueError, match="no language 'it'"):
        keyword_help("Tank", "it")
    with pytest.raises(ValueError, match="no keyword is called 'Sleep'"):
        keyword_help("Sleep", "en")


def test_an_unknown_part_is_named() -> None:
    from farfield.rules.effects.parts import Effect

    class Juggle(Effect):
        pass

    with pytest.raises(Unspoken, match="Juggle"):
        effect_text(Juggle(), "en")


def test_what_is_done_for_each_that_a_text_kills() -> None:
    effect = w.seq(w.deal(2, w.every(w.unit.enemy)), w.for_each_killed(w.every(w.unit.enemy), w.gain_xp(1)))
    assert [effect_text(effect, lang).split(". ", 1)[1] for lang in ("en", "de", "es", "fr")] == [
        "For each unit this kills, do this: gain 1 XP.",
        "Für jede Unit, die dieser Spell tötet, tue Folgendes: Erhalte 1 XP.",
        "Por cada unit a la que este spell provoque un Kill, haz lo siguiente: obtén 1 XP.",
        "Pour chaque Unit que ce Spell élimine, faites ceci\u00a0: gagnez 1 XP.",
    ]
