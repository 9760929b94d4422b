"""Unleashed: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import REFLECTION

draft(
    "Diana, Lunari",
    when(
        showdown_begins_here,
        predict(1),
        look_at_top(1, spell, least=1, reveal=True),
        put_in_hand(it("chosen")),
        may=True,
        cost=cost(1),
    ),
)
draft(
    "Keeper of Masks",
    Hidden,
    Temporary(),
    when(I.am_played, play_token(REFLECTION, 2, here=True, name="images"), do_this(become_copy(it("images"), me))),
)
draft(
    "Smoke and Mirrors",
    Hidden,
    Action,
    choose(a(unit.yours, "one")),
    choose(a(unit.yours.at_other_place_than("one"), "two")),
    if_(
        either(is_(it("one"), unit.with_keyword(TEMPORARY)), is_(it("two"), unit.with_keyword(TEMPORARY))),
        swap_places(it("one"), it("two")),
    ),
    draw(1),
)
draft("Zilean, Time Mage", more_tokens(1, may=True, while_=at_a_battlefield, times=1))
draft(
    "Jhin, Meticulous Killer",
    Vision(),
    play_me_for(cost("Mind"), while_=at_least(most_energy_on_a_spell, 4)),
)
