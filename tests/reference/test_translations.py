"""The rules in four languages: the same clauses, numbers, marks and references; only the words differ."""

import re
from importlib.resources import files
from typing import get_args

import pytest

from farfield.reference import LANGUAGES, PAGES, Clause, Page, clauses, lookup, search
from farfield.reference.parse import parse
from farfield.reference.translated import translate
from farfield.rules.modes.table_options import LANE_OPTIONS
from farfield.table.bodies import Language
from farfield.words.messages import LANGUAGES as SPOKEN
from farfield.words.messages import Messages

OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# A pointer to a page, a clause, a ruling of ours or a step of the cleanup; versions of the rules look the same.
REFERENCE = re.compile(
    r"`[^`\n]*`|LL [0-9]+(?:\.[0-9]+)?|\b[AB][0-9]{1,2}\b|\b[0-9]{1,2}\.[0-9]+\b|\b[0-9]{1,2}[a-e]\b"
)
SYMBOL = re.compile(r"\[(?:[0-9]|[ACEM]|>)\]")


def page_text(page: Page, lang: str) -> str:
    return (files("farfield.reference") / "pages" / lang / f"{page.value}.md").read_text(encoding="utf-8")


def pairs(page: Page, lang: str) -> list[tuple[Clause, Clause]]:
    """Each clause of the English page beside the one that stands in its place."""
    english = parse(page, page_text(page, "en"))
    other = parse(page, page_text(page, lang), lang, frozenset(clause.id for clause in english))
    assert len(english) == len(other)
    return list(zip(english, other))


@pytest.fixture(params=[(page, lang) for lang in OTHERS for page in PAGES], ids=lambda p: f"{p[1]}-{p[0].value}")
def beside(request) -> list[tuple[Clause, Clause]]:
    page, lang = request.param
    return pairs(page, lang)


def test_the_reference_speaks_the_languages_of_the_words():
    assert LANGUAGES == SPOKEN == get_args(Language)
    with pytest.raises(ValueError, match="no language 'la'; there are en, de, es, fr"):
        clauses("la")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_there_in_every_language(lang):
    assert [clause.id for clause in clauses(lang)] == [clause.id for clause in clauses()]
    assert [clause.id for clause in clauses(lang) if clause.lang != lang] == []


def test_clauses_have_the_same_official_numbers(beside):
    for english, other in beside:
        assert (english.id, other.numbers, other.spans) == (english.id, english.numbers, english.spans)


def test_clauses_are_built_alike(beside):
    for english, other in beside:
        assert (english.id, other.heading) == (english.id, english.heading)
        assert (english.id, other.text.count("\n")) == (english.id, english.text.count("\n"))


def test_our_rulings_are_marked_alike(beside):
    for english, other in beside:
        assert (english.id, other.text.count("⚖")) == (english.id, english.text.count("⚖"))


def test_clauses_point_to_the_same_places(beside):
    for english, other in beside:
        assert (english.id, sorted(REFERENCE.findall(other.text))) == (
            english.id,
            sorted(REFERENCE.findall(english.text)),
        )


def test_clauses_have_the_same_symbols_and_whole_marks(beside):
    for english, other in beside:
        assert (english.id, sorted(SYMBOL.findall(other.text))) == (english.id, sorted(SYMBOL.findall(english.text)))
        assert "**" not in other.plain, english.id
        assert "`" not in other.plain, english.id


def test_no_sentence_was_left_in_english(beside):
    for english, other in beside:
        for sentence in re.split(r"(?<=[.;:]) ", english.plain):
            if len(re.findall(r"\b[a-z]{2,}\b", sentence)) >= 6:
                assert sentence not in other.plain, english.id


@pytest.mark.parametrize("lang", OTHERS)
def test_clauses_with_a_title_of_their_own_have_one_in_every_language(lang):
    for english, other in zip(clauses(), clauses(lang)):
        assert (english.id, other.own_title) == (english.id, english.own_title)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_ids_find_the_same_in_every_language(lang):
    for wanted in ("323.6", "CR 113", "core 13", "LL 4.3", "a9", "9.5", "Tank", "keyword tank", "Chosen Champion"):
        found = lookup(wanted, lang)
        assert [clause.id for clause in found] == [clause.id for clause in lookup(wanted)]
        assert all(clause.lang == lang for clause in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_finds_its_clause_with_or_without_accents(lang):
    for id in ("actions Kill", "core 4", "A12"):
        clause = next(clause for clause in clauses(lang) if clause.id == id)
        assert clause in lookup(clause.title.upper(), lang)
        assert clause in search(clause.title.upper(), lang)


@pytest.mark.parametrize(
    ("words", "lang", "id"),
    [
        ("TODLICHER schaden negativer might", "de", "core 7.3"),
        ("tödlich", "de", "core 7.3"),
        ("perder el control ubicacion", "es", "core 9.5"),
        ("perdre le controle etape", "fr", "core 9.5"),
        ("degats mortels", "fr", "core 7.3"),
        ("d'effet", "fr", "core 6.6"),
        ("emptied battlefield protects", "de", "core 9.5"),  # English words, told in German
        ("emptied battlefield protects", "fr", "core 9.5"),
    ],
)
def test_search_in_a_language(words, lang, id):
    found = search(words, lang)
    assert id in [clause.id for clause in found]
    assert {clause.lang for clause in found} == {lang}


def test_a_clause_that_a_language_lacks_stays_english():
    english = parse(Page.CORE, "## 1. Turns\n\n- **1.1** *Turn*: a while.\n- **1.2** More. [CR 002]\n")
    made = translate(Page.CORE, english, "## 1. Züge\n\n- **1.1** *Zug*: eine Weile.\n", "de")
    assert [(clause.id, clause.title, clause.lang) for clause in made] == [
        ("core 1.1", "Zug", "de"),
        ("core 1.2", "Turns", "en"),
    ]
    assert made[1].numbers == ("002",)


def test_names_are_known_by_their_numbers_and_never_guessed():
    english = parse(Page.ACTIONS, "## 2. Do\n\n**Draw** [CR 413]: take.\n\n**Look**: see.\n\n**Nod**: agree.\n")
    made = translate(Page.ACTIONS, english, "## 2. Tun\n\n**Ziehen** [CR 413]: nimm.\n\n**Nicken**: ja.\n", "de")
    assert [(clause.id, clause.title) for clause in made] == [
        ("actions Draw", "Ziehen"),
        ("actions Look", "Look"),  # one of two without a number is missing, and nothing says which
        ("actions Nod", "Nod"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modifiers_are_called_as_they_are_at_the_table_and_found_by_what_is_typed_in_a_terminal(lang):
    numbered = [option for option in LANE_OPTIONS if option.clause.startswith("LL 9.")]
    assert len(numbered) == 10
    for option in numbered:
        clause = next(x for x in clauses(lang) if x.id == option.clause)
        sentence = Messages(lang).get(f"modifier-{option.name}", value="2")
        assert re.split(r"\s*:", sentence)[0] == clause.title != option.name
        assert clause.text.endswith(f": {option.name}")
        assert search(option.name, lang)[0] == lookup(clause.title, lang)[0] == clause


# Words for those who write the program, not for those who play: names of files, tests, switches, seeds.
OF_PROGRAMMERS = {
    "en": r"(named|one) switch|software|\btest(s|ed)?\b|\bengine|\bcode\b|seeded|\bspec\b|\bdata\b",
    "de": r"Schalter|Software|Abnahme|getestet|\bEngine|\bCode\b|Seed|Spezifikation|daten\b",
    "es": r"interruptor|software|prueba de|probado|\bmotor|código|semilla|especificación|\bdatos\b",
    "fr": r"réglage nommé|logiciel|\btest(s|é)?\b|\bmoteur|\bcode\b|générateur|spécification|les données\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_speak_to_those_who_play(lang):
    words = re.compile(rf"\.md\b|open-questions|{OF_PROGRAMMERS[lang]}", re.IGNORECASE)
    found = [(clause.id, hit[0]) for clause in clauses(lang) if (hit := words.search(clause.plain))]
    assert found == []
