"""Deck codes: the published vectors of every version, and round trips of whatever a code can say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farfield.decks import BadDeck, parse
from farfield.decks.codes import VERSIONS, DeckCode, decode, encode

VECTORS = json.loads((Path(__file__).parent / "deck_codes.json").read_text(encoding="utf-8"))


def spelt(code: str) -> DeckCode:
    """A deck code as the vectors spell it: ``3 OGN-007, … | sideboard | champion | further legends``."""
    main, side, champion, legends = (part.strip() for part in code.split("|"))

    def entries(text: str) -> tuple[tuple[int, str], ...]:
        pairs = (entry.split() for entry in text.split(",") if entry.strip())
        return tuple((int(count), card) for count, card in pairs)

    return DeckCode(entries(main), entries(side), champion or None, tuple(legends.split()))


def version_of(code: str) -> int:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
    return (letters.index(code[0]) << 3 | letters.index(code[1]) >> 2) & 15


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"][:12])
def test_published_codes(vector: dict[str, str]) -> None:
    assert decode(vector["code"]) == spelt(vector["deck"])
    assert decode(vector["code"].lower()) == spelt(vector["deck"])
    version = version_of(vector["code"])
    assert version == int(vector["version"])
    assert encode(spelt(vector["deck"]), version) == vector["code"]
    if version >= 3:
        assert encode(spelt(vector["deck"])) == vector["code"]


def test_the_vectors_have_every_version_that_was_published() -> None:
    assert {int(vector["version"]) for vector in VECTORS} == {2, 3, 4, 5, 6}


SETS = ("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD")
NUMBERS = st.integers(0, 999).map("{:03}".format)
PREFIXED = st.integers(1, 12).map("R{:02}".format) | st.integers(1, 12).map("SP{}".format)


def cards(version: int) -> st.SearchStrategy[str]:
    numbers = NUMBERS if version < 4 else NUMBERS | st.integers(1, 12).map("R{:02}".format)
    numbers = numbers | PREFIXED if version >= 5 else numbers
    return st.builds("{}-{}{}".format, st.sampled_from(SETS), numbers, st.sampled_from(("", "a", "b", "*")))


@st.composite
def codes(draw: st.DrawFn, version: int) -> DeckCode:
    most = (999, 999) if version >= 5 else (12, 3)

    def section(most: int) -> tuple[tuple[int, str], ...]:
        names = draw(st.lists(cards(version), unique=True, max_size=12))
        return tuple((draw(st.integers(1, most)), name) for name in names)

    return DeckCode(
        section(most[0]),
        section(most[1]) if version >= 2 else (),
        draw(st.none() | cards(version)) if version >= 3 else None,
        tuple(draw(st.lists(cards(version), max_size=3))) if version == 6 else (),
    )


@pytest.mark.parametrize("version", VERSIONS)
@given(data=st.data())
def test_decoding_gives_what_was_encoded(version: int, data: st.DataObject) -> None:
    code = data.draw(codes(version))
    text = encode(code, version)
    again = decode(text)
    assert sorted(again.main) == sorted(code.main)
    assert sorted(again.sideboard) == sorted(code.sideboard)
    assert (again.champion, again.further_legends) == (code.champion, code.further_legends)
    assert encode(again, version) == text


@pytest.mark.parametrize(
    ("count", "card", "side", "champion", "version"),
    [
        (12, "OGN-004", 3, None, 3),
        (13, "OGN-004", 3, None, 5),
        (12, "OGN-004", 4, None, 5),
        (12, "SFD-R02", 3, None, 4),
        (12, "OGN-004", 3, "SFD-R02", 4),
        (13, "SFD-R02", 3, None, 5),
        (3, "VEN-SP1", 3, None, 5),
    ],
)
def test_the_shortest_version_is_written(count: int, card: str, side: int, champion: str | None, version: int) -> None:
    assert version_of(encode(DeckCode(((count, card),), ((side, "OGN-050"),), champion))) == version


def test_a_version_too_small_for_the_deck_is_refused() -> None:
    with pytest.raises(BadDeck, match=r"Version 2 of deck codes cannot hold this deck\. Use version 3"):
        encode(DeckCode(((1, "OGN-004"),), champion="OGN-004"), 2)
    with pytest.raises(BadDeck, match=r"Version 1 .* Use version 2"):
        encode(DeckCode(((1, "OGN-004"),), ((1, "OGN-004"),)), 1)
    with pytest.raises(BadDeck, match="Version 7"):
        encode(DeckCode(()), 7)


@pytest.mark.parametrize("card", ["OPP-019", "OGN", "Gust", "", "OGN-004c", "OGN-12345"])
def test_what_a_code_cannot_say_is_refused(card: str) -> None:
    with pytest.raises(BadDeck, match="has no place in a deck code"):
        encode(DeckCode(((1, card),)))


GOOD = next(vector["code"] for vector in VECTORS if vector["version"] == "3" and len(vector["code"]) > 100)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (GOOD[:-20], "Line 1: the deck code is damaged near its character"),
        (GOOD + "AAAA", "Line 1: the deck code is damaged near its character"),
        (
            GOOD[:30] + "1" + GOOD[31:],
            'Line 1: character 31 of the deck code is "1"; codes have only the letters',
        ),
        ("CH" + GOOD[2:].replace("A", "7"), "damaged"),
        ("C4" + GOOD[2:], "this deck code is of format 1, version 7; Farfield reads format 1, versions 1 to 6"),
        ("E" + GOOD[1:], "this deck code is of format 2, version 3"),
        ("CMAAA" + "A" * 4000, "far too long"),
        ("", "damaged"),
    ],
)
def test_damaged_codes_say_what_to_do(code: str, words: str) -> None:
    with pytest.raises(BadDeck) as caught:
        decode(code)
    assert words in str(caught.value)


def test_a_code_without_a_legend_is_no_deck() -> None:
    with pytest.raises(BadDeck, match="The list has no legend"):
        parse("CUAACDIBAECQAYIAAA")


def test_further_legends_are_told() -> None:
    code = next(vector["code"] for vector in VECTORS if vector["version"] == "6")
    with pytest.raises(BadDeck, match=r"this deck code has further legends \(OGN-280, OGN-288, OGN-292\)"):
        parse(code)


def test_a_champion_that_the_main_deck_lacks_is_added() -> None:
    deck = parse(encode(DeckCode(((1, "OGN-251"), (3, "OGN-003")), champion="OGN-030")))
    assert (deck.champion, deck.size) == ("Jinx, Demolitionist", 4)


@given(st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", max_size=200))
def test_any_word_is_a_code_or_a_bad_deck(text: str) -> None:
    for word in (text, "CM" + text, "CY" + text):
        try:
            code = decode(word)
        except BadDeck:
            continue
        assert all(1 <= count <= 999 for count, _ in code.main + code.sideboard)
