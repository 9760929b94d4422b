"""Puzzles: positions with one best line, proven by going through all lines that are as short.

>>> from farfield.puzzles import puzzle
>>> one = puzzle(1)
>>> game = one.start()
>>> one.goal.standing(game, one.seat, game.turn)
'open'
"""

from __future__ import annotations

from farfield.puzzles.goals import Goal, Standing
from farfield.puzzles.proof import LOST, Prover, TooLarge
from farfield.puzzles.shelf import Puzzle, UnknownPuzzle, daily, puzzle, puzzle_of, puzzles

__all__ = [
    "LOST",
    "Goal",
    "Prover",
    "Puzzle",
    "Standing",
    "TooLarge",
    "UnknownPuzzle",
    "daily",
    "puzzle",
    "puzzle_of",
    "puzzles",
]
