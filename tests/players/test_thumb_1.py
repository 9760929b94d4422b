"""thumb-1 and thumb-1.1 stay what they were: later players are measured against them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from farfield.cli.session import player_of
from farfield.games import Field, Position, Seat
from farfield.players import ask
from farfield.players.by_name import PROGRAMS
from farfield.players.thumb_1 import Thumb1, Thumb1Point1
from farfield.rules.terms import END_TURN, PLAY
from farfield.table.programs import program
from tools import thumb_1
from tools.thumb_1 import Played

PACKAGE = "farfield.players.thumb_1"


def test_its_constants_and_weights_are_those_that_were_frozen() -> None:
    assert thumb_1.numbers() == thumb_1.pinned("numbers"), (
        "thumb-1 is never tuned: put its numbers back. Improve farfield.players.rule_of_thumb instead."
    )


@pytest.mark.parametrize("played", thumb_1.GAMES, ids=str)
def test_it_answers_as_it_did(played: Played) -> None:
    assert thumb_1.choices(played) == thumb_1.pinned("games").get(str(played)), (
        "A game of thumb-1 goes another way. If that is because the rules changed, run: python -m tools.thumb_1. "
        "If thumb-1 itself, or what it counts of a position, is another: put that back, for it must never change."
    )


def imported(path: Path) -> Iterator[str]:
    """What a module of thumb-1 imports, in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = PACKAGE.split(".")[: 4 - node.level] if node.level else []
            whole = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{whole}.{alias.name}" for alias in node.names)


def test_it_knows_the_rules_and_itself_and_nothing_of_the_player_that_is_improved() -> None:
    modules = sorted(thumb_1.FOLDER.glob("*.py"))
    names = {name for path in modules for name in imported(path)}
    assert {f"{PACKAGE}.player.Thumb1", f"{PACKAGE}.lane_value.LaneValue"} <= names
    ours = [name for name in names if name.split(".")[0] not in sys.stdlib_module_names]
    allowed = ("farfield.rules.", "farfield.players.sight.", f"{PACKAGE}.")
    assert [name for name in ours if not name.startswith(allowed)] == []


@pytest.mark.parametrize(("name", "meant"), [("thumb-1", Thumb1), ("thumb-1.1", Thumb1Point1)])
def test_everybody_who_asks_for_it_by_name_gets_it(name: str, meant: type[Thumb1]) -> None:
    for asked in (PROGRAMS[name](1), player_of(name, 1), program(name, 1)):
        assert type(asked) is meant


def test_the_mended_one_plays_a_unit_that_the_other_keeps_because_the_turn_would_end_by_itself() -> None:
    game = Position(
        seats=[Seat(hand=["Vanguard Sergeant"], runes="Order 4", asked=[]), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Mountain Drake"]}),
            Field("Startipped Peak", controller=1, units={1: ["Mega-Mech"]}),
        ],
    ).start()
    decision = game.decisions()[0]
    assert ask(Thumb1(1), game, decision).verb == END_TURN
    assert ask(Thumb1Point1(1), game, decision).verb == PLAY


@pytest.mark.parametrize("played", [one for one in thumb_1.GAMES if one.mode == "lanes" and one.most > 60][:1], ids=str)
def test_in_lane_legends_both_answer_alike(played: Played) -> None:
    assert thumb_1.choices(replace(played, by=Thumb1Point1)) == thumb_1.pinned("games")[str(played)]


def test_its_games_are_written_anew_only_while_its_numbers_are_the_frozen_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "digest.txt"
    kept.write_text(thumb_1.DIGEST.read_text(encoding="utf-8"), encoding="utf-8")
    before = kept.read_text(encoding="utf-8")
    monkeypatch.setattr(thumb_1, "DIGEST", kept)
    monkeypatch.setattr(thumb_1, "GAMES", thumb_1.GAMES[:1])
    monkeypatch.setattr(thumb_1, "choices", lambda played: "another way")
    monkeypatch.setattr("sys.argv", ["thumb_1"])

    with monkeypatch.context() as tuned:
        tuned.setattr(thumb_1, "numbers", lambda: {"duel_sense.py": "tuned"})
        assert thumb_1.main() == 1
    assert kept.read_text(encoding="utf-8") == before

    assert thumb_1.main() == 0
    assert thumb_1.pinned("numbers") == thumb_1.numbers()
    assert thumb_1.pinned("games")[str(thumb_1.GAMES[0])] == "another way"
