"""One deck looked at closely: what is counted, that it repeats, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from farfield.cli import main
from farfield.decks import builtin, starter_decks
from farfield.lab import deck_report
from farfield.lab.counting import Tally, difference
from farfield.lab.deck_report import Plan, Report
from farfield.lab.plans import BadPlan

GAREN = builtin("Garen")
PLAN = Plan(GAREN, tuple(starter_decks()[:2]), "random", games=8, seed=3)


def game(won: float, *drawn: str, played: tuple[str, ...] = (), **other: Any) -> dict[str, Any]:
    usual = {"against": "Lux", "began": True, "turns": 9, "points": [0, 1, 2], "score": 8, "by": "points", "kept": []}
    return {**usual, "won": won, "drawn": list(drawn), "played": list(played), **other}


def test_a_card_helps_if_more_games_are_won_with_it() -> None:
    report = Report()
    for i in range(40):
        report.add(["Gust", "Flash"], game(float(i % 4 != 0), *(["Gust"] if i % 4 != 0 else ["Flash"])))
    found, low, high = report.cards["Gust"].helps()
    assert found == 1 and low > 0.6 and high == 1 and report.cards["Gust"].known
    assert report.cards["Flash"].helps()[0] == -1
    assert str(report.tally()).startswith("30 of 40 (75.0%")


def test_what_is_hardly_ever_drawn_is_not_judged() -> None:
    report = Report()
    for i in range(30):
        report.add(["Gust"], game(1.0, *(["Gust"] if i < 3 else [])))
    assert not report.cards["Gust"].known


def test_turns_points_and_losses_are_counted() -> None:
    report = Report()
    for lost_by, turns in (("points", 7), ("burn out", 9), ("points", 11)):
        report.add([], game(0.0, turns=turns, by=lost_by, began=turns > 8, points=[0] * turns))
    found = report.mean("turns")
    assert found.mean == 9 and found.low < 9 < found.high
    assert report.lost_by() == {"points": 2, "burn out": 1}
    assert len(report.points_by_turn()) == 9  # two of three games lasted so long
    assert report.tally("began", True).played == 2


def test_a_difference_has_an_interval() -> None:
    found, low, high = difference(Tally(60, 100), Tally(40, 100))
    assert found == pytest.approx(0.2) and 0.05 < low < 0.1 and 0.3 < high < 0.35
    assert difference(Tally(5, 10), Tally(5, 10))[1] < 0 < difference(Tally(5, 10), Tally(5, 10))[2]


def test_the_same_seed_plays_the_same_games_and_both_seats() -> None:
    alone = deck_report.as_json(PLAN, deck_report.measure(PLAN))
    assert alone == deck_report.as_json(PLAN, deck_report.measure(PLAN, workers=2))
    assert alone["won"]["played"] == 8 and sum(x["played"] for x in alone["against"].values()) == 8
    deals = deck_report.deals(PLAN)
    assert [deal.seat for deal in deals[:4]] == [0, 1, 0, 1] and deals[0].dice == deals[1].dice != deals[2].dice
    assert any(card["drawn"]["played"] for card in alone["cards"].values())
    assert set(alone["cards"]) == {name for _, name in GAREN.main}


def test_lane_legends_is_played_alone() -> None:
    plan = Plan(builtin("Garen with gear"), (), "random", games=2, mode="lanes", preset="storm")
    told = deck_report.as_json(plan, deck_report.measure(plan))
    assert told["against"].keys() == {"storm"} and told["turns"]["mean"] > 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"player": "nobody"}, "no program called"),
        ({"games": 3}, "played twice"),
        ({"mode": "war"}, "Choose from: duel, lanes"),
        ({"preset": "rain"}, "Choose from: calm"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPlan, match=words):
        deck_report.measure(replace(PLAN, **change))


def test_the_command_prints_a_table_or_json_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "games.jsonl"
    typed = ["lab", "deck", "Garen", "--player", "random", "--games", "4", "--cores", "1", "--keep", str(keep)]
    assert main(typed) == 0
    out = capsys.readouterr().out
    assert "Garen, duel, random, 4 games, seed 1: won" in out and "Points as each turn begins: 0" in out
    lines = keep.read_text().splitlines()
    assert len(lines) == 5
    assert main([*typed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert keep.read_text().splitlines() == lines  # nothing was played again
    assert main(["lab", "deck", "no such list"]) == 1
