"""Deflect against a Strike (LL 6.5): pay any Power to counter it, and the unit gets a Deflected counter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...chain import off_the_chain
from ...effects.parts import NEXT, Effect
from ...knowing import log
from ...objects import counters
from ...terms import DEFLECT

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...state import Arena, Card, State

DEFLECTED: Final = 1  # the kind of counter


def less_counters(card: Card, kw: list[int]) -> list[int]:
    """LL 6.5: Deflect is all sources added, less the Deflected counters, not below 0; whoever asks for it."""
    used = counters.count(card, DEFLECTED)
    if not used or not kw[DEFLECT]:
        return kw
    left = kw[:]
    left[DEFLECT] = max(0, kw[DEFLECT] - used)
    return left


class CounterStrike(Effect):
    """Counter the Strike that chose this unit, and place the counter."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        event = run.item.event
        card = s.find(run.item.source)
        if event is None:
            return NEXT
        off_the_chain.counter(s, event.cause, run.item.seat)
        if card is not None:
            counters.put(s, card.id, DEFLECTED, 1)
            log.note(s, "deflected", [card.id], [run.item.seat], "LL 6.5")
        return NEXT
