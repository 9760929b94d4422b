"""Points and XP that a player gains or spends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers
from ..abilities.restrictions import player_forbidden
from ..effects.kinds_of_ability import GAIN_POINTS
from ..ids import NO_PLACE, NOTHING
from ..knowing import log
from ..state import H_POINTS, H_XP
from ..terms import (
    E_GAINED_POINT,
    E_GAINED_XP,
    E_SPENT_XP,
)

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, State


def gain_xp(s: State, a: Arena, seat: SeatId, n: int) -> None:
    """CR 728-733."""
    if n > 0 and s.sides[seat].is_player:
        s.sides[seat].xp += n
        s.sides[seat].history[H_XP] += n
        s.everything_changed()
        log.note(s, "gains-xp", [], [seat, n], "CR 730")
        triggers.emit(s, a, E_GAINED_XP, NOTHING, seat, NO_PLACE, n)


def spend_xp(s: State, a: Arena, seat: SeatId, n: int) -> None:
    """As part of a cost that can be paid."""
    s.sides[seat].xp -= n
    s.everything_changed()
    triggers.emit(s, a, E_SPENT_XP, NOTHING, seat, NO_PLACE, n)


def gain_points(s: State, a: Arena, seat: SeatId, n: int, sure: bool = False) -> None:
    """Points of a side, shared by its team (CR 194, 489). Never below 0 (CR 194.4). `sure`: nothing can stop it."""
    n = s.mode.points_gained(s, seat, n)
    if n == 0 or (n > 0 and not sure and player_forbidden(s, a, seat, GAIN_POINTS)):
        return
    add_points(s, a, seat, n)


def add_points(s: State, a: Arena, seat: SeatId, n: int) -> None:
    """The points of a team change."""
    team = s.sides[seat].team
    before = s.sides[seat].points
    for side in s.sides:
        if side.team == team and side.is_player:
            side.points = max(s.mode.least_points, before + n)
    now = s.sides[seat].points
    if now != before:
        if now > before:
            s.sides[seat].history[H_POINTS] += now - before
        a.cleanup_due = True
        s.everything_changed()
        log.note(s, "gains-points", [], [seat, now - before, now], "CR 194")
        if now > before:
            triggers.emit(s, a, E_GAINED_POINT, NOTHING, seat, NO_PLACE, now - before)
