"""The list of proofs: what it says holds, and nobody can claim more."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from farfield.cards import catalogue, progress, proving, written
from farfield.cards.facts import facts
from farfield.cards.proving import MARKS, Proof
from farfield.words.digests import as_read
from tools.proofs import page, recording, sheets

COMPLETE = sorted(name for name in catalogue.claimed() if not proving.lacking(name))


def test_every_line_is_of_a_card_that_its_module_defines_in_order() -> None:
    for module in (*written.modules(), written.TOKENS):
        path = recording.file_of(module)
        if path.exists():
            names = [name for name, _ in proving.read(path.read_text(encoding="utf-8"))]
            assert names == [name for name in written.defined_in(module) if name in names], path.name
            assert set(names) <= catalogue.claimed(), f"{path.name}: a draft has no proof"
    files = {recording.file_of(module).name for module in (*written.modules(), written.TOKENS)}
    assert {path.name for path in recording.FOLDER.glob("*.tsv")} <= files


def test_marks_are_known_and_in_order() -> None:
    for name, proof in proving.proofs().items():
        assert proof.marks == "".join(letter for letter in MARKS if letter in proof.marks), name


@pytest.mark.parametrize("name", COMPLETE)
def test_the_words_of_a_complete_card_are_those_that_were_read(name: str) -> None:
    """Run python -m tools.proofs refresh: it keeps the marks of readers whose material is the same."""
    assert as_read(name)


@pytest.mark.parametrize("name", sorted(proving.proofs()))
def test_a_definition_is_still_the_one_that_was_proven(name: str) -> None:
    """Otherwise the card has silently left the game."""
    assert "changed" not in proving.lacking(name)


def test_supported_is_what_is_claimed_and_proven() -> None:
    proven = {name for name in catalogue.claimed() if proving.is_proven(name)}
    runes = {name for name in catalogue.claimed() if facts(name).type == "rune"}
    assert catalogue.supported() == proven | runes


@pytest.mark.parametrize(
    ("marks", "lacks", "proven"),
    [
        ("SCAB", (), True),
        ("SCA", ("reader-b",), False),
        ("SCB", ("reader-a",), False),
        ("AB", ("scenarios", "comparison"), False),
    ],
)
def test_each_mark_counts(monkeypatch: pytest.MonkeyPatch, marks: str, lacks: tuple[str, ...], proven: bool) -> None:
    known = {"Flash": Proof(proving.definition_digest("Flash"), "", "", marks)}
    monkeypatch.setattr(proving, "_proofs", lambda: known)
    assert proving.lacking("Flash") == lacks
    assert proving.is_proven("Flash") is proven
    found = progress.lack_of("Flash")
    assert (found.proofs if found else ()) == lacks
    assert progress.standing_of("Flash") == ("complete" if not lacks else "partial")


def test_a_changed_definition_is_not_proven_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"Flash": Proof("another", "", "", "SCAB")}
    monkeypatch.setattr(proving, "_proofs", lambda: known)
    assert proving.lacking("Flash") == ("changed",)
    assert not proving.is_proven("Flash")
    assert proving.lacking("Gust") == tuple(MARKS.values())


def test_the_digest_of_a_definition_is_of_what_it_says() -> None:
    same = (
        'draft("X", Action, deal(2, a(unit)))',
        'card(  # a comment\n    "X",\n    Action,\n    deal(2, a(unit)),\n)',
    )
    assert len({proving.plain(source) for source in same}) == 1
    assert proving.plain(same[0]) != proving.plain(same[0].replace("2", "3"))


def test_a_reader_keeps_the_mark_of_what_is_still_as_it_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    now = replace(recording.renewed("Flash"), marks="SCAB")
    for old, marks in (
        (now, "SCAB"),
        (replace(now, words="others"), "SCAB"),
        (replace(now, english="other"), "SCB"),
        (replace(now, definition="other"), "SCA"),
    ):
        monkeypatch.setattr(proving, "_proofs", lambda old=old: {"Flash": old})
        assert recording.renewed("Flash").marks == marks
    assert recording.with_reader(replace(now, marks="SCA"), "B").marks == "SCAB"


def test_the_marks_of_two_readers_add_up_if_they_read_the_same() -> None:
    proof = Proof("d", "e", "w", "SCA")
    assert recording.both(proof, replace(proof, marks="SCB")).marks == "SCAB"
    assert recording.both(proof, replace(proof, marks="SC")).marks == "SCA"
    assert recording.both(proof, replace(proof, definition="x", marks="SCAB")).marks == "SCAB"


def test_a_conflict_is_united(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "FOLDER", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "cards.md")
    ours, theirs = "Flash\td\te\tw\tSCA\nFinal Spark\td\te\tw\tSC", "Flash\td\te\tw\tSCB"
    path = tmp_path / "proving_grounds.tsv"
    path.write_text(f"# head\n<<<<<<< one\n{ours}\n=======\n{theirs}\n>>>>>>> two\n", encoding="utf-8")
    assert recording.merge() == ["proving_grounds.tsv"]
    found = dict(proving.read(path.read_text(encoding="utf-8")))
    assert {name: proof.marks for name, proof in found.items()} == {"Flash": "SCAB", "Final Spark": "SC"}
    assert recording.merge() == []


def test_a_draft_cannot_be_recorded() -> None:
    drafts = sorted(name for name, text in catalogue.texts().items() if text.draft)
    for name in drafts[:1]:
        assert recording.faults(name) == ["it is a draft: write card(…) when nothing is left out"]


def test_reader_b_gets_the_definition_and_no_words() -> None:
    sheet = sheets.for_reader_b("Flash")
    assert "move_to_base(up_to(2, unit.friendly))" in sheet
    assert "Move up to two" not in sheet
    answer = "## Flash\nUp to two of your units go home.\n\n## Gust\nA small unit goes back."
    assert sheets.written_by_reader(answer) == {
        "Flash": "Up to two of your units go home.",
        "Gust": "A small unit goes back.",
    }


def test_the_command_tells_what_is_lacking() -> None:
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "tools.proofs", "status", "--set", "OGS"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True).stdout
    assert "complete" in told.splitlines()[-1]


def test_the_page_of_counts_is_fresh() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "run python -m tools.proofs page"
