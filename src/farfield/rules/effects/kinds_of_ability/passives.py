"""Passives about the board: prohibitions, tolls, changes of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...rule_numbers import ignored_keyword, ignoring, skipped_phase
from ...state import S_BONUS_DAMAGE, S_CANT, S_RULE, S_TOLL, S_TRIGGER
from ...terms import (
    ABILITY,
    ANY_SIDE,
    BACKLINE,
    BATTLEFIELD,
    BE_CHOSEN,
    BE_CHOSEN_BY_ANY,
    BE_COUNTERED,
    BE_KILLED,
    BE_MOVED_BY_TEXT,
    BE_READIED,
    BE_READIED_BY_TEXT,
    BUFF_LIMIT,
    BUFF_VALUE,
    CHANNEL_COUNT,
    DEATHKNELL,
    DEFLECT,
    DOUBLE_DAMAGE,
    E_CONQUERED,
    E_HELD,
    EMPOWER_LIMIT,
    GAIN_POINTS,
    HIDE_CARDS,
    HIDE_ROOM,
    HUNT,
    KEYWORD_NAMES,
    LETHAL_ANY,
    MAIN_DECK_CARD,
    MOVE_AT_ALL,
    MOVE_HERE,
    MOVE_TO_BASE,
    NO_EVENT,
    NO_KEYWORD,
    NO_SPELL_DAMAGE,
    PERMANENT,
    PLAY_CARDS,
    PLAY_FACEDOWN_HERE,
    PLAY_SPELLS,
    PLAY_UNITS_HERE,
    PLAYER,
    PREVENT_DAMAGE,
    QUICK_DRAW,
    SCORE_HERE,
    SPELL,
    TAKE_DAMAGE,
    TANK,
    TEMPORARY,
    UNIT,
    VISION,
    WEAPONMASTER,
    YOURS,
    EventKind,
    Forbidden,
    KeywordKind,
    Relation,
    RuleNumber,
)
from ..parts import NULL, Ability, Condition, Each, Number, Objects
from ..select import Select, here
from ..sorts import (
    ALL_TYPES,
    EMPOWERABLE,
    EXHAUSTIBLE,
    NOT_THINGS,
    PLACES,
    UNITS,
    Counts,
    Demand,
    Describes,
    Matters,
    Takes,
)
from ..stated_costs import Cost
from .triggered import Triggered

if TYPE_CHECKING:
    from ...state import Card, Context, Event, State
    from ..program import Writer


THINGS: Final = ALL_TYPES & ~NOT_THINGS


# What each prohibition is about: where it names a player's doing, whatever says where, or whose.
FORBIDDEN_TO: Final = {
    BE_CHOSEN: THINGS,
    BE_CHOSEN_BY_ANY: THINGS,
    BE_COUNTERED: SPELL | ABILITY | PERMANENT,
    MOVE_AT_ALL: UNIT,
    MOVE_TO_BASE: UNIT,
    MOVE_HERE: BATTLEFIELD,
    BE_MOVED_BY_TEXT: UNIT,
    BE_READIED: EXHAUSTIBLE.types,
    BE_READIED_BY_TEXT: EXHAUSTIBLE.types,
    BE_KILLED: PERMANENT,
    TAKE_DAMAGE: UNIT,
    PLAY_CARDS: MAIN_DECK_CARD,
    PLAY_SPELLS: PLAYER | MAIN_DECK_CARD,
    PLAY_UNITS_HERE: BATTLEFIELD,
    PLAY_FACEDOWN_HERE: BATTLEFIELD,
    SCORE_HERE: BATTLEFIELD,
    GAIN_POINTS: ALL_TYPES,
    HIDE_CARDS: PLAYER | MAIN_DECK_CARD,
}


class Cant(Ability):
    """A prohibition; it beats every permission (CR 054)."""

    __slots__ = ("what",)

    def __init__(
        self,
        what: Forbidden,
        scope: Objects | None,
        *,
        actor: Relation = ANY_SIDE,
        condition: Condition | None = None,
        they: bool = False,
    ) -> None:
        super().__init__()
        self.governs = 1 << S_CANT
        self.they = they
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

    def demands(self) -> list[Demand]:
        return [Describes(self.scope, FORBIDDEN_TO.get(self.what, ALL_TYPES))]

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        return Cant(self.what, scope, actor=self.actor, condition=each.maybe(self.condition), they=self.they)


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

    def demands(self) -> list[Demand]:
        return [Takes(self.places, PLACES)]

    def fault(self, w: Writer) -> str:
        if self.cost.free:
            return "pay_to_move(…) costs nothing"
        return "so many units cannot be free" if self.beyond < 0 else ""

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

    def demands(self) -> list[Demand]:
        return [Counts(Number(self.amount)), Takes(self.scope, UNITS)]

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        return BonusDamage(self.amount, actor=self.actor, scope=scope, condition=each.maybe(self.condition))


# What the numbers of the rules that belong to objects belong to.
RULE_OF: Final = {
    BUFF_LIMIT: UNIT,
    BUFF_VALUE: UNIT,
    EMPOWER_LIMIT: EMPOWERABLE.types,
    HIDE_ROOM: BATTLEFIELD,
    LETHAL_ANY: UNIT,
    DOUBLE_DAMAGE: UNIT,
    NO_SPELL_DAMAGE: UNIT | BATTLEFIELD,
    PREVENT_DAMAGE: UNIT,
}


IGNORABLE: Final = (TANK, BACKLINE, DEFLECT)


class RuleChange(Ability):
    """A passive that changes a number or a permission of the rules themselves."""

    __slots__ = ("amount", "fixed", "mine", "rule")

    def __init__(
        self,
        rule: RuleNumber,
        amount: int = 0,
        scope: Objects | None = None,
        condition: Condition | None = None,
        *,
        actor: Relation = YOURS,
        mine: bool = False,
        fixed: bool = False,
    ) -> None:
        super().__init__()
        if not mine:
            self.governs = 1 << S_RULE
        self.mine = mine  # only in paying for this card itself
        self.about = rule
        # Whose number or permission it is; of damage, whose spells and abilities: all, unless it is said.
        self.actor = ANY_SIDE if rule == NO_SPELL_DAMAGE and actor == YOURS else actor
        self.rule = rule
        self.amount = amount
        self.fixed = fixed  # the number itself, not by how much it differs
        self.scope = scope
        self.condition = condition

    def rule_change(self) -> int:
        return 0 if self.fixed else self.amount

    def rule_set(self) -> int:
        return self.amount if self.fixed else NULL

    def runs_out(self) -> bool:
        return self.rule in (DOUBLE_DAMAGE, PREVENT_DAMAGE) or skipped_phase(self.rule) >= 0

    def demands(self) -> list[Demand]:
        return [Matters(Number(self.amount)), Describes(self.scope, RULE_OF.get(self.rule, ALL_TYPES))]

    def fault(self, w: Writer) -> str:
        keyword = ignored_keyword(self.rule)
        if keyword >= 0 and keyword not in IGNORABLE:
            return f"{KEYWORD_NAMES[keyword]} is nothing that a player can ignore: Tank, Backline and Deflect are"
        return ""

    def shell(self, each: Each) -> Ability:
        scope = each.maybe(self.scope)
        condition = each.maybe(self.condition)
        return RuleChange(self.rule, self.amount, scope, condition, actor=self.actor, mine=self.mine, fixed=self.fixed)

    def written(self, w: Writer) -> Ability:
        if self.mine and (self.rule != ignoring(DEFLECT) or self.scope is not None):
            raise CardTextError("in paying for a card itself only Deflect is ignored")
        if self.fixed and self.rule != CHANNEL_COUNT:
            raise CardTextError("of the numbers of the rules only that of the channelled runes can be set by a text")
        return self.shell(w)


TRIGGERING: Final = (DEATHKNELL, HUNT, QUICK_DRAW, TEMPORARY, VISION, WEAPONMASTER)


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
        if self.keyword >= 0 and self.keyword not in TRIGGERING:
            raise CardTextError(f"{KEYWORD_NAMES[self.keyword]} is no ability that triggers")
        return self.shell(w)


class AlsoEffects(Ability):
    """ "My hold effects are also conquer effects, and vice versa": what waits for one of these events of mine is told
    of the other as well."""

    __slots__ = ("one", "other")

    def __init__(self, one: EventKind, other: EventKind) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def instead_of(self, kind: EventKind) -> EventKind:
        """The event that this one is as well."""
        return self.other if kind == self.one else self.one

    def shell(self, each: Each) -> Ability:
        return AlsoEffects(self.one, self.other)

    def written(self, w: Writer) -> Ability:
        for kind in (self.one, self.other):
            if kind not in (E_CONQUERED, E_HELD):
                raise CardTextError("effects that are also others are conquer effects and hold effects")
        return self.shell(w)


class CopiesText(Ability):
    """ "As this is attached to a unit, copy that unit's text to this Equipment's effect text": as it is then (A65)."""

    __slots__ = ()
