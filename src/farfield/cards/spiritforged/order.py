"""Spiritforged: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, RECRUIT, SAND_SOLDIER

draft("Bonds of Strength", Reaction, Repeat(cost(2)), give(two(unit.friendly), 1))
draft("Eminent Benefactor", when(I.hold, play_token(GOLD, 2, exhausted=True)))
card("Eye of the Herald", Equip(cost("Order")), attached=(when(I.move, play_token(RECRUIT, here=True)),))
draft("Guards!", Hidden, play_token(SAND_SOLDIER, name="it"), do_this(ready(it("it")), may=True, cost=cost("Order")))
draft("Honest Broker", Deathknell(play_token(GOLD, exhausted=True)))
draft("Laurent Duelist", Assault(2))
draft("Royal Guard", when(I.am_played, play_token(SAND_SOLDIER, here=True)))
draft("Sandshifter", when(I.am_played, kill(a(unit.enemy.might_at_most(3)))))
draft("Trusty Ramhound", have(me, 1, while_=there_is(unit.yours.other.here)))
draft("Zaun Punk", additional(cost(killing(gear.friendly))), when(I.am_played, kill(a(gear)), if_=paid()))
card("B.F. Sword", Equip(cost("Order")))
draft(
    "Blood Money",
    Action,
    kill(a(unit.at_battlefield.might_at_most(2))),
    if_(is_(last_known(), unit.enemy), play_token(GOLD, exhausted=True)),
    if_(is_(last_known(), unit.friendly), play_token(GOLD, 2, exhausted=True)),
)
draft(
    "Deathgrip",
    Reaction,
    kill(a(unit.friendly, "killed")),
    if_(if_you_do, give(a(unit.friendly.other_than("killed")), might_of(last_known("killed")))),
    draw(1),
)
draft("Drag Under", Action, costs_less(2, while_=not_from_hand), kill(a(unit.at_battlefield)))
draft("Glasc Mixologist", Deathknell(play_card(a(unit.yours.in_trash.costing_at_most(3, 1)), free=True), may=True))
draft("Rally the Troops", Action, later(you_or_an_ally.play(unit), buff(that), uses=-1), draw(1))
draft("Unsung Hero", Deathknell(draw(2), if_=state_is(me, MIGHTY)))
draft("Vanguard Armory", use(exhaust_me(), play_token(RECRUIT, 3)))
draft(
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
draft(
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
draft("Renata Glasc, Industrialist", enter_ready(permanent.yours.token, played=False))
card("Sacred Shears", Equip(cost("Order")), attached=(Deathknell(draw(1)),))
draft(
    "Soraka, Wanderer",
    Backline,
    instead_of_dying(unit.yours.other.here.with_less_might_than("me"), heal(that), exhaust(that), recall(that)),
)
draft("Trove Golem", when(I.am_played, play_token(GOLD, 4, exhausted=True)))
draft("Undertitan", when(I.am_played, give(every(unit.yours.other), 2)), as_i_am_revealed(add(2)))
draft("Xin Zhao, Vigilant", Tank, enter_ready(while_=there_is(unit.yours.other.in_base, least=2)))
draft("Azir, Sovereign", Accelerate, when(I.attack, move_here(any_number(unit.yours.token)), may=True))
draft("Blade of the Ruined King", Equip(cost("Order", killing(unit.friendly))))
draft("Corina Veraza", Accelerate, when(I.move_to_a_battlefield, play_token(RECRUIT, 3, here=True)))
draft("Fiora, Worthy", when(becomes_mighty(unit.yours), ready(that), may=True, cost=cost("Order")))
