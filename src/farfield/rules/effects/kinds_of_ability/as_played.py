"""Passives about playing: costs, further places, how something enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...state import S_COST, S_ENTERS
from ...terms import (
    ANY_DOMAIN,
    ANY_SIDE,
    E_ACTIVATED,
    MAIN_DECK_CARD,
    NO_KEYWORD,
    PERMANENT,
    YOURS,
    KeywordKind,
    Relation,
)
from ..parts import Ability, Amount, Condition, Each, Effect, Filter, Number, Objects
from ..program import RUNS, Program
from ..select import Select
from ..sorts import ALL_TYPES, OBJECTS, ON_BOARD, PLACES, Demand, Describes, Takes, types_in_words
from ..stated_costs import Cost

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer


# How something enters.
ENTERS_READY: Final = 0
ENTERS_EXHAUSTED: Final = 1
ENTERS_AT: Final = 2  # at further places
MAY_PLAY: Final = 3  # from where it could not be played, or for another price


class AdditionalCost(Ability):
    """ "As an additional cost to play me, [you may] …" (CR 204.2)."""

    __slots__ = ("cost", "discount_energy", "free_number", "ignores_cost", "named", "optional")

    def __init__(
        self,
        cost: Cost,
        *,
        optional: bool = True,
        discount_energy: int = 0,
        ignores_cost: bool = False,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.cost = cost
        self.optional = optional
        self.discount_energy = discount_energy  # paying it makes the card cheaper by so much
        self.ignores_cost = ignores_cost  # paying it, the base cost is ignored
        self.free_number = False  # any number of times: paying none is not paying it, so nobody is asked whether to
        self.named = False  # it is spoken of what pays it
        for deed in cost.deeds:
            self.free_number = self.free_number or deed.any_number
            self.named = self.named or bool(deed.name)
        self.condition = condition

    def suits(self) -> int:
        return MAIN_DECK_CARD

    def fault(self, w: Writer) -> str:
        if self.cost.free:
            return "an additional cost of nothing is none"
        return "a card gets cheaper by 1 or more" if self.discount_energy < 0 else ""

    def shell(self, each: Each) -> Ability:
        cost = each.one(self.cost)
        condition = each.maybe(self.condition)
        return AdditionalCost(
            cost,
            optional=self.optional,
            discount_energy=self.discount_energy,
            ignores_cost=self.ignores_cost,
            condition=condition,
        )


class PlayFor(Ability):
    """ "You may play me for …": another base cost to choose (CR 356.1)."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, condition: Condition | None = None) -> None:
        super().__init__()
        self.cost = cost
        self.condition = condition

    def suits(self) -> int:
        return MAIN_DECK_CARD

    def shell(self, each: Each) -> Ability:
        return PlayFor(each.one(self.cost), each.maybe(self.condition))


class PlayTo(Ability):
    """ "You may play me to …": further places (CR 355.2.b); `only`: nowhere else; `ambush`: by Ambush (CR 822).

    With a scope: "friendly units may be played to …", a passive about what others play; `price`: for this much more;
    `anybody`: by all players.
    """

    __slots__ = ("ambush", "anybody", "only", "places", "price")

    def __init__(
        self,
        places: Select,
        *,
        only: bool = False,
        ambush: bool = False,
        scope: Select | None = None,
        price: Cost | None = None,
        anybody: bool = False,
    ) -> None:
        super().__init__()
        self.price = price
        self.anybody = anybody
        self.places = places
        self.only = only
        self.ambush = ambush
        self.scope = scope
        if scope is not None:
            self.governs = 1 << S_ENTERS
            self.about = ENTERS_AT
            self.actor = scope.side
            if scope.side == ANY_SIDE and not anybody:
                self.actor = YOURS

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        return isinstance(self.scope, Select) and self.scope.describes(s, c, card)  # wherever it is played from

    def suits(self) -> int:
        return ALL_TYPES if self.scope is not None else PERMANENT

    def demands(self) -> list[Demand]:
        return [Takes(self.places, PLACES), Describes(self.scope, PERMANENT)]

    def shell(self, each: Each) -> Ability:
        scope = self.scope
        assert scope is None or isinstance(scope, Select)
        return PlayTo(
            each.one(self.places),
            only=self.only,
            ambush=self.ambush,
            scope=each.maybe(scope),
            price=each.maybe(self.price),
            anybody=self.anybody,
        )


class MayPlay(Ability):
    """ "You may play me from your trash for …", "you may play a gear from hand this turn, ignoring its Energy cost": a
    further way to play what it names, from where that lies (CR 419.2, 356.1)."""

    __slots__ = ("cost_mode", "price")

    def __init__(
        self, scope: Objects, *, cost_mode: int = 0, price: Cost | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.governs = 1 << S_ENTERS
        self.about = MAY_PLAY
        self.actor = YOURS
        self.scope = scope
        self.cost_mode = cost_mode
        self.price = price  # in place of the base cost
        self.condition = condition

    def demands(self) -> list[Demand]:
        return [Describes(self.scope, MAIN_DECK_CARD)]

    def runs_out(self) -> bool:
        return True

    def shell(self, each: Each) -> Ability:
        assert self.scope is not None
        scope = each.one(self.scope)
        condition = each.maybe(self.condition)
        return MayPlay(scope, cost_mode=self.cost_mode, price=each.maybe(self.price), condition=condition)

    def written(self, w: Writer) -> Ability:
        if not isinstance(self.scope, Select) and not (self.scope is not None and self.scope.is_me()):
            raise CardTextError("what may be played is the card itself, or told by where it lies: card_.yours.in_trash")
        if isinstance(self.scope, Select) and not self.scope.off_board():
            raise CardTextError("what may be played lies in a hand, a trash or another zone: card_.yours.in_trash")
        return self.shell(w)


# Which costs a passive changes.
TOTAL_COST: Final = 0  # of playing a card
OPTIONAL_COSTS: Final = 1  # each optional additional cost that is paid
REPEAT_COSTS: Final = 2  # each Repeat that is paid
ABILITY_COST: Final = 3  # of using an activated ability
HIDING_COST: Final = 4  # of hiding a card (see `HideFor`)


class CostChange(Ability):
    """A passive that makes cards, abilities or parts of their costs cost more or less (CR 356.3-4).

    Whatever it changes, it says by how much Energy and how many Power symbols, or by either, as the payer likes.
    """

    __slots__ = ("choosing", "either", "energy", "filters", "first", "keyword", "least", "mine", "power", "symbol",
                 "types")  # fmt: skip

    def __init__(
        self,
        *,
        of: int = TOTAL_COST,
        mine: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        scope: Select | None = None,
        keyword: KeywordKind = NO_KEYWORD,
        choosing: Objects | None = None,
        first: bool = False,
        actor: Relation = YOURS,
        energy: Amount | None = None,
        power: int | Amount = 0,
        symbol: int = ANY_DOMAIN,
        either: bool = False,
        least: int = 0,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        if not mine:
            self.governs = 1 << S_COST
        self.about = of
        self.mine = mine  # speaks of the card itself, wherever it can be played from
        self.types = types
        self.filters = filters
        self.scope = scope  # of abilities: whose
        self.keyword = keyword  # of abilities: only of this keyword
        self.choosing = choosing  # only what chooses such; "friendly" is what is friendly to it
        self.first = first  # only the first of them each turn: of cards its condition says so
        self.actor = actor
        self.energy = energy  # negative for less
        self.power: Amount | None = None  # number of Power symbols more or less
        if not isinstance(power, int):
            self.power = power
        elif power:
            self.power = Number(power)
        self.symbol = symbol  # which symbols
        self.either = either  # so much Energy or so much Power, as the payer likes
        self.least = least  # "to a minimum of": binds this discount only
        self.condition = condition

    def suits(self) -> int:
        return MAIN_DECK_CARD if self.mine else ALL_TYPES

    def demands(self) -> list[Demand]:
        return [Describes(self.scope, OBJECTS.types), Describes(self.choosing, ALL_TYPES)]

    def fault(self, w: Writer) -> str:
        energy = self.energy.range() if self.energy is not None else (0, 0)
        power = self.power.range() if self.power is not None else (0, 0)
        if energy == (0, 0) and power == (0, 0):
            return "this changes no cost: say by how much Energy or Power"
        types = self.types or MAIN_DECK_CARD
        for f in self.filters:
            types &= f.said_of().types if f.said_of().zones & ~ON_BOARD else 0
        if not types & MAIN_DECK_CARD:
            what = types_in_words(self.types) if self.types & ~MAIN_DECK_CARD else "a card that is like this"
            return f"{what} is never paid for: units, gear, spells and abilities are"
        return ""

    def runs_out(self) -> bool:
        return True

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        if self.scope is not None:
            return self.scope.means(s, c, card)
        if self.types and not card.printed.types & self.types:
            return False
        if self.types == MAIN_DECK_CARD and card.original.token:
            return False  # CR 052, 185: a token is no card
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def shell(self, each: Each) -> CostChange:
        scope = each.maybe(self.scope)
        assert scope is None or isinstance(scope, Select)
        power = each.maybe(self.power)
        return CostChange(
            of=self.about,
            mine=self.mine,
            types=self.types,
            filters=each.all(self.filters),
            scope=scope,
            keyword=self.keyword,
            choosing=each.maybe(self.choosing),
            first=self.first,
            actor=self.actor,
            energy=each.maybe(self.energy),
            power=power if power is not None else 0,
            symbol=self.symbol,
            either=self.either,
            least=self.least,
            condition=each.maybe(self.condition),
        )

    def written(self, w: Writer) -> CostChange:
        if self.choosing is not None and self.about != TOTAL_COST:
            raise CardTextError("what something chooses changes what playing it costs: leave choosing out here")
        if self.first and self.about == ABILITY_COST and self.scope is None:
            raise CardTextError("the first of a turn is one of some objects' abilities: say whose")
        return self.shell(w)

    def asks_history(self) -> int:
        return super().asks_history() | (1 << E_ACTIVATED if self.first and self.about == ABILITY_COST else 0)


class HideFor(Ability):
    """ "You may pay … to hide a card instead of [A]", "you can hide cards ignoring costs": another price for hiding."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, condition: Condition | None = None) -> None:
        super().__init__()
        self.governs = 1 << S_COST
        self.about = HIDING_COST
        self.actor = YOURS
        self.cost = cost
        self.condition = condition

    def shell(self, each: Each) -> Ability:
        return HideFor(each.one(self.cost), each.maybe(self.condition))

    def written(self, w: Writer) -> Ability:
        if self.cost.deeds:
            raise CardTextError("hiding is paid for with Energy and Power alone")
        return self.shell(w)


class Enters(Ability):
    """ "I enter ready", "units you play enter ready" (a replacement, CR 367), whatever the instruction says (A63)."""

    __slots__ = ("exhausted", "played")

    def __init__(
        self,
        scope: Objects | None,
        *,
        exhausted: bool = False,
        condition: Condition | None = None,
        played: bool = True,
    ) -> None:
        super().__init__()
        self.governs = 1 << S_ENTERS
        self.about = ENTERS_EXHAUSTED if exhausted else ENTERS_READY
        self.played = played  # of what a player plays; otherwise of whatever enters, played or not
        if isinstance(scope, Select) and played:  # "units you play"; what is created is not played by anybody (CR 439)
            self.actor = YOURS if scope.side == ANY_SIDE else scope.side
        self.scope = scope
        self.exhausted = exhausted
        self.condition = condition

    def runs_out(self) -> bool:
        return True

    def word(self) -> str:
        return "enter_exhausted" if self.exhausted else "enter_ready"

    def suits(self) -> int:
        return PERMANENT if self.scope is not None and self.scope.is_me() else ALL_TYPES

    def demands(self) -> list[Demand]:
        return [Describes(self.scope, PERMANENT)]

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        return Enters(scope, exhausted=self.exhausted, condition=each.maybe(self.condition), played=self.played)


AS_PLAYED: Final = 0
AS_ATTACHED: Final = 1


class AsIt(Ability):
    """ "As you play me, …", "As this is attached, …": a part of playing or attaching it, no trigger (CR 355, 365)."""

    __slots__ = ("effect", "moment", "text")

    def __init__(self, moment: int, effect: Effect) -> None:
        super().__init__()
        self.text: Program
        self.moment = moment
        self.effect = effect

    def shell(self, each: Each) -> AsIt:
        return AsIt(self.moment, each.one(self.effect))

    def written(self, w: Writer) -> AsIt:
        new = AsIt(self.moment, self.effect)
        new.text = w.text(self.effect, RUNS)
        return new

    def program(self) -> Program | None:
        return self.text
