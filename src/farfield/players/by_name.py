"""The programs by name, wherever somebody asks for one by name: settings, the command line, the lab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farfield.players import Player, levels
from farfield.players.random_player import RandomPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.search import Search
from farfield.players.thumb_1 import Thumb1, Thumb1Point1

PROGRAMS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": levels.easy,
    "normal": levels.normal,
    "hard": levels.hard,
    "expert": levels.expert,
    "rule-of-thumb": RuleOfThumb,
    "random": RandomPlayer,
    "thumb-1": Thumb1,
    "thumb-1.1": Thumb1Point1,
}
"""Each takes the seed of its dice. None of them looks at a clock: the same seed gives the same game."""


PREPARED: Final = frozenset(("normal", "hard", "expert", "rule-of-thumb"))
"""Those that exchange cards with their sideboard between the games of a match."""


def seated(name: str, seed: int) -> Player:
    """The program of this name for a table, where people wait for it: those that think long have a clock."""
    player = PROGRAMS[name](seed)
    if isinstance(player, Search):
        player.seconds = levels.SECONDS[name]
    return player
