"""Adding Energy and Power to the rune pool (CR 429)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..knowing import log
from ..state import Earmark
from .base import NEXT, Effect

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..ids import SeatId
    from ..state import Arena, State


class AddResources(Effect):
    """ "Add [2]", "Add [Fury]"; `only`: the types of card it may be spent on."""

    __slots__ = ("energy", "only", "power")

    def __init__(self, energy: int = 0, power: tuple[int, ...] = (), only: int = 0) -> None:
        self.energy = energy
        self.power = power
        self.only = only

    def add(self, s: State, seat: SeatId) -> None:
        side = s.sides[seat]
        s.spent(seat)
        if self.only:
            side.earmarks = [*side.earmarks, Earmark(self.energy, list(self.power), self.only)]
        else:
            side.energy += self.energy
            side.power.extend(self.power)
        log.note(s, "adds", [], [seat, self.energy, len(self.power)], "CR 429")

    def adds(self) -> bool:
        return True

    def run(self, s: State, a: Arena, run: Run) -> int:
        self.add(s, run.item.seat)
        run.did(1)
        return NEXT
