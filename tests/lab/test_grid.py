"""The grid of what is measured: that it is whole, fits into a night, goes on, and says what came out."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.lab import grid, ladder, lanes
from farfield.lab.counting import Mean, Tally
from farfield.lab.grid import Against, InLanes


def test_every_goal_has_its_row_and_all_of_it_fits_into_a_night() -> None:
    every = list(grid.rows())
    assert len(set(every)) == len(every)
    duels = {(x.one, x.other, x.decks): x.least for x in every if isinstance(x, Against) and x.mode == "duel"}
    for kind in ladder.DECKS:
        assert duels["hard", "thumb-1.1", kind] == 0.85
        assert duels["expert", "hard", kind] == 0.70
    assert all(x.games >= 400 for x in every if isinstance(x, Against))
    assert {x.mode for x in every if isinstance(x, Against)} == {"duel", "2v2", "skirmish"}
    alone = {(x.preset, x.player) for x in every if isinstance(x, InLanes) and x.seats == 1}
    for preset in ("standard", "storm", "nightmare"):
        assert {(preset, "expert"), (preset, "sees-the-deck")} <= alone
    assert grid.whole(every) <= grid.HOURS


def test_rows_are_played_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid, "rows", lambda: iter([
        Against("duel", "starter", "random", "thumb-1", 2, 0.1, 0.5),
        InLanes("calm", 1, "random", 8, 0.1),
    ]))  # fmt: skip
    page = tmp_path / "page.md"
    page.write_text(f"before\n{grid.BEGIN}\n{grid.END}\nafter\n", encoding="utf-8")
    again = ["--keep", str(tmp_path / "kept"), "--cores", "1", "--into", str(page)]
    assert grid.main(again) == 0
    first = page.read_text(encoding="utf-8")
    assert "| duel, starter decks | random | thumb-1 | 0 of 2 (0.0%, " in first
    assert "| lanes, calm, 1 | random |  | 0 of 8 (0.0%, " in first and "score -" in first

    def nobody(part: object) -> None:
        raise AssertionError("it was kept")

    monkeypatch.setattr(ladder, "play", nobody)
    monkeypatch.setattr(lanes, "play", nobody)
    assert grid.main(again) == 0
    assert page.read_text(encoding="utf-8") == first


def test_a_row_says_how_certain_it_is() -> None:
    row = Against("2v2", "starter", "expert", "rule-of-thumb", 400, 1.0, 0.5)
    assert grid.line(row, Tally(300, 400), None) == (
        "| 2v2, starter decks | expert | rule-of-thumb | 300 of 400 (75.0%, 70.5% to 79.0%) | 50% |"
    )
    told = grid.line(InLanes("storm", 1, "expert", 400, 1.0), Tally(20, 400), Mean(-2.0, -2.5, -1.5))
    assert told.endswith("| 20 of 400 (5.0%, 3.3% to 7.6%) | score -2.0 (-2.5 to -1.5) |")


def test_it_can_be_looked_at_without_playing(capsys: pytest.CaptureFixture[str]) -> None:
    assert grid.main(["--list", "--rows", "storm"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3 and told[0].startswith("lanes, storm, 1: expert, 400 games")
    with pytest.raises(SystemExit):
        grid.main(["--list", "--rows", "chess"])
    assert "--list prints them" in capsys.readouterr().err
