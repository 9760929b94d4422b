"""Vendetta: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import SHADOW_CLONE

draft("Blade Twirler", when(I.move, choose(a(player, "them")), as_(it("them"), burn(1)), times=1))
draft("Brittle Steel", kill(a(gear)), Flow(cost(4, "Fury")))
draft("Forsaken Baccai", when(your_beginning, give(me, 1), if_=more_than(runes_of_an_opponent, your_runes)))
draft(
    "Oasis Raider",
    when(your_beginning, give(me, 2), grant(me, Ganking), if_=more_than(runes_of_an_opponent, your_runes)),
)
draft(
    "Ruthless Strike",
    Action,
    additional(cost(discarding(1))),
    deal(either_number(paid(), 5, 3), a(unit.at_battlefield)),
)
draft("Baccai Reaper", when(I.attack, grant(me, Assault(2)), may=True, cost=cost("Fury")))
draft("Pendulum Blade", Equip(cost("Fury")), attached=(when(I.move_to_a_battlefield, give(me, 2)),))
draft("Perfect Execution", ready(a(unit)), grant(it(), Assault(3)), Flow(cost(3, "Fury")))
draft("Shadow Assassin", enter_ready(while_=there_is(card_.yours.in_trash.named("Shadow Assassin"))))
draft("Shadow Fiend", Empower(cost(2, "Fury")), Empowered(have(me, None, Assault(3))))
draft("Decree of Rage", Action, cant(BE_COUNTERED, me), deal(4, a(unit.enemy.of_domain("Calm"))))
draft("Eclipse Dragon", Accelerate, when(I.move, draw(1), if_=at_most(your_runes, 4)))
draft("Morgana, Vindictive", Ambush, when(I.am_played, choose(a(unit)), deal(damage_of(it()), it())))
draft(
    "Rage Amplifier",
    Empower(cost(6, "Fury")),
    have(unit.yours, either_number(state_is(me, EMPOWERED_STATE), 2, 1)),
)
draft(
    "Renekton, Rage Fueled",
    Accelerate,
    when(I.attack, deal(2, every(unit.enemy.here)), if_=at_most(your_runes, 4)),
)
draft("Twilight Reveler", when(I.attack, ready(a(unit.friendly.other))))
draft(
    "Zed, From the Shadows",
    additional(cost(discarding(1))),
    when(I.am_played, play_token(SHADOW_CLONE), if_=paid()),
)
