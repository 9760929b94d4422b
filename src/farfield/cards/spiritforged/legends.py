"""Spiritforged: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import SAND_SOLDIER

draft("Danger Zone", Reaction, Repeat(cost(1, "A")), give(every(unit.yours.tagged("Mech")), 1))
draft(
    "Emperor of the Sands",
    have(unit.yours.named("Sand Soldier"), None, Weaponmaster()),
    use(exhaust_me(1), play_token(SAND_SOLDIER, in_base=True), if_=happened(you.play(gear.equipment))),
)
draft(
    "Prodigal Explorer",
    use(
        exhaust_me(),
        draw(1),
        speed=REACTION,
        if_=at_least(times_this_turn(you.choose(permanent.enemy, or_a_unit=True)), 2),
    ),
)
draft(
    "Arcane Shift",
    Action,
    banish(a(unit.friendly)),
    as_(owner_of(it()), play_card(it(), free=True)),
    deal(3, a(unit.enemy.at_battlefield)),
    banish_this(),
)
draft(
    "Hostile Takeover",
    Hidden,
    choose(a(unit.enemy.at_battlefield)),
    gain_control(it(), until=THIS_TURN),
    ready(it()),
    later(a_turn_ends, recall(it())),
)
