"""Random games with every card that has a text, drafts too: no forbidden state, no crash, no stuck game.

Decks go through the whole pool (`tests/pool_decks.py`), so that each card is dealt in some of the games.
"""

from __future__ import annotations

from collections import Counter

import pytest

from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests import lane_games
from tests.pool_decks import STRAYS, deck, playable
from tests.random_games import Tally, batches, play_out

GAMES = {"duel": 100, "2v2": 40, "lanes": 40}
AT_ONCE = 20
SOAK_GAMES, SOAK_AT_ONCE = {"duel": 1_500, "2v2": 750, "lanes": 750}, 50
SOAK_FIRST = 1_000_000


def start(mode: str, seed: int) -> Game:
    """Every seat has a deck of its own; lanes are played by one to four."""
    seats = {"duel": 2, "2v2": 4}.get(mode, seed % 4 + 1)
    most = 2 if mode == "duel" else 4
    decks = [deck(most * seed + i) for i in range(seats)]
    if mode == "duel":
        return new_game(Duel(), decks, seed, record=False)
    if mode == "2v2":
        teams = TwoVsTwo(False)
        return new_game(teams, decks, seed, record=False, teams=teams.teams(seats))
    return new_game(LaneLegends(Modifiers()), decks, seed, True, [0] * seats, seats)


def play(mode: str, first: int, games: int) -> None:
    tally, clauses = Tally(), Counter[str]()
    for seed in range(first, first + games):
        game = start(mode, seed)
        if mode == "lanes":
            lane_games.play_out(game, seed, clauses)
        else:
            play_out(game, seed, tally)
        assert game.over


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES["duel"], AT_ONCE))
def test_any_deck_in_a_duel(first: int) -> None:
    play("duel", first, AT_ONCE)


@pytest.mark.bulk
@pytest.mark.slow
@pytest.mark.parametrize("first", batches(GAMES["2v2"], AT_ONCE))
def test_any_deck_in_teams(first: int) -> None:
    play("2v2", first, AT_ONCE)


@pytest.mark.bulk
@pytest.mark.slow
@pytest.mark.parametrize("first", batches(GAMES["lanes"], AT_ONCE))
def test_any_deck_in_lanes(first: int) -> None:
    play("lanes", first, AT_ONCE)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("mode", "first"), [(mode, first) for mode in GAMES for first in range(0, SOAK_GAMES[mode], SOAK_AT_ONCE)]
)
def test_three_thousand_games(mode: str, first: int) -> None:
    play(mode, SOAK_FIRST + first, SOAK_AT_ONCE)


def test_the_decks_of_the_run_hold_every_card() -> None:
    decks = -(-len(playable()) // STRAYS)
    held = {card.name for number in range(decks) for card in deck(number).main}
    assert held == set(playable())
    assert decks <= 2 * GAMES["duel"], "so many are dealt to in the run"
