"""The thirteen decks that were sold, our lists for each legend, and what is told of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import farfield.decks
from farfield.cards.catalogue import supported
from farfield.cards.facts import all_facts, facts
from farfield.decks import (
    FORMATS,
    LIST_SETS,
    MODES,
    Deck,
    about,
    all_decks,
    builtin,
    champion_decks,
    judge,
    legality,
    legend_decks,
    parse,
    preconstructed,
    profile,
    write,
)
from farfield.decks.legality import banned_since

FOLDER = Path(farfield.decks.__file__).parent / "builtin"


def test_all_thirteen_are_there() -> None:
    assert [deck.name for deck in preconstructed()] == [
        *("Annie", "Garen", "Lux", "Master Yi"),
        *("Jinx", "Viktor", "Lee Sin", "Fiora", "Rumble", "Vi", "Vex", "Shen", "Zed"),
    ]
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(deck).name for deck in all_decks()}


def file_of(deck: Deck) -> Path:
    return FOLDER / (deck.name.lower().replace(" ", "-").replace("'", "") + ".txt")


OF_ORIGINS = ("OGN", "OGS")
SETS = {
    "Origins": OF_ORIGINS,
    "Spiritforged": (*OF_ORIGINS, "SFD"),
    "Unleashed": (*OF_ORIGINS, "SFD", "UNL"),
    "Vendetta": (*OF_ORIGINS, "SFD", "UNL", "VEN"),
}
"""Of which sets a list may hold cards."""
LISTS = [(name, deck) for name in LIST_SETS for deck in legend_decks(name)]


@pytest.mark.parametrize(("name", "count"), [("Origins", 16), ("Spiritforged", 12), ("Unleashed", 12), ("Vendetta", 9)])
def test_every_legend_has_a_list(name: str, count: int) -> None:
    own = OF_ORIGINS if name == "Origins" else SETS[name][-1:]
    legends = {card.name for card in all_facts() if card.type == "legend" and card.set in own and not card.preview}
    assert len(legend_decks(name)) == len(legends) == count
    assert {deck.legend for deck in legend_decks(name)} == legends


@pytest.mark.parametrize(("name", "deck"), LISTS, ids=lambda x: x.name if isinstance(x, Deck) else "")
def test_our_lists_are_built_like_real_ones(name: str, deck: Deck) -> None:
    assert (deck.size, sum(count for count, _ in deck.runes), len(set(deck.battlefields))) == (40, 12, 3)
    assert sum(count for count, _ in deck.sideboard) == 8
    assert {facts(card).set for card in deck.cards} <= set(SETS[name])
    own = sum(count for count, card in deck.main if facts(card).set in (SETS[name][-1], "OGN"))
    assert own >= 20, "it is about the cards of its set"
    assert builtin(deck.name.upper()) is deck
    assert str(about(deck.name)).count(".") == 2
    assert file_of(deck).read_text(encoding="utf-8") == write(deck)
    told = judge(deck)
    for mode in ("duel", "match", "skirmish", "war", "2v2", "lanes"):
        banned = mode == "2v2" and deck.legend == "Wuju Bladesman"
        assert [finding.id for finding in told.legal[mode]] == (["deck-banned"] if banned else [])
    seen = profile(deck)
    assert seen.types["unit"] >= 16, "battlefields are taken by units"
    assert sum(seen.curve[:4]) >= 14, "something to do on the first turns"
    assert sum(count for count, card in deck.main if facts(card).is_signature) >= 2


@pytest.mark.parametrize(("name", "deck"), LISTS, ids=lambda x: x.name if isinstance(x, Deck) else "")
def test_every_card_of_our_lists_works(name: str, deck: Deck) -> None:
    assert judge(deck).unsupported == ()
    assert {*deck.cards} <= supported()


@pytest.mark.parametrize("deck", champion_decks(), ids=lambda deck: deck.name)
def test_champion_decks_are_whole(deck: Deck) -> None:
    assert (deck.size, sum(count for count, _ in deck.runes), len(set(deck.battlefields))) == (40, 12, 3)
    assert builtin(deck.name.upper()) is deck
    assert str(about(deck.name)).count(".") == 2
    assert file_of(deck).read_text(encoding="utf-8") == write(deck)
    # Their lists are older than the ban lists; without those they are legal everywhere.
    for mode in ("duel", "match", "skirmish", "war", "2v2", "lanes"):
        assert legality(deck, mode, bans=False) == ()
        assert legality(deck, mode, on="2026-07-31") == ()


@pytest.mark.parametrize("deck", preconstructed(), ids=lambda deck: deck.name)
def test_every_card_of_what_was_sold_works(deck: Deck) -> None:
    assert judge(deck).unsupported == () and judge(deck).is_supported
    assert {*deck.cards} <= supported()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("deck", preconstructed(), ids=lambda deck: deck.name)
def test_every_one_survives_every_format(deck: Deck, format: str) -> None:
    assert parse(write(deck, format), deck.name) == deck


def test_what_was_sold_and_banned_since() -> None:
    assert {deck.name: banned_since(deck) for deck in preconstructed() if banned_since(deck)} == {
        "Master Yi": ("Wuju Bladesman",),
        "Jinx": ("Fight or Flight", "Scrapheap", "Reaver's Row"),
    }
    assert banned_since(builtin("Jinx"), on="2026-09-01") == ()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("deck", preconstructed(), ids=lambda deck: deck.name)
@pytest.mark.clause("A68")
def test_what_was_sold_is_legal_exactly_as_it_was_sold(deck: Deck, mode: str) -> None:
    assert legality(deck, mode) == ()


@pytest.mark.clause("A68")
def test_a_deck_as_sold_that_is_changed_is_judged_like_any_list() -> None:
    jinx = builtin("Jinx")
    gone = next(name for count, name in jinx.main if count == 1 and name != jinx.champion)
    changed = replace(jinx, main=tuple((n, "Jinx, Rebel" if name == gone else name) for n, name in jinx.main))
    for other in (changed, replace(jinx, sideboard=((1, "Jinx, Rebel"),))):
        assert [finding.params["card"] for finding in legality(other, "duel")] == [
            "Fight or Flight", "Scrapheap", "Reaver's Row"
        ]  # fmt: skip
        assert banned_since(other) == () and judge(other).notes == ()
    assert [note.id for note in judge(jinx).notes] == ["deck-as-sold"]


def test_a_profile_counts_copies() -> None:
    seen = profile(builtin("Jinx"))
    assert sum(seen.curve) == sum(seen.types.values()) == 40
    assert seen.types == {"unit": 25, "spell": 12, "gear": 3}
    assert seen.domains == {"Fury": 21, "Chaos": 19}
    assert seen.curve[0] == 0 and seen.curve[-1] == 2
    assert round(seen.average, 2) == 3.33
