"""In Lane Legends too, nobody learns what they must not know: teammates' hands, decks and shuffled sideboards."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farfield.games import SeatSettings, Settings, start
from farfield.rules.game import Game
from farfield.rules.knowing import imagining
from farfield.rules.state.dice import stream
from tests.insides import state_of
from tests.properties.exchanging import exchanged, play, sight, story

DECKS = ("Annie with gear", "Garen with gear", "Lux with gear", "Master Yi with gear")
TABLES = ("standard", "sideboard-first", "storm, gold-pays, sideboard-first", "nightmare, champions-out")
SEEDS = st.integers(0, 2**32)
patient = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def begin(seed: int, seats: int) -> Game:
    """Everybody is asked everywhere: whether one is asked at all must not tell what one could do."""
    sit = [replace(SeatSettings.of(DECKS[(seed + i) % 4]), every_window=True) for i in range(seats)]
    return start(Settings.of(*sit, seed=seed, mode="lanes", options=TABLES[seed % 4]))


def own_answers(game: Game, seat: int | None) -> list[tuple[int, int, int, int]]:
    return [(d.id, o.verb, o.a, o.b) for d in game.decisions() if d.seat == seat for o in d.options]


@given(seed=SEEDS, seats=st.sampled_from([1, 2, 3]), answers=st.integers(0, 150), other=SEEDS, viewer=st.integers(0, 3))
@patient
def test_an_imagined_game_looks_the_same(seed: int, seats: int, answers: int, other: int, viewer: int) -> None:
    game = begin(seed, seats)
    play(game, random.Random(seed), answers)
    seat = viewer if viewer < seats else None
    before = game.hash()
    imagined = game.imagine(seat, other)
    assert sight(imagined, seat) == sight(game, seat)
    assert own_answers(imagined, seat) == own_answers(game, seat)
    assert game.hash() == before
    play(imagined, random.Random(other), 40)  # and can be played on


@given(seed=SEEDS, seats=st.sampled_from([2, 3]), answers=st.integers(0, 150), other=SEEDS, viewer=st.integers(0, 3))
@patient
def test_what_a_seat_cannot_know_makes_no_difference_to_it(
    seed: int, seats: int, answers: int, other: int, viewer: int
) -> None:
    game = begin(seed, seats)
    play(game, random.Random(seed), answers)
    seat = viewer if viewer < seats else None
    twin = exchanged(game, seat, other)
    for side in twin.sides:
        imagining.redraw(state_of(twin), stream(other, "sideboards"), side.sideboard, [])
    assert sight(twin, seat) == sight(game, seat)
    assert story(twin, seat) == story(game, seat)
    assert own_answers(twin, seat) == own_answers(game, seat)
