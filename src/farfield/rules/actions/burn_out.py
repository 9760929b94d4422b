"""Burn Out: a player must take more cards out of their Main Deck than it holds (CR 431)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import scoring
from ..ids import NOTHING, SeatId
from ..knowing import log
from ..objects import zones
from ..state import Option
from ..state.questions import to_pick_seat
from ..terms import Q_PLAYER
from ..turn.frames import Frame, ask
from . import points_and_xp, zone_changes

if TYPE_CHECKING:
    from ..state import Arena, State

THEN_DRAW: Final = 0
THEN_BURN: Final = 1


def burn_out(s: State, a: Arena, seat: SeatId, left: int, then: int, naming: zone_changes.Naming) -> None:
    """A replacement: what could be done was done; recycle the trash, an opponent gains a point, do the rest."""
    if s.mode.burn_out(s, a, seat):
        return  # the mode says what happens instead
    a.stack.append(BurnOut(seat, left, then, naming))


class BurnOut(Frame):
    __slots__ = ("left", "naming", "seat", "stage", "then")

    def __init__(self, seat: SeatId, left: int, then: int, naming: zone_changes.Naming) -> None:
        self.naming = naming  # what some text calls the cards
        self.seat = seat
        self.left = left
        self.then = then
        self.stage = 0

    def copy(self) -> Frame:
        f = BurnOut(self.seat, self.left, self.then, self.naming)
        f.stage = self.stage
        return f

    def numbers(self) -> list[int]:
        return [1, self.seat, self.left, self.then, self.stage, self.naming.text, self.naming.slot]

    def step(self, s: State, a: Arena) -> None:
        if self.stage == 0:
            self.stage = 1
            side = s.sides[self.seat]
            side.burn_outs += 1
            log.note(s, "burns-out", [], [self.seat], "CR 431")
            zone_changes.recycle(s, a, side.trash[:])
            side.deck[:] = zones.forget(s, side.deck)
        if self.stage == 1:
            options: list[Option] = []
            for other in s.seats_from(self.seat):
                if s.enemies(self.seat, other):
                    options.append(to_pick_seat(other))
            if options:
                ask(s, a, self.seat, Q_PLAYER, options, NOTHING, "CR 431")
                return
        a.stack.pop()
        if not s.sides[self.seat].deck and not any(s.enemies(self.seat, x) for x in s.order):
            return  # nothing to draw, and nobody whom going on would help
        if self.then == THEN_DRAW:
            zone_changes.draw(s, a, self.seat, self.left, self.naming)
        else:
            zone_changes.burn(s, a, self.seat, self.left, self.naming)

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.stage = 2
        again = s.sides[self.seat].burn_outs >= 2
        points_and_xp.gain_points(s, a, option.seat, 1, again)
        if again:
            # CR 431: from the second in a row these points cannot be prevented and win at once, without a cleanup.
            scoring.check_victory(s)
