"""Locations: bases and battlefields."""

from __future__ import annotations

from ..compiling import mypyc_attr
from ..ids import NOBODY, ArenaId, ObjectId, PlaceId, SeatId


@mypyc_attr(acyclic=True)
class Place:
    """A location: the base of a side, or a battlefield."""

    __slots__ = (
        "arena", "at_start", "card", "combat_staged", "conquered", "contested_by", "controller", "facedown", "gear",
        "index", "lane_spot", "scored", "showdown_staged", "side", "stagers", "units",
    )  # fmt: skip

    def __init__(self, index: PlaceId, arena: ArenaId, side: SeatId, card: ObjectId) -> None:
        self.index = index
        self.arena = arena
        self.side = side  # whose base; -1 for a battlefield
        self.card = card  # the battlefield's own object; 0 for a base
        self.controller = side
        self.contested_by = NOBODY
        self.showdown_staged = False
        self.combat_staged = False
        self.stagers = 0  # bits of the sides whose combat is staged here
        self.conquered = 0  # bits of the sides that conquered it this turn
        self.scored = 0  # bits of the sides that scored it this turn
        self.lane_spot = 0  # free for modes
        self.at_start = NOBODY  # who controlled it when the turn began, in modes that ask for it
        self.units: list[ObjectId] = []
        self.gear: list[ObjectId] = []
        self.facedown: list[ObjectId] = []

    def __repr__(self) -> str:
        what = f"base of side {self.side}" if self.side >= 0 else f"battlefield {self.card}, side {self.controller}"
        return f"<Place {self.index}: {what}, {len(self.units)} units, {len(self.gear)} gear>"

    def copy(self) -> Place:
        p = Place(self.index, self.arena, self.side, self.card)
        p.controller = self.controller
        p.contested_by = self.contested_by
        p.showdown_staged = self.showdown_staged
        p.combat_staged = self.combat_staged
        p.stagers = self.stagers
        p.scored = self.scored
        p.conquered = self.conquered
        p.lane_spot = self.lane_spot
        p.at_start = self.at_start
        p.units = self.units[:]
        p.gear = self.gear[:]
        p.facedown = self.facedown[:]
        return p
