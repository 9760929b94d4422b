"""Vendetta: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Spiderling", Hidden, have(me, count(unit.yours.other.here.named("Spiderling"))))
