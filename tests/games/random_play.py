"""Games played at random, up to some answer, for tests that want one in any state."""

from __future__ import annotations

import random

from farfield.games import start
from farfield.rules.game import Game

DECKS = ("Annie", "Garen", "Lux", "Master Yi")


def play_on(game: Game, dice: random.Random, answers: int) -> Game:
    for _ in range(answers):
        if game.over:
            break
        decision = dice.choice(game.decisions())
        game.choose(decision, dice.choice(decision.options))
    return game


def game_after(seed: int, answers: int) -> Game:
    """The same game for the same numbers: decks, seed and answers all come from the seed."""
    game = start([DECKS[seed % 4], DECKS[seed // 4 % 4]], seed)
    return play_on(game, random.Random(seed), answers)
