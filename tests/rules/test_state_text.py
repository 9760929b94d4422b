"""A card that nothing was done to is told in short for the hash of a game: word for word what is told in full."""

from __future__ import annotations

import random

import pytest

import farfield
from tests.insides import card_texts, text_of


@pytest.mark.parametrize(("decks", "mode"), [(["Garen", "Lux"], "duel"), (["Annie", "Master Yi"], "lanes")])
def test_what_is_told_in_short_is_what_is_told_in_full(decks: list[str], mode: str) -> None:
    dice = random.Random(3)
    game = farfield.start(decks, seed=3, mode=mode)
    for _ in range(150):
        if game.over:
            break
        decision = game.decisions()[0]
        game.choose(decision, dice.choice(decision.options))
        texts = card_texts(game)
        assert [short for short, _ in texts] == [full for _, full in texts]
    assert all(short in text_of(game) for short, _ in card_texts(game))
