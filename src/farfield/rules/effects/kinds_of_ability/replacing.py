"""Replacement effects: something happens instead (CR 367-375)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...state import S_DIES, S_REPLACE
from ...terms import (
    ANY_SIDE,
    E_CONQUERED,
    E_DIED,
    E_HELD,
    E_RETURNED,
    E_STUNNED,
    E_TIED,
    E_TRASHED,
    E_WEAKENED,
    MAIN_DECK_CARD,
    YOURS,
    EventKind,
    Relation,
)
from ..parts import Ability, Condition, Each, Effect, Objects
from ..program import EVENT, RUNS, Program
from ..sorts import ANYTHING, IN_DECK, MYSELF, OBJECTS, PERMANENTS, Demand, Heard, Sort, Takes
from ..stated_costs import Cost

if TYPE_CHECKING:
    from ...printed import Printed
    from ...state import Card, Context, State
    from ..program import Writer


class Replacement(Ability):
    """ "If … would …, … instead" (CR 367-375). The substitute runs with the affected object as "it"."""

    __slots__ = ("chosen", "cost", "event", "kinds", "optional", "substitute", "text", "theirs", "they")

    def __init__(
        self,
        event: EventKind,
        scope: Objects | None,
        substitute: Effect,
        *,
        also: tuple[EventKind, ...] = (),
        optional: bool = False,
        cost: Cost | None = None,
        condition: Condition | None = None,
        limit: int = 0,
        actor: Relation = ANY_SIDE,
        they: bool = False,
        chosen: bool = False,
        theirs: bool = False,
    ) -> None:
        super().__init__()
        self.text: Program
        self.theirs = theirs  # whoever controls what would be affected decides, pays and carries it out
        self.governs = 1 << (S_DIES if event == E_DIED else S_REPLACE)
        if event == E_TRASHED:
            self.governs |= 1 << S_DIES  # to die is to go to the trash (CR 428)
        self.about = event
        self.event = event  # the event that is replaced, or the first of them
        self.kinds = (event, *also)
        self.scope = scope
        self.substitute = substitute
        self.optional = optional
        self.cost = cost
        self.condition = condition
        self.limit = limit
        self.actor = actor  # whose doing it would be
        self.they = they  # the player who would do it is "you"
        self.chosen = chosen  # only what a spell or ability does that chooses the object

    def replaces(self, kind: EventKind) -> bool:
        return kind in self.kinds or (kind == E_DIED and self.event == E_TRASHED)

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        if self.event == E_TRASHED:  # "your trash": of what you own, and a token is no card
            return card.owner == c.seat and not card.original.token
        return super().speaks_of(s, c, card)

    def shell(self, each: Each) -> Replacement:
        return self.over(each, each.maybe(self.scope), each.one(self.substitute), each.maybe(self.cost))

    def written(self, w: Writer) -> Replacement:
        for kind in self.kinds:
            if kind not in REPLACED:
                raise CardTextError(
                    "what can be replaced is dying, being stunned, weakened or returned, a point of conquering or"
                    " holding, a tie, and going to the trash"
                )
        if len(self.kinds) > 1 and (E_DIED in self.kinds or E_TRASHED in self.kinds):
            raise CardTextError("instead of dying or of going to the trash something happens by a line of its own")
        if self.event == E_TRASHED and (self.optional or self.cost is not None or self.scope is not None):
            raise CardTextError("whatever would go to your trash is banished: nobody is asked or pays")
        scope = w.maybe(self.scope)
        beside = w.beside(EVENT)
        beside.heard = Heard(scope.sort(w) if scope is not None else ANYTHING, self.kinds, numbered=True)
        new = self.over(w, scope, self.substitute, beside.maybe(self.cost))
        new.text = w.text(self.substitute, RUNS | EVENT, beside.heard)
        return new

    def demands(self) -> list[Demand]:
        return [Takes(self.scope, PERMANENTS if self.event == E_DIED else OBJECTS)]

    def fault(self, w: Writer) -> str:
        return "a replacement works at least once each turn" if self.limit < 0 else ""

    def over(self, each: Each, scope: Objects | None, substitute: Effect, cost: Cost | None) -> Replacement:
        return Replacement(
            self.event,
            scope,
            substitute,
            also=self.kinds[1:],
            optional=self.optional,
            cost=cost,
            condition=each.maybe(self.condition),
            limit=self.limit,
            actor=self.actor,
            they=self.they,
            chosen=self.chosen,
            theirs=self.theirs,
        )

    def program(self) -> Program | None:
        return self.text

    def runs_out(self) -> bool:
        return True


REPLACED: Final = (E_DIED, E_STUNNED, E_WEAKENED, E_RETURNED, E_CONQUERED, E_HELD, E_TIED, E_TRASHED)

REVEALING: Final = -3  # what is replaced is no event of its own, but revealing cards from a deck


class LooksFirst(Ability):
    """ "If you would reveal cards from a deck, look at the top card first. You may recycle it." The text is carried out
    before; what it predicts lies on that deck."""

    __slots__ = ("effect", "text")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.text: Program
        self.governs = 1 << S_REPLACE
        self.about = REVEALING
        self.actor = YOURS
        self.effect = effect

    def shell(self, each: Each) -> LooksFirst:
        return LooksFirst(each.one(self.effect))

    def written(self, w: Writer) -> LooksFirst:
        new = LooksFirst(self.effect)
        new.text = w.text(self.effect, RUNS)
        return new

    def program(self) -> Program | None:
        return self.text


class AsSeen(Ability):
    """ "As you look at or reveal me from the top of your deck, …": it happens in that moment and is no trigger."""

    __slots__ = ("effect", "looked_at", "text")

    def __init__(self, effect: Effect, *, looked_at: bool = True) -> None:
        super().__init__()
        self.text: Program
        self.effect = effect
        self.looked_at = looked_at  # or only as it is revealed

    def suits(self) -> int:
        return MAIN_DECK_CARD

    def shell(self, each: Each) -> AsSeen:
        return AsSeen(each.one(self.effect), looked_at=self.looked_at)

    def written(self, w: Writer) -> AsSeen:
        new = AsSeen(self.effect, looked_at=self.looked_at)
        w = w.inside(w.can)
        w.sorts[MYSELF] = Sort(w.me.types, IN_DECK)
        new.text = w.text(self.effect, RUNS)
        return new

    def program(self) -> Program | None:
        return self.text


UNIT_TOKEN: Final = -1  # what is replaced is no event of its own, but the playing of a unit token


class TokenInstead(Ability):
    """ "If you would play a unit token, play … instead": another token, or so many more of the same (CR 367-375)."""

    __slots__ = ("more", "optional", "token")

    def __init__(
        self,
        token: Printed | None = None,
        *,
        more: int = 0,
        optional: bool = False,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.governs = 1 << S_REPLACE
        self.about = UNIT_TOKEN
        self.actor = YOURS
        self.token = token  # None: the same
        self.more = more
        self.optional = optional
        self.condition = condition
        self.limit = limit

    def fault(self, w: Writer) -> str:
        if self.more < 0 or (self.token is None and not self.more):
            return "more_tokens(…) needs a number of 1 or more"
        return "a replacement works at least once each turn" if self.limit < 0 else ""

    def asks_history(self) -> int:
        return super().asks_history() | (self.token.asks if self.token is not None else 0)

    def runs_out(self) -> bool:
        return True

    def shell(self, each: Each) -> TokenInstead:
        return TokenInstead(
            self.token,
            more=self.more,
            optional=self.optional,
            condition=each.maybe(self.condition),
            limit=self.limit,
        )
