"""Unleashed: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Concentrate", Level(6, costs_less(2)), Level(11, costs_less(2)), draw(2))
card("Demacian Diplomat", when(I.am_played, gain_xp(1)))
card("Dragonsoul Sage", use(exhaust_me(), add(1), speed=REACTION))
card("Gemhand Hunter", Hunt(), Level(6, have(me, 1)))
card("Grim Resolve", Action, give(a(unit.friendly), 3), later(wins_a_combat(it()), gain_xp(2), uses=-1))
card("Hunter's Machete", Equip(cost("Body")), attached=(Hunt(),))
card("Kinkou Initiate", when(I.am_played, if_(at_least(might_of(every(unit.yours.other)), 5), draw(1))))
card("Targonian Visionary", Level(11, have(me, 4)))
card("Towering Combatant", Shield(2), Tank)
card("Voracious Gromp", Hunt(3))
card(
    "Call to Battle",
    move(a(unit.yours), destination(battlefield.yours, name="there")),
    choose(a(player.enemy, "them")),
    as_(it("them"), move(pick(unit.yours), it("there"))),
)
card("Crowd Favorite", Hunt(), use(cost(spending_xp(2)), buff(me)))
card("Disposal Order", Reaction, modes(recycle(up_to(3, card_.enemy.in_trash)), draw(1)))
card(
    "Gentle Gemdragon",
    when(I.am_played, ready(up_to(2, rune))),
    when(you.play_another(unit.tagged("Dragon")), ready(up_to(2, rune))),
)
card(
    "Imposing Challenger",
    when(I.move, move(a(unit.enemy.here.with_less_might_than("me")), destination(battlefield.elsewhere)), may=True),
)
card(
    "Repulse",
    Reaction,
    choose(a(unit.friendly.at_battlefield, "it")),
    counter(a(spell_or_ability.enemy.choosing(it("it"), no_other=unit.friendly))),
)
card(
    "Stare Down",
    choose(a(unit.friendly, "friend")),
    choose(a(battlefield)),
    move_to_base(every(unit.enemy.with_less_might_than("friend").there)),
    gain_xp(1),
)
card("Wily Newtfish", have(me, 1, Ganking, while_=happened(you.gain_xp)))
card(
    "Blood Rose",
    when(you.play(unit), gain_xp(1), may=True, cost=cost(1)),
    use(exhaust_me(spending_xp(3)), ready(a(unit))),
)
card("Clash of Giants", choose(a(unit, "one")), choose(a(unit.other_than("one"), "two")), fight(it("one"), it("two")))
card("Determined Sentry", cant(MOVE_TO_BASE, me))
card("Irresistible Faefolk", when(I.move_to_a_battlefield, move(a(unit.enemy), that_battlefield), may=True))
card("Master Yi, Tempered", Hunt(2), Level(6, have(me, None, Deflect(), Ganking)))
card("Nidalee, Cat Form", Ambush, when(I.win_a_combat, draw(1)))
card("Nilah, Joyful Ascetic", Accelerate, Ganking, when(I.move, gain_xp(1)))
card(
    "Poppy, Paragon",
    Deflect(),
    when(I.am_played, ready(me), gain_xp(3), if_=at_most(points_an_opponent_needs, 3)),
)
card(
    "Arachnoid Horror",
    Hunt(2),
    play_me_to(battlefield.occupied.with_(unit.enemy.alone)),
    may_be_played_to(unit.friendly, battlefield.occupied.with_(unit.enemy.alone)),
)
card(
    "Elder Dragon",
    rule(LETHAL_ANY, 1, unit.enemy),
    when(I.am_played, deal(1, any_number(unit.enemy, group=Group(one_per_place=True)))),
)
card(
    "Kha'Zix, Evolving Hunter",
    Hunt(),
    when(I.attack, deal(might_of(me), a(unit.enemy.here)), may=True, cost=cost(spending_xp(3))),
)
card("Rengar, Trophy Hunter", Ambush, play_me_to(battlefield.with_(unit.enemy), ambush=True))
