"""A passive that gives: Might, keywords, abilities and tags, to whatever its noun describes, on the board or off it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...state import S_FAR, S_GRANTS, S_MIGHT, S_TRAITS
from ...terms import (
    ACCELERATE,
    AMBUSH,
    ANYWHERE,
    BOARD,
    FLOW,
    HIDDEN,
    IN_ANY_ZONE,
    IN_HAND,
    KW_ACTION,
    KW_REACTION,
    LEGEND,
    QUICK_DRAW,
    REPEAT,
    SPELL,
    UNIT,
    EventKind,
)
from ..parts import NULL, Ability, Amount, Condition, Each, Objects
from ..select import Bound, Select
from ..select.traits import unknown
from ..sorts import (
    ALL_TYPES,
    ANY_ZONE,
    NOT_THINGS,
    OBJECTS,
    UNITS,
    Demand,
    Describes,
    Matters,
    Sort,
    Suits,
    Takes,
)
from .activated import Activated
from .keywords import Keyword
from .triggered import Triggered

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer

# Keywords that do something for a card that is not on the board.
OFF_BOARD: Final = (KW_ACTION, KW_REACTION, ACCELERATE, AMBUSH, FLOW, HIDDEN, QUICK_DRAW, REPEAT)


class Aura(Ability):
    """A passive that gives: "I have …", "other friendly units here have …", "your spells have …" (CR 363-366).

    Where it reaches is what its noun says: a spell is never on the board, so "your spells" are meant wherever they are;
    other cards where they are spoken of.
    """

    __slots__ = ("grants", "least", "lent", "might", "tags", "worn")

    def __init__(
        self,
        scope: Objects | None,
        *,
        might: Amount | None = None,
        grants: tuple[Ability, ...] = (),
        condition: Condition | None = None,
        tags: tuple[str, ...] = (),
        worn: bool = False,
        lent: Select | None = None,
        least: int = NULL,
    ) -> None:
        super().__init__()
        self.scope = scope
        self.might = might
        self.least = least  # "to a minimum of": what it takes never takes an object below that (CR 477.3.b)
        self.grants = grants
        self.condition = condition
        self.tags = tags  # what it is besides: "I am a Mech"
        self.worn = worn  # each of these gives it to the unit it is attached to: it joins their effect text
        self.lent = lent  # and all abilities that exhaust of these
        here, far = reach(scope, grants)
        if here:
            self.governs = 1 << S_MIGHT
        if far:
            self.governs |= 1 << S_FAR
            if isinstance(scope, Select):
                self.actor = scope.side  # "you" follows the player, wherever their cards are
        if tags:
            self.governs |= 1 << S_TRAITS
        if lent is not None:
            self.governs |= 1 << S_GRANTS
        for granted in grants:
            if gives_activated(granted):
                self.governs |= 1 << S_GRANTS

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        if self.worn:
            return self.times(s, c, card) > 0
        scope = self.scope
        if card.zone != BOARD and isinstance(scope, Select):
            if scope.where == IN_ANY_ZONE or (scope.where == ANYWHERE and card.printed.types & SPELL):
                return scope.describes(s, c, card)
        return super().speaks_of(s, c, card)

    def times(self, s: State, c: Context, card: Card) -> int:
        if not self.worn:
            return 1
        count = 0
        if card.attachments is not None and self.scope is not None:
            for id in card.attachments:
                if self.scope.means(s, c, s.card(id)):
                    count += 1
        return count

    def might_change(self, s: State, c: Context, card: Card) -> int:
        if self.might is None:
            return 0
        v = self.might.value(s, c)
        return 0 if v == NULL else v

    def might_least(self) -> int:
        return self.least

    def give_keywords(self, s: State, c: Context, kw: list[int]) -> None:
        for g in self.grants:
            if isinstance(g, Keyword):
                g = g.counted(s, c)
            g.count_keyword(kw)

    def gives_tags(self) -> tuple[str, ...]:
        return self.tags

    def gives(self, kind: EventKind) -> bool:
        return any(granted.hears(kind) for granted in self.grants)

    def runs_out(self) -> bool:
        """ "Your next spell has …": it is over once that is played."""
        return bool(self.governs & (1 << S_FAR)) and not self.governs & (1 << S_MIGHT)

    def shell(self, each: Each) -> Aura:
        return self.over(each, each.maybe(self.scope), each.all(self.grants))

    def demands(self) -> list[Demand]:
        if self.might is not None:
            where: Demand = Takes(self.scope, UNITS)
        elif self.governs & (1 << S_FAR) or self.tags or self.worn:
            where = Describes(self.scope, ALL_TYPES & ~NOT_THINGS)
        else:
            where = Takes(self.scope, OBJECTS)
        suited = [] if self.worn else [Suits(self.scope, self.grants)]
        return [where, Matters(self.might), Takes(self.lent, OBJECTS), *suited]

    def fault(self, w: Writer) -> str:
        if self.might is not None or self.grants or self.tags or self.lent is not None:
            return unknown(w, self.tags, "tag")
        return "have(…) gives nothing: say how much Might, or what"

    def written(self, w: Writer) -> Aura:
        for granted in self.grants:
            if not isinstance(granted, (Keyword, Triggered, Activated)):
                raise CardTextError(
                    "a passive gives keywords, triggered and activated abilities; what else holds for what it names is"
                    " a line of its own"
                )
        if self.least != NULL and self.might is None:
            raise CardTextError("a minimum is one of Might that a passive takes, and this one takes none")
        if self.might is not None and isinstance(self.scope, Select) and self.scope.where == IN_ANY_ZONE:
            raise CardTextError("only on the board does anything have more Might: leave out .everywhere")
        if self.governs & (1 << S_FAR) and not is_legend(self.scope):
            for granted in self.grants:
                if not isinstance(granted, Keyword) or granted.keyword not in OFF_BOARD:
                    raise CardTextError(
                        "off the board this does nothing; what works there is Action, Reaction, Accelerate, Ambush,"
                        " Flow, Hidden, Quick-Draw and Repeat"
                    )
        scope = self.scope
        everywhere = isinstance(scope, Select) and scope.where == IN_ANY_ZONE
        scope = scope.rebuilt(w) if isinstance(scope, Select) and everywhere else w.maybe(scope)
        me = Sort(UNIT if self.worn else scope.like(w) if scope is not None else ALL_TYPES, ANY_ZONE)
        return self.over(w, scope, w.apart(me).all(self.grants))

    def over(self, each: Each, scope: Objects | None, grants: tuple[Ability, ...]) -> Aura:
        return Aura(
            scope,
            might=each.maybe(self.might),
            grants=grants,
            condition=each.maybe(self.condition),
            tags=self.tags,
            worn=self.worn,
            lent=each.maybe(self.lent),
            least=self.least,
        )


def reach(scope: Objects | None, grants: tuple[Ability, ...]) -> tuple[bool, bool]:
    """Can what a passive names be on the board, and can it be off it?"""
    if isinstance(scope, Bound) and grants:  # what was chosen may be anywhere: keywords that work there say so
        far = all(isinstance(x, Keyword) and x.keyword in OFF_BOARD for x in grants)
        return True, far
    if not isinstance(scope, Select) or scope.where not in (ANYWHERE, IN_ANY_ZONE):
        off = isinstance(scope, Select) and scope.where >= IN_HAND
        return not off, off
    far = scope.where == IN_ANY_ZONE or bool(scope.what & (SPELL | LEGEND))
    return bool(scope.what & ~(SPELL | LEGEND)), far


def is_legend(scope: Objects | None) -> bool:
    return isinstance(scope, Select) and scope.where == ANYWHERE and not scope.what & SPELL


def gives_activated(ability: Ability) -> bool:
    """Is it an activated ability, or a keyword that stands for one?"""
    if isinstance(ability, Keyword):
        for implied in ability.implied:
            if gives_activated(implied):
                return True
    return isinstance(ability, Activated)
