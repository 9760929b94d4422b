"""Spiritforged: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import GOLD

draft("Black Market Broker", when(you.play_from(card_.facedown), play_token(GOLD, exhausted=True)))
card("Doran's Ring", Equip(cost("Chaos")), attached=(when(I.conquer, discard(1), draw(1)),))
card("Boots of Swiftness", Equip(cost("Chaos")), attached=(Ganking,))
draft(
    "Hard Bargain",
    Reaction,
    Repeat(cost(2)),
    choose(a(spell_on_chain)),
    unless_they(counter(it()), controller_of(it()), cost(2)),
)
draft(
    "Edge of Night",
    Hidden,
    when(I.am_played_from_face_down, attach(me, a(unit.yours))),
    Equip(cost("Chaos")),
)
draft(
    "Switcheroo",
    Hidden,
    Action,
    swap_might(a(unit.at_battlefield, "one"), a(unit.at_battlefield.other_than("one").at_same_place_as("one"))),
)
draft(
    "Vex, Cheerless",
    pay_less(spell, 1, power=1, least=1, actor=FRIENDLY, while_=state_is(me, IN_A_COMBAT)),
    pay_more(spell, 1, power=1, actor=ENEMY, while_=state_is(me, IN_A_COMBAT)),
)
draft("Ezreal, Prodigy", when(I.am_played, discard(1), draw(2)), optional_costs_less(1))
