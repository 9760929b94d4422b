"""Answers that a preview gives by itself, so that it need not end in the middle of what somebody wants to see.

Who moves moves alone; combat damage goes where it kills the most Might; where a card is let go answers what is asked
next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import combat_damage, layers
from ..ids import NO_PLACE, NOTHING, ObjectId, PlaceId
from ..terms import (
    AT,
    DONE,
    PICK,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_DESTINATION,
    Q_HIDE,
    Q_MOVE_MORE,
    Q_PLACE,
    Q_TARGET,
)

if TYPE_CHECKING:
    from ..state import Arena, Decision, Option, State

ALONE: Final = "alone"
DAMAGE: Final = "damage"
GOAL: Final = "goal"
"""What was assumed, as `Preview.assumed` says it."""


class Goal:
    """Where a card would be let go: a place, or something on the table."""

    __slots__ = ("place", "thing")

    def __init__(self, place: PlaceId = NO_PLACE, thing: ObjectId = NOTHING) -> None:
        self.place = place
        self.thing = thing


def answer(s: State, a: Arena, q: Decision, seat: int, goal: Goal | None) -> tuple[Option | None, str]:
    """What is assumed here, and how it is called; None where only a person can say."""
    if q.kind == Q_ASSIGN:
        return best_assignment(s, a, q), DAMAGE
    if q.seat != seat:
        return None, ""
    if q.kind == Q_MOVE_MORE:
        for option in q.options:
            if option.verb == DONE:
                return option, ALONE if len(q.options) > 1 else GOAL
    if goal is not None and q.kind in (Q_DESTINATION, Q_PLACE, Q_TARGET, Q_HIDE, Q_CHOOSE):
        found = towards(q, goal)
        if found is not None:
            return found, GOAL
    return None, ""


def towards(q: Decision, goal: Goal) -> Option | None:
    """The only answer that is about where the card is let go."""
    found: list[Option] = []
    for option in q.options:
        if goal.place >= 0 and option.verb == AT and option.place == goal.place:
            found.append(option)
        elif goal.place >= 0 and option.verb == PICK and not option.is_thing and option.place_picked == goal.place:
            found.append(option)
        elif goal.thing and option.verb == PICK and option.is_thing and option.thing == goal.thing:
            found.append(option)
    return found[0] if len(found) == 1 else None


def best_assignment(s: State, a: Arena, q: Decision) -> Option:
    """The next unit to be given damage, if it is to kill the most Might that it can; else the Mightiest."""
    frame = a.stack[-1]
    if not isinstance(frame, combat_damage.Assign) or not frame.next_units(s, a, q.seat):
        return q.options[0]
    left = frame.left
    best = [0] * (left + 1)  # the Might that so much damage can kill
    taken: list[list[int]] = [[] for _ in range(left + 1)]
    for i in range(len(q.options)):
        id = q.options[i].thing
        need = combat_damage.lethal(s, a, id, frame.given(id), q.seat)
        might = layers.might(s, s.card(id))
        for n in range(left, need - 1, -1):
            if need > 0 and best[n - need] + might > best[n]:
                best[n] = best[n - need] + might
                taken[n] = [*taken[n - need], i]
    among = taken[left] if taken[left] else list(range(len(q.options)))
    chosen = among[0]
    for i in among:
        if layers.might(s, s.card(q.options[i].thing)) > layers.might(s, s.card(q.options[chosen].thing)):
            chosen = i
    return q.options[chosen]
