"""What an object is like right now: Might and keywords from print, modifiers and passives (CR 476-480).

Nothing here is stored as truth: it is worked out when somebody asks and kept until the arena's version changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import S_RULE, Context
from .terms import ASSAULT, ATTACKER, BATTLEFIELD, BOARD, DEFENDER, KEYWORDS, SHIELD

if TYPE_CHECKING:
    from .effects.base import Ability
    from .state import Arena, Card, Lasting, Source, State


def might(s: State, card: Card) -> int:
    """Current Might, possibly negative: increases and decreases work on the true value (CR 143.2.b)."""
    if card.zone != BOARD:
        return card.might if card.version == GONE else card.printed.might
    a = s.arenas[s.places[card.place].arena]
    if card.version != a.version:
        refresh(s, a, card)
    return card.might


def might_read(s: State, card: Card) -> int:
    """Might as effects and combat read it: never below 0 (CR 143.2.b)."""
    m = might(s, card)
    return m if m > 0 else 0


def keyword(s: State, card: Card, kw: int) -> int:
    """The value of a keyword the object has; 0 if it has none."""
    if card.zone != BOARD:
        return card.kw[kw]
    a = s.arenas[s.places[card.place].arena]
    if card.version != a.version:
        refresh(s, a, card)
    return card.kw[kw]


def has_keyword(s: State, card: Card, kw: int) -> bool:
    """Does an object have a keyword, be its text active or not? (CR 722) A keyword that it lost it does not have."""
    if keyword(s, card, kw):
        return True
    if not card.printed.kw_any[kw]:
        return False
    if card.mods is not None:
        left = card.printed.kw_any[:]
        for mod in card.mods:
            if mod.part is not None:
                mod.part.strip_keywords(left)
        return left[kw] > 0
    return True


GONE = -2  # the version of an object that left: its last values stay as they were


def freeze(s: State, card: Card) -> None:
    """The object is about to leave the board: remember its Might and keywords (CR 359.3.e.13)."""
    if card.zone == BOARD:
        might(s, card)
    card.version = GONE


def refresh(s: State, a: Arena, card: Card) -> None:
    printed = card.printed
    mods = card.mods
    attachments = card.attachments
    auras = a.might_auras
    value = printed.might
    plus = card.buffs * buff_worth(s, a, card) if card.buffs else 0
    minus = 0
    # Layer 1 (traits): a set Might. Layer 2 (abilities): keywords, own, granted and from attachments.
    kw = printed.kw
    if mods is not None or attachments is not None or auras or s.lasting or printed.gated or card.attached_to:
        kw = printed.kw[:] if not card.attached_to else [0] * KEYWORDS
        if printed.gated and not card.attached_to:
            kw = [0] * KEYWORDS
            for ability in printed.abilities:
                if ability.gate is None or ability.gate.holds(s, context_of(s, card)):
                    ability.count_keyword(kw)
        card.kw = kw
        card.version = a.version  # conditions of passives that ask about this very object see what is known so far
        card.might = value + plus
        strips = False
        if mods is not None:
            for mod in mods:
                if mod.ability is not None:
                    mod.ability.count_keyword(kw)
                elif mod.part is not None:
                    value = mod.part.base_might(value)
                    if mod.part.strips():
                        mod.part.strip_keywords(kw)
                        strips = True
                elif mod.might > 0:
                    plus += mod.might
                else:
                    minus += mod.might
        if attachments is not None:
            for id in attachments:
                gear = s.card(id)
                plus += gear.printed.might_bonus  # CR 477.3.d
                for ability in gear.printed.effect_text:
                    # Passives among it speak for themselves, further down.
                    if not ability.is_aura and (ability.gate is None or ability.gate.holds(s, context_of(s, card))):
                        ability.count_keyword(kw)
        given: list[Ability] = []  # by passives, with their timestamps
        stamps: list[int] = []
        used = 0  # bits of the passives that have been applied: each applies once (CR 476)
        again = bool(auras or s.lasting)
        while again:
            # What one gives may be what another asks for: pass after pass until nothing new applies (CR 476, 478).
            again = False
            card.might = value + plus + minus + in_combat(card, kw)
            bit = 1
            for source in auras:
                if not used & bit:
                    owner = s.cards[source.card & 4095]
                    c = context_of(s, owner)
                    ability = source.ability
                    if (
                        owner.id == source.card
                        and (ability.gate is None or ability.gate.holds(s, c))
                        and ability.applies_to(s, c, card)
                    ):
                        used |= bit
                        again = True
                        m = ability.might_change(s, c, card)
                        if owner.printed.types & BATTLEFIELD and not s.mode.battlefield_helps(s, card):
                            minus += m if m < 0 else 0
                        else:
                            ability.count_keyword(kw)
                            given.append(ability)
                            stamps.append(owner.stamp)
                            if m > 0:
                                plus += m
                            else:
                                minus += m
                bit <<= 1
            for lasting in s.lasting:
                if lasting.ability.is_aura and lasting.arena == a.index and not used & bit:
                    lc = lasting_context(lasting.seat, lasting.source, lasting.bound)
                    if lasting.ability.applies_to(s, lc, card):
                        used |= bit
                        again = True
                        lasting.ability.count_keyword(kw)
                        given.append(lasting.ability)
                        stamps.append(lasting.stamp)
                        m = lasting.ability.might_change(s, lc, card)
                        if m > 0:
                            plus += m
                        else:
                            minus += m
                bit <<= 1
        if strips:
            kw = keywords_in_order(s, card, given, stamps)
    card.kw = kw
    # Layer 3 (arithmetic): all increases, then all decreases (CR 477.3).
    card.might = value + plus + in_combat(card, kw) + minus
    card.version = a.version


def in_combat(card: Card, kw: list[int]) -> int:
    """What Assault and Shield give by the designation it has."""
    if card.role == ATTACKER:
        return kw[ASSAULT]  # CR 807
    if card.role == DEFENDER:
        return kw[SHIELD]  # CR 814
    return 0


def keywords_in_order(s: State, card: Card, given: list[Ability], stamps: list[int]) -> list[int]:
    """Layer 2 where something takes keywords away: all changes by timestamp, oldest first (CR 480)."""
    kw = [0] * KEYWORDS
    if not card.attached_to:
        for ability in card.printed.abilities:
            if ability.gate is None or ability.gate.holds(s, context_of(s, card)):
                ability.count_keyword(kw)
    order: list[int] = stamps[:]
    if card.mods is not None:
        for mod in card.mods:
            order.append(mod.stamp)
    if card.attachments is not None:
        for id in card.attachments:
            order.append(s.card(id).stamp)
    order.sort()
    last = -1
    for stamp in order:
        if stamp == last:
            continue  # several changes of one object: all were made together
        last = stamp
        for i in range(len(stamps)):
            if stamps[i] == stamp:
                given[i].count_keyword(kw)
        if card.mods is not None:
            for mod in card.mods:
                if mod.stamp == stamp:
                    if mod.ability is not None:
                        mod.ability.count_keyword(kw)
                    elif mod.part is not None:
                        mod.part.strip_keywords(kw)
        if card.attachments is not None:
            for id in card.attachments:
                gear = s.card(id)
                if gear.stamp == stamp:
                    for ability in gear.printed.effect_text:
                        if not ability.is_aura:
                            ability.count_keyword(kw)
    return kw


def buff_worth(s: State, a: Arena, card: Card) -> int:
    """What one buff counter gives (CR 702): 1, unless something makes buffs worth more."""
    worth = 1
    for source in a.statics[S_RULE]:
        owner = s.cards[source.card & 4095]
        if owner.id == source.card and source.ability.buff_bonus():
            if source.ability.applies_to(s, context_of(s, owner), card):
                worth += source.ability.buff_bonus()
    for lasting in s.lasting:
        if lasting.ability.buff_bonus() and lasting.uses != 0 and reaches(lasting, a):
            c = lasting_context(lasting.seat, lasting.source, lasting.bound)
            if lasting.ability.applies_to(s, c, card):
                worth += lasting.ability.buff_bonus()
    return worth


def context_of(s: State, card: Card) -> Context:
    """How an object's own text reads: its controller is "you" (CR 190.6 for battlefields)."""
    seat = card.controller
    if card.printed.types & BATTLEFIELD:
        seat = s.places[card.place].controller
    c = Context(seat, card.id, card.place)
    c.paid = card.paid
    return c


def reaches(lasting: Lasting, a: Arena) -> bool:
    """Does something that lasts speak of what is in this arena: its own, or wherever something was chosen for it?"""
    return lasting.arena == a.index or any(lasting.bound)


def lasting_context(seat: int, source: int, bound: list[list[int]]) -> Context:
    c = Context(seat, source, -1)
    c.bound = bound
    return c


def active(s: State, card: Card, ability: Ability) -> bool:
    """Is what an ability depends on met? Whether the text it is printed in works at all was asked before."""
    return ability.gate is None or ability.gate.holds(s, context_of(s, card))


def works(s: State, card: Card, source: Source) -> bool:
    """Is a registered ability of this object active? Of an attached card only what it was granted is (CR 718)."""
    if card.attached_to and source.via == 0:
        granted = 100 <= source.number < 200 or source.number >= 2000
        if not granted:
            return False
    gate = source.ability.gate
    return gate is None or gate.holds(s, context_of(s, card))


def reading(s: State, source: Source) -> Context | None:
    """How a registered passive reads; None if its object is gone or it is inactive."""
    owner = s.cards[source.card & 4095]
    if owner.id != source.card or not works(s, owner, source):
        return None
    return context_of(s, owner)


def holds_gate(s: State, seat: int, card: Card, ability: Ability) -> bool:
    """Is an ability that works off the board active for the seat that would use it?"""
    if ability.gate is None:
        return True
    c = context_of(s, card)
    c.seat = seat
    return ability.gate.holds(s, c)
