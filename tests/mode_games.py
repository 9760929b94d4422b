"""Games of every mode of the core rules but the Duel, for random play."""

from __future__ import annotations

from farfield.rules.game import Game, new_game
from farfield.rules.modes.match import Match
from farfield.rules.modes.mode import Mode
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.modes.war import War
from farfield.rules.setup import Loadout
from tests.random_games import starters
from tests.wild_deck import wild, with_fields

MODES: dict[str, type[Skirmish] | type[War] | type[TwoVsTwo] | type[Match]] = {
    "skirmish": Skirmish,
    "war": War,
    "2v2": TwoVsTwo,
    "match": Match,
}


def rules(mode: str, seed: int) -> Mode:
    """Every third game by the printed rulebooks."""
    return MODES[mode](seed % 3 == 2)


def loadouts(seed: int, seats: int) -> list[Loadout]:
    """Three of five games with the wild deck, the others with starter decks."""
    if seed % 5 < 3:
        return [wild(seed + i) for i in range(seats)]
    return [with_fields(starters()[(seed + i) % 4], i) for i in range(seats)]


def new(mode: str, seed: int, record: bool = False) -> Game:
    made = rules(mode, seed)
    seats = made.seats_most
    return new_game(made, loadouts(seed, seats), seed, record=record, teams=made.teams(seats))
