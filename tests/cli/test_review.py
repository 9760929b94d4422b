"""A review names the turn in which most was given away."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.games import Field, Position, Seat, save, start
from farfield.games.modes import MODES
from farfield.players.trying_out import quiet
from tests.cli.terminal import Terminal


def test_a_turn_in_which_nothing_was_done_is_named(terminal: Terminal, tmp_path: Path) -> None:
    game = Position(
        seats=[
            Seat(base=["Vanguard Sergeant", "Vanguard Sergeant"], hand=["Daring Poro"], runes="Body 4", points=6),
            Seat(base=["Vanguard Sergeant"] * 3, points=6),
        ],
        fields=[Field("Void Gate"), Field("Fortified Position")],
    ).start()
    while not game.over and game.turn < 7:
        decision = game.decisions()[0]
        game.choose(decision, quiet(decision.options))
    save(game, tmp_path / "game.txt")
    ran = terminal.run("review", str(tmp_path / "game.txt"), "--lang", "en")
    assert ran.code == 0, ran.err
    assert "Turn 5, Player 1: better would have been Move Vanguard Sergeant" in ran.out
    assert "Turn 6, Player 2: better would have been Move Vanguard Sergeant" in ran.out
    assert len(ran.out.split(" instead of ")) == 3
    marked = [line.split() for line in ran.out.splitlines() if "◄" in line]
    assert [(line[0], line[-1]) for line in marked] == [("5", "1"), ("6", "2")]
    ran = terminal.run("review", str(tmp_path / "nothing.txt"), "--lang", "de")
    assert ran.code != 0


def test_a_lane_in_which_nothing_was_done_is_reviewed_in_points(terminal: Terminal, tmp_path: Path) -> None:
    game = start(["Garen with gear", "Lux with gear"], seed=3, mode="lanes")
    while game.turn < 5:
        decision = game.decisions()[0]
        game.choose(decision, quiet(decision.options))
    game.concede(0)
    save(game, tmp_path / "lanes.txt")
    ran = terminal.run("review", str(tmp_path / "lanes.txt"), "--lang", "de")
    assert ran.code == 0, ran.err
    assert ", Garen with gear: Besser wäre" in ran.out
    assert "Punkte im Lauf der Zeit" in ran.out and "◄ Garen with gear" in ran.out
    assert "Besser wäre gewesen" in ran.out and "Punkte samt dem" in ran.out and " statt " in ran.out


@pytest.mark.parametrize("mode", ["skirmish", "2v2"])
def test_a_game_of_several_in_which_nothing_was_done_is_reviewed(terminal: Terminal, tmp_path: Path, mode: str) -> None:
    """The seat that could have taken a battlefield at once is named, and how likely its team was to win."""
    idle = [Seat(base=["Vanguard Sergeant"], points=5) for _ in range(2 if mode == "skirmish" else 3)]
    able = Seat(base=["Vanguard Sergeant", "Vanguard Sergeant"], runes="Body 4", points=5)
    fields = [Field("Void Gate"), Field("Fortified Position")]
    game = Position(seats=[able, *idle], fields=fields, mode=MODES[mode].rules()).start()
    while not game.over and game.turn < 6:
        decision = game.decisions()[0]
        game.choose(decision, quiet(decision.options))
    save(game, tmp_path / "game.txt")
    ran = terminal.run("review", str(tmp_path / "game.txt"), "--lang", "en")
    assert ran.code == 0, ran.err
    assert "better would have been Move Vanguard Sergeant" in ran.out and "%" in ran.out
