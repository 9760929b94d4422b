"""Doing what pays a cost, other than spending Energy and Power (CR 204, actions.md 1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import movement
from ..abilities import triggers
from ..actions import killing, points_and_xp, statuses, zone_changes
from ..effects.stated_costs import (
    BANISH_FROM_TRASH,
    BANISH_SELF,
    BURN,
    DETACH_SELF,
    DISCARD,
    DISCARD_SELF,
    DISEMPOWER_OBJECTS,
    DISEMPOWER_SELF,
    EXHAUST_LEGEND,
    EXHAUST_OBJECTS,
    EXHAUST_SELF,
    KILL_OBJECTS,
    KILL_SELF,
    LOSE_POINT,
    MOVE_SELF_HOME,
    RECYCLE_FROM_TRASH,
    RECYCLE_OBJECTS,
    RECYCLE_RUNES,
    RECYCLE_SELF,
    RETURN_OBJECTS,
    SPEND_BUFF,
    SPEND_XP,
    Deed,
)
from ..ids import NOTHING, SLOT_MASK
from ..knowing import log
from ..objects import attachment
from ..terms import E_SPENT_BUFF
from .affording import self_to_recycle

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


def do(s: State, a: Arena, seat: SeatId, deed: Deed, source: ObjectId, chosen: list[ObjectId]) -> None:
    """Carry out a deed with what was chosen for it. A replaced action still counts as paid (CR 203)."""
    kind = deed.kind
    if kind == EXHAUST_SELF:
        statuses.exhaust(s, a, source, seat)
    elif kind == KILL_SELF:
        killing.kill(s, a, [source], seat, NOTHING)
    elif kind == RECYCLE_SELF:
        zone_changes.recycle_one(s, a, self_to_recycle(s, source))
    elif kind == BURN:
        zone_changes.burn(s, a, seat, deed.n)
    elif kind == DISEMPOWER_SELF:
        statuses.disempower(s, a, source)
    elif kind == BANISH_SELF:
        zone_changes.banish(s, a, source, seat)
    elif kind == DETACH_SELF:
        attachment.detach(s, a, attachment.to_detach(s, source, deed), seat)
    elif kind == MOVE_SELF_HOME:
        movement.move(s, a, [source], s.sides[seat].base, seat)
    elif kind == DISCARD_SELF:
        zone_changes.discard(s, a, source, seat)
    elif kind == SPEND_XP:
        points_and_xp.spend_xp(s, a, seat, deed.n)
    elif kind == LOSE_POINT:
        points_and_xp.gain_points(s, a, seat, -deed.n)
    elif kind == EXHAUST_LEGEND:
        for id in s.sides[seat].legends:
            if statuses.exhaust(s, a, id, seat):
                break
    elif kind == KILL_OBJECTS:
        killing.kill(s, a, chosen, seat, NOTHING)
    elif kind == RECYCLE_FROM_TRASH or kind == RECYCLE_OBJECTS:
        zone_changes.recycle(s, a, chosen)
    else:
        if kind == RECYCLE_RUNES:
            keep_energy(s, seat, exhaust_for_energy(s, chosen))
        first = s.at_once()
        for id in chosen:
            if kind == DISCARD:
                zone_changes.discard(s, a, id, seat)
            elif kind == EXHAUST_OBJECTS:
                statuses.exhaust(s, a, id, seat)
            elif kind == SPEND_BUFF:
                spend_buff(s, a, id, seat)
            elif kind == RETURN_OBJECTS:
                zone_changes.return_to_hand(s, a, id, seat)
            elif kind == BANISH_FROM_TRASH:
                zone_changes.banish(s, a, id, seat)
            elif kind == RECYCLE_RUNES:
                zone_changes.recycle_one(s, a, id)
            elif kind == DISEMPOWER_OBJECTS:
                statuses.disempower(s, a, id)
        if first:
            triggers.tell(s)


def exhaust_for_energy(s: State, runes: list[ObjectId]) -> int:
    """CR 164.2: a ready rune that is about to be recycled gives its Energy first. Returns how much they give."""
    energy = 0
    for id in runes:
        rune = s.cards[id & SLOT_MASK]
        if not rune.exhausted:
            rune.exhausted = True
            energy += 1
    return energy


def keep_energy(s: State, seat: SeatId, energy: int) -> None:
    """What a payment does not need of it is added to the pool, and stays there until that empties (CR 167)."""
    if energy > 0:
        s.spent(seat)
        s.sides[seat].energy += energy
        log.note(s, "adds", [], [seat, energy, 0], "CR 429")


def spend_buff(s: State, a: Arena, id: ObjectId, seat: SeatId) -> bool:
    """CR 703: only from units you control."""
    card = s.card(id)
    if card.buffs == 0 or card.controller != seat:
        return False
    card.buffs -= 1
    statuses.touched(s, a, card)
    log.note(s, "spends-buff", [id], [seat], "CR 703")
    triggers.emit(s, a, E_SPENT_BUFF, id, seat, card.place)
    return True
