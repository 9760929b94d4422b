"""A game between programs, as every chapter of the lab plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farfield.decks import Deck
from farfield.games import start
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.rules.game import Game

MOST_ANSWERS: Final = 20_000


def seated(names: Sequence[str], dice: int) -> list[Player]:
    """A program for each seat, each with dice of its own."""
    return [PROGRAMS[name](dice + seat) for seat, name in enumerate(names)]


def played(decks: Sequence[Deck], names: Sequence[str], dice: int) -> Game:
    """A Duel, to its end."""
    game = start(list(decks), dice, record=False)
    play_out(game, seated(names, dice), MOST_ANSWERS)
    return game


def share(game: Game, seat: int) -> float:
    """What a seat got of a game: 1, 0, or a half if nobody won."""
    return float(seat in game.winners) if game.winners else 0.5
