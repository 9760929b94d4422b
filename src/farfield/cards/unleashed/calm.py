"""Unleashed: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Honeyfruit",
    enter_exhausted(),
    use(exhaust_me(), add("A"), speed=REACTION),
    Level(6, use(exhaust_me(), add(1, "A"), speed=REACTION)),
)
draft(
    "Tricksy Tentacles",
    move(
        any_number(unit.enemy, "many", Group(total_might=8, same_controller=True)), destination(None, name="there")
    ),
)
