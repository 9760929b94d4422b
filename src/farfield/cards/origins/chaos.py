"""Origins: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card("Gust", Reaction, return_to_hand(a(unit.at_battlefield.might_at_most(3))))
card("Morbid Return", Action, return_to_hand(a(unit.yours.in_trash)))
card("Mystic Poro", Vision())
draft("Rebuke", Action, return_to_hand(a(unit.at_battlefield)))
card("Sai Scout", Vision(), play_me_to(battlefield.open))
card("Sneaky Deckhand", play_me_to(battlefield.open))
card("Traveling Merchant", when(I.move, discard(1), draw(1)))
card("Maddened Marauder", Tank, when(I.am_played, move_to_base(a(unit.at_battlefield))))
draft("Teemo, Scout", Hidden, when(I.am_played, give(me, 3)))
draft("Invert Timelines", each_player(seq(discard(your_hand), draw(4))))
draft("Possession", Action, choose(a(unit.enemy.at_battlefield)), gain_control(it()), recall(it()))
