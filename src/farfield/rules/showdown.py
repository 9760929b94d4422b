"""Showdowns (CR 341-348): who may act, and what happens when all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import combat, scoring
from .abilities import triggers
from .deciding import options
from .deciding.wishes import PREF_ASK_IN_WINDOWS
from .ids import NO_PLACE, NOBODY, PlaceId
from .knowing import log
from .state import Option
from .terms import E_SHOWDOWN_START, OVERRULE, PASS, Q_FOCUS
from .turn.frames import ask

if TYPE_CHECKING:
    from .ids import SeatId
    from .state import Arena, Place, State


def begin(s: State, a: Arena, index: PlaceId) -> None:
    """CR 345: the player who applied contested gains focus."""
    place = s.places[index]
    a.showdown = index
    a.combat = False
    a.combat_step = 0
    a.focus = place.contested_by
    a.passes = 0
    place.showdown_staged = False
    log.note(s, "showdown", [place.card], [a.focus], "CR 344")
    triggers.emit(s, a, E_SHOWDOWN_START, place.card, a.focus, index)
    a.cleanup_due = True


def go_on(s: State, a: Arena) -> None:
    """The chain is empty and nothing is due: the focus holder acts or passes, or the combat goes on."""
    if a.combat and a.combat_step > 0:
        combat.go_on(s, a)
        return
    seats = s.mode.focus_seats(s, a)
    while a.passes < len(seats):
        seat = a.focus
        if s.mode.npc(s, seat):
            if s.mode.npc_acts(s, a, seat):
                return
        elif seat >= 0:
            found = options.actions(s, a, seat)
            if (
                len(found) > 1
                or s.prefs[seat] & PREF_ASK_IN_WINDOWS
                or (len(s.arenas) > 1 and s.mode.window_stays(s, a, seat))
            ):
                ask(s, a, seat, Q_FOCUS, found, s.places[a.showdown].card, "CR 347")
                return
        a.passes += 1
        a.focus = s.mode.next_focus(s, a, seat)
    close(s, a)


def answer_focus(s: State, a: Arena, seat: SeatId, option: Option) -> None:
    if option.verb in (PASS, OVERRULE):
        a.held = 0
        a.let_go = 0
        a.passes += 1
        a.focus = s.mode.next_focus(s, a, seat)
        return
    options.carry_out(s, a, seat, option)


def close(s: State, a: Arena) -> None:
    """CR 348: all passed in a row."""
    if a.combat:
        a.combat_step = 1
        return
    place = s.places[a.showdown]
    a.showdown = NO_PLACE
    a.focus = NOBODY
    a.passes = 0
    log.note(s, "showdown-ends", [place.card], [], "CR 348")
    establish(s, a, place)
    a.cleanup_due = True


def establish(s: State, a: Arena, place: Place) -> None:
    """CR 348.2, 466.5: the only player with units here gains control; contested ends with it."""
    holder = NOBODY
    for id in place.units:
        side = s.card(id).controller
        if holder < 0:
            holder = side
        elif holder != side:
            return  # more than one: nothing is established
    place.contested_by = NOBODY
    place.showdown_staged = False
    place.combat_staged = False
    place.stagers = 0
    if holder < 0:
        if place.controller >= 0:
            log.note(s, "loses-control", [place.card], [place.controller], "CR 466.5" if a.combat else "CR 348.2")
        place.controller = NOBODY
        a.version += 1
        return
    if place.controller != holder:
        before = place.controller
        place.controller = holder
        a.version += 1
        log.note(s, "gains-control", [place.card], [holder], "CR 190.4")
        if not place.scored & (1 << holder):
            scoring.score(s, a, place, holder, True, before)
