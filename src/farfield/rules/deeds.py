"""Doing what pays a cost, other than spending Energy and Power (CR 204, actions.md 1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import actions, attachment, death, log, movement, triggers
from .effects.costs import (
    BANISH_FROM_TRASH,
    BANISH_SELF,
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
from .terms import E_SPENT_BUFF

if TYPE_CHECKING:
    from .state import Arena, State


def do(s: State, a: Arena, seat: int, deed: Deed, source: int, chosen: list[int]) -> None:
    """Carry out a deed with what was chosen for it. A replaced action still counts as paid (CR 203)."""
    kind = deed.kind
    if kind == EXHAUST_SELF:
        actions.exhaust(s, a, source, seat)
    elif kind == KILL_SELF:
        death.kill(s, a, [source], seat, 0)
    elif kind == RECYCLE_SELF:
        actions.recycle_one(s, a, source)
    elif kind == DISEMPOWER_SELF:
        actions.disempower(s, a, source)
    elif kind == BANISH_SELF:
        actions.banish(s, a, source, seat)
    elif kind == DETACH_SELF:
        attachment.detach(s, a, attachment.to_detach(s, source, deed), seat)
    elif kind == MOVE_SELF_HOME:
        movement.move(s, a, [source], s.sides[seat].base, seat)
    elif kind == DISCARD_SELF:
        actions.discard(s, a, source, seat)
    elif kind == SPEND_XP:
        actions.spend_xp(s, a, seat, deed.n)
    elif kind == LOSE_POINT:
        actions.gain_points(s, a, seat, -deed.n)
    elif kind == EXHAUST_LEGEND:
        for id in s.sides[seat].legends:
            if actions.exhaust(s, a, id, seat):
                break
    elif kind == KILL_OBJECTS:
        death.kill(s, a, chosen, seat, 0)
    elif kind == RECYCLE_FROM_TRASH or kind == RECYCLE_OBJECTS:
        actions.recycle(s, a, chosen)
    else:
        for id in chosen:
            if kind == DISCARD:
                actions.discard(s, a, id, seat)
            elif kind == EXHAUST_OBJECTS:
                actions.exhaust(s, a, id, seat)
            elif kind == SPEND_BUFF:
                spend_buff(s, a, id, seat)
            elif kind == RETURN_OBJECTS:
                actions.return_to_hand(s, a, id, seat)
            elif kind == BANISH_FROM_TRASH:
                actions.banish(s, a, id, seat)
            elif kind == RECYCLE_RUNES:
                actions.recycle_one(s, a, id)
            elif kind == DISEMPOWER_OBJECTS:
                actions.disempower(s, a, id)


def spend_buff(s: State, a: Arena, id: int, seat: int) -> bool:
    """CR 703: only from units you control."""
    card = s.card(id)
    if card.buffs == 0 or card.controller != seat:
        return False
    card.buffs -= 1
    actions.touched(s, a, card)
    log.note(s, "spends-buff", [id], [seat], "CR 703")
    triggers.emit(s, a, E_SPENT_BUFF, id, seat, card.place)
    return True
