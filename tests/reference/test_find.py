"""Looking up a clause of the rules."""

import copy
import doctest
import re

import pytest

from farfield import reference
from farfield.errors import FarfieldError
from farfield.reference import UnknownClause, clauses, everything, find, lookup, parse, search


def ids(text: str) -> list[str]:
    return [clause.id for clause in lookup(text)]


def test_every_clause_is_found_by_its_id():
    for clause in clauses():
        assert lookup(clause.id)[0] == clause


def test_every_official_number_finds_all_clauses_that_restate_it():
    for number in {number for clause in clauses() for number in clause.numbers}:
        restating = [clause for clause in clauses() if number in clause.numbers]
        found = lookup(number)
        assert set(restating) <= set(found)
        assert lookup(f"CR {number}") == found


@pytest.mark.parametrize("text", ["323.6", "CR 323.6", "cr 323.6", "CR323.6", " CR  323.6. ", "rule 323.6", "§323.6"])
def test_a_number_may_be_written_in_several_ways(text):
    assert ids(text)[:2] == ["core 9.5", "core 13 step 4"]


def test_a_number_finds_all_below_it_in_order():
    found = ids("323")
    steps = [id for id in found if id.startswith("core 13 step")]
    assert steps == [f"core 13 step {n}" for n in ("1", "2", "3a", "3b", "4", "5", "6", "7", "8", "9", "10", "10a")]


def test_a_number_too_fine_finds_its_nearest_parent():
    assert ids("323.6.a") == ids("323.6a") == ids("323.6")
    assert ids("core 9.5b") == ["core 9.5"]
    assert ids("LL 4.3.1") == ["LL 4.3"]


def test_a_number_inside_a_range_finds_the_range():
    assert ids("113") == ["core 4"]
    assert ids("113.2") == ["core 4"]
    assert ids("117.3") == ["core 4", "B15"]  # named by a ruling only; the rule itself comes first


def test_an_unknown_number_names_its_neighbours():
    with pytest.raises(UnknownClause) as caught:
        lookup("323.99")
    assert caught.value.near == ("CR 323.13", "CR 323.14")
    assert str(caught.value) == "The rules reference has no clause CR 323.99. Nearest: CR 323.13, CR 323.14."
    with pytest.raises(UnknownClause) as caught:
        lookup("001")
    assert caught.value.near == ("CR 002", "CR 051")
    with pytest.raises(UnknownClause) as caught:
        lookup("999")
    assert caught.value.near == ("CR 828", "CR 829")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A9", ["A9"]),
        ("a 9", ["A9"]),
        ("ll 4.3", ["LL 4.3"]),
        ("9.5", ["core 9.5", "LL 9.5"]),
        ("core 22.8", ["core 22.8", "core 22.8.1", "core 22.8.2", "core 22.8.3"]),
        ("22c", [f"core 22C {mode}" for mode in ("Duel", "Match", "Skirmish", "War", "2v2 Magma Chamber")]),
        ("keywords 2.1", ["keywords 2.1", *(f"keywords 2.1{letter}" for letter in "abcdefg")]),
        ("Tank", ["keyword Tank"]),
        ("keyword tank", ["keyword Tank"]),
        ("Empower", ["keyword Empower", "actions Empower"]),
        ("burn out", ["actions Burn Out", "core 22.7"]),
        ("Gold", ["token Gold"]),
        ("Mighty", ["keywords 5.2"]),
        ("Chosen Champion", ["core 2.3"]),
        ("Duel", ["core 22C Duel"]),
        ("Ganking", ["keyword Ganking", "LL 8.1"]),  # what Lane Legends changes stands with it
        ("Deflect", ["keyword Deflect", "core 23 Deflect", "LL 6.5"]),
    ],
)
def test_ids_and_names(text, expected):
    assert ids(text) == expected


def test_a_page_or_section_gives_all_its_clauses():
    rulings = [int(id.removeprefix("A")) for id in ids("A")]
    assert rulings[0] == 1 and rulings == sorted(rulings)
    assert len(ids("core 13")) == 18
    assert "core 1.1" not in ids("core 13")
    assert ids("core 1") == [f"core 1.{n}" for n in range(1, 10)]


@pytest.mark.parametrize("text", ["", "  ", "xyzzy", "[", "-1", "A99", "core 99.1", "٣٢٣", "CR", "323.6;"])
def test_what_does_not_exist_is_refused_with_a_remedy(text):
    with pytest.raises(UnknownClause, match=r"Nearest|Try a number") as caught:
        lookup(text)
    assert isinstance(caught.value, FarfieldError)
    assert caught.value.message_id in ("unknown-clause", "unknown-clause-near")


def test_a_slip_of_the_pen_is_guessed():
    with pytest.raises(UnknownClause) as caught:
        lookup("deathknel")
    assert caught.value.near == ("keyword Deathknell",)


def test_the_error_can_be_copied():
    with pytest.raises(UnknownClause) as caught:
        lookup("323.99")
    assert copy.deepcopy(caught.value).near == caught.value.near


def test_search_needs_all_words_and_puts_titles_first():
    assert search("TANK lethal")[0].id == "keyword Tank"
    assert search("tank xyzzy") == []
    assert search("") == []
    assert search("(") != []


def test_what_goes_by_a_name_is_followed_by_all_that_speaks_of_it():
    for name, besides in (("Strike", "LL 6.5"), ("Merge", "LL 4.3"), ("combat", "LL 2.5")):
        found, named = everything(name), lookup(name)
        assert found[: len(named)] == named
        assert set(found) == {*named, *search(name)} and len(found) == len(set(found))
        assert besides in [clause.id for clause in found]
    assert everything("core 9.5") == lookup("core 9.5") and everything("CR 323.6") == lookup("CR 323.6")
    assert everything("emptied battlefield protects") == search("emptied battlefield protects")
    assert everything("xyzzy") == everything(" ") == []


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("word", ["Strike", "Merge", "Rune", "Battlefield", "Ability/Abilities"])
def test_the_words_of_the_game_are_found_in_singular_and_plural(word, lang):
    one, many = word.split("/") if "/" in word else (word, word + "s")
    assert set(everything(one, lang)) == set(everything(many, lang)) != set()


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("de", "Rune", "Runen"),
        ("de", "Karte", "Karten"),
        ("de", "Kampf", "Kämpfe"),
        ("es", "vez", "veces"),
        ("es", "jugador", "jugadores"),
        ("fr", "joueur", "joueurs"),
        ("fr", "égal", "égaux"),
    ],
)
def test_a_plural_finds_what_has_the_singular_and_the_other_way_round(lang, one, many):
    def spelt(word):
        fold = find._fold
        return {clause for clause in clauses(lang) if fold(word) in re.findall(r"\w+", fold(clause.plain))}

    assert spelt(one) and spelt(one) <= set(search(many, lang))
    assert spelt(many) <= set(search(one, lang))


@pytest.mark.parametrize("module", [reference, find, parse])
def test_examples_in_the_documentation(module):
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
