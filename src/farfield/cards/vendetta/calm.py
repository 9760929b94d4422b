"""Vendetta: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Sanction",
    Reaction,
    modes(
        seq(empower(a(unit)), later(a_turn_ends, disempower(it()))),
        seq(disempower(a(unit.empowered)), later(a_turn_ends, empower(it()))),
    ),
)
