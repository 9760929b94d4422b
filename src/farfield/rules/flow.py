"""The loop: outstanding tasks, pending items, the chain, showdowns, the Main Phase, the next step (CR 332-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import chain, cleanup, options, setup, showdown, turn
from .terms import GAME_OVER, PASS, Q_FOCUS, Q_MAIN, Q_PRIORITY, SETUP

if TYPE_CHECKING:
    from .state import Arena, Decision, Option, State


def advance(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
    while s.phase != GAME_OVER:
        waiting = False
        for a in s.arenas:
            if not run_arena(s, a):
                waiting = True
        if waiting or s.phase == GAME_OVER:
            return
        if s.phase == SETUP:
            setup.start_first_turn(s)
        else:
            turn.next_phase(s)


def run_arena(s: State, a: Arena) -> bool:
    """Do what is to be done in an arena. True when it is idle, False when somebody must answer."""
    while s.phase != GAME_OVER:
        if a.question is not None:
            return False
        if a.stack:
            a.stack[-1].step(s, a)
        elif a.cleanup_due:
            a.stack.append(cleanup.Cleanup(cleanup.NORMAL))
        elif a.chain:
            if not chain.finalize_next(s, a):
                chain.pass_around(s, a)
        elif a.showdown >= 0:
            showdown.go_on(s, a)
        elif not s.mode.act(s, a) and a.question is None and not a.stack:
            return True
    return False


def answer(s: State, a: Arena, decision: Decision, option: Option) -> None:
    """Take an answer to the open question of an arena."""
    a.question = None
    s.steps += 1
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
