"""Thralls and Strikes as tokens, which Thrall is the Mightiest, and how Thralls move (LL 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import layers, movement
from ...effects.defining import compiled
from ...effects.kinds_of_ability import Activated, Keyword, Triggered, When
from ...effects.select import DEFENDING, HERE, Is, Me, Select, Target
from ...effects.stated_costs import DETACH_SELF, Cost, Deed
from ...effects.verbs import Attach, Kill
from ...ids import NO_PLACE, NOTHING, SLOT_MASK, ObjectId, PlaceId, SeatId
from ...knowing import log
from ...objects import attachment, tokens, zones
from ...printed import Printed
from ...terms import (
    ACTION,
    ANY_DOMAIN,
    BOARD,
    E_PLAYED,
    ENEMY,
    EQUIP,
    GEAR,
    NOWHERE,
    QUICK_DRAW,
    UNIT,
    YOURS,
)
from . import lane

if TYPE_CHECKING:
    from ...state import Arena, Card, State

THRALL_NAME = "Thrall"
STRIKE_NAME = "Strike"
_thralls: dict[int, Printed] = {}
_strikes: dict[int, Printed] = {}


def thrall_card(might: int) -> Printed:
    """The face of a Thrall of this Might (LL 4.2)."""
    if might not in _thralls:
        _thralls[might] = Printed(THRALL_NAME, UNIT, might=might, token=True)
    return _thralls[might]


STRIKE: Final = compiled(
    Activated(
        Cost(1, (), (Deed(DETACH_SELF),), in_name=True),
        Kill(Target(Select(UNIT, ENEMY, HERE, (Is(DEFENDING),)))),
        speed=ACTION,
        counts_as_spell=True,
    )
)
"""What its wearer can do with a Strike (LL 6.1): detach it, then kill. Nobody pays for it (B33)."""


def strike_card(domains: int, bonus: int) -> Printed:
    """The face of a Strike (LL 6.1): Quick-Draw, Equip, and the Action of its wearer, with costs that nobody pays."""
    key = domains * 1024 + bonus
    if key not in _strikes:
        price = Cost(0, (ANY_DOMAIN,), in_name=True)
        attach = Attach(Me(), Target(Select(UNIT, YOURS)))
        equip = Keyword(EQUIP, 1, price, (Activated(price, attach),))
        quick = Keyword(QUICK_DRAW, implied=(Triggered(When(E_PLAYED, me=True), attach),))
        _strikes[key] = Printed(
            STRIKE_NAME,
            GEAR,
            domains=domains,
            energy=1,
            might_bonus=bonus,
            tags=("Equipment",),
            token=True,
            abilities=(quick, equip),
            effect_text=(STRIKE,),
        )
    return _strikes[key]


def is_thrall(card: Card) -> bool:
    return card.original.token and card.original.name == THRALL_NAME


def is_npcs(s: State, card: Card) -> bool:
    """A Thrall that an NPC controls: what the mode says of Thralls is not said of one that a player took over."""
    return is_thrall(card) and not s.sides[card.controller].is_player


def is_strike(card: Card) -> bool:
    return card.original.token and card.original.name == STRIKE_NAME


def strikes_on(s: State, card: Card) -> list[ObjectId]:
    if card.attachments is None:
        return []
    return [id for id in card.attachments if is_strike(s.card(id))]


def thralls_at(s: State, place: PlaceId, npc: SeatId) -> list[ObjectId]:
    """Only Thralls that the NPC controls count (LL 5.5)."""
    out: list[ObjectId] = []
    for id in s.places[place].units:
        card = s.cards[id & SLOT_MASK]
        if card.controller == npc and is_thrall(card):
            out.append(id)
    return out


def create_thrall(s: State, a: Arena, npc: SeatId, might: int, place: PlaceId) -> Card:
    """Created, not played (B18): no play trigger, nothing to counter."""
    card = tokens.create(s, a, npc, thrall_card(might), place)
    card.exhausted = False  # LL 5.6, B19: ready and exhausted make no difference; every Thrall counts as ready
    log.note(s, "thrall", [card.id], [npc, might, place], "LL 4.2")
    return card


def mightiest(s: State, ids: list[ObjectId]) -> ObjectId:
    """Mightiest Thrall (LL 5.5): Might, then Strikes, then closest to Midfield, then the oldest. 0 if there is none."""
    best = NOTHING
    best_key: list[int] = []
    for id in ids:
        card = s.card(id)
        spot = s.places[card.place].lane_spot
        away = spot - lane.MIDFIELD if spot > lane.MIDFIELD else lane.MIDFIELD - spot
        key = [layers.might(s, card), len(strikes_on(s, card)), -away, -card.stamp]
        if not best or key > best_key:
            best = id
            best_key = key
    return best


def next_place(s: State, card: Card) -> PlaceId:
    """LL 5.1: NPC Base → Farfield → Midfield → Nearfield; -1 where there is nowhere to go."""
    spot = s.places[card.place].lane_spot
    if lane.NEARFIELD < spot <= lane.NPC_BASE:
        return lane.spot(s, s.places[card.place].arena, spot - 1)
    return NO_PLACE


def thrall_move(s: State, a: Arena, ids: list[ObjectId], npc: SeatId) -> None:
    """LL 5.1: one step, without exhausting; moves to one destination at the same moment are one move."""
    if not ids:
        return
    dest = next_place(s, s.card(ids[0]))
    if dest >= 0:
        movement.move(s, a, ids, dest, npc)


def advance(s: State, a: Arena, npc: SeatId, k: int) -> None:
    """LL 5.2: the Mightiest at Midfield, then at Farfield, then in the Base; with LL 9.1 the k Mightiest of each."""
    log.note(s, "advance", [], [npc], "LL 5.2")
    for which in (lane.MIDFIELD, lane.FARFIELD, lane.NPC_BASE):
        place = lane.spot(s, a.index, which)
        if place < 0:
            continue
        chosen: list[ObjectId] = []
        left = thralls_at(s, place, npc)
        while left and len(chosen) < k:
            best = mightiest(s, left)
            chosen.append(best)
            left = [id for id in left if id != best]
        thrall_move(s, a, chosen, npc)


def rush(s: State, a: Arena, npc: SeatId) -> None:
    """LL 5.4: every Thrall in the NPC's Base, together."""
    place = lane.spot(s, a.index, lane.NPC_BASE)
    log.note(s, "rush", [], [npc], "LL 5.4")
    thrall_move(s, a, thralls_at(s, place, npc), npc)


def merge(s: State, a: Arena, npc: SeatId) -> None:
    """LL 5.3: Strikes off first, then the Might is summed (B24), one new Thrall gets it all. No triggers."""
    place = lane.spot(s, a.index, lane.NPC_BASE)
    old = thralls_at(s, place, npc)
    if not old:
        return
    for id in old:
        for strike in strikes_on(s, s.card(id)):
            attachment.come_off(s, a, s.card(strike), npc)
    total = 0
    for id in old:
        total += layers.might_read(s, s.card(id))
    for id in old:
        worn = s.card(id).attachments
        if worn is not None:
            for gear in worn:
                attachment.come_off(s, a, s.card(gear), npc)
        zones.put(s, id, NOWHERE)
    merged = zones.create(s, thrall_card(total), npc, BOARD, place)
    for id in s.places[place].gear[:]:
        card = s.card(id)
        if is_strike(card) and card.controller == npc and not card.attached_to:
            attachment.put_on(s, card, merged, npc)
    a.cleanup_due = True
    might = layers.might(s, merged)  # with what its Strikes add (LL 9.3)
    log.note(s, "merge", [merged.id], [npc, might, len(old), len(strikes_on(s, merged))], "LL 5.3")


def give_strike(s: State, a: Arena, npc: SeatId, domains: int, bonus: int) -> ObjectId:
    """A new Strike on the Mightiest Thrall in the lane (LL 4.3); returns that Thrall."""
    found: list[ObjectId] = []
    for index in a.places:
        found.extend(thralls_at(s, index, npc))
    wearer = mightiest(s, found)
    if wearer:
        place = s.card(wearer).place
        strike = tokens.create(s, a, npc, strike_card(domains, bonus), place)
        attachment.attach(s, a, strike.id, wearer, npc)
        log.note(s, "strike-made", [strike.id, wearer], [npc, place], "LL 4.3")
    return wearer


def left_most_controlled(s: State, a: Arena, npc: SeatId, vacated_counts: bool) -> PlaceId:
    """LL 4.3-4.4: the battlefield nearest the player that the NPC controls and still has a Thrall at; else its Base.

    A core-rules judge would also count a battlefield just left empty, since control is lost only in a cleanup; LL 4.4
    excludes it (B21).
    """
    for which in (lane.NEARFIELD, lane.MIDFIELD, lane.FARFIELD):
        place = lane.spot(s, a.index, which)
        if place >= 0 and s.places[place].controller == npc:
            if vacated_counts or thralls_at(s, place, npc):
                return place
    return lane.spot(s, a.index, lane.NPC_BASE)
