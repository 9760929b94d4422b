"""Texts that end the game for somebody (CR 195)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import leaving, scoring
from ..ids import NOBODY
from ..state.choices import seat_chosen
from .parts import NEXT, Each, Effect, Objects, Part
from .sorts import PLAYERS, Demand, Takes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, State


class WinTheGame(Effect):
    """You win the game."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        if s.sides[run.item.seat].is_player:  # B43: who plays against a table neither wins nor loses a game
            scoring.win(s, s.sides[run.item.seat].team, "effect")
        return NEXT


class LoseTheGame(Effect):
    """You, or the player who was chosen, lose the game and are removed from it."""

    __slots__ = ("who",)

    def __init__(self, who: Objects | None = None) -> None:
        self.who = who

    def demands(self) -> list[Demand]:
        return [Takes(self.who, PLAYERS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        seat = run.item.seat
        if self.who is not None:
            found = self.who.find(s, run.item)
            seat = seat_chosen(found[0]) if found else NOBODY
        if seat >= 0 and s.sides[seat].is_player and not s.sides[seat].lost:
            leaving.lose(s, seat, "effect")
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return LoseTheGame(each.maybe(self.who))
