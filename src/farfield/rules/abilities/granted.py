"""Which activated abilities an object has: printed, granted for a time, from equipment, from passives (CR 477.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..effects.abilities import Activated, Aura, Keyword
from ..state import S_GRANTS
from ..terms import BOARD

if TYPE_CHECKING:
    from ..effects.base import Ability
    from ..state import Card, State


def activated(s: State, card: Card) -> list[Activated]:
    """In a fixed order, printed ones first, so that a number names one as long as nothing changes."""
    own = card.printed.activated
    if card.zone != BOARD:
        return own
    a = s.arena_of(card.place)
    if card.mods is None and card.attachments is None and not a.statics[S_GRANTS]:
        return own
    out: list[Activated] = own[:]
    if card.mods is not None:
        for mod in card.mods:
            if mod.ability is not None:
                collect(mod.ability, out)
    if card.attachments is not None:
        for id in card.attachments:
            for ability in s.card(id).printed.effect_text:
                collect(ability, out)
    for source in a.statics[S_GRANTS]:
        giver = s.cards[source.card & 4095]
        aura = source.ability
        if giver.id == source.card and isinstance(aura, Aura) and layers.works(s, giver, source):
            if aura.applies_to(s, layers.context_of(s, giver), card):
                for granted in aura.grants:
                    collect(granted, out)
    return out


def collect(ability: Ability, out: list[Activated]) -> None:
    if isinstance(ability, Activated):
        out.append(ability)
    elif isinstance(ability, Keyword):
        for implied in ability.implied:
            collect(implied, out)
