"""Origins: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card("Eager Apprentice", pay_less(spell, 1, least=1, while_=at_a_battlefield))
card("Falling Comet", Action, deal(6, a(unit.at_battlefield)))
card("Lecturing Yordle", Tank, when(I.am_played, draw(1)))
card("Mega-Mech")
card("Orb of Regret", use(exhaust_me(), give(a(unit), -1, least=1)))
card("Stupefy", Reaction, give(a(unit), -1, least=1), draw(1))
card("Energy Conduit", use(exhaust_me(), add(1), speed=REACTION))
card("Ravenbloom Student", when(you.play(spell), give(me, 1)))
card("Singularity", deal(6, up_to(2, unit)))
draft(
    "Ava Achiever",
    when(
        I.attack,
        play_card(pick(card_.yours.in_hand.with_keyword(HIDDEN)), free=True, here=True),
        may=True,
        cost=cost("Mind"),
    ),
)
draft(
    "Kai'Sa, Evolutionary",
    Ganking,
    when(
        I.conquer,
        play_card(
            a(spell.yours.in_trash.costing_at_most(plus(your_points, -1))),
            no_energy=True,
            then_recycle=True,
        ),
        may=True,
    ),
)
draft("Ahri, Inquisitive", when(I.attack_or_defend, give(a(unit.enemy.here), -2, least=1)))
draft("Time Warp", extra_turn(), banish_this())
