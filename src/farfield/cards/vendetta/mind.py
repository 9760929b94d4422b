"""Vendetta: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import MECH

card("Apprentice Mage", Empower(cost(2)), when(I.am_empowered, predict(2)), Empowered(have(me, 1)))
card("Cloud Drake", when(I.am_played, draw(1)))
card("Dredge Up", draw(1), Flow(cost(2)))
card("Grumpy Rockbear", Empower(cost(12, less=count(rune.yours))), Empowered(have(me, None, Deflect(), Shield(3))))
card("Iterative Design", play_token(MECH), Flow(cost(2, "Mind")))
card("Mesmerize", Reaction, modes(return_to_hand(a(unit.friendly)), give(a(unit.enemy), -2)))
card(
    "Otterpus",
    instead(anybody.score_from_a_battlefield, draw(1), they=True, while_=in_your_first_turns(2)),
)
card("Questionable Tome", Empower(exhaust_me()), use(exhaust_me(1, disempowering_me), draw(1)))
card("Applied Researchers", Empower(cost(3)), Empowered(pay_less(spell, 1, power=1, least=1)))
card("Clairvoyance", Reaction, predict(5), draw(2))
card("Covert Informant", Empower(cost(3)), Empowered(when(I.move, draw(1))))
card("Patched Porobot", when(I.am_played, draw(1), if_=there_is(gear.yours.other, least=3)))
card(
    "Shock Blast",
    Action,
    costs_less(2, while_=there_is(something.yours.empowered)),
    deal(4, a(unit.at_battlefield)),
)
card("Sky Cruiser", use(exhaust_me(1, discarding(1, gear)), deal(4, a(unit.at_battlefield))))
card(
    "Decree of Insight",
    Reaction,
    ignore_in_its_cost(DEFLECT),
    give(a(unit.enemy.of_domain("Body")), -5),
)
card("Hextech Formula", enter_exhausted(), use(exhaust_me(), empower(a(gear.other))))
card("Nasus, Guardian of Knowledge", when(dies(unit.enemy.here), channel(1, exhausted=True), times=1))
card("Plaza Guardian", costs_less(count(gear.yours)), Deflect())
card(
    "Swain, Visionary",
    Vision(),
    when(
        I.conquer,
        gain_points(1),
        if_=both(happened(you.play(unit.nontoken)), happened(you.play(gear.nontoken)), happened(you.play(spell))),
    ),
)
card("Temporal Breach", Hidden, banish(a(unit)), as_(owner_of(it()), play_card(it(), free=True, to=place_of(it()))))
card(
    "Bottled Constellation",
    when(
        your_main_phase,
        gain_points(1),
        may=True,
        cost=cost(killing(permanent.friendly.other, 3)),
    ),
)
card(
    "Jayce, Brilliant Inventor",
    when(I.am_played, ready(a(something.other.exhausted)), may=True),
    when(nth_time(1, you.play(gear.nontoken)), ready(a(something.other.exhausted)), may=True),
)
card(
    "Mel, Newly Awakened",
    when(I.am_played, draw(1)),
    Empower(cost(3)),
    Empowered(cant(BE_COUNTERED, spell_or_ability.yours)),
    Empowered(rule(MORE_MIGHT_LOSS)),
)
