"""Facedown cards that a text lets somebody look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.in_force import in_force
from ..objects import zones
from ..state import S_RULE
from ..terms import LOOK_AT
from . import log

if TYPE_CHECKING:
    from ..state import Arena, State


def show(s: State, a: Arena) -> None:
    """Whoever a text lets look at facedown cards sees those that it speaks of."""
    if not s.governed & (1 << S_RULE):
        return
    for index in a.places:
        for id in s.places[index].facedown[:]:
            for x in in_force(s, a, S_RULE, LOOK_AT, s.card(id)):
                seat = x.context.seat
                if seat >= 0 and not (s.card(id).known >> seat) & 1:
                    zones.know(s, id, 1 << seat)
                    log.note(s, "looks", [id], [seat, 1], "CR 421", 1 << seat)
