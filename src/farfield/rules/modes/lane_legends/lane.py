"""A lane: player Base – Nearfield – Midfield – Farfield – NPC Base (LL 1.2), and moving along it (LL 8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import layers, movement
from ...deciding import reasons
from ...ids import NO_PLACE, ArenaId, PlaceId, SeatId
from ...terms import GANKING

if TYPE_CHECKING:
    from ...state import Arena, Card, State

# Spots of a lane, kept in `Place.lane_spot`.
PLAYER_BASE: Final = 0
NEARFIELD: Final = 1
MIDFIELD: Final = 2
FARFIELD: Final = 3
NPC_BASE: Final = 4
ELSEWHERE: Final = 5  # a battlefield created in play is none of the three fields (B29)
SPOT_NAMES: Final = ("home", "nearfield", "midfield", "farfield", "base")  # as options call them


def npc_of(s: State, seat: SeatId) -> SeatId:
    """The side of a player's NPC."""
    return SeatId(s.players + seat)


def of(seat: SeatId) -> ArenaId:
    """A player's lane: lanes have the numbers of their players."""
    return ArenaId(seat)


def owner_of(arena: ArenaId) -> SeatId:
    """The player a lane belongs to."""
    return SeatId(arena)


def spot(s: State, arena: ArenaId, which: int) -> PlaceId:
    """The place that is this spot of a lane; -1 if there is none."""
    for index in s.arenas[arena].places:
        if s.places[index].lane_spot == which:
            return index
    return NO_PLACE


def step_refusal(s: State, a: Arena, card: Card, dest: PlaceId) -> int:
    """LL 8.1: Base and fields, one step at a time; Ganking to any controlled battlefield, home only from Nearfield."""
    if not s.sides[card.controller].is_player:
        return reasons.LANE_STEP
    here = s.places[card.place].lane_spot
    there = s.places[dest].lane_spot
    if there == NPC_BASE or s.places[dest].arena != s.sides[card.controller].arena:
        return reasons.LANE_STEP
    if there == ELSEWHERE or (here == ELSEWHERE and there == PLAYER_BASE):
        return movement.standard_step(s, a, card, dest)  # LL 8.1 speaks of the three fields: here the core rules apply
    if here - there in (-1, 1) and here < NPC_BASE:
        return reasons.OK
    if there != PLAYER_BASE and s.places[dest].controller == card.controller and layers.keyword(s, card, GANKING):
        return reasons.OK
    return reasons.LANE_STEP
