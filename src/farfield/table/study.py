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


class ReviewPoint(Struct):
    """A turn in which much was given away."""

    at: int
    """After so many answers it began."""
    turn: int
    seat: int
    text: str
    """What would have been better, and by how much."""


class Review(Struct):
    """`GET /api/rooms/{room}/review?game=`: the turning points of a game that is over. Each call looks through a part
    of it: call again until all of it is."""

    looked: int
    """So many answers were looked through …"""
    of: int
    """… of so many."""
    points: list[ReviewPoint]
    """Empty until everything was."""


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
