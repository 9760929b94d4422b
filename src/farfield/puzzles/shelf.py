"""The puzzles that are shipped, in `puzzles.jsonl`: a position, what is to be reached, and what was proven of it.

They were found by `farfield.lab.puzzles`. A number never stands for another puzzle: new ones come at the end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final

from farfield.errors import FarfieldError
from farfield.games import Position
from farfield.puzzles.goals import Goal
from farfield.rules.game import Game

FILE: Final = Path(__file__).with_name("puzzles.jsonl")
FIRST_DAY: Final = date(2026, 11, 1)


class UnknownPuzzle(FarfieldError):
    """There is no such puzzle."""


@dataclass(frozen=True)
class Puzzle:
    number: int
    """From 1."""
    mode: str
    goal: Goal
    seat: int
    """Who is to solve it."""
    failed: tuple[str, ...]
    """The levels that do not: the more, the harder."""
    length: int
    """Answers that the shortest line takes."""
    positions: int
    """How many were looked at to prove that no other line is as short."""
    line: tuple[str, ...]
    """That line, with what others answer in it."""
    position: Position

    def start(self) -> Game:
        return self.position.start()


@lru_cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, in their order."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(_read(number, json.loads(line)) for number, line in enumerate(lines, start=1))


def puzzle(number: int) -> Puzzle:
    """Raises `UnknownPuzzle`."""
    if not 1 <= number <= len(puzzles()):
        text = "There is no puzzle {number}. They are numbered from 1 to {most}."
        raise UnknownPuzzle("unknown-puzzle", text, {"number": number, "most": len(puzzles())})
    return puzzles()[number - 1]


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and no day the one of the day before."""
    days = (day - FIRST_DAY).days
    return puzzles()[days * _stride(len(puzzles())) % len(puzzles())]


def _stride(count: int) -> int:
    """So that all have their turn before one comes again, and neighbours are not found together."""
    from math import gcd

    return next(n for n in range(max(1, count * 3 // 8), 2 * count + 2) if gcd(n, count) == 1)


def _read(number: int, told: dict[str, object]) -> Puzzle:
    goal = Goal(told["goal"], tuple(told["fields"]))  # type: ignore[arg-type]
    return Puzzle(
        number,
        str(told["mode"]),
        goal,
        int(str(told["seat"])),
        tuple(told["failed"]),  # type: ignore[arg-type]
        int(str(told["length"])),
        int(str(told["positions"])),
        tuple(told["line"]),  # type: ignore[arg-type]
        Position.parse(str(told["position"])),
    )
