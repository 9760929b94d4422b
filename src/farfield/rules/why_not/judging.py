"""The verdict on something that somebody wants to do, and the reason for it.

The verdict comes from the same checks that make the options; here it is only found out where they are to be asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from .. import playing
from ..abilities import granted
from ..deciding import options, reasons
from ..deciding.wishes import PREF_FULL_CONTROL
from ..ids import ObjectId, PlaceId, SeatId
from ..playing import hiding, locations, targets
from ..state import Arena, Card, Decision, Option, State
from ..terms import (
    ACTIVATE,
    AT,
    CHAMPION_ZONE,
    END_TURN,
    FACEDOWN,
    HAND,
    HIDE,
    MAIN_SPEED,
    MOVE,
    PASS,
    PERMANENT,
    PICK,
    PLAY,
    Verb,
)
from . import causes
from .intents import NO_EQUIP, Intent, find, sees
from .not_to_be_chosen import ACTING, is_chosen_for, why_not_at, why_not_choose, why_not_pick, why_not_there
from .refusals import WORDS, Refusal
from .refusing import caused, say

if TYPE_CHECKING:
    from ..game import Game


def why_not(game: Game, seat: SeatId, x: Intent) -> Refusal | None:
    """Why not this, and if something is to be chosen for it, why not that; None if it is possible."""
    if x.target == 0:
        return _judge_plain(game, seat, x)
    s = game.state
    card = find(s, x.thing)
    decision = _asked(game, seat, PICK)
    if card is not None and decision is not None and is_chosen_for(s, decision, card):
        return why_not_pick(s, seat, ObjectId(x.target), decision)
    refusal = _judge_plain(game, seat, replace(x, target=0))
    if card is None or (refusal is not None and refusal.id not in _ABOUT_CHOICES):
        return refusal
    a = _arena_for(s, seat, card, x.verb, _asked(game, seat, x.verb))
    return why_not_choose(s, a, seat, card, x) or refusal


_ABOUT_CHOICES: Final = frozenset(
    reasons.REASONS[reason][0]
    for reason in (
        reasons.NO_TARGET,
        reasons.CANNOT_PAY_DEFLECT,
        reasons.ONLY_TOO_DEAR,
        reasons.ONLY_ON_CHAIN,
        reasons.ONLY_IN_TRASH,
        reasons.ONLY_PROTECTED,
        reasons.ONLY_TO_PAY_WITH,
    )
)


def _judge_plain(game: Game, seat: SeatId, x: Intent) -> Refusal | None:
    s = game.state
    decision = _asked(game, seat, x.verb)
    if x.verb == PICK:
        return why_not_pick(s, seat, ObjectId(x.thing), decision)
    if x.verb == AT:
        return why_not_at(s, seat, PlaceId(x.place), decision)
    if x.verb == END_TURN or x.verb == PASS:
        return _why_not_stop(s, seat, x.verb, decision)
    card = find(s, x.thing)
    if card is None or not sees(card, seat) or not 0 <= x.place + 1 <= len(s.places):
        return say(s, seat, reasons.UNCLEAR, text=f"object {x.thing}")
    a = _arena_for(s, seat, card, x.verb, decision)
    reason = _reason(s, a, seat, card, x)
    if reason == reasons.NOT_MAIN_PHASE:
        # What is fast enough for a window that is open elsewhere waits for nothing but its turn there (LL 2.7).
        for other in s.arenas:
            if (other.chain or other.showdown >= 0) and x.verb in (PLAY, ACTIVATE):
                there = _reason(s, other, seat, card, x)
                if there not in (reasons.NEEDS_ACTION, reasons.NEEDS_REACTION):
                    a, reason = other, there
                    break
    if reason in (reasons.OK, reasons.NO_PRIORITY) and (decision is None or decision.kind not in ACTING):
        if reason == reasons.OK and _lanes_that_offer(game, seat, x):
            return None
        reason = reasons.ANSWER_FIRST if decision is not None else reasons.NO_PRIORITY
    if reason == reasons.OK or (x.place < 0 and _is_asked_for(game, seat, x)):
        return None
    lanes = _lanes_that_offer(game, seat, x) if x.verb in (PLAY, ACTIVATE) and x.place < 0 else ""
    if lanes:
        return _in_lanes(seat, card, "why-not-choice-elsewhere", lanes) if reason == reasons.NO_TARGET else None
    lanes = _lanes_to_wait_for(s, a, seat, card, x) if reason == reasons.NO_TARGET else ""
    if lanes:
        return _in_lanes(seat, card, "why-not-choice-later", lanes)
    if reason == reasons.ANSWER_FIRST:
        return say(s, seat, reason, card, x, a, decision)
    return caused(s, a, seat, card, x, reason)


def _arena_for(s: State, seat: int, card: Card, verb: Verb, decision: Decision | None) -> Arena:
    """Where this would be done: what is played or used, where its player is asked to act; the rest, where it is."""
    here = s.arena_of(card.place) if card.place >= 0 else s.arenas[s.sides[seat].arena]
    if verb not in (PLAY, ACTIVATE) or decision is None or decision.kind not in ACTING:
        return here
    return s.arenas[decision.arena] if here.index == s.sides[seat].arena else here


def _reason(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> int:
    """Why this is not possible in this arena."""
    if x.verb == PLAY:
        reason = options.why_not_play(s, a, seat, card)
        if reason == reasons.OK and x.place >= 0 and card.printed.types & PERMANENT:
            probe = playing.new_item(s, a, seat, card, options.window_of(s, a))
            if x.place not in locations.playable_places(s, a, seat, card, probe):
                reason = why_not_there(s, seat, card, PlaceId(x.place))
        return reason
    if x.verb == ACTIVATE:
        if x.ability == NO_EQUIP:
            return reasons.NO_EQUIP
        reason = options.why_not_use(s, a, seat, card, x.ability)
        if reason == reasons.NOT_IN_PLAYABLE_ZONE:
            return reasons.NOT_IN_USING_ZONE
        if reason == reasons.OK and granted.activated(s, card)[x.ability].pays and not _full_control(s, seat):
            reason = reasons.PAID_BY_ITSELF
        return reason
    if x.verb == MOVE:
        return _why_not_move(s, a, seat, card, x.place)
    if x.verb == HIDE:
        return _why_not_hide(s, a, seat, card, x.place)
    return reasons.NOT_ASKED


def _is_asked_for(game: Game, seat: int, x: Intent) -> bool:
    """Is the seat asked for just this, perhaps in another lane than the one that was looked at?"""
    option = Option(x.verb, x.thing, x.ability)
    return any(option in decision.options for decision in game.decisions() if decision.seat == seat)


def _in_lanes(seat: int, card: Card, id: str, lanes: str) -> Refusal:
    """There is nothing to choose here, but in these lanes."""
    return Refusal(id, WORDS[id], {"seat": seat, "card": card.printed.name, "lanes": lanes}, "LL 8.3")


def _lanes_that_offer(game: Game, seat: int, x: Intent) -> str:
    """Where this may be done now although nobody waits for the seat: in a teammate's lane, or again in its own."""
    found: list[str] = []
    for offer in game.offers(seat):
        for option in offer.options:
            if option.verb == x.verb and option.thing == x.thing and (x.verb != ACTIVATE or option.which == x.ability):
                found.append(f"seat {game.state.mode.decider(game.state, game.state.arenas[offer.arena])}")
    return "; ".join(dict.fromkeys(found))


def _lanes_to_wait_for(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> str:
    """Where there is something to choose, but something goes on that this cannot be used in."""
    found: list[str] = []
    for other in s.arenas:
        busy = other.chain or other.stack or other.showdown >= 0 or targets.closed(s) >> other.index & 1
        if other is a or not busy:
            continue
        text, probe = causes.probe(s, other, seat, card, x)
        if text is not None and targets.possible(s, other, probe, text) >= 0:
            found.append(f"seat {s.mode.decider(s, other)}")
    return "; ".join(found)


def _why_not_move(s: State, a: Arena, seat: SeatId, card: Card, dest: int) -> int:
    if dest >= 0:
        return options.why_not_move(s, a, seat, card, PlaceId(dest))
    best = reasons.NOT_A_UNIT
    for index in (*s.battlefields, s.sides[seat].base):
        reason = options.why_not_move(s, a, seat, card, index)
        if reason == reasons.OK:
            return reason
        if reason != reasons.ALREADY_THERE or best == reasons.NOT_A_UNIT:
            best = reason
    return best


def _why_not_hide(s: State, a: Arena, seat: SeatId, card: Card, place: int) -> int:
    if card.owner != seat:
        return reasons.NOT_YOUR_CARD
    if card.zone == FACEDOWN:
        return reasons.ALREADY_FACEDOWN
    if card.zone != HAND and card.zone != CHAMPION_ZONE:
        return reasons.NOT_IN_HIDING_ZONE
    reason = hiding.hide_refusal(s, a, seat, card)
    if reason == reasons.NOT_HIDDEN:
        return reason
    if a.chain:
        return reasons.HIDE_ON_CHAIN
    if a.showdown >= 0:
        return reasons.HIDE_IN_SHOWDOWN
    moment = options.moment_refusal(s, a, seat, MAIN_SPEED, False)
    if moment != reasons.OK:
        return moment
    if reason == reasons.OK and place >= 0 and place not in locations.hiding_places(s, a, seat):
        full = s.places[place].controller == seat
        return reasons.FACEDOWN_FULL if full else reasons.NO_CONTROLLED_BATTLEFIELD
    return reason


def _why_not_stop(s: State, seat: SeatId, verb: Verb, decision: Decision | None) -> Refusal | None:
    if decision is not None and Option(verb) in decision.options:
        return None
    if s.game_won_by or s.sides[seat].lost:
        return say(s, seat, reasons.GAME_IS_OVER)
    if decision is None:
        turn = verb == END_TURN and not s.mode.has_turn(s, seat)
        return say(s, seat, reasons.NOT_YOUR_TURN if turn else reasons.NO_PRIORITY)
    if decision.kind not in ACTING:
        return say(s, seat, reasons.ANSWER_FIRST, decision=decision)
    a = s.arenas[decision.arena]
    if verb == END_TURN and a.chain:
        return say(s, seat, reasons.CHAIN_OPEN)
    if verb == END_TURN and a.showdown >= 0:
        return say(s, seat, reasons.SHOWDOWN_OPEN)
    return say(s, seat, reasons.NOT_ASKED)


def _full_control(s: State, seat: int) -> bool:
    return bool(s.prefs[seat] & PREF_FULL_CONTROL)


def _asked(game: Game, seat: int, verb: Verb) -> Decision | None:
    """The decision this seat is asked; of several, one that such a thing could answer, in its own lane first."""
    mine = [d for d in game.decisions() if d.seat == seat]
    choosing = verb in (PICK, AT)
    home = game.state.sides[seat].arena
    return min(mine, key=lambda d: ((d.kind in ACTING) == choosing, d.arena != home), default=None)
