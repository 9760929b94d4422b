"""Positions of Lane Legends in which a goal is reached whatever the NPC is dealt, which was proven.

Expert finds how, and those that look less wide do not. Four are puzzles that are shipped, another is in
`lane_positions.jsonl`. Nobody has learned from any of them.
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
def test_the_weaker_ones_mostly_do_not(name: str) -> None:
    assert sum(solves(name, one) for one in PROVEN) <= 1
