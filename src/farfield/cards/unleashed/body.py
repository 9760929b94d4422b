"""Unleashed: Body."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Elder Dragon",
    rule(LETHAL_ANY, 1, unit.enemy),
    when(I.am_played, deal(1, any_number(unit.enemy, group=Group(one_per_place=True)))),
)
draft(
    "Kha'Zix, Evolving Hunter",
    Hunt(),
    when(I.attack, deal(might_of(me), a(unit.enemy.here)), may=True, cost=cost(spending_xp(3))),
)
