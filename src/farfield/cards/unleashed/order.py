"""Unleashed: Order."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Crimson Pigeons",
    have(me, 2, while_=both(state_is(me, ATTACKING), there_is(unit.friendly.other.here.attacking))),
)
