"""The loop: outstanding tasks, pending items, the chain, showdowns, the Main Phase, the next step (CR 332-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import chain, cleanup, options, playing, setup, showdown, targets, turn
from .terms import GAME_OVER, PASS, Q_FOCUS, Q_MAIN, Q_PRIORITY, Q_TARGET, SETUP

if TYPE_CHECKING:
    from .state import Arena, Decision, Option, State

EVERY_SEAT: Final = -2  # as `State.latest_seat`: all who are asked somewhere are asked anew


def advance(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
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
            turn.next_phase(s)


def run_all(s: State) -> bool:
    """Several arenas: each goes on as far as it can, until none has disturbed another. True when all are idle."""
    while True:
        before = signs(s)
        idle = True
        for a in s.arenas:
            old = a.question
            if not may_go_on(s, a):
                idle = False
            else:
                if old is None and (a.stack or a.chain):
                    # What goes on here may take cards or runes of anybody, also of those who are asked elsewhere: the
                    # answer it waited for may be long ago, if this arena was held up.
                    s.latest_seat = EVERY_SEAT
                if not run_arena(s, a):
                    idle = False
            new = a.question
            if old is not None and new is not None and new is not old and same(old, new):
                a.question = old  # nothing about it has changed: an answer that is on its way still counts
        if s.phase == GAME_OVER or signs(s) == before:
            s.latest_seat = -1
            return idle


def signs(s: State) -> list[int]:
    """What changes when an arena goes on."""
    out: list[int] = []
    for a in s.arenas:
        out.append(a.version)
        out.append(len(a.chain) * 2 + int(a.cleanup_due))
        out.append(len(a.stack))
        out.append(a.question.id if a.question is not None else 0)
    return out


def same(x: Decision, y: Decision) -> bool:
    return x.seat == y.seat and x.kind == y.kind and x.subject == y.subject and x.options == y.options


def run_arena(s: State, a: Arena) -> bool:
    """Do what is to be done in an arena. True when it is idle, False when somebody must answer."""
    while s.phase != GAME_OVER:
        if a.question is not None:
            return False
        if a.stack:
            frame = a.stack[-1]
            if frame.waits(s, a):
                return False
            frame.step(s, a)
        elif a.cleanup_due:
            if a.clean == a.version and not a.chain and a.showdown < 0 and not a.hurt:
                a.cleanup_due = False  # nothing has changed since a cleanup that changed nothing
            else:
                a.stack.append(cleanup.Cleanup(cleanup.NORMAL))
        elif a.chain:
            if not chain.finalize_next(s, a):
                chain.pass_around(s, a)
        elif a.showdown >= 0:
            showdown.go_on(s, a)
        elif not s.mode.act(s, a) and a.question is None and not a.stack:
            return True
    return False


def may_go_on(s: State, a: Arena) -> bool:
    """Where there are several arenas: may this one go on now? What it asks is taken back if it is out of date.

    A question of the moment (main, priority, focus) is asked anew when something reached into this arena, when its
    player did something elsewhere, or when something went on elsewhere that anybody may have a part in. While somebody
    is in the middle of something in one arena they do nothing in others (CR 303: actions are performed one at a time
    and completely), and while an item elsewhere touches this arena it is closed (design 1).
    """
    question = a.question
    if question is not None and a.stack:
        if question.kind != Q_TARGET or not isinstance(a.stack[-1], playing.Play):
            return False
        a.question = None  # targets may be in other arenas: they are looked for anew
        return True
    for other in s.arenas:
        if other is not a and other.stack and other.question is not None:
            seat = other.question.seat
            if question is not None and question.seat == seat:
                a.question = None
            if a.question is None and s.mode.involved(s, seat, a):
                return False
    if targets.closed_by(s, a) >= 0:
        a.question = None
        return False
    question = a.question
    if question is not None and (
        a.asked != a.version or a.cleanup_due or s.latest_seat == question.seat or s.latest_seat == EVERY_SEAT
    ):
        a.question = None
    return True


def answer(s: State, a: Arena, decision: Decision, option: Option) -> None:
    """Take an answer to the open question of an arena."""
    a.question = None
    s.steps += 1
    s.latest_seat = decision.seat
    if a.stack:
        a.stack[-1].answer(s, a, option)
        return
    kind = decision.kind
    if kind == Q_PRIORITY:
        chain.answer_priority(s, a, decision.seat, option)
    elif kind == Q_FOCUS:
        showdown.answer_focus(s, a, decision.seat, option)
    elif kind == Q_MAIN:
        if option.verb != PASS:
            options.carry_out(s, a, decision.seat, option)
