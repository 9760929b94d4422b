"""Unleashed: Body."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Concentrate", Level(6, costs_less(2)), Level(11, costs_less(2)), draw(2))
draft("Demacian Diplomat", when(I.am_played, gain_xp(1)))
draft("Dragonsoul Sage", use(exhaust_me(), add(1), speed=REACTION))
draft("Gemhand Hunter", Hunt(), Level(6, have(me, 1)))
draft("Grim Resolve", Action, give(a(unit.friendly), 3), later(wins_a_combat(it()), gain_xp(2), uses=-1))
draft("Hunter's Machete", Equip(cost("Body")), attached=(Hunt(),))
draft("Kinkou Initiate", when(I.am_played, if_(at_least(might_of(every(unit.yours.other)), 5), draw(1))))
draft("Targonian Visionary", Level(11, have(me, 4)))
draft("Towering Combatant", Shield(2), Tank)
draft("Voracious Gromp", Hunt(3))
draft(
    "Call to Battle",
    move(a(unit.yours), destination(battlefield.yours, name="there")),
    choose(a(player.enemy, "them")),
    as_(it("them"), move(pick(unit.yours), it("there"))),
)
draft("Crowd Favorite", Hunt(), use(cost(spending_xp(2)), buff(me)))
draft("Disposal Order", Reaction, modes(recycle(up_to(3, card_.enemy.in_trash)), draw(1)))
draft(
    "Gentle Gemdragon",
    when(I.am_played, ready(up_to(2, rune))),
    when(you.play_another(unit.tagged("Dragon")), ready(up_to(2, rune))),
)
draft(
    "Imposing Challenger",
    when(I.move, move(a(unit.enemy.here.with_less_might_than("me")), destination(battlefield.elsewhere)), may=True),
)
draft(
    "Repulse",
    Reaction,
    choose(a(unit.friendly.at_battlefield, "it")),
    counter(a(spell_or_ability.enemy.choosing(it("it"), no_other=unit.friendly))),
)
draft(
    "Stare Down",
    choose(a(unit.friendly, "friend")),
    choose(a(battlefield)),
    move_to_base(every(unit.enemy.with_less_might_than("friend").there)),
    gain_xp(1),
)
draft("Wily Newtfish", have(me, 1, Ganking, while_=happened(you.gain_xp)))
draft(
    "Blood Rose",
    when(you.play(unit), gain_xp(1), may=True, cost=cost(1)),
    use(exhaust_me(spending_xp(3)), ready(a(unit))),
)
draft("Clash of Giants", choose(a(unit, "one")), choose(a(unit.other_than("one"), "two")), fight(it("one"), it("two")))
draft("Determined Sentry", cant(MOVE_TO_BASE, me))
draft("Irresistible Faefolk", when(I.move_to_a_battlefield, move(a(unit.enemy), that_battlefield), may=True))
draft("Master Yi, Tempered", Hunt(2), Level(6, have(me, None, Deflect(), Ganking)))
draft("Nidalee, Cat Form", Ambush, when(I.win_a_combat, draw(1)))
draft("Nilah, Joyful Ascetic", Accelerate, Ganking, when(I.move, gain_xp(1)))
draft(
    "Poppy, Paragon",
    Deflect(),
    when(I.am_played, ready(me), gain_xp(3), if_=at_most(points_an_opponent_needs, 3)),
)
draft(
    "Arachnoid Horror",
    Hunt(2),
    play_me_to(battlefield.occupied.with_(unit.enemy.alone)),
    may_be_played_to(unit.friendly, battlefield.occupied.with_(unit.enemy.alone)),
)
draft(
    "Elder Dragon",
    rule(LETHAL_ANY, 1, unit.enemy),
    when(I.am_played, deal(1, any_number(unit.enemy, group=Group(one_per_place=True)))),
)
draft(
    "Kha'Zix, Evolving Hunter",
    Hunt(),
    when(I.attack, deal(might_of(me), a(unit.enemy.here)), may=True, cost=cost(spending_xp(3))),
)
draft("Rengar, Trophy Hunter", Ambush, play_me_to(battlefield.with_(unit.enemy), ambush=True))
