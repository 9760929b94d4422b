"""The sensible player plays every mode: it knows its team, and beats players who only do something."""

from __future__ import annotations

import pytest

from farfield.games import Field, Position, Seat, Settings, start
from farfield.players import ask
from farfield.players.duel_sense import DuelSense
from farfield.players.random_player import EagerPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.scenarios.table import asked, base, do, question, unit_card

DECKS = ("Garen", "Lux", "Annie", "Master Yi")
SEATS = {"match": 2, "skirmish": 3, "war": 4, "2v2": 4}


def wins(mode: str, seed: int) -> bool:
    """One sensible player, or a team of them, against eager ones; every other game by the printed rulebooks."""
    count = SEATS[mode]
    game = start(Settings.of(*DECKS[:count], seed=seed, mode=mode, options={"rulebook": seed % 2 > 0}), record=False)
    first = seed % count
    sensible = [seat for seat in range(count) if seat == first or (mode == "2v2" and seat % 2 == first % 2)]
    players = [RuleOfThumb(seed, budget=24) if i in sensible else EagerPlayer(seed + i) for i in range(count)]
    while not game.over:
        game.choose(asked(game), ask(players[asked(game).seat], game, asked(game)))
    return first in game.winners


@pytest.mark.once
@pytest.mark.parametrize("mode", SEATS)
def test_it_wins_most_games_of_every_mode(mode: str) -> None:
    assert sum(wins(mode, seed) for seed in range(4)) >= 3


def test_it_counts_its_teammate_as_its_own() -> None:
    """A unit more for the teammate is as good as one of its own; one more for an opponent is bad."""
    worth = []
    for strong in range(4):
        seats = [Seat(base=[unit_card("Big", might=5)] if seat == strong else []) for seat in range(4)]
        game = Position(mode=TwoVsTwo(), seats=seats, fields=[Field()]).start()
        worth.append(DuelSense(0).worth(game))
    assert worth[0] == worth[2] > 0
    assert worth[1] == worth[3] < 0


def test_who_is_invited_plays_something_useful() -> None:
    game = Position(
        mode=TwoVsTwo(), seats=[Seat(), Seat(), Seat(hand=[unit_card("Late", might=4)]), Seat()], fields=[Field()]
    ).start()
    do(game, "invite seat 2")
    assert question(game) == "invited"
    game.choose(asked(game), ask(RuleOfThumb(1), game, asked(game)))
    assert base(game, 2) == ["Late"]
