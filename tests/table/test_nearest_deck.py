"""A list with cards that do not work here yet: the check answers with the nearest version that does."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import supported
from farfield.decks import builtin, judge, parse, write
from farfield.table.server.decks_api import verdicts


def test_the_check_says_what_would_be_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    known = supported() - {"Vanguard Sergeant"}
    monkeypatch.setattr("farfield.cards.catalogue.supported", lambda: known)
    text = write(builtin("Garen"))
    told = verdicts(text, "en")
    assert not told.supported.ok
    assert told.supported.reasons == [
        "Vanguard Sergeant cannot be played yet: its text is not proven. "
        "Replace it, or wait for a version that supports it."
    ]
    assert told.nearest is not None
    assert [(swap.count, swap.out) for swap in told.nearest.swaps] == [(3, "Vanguard Sergeant")]
    assert judge(parse(told.nearest.text)).is_supported


def test_a_list_that_works_needs_no_other() -> None:
    assert verdicts(write(builtin("Garen")), "en").nearest is None
