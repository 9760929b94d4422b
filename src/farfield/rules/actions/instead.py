"""What would be done to one object or by one player, where something may happen instead (CR 367-375).

Whoever is about to do it asks here first. Mostly nobody could replace it, and it is done at once; otherwise it waits on
the stack until what applies has applied, and is done then if nothing has replaced it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import combat
from ..abilities import replacements
from ..abilities.replacements import Candidate, Replacing
from ..state import S_REPLACE, Event
from ..terms import BATTLEFIELD, BOARD, E_CONQUERED, E_HELD, E_RETURNED, E_STUNNED, E_TIED, E_WEAKENED
from ..turn.frames import Frame
from . import giving, points_and_xp, statuses, zone_changes

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Mod, State


def replaced(s: State, a: Arena, e: Event, mod: Mod | None = None) -> bool:
    """May something happen instead of this? Then it is seen to, and whoever asks does nothing more."""
    if not replacements.of(s, s.home(a, s.card(e.subject)), e, S_REPLACE):
        return False
    would = Would([e], mod)
    if not would.left(s, a):
        return False  # it is what replaces such an event already (CR 370.2)
    would.begin(a)
    return True


class Would(Replacing):
    """One such event that something might replace."""

    __slots__ = ("mod",)

    def __init__(self, events: list[Event], mod: Mod | None) -> None:
        super().__init__(events)
        self.mod = mod  # of less Might: what would be given

    def copy(self) -> Frame:
        f = Would(self.events[:], self.mod)
        f.fill(self)
        return f

    def numbers(self) -> list[int]:
        told: list[int] = []
        for e in self.events:
            told += [e.kind, e.actor, e.place, e.amount, e.cause]
        return [12, *told, -1, *super().numbers()]

    def left(self, s: State, a: Arena) -> bool:
        """Is anything there that has not been applied to what this comes from?"""
        within: list[int] = []
        for frame in a.stack:
            if isinstance(frame, Replacing) and frame.applied:
                within.append(frame.applied)
        for e in self.events:
            for x in self.look(s, a, e):
                if x.key not in within:
                    return True
        return False

    def can_happen(self, s: State, e: Event) -> bool:
        card = s.find(e.subject)
        return card is not None and card.zone == BOARD

    def affected(self, s: State, e: Event) -> SeatId:
        card = s.card(e.subject)
        return e.actor if card.printed.types & BATTLEFIELD else card.controller

    def look(self, s: State, a: Arena, e: Event) -> list[Candidate]:
        return replacements.of(s, s.home(a, s.card(e.subject)), e, S_REPLACE)

    def happen(self, s: State, a: Arena) -> None:
        for e in self.events:
            if self.can_happen(s, e):
                do(s, a, e, self.mod)


def do(s: State, a: Arena, e: Event, mod: Mod | None) -> None:
    """Nothing has replaced it."""
    if e.kind == E_STUNNED:
        statuses.stun_now(s, a, e.subject, e.actor)
    elif e.kind == E_WEAKENED:
        assert mod is not None  # it comes with what would be given
        giving.add_might(s, a, s.card(e.subject), mod)
    elif e.kind == E_RETURNED:
        zone_changes.return_now(s, a, e.subject, e.actor)
    elif e.kind == E_TIED:
        combat.recall_now(s, a)
    else:
        assert e.kind == E_CONQUERED or e.kind == E_HELD
        points_and_xp.add_points(s, a, e.actor, e.amount)
