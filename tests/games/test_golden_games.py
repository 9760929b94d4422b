"""Whole games as readable text: a change of the rules that makes one go another way is seen here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from farfield.games import BadRecord, Record, record
from tools import golden_games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 4


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kept = Record.parse(text)
    assert kept.hashes, "a golden game is checked by its hashes"
    try:
        game = kept.replay()
    except BadRecord as error:
        pytest.fail(
            f"{path.name}: {error}\nIf that is meant, run: python -m tools.golden_games, and read the difference."
        )
    assert game.over
    assert len({game.view(None).sides[seat].team for seat in game.winners}) == 1
    assert kept.text() == text
    assert record(game).answers == kept.answers


def test_golden_games_end_by_points_and_by_concession() -> None:
    ends = [Record.parse(path.read_text(encoding="utf-8")).answers[-1].question for path in GOLDEN]
    assert {end == "concede" for end in ends} == {False, True}


def test_what_is_still_possible_of_a_golden_game_is_played_again() -> None:
    kept = Record.parse(GOLDEN[0].read_text(encoding="utf-8"))
    assert record(golden_games.again(kept)) == kept
    gone = replace(kept.answers[20], answer="play a card that nobody has")
    broken = replace(kept, answers=(*kept.answers[:20], gone, *kept.answers[21:]))
    game = golden_games.again(broken)
    assert record(game).answers == kept.answers[:20]
    assert golden_games.play_on(game).over
    assert record(game).answers[:20] == kept.answers[:20]
