"""What the lines of all logs have in common, kept once: a seat, a phase, the name of a card, the number of an object,
which the games give out alike. The log is a large part of a long game, and most of its lines say what some line has
said before."""

from __future__ import annotations

from typing import Final

from farfield.rules.ids import ObjectId
from farfield.rules.state import Happening

MOST: Final = 40_000
_NUMBERS: Final[dict[tuple[int, ...], list[int]]] = {}
_OBJECTS: Final[dict[tuple[ObjectId, ...], list[ObjectId]]] = {}
_NAMES: Final[dict[tuple[str, ...], list[str]]] = {}


def share(lines: list[Happening], since: int) -> None:
    """Let the lines from this number on hold what others hold as well. Nobody ever changes a line."""
    if len(_NUMBERS) + len(_OBJECTS) + len(_NAMES) > MOST:
        _NUMBERS.clear()
        _OBJECTS.clear()
        _NAMES.clear()
    for n in range(since, len(lines)):
        line = lines[n]
        line.args = _numbers(line.args)
        if line.mights is not None:
            line.mights = _numbers(line.mights)
        ids, names = tuple(line.objects), tuple(line.names)
        objects, told = _OBJECTS.get(ids), _NAMES.get(names)
        if objects is None:
            objects = _OBJECTS[ids] = list(ids)
        if told is None:
            told = _NAMES[names] = list(names)
        line.objects, line.names = objects, told


def _numbers(numbers: list[int]) -> list[int]:
    key = tuple(numbers)
    found = _NUMBERS.get(key)
    if found is None:
        found = _NUMBERS[key] = list(numbers)
    return found
