"""Replacement effects: something happens instead (CR 367-375)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...state import S_DIES, S_REPLACE
from ...terms import E_DIED, YOURS, EventKind
from ..base import Ability, Condition, Each, Effect, Objects
from ..costs import Cost
from ..program import EVENT, RUNS, Program

if TYPE_CHECKING:
    from ...printed import Printed
    from ..program import Writer


class Replacement(Ability):
    """ "If … would …, … instead" (CR 367-375). The substitute runs with the affected object as "it"."""

    __slots__ = ("cost", "event", "optional", "substitute", "text")

    def __init__(
        self,
        event: EventKind,
        scope: Objects | None,
        substitute: Effect,
        *,
        optional: bool = False,
        cost: Cost | None = None,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.text: Program
        self.governs = 1 << S_DIES
        self.about = event
        self.event = event  # the event that is replaced
        self.scope = scope
        self.substitute = substitute
        self.optional = optional
        self.cost = cost
        self.condition = condition
        self.limit = limit

    def shell(self, each: Each) -> Replacement:
        return self.over(each, each.maybe(self.scope), each.one(self.substitute), each.maybe(self.cost))

    def written(self, w: Writer) -> Replacement:
        if self.event != E_DIED:
            raise CardTextError("only a death can be replaced this way; tokens are by TokenInstead")
        new = self.over(w, w.maybe(self.scope), self.substitute, w.beside(EVENT).maybe(self.cost))
        new.text = w.text(self.substitute, RUNS | EVENT)
        return new

    def over(self, each: Each, scope: Objects | None, substitute: Effect, cost: Cost | None) -> Replacement:
        return Replacement(
            self.event,
            scope,
            substitute,
            optional=self.optional,
            cost=cost,
            condition=each.maybe(self.condition),
            limit=self.limit,
        )

    def program(self) -> Program | None:
        return self.text

    def runs_out(self) -> bool:
        return True


UNIT_TOKEN: Final = -1  # what is replaced is no event of its own, but the playing of a unit token


class TokenInstead(Ability):
    """ "If you would play a unit token, play … instead": another token, or so many more of the same (CR 367-375)."""

    __slots__ = ("more", "optional", "token")

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
        self.governs = 1 << S_REPLACE
        self.about = UNIT_TOKEN
        self.actor = YOURS
        self.token = token  # None: the same
        self.more = more
        self.optional = optional
        self.condition = condition
        self.limit = limit

    def asks_history(self) -> int:
        return super().asks_history() | (self.token.asks if self.token is not None else 0)

    def runs_out(self) -> bool:
        return True

    def shell(self, each: Each) -> TokenInstead:
        return TokenInstead(
            self.token,
            more=self.more,
            optional=self.optional,
            condition=each.maybe(self.condition),
            limit=self.limit,
        )
