"""The core assumes nothing about two players or one arena: two modes that only these tests know, played at random."""

from __future__ import annotations

from random import Random

import pytest

from farfield.players import ask
from farfield.rules.game import new_game
from farfield.rules.modes.mode import Mode
from farfield.rules.setup import Loadout
from tests import forbidden
from tests.modes import two_arenas, two_teams
from tests.random_games import Tally, batches, play_out, player_for, starters
from tests.wild_deck import wild, with_fields

GAMES, AT_ONCE = 200, 25
TEAM_GAMES = 50  # 2v2 plays many more (tests/bulk)


def loadouts(seed: int, seats: int) -> list[Loadout]:
    """Two of three games with the wild deck, the third with starter decks."""
    if seed % 3:
        return [wild(seed + i) for i in range(seats)]
    return [with_fields(starters()[(seed + i) % 4], i) for i in range(seats)]


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(TEAM_GAMES, AT_ONCE))
def test_four_seats_in_two_teams_with_five_battlefields(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        game = two_teams.start(loadouts(seed, 4), seed, record=False)
        assert len(game.battlefields) == 5
        play_out(game, seed, tally)
        assert game.winners in ([0, 2], [1, 3])
    assert tally.games == AT_ONCE


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE))
def test_two_arenas_at_the_same_time_with_an_npc_side_in_each(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        game = two_arenas.start(loadouts(seed, 2), seed, record=False)
        assert [side.is_player for side in game.sides] == [True, True, False, False]
        play_out(game, seed, tally)
    assert tally.games == AT_ONCE
    assert tally.most_questions == 2
    assert tally.chains_at_once == 2


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE))
def test_one_seat_that_is_asked_in_two_arenas(first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        game = two_arenas.start(loadouts(seed, 1), seed, record=False)
        play_out(game, seed, tally)
        assert game.winners in ([0], [])
    assert tally.most_questions == 2


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(40, 20))
def test_a_game_of_four_goes_on_when_players_concede_at_any_moment(first: int) -> None:
    """CR 649-652, each for themselves: whoever is left last wins, whatever the others were in the middle of."""
    conceded = 0
    for seed in range(first, first + 20):
        game = new_game(two_teams.TwoTeams(), [wild(seed + i) for i in range(4)], seed, record=False)
        player, dice = player_for(seed), Random(seed)
        while not game.over:
            if dice.random() < 0.006:
                game.concede(dice.choice([side.index for side in game.sides if not side.lost]))
                conceded += 1
            else:
                decision = game.decisions()[0]
                game.choose(decision, ask(player, game, decision))
            assert forbidden.broken(game) == [], f"seed {seed}"
        assert len(game.winners) == 1
    assert conceded >= 20


def test_a_mode_may_be_written_outside_the_compiled_rules() -> None:
    assert issubclass(two_teams.TwoTeams, Mode)
    assert two_teams.start(loadouts(1, 4), 1).victory_score == 11
