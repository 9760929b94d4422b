"""What a puzzle asks for, and whether that is reached: a small number of goals that the table itself shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.terms import MAIN

GoalKind = Literal["win", "take", "hold", "save", "bait"]
Standing = Literal["open", "done", "lost"]

GOALS: Final[tuple[GoalKind, ...]] = ("win", "take", "hold", "save", "bait")
NPC_ACTS: Final[tuple[GoalKind, ...]] = ("save", "bait")
"""What is looked at only when the NPC has acted, and the next Action Phase begins."""


@dataclass(frozen=True)
class Goal:
    """`win`: win the game this turn. `take`: control all these battlefields at some moment of this turn, when nothing
    is going on. `hold`: still control them when the showdown is over. `save`: still control them when the NPC has acted
    and the next Action Phase begins, whatever it is dealt. `bait`: the same with this unit standing there, which a
    Strike would kill (LL 6.2) if nothing were done: so another one has to be what the Strike chooses."""

    kind: GoalKind
    fields: tuple[int, ...] = ()
    """Battlefields, by their numbers in the position, from 0."""
    unit: str = ""
    """The unit of a `bait`, by its name; no other of its seat has it."""

    def standing(self, game: Game, seat: int, turn: int) -> Standing:
        """`turn`: the turn the puzzle began in."""
        if game.over:
            return "done" if seat in game.winners else "lost"
        later = game.turn != turn
        if self.kind == "win":
            return "lost" if later else "open"
        if self.kind == "take":
            return "lost" if later else "done" if calm(game) and self.controlled(game, seat) else "open"
        if self.kind == "hold":
            return "open" if not calm(game) and not later else "done" if self.controlled(game, seat) else "lost"
        if not later or game.phase != MAIN:
            return "open"
        return "done" if self.controlled(game, seat) and self.stands(game, seat) else "lost"

    def stands(self, game: Game, seat: int) -> bool:
        """Does the unit, if one is named, still stand at one of the battlefields?"""
        units = [game.card(id) for i in self.fields for id in game.places[game.battlefields[i]].units]
        return not self.unit or any(x.printed.name == self.unit and x.controller == seat for x in units)

    def controlled(self, game: Game, seat: int) -> bool:
        return all(game.places[game.battlefields[i]].controller == seat for i in self.fields)


def calm(game: Game) -> bool:
    """Nothing is going on: no showdown, nothing on the chain, nobody in the middle of anything."""
    return not any(x.chain or x.stack or x.showdown >= 0 for x in game.arenas)


def in_lanes(game: Game) -> bool:
    return isinstance(game.mode, LaneLegends)
