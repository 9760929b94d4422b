"""Activated abilities, and the instructions of spells (CR 153-159, 376-381)."""

from __future__ import annotations

from ...terms import MAIN_SPEED
from ..base import Ability, Condition, Effect, Part
from ..costs import Cost
from ..program import Program, compile_text


class Activated(Ability):
    """ "Cost: effect" (CR 376-381)."""

    __slots__ = (
        "adds", "condition", "cost", "counts_as_spell", "effect", "keyword", "limit", "repeats", "speed", "text",
    )  # fmt: skip

    def __init__(
        self,
        cost: Cost,
        effect: Effect,
        *,
        speed: int = MAIN_SPEED,
        condition: Condition | None = None,
        limit: int = 0,
        adds: bool = False,
        keyword: int = -1,
        repeats: tuple[Cost, ...] = (),
        counts_as_spell: bool = False,
    ) -> None:
        super().__init__()
        self.counts_as_spell = counts_as_spell  # using it is playing a spell as well
        self.cost = cost
        self.effect = effect
        self.speed = speed
        self.condition = condition
        self.limit = limit
        self.adds = adds  # its effect is Add: resolves at once, gives no one priority (CR 429)
        self.repeats = repeats  # Repeat on an ability (CR 820)
        self.keyword = keyword
        self.text = compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1

    def children(self) -> list[Part]:
        out: list[Part] = [self.cost, self.effect]
        if self.condition is not None:
            out.append(self.condition)
        return out


class SpellText(Ability):
    """The instructions of a spell (CR 153-159)."""

    __slots__ = ("effect", "text")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.text = compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def children(self) -> list[Part]:
        return [self.effect]
