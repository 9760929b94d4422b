"""Triggered abilities and the events they wait for (CR 382-385)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...terms import ANY_SIDE, E_PLAYED, SPELL, SPELL_ITEM
from ..base import Ability, Condition, Effect, Filter, Part
from ..costs import Cost
from ..program import Program, compile_text
from ..select import AT_BATTLEFIELD, HERE, IN_BASE, here, side_fits

if TYPE_CHECKING:
    from ...state import Context, Event, State


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

    def children(self) -> list[Part]:
        return list(self.filters)


def as_spell(s: State, e: Event) -> bool:
    """Was an ability used that counts as a spell? What was played is that spell, not the gear it is the text of."""
    if e.kind != E_PLAYED or not e.cause & SPELL_ITEM:
        return False
    card = s.last_known(e.subject)
    return card is not None and not card.printed.types & SPELL


class Triggered(Ability):
    """ "When …, [if …,] [you may] [pay … to] …" (CR 382-385)."""

    __slots__ = (
        "clause", "condition", "cost", "effect", "eventful", "keyword", "limit", "merges", "optional", "text",
        "that_player", "when",
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
        text: Program | None = None,
    ) -> None:
        super().__init__()
        self.that_player = that_player  # the player of the event is "you": "when a player …, they …"
        self.when = when
        self.effect = effect
        self.eventful = that_player or effect.reads_event()  # two of them are alike only if their events are
        self.condition = condition  # checked once, just after the event (CR 383.2)
        self.optional = optional  # an opening "you may" (CR 383.3.a)
        self.clause = "CR 383.3.a"  # by which it is asked whether to; a mode may have abilities of its own
        self.cost = cost  # an opening "[do X] to" (CR 383.3.b)
        self.limit = limit  # at most so often each turn; 0: always
        self.keyword = keyword  # Deathknell, Hunt, Vision … when it is the meaning of one
        self.merges = merges  # a keyword whose instances trigger as one, with their sum (keywords.md 2)
        # A text inside another text was compiled there, because it may speak of what was chosen outside.
        self.text = text if text is not None else compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1

    def children(self) -> list[Part]:
        out: list[Part] = [self.when, self.effect]
        if self.condition is not None:
            out.append(self.condition)
        if self.cost is not None:
            out.append(self.cost)
        return out
