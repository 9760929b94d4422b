"""Spiritforged: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Ornn's Forge",
    pay_less(gear.nontoken, 1, actor=FRIENDLY, while_=not_(happened(you_or_an_ally.play(gear.nontoken)))),
)
