"""Whether a seat has something to take back is seen at a glance, and is what counting its answers would say."""

from __future__ import annotations

import random

import pytest

from farfield.games import Settings
from farfield.games.taking_back import plan
from farfield.table.playing import MOST_SNAPSHOTS, Playing


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_glance_says_what_counting_says(seed: int) -> None:
    game = Playing(Settings.of("Garen", "Lux", mode="lanes", seed=seed), shared_screen=True)
    dice = random.Random(seed)
    assert not any(game.can_take_back(seat) for seat in (0, 1))
    for turn in range(80):
        if game.game.over:
            break
        decision = dice.choice(game.game.decisions())
        game.answer(decision, dice.choice(decision.options), decision.seat)
        game.pass_on([False, False], [False, False], [True, True])
        if turn % 9 == 0 and not game.game.over:
            game.turn_control(dice.choice((0, 1)))
        for seat in (0, 1):
            assert game.can_take_back(seat) == (game.latest(seat, action=False) > 0)
        if dice.random() < 0.1 and game.can_take_back(decision.seat):
            game.take_back(plan(game.game, decision.seat, game.latest(decision.seat, action=True)))


def test_everything_can_be_taken_back_though_few_moments_are_kept() -> None:
    game = Playing(Settings.of("Garen", mode="lanes", seed=4), shared_screen=True)
    before, dice = game.game.hash(), random.Random(4)
    while game.game.turn < 6 and not game.game.over:
        decision = game.game.decisions()[0]
        game.answer(decision, dice.choice(decision.options), 0)
        assert len(game.game.snapshots) <= MOST_SNAPSHOTS
    while game.can_take_back(0):
        game.take_back(plan(game.game, 0, game.latest(0, action=True)))
    assert game.game.hash() == before
