"""Unleashed: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD

card("Arena Kingpin", enter_ready(), use(exhaust_me(), give(a(unit), 3)))
card("Inferna", Ambush, Assault(2))
card("Mischievous Marai", Hidden, when(I.am_played_to_a_battlefield, deal(2, a(unit.enemy.here))))
card("Prepared Neophyte", have(me, 4, while_=happened(you.play(spell, spending=4))))
card("Revna the Lorekeeper", Ganking, when(you.play(spell), ready(me), if_=at_least(that_much, 4)))
card("Sharkling", Accelerate, Assault(4))
card("Smite", Action, deal(3, a(unit.at_battlefield)), lasts(instead_of_dying(it(), banish(that))))
card("Towering Pairofant", Assault(), enter_ready(while_=happened(dies(unit))))
card("Upstage Comedy", Repeat(cost(2)), ready(a(unit)))
card("Vault Breaker", Action, grant(a(unit), Assault(2), Ganking))
card("Fresh Beans", when(you.play(unit), draw(1), if_=in_a_showdown, may=True, cost=cost(exhausting_me)))
card("Lord Broadmane", Ambush, when(I.am_played, grant(every(unit.yours.other.here), Assault())))
card("Lotus Trap", Hidden, Reaction, choose(a(unit)), lasts(rule(DOUBLE_DAMAGE, 1, it())))
card(
    "Monster Harpoon",
    Action,
    choose(a(unit.at_battlefield)),
    instead_if(there_is(card_.yours.facedown), deal(4, it()), deal(2, it())),
)
card("Right of Conquest", draw(1), draw(count(battlefield.friendly)))
card("Scorchclaw", Hunt(2), Level(3, have(me, 1)), Level(3, enter_ready()))
card("Square Up", Repeat(cost(discarding(1))), grant(a(unit), Assault(4)))
card("Yeti Brawler", when(I.conquer, play_token(GOLD, 2, exhausted=True), if_=at_least(excess_damage, 3)))
card(
    "Blighted Battleaxe",
    Equip(cost(1, "Fury")),
    attached=(when(your_turn_ends, detach(this_gear), deal(4, me), if_=not_(happened(I.conquer))),),
)
card(
    "Dancing Grenade",
    choose(a(unit)),
    instead_if(played_again, deal(plus(2, times_this_turn(I.deal_damage)), it()), deal(2, it())),
    as_(controller_of(it()), may(play_card(me, price=cost("A")))),
)
card("Grim Apothecary", Ambush, when(I.am_played, return_to_hand(a(unit.friendly.at_battlefield)), may=True))
card("Jhin, Murderous Artist", Deflect(), Ganking, when(I.move, add(1, "A")))
card(
    "Katarina, Reckless",
    when(you.hide(), ready(me)),
    when(you.play_from(card_.facedown), deal(2, a(unit.enemy))),
)
card("Rengar, Unseen", Accelerate, Assault(2), Deflect(), Ganking)
card("Undying Legion", Legion(from_trash(may_play(me, cost(3, "Fury")))))
card("Xerath, Freed", use(exhaust_me("Fury"), deal(3, a(unit)), if_=at_a_battlefield))
card("Inviolus Vox", when(I.conquer, give(a(unit.friendly), 8)))
card(
    "Pyke, Dockside Butcher",
    Hidden,
    Ganking,
    additional(cost("Fury")),
    when(I.am_played, ready(me), give(me, 2), if_=paid()),
)
card("Red Brambleback", Accelerate, trigger_again(you.conquer_here), when(I.conquer, buff(a(unit.friendly))))
card("Vi, Hotheaded", Deflect(), use(cost(2, "Fury"), double_might(me)))
