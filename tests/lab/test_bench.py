"""The benchmark: equal games have equal digests, and the table shows both engines, or the one there is."""

from __future__ import annotations

import pytest
from rich.console import Console

from farfield.cli.bench import table
from farfield.decks import starter_decks
from farfield.games import loadout
from farfield.lab import bench
from farfield.lab.bench import Beside, Figures, Play, Report
from farfield.rules.modes.duel import Duel


def figures(speed: float, digest: str = "abcdef0123") -> Figures:
    """An engine that plays so many games a second, whatever it plays."""
    play = Play(
        games_per_s=speed,
        decisions_per_s=100 * speed,
        decisions_per_game=100.0,
        turns_per_game=12.0,
        cards_per_game=20.0,
        games=16,
        digest=digest,
    )
    return Figures(
        duel=play,
        complete=play,
        beside=Beside(median=70.5, least=66.25, most=speed, rounds=5),
        lanes1=play,
        lanes2=play,
        lanes4=play,
        lanes8=play,
        copy_us=1000 / speed,
        copy_late_us=2.0,
        copy_lanes8_us=3.0,
        options_us=4.0,
        view_us=5.0,
        state_bytes=6000,
    )


def rows(compiled: Figures | None) -> dict[str, list[str]]:
    """The table as it is printed, by what is measured."""
    report = Report(interpreted=figures(50.0), compiled=compiled, python="3.11", version="1", notes=[])
    console = Console(width=160)
    with console.capture() as said:
        console.print(table(report))
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in said.get().splitlines() if "│" in line]
    return {row[0]: row[1:] for row in cells}


def test_the_same_games_have_the_same_digest_and_others_another() -> None:
    loadouts = [loadout(deck) for deck in starter_decks()]
    one, same, more = (bench.play_games(Duel(), loadouts, 2, 0.0, least) for least in (2, 2, 3))
    assert (one["games"], more["games"]) == (2, 3)
    assert one["digest"] == same["digest"] != more["digest"]


def test_two_kinds_of_decks_are_measured_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    ones, others = ([loadout(deck)] for deck in list(starter_decks())[:2])
    speeds = iter((60.0, 100.0, 90.0, 100.0, 70.0, 50.0))
    asked: list[object] = []

    def play(mode: Duel, decks: object, seats: int, seconds: float) -> Play:
        asked.append(decks)
        assert (seats, seconds) == (2, 1.0)
        return Play(**{**figures(1.0)["duel"], "decisions_per_s": next(speeds)})

    monkeypatch.setattr(bench, "play_games", play)
    assert bench.beside(Duel(), ones, others, 3.0, 3) == Beside(median=90.0, least=60.0, most=140.0, rounds=3)
    assert asked == [ones, others] * 3


def test_the_table_puts_both_engines_side_by_side() -> None:
    found = rows(figures(200.0))
    assert found["random Duels"] == ["50.0/s", "200.0/s", "4.0×", "– / 300"]
    assert found["copy (turn 8)"] == ["20.0 µs", "5.0 µs", "1/4.0", "– / 25 µs"]
    assert found["beside starter decks"] == ["70.5 % (66.2–50.0)", "70.5 % (66.2–200.0)", "", "– / ≥ 65 %"]
    assert found["cost of a decision, 8 players to 1"] == ["1.0×", "1.0×", "1.0×", "– / ≤ 2×"]


def test_without_a_compiled_engine_its_column_is_empty() -> None:
    assert rows(None)["random Duels"] == ["50.0/s", "–", "", "– / 300"]


def test_the_digests_tell_whether_both_played_alike() -> None:
    assert bench.digests(figures(50.0)) == bench.digests(figures(200.0))
    assert bench.digests(figures(50.0)) != bench.digests(figures(50.0, "other"))
