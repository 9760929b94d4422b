"""Positions of Lane Legends in which a goal is reached whatever the NPC is dealt, which was proven.

Expert finds how. Four are puzzles that are shipped, the others are in `lane_positions.jsonl`. In five of them something
is to be held or taken that is worth having, and those that look less wide find only some; in the others one point is
missing, and to hold the Farfield wins (`farfield.lab.puzzles --last-point`, games 900001 to 900150). Nobody has learned
from any of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farfield.games import Position
from farfield.players import answer_one
from farfield.players.by_name import PROGRAMS
from farfield.puzzles.goals import Goal
from farfield.puzzles.proof import Prover, answers
from farfield.puzzles.shelf import puzzle

SHIPPED = (38, 43, 44, 56)
FILE = Path(__file__).with_name("lane_positions.jsonl")
KEPT: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
PROVEN: dict[str, tuple[Goal, int, Position]] = {
    **{f"puzzle {n}": (puzzle(n).goal, puzzle(n).seat, puzzle(n).position) for n in SHIPPED},
    **{
        f"game {one['from']}": (Goal(one["goal"], tuple(one["fields"])), one["seat"], Position.parse(one["position"]))
        for one in KEPT
    },
}
LAST_POINT = {f"game {one['from']}": one["length"] for one in KEPT if "length" in one}
WEAKER = ("easy", "rule-of-thumb")


def solves(player: str, name: str) -> bool:
    goal, seat, position = PROVEN[name]
    game = position.start()
    players, waiting = [PROGRAMS[player](1)], set[int]()
    while (standing := goal.standing(game, seat, position.turn)) == "open" and answer_one(game, players, waiting):
        pass
    return standing == "done"


@pytest.mark.parametrize("name", PROVEN)
def test_expert_solves_what_was_proven(name: str) -> None:
    assert solves("expert", name)


@pytest.mark.parametrize("name", WEAKER)
def test_the_weaker_ones_do_not_solve_all(name: str) -> None:
    those = [one for one in PROVEN if one not in LAST_POINT]
    assert sum(solves(name, one) for one in those) <= len(those) - 2


@pytest.mark.parametrize("name", LAST_POINT)
def test_the_last_point_is_won_for_certain_but_not_whatever_one_does(name: str) -> None:
    goal, seat, position = PROVEN[name]
    game = position.start()
    assert game.standing().points[seat] == game.standing().goal - 1
    prover = Prover(goal, seat, game)
    assert prover.shortest(game, LAST_POINT[name]) == LAST_POINT[name]
    assert len(prover.solving(game, LAST_POINT[name])) < len(answers(game, game.decisions()[0]))


def test_there_are_fifteen_of_them() -> None:
    assert len(PROVEN) >= 15
