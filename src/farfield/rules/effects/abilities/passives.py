"""Passives about the board: Might and keywords, prohibitions, tolls, changes of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...terms import ANY_SIDE, YOURS
from ..base import NULL, Ability, Amount, Condition, Each, Objects
from ..costs import Cost
from ..select import Me, Select

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer


class Aura(Ability):
    """A passive that gives Might or keywords: "I have …", "other friendly units here have …" (CR 363-366)."""

    __slots__ = ("condition", "grants", "might", "scope")

    def __init__(
        self,
        scope: Objects,
        *,
        might: Amount | None = None,
        grants: tuple[Ability, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.scope = scope
        self.might = might
        self.grants = grants
        self.condition = condition
        self.is_aura = True

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        return self.scope.means(s, c, card) and (self.condition is None or self.condition.holds(s, c))

    def might_change(self, s: State, c: Context, card: Card) -> int:
        if self.might is None:
            return 0
        v = self.might.value(s, c)
        return 0 if v == NULL else v

    def count_keyword(self, kw: list[int]) -> None:
        for g in self.grants:
            g.count_keyword(kw)

    def shell(self, each: Each) -> Aura:
        return self.over(each, each.all(self.grants))

    def written(self, w: Writer) -> Aura:
        return self.over(w, w.apart().all(self.grants))

    def over(self, each: Each, grants: tuple[Ability, ...]) -> Aura:
        scope = each.one(self.scope)
        return Aura(scope, might=each.maybe(self.might), grants=grants, condition=each.maybe(self.condition))


# What a prohibition may forbid.
BE_CHOSEN: Final = 0  # by enemy spells and abilities (CR 756)
BE_COUNTERED: Final = 1
MOVE_AT_ALL: Final = 2
MOVE_TO_BASE: Final = 3
BE_READIED: Final = 4
PLAY_CARDS: Final = 5
PLAY_SPELLS: Final = 6
PLAY_UNITS_HERE: Final = 7
SCORE_HERE: Final = 8
TAKE_DAMAGE: Final = 10
GAIN_POINTS: Final = 11
HIDE_CARDS: Final = 12
BE_CHOSEN_BY_ANY: Final = 13
MOVE_HERE: Final = 15
BE_KILLED: Final = 16


class Cant(Ability):
    """A prohibition; it beats every permission (CR 054)."""

    __slots__ = ("actor", "condition", "scope", "what")

    def __init__(self, what: int, scope: Objects, *, actor: int = ANY_SIDE, condition: Condition | None = None) -> None:
        super().__init__()
        self.what = what
        self.scope = scope
        self.actor = actor
        self.condition = condition

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Select) and self.what in (PLAY_CARDS, BE_COUNTERED):
            # What may not be played is meant wherever it would be played from, what may not be countered on the chain.
            if not self.scope.describes(s, c, card):
                return False
        elif not self.scope.means(s, c, card):
            return False
        return self.condition is None or self.condition.holds(s, c)

    def forbids(self, what: int) -> bool:
        return self.what == what

    def shell(self, each: Each) -> Ability:
        return Cant(self.what, each.one(self.scope), actor=self.actor, condition=each.maybe(self.condition))


class MoveToll(Ability):
    """ "Opponents must pay … for each unit [beyond the first] to move here": an applied cost (CR 204.4)."""

    __slots__ = ("actor", "beyond", "cost", "places")

    def __init__(self, cost: Cost, places: Select, *, actor: int = ANY_SIDE, beyond: int = 0) -> None:
        super().__init__()
        self.cost = cost
        self.places = places  # the battlefields it speaks of
        self.actor = actor
        self.beyond = beyond  # so many units are free

    def shell(self, each: Each) -> Ability:
        return MoveToll(each.one(self.cost), each.one(self.places), actor=self.actor, beyond=self.beyond)


class BonusDamage(Ability):
    """Spells and abilities deal more (CR 712-715)."""

    __slots__ = ("actor", "amount", "condition", "scope")

    def __init__(
        self, amount: int, *, actor: int = YOURS, scope: Select | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.amount = amount
        self.actor = actor  # whose spells and abilities
        self.scope = scope  # only to these units; None: to all
        self.condition = condition

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        return BonusDamage(self.amount, actor=self.actor, scope=scope, condition=each.maybe(self.condition))


# Numbers of the rules that a card may change.
VICTORY_SCORE: Final = 0
BUFF_LIMIT: Final = 1
BUFF_VALUE: Final = 2
CHANNEL_COUNT: Final = 3
EMPOWER_LIMIT: Final = 4
HIDE_ROOM: Final = 5  # one more card may be hidden here
LETHAL_ANY: Final = 6  # any amount of your damage is enough
MOVE_FROM_ANYWHERE: Final = 7
DOUBLE_DAMAGE: Final = 9
NO_SPELL_DAMAGE: Final = 11  # spells and abilities deal no damage
IGNORE: Final = 100  # plus a keyword: you ignore it in what you do (CR 764)
SKIP: Final = 200  # plus a phase or step: you skip yours (CR 443); plus SETUP: your turn


class RuleChange(Ability):
    """A passive that changes a number or a permission of the rules themselves."""

    __slots__ = ("amount", "condition", "rule", "scope")

    def __init__(
        self, rule: int, amount: int = 0, scope: Objects | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.rule = rule
        self.amount = amount
        self.scope = scope
        self.condition = condition

    def buff_bonus(self) -> int:
        return self.amount if self.rule == BUFF_VALUE else 0

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select):
            if not self.scope.matches(s, c, card):
                return False
        elif self.scope is not None and card.id not in self.scope.find(s, c):
            return False  # what the text that made it had chosen
        return self.condition is None or self.condition.holds(s, c)

    def shell(self, each: Each) -> Ability:
        return RuleChange(self.rule, self.amount, each.maybe(self.scope), each.maybe(self.condition))
