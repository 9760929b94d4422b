"""A permanent enters the board (CR 359.2): units exhausted, gear ready, unless something says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import chain, costs, layers, log, movement, triggers, zones
from .effects.abilities import Enters
from .state import S_ENTERS
from .terms import BOARD, E_ENTERED, E_PLAYED, UNIT

if TYPE_CHECKING:
    from .state import Arena, Card, Item, State


def enter(s: State, a: Arena, item: Item, old: Card) -> None:
    """Finalizing and entering are one step; the cleanup follows (ruling A31)."""
    dest = item.destination
    card = zones.put(s, item.card, BOARD, dest, item.seat)
    if not card.original.token:
        card.played_by = item.seat
    place_unit_state(s, a, card, bool(item.paid & costs.PAID_ACCELERATE))
    if item.modes and item.modes[0] == READY_MARK:
        card.exhausted = False
    log.note(s, "enters", [card.id], [dest, item.seat], "CR 359.2")
    if card.printed.types & UNIT:
        movement.arrived(s, a, card)
    triggers.emit(s, a, E_ENTERED, card.id, item.seat, dest, 0, 0, item.id)
    triggers.emit(s, a, E_PLAYED, card.id, item.seat, dest, max(0, item.cost_energy), old.id, item.id)
    remember_costs(s, a, item, card)
    chain.remove(s, a, item.id)


READY_MARK: Final = -99  # in `Item.modes`: the effect that plays it says that it enters ready


def place_unit_state(s: State, a: Arena, card: Card, accelerated: bool) -> None:
    """Ready or exhausted (CR 143.4, 149, 805)."""
    if not card.printed.types & UNIT:
        card.exhausted = False
        if enters_differently(s, a, card, True):
            card.exhausted = True
        return
    card.exhausted = True
    if accelerated or enters_differently(s, a, card, False):
        card.exhausted = False


def enters_differently(s: State, a: Arena, card: Card, exhausted: bool) -> bool:
    for source in a.statics[S_ENTERS]:
        ability = source.ability
        if isinstance(ability, Enters) and ability.exhausted == exhausted:
            owner = s.cards[source.card & 4095]
            if owner.id != source.card or (source.via == 0 and not layers.active(s, owner, ability)):
                continue
            if ability.applies_to(s, layers.context_of(s, owner), card):
                return True
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, Enters) and ability.exhausted == exhausted and lasting.uses != 0:
            c = layers.lasting_context(s, lasting.seat, lasting.source, lasting.bound)
            if ability.applies_to(s, c, card):
                if lasting.uses > 0:
                    lasting.uses -= 1
                return True
    return False


def remember_costs(s: State, a: Arena, item: Item, card: Card) -> None:
    """Play effects ask whether an optional cost was paid: hand the answer to the triggers just made."""
    if item.paid == 0:
        return
    for waiting in a.chain:
        if not waiting.finalized and waiting.source == card.id and waiting.ability is not None:
            waiting.paid = item.paid
            waiting.cost_energy = item.cost_energy


def create_on_board(s: State, a: Arena, card: Card) -> None:
    """A token was created straight onto the board (CR 439): no play, no play triggers."""
    place_unit_state(s, a, card, False)
    if card.printed.types & UNIT:
        movement.arrived(s, a, card)
    a.cleanup_due = True
    triggers.emit(s, a, E_ENTERED, card.id, card.controller, card.place)
