"""Who decides: programs with `choose(game, decision) -> Option` that use only the public API."""

from __future__ import annotations

from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option


class Player(Protocol):
    """Anything that can answer a decision of a seat."""

    def choose(self, game: Game, decision: Decision) -> Option: ...


def play_out(game: Game, players: list[Player], most: int = 20_000) -> int:
    """Let programs play a game to its end; how many decisions that took."""
    count = 0
    while not game.over and count < most:
        decision = game.decisions()[0]
        game.choose(decision, players[decision.seat].choose(game, decision))
        count += 1
    return count
