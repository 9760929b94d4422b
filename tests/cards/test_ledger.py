"""The ledger of abilities (see `ledger`): every ability of every supported card is missed when it is taken away."""

from __future__ import annotations

import pytest

from farfield.cards import catalogue
from tests.cards.ledger import SCENARIOS, is_missed, load, noticed, without

load()


@pytest.mark.parametrize("name", sorted(catalogue.claimed()))
def test_every_ability_is_missed_when_it_is_taken_away(name: str) -> None:
    scenarios = SCENARIOS.get(name, [])
    assert scenarios, f"no scenario shows {name}"
    card = catalogue.printed(name)
    lines = (*card.abilities, *card.effect_text)
    for number in range(len(lines)):
        missed = is_missed(scenarios, card, number)
        assert missed, f"ability {number} of {name} never fired in a test that would miss it: {lines[number]}"


def test_the_scenarios_hold_when_nothing_is_taken_away() -> None:
    """Otherwise a failing scenario would count as one that noticed."""
    failing = [name for name, scenarios in SCENARIOS.items() if any(noticed(scenario) for scenario in scenarios)]
    assert failing == []


def test_scenarios_are_of_cards_that_exist() -> None:
    assert set(SCENARIOS) == catalogue.claimed()


def test_a_card_without_an_ability_is_otherwise_the_same() -> None:
    card = catalogue.printed("Garen, Rugged")
    less = without(card, 0)
    assert (less.name, less.energy, less.power, less.might) == (card.name, card.energy, card.power, card.might)
    assert len(less.abilities) == len(card.abilities) - 1
