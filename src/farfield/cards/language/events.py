"""What a triggered ability waits for: `I.attack`, `you.play(spell)`, `opponent.move(unit)`, `dies(unit.friendly)`."""

from __future__ import annotations

from typing import Any

from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects.parts import Objects
from farfield.rules.terms import (
    ANY_SIDE,
    BATTLEFIELD,
    E_ATTACHED,
    E_ATTACKS,
    E_BANISHED,
    E_BEGINNING,
    E_BUFFED,
    E_BURNED,
    E_CHANNELED,
    E_CHOSEN,
    E_COMBAT_END,
    E_COMBAT_START,
    E_COMBAT_WON,
    E_CONQUERED,
    E_DEALT,
    E_DEFENDS,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_EMPOWERED,
    E_EXHAUSTED,
    E_GAINED_POINT,
    E_GAINED_XP,
    E_HEALED,
    E_HELD,
    E_HIDDEN,
    E_LEFT,
    E_MAIN_START,
    E_MIGHT_ROSE,
    E_MOVED,
    E_PLAYED,
    E_READIED,
    E_RECYCLED,
    E_RETURNED,
    E_REVEALED,
    E_SHOWDOWN_START,
    E_SPENT_BUFF,
    E_SPENT_XP,
    E_STUNNED,
    E_TIED,
    E_TRASHED,
    E_TURN_END,
    E_USED,
    E_WEAKENED,
    ENEMY,
    FRIENDLY,
    MIGHTY_FROM,
    NO_WHERE,
    YOURS,
    EventKind,
    Phase,
    Relation,
)

from .guard import refused
from .nouns import Noun, me


class _I:
    """What happens to the object itself, or what it does."""

    def __init__(self) -> None:
        self.am_played = self._event(E_PLAYED)
        self.am_played_from_face_down = self._event(E_PLAYED, origin=se.IN_FACEDOWN)
        self.am_played_to_a_battlefield = self._event(E_PLAYED, place=se.AT_BATTLEFIELD)
        self.attack = self._event(E_ATTACKS)
        self.defend = self._event(E_DEFENDS)
        self.attack_or_defend = self._event(E_ATTACKS, E_DEFENDS)
        self.move = self._event(E_MOVED)
        self.move_to_a_battlefield = self._event(E_MOVED, place=se.AT_BATTLEFIELD)
        self.move_from_a_battlefield = self._event(E_MOVED, origin=se.AT_BATTLEFIELD)
        self.conquer = self._event(E_CONQUERED)
        self.hold = self._event(E_HELD)
        self.conquer_or_hold = self._event(E_CONQUERED, E_HELD)
        self.win_a_combat = self._event(E_COMBAT_WON)
        self.was_in_a_combat_that_ends = self._event(E_COMBAT_END)
        self.die = self._event(E_DIED)
        self.leave_the_board = self._event(E_LEFT)
        self.become_mighty = self._event(E_MIGHT_ROSE, least=MIGHTY_FROM)
        self.am_readied = self._event(E_READIED)
        self.am_readied_by_you = self._event(E_READIED, actor=YOURS)
        self.am_exhausted = self._event(E_EXHAUSTED)
        self.am_buffed = self._event(E_BUFFED)
        self.am_buffed_by_you = self._event(E_BUFFED, actor=YOURS)
        self.am_stunned = self._event(E_STUNNED)
        self.am_healed = self._event(E_HEALED)
        self.am_dealt_damage = self._event(E_DEALT)
        self.deal_damage = ab.When(E_DEALT, by_me=True)
        self.am_weakened = self._event(E_WEAKENED)
        self.am_stunned_weakened_or_returned = self._event(E_STUNNED, E_WEAKENED, E_RETURNED)
        self.am_chosen = self._event(E_CHOSEN)
        self.am_chosen_by_you = self._event(E_CHOSEN, actor=YOURS)
        self.am_chosen_by_your_spell = self._event(E_CHOSEN, actor=YOURS, by_spell=True)
        self.am_empowered = self._event(E_EMPOWERED)
        self.am_attached = self._event(E_ATTACHED)
        self.am_discarded = self._event(E_DISCARDED)
        self.am_recycled = self._event(E_RECYCLED)
        self.am_revealed = self._event(E_REVEALED)
        self.am_burned = self._event(E_BURNED)

    def _event(self, *kinds: EventKind, **more: Any) -> ab.When:
        return ab.When(*kinds, me=True, **more)


class _Who:
    """What a player does: you, an opponent, you or an ally, anybody. A noun says to what."""

    def __init__(self, actor: Relation, player: Objects | None = None) -> None:
        self._actor = actor
        self._player = player
        at = {"types": BATTLEFIELD, "place": se.HERE}
        self.conquer = self._event(E_CONQUERED, types=BATTLEFIELD)
        self.conquer_here = self._event(E_CONQUERED, **at)
        self.hold = self._event(E_HELD, types=BATTLEFIELD)
        self.hold_here = self._event(E_HELD, **at)
        self.conquer_or_hold = self._event(E_CONQUERED, E_HELD, types=BATTLEFIELD)
        self.attack = self._event(E_ATTACKS, types=BATTLEFIELD)
        self.attack_here = self._event(E_ATTACKS, **at)
        self.defend = self._event(E_DEFENDS, types=BATTLEFIELD)
        self.defend_here = self._event(E_DEFENDS, **at)
        self.win_a_combat = self._event(E_COMBAT_WON)
        self.win_a_combat_here = self._event(E_COMBAT_WON, place=se.HERE)
        self.score_from_a_battlefield = self._event(E_CONQUERED, E_HELD)
        self.tie_as_attacker = self._event(E_TIED)
        self.gain_xp = self._event(E_GAINED_XP)
        self.spend_xp = self._event(E_SPENT_XP)
        self.gain_a_point = self._event(E_GAINED_POINT)

    def _event(self, *kinds: EventKind, **more: Any) -> ab.When:
        return ab.When(*kinds, actor=self._actor, player=self._player, **more)

    def _to(self, kind: EventKind, noun: Noun | None, **more: Any) -> ab.When:
        return happens(kind, noun=noun, actor=self._actor, player=self._player, **more)

    def play(self, noun: Noun, nth: int = 0, spending: int = 0) -> ab.When:
        """`spending`: so much Energy or more was really spent on it."""
        return self._to(E_PLAYED, noun, nth=nth, least=spending)

    def play_from(self, zone: Noun) -> ab.When:
        """From where the noun says it lies: `you.play_from(card_.facedown)`, `you.play_from(spell.in_trash)`."""
        return self._to(E_PLAYED, zone, place=NO_WHERE, origin=zone.where)

    def play_from_elsewhere(self, noun: Noun) -> ab.When:
        """From anywhere other than their own hand."""
        return self._to(E_PLAYED, noun, origin=se.ELSEWHERE)

    def play_another(self, noun: Noun) -> ab.When:
        return self._to(E_PLAYED, noun, other=True)

    def use(self, noun: Noun | None = None, costing: int = 0) -> ab.When:
        """An activated ability of such a thing; `costing`: with an Energy cost of so much or more."""
        return self._to(E_USED, noun, least=costing)

    def draw(self, nth: int = 0) -> ab.When:
        return self._event(E_DREW, nth=nth)

    def discard(self, noun: Noun | None = None, one_or_more: bool = False) -> ab.When:
        return self._to(E_DISCARDED, noun, once=one_or_more)

    def recycle(self, noun: Noun | None = None, one_or_more: bool = False) -> ab.When:
        return self._to(E_RECYCLED, noun, once=one_or_more)

    def banish(self, noun: Noun | None = None) -> ab.When:
        return self._to(E_BANISHED, noun)

    def burn(self, noun: Noun | None = None) -> ab.When:
        return self._to(E_BURNED, noun)

    def channel(self) -> ab.When:
        return self._event(E_CHANNELED)

    def hide(self) -> ab.When:
        return self._event(E_HIDDEN)

    def reveal(self, noun: Noun | None = None) -> ab.When:
        return self._to(E_REVEALED, noun)

    def move(self, noun: Noun, to_a_battlefield: bool = False, to: Noun | None = None, once: bool = False) -> ab.When:
        """`to`: to a battlefield like this; `once`: for all that move together."""
        place = se.AT_BATTLEFIELD if to_a_battlefield else noun.where or NO_WHERE
        return self._to(E_MOVED, noun, place=place, field=to.select() if to is not None else None, once=once)

    def kill(self, noun: Noun, with_a_spell: bool = False) -> ab.When:
        return self._to(E_DIED, noun, by_spell=with_a_spell)

    def stun(self, noun: Noun | None = None, one_or_more: bool = False) -> ab.When:
        return self._to(E_STUNNED, noun, once=one_or_more)

    def buff(self, noun: Noun) -> ab.When:
        return self._to(E_BUFFED, noun)

    def spend_a_buff(self, noun: Noun | None = None) -> ab.When:
        return self._to(E_SPENT_BUFF, noun)

    def attach(self, noun: Noun, to: Objects | None = None) -> ab.When:
        return self._to(E_ATTACHED, noun, onto=to)

    def ready(self, noun: Noun) -> ab.When:
        return self._to(E_READIED, noun)

    def exhaust(self, noun: Noun) -> ab.When:
        return self._to(E_EXHAUSTED, noun)

    def empower(self, noun: Noun) -> ab.When:
        return self._to(E_EMPOWERED, noun)

    def choose(self, noun: Noun, with_a_spell: bool = False, or_a_unit: bool = False) -> ab.When:
        """`or_a_unit`: with a spell or with an ability of a unit."""
        return self._to(E_CHOSEN, noun, by_spell=with_a_spell or or_a_unit, with_units=or_a_unit)

    def return_(self, noun: Noun) -> ab.When:
        """To a hand, from the board."""
        return self._to(E_RETURNED, noun)


I = _I()  # noqa: E741  (cards speak of themselves as "I")
you = _Who(YOURS)
you_or_an_ally = _Who(FRIENDLY)
opponent = _Who(ENEMY)
anybody = _Who(ANY_SIDE)


def they(name: str) -> _Who:
    """What the player does whom the text chose under this name: `they("them").hold`."""
    return _Who(ANY_SIDE, se.Bound(name))


your_beginning = ab.When(E_BEGINNING, actor=YOURS)
your_main_phase = ab.When(E_MAIN_START, actor=YOURS)
your_turn_ends = ab.When(E_TURN_END, actor=YOURS)
a_beginning = ab.When(E_BEGINNING)
a_turn_ends = ab.When(E_TURN_END)
showdown_begins_here = ab.When(E_SHOWDOWN_START, place=se.HERE)
combat_starts_here = ab.When(E_COMBAT_START, place=se.HERE)


goes_to_your_trash = ab.When(E_TRASHED)
"""From anywhere other than your Main Deck; only to be replaced."""


def happens(*kinds: EventKind, noun: Noun | Objects | None = None, actor: Relation = ANY_SIDE, **more: Any) -> ab.When:
    """One of these events, of what the noun describes, or of an object that the text names: `dies(it())`."""
    if not kinds:
        raise refused("no event is named")
    if isinstance(noun, Objects):
        more["filters"] = (se.IsBound(noun),)
    elif noun is not None:
        more.setdefault("place", noun.where or NO_WHERE)
        more = {"types": noun.what, "filters": noun.filters, "subject_side": noun.side, **more}
    return ab.When(*kinds, actor=actor, **more)


def attacks(noun: Noun | Objects, at: Noun | None = None) -> ab.When:
    """`at`: at a battlefield like this."""
    return happens(E_ATTACKS, noun=noun, field=at.select() if at is not None else None)


def defends(noun: Noun | Objects) -> ab.When:
    return happens(E_DEFENDS, noun=noun)


def attacks_or_defends(noun: Noun | Objects) -> ab.When:
    return happens(E_ATTACKS, E_DEFENDS, noun=noun)


def conquers(noun: Noun | Objects) -> ab.When:
    return happens(E_CONQUERED, noun=noun)


def holds(noun: Noun | Objects) -> ab.When:
    return happens(E_HELD, noun=noun)


def wins_a_combat(noun: Noun | Objects) -> ab.When:
    return happens(E_COMBAT_WON, noun=noun)


def dies(noun: Noun | Objects, nth: int = 0, one_or_more: bool = False) -> ab.When:
    return happens(E_DIED, noun=noun, nth=nth, once=one_or_more)


def leaves_the_board(noun: Noun | Objects) -> ab.When:
    return happens(E_LEFT, noun=noun)


def moves(noun: Noun | Objects) -> ab.When:
    return happens(E_MOVED, noun=noun)


def moves_from_here(noun: Noun | Objects) -> ab.When:
    return happens(E_MOVED, noun=noun, origin=se.HERE)


def becomes_mighty(noun: Noun | Objects) -> ab.When:
    return might_becomes(MIGHTY_FROM, noun)


def might_becomes(n: int, noun: Noun | Objects) -> ab.When:
    """Its Might becomes so much or more, from less: `might_becomes(10, me)`."""
    if noun is me:
        return ab.When(E_MIGHT_ROSE, me=True, least=n)
    return happens(E_MIGHT_ROSE, noun=noun, least=n)


def is_dealt_damage(noun: Noun | Objects) -> ab.When:
    return happens(E_DEALT, noun=noun)


def is_attached(noun: Noun | Objects, to: Objects | None = None) -> ab.When:
    return happens(E_ATTACHED, noun=noun, onto=to)


def any_of(*events: ab.When) -> ab.When:
    """One of several events that are told alike but for what happens: `any_of(I.am_played, I.hold)`."""
    if len(events) < 2:
        raise refused("any_of(…) needs at least two events")
    first = events[0]
    if any(like(event) != like(first) for event in events):
        raise refused("events told in different ways are lines of their own: write when(…) for each")
    return told_as(first, tuple(kind for event in events for kind in event.kinds))


def nth_time(n: int, event: ab.When) -> ab.When:
    """The how-manieth time each turn: `nth_time(1, I.move)`."""
    if n < 1:
        raise refused("the first time is 1")
    return told_as(event, event.kinds, nth=n)


def in_your(phase: Phase, event: ab.When) -> ab.When:
    """Only in this phase of your turn: `in_your(BEGINNING, dies(unit.friendly))`."""
    return told_as(event, event.kinds, phase=phase)


def like(event: ab.When) -> dict[str, object]:
    """All that is told of an event but what happens."""
    return {
        "me": event.me,
        "other": event.other,
        "types": event.types,
        "filters": event.filters,
        "actor": event.actor,
        "subject_side": event.subject_side,
        "place": event.place,
        "origin": event.origin,
        "nth": event.nth,
        "once": event.once,
        "by_spell": event.by_spell,
        "with_units": event.with_units,
        "least": event.least,
        "phase": event.phase,
        "field": event.field,
        "by_me": event.by_me,
        "player": event.player,
        "onto": event.onto,
    }


def told_as(event: ab.When, kinds: tuple[EventKind, ...], **changed: Any) -> ab.When:
    return ab.When(*kinds, **{**like(event), **changed})
