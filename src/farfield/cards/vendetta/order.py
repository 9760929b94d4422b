"""Vendetta: Order."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Reluctant Leader", when(you.play_another(unit), give(me, 2)))
draft("Hungry Wolf", use(cost("Order"), ready(me), give(me, 1), if_=happened(you.choose(unit.enemy)), times=1))
draft(
    "Glowstone",
    Empower(cost("A", "A")),
    use(
        cost(disempowering_me, exhausting_me), choose(a(player, "them")), as_(it("them"), gain_control(me), recall(me))
    ),
    when(your_turn_ends, kill(me), deal(5, every(unit.yours))),
)
draft(
    "Kayle, Justified",
    Empower(cost(3), times=3),
    rule(EMPOWER_LIMIT, 2, me),
    have(me, times(2, times_empowered)),
    have(me, None, Deflect(3), Ganking, while_=at_least(times_empowered, 3)),
)
