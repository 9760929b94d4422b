"""Before something is done: might something else happen instead (CR 367)? For whoever is about to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import ANYBODY
from ..state import S_REPLACE
from ..terms import E_TRASHED
from .in_force import speaking

if TYPE_CHECKING:
    from ..state import Arena, Card, Event, Mod, State


def be_replaced(s: State, a: Arena, e: Event, mod: Mod | None = None) -> bool:
    """Is there something that may happen instead? Then it is seen to, and whoever asks does nothing more."""
    return s.governed & (1 << S_REPLACE) != 0 and s.mode.replaced(s, a, e, mod)  # mostly nothing is


def be_banished(s: State, a: Arena, card: Card) -> bool:
    """Is a card that would go to its owner's trash banished instead?"""
    if s.governed & (1 << S_REPLACE):
        for x in speaking(s, a, S_REPLACE, E_TRASHED, card, ANYBODY):
            if x.ability.speaks_of(s, x.context, card) and x.holds(s):
                return True
    return False
