"""FFA3 Skirmish (CR 487): three players, each for themselves, one battlefield of each at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import setup
from .mode import Mode

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import State


class Skirmish(Mode):
    name = "skirmish"
    seats_least = 3
    seats_most = 3

    def __init__(self, rulebook: bool = False) -> None:
        self.rulebook = rulebook
        self.invites = rulebook

    def setup(self, s: State) -> None:
        setup.one_arena(s)
        for seat in s.seats():
            setup.place_battlefield_at_random(s, seat)

    def first_player_draws(self, s: State, seat: SeatId) -> bool:
        """CR 487: the first player draws no card in their first Draw Phase."""
        return seat != s.first_seat
