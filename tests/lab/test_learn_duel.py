"""Learning how likely a Duel is to be won: what is written down, that it repeats, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farfield.lab import duel_network, learn_duel
from farfield.lab.learn_duel import Lesson, Moment
from farfield.players.duel_value import ONE, DuelValue


def test_both_seats_are_written_down_at_the_beginning_of_every_main_phase() -> None:
    lesson = learn_duel.play(3, "random")
    assert lesson.winner in (0, 1)
    assert [moment.seat for moment in lesson.moments[:4]] == [0, 1, 0, 1]
    assert len({len(moment.numbers) for moment in lesson.moments}) == 1
    again = learn_duel.play(3, "random")
    assert [moment.numbers for moment in again.moments] == [moment.numbers for moment in lesson.moments]


def test_it_learns_what_decides_and_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number says who wins, and one card does."""
    lessons = []
    for i in range(200):
        good = i // 2 % 2  # whose number is high
        moments = [Moment(seat, [ONE if seat == good else -ONE, 36], [("Mystic Poro", 1)]) for seat in (0, 1)]
        lessons.append(Lesson(moments, winner=good))
    monkeypatch.setattr(duel_network, "BATCH", 16)
    found = learn_duel.examples(lessons)
    networks, off, right = duel_network.fitted(found)
    assert right == 1 and off < 0.4
    text = duel_network.as_text(networks, found.names)
    assert duel_network.as_text(duel_network.fitted(found)[0], found.names) == text
    network = DuelValue(json.loads(text)).network
    inner, outer = duel_network.INNER
    assert len(network.second.columns) == inner * duel_network.NETWORKS
    assert len(network.last) == outer * duel_network.NETWORKS


def test_the_command_plays_learns_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "weights.json"
    typed = ["--games", "20", "--player", "random", "--cores", "1", "--into", str(into)]
    assert learn_duel.main(typed) == 0
    assert "20 games, " in capsys.readouterr().out
    assert DuelValue(json.loads(into.read_text(encoding="utf-8"))).cards


def test_too_few_games_teach_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learn_duel.main(["--games", "3"])
    assert "at least --games 20" in capsys.readouterr().err
