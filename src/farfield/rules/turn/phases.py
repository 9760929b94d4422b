"""The turn (CR 314-317): phases and steps, one after another, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import scoring
from ..abilities import triggers
from ..abilities.in_force import in_force, use_up
from ..abilities.restrictions import rule_fixed, rule_value
from ..actions import giving, statuses, zone_changes
from ..effects.kinds_of_ability import CHANNEL_COUNT
from ..ids import NOTHING, SLOT_MASK, SeatId
from ..knowing import log
from ..rule_numbers import bit, skipping
from ..state import HISTORY, S_RULE, Option
from ..state.questions import at_place
from ..terms import (
    AWAKEN,
    BEGINNING,
    CHANNEL,
    DRAW,
    E_BEGINNING,
    E_MAIN_START,
    E_TURN_END,
    ENDING,
    EXPIRATION,
    GAME_OVER,
    MAIN,
    MAIN_START,
    NO_PHASE,
    Q_ORDER,
    SCORING,
    SETUP,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    Phase,
)
from . import cleanup
from .frames import Frame, ask

if TYPE_CHECKING:
    from ..state import Arena, State


def begin_turn(s: State, seat: SeatId) -> None:
    s.turn += 1
    s.turn_seat = seat
    for player in s.mode.turn_seats(s):
        s.sides[player].turns += 1
    s.scored_by_ally = 0
    s.happened = []
    s.performed = {}
    for place in s.places:
        place.scored = 0
        place.conquered = 0
    for side in s.sides:
        side.history = [0] * HISTORY
    s.everything_changed()
    log.note(s, "turn", [], [seat, s.turn], "CR 314")


def enter_phase(s: State, phase: Phase) -> None:
    """Go to a phase and do what it requires (CR 315-317). Phase changes call for a cleanup (CR 319)."""
    s.phase = phase
    if s.events is not None:  # before what it requires: it is the heading of that
        log.note(s, "phase", [], [phase], "")
    seats: list[SeatId] = []
    for seat in s.mode.turn_seats(s):
        if not skipped(s, seat, phase):
            seats.append(seat)
        elif phase == DRAW:
            s.mode.draw_skipped(s, seat)
    if s.phase == GAME_OVER:
        return
    if phase == AWAKEN:
        for seat in seats:
            awaken(s, seat)
    elif phase == BEGINNING:
        for seat in seats:
            for a in s.arenas:
                giving.expire(s, a, UNTIL_YOUR_NEXT_TURN, seat)
            triggers.emit_everywhere(s, E_BEGINNING, seat)
    elif phase == SCORING:
        for seat in seats:
            hold(s, seat)
    elif phase == CHANNEL:
        for seat in seats:
            a = s.arenas[s.sides[seat].arena]
            n = rule_fixed(s, a, CHANNEL_COUNT, seat, 2) + s.mode.extra_runes(s, seat)  # A61
            n += rule_value(s, a, CHANNEL_COUNT, None, seat)
            zone_changes.channel(s, a, seat, n, False)
    elif phase == DRAW:
        for seat in seats:
            if s.mode.draws(s, seat):
                zone_changes.draw(s, s.arenas[s.sides[seat].arena], seat, 1)
    elif phase == MAIN_START:
        cleanup.empty_pools(s)  # CR 167, 316.3
        for seat in seats:
            triggers.emit_everywhere(s, E_MAIN_START, seat)
    elif phase == ENDING:
        for seat in seats:
            triggers.emit_everywhere(s, E_TURN_END, seat)
    elif phase == EXPIRATION:
        for a in s.arenas:
            a.stack.append(cleanup.Cleanup(cleanup.END_OF_TURN))
    for a in s.arenas:
        a.done = phase == MAIN and not seats
        a.cleanup_due = True


def skipped(s: State, seat: SeatId, phase: Phase) -> bool:
    """CR 443: replaced by nothing, so nothing keyed to it triggers. SETUP stands for the whole turn."""
    rule = skipping(phase)
    if not s.ruled & bit(rule):
        return False
    found = in_force(s, s.arenas[s.sides[seat].arena], S_RULE, rule, None, seat)
    if not found:
        return False
    for x in found:
        if use_up(s, x):  # "your next …" is over
            break
    log.note(s, "skips", [], [seat, phase], "CR 443")
    return True


def awaken(s: State, seat: SeatId) -> None:
    """CR 315.1: ready everything one controls."""
    a = s.arenas[s.sides[seat].arena]
    s.at_once()
    for id in s.sides[seat].runes:
        s.cards[id & SLOT_MASK].exhausted = False
    for place in s.places:
        for id in place.units:
            card = s.cards[id & SLOT_MASK]
            if card.exhausted and card.controller == seat:
                statuses.ready(s, a, id, seat, False)
        for id in place.gear:
            card = s.cards[id & SLOT_MASK]
            if card.exhausted and card.controller == seat:
                statuses.ready(s, a, id, seat, False)
    for id in s.sides[seat].legends:
        if s.cards[id & SLOT_MASK].exhausted:
            statuses.ready(s, a, id, seat, False)
    triggers.tell(s)


def hold(s: State, seat: SeatId) -> None:
    """CR 315.2.b: the turn player holds every battlefield they control, in their order (ruling A7)."""
    a = s.arenas[s.sides[seat].arena]
    held = [i for i in s.battlefields if s.places[i].controller == seat]
    for i in s.battlefields:
        other = s.places[i].controller
        if other >= 0 and other != seat and s.friendly(other, seat) and not s.mode.has_turn(s, other):
            s.scored_by_ally |= 1 << i  # CR 469.1.a
    if len(held) > 1 and scoring.order_of_holds_matters(s, seat, held):
        a.stack.append(HoldInOrder(seat))
        return
    for index in held:
        scoring.score(s, s.arena_of(index), s.places[index], seat, False)


class HoldInOrder(Frame):
    """Several holds: the player says which comes next (A7)."""

    __slots__ = ("done", "seat")

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat
        self.done: list[int] = []

    def copy(self) -> Frame:
        f = HoldInOrder(self.seat)
        f.done = self.done[:]
        return f

    def numbers(self) -> list[int]:
        return [11, self.seat, *self.done]

    def reaches(self, s: State, a: Arena) -> bool:
        return True

    def step(self, s: State, a: Arena) -> None:
        left = [i for i in s.battlefields if s.places[i].controller == self.seat and i not in self.done]
        if not left:
            a.stack.pop()
            return
        ask(s, a, self.seat, Q_ORDER, [at_place(i) for i in left], NOTHING, "CR 303")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.done.append(option.place)
        scoring.score(s, s.arena_of(option.place), s.places[option.place], self.seat, False)


def next_phase(s: State) -> None:
    """Everything of the current step is done: go on (CR 305, 335)."""
    s.mode.next_phase(s)


def must_expire_again(s: State) -> bool:
    """CR 317.2.f (A24): what the expiration step sent through the chain may have left something that must end too."""
    for side in s.sides:
        if side.energy or side.power or side.earmarks:
            return True
    for lasting in s.lasting:
        if lasting.until == THIS_TURN:
            return True
    for a in s.arenas:
        for index in a.places:
            place = s.places[index]
            for id in place.units:
                card = s.cards[id & SLOT_MASK]
                if card.damage or card.stunned or card.prevent:
                    return True
        for card in giving.changed(s, a):
            for mod in card.mods or ():
                if mod.until == THIS_TURN:
                    return True
    return False


def after(phase: Phase) -> Phase:
    """The phase that follows; none after the last one."""
    return Phase(phase + 1) if phase < EXPIRATION else NO_PHASE


def next_turn(s: State) -> None:
    """The next turn of the queue that is not skipped begins (CR 317.3, 443)."""
    seat = next_in_queue(s)
    for _ in s.sides:
        if not skipped(s, seat, SETUP):
            break
        s.turn_seat = seat
        seat = next_in_queue(s)
    begin_turn(s, seat)


def next_in_queue(s: State) -> SeatId:
    """CR 734-738: additional turns come first, the latest created first, and do not change turn order.

    While some are left, the seat that comes after them waits at the bottom of the pile as minus one minus its number.
    """
    here = s.seats_from(s.turn_seat)
    regular = here[0] if s.sides[s.turn_seat].lost else here[1 % len(here)]
    if s.extra_turns and s.extra_turns[0] >= 0:
        s.extra_turns.insert(0, SeatId(-1 - regular))
    while s.extra_turns:
        seat = s.extra_turns.pop()
        if seat < 0:
            return s.seats_from(SeatId(-1 - seat))[0]
        if not s.sides[seat].lost:
            return seat
    return regular
