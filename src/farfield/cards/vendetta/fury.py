"""Vendetta: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Baccai Reaper", when(I.attack, grant(me, Assault(2)), may=True, cost=cost("Fury")))
draft("Morgana, Vindictive", Ambush, when(I.am_played, choose(a(unit)), deal(damage_of(it()), it())))
