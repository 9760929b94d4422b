"""Spiritforged (SFD)."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import (
    Assault,
    Deathknell,
    Deflect,
    Equip,
    Ganking,
    I,
    QuickDraw,
    Shield,
    Tank,
    a,
    buff,
    cost,
    deal,
    discard,
    draw,
    me,
    play_token,
    unit,
    when,
)
from farfield.cards.tokens import GOLD, RECRUIT

# Fury
card("Long Sword", QuickDraw(), Equip(cost(0, "Fury")))
card("Recurve Bow", Equip(cost(0, "Fury")), attached=(when(I.attack_or_defend, deal(2, a(unit.enemy.here))),))
card("Serrated Dirk", Equip(cost(0, "Fury")), attached=(Assault(2),))

# Calm
card("Doran's Shield", Equip(cost(0, "Calm")), attached=(Tank,))
card("Sterak's Gage", QuickDraw(), Equip(cost(0, "Calm")))

# Mind
card("Cloth Armor", QuickDraw(), Equip(cost(0, "Mind")), attached=(Shield(2),))
card("World Atlas", Equip(cost(0, "Mind")), attached=(when(I.hold, play_token(GOLD, 2, exhausted=True)),))

# Body
card("Doran's Blade", Equip(cost(0, "Body")))
card("Hexdrinker", Equip(cost(0, "Body")), attached=(Deflect(),))
card("Warmog's Armor", Equip(cost(0, "Body")), attached=(when(I.conquer, buff(me)),))

# Chaos
card("Boots of Swiftness", Equip(cost(0, "Chaos")), attached=(Ganking,))
card("Doran's Ring", Equip(cost(0, "Chaos")), attached=(when(I.conquer, discard(1), draw(1)),))

# Order
card("B.F. Sword", Equip(cost(0, "Order")))
card("Eye of the Herald", Equip(cost(0, "Order")), attached=(when(I.move, play_token(RECRUIT, here=True)),))
card("Sacred Shears", Equip(cost(0, "Order")), attached=(Deathknell(draw(1)),))
