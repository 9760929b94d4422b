"""What somebody else answers in an imagined game: not the first that is offered, but what they would be fools not to.

They are asked for targets, places, damage and the like when it is not their turn: who is shielded, who dies. They pass
where they could act, for what they hold is not known.
"""

from __future__ import annotations

from typing import Final

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    Q_AMOUNT,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_DESTINATION,
    Q_MAIN,
    Q_MAY,
    Q_MODE,
    Q_OPTIONAL_COST,
    Q_PLACE,
    Q_REPLACE,
    Q_TARGET,
)

from .duel_sense import DuelSense
from .trying_out import deadliest, distinct, quiet

ASKED: Final = (
    Q_TARGET, Q_MAY, Q_CHOOSE, Q_MODE, Q_OPTIONAL_COST, Q_PLACE, Q_DESTINATION, Q_REPLACE, Q_AMOUNT,
)  # fmt: skip
MOST: Final = 6  # answers that are tried


def their_answer(game: Game, decision: Decision) -> Option:
    """Each answer is tried, everything passes after it, and what everybody can count says which is best for them."""
    if decision.kind == Q_ASSIGN:
        return deadliest(game, decision.options)
    if decision.kind not in ASKED:
        return quiet(decision.options)
    those = distinct(game, decision)
    best = those[0]
    if len(those) == 1:
        return best
    sense = DuelSense(decision.seat)
    top = 0.0
    for number, option in enumerate(those[:MOST]):
        copy = game.copy()
        copy.choose(decision, option)
        let_pass(copy)
        value = sense.worth(copy)
        if number == 0 or value > top:
            best, top = option, value
    return best


def let_pass(game: Game) -> None:
    """Until the next Main Phase question, with everybody doing as little as they can."""
    for _ in range(60):
        decision = None if game.over else game.decisions()[0]
        if decision is None or decision.kind == Q_MAIN:
            return
        options = decision.options
        game.choose(decision, deadliest(game, options) if decision.kind == Q_ASSIGN else quiet(options))
