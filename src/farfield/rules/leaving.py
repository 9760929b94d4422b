"""Conceding and being removed (CR 195, 649-652): the game goes on without a player as long as two sides are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import combat, scoring
from .abilities import registry
from .abilities.replacements import Replacing
from .actions import giving, zone_changes
from .actions.burn_out import BurnOut
from .chain.items import OrderTriggers
from .chain.rechoosing import ChooseAnew
from .chain.resolving import Run
from .combat_damage import Assign
from .costs.paying import Payment
from .deciding.inviting import Invitation
from .deciding.options import StandardMove
from .ids import NOBODY, SLOT_MASK, ObjectId, PlaceId, SeatId
from .knowing import log
from .objects import changing_hands, zones
from .playing import Play
from .playing.hiding import Hiding
from .printed import Printed
from .setup import Mulligan
from .state import Option
from .terms import (
    BATTLEFIELD,
    BOARD,
    DONE,
    FACEDOWN,
    LEGEND_ZONE,
    MAIN,
    NO,
    NOWHERE,
    PASS,
    PICK,
    Q_CHOOSE,
    UNTIL_YOUR_NEXT_TURN,
)
from .turn.cleanup import Cleanup
from .turn.frames import Frame
from .turn.phases import HoldInOrder

if TYPE_CHECKING:
    from .state import Arena, Card, Decision, State

BLANK = Printed("Battlefield", BATTLEFIELD, token=True)
"""What replaces the battlefield of a player who is gone (CR 652)."""


def concede(s: State, seat: SeatId) -> None:
    """CR 651: a player may concede at any time."""
    log.note(s, "concedes", [], [seat], "CR 651")
    lose(s, seat, "concession")


def lose(s: State, seat: SeatId, reason: str) -> None:
    """A player has lost: they are removed, and their teammates with them; the last side left wins (CR 195)."""
    gone: list[SeatId] = []
    for side in s.sides:
        if side.team == s.sides[seat].team and side.is_player and not side.lost:
            side.lost = True
            gone.append(side.index)
    teams: list[int] = []
    for side in s.sides:
        if side.is_player and not side.lost and side.team not in teams:
            teams.append(side.team)
    if len(teams) == 1:
        scoring.win(s, teams[0], reason)
    elif not teams:
        s.loser_reason = reason
        scoring.over(s)
    else:
        for other in gone:
            remove(s, other)


def remove(s: State, seat: SeatId) -> None:
    """CR 652: their items are countered, their things banished, their cards taken away; what they held passes on."""
    log.note(s, "removed", [], [seat], "CR 652")
    for a in s.arenas:
        pass_on(s, a, seat)
        counter_items(s, a, seat)
    for card in s.cards[:]:
        if (card.zone == BOARD and not card.printed.types & BATTLEFIELD) or card.zone == FACEDOWN:
            if card.controller == seat or card.owner == seat:
                live = s.find(card.id)
                if live is not None:
                    zone_changes.banish(s, s.arenas[registry.arena_index(s, live)], card.id, NOBODY)
    for a in s.arenas:
        changing_hands.release(s, a, seat)
        giving.expire(s, a, UNTIL_YOUR_NEXT_TURN, seat)  # it will not come
    for index in s.battlefields:
        if s.card(s.places[index].card).owner == seat:
            blank_battlefield(s, index)
    take_away(s, seat)
    s.lasting = [x for x in s.lasting if x.seat != seat]
    for a in s.arenas:
        settle_questions(s, a, seat)
        a.cleanup_due = True
    if s.turn_seat == seat:
        end_turn(s)
    s.everything_changed()


def pass_on(s: State, a: Arena, seat: SeatId) -> None:
    """Focus and priority go to the next player; who has passed already is counted anew without them."""
    order = [x for x in s.order if s.mode.acts_in(s, a, x)]
    n = len(order)
    heirs = [x for x in s.seats_from(seat) if x in order]
    heir = heirs[0] if heirs else NOBODY
    if a.focus >= 0:
        # The last `passes` seats before the holder have passed.
        at = order.index(a.focus) if a.focus in order else 0
        back = 0
        i = 1
        while back < a.passes and i < n:
            other = order[(at - i) % n]
            if other == seat:
                a.passes -= 1
                break
            if not s.sides[other].lost:
                back += 1
            i += 1
        if a.focus == seat:
            a.focus = heir
    if a.priority >= 0:
        at = 0
        first = s.order.index(a.priority) if a.priority in s.order else 0
        for i in range(len(s.order)):
            other = s.order[(first + i) % len(s.order)]
            if other in order:
                at = order.index(other)
                break
        gone_by = 0
        for i in range(n):
            other = order[(at + i) % n]
            if gone_by >= a.yielded:
                break
            if other == seat:
                a.yielded -= 1
                break
            if not s.sides[other].lost:
                gone_by += 1
        if a.priority == seat:
            a.priority = heir


def counter_items(s: State, a: Arena, seat: SeatId) -> None:
    """Their items leave the chain, and work in progress on them ends."""
    for item in a.chain[:]:
        if item.seat == seat:
            a.stack[:] = [f for f in a.stack if not works_on(f, item.id)]
            a.chain.remove(item)
            log.note(s, "countered" if item.card else "ability-countered", [item.card or item.source], [-1], "CR 652")
            a.priority = NOBODY
            a.yielded = 0
            if item.card and s.find(item.card) is not None:
                vanish(s, s.card(item.card))
    a.stack[:] = [f for f in a.stack if not belongs_to(f, seat)]


def works_on(frame: Frame, item: ObjectId) -> bool:
    if isinstance(frame, Play):
        return frame.item == item
    if isinstance(frame, Run):
        return frame.item.id == item
    return False


def belongs_to(frame: Frame, seat: SeatId) -> bool:
    """Is this something only that player was doing?"""
    if isinstance(frame, Invitation):
        return seat in (frame.host, frame.guest)
    if isinstance(frame, (StandardMove, Hiding, HoldInOrder, BurnOut, OrderTriggers, Payment, ChooseAnew)):
        return frame.seat == seat
    return isinstance(frame, Run) and frame.item.seat == seat


def blank_battlefield(s: State, index: PlaceId) -> None:
    """Units and hidden cards stay; what was scored here stays scored (A8)."""
    place = s.places[index]
    vanish(s, s.card(place.card))
    place.card = zones.create(s, BLANK, s.turn_seat, BOARD, index).id


def take_away(s: State, seat: SeatId) -> None:
    """All their cards leave the game, in whatever zone they are."""
    for card in s.cards[:]:
        if card.owner == seat and card.zone != NOWHERE and card.zone < BOARD:
            vanish(s, card)
        elif card.zone == LEGEND_ZONE and card.owner == seat:
            vanish(s, card)
    side = s.sides[seat]
    side.energy = 0
    side.power = []
    side.earmarks = []


def vanish(s: State, card: Card) -> None:
    """An object is in no zone any more."""
    if card.zone >= BOARD:
        registry.unregister(s, card)
    elif card.original.elsewhere:
        registry.unregister(s, card)
    held = zones.container(s, card)
    if held is not None and card.id in held:
        held.remove(card.id)
    slot = card.id & SLOT_MASK
    s.departed[card.id] = card
    s.cards[slot] = zones.GHOST
    s.free_slots.append(slot)


def settle_questions(s: State, a: Arena, seat: SeatId) -> None:
    """Questions to the player who left are answered for them as little as possible; others are asked afresh."""
    if a.combat and a.stack and isinstance(a.stack[-1], Assign) and combat.sides_present(s, a) != combat.BOTH:
        a.stack.pop()
        a.combat_step = combat.CLEANUP
        a.question = None
        return
    question = a.question
    if question is None:
        return
    if not a.stack:
        a.question = None  # priority, focus, the Main Phase, or something of theirs that has just ended
        return
    frame = a.stack[-1]
    anew = isinstance(frame, (Play, Assign, ChooseAnew, BurnOut, Replacing))
    if anew or (isinstance(frame, Run) and is_stale(s, question)):
        a.question = None  # its options may speak of what is gone
    elif isinstance(frame, Cleanup):
        # It asks last of all, which staged combat begins: what is staged now, and who decides it, the next one finds.
        a.question = None
        a.stack.pop()
    elif question.seat == seat:
        a.question = None
        if isinstance(frame, Mulligan):
            frame.seats = [x for x in frame.seats if x != seat]
            frame.aside = []
        else:
            frame.answer(s, a, least(question.options))
    elif isinstance(frame, Mulligan):
        frame.seats = [x for x in frame.seats if x != seat]


def is_stale(s: State, question: Decision) -> bool:
    """Is something that is gone offered among what a text lets somebody else choose?"""
    if question.kind != Q_CHOOSE or s.sides[question.seat].lost:
        return False
    for option in question.options:
        if option.verb == PICK and option.is_thing and s.find(option.thing) is None:
            return True
    return False


def least(options: list[Option]) -> Option:
    """The answer that does the least."""
    for verb in (PASS, NO, DONE):
        for option in options:
            if option.verb == verb:
                return option
    return options[0]


def end_turn(s: State) -> None:
    """The turn goes to the next player: nothing is left of it but what has begun, and its end."""
    if 0 < s.phase < MAIN:
        s.phase = MAIN
    for a in s.arenas:
        a.done = True
