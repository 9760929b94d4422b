"""Four seats in two teams with five battlefields in one arena: nothing in the core assumes two players (CR 489)."""

from __future__ import annotations

from farfield.rules import setup
from farfield.rules.game import Game, new_game
from farfield.rules.ids import TABLE
from farfield.rules.modes.mode import Mode
from farfield.rules.setup import Loadout
from farfield.rules.state import State

TEAMS = [0, 1, 0, 1]


class TwoTeams(Mode):
    def __init__(self) -> None:
        self.name = "test: two teams"
        self.seats_least = self.seats_most = 4
        self.victory_score = 11

    def setup(self, s: State) -> None:
        setup.one_arena(s)
        for seat in s.seats():
            setup.place_battlefield_at_random(s, seat)
        setup.place_battlefield(s, setup.battlefields_of(s, s.first_seat)[0], TABLE)

    def first_player_draws(self, s: State, seat: int) -> bool:
        return False


def start(loadouts: list[Loadout], seed: int, record: bool = True) -> Game:
    return new_game(TwoTeams(), loadouts, seed, record, TEAMS)
