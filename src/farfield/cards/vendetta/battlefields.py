"""Vendetta: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Dragon Roost", may_be_played_to(unit.tagged("Dragon"), battlefield.here, price=cost("A", "A"), anybody=True))
card("Heisho, Shell of the World", ignore(DEFLECT, something.here, actor=ANY_SIDE))
card("Kinkou Temple", have(unit.here.with_keyword(TANK), 1))
card(
    "Mystic Vortex",
    pay_more(card_.with_keyword(KW_REACTION), 0, power=1, actor=ANY_SIDE, while_=in_a_showdown_here),
)
card("Piltovan Forge", abilities_less(gear.friendly, 1, first=True, while_=there_is(battlefield.yours.here)))
card("Protective Sands", when(you.conquer_here, draw(1), if_=at_most(your_runes, 4), may=True, cost=cost(1)))
card("Risen Altar", abilities_less(unit.yours.here, 1, keyword=EMPOWER, either=True))
card("Sandswept Tomb", pay_less(spell, power=1, actor=ANY_SIDE, choosing=unit.friendly.here))
card("Shadow Temple", when(you.hold_here, burn(3)))
card("Threshold of the Gray", when(combat_starts_here, as_(the_attacker_and_defender, add(1))))
