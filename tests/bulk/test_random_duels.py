"""Random Duels in bulk: no forbidden state, no crash, no stuck game, every game ends."""

from __future__ import annotations

import pytest

from tests.random_games import Tally, batches, geared_duel, play_out, starter_duel, wild_duel

STARTER_GAMES, WILD_GAMES, SOAK_GAMES = 300, 100, 10_000
AT_ONCE, SOAK_AT_ONCE = 50, 250


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(STARTER_GAMES, AT_ONCE))
def test_starter_decks(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        play_out(starter_duel(seed), seed, tally)
    assert tally.games == AT_ONCE
    assert sum(tally.winners.values()) == AT_ONCE, "a Duel has one winner"
    assert tally.deepest_chain >= 3, "eager players respond to responses"


@pytest.mark.bulk
def test_lists_with_gear() -> None:
    tally = Tally()
    for seed in range(AT_ONCE):
        play_out(geared_duel(seed), seed, tally)
    assert sum(tally.winners.values()) == AT_ONCE


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(WILD_GAMES, AT_ONCE))
def test_every_part_of_the_card_language(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        play_out(wild_duel(seed), seed, tally)
    assert sum(tally.winners.values()) == AT_ONCE
    assert tally.deepest_chain >= 4


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_AT_ONCE))
def test_ten_thousand_games(first: int) -> None:
    """Three of four with starter decks, the fourth with the wild one; seeds that the shorter test does not use."""
    tally = Tally()
    for seed in range(1_000_000 + first, 1_000_000 + first + SOAK_AT_ONCE):
        play_out(wild_duel(seed) if seed % 4 == 3 else starter_duel(seed // 4 * 3 + seed % 4), seed, tally)
    assert sum(tally.winners.values()) == SOAK_AT_ONCE
