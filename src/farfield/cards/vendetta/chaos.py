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
draft(
    "Kharox",
    Empower(cost(6, "Chaos", "Chaos")),
    when(
        I.am_empowered,
        choose(a(player.enemy, "them")),
        as_(it("them"), burn(3)),
        do_this(play_card(a(unit.in_trash.of("them")), free=True), may=True),
    ),
)
