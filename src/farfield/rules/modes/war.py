"""FFA4 War (CR 488): four players, each for themselves; the first player's battlefields are removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import setup
from .mode import Mode

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import State


class War(Mode):
    name = "war"
    seats_least = 4
    seats_most = 4

    def __init__(self, rulebook: bool = False) -> None:
        self.rulebook = rulebook
        self.invites = rulebook

    def setup(self, s: State) -> None:
        setup.one_arena(s)
        for seat in s.seats():
            if seat != s.first_seat:
                setup.place_battlefield_at_random(s, seat)

    def first_player_draws(self, s: State, seat: SeatId) -> bool:
        """CR 488: the first player draws no card in their first Draw Phase."""
        return seat != s.first_seat
