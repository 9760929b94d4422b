"""The term lists: complete, without errors, and the same words in every language."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import farfield

WORDS = Path(farfield.__file__).parent / "words"
LANGUAGES = ["en", "de", "es", "fr"]

MODALS = {"verb-may", "verb-can", "verb-must", "verb-would"}
"""Verbs that are never an instruction."""

OWN_TO_ONE_LANGUAGE = ("contraction-", "elision-")
"""Prefixes of what only some languages have."""
OWN_TO_ONE_LANGUAGE_EXACTLY = {"adj-ending", "det-our", "det-partitive", "word-whenever"}

VARIABLES: dict[str, list[str] | list[int]] = {
    "number": ["one", "other"],
    "case": ["nominative", "accusative", "dative", "genitive", "stressed"],
    "gender": ["masculine", "feminine", "neuter"],
    "initial": ["vowel", "consonant"],
    "declension": ["weak", "mixed", "strong"],
    "possessor": ["masculine", "feminine", "neuter"],
    "person": ["second", "third"],
    "animate": ["yes", "no"],
    "mood": ["indicative", "subjunctive", "imperative", "after"],
    "amount": [2, 3, 4],
    "domain": ["Fury"],
    "keyword": ["Shield"],
    "value": ["2"],
}
"""Every variable a term may ask for, with every value it may be given."""

NEEDED: dict[str, dict[str, set[str]]] = {
    "en": {
        "noun": {"initial", "count"},
        "adj": {"position", "initial"},
        "verb": {"imperative", "you", "third", "plural", "past", "participle", "gerund"},
    },
    "de": {
        "noun": {"gender", "count"},
        "adj": {"position"},
        "det": {"declension"},
        "prep": {"case"},
        "verb": {
            "imperative",
            "du",
            "third",
            "plural",
            "du-final",
            "third-final",
            "plural-final",
            "zu",
            "participle",
            "auxiliary",
            "object",
        },
    },
    "es": {
        "noun": {"gender", "count"},
        "adj": {"position"},
        "verb": {
            "imperative",
            "tu",
            "third",
            "plural",
            "tu-subjunctive",
            "third-subjunctive",
            "plural-subjunctive",
            "participle",
        },
    },
    "fr": {
        "noun": {"gender", "initial", "count"},
        "adj": {"position", "initial"},
        "verb": {"imperative", "vous", "third", "plural", "participle", "auxiliary"},
    },
}
"""The attributes every term of a kind has."""

ALSO_ALLOWED: dict[str, dict[str, set[str]]] = {
    "en": {"verb": {"link", "first"}},
    "de": {"adj": {"stem"}, "verb": {"particle", "reflexive", "past"}},
    "es": {"noun": {"amount"}, "verb": {"link", "particle", "past"}},
    "fr": {"verb": {"particle", "past", "vous-imperfect", "third-imperfect", "plural-imperfect"}},
}
"""The attributes some terms of a kind have."""

MODAL_FORMS: dict[str, set[str]] = {
    "en": {"third", "plural"},
    "de": NEEDED["de"]["verb"] - {"imperative"},
    "es": NEEDED["es"]["verb"] - {"imperative"},
    "fr": NEEDED["fr"]["verb"] - {"imperative"},
}


def source(language: str) -> str:
    return (WORDS / language / "terms.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def attributes(language: str, term: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[term].attributes}


def say(language: str, term: str, attribute: str | None = None, **variables: object) -> str:
    message = bundle(language).get_message(term)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None
    words, errors = bundle(language).format_pattern(pattern, variables)
    assert errors == [], f"{language} {term}.{attribute} with {variables}: {errors}"
    assert isinstance(words, str)
    return words


def asks_for(language: str, term: str) -> list[str]:
    """The variables a term or its attributes mention."""
    span = messages(language)[term].span
    assert span is not None
    text = source(language)[span.start : span.end]
    return [name for name in VARIABLES if f"${name} " in text or f"${name}\n" in text]


def of_kind(kind: str) -> list[str]:
    return sorted(term for term in messages("en") if term.startswith(f"{kind}-"))


def kind_of(term: str) -> str:
    return term.split("-", 1)[0]


def shared(language: str) -> set[str]:
    return {
        term
        for term in messages(language)
        if not term.startswith(OWN_TO_ONE_LANGUAGE) and term not in OWN_TO_ONE_LANGUAGE_EXACTLY
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_no_errors(language: str) -> None:
    body = FluentParser().parse(source(language)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert all(bundle(language).has_message(entry.id.name) for entry in body if isinstance(entry, Message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_is_defined_twice(language: str) -> None:
    names = [entry.id.name for entry in FluentParser().parse(source(language)).body if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_every_language_has_the_same_terms(language: str) -> None:
    assert shared(language) == shared("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_the_forms_of_its_kind(language: str) -> None:
    for term in shared(language):
        kind = kind_of(term)
        needed = MODAL_FORMS[language] if term in MODALS else NEEDED[language].get(kind, set())
        if kind == "auxiliary":
            needed = {"you", "third", "plural"}
        allowed = needed | ALSO_ALLOWED[language].get(kind, set())
        has = attributes(language, term)
        assert needed <= has <= allowed, f"{language} {term}: lacks {needed - has}, has besides {has - allowed}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_every_term_is_a_word(language: str) -> None:
    for term in messages(language):
        asked = asks_for(language, term)
        for attribute in (None, *attributes(language, term)):
            for values in itertools.product(*(VARIABLES[name] for name in asked)):
                words = say(language, term, attribute, **dict(zip(asked, values)))
                assert words and words == words.strip(), f"{language} {term}.{attribute} with {values}: {words!r}"
                assert "{" not in words and "$" not in words and "\n" not in words


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_every_noun_has_a_gender(language: str) -> None:
    genders = {"masculine", "feminine", "neuter"} if language == "de" else {"masculine", "feminine"}
    for noun in of_kind("noun"):
        assert say(language, noun, "gender") in genders


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_singular_and_plural(language: str) -> None:
    unchanging = {"en": {"noun-gear", "noun-equipment", "noun-rest"}, "de": set(), "es": {"noun-focus"}, "fr": set()}
    unchanging["de"] = {f"noun-{word}" for word in ("player", "opponent", "enemy", "attacker", "defender", "owner")}
    unchanging["de"] |= {"noun-controller", "noun-focus", "noun-side-player"}
    unchanging["fr"] = {f"noun-{word}" for word in ("top", "bottom", "time", "choice", "focus", "might-bonus")}
    unchanging["fr"] |= {"noun-decision"}
    variables = {"case": "nominative", "declension": "mixed"}
    for noun in of_kind("noun"):
        one = say(language, noun, number="one", **variables)
        other = say(language, noun, number="other", **variables)
        if say(language, noun, "count") == "count" and noun not in unchanging[language]:
            assert one != other, f"{language} {noun}: {one!r} in both numbers"


def test_german_nouns_have_all_four_cases() -> None:
    for noun in of_kind("noun"):
        for case, number in itertools.product(["nominative", "accusative", "dative", "genitive"], ["one", "other"]):
            assert say("de", noun, case=case, number=number, declension="mixed")


def test_german_adjectives_stand_before_the_noun_or_in_a_relative_clause() -> None:
    for adjective in of_kind("adj"):
        position = say("de", adjective, "position")
        assert position in {"before", "relative"}
        assert ("stem" in attributes("de", adjective)) == (position == "before"), adjective


def test_german_separable_verbs_close_their_clause_with_the_particle() -> None:
    for verb in of_kind("verb"):
        if "particle" in attributes("de", verb):
            particle = say("de", verb, "particle")
            for form in ("du", "third", "plural"):
                whole = say("de", verb, f"{form}-final")
                assert whole.replace(" ", "") == particle + say("de", verb, form), verb
        else:
            for form in ("du", "third", "plural"):
                assert say("de", verb, f"{form}-final") == say("de", verb, form), verb


def noun_phrase(determiner: str, noun: str, case: str, number: str = "one") -> str:
    """A German noun phrase, as the renderer will build it."""
    gender = say("de", noun, "gender")
    first = say("de", determiner, case=case, number=number, gender=gender, possessor="feminine")
    return f"{first} {say('de', noun, case=case, number=number)}"


def test_german_phrases_come_out_right() -> None:
    cases = ["nominative", "accusative", "dative", "genitive"]
    assert [noun_phrase("det-indefinite", "noun-unit", case) for case in cases] == [
        "eine Unit",
        "eine Unit",
        "einer Unit",
        "einer Unit",
    ]
    assert [noun_phrase("det-definite", "noun-spell", case) for case in cases] == [
        "der Spell",
        "den Spell",
        "dem Spell",
        "des Spells",
    ]
    assert [noun_phrase("det-this", "noun-battlefield", case) for case in cases] == [
        "dieses Battlefield",
        "dieses Battlefield",
        "diesem Battlefield",
        "dieses Battlefields",
    ]
    assert noun_phrase("det-definite", "noun-player", "dative", "other") == "den Spielern"
    assert noun_phrase("det-your", "noun-turn", "genitive") == "deines Zuges"
    assert noun_phrase("det-its", "noun-owner", "genitive") == "ihres Besitzers"
    ending = {"number": "one", "gender": "feminine", "case": "dative"}
    stem = say("de", "adj-friendly", "stem")
    assert stem + say("de", "adj-ending", declension="mixed", **ending) == "befreundeten"
    assert stem + say("de", "adj-ending", declension="strong", **ending) == "befreundeter"


def test_french_determiners_elide_and_agree() -> None:
    def the(noun: str, determiner: str = "det-definite", number: str = "one") -> str:
        gender, initial = say("fr", noun, "gender"), say("fr", noun, "initial")
        first = say("fr", determiner, gender=gender, initial=initial, number=number)
        space = "" if first.endswith("’") else " "
        return f"{first}{space}{say('fr', noun, number=number)}"

    assert the("noun-unit") == "l’Unit"
    assert the("noun-might") == "la Might"
    assert the("noun-opponent", "det-this") == "cet adversaire"
    assert the("noun-ability", "det-its") == "son Ability"
    assert the("noun-base", "det-its") == "sa base"
    assert the("noun-energy", "det-partitive") == "de l’Energy"
    assert the("noun-unit", "det-indefinite", "other") == "des Units"


def test_spanish_verbs_carry_their_english_noun_and_its_preposition() -> None:
    assert say("es", "verb-draw", "imperative") + " " + say("es", "verb-draw", "link") == "realiza un Draw de"
    assert say("es", "verb-stun", "tu") + " " + say("es", "verb-stun", "link") == "provocas un Stun a"
    assert say("es", "verb-play", "particle") == "en play"
    for verb in of_kind("verb"):
        assert not {"link", "particle"} <= attributes("es", verb), f"{verb}: nowhere to put the object"


def test_keywords_domains_and_symbols_are_the_same_in_every_language() -> None:
    variables = {"amount": "1", "domain": "Fury", "keyword": "Shield", "value": "2"}
    for term in [*of_kind("keyword"), *of_kind("domain"), *of_kind("symbol")]:
        assert {say(language, term, **variables) for language in LANGUAGES} == {say("en", term, **variables)}
    assert say("de", "symbol-keyword-value", **variables) == "[Shield 2]"
    assert say("fr", "symbol-energy", **variables) == "[1]"


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_every_translated_noun_verb_and_adjective_says_where_it_comes_from(language: str) -> None:
    for term in [*of_kind("noun"), *of_kind("verb"), *of_kind("adj")]:
        comment = messages(language)[term].comment
        assert comment is not None and (comment.content or "").startswith(("rulebook", "ours")), term
