"""Activated abilities, and the instructions of spells (CR 153-159, 376-381)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ...state import S_ADD, S_HELP
from ...terms import MAIN_SPEED, NO_KEYWORD, REACTION, SPELL, KeywordKind, Speed
from ..parts import Ability, Condition, Each, Effect
from ..program import CARD, CHOOSES, PAYS, RUNS, Program
from ..resources import AddResources
from ..sorts import OBJECTS
from ..stated_costs import CHOSEN, DISCARD_SELF, Cost

if TYPE_CHECKING:
    from ..program import Writer


class Activated(Ability):
    """ "Cost: effect" (CR 376-381)."""

    __slots__ = ("adds", "cost", "counts_as_spell", "effect", "helps", "keyword", "pays", "repeats", "speed", "text")

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
        keyword: KeywordKind = NO_KEYWORD,
    ) -> None:
        super().__init__()
        self.keyword = keyword  # Equip, Empower … when it is the meaning of one
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
        # And it may be used while paying if it asks for more than that.
        self.helps = speed == REACTION and self.adds and not self.pays
        if self.pays or self.helps:
            self.governs = 1 << S_ADD | (1 << S_HELP if self.helps else 0)
        self.repeats = repeats  # Repeat on an ability (CR 820)

    def suits(self) -> int:
        return OBJECTS.types

    def fault(self, w: Writer) -> str:
        if any(deed.kind == DISCARD_SELF for deed in self.cost.deeds):
            return "an ability is used on the board, and what is discarded is in a hand"
        return "an ability can be used at least once each turn" if self.limit < 0 else ""

    def shell(self, each: Each) -> Activated:
        return self.over(each, each.one(self.cost), each.one(self.effect))

    def written(self, w: Writer) -> Activated:
        if self.works_in:
            raise CardTextError("an activated ability is used on the board, and this one would work elsewhere")
        inner = w.inside(RUNS | CHOOSES | PAYS)
        inner.given = []
        cost = self.cost
        inner.names_payers = True
        deeds = inner.all(cost.deeds)  # what is paid with is chosen first,
        inner.names_payers = False
        inner.program.given = inner.program.slot_count
        inner.program.effect = self.effect
        inner.write(self.effect)
        less = inner.maybe(cost.less)  # and a price may be read from the targets
        inner.all_spoken()
        paid = Cost(cost.energy, cost.power, deeds, cost.in_name, cost.own, less)
        w.check(paid)
        new = self.over(w, paid, self.effect)
        new.text = inner.program
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
            keyword=self.keyword,
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

    def suits(self) -> int:
        return SPELL

    def shell(self, each: Each) -> SpellText:
        return SpellText(each.one(self.effect))

    def written(self, w: Writer) -> SpellText:
        new = SpellText(self.effect)
        new.text = w.text(self.effect, RUNS | CHOOSES | PAYS | CARD)
        return new
