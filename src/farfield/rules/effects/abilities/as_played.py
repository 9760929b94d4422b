"""Passives about playing: costs, further places, how something enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...state import S_COST, S_ENTERS
from ...terms import ANY_SIDE, MAIN_DECK_CARD, YOURS, Relation
from ..base import Ability, Amount, Condition, Each, Filter, Objects
from ..costs import Cost
from ..select import Select

if TYPE_CHECKING:
    from ...state import Card, Context, State


class AdditionalCost(Ability):
    """ "As an additional cost to play me, [you may] …" (CR 204.2)."""

    __slots__ = ("cost", "discount_energy", "optional")

    def __init__(
        self, cost: Cost, *, optional: bool = True, discount_energy: int = 0, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.cost = cost
        self.optional = optional
        self.discount_energy = discount_energy  # paying it makes the card cheaper by so much
        self.condition = condition

    def shell(self, each: Each) -> Ability:
        cost = each.one(self.cost)
        condition = each.maybe(self.condition)
        return AdditionalCost(cost, optional=self.optional, discount_energy=self.discount_energy, condition=condition)


class PlayFor(Ability):
    """ "You may play me for …": another base cost to choose (CR 356.1)."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, condition: Condition | None = None) -> None:
        super().__init__()
        self.cost = cost
        self.condition = condition

    def shell(self, each: Each) -> Ability:
        return PlayFor(each.one(self.cost), each.maybe(self.condition))


class PlayTo(Ability):
    """ "You may play me to …": further places (CR 355.2.b); `only`: nowhere else."""

    __slots__ = ("only", "places")

    def __init__(self, places: Select, *, only: bool = False) -> None:
        super().__init__()
        self.places = places
        self.only = only

    def shell(self, each: Each) -> Ability:
        return PlayTo(each.one(self.places), only=self.only)


# Which costs a passive changes.
TOTAL_COST: Final = 0
OPTIONAL_COSTS: Final = 1


class CostChange(Ability):
    """A passive that makes cards or abilities cost more or less (CR 356.3-4)."""

    __slots__ = ("energy", "filters", "least", "mine", "power", "types")

    def __init__(
        self,
        *,
        mine: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        actor: Relation = YOURS,
        energy: Amount | None = None,
        power: int = 0,
        least: int = 0,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        if not mine:
            self.governs = 1 << S_COST
        self.about = TOTAL_COST
        self.mine = mine  # speaks of the card itself, wherever it can be played from
        self.types = types
        self.filters = filters
        self.actor = actor
        self.energy = energy  # negative for less
        self.power = power  # number of Power symbols more or less
        self.least = least  # "to a minimum of": binds this discount only
        self.condition = condition

    def runs_out(self) -> bool:
        return True

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        if self.types and not card.printed.types & self.types:
            return False
        if self.types == MAIN_DECK_CARD and card.original.token:
            return False  # CR 052, 185: a token is no card
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def shell(self, each: Each) -> Ability:
        return CostChange(
            mine=self.mine,
            types=self.types,
            filters=each.all(self.filters),
            actor=self.actor,
            energy=each.maybe(self.energy),
            power=self.power,
            least=self.least,
            condition=each.maybe(self.condition),
        )


ENTERS_READY: Final = 0
ENTERS_EXHAUSTED: Final = 1


class Enters(Ability):
    """ "I enter ready", "units you play enter ready" (a replacement, CR 367)."""

    __slots__ = ("exhausted",)

    def __init__(self, scope: Objects | None, *, exhausted: bool = False, condition: Condition | None = None) -> None:
        super().__init__()
        self.governs = 1 << S_ENTERS
        self.about = ENTERS_EXHAUSTED if exhausted else ENTERS_READY
        if isinstance(scope, Select):  # "units you play"; what is created is not played by anybody (CR 439)
            self.actor = YOURS if scope.side == ANY_SIDE else scope.side
        self.scope = scope
        self.exhausted = exhausted
        self.condition = condition

    def runs_out(self) -> bool:
        return True

    def shell(self, each: Each) -> Ability:
        return Enters(each.maybe(self.scope), exhausted=self.exhausted, condition=each.maybe(self.condition))
