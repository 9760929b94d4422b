"""Spiritforged: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

draft("Direwing", enter_ready(while_=there_is(unit.yours.other.tagged("Dragon"))))
card("Doran's Blade", Equip(cost("Body")))
draft("Sea Monkey", additional(cost(1)), when(I.am_played, buff(me), if_=paid()))
card("Hexdrinker", Equip(cost("Body")), attached=(Deflect(),))
draft("Jaull-Fish", Accelerate, costs_less(count(unit.yours.mighty, times=2)))
card("Warmog's Armor", Equip(cost("Body")), attached=(when(I.conquer, buff(me)),))
draft(
    "Marching Orders",
    Action,
    Repeat(cost(3)),
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy.at_battlefield, "foe")),
    fight(it("friend"), it("foe")),
)
draft(
    "Yone, Blademaster",
    Weaponmaster(),
    when(I.conquer, deal(might_of(me), a(unit.enemy.in_base)), if_=was_uncontrolled),
)
draft(
    "Sivir, Ambitious",
    Deflect(2),
    when(
        I.conquer,
        deal(excess_damage, a(unit.enemy)),
        may=True,
        if_=both(state_is(me, ATTACKING), at_least(excess_damage, 5)),
    ),
)
