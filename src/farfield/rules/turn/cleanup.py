"""Cleanup (CR 318-324): ten steps in order, repeated until nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import combat, layers, movement, scoring, showdown
from ..abilities import triggers
from ..actions import damage, giving, killing
from ..compiling import mypyc_attr
from ..ids import NOBODY, NOTHING, SLOT_MASK, ObjectId, PlaceId
from ..knowing import log
from ..objects import zones
from ..playing import locations
from ..state import Event, Option
from ..state.questions import at_place, to_pick
from ..terms import (
    BOARD,
    E_MIGHT_ROSE,
    GAME_OVER,
    NEXT_CLEANUP,
    PICK,
    Q_CHOOSE,
    Q_SHOWDOWN,
    THIS_TURN,
    TRASH,
    UNIT,
)
from .frames import Frame, ask

if TYPE_CHECKING:
    from ..state import Arena, Place, State

NORMAL: Final = 0
AFTER_COMBAT: Final = 1  # with 3c heal everywhere and 3d recall of attackers (CR 466.1)
END_OF_TURN: Final = 2  # with 3c heal, 3d "this turn" ends, 3e pools empty (CR 317.2)


@mypyc_attr(free_list_len=1)
class Cleanup(Frame):
    __slots__ = ("kind", "stage")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.stage = 0

    def copy(self) -> Frame:
        f = Cleanup(self.kind)
        f.stage = self.stage
        return f

    def numbers(self) -> list[int]:
        return [7, self.kind, self.stage]

    def step(self, s: State, a: Arena) -> None:
        crowded = True
        if self.stage == 0:
            self.stage = 1
            a.cleanup_due = False
            if scoring.check_victory(s):  # step 1
                return
            if a.combat:
                combat.designate(s, a)  # step 2
            dying = lethally_damaged(s, a)  # step 3a and 3b
            if dying:
                killing.kill(s, a, dying, NOBODY, NOTHING)
                if not a.stack or a.stack[-1] is not self:
                    return
        if self.stage == 1:
            self.stage = 2
            if self.kind != NORMAL:
                self.special(s, a)
                if not a.stack or a.stack[-1] is not self:
                    return  # something happens instead of the recall
        if self.stage == 2:
            self.stage = 3
            crowded = finish(s, a)  # steps 4 to 8
        if self.stage == 4:
            self.open(s, a, True)  # it has asked which one, and something has happened elsewhere since
        elif self.stage == 3:
            if crowded and overfull(s, a):
                return
            self.stage = 4
            if a.listeners[E_MIGHT_ROSE] or (s.asks >> E_MIGHT_ROSE) & 1:
                watch_might(s, a)
            if a.hurt:
                a.hurt.clear()
            if s.lasting:
                s.lasting = [x for x in s.lasting if x.uses != 0 and (x.until != NEXT_CLEANUP or x.arena != a.index)]
            if s.phase == GAME_OVER:
                return
            if a.chain:
                a.stack.pop()
                return
            if s.departed and len(a.stack) == 1 and not any(x.chain or (x is not a and x.stack) for x in s.arenas):
                s.departed = {}
            if a.showdown >= 0:
                # Step 10a: a combat staged where a non-combat showdown is ongoing turns it into a combat.
                a.stack.pop()
                if not a.combat and s.places[a.showdown].combat_staged:
                    combat.convert(s, a)
                return
            self.open(s, a)

    def special(self, s: State, a: Arena) -> None:
        heal_all(s, a)
        if self.kind == AFTER_COMBAT:
            combat.recall_attackers(s, a)
        else:
            end_turn_effects(s, a)

    def open(self, s: State, a: Arena, again: bool = False) -> None:
        """Steps 9 and 10: in Neutral Open a staged showdown begins, then a staged combat (A5: in this order)."""
        staged = to_open(s, a)
        if not staged or not (again or s.mode.opens_now(s, a)):
            a.stack.pop()
            if not staged and not a.cleanup_due and not s.departed and not s.lasting:
                a.clean = a.version
            return
        if len(staged) == 1:
            a.stack.pop()
            begin(s, a, staged[0])
            return
        ask(s, a, s.mode.decider(s, a), Q_SHOWDOWN, [at_place(i) for i in staged], NOTHING, "CR 323.12")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if option.verb == PICK:
            card = zones.put(s, option.thing, TRASH)
            log.note(s, "facedown-trashed", [card.id], [card.owner], "CR 107.3")
            return
        a.stack.pop()
        begin(s, a, option.place)


NONE_STAGED: Final[list[PlaceId]] = []  # shared, like the next: only read
NOBODY_DIES: Final[list[ObjectId]] = []


def to_open(s: State, a: Arena) -> list[PlaceId]:
    """The battlefields with a staged showdown; if there is none, those with a staged combat."""
    out = NONE_STAGED
    combats = False
    for index in a.places:
        place = s.places[index]
        if place.combat_staged:
            combats = True
        elif place.showdown_staged:
            out = [*out, index]
    if combats and not out:
        return [i for i in a.places if s.places[i].combat_staged]
    return out


def overfull(s: State, a: Arena) -> bool:
    """CR 107.3: where a Facedown Zone holds more than it has room for, its controller trashes the surplus."""
    for index in a.places:
        place = s.places[index]
        if place.facedown and len(place.facedown) > 1 and len(place.facedown) > locations.room_for_hiding(s, a, place):
            options = [to_pick(id) for id in place.facedown]
            ask(s, a, place.controller, Q_CHOOSE, options, place.card, "CR 107.3")
            return True
    return False


def begin(s: State, a: Arena, place: PlaceId) -> None:
    if s.places[place].combat_staged:
        combat.begin(s, a, place)
    else:
        showdown.begin(s, a, place)


def lethally_damaged(s: State, a: Arena) -> list[ObjectId]:
    """CR 323.4-5: the units that die of the damage marked on them."""
    out = NOBODY_DIES
    for index in a.places:
        for id in s.places[index].units:
            card = s.cards[id & SLOT_MASK]
            if card.damage and damage.is_lethal(s, a, card):
                out = [*out, id]
    return out


def heal_all(s: State, a: Arena) -> None:
    """CR 143.3.b: all units everywhere on the board of this arena."""
    s.at_once()
    for index in a.places:
        for id in s.places[index].units:
            if s.cards[id & SLOT_MASK].damage:
                damage.heal(s, a, id, NOBODY)
    triggers.tell(s)


def end_turn_effects(s: State, a: Arena) -> None:
    """CR 317.2: "this turn" effects and Stunned end together, then pools empty."""
    for index in a.places:
        place = s.places[index]
        for id in place.units:
            card = s.cards[id & SLOT_MASK]
            card.stunned = False
            card.prevent = 0
    giving.expire(s, a, THIS_TURN)
    empty_pools(s)


def empty_pools(s: State) -> None:
    """CR 167: Energy and Power that were not spent are lost."""
    for side in s.sides:
        side.energy = 0
        if side.power:
            side.power = []
        if side.earmarks:
            side.earmarks = []


def finish(s: State, a: Arena) -> bool:
    """Steps 4 to 8. Does more than one card lie facedown somewhere?"""
    closed = len(a.chain) > 0
    crowded = False
    for index in a.places:
        place = s.places[index]
        if place.facedown and len(place.facedown) > 1:
            crowded = True
        if place.gear:
            stray_gear(s, a, place)
        if place.side >= 0:
            if place.units:
                foreign_units(s, a, place)
            continue
        ongoing = a.showdown == index
        # Step 4 (CR 323.6): an emptied battlefield is lost only in an open state with nothing ongoing there.
        if place.controller >= 0 and not closed and not ongoing and not movement.present(s, index, place.controller):
            log.note(s, "loses-control", [place.card], [place.controller], "CR 323.6")
            place.controller = NOBODY
            a.version += 1
        # Step 5 (CR 323.7)
        if place.facedown:
            trash_facedown(s, a, place)
        # Steps 6 to 8 (CR 323.8-323.11)
        if place.contested_by >= 0:
            contested(s, a, place, ongoing)
        elif place.units:
            recontest(s, a, place)  # ruling A2
    return crowded


def contested(s: State, a: Arena, place: Place, ongoing: bool) -> None:
    here = movement.present(s, place.index, place.contested_by)
    place.showdown_staged = here and not ongoing
    place.combat_staged = two_opponents(s, place) and not (ongoing and a.combat)
    place.stagers = 0
    if place.combat_staged:
        for id in place.units:
            place.stagers |= 1 << s.cards[id & SLOT_MASK].controller
    if not here and not ongoing:
        place.contested_by = NOBODY
        place.showdown_staged = False
        place.combat_staged = False
        place.stagers = 0
        recontest(s, a, place)


def recontest(s: State, a: Arena, place: Place) -> None:
    """CR 323.11.a: units of somebody who does not control the battlefield contest it (anew)."""
    for id in place.units:
        card = s.cards[id & SLOT_MASK]
        if card.controller != place.controller:
            movement.arrived(s, a, card)
            a.cleanup_due = True
            return


def two_opponents(s: State, place: Place) -> bool:
    """CR 323.9: units of two opponents are here."""
    first = NOBODY
    for id in place.units:
        side = s.cards[id & SLOT_MASK].controller
        if first < 0:
            first = side
        elif s.enemies(first, side):
            return True
    return False


def stray_gear(s: State, a: Arena, place: Place) -> None:
    """CR 323.7: unattached gear at a battlefield, or in a base not its controller's, is recalled."""
    for id in place.gear:
        if place.side != s.cards[id & SLOT_MASK].controller and is_stray(s, place, id):
            break
    else:
        return  # as it mostly is
    for id in place.gear[:]:
        if is_stray(s, place, id):
            movement.recall(s, a, id)


def is_stray(s: State, place: Place, id: ObjectId) -> bool:
    card = s.cards[id & SLOT_MASK]
    return place.side != card.controller and not card.attached_to and not card.printed.types & UNIT


def foreign_units(s: State, a: Arena, place: Place) -> None:
    """CR 323.7: anything lying in a base that is not its controller's."""
    for id in place.units:
        if s.cards[id & SLOT_MASK].controller != place.side:
            break
    else:
        return
    for id in place.units[:]:
        if s.cards[id & SLOT_MASK].controller != place.side:
            movement.recall(s, a, id)


def trash_facedown(s: State, a: Arena, place: Place) -> None:
    """CR 323.7: a facedown card whose controller does not control that battlefield is trashed, and so revealed."""
    for id in place.facedown[:]:
        if s.cards[id & SLOT_MASK].controller != place.controller:
            card = zones.put(s, id, TRASH)
            log.note(s, "facedown-trashed", [card.id], [card.owner], "CR 323.7")


def watch_might(s: State, a: Arena) -> None:
    """CR 706-711: becoming Mighty is the change from under 5 Might to 5 or more; so it is with any other number."""
    events: list[Event] = []
    for index in a.places:
        for id in s.places[index].units:
            card = s.cards[id & SLOT_MASK]
            now = layers.might_read(s, card) if card.zone == BOARD else 0
            if 0 <= card.was_might < now:
                events.append(Event(E_MIGHT_ROSE, id, card.controller, card.place, now, card.was_might, NOTHING))
            card.was_might = now
    if events:
        triggers.emit_all(s, a, events)
