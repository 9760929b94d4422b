"""Unleashed: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import REFLECTION

draft(
    "Curtain Call",
    Repeat(cost(1)),
    Repeat(cost("A")),
    Repeat(cost(1, "A")),
    modes(
        draw(1),
        deal(2, a(unit.at_battlefield)),
        deal(3, a(unit.in_base)),
        give(a(unit.at_battlefield), -4),
        differ=True,
    ),
)
draft(
    "Death from Below",
    kill(a(unit.at_battlefield)),
    if_(is_(last_known(), unit.might_at_most(3)), do_this(may(play_card(this_card(TRASH), price=cost("A"))))),
)
draft(
    "Piltover Enforcer",
    when(you.conquer, ready(a(unit)), if_=at_least(excess_damage, 3), may=True, cost=cost(exhausting_me)),
)
draft(
    "Lilting Lullaby",
    Reaction,
    counter(a(spell_on_chain)),
    as_(controller_of(it()), lasts(cant(PLAY_SPELLS, player.yours, actor=YOURS))),
)
draft(
    "Mirror Image",
    choose(a(unit, "model")),
    play_token(REFLECTION, in_base=True, ready=True, name="image"),
    do_this(become_copy(it("image"), it("model")), grant(it("image"), Temporary(), until=FOREVER)),
)
