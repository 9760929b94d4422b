"""Spiritforged: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import MECH

card("Serrated Dirk", Equip(cost("Fury")), attached=(Assault(2),))
draft("Perched Grimwyrm", play_me_only_to(battlefield.conquered_this_turn))
card("Recurve Bow", Equip(cost("Fury")), attached=(when(I.attack_or_defend, deal(2, a(unit.enemy.here))),))
draft("Ferrous Forerunner", Deathknell(play_token(MECH, 2, in_base=True)))
card("Long Sword", QuickDraw(), Equip(cost("Fury")))
draft(
    "Rumble, Hotheaded",
    have(unit.yours.tagged("Mech"), None, Assault()),
    when(
        I.conquer,
        recycle(a(unit.friendly.other, "given")),
        play_card(a(unit.yours.in_trash.tagged("Mech")), less=might_of(last_known("given"))),
        may=True,
    ),
)
