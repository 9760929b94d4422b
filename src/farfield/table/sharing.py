"""What the lines of all logs have in common, kept once: a seat, a phase, the name of a card. The log is a large part of
a long game, and most of its lines say what some line has said before."""

from __future__ import annotations

from typing import Final

from farfield.rules.state import Happening

MOST: Final = 20_000
_NUMBERS: Final[dict[tuple[int, ...], list[int]]] = {}
_NAMES: Final[dict[tuple[str, ...], list[str]]] = {}


def share(lines: list[Happening], since: int) -> None:
    """Let the lines from this number on hold what others hold as well. Nobody ever changes a line."""
    if len(_NUMBERS) + len(_NAMES) > MOST:
        _NUMBERS.clear()
        _NAMES.clear()
    for n in range(since, len(lines)):
        line = lines[n]
        numbers, names = tuple(line.args), tuple(line.names)
        args, told = _NUMBERS.get(numbers), _NAMES.get(names)
        if args is None:
            args = _NUMBERS[numbers] = list(numbers)
        if told is None:
            told = _NAMES[names] = list(names)
        line.args, line.names = args, told
