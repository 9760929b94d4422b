"""Unleashed: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BIRD

card("Abandoned Hall", when(anybody.play(spell), give(a(unit.yours.here), 1), they=True, may=True))
card(
    "Altar of Blood",
    instead_of_dying(
        unit.here,
        heal(that),
        exhaust(that),
        recall(that),
        price=cost("A", "A", "A"),
        theirs=True,
        while_=during_combat,
    ),
)
card("Amateur Recital", when(you.hold_here, move_to_base(a(unit.at_battlefield)), may=True))
card("Black Flame Altar", have(unit.here.with_keyword(TEMPORARY), None, Shield()))
card("Dusk Rose Lab", when(your_beginning, draw(1), may=True, cost=cost(killing(unit.yours.here))))
card("Forbidding Waste", have(unit.here.defending.alone, -2))
card(
    "Forgotten Library",
    when(you.play(spell), predict(), if_=both(there_is(battlefield.yours.here), at_least(that_much, 4))),
)
card("Frozen Fortress", when(a_beginning, deal(1, every(unit.here))))
card("Gardens of Becoming", have(unit.here, None, use(exhaust_me(), gain_xp(1))))
card("Ripper's Bay", when(anybody.return_(unit.here), as_(owner_of(that), pay_to(cost(1), channel(1, exhausted=True)))))
card(
    "Star Spring",
    when(
        nth_time(1, anybody.play(unit.nontoken.here)),
        move_to_base(a(unit.yours.here.other_than_that)),
        may=True,
        they=True,
    ),
)
card("The Academy", when(you.hold_here, lasts(have(spell.yours, None, Repeat(its_base_cost)), uses=1)))
card("Trapping Grounds", when(you.conquer_here, play_token(BIRD), if_=at_least(excess_damage, 3)))
card("Valley of Idols", when(anybody.play(unit.here), buff(that), they=True, may=True, cost=cost(1)))
card("Vaults of Helia", when(you.hold_here, lasts(pay_more(unit.nontoken, 1))))
