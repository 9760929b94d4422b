"""Spiritforged: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, SAND_SOLDIER

card("Mechanized Menace", have(unit.yours.tagged("Mech"), None, Shield()))
card("Danger Zone", Reaction, Repeat(cost(1, "A")), give(every(unit.yours.tagged("Mech")), 1))
card("Purifier", each_give(gear.yours.equipment, None, Assault()))
card(
    "Relentless Pursuit",
    Action,
    move(a(unit.friendly, "mover"), destination()),
    may(attach(up_to(1, gear.equipment.same_controller_as("mover")), it("mover"))),
    grant(it("mover"), when(I.conquer, move_to_base(me), may=True)),
)
card("Glorious Executioner", when(you.win_a_combat, draw(1)))
card("Spinning Axe", QuickDraw(), Equip(cost("A")), Temporary())
card(
    "Void Burrower",
    when(
        you.conquer,
        look_at_top(2, reveal=True),
        banish(it("chosen")),
        play_card(it("chosen")),
        recycle(it("rest")),
        may=True,
        cost=cost(exhausting_me),
    ),
)
card(
    "Void Rush",
    look_at_top(2, reveal=True),
    banish(it("chosen")),
    play_card(it("chosen"), less=2),
    draw(it("rest")),
)
card("Fire Below the Mountain", use(exhaust_me(), add("A", only=gear, abilities=True), speed=REACTION))
card("Forgefire Cape", Unique, Equip(cost("A")), attached=(when(I.attack_or_defend, deal(2, every(unit.enemy.here))),))
card("Rabadon's Deathcrown", Unique, Equip(cost("A")), attached=(bonus_damage(3),))
card(
    "Shurelya's Requiem",
    Unique,
    Equip(cost("A")),
    when(I.am_played, ready(every(unit.yours))),
    attached=(have(unit.yours.here, None, Ganking),),
)
card(
    "Grandmaster at Arms",
    use(exhaust_me(1), attach(a(gear.yours.equipment.is_(ATTACHED, negate=True)), a(unit.yours))),
    use(exhaust_me(), attach(a(gear.yours.equipment.attached), a(unit.yours))),
)
card(
    "Counter Strike",
    Reaction,
    choose(a(unit)),
    lasts(rule(PREVENT_DAMAGE, 1, it()), uses=1),
    draw(1),
)
card(
    "Blade Dancer",
    when(you.choose(unit.friendly), ready(that), may=True, cost=cost("A", exhausting_me)),
    when(you.conquer, ready(me), may=True, cost=cost(1)),
)
card("Defiant Dance", Reaction, give(a(unit, "one"), 2), give(a(unit.other_than("one")), -2))
card(
    "Emperor of the Sands",
    have(unit.yours.named("Sand Soldier"), None, Weaponmaster()),
    use(exhaust_me(1), play_token(SAND_SOLDIER, in_base=True), if_=happened(you.play(gear.equipment))),
)
card(
    "Arise!",
    play_token(SAND_SOLDIER, count(gear.yours.equipment), name="soldiers"),
    do_this(ready(up_to(2, unit.among("soldiers")))),
)
card(
    "Prodigal Explorer",
    use(
        exhaust_me(),
        draw(1),
        speed=REACTION,
        if_=at_least(times_this_turn(you.choose(permanent.enemy, or_a_unit=True)), 2),
    ),
)
card(
    "Arcane Shift",
    Action,
    banish(a(unit.friendly)),
    as_(owner_of(it()), play_card(it(), free=True)),
    deal(3, a(unit.enemy.at_battlefield)),
    banish_this(),
)
card(
    "Chem-Baroness",
    when(you_or_an_ally.hold, play_token(GOLD, exhausted=True), may=True, cost=cost(exhausting_me)),
    rule(ADDED_ENERGY, 1, gear.yours.named("Gold"), while_=at_most(points_you_need, 3)),
)
card(
    "Hostile Takeover",
    Hidden,
    gain_control(a(unit.enemy.at_battlefield)),
    ready(it()),
    later(a_turn_ends, lose_control(it()), recall(it())),
)
card(
    "Battle Mistress",
    when(you.recycle(rune), play_token(GOLD, exhausted=True), may=True, cost=cost(exhausting_me)),
    when(dies(unit.enemy, one_or_more=True), ready(me)),
)
card("On the Hunt", ready(every(unit.yours)))
card("Grand Duelist", when(becomes_mighty(unit.yours), channel(1, exhausted=True), may=True, cost=cost(exhausting_me)))
card(
    "Riposte",
    Reaction,
    choose(a(spell_on_chain, "spell")),
    choose(a(unit.friendly, "unit")),
    counter(it("spell")),
    give(it("unit"), energy_of(it("spell"))),
)
