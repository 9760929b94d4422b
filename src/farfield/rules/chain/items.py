"""The chain: finalize pending items oldest first, then pass priority, then resolve newest first (CR 328-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import playing
from ..deciding import options
from ..deciding.wishes import PREF_ASK_IN_WINDOWS
from ..effects.kinds_of_ability import Triggered
from ..ids import NOBODY, NOTHING
from ..state import Item, Option, look_alike
from ..state.questions import to_pick
from ..terms import OVERRULE, PASS, Q_ORDER, Q_PRIORITY
from ..turn.frames import Frame, ask
from . import off_the_chain, resolving

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, State


def finalize_next(s: State, a: Arena) -> bool:
    """Finalize the oldest pending item (CR 337). False when nothing is pending."""
    items = a.chain
    for i in range(len(items)):
        item = items[i]
        if not item.finalized:
            if item.batch and i + 1 < len(items) and items[i + 1].batch == item.batch:
                mine = [k for k in range(i, len(items)) if same_block(items[k], item)]
                if len(mine) > 1 and not all_alike(s, a, mine):
                    a.stack.append(OrderTriggers(item.batch, item.seat))
                    return True
            playing.start(s, a, item)
            return True
    return False


def same_block(x: Item, y: Item) -> bool:
    return x.batch == y.batch and x.seat == y.seat and not x.finalized


def all_alike(s: State, a: Arena, mine: list[int]) -> bool:
    """Triggers that are the same in every way need no order; nor do those of objects that nothing tells apart."""
    first = a.chain[mine[0]]
    source = s.find(first.source)
    for k in mine:
        item = a.chain[k]
        if item.ability is not first.ability:
            return False
        if item.source != first.source:
            other = s.find(item.source)
            if source is None or other is None or not look_alike(source, other):
                return False
        if item.event is not first.event and isinstance(item.ability, Triggered) and item.ability.eventful:
            return False
    return True


class OrderTriggers(Frame):
    """CR 383.3.d: a player orders their own simultaneous triggers; asked for the first one each time."""

    __slots__ = ("batch", "seat")

    def __init__(self, batch: int, seat: SeatId) -> None:
        self.batch = batch
        self.seat = seat

    def copy(self) -> Frame:
        return OrderTriggers(self.batch, self.seat)

    def numbers(self) -> list[int]:
        return [4, self.batch, self.seat]

    def step(self, s: State, a: Arena) -> None:
        found = [
            to_pick(item.id, item.source)
            for item in a.chain
            if item.batch == self.batch and item.seat == self.seat and not item.finalized
        ]
        if not found:
            a.stack.pop()
        elif s.mode.orders_triggers(s, self.seat):
            ask(s, a, self.seat, Q_ORDER, found, NOTHING, "CR 383.3.d")
        else:
            self.answer(s, a, found[0])

    def answer(self, s: State, a: Arena, option: Option) -> None:
        a.stack.pop()
        first = -1
        for i in range(len(a.chain)):
            item = a.chain[i]
            if first < 0 and not item.finalized:
                first = i
            if item.id == option.thing:
                a.chain.pop(i)
                a.chain.insert(first, item)
                item.batch = 0  # its place is settled
                break


def pass_around(s: State, a: Arena) -> None:
    """Nothing is pending: the controller of the newest item has priority first, then round the table (A18)."""
    if a.priority < 0:
        a.priority = s.mode.first_priority(s, a, a.chain[-1].seat)
        a.yielded = 0
    seats = s.mode.participants(s, a, a.priority)
    while a.yielded < len(seats):
        seat = seats[a.yielded]
        found = options.reactions(s, a, seat)
        if (
            len(found) > 1
            or s.prefs[seat] & PREF_ASK_IN_WINDOWS
            or (len(s.arenas) > 1 and s.mode.window_stays(s, a, seat))
        ):
            ask(s, a, seat, Q_PRIORITY, found, a.chain[-1].card or a.chain[-1].source, "CR 312")
            return
        a.yielded += 1
    a.priority = NOBODY
    a.yielded = 0
    resolve(s, a)


def answer_priority(s: State, a: Arena, seat: SeatId, option: Option) -> None:
    if option.verb in (PASS, OVERRULE):
        a.yielded += 1
        a.held = 0
        a.let_go = 0
        return
    a.priority = NOBODY
    a.yielded = 0
    options.carry_out(s, a, seat, option)


def resolve(s: State, a: Arena) -> None:
    """CR 340: the newest finalized item resolves."""
    item = a.chain[-1]
    card = s.find(item.card) if item.card else None
    if card is not None:
        program = card.printed.program
        if program is None:
            off_the_chain.resolved(s, a, item)
            return
        resolving.begin(s, a, item, program)
        return
    if item.ability is not None:
        text = item.ability.program()
        if text is not None:
            resolving.begin(s, a, item, text)
            return
    off_the_chain.resolved(s, a, item)
