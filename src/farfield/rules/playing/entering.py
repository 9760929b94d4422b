"""A permanent enters the board (CR 359.2): units exhausted, gear ready, unless something says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, movement
from ..abilities import triggers
from ..abilities.in_force import in_force, use_up
from ..actions import giving, naming
from ..chain import off_the_chain
from ..effects.changed_traits import GainsTags
from ..effects.kinds_of_ability import ENTERS_EXHAUSTED, ENTERS_READY
from ..ids import NOBODY, ObjectId
from ..knowing import log
from ..objects import zones
from ..state import S_ENTERS
from ..terms import BOARD, E_ENTERED, E_PLAYED, FOREVER, UNIT

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, Item, State


def enter(s: State, a: Arena, item: Item, old: Card) -> None:
    """Finalizing and entering are one step; the cleanup follows (ruling A31)."""
    dest = item.destination
    card = zones.put(s, item.card, BOARD, dest, item.seat)
    if not card.original.token:
        card.played_by = item.seat
    card.paid = item.paid
    if item.named:
        card.memory = item.named
        if item.gains:
            giving.give_part(s, a, card.id, GainsTags(*naming.tags_named(s, item.named)), FOREVER, item)
    gone = old.copy()  # off the board nothing is changed in place: copies of the game share it
    gone.became = card.id
    s.departed[old.id] = gone
    place_unit_state(s, a, card, item.seat, bool(item.paid & costs.PAID_ACCELERATE), item.enters)
    if s.events is not None:
        log.note(s, "enters", [card.id], [dest, item.seat], "CR 359.2")
    if card.printed.types & UNIT:
        movement.arrived(s, a, card)
    triggers.emit(s, a, E_ENTERED, card.id, item.seat, dest, 0, 0, item.id)
    triggers.emit(s, a, E_PLAYED, card.id, item.seat, dest, max(0, item.cost_energy), item.from_zone, item.id)
    if item.played_from_hidden:
        bind_play_effects(a, card.id)
    off_the_chain.remove(s, a, item.id)


def bind_play_effects(a: Arena, id: ObjectId) -> None:
    """CR 811 (keywords 2.1 d): the play effects of what came from Hidden are bound to that battlefield as well."""
    for waiting in a.chain:
        if not waiting.finalized and waiting.source == id:
            e = waiting.event
            if e is not None and e.kind == E_PLAYED and e.subject == id:
                waiting.played_from_hidden = True


def place_unit_state(s: State, a: Arena, card: Card, player: SeatId, accelerated: bool, told: int = 0) -> None:
    """Ready or exhausted (CR 143.4, 149, 805); `player`: who plays it, or nobody; `told`: what its play says of it.

    Of texts that say different things its controller orders (CR 372), so that it is ready if one of them says so; also
    where its play says exhausted, which is what such a text changes.
    """
    ready = enters(s, a, card, player, ENTERS_READY)  # also if it is ready anyway: the next one was this one
    exhausted = enters(s, a, card, player, ENTERS_EXHAUSTED)
    if told:
        exhausted = told == 2
    elif card.printed.types & UNIT:
        exhausted = True
    card.exhausted = exhausted and not ready and not accelerated


def enters(s: State, a: Arena, card: Card, player: SeatId, how: int) -> bool:
    """Does a text say that it enters so? What speaks of the next that is played is over with it."""
    found = in_force(s, a, S_ENTERS, how, card, player)
    for x in found:
        use_up(s, x)
    return len(found) > 0


def create_on_board(s: State, a: Arena, card: Card) -> None:
    """A token was created straight onto the board (CR 439): no play, no play triggers."""
    place_unit_state(s, a, card, NOBODY, False)
    if card.printed.types & UNIT:
        movement.arrived(s, a, card)
    a.cleanup_due = True
    triggers.emit(s, a, E_ENTERED, card.id, card.controller, card.place)
