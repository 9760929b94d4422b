"""Games won with their interval, when a difference is certain, and Elo."""

from __future__ import annotations

import pytest

from farfield.lab.counting import Tally, apart, mean, ratings, student


def test_the_interval_is_wilsons() -> None:
    assert [round(x, 4) for x in Tally(462, 640).interval()] == [0.6859, 0.7552]
    assert [round(x, 3) for x in Tally(0, 8).interval()] == [0.0, 0.324]
    assert Tally().interval() == (0.0, 1.0)


def test_a_game_that_nobody_won_counts_half() -> None:
    assert str(Tally(2.5, 5)) == "2.5 of 5 (50.0%, 95 % interval 17.0% to 83.0%)"


def test_the_more_often_one_looks_the_more_it_takes_to_be_certain() -> None:
    narrow = Tally(221, 400)
    assert narrow.interval()[0] > 0.5  # one look at all would do
    assert not apart(narrow, 1)
    assert apart(Tally(230, 400), 1) and not apart(Tally(230, 400), 4)
    assert apart(Tally(400 - 230, 400), 1)  # also when it is the other who is better


def test_elo_is_how_many_games_are_won() -> None:
    found = ratings(["one", "other"], {("one", "other"): Tally(3600, 10_000)})
    assert found["one"].elo == 0
    assert found["other"].elo == pytest.approx(100, abs=1)
    assert found["other"].low < 94 and found["other"].high > 106


def test_elo_of_those_who_never_met_goes_through_others() -> None:
    games = {("a", "b"): Tally(250, 1000), ("b", "c"): Tally(250, 1000)}
    found = ratings(["a", "b", "c"], games)
    assert found["c"].elo == pytest.approx(2 * found["b"].elo, rel=0.01)
    assert found["c"].high - found["c"].low > found["b"].high - found["b"].low


def test_who_won_every_game_has_a_number_all_the_same() -> None:
    found = ratings(["a", "b"], {("a", "b"): Tally(0, 100)})
    assert 600 < found["b"].elo < 1200 and found["b"].low > 0


def test_the_mean_of_few_numbers_is_less_certain() -> None:
    """Student's distribution, as it stands in every table."""
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, known in table.items():
        assert student(0.975, freedom) == pytest.approx(known, rel=0.003)
    assert mean([1.0, 1.0, 1.0]).low == mean([1.0, 1.0, 1.0]).high == 1
    assert mean([5.0]).low < -1e9  # one number says nothing of how far others lie
    assert mean([0.0, 1.0] * 20, doubt=0.01).low < mean([0.0, 1.0] * 20).low
