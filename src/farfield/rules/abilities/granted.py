"""Which activated abilities an object has: printed, granted for a time, from equipment, from passives (CR 477.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.abilities import Activated, Aura, Keyword
from ..state import S_GRANTS
from ..terms import BOARD
from . import reading
from .in_force import ANYTHING, in_force, maybe

if TYPE_CHECKING:
    from ..effects.base import Ability
    from ..state import Card, State


def activated(s: State, card: Card) -> list[Activated]:
    """In a fixed order, printed ones first, so that a number names one as long as nothing changes."""
    own = card.printed.activated
    if card.zone != BOARD:
        return own
    if not maybe_more(s, card):
        return own
    a = s.arena_of(card.place)
    out: list[Activated] = own[:]
    if card.mods is not None:
        for mod in card.mods:
            if mod.ability is not None:
                collect(mod.ability, out)
    if card.attachments is not None:
        for id in card.attachments:
            for ability in s.card(id).printed.effect_text:
                collect(ability, out)
    for x in in_force(s, a, S_GRANTS, ANYTHING, card):
        aura = x.ability
        assert isinstance(aura, Aura)
        for granted in aura.grants:
            collect(granted, out)
    return out


def is_active(s: State, card: Card, number: int, ability: Activated) -> bool:
    """Does the text that an activated ability is part of work now? That of an attached card does not (CR 718)."""
    if number < len(card.printed.activated) and card.attached_to:
        return False
    return ability.gate is None or ability.gate.holds(s, reading.context_of(s, card))


def maybe_more(s: State, card: Card) -> bool:
    """Could an object on the board have abilities that are not printed on it? A quick look."""
    if card.mods is not None or card.attachments is not None:
        return True
    if not s.governed & (1 << S_GRANTS):
        return False
    return maybe(s, s.arenas[s.places[card.place].arena], S_GRANTS)


def collect(ability: Ability, out: list[Activated]) -> None:
    if isinstance(ability, Activated):
        out.append(ability)
    elif isinstance(ability, Keyword):
        for implied in ability.implied:
            collect(implied, out)
