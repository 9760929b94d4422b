"""How much better could a program be? One that knows what nobody may know, and has ten times the effort.

It is for the lab alone: what it wins beside a program that plays fair says how much of a loss is the deal, and how much
could still be learned. It is no proof that more cannot be won.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farfield.players import Player
from farfield.players.duel_plan import Plan
from farfield.players.duel_turn import Effort
from farfield.players.lane_turn import LaneEffort
from farfield.players.search import Search
from farfield.players.sight import Sight
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game

CEILING: Final = "sees-the-deck"
EFFORT: Final = LaneEffort(long=6, wide=20, top=80, deals=1, trust=1.0, mulligan=1)
"""Where the deck is known there is one way it may lie, so the effort goes into ways to use a turn: eight times as many
of them are played on as for an expert, and four times as many beginnings are followed, half as far again."""
TURN: Final = Plan(long=6, wide=20, top=80, hands=1, turns=4, behind=6.0)
ASKED: Final = Effort(kept=20, close=1.0, worlds=1, replies=1, turns=4, careful=20, tries=80)
"""The same for a Duel: there is one hand that the opponent can have, and one card that each will draw next."""


class SeesTheDeck(Search):
    """Plays with open cards, once it has been shown the game."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, ASKED, lane_effort=EFFORT, several=ASKED, turn=TURN, opening=1)
        self.game: Game | None = None

    def imagined(self, sight: Sight, deal: int) -> Game:
        return self.game.copy() if self.game is not None else super().imagined(sight, deal)

    def otherwise(self, seen: Game, seat: int, deal: int) -> Game:
        return seen.copy()


def open_cards(game: Game, players: Iterable[Player]) -> None:
    """Show the game to those that play with open cards. Their copies are the game itself, so it is the game that must
    ask before a turn ends by itself."""
    for player in players:
        if isinstance(player, SeesTheDeck):
            player.game = game
    for seat in range(game.players):
        game.wish(seat, PREF_ASK_IN_MAIN)
