"""Spiritforged: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, RECRUIT, SAND_SOLDIER

card("Eye of the Herald", Equip(cost("Order")), attached=(when(I.move, play_token(RECRUIT, here=True)),))
draft("Guards!", Hidden, play_token(SAND_SOLDIER, name="it"), do_this(ready(it("it")), may=True, cost=cost("Order")))
draft("Honest Broker", Deathknell(play_token(GOLD, exhausted=True)))
card("B.F. Sword", Equip(cost("Order")))
draft(
    "Blood Money",
    Action,
    kill(a(unit.at_battlefield.might_at_most(2))),
    if_(is_(last_known(), unit.enemy), play_token(GOLD, exhausted=True)),
    if_(is_(last_known(), unit.friendly), play_token(GOLD, 2, exhausted=True)),
)
draft("Drag Under", Action, costs_less(2, while_=not_from_hand), kill(a(unit.at_battlefield)))
card("Sacred Shears", Equip(cost("Order")), attached=(Deathknell(draw(1)),))
draft(
    "Soraka, Wanderer",
    Backline,
    instead_of_dying(unit.yours.other.here.with_less_might_than("me"), heal(that), exhaust(that), recall(that)),
)
