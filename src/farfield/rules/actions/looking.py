"""Looking at cards, revealing and predicting (CR 424, 436, ruling A23). None of it ever burns out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers
from ..effects.base import NEXT, WAIT
from ..knowing import log, visibility
from ..objects import zones
from ..terms import E_REVEALED
from . import zone_changes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..effects.verbs import LookAtTop
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


def predict(s: State, a: Arena, run: Run, n: int) -> int:
    """Recycle any of the top cards, then put the rest back in any order."""
    seat = run.item.seat
    deck = s.sides[seat].deck
    if run.stage == 0:
        top = deck[-n:]
        if not top:
            return NEXT
        for id in top:
            zones.know(s, id, 1 << seat)
            if len(top) > 1:
                zones.keep_known(s, id, 1 << seat)  # others cannot follow which is recycled and which lies where
        log.note(s, "looks", top, [seat, len(top)], "CR 436", 1 << seat)
        run.waiting = top
        run.stage = 1
    if run.stage == 1:
        if run.pick(s, a, seat, run.waiting, 0, len(run.waiting), "CR 436") == WAIT:
            return WAIT
        picked = run.picked
        run.picked = []
        run.waiting = [id for id in run.waiting if id not in picked]
        run.stage = 2
        if picked:
            zone_changes.recycle(s, a, picked)
    if len(run.waiting) > 1:
        # The next card from the top is asked for until one is left.
        if run.pick(s, a, seat, run.waiting, len(run.waiting) - 1, len(run.waiting) - 1, "CR 436") == WAIT:
            return WAIT
        order = run.picked + [id for id in run.waiting if id not in run.picked]
        run.picked = []
        kept = [id for id in deck if id not in order]
        order.reverse()
        deck[:] = kept + order
    run.did(1)
    return NEXT


def look_at_top(s: State, a: Arena, run: Run, effect: LookAtTop, n: int) -> int:
    """Look at or reveal the top cards and choose some; chosen and rest are bound for what follows."""
    seat = run.item.seat
    deck = s.sides[seat].deck
    if run.stage == 0:
        top = deck[-n:]
        top.reverse()
        seats = visibility.EVERYBODY if effect.reveal else 1 << seat
        for id in top:
            zones.know(s, id, seats)
            if len(top) > 1:
                zones.keep_known(s, id, seats)
        if effect.reveal:
            for id in top:
                triggers.emit(s, a, E_REVEALED, id, seat)
        log.note(s, "reveals" if effect.reveal else "looks", top, [seat, len(top)], "CR 424", seats)
        run.waiting = top
        run.stage = 1
    fit = run.waiting
    most = effect.most if effect.most >= 0 else len(run.waiting)
    if effect.select is None or effect.reveal:
        if effect.select is not None:
            fit = [id for id in run.waiting if effect.select.describes(s, run.item, s.card(id))]
        if run.pick(s, a, seat, fit, min(effect.least, len(fit)), min(most, len(fit)), "CR 424") == WAIT:
            return WAIT
    else:
        fit = [id for id in run.waiting if effect.select.describes(s, run.item, s.card(id))]
        if run.pick(s, a, seat, fit, 0, most if run.waiting else 0, "CR 128.6", True) == WAIT:
            return WAIT
    run.bind(effect.slot, run.picked)
    run.bind(effect.rest_slot, [id for id in run.waiting if id not in run.picked])
    run.did(len(run.picked))
    run.picked = []
    return NEXT


def reveal(s: State, a: Arena, ids: list[ObjectId], seat: SeatId) -> None:
    """CR 424: everybody sees them; they stay where they are."""
    for id in ids:
        zones.know(s, id, visibility.EVERYBODY)
        triggers.emit(s, a, E_REVEALED, id, seat)
    log.note(s, "reveals", ids, [seat, len(ids)], "CR 424")
