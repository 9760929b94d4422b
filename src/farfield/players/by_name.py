"""The programs by name, wherever somebody asks for one by name: settings, the command line, the lab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farfield.players import Player
from farfield.players.random_player import RandomPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.thumb_1 import Thumb1, Thumb1Point1

PROGRAMS: Final[dict[str, Callable[[int], Player]]] = {
    "rule-of-thumb": RuleOfThumb,
    "random": RandomPlayer,
    "thumb-1": Thumb1,
    "thumb-1.1": Thumb1Point1,
}
"""Each takes the seed of its dice."""
