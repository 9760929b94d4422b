"""Movement and recall (CR 144, 445-458), and what presence at a battlefield does (CR 190.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import layers
from .abilities import registry, triggers
from .abilities.restrictions import forbidding, rule_value
from .actions import giving
from .deciding import reasons
from .effects.kinds_of_ability import BE_MOVED_BY_TEXT, MOVE_AT_ALL, MOVE_FROM_ANYWHERE, MOVE_HERE, MOVE_TO_BASE
from .ids import NOBODY, NOTHING, SLOT_MASK, ObjectId, PlaceId, SeatId
from .knowing import log
from .objects import attachment
from .state import H_MOVED, Event
from .terms import BOARD, E_MOVED, GANKING, GEAR, NO_ROLE, THIS_COMBAT, UNIT

if TYPE_CHECKING:
    from .abilities.in_force import InForce
    from .state import Arena, Card, State


def others_present(s: State, place: PlaceId, seat: SeatId) -> int:
    """How many other sides have units at a place."""
    seen = 0
    for id in s.places[place].units:
        other = s.cards[id & SLOT_MASK].controller
        if other != seat:
            seen |= 1 << other
    count = 0
    while seen:
        count += seen & 1
        seen >>= 1
    return count


def present(s: State, place: PlaceId, seat: SeatId) -> bool:
    for id in s.places[place].units:
        if s.cards[id & SLOT_MASK].controller == seat:
            return True
    return False


def may_be_at(s: State, seat: SeatId, place: PlaceId) -> int:
    """May a unit of this side come to this place at all? (CR 447.2, 449.2, 461)"""
    p = s.places[place]
    if p.side >= 0:
        return reasons.OK if p.side == seat else reasons.FOREIGN_BASE
    if len(s.arenas) > 1 and not s.mode.may_stand_in(s, seat, p.arena):
        return reasons.LANE_STEP
    if not p.units and not p.combat_staged:
        return reasons.OK
    for id in p.units:
        other = s.cards[id & SLOT_MASK].controller
        if other != seat and s.friendly(other, seat):
            return reasons.TEAMMATE_THERE
    here = present(s, place, seat)
    if others_present(s, place, seat) >= 2:
        return reasons.TWO_OTHERS_THERE
    if not here and in_foreign_combat(s, seat, place):
        return reasons.FOREIGN_COMBAT
    return reasons.OK


def in_foreign_combat(s: State, seat: SeatId, place: PlaceId) -> bool:
    """Is a combat that does not involve this side ongoing or staged here? (CR 447.2, 461)"""
    p = s.places[place]
    a = s.arenas[p.arena]
    if a.combat and a.showdown == place:
        return seat != a.attacker and seat != a.defender
    # Staged by units of two: it stays theirs until the next cleanup, also if the units of one are gone already.
    return p.combat_staged and p.stagers & (1 << seat) == 0


def move_refusal(s: State, a: Arena, card: Card, dest: PlaceId) -> int:
    """May this unit make a standard move there? (CR 144) Whose turn it is was asked before."""
    if not card.printed.types & UNIT or card.zone != BOARD:
        return reasons.NOT_A_UNIT
    if card.place == dest:
        return reasons.ALREADY_THERE
    if card.exhausted:
        return reasons.EXHAUSTED
    refusal = s.mode.step_refusal(s, a, card, dest)
    if refusal != reasons.OK:
        return refusal
    refusal = may_be_at(s, card.controller, dest)
    if refusal != reasons.OK:
        return refusal
    if move_forbidding(s, a, card, dest, card.controller) is not None:
        return reasons.CANT_MOVE
    return reasons.OK


MOVING: Final = 1 << MOVE_AT_ALL | 1 << MOVE_TO_BASE | 1 << MOVE_HERE


def move_forbidding(s: State, a: Arena, card: Card, dest: PlaceId, actor: SeatId) -> InForce | None:
    """What forbids this player to move this unit there, or units of its controller to move there (CR 054)."""
    if not s.forbids & MOVING:
        return None  # as it mostly is
    found = forbidding(s, a, card, MOVE_AT_ALL, actor)
    if found is not None:
        return found
    to = s.places[dest]
    if to.side >= 0:
        return forbidding(s, a, card, MOVE_TO_BASE, actor)
    return forbidding(s, a, s.card(to.card), MOVE_HERE, card.controller)


def standard_step(s: State, a: Arena, card: Card, dest: PlaceId) -> int:
    """CR 144: base to battlefield, or battlefield to own base; battlefield to battlefield only with Ganking."""
    to = s.places[dest]
    if to.side >= 0:
        return reasons.OK if to.side == card.controller else reasons.FOREIGN_BASE
    if (
        s.places[card.place].side < 0
        and not layers.keyword(s, card, GANKING)
        and not rule_value(s, a, MOVE_FROM_ANYWHERE, s.card(to.card))
    ):
        return reasons.NEEDS_GANKING
    return reasons.OK


def relocate(s: State, a: Arena, card: Card, dest: PlaceId) -> None:
    """Change places on the board: same object, attachments come along."""
    crossing = s.places[card.place].arena != s.places[dest].arena
    if crossing and card.mods is not None:  # the combat that something lasts is not where it goes
        giving.end(s, s.arena_of(card.place), card, [m for m in card.mods if m.until == THIS_COMBAT])
        crossing = s.places[card.place].arena != s.places[dest].arena
    if crossing:
        registry.leave_arena(s, card)
        card.role = NO_ROLE
        card.seen_roles = 0
    s.disturb(card.place)
    card.came_from = card.place
    s.places[card.place].units.remove(card.id)
    s.places[dest].units.append(card.id)
    card.place = dest
    attachment.follow(s, card, dest)
    if crossing:
        registry.join_arena(s, card)
    s.disturb(dest)
    log.carried_out(s)
    arrived(s, a, card)


def arrived(s: State, a: Arena, card: Card) -> None:
    """CR 190.3, ruling A2: a unit becoming present where its side has no control contests the battlefield at once."""
    place = s.places[card.place]
    if place.side < 0 and place.contested_by < 0 and place.controller != card.controller:
        place.contested_by = card.controller
        log.note(s, "contests", [place.card], [card.controller], "CR 190.3")


def move(
    s: State,
    a: Arena,
    ids: list[ObjectId],
    dest: PlaceId,
    actor: SeatId,
    standard: bool = False,
    speaker: SeatId = NOBODY,
) -> int:
    """CR 446: units change places, together. One that may not end there is recalled instead (CR 447.2.c).

    `speaker`: the player whose text says so, if one does. A gear may be sent to a base.
    """
    events: list[Event] = []
    moved = 0
    for id in ids:
        card = s.find(id)
        if card is None or card.zone != BOARD:
            continue
        if not card.printed.types & UNIT:
            moved += bring(s, a, card, dest, actor)
            continue
        if card.attached_to:
            continue
        to = dest
        if s.places[to].side >= 0:
            to = s.sides[card.controller].base  # a unit sent to "base" goes to its controller's
        if card.place == to:
            continue  # already there: does not move
        if not standard:
            if move_forbidding(s, a, card, to, actor) is not None:
                continue
            if speaker != NOBODY and forbidding(s, a, card, BE_MOVED_BY_TEXT, speaker) is not None:
                continue
            if may_be_at(s, card.controller, to) != reasons.OK or not s.mode.may_move(s, card, to):
                recall(s, a, id)
                continue
        origin = card.place
        if s.events is not None:
            log.note(s, "moves", [id], [origin, to, actor], "CR 446")
        relocate(s, a, card, to)
        moved += 1
        s.sides[card.controller].history[H_MOVED] += 1
        events.append(Event(E_MOVED, id, actor, to, 0, origin, NOTHING))
    if events:
        triggers.emit_all(s, a, events)
    return moved


def recall(s: State, a: Arena, id: ObjectId) -> bool:
    """CR 454-458: to its controller's base; not a move, keeps everything but its combat designation."""
    card = s.find(id)
    if card is None or card.zone != BOARD:
        return False
    base = s.sides[card.controller].base
    if card.place == base:
        return False
    card.role = NO_ROLE
    log.note(s, "recalled", [id], [card.controller], "CR 454")
    if card.printed.types & UNIT:
        relocate(s, a, card, base)
    else:
        lay(s, card, base)
    return True


def lay(s: State, card: Card, base: PlaceId) -> None:
    """A gear that nobody wears changes places."""
    crossing = s.places[card.place].arena != s.places[base].arena
    if crossing:
        registry.leave_arena(s, card)
    s.changed(card.place)
    s.places[card.place].gear.remove(card.id)
    s.places[base].gear.append(card.id)
    card.place = base
    if crossing:
        registry.join_arena(s, card)
    s.changed(base)


def bring(s: State, a: Arena, card: Card, base: PlaceId, actor: SeatId) -> bool:
    """A gear is moved to a base; only in its controller's it stays (CR 323.7). What is worn is not moved apart."""
    if s.places[base].side < 0 or card.place == base or card.attached_to or not card.printed.types & GEAR:
        return False
    if move_forbidding(s, a, card, base, actor) is not None:
        return False
    log.note(s, "moves", [card.id], [card.place, base, actor], "CR 446")
    lay(s, card, base)
    return True
