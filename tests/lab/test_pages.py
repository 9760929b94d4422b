"""What the lab found as a page: of the ladder and of tuning too, in every language; and where it cannot be written."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farfield.cli import main
from farfield.decks import builtin, starter_decks
from farfield.lab import files, ladder, tuning
from farfield.lab.counting import Mean, Tally
from farfield.lab.files import CannotWrite
from farfield.lab.ladder import Plan, Played
from farfield.lab.pages import ladder_page, tune_page
from farfield.words.messages import LANGUAGES, Messages

LADDER = Plan(("random", "easy", "hard"), ("starter", "random"))
PLAYED = {
    row: Played(Tally(won, 400), certain=won != 190)
    for row, won in zip(LADDER.rows, (30, 0, 190, 20, 1, 30), strict=True)
}
TUNED = tuning.Tuned(
    900,
    [tuning.Round(40, 12)],
    3800,
    Tally(400, 800),
    [
        tuning.Tested(tuning.Swap(2, "Gust", "Flash"), Tally(480, 800), Mean(0.1, 0.04, 0.16)),
        tuning.Tested(tuning.Swap(1, "Gust", "Gem Jammer"), Tally(410, 800), Mean(0.01, -0.05, 0.07)),
    ],
)
TUNING = tuning.Plan(builtin("Garen"), tuple(starter_decks()))


def is_whole(page: str, lang: str, plots: int) -> None:
    assert f'<html lang="{lang}">' in page and page.endswith("</html>\n")
    assert not re.search(r"https?:|src=|@import|url\(|<script|<link|\binf\b|\bnan\b", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == page.count("<table>") == plots
    for drawing in drawings:
        ElementTree.fromstring(drawing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_is_a_page_with_shares_and_elo_of_each_kind_of_deck(lang: str) -> None:
    page = ladder_page(LADDER, PLAYED, Messages(lang))
    is_whole(page, lang, 4)
    for name in ("easy – random", "hard – random", "hard – easy", "Elo"):
        assert name in page
    if lang == "en":
        assert "92.5% (89.5% – 94.7%)" in page  # the better one first
        assert "52.5% (47.6% – 57.3%)</td><td>400</td><td>no</td>" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_tuning_found_is_a_page_with_an_interval_for_each_swap(lang: str) -> None:
    page = tune_page(TUNING, TUNED, Messages(lang))
    is_whole(page, lang, 1)
    assert "Gem Jammer" in page and Messages(lang).get("lab-tune-note").split(".")[0] in page
    if lang == "en":
        assert "+10.0% (+4.0% – +16.0%)" in page and "3800 games" in page.replace(",", "")
        assert "Swaps for Garen" in page and "Tried 40 of 900 swaps" in page.replace(",", "")


def test_the_commands_write_pages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "play", lambda deal: [deal.number % 2, deal.number % 3])
    quick = ["--cores", "1", "--seed", "3"]
    one, two = tmp_path / "ladder.html", tmp_path / "tune.html"
    typed = ["random", "thumb-1", "--decks", "starter", "--least", "2", "--games", "2"]
    assert main(["lab", "ladder", *typed, *quick, "--page", str(one)]) == 0
    tune = ["Garen", "--player", "random", "--games", "160", "--pool", "Keeper of Law"]
    assert main(["lab", "tune", *tune, *quick, "--page", str(two)]) == 0
    assert all("<svg" in path.read_text(encoding="utf-8") for path in (one, two))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.html", "tune.html"]
    assert "lab ladder easy" not in capsys.readouterr().err


def test_without_names_it_is_said_how_the_levels_play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "play", lambda deal: [1.0, 0.0])
    assert main(["lab", "ladder", "--games", "2", "--least", "2", "--decks", "starter", "--cores", "1"]) == 0
    assert "farfield lab ladder easy normal hard expert" in " ".join(capsys.readouterr().err.split())
    assert main(["lab", "ladder", "--games", "1", "--cores", "1"]) != 0
    assert "levels" not in capsys.readouterr().err


# --- where it cannot be written


def test_on_a_full_disk_the_results_are_told_and_no_empty_page_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "table.html"

    def full(self: Path, content: str, **how: str) -> None:
        self.touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    typed = ["lab", "matchup", "Garen", "Lux", "--games", "2", "--player", "random", "--cores", "1"]
    assert main([*typed, "--page", str(page)]) != 0
    told = capsys.readouterr()
    assert "Garen" in told.out
    assert "the disk is full" in " ".join(told.err.split()) and "folder that exists" not in told.err
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_is_there_stays_where_another_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "table.html"
    page.write_text("before", encoding="utf-8")
    with pytest.raises(CannotWrite, match="disk is full"), files.whole(page) as part:
        part.write_bytes(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert [path.name for path in tmp_path.iterdir()] == ["table.html"]
    assert page.read_text(encoding="utf-8") == "before"
    files.check_writable(page)
    assert page.read_text(encoding="utf-8") == "before"
    files.write(page, "after")
    assert [path.name for path in tmp_path.iterdir()] == ["table.html"]
    assert page.read_text(encoding="utf-8") == "after"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_device_is_not_replaced() -> None:
    with pytest.raises(CannotWrite, match="disk is full"):
        files.write(Path("/dev/full"), "much")
    assert Path("/dev/full").is_char_device()


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "page.html", tmp_path):
        with pytest.raises(CannotWrite, match="Name a file in a folder that exists"):
            files.check_writable(path)
    assert list(tmp_path.iterdir()) == []
