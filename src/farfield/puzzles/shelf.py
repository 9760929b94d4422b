"""The puzzles that are shipped, in `puzzles.jsonl`: a position, what is to be reached, and what was proven of it.

They were found by `farfield.lab.puzzles`. A number never stands for another puzzle: new ones come at the end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from farfield.cards.facts import facts
from farfield.errors import FarfieldError
from farfield.games import Piece, Position
from farfield.puzzles.goals import Goal
from farfield.rules.game import Game
from farfield.words import nameless

FILE: Final = Path(__file__).with_name("puzzles.jsonl")


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
    text: str
    """The position as it is written; most are never played, and reading one takes a while."""

    @cached_property
    def position(self) -> Position:
        return Position.parse(self.text)

    def start(self) -> Game:
        return self.position.start()

    @cached_property
    def field_names(self) -> tuple[str, ...]:
        """The battlefields that the goal is about."""
        return tuple(str(self.position.fields[i].card) for i in self.goal.fields)

    @cached_property
    def legends(self) -> tuple[str, ...]:
        """Of each seat; empty where there is none."""
        found = [x.legend.card if isinstance(x.legend, Piece) else x.legend for x in self.position.seats]
        return tuple(x if isinstance(x, str) else "" for x in found)

    @property
    def table_options(self) -> list[tuple[str, str]]:
        """What is agreed on at its table."""
        return [] if self.position.mode is None else self.position.mode.table_options()

    @property
    def names(self) -> list[str]:
        """Who sits where: by their champions, as in any game, and by numbers if both have the same."""
        found = [(facts(x).champion_tag or x) if x else "" for x in self.legends]
        if "" in found or len(set(found)) < len(found):
            return [nameless.kept("player", number) for number in range(1, len(found) + 1)]
        return found


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


def puzzle_of(position: Position) -> Puzzle | None:
    """The puzzle that begins from this position, if one does."""
    text = position.text()
    return next((one for one in puzzles() if one.text == text), None)


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and no day the one of the day before."""
    return puzzles()[daily_number(day, len(puzzles())) - 1]


def daily_number(day: date, count: int) -> int:
    """Each puzzle draws a lot for each day, and the highest wins: one more puzzle changes few days but those it wins.
    Where it would be that of the day before, the second is taken."""
    first, second = _highest(day, count)
    before = day - timedelta(1)
    if count > 2 and first in _highest(before, count) and daily_number(before, count) == first:
        return second
    return first


def _highest(day: date, count: int) -> tuple[int, int]:
    """The highest two, as no day has another."""
    found = sorted(range(1, count + 1), key=lambda number: _lot(day, number))
    return found[-1], found[-2] if count > 1 else found[-1]


def _lot(day: date, number: int) -> bytes:
    return sha256(f"{day.isoformat()} {number}".encode()).digest()


def _read(number: int, told: dict[str, object]) -> Puzzle:
    goal = Goal(told["goal"], tuple(told["fields"]), str(told.get("unit", "")))  # type: ignore[arg-type]
    return Puzzle(
        number,
        str(told["mode"]),
        goal,
        int(str(told["seat"])),
        tuple(told["failed"]),  # type: ignore[arg-type]
        int(str(told["length"])),
        int(str(told["positions"])),
        tuple(told["line"]),  # type: ignore[arg-type]
        str(told["position"]),
    )
