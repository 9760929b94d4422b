"""Passives about the board: Might and keywords, prohibitions, tolls, changes of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ...rule_numbers import skipped_phase
from ...state import S_BONUS_DAMAGE, S_CANT, S_GRANTS, S_MIGHT, S_RULE, S_TOLL, S_TRIGGER
from ...terms import (
    ANY_SIDE,
    BE_COUNTERED,
    DOUBLE_DAMAGE,
    E_CONQUERED,
    E_HELD,
    NO_EVENT,
    NO_KEYWORD,
    PLAY_CARDS,
    PREVENT_DAMAGE,
    YOURS,
    EventKind,
    Forbidden,
    KeywordKind,
    Relation,
    RuleNumber,
)
from ..base import NULL, Ability, Amount, Condition, Each, Objects
from ..costs import Cost
from ..select import Select, here
from .activated import Activated
from .keywords import Keyword
from .triggered import Triggered

if TYPE_CHECKING:
    from ...state import Card, Context, Event, State
    from ..program import Writer


class Aura(Ability):
    """A passive that gives Might or keywords: "I have …", "other friendly units here have …" (CR 363-366)."""

    __slots__ = ("grants", "might")

    def __init__(
        self,
        scope: Objects | None,
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
        self.governs = 1 << S_MIGHT
        for granted in grants:
            if gives_activated(granted):
                self.governs |= 1 << S_GRANTS

    def might_change(self, s: State, c: Context, card: Card) -> int:
        if self.might is None:
            return 0
        v = self.might.value(s, c)
        return 0 if v == NULL else v

    def give_keywords(self, kw: list[int]) -> None:
        for g in self.grants:
            g.count_keyword(kw)

    def gives(self, kind: EventKind) -> bool:
        return any(granted.hears(kind) for granted in self.grants)

    def shell(self, each: Each) -> Aura:
        return self.over(each, each.all(self.grants))

    def acts_on(self) -> list[Objects]:
        return [self.scope] if self.scope is not None else []

    def written(self, w: Writer) -> Aura:
        for granted in self.grants:
            if not isinstance(granted, (Keyword, Triggered, Activated)):
                raise CardTextError(
                    "a passive gives keywords, triggered and activated abilities; what else holds for what it names is"
                    " a line of its own"
                )
        return self.over(w, w.apart().all(self.grants))

    def over(self, each: Each, grants: tuple[Ability, ...]) -> Aura:
        scope = each.maybe(self.scope)
        return Aura(scope, might=each.maybe(self.might), grants=grants, condition=each.maybe(self.condition))


def gives_activated(ability: Ability) -> bool:
    """Is it an activated ability, or a keyword that stands for one?"""
    if isinstance(ability, Keyword):
        for implied in ability.implied:
            if gives_activated(implied):
                return True
    return isinstance(ability, Activated)


class Cant(Ability):
    """A prohibition; it beats every permission (CR 054)."""

    __slots__ = ("what",)

    def __init__(
        self, what: Forbidden, scope: Objects | None, *, actor: Relation = ANY_SIDE, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.governs = 1 << S_CANT
        self.about = what
        self.what = what
        self.scope = scope
        self.actor = actor
        self.condition = condition

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Select) and self.what in (PLAY_CARDS, BE_COUNTERED):
            # What may not be played is meant wherever it would be played from, what may not be countered on the chain.
            return self.scope.describes(s, c, card)
        return super().speaks_of(s, c, card)

    def shell(self, each: Each) -> Ability:
        return Cant(self.what, each.maybe(self.scope), actor=self.actor, condition=each.maybe(self.condition))


class MoveToll(Ability):
    """ "Opponents must pay … for each unit [beyond the first] to move here": an applied cost (CR 204.4)."""

    __slots__ = ("beyond", "cost", "places")

    def __init__(self, cost: Cost, places: Select, *, actor: Relation = ANY_SIDE, beyond: int = 0) -> None:
        super().__init__()
        self.governs = 1 << S_TOLL
        self.cost = cost
        self.places = places  # the battlefields it speaks of
        self.actor = actor
        self.beyond = beyond  # so many units are free

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        return self.places.battlefield_matches(s, c, card.id, card.place)

    def shell(self, each: Each) -> Ability:
        return MoveToll(each.one(self.cost), each.one(self.places), actor=self.actor, beyond=self.beyond)


class BonusDamage(Ability):
    """Spells and abilities deal more (CR 712-715)."""

    __slots__ = ("amount",)

    def __init__(
        self, amount: int, *, actor: Relation = YOURS, scope: Objects | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.governs = 1 << S_BONUS_DAMAGE
        self.amount = amount
        self.actor = actor  # whose spells and abilities
        self.scope = scope  # only to these units; None: to all
        self.condition = condition

    def runs_out(self) -> bool:
        return True

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        return BonusDamage(self.amount, actor=self.actor, scope=scope, condition=each.maybe(self.condition))


class RuleChange(Ability):
    """A passive that changes a number or a permission of the rules themselves."""

    __slots__ = ("amount", "rule")

    def __init__(
        self, rule: RuleNumber, amount: int = 0, scope: Objects | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.governs = 1 << S_RULE
        self.about = rule
        self.actor = YOURS  # a number or permission of a player is yours; of an object or the game nobody's doing
        self.rule = rule
        self.amount = amount
        self.scope = scope
        self.condition = condition

    def rule_change(self) -> int:
        return self.amount

    def runs_out(self) -> bool:
        return self.rule in (DOUBLE_DAMAGE, PREVENT_DAMAGE) or skipped_phase(self.rule) >= 0

    def shell(self, each: Each) -> Ability:
        return RuleChange(self.rule, self.amount, each.maybe(self.scope), each.maybe(self.condition))


class TriggerChange(Ability):
    """ "Your [Deathknell] effects trigger an additional time", "your hold effects for holding here …", or "don't
    trigger". What triggers so is told by its keyword or by the event it waits for."""

    __slots__ = ("here", "keyword", "kind", "never")

    def __init__(
        self,
        keyword: KeywordKind = NO_KEYWORD,
        kind: EventKind = NO_EVENT,
        *,
        here: bool = False,
        never: bool = False,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.governs = 1 << S_TRIGGER
        self.actor = YOURS
        self.keyword = keyword
        self.kind = kind
        self.here = here  # of an event: that happens here; of a keyword: of objects here
        self.never = never
        self.condition = condition

    def covers(self, s: State, c: Context, card: Card, ability: Triggered, e: Event) -> bool:
        """Is this ability of this object, triggering on this event, one of those it speaks of?"""
        if self.kind >= 0:
            return e.kind == self.kind and (not self.here or e.place == here(s, c))
        if ability.keyword != self.keyword and ability.merges != self.keyword:
            return False
        return not self.here or card.place == here(s, c)

    def shell(self, each: Each) -> Ability:
        condition = each.maybe(self.condition)
        return TriggerChange(self.keyword, self.kind, here=self.here, never=self.never, condition=condition)

    def written(self, w: Writer) -> Ability:
        if (self.keyword >= 0) == (self.kind >= 0):
            raise CardTextError("say which abilities trigger so: those of a keyword, or those that wait for an event")
        if self.kind >= 0 and self.kind not in (E_CONQUERED, E_HELD):
            raise CardTextError("the effects of an event that trigger so are conquer effects or hold effects")
        return self.shell(w)
