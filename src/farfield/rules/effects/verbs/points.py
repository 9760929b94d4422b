"""Points, XP and turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...actions import points_and_xp
from ...ids import NOBODY
from ...knowing import log
from ...state.choices import seat_chosen
from ..parts import NEXT, NULL, Amount, Each, Effect, Objects, Part, WithAmount
from ..sorts import PLAYERS, Demand, Matters, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...state import Arena, State


class GainPoints(Effect):
    """Points from an effect: no final-point limit (CR 471). Negative: lose them."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: Amount, who: Objects | None = None) -> None:
        self.amount = amount
        self.who = who

    def demands(self) -> list[Demand]:
        return [Matters(self.amount), Takes(self.who, PLAYERS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        seat = run.item.seat
        if self.who is not None:
            found = self.who.find(s, run.item)
            seat = seat_chosen(found[0]) if found else NOBODY
        if n != NULL and seat >= 0:
            points_and_xp.gain_points(s, a, seat, n)
            run.did(abs(n))
        else:
            run.did(0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return GainPoints(each.one(self.amount), each.maybe(self.who))


class GainXP(WithAmount):
    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL:
            points_and_xp.gain_xp(s, a, run.item.seat, n)
        run.did(n if n != NULL else 0)
        return NEXT


class ExtraTurn(Effect):
    """You take another turn after this one (CR 734-738)."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        s.extra_turns.append(run.item.seat)
        log.note(s, "extra-turn", [], [run.item.seat], "CR 734")
        run.did(1)
        return NEXT
