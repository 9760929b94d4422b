"""Activated abilities, and the instructions of spells (CR 153-159, 376-381)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ...state import S_ADD
from ...terms import MAIN_SPEED, REACTION, Speed
from ..base import Ability, Condition, Each, Effect
from ..costs import CHOSEN, Cost
from ..program import CARD, CHOOSES, PAYS, RUNS, Program
from ..resources import AddResources

if TYPE_CHECKING:
    from ..program import Writer


class Activated(Ability):
    """ "Cost: effect" (CR 376-381)."""

    __slots__ = ("adds", "cost", "counts_as_spell", "effect", "pays", "repeats", "speed", "text")

    def __init__(
        self,
        cost: Cost,
        effect: Effect,
        *,
        speed: Speed = MAIN_SPEED,
        condition: Condition | None = None,
        limit: int = 0,
        repeats: tuple[Cost, ...] = (),
        counts_as_spell: bool = False,
    ) -> None:
        super().__init__()
        self.text: Program
        self.counts_as_spell = counts_as_spell  # using it is playing a spell as well
        self.cost = cost
        self.effect = effect
        self.speed = speed
        self.condition = condition
        self.limit = limit
        self.adds = effect.adds()  # its effect is Add: resolves at once, gives no one priority (CR 429)
        # CR 429.3: a payment may use it by itself, since that needs nothing but what the object does to itself.
        self.pays = speed == REACTION and isinstance(effect, AddResources) and not (cost.energy or cost.power)
        for deed in cost.deeds:
            if deed.kind in CHOSEN:
                self.pays = False
        if self.pays:
            self.governs = 1 << S_ADD
        self.repeats = repeats  # Repeat on an ability (CR 820)

    def shell(self, each: Each) -> Activated:
        return self.over(each, each.one(self.cost), each.one(self.effect))

    def written(self, w: Writer) -> Activated:
        if self.works_in:
            raise CardTextError("an activated ability is used on the board, and this one would work elsewhere")
        new = self.over(w, w.one(self.cost), self.effect)
        new.text = w.text(self.effect, RUNS | CHOOSES | PAYS)
        return new

    def over(self, each: Each, cost: Cost, effect: Effect) -> Activated:
        return Activated(
            cost,
            effect,
            speed=self.speed,
            condition=each.maybe(self.condition),
            limit=self.limit,
            repeats=each.all(self.repeats),
            counts_as_spell=self.counts_as_spell,
        )

    def program(self) -> Program | None:
        return self.text


class SpellText(Ability):
    """The instructions of a spell (CR 153-159)."""

    __slots__ = ("effect", "text")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.text: Program
        self.effect = effect

    def shell(self, each: Each) -> SpellText:
        return SpellText(each.one(self.effect))

    def written(self, w: Writer) -> SpellText:
        new = SpellText(self.effect)
        new.text = w.text(self.effect, RUNS | CHOOSES | PAYS | CARD)
        return new
