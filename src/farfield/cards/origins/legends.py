"""Origins: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft(
    "The Boss",
    instead_of_dying(
        unit.yours.buffed,
        spend_buff(that),
        heal(that),
        exhaust(that),
        recall(that),
        may=True,
        price=cost("A", exhausting_me),
    ),
    when(you.conquer, ready(me)),
)
