"""Vendetta: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Spiderling", Hidden, have(me, count(unit.yours.other.here.named("Spiderling"))))
draft(
    "Tornado Warrior",
    Hidden,
    when(
        I.am_played_from_face_down,
        empower(a(permanent.here)),
        later(a_turn_ends, disempower(it())),
        may=True,
    ),
)
