"""Spiritforged: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, MECH

card("Against the Odds", Reaction, give(a(unit.friendly.at_battlefield), count(unit.enemy.there, times=2)))
card("Armed Assailant", Accelerate, Weaponmaster())
card("Blood Rush", Action, Repeat(cost(1)), grant(a(unit), Assault(2)))
card("Bushwhack", Hidden, lasts(enter_ready(unit.friendly, played=False)), play_token(GOLD, exhausted=True))
card("Detonate", kill(a(gear)), as_(controller_of(it()), draw(2)))
card("Eager Drakehound", enter_ready())
card("Gem Jammer", when(I.am_played, grant(a(unit), Ganking)))
card("Sentinel Adept", Weaponmaster())
card("Serrated Dirk", Equip(cost("Fury")), attached=(Assault(2),))
card("Void Drone", costs_less(2, while_=not_from_hand))
card(
    "Angle Shot",
    Reaction,
    choose(a(unit, "unit")),
    choose(a(gear.equipment.same_controller_as("unit"), "gear")),
    one_of(attach(it("gear"), it("unit")), detach(it("gear"), it("unit"))),
    draw(1),
)
card("Battering Ram", costs_less(times_this_turn(you.play(card_)), least=1))
card(
    "Blast Corps Cadet",
    additional(cost(1, "Fury")),
    when(I.am_played, deal(2, a(unit.at_battlefield)), if_=paid()),
)
card("Minotaur Reckoner", cant(MOVE_TO_BASE, unit))
card("Perched Grimwyrm", play_me_only_to(battlefield.conquered_this_turn))
card("Recurve Bow", Equip(cost("Fury")), attached=(when(I.attack_or_defend, deal(2, a(unit.enemy.here))),))
card(
    "Sudden Storm",
    Hidden,
    Action,
    choose(a(unit.at_battlefield)),
    instead_if(state_is(it(), ATTACKING), deal(4, it()), deal(2, it())),
)
card("Void Hatchling", look_first())
card(
    "Assembly Rig",
    use(exhaust_me(1, "Fury", recycling(unit.yours.in_trash)), play_token(MECH, in_base=True)),
)
card(
    "Draven, Vanquisher",
    when(I.win_a_combat, play_token(GOLD, exhausted=True)),
    when(I.attack_or_defend, give(me, 2), may=True, cost=cost("Fury")),
)
card("Ferrous Forerunner", Deathknell(play_token(MECH, 2, in_base=True)))
card("Long Sword", QuickDraw(), Equip(cost("Fury")))
card(
    "Piercing Light",
    Repeat(cost(2, "Fury")),
    deal(2, a(unit.at_battlefield, "first")),
    deal(2, up_to(1, unit.other_than("first"))),
)
card(
    "Rell, Magnetic",
    Tank,
    when(
        I.attack,
        play_card(pick(gear.yours.in_hand.equipment.costing_at_most(2)), free=True),
        if_(if_you_do, do_this(attach(it(), me))),
        may=True,
    ),
)
card("Rengar, Pouncing", Reaction, Assault(2), play_me_to(battlefield.attacked_by_you))
card(
    "Rumble, Hotheaded",
    have(unit.yours.tagged("Mech"), None, Assault()),
    when(
        I.conquer,
        play_card(a(unit.yours.in_trash.tagged("Mech")), less=might_of(it("given"))),
        may=True,
        cost=cost(recycling(unit.friendly.other, name="given")),
    ),
)
card("Dunebreaker", enter_ready(while_=at_most(your_hand, 2)), when(I.hold, draw(2)))
card("Lucian, Gunslinger", Assault(), when(I.attack, deal(keyword_of(ASSAULT, me), a(unit.enemy.here))))
card(
    "Rek'Sai, Breacher",
    Accelerate,
    Assault(),
    have(unit.friendly.played_from_elsewhere, None, Accelerate),
)
card("Skyfall of Areion", Equip(cost(1, "Fury")), attached=(also_effects(I.hold, I.conquer),))
