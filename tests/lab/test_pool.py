"""Random decks of all complete cards."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import supported
from farfield.decks import legality, unsupported
from farfield.lab import pool
from farfield.lab.pool import random_deck


def test_every_deck_is_legal_and_all_of_its_cards_are_complete() -> None:
    for number in range(48):
        deck = random_deck(number)
        assert (legality(deck, "duel"), unsupported(deck, supported())) == ((), ()), deck.name
        assert deck.size == 40


def test_a_number_is_a_deck() -> None:
    assert random_deck(7) == random_deck(7) != random_deck(8)


def test_every_legend_has_its_turn() -> None:
    legends = {random_deck(number).legend for number in range(len(pool.legends()))}
    assert legends == {card.name for card in pool.legends()} and len(legends) >= 16


def test_without_cards_there_is_no_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "legends", lambda: ())
    with pytest.raises(pool.EmptyPool, match="enough complete cards"):
        random_deck(1)
