"""Spiritforged: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, RECRUIT, SAND_SOLDIER

card("Bonds of Strength", Reaction, Repeat(cost(2)), give(two(unit.friendly), 1))
card("Eminent Benefactor", when(I.hold, play_token(GOLD, 2, exhausted=True)))
card("Eye of the Herald", Equip(cost("Order")), attached=(when(I.move, play_token(RECRUIT, here=True)),))
card("Guards!", Hidden, play_token(SAND_SOLDIER, name="it"), do_this(ready(it("it")), may=True, cost=cost("Order")))
card("Honest Broker", Deathknell(play_token(GOLD, exhausted=True)))
card("Laurent Duelist", Assault(2))
card("Royal Guard", when(I.am_played, play_token(SAND_SOLDIER, here=True)))
card("Sandshifter", when(I.am_played, kill(a(unit.enemy.might_at_most(3)))))
card("Trusty Ramhound", have(me, 1, while_=there_is(unit.yours.other.here)))
card("Zaun Punk", additional(cost(killing(gear.friendly))), when(I.am_played, kill(a(gear)), if_=paid()))
card("B.F. Sword", Equip(cost("Order")))
card(
    "Blood Money",
    Action,
    kill(a(unit.at_battlefield.might_at_most(2))),
    if_(is_(last_known(), unit.enemy), play_token(GOLD, exhausted=True)),
    if_(is_(last_known(), unit.friendly), play_token(GOLD, 2, exhausted=True)),
)
card(
    "Deathgrip",
    Reaction,
    kill(a(unit.friendly, "killed")),
    if_(if_you_do, give(a(unit.friendly.other_than("killed")), might_of(last_known("killed")))),
    draw(1),
)
card("Drag Under", Action, costs_less(2, while_=not_from_hand), kill(a(unit.at_battlefield)))
card("Glasc Mixologist", Deathknell(play_card(a(unit.yours.in_trash.costing_at_most(3, 1)), free=True), may=True))
card("Rally the Troops", Action, later(you_or_an_ally.play(unit), buff(that), uses=-1), draw(1))
card("Unsung Hero", Deathknell(draw(2), if_=state_is(me, MIGHTY)))
card("Vanguard Armory", use(exhaust_me(), play_token(RECRUIT, 3)))
card(
    "Altar of Memories",
    when(
        dies(unit.friendly),
        draw(1),
        choose(pick(card_.yours.in_hand, name="it")),
        one_of(put_on_top(it("it")), put_on_bottom(it("it"))),
        may=True,
        cost=cost(exhausting_me),
    ),
)
card(
    "Rek'Sai, Swarm Queen",
    when(
        I.attack,
        look_at_top(2, reveal=True),
        banish(it("chosen")),
        play_card(it("chosen"), also_here=True),
        recycle(it("rest")),
        may=True,
    ),
)
card("Renata Glasc, Industrialist", enter_ready(permanent.yours.token, played=False))
card("Sacred Shears", Equip(cost("Order")), attached=(Deathknell(draw(1)),))
card(
    "Soraka, Wanderer",
    Backline,
    instead_of_dying(unit.yours.other.here.with_less_might_than("me"), heal(that), exhaust(that), recall(that)),
)
card("Trove Golem", when(I.am_played, play_token(GOLD, 4, exhausted=True)))
card("Undertitan", when(I.am_played, give(every(unit.yours.other), 2)), as_i_am_revealed(add(2)))
card("Xin Zhao, Vigilant", Tank, enter_ready(while_=there_is(unit.yours.other.in_base, least=2)))
card("Azir, Sovereign", Accelerate, when(I.attack, move_here(any_number(unit.yours.token)), may=True))
card("Blade of the Ruined King", Equip(cost("Order", killing(unit.friendly))))
card("Corina Veraza", Accelerate, when(I.move_to_a_battlefield, play_token(RECRUIT, 3, here=True)))
card("Fiora, Worthy", when(becomes_mighty(unit.yours), ready(that), may=True, cost=cost("Order")))
