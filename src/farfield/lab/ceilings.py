"""How much better could a program be? One that knows what nobody may know, and has ten times the effort.

It is for the lab alone: what it wins beside a program that plays fair says how much of a loss is the deal, and how much
could still be learned. It is no proof that more cannot be won.
"""

from __future__ import annotations

from typing import Final

from farfield.players.lane_turn import LaneEffort
from farfield.players.search import Search
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game

CEILING: Final = "sees-the-deck"
EFFORT: Final = LaneEffort(long=6, wide=20, top=80, deals=1, trust=1.0, mulligan=1)
"""Where the deck is known there is one way it may lie, so the effort goes into ways to use a turn: eight times as many
of them are played on as for an expert, and four times as many beginnings are followed, half as far again."""


class SeesTheDeck(Search):
    """Plays Lane Legends with open cards."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, lane_effort=EFFORT)

    def imagined(self, game: Game, seat: int, deal: int) -> Game:
        return game.copy()


def prepare(game: Game) -> None:
    """Its copies are the game itself, so it is the game that must ask before a turn ends by itself."""
    for seat in range(game.players):
        game.wish(seat, PREF_ASK_IN_MAIN)
