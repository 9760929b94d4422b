"""Spiritforged: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, MECH

card("Aspiring Engineer", when(I.am_played, return_to_hand(a(gear.yours.in_trash))))
card("Bubble Bot", when(I.am_played, ready(a(unit.friendly.other.tagged("Mech")))))
card(
    "Chemtech Cask",
    when(you.play(spell), play_token(GOLD, exhausted=True), if_=opponents_turn, may=True, cost=cost(exhausting_me)),
)
card("Cloth Armor", QuickDraw(), Equip(cost("Mind")), attached=(Shield(2),))
card("Forecaster", have(unit.yours.tagged("Mech"), None, Vision()))
card("Frigid Touch", Reaction, Repeat(cost(2)), give(a(unit), -2))
card("Frostcoat Cub", additional(cost("Mind")), when(I.am_played, give(a(unit), -2), if_=paid()))
card("Gearhead", Accelerate, have(me, bonus_of(gear.equipment.attached_to(me))))
card("Plundering Poro", when(I.conquer, play_token(GOLD, exhausted=True)))
card("Wages of Pain", Hidden, Action, deal(3, a(unit.at_battlefield)), play_token(GOLD, exhausted=True))
card(
    "Breakneck Mech",
    have(unit.yours.tagged("Mech"), None, Deflect(), Ganking),
    enter_ready(while_=there_is(unit.yours.other.tagged("Mech"))),
)
card("Dropboarder", when(I.am_played, ready(me), if_=there_is(gear.yours, least=2)))
card("Experimental Hexplate", Equip(cost("Mind")), attached=(are(me, "Mech"),))
card(
    "Pickpocket",
    when(
        I.am_played,
        kill(a(gear.costing_at_most(1))),
        if_(if_you_do, play_token(GOLD, exhausted=True)),
        may=True,
    ),
)
card("Prize of Progress", when(you.use(gear), give(me, 1)))
card(
    "Production Surge",
    costs_less(2, while_=there_is(unit.yours.tagged("Mech"))),
    play_token(MECH, in_base=True),
    draw(1),
)
card("Rocket Barrage", Repeat(cost(4, "Mind")), modes(deal(4, a(unit.in_base)), kill(a(gear))))
card("Temporal Portal", use(exhaust_me("A"), lasts(have(spell.yours, None, Repeat(its_cost)), uses=1)))
card(
    "Bard, Mercurial",
    additional(cost(exhausting_your_legend)),
    when(I.am_played, move(any_number(unit.yours), destination(battlefield.open)), if_=paid()),
)
card("Bellows Breath", Action, Repeat(cost(1, "Mind")), deal(1, up_to(3, unit, group=Group(same_place=True))))
card(
    "Card Sharp",
    when(
        I.am_played,
        each_player(may(play_token(GOLD, exhausted=True)), side=ENEMY, you_too=True),
        play_token(GOLD, so_many, exhausted=True),
    ),
)
card(
    "Ezreal, Dashing",
    when(I.attack_or_defend, deal(might_of(me), a(unit.enemy.here))),
    cant(DEAL_COMBAT_DAMAGE, me),
    use(cost("Mind"), move_to_base(me), speed=ACTION),
)
card("Hextech Anomaly", use(exhaust_me(), pay_any(cost("A"), add(so_many)), speed=REACTION))
card(
    "Jayce, Man of Progress",
    when(
        I.am_played,
        kill(a(gear.friendly)),
        if_(if_you_do, lasts(may_play(gear.yours.in_hand.costing_at_most(7), no_energy=True), uses=1)),
        may=True,
    ),
)
card("Ornn, Forge God", Deflect(2), Weaponmaster(), have(me, count(gear.friendly)))
card("World Atlas", Equip(cost("Mind")), attached=(when(I.hold, play_token(GOLD, 2, exhausted=True)),))
card("Premonition", Reaction, draw(3))
card(
    "Renata Glasc, Mastermind",
    use(cost(1, "Mind"), draw(1), if_=at_a_battlefield),
    use(exhaust_me(4, "Mind", "Mind", "Mind", "Mind"), gain_points(1), if_=at_a_battlefield),
)
card("Rumble, Scrapper", have(unit.yours.tagged("Mech"), 1), when(I.hold, play_token(MECH, in_base=True)))
card(
    "The Zero Drive",
    Equip(cost(1, "Mind")),
    use(cost(3, "Mind", banishing_me), play_card(every(unit.in_banishment.remembered), free=True)),
    attached=(Deathknell(banish(this_card(TRASH), remember=True)),),
)
