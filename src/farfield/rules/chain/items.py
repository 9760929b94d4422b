"""The chain: finalize pending items oldest first, then pass priority, then resolve newest first (CR 328-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import playing
from ..abilities import triggers
from ..abilities.in_force import in_force
from ..abilities.restrictions import forbidden
from ..actions import zone_changes
from ..deciding import options
from ..effects.kinds_of_ability import BE_COUNTERED, Activated, Triggered
from ..effects.select import Select
from ..ids import NO_PLACE, NOBODY, NOTHING, ObjectId
from ..knowing import log
from ..objects import zones
from ..state import S_CANT, Item, Option, look_alike, side_fits
from ..state.questions import to_pick
from ..terms import ABILITY, CHAIN, E_PLAYED, E_USED, OVERRULE, PASS, Q_ORDER, Q_PRIORITY, SPELL, TRASH
from ..turn.frames import Frame, ask
from . import resolving

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, State


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
        if s.mode.orders_triggers(s, self.seat):
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
            or s.prefs[seat] & options.PREF_ASK_IN_WINDOWS
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
            resolved(s, a, item)
            return
        resolving.begin(s, a, item, program)
        return
    if item.ability is not None:
        text = item.ability.program()
        if text is not None:
            resolving.begin(s, a, item, text)
            return
    resolved(s, a, item)


def resolved(s: State, a: Arena, item: Item) -> None:
    """After resolving, a spell goes to its owner's trash, an ability ceases (CR 359.3.d, 406.5)."""
    id = item.id
    for i in range(len(a.chain)):
        if a.chain[i].id == id:
            if item.card:
                card = s.find(item.card)
                if card is not None and card.zone == CHAIN:
                    leave_chain(s, a, item)
                # CR 419.4.a: "when you play" comes after all that the resolution itself made pending.
                played(s, a, item, item.card)
            elif isinstance(item.ability, Activated):
                triggers.emit(s, a, E_USED, item.source, item.seat, item.place, item.ability.cost.energy, 0, id)
                if item.types & SPELL and item.event is not None:  # it counts as a spell too
                    played(s, a, item, item.event.subject)
            remove(s, a, id)
            return


def played(s: State, a: Arena, item: Item, subject: ObjectId) -> None:
    """The play of a spell is complete, by whoever controls it now (CR 191.2); only who paid for it spent anything."""
    spent = max(0, item.cost_energy) if item.seat == item.player else 0
    triggers.emit(s, a, E_PLAYED, subject, item.seat, NO_PLACE, spent, item.from_zone, item.id)


def leave_chain(s: State, a: Arena, item: Item, to_hand: bool = False) -> None:
    """Where a card goes from the chain: the trash, or what was said beforehand ("then banish it", CR 389, 829); with
    `to_hand` its owner's hand in place of the trash. Its text and those that heard of its play know it there."""
    old = s.card(item.card)
    if item.then_recycle:
        zone_changes.recycle_one(s, a, item.card)
        return
    if item.then_banish:
        new = zone_changes.banish(s, a, item.card, item.seat)  # A43: whoever controls it banishes it
    elif to_hand:
        new = zone_changes.return_to_hand(s, a, item.card, item.seat)
    else:
        new = zones.put(s, item.card, TRASH).id
    gone = old.copy()  # off the board nothing is changed in place: copies of the game share it
    gone.became = new
    s.departed[old.id] = gone


def remove(s: State, a: Arena, id: ObjectId) -> None:
    """An item leaves the chain, for whatever reason."""
    for i in range(len(a.chain)):
        if a.chain[i].id == id:
            a.chain.pop(i)
            break
    a.cleanup_due = True
    a.priority = NOBODY
    a.yielded = 0
    if not a.chain:
        emptied(s, a)


def emptied(s: State, a: Arena) -> None:
    """CR 340.2.a, 346: focus passes, unless a trigger or an Add ability started the chain (A4: before the cleanup)."""
    if a.showdown >= 0 and a.combat_step == 0 and not a.focus_keeps and a.focus >= 0:
        a.focus = s.mode.next_focus(s, a, a.focus)
    a.focus_keeps = False


def counter(s: State, id: ObjectId, actor: SeatId, to_hand: bool = False) -> bool:
    """CR 425: it does nothing and leaves; cards go to the trash, or to the hand; nothing is refunded."""
    for a in s.arenas:
        for item in a.chain:
            if item.id == id:
                card = s.find(item.card) if item.card else None
                if uncounterable(s, a, item, card, actor):
                    return False
                if card is not None:
                    leave_chain(s, a, item, to_hand)
                told = [item.card or item.source]
                log.note(s, "countered" if item.card else "ability-countered", told, [actor], "CR 425")
                remove(s, a, id)
                return True
    return False


def uncounterable(s: State, a: Arena, item: Item, card: Card | None, actor: SeatId) -> bool:
    """Does a text forbid to counter this spell or ability? Abilities are described only by whose they are."""
    if card is not None:
        return forbidden(s, a, card, BE_COUNTERED, actor)
    for x in in_force(s, a, S_CANT, BE_COUNTERED, None, actor):
        scope = x.ability.scope
        if isinstance(scope, Select) and scope.what & ABILITY and side_fits(s, scope.side, x.context.seat, item.seat):
            return True
    return False
