"""What a choice may hold besides an object: a seat, a place or a lane. Ids of objects are above zero, these below."""

from __future__ import annotations

from ..ids import ArenaId, ObjectId, PlaceId, SeatId


def choice_of_seat(index: SeatId) -> ObjectId:
    return ObjectId(-1 - index)


def choice_of_place(index: PlaceId) -> ObjectId:
    return ObjectId(-1 - index)


def choice_of_lane(index: ArenaId) -> ObjectId:
    return ObjectId(-1 - index)


def seat_chosen(chosen: ObjectId) -> SeatId:
    return SeatId(-1 - chosen)


def place_chosen(chosen: ObjectId) -> PlaceId:
    return PlaceId(-1 - chosen)


def lane_chosen(chosen: ObjectId) -> ArenaId:
    return ArenaId(-1 - chosen)
