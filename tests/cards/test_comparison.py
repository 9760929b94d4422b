"""The comparison with the reference wording: it finds nothing unexplained, and it would find much."""

from __future__ import annotations

import random

import pytest

from farfield.cards import catalogue
from farfield.cards.facts import facts
from tools.card_changes import Change, changes
from tools.compare_cards import kinds
from tools.compare_cards.__main__ import differs
from tools.compare_cards.comparing import NoReference, explained, reference, unexplained
from tools.compare_cards.wording import bag

PROVEN = sorted(name for name in catalogue.claimed() if facts(name).type != "rune")


@pytest.mark.parametrize("name", PROVEN)
def test_a_card_differs_from_the_reference_only_as_explained(name: str) -> None:
    try:
        reference()
    except NoReference as error:
        pytest.skip(str(error))
    assert unexplained(name) == []


def test_what_is_explained_is_a_card_and_short() -> None:
    for name, listed in explained().items():
        facts(name)
        for difference, reason in listed.items():
            assert all(fact.strip()[0] in "+-" and len(fact.split()) <= 2 for fact in difference.split(",")), name
            assert 10 < len(reason) < 120, name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("When I attack, draw 1.", "Whenever I attack, draw 1 card."),
        ("Deal 3 to all units at battlefields.", "Deal 3 damage to each unit at any battlefield."),
        ("Kill a gear that costs [5] or more.", "Kill a gear costing at least [5]."),
        ("If you have 4+ units here, draw 1.", "If you control at least four units here, draw 1 card."),
        ("Give your Mechs +1 [M] this turn.", "Give +1 [M] to Mech units you control this turn."),
        ("Play two 1 [M] Recruit unit tokens into your base.", "Play two Recruit unit tokens with 1 [M] to your base."),
        ("You may pay [1] to draw 1.", "You may pay [1]. If you do, draw 1 card."),
    ],
)
def test_two_ways_to_say_a_thing_are_one(one: str, other: str) -> None:
    assert bag(one) == bag(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Buff another friendly unit.", "Buff a friendly unit."),
        ("Buff a friendly unit.", "Buff an enemy unit."),
        ("Buff a friendly unit.", "Buff a unit you control."),
        ("Buff a friendly unit.", "Buff all friendly units."),
        ("Deal 2 to up to two units.", "Deal 2 to two units."),
        ("Deal 2 to a unit here.", "Deal 2 to a unit."),
        ("Deal 2 to a unit here.", "Deal 3 to a unit here."),
        ("Give a unit +1 [M] this turn.", "Give a unit +1 [M]."),
        ("Give a unit +1 [M] this turn.", "Give a unit -1 [M] this turn."),
        ("Give a unit +1 [M] this turn.", "Give a unit +1 [M] this combat."),
        ("You may draw 1.", "Draw 1."),
        ("Pay [1][Fury]: Draw 1.", "Pay [1]: Draw 1."),
        ("[Assault 2]", "[Assault 3]"),
        ("Kill a unit with 3 [M] or less.", "Kill a unit with 3 [M] or more."),
        ("Return a unit from your trash to your hand.", "Return a unit from a trash to your hand."),
        ("If I would die, kill this instead.", "If I would die, kill this."),
    ],
)
def test_a_small_word_makes_a_difference(one: str, other: str) -> None:
    assert bag(one) != bag(other)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("When I attack, draw 1.", "triggered"),
        ("[Legion] \u2014 When you play me, draw 1.", "triggered"),
        ("[Deathknell] \u2014 Draw 1.", "triggered"),
        ("[1], [Exhaust]: Draw 1.", "activated"),
        ("You may pay [1] as an additional cost to play me.", "additional-cost"),
        ("If I would die, recall me instead.", "replacement"),
        ("Units here have +1 [M].", "passive"),
    ],
)
def test_the_kind_of_a_line_is_told_by_its_shape(line: str, kind: str) -> None:
    assert kinds.of_text(line, spell=False) == {kind: 1}
    assert kinds.of_text("[Tank], [Assault 2]", spell=False) == {}
    assert kinds.of_text("[Action]\nDraw 1.\nDraw 1.", spell=True) == {"instructions": 1}


def test_it_notices_at_least_95_of_100_small_changes() -> None:
    """Names that a definition gives to its choices are nothing that a text says."""
    every: list[Change] = [x for name in PROVEN if name in catalogue.texts() for x in changes(name) if x.kind != "name"]
    drawn = random.Random(14).sample(every, 300)
    missed = [f"{change.card}: {change.what}" for change in drawn if not differs(change)]
    assert len(missed) <= 15, missed
