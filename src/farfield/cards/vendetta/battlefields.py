"""Vendetta: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "Mystic Vortex",
    pay_more(card_.with_keyword(KW_REACTION), 0, power=1, actor=ANY_SIDE, while_=in_a_showdown_here),
)
