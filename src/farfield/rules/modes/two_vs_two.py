"""2v2 Magma Chamber (CR 489): two teams to 11 points, their turns alternating; for the rest set up like War.

That friendly means both, that points are one total, that teammates never share a battlefield and that they lose
together is in the core, which knows teams. Nothing else is shared: no control, no resources, no XP, no hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..terms import MAIN
from .war import War

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, State


class TwoVsTwo(War):
    name = "2v2"
    victory_score = 11

    def __init__(self, rulebook: bool = False) -> None:
        self.rulebook = rulebook
        self.invites = True

    def teams(self, players: int) -> list[int]:
        """Teammates sit opposite each other, so going round the table alternates the teams."""
        return [seat % 2 for seat in range(players)]

    def may_invite(self, s: State, a: Arena, host: SeatId, guest: SeatId) -> bool:
        """CR 316.5.b.1, 489.8.a: in one's own Main Phase a teammate, to play a card or use an ability."""
        if s.phase == MAIN and host == s.turn_seat and not a.chain and a.showdown < 0:
            return s.friendly(host, guest)
        return self.rulebook and super().may_invite(s, a, host, guest)
