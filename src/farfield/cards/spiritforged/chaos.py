"""Spiritforged: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD

card("Black Market Broker", when(you.play_from(card_.facedown), play_token(GOLD, exhausted=True)))
card(
    "Called Shot",
    Action,
    Repeat(cost("Chaos")),
    look_at_top(2, least=1),
    draw(it("chosen")),
    recycle(it("rest")),
)
card("Corrupt Enforcer", when(I.move_to_a_battlefield, discard(1)), when(I.win_a_combat, draw(1)))
card("Doran's Ring", Equip(cost("Chaos")), attached=(when(I.conquer, discard(1), draw(1)),))
card(
    "Fae Porter", when(I.move_to_a_battlefield, move(a(unit.yours), that_battlefield), may=True, cost=cost(0, "Chaos"))
)
card("Loyal Pup", when(you.defend, move(me, that), may=True))
card("Master Bingwen", Weaponmaster())
card("Overzealous Fan", when(I.defend, move_to_base(a(unit.attacking)), may=True, cost=cost(killing_me)))
card(
    "Temptation", Repeat(cost(2)), move(a(unit.enemy, "it"), destination(location.with_(unit.same_controller_as("it"))))
)
card("Treasure Hunter", when(I.move, play_token(GOLD, exhausted=True)))
card("Ancient Warmonger", Accelerate, have(me, None, Assault(count(unit.enemy.here))))
card("Beast Below", when(I.am_played, return_to_hand(a(unit.friendly.other)), return_to_hand(a(unit.enemy))))
card("Boots of Swiftness", Equip(cost("Chaos")), attached=(Ganking,))
card("Cull", Equip(cost("Chaos")), attached=(when(I.conquer, play_token(GOLD, exhausted=True)),))
card("Factory Recall", Action, return_to_hand(a(gear)))
card(
    "Hard Bargain",
    Reaction,
    Repeat(cost(2)),
    choose(a(spell_on_chain)),
    unless_they(counter(it()), controller_of(it()), cost(2)),
)
card("Harpoon Squad", when(I.move_from_a_battlefield, give(me, 2)))
card("Windsinger", Hidden, when(I.am_played, return_to_hand(a(unit.other.at_battlefield.might_at_most(3))), may=True))
card(
    "Edge of Night",
    Hidden,
    when(I.am_played_from_face_down, attach(me, a(unit.yours))),
    Equip(cost("Chaos")),
)
card(
    "Fizz, Trickster",
    when(
        I.am_played, play_card(a(spell.yours.in_trash.costing_at_most(3)), no_energy=True, then_recycle=True), may=True
    ),
)
card("Irelia, Graceful", pay_less(spell, 1, either=True, choosing=me))
card("Jae Medarda", when(I.am_chosen_by_your_spell, draw(1)))
card("Sivir, Mercenary", Accelerate, have(me, 2, Ganking, while_=at_least(power_you_spent, 2)))
card("Spirit Wheel", when(you.choose(unit.friendly), draw(1), may=True, cost=cost(1, exhausting_me)))
card(
    "Switcheroo",
    Hidden,
    Action,
    swap_might(a(unit.at_battlefield, "one"), a(unit.at_battlefield.other_than("one").at_same_place_as("one"))),
)
card(
    "Vex, Cheerless",
    pay_less(spell, 1, power=1, least=1, actor=FRIENDLY, while_=state_is(me, IN_A_COMBAT)),
    pay_more(spell, 1, power=1, actor=ENEMY, while_=state_is(me, IN_A_COMBAT)),
)
card("Downwell", return_to_hand(every(permanent)))
card(
    "Draven, Audacious",
    Deflect(),
    when(nth_time(1, I.win_a_combat), gain_points(1)),
    when(I.die, choose(a(player.enemy, "them")), as_(it("them"), gain_points(1)), if_=state_is(me, IN_A_COMBAT)),
)
card("Ezreal, Prodigy", when(I.am_played, discard(1), draw(2)), optional_costs_less(1))
card(
    "Last Rites",
    Equip(cost("Chaos", recycling(card_.yours.in_trash, 2))),
    attached=(when(I.conquer_or_hold, play_card(a(unit.yours.in_trash)), may=True),),
)
