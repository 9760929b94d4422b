"""Spiritforged: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card("Doran's Shield", Equip(cost("Calm")), attached=(Tank,))
card("Heart of Dark Ice", use(exhaust_me(), give(a(unit), 3)))
draft(
    "Janna, Savior", Reaction, when(I.am_played, heal(every(unit.yours.here)), move_to_base(up_to(1, unit.enemy.here)))
)
card("Sterak's Gage", QuickDraw(), Equip(cost("Calm")))
