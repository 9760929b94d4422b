"""Random games of every mode but the Duel in bulk: no forbidden state, no crash, no stuck game, every game ends."""

from __future__ import annotations

from random import Random

import pytest

from farfield.players import ask
from farfield.players.random_player import EagerPlayer, RandomPlayer
from farfield.rules.game import Game, new_game
from farfield.rules.terms import Q_INVITED, YES
from tests import forbidden
from tests.mode_games import MODES, loadouts, new
from tests.random_games import Tally, batches, play_out, player_for

GAMES, AT_ONCE = 100, 25
SOAK_GAMES, SOAK_AT_ONCE = {mode: 10_000 if mode == "2v2" else 2_000 for mode in MODES}, 100
FIELDS = {"skirmish": 3, "war": 3, "2v2": 3, "match": 2}


def play(mode: str, seed: int, tally: Tally) -> None:
    game = new(mode, seed)
    play_out(game, seed, tally)
    brought = [i for i in game.battlefields if not game.card(game.places[i].card).original.token]
    assert len(brought) <= FIELDS[mode] <= len(game.battlefields)
    if mode in ("war", "2v2"):
        assert all(game.card(game.places[i].card).owner != game.first_seat for i in brought)
    teams = {game.sides[seat].team for seat in game.winners}
    assert len(teams) == 1, "one team wins"
    assert len(game.winners) == (2 if mode == "2v2" else 1)


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE))
@pytest.mark.parametrize("mode", MODES)
def test_a_hundred_games_of_each_mode(mode: str, first: int) -> None:
    tally = Tally()
    for seed in range(first, first + AT_ONCE):
        play(mode, seed, tally)
    assert tally.games == AT_ONCE
    assert tally.deepest_chain >= 3, "eager players respond to responses"


@pytest.mark.soak
@pytest.mark.parametrize(
    ("mode", "first"), [(mode, first) for mode in MODES for first in range(0, SOAK_GAMES[mode], SOAK_AT_ONCE)]
)
def test_two_thousand_games_of_each_mode_and_ten_thousand_of_2v2(mode: str, first: int) -> None:
    """Seeds that the shorter test does not use."""
    tally = Tally()
    for seed in range(1_000_000 + first, 1_000_000 + first + SOAK_AT_ONCE):
        play(mode, seed, tally)
    assert tally.games == SOAK_AT_ONCE


class Host:
    """Accepts most invitations, and concedes now and then."""

    def __init__(self, seed: int) -> None:
        self.player: RandomPlayer | EagerPlayer = player_for(seed)
        self.dice = Random(seed)
        self.joined = self.conceded = 0

    def act(self, game: Game) -> None:
        decision = game.decisions()[0]
        if self.dice.random() < 0.004:
            game.concede(self.dice.choice([side.index for side in game.sides if not side.lost]))
            self.conceded += 1
            return
        option = ask(self.player, game, decision)
        if decision.kind == Q_INVITED and self.dice.random() < 0.7:
            for other in decision.options:
                if other.verb == YES:
                    option = other
                    self.joined += 1
        game.choose(decision, option)


@pytest.mark.bulk
@pytest.mark.parametrize("mode", ["skirmish", "war", "2v2"])
def test_players_leave_at_any_moment_of_games_by_the_printed_rulebooks(mode: str) -> None:
    joined = conceded = 0
    for seed in range(20):
        made = MODES[mode](True)
        seats = made.seats_most
        game = new_game(made, loadouts(seed, seats), seed, record=False, teams=made.teams(seats))
        host = Host(seed)
        while not game.over:
            host.act(game)
            assert forbidden.broken(game) == [], f"seed {seed}"
        joined += host.joined
        conceded += host.conceded
    assert joined >= 20
    assert conceded >= 8
