"""Keywords, with their value and cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...terms import (
    ACTION,
    DEFLECT,
    KEYWORD_NAMES,
    KW_ACTION,
    KW_REACTION,
    QUICK_DRAW,
    REACTION,
    SUMMING,
    EventKind,
    KeywordKind,
)
from ..keyword_sorts import KEYWORD_SUITS
from ..parts import Ability, Amount, Each
from ..stated_costs import Cost
from .activated import Activated

if TYPE_CHECKING:
    from ...state import Context, State
    from ..program import Writer


class Keyword(Ability):
    """A keyword with its value and cost. Its meaning is where the rule is; `implied` are abilities it stands for."""

    __slots__ = ("amount", "cost", "implied", "keyword", "value")

    def __init__(
        self,
        keyword: KeywordKind,
        value: int = 1,
        cost: Cost | None = None,
        implied: tuple[Ability, ...] = (),
        amount: Amount | None = None,
    ) -> None:
        super().__init__()
        self.amount = amount  # its value is counted by whoever gives it: "Assault equal to the number of …"
        self.keyword = keyword
        self.value = value
        self.cost = cost
        self.implied = implied
        if keyword == KW_ACTION:
            self.card_speed = ACTION
        elif keyword == KW_REACTION or keyword == QUICK_DRAW:  # CR 819: Quick-Draw has Reaction
            self.card_speed = REACTION

    def __repr__(self) -> str:
        value = f" {self.value}" if self.value != 1 else ""
        return f"<{KEYWORD_NAMES[self.keyword]}{value}{f' for {self.cost!r}' if self.cost is not None else ''}>"

    def word(self) -> str:
        return KEYWORD_NAMES[self.keyword]

    def suits(self) -> int:
        return KEYWORD_SUITS[self.keyword]

    def fault(self, w: Writer) -> str:
        return "" if self.value > 0 else f"{KEYWORD_NAMES[self.keyword]} needs a number of 1 or more"

    def count_keyword(self, kw: list[int]) -> None:
        k = self.keyword
        if k in SUMMING or k == DEFLECT:
            kw[k] += self.value
        elif kw[k] < self.value:
            kw[k] = self.value

    def counted(self, s: State, c: Context) -> Keyword:
        """The same, with the value that a text counts for it now."""
        if self.amount is None:
            return self
        n = self.amount.value(s, c)
        new = Keyword(self.keyword, n if n > 0 else 0, self.cost, self.implied)
        new.compiled = True
        return new

    def hears(self, kind: EventKind) -> bool:
        return any(ability.hears(kind) for ability in self.implied)

    def written(self, w: Writer) -> Keyword:
        implied = w.all(self.implied)
        cost: Cost | None = None
        for ability in implied:
            if isinstance(ability, Activated) and self.cost is not None:
                cost = ability.cost  # its price may be read from what it is used on
        if cost is None:
            cost = w.maybe(self.cost)
        return Keyword(self.keyword, self.value, cost, implied, w.maybe(self.amount))

    def shell(self, each: Each) -> Keyword:
        return Keyword(self.keyword, self.value, each.maybe(self.cost), each.all(self.implied), each.maybe(self.amount))
