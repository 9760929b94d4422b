"""Control of objects that changes hands (CR 191, ruling A2). Control of battlefields is the showdown's business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import movement
from ..abilities import as_long_as, registry
from ..actions import giving
from ..deciding import reasons
from ..effects.parts import Part
from ..ids import NO_PLACE, NOBODY, ObjectId
from ..knowing import log
from ..state import Mod
from ..terms import BOARD, UNIT, Duration

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, Item, State


class ControlledBy(Part):
    """Hangs on an object whose controller an effect changed; remembers who had it before any effect did."""

    __slots__ = ("before",)

    def __init__(self, before: SeatId) -> None:
        self.before = before


def gain(s: State, a: Arena, id: ObjectId, until: Duration, by: Item) -> bool:
    """An effect gives its side control of an object, for a time (CR 477.1.a). True if the controller has changed."""
    card = s.find(id)
    seat = by.seat
    tie = as_long_as.anchor(s, by, until)
    if card is None or card.zone != BOARD or as_long_as.is_over(s, s.home(a, card), until, tie):
        return False
    before = card.controller
    others = False
    if card.mods is not None:
        for mod in card.mods:
            if isinstance(mod.part, ControlledBy):
                before = mod.part.before
                others = True
    if card.controller == seat and not others:
        return False  # it is theirs, and no effect can end that would change it
    mod = Mod(until, 0, None, ControlledBy(before), tie, s.next_number(), seat)
    card.mods = [mod] if card.mods is None else [*card.mods, mod]
    if as_long_as.tied(until):
        s.ties = True
    if card.controller == seat:
        return False
    give(s, a, card, seat)
    return True


def give(s: State, a: Arena, card: Card, seat: SeatId) -> None:
    """The controller changes; attachments keep theirs (CR 718.5)."""
    card.controller = seat
    card.came_from = NO_PLACE  # it did not move in for its new controller (B22)
    if card.exhausted and not s.mode.can_exhaust(s, card):
        card.exhausted = False  # back with an NPC it counts as ready (B19)
    registry.renew(s, card)
    s.disturb(card.place)
    log.note(s, "controls", [card.id], [seat], "CR 191")
    if card.printed.types & UNIT:
        if s.places[card.place].side < 0 and (
            movement.may_be_at(s, seat, card.place) != reasons.OK or joins_foreign_combat(s, card)
        ):
            movement.recall(s, a, card.id)  # a third side, or a teammate's battlefield: as with a move (CR 447.2.c)
        else:
            movement.arrived(s, a, card)


def joins_foreign_combat(s: State, card: Card) -> bool:
    """Would it stand alone in an ongoing combat of two others? (CR 459: a combat has exactly two sides)"""
    a = s.arena_of(card.place)
    return a.combat and a.showdown == card.place and card.controller != a.attacker and card.controller != a.defender


def give_back(s: State, a: Arena, card: Card, gone: list[Mod]) -> None:
    """Effects that ended, in whatever order: the newest control effect left decides, else who had it before any."""
    seat = NOBODY
    for mod in gone:
        if isinstance(mod.part, ControlledBy):
            seat = mod.part.before
    if seat < 0:
        return
    if card.mods is not None:
        for mod in card.mods:  # oldest first (CR 480)
            if isinstance(mod.part, ControlledBy):
                seat = mod.until_seat
    if seat != card.controller:
        give(s, a, card, seat)


def lose(s: State, a: Arena, id: ObjectId, seat: SeatId) -> bool:
    """No effect gives this side control of an object any more. True if the controller has changed."""
    card = s.find(id)
    if card is None or card.mods is None or card.controller != seat:
        return False
    giving.end(s, a, card, [m for m in card.mods if isinstance(m.part, ControlledBy) and m.until_seat == seat])
    return card.controller != seat


def release(s: State, a: Arena, seat: SeatId) -> None:
    """A player is removed from the game (CR 652): no effect makes them control anything any more."""
    for card in giving.on_board(s, a):
        if card.mods is not None:
            theirs = [m for m in card.mods if isinstance(m.part, ControlledBy) and m.until_seat == seat]
            giving.end(s, a, card, theirs)
