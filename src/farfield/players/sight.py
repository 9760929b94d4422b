"""All that a player is given besides the question: the game as far as its seat may know it."""

from __future__ import annotations

from farfield.rules.game import Game
from farfield.rules.modes.mode import Mode
from farfield.rules.view import SeatView


class Sight:
    """What one seat may know of a game, for as long as the game lasts.

    It can be looked at, and imagined as it may be, as often as somebody likes. The game itself is not to be had here:
    a player that has only this cannot look at a card that it must not see.
    """

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def mode(self) -> Mode:
        return self._game.mode

    @property
    def sides(self) -> int:
        """How many sides there are: two in a Duel; in Lane Legends the lanes' NPCs too."""
        return len(self._game.sides)

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def steps(self) -> int:
        """How many answers were given so far."""
        return self._game.steps

    def view(self) -> SeatView:
        """The table as the seat sees it."""
        return self._game.view(self.seat)

    def imagine(self, deal: int, wishes: int = 0) -> Game:
        """A game that looks the same to the seat and could be the real one, by a number."""
        return self._game.imagine(self.seat, deal, wishes)

    def known(self) -> Game:
        """One of these games, for what is the same in all of them: the own hand, the board, the own list."""
        return self._game.imagine(self.seat, 0)
