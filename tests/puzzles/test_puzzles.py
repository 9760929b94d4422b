"""The puzzles that are shipped: they load, their line solves them, and no other is as short."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

from farfield.games.answers import choices
from farfield.lab.puzzles import LEVELS, solves, struck
from farfield.puzzles import LOST, Prover, Puzzle, UnknownPuzzle, daily, puzzle, puzzles
from farfield.puzzles.goals import GOALS
from farfield.puzzles.shelf import daily_number

NUMBERS = range(1, len(puzzles()) + 1)
QUICK = sorted(NUMBERS, key=lambda n: puzzle(n).positions)[:4]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_line_that_is_kept_solves_it(number: int) -> None:
    one = puzzle(number)
    game = one.start()
    assert game.decisions()[0].seat == one.seat
    for words in one.line:
        assert one.goal.standing(game, one.seat, one.position.turn) == "open"
        decision = game.decisions()[0]
        game.choose(decision, decision.options[choices(game, decision).index(words)])
    assert one.goal.standing(game, one.seat, one.position.turn) == "done"


def prove(one: Puzzle) -> None:
    game = one.start()
    prover = Prover(one.goal, one.seat, game)
    assert prover.shortest(game) == one.length < LOST
    assert len(prover.deeds(game, one.length)) == 1, "another line is as short"
    assert not one.position.seats[1 - one.seat].hand if len(one.position.seats) > 1 else True


@pytest.mark.parametrize("number", QUICK)
def test_it_is_proven_by_going_through_all_lines(number: int) -> None:
    prove(puzzle(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", NUMBERS)
def test_all_are_proven(number: int) -> None:
    prove(puzzle(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", NUMBERS)
def test_its_grade_is_what_the_levels_do(number: int) -> None:
    """Also since they have changed: one that is said to be beyond all of them may be found by the weakest."""
    one = puzzle(number)
    assert one.failed == tuple(name for name in LEVELS if not solves(name, one.position, one.seat, one.goal))


def test_there_are_enough_of_either_mode_and_of_every_kind() -> None:
    assert len(puzzles()) >= 60
    kinds = Counter((one.mode, one.goal.kind) for one in puzzles())
    assert {kind for _, kind in kinds} == set(GOALS)
    assert min(sum(kinds[mode, kind] for kind in GOALS) for mode in ("duel", "lanes")) >= 20
    assert {len(one.failed) for one in puzzles()} == {0, 1, 2, 3, 4}
    assert len({one.text for one in puzzles()}) == len(puzzles())
    assert all(one.position.text() == one.text for one in puzzles())  # a table finds them by it


@pytest.mark.parametrize("number", [one.number for one in puzzles() if one.goal.kind == "bait"])
def test_a_strike_comes_if_nothing_is_done(number: int) -> None:
    one = puzzle(number)
    assert one.goal.stands(one.start(), one.seat) and struck(one.start(), one.goal, one.seat)


def test_every_day_has_its_puzzle_and_no_day_that_of_the_day_before() -> None:
    days = [date(2027, 1, 1) + timedelta(n) for n in range(2 * 365)]
    found = [daily(day).number for day in days]
    assert set(found) == set(NUMBERS)
    assert all(one != other for one, other in pairwise(found))
    with pytest.raises(UnknownPuzzle):
        puzzle(len(puzzles()) + 1)


def test_one_more_puzzle_changes_few_days() -> None:
    days = [date(2027, 1, 1) + timedelta(n) for n in range(365)]
    changed = [day for day in days if daily_number(day, 30) != daily_number(day, 31)]
    assert 0 < len(changed) < 30
