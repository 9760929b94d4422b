"""What is told to whoever wants to get better: puzzles, and the review of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PuzzleInfo(Struct):
    number: int
    """From 1; a number never stands for another puzzle."""
    mode: str
    mode_name: str
    goal: str
    hard: int
    """How many of the programs that were asked do not solve it."""
    of: int
    """So many were asked."""
    length: int
    """Answers that are enough."""
    legends: list[str]
    """Of each seat."""
    seat: int
    """Whose part one plays; programs have the others."""


class Puzzles(Struct):
    """`GET /api/puzzles`: in the order of their numbers."""

    puzzles: list[PuzzleInfo]


class PuzzleSolution(Struct):
    """`GET /api/puzzles/{number}/solution`: what to answer, one after another."""

    steps: list[str]


class PuzzleSeen(Struct):
    """The puzzle that is played at a table, and how it stands. Where it is decided nobody is asked any more, until
    something is taken back."""

    number: int
    goal: str
    hard: int
    of: int
    length: int
    standing: Literal["open", "done", "lost"]
    rules: str
    """What everybody may rely on."""
