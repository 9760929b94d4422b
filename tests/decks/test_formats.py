"""Every format: what is written is read again, its format is guessed, and no text at all does harm."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from farfield.decks import BadDeck, Deck, builtin, parse, read, write
from farfield.decks.formats import FORMATS, UnknownFormat, kept, left_out, read_file
from farfield.decks.guess import guess
from farfield.decks.piles import MOST_PROBLEMS
from tests.decks.lists import decks

SMALL = Deck(
    name="",
    legend="Loose Cannon",
    champion="Jinx, Demolitionist",
    main=((1, "Jinx, Demolitionist"), (3, "Chemtech Enforcer"), (2, "Gust")),
    runes=((6, "Fury Rune"), (6, "Chaos Rune")),
    battlefields=("Zaun Warrens",),
    sideboard=((2, "Square Up"),),
)
ONE_OF_41 = Deck("", "Loose Cannon", "Jinx, Demolitionist", ((2, "Jinx, Demolitionist"), (39, "Gust")))
MANY = Deck("", "Loose Cannon", "Jinx, Rebel", ((40, "Spiderling"), (3, "Jinx, Rebel")), sideboard=((9, "Gust"),))


# Round trips


@pytest.mark.parametrize("format", FORMATS)
@settings(max_examples=40)
@given(deck=decks(eligible=True))
@example(deck=SMALL)
@example(deck=ONE_OF_41)
@example(deck=MANY)
def test_reading_what_was_written_gives_the_same_deck(format: str, deck: Deck) -> None:
    text = write(deck, format)
    assert parse(text, format=format) == kept(deck, format)
    reading = read(text)
    assert (reading.deck, reading.format) == (kept(deck, format), format)
    assert kept(deck, format) == replace(
        deck,
        name=kept(deck, format).name,
        sideboard=() if left_out(deck, format) else deck.sideboard,
    )


@pytest.mark.parametrize("format", [name for name, made in FORMATS.items() if made.has_champion])
@settings(max_examples=40)
@given(deck=decks())
def test_a_format_that_names_the_champion_keeps_any(format: str, deck: Deck) -> None:
    assert parse(write(deck, format), format=format) == kept(deck, format)


@pytest.mark.parametrize("format", [name for name, made in FORMATS.items() if not made.has_champion])
def test_a_format_that_does_not_name_it_refuses_one_that_nobody_would_guess(format: str) -> None:
    with pytest.raises(BadDeck, match=f"The format {format} does not say .* nobody would guess Gust. Write the deck"):
        write(replace(SMALL, champion="Gust"), format)


def test_what_a_format_leaves_out_is_said() -> None:
    assert [str(said) for said in left_out(SMALL, "tts")] == [
        "The format tts has no sideboard: its 2 cards are left out."
    ]
    assert [name for name in FORMATS if left_out(SMALL, name)] == ["tts"]
    assert left_out(replace(SMALL, sideboard=()), "tts") == ()


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(UnknownFormat, match=r'no deck format called "pdf"\. Choose one of: text, riftatlas'):
        write(SMALL, "pdf")
    with pytest.raises(UnknownFormat):
        parse("1 Gust", format="pdf")
    assert write(SMALL, " TTS ") == write(SMALL, "tts")


# What each looks like

FLAT = """1 Jinx, Loose Cannon
1 Jinx, Demolitionist
1 Zaun Warrens
6 Chaos Rune
6 Fury Rune
3 Chemtech Enforcer
2 Gust
Sideboard:
2 Square Up
"""
RIFTKEEP = """# main
1 OGN-251 Loose Cannon
1 OGN-030 Jinx, Demolitionist
3 OGN-003 Chemtech Enforcer
2 OGN-169 Gust
1 OGN-298 Zaun Warrens
6 OGN-166 Chaos Rune
6 OGN-007 Fury Rune
# sideboard
2 UNL-017 Square Up
"""
IDS = """Legend: ogn-251-298
Champion: ogn-030-298

# Main
3 ogn-003-298
2 ogn-169-298

# Runes
6 ogn-166-298
6 ogn-007-298

# Battlefields
1 ogn-298-298

# Sideboard
2 unl-017-219
"""
TTS = "OGN-251-1 OGN-030-1 OGN-003-1 OGN-003-1 OGN-003-1 OGN-169-1 OGN-169-1 OGN-298-1 " + " ".join(
    ["OGN-166-1"] * 6 + ["OGN-007-1"] * 6
)


@pytest.mark.parametrize(("format", "text"), [("flat", FLAT), ("riftkeep", RIFTKEEP), ("ids", IDS)])
def test_lists_as_their_sites_have_them(format: str, text: str) -> None:
    assert write(SMALL, format) == text
    assert parse(text) == SMALL
    assert guess(text) == format


def test_a_tabletop_simulator_string() -> None:
    assert write(SMALL, "tts") == TTS + "\n"
    assert parse(TTS) == replace(SMALL, sideboard=())
    assert parse(TTS.replace("OGN-003-1 OGN-003-1 OGN-003-1", "OGN-003-3")) == parse(TTS)
    assert parse(TTS.replace(" ", "\n")) == parse(TTS)
    with pytest.raises(BadDeck) as caught:
        parse(TTS.replace("OGN-169-1", "OGN-1x9-1", 1))
    assert str(caught.value) == (
        'Line 1: "OGN-1x9-1" is no card of a Tabletop Simulator string. Write for example: OGN-003-1'
    )


def test_runes_by_the_numbers_of_later_sets() -> None:
    assert parse(RIFTKEEP.replace("OGN-007", "SFD-R01").replace("OGN-166", "UNL-R05a")) == SMALL


def test_flat_lists_that_repeat_their_champion() -> None:
    text = "1 Jinx, Loose Cannon\n1 Jinx, Demolitionist\n37 Gust\n3 Jinx, Demolitionist\n"
    assert (parse(text).size, parse(text).copies("Jinx, Demolitionist")) == (40, 3)


JSON_LISTS = {
    "riftdecks": {
        "legend": "Jinx, Loose Cannon",
        "player": "Somebody",
        "cards": [
            {"type": "legend", "qty": 1, "set": "OGN", "num": "251", "code": "OGN-251", "name": "Jinx, Loose Cannon"},
            {"type": "champion", "qty": "1", "code": "OGN-030", "name": "Jinx, Demolitionist"},
            {"type": "unit", "qty": 3, "name": "Chemtech Enforcer"},
            {"type": "spell", "qty": 2, "set": "OGN", "num": "169"},
            {"type": "battlefields", "qty": 1, "name": "Zaun Warrens"},
            {"type": "runes", "qty": 6, "name": "Fury Rune"},
            {"type": "runes", "qty": 6, "name": "Chaos Rune"},
            {"type": "sideboard", "qty": 2, "name": "Square Up"},
        ],
    },
    "piltover": {
        "legend": "Loose Cannon",
        "legend_variant": "OGN-251",
        "champions": [{"name": "Jinx, Demolitionist", "quantity": 1, "variantNumber": "OGN-030"}],
        "maindeck": [
            {"name": "Chemtech Enforcer", "quantity": 3, "variantNumber": "OGN-003"},
            {"name": "Not a name", "quantity": 2, "variantNumber": "OGN-169"},
        ],
        "battlefields": [{"name": "Zaun Warrens", "quantity": 1}],
        "runes": [{"name": "Fury Rune", "quantity": 6}, {"name": "Chaos Rune", "quantity": 6}],
        "sideboard": [{"name": "Square Up", "quantity": 2}],
    },
    "event": {
        "legend_name": "Jinx",
        "sections": [
            {"section_type": "main", "cards": [{"name": "Jinx, Demolitionist", "quantity": 1}, "Gust", "Gust"]},
            {"section_type": "main", "cards": [{"name": "Chemtech Enforcer", "quantity": 3}]},
            {"section_type": "rune_pool", "cards": [{"name": "Fury", "quantity": 6}, {"name": "Chaos", "quantity": 6}]},
            {"section_type": "battlefield", "cards": ["Zaun Warrens"]},
            {"section_type": "sideboard", "cards": [{"name": "Square Up", "quantity": 2}]},
        ],
    },
    "by hand": {
        "legend": "Jinx, Loose Cannon",
        "chosen_champion": "Jinx, Demolitionist",
        "runes": {"Fury": 6, "Chaos": 6},
        "battlefields": ["Zaun Warrens"],
        "main_deck": [
            {"card_id": "jinx-demolitionist", "count": 1},
            {"name": "Chemtech Enforcer", "count": 3},
            {"name": "Gust", "count": 2},
        ],
        "sideboard": [{"name": "Square Up", "count": 2}],
    },
    "inside": {
        "data": {
            "deck": {
                "mainDeck": [
                    *({"cardCode": code, "count": 1} for code in ("OGN-251", "OGN-030", "OGN-298")),
                    *({"cardCode": code, "count": 6} for code in ("OGN-007", "OGN-166")),
                    {"cardCode": "OGN-003", "count": 3},
                    {"cardCode": "OGN-169", "count": 2},
                ],
                "sideboard": [{"cardCode": "UNL-017", "count": 2}],
                "chosenChampion": "OGN-030",
            }
        }
    },
}


@pytest.mark.parametrize("shape", JSON_LISTS)
def test_json_lists_as_they_are_met(shape: str) -> None:
    assert parse(json.dumps(JSON_LISTS[shape])) == SMALL


def json_problem(text: str) -> str:
    with pytest.raises(BadDeck) as caught:
        parse(text)
    return str(caught.value)


def test_what_is_wrong_with_a_json_list() -> None:
    good = json.dumps(JSON_LISTS["by hand"], indent=1)
    assert json_problem(good.replace('"Gust",', '"Gust"')).startswith("Line 22, character 4: the JSON breaks off")
    assert json_problem(good.replace('"Gust"', '"Gusst"')) == (
        'At main_deck[2]: No released card is called "Gusst". Did you mean "Gust"?'
    )
    assert json_problem('{"sideboard": ["Zaun Warrens"]}') == (
        "At sideboard[0]: Zaun Warrens is a battlefield. Put it under Battlefields. [CR 133]"
    )
    assert json_problem('{"maindeck": [{"name": "Gust", "count": 1.5}, 3, {}]}').splitlines() == [
        "At maindeck[0]: 1.5 copies of a card are impossible. Give a number from 1 to 999.",
        'At maindeck[1]: this is no card: 3. Write for example {"name": "Gust", "count": 3}',
        'At maindeck[2]: this is no card: {}. Write for example {"name": "Gust", "count": 3}',
    ]
    for text in ("{}", "[" * 50_000, '{"legends": ' + "9" * 5000 + "}", '{"a": 1}', "[]"):
        assert json_problem(text)


# What is forgiven


def test_a_misspelt_card_is_taken_for_the_only_one_it_can_mean() -> None:
    text = FLAT.replace("Gust", "Gusst").replace("Chemtech", "Chem-tec").replace("Loose Cannon", "Loose Canon")
    reading = read(text)
    assert reading.deck == SMALL
    assert [str(note) for note in reading.notes] == [
        'Line 1: "Jinx, Loose Canon" was read as Loose Cannon.',
        'Line 6: "Chem-tec Enforcer" was read as Chemtech Enforcer.',
        'Line 7: "Gusst" was read as Gust.',
        "The list does not say which card is the Chosen Champion; Jinx, Demolitionist is the first that can be.",
    ]
    with pytest.raises(BadDeck, match=r'Line 7: No released card is called "Gusst"\. Did you mean "Gust"\?'):
        parse(text)


def test_what_could_be_several_cards_is_asked_back() -> None:
    with pytest.raises(BadDeck) as caught:
        read(FLAT.replace("Jinx, Demolitionist", "Jinx"))
    assert str(caught.value) == (
        'Line 2: No released card is called "Jinx". '
        'Did you mean "Loose Cannon" or "Jinx, Demolitionist" or "Jinx, Rebel"?'
    )


def test_a_card_under_the_wrong_heading_is_put_where_it_belongs() -> None:
    text = write(SMALL).replace("Battlefields:\n", "").replace("Runes:\n", "")
    reading = read(text)
    assert reading.deck == SMALL
    assert str(reading.notes[0]) == "Line 11: Zaun Warrens was put under Battlefields, where it belongs."
    with pytest.raises(BadDeck, match=r"Line 11: Zaun Warrens is a battlefield\. Put it under Battlefields"):
        parse(text)


def test_what_has_no_place_at_all_is_left_out() -> None:
    text = write(SMALL).replace("2 Gust", "2 Gust\n1 Recruit") + "1 Zaun Warrens\n"
    reading = read(text)
    assert reading.deck == SMALL
    assert [str(note) for note in reading.notes] == [
        "Line 10: Recruit has no place there and was left out.",
        "Line 21: Zaun Warrens has no place there and was left out.",
    ]
    with pytest.raises(BadDeck, match=r"Line 21: Zaun Warrens is a battlefield\."):
        parse(text)


def test_a_whole_list_in_one_line() -> None:
    text = (
        "Legend: 1 Jinx, Loose Cannon Champion: 1 Jinx, Demolitionist Main Deck: 3 Chemtech Enforcer 2 Gust "
        "Battlefields: 1 Zaun Warrens Rune Pool: 6 Fury Rune, 6 Chaos Rune | Sideboard: 2 Square Up"
    )
    assert parse(text) == SMALL
    assert parse(text.replace(" Main", "\nMain").replace(" Rune Pool", "\nRune Pool")) == SMALL


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1 Jinx, Loose Cannon", "Jinx goes fast\n\n1 Jinx, Loose Cannon"),
        ("2 Gust", "Gust x2"),
        ("2 Gust", "- 2 Gust"),
        ("2 Gust", "• 2x Gust"),
        ("2 Gust", "---\n```\n2 Gust"),
        ("2 Gust", "2 OGN-169"),
        ("2 Gust", "2 Gust (Alternate Art)"),
        ("2 Gust", "2 Böe [OGN-169]"),
        ("1 Jinx, Loose Cannon\n1 Jinx", "**Legend**\nJinx\n**Main Deck:**\n1 Jinx"),
        ("6 Chaos Rune\n6 Fury Rune\n", "__Runes (12)__\n6 Chaos\n6 fury\nMain Deck\n"),
        ("2 Gust", "2 Gust\n// all of them"),
        ("Sideboard:", "## Sideboard"),
        ("Sideboard:", "SIDEBOARD (2)"),
        ("Sideboard:", "Sidebord:"),
        ("2 Gust", "Gust (2)"),
        ("2 Gust", "Gust (x2)"),
        ("2 Gust", '"2 Gust"'),
        ("2 Gust", "> 2 Gust"),
        ("2 Gust", "> - 2 Gust"),
        ("2 Gust", "**2** Gust"),
        ("2 Gust", "2\tGust\tOGN-169"),
        ("2 Gust", "\u202a2 Gust\u202c"),
        ("2 Gust", "(2) Gust"),
        ("2 Gust", "[2] Gust"),
        ("2 Gust", "2,Gust"),
        ("2 Gust", "2; Gust"),
        ("2 Gust", '"Gust",2'),
        ("2 Gust", "Gust | 2"),
        ("Sideboard:", "## Sideboard ##"),
        ("Sideboard:", "Side Deck"),
        ("Sideboard:", "== Side Deck =="),
        ("Sideboard:", "=== Sideboard (2) ==="),
        ("Sideboard:", "~~Sideboard~~"),
        ("Sideboard:", "--- Sideboard: ---"),
        ("Sideboard:", "<Sideboard>"),
        ("Sideboard:", "[Sideboard]"),
        ("Sideboard:", "— (Sideboard) —"),
        ("Sideboard:", "★ Sidebord ★"),
        ("2 Square Up", "2 Square Up\nMaybeboard:\n3 Void Seeker"),
    ],
)
def test_lists_from_the_wild(old: str, new: str) -> None:
    assert replace(read(FLAT.replace(old, new)).deck, name="") == SMALL


@pytest.mark.parametrize(
    "frame", ["== {} ==", "=== {} ===", "~~{}~~", "--- {} ---", "<{}>", "[{}]", "*{}*", "[ {} (3) ]", "{}", "-{}-"]
)
def test_headings_in_whatever_frame(frame: str) -> None:
    """All of a list, so that its first line too is what it seems: ``[Legend]`` is no JSON."""
    lines = write(replace(SMALL, name="")).splitlines()
    framed = [frame.format(line[:-1]) if line.endswith(":") else line for line in lines]
    assert read("\n".join(framed)) == read("\n".join(lines))
    assert parse("\n".join(framed)) == replace(SMALL, name="")


@pytest.mark.parametrize("text", ["[true]", "[null, 1]", '["Legend"]', "[[1]]", "[]", "[1, 2]", '[{"a": 1}]'])
def test_what_json_has_in_brackets_is_no_heading(text: str) -> None:
    assert guess(text).startswith("json")


@pytest.mark.parametrize("sign", ["=", "~ ", "-", "<", "[", "= (", ")", "*_", "#"])
def test_a_long_row_of_signs_is_read_as_soon_as_any_line(sign: str) -> None:
    with pytest.raises(BadDeck):
        read("\n".join([(sign * 5000)[:4990] + "x"] * 19))


def as_a_sheet(columns: str, row: str) -> str:
    """The small deck as rows, with its headings in a column."""
    lines = [columns]
    for part in write(SMALL).strip().split("\n\n"):
        heading, *cards = part.splitlines()
        for card in cards:
            count, name = card.split(" ", 1)
            lines.append(row.format(part=heading.rstrip(":"), count=count, name=name))
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("columns", "row"),
    [
        ("Quantity,Name,Section", '{count},"{name}",{part}'),
        ("Section,Name,Qty,Price", "{part},{name},{count},0.25"),
        ("Anzahl;Karte;Bereich", "{count};{name};{part}"),
        ("Zona\tCantidad\tNombre", "{part}\t{count}\t{name}"),
        ("| Partie | Nom | Quantité |\n| --- | --- | --- |", "| {part} | {name} | {count} |"),
    ],
)
def test_rows_of_a_spreadsheet(columns: str, row: str) -> None:
    assert replace(read(as_a_sheet(columns, row)).deck, name="") == SMALL


def test_a_row_that_is_wrong_is_named_by_its_line() -> None:
    with pytest.raises(BadDeck, match=r"Line 3: .*Gusst"):
        parse("Name,Code,Count\nJinx,,1\nGusst,,2")
    with pytest.raises(BadDeck, match="Line 2: the name says Gust, but OGN-001 is"):
        parse("Name,Code,Count\nGust,OGN-001,2")


def test_a_misspelt_heading_is_taken_for_the_only_one_it_can_mean() -> None:
    reading = read(write(SMALL).replace("Battlefields:", "Battelfields:"))
    assert reading.deck == SMALL
    assert [str(note) for note in reading.notes] == ['Line 11: "Battelfields" was read as Battlefields.']


@pytest.mark.parametrize("line", ["Gust 2", "🔥 2 Gust", "Gust: 2", "~2~ Gust"])
def test_a_number_that_is_not_understood_is_never_passed_over(line: str) -> None:
    with pytest.raises(BadDeck, match=r"Line 7: .*Gust"):
        read(FLAT.replace("2 Gust", line))


@pytest.mark.parametrize("wrapping", ["Deck code: {}", "{}=====", '"{}"', "{}\r\n", "Code:\n{}"])
def test_a_deck_code_as_mails_and_chats_wrap_it(wrapping: str) -> None:
    code = write(SMALL, "code").strip()
    assert read(wrapping.format(code)).deck == SMALL
    assert read(wrapping.format(code[:40] + "\n" + code[40:])).deck == SMALL


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_in_the_encodings_that_editors_write(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(write(SMALL).replace("Legend:", "Légende:").encode(encoding))
    assert replace(read_file(file).deck, name="") == SMALL


def test_a_title_above_the_list_is_the_name() -> None:
    assert parse("Jinx goes fast (40)\n\n" + FLAT).name == "Jinx goes fast (40)"
    assert parse("Jinx goes fast\n\n" + FLAT).name == "Jinx goes fast"
    with pytest.raises(BadDeck, match=r"Line 1: No released card is called .Jinx goes fast."):
        parse("Jinx goes fast")


def test_a_link_is_not_followed() -> None:
    with pytest.raises(BadDeck, match="Line 1: this is a link, and Farfield fetches no pages"):
        read("https://piltoverarchive.com/decks/view/0f8fad5b-d9cb-469f-a165-70867728950e")
    code = write(SMALL, "code").strip()
    assert read(f"https://example.org/deck?code={code}").deck == SMALL


def test_the_name_of_the_file_is_the_name_of_the_deck(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(write(SMALL, "code"), encoding="utf-8")
    assert read_file(file).deck.name == "mine"


# What is refused

ALPHABETS = (
    st.text(),
    st.text(alphabet='{}[]":,0123456789.eE-+namecouti\n ', max_size=300),
    st.text(alphabet="CABDMQU234567", min_size=1, max_size=120).map(lambda text: "C" + text),
    st.text(alphabet="OGN-0123456789 SPR*\n", max_size=300),
    st.text(alphabet="Legnd:3 x*²[]()#/-\nGustmai", max_size=300),
)


@given(st.one_of(ALPHABETS), st.sampled_from([None, *FORMATS]))
@example("CAPTAINFARRON" * 3, None)
@example("a" + " " * 90_000 + "b", None)
@example("\n" * 90_000, None)
@example("#" * 90_000, None)
@example("a:" * 45_000, None)
@example("{" * 90_000, "json")
@example("C" * 90_000, "code")
def test_any_text_is_a_deck_or_a_bad_deck(text: str, format: str | None) -> None:
    for reading in (read, parse):
        try:
            reading(text, format=format)
        except BadDeck as error:
            assert str(error).strip() and error.problems
            assert len(error.problems) <= MOST_PROBLEMS


@given(st.data(), st.sampled_from([*FORMATS]))
def test_a_damaged_list_is_a_deck_or_a_bad_deck(data: st.DataObject, format: str) -> None:
    text = write(builtin("Garen"), format)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    try:
        read(text[:start] + data.draw(st.text(max_size=5)) + text[end:])
    except BadDeck as error:
        assert str(error).strip()


def test_a_text_made_to_hurt_is_refused_soon() -> None:
    """Not by the clock: by the number of problems that are looked into."""
    with pytest.raises(BadDeck) as caught:
        read("Gusst\n" * 15_000)
    assert len(caught.value.problems) == MOST_PROBLEMS
    with pytest.raises(BadDeck) as caught:
        read("Sidebord\n" * 10_000)
    assert len(caught.value.problems) == MOST_PROBLEMS
