"""Three verdicts, each by itself, and the dates of ban lists."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards import catalogue
from farfield.decks import MODES, ban_date, builtin, judge, legality, write

BANNED = replace(builtin("Garen"), battlefields=("Reaver's Row", "Void Gate", "Zaun Warrens"))


def test_a_list_that_is_no_deck_is_judged_no_further() -> None:
    told = judge("3 Gusst\n2 Nonsense of the purest kind")
    assert (told.is_formed, told.is_supported, told.is_legal("duel")) == (False, False, False)
    assert [problem.params["line"] for problem in told.formed] == [2]
    assert (told.legal, told.unsupported) == ({}, ())


def test_the_verdicts_are_independent(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as few:
        few.setattr(catalogue, "supported", lambda: frozenset({"Fury Rune"}))
        told = judge(write(builtin("Fiora"), "code"))
    assert told.is_formed and all(told.is_legal(mode) for mode in MODES) and not told.is_supported
    told = judge(BANNED)
    assert told.is_formed and not told.is_legal("duel") and told.is_legal("lanes")
    told = judge(replace(builtin("Garen"), runes=()))
    assert told.is_formed and told.is_supported and not any(map(told.is_legal, MODES))


def test_what_was_guessed_is_told() -> None:
    told = judge(write(builtin("Garen"), "flat"))
    assert [note.id for note in told.notes] == ["deck-first-champion"]


def test_a_ban_list_binds_from_its_day_on() -> None:
    day = ban_date("duel")
    assert day == ban_date("match") == "2026-09-18"
    assert ban_date("2v2") == "2026-09-18" and ban_date("skirmish") is ban_date("lanes") is None
    assert [finding.params["date"] for finding in legality(BANNED, "duel", on=day)] == [day]
    assert legality(BANNED, "duel", on="2026-09-17") == ()
    assert judge(BANNED, on="2026-09-17").is_legal("duel")
    assert not judge(BANNED).is_legal("match")
