"""Unleashed: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Angler Beast", when(I.am_played, return_to_hand(every(unit.might_at_most(2)))))
