"""Decks against decks."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.decks import builtin, starter_decks
from farfield.lab import matchup
from farfield.lab.matchup import Deal, Plan
from farfield.lab.pages import matchup_page
from farfield.lab.plans import BadPlan
from farfield.words.messages import Messages

THREE = tuple(starter_decks()[:3])


def scripted(monkeypatch: pytest.MonkeyPatch) -> list[Deal]:
    """Nothing is played: the first deck always wins, and whoever begins wins every other game."""
    played: list[Deal] = []

    def play(deal: Deal) -> list[list[float]]:
        played.append(deal)
        return [[1.0, 1.0], [1.0, 0.0]]

    monkeypatch.setattr(matchup, "play", play)
    return played


def test_each_pair_meets_and_either_side_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scripted(monkeypatch)
    plan = Plan(THREE, games=4)
    met = matchup.meet(plan)
    assert len(played) == 3 * 2 and len({deal.dice for deal in played}) == 6
    assert [matchup.of(plan, met, 0, k).won for k in (1, 2)] == [4, 4]
    assert matchup.of(plan, met, 2, 0).won == 0 and matchup.overall(plan, met, 1).share == 0.5
    assert matchup.began(met).share == 0.5
    told = matchup.as_json(plan, met)
    assert [row["share"] for row in told["rows"]] == [1.0, 1.0, 1.0]
    assert told["elo"][THREE[2].name]["elo"] < told["elo"][THREE[1].name]["elo"] < 0
    assert all(deck.name in matchup_page(plan, met, Messages("en")) for deck in THREE)


def test_the_same_seed_plays_the_same_games() -> None:
    plan = Plan(THREE[:2], "random", games=6, seed=5)
    met = matchup.as_json(plan, matchup.meet(plan))
    assert met == matchup.as_json(plan, matchup.meet(plan, workers=2))
    dice = {deal.dice for deal in matchup.deals(plan, (0, 1))}
    assert len(dice) == 3 and not dice & {deal.dice for deal in matchup.deals(replace(plan, seed=6), (0, 1))}


def test_who_begins_is_counted_for_both_decks() -> None:
    plan = Plan(THREE[:2], "random", games=8)
    met = matchup.meet(plan)
    assert matchup.began(met).played == met[0, 1].tally.played == 8


def test_an_interrupted_table_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, kept = scripted(monkeypatch), tmp_path / "kept.jsonl"
    expected = matchup.as_json(Plan(THREE, games=4), matchup.meet(Plan(THREE, games=4), keep=kept))
    played.clear()
    assert matchup.as_json(Plan(THREE, games=4), matchup.meet(Plan(THREE, games=4), keep=kept)) == expected
    assert played == []
    matchup.meet(Plan(THREE, games=6), keep=kept)  # and more games go on from there
    assert len(played) == 3
    renamed = tuple(replace(deck, name=f"My {deck.name}") for deck in THREE)
    played.clear()
    matchup.meet(Plan(renamed, games=6), keep=kept)
    assert played == []  # a deck is its cards


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["Garen"], "at least two decks"),
        (["Garen", "Garen"], "at least two decks"),
        (["Garen", "Lux", "--player", "nobody"], "no program called “nobody”"),
        (["Garen", "Lux", "--games", "3"], "the number of games is even, and not 3"),
        (
            ["Garen", "Nothing of the kind"],
            "no built-in deck called “Nothing of the kind”. Choose one of: Annie, Garen, Lux",
        ),
        (["Garen", "Annie wth gear"], "no built-in deck called “Annie wth gear”. Did you mean: Annie with gear"),
        (["Garen", ""], "Error: No deck is named. Choose one of: Annie"),
        (["Garen", "Lux", "--games", "2", "--player", "random", "--page", "/nowhere/at/all.html"], "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_said(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(main(["lab", "matchup", *typed]))
    assert ended.value.code != 0
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_deck_that_does_not_work_is_refused_with_the_card() -> None:
    deck = builtin("Garen")
    short = replace(deck, name="Short", main=tuple(entry for entry in deck.main if entry[1] == deck.champion))
    with pytest.raises(BadPlan, match="Short cannot be played: The main deck has"):
        Plan((deck, short)).check()


def test_the_command_prints_a_table_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "table.html"
    typed = ["lab", "matchup", "Garen", "Lux", "--games", "2", "--player", "random", "--cores", "1"]
    assert main([*typed, "--page", str(page)]) == 0
    shown = capsys.readouterr().out
    assert "Garen" in shown and "Whoever began won" in shown
    assert "<table>" in page.read_text(encoding="utf-8") and "<svg" in page.read_text(encoding="utf-8")
    assert main([*typed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decks"] == ["Garen", "Lux"]
