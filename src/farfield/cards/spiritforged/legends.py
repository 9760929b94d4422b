"""Spiritforged: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Danger Zone", Reaction, Repeat(cost(1, "A")), give(every(unit.yours.tagged("Mech")), 1))
draft(
    "Hostile Takeover",
    Hidden,
    choose(a(unit.enemy.at_battlefield)),
    gain_control(it(), until=THIS_TURN),
    ready(it()),
    later(a_turn_ends, recall(it())),
)
