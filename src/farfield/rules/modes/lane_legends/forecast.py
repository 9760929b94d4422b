"""What the next dealt card would make the Thralls of a lane do, by its type (LL 4.3): from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import layers
from ...compiling import mypyc_attr
from ...ids import NO_PLACE, NOTHING, ArenaId, ObjectId, PlaceId
from . import lane, thralls

if TYPE_CHECKING:
    from ...game import Game
    from .modifiers import Modifiers


@mypyc_attr(acyclic=True)
class Forecast:
    """The Thrall that is made for the card itself is left out: nobody knows its Might yet."""

    __slots__ = ("advance", "merged", "might", "second", "wearer")

    def __init__(self) -> None:
        self.advance: list[ObjectId] = []  # a unit: who takes a step, in the order of the rule
        self.second = NO_PLACE  # a unit: where its second Thrall comes to
        self.wearer = NOTHING  # a gear: who gets the Strike and takes a step
        self.merged = 0  # a spell: how many merge with the new one
        self.might = 0  # and the Might they have


def of(game: Game, index: int, m: Modifiers) -> Forecast:
    s = game.state
    arena = ArenaId(index)
    a = s.arenas[arena]
    npc = lane.npc_of(s, lane.owner_of(arena))
    x = Forecast()
    left: list[PlaceId] = []  # battlefields that nobody stays at
    reached: list[PlaceId] = []
    for which in (lane.MIDFIELD, lane.FARFIELD, lane.NPC_BASE):
        place = lane.spot(s, arena, which)
        if place < 0:
            continue
        there = thralls.thralls_at(s, place, npc)
        stay = there[:]
        for _ in range(m.faster_units):
            best = thralls.mightiest(s, stay)
            if best:
                stay.remove(best)
                x.advance.append(best)
                reached.append(thralls.next_place(s, s.card(best)))
        if not stay:
            left.append(place)
    x.second = lane.spot(s, arena, lane.NPC_BASE)
    for which in (lane.NEARFIELD, lane.MIDFIELD, lane.FARFIELD):
        place = lane.spot(s, arena, which)
        if place >= 0 and s.places[place].controller == npc:
            if m.vacated_counts or place in reached or (place not in left and thralls.thralls_at(s, place, npc)):
                x.second = place
                break
    everybody: list[ObjectId] = []
    for place in a.places:
        everybody.extend(thralls.thralls_at(s, place, npc))
    x.wearer = thralls.mightiest(s, everybody)
    for id in thralls.thralls_at(s, lane.spot(s, arena, lane.NPC_BASE), npc):
        x.merged += 1
        x.might += layers.might(s, s.card(id))
    return x
