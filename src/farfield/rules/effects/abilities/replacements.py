"""Replacement effects: something happens instead (CR 367-375)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..base import Ability, Condition, Effect, Objects, Part
from ..costs import Cost
from ..program import Program, compile_text

if TYPE_CHECKING:
    from ...printed import Printed
    from ...state import Card, Context, State


class Replacement(Ability):
    """ "If … would …, … instead" (CR 367-375). The substitute runs with the affected object as "it"."""

    __slots__ = ("condition", "cost", "event", "limit", "optional", "scope", "substitute", "text")

    def __init__(
        self,
        event: int,
        scope: Objects,
        substitute: Effect,
        *,
        optional: bool = False,
        cost: Cost | None = None,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.event = event  # the event that is replaced: E_DIED, E_STUNNED …
        self.scope = scope
        self.substitute = substitute
        self.optional = optional
        self.cost = cost
        self.condition = condition
        self.limit = limit
        self.text = compile_text(substitute)

    def program(self) -> Program | None:
        return self.text

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        return self.scope.means(s, c, card) and (self.condition is None or self.condition.holds(s, c))

    def children(self) -> list[Part]:
        out: list[Part] = [self.scope, self.substitute]
        if self.condition is not None:
            out.append(self.condition)
        if self.cost is not None:
            out.append(self.cost)
        return out


class TokenInstead(Ability):
    """ "If you would play a unit token, play … instead": another token, or so many more of the same (CR 367-375)."""

    __slots__ = ("condition", "limit", "more", "optional", "token")

    def __init__(
        self,
        token: Printed | None = None,
        *,
        more: int = 0,
        optional: bool = False,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.token = token  # None: the same
        self.more = more
        self.optional = optional
        self.condition = condition
        self.limit = limit

    def children(self) -> list[Part]:
        return [] if self.condition is None else [self.condition]
