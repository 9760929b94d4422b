"""Games of every mode from settings, the test-only ones included: records, answers and taking back work in all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from farfield.decks import Deck, builtin
from farfield.games import MODES, Settings, start
from farfield.games.modes import fixed
from farfield.rules.game import Game
from farfield.rules.modes.mode import Mode
from tests.games.random_play import DECKS
from tests.modes.two_arenas import ARENAS, TwoArenas
from tests.modes.two_teams import TEAMS, TwoTeams

FIELDS = ("Startipped Peak", "Trifarian War Camp", "Void Gate")


class Teams(TwoTeams):
    def teams(self, players: int) -> list[int]:
        return TEAMS


class Arenas(TwoArenas):
    def npc_sides(self, players: int) -> int:
        return ARENAS


OTHER: dict[str, tuple[Mode, int]] = {"two teams": (Teams(), 4), "two arenas": (Arenas(), 2), "one seat": (Arenas(), 1)}
"""Each with its number of seats."""
REAL: dict[str, int] = {"match": 2, "skirmish": 3, "war": 4, "2v2": 4}
ALL = sorted([*OTHER, *REAL])


def deck(number: int) -> Deck:
    return replace(builtin(DECKS[number % 4]), battlefields=FIELDS)


@contextmanager
def other_modes() -> Iterator[None]:
    """Let settings name the test-only modes."""
    MODES.update((name, fixed(mode)) for name, (mode, _) in OTHER.items())
    try:
        yield
    finally:
        for name in OTHER:
            del MODES[name]


def settings_for(mode: str, seed: int) -> Settings:
    seats = REAL[mode] if mode in REAL else OTHER[mode][1]
    options = "rulebook" if mode in REAL and seed % 2 else ""
    decks = [deck(seed + i) for i in range(seats)]
    return Settings.of(*decks, seed=seed, mode=mode, undo="asked", any_deck=True, options=options)


def new(mode: str, seed: int) -> Game:
    return start(settings_for(mode, seed))
