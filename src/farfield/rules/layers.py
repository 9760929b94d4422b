"""What an object is like right now: Might and keywords from print, modifiers and passives (CR 476-480).

Nothing here is stored as truth: it is worked out when somebody asks and kept until the arena's version changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .abilities import off_the_board, reading
from .abilities.in_force import ANYTHING, NO_TEXTS, speaking
from .abilities.restrictions import rule_value
from .effects.parts import NULL
from .ids import SLOT_MASK
from .state import ONLY_HERE, ONLY_ME, S_FAR, S_MIGHT, S_TRAITS
from .terms import ASSAULT, ATTACKER, BATTLEFIELD, BOARD, BUFF_VALUE, DEFENDER, KEYWORDS, SHIELD, KeywordKind

if TYPE_CHECKING:
    from .abilities.in_force import InForce
    from .effects.parts import Ability
    from .state import Arena, Card, Context, State


def might(s: State, card: Card) -> int:
    """Current Might, possibly negative: increases and decreases work on the true value (CR 143.2.b)."""
    if card.zone != BOARD:
        return card.might if card.version == GONE else card.printed.might
    a = s.arenas[s.places[card.place].arena]
    if card.version != a.version and card.version != GONE:
        refresh(s, a, card)
    return card.might


def might_read(s: State, card: Card) -> int:
    """Might as effects and combat read it: never below 0 (CR 143.2.b)."""
    m = might(s, card)
    return m if m > 0 else 0


def keyword(s: State, card: Card, kw: KeywordKind) -> int:
    """The value of a keyword the object has; 0 if it has none."""
    if card.zone != BOARD:
        return off_the_board.keyword(s, card, kw) if s.governed & (1 << S_FAR) else card.kw[kw]
    a = s.arenas[s.places[card.place].arena]
    if card.version != a.version and card.version != GONE:
        refresh(s, a, card)
    return card.kw[kw]


def has_keyword(s: State, card: Card, kw: KeywordKind) -> bool:
    """Does an object have a keyword, be its text active or not? (CR 722) A keyword that it lost it does not have."""
    if keyword(s, card, kw):
        return True
    if not card.printed.kw_any[kw]:
        return False
    if card.mods is None and card.counters is None:
        return True
    left = card.printed.kw_any[:]
    if card.mods is not None:
        for mod in card.mods:
            if mod.part is not None:
                mod.part.strip_keywords(left)
    if card.counters is not None:
        left = s.mode.less_counters(card, left)
    return left[kw] > 0


def has_tag(s: State, card: Card, tag: str) -> bool:
    """Does an object have a tag, printed or given?"""
    if tag in card.printed.tags:
        return True
    return s.governed & (1 << S_TRAITS) != 0 and off_the_board.has_tag(s, card, tag)


GONE: Final = -2  # the version of an object that left: its last values stay as they were


def freeze(s: State, card: Card) -> None:
    """The object is about to leave the board: remember its Might and keywords (CR 359.3.e.13)."""
    if card.zone == BOARD:
        might(s, card)
        if s.governed & (1 << S_TRAITS) and card.tags_given is None:
            card.tags_given = off_the_board.tags(s, card)
    card.version = GONE


def as_it_is(s: State, card: Card) -> Card:
    """As the object is now, whatever becomes of it: with its Might and keywords. Off the board nothing changes them."""
    if card.zone != BOARD:
        return card
    might(s, card)
    kept = card.copy()
    kept.version = GONE
    if s.governed & (1 << S_TRAITS):
        kept.tags_given = off_the_board.tags(s, card)
    return kept


# Shared: only read.
NO_ABILITIES: Final[list[Ability]] = []
NO_STAMPS: Final[list[int]] = []
NO_READINGS: Final[list[Context]] = []


def refresh(s: State, a: Arena, card: Card) -> None:
    printed = card.printed
    mods = card.mods
    attachments = card.attachments
    value = printed.might
    plus = card.buffs * buff_worth(s, a, card) if card.buffs else 0
    minus = 0
    # Layer 1 (traits): a set Might. Layer 2 (abilities): keywords, own, granted and from attachments.
    kw = printed.kw
    passives = NO_TEXTS
    if s.lasting or mods is not None or may_speak_of(s, a, card):
        passives = speaking(s, a, S_MIGHT, ANYTHING, card)
    if passives or mods is not None or attachments is not None or printed.gated or card.attached_to:
        kw = printed.kw[:] if not card.attached_to else [0] * KEYWORDS
        if printed.gated and not card.attached_to:
            kw = [0] * KEYWORDS
            for ability in printed.abilities:
                if reading.active(s, card, ability):
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
                    if reading.active(s, card, ability):
                        ability.count_keyword(kw)
        given: list[Ability] = NO_ABILITIES  # by passives, with their timestamps, where that matters
        stamps: list[int] = NO_STAMPS
        readings: list[Context] = NO_READINGS
        if strips:
            given, stamps, readings = [], [], []
        limited = False  # something that takes Might says how far
        used = 0  # bits of the passives that have been applied: each applies once (CR 476)
        again = len(passives) > 0
        while again:
            # What one gives may be what another asks for: pass after pass until nothing new applies (CR 476, 478).
            again = False
            card.might = value + plus + minus + in_combat(card, kw)
            bit = 1
            for x in passives:
                ability = x.ability
                if not used & bit and ability.speaks_of(s, x.context, card) and x.holds(s):
                    used |= bit
                    again = True
                    m = ability.might_change(s, x.context, card)
                    if m:
                        m *= ability.times(s, x.context, card)
                    stamp = -x.key
                    helps = True
                    if x.key > 0:  # a standing text
                        owner = s.cards[x.context.source & SLOT_MASK]
                        stamp = owner.stamp
                        helps = not owner.printed.types & BATTLEFIELD or s.mode.battlefield_helps(s, card)
                    if m < 0 and ability.might_least() != NULL:
                        limited = True
                    if not helps:
                        minus += m if m < 0 else 0
                    else:
                        for _ in range(ability.times(s, x.context, card)):
                            ability.give_keywords(s, x.context, kw)
                            if strips:
                                given.append(ability)
                                stamps.append(stamp)
                                readings.append(x.context)
                        if m > 0:
                            plus += m
                        else:
                            minus += m
                bit <<= 1
        if strips:
            kw = keywords_in_order(s, card, given, stamps, readings)
        if limited:
            minus = limited_loss(s, card, passives, used, value + plus + in_combat(card, kw))
    if card.counters is not None:
        kw = s.mode.less_counters(card, kw)
    card.kw = kw
    # Layer 3 (arithmetic): all increases, then all decreases (CR 477.3).
    card.might = value + plus + in_combat(card, kw) + minus
    card.version = a.version


def may_speak_of(s: State, a: Arena, card: Card) -> bool:
    """Is there a standing passive that does not speak of others alone? A quick look."""
    for source in a.statics[S_MIGHT]:
        if source.only == ONLY_ME:
            if source.card == card.id:
                return True
        elif source.only != ONLY_HERE or s.cards[source.card & SLOT_MASK].place == card.place:
            return True
    return False


def in_combat(card: Card, kw: list[int]) -> int:
    """What Assault and Shield give by the designation it has."""
    if card.role == ATTACKER:
        return kw[ASSAULT]  # CR 807
    if card.role == DEFENDER:
        return kw[SHIELD]  # CR 814
    return 0


def limited_loss(s: State, card: Card, passives: list[InForce], used: int, might: int) -> int:
    """What is taken from this Might in all where something takes it "to a minimum of", oldest first (CR 477.3, 480)."""
    stamps: list[int] = []
    losses: list[int] = []
    limits: list[int] = []
    if card.mods is not None:
        for mod in card.mods:
            if mod.part is None and mod.might < 0:
                stamps.append(mod.stamp)
                losses.append(mod.might)
                limits.append(NULL)
    bit = 1
    for x in passives:
        m = x.ability.might_change(s, x.context, card) if used & bit else 0
        if m < 0:
            m *= x.ability.times(s, x.context, card)
            stamps.append(-x.key if x.key < 0 else s.cards[x.context.source & SLOT_MASK].stamp)
            losses.append(m)
            limits.append(x.ability.might_least())
        bit <<= 1
    left = might
    while stamps:
        i = 0
        for k in range(len(stamps)):
            if stamps[k] < stamps[i]:
                i = k
        if limits[i] == NULL:
            left += losses[i]
        elif left > limits[i]:
            left = max(limits[i], left + losses[i])
        stamps.pop(i)
        losses.pop(i)
        limits.pop(i)
    return left - might


def keywords_in_order(
    s: State, card: Card, given: list[Ability], stamps: list[int], readings: list[Context]
) -> list[int]:
    """Layer 2 where something takes keywords away: all changes by timestamp, oldest first (CR 480)."""
    kw = [0] * KEYWORDS
    if not card.attached_to:
        for ability in card.printed.abilities:
            if reading.active(s, card, ability):
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
                given[i].give_keywords(s, readings[i], kw)
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
                        if reading.active(s, card, ability):
                            ability.count_keyword(kw)
    return kw


def buff_worth(s: State, a: Arena, card: Card) -> int:
    """What one buff counter gives (CR 702): 1, unless something makes buffs worth more."""
    return 1 + rule_value(s, a, BUFF_VALUE, card)
