"""Who listens to what: abilities register when their source enters play and are forgotten when it leaves.

So an event or a cost looks only at the abilities that care about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.kinds_of_ability import AlsoEffects, Aura, Keyword, Triggered
from ..ids import NOTHING, SLOT_MASK, ArenaId, ObjectId
from ..state import ONLY_HERE, ONLY_ME, STATICS, Source
from ..terms import BOARD, E_ATTACHED, E_MIGHT_ROSE, FACEDOWN, LEGEND_ZONE, RUNE
from . import history, limits

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..state import Arena, Card, State


def arena_index(s: State, card: Card) -> ArenaId:
    """The arena an object belongs to: that of its place, or of its side."""
    if card.place >= 0:
        return s.places[card.place].arena
    return s.sides[card.controller].arena


def register(s: State, card: Card) -> None:
    """Switch on the abilities an object has where it is now."""
    if card.zone == FACEDOWN or card.printed.types == RUNE:
        return  # a basic rune's two abilities are known to the chapter on costs
    a = s.arenas[arena_index(s, card)]
    watched = len(a.listeners[E_MIGHT_ROSE]) > 0 or history.asked(s, E_MIGHT_ROSE)
    if card.attached_to == 0:  # CR 718: an attached card's printed text is inactive
        number = 0
        for ability in card.printed.abilities:
            on_board = card.zone == BOARD or card.zone == LEGEND_ZONE
            if (ability.works_in == 0) == on_board and (on_board or ability.works_in == card.zone):
                add(s, a, Source(card.id, ability, number))
            number += 1
    else:
        number = 0
        for ability in card.printed.abilities:
            if isinstance(ability, Triggered) and ability.when.me and E_ATTACHED in ability.when.kinds:
                add(s, a, Source(card.id, ability, number))  # CR 725
            number += 1
    if card.mods is not None:
        number = limits.GRANTED
        for mod in card.mods:
            if mod.ability is not None:
                add(s, a, Source(card.id, mod.ability, number))
            number += 1
    if not watched and a.listeners[E_MIGHT_ROSE]:
        for index in a.places:  # nobody looked until now: what is Mighty already does not become so
            for id in s.places[index].units:
                s.cards[id & SLOT_MASK].was_might = -1


def add(s: State, a: Arena, source: Source) -> None:
    ability = source.ability
    if isinstance(ability, Keyword):
        number = limits.implied(source.number)
        for implied in ability.implied:
            add(s, a, Source(source.card, implied, number, source.via))
            number += 1
    elif isinstance(ability, Triggered):
        for kind in ability.when.kinds:
            a.listeners[kind] = [*a.listeners[kind], source]
    elif isinstance(ability, AlsoEffects):
        for kind in (ability.one, ability.other):
            a.listeners[kind] = [*a.listeners[kind], source]
    elif ability.governs:
        s.govern(ability.governs, ability.about)
        source.only = speaks_only_of(ability)
        for passive in range(STATICS):
            if ability.governs & (1 << passive):
                a.statics[passive] = [*a.statics[passive], source]
        if isinstance(ability, Aura):
            for granted in ability.grants:
                add_granted(a, source, granted)


def speaks_only_of(ability: Ability) -> int:
    """Of nothing but its own object, or what is where that is? Then others need not be looked at."""
    scope = ability.scope
    if scope is None:
        return 0
    if scope.is_me():
        return ONLY_ME
    return ONLY_HERE if isinstance(ability, Aura) and scope.is_here() else 0


def add_granted(a: Arena, source: Source, granted: Ability) -> None:
    """An aura that gives triggered abilities to others listens for them, once for each kind of event."""
    if isinstance(granted, Triggered):
        for kind in granted.when.kinds:
            if source not in a.listeners[kind]:
                a.listeners[kind] = [*a.listeners[kind], source]
    elif isinstance(granted, Keyword):
        for implied in granted.implied:
            add_granted(a, source, implied)


def unregister(s: State, card: Card) -> None:
    """Forget every ability of an object, also those its equipment gives it."""
    forget(s.arenas[arena_index(s, card)], card.id, NOTHING)


def forget(a: Arena, id: ObjectId, via: ObjectId) -> None:
    """Forget the sources of an object; with `via`, only those that came through that equipment."""
    forget_in(a.listeners, id, via)
    forget_in(a.statics, id, via)


def forget_in(kinds: list[list[Source]], id: ObjectId, via: ObjectId) -> None:
    kind = 0
    for old in kinds:
        if old:
            for x in old:
                if x.card == id and (via == 0 or x.via == via):
                    kinds[kind] = [y for y in old if not (y.card == id and (via == 0 or y.via == via))]
                    break
        kind += 1


def renew(s: State, card: Card) -> None:
    """The abilities of an object on the board changed: register it anew."""
    unregister(s, card)
    register(s, card)
    if card.attachments is not None:
        for id in card.attachments:
            join_effect_text(s, card, s.card(id))
    s.changed(card.place)


def leave_arena(s: State, card: Card) -> None:
    """It goes to another arena, with all that hangs on it: nothing of it listens here any more."""
    unregister(s, card)
    if card.attachments is not None:
        for id in card.attachments:
            unregister(s, s.card(id))


def join_arena(s: State, card: Card) -> None:
    card.version = -1
    register(s, card)
    if card.attachments is not None:
        for id in card.attachments:
            gear = s.card(id)
            gear.version = -1
            register(s, gear)
            join_effect_text(s, card, gear)


def join_effect_text(s: State, wearer: Card, gear: Card) -> None:
    """Effect text of an attached card joins the wearer's rules text (CR 136, 477.2.c)."""
    a = s.arenas[arena_index(s, wearer)]
    number = limits.WORN
    for ability in gear.printed.effect_text:
        add(s, a, Source(wearer.id, ability, limits.given(number, gear.id), gear.id))
        number += 1
