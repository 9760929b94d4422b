"""Triggered abilities and the events they wait for (CR 382-385)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...ids import SLOT_MASK, SPELL_ITEM, ObjectId, PlaceId
from ...state.choices import choice_of_seat
from ...terms import (
    ANY_SIDE,
    BATTLEFIELD,
    BEGINNING,
    E_ATTACHED,
    E_ATTACKS,
    E_BANISHED,
    E_BEGINNING,
    E_BURNED,
    E_CHANNELED,
    E_CHOSEN,
    E_COMBAT_END,
    E_COMBAT_WON,
    E_CONQUERED,
    E_DEALT,
    E_DEFENDS,
    E_DISCARDED,
    E_DREW,
    E_ENTERED,
    E_FINALIZED,
    E_GAINED_POINT,
    E_GAINED_XP,
    E_HELD,
    E_HIDDEN,
    E_MAIN_START,
    E_MIGHT_ROSE,
    E_MOVED,
    E_PLAYED,
    E_RECYCLED,
    E_RETURNED,
    E_REVEALED,
    E_SPENT_XP,
    E_TURN_END,
    E_USED,
    ENEMY,
    EVENT_NAMES,
    HAND,
    KEYWORD_NAMES,
    MAIN,
    MAIN_DECK_CARD,
    NO_KEYWORD,
    NO_PHASE,
    NO_WHERE,
    NOWHERE,
    SCORING,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
    EventKind,
    KeywordKind,
    Phase,
    Relation,
    Where,
)
from ..event_sorts import AFTERWARDS, EVENT_SORTS, LEAVES, NUMBERED
from ..keyword_sorts import KEYWORD_SUITS
from ..parts import Ability, Condition, Each, Effect, Filter, Objects, Part
from ..program import CHOOSES, DID, EVENT, PAYS, RUNS, Program
from ..select import (
    AT_BATTLEFIELD,
    ELSEWHERE,
    HERE,
    IN_BANISHMENT,
    IN_BASE,
    IN_CHAMPION_ZONE,
    IN_FACEDOWN,
    IN_HAND,
    IN_TRASH,
    ZONE_OF,
    Is,
    Select,
    here,
    side_fits,
)
from ..sorts import ALL_TYPES, ANYTHING, ON_BOARD, PLACES, PLAYERS, Demand, Heard, Sort, Takes, types_in_words, word_of
from ..stated_costs import Cost

if TYPE_CHECKING:
    from ...state import Card, Context, Event, Past, State
    from ..program import Writer

# What both players and units do: it comes as an event of the player, about the battlefield, and as one of each unit.
PLAYERS_TOO: Final = (E_CONQUERED, E_HELD, E_ATTACKS, E_DEFENDS, E_COMBAT_WON, E_COMBAT_END)
# What is said of cards where nothing else is said, and happens to runes or tokens as well.
OF_CARDS: Final = (E_PLAYED, E_RECYCLED, E_BANISHED, E_RETURNED)
# What happens at no place that a text could name.
NOWHERE_ON_THE_BOARD: Final = (
    E_DISCARDED, E_DREW, E_BEGINNING, E_MAIN_START, E_TURN_END, E_GAINED_XP, E_SPENT_XP, E_GAINED_POINT, E_BURNED,
    E_REVEALED,
)  # fmt: skip


# What happens to an object itself only as it leaves the board, or elsewhere (CR 383.2.c, 385).
OFF_THE_BOARD: Final = (E_RETURNED, E_BANISHED, E_RECYCLED, E_DISCARDED, E_DREW, E_BURNED, E_REVEALED)


# What players do with what is theirs.
OWN_DOING: Final = (E_PLAYED, E_DREW, E_DISCARDED, E_HIDDEN, E_CHANNELED)


class When(Part):
    """Which events trigger: what happened, to what, done by whom, where, the how-manieth time this turn."""

    __slots__ = (
        "actor", "by_me", "by_spell", "cards_only", "field", "filters", "kinds", "least", "me", "nth", "of_player",
        "once", "onto", "origin", "other", "phase", "place", "player", "subject_side", "types", "with_units",
    )  # fmt: skip

    def __init__(
        self,
        *kinds: EventKind,
        me: bool = False,
        other: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        actor: Relation = ANY_SIDE,
        subject_side: Relation = ANY_SIDE,
        place: Where = NO_WHERE,
        origin: Where = NO_WHERE,
        nth: int = 0,
        once: bool = False,
        by_spell: bool = False,
        with_units: bool = False,
        least: int = 0,
        phase: Phase = NO_PHASE,
        field: Select | None = None,
        by_me: bool = False,
        player: Objects | None = None,
        onto: Objects | None = None,
    ) -> None:
        self.player = player  # only what this player does, whom the text has chosen
        self.by_me = by_me  # of damage: dealt by the source, whichever object its card was at the time
        self.onto = onto  # of an attaching: to what
        self.phase = phase  # only in this phase of your turn
        self.field = field  # at a battlefield like this
        self.with_units = with_units  # of a choice that is made with a spell: or with an ability of a unit
        self.least = least  # of its number: the Energy spent on a play, the Energy cost of an ability that was used
        self.by_spell = by_spell  # only what a spell did (CR 411)
        self.once = once  # "one or more" (A39): several events of one moment trigger it once
        self.kinds = kinds
        self.me = me
        self.other = other
        self.types = types
        self.filters = filters
        self.actor = actor
        self.subject_side = subject_side
        self.place = place
        self.origin = origin  # of a move or a play: from where; ELSEWHERE: not from the player's own hand
        self.nth = nth
        # CR 185: on a card, "card" means a Main Deck card, and a token is none.
        self.cards_only = not me and (types == MAIN_DECK_CARD or (not types and bool(kinds) and kinds[0] in OF_CARDS))
        described = me or other or types or filters or subject_side != ANY_SIDE
        self.of_player = not described and bool(kinds) and kinds[0] in PLAYERS_TOO  # "when you attack", once

    def fits(self, s: State, c: Context, e: Event) -> bool:
        return self.describes(s, c, e, s.last_known(e.subject), s.phase)

    def described(self, s: State, c: Context, past: Past) -> bool:
        """Was this an event of the kind, as it was then?"""
        return past.event.kind in self.kinds and self.describes(s, c, past.event, past.card, past.phase)

    def describes(self, s: State, c: Context, e: Event, card: Card | None, phase: Phase) -> bool:
        """`card`: what the event was about, as far as it is known; `phase`: when it was."""
        if self.me:
            if e.subject != c.source or as_spell(e, card):
                return False
        elif self.other and e.subject & SLOT_MASK == c.source & SLOT_MASK:
            return False  # a card keeps its slot through every zone: played again it is no other card
        if self.by_me and e.other & SLOT_MASK != c.source & SLOT_MASK:
            return False
        if self.by_spell and not e.cause & SPELL_ITEM and not (self.with_units and e.by & UNIT):
            return False
        if self.phase != NO_PHASE and not (s.mode.has_turn(s, c.seat) and belongs(phase, self.phase)):
            return False
        if self.actor != ANY_SIDE and not (e.actor >= 0 and side_fits(s, self.actor, c.seat, e.actor)):
            return False
        if self.player is not None and (e.actor < 0 or choice_of_seat(e.actor) not in self.player.find(s, c)):
            return False
        if self.place >= 0 and not is_at(s, c, self.place, e.place):
            return False
        if self.field is not None and not is_at_field(s, c, self.field, e.place):
            return False
        if self.origin >= 0 and not self.comes_from(s, c, e, card):
            return False
        if self.least and not self.is_enough(e):
            return False
        if self.onto is not None:
            wearer = s.last_known(ObjectId(e.other))
            if wearer is None or not self.onto.means(s, c, wearer):
                return False
        if self.of_player and (card is None or not card.printed.types & BATTLEFIELD):
            return False
        if self.cards_only and card is not None and (card.original.token or not card.original.types & MAIN_DECK_CARD):
            return False
        if self.types or self.filters or self.subject_side != ANY_SIDE:
            if card is None:  # out of a hidden zone: a card, and nobody can say which
                return self.cards_only and not self.filters and self.subject_side == ANY_SIDE
            types = SPELL if as_spell(e, card) else card.printed.types
            if self.types and not types & self.types:
                return False
            if self.subject_side != ANY_SIDE and not side_fits(s, self.subject_side, c.seat, card.controller):
                return False
            for f in self.filters:
                if not f.fits(s, c, card):
                    return False
        return True

    def is_enough(self, e: Event) -> bool:
        """Is the number of the event what the text asks for? Of a Might: has it just become so much?"""
        return e.amount >= self.least and (e.kind != E_MIGHT_ROSE or e.other < self.least)

    def comes_from(self, s: State, c: Context, e: Event, card: Card | None) -> bool:
        """Did what moved come from this place, or what was played from this zone?"""
        if e.kind == E_MOVED:
            return is_at(s, c, self.origin, PlaceId(e.other))
        if self.origin == ELSEWHERE:
            return e.other != HAND or card is None or card.owner != e.actor
        return e.other == ZONE_OF[self.origin - IN_HAND]

    def bound(self, w: Writer) -> When:
        if self.place not in (-1, HERE, AT_BATTLEFIELD, IN_BASE):
            raise CardTextError("an event can be told by its place only as here, at a battlefield or in a base")
        if (self.place >= 0 or self.field is not None) and any(kind in NOWHERE_ON_THE_BOARD for kind in self.kinds):
            raise CardTextError("this event happens at no place")
        if self.kinds == (E_PLAYED,):
            if self.origin not in (-1, ELSEWHERE, IN_HAND, IN_TRASH, IN_BANISHMENT, IN_CHAMPION_ZONE, IN_FACEDOWN):
                raise CardTextError("a card is played from a hand, a trash, face down …, or from elsewhere than a hand")
        elif self.origin >= 0 and self.kinds != (E_MOVED,):
            raise CardTextError("only a move or a play comes from somewhere")
        elif self.origin not in (-1, HERE, AT_BATTLEFIELD, IN_BASE):
            raise CardTextError("a move comes from here, from a battlefield or from a base")
        if self.phase not in (NO_PHASE, BEGINNING, MAIN):
            raise CardTextError("an event is told by the Beginning Phase or the Main Phase")
        if self.by_me and self.kinds != (E_DEALT,):
            raise CardTextError("only damage is told by whether the card itself dealt it")
        if self.with_units and (self.kinds != (E_CHOSEN,) or not self.by_spell):
            raise CardTextError("only a choice is told by the unit whose ability makes it")
        if self.least and any(kind not in (E_PLAYED, E_USED, E_MIGHT_ROSE) for kind in self.kinds):
            raise CardTextError("only a play, the use of an ability or a Might is told by its number")
        if self.onto is not None and self.kinds != (E_ATTACHED,):
            raise CardTextError("only an attaching is told by what something is attached to")
        return self.rebuilt(w)

    def heard(self, w: Writer, works_in: int = NOWHERE) -> Heard:
        """What a text that this triggers can say of it."""
        sort = Sort(0, 0)
        for kind in self.kinds:
            sort = sort.join(Sort(self.of(kind, w).types, AFTERWARDS.get(kind, of_event(kind).zones)))
        gone = self.me and not works_in and all(kind in LEAVES for kind in self.kinds)
        numbered = all(kind in NUMBERED for kind in self.kinds)
        placed = not all(kind in NOWHERE_ON_THE_BOARD for kind in self.kinds)
        return Heard(sort, self.kinds, numbered, placed, gone)

    def of(self, kind: EventKind, w: Writer) -> Sort:
        """What an event of this kind, as it is told here, happens to."""
        out = of_event(kind)
        if self.me:  # of a battlefield it is the player who attacks, holds …
            out = Sort(out.types & w.me.types & ~(BATTLEFIELD if kind in PLAYERS_TOO else 0), out.zones)
        if self.types:
            out = Sort(out.types & self.types, out.zones)
        for f in self.filters:
            out = out.meet(f.said_of())
        return out

    def fault(self, w: Writer) -> str:
        if self.nth < 0 or self.least < 0:
            return "an event is the first or a later one of the turn, and no number in it is below 0"
        described = self.me or self.types or self.filters
        for kind in self.kinds:
            if described and self.of(kind, w).is_none():
                word = f"the event {EVENT_NAMES[kind]!r}"
                what = self.types if self.types else w.me.types if self.me else ALL_TYPES
                if self.of(kind, w).types or what & of_event(kind).types:
                    return f"{word} never happens to such a thing: what is said of it cannot be so then"
                happens = types_in_words(of_event(kind).types)
                return f"{word} happens to {happens}, and never to {types_in_words(what)}"
        for i in range(len(self.filters)):
            for j in range(i):
                if self.filters[i].excludes(self.filters[j]) or self.filters[j].excludes(self.filters[i]):
                    return f"nothing is both {word_of(self.filters[j])} and {word_of(self.filters[i])}"
        if len(set(self.kinds)) < len(self.kinds):
            return "the same event is named twice"
        if (self.place == HERE or self.origin == HERE) and w.is_nowhere():
            return w.no_here()
        if all(kind in (E_PLAYED, E_ENTERED) for kind in self.kinds):
            if self.place >= 0 and self.types == SPELL:
                return "a spell is played to no place"
            if any(isinstance(f, Is) and not f.when_entering() for f in self.filters):
                return "what has just been played is never like this"
        if self.actor == YOURS and self.subject_side == ENEMY and all(kind in OWN_DOING for kind in self.kinds):
            return "what you play, draw or discard is yours"
        return ""

    def demands(self) -> list[Demand]:
        return [Takes(self.field, PLACES), Takes(self.player, PLAYERS)]

    def asks_history(self) -> int:
        if not self.nth:
            return 0
        out = 0
        for kind in self.kinds:
            out |= 1 << kind
        return out

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
            origin=self.origin,
            nth=self.nth,
            once=self.once,
            by_spell=self.by_spell,
            with_units=self.with_units,
            least=self.least,
            phase=self.phase,
            field=each.maybe(self.field),
            by_me=self.by_me,
            player=each.maybe(self.player),
            onto=each.maybe(self.onto),
        )


def of_event(kind: EventKind) -> Sort:
    """What such an event happens to."""
    return EVENT_SORTS.get(kind, ANYTHING)


def belongs(now: Phase, phase: Phase) -> bool:
    """Is it this phase? The Beginning Phase has two steps (CR 315.2)."""
    return now == phase or (phase == BEGINNING and now == SCORING)


def is_at(s: State, c: Context, where: Where, place: PlaceId) -> bool:
    """Is this place what a text says of an event: here, at a battlefield, in a base?"""
    if place < 0:
        return False
    if where == HERE:
        return place == here(s, c)
    if where == AT_BATTLEFIELD:
        return s.places[place].side < 0
    return s.places[place].side >= 0


def is_at_field(s: State, c: Context, field: Select, place: PlaceId) -> bool:
    return place >= 0 and s.places[place].side < 0 and field.battlefield_matches(s, c, s.places[place].card, place)


def as_spell(e: Event, card: Card | None) -> bool:
    """Was an ability used that counts as a spell? What was played is that spell, not the gear it is the text of."""
    if e.kind not in (E_PLAYED, E_FINALIZED) or card is None:
        return False
    return e.cause & SPELL_ITEM != 0 and not card.printed.types & SPELL


class Triggered(Ability):
    """ "When …, [if …,] [you may] [pay … to] …" (CR 382-385)."""

    __slots__ = (
        "clause", "cost", "effect", "eventful", "keyword", "merges", "names_players", "optional", "text",
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
        keyword: KeywordKind = NO_KEYWORD,
        merges: KeywordKind = NO_KEYWORD,
        that_player: bool = False,
        clause: str = "CR 383.3.a",
    ) -> None:
        super().__init__()
        self.text: Program
        self.that_player = that_player  # the player of the event is "you": "when a player …, they …"
        self.when = when
        self.actor = when.actor
        self.effect = effect
        self.eventful = that_player or effect.reads_event()  # two of them are alike only if their events are
        self.condition = condition  # checked once, just after the event (CR 383.2)
        self.names_players = that_player or effect.names_players()  # it needs no "you" (CR 190.6)
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
        if self.when.me and not self.works_in and any(kind in OFF_THE_BOARD for kind in self.when.kinds):
            raise CardTextError(
                "a card does not hear this of itself: it is not on the board then; I.leave_the_board is heard, and what"
                " works in the trash is written with from_trash(…)"
            )
        beside = w.beside(EVENT)
        when = beside.one(self.when)
        beside.heard = when.heard(w, self.works_in)
        condition = beside.maybe(self.condition)
        beside.names_payers = True
        cost = beside.maybe(self.cost)
        beside.names_payers = False
        if cost is not None and cost.named:
            w.learn(beside)  # what is paid with, the text can speak of
        new = self.over(when, self.effect, condition, cost)
        paid = PAYS if self.cost is not None else 0
        can = RUNS | CHOOSES | EVENT | paid | (DID if self.merges >= 0 else 0)
        new.text = w.text(self.effect, can, beside.heard)
        return new

    def word(self) -> str:
        return KEYWORD_NAMES[self.keyword] if self.keyword >= 0 else ""

    def suits(self) -> int:
        return KEYWORD_SUITS[self.keyword] if self.keyword >= 0 else ALL_TYPES

    def fault(self, w: Writer) -> str:
        if self.limit < 0:
            return "an ability works at least once each turn"
        if self.when.me and self.works_in == TRASH:
            if not any(AFTERWARDS.get(kind, ON_BOARD) & (1 << TRASH) for kind in self.when.kinds):
                return "this never happens to a card in a trash, nor as it is put there"
        elif self.when.me and w.me.types == SPELL and not self.works_in:
            return "a spell is never there to see what happens to it"
        return ""

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

    def runs_out(self) -> bool:
        return True

    def hears(self, kind: EventKind) -> bool:
        return kind in self.when.kinds

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1
