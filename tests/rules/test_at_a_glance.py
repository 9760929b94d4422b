"""The quick look at a position that programs weigh: only what everybody can count."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, give, unit
from farfield.errors import FarfieldError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.terms import ACTION
from tests.scenarios.table import do, piece, settle, spell_card


def table() -> Game:
    push = spell_card("Push", Action, give(a(unit.friendly), 5), energy=1)
    return Position(
        seats=[
            Seat(hand=[push, "Gust"], base=["Mech"], deck=["Flash"] * 4, points=3, runes="Fury 2"),
            Seat(base=[Piece("Recruit", exhausted=True)], deck=["Flash"], points=1),
        ],
        fields=[Field(controller=1, units={1: ["Mountain Drake", "Recruit"]}), Field()],
    ).start()


def test_everything_that_can_be_counted_is_counted_by_side():
    game = table()
    drake = piece(game, "Mountain Drake").printed.might
    x = game.standing()
    assert (x.points, x.hand, x.deck) == ([3, 1], [2, 0], [4, 1])
    assert (x.runes, x.ready_runes, x.goal) == ([2, 0], [2, 0], game.victory_score)
    assert (x.units, x.worth) == ([1, 3], [3, drake + 2])
    assert (x.in_base, x.ready) == ([3, 1], [3, drake + 1])
    assert (x.controllers, x.at) == ([1, -1], [[0, drake + 1], [0, 0]])


def test_what_ends_this_turn_does_not_count_as_lasting_might():
    game = table()
    do(game, "play Push")
    settle(game)
    x = game.standing()
    assert (x.worth[0], x.ready_runes[0]) == (3, 1)


def test_what_is_printed_on_a_card():
    game = table()
    push = piece(game, "Push")
    assert (game.energy_cost(push.id), game.card_speed(push.id)) == (1, ACTION)
    do(game, "play Push")
    settle(game)
    assert (game.energy_cost(push.id), game.card_speed(push.id)) == (0, 0)  # that object is gone


def test_nobody_concedes_a_game_that_is_over():
    game = table()
    game.concede(0)
    assert game.winners == [1]
    with pytest.raises(FarfieldError):
        game.concede(1)


def test_why_not_speaks_only_of_what_is_there():
    game = table()
    gone = 10_000_000
    assert game.why_not_play(0, gone) == reasons.NOT_IN_PLAYABLE_ZONE
    assert game.why_not_move(0, gone, 0) == reasons.NOT_A_UNIT
    assert game.why_not_use(0, gone, 0) == reasons.NO_SUCH_ABILITY
    assert game.why_not_play(1, piece(game, "Gust").id) == reasons.NOT_IN_PLAYABLE_ZONE  # seat 1 does not know it


def test_who_has_left_the_game_is_told() -> None:
    game = Position(seats=[Seat(), Seat(), Seat()], mode=Skirmish()).start()
    assert game.standing().lost == [False, False, False]
    game.concede(1)
    assert (game.standing().lost, game.standing().team) == ([False, True, False], [0, 1, 2])
