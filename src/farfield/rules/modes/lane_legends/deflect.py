"""Deflect against a Strike (LL 6.5): pay any Power to counter it, and the unit gets a Deflected counter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...chain import items
from ...effects.base import NEXT, Effect
from ...knowing import log
from ...objects import counters

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...state import Arena, State

DEFLECTED: Final = 1  # the kind of counter


class CounterStrike(Effect):
    """Counter the Strike that chose this unit, and place the counter."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        event = run.item.event
        card = s.find(run.item.source)
        if event is None:
            return NEXT
        items.counter(s, event.cause, run.item.seat)
        if card is not None:
            counters.put(s, card.id, DEFLECTED, 1)
            log.note(s, "deflected", [card.id], [run.item.seat], "LL 6.5")
        return NEXT
