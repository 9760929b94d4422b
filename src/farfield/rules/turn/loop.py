"""The loop: outstanding tasks, pending items, the chain, showdowns, the Main Phase, the next step (CR 332-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield import errors

from .. import playing, setup, showdown
from ..chain import items
from ..costs import paying
from ..deciding import helping, options
from ..deciding.consent import Consent
from ..ids import NOTHING, SeatId
from ..playing import targets
from ..state import Option
from ..terms import END_TURN, GAME_OVER, MAIN, PASS, Q_FOCUS, Q_MAIN, Q_PRIORITY, SCORING, SETUP
from . import cleanup, phases
from .frames import ask

if TYPE_CHECKING:
    from ..state import Arena, Decision, State


ENDLESS: Final = 20_000
"""More steps than this after one answer, and texts set each other off for ever; real games take hundreds."""
QUIET: Final = 50
"""When so many turns have ended by themselves, whose turn it is is asked to end it: no answer may go on for ever."""


def advance(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
    first = s.turn
    while s.phase != GAME_OVER:
        if len(s.arenas) == 1:
            if not run_arena(s, s.arenas[0]):
                return
        elif not run_all(s):
            return
        if s.phase == GAME_OVER:
            return
        if s.phase == SETUP:
            setup.start_first_turn(s)
        else:
            phases.next_phase(s)
            if s.turn > first + QUIET and s.phase == MAIN and len(s.arenas) == 1:
                ask(s, s.arenas[0], s.turn_seat, Q_MAIN, [Option(END_TURN)], NOTHING, "CR 316.5")


def run_all(s: State) -> bool:
    """Several arenas: each goes on as far as it can, until none has disturbed another. True when all are idle."""
    rounds = 0
    while True:
        rounds += 1
        if rounds > ENDLESS:
            raise errors.endless()
        moved = False
        idle = True
        busy = helping.in_the_middle(s)
        closed = targets.closed(s)
        reached = reaching(s)
        for a in s.arenas:
            old = a.question
            if old is not None and not a.stack and stands(s, a, old, busy, closed):
                idle = False
                continue
            if others_first(s, a, closed):
                idle = False
                continue
            if not may_go_on(s, a, busy, closed):
                idle = False
                continue
            if a.question is not None:
                idle = False
                continue  # it stands as it was asked
            version = a.version
            work = work_left(a)
            before = reached
            if not run_arena(s, a):
                idle = False
            reached = reaching(s)
            if asks_anew(s, a, old) or version != a.version or work != work_left(a) or reached != before:
                moved = True
                busy = helping.in_the_middle(s)
                closed = targets.closed(s)
        if s.phase == GAME_OVER or not moved:
            return idle


def work_left(a: Arena) -> int:
    return len(a.chain) * 1024 + len(a.stack) * 2 + int(a.cleanup_due)


def reaching(s: State) -> int:
    """A number that changes when something new has come about, or an arena has to be cleaned up: others may go on then
    although all looks the same where it happened."""
    out = s.counter << 40
    for a in s.arenas:
        if a.cleanup_due:
            out |= 1 << a.index
    return out


def asks_anew(s: State, a: Arena, old: Decision | None) -> bool:
    """Does an arena ask something else than before? If nothing about a question has changed it keeps its number: an
    answer that is on its way still counts."""
    new = a.question
    if old is not None and new is not None and same(old, new):
        a.question = old
        if new is not old and new.id == s.next_decision - 1:
            s.next_decision -= 1  # nobody has seen that number: a game does not depend on how often it looked
        return False
    return new is not old


def same(x: Decision, y: Decision) -> bool:
    return x.seat == y.seat and x.kind == y.kind and x.subject == y.subject and x.options == y.options


def run_arena(s: State, a: Arena) -> bool:
    """Do what is to be done in an arena. True when it is idle, False when somebody must answer."""
    steps = 0
    while s.phase != GAME_OVER:
        if a.question is not None:
            return False
        steps += 1
        if steps > ENDLESS:
            raise errors.endless()  # A62
        if a.stack:
            frame = a.stack[-1]
            if len(s.arenas) > 1 and frame.waits(s, a):
                return False
            frame.step(s, a)
        elif a.cleanup_due:
            if a.clean == a.version and not a.chain and a.showdown < 0 and not a.hurt:
                a.cleanup_due = False  # nothing has changed since a cleanup that changed nothing
            else:
                a.stack.append(cleanup.Cleanup(cleanup.NORMAL))
        elif len(s.arenas) > 1 and others_first(s, a, -1):
            return False
        elif a.chain:
            if not items.finalize_next(s, a):
                items.pass_around(s, a)
        elif a.showdown >= 0:
            showdown.go_on(s, a)
        elif not s.mode.act(s, a) and a.question is None and not a.stack:
            return True
    return False


def others_first(s: State, a: Arena, closed: int) -> bool:
    """Must another arena go on before the chain, the showdown or the player of this one does? `closed`: -1 to look.

    Cleanups are global (B2), all have held before what that triggers is carried out (LL 2.3), and where everything is
    done one after the other the latest item of the whole table comes first (CR 340.1).
    """
    if a.stack or a.cleanup_due:
        return False
    for b in s.arenas:
        if b is a:
            continue
        if b.stack:
            if s.phase == SCORING and isinstance(b.stack[0], phases.HoldInOrder):
                return True
        elif b.cleanup_due or (b.chain and s.mode.one_at_a_time(s)):
            if closed == -1:
                closed = targets.closed(s)
            if (closed >> b.index) & 1:
                continue  # it waits itself
            if not b.cleanup_due:
                if not a.chain or a.chain[-1].id < b.chain[-1].id:
                    return True
            elif not held_up(s, b, helping.in_the_middle(s)):
                return True
    return False


def held_up(s: State, a: Arena, busy: int) -> bool:
    """Is somebody who has to do with this arena among those in the middle of something?"""
    if busy:
        for seat in range(s.players):
            if (busy >> seat) & 1 and s.mode.involved(s, SeatId(seat), a):
                return True
    return False


def stands(s: State, a: Arena, question: Decision, busy: int, closed: int) -> bool:
    """Is an open question of the moment as it would be asked now? A quick look, before `may_go_on`."""
    if ((busy >> question.seat) | (closed >> a.index)) & 1 or a.asked != a.version or a.cleanup_due:
        return False
    return a.asked_home == seen_afar(s, a, question)


def may_go_on(s: State, a: Arena, busy: int, closed: int) -> bool:
    """Where there are several arenas: may this one go on now? What it asks is taken back if it is out of date.

    A question is asked anew when something reached into this arena, or when what its player can choose, pay or play
    with changed elsewhere. While somebody is in the middle of something in one arena they do
    nothing in others (CR 303: actions are performed one at a time and completely), and while an item elsewhere touches
    this arena it is closed (B2).
    """
    question = a.question
    if question is not None and a.stack:
        if (a.asked == a.version and a.asked_home == seen_afar(s, a, question)) or a.stack[-1].stands():
            return False
        # What there is to choose may be gone, elsewhere or otherwise by now: it is looked for anew.
        a.question = None
        return True
    if question is not None and (busy >> question.seat) & 1:
        a.question = None
    if (closed >> a.index) & 1:
        a.question = None
        return False
    if busy and a.question is None:
        if a.stack and isinstance(a.stack[-1], Consent):
            return True  # yes or no can be said in the middle of something too; else two might wait for each other
        if held_up(s, a, busy):
            return False
    question = a.question
    if question is not None and (a.asked != a.version or a.cleanup_due or a.asked_home != seen_afar(s, a, question)):
        a.question = None
    return True


def seen_afar(s: State, a: Arena, question: Decision) -> int:
    """What the open question was asked as of, beside its own arena (`asked_home`), as it is now."""
    return s.moment() if a.asked_afar else s.arenas[s.sides[question.seat].arena].version


def carry_on(s: State, a: Arena) -> None:
    """Whoever is playing or paying goes on with it at once: what was picked for a cost must not be taken away by
    another arena before it is paid (CR 303). These frames ask nobody but the one who has just answered."""
    while a.question is None and a.stack and isinstance(a.stack[-1], (playing.Play, paying.Payment)):
        a.stack[-1].step(s, a)


def answer(s: State, a: Arena, decision: Decision, option: Option) -> None:
    """Take an answer to the open question of an arena, or to an offer."""
    if decision.id < 0:
        helping.answer(s, a, decision, option)
    else:
        a.question = None
        s.steps += 1
        kind = decision.kind
        if a.stack:
            a.stack[-1].answer(s, a, option)
        elif kind == Q_PRIORITY:
            items.answer_priority(s, a, decision.seat, option)
        elif kind == Q_FOCUS:
            showdown.answer_focus(s, a, decision.seat, option)
        elif kind == Q_MAIN:
            if option.verb != PASS:
                options.carry_out(s, a, decision.seat, option)
    if len(s.arenas) > 1:
        carry_on(s, a)
