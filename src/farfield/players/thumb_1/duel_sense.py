"""How good a position looks to thumb-1 at a seat that plays against others, alone or in a team."""

from __future__ import annotations

from farfield.rules.game import Game
from farfield.rules.knowing.at_a_glance import Standing
from farfield.rules.state import Decision, Option
from farfield.rules.terms import DONE, Q_MULLIGAN

from ..sight import Sight

WIN = 100_000
POINT = 100
CONTROL = 55  # a battlefield one controls and is likely to hold
SHAKY = 20  # one that can be taken from us
MIGHT = 7  # for each lasting Might on the board
BODY = 6  # for each unit
CARD = 13  # for each card in hand
RUNE = 6
SPARE = 0.6  # for each ready rune: what may still be answered with
IDLE = 2.5  # for each Might that guards more than is needed
FREE = 1.5  # for each Might in the base while there is a battlefield to be taken


class DuelSense:
    """Counts what everybody can count."""

    def __init__(self, seat: int) -> None:
        self.noise = 0.4
        self.rest = 0.5
        self.tricks = 0
        self.seat = seat

    def worth(self, game: Game) -> float:
        if game.over:
            return WIN if self.seat in game.winners else -WIN
        x = game.standing()
        teams: dict[int, float] = {}
        for side in range(len(x.points)):
            if not x.lost[side]:
                teams[x.team[side]] = teams.get(x.team[side], 0.0) + side_worth(x, side)
        own = teams.pop(x.team[self.seat], 0.0)
        # Of several opponents the strongest counts most: hurting one helps the others too.
        others = teams.values()
        return own - (max(others) + sum(others) / len(others)) / 2 if others else own


def side_worth(x: Standing, side: int) -> float:
    value: float = x.worth[side] * MIGHT + x.units[side] * BODY + x.hand[side] * CARD + x.runes[side] * RUNE
    value += x.ready_runes[side] * SPARE
    left = x.goal - x.points[side]
    value += x.points[side] * POINT + (80 if left <= 2 else 0) + (80 if left <= 1 else 0)
    # Only what stands in a base can attack on the next turn; cards in hand may join it.
    foes = [k for k in range(len(x.points)) if x.team[k] != x.team[side]]
    threat = max((x.in_base[k] + 2 * min(2, x.hand[k]) for k in foes), default=0)
    elsewhere = False
    for field, controller in enumerate(x.controllers):
        if controller == side:
            guard = x.at[field][side]
            value += CONTROL if guard * 1.3 >= threat else SHAKY
            value -= IDLE * max(0, guard - threat - 2)
        else:
            elsewhere = True
    if elsewhere:
        value += FREE * x.in_base[side]
    if x.deck[side] == 0:
        value -= 60
    return value


def at_once(sight: Sight, decision: Decision) -> Option | None:
    """The answer that needs no trying out. Of an opening hand: keep what can be played early."""
    if decision.kind != Q_MULLIGAN:
        return None
    game = sight.known()
    dear = [o for o in decision.options if o.verb != DONE and game.energy_cost(o.thing) >= 5]
    return max(dear, key=lambda o: game.energy_cost(o.thing)) if dear else decision.options[-1]
