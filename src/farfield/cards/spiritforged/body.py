"""Spiritforged: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD

card("Buhru Captain", when(I.am_played, one_of(draw(1), buff(me)), may=True))
card("Combat Chef", Weaponmaster())
card("Dauntless Vanguard", play_me_to(battlefield.enemy.occupied))
card("Direwing", enter_ready(while_=there_is(unit.yours.other.tagged("Dragon"))))
card("Doran's Blade", Equip(cost("Body")))
card("Laurent Bladekeeper", Ganking)
card("Punch First", Action, give(a(unit), 5))
card("Sea Monkey", additional(cost(1)), when(I.am_played, buff(me), if_=paid()))
card("Veteran Poro", Weaponmaster())
card("Yordle Explorer", when(you.play(card_), draw(1), if_=at_least(power_of(that), 2)))
card(
    "Fae Dragon",
    when(I.am_played, buff(up_to(4, unit.friendly))),
    when(you.spend_a_buff(), play_token(GOLD, exhausted=True)),
)
card("Hexdrinker", Equip(cost("Body")), attached=(Deflect(),))
card("Jaull-Fish", Accelerate, costs_less(count(unit.yours.mighty, times=2)))
card("Petricite Monument", Temporary(), have(unit.friendly, None, Deflect()))
card("Ruin Runner", cant(BE_CHOSEN, me))
card("Show of Strength", Reaction, draw(count(unit.yours.mighty)))
card(
    "Strike Down",
    choose(a(unit.friendly.equipped, "it")),
    deal(might_of(it("it")), a(unit.enemy), by=it("it")),
    detach(a(gear.equipment.attached_to(it("it")))),
)
card("Warmog's Armor", Equip(cost("Body")), attached=(when(I.conquer, buff(me)),))
card(
    "Akshan, Mischievous",
    Weaponmaster(),
    additional(cost(0, "Body", "Body")),
    when(
        I.am_played,
        move(a(gear.enemy, "gear"), your_base),
        gain_control(it("gear"), until=WHILE_SOURCE),
        if_(is_(it("gear"), gear.equipment), attach(it("gear"), me)),
        if_=paid(),
    ),
)
card("Fiora, Peerless", when(I.attack_or_defend, double_might(me, until=THIS_COMBAT), if_=one_on_one))
card("Here to Help", Hidden, Action, may(play_card(pick(unit.yours.in_hand), less=3, to=battlefield.yours)))
card(
    "Kato the Arm",
    Deflect(),
    when(I.move_to_a_battlefield, grant_keywords(a(unit.friendly.other), me), give(it(), might_of(me))),
)
card("Lucian, Merciless", Weaponmaster(), when(nth_time(1, I.conquer), ready(me)))
card(
    "Marching Orders",
    Action,
    Repeat(cost(3)),
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy.at_battlefield, "foe")),
    fight(it("friend"), it("foe")),
)
card("Trinity Force", Equip(cost("Body")), attached=(when(I.hold, gain_points(1)),))
card(
    "Yone, Blademaster",
    Weaponmaster(),
    when(I.conquer, deal(might_of(me), a(unit.enemy.in_base)), if_=was_uncontrolled),
)
card("Ancient Henge", use(exhaust_me(), pay_any(cost(1), add("A", times=so_many)), speed=REACTION))
card("Boneshiver", Equip(cost(1, "Body")), attached=(when(I.conquer, channel(1, exhausted=True)),))
card("Jax, Unrelenting", Weaponmaster(), when(you.attach(gear.equipment, to=me), draw(1), may=True, cost=cost(1)))
card(
    "Sivir, Ambitious",
    Deflect(2),
    when(
        I.conquer,
        deal(excess_damage, a(unit.enemy)),
        may=True,
        if_=both(state_is(me, ATTACKING), at_least(excess_damage, 5)),
    ),
)
