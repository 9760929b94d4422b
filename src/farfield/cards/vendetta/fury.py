"""Vendetta: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import SHADOW_CLONE

card(
    "Baccai Sandspinner",
    Empower(cost(5, less=either_number(at_most(your_runes, 4), 3, 0))),
    Empowered(have(me, None, Deflect(), Assault(2))),
)
card("Blade Twirler", when(nth_time(1, I.move), choose(a(player, "them")), as_(it("them"), burn(1))))
card("Brittle Steel", kill(a(gear)), Flow(cost(4, "Fury")))
card("Dune Surfer", ignore(TANK, unit.here))
card("Forsaken Baccai", when(your_beginning, give(me, 1), if_=more_than(runes_of_an_opponent, your_runes)))
card(
    "Oasis Raider",
    when(your_beginning, give(me, 2), grant(me, Ganking), if_=more_than(runes_of_an_opponent, your_runes)),
)
card("Punching Poro", Empower(cost(discarding(1))), Empowered(have(me, 1)))
card(
    "Ruthless Strike",
    Action,
    additional(cost(discarding(1))),
    choose(a(unit.at_battlefield)),
    instead_if(paid(), deal(5, it()), deal(3, it())),
)
card("Baccai Reaper", when(I.attack, grant(me, Assault(2)), may=True, cost=cost("Fury")))
card(
    "Consuming Curse",
    Action,
    deal(plus(2, count(card_.yours.in_trash.named("Consuming Curse"))), a(unit.at_battlefield)),
)
card("Pendulum Blade", Equip(cost("Fury")), attached=(when(I.move_to_a_battlefield, give(me, 2)),))
card("Perfect Execution", ready(a(unit)), grant(it(), Assault(3)), Flow(cost(3, "Fury")))
card("Shadow Assassin", enter_ready(while_=there_is(card_.yours.in_trash.named("Shadow Assassin"))))
card("Shadow Fiend", Empower(cost(2, "Fury")), Empowered(have(me, None, Assault(3))))
card("Decree of Rage", Action, cant(BE_COUNTERED, me), deal(4, a(unit.enemy.of_domain("Calm"))))
card("Eclipse Dragon", Accelerate, when(I.move, draw(1), if_=at_most(your_runes, 4)))
card("Morgana, Vindictive", Ambush, when(I.am_played, choose(a(unit)), deal(damage_of(it()), it())))
card(
    "Rage Amplifier",
    Empower(cost(6, "Fury")),
    have(unit.yours, either_number(state_is(me, EMPOWERED_STATE), 2, 1)),
)
card(
    "Renekton, Rage Fueled",
    Accelerate,
    when(I.attack, deal(2, every(unit.enemy.here)), if_=at_most(your_runes, 4)),
)
card("Twilight Reveler", when(I.attack, ready(a(unit.friendly.other))))
card(
    "Akali, Deadly Weapon",
    Empower(cost(2, "Fury")),
    when(
        I.move,
        choose(a(unit.at_either_end_of_the_move)),
        instead_if(state_is(me, EMPOWERED_STATE), deal(2, it()), deal(1, it())),
        may=True,
    ),
    Empowered(have(me, 1)),
)
card(
    "Endless Riches",
    when(I.am_played, banish(every(card_.yours.in_hand)), banish(every(card_.yours.in_trash)), burn(7)),
    skip(DRAW),
    may_play(card_.yours.in_trash),
    instead(goes_to_your_trash, banish(that)),
)
card(
    "Zed, From the Shadows",
    additional(cost(discarding(1))),
    when(I.am_played, play_token(SHADOW_CLONE), if_=paid()),
)
