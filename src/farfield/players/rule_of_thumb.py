"""A sensible opponent: tries each answer on a copy, lets things run their course, and takes what looks best.

What it looks at are rules of thumb: points, battlefields and whether they will be held, lasting Might, cards. It sees
no more than its seat may know: copies are imagined from what the seat knows.
"""

from __future__ import annotations

from random import Random

from farfield.rules.game import Game
from farfield.rules.standing import Standing
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    DONE,
    END_TURN,
    NO,
    PASS,
    Q_FOCUS,
    Q_MAIN,
    Q_MULLIGAN,
    Q_PRIORITY,
)

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
DEPTH = 5  # parts of one action that are tried out one after another
BUDGET = 160  # copies for one decision


class RuleOfThumb:
    def __init__(self, seed: int = 0, budget: int = BUDGET) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._left = 0

    def choose(self, game: Game, decision: Decision) -> Option:
        if decision.kind == Q_MULLIGAN:
            return self._mulligan(game, decision)
        seat = decision.seat
        self._left = self._budget
        seen = game.imagine(seat, self._random.getrandbits(32))
        now = next(d for d in seen.decisions() if d.arena == decision.arena)
        best: Option | None = None
        best_value = 0.0
        for i, option in enumerate(decision.options):
            if option.verb == END_TURN:
                value = float(worth(seen, seat)) + 0.5
            else:
                value = self._try(seen, now, now.options[i], seat, DEPTH)
            value += self._random.random() * 0.4  # equal ones are not always taken in the same order
            if best is None or value > best_value:
                best, best_value = option, value
        assert best is not None
        return best

    def _mulligan(self, game: Game, decision: Decision) -> Option:
        """Keep what can be played early."""
        dear = [o for o in decision.options if o.verb != DONE and game.energy_cost(o.a) >= 5]
        return max(dear, key=lambda o: game.energy_cost(o.a)) if dear else decision.options[-1]

    def _try(self, game: Game, decision: Decision, option: Option, seat: int, depth: int) -> float:
        self._left -= 1
        copy = game.copy()
        copy.choose(decision, option)
        return self._run(copy, seat, depth)

    def _run(self, game: Game, seat: int, depth: int) -> float:
        """Let it run its course: own questions about the same action are tried out, everybody else passes."""
        for _ in range(60):
            if game.over:
                break
            decision = game.decisions()[0]
            if decision.kind == Q_MAIN:
                break
            options = decision.options
            if decision.seat == seat and decision.kind not in (Q_PRIORITY, Q_FOCUS) and depth > 0 and self._left > 0:
                return max(self._try(game, decision, o, seat, depth - 1) for o in options[:8])
            game.choose(decision, quiet(options))
        return worth(game, seat)


def quiet(options: list[Option]) -> Option:
    """The answer that does the least."""
    for option in options:
        if option.verb in (PASS, DONE, NO, END_TURN):
            return option
    return options[0]


def worth(game: Game, seat: int) -> float:
    """How good a position looks for a seat."""
    if game.over:
        return WIN if seat in game.winners else -WIN
    x = game.standing()
    total = 0.0
    for side in range(len(x.points)):
        total += side_worth(x, side) * (1 if side == seat else -1)
    return total


def side_worth(x: Standing, side: int) -> float:
    value: float = x.worth[side] * MIGHT + x.units[side] * BODY + x.hand[side] * CARD + x.runes[side] * RUNE
    value += x.ready_runes[side] * SPARE
    left = x.goal - x.points[side]
    value += x.points[side] * POINT + (80 if left <= 2 else 0) + (80 if left <= 1 else 0)
    # Only what stands in a base can attack on the next turn; cards in hand may join it.
    threat = max((x.in_base[k] + 2 * min(2, x.hand[k]) for k in range(len(x.points)) if k != side), default=0)
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
