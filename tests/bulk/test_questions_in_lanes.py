"""Lanes go on at the same time: whatever happens in the others, an open question is what would be asked now."""

from __future__ import annotations

from random import Random

import pytest

from farfield.cards.catalogue import lexicon
from farfield.games import loadout
from farfield.lab.random_decks import written
from farfield.players import ask
from farfield.rules.game import new_game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from tests import forbidden
from tests.insides import out_of_date
from tests.random_games import batches, player_for

GAMES, AT_ONCE = 8, 2
SOAK_GAMES, SOAK_AT_ONCE = 400, 20
ANSWERS = 300
HELP = 0.4
"""How often somebody does something where nobody waits for them: many lanes are in the middle of something then."""


def play(seed: int, about: str = "") -> int:
    """Three or four players with decks of all cards that have a text; how many questions were looked at."""
    players = 3 + seed % 2
    decks = [loadout(deck) for deck in written().table(seed, players, about)]
    game = new_game(LaneLegends(Modifiers()), decks, seed, True, [0] * players, players, lexicon=lexicon(None))
    player, dice = player_for(seed), Random(seed)
    looked = 0
    for answers in range(ANSWERS):
        if game.over:
            break
        decision = dice.choice(game.decisions())
        seat = dice.randrange(players)
        offers = game.offers(seat) if dice.random() < HELP else []
        if offers:
            decision = dice.choice(offers)
        game.choose(decision, ask(player, game, decision), decision.seat)
        looked += sum(1 for a in game.arenas if a.question is not None and a.stack)
        wrong = out_of_date(game) + (forbidden.broken(game) if answers % 3 == 0 else [])
        assert wrong == [], f"seed {seed}, {players} players, answer {answers}: {wrong}"
    return looked


@pytest.mark.bulk
@pytest.mark.slow
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE))
def test_every_open_question_is_what_would_be_asked_now(first: int) -> None:
    looked = sum(play(seed) for seed in range(first, first + AT_ONCE))
    assert looked > 100


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, SOAK_GAMES, SOAK_AT_ONCE))
def test_in_hundreds_of_games(first: int) -> None:
    for seed in range(1_000 + first, 1_000 + first + SOAK_AT_ONCE):
        play(seed)
