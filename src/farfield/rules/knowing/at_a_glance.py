"""A quick look at a position, for programs that weigh many of them: only what everybody at the table can count.

Programs that are never changed again count with these numbers (`thumb-1`): add others, and leave these as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers, scoring
from ..ids import SLOT_MASK
from ..terms import THIS_COMBAT, THIS_TURN

if TYPE_CHECKING:
    from ..state import Card, State


class Standing:
    """Numbers by side, and for each battlefield who controls it and how strong each side is there."""

    __slots__ = (
        "at",
        "controllers",
        "deck",
        "goal",
        "hand",
        "in_base",
        "lost",
        "points",
        "ready",
        "ready_runes",
        "runes",
        "team",
        "units",
        "worth",
    )

    def __init__(self, sides: int) -> None:
        self.goal = 0
        self.team = [0] * sides
        self.lost = [False] * sides  # has left the game
        self.points = [0] * sides
        self.hand = [0] * sides
        self.deck = [0] * sides
        self.runes = [0] * sides
        self.ready_runes = [0] * sides
        self.units = [0] * sides  # how many on the board
        self.worth = [0] * sides  # lasting Might of all units on the board
        self.in_base = [0] * sides  # of those in the base
        self.ready = [0] * sides  # of those that are ready
        self.controllers: list[int] = []  # of each battlefield, -1 for nobody
        self.at: list[list[int]] = []  # for each battlefield: the lasting Might of each side there


def lasting_might(s: State, card: Card) -> int:
    """Might without what ends this turn or this combat."""
    value = layers.might(s, card)
    if card.mods is not None:
        for mod in card.mods:
            if mod.until == THIS_TURN or mod.until == THIS_COMBAT:
                value -= mod.might
    return value if value > 0 else 0


def of(s: State) -> Standing:
    n = len(s.sides)
    x = Standing(n)
    x.goal = scoring.victory_score(s)
    for side in s.sides:
        i = side.index
        x.team[i] = side.team
        x.lost[i] = side.lost
        x.points[i] = side.points
        x.hand[i] = len(side.hand)
        x.deck[i] = len(side.deck)
        x.runes[i] = len(side.runes)
        for id in side.runes:
            if not s.cards[id & SLOT_MASK].exhausted:
                x.ready_runes[i] += 1
    for place in s.places:
        if place.side < 0:
            row = [0] * n
            x.at.append(row)
            x.controllers.append(place.controller)
        else:
            row = x.in_base
        for id in place.units:
            card = s.cards[id & SLOT_MASK]
            m = lasting_might(s, card)
            row[card.controller] += m
            x.worth[card.controller] += m
            x.units[card.controller] += 1
            if not card.exhausted:
                x.ready[card.controller] += m
    return x
