"""What has happened this turn, for texts that count it (CR 383.1.b): "the first time", "your second card".

The game keeps it, and not who listens: it counts what happened in the turn, also before the object that asks was there.
Every card brings the kinds of event that its texts ask for (`Printed.asks`); nothing else is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import layers
from ..effects.select.where import reach_of
from ..ids import NO_PLACE, NOTHING
from ..printed import Printed
from ..state import (
    H_CARDS,
    H_CHOSE_ENEMY,
    H_CONQUERED,
    H_DIED,
    H_DISCARDED,
    H_DREW,
    H_GEAR,
    H_HELD,
    H_MOVED,
    H_POINTS,
    H_RECYCLED,
    H_SPELLS,
    H_UNITS,
    H_XP,
    Card,
    Event,
    Past,
)
from ..terms import (
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    E_ACTIVATED,
    E_CHOSEN,
    E_CONQUERED,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_FINALIZED,
    E_GAINED_POINT,
    E_GAINED_XP,
    E_HELD,
    E_MOVED,
    E_PLAYED,
    E_RECYCLED,
    E_USED,
    GEAR,
    MAIN_DECK_CARD,
    NOWHERE,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
    EventKind,
)

if TYPE_CHECKING:
    from ..effects.kinds_of_ability import When
    from ..ids import SeatId
    from ..state import Arena, Context, State


def remembered_as(kind: EventKind) -> EventKind:
    """What has been played or used is what was finalized (CR 419.4.b)."""
    if kind == E_PLAYED:
        return E_FINALIZED
    return E_ACTIVATED if kind == E_USED else kind


def asked(s: State, kind: EventKind) -> bool:
    """Could a text of this game ask how often such an event has happened this turn?"""
    return (s.asks >> kind) & 1 != 0


def remember(s: State, a: Arena, events: list[Event]) -> None:
    """These happened at one moment. What each was about is kept as it is now, unless only some may know it."""
    moment = len(s.happened)
    for e in events:
        if not (s.asks >> e.kind) & 1:
            continue
        arena = s.places[e.place].arena if e.place >= 0 else a.index
        card = s.last_known(e.subject)
        if card is not None:
            public = card.zone >= BOARD or card.zone in (CHAIN, TRASH, BANISHMENT)
            card = layers.as_it_is(s, card) if public else None
        s.happened.append(Past(e, card, arena, moment, s.phase))
        s.arenas[arena].version += 1  # passives may ask
        if len(s.arenas) > 1 and e.actor >= 0:
            s.own_arena(a, e.actor).version += 1


def times(s: State, c: Context, when: When) -> int:
    """How often an event of this description has happened this turn, as far as the text reaches (LL 8.3, B34).

    CR 419.4.b (A55): who asks what has been played means what has been finalized; CR 419.4.a is for what triggers.
    """
    reach = reach_of(s, c)
    count = 0
    last = -1
    for past in s.happened:
        e = past.event
        if e.kind == E_PLAYED or e.kind == E_USED:
            continue
        kind = e.kind
        if kind == E_FINALIZED:
            kind = E_PLAYED
        elif kind == E_ACTIVATED:
            kind = E_USED
        if kind not in when.kinds or (reach >= 0 and past.arena != reach and when.actor != YOURS):
            continue
        if (when.once and past.moment == last) or not when.describes(s, c, e, past.card, past.phase):
            continue
        last = past.moment
        count += 1
    return count


def is_nth(s: State, a: Arena, c: Context, when: When, e: Event, each_player: bool) -> bool:
    """Is this the how-manieth time of the turn that a text waits for? `each_player`: every player's times on their own.

    A40: for "they", each player has a first time. CR 383.1.b: of several at one moment any may be that one, so it is so
    for each of them; the controller picks.
    """
    moment = -1
    for past in s.happened:
        if past.event is e:
            moment = past.moment
    before = 0
    now = 1 if moment < 0 else 0  # used as if it had happened: one more than there have been
    last = -1
    for past in s.happened:
        if past.arena != a.index and when.actor != YOURS:
            continue  # what a text speaks of is in its own arena, unless its player does it elsewhere (LL 8.3, B34)
        if each_player and past.event.actor != e.actor:
            continue
        if (when.once and past.moment == last) or not when.described(s, c, past):
            continue
        last = past.moment
        if past.moment == moment:
            now += 1
        else:
            before += 1
    return before < when.nth <= before + now


# --- a position that says what was done this turn, and not with what

FACES: Final = {
    H_UNITS: Printed("a unit", UNIT),
    H_SPELLS: Printed("a spell", SPELL),
    H_GEAR: Printed("a gear", GEAR),
    H_CARDS: Printed("a card", MAIN_DECK_CARD),
    H_HELD: Printed("a battlefield", BATTLEFIELD),
}
KINDS: Final = {
    H_UNITS: E_PLAYED,
    H_SPELLS: E_PLAYED,
    H_GEAR: E_PLAYED,
    H_CARDS: E_PLAYED,
    H_DIED: E_DIED,
    H_MOVED: E_MOVED,
    H_DISCARDED: E_DISCARDED,
    H_DREW: E_DREW,
    H_XP: E_GAINED_XP,
    H_HELD: E_HELD,
    H_CONQUERED: E_CONQUERED,
    H_CHOSE_ENEMY: E_CHOSEN,
    H_RECYCLED: E_RECYCLED,
    H_POINTS: E_GAINED_POINT,
}
ABOUT: Final = {H_DIED: H_UNITS, H_MOVED: H_UNITS, H_DISCARDED: H_CARDS, H_RECYCLED: H_CARDS, H_CONQUERED: H_HELD}


def assume(s: State, seat: SeatId, counts: list[int]) -> None:
    """So much was done this turn (`Side.history`): events about things of which only the type is known."""
    a = s.arenas[s.sides[seat].arena]
    for what, told in KINDS.items():
        n = counts[what]
        if what == H_CARDS:
            n -= counts[H_UNITS] + counts[H_SPELLS] + counts[H_GEAR]  # those are told already
        elif what in (H_XP, H_POINTS):
            n = min(n, 1)  # how many came, not how often
        face = FACES.get(ABOUT.get(what, what))
        for kind in (told, E_FINALIZED) if told == E_PLAYED else (told,):
            for _ in range(n if asked(s, kind) else 0):
                card = None if face is None else Card(NOTHING, face, seat, seat, NOWHERE, NO_PLACE)
                e = Event(kind, NOTHING, seat, NO_PLACE, 0, 0, NOTHING)
                s.happened.append(Past(e, card, a.index, len(s.happened), s.phase))
