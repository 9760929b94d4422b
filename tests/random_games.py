"""Playing games out at random, with the checker of forbidden states looking on after every answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from farfield.decks import builtin, starter_decks
from farfield.games import loadout
from farfield.players import ask
from farfield.players.random_player import EagerPlayer, RandomPlayer
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.setup import Loadout
from tests import forbidden
from tests.wild_deck import wild

MOST_ANSWERS = 5_000
"""A game that has not ended by then is stuck: random Duels take about 125 answers, those of four seats about 200."""


@dataclass
class Tally:
    """What a number of games amounted to."""

    games: int = 0
    answers: int = 0
    turns: int = 0
    deepest_chain: int = 0
    most_questions: int = 0
    chains_at_once: int = 0
    winners: dict[int, int] = field(default_factory=dict)


def batches(games: int, at_once: int, both: int = 1) -> list[object]:
    """The first seeds of the batches, to parametrize with: so many are played on both engines, the others on one."""
    firsts = range(0, games, at_once)
    return [pytest.param(first, marks=pytest.mark.once if first >= both * at_once else ()) for first in firsts]


def player_for(seed: int) -> RandomPlayer | EagerPlayer:
    """Every other game is played eagerly: chains grow that a plain random player hardly ever builds."""
    return EagerPlayer(seed) if seed % 2 else RandomPlayer(seed)


def play_out(game: Game, seed: int, tally: Tally) -> None:
    """Play to the end; whenever several questions are open, a random one is answered."""
    player = player_for(seed)
    which = Random(seed)
    cards = forbidden.census(game)
    answers = 0
    while not game.over:
        open_ = game.decisions()
        decision = open_[which.randrange(len(open_))] if len(open_) > 1 else open_[0]
        option = ask(player, game, decision)
        game.choose(decision, option)
        answers += 1
        assert forbidden.broken(game) == [], f"seed {seed}, answer {answers}: {option}"
        assert answers < MOST_ANSWERS, f"seed {seed} does not end"
        chains = [len(a.chain) for a in game.arenas]
        tally.deepest_chain = max(tally.deepest_chain, *chains)
        tally.chains_at_once = max(tally.chains_at_once, sum(n > 0 for n in chains))
        tally.most_questions = max(tally.most_questions, len(open_))
    assert forbidden.census(game) == cards, f"seed {seed}: cards were lost or made"
    tally.games += 1
    tally.answers += answers
    tally.turns += game.turn
    for seat in game.winners:
        tally.winners[seat] = tally.winners.get(seat, 0) + 1


@cache
def starters() -> list[Loadout]:
    return [loadout(deck) for deck in starter_decks()]


def starter_duel(seed: int) -> Game:
    """Seeds run through all sixteen pairs of starter decks."""
    decks = starters()
    return new_game(Duel(), [decks[seed % 4], decks[seed // 4 % 4]], seed, record=False)


@cache
def geared() -> list[Loadout]:
    return [loadout(builtin(f"{deck.name} with gear")) for deck in starter_decks()]


def geared_duel(seed: int) -> Game:
    """The same with the lists with gear."""
    decks = geared()
    return new_game(Duel(), [decks[seed % 4], decks[seed // 4 % 4]], seed, record=False)


def wild_duel(seed: int) -> Game:
    return new_game(Duel(), [wild(seed), wild(seed + 1)], seed, record=False)
