"""Looking at cards, revealing and predicting (CR 424, 436, ruling A23). None of it ever burns out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers
from ..abilities.in_force import in_force
from ..chain import resolving
from ..effects.kinds_of_ability import REVEALING, LooksFirst
from ..effects.parts import NEXT, WAIT
from ..ids import NO_PLACE, NOTHING
from ..knowing import log, visibility
from ..objects import zones
from ..state import S_REPLACE, Event, Item
from ..terms import E_REVEALED, MAIN_DECK, RUNE_DECK, Zone
from . import zone_changes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..effects.verbs import LookAtTop
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


def predict(s: State, a: Arena, run: Run, n: int) -> int:
    """Recycle any of the top cards, then put the rest back in any order."""
    seat = run.item.seat
    deck = deck_of(s, seat, spoken_of(run))
    if run.stage == 0:
        top = deck[-n:]
        if not top:
            return NEXT
        look(s, top, seat, "CR 436")
        run.waiting = top
        run.stage = 1
        if as_seen(s, a, top, seat, False):
            return WAIT
    if run.stage == 1:
        if not run.answered and not run.picked:
            run.waiting = [id for id in run.waiting if s.find(id) is not None]
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
    if run.stage == 0:
        run.stage = 1
        if effect.reveal and look_first(s, a, seat, MAIN_DECK):
            return WAIT
    if run.stage == 1:
        top = top_of(s, seat, MAIN_DECK, n)
        if effect.reveal:
            reveal(s, a, top, seat)
        else:
            look(s, top, seat, "CR 424")
        run.waiting = top
        run.stage = 2
        if as_seen(s, a, top, seat, effect.reveal):
            return WAIT
    if not run.answered and not run.picked:
        run.waiting = [id for id in run.waiting if s.find(id) is not None]
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


def look(s: State, ids: list[ObjectId], seat: SeatId, clause: str) -> None:
    """One seat sees them. Of several the others cannot follow any longer which of them is which."""
    for id in ids:
        zones.know(s, id, 1 << seat)
        if len(ids) > 1:
            zones.keep_known(s, id, 1 << seat)
    log.note(s, "looks", ids, [seat, len(ids)], clause, 1 << seat)


def reveal(s: State, a: Arena, ids: list[ObjectId], seat: SeatId) -> None:
    """CR 424: everybody sees them; they stay where they are."""
    for id in ids:
        zones.know(s, id, visibility.EVERYBODY)
        triggers.emit(s, a, E_REVEALED, id, seat)
    if ids:
        log.note(s, "reveals", ids, [seat, len(ids)], "CR 424")


# --- from a deck


def deck_of(s: State, seat: SeatId, zone: Zone) -> list[ObjectId]:
    return s.sides[seat].rune_deck if zone == RUNE_DECK else s.sides[seat].deck


def top_of(s: State, seat: SeatId, zone: Zone, n: int) -> list[ObjectId]:
    """The top cards of a deck, the topmost first; as many as there are."""
    top = deck_of(s, seat, zone)[-n:]
    top.reverse()
    return top


def spoken_of(run: Run) -> Zone:
    """The deck that a text speaks of: the Main Deck, unless it comes before a reveal from the other one."""
    e = run.item.event
    return RUNE_DECK if e is not None and e.kind == E_REVEALED and e.amount == RUNE_DECK else MAIN_DECK


def in_a_deck(s: State, ids: list[ObjectId]) -> list[ObjectId]:
    return [id for id in ids if s.card(id).zone in (MAIN_DECK, RUNE_DECK)]


def look_first(s: State, a: Arena, seat: SeatId, zone: Zone) -> bool:
    """Somebody is about to reveal cards from a deck of theirs: what their texts let them do first (CR 367)."""
    found = in_force(s, s.own_arena(a, seat), S_REPLACE, REVEALING, None, seat)
    for i in range(len(found) - 1, -1, -1):
        x = found[i]
        ability = x.ability
        assert isinstance(ability, LooksFirst)
        item = Item(s.item_id(), seat, x.context.source, x.context.place)
        item.ability = ability
        item.event = Event(E_REVEALED, NOTHING, seat, NO_PLACE, zone, 0, NOTHING)
        resolving.run_now(s, a, item, ability.text)
    return len(found) > 0


def as_seen(s: State, a: Arena, ids: list[ObjectId], seat: SeatId, revealed: bool) -> bool:
    """Cards of a deck are looked at or revealed: what they say of that moment happens in it, before
    anything else (A56)."""
    pushed = False
    for i in range(len(ids) - 1, -1, -1):
        card = s.card(ids[i])
        for ability in card.printed.as_seen:
            if revealed or (ability.looked_at and card.owner == seat):
                item = Item(s.item_id(), card.owner, card.id, NO_PLACE)
                item.ability = ability
                resolving.run_now(s, a, item, ability.text)
                pushed = True
    return pushed


# --- face down
