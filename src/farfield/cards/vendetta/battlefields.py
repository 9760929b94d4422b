"""Vendetta: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Dragon Roost", may_be_played_to(unit.tagged("Dragon"), battlefield.here, price=cost("A", "A"), anybody=True))
draft("Heisho, Shell of the World", ignore(DEFLECT, something.here, actor=ANY_SIDE))
draft("Kinkou Temple", have(unit.here.with_keyword(TANK), 1))
draft(
    "Mystic Vortex",
    pay_more(card_.with_keyword(KW_REACTION), 0, power=1, actor=ANY_SIDE, while_=in_a_showdown_here),
)
draft("Piltovan Forge", abilities_less(gear.friendly, 1, first=True))
draft("Protective Sands", when(you.conquer_here, draw(1), if_=at_most(your_runes, 4), may=True, cost=cost(1)))
draft("Risen Altar", abilities_less(unit.yours.here, 1, keyword=EMPOWER, either=True))
draft("Sandswept Tomb", pay_less(spell, power=1, actor=ANY_SIDE, choosing=unit.friendly.here))
draft("Shadow Temple", when(you.hold_here, burn(3)))
draft("Threshold of the Gray", when(combat_starts_here, as_(the_attacker_and_defender, add(1))))
