"""Unleashed: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import BIRD

draft("Forgotten Library", when(you.play(spell), predict(), if_=at_least(that_much, 4)))
draft(
    "Ripper's Bay", when(anybody.return_(unit.here), as_(owner_of(that), pay_to(cost(1), channel(1, exhausted=True))))
)
draft("Trapping Grounds", when(you.conquer_here, play_token(BIRD), if_=at_least(excess_damage, 3)))
