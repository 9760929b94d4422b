"""Spiritforged: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import GOLD

draft("Bubble Bot", when(I.am_played, ready(a(unit.friendly.other.tagged("Mech")))))
card("Cloth Armor", QuickDraw(), Equip(cost("Mind")), attached=(Shield(2),))
draft("Wages of Pain", Hidden, Action, deal(3, a(unit.at_battlefield)), play_token(GOLD, exhausted=True))
card("World Atlas", Equip(cost("Mind")), attached=(when(I.hold, play_token(GOLD, 2, exhausted=True)),))
