"""Duels of the rule of thumb against another program: who plays, and what is printed."""

from __future__ import annotations

import pytest

from farfield.lab import opponents
from farfield.players.by_name import PROGRAMS
from farfield.players.random_player import RandomPlayer


def test_it_is_measured_against_whom_one_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hired: list[int] = []

    def weak(seed: int) -> RandomPlayer:
        hired.append(seed)
        return RandomPlayer(seed)

    monkeypatch.setitem(PROGRAMS, "thumb-1", weak)
    opponents.main(["2", "--against", "thumb-1"])
    assert set(hired) == {1}
    assert "rule of thumb against thumb-1: 2 of 2 (100.0%, 95 % interval 34.2% to 100.0%)" in capsys.readouterr().out


def test_of_equal_players_each_wins_half_because_every_game_is_played_from_both_sides() -> None:
    result = opponents.measure(4, against="rule-of-thumb")
    assert (result.total.won, result.total.played) == (2, 4)
    assert {name: tally.played for name, tally in result.by_deck.items()} == {"Annie": 3, "Garen": 1}


def test_nobody_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        opponents.main(["2", "--against", "thumb-0"])
    assert "invalid choice: 'thumb-0'" in capsys.readouterr().err
