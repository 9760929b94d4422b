"""Unleashed: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Prepared Neophyte", have(me, 4, while_=at_least(most_energy_on_a_spell, 4)))
draft("Vault Breaker", Action, grant(a(unit), Assault(2), Ganking))
