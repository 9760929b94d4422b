"""Vendetta: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import MECH

draft("Apprentice Mage", Empower(cost(2)), when(I.am_empowered, predict(2)), Empowered(have(me, 1)))
draft("Cloud Drake", when(I.am_played, draw(1)))
draft("Dredge Up", draw(1), Flow(cost(2)))
draft("Grumpy Rockbear", Empower(cost(12, less=count(rune.yours))), Empowered(have(me, None, Deflect(), Shield(3))))
draft("Iterative Design", play_token(MECH), Flow(cost(2, "Mind")))
draft("Mesmerize", Reaction, modes(return_to_hand(a(unit.friendly)), give(a(unit.enemy), -2)))
draft(
    "Otterpus",
    instead(anybody.score_from_a_battlefield, draw(1), they=True, while_=in_your_first_turns(2)),
)
draft("Questionable Tome", Empower(exhaust_me()), use(exhaust_me(1, disempowering_me), draw(1)))
draft("Applied Researchers", Empower(cost(3)), Empowered(pay_less(spell, 1, power=1, least=1)))
draft("Clairvoyance", Reaction, predict(5), draw(2))
draft("Covert Informant", Empower(cost(3)), Empowered(when(I.move, draw(1))))
draft("Patched Porobot", when(I.am_played, draw(1), if_=there_is(gear.yours.other, least=3)))
draft(
    "Shock Blast",
    Action,
    costs_less(2, while_=there_is(something.yours.empowered)),
    deal(4, a(unit.at_battlefield)),
)
draft("Sky Cruiser", use(exhaust_me(1, discarding(1, gear)), deal(4, a(unit.at_battlefield))))
draft(
    "Decree of Insight",
    Reaction,
    ignore_in_its_cost(DEFLECT),
    give(a(unit.enemy.of_domain("Body")), -5),
)
draft("Hextech Formula", enter_exhausted(), use(exhaust_me(), empower(a(gear.other))))
draft("Nasus, Guardian of Knowledge", when(dies(unit.enemy.here), channel(1, exhausted=True), times=1))
draft("Plaza Guardian", costs_less(count(gear.yours)), Deflect())
draft(
    "Swain, Visionary",
    Vision(),
    when(
        I.conquer,
        gain_points(1),
        if_=both(happened(you.play(unit.nontoken)), happened(you.play(gear.nontoken)), happened(you.play(spell))),
    ),
)
draft("Temporal Breach", Hidden, banish(a(unit)), as_(owner_of(it()), play_card(it(), free=True, to=place_of(it()))))
draft(
    "Bottled Constellation",
    when(
        your_main_phase,
        gain_points(1),
        may=True,
        cost=cost(killing(permanent.friendly.other, 3)),
    ),
)
draft(
    "Jayce, Brilliant Inventor",
    when(I.am_played, ready(a(something.other.exhausted)), may=True),
    when(nth_time(1, you.play(gear.nontoken)), ready(a(something.other.exhausted)), may=True),
)
draft(
    "Mel, Newly Awakened",
    when(I.am_played, draw(1)),
    Empower(cost(3)),
    Empowered(cant(BE_COUNTERED, spell_or_ability.yours)),
    Empowered(rule(MORE_MIGHT_LOSS)),
)
