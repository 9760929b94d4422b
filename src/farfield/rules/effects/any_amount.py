"""Paying as often as one likes while a text is carried out (CR 204.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ..costs import paying
from ..state.questions import to_say
from ..terms import Q_AMOUNT
from ..turn.frames import ask
from .parts import JUMP, NEXT, WAIT, Each, Effect, Part
from .program import Composite, Writer
from .stated_costs import MANIFOLD, Cost

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, State


class PayAny(Composite):
    """ "Pay any amount of [A] to …": a cost is paid as often as one likes, and the rest speaks of how often."""

    __slots__ = ("cost", "effect")

    def __init__(self, cost: Cost, effect: Effect) -> None:
        self.cost = cost
        self.effect = effect

    def adds(self) -> bool:
        return self.effect.adds()

    def any_amount_of(self) -> Cost | None:
        return self.cost

    def once_paid(self) -> Effect:
        return self.effect

    def write(self, w: Writer) -> None:
        cost = w.one(self.cost)
        if len(cost.deeds) + len(cost.power) + cost.energy != 1:
            raise CardTextError("any amount is paid of one thing alone: an Energy, a Power, or something that is done")
        for deed in cost.deeds:
            if deed.kind not in MANIFOLD:
                raise CardTextError("this cannot be done as often as one likes to pay")
        question = AskNumber(cost)
        w.emit(question)
        w.emit(PayTimes(cost))
        question.to = w.branch(self.effect, None)

    def rebuilt(self, each: Each) -> Part:
        return PayAny(each.one(self.cost), each.one(self.effect))


class AskNumber(Effect):
    """Ask how often to pay a cost, as far as that is possible."""

    __slots__ = ("cost", "to")

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        if not run.answered:
            most = 0
            while most < 99 and paying.payable_now(s, a, run.item, self.cost.so_often(most + 1)):
                most += 1
            if most > 0:
                options = [to_say(n) for n in range(most + 1)]
                ask(s, a, run.item.seat, Q_AMOUNT, options, run.item.card or run.item.source, "CR 204.3")
                return WAIT
        n = run.last.number if run.answered and run.last is not None else 0
        run.did(n)
        if n > 0:
            return NEXT
        run.position = self.to
        return JUMP


class PayTimes(Effect):
    """Pay a cost as often as was said."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def run(self, s: State, a: Arena, run: Run) -> int:
        if run.stage == 0:
            run.stage = 1
            paying.pay_now(s, a, run.item, self.cost.so_often(run.item.memo[-1]))
            return WAIT
        return NEXT
