"""Paying in the middle of a resolution (CR 204.3, 444.2): a player may always decline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..effects.stated_costs import Cost
from ..state import Item, Option
from ..state.questions import to_pick
from ..terms import ABILITY, Q_COST_CHOICE
from ..turn.frames import Frame, ask, put_question
from . import deeds, spending

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


def payable_now(s: State, a: Arena, item: Item, cost: Cost) -> bool:
    price = costs.Price(ABILITY, item.source)
    price.add(cost)
    return s.sides[item.seat].is_player and costs.can_pay(s, a, item.seat, price, item.source)


def pay_now(s: State, a: Arena, item: Item, cost: Cost) -> None:
    """Push a frame that pays; what asked for it goes on when the frame is done."""
    a.stack.append(Payment(item.seat, item.source, cost))


class Payment(Frame):
    __slots__ = ("at", "chosen", "cost", "seat", "source", "spent")

    def __init__(self, seat: SeatId, source: ObjectId, cost: Cost) -> None:
        self.seat = seat
        self.source = source
        self.cost = cost
        self.at = 0
        self.chosen: list[ObjectId] = []
        self.spent = False

    def copy(self) -> Frame:
        f = Payment(self.seat, self.source, self.cost)
        f.at = self.at
        f.chosen = self.chosen[:]
        f.spent = self.spent
        return f

    def numbers(self) -> list[int]:
        return [6, self.seat, self.source, self.at, int(self.spent), *self.chosen]

    def step(self, s: State, a: Arena) -> None:
        if not self.spent:
            # First the resources: what pays with itself can give its Energy before (CR 357.3).
            self.spent = True
            price = costs.Price(ABILITY, self.source)
            price.add(self.cost)
            spending.pay_resources(s, a, self.seat, price)
        price = costs.Price(ABILITY, self.source)
        price.add(self.cost)
        parts = costs.in_order(price.deeds)
        while self.at < len(parts):
            deed = parts[self.at]
            if costs.chooses(deed) and len(self.chosen) < deed.n:
                itself = costs.taken_itself(price, deed.kind)
                meant = costs.deed_candidates(s, self.seat, deed, self.source, itself)
                if len(s.arenas) > 1:
                    self.chosen = [id for id in self.chosen if id in meant]
                found = costs.not_yet(meant, self.chosen)
                options = [to_pick(id) for id in costs.each_once(found)]
                if found and costs.asked_anyway(s, self.seat, deed, self.source):
                    put_question(s, a, self.seat, Q_COST_CHOICE, options, self.source, "CR 204.3")
                    return
                if len(found) > deed.n - len(self.chosen):
                    ask(s, a, self.seat, Q_COST_CHOICE, options, self.source, "CR 204.3")
                    return
                self.chosen.extend(found)
            picked = self.chosen
            self.chosen = []
            self.at += 1
            deeds.do(s, a, self.seat, deed, self.source, picked)
            if a.stack[-1] is not self:
                return
        a.stack.pop()

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.chosen.append(option.thing)
