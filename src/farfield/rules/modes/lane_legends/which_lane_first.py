"""In the Enthralled Phase showdowns and combats go one by one: the team says whose lane is next (LL 2.5, B35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ids import NOTHING
from ...state import Option
from ...state.questions import to_pick_lane
from ...terms import Q_LANE
from ...turn.frames import Frame, ask
from . import lane

if TYPE_CHECKING:
    from ...ids import ArenaId
    from ...state import Arena, State


def staged(s: State) -> list[ArenaId]:
    """The lanes in which something waits to begin, in seat order."""
    out: list[ArenaId] = []
    for a in s.arenas:
        for index in a.places:
            if s.places[index].showdown_staged or s.places[index].combat_staged:
                out.append(a.index)
                break
    return out


def combats(s: State) -> int:
    """In how many lanes a combat waits: of mere showdowns nobody need say which comes first."""
    n = 0
    for a in s.arenas:
        for index in a.places:
            if s.places[index].combat_staged:
                n += 1
                break
    return n


def open_lane(s: State, index: ArenaId) -> None:
    s.opening = index
    s.arenas[index].cleanup_due = True


class WhichLane(Frame):
    """Asked of the first player whose lane it could be; anybody of the team may answer."""

    __slots__ = ()

    def copy(self) -> Frame:
        return WhichLane()

    def numbers(self) -> list[int]:
        return [22]

    def reaches(self, s: State, a: Arena) -> bool:
        return True

    def step(self, s: State, a: Arena) -> None:
        found = staged(s)
        if not found:
            a.stack.pop()
            return
        ask(s, a, lane.owner_of(found[0]), Q_LANE, [to_pick_lane(i) for i in found], NOTHING, "LL 2.5")
        if a.question is not None:
            for seat in range(s.players):
                a.question.others |= 1 << seat

    def answer(self, s: State, a: Arena, option: Option) -> None:
        a.stack.pop()
        open_lane(s, option.lane)
