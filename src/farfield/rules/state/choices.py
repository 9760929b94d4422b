"""What a choice may hold besides an object: a seat, a place or a lane. Ids of objects are above zero, these below."""

from __future__ import annotations

from ..ids import ArenaId, PlaceId, SeatId


def choice_of_seat(index: SeatId) -> int:
    return -1 - index


def choice_of_place(index: PlaceId) -> int:
    return -1 - index


def choice_of_lane(index: ArenaId) -> int:
    return -1 - index


def seat_chosen(chosen: int) -> SeatId:
    return SeatId(-1 - chosen)


def place_chosen(chosen: int) -> PlaceId:
    return PlaceId(-1 - chosen)


def lane_chosen(chosen: int) -> ArenaId:
    return ArenaId(-1 - chosen)
