"""Random decks of all complete cards, for measuring strength."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import supported
from farfield.decks import legality, unsupported
from farfield.lab.random_decks import EmptyPool, Pool, allowed


@pytest.mark.parametrize("mode", ["duel", "skirmish", "2v2"])
def test_every_deck_is_legal_and_all_of_its_cards_are_complete(mode: str) -> None:
    for number in range(24):
        for deck in allowed(mode).table(number, 2):
            assert (legality(deck, mode), unsupported(deck, supported())) == ((), ()), deck.name
            assert deck.size == 40


def test_a_number_is_a_table() -> None:
    assert allowed().table(7, 2) == allowed().table(7, 2) != allowed().table(8, 2)


def test_every_legend_has_its_turn() -> None:
    legends = {deck.legend for number in range(300) for deck in allowed().table(number, 2)}
    assert legends == {card.name for card in allowed().legends} and len(legends) >= 16


def test_without_cards_there_is_no_deck() -> None:
    for names in ((), ("Gust", "Void Gate")):
        with pytest.raises(EmptyPool, match="enough complete cards"):
            Pool(names).table(1, 2)
