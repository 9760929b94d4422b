"""Control of objects that changes hands (CR 191, ruling A2). Control of battlefields is the showdown's business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import movement
from ..abilities import as_long_as, registry
from ..deciding import reasons
from ..effects.base import Part
from ..knowing import log
from ..state import Mod
from ..terms import BOARD, UNIT

if TYPE_CHECKING:
    from ..state import Arena, Card, State


class ControlledBy(Part):
    """Hangs on an object whose controller an effect changed; remembers who had it before."""

    __slots__ = ("before",)

    def __init__(self, before: int) -> None:
        self.before = before


def gain(s: State, a: Arena, id: int, seat: int, until: int, source: int) -> bool:
    card = s.find(id)
    if card is None or card.zone != BOARD or card.controller == seat:
        return False
    before = card.controller
    mod = Mod(until, 0, None, ControlledBy(before), source, s.next_number(), seat)
    card.mods = [mod] if card.mods is None else [*card.mods, mod]
    if as_long_as.tied(until):
        s.ties = True
    give(s, a, card, seat)
    return True


def give(s: State, a: Arena, card: Card, seat: int) -> None:
    """The controller changes; attachments keep theirs (CR 718.5)."""
    card.controller = seat
    card.came_from = -1  # it did not move in for its new controller (B22)
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
    """Control effects among the modifiers that just ended: the newest one left decides, or who had it first."""
    first = -1
    for mod in gone:
        if isinstance(mod.part, ControlledBy) and first < 0:
            first = mod.part.before
    if first >= 0:
        owner = first
        if card.mods is not None:
            for mod in card.mods:
                if isinstance(mod.part, ControlledBy):
                    owner = mod.until_seat
        if owner != card.controller:
            give(s, a, card, owner)
