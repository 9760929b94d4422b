"""Vendetta: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Nasus, Guardian of Knowledge", when(dies(unit.enemy.here), channel(1, exhausted=True), times=1))
draft(
    "Bottled Constellation",
    when(
        your_main_phase,
        gain_points(1),
        may=True,
        cost=cost(killing(permanent.friendly.other, 3)),
    ),
)
