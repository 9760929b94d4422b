"""Triggered abilities and the events they wait for (CR 382-385)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...terms import ANY_SIDE, E_PLAYED, SPELL, SPELL_ITEM
from ..base import Ability, Condition, Each, Effect, Filter, Part
from ..costs import Cost
from ..program import CHOOSES, DID, EVENT, PAYS, RUNS, Program
from ..select import AT_BATTLEFIELD, HERE, IN_BASE, here, side_fits

if TYPE_CHECKING:
    from ...state import Context, Event, State
    from ..program import Writer


class When(Part):
    """Which events trigger: what happened, to what, done by whom, where, the how-manieth time this turn."""

    __slots__ = (
        "actor", "by_spell", "filters", "kinds", "me", "nth", "once", "other", "place", "subject_side", "types",
    )  # fmt: skip

    def __init__(
        self,
        *kinds: int,
        me: bool = False,
        other: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        actor: int = ANY_SIDE,
        subject_side: int = ANY_SIDE,
        place: int = -1,
        nth: int = 0,
        once: bool = False,
        by_spell: bool = False,
    ) -> None:
        self.by_spell = by_spell  # only what a spell did (CR 411)
        self.once = once  # "one or more": several events of one moment trigger it once
        self.kinds = kinds
        self.me = me
        self.other = other
        self.types = types
        self.filters = filters
        self.actor = actor
        self.subject_side = subject_side
        self.place = place
        self.nth = nth

    def fits(self, s: State, c: Context, e: Event) -> bool:
        if self.me:
            if e.subject != c.source or as_spell(s, e):
                return False
        elif self.other and e.subject == c.source:
            return False
        if self.by_spell and not e.cause & SPELL_ITEM:
            return False
        if self.actor != ANY_SIDE and not (e.actor >= 0 and side_fits(s, self.actor, c.seat, e.actor)):
            return False
        place = self.place
        if place >= 0:
            if place == HERE:
                if e.place < 0 or e.place != here(s, c):
                    return False
            elif place == AT_BATTLEFIELD:
                if e.place < 0 or s.places[e.place].side >= 0:
                    return False
            elif place == IN_BASE and (e.place < 0 or s.places[e.place].side < 0):
                return False
        if self.types or self.filters or self.subject_side != ANY_SIDE:
            card = s.last_known(e.subject)
            if card is None:
                return False
            types = SPELL if as_spell(s, e) else card.printed.types
            if self.types and not types & self.types:
                return False
            if self.subject_side != ANY_SIDE and not side_fits(s, self.subject_side, c.seat, card.controller):
                return False
            for f in self.filters:
                if not f.fits(s, c, card):
                    return False
        return True

    def rebuilt(self, each: Each) -> When:
        return When(
            *self.kinds,
            me=self.me,
            other=self.other,
            types=self.types,
            filters=each.all(self.filters),
            actor=self.actor,
            subject_side=self.subject_side,
            place=self.place,
            nth=self.nth,
            once=self.once,
            by_spell=self.by_spell,
        )


def as_spell(s: State, e: Event) -> bool:
    """Was an ability used that counts as a spell? What was played is that spell, not the gear it is the text of."""
    if e.kind != E_PLAYED or not e.cause & SPELL_ITEM:
        return False
    card = s.last_known(e.subject)
    return card is not None and not card.printed.types & SPELL


class Triggered(Ability):
    """ "When …, [if …,] [you may] [pay … to] …" (CR 382-385)."""

    __slots__ = (
        "clause", "cost", "effect", "eventful", "keyword", "merges", "optional", "text", "that_player", "when",
    )  # fmt: skip

    def __init__(
        self,
        when: When,
        effect: Effect,
        *,
        condition: Condition | None = None,
        optional: bool = False,
        cost: Cost | None = None,
        limit: int = 0,
        keyword: int = -1,
        merges: int = -1,
        that_player: bool = False,
        clause: str = "CR 383.3.a",
    ) -> None:
        super().__init__()
        self.text: Program
        self.that_player = that_player  # the player of the event is "you": "when a player …, they …"
        self.when = when
        self.effect = effect
        self.eventful = that_player or effect.reads_event()  # two of them are alike only if their events are
        self.condition = condition  # checked once, just after the event (CR 383.2)
        self.optional = optional  # an opening "you may" (CR 383.3.a)
        self.clause = clause  # by which it is asked whether to; a mode may have abilities of its own
        self.cost = cost  # an opening "[do X] to" (CR 383.3.b)
        self.limit = limit
        self.keyword = keyword  # Deathknell, Hunt, Vision … when it is the meaning of one
        self.merges = merges  # a keyword whose instances trigger as one, with their sum (keywords.md 2)

    def shell(self, each: Each) -> Triggered:
        when = each.one(self.when)
        effect = each.one(self.effect)
        return self.over(when, effect, each.maybe(self.condition), each.maybe(self.cost))

    def written(self, w: Writer) -> Triggered:
        beside = w.beside(EVENT)
        new = self.over(beside.one(self.when), self.effect, beside.maybe(self.condition), beside.maybe(self.cost))
        paid = PAYS if self.cost is not None else 0
        new.text = w.text(self.effect, RUNS | CHOOSES | EVENT | paid | (DID if self.merges >= 0 else 0))
        return new

    def over(self, when: When, effect: Effect, condition: Condition | None, cost: Cost | None) -> Triggered:
        return Triggered(
            when,
            effect,
            condition=condition,
            optional=self.optional,
            cost=cost,
            limit=self.limit,
            keyword=self.keyword,
            merges=self.merges,
            that_player=self.that_player,
            clause=self.clause,
        )

    def program(self) -> Program | None:
        return self.text

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1
