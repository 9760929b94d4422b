"""How hard and expert look through a whole turn of a Duel: the plan they keep, which ends are one, what is settled."""

from __future__ import annotations

from random import Random

import pytest

from farfield.decks import starter_decks
from farfield.games import Field, Position, Seat, start
from farfield.players import ask
from farfield.players.by_name import PROGRAMS
from farfield.players.duel_plan import SETTLED, Plan, WholeTurn
from farfield.players.duel_sense import Foresight
from farfield.players.mulligan import put_back
from farfield.players.search import Quick, Search
from farfield.players.trying_out import Course
from farfield.rules.game import Game
from farfield.rules.terms import END_TURN, MOVE, PUT_BACK, Q_MAIN, Q_MULLIGAN


def two_to_take() -> Game:
    """Two battlefields that nobody holds, and a unit for each."""
    return Position(
        seats=[
            Seat(base=["Vanguard Sergeant", "Vanguard Sergeant"], points=4, deck=["Daring Poro"] * 5),
            Seat(points=4, deck=["Daring Poro"] * 5),
        ],
        fields=[Field("Void Gate"), Field("Startipped Peak")],
    ).start()


def looking(game: Game, plan: Plan) -> WholeTurn:
    player = Search(1, turn=plan)
    sense = Foresight(game, 0)
    player._sense = sense
    return WholeTurn(player, sense, plan, Quick(), Random(1), player.otherwise, lambda: False)


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_a_turn_is_planned_once_and_then_carried_out(name: str) -> None:
    game, player = two_to_take(), PROGRAMS[name](1)
    done: list[int] = []
    planned: list[int] = []
    while game.turn_seat == 0 and not game.over:
        decision = game.decisions()[0]
        option = ask(player, game, decision)
        if decision.kind == Q_MAIN:
            done.append(option.verb)
            planned.append(len(player.plan))  # type: ignore[attr-defined]
        game.choose(decision, option)
    assert done == [MOVE, MOVE, END_TURN]
    assert planned[0] > planned[1] > 0  # what is left of the plan: nothing was thought about anew
    assert [place.controller for place in game.places if place.side < 0] == [0, 0]


def test_ends_that_come_to_the_same_are_one_and_to_do_nothing_comes_first_among_them() -> None:
    game = two_to_take()
    turn = looking(game, Plan(top=3, behind=2.0))
    ends = [Course(value, game, None, []) for value in (1.0, 1.0, 0.5, 0.5 - 1e-9, -0.2, -0.4, -1.5)]
    kept = turn.unlike(ends)
    assert [course.value for course in kept] == [1.0, 0.5, -0.2]
    assert kept[0] is ends[0]
    assert [course.value for course in looking(game, Plan(top=9, behind=1.5)).unlike(ends)] == [1.0, 0.5, -0.2, -0.4]


def test_a_way_to_win_at_once_is_the_only_end() -> None:
    seats = [Seat(points=7, base=["Vanguard Sergeant"]), Seat(base=["Daring Poro"], deck=["Daring Poro"] * 3)]
    held = Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}, scored=[0])
    game = Position(seats=seats, fields=[Field("Void Gate"), held]).start()
    (only,) = looking(game, Plan()).ends(game, game.decisions()[0])
    assert only.game.winners == [0] and only.steps[0].option.verb == MOVE


def test_what_is_played_on_is_never_surer_than_a_game_that_is_won() -> None:
    game = two_to_take()
    turn = looking(game, Plan(turns=2))
    sure = Course(50.0, game, None, [])
    assert turn.later(sure, 0, 1) < SETTLED
    assert turn.later(sure, 0, 1) == turn.later(sure, 0, 1)


@pytest.mark.parametrize("name", ["rule-of-thumb", "hard"])
def test_every_mulligan_of_a_duel_is_tried_out(name: str) -> None:
    """Which cards go back does not hang on what they cost alone: over some deals two, one and none are put back."""
    counts: set[int] = set()
    decks = starter_decks()
    for seed in range(12):
        game = start([decks[seed % 4], decks[(seed + 1) % 4]], seed, record=False)
        player, aside = PROGRAMS[name](seed), 0
        seat = game.decisions()[0].seat
        assert len(list(put_back(game, game.decisions()[0], []))) <= 11
        while game.decisions()[0].kind == Q_MULLIGAN and game.decisions()[0].seat == seat:
            decision = game.decisions()[0]
            option = ask(player, game, decision)
            aside += option.verb == PUT_BACK
            game.choose(decision, option)
        counts.add(aside)
    assert counts == {0, 1, 2}
