"""Deck lists as text: what is understood, what is refused and how, and that writing loses nothing."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from farfield.decks import BadDeck, Deck, builtin, builtin_decks, load, parse, write
from tests.decks.lists import decks

SMALL = """
Legend:
1 Jinx, Loose Cannon

Champion:
1 Jinx, Demolitionist

MainDeck:
3 Chemtech Enforcer
2 Gust

Battlefields:
1 Zaun Warrens

Runes:
6 Fury Rune
6 Chaos Rune

Sideboard:
2 Square Up
"""

BEHIND = """
Legend: Jinx, Loose Cannon
Champion: Jinx, Demolitionist
3 Chemtech Enforcer
2 Gust
Zaun Warrens
6 Fury Rune
6 Chaos Rune

Sideboard:
2 Square Up
"""

SMALL_DECK = Deck(
    name="",
    legend="Loose Cannon",
    champion="Jinx, Demolitionist",
    main=((1, "Jinx, Demolitionist"), (3, "Chemtech Enforcer"), (2, "Gust")),
    runes=((6, "Fury Rune"), (6, "Chaos Rune")),
    battlefields=("Zaun Warrens",),
    sideboard=((2, "Square Up"),),
)


def problems(text: str) -> list[str]:
    """The ids of what is wrong with a list."""
    with pytest.raises(BadDeck) as caught:
        parse(text)
    assert str(caught.value).startswith(str(caught.value.problems[0]))
    assert "{" not in str(caught.value) or "{" in text
    return [problem.id for problem in caught.value.problems]


def words(text: str) -> str:
    with pytest.raises(BadDeck) as caught:
        parse(text)
    return str(caught.value)


# What is understood


def test_the_common_format() -> None:
    assert parse(SMALL) == SMALL_DECK


@pytest.mark.parametrize(
    "line",
    [
        "3 Chemtech Enforcer [OGN-003]",
        "3 Chemtech Enforcer (OGN-003)",
        "3 Chemtech Enforcer (OGN) 003",
        "3x Chemtech Enforcer",
        "3 x Chemtech Enforcer",
        "3* Chemtech Enforcer",
        "3 chemtech enforcer",
        "03 Chemtech Enforcer",
        "3\tChemtech Enforcer",
        "3 OGN-003",
        "3 [OGN-003]",
        "3 Chemtech Enforcer (Alternate Art) [OGN-003a]",
        "3 Chemtech Enforcer [XYZ-999]",
        "3 Exécuteur de quelque chose [OGN-003]",
        "2 Chemtech Enforcer\nChemtech Enforcer",
        "// a comment\n3 Chemtech Enforcer\n# another",
    ],
)
def test_card_lines(line: str) -> None:
    assert parse(SMALL.replace("3 Chemtech Enforcer", line)) == SMALL_DECK


@pytest.mark.parametrize(
    "headers",
    [
        ["legend", "CHAMPION", "Main Deck", "battlefield", "Rune Pool", "sideboard:"],
        ["Légende:", "Champion", "Deck principal:", "Champ de bataille:", "Runes", "Réserve:"],
        ["Legende:", "Champion:", "Hauptdeck:", "Schlachtfelder:", "Runen:", "Sideboard:"],
        ["Leyenda:", "Campeón:", "Mazo principal:", "Campos de batalla:", "Runas:", "Sideboard:"],
        ["Legend (1)", "Champions:", "Mainboard (5):", "Battlefields (1):", "Rune (12):", "Sideboard"],
        [
            "Legend:",
            "Champion:",
            "Units:\n1 Chemtech Enforcer\nSpells:\nGear:\nUnits:",
            "Battlefields",
            "Runes",
            "Side",
        ],
    ],
)
def test_headers(headers: list[str]) -> None:
    text = SMALL
    for old, new in zip(["Legend:", "Champion:", "MainDeck:", "Battlefields:", "Runes:", "Sideboard:"], headers):
        text = text.replace(old, new)
    if "Spells" in text:
        text = text.replace("3 Chemtech", "2 Chemtech")
    assert parse(text) == SMALL_DECK


def test_other_line_ends_and_a_byte_order_mark() -> None:
    assert parse("\ufeff" + SMALL.strip().replace("\n", "\r\n")) == SMALL_DECK


def test_a_card_behind_the_header() -> None:
    assert parse(SMALL.replace("Legend:\n1 ", "Legend: ")) == SMALL_DECK


def test_a_champion_behind_its_header_does_not_take_the_next_cards_along() -> None:
    assert parse(BEHIND) == SMALL_DECK
    legend_only = BEHIND.replace("Champion: Jinx, Demolitionist", "1 Jinx, Demolitionist")
    assert parse(legend_only) == SMALL_DECK


def test_about_is_ignored_but_for_the_name() -> None:
    deck = parse("About\nName  My  Deck\nThis wins: always.\n3 Nonsense\n" + SMALL)
    assert deck == replace(SMALL_DECK, name="My Deck")
    assert parse("Name: My Deck\n" + SMALL).name == "My Deck"
    assert parse(SMALL, "From the file").name == "From the file"


def test_order_makes_no_difference() -> None:
    sections = SMALL.strip().split("\n\n")
    assert parse("\n".join(reversed(sections))) == SMALL_DECK


# The chosen champion


def with_main(*lines: str, champion: str = "1 Jinx, Demolitionist") -> str:
    header = f"Champion:\n{champion}\n" if champion else ""
    return f"Legend:\nLoose Cannon\n{header}MainDeck:\n" + "\n".join(lines)


def test_the_champion_is_one_of_the_main_deck() -> None:
    deck = parse(with_main("2 Jinx, Demolitionist", "37 Gust"))
    assert (deck.size, deck.copies("Jinx, Demolitionist")) == (40, 3)


def test_a_champion_named_twice_in_a_list_of_40_is_a_pointer() -> None:
    deck = parse(with_main("3 Jinx, Demolitionist", "37 Gust"))
    assert (deck.size, deck.copies("Jinx, Demolitionist")) == (40, 3)


def test_a_champion_missing_from_a_main_section_of_40_is_the_41st_card() -> None:
    deck = parse(with_main("40 Gust"))
    assert (deck.size, deck.copies("Jinx, Demolitionist")) == (41, 1)


def test_41_cards_with_a_second_champion_survive_writing() -> None:
    deck = Deck("", "Loose Cannon", "Jinx, Demolitionist", ((2, "Jinx, Demolitionist"), (39, "Gust")))
    assert parse(write(deck)) == deck


def test_without_a_section_the_first_eligible_champion_is_chosen() -> None:
    deck = parse(with_main("3 Vi, Destructive", "2 Jinx, Rebel", "1 Jinx, Demolitionist", champion=""))
    assert (deck.champion, deck.size) == ("Jinx, Rebel", 6)


# What is refused


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("2 Gust", "2 Gusst", ["unknown-card-line"]),
        ("2 Gust", "2", ["deck-bad-count-line"]),
        ("2 Gust", "² Gust", ["deck-bad-count-line"]),
        ("2 Gust", "２ Gust", ["deck-bad-count-line"]),
        ("2 Gust", "½ Gust", ["deck-bad-count-line"]),
        ("2 Gust", "-2 Gust", ["deck-bad-count-line"]),
        ("2 Gust", "+2 Gust", ["deck-bad-count-line"]),
        ("2 Gust", "2.5 Gust", ["deck-bad-count-line"]),
        ("2 Gust", "2Gust", ["deck-bad-count-line"]),
        ("2 Gust", "0 Gust", ["deck-count-line"]),
        ("2 Gust", "1000 Gust", ["deck-count-line"]),
        ("2 Gust", "9" * 50_000 + " Gust", ["deck-bad-count-line"]),
        ("2 Gust", "9" * 200 + " Gust", ["deck-count-line"]),
        ("2 Gust", "999 Gust\n1 Gust", ["deck-count"]),
        ("2 Gust", "2 Zaun Warrens", ["deck-wrong-section-line"]),
        ("2 Gust", "2 Fury Rune", ["deck-wrong-section-line"]),
        ("2 Gust", "2 Recruit", ["deck-token-line"]),
        ("2 Gust", "2 Gust [OGN-003]", ["deck-name-and-code-line"]),
        ("2 Gust", "2 [OGN-999]", ["unknown-card-line"]),
        ("2 Gust", "2 {line} {0}", ["unknown-card-line"]),
        ("2 Gust", "2 \x1b[31m\ud800", ["unknown-card-line"]),
        ("2 Gust", "2 Gusst\n2 Guest", ["unknown-card-line", "unknown-card-line"]),
        ("2 Gust", "2 " + "x" * 100_000, ["deck-too-long"]),
        ("2 Gust", "a" + " " * 90_000 + "b", ["unknown-card-line"]),
        ("1 Zaun Warrens", "1 Gust", ["deck-wrong-section-line"]),
        ("6 Fury Rune", "6 Gust", ["deck-wrong-section-line"]),
        ("2 Square Up", "2 Zaun Warrens", ["deck-wrong-section-line"]),
        ("1 Jinx, Loose Cannon", "1 Gust", ["deck-wrong-section-line"]),
        ("1 Jinx, Loose Cannon", "2 Jinx, Loose Cannon", ["deck-legend-count"]),
        ("1 Jinx, Loose Cannon", "Loose Cannon\nDark Child", ["deck-legend-count"]),
        ("Legend:\n1 Jinx, Loose Cannon", "", ["deck-legend-count"]),
        ("1 Jinx, Demolitionist", "1 Jinx, Demolitionist\n1 Jinx, Rebel", ["deck-several-champions"]),
        ("1 Jinx, Demolitionist", "1 Loose Cannon", ["deck-wrong-section-line"]),
        ("Champion:\n1 Jinx, Demolitionist", "", ["deck-no-champion"]),
    ],
)
def test_bad_lists(old: str, new: str, expected: list[str]) -> None:
    assert problems(SMALL.replace(old, new)) == expected


@pytest.mark.parametrize(
    "text", ["", "   \n\n", "// nothing\n# at all", "Legend:\nChampion:\nMainDeck:", "About\nJinx"]
)
def test_empty_lists(text: str) -> None:
    assert problems(text) == ["deck-empty"]


def test_a_problem_names_the_line_the_thing_and_the_remedy() -> None:
    assert words(SMALL.replace("2 Gust", "2 Gusst")) == (
        'Line 10: No released card is called "Gusst". Did you mean "Gust"?'
    )
    assert words(SMALL.replace("2 Gust", "² Gust")) == (
        'Line 10: "² Gust" is not a count with a card behind it. Write for example: 3 Gust'
    )
    assert words(SMALL.replace("2 Gust", "2 Zaun Warrens")) == (
        "Line 10: Zaun Warrens is a battlefield. Put it under Battlefields. [CR 133]"
    )


def test_many_problems_are_cut_short() -> None:
    text = words(SMALL.replace("2 Gust", "2 Gusst\n" * 30))
    assert text.count("\n") == 10 and text.endswith("… and 20 more.")


def test_a_bad_deck_survives_pickling() -> None:
    with pytest.raises(BadDeck) as caught:
        parse("")
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (twin.problems, str(twin)) == (caught.value.problems, str(caught.value))


def test_a_deck_cannot_be_made_without_its_champion() -> None:
    with pytest.raises(BadDeck, match="the main deck must hold it"):
        Deck("", "Loose Cannon", "Jinx, Rebel", ((3, "Gust"),))


# Files


def test_a_file_gives_the_deck_its_name(tmp_path: Path) -> None:
    path = tmp_path / "chaos.txt"
    path.write_text(SMALL, encoding="utf-8-sig")
    assert load(path).name == "chaos"
    assert load(str(path)).main == SMALL_DECK.main


def test_unreadable_files(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x80")
    with pytest.raises(BadDeck, match="not a text file"):
        load(binary)
    with pytest.raises(BadDeck, match="cannot be read"):
        load(tmp_path / "missing.txt")
    with pytest.raises(BadDeck, match="cannot be read"):
        load(tmp_path)


# Writing


@given(decks())
@example(SMALL_DECK)
def test_writing_and_parsing_give_the_same_deck(deck: Deck) -> None:
    assert parse(write(deck)) == deck


@given(st.text() | st.text(alphabet="Legnd:3 x*²[]()#/-\nGust", max_size=200))
def test_any_text_is_a_deck_or_a_bad_deck(text: str) -> None:
    try:
        parse(SMALL + text)
    except BadDeck as error:
        assert str(error)


@pytest.mark.parametrize("deck", builtin_decks(), ids=lambda deck: deck.name)
def test_built_in_files_are_as_written(deck: Deck) -> None:
    file = (
        Path(__file__).parents[2]
        / "src"
        / "farfield"
        / "decks"
        / "builtin"
        / f"{deck.name.lower().replace(' ', '-')}.txt"
    )
    assert file.read_text(encoding="utf-8") == write(deck)
    assert builtin(deck.name) is deck
