"""Adding Energy and Power to the rune pool (CR 429)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.restrictions import rule_value
from ..knowing import log
from ..state import S_RULE, Earmark
from ..terms import ADDED_ENERGY, IN_SHOWDOWNS, MAIN_DECK_CARD
from .parts import NEXT, NULL, Amount, Each, Effect, Number, Part
from .sorts import types_in_words

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Context, State
    from .program import Writer


class AddResources(Effect):
    """ "Add [2]", "Add [Fury]"; `only`: the types of card it may be spent on, and of objects whose abilities
    (`OF_ABILITIES`). `times`: the Power that many times."""

    __slots__ = ("energy", "only", "power", "times")

    def __init__(
        self, energy: int | Amount = 0, power: tuple[int, ...] = (), only: int = 0, times: Amount | None = None
    ) -> None:
        self.energy = Number(energy) if isinstance(energy, int) else energy
        self.power = power
        self.only = only
        self.times = times

    def fault(self, w: Writer) -> str:
        high = self.energy.range()[1]
        if high < 0 or (high == 0 and not self.power):
            return "add(…) adds nothing: say how much Energy, or which Power"
        if self.only and self.only != IN_SHOWDOWNS and not self.only & MAIN_DECK_CARD:
            return f"nothing is spent on {types_in_words(self.only)}"
        return ""

    def rebuilt(self, each: Each) -> Part:
        return AddResources(each.one(self.energy), self.power, self.only, each.maybe(self.times))

    def energy_now(self, s: State, c: Context) -> int:
        """How much Energy it adds: what is said here, and what others have its source add besides."""
        n = self.energy.value(s, c)
        return (n if n != NULL and n > 0 else 0) + more_energy(s, c.seat, c.source)

    def power_now(self, s: State, c: Context) -> list[int]:
        if self.times is None:
            return list(self.power)
        n = self.times.value(s, c)
        return list(self.power) * (n if n > 0 else 0)

    def add(self, s: State, c: Context) -> None:
        seat = c.seat
        side = s.sides[seat]
        energy = self.energy_now(s, c)
        power = self.power_now(s, c)
        s.spent(seat)
        if self.only:
            side.earmarks = [*side.earmarks, Earmark(energy, power, self.only)]
        else:
            side.energy += energy
            side.power.extend(power)
        log.note(s, "adds", [], [seat, energy, len(power)], "CR 429")

    def adds(self) -> bool:
        return True

    def run(self, s: State, a: Arena, run: Run) -> int:
        if s.sides[run.item.seat].is_player:  # B9: an NPC has no Rune Pool
            self.add(s, run.item)
            run.did(1)
        return NEXT


def more_energy(s: State, seat: SeatId, source: ObjectId) -> int:
    """ "Your Gold add an additional [1]"."""
    if not s.governed & (1 << S_RULE):
        return 0
    card = s.last_known(source)  # it may have paid with itself
    return rule_value(s, s.arenas[s.sides[seat].arena], ADDED_ENERGY, card, seat) if card is not None else 0
