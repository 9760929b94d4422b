"""A team at one keyboard: whose turn it is to type, what is taken back with what, and what another lane would offer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from farfield.cli.lane_commands import standing_in
from farfield.cli.play import lanes_settings
from farfield.decks import builtin
from farfield.games import load
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal

PAIR: Final = ("play", "lanes", "--players", "2", "--seed")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battlefields_that_stand_in_are_told_at_the_start_and_under_settings(lang: str, terminal: Terminal) -> None:
    out = terminal.run("play", "lanes", "--deck", "Garen", "--seed", "1", "--lang", lang, "--script", "settings; quit")
    added = "Startipped Peak, Fortified Position"
    line = Messages(lang).get("table-substitutes", who="Garen", own="Trifarian War Camp", list=added)
    assert " ".join(out.out.split()).count(" ".join(line.split())) == 2, out.out[:1500]


def test_a_deck_with_three_of_its_own_has_none_standing_in(terminal: Terminal) -> None:
    assert standing_in(builtin("Garen with gear")) == ()
    assert "stand in" not in terminal.run("play", "lanes", "--seed", "1", "--script", "settings; quit").out


def test_taking_back_what_a_teammate_did_is_asked_for_first(terminal: Terminal, tmp_path: Path) -> None:
    """Over the border of a turn nothing of the others is kept."""
    file = tmp_path / "kept.txt"
    begun = "keep; keep; done; done; done; done; lane annie; play pouty poro"
    ran = terminal.run(*PAIR, "8", "--script", f"{begun}; lane garen; save {file}; undo; lane; quit")
    asked = "This also takes back what Annie did since. If everybody agrees, type undo once more."
    assert ran.code == 0, ran.out[-3000:]
    assert asked in " ".join(ran.out.split()) and "Taken back." not in ran.out
    again = terminal.run("play", "--resume", str(file), "--script", f"lane garen; undo; undo; save {file}; quit")
    assert again.code == 0 and "Taken back." in again.out, again.out[-3000:]
    assert load(file).turn == 1


def test_taking_back_in_ones_own_lane_asks_nobody(terminal: Terminal) -> None:
    ran = terminal.run(*PAIR, "8", "--script", "keep; keep; lane annie; play pouty poro; undo; quit")
    assert "Taken back." in ran.out and "once more" not in ran.out


def test_a_resumed_hand_is_hidden_until_the_keyboard_is_passed_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    terminal.run(*PAIR, "8", "--save", str(file), "--script", "keep; keep; quit")
    ran = terminal.run("play", "--resume", str(file), typed="\nquit\n")
    before, _, after = ran.out.partition("Annie is next. Pass the keyboard on, then press Enter.")
    assert "Pouty Poro" not in before and "Pouty Poro" in after


@pytest.mark.parametrize("script", ["keep; keep", "keep; keep; play doran; undo; done"])
def test_who_concedes_is_told_that_and_not_the_whole_game_again(script: str, terminal: Terminal) -> None:
    ran = terminal.run(*PAIR, "8", "--script", f"{script}; concede; concede")
    assert ran.code == 0, ran.out[-3000:]
    told, _, rest = ran.out.rpartition("choose > concede\n")[2].partition("Turn 1 · Game over")
    assert told.split() == [told.split()[0], "concedes."] and "The game is over" in rest


def test_at_the_end_nothing_is_told_again_that_one_of_them_has_seen(terminal: Terminal) -> None:
    ran = terminal.run(*PAIR, "8", "--script", "keep; keep; done; auto all; auto all")
    seen, _, rest = ran.out.partition("choose > auto all\n")
    assert ran.code == 0 and "  Turn 1 begins" in seen and "The game is over" in rest
    assert "  Turn 1 begins" not in rest.partition("choose > auto all\n")[2]


def test_the_keyboard_is_not_passed_on_to_somebody_with_nothing_to_decide(terminal: Terminal) -> None:
    """Seed 5: in turn 1 Garen can only be done. Seed 10: both can."""
    one = terminal.run(*PAIR, "5", "--script", "keep; keep; done; quit")
    assert one.code == 0 and one.out.count("Garen, choose > ") == 1, one.out[-3000:]
    assert "Garen is done for this turn." in one.out
    both = terminal.run(*PAIR, "10", "--script", "keep; keep; quit")
    assert both.out.count("done for this turn.") == 2
    assert "Turn 1 · Ending Phase" in both.out and "Turn 1 · Action Phase" not in both.out


def test_whoever_has_just_acted_is_done_when_they_say_so(terminal: Terminal) -> None:
    ran = terminal.run(*PAIR, "8", "--script", "keep; keep; play doran; done; quit")
    assert ran.code == 0 and "   1  Done for this turn\nGaren, choose > done\n" in ran.out, ran.out[-3000:]


def test_a_lane_is_called_by_any_part_of_its_name(terminal: Terminal) -> None:
    command = ("play", "lanes", "--deck", "Lux", "--deck", "Master Yi", "--seed", "8", "--script")
    ran = terminal.run(*command, "keep; keep; lane lux; lane yi; lane aster; pile yi; lane zed; quit")
    assert ran.code == 0, ran.out[-2000:]
    assert "Enthralled Pile of Master Yi" in ran.out
    assert ran.out.count("There is no lane called") == 1 and "There is no lane called “zed”" in ran.out


def test_a_team_has_as_many_lanes_as_decks() -> None:
    assert len(lanes_settings(None, None, ["Lux", "Annie", "Garen"], {}, seed=1).seats) == 3
    assert len(lanes_settings(None, None, [], {}, seed=1).seats) == 1


def test_who_plays_the_lanes_of_no_person_can_be_chosen(terminal: Terminal) -> None:
    settings = lanes_settings(2, 1, [], {}, program="hard", seed=1)
    assert [seat.kind for seat in settings.seats] == ["person", "hard"]
    pair = ("play", "lanes", "--players", "2", "--people", "1")
    ran = terminal.run(*pair, "--program", "hard", "--script", "quit; quit")
    assert ran.code == 0 and "--people 1 --program hard --seed" in ran.out, ran.out[:1000]
