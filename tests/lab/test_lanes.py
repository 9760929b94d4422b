"""The table of Lane Legends: what it counts, when rows are apart, and where it is put."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farfield.cards.catalogue import printed
from farfield.decks import builtin
from farfield.games import start
from farfield.lab import ceilings, lanes
from farfield.lab.lanes import Cell, Outcome
from farfield.players.sight import Sight
from farfield.rules.modes.lane_legends.modifiers import PRESETS
from farfield.rules.terms import GEAR


def results(won: int, preset: str = "calm") -> dict[Cell, Outcome]:
    ours = Outcome(won, [5] * won + [0] * (100 - won))
    return {
        Cell("Lux", preset, 1, "rule-of-thumb"): ours,
        Cell("Lux", preset, 1, "random"): Outcome(0, [-7] * 100),
    }


def test_every_deck_preset_and_number_of_players_is_played_by_both() -> None:
    wanted = lanes.cells(lanes.decks_with_gear(), PRESETS, lanes.SEATS)
    assert len(wanted) == len(set(wanted)) == 4 * 4 * 3 * 2


def test_more_than_a_quarter_of_the_cards_is_gear() -> None:
    for name in lanes.decks_with_gear():
        deck = builtin(name)
        gear = sum(count for count, card in deck.main if printed(card).types & GEAR)
        assert gear * 4 > sum(count for count, _ in deck.main), name


def test_the_mean_score_has_its_interval() -> None:
    found = Outcome(0, [-1, 1, -1, 1]).score()
    assert (found.mean, round(found.low, 2), round(found.high, 2)) == (0.0, -1.84, 1.84)  # three degrees of freedom


def test_on_calm_the_games_won_must_be_apart() -> None:
    assert lanes.not_apart(results(12)) == []
    assert lanes.not_apart(results(1)) == ["Lux, calm, 1 players"]


def test_on_nightmare_the_mean_scores_must_be_apart() -> None:
    assert lanes.not_apart(results(0, "nightmare")) == []
    even = {cell: Outcome(0, [-7, 0] * 50) for cell in results(0, "nightmare")}
    assert lanes.not_apart(even) == ["Lux, nightmare, 1 players"]


def test_the_table_has_a_row_for_both_players_together() -> None:
    row = ["Lux", "Calm", "1", "12 of 100 (7.0% to 19.8%)", "0 of 100 (0.0% to 3.7%)"]
    row += ["0.6 (0.3 to 0.9)", "-7.0 (-7.0 to -7.0)"]
    assert lanes.table(results(12)).splitlines()[2:] == ["| " + " | ".join(row) + " |"]


def test_all_decks_together_have_a_row_of_their_own() -> None:
    both = results(12) | {Cell("Yi", x.preset, x.seats, x.player): y for x, y in results(3).items()}
    rows = lanes.table(both).splitlines()[2:]
    assert [row.split(" | ")[0] for row in rows] == ["| Lux", "| Yi", "| all decks"]
    assert "15 of 200" in rows[2] and "0 of 200" in rows[2]
    assert both == results(12) | {Cell("Yi", x.preset, x.seats, x.player): y for x, y in results(3).items()}


def test_finished_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(part: lanes.Part) -> dict[str, object]:
        played.append(part.first)
        return {"won": 1, "scores": [3] * part.games}

    monkeypatch.setattr(lanes, "play", play)
    wanted, kept = lanes.cells(["Lux with gear"], ["calm"], [1]), tmp_path / "cells.jsonl"
    first = dict(lanes.measure(wanted, 12, keep=kept))
    assert played == [1, 11, 1, 11] and first[wanted[0]] == Outcome(2, [3] * 12)
    assert dict(lanes.measure(wanted, 12, keep=kept)) == first and len(played) == 4


def test_the_table_is_put_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{lanes.BEGIN}\nold\n{lanes.END}\nafter\n", encoding="utf-8")
    lanes.put_between(page, lanes.BEGIN, lanes.END, "new")
    assert page.read_text(encoding="utf-8") == f"before\n{lanes.BEGIN}\nnew\n{lanes.END}\nafter\n"


def test_a_page_without_marks_is_left_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("text\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"page\.md has no lines"):
        lanes.put_between(page, lanes.BEGIN, lanes.END, "new")
    assert page.read_text(encoding="utf-8") == "text\n"


def test_the_command_plays_and_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    one = ["--decks", "Lux with gear", "--presets", "storm", "--seats", "1"]
    assert lanes.main(["--games", "2", "--cores", "1", "--json", *one]) in (0, 1)
    assert [row["player"] for row in json.loads(capsys.readouterr().out)] == ["rule-of-thumb", "random"]


def test_the_table_names_whom_it_is_beside() -> None:
    both = ("hard", "thumb-1")
    wanted = lanes.cells(["Lux"], ["calm"], [1], both)
    assert [cell.player for cell in wanted] == ["hard", "thumb-1"]
    played = {cell: Outcome(won, [5] * won + [0] * (100 - won)) for cell, won in zip(wanted, (12, 9))}
    assert "| hard: won | thumb-1: won |" in lanes.table(played, both)
    assert "| 12 of 100 (7.0% to 19.8%) | 9 of 100 (4.8% to 16.2%) |" in lanes.table(played, both)
    assert lanes.not_apart(played, both) == ["Lux, calm, 1 players"]


def test_whoever_sees_the_deck_plays_with_what_is_dealt_and_not_with_what_might_be() -> None:
    game = start(["Garen with gear"], 3, mode="lanes", record=False)
    player, sight = ceilings.SeesTheDeck(1), Sight(game, 0)
    ceilings.open_cards(game, [player])
    assert player.imagined(sight, 1).hash() == player.imagined(sight, 2).hash() == game.hash()
    played = [lanes.play(lanes.Part(Cell("Garen with gear", "calm", 1, ceilings.CEILING), 3, 1)) for _ in range(2)]
    assert played[0] == played[1]


def test_one_game_is_too_few(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        lanes.main(["--games", "1"])
    assert "--games takes a number from 2 on" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(["--decks", "Foo"], 'no built-in deck called "Foo"'), (["--seats", "0"], "lanes is played by 1 to 40 players")],
)
def test_what_cannot_be_played_is_named_before_anything_is(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        lanes.main(["--games", "2", "--cores", "1", *wrong])
    out, err = capsys.readouterr()
    assert (out, said in err) == ("", True)
