"""Stepping in: what a seat may do in an arena that does not wait for it (which modes have it, they say).

An offer is made only when somebody asks for it, so nothing about it is kept but who asked to wait. Its number is below
zero and tells the arena, its version and the seat: an answer to an offer that has changed since is refused as stale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NOBODY, NOTHING, SeatId
from ..knowing import log
from ..playing import targets
from ..state import Decision, Option
from ..terms import END_TURN, LET_GO, Q_FOCUS, Q_HELP, Q_PRIORITY, WAIT_FOR_ME
from . import options
from .consent import Consent

if TYPE_CHECKING:
    from ..state import Arena, State


def offers(s: State, seat: SeatId) -> list[Decision]:
    """Everything a seat may do now although nobody waits for it."""
    out: list[Decision] = []
    for a in s.arenas:
        found = offer(s, a, seat)
        if found is not None:
            out.append(found)
    return out


def offer(s: State, a: Arena, seat: SeatId) -> Decision | None:
    """What a seat may do in an arena without being asked; None if nothing."""
    if not may_step_in(s, a, seat):
        return None
    found = able(s, a, seat)
    question = a.question
    if question is not None and question.kind in (Q_FOCUS, Q_PRIORITY):
        bit = 1 << seat
        if a.held & bit:
            found.append(Option(LET_GO))  # also by who has nothing to do there any more
        elif found and not a.let_go & bit:
            found.append(Option(WAIT_FOR_ME))
    if not found:
        return None
    subject = question.subject if question is not None else NOTHING
    return Decision(number(s, a, seat), a.index, seat, Q_HELP, found, subject, s.mode.help_clause)


def may_step_in(s: State, a: Arena, seat: SeatId) -> bool:
    if not s.mode.helps(s, seat, a) or a.stack or a.cleanup_due:
        return False
    question = a.question
    if question is not None and question.seat == seat:
        return False  # it is asked already
    return not (in_the_middle(s) >> seat) & 1 and not (targets.closed(s) >> a.index) & 1


def able(s: State, a: Arena, seat: SeatId) -> list[Option]:
    """What the seat could play or use in this arena now; in its own, everything the Main Phase allows."""
    if s.sides[seat].arena == a.index and not a.chain and a.showdown < 0:
        return [option for option in options.main_options(s, a, seat) if option.verb != END_TURN]
    found: list[Option] = []
    window = options.window_of(s, a)
    options.playable(s, a, seat, window, found)
    options.usable(s, a, seat, window, found)
    return found


def anyone_able(s: State, a: Arena) -> bool:
    """Could anybody step in here, or has anybody asked to wait?"""
    if a.held:
        return True
    owner = s.mode.decider(s, a)
    busy = in_the_middle(s)
    for seat in s.seats():
        if seat != owner and not (busy >> seat) & 1 and s.mode.helps(s, seat, a) and able(s, a, seat):
            return True
    return False


def number(s: State, a: Arena, seat: SeatId) -> int:
    return -1 - ((a.version * len(s.arenas) + a.index) * s.players + seat)


def by_number(s: State, id: int) -> Decision | None:
    """The open offer with this number."""
    rest = (-1 - id) // s.players
    found = offer(s, s.arenas[rest % len(s.arenas)], SeatId((-1 - id) % s.players))
    return found if found is not None and found.id == id else None


def answer(s: State, a: Arena, decision: Decision, option: Option) -> None:
    """Step in, or say that one is about to."""
    seat = decision.seat
    bit = 1 << seat
    a.question = None  # whoever is asked here is asked anew
    s.steps += 1
    if option.verb == WAIT_FOR_ME:
        a.held |= bit
        log.note(s, "asks-to-wait", [], [seat, s.mode.decider(s, a)], s.mode.help_clause)
    elif option.verb == LET_GO:
        a.held &= ~bit
        a.let_go |= bit
        log.note(s, "lets-go", [], [seat, s.mode.decider(s, a)], s.mode.help_clause)
    else:
        a.held &= ~bit
        a.priority = NOBODY
        a.yielded = 0
        if s.sides[seat].arena == a.index:
            a.done = False  # whoever acts again has withdrawn their pass
        options.carry_out(s, a, seat, option)
    a.version += 1


def in_the_middle(s: State) -> int:
    """Bits of the seats that are in the middle of something somewhere."""
    busy = 0
    for a in s.arenas:
        if a.stack:
            if a.question is not None:
                busy |= 1 << a.question.seat
            frame = a.stack[-1]
            if isinstance(frame, Consent):
                busy |= 1 << frame.asker
    return busy
