"""A legal deck from a legend and a few wishes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards.catalogue import supported
from farfield.cards.facts import UnknownCard, all_facts, facts
from farfield.decks import MODES, BadWish, NoLegend, build, judge, legality, profile
from farfield.decks.building import WORDS
from tests.decks.lists import MAIN, OF_TYPE

TAGS = sorted({tag for card in all_facts() if card.is_main_deck for tag in card.tags})


def findings(legend: str, *wishes: str) -> list[str]:
    deck = build(legend, wishes).deck
    return [f"{mode}: {finding}" for mode in MODES for finding in legality(deck, mode)]


@pytest.mark.parametrize("legend", OF_TYPE["legend"])
def test_every_legend_gets_a_legal_deck(legend: str) -> None:
    found = findings(legend)
    if facts(legend).banned:
        assert [line.partition(" (")[0] for line in found] == [f"2v2: {legend} is banned in 2v2"]
    else:
        assert found == []
    assert build(legend).deck.size == 40


WISHES = st.one_of(
    st.sampled_from(MAIN + OF_TYPE["battlefield"] + OF_TYPE["rune"]),
    st.builds("{} {}".format, st.integers(1, 9), st.sampled_from(MAIN)),
    st.sampled_from(TAGS),
    st.sampled_from(WORDS),
    st.sampled_from(("Fury", "calm", "MIND", "Body", "Chaos", "Order")),
)


@given(st.sampled_from([name for name in OF_TYPE["legend"] if not facts(name).banned]), st.lists(WISHES, max_size=30))
@settings(max_examples=25, deadline=None)
def test_no_wish_makes_it_illegal(legend: str, wishes: list[str]) -> None:
    assert findings(legend, *wishes) == []
    assert build(legend, wishes) == build(legend, wishes)


@given(st.text(max_size=60), st.text(max_size=60))
@settings(max_examples=25, deadline=None)
def test_any_text_is_a_wish_or_refused(legend: str, wish: str) -> None:
    for words in ((legend, wish), ("Jinx", wish)):
        try:
            assert build(words[0], [words[1]]).deck.size == 40
        except (UnknownCard, NoLegend, BadWish) as error:
            assert str(error).strip()


def test_wished_cards_are_in_it() -> None:
    deck = build("Jinx", ["Gust", "2 Get Excited!", "zaun warens", "Jinx, Rebel"]).deck
    assert (deck.copies("Gust"), deck.copies("Get Excited!"), deck.champion) == (3, 2, "Jinx, Rebel")
    assert build("Jinx", ["1 Gust", "any"]).deck.copies("Gust") == 1
    assert "Zaun Warrens" in deck.battlefields


def test_a_champion_stands_for_its_legend() -> None:
    deck = build("Jinx, Rebel").deck
    assert (deck.legend, deck.champion) == ("Loose Cannon", "Jinx, Rebel")


def test_wishes_that_cannot_be_granted_are_left_out_with_the_reason() -> None:
    built = build("Jinx", ["Decisive Strike", "Scrapheap", "Challenge", "Fury Rune", "Garen, Commander"])
    said = [str(note) for note in built.notes]
    assert said[1:6] == [
        "Decisive Strike is a Signature card of Garen; with Loose Cannon only those of Jinx are allowed. [CR 103.2.d]",
        "Scrapheap is banned in duel (list of 2026-09-18). Replace it. [CR 103.2.e]",
        "Challenge is Body; with Loose Cannon only Fury / Chaos are allowed. [CR 103.2.c]",
        "Fury Rune was left out. Wish for units, spells, gear or battlefields.",
        "Garen, Commander is Order; with Loose Cannon only Fury / Chaos are allowed. [CR 103.2.c]",
    ]
    assert not {"Decisive Strike", "Scrapheap", "Challenge"} & set(built.deck.cards)


def test_how_many_may_be_wished_for() -> None:
    legend = next(name for name in OF_TYPE["legend"] if set(facts("Spiderling").domains) <= set(facts(name).domains))
    assert build(legend, ["20 Spiderling"]).deck.copies("Spiderling") == 20
    built = build("Jinx", ["9 Gust", "Reaver's Row", *OF_TYPE["battlefield"][:5]])
    said = [str(note) for note in built.notes]
    assert "Gust: the deck holds 3; there is no room for more." in said
    assert "Reaver's Row is banned in duel (list of 2026-09-18). Replace it. [CR 103.2.e]" in said
    allowed = [name for name in OF_TYPE["battlefield"][:5] if not facts(name).banned]
    assert set(built.deck.battlefields) == set(allowed[:3])
    assert f"{allowed[3]}: the deck holds 0; there is no room for more." in said


def test_tags_types_and_costs_can_be_wished_for() -> None:
    poros = build("Garen", ["poros"])
    assert sum(count for count, name in poros.deck.main if "Poro" in facts(name).tags) >= 3
    assert profile(build("Jinx", ["cheap", "any"]).deck).average < profile(build("Jinx", ["big", "any"]).deck).average
    spells = [profile(build("Lux", [wish, "any"]).deck).types["spell"] for wish in ("units", "spells")]
    assert spells[0] < spells[1]


def test_cards_that_work_come_first() -> None:
    deck = build("Garen").deck
    assert judge(deck).is_supported
    used = [name for name in build("Jinx").deck.cards if name not in supported()]
    told = [note.params["count"] for note in build("Jinx").notes if note.id == "deck-new-unsupported"]
    assert told == ([len(used)] if used else [])


def test_what_is_no_legend_or_wish_is_refused() -> None:
    with pytest.raises(UnknownCard, match='called "Nobody at all"'):
        build("Nobody at all")
    with pytest.raises(NoLegend, match=r"Gust is not a legend\. Name a legend"):
        build("Gust")
    with pytest.raises(BadWish, match='"dragonz of doom" is no card, tag or domain, and none of: units, spells, gear'):
        build("Jinx", ["dragonz of doom"])
    with pytest.raises(BadWish, match=r"Did you mean .*Yordle"):
        build("Jinx", ["Yordel"])


def test_a_wished_preview_is_left_out_and_called_one() -> None:
    built = build("Daughter of the Void", ["Akali"])
    assert [note.id for note in built.notes if note.params.get("card") == "Akali (RAD-015)"] == ["deck-preview"]
