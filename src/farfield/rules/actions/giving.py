"""Might, keywords, texts and traits that an object is given for a time, and their end (CR 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..abilities import as_long_as, registry, triggers
from ..effects.abilities import Keyword
from ..knowing import log
from ..objects import changing_hands, zones
from ..state import Mod
from ..terms import (
    BOARD,
    E_WEAKENED,
    THIS_COMBAT,
)
from . import statuses

if TYPE_CHECKING:
    from ..effects.base import Ability, Part
    from ..state import Arena, Card, State


def give_might(
    s: State, a: Arena, id: int, amount: int, until: int, source: int, actor: int, least: int = -1_000_000
) -> None:
    """A Might change for a time. "To a minimum of" is worked out now and stays fixed (CR 477.3.b)."""
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    if amount < 0 and least > -1_000_000:
        now = layers.might(s, card)
        if now + amount < least:
            amount = least - now if now > least else 0
    if amount == 0:
        return
    add_mod(s, card, Mod(until, amount, None, None, source, s.next_number(), actor))
    statuses.touched(s, a, card)
    if amount < 0:
        triggers.emit(s, a, E_WEAKENED, id, actor, card.place, -amount)
    log.note(s, "gets-might", [id], [amount], "CR 477.3")


def give_ability(s: State, a: Arena, id: int, ability: Ability, until: int, source: int, actor: int) -> None:
    """A keyword or ability for a time (CR 801.3, 477.2)."""
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    add_mod(s, card, Mod(until, 0, ability, None, source, s.next_number(), actor))
    registry.renew(s, card)
    statuses.touched(s, a, card)
    log.note(
        s, "gains-ability", [id], [ability.keyword, ability.value] if isinstance(ability, Keyword) else [], "CR 801.3"
    )


def is_over(a: Arena, until: int) -> bool:
    """CR 359.3.e.16: what would last a combat is not created where no combat is."""
    return until == THIS_COMBAT and not a.combat


def give_part(s: State, a: Arena, id: int, part: Part, until: int, source: int, actor: int) -> None:
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    add_mod(s, card, Mod(until, 0, None, part, source, s.next_number(), actor))
    refresh_face(s, card)
    statuses.touched(s, a, card)


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
    if as_long_as.tied(mod.until):
        s.ties = True


def expire(s: State, a: Arena, until: int, seat: int = -1) -> None:
    """End what lasted "this turn" or "this combat", all together (CR 317.2, 466.7)."""
    for place in s.places:
        if s.places[place.index].arena != a.index:
            continue
        for id in place.units + place.gear:
            card = s.cards[id & 4095]
            if card.mods is None:
                continue
            kept = [m for m in card.mods if m.until != until or (seat >= 0 and m.until_seat != seat)]
            if len(kept) != len(card.mods):
                gone = [m for m in card.mods if m not in kept]
                card.mods = kept if kept else None
                if any(m.ability is not None or m.part is not None for m in gone):
                    refresh_face(s, card)
                    registry.renew(s, card)
                    changing_hands.give_back(s, a, card, gone)
    if s.lasting:
        s.lasting = [
            x for x in s.lasting if x.arena != a.index or x.until != until or (seat >= 0 and x.until_seat != seat)
        ]
    a.version += 1
