"""Who called "wait" from elsewhere is given a while before the lane's owner may go on without them (LL 2.7)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from farfield.errors import IllegalAnswer
from farfield.rules.terms import OVERRULE, WAIT_FOR_ME

if TYPE_CHECKING:
    from farfield.rules.state import Decision, Option
    from farfield.table.live import Room

A_WHILE: Final = 20.0
"""Seconds. Long enough to read a card and play it; at one screen people settle it among themselves."""


class Waits:
    """Since when each seat has asked to wait in each lane; forgotten with the server, which only makes it shorter."""

    def __init__(self) -> None:
        self._since: dict[tuple[int, int], float] = {}

    def see(self, decision: Decision, option: Option, now: float) -> None:
        if option.verb == WAIT_FOR_ME:
            self._since[decision.arena, decision.seat] = now

    def refuse_haste(self, room: Room, decision: Decision, option: Option) -> None:
        """Raises `IllegalAnswer` while somebody who is there, at another screen, has just asked to wait."""
        if option.verb != OVERRULE:
            return
        held = room.running().game.arenas[decision.arena].held
        for seat in range(len(room.kept.seats)):
            left = self._since.get((decision.arena, seat), -A_WHILE) + A_WHILE - room.clock.now()
            if held >> seat & 1 and left > 0 and self._elsewhere(room, seat, decision.seat):
                raise IllegalAnswer(
                    "room-wait",
                    "{name} has asked to wait. You can go on without them in {seconds} seconds.",
                    {"name": room.names[seat], "seconds": math.ceil(left)},
                    "LL 2.7",
                )

    def _elsewhere(self, room: Room, seat: int, owner: int) -> bool:
        screens = [x.seats for x in room.connections if seat in x.seats]
        return bool(screens) and not any(owner in seats for seats in screens)
