"""Vendetta: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Rogue Assassin",
    Empower(cost(3, "A")),
    use(
        exhaust_me(),
        if_(
            your_turn,
            seq(move_to_base(a(unit.friendly.in_showdown)), if_(state_is(me, EMPOWERED_STATE), ready(it()))),
        ),
        speed=ACTION,
    ),
)
draft(
    "Curator of the Sands",
    when(you.play(permanent.costing_at_least(7)), ready(up_to(2, rune.yours)), may=True, cost=cost(exhausting_me)),
    when(you.use(costing=7), ready(up_to(2, rune.yours)), may=True, cost=cost(exhausting_me)),
)
draft(
    "Rebuttal",
    Reaction,
    choose(a(spell_on_chain.costing_at_most(4))),
    pay_to(cost("A"), take_spell(it()), new_choices(it()), otherwise=counter(it())),
)
draft(
    "Heart of the Tempest",
    when(you.play_from_elsewhere(card_), empower(me)),
    use(exhaust_me(disempowering_me), grant(a(unit), Assault(2)), speed=ACTION),
)
