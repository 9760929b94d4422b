"""Keywords, with their value and cost."""

from __future__ import annotations

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
from ..base import Ability, Each
from ..costs import Cost


class Keyword(Ability):
    """A keyword with its value and cost. Its meaning is where the rule is; `implied` are abilities it stands for."""

    __slots__ = ("cost", "implied", "keyword", "value")

    def __init__(
        self, keyword: KeywordKind, value: int = 1, cost: Cost | None = None, implied: tuple[Ability, ...] = ()
    ) -> None:
        super().__init__()
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

    def count_keyword(self, kw: list[int]) -> None:
        k = self.keyword
        if k in SUMMING or k == DEFLECT:
            kw[k] += self.value
        elif kw[k] < self.value:
            kw[k] = self.value

    def hears(self, kind: EventKind) -> bool:
        return any(ability.hears(kind) for ability in self.implied)

    def shell(self, each: Each) -> Keyword:
        return Keyword(self.keyword, self.value, each.maybe(self.cost), each.all(self.implied))
