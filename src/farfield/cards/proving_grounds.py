"""Proving Grounds (OGS), in collector order."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Annie, Fiery", bonus_damage(1))
card("Firestorm", deal(3, every(unit.enemy.at(battlefield))))
card("Incinerate", Action, deal(2, a(unit.at_battlefield)))
card("Master Yi, Meditative", have(me, 4, while_=at_least(your_runes, 8)))
card("Zephyr Sage", Shield())
card("Lux, Illuminated", when(you.play(spell.costing_at_least(5)), give(me, 3)))
card("Garen, Rugged", Assault(2), Shield(2))
card(
    "Gentlemen's Duel",
    Action,
    give(a(unit.friendly, "friend"), 3),
    choose(a(unit.enemy, "foe")),
    fight(it("friend"), it("foe")),
)
card("Master Yi, Honed", Ganking, enter_ready())
card("Annie, Stubborn", when(I.am_played, return_to_hand(a(spell.yours.in_trash))))
card("Flash", Reaction, move_to_base(up_to(2, unit.friendly)))
card("Blast of Power", Action, kill(a(unit.at_battlefield)))
card("Garen, Commander", have(unit.friendly.other.here, 1))
card("Lux, Crownguard", use(exhaust_me(), add(2, only=spell), speed=REACTION))
card("Recruit the Vanguard", Action, play_token(RECRUIT, 4))
card("Vanguard Attendant", enter_ready())
card("Dark Child", when(your_turn_ends, ready(up_to(2, rune))))
card("Tibbers", when(I.am_played, deal(3, every(unit.at_battlefield))))
card("Wuju Bladesman", have(unit.friendly.defending.alone, 2))
card(
    "Highlander",
    Reaction,
    choose(a(unit.friendly)),
    lasts(instead_of_dying(it(), heal(that), exhaust(that), recall(that)), uses=1),
)
card("Lady of Luminosity", when(you.play(spell.costing_at_least(5)), draw(1)))
card("Final Spark", Action, deal(8, a(unit)))
card("Might of Demacia", when(you.conquer, draw(2), if_=at_least(count(unit.yours.at_that_battlefield), 4)))
card("Decisive Strike", Action, give(every(unit.friendly), 2))
