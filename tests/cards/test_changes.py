"""Every small change to a card is noticed by one of its scenarios, or could be by nobody (see `tools.ledger`)."""

from __future__ import annotations

import pytest

from farfield.cards import catalogue
from tests.cards.ledger import load
from tools.card_changes import changes
from tools.ledger import explained, findings

load()


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(catalogue.claimed() & set(catalogue.texts())))
def test_every_small_change_is_noticed(name: str) -> None:
    assert findings(name, explained().get(name, {}))[1] == []


def test_what_is_explained_is_explained_of_a_card() -> None:
    assert set(explained()) <= set(catalogue.texts())


def test_changes_are_those_an_author_could_have_made_by_mistake() -> None:
    made = {f"{change.kind}: {change.what}" for change in changes("Flash")}
    assert made == {
        "option: up_to(2, unit.friendly) as exactly so many",
        "number: 2 as 3 in up_to(2, unit.friendly)",
        "number: 2 as 1 in up_to(2, unit.friendly)",
        "filter: unit.friendly as unit",
        "side: unit.friendly as unit.enemy",
        "left out: without Reaction",
        "left out: without move_to_base(up_to(2, unit.friendly))",
    }
