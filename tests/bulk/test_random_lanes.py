"""Random games of Lane Legends in bulk: no forbidden state, no stuck table, every game ends."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lane_games import PLAYERS, play
from tests.random_games import batches

GAMES, AT_ONCE = 104, 13


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE, both=2))
def test_every_number_of_players_and_any_modifiers(first: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(first, first + AT_ONCE):
        play(seed, counts)
    assert len(PLAYERS) == AT_ONCE, "one game of each number of players"
    assert counts["LL 4: a card is dealt from the bottom"] > 10 * AT_ONCE
    assert counts["LL 6.2: a Strike is used"] > 0
    assert counts["LL 7.1: an NPC assigns damage"] > 0
