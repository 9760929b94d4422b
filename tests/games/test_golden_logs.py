"""Games that chance played, as they were told: a change of the rules, the log or the views is seen here."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tools import golden_logs


@pytest.mark.parametrize("name", golden_logs.GAMES)
def test_a_game_goes_and_is_told_as_it_was(name: str) -> None:
    path = golden_logs.FOLDER / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip_longest(golden_logs.told(name), lines), 1):
        assert now == before, (
            f"{path.name}, line {number}. If that is meant, run: python -m tools.golden_logs, and read the difference."
        )
