"""Seeds of 256 bits: every one of them counts, records hold them, and those of 64 bits play as they did."""

from __future__ import annotations

from farfield.games import Match, Record, random_seed, record, start
from farfield.rules.state.dice import stream

COMMITMENT = "ed8f71022fe2d9fad4efbabff852872e7ac31d30bfd0ef365bc48aa302c7d460"
WIDE = 2**200 + 2**130 + 12345


def test_every_bit_of_a_wide_seed_counts() -> None:
    first = stream(WIDE, "deck 0").next()
    for bit in (0, 40, 70, 130, 255):
        assert stream(WIDE ^ (1 << bit), "deck 0").next() != first
    assert stream(WIDE, "deck 1").next() != first
    assert {random_seed() >> 192 for _ in range(4)} != {0}


def test_seeds_of_64_bits_give_the_streams_they_always_gave() -> None:
    assert (stream(7, "deck 0").next(), stream(2**64 - 1, "deck 0").next()) == (2865506762, 1560001963)
    assert start(["Garen", "Lux"], seed=7).seed_commitment() == COMMITMENT


def test_a_game_with_a_wide_seed_is_recorded_and_committed_to() -> None:
    game = start(["Garen", "Lux"], seed=WIDE)
    for _ in range(20):
        decision = game.decisions()[0]
        game.choose(decision, decision.options[-1])
    again = Record.parse(record(game).text()).replay()
    assert again.hash() == game.hash() and again.seed == WIDE
    others = {start(["Garen", "Lux"], seed=seed).seed_commitment() for seed in (WIDE, WIDE + 1, 2**64, 2**64 - 1)}
    assert len(others) == 4 and game.seed_commitment() in others


def test_a_match_with_a_wide_seed_gives_its_games_such() -> None:
    assert Match.of("Garen", "Lux", seed=WIDE).next_settings().seed >> 64
    assert not Match.of("Garen", "Lux", seed=7).next_settings().seed >> 64
