"""1v1 Duel (CR 485): two players, first to 8, one battlefield of each at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import setup
from .mode import Mode

if TYPE_CHECKING:
    from ..state import State


class Duel(Mode):
    name = "duel"

    def __init__(self, rulebook: bool = False) -> None:
        self.rulebook = rulebook

    def setup(self, s: State) -> None:
        setup.one_arena(s)
        for seat in s.seats():
            setup.place_battlefield_at_random(s, seat)
