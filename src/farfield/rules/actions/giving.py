"""Might, keywords, texts and traits that an object is given for a time, and their end (CR 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..abilities import as_long_as, registry, triggers, would
from ..abilities.restrictions import rule_value
from ..effects.changed_traits import EffectTextOf
from ..effects.kinds_of_ability import MORE_MIGHT_LOSS, Keyword
from ..effects.parts import Ability
from ..ids import NOBODY, ObjectId
from ..knowing import log
from ..objects import changing_hands, zones
from ..state import S_RULE, SLOT_MASK, Event, Lasting, Mod
from ..terms import BOARD, E_WEAKENED, WHILE_ATTACHED, Duration
from . import statuses

if TYPE_CHECKING:
    from ..effects.parts import Part
    from ..ids import SeatId
    from ..state import Arena, Card, Item, State


def give_might(
    s: State, a: Arena, id: ObjectId, amount: int, until: Duration, by: Item, least: int = -1_000_000
) -> None:
    """A Might change for a time. "To a minimum of" is worked out now and stays fixed (CR 477.3.b)."""
    card = s.card(id)
    tie = as_long_as.anchor(s, by, until)
    if card.zone != BOARD or as_long_as.is_over(s, s.home(a, card), until, tie):
        return
    if amount < 0 and s.governed & (1 << S_RULE) and is_chosen(by, id):
        amount -= rule_value(s, a, MORE_MIGHT_LOSS, None, by.seat)
    if amount < 0 and least > -1_000_000:
        now = layers.might(s, card)
        if now + amount < least:
            amount = least - now if now > least else 0
    if amount == 0:
        return
    mod = Mod(until, amount, None, None, tie, s.next_number(), by.seat)
    if amount < 0 and would.be_replaced(s, a, Event(E_WEAKENED, id, by.seat, card.place, -amount, 0, by.id), mod):
        return
    add_might(s, a, card, mod)


def add_might(s: State, a: Arena, card: Card, mod: Mod) -> None:
    add_mod(s, card, mod)
    statuses.touched(s, a, card)
    if mod.might < 0:
        triggers.emit(s, a, E_WEAKENED, card.id, mod.until_seat, card.place, -mod.might)
    log.note(s, "gets-might", [card.id], [mod.might], "CR 477.3")


def is_chosen(by: Item, id: ObjectId) -> bool:
    """Was it chosen for this spell or ability?"""
    for slot in by.bound:
        if id in slot:
            return True
    return False


def give_ability(s: State, a: Arena, id: ObjectId, ability: Ability, until: Duration, by: Item) -> None:
    """A keyword or ability for a time (CR 801.3, 477.2)."""
    card = s.card(id)
    tie = as_long_as.anchor(s, by, until)
    if card.zone != BOARD or as_long_as.is_over(s, s.home(a, card), until, tie):
        return
    add_mod(s, card, Mod(until, 0, ability, None, tie, s.next_number(), by.seat))
    registry.renew(s, card)
    statuses.touched(s, a, card)
    log.note(
        s, "gains-ability", [id], [ability.keyword, ability.value] if isinstance(ability, Keyword) else [], "CR 801.3"
    )


def give_afar(s: State, a: Arena, id: ObjectId, aura: Ability, until: Duration, by: Item) -> None:
    """Keywords for a card off the board, where objects are never changed: until it goes elsewhere (CR 124)."""
    tie = as_long_as.anchor(s, by, until)
    if as_long_as.is_over(s, a, until, tie):
        return
    x = Lasting(aura, by.seat, by.source, until, -1, a.index)
    x.bound = [[id]]
    x.stamp = s.next_number()
    x.tie = tie
    s.govern(aura.governs, aura.about)
    if as_long_as.tied(until):
        s.ties = True
    s.lasting.append(x)
    s.everything_changed()
    log.note(s, "gains-ability", [id], [], "CR 801.3")


def give_part(s: State, a: Arena, id: ObjectId, part: Part, until: Duration, by: Item) -> None:
    card = s.card(id)
    tie = as_long_as.anchor(s, by, until)
    if card.zone != BOARD or as_long_as.is_over(s, s.home(a, card), until, tie):
        return
    add_mod(s, card, Mod(until, 0, None, part, tie, s.next_number(), by.seat))
    refresh_face(s, card)
    statuses.touched(s, a, card)


def copy_text(s: State, gear: Card, wearer: Card) -> None:
    """As it is attached, an Equipment has its wearer's own text as its effect text, as long as it stays attached."""
    part = EffectTextOf(wearer.printed)
    add_mod(s, gear, Mod(WHILE_ATTACHED, 0, None, part, gear.id, s.next_number(), gear.controller))
    refresh_face(s, gear)


def refresh_face(s: State, card: Card) -> None:
    """Layer 1: the face of an object after all changes of its traits, oldest first (CR 477.1, 480)."""
    face = card.original
    if card.mods is not None:
        for mod in card.mods:
            if mod.part is not None:
                face = mod.part.trait(face)
    if face is not card.printed:
        before = zones.container(s, card)
        card.printed = face
        after = zones.container(s, card)
        if before is not after:  # CR 177: a gear that is a unit too stands among the units
            if before is not None and card.id in before:
                before.remove(card.id)
            if after is not None:
                after.append(card.id)
        registry.renew(s, card)


def add_mod(s: State, card: Card, mod: Mod) -> None:
    card.mods = [mod] if card.mods is None else [*card.mods, mod]
    if isinstance(mod.part, Ability):
        s.govern(mod.part.governs, mod.part.about)
    if as_long_as.tied(mod.until):
        s.ties = True


def on_board(s: State, a: Arena) -> list[Card]:
    """Every object of an arena that something may have been given to for a time."""
    out: list[Card] = []
    for index in a.places:
        place = s.places[index]
        for id in place.units:
            out.append(s.cards[id & SLOT_MASK])
        for id in place.gear:
            out.append(s.cards[id & SLOT_MASK])
        if place.card:
            out.append(s.card(place.card))
    return out


def changed(s: State, a: Arena) -> list[Card]:
    """Those of them that have been given something."""
    out: list[Card] = []
    for index in a.places:
        place = s.places[index]
        for id in place.units:
            card = s.cards[id & SLOT_MASK]
            if card.mods is not None:
                out.append(card)
        for id in place.gear:
            card = s.cards[id & SLOT_MASK]
            if card.mods is not None:
                out.append(card)
        if place.card:
            card = s.cards[place.card & SLOT_MASK]
            if card.mods is not None:
                out.append(card)
    return out


def end(s: State, a: Arena, card: Card, gone: list[Mod]) -> None:
    """These changes of an object end together: its face, its abilities and its controller are what is left."""
    if not gone or card.mods is None:
        return
    kept = [m for m in card.mods if m not in gone]
    card.mods = kept if kept else None
    for mod in gone:
        if mod.ability is not None or mod.part is not None:
            refresh_face(s, card)
            registry.renew(s, card)
            changing_hands.give_back(s, a, card, gone)
            break
    a.version += 1


def expire(s: State, a: Arena, until: Duration, seat: SeatId = NOBODY) -> None:
    """End what lasted "this turn" or "this combat", all together (CR 317.2, 466.7)."""
    for card in changed(s, a):
        if card.mods is not None:  # not ended together with another's
            end(s, a, card, [m for m in card.mods if m.until == until and (seat < 0 or m.until_seat == seat)])
    if s.lasting:
        s.lasting = [
            x for x in s.lasting if x.arena != a.index or x.until != until or (seat >= 0 and x.until_seat != seat)
        ]
    a.version += 1
