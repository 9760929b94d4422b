"""Proving Grounds (OGS)."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import (
    Action,
    Assault,
    Ganking,
    I,
    Reaction,
    Shield,
    a,
    add,
    at_least,
    battlefield,
    bonus_damage,
    choose,
    count,
    deal,
    draw,
    enter_ready,
    every,
    exhaust,
    exhaust_me,
    fight,
    give,
    have,
    heal,
    instead_of_dying,
    it,
    kill,
    lasts,
    me,
    move_to_base,
    play_token,
    ready,
    recall,
    return_to_hand,
    rune,
    spell,
    that,
    unit,
    up_to,
    use,
    when,
    you,
    your,
    your_turn_ends,
)
from farfield.cards.tokens import RECRUIT
from farfield.rules.effects.amounts import RUNES
from farfield.rules.terms import REACTION

# Fury
card("Annie, Fiery", bonus_damage(1))
card("Firestorm", deal(3, every(unit.enemy.at(battlefield))))
card("Incinerate", Action, deal(2, a(unit.at_battlefield)))

# Calm
card("Master Yi, Meditative", have(me, 4, while_=at_least(your(RUNES), 8)))
card("Zephyr Sage", Shield())

# Mind
card("Lux, Illuminated", when(you.play(spell.costing_at_least(5)), give(me, 3)))

# Body
card("Garen, Rugged", Assault(2), Shield(2))
card(
    "Gentlemen's Duel",
    Action,
    give(a(unit.friendly, "friend"), 3),
    choose(a(unit.enemy, "foe")),
    fight(it("friend"), it("foe")),
)
card("Master Yi, Honed", Ganking, enter_ready())

# Chaos
card("Annie, Stubborn", when(I.am_played, return_to_hand(a(spell.yours.in_trash))))
card("Flash", Reaction, move_to_base(up_to(2, unit.friendly)))

# Order
card("Blast of Power", Action, kill(a(unit.at_battlefield)))
card("Garen, Commander", have(unit.friendly.other.here, 1))
card("Lux, Crownguard", use(exhaust_me(), add(2, only=spell), speed=REACTION))
card("Recruit the Vanguard", Action, play_token(RECRUIT, 4))
card("Vanguard Attendant", enter_ready())

# Two domains
card("Decisive Strike", Action, give(every(unit.friendly), 2))
card("Final Spark", Action, deal(8, a(unit)))
card(
    "Highlander",
    Reaction,
    choose(a(unit.friendly)),
    lasts(instead_of_dying(it(), heal(that), exhaust(that), recall(that)), uses=1),
)
card("Tibbers", when(I.am_played, deal(3, every(unit.at_battlefield))))

# Legends
card("Dark Child", when(your_turn_ends, ready(up_to(2, rune))))
card("Lady of Luminosity", when(you.play(spell.costing_at_least(5)), draw(1)))
card("Might of Demacia", when(you.conquer, draw(2), if_=at_least(count(unit.yours.at_that_battlefield), 4)))
card("Wuju Bladesman", have(unit.friendly.defending.alone, 2))
