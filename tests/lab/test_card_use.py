"""`farfield lab cards`: how often a card is played when it could be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.games import Field, Position, Seat
from farfield.lab import card_use
from farfield.lab.card_use import Report, Seen
from farfield.lab.counting import Tally
from farfield.rules.terms import END_TURN, PLAY


def test_a_card_that_could_be_played_and_is_still_in_hand_was_held() -> None:
    game = Position(seats=[Seat(hand=["Vanguard Sergeant", "Incinerate"], runes="Order 4"), Seat()]).start()
    decision = game.decisions()[0]
    (end,) = [option for option in decision.options if option.verb == END_TURN]
    seen = Seen()
    seen.note(game, decision, end)
    seen.end(game, 0)
    assert (seen.could, seen.did, seen.held) == ({("played", "Vanguard Sergeant")}, set(), ["Vanguard Sergeant"])
    report = Report()
    for _ in range(5):
        report.add(seen)
    assert report.cards["Vanguard Sergeant"].ways["played"] == Tally(0, 5)
    assert (report.mostly_held(), report.mostly_held(least=6)) == (["Vanguard Sergeant"], [])
    assert (report.mostly_left(), report.cards["Vanguard Sergeant"].left) == (["Vanguard Sergeant"], 5)


def test_a_card_is_not_left_where_something_else_is_done_instead() -> None:
    hand = ["Vanguard Sergeant", "Daring Poro"]
    game = Position(seats=[Seat(hand=hand, runes="Order 4"), Seat()]).start()
    decision = game.decisions()[0]
    (poro,) = [x for x in decision.options if x.verb == PLAY and game.card(x.thing).printed.name == "Daring Poro"]
    seen = Seen()
    seen.note(game, decision, poro)
    game.choose(decision, poro)
    seen.end(game, 0)
    assert (seen.held, seen.left) == (["Vanguard Sergeant"], set())
    report = Report()
    report.add(seen)
    assert (report.mostly_held(1), report.mostly_left(1)) == (["Vanguard Sergeant"], [])


def test_one_that_was_played_was_not() -> None:
    game = Position(seats=[Seat(hand=["Vanguard Sergeant"], runes="Order 4"), Seat()]).start()
    decision = game.decisions()[0]
    (play,) = [option for option in decision.options if option.verb == PLAY]
    seen = Seen()
    seen.note(game, decision, play)
    game.choose(decision, play)
    seen.end(game, 0)
    assert (seen.did, seen.held) == ({("played", "Vanguard Sergeant")}, [])


def test_hiding_a_card_and_playing_it_are_two_things() -> None:
    game = Position(
        seats=[Seat(hand=["Hidden Blade"], runes="Order 5", base=["Vanguard Sergeant"]), Seat()],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Daring Poro"]}),
            Field("Startipped Peak", controller=1, units={1: ["Daring Poro"]}),
        ],
    ).start()
    seen = Seen()
    seen.note(game, game.decisions()[0], game.decisions()[0].options[-1])
    assert {("played", "Hidden Blade"), ("hidden", "Hidden Blade")} <= seen.could


def test_the_same_seed_uses_cards_alike_on_any_number_of_cores() -> None:
    alone = card_use.as_json(card_use.measure("random", 4))
    assert card_use.as_json(card_use.measure("random", 4, workers=2)) == alone
    assert alone["games"] == 4 and len(alone["cards"]) > 40
    assert card_use.as_json(card_use.measure("random", 4, seed=2)) != alone


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "games.jsonl"
    alone = card_use.as_json(card_use.measure("random", 2, keep=keep))
    monkeypatch.setattr(card_use, "play", None)
    assert card_use.as_json(card_use.measure("random", 2, keep=keep)) == alone


def test_the_command_prints_a_row_for_each_card_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["lab", "cards", "--player", "random", "--games", "1", "--cores", "1"]
    assert main(typed) == 0
    assert "Held to the end in most games" in capsys.readouterr().out
    assert main([*typed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == card_use.as_json(card_use.measure("random", 1))


@pytest.mark.parametrize(
    ("typed", "said"), [(["--player", "thumb-0"], "no program"), (["--games", "0"], "at least one game")]
)
def test_what_cannot_be_played_is_said(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "cards", "--cores", "1", *typed]) == 1
    told = capsys.readouterr()
    assert (told.out, said in " ".join(told.err.split())) == ("", True)
