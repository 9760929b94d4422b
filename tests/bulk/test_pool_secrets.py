"""Nothing leaks, and every record replays, with the whole pool: the cards that look, name, reveal and steal first."""

from __future__ import annotations

import pytest

from tests.pool_decks import secretive
from tests.pool_secrets import MODES, about, play
from tests.random_games import batches

GAMES, AT_ONCE = 24, 6
SOAK_GAMES, SOAK_AT_ONCE = 9 * len(secretive()), 30
"""Each card three times in each mode."""


@pytest.mark.once
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE, both=0))
def test_nothing_leaks_with_any_card(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        play(number * 37)  # here and there in the pool, in every mode


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_AT_ONCE))
def test_nothing_leaks_with_each_card_in_each_mode(first: int) -> None:
    played = [play(number) for number in range(first, min(first + SOAK_AT_ONCE, SOAK_GAMES))]
    assert sum(played) >= len(played) / 3, "games are about a card that is played"


def test_each_card_that_looks_or_steals_comes_up_in_each_mode() -> None:
    games = [(about(number), MODES[number % 3]) for number in range(3 * len(secretive()))]
    assert len(set(games)) == len(games) == 3 * len(secretive())
    assert len(secretive()) > 100
