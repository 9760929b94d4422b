"""Spiritforged: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import GOLD, SAND_SOLDIER

card(
    "Emperor's Dais",
    when(you.conquer_here, play_token(SAND_SOLDIER, here=True), may=True, cost=cost(1, returning(unit.yours.here))),
)
card(
    "Forge of the Fluft",
    have(
        legend.friendly,
        None,
        use(exhaust_me(), attach(a(gear.yours.equipment), a(unit.yours))),
        while_=there_is(battlefield.yours.here),
    ),
)
card("Forgotten Monument", cant(SCORE_HERE, battlefield.here, while_=before_your_turn(3), they=True))
card("Hall of Legends", when(you.conquer_here, ready(every(legend.yours)), may=True, cost=cost(1)))
card("Marai Spire", repeats_less(1, actor=FRIENDLY, while_=there_is(battlefield.yours.here)))
card("Minefield", when(you.conquer_here, burn(2)))
card("Ornn's Forge", pay_less(gear.nontoken, 1, actor=FRIENDLY, first=True, while_=there_is(battlefield.yours.here)))
card("Power Nexus", when(you.hold_here, gain_points(1), may=True, cost=cost("A", "A", "A", "A")))
card(
    "Ravenbloom Conservatory",
    when(
        you.defend_here,
        reveal_top(1, "shown"),
        if_(is_(it("shown"), spell), put_in_hand(it("shown")), recycle(it("shown"))),
    ),
)
card("Rockfall Path", cant(PLAY_UNITS_HERE, battlefield.here))
card("Seat of Power", when(you.conquer_here, draw(count(battlefield.friendly.elsewhere))))
card("Sunken Temple", when(you.conquer_here, draw(1), if_=there_is(unit.yours.mighty.here), may=True, cost=cost(1)))
card("The Papertree", when(you.hold_here, each_player(channel(1, exhausted=True))))
card("Treasure Hoard", when(you.conquer_here, play_token(GOLD, exhausted=True), may=True, cost=cost(1)))
card(
    "Veiled Temple",
    when(you.conquer_here, ready(a(gear.friendly)), if_(is_(it(), gear.equipment), may(detach(it()))), may=True),
)
