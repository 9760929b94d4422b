"""Vendetta: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Rebuttal",
    Reaction,
    choose(a(spell_on_chain.costing_at_most(4))),
    pay_to(cost("A"), take_spell(it()), new_choices(it()), otherwise=counter(it())),
)
