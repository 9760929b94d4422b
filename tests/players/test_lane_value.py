"""What a lane may still bring is guessed from what can be counted there, and the guess can be learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farfield.lab import learn_lanes
from farfield.players import lane_value
from farfield.players.lane_value import LaneValue, survivors
from farfield.players.network import Network
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import lane_at_a_glance
from tests.scenarios.lane_legends.lane_table import Lane, Spot, Thrall, lanes
from tests.scenarios.table import unit_card

GUARD = unit_card("Guard", might=6)
SCOUT = unit_card("Scout", might=2)


def worth(game: Game, acting: bool = False) -> float:
    return LaneValue(game, 0, 0).points(lane_at_a_glance.of(game, 0, 0), acting)


def at_end(**there: Any) -> float:
    """At the end of a turn in the middle of a game."""
    return worth(lanes(Lane(hand=[SCOUT, SCOUT], runes="Fury 6", at_npc=[3], **there), turn_number=6))


def test_holding_the_farfield_is_worth_about_the_point_it_scores() -> None:
    assert at_end(far=Spot(units=[GUARD])) > at_end(base=[GUARD]) + 0.5


def test_a_lost_nearfield_costs() -> None:
    assert at_end(near=Spot(thralls=[5])) < at_end() - 0.5


def test_thralls_further_on_are_worse() -> None:
    assert at_end(base=[GUARD], near=Spot(thralls=[5])) < at_end(base=[GUARD], far=Spot(thralls=[5]))


def test_more_might_is_better_and_more_thralls_are_worse() -> None:
    plain = at_end(near=Spot(units=[SCOUT]))
    assert at_end(near=Spot(units=[SCOUT, GUARD])) > plain
    assert at_end(near=Spot(units=[SCOUT]), mid=Spot(thralls=[Thrall(9, strikes=1)])) < plain


@pytest.mark.parametrize("acting", [False, True])
def test_the_weights_are_for_as_many_numbers_as_are_counted(acting: bool) -> None:
    game = lanes(Lane(near=Spot(units=[SCOUT])))
    numbers = LaneValue(game, 0, 0).numbers(lane_at_a_glance.of(game, 0, 0), acting)
    assert lane_value.networks()[acting].takes == len(numbers)


def test_a_network_by_hand() -> None:
    network = Network([[1.0, 0.0, 0.0], [0.0, -1.0, 0.5]], [[1.0, 2.0, -1.0]], [[3.0, 0.25]], [0.0, 1.0], one=4)
    assert network.takes == 2
    assert network.value([8, 12]) == 6.25
    assert network.value([8, -12]) == 3 * (2 + 7 - 1) + 0.25 - 3
    assert network.value([-8, 12]) == 3.25


def test_the_parts_of_a_network_must_fit() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network([[1.0, 0.0]], [[1.0, 2.0, 0.0]], [[3.0, 0.25]], [0.0], one=4)


def test_who_survives_damage_as_an_npc_assigns_it() -> None:
    assert survivors([6, 4, 2], 6) == [4, 2]
    assert survivors([6, 4, 2], 5) == [6, 2]
    assert survivors([6], 5) == [6]


def test_a_round_of_learning_writes_weights_that_can_be_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text(lane_value.WEIGHTS.read_text(encoding="utf-8"), encoding="utf-8")
    seen = learn_lanes.Lesson(2, [learn_lanes.Moment(acting, 0, [0.1] * n) for acting, n in ((True, 101), (False, 99))])
    monkeypatch.setattr(learn_lanes, "play", lambda seed: seen)
    monkeypatch.setattr(learn_lanes, "EPOCHS", 1)
    try:
        assert learn_lanes.main(["--rounds", "1", "--games", "600", "--cores", "1", "--into", str(weights)]) == 0
        assert "round 1: 600 games, mean score 2.00" in capsys.readouterr().out
        assert weights.read_text(encoding="utf-8") != lane_value.WEIGHTS.read_text(encoding="utf-8")
        lane_value.use(weights)
        assert lane_value.networks()[0].guess([0.1] * 99) == pytest.approx(2, abs=0.5)
    finally:
        lane_value.use(lane_value.WEIGHTS)


def test_points_that_came_are_what_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """A point held after the first moment, one lost after the second, none expected: 0.8 of the later one counts."""
    monkeypatch.setattr(Network, "value", lambda self, numbers: 0.0)
    lesson = learn_lanes.Lesson(0, [learn_lanes.Moment(False, 0, [0.0]), learn_lanes.Moment(False, 1, [1.0])])
    rows, points, games = learn_lanes.examples([lesson], False)
    assert rows.tolist() == [[0.0], [1.0]]
    assert points.tolist() == pytest.approx([1 - 0.8, -1])
    assert games.tolist() == [0, 0]


def test_a_game_to_learn_from_is_played_to_the_end_of_the_deck() -> None:
    lesson = learn_lanes.play(3)
    ends = [moment for moment in lesson.moments if not moment.acting]
    assert len(ends) >= 8
    assert ends[-1].score == pytest.approx(lesson.score, abs=2)


@pytest.mark.parametrize(
    ("line", "words"), [(["--games", "3"], "--games 20"), (["--into", "nowhere.json"], "nowhere.json")]
)
def test_nonsense_is_told(line: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learn_lanes.main(line)
    assert words in capsys.readouterr().err
