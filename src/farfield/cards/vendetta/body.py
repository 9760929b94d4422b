"""Vendetta: Body."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Guttural Roar", Action, choose(a(unit)), if_(state_is(it(), EMPOWERED_STATE), give(it(), 4), give(it(), 2)))
