"""Match, Skirmish, War and 2v2 in the terminal: whole games, people and programs at one table, exchanging cards."""

from __future__ import annotations

import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from farfield.decks import as_played, builtin, write
from farfield.games import load, match_records
from farfield.words.messages import LANGUAGES
from tests.cli.terminal import Ran, Terminal
from tests.games.met import gear_was_met

SEATS = {"skirmish": 3, "war": 4, "2v2": 4}


def watch(terminal: Terminal, mode: str, *more: str) -> Ran:
    return terminal.run("play", mode, "--watch", "--opponent", "random", "--seed", "5", *more)


@pytest.mark.parametrize("mode", SEATS)
def test_programs_play_to_the_end(mode: str, terminal: Terminal) -> None:
    ran = watch(terminal, mode)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    first = ran.out.splitlines()[0]
    assert first.startswith("Annie, Lux against Garen, Master Yi" if mode == "2v2" else "Annie, Garen, Lux")
    assert ("win with" if mode == "2v2" else "wins with") in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str, terminal: Terminal) -> None:
    ran = watch(terminal, "2v2", "--rulebook", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "{" not in ran.out


def test_the_same_command_is_the_same_game(terminal: Terminal) -> None:
    first = watch(terminal, "war")
    command = re.search(r"farfield (play war .*--seed 5)$", first.out, re.MULTILINE)
    assert command is not None
    assert terminal.run(*shlex.split(command[1])).out == first.out


@pytest.mark.parametrize("mode", SEATS)
def test_a_person_sits_with_programs_and_may_save_and_go_on(mode: str, terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ("--opponent", "random", "--seed", "3", "--save", str(file))
    ran = terminal.run("play", mode, *options, typed="5\n")
    assert ran.code == 0
    assert "Annie (you)" in ran.out
    game = load(file)
    assert (game.mode.name, game.players) == (mode, SEATS[mode])
    again = terminal.run("play", "--resume", str(file), typed="concede\nconcede\n")
    assert again.code == 0
    assert "You concede." in again.out


def test_a_teammate_is_marked_and_can_be_invited(terminal: Terminal) -> None:
    for seed in range(1, 12):
        ran = terminal.run("play", "2v2", "--seed", str(seed), "--opponent", "random", typed="5\n" * 3)
        assert "teammate" in ran.out
        if "Invite Lux" in ran.out:
            return
    raise AssertionError("no turn of the person's came up")


def test_several_people_share_the_keyboard(terminal: Terminal) -> None:
    ran = terminal.run("play", "skirmish", "--people", "3", "--seed", "1", typed="\n5\n\n5\n\n5\n")
    assert ran.code == 0
    assert "Pass the keyboard on" in ran.out
    assert "Garen, choose" in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "skirmish", "--people", "4"), "4 people cannot sit at 3 seats"),
        (("play", "war", *["--deck", "Lux"] * 5), "5 decks are too many for 4 seats"),
        (("play", "2v2", "--deck", "Lux", "--deck", "Annie", "--deck", "Lux"), "are teammates and both bring"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: tuple[str, ...], words: str, terminal: Terminal) -> None:
    ran = terminal.run(*arguments)
    assert ran.code != 0
    assert words in " ".join((ran.out + ran.err).split())


# --- a match


def test_a_match_goes_on_until_one_has_won_two_games(terminal: Terminal) -> None:
    ran = watch(terminal, "match")
    assert ran.code == 0
    assert "Game 2 of a match, best of 3." in ran.out
    assert re.search(r"(Annie|Garen) wins the match\.", ran.out)
    brought = re.findall(r"(Annie|Garen) brings (.*)\.", ran.out)
    assert len(set(brought)) == len(brought)  # no battlefield twice


def test_a_person_chooses_battlefields_and_who_begins(terminal: Terminal) -> None:
    script = "1; concede; concede; 1; 2; concede; concede"
    ran = terminal.run("play", "match", "--seed", "5", "--script", script)
    assert ran.code == 0
    assert "Which of your battlefields do you bring into this game?" in ran.out
    assert "Who takes the first turn?" in ran.out
    assert "The match stands: Annie 0, Garen 1." in ran.out
    assert "Garen wins the match." in ran.out


def test_who_leaves_leaves_the_match(terminal: Terminal) -> None:
    ran = terminal.run("play", "match", "--seed", "5", typed="1\n")
    assert ran.code == 0
    assert "The match stands" not in ran.out


def test_cards_are_exchanged_between_games(terminal: Terminal, tmp_path: Path) -> None:
    deck = replace(as_played(builtin("Garen"), "match"), sideboard=((1, "Cannon Barrage"),))
    out = next(name for _, name in deck.main if name != deck.champion)
    file = tmp_path / "deck.txt"
    file.write_text(write(deck), encoding="utf-8")
    typed = f"1\nconcede\nconcede\nNowhere > Cannon Barrage\n{out} > Cannon Barrage\n\n1\n1\nconcede\nconcede\n"
    ran = terminal.run("play", "match", "--deck", str(file), "--seed", "5", typed=typed)
    assert ran.code == 0
    assert "may exchange cards with the sideboard: 1 Cannon Barrage." in " ".join(ran.out.split())
    assert "Main Deck holds no Nowhere" in ran.out
    assert f"may exchange cards with the sideboard: 1 {out}." in " ".join(ran.out.split())
    assert "wins the match" in ran.out


def test_a_program_exchanges_cards_too_and_its_opponent_is_told_that_it_did(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match_records.save(gear_was_met(), None, file)
    ran = terminal.run("play", "match", "--resume", str(file), typed="\n")
    assert "Robo has exchanged cards with the sideboard." in ran.out
    again, _ = match_records.load(file)
    assert [x.seat for x in again.exchanges] == [0]
    assert "exchanged" not in terminal.run("play", "match", "--resume", str(file), typed="\n").out  # not once more


def test_a_match_is_saved_and_resumed_as_a_whole(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    script = "1; concede; concede; 1; 2"
    ran = terminal.run("play", "match", "--seed", "5", "--script", script, "--save", str(file))
    assert ran.code == 0
    assert f"play --resume {file}" in ran.out
    assert file.read_text(encoding="utf-8").count("=== game") == 2
    for command in (["play", "--resume"], ["play", "match", "--resume"]):
        kept = file.read_text(encoding="utf-8")
        ran = terminal.run(*command, str(file), "--script", "concede; concede")
        assert ran.code == 0
        assert "Game 2 of a match, best of 3." in ran.out
        assert "The match stands: Annie 0, Garen 2." in ran.out
        assert "Garen wins the match." in ran.out
        again = terminal.run("play", "match", "--resume", str(file))
        assert "Garen wins the match." in again.out
        file.write_text(kept, encoding="utf-8")


def test_a_match_left_between_two_games_goes_on_with_its_sideboards(terminal: Terminal, tmp_path: Path) -> None:
    deck = replace(as_played(builtin("Garen"), "match"), sideboard=((1, "Cannon Barrage"),))
    out = next(name for _, name in deck.main if name != deck.champion)
    mine, file = tmp_path / "deck.txt", tmp_path / "match.txt"
    mine.write_text(write(deck), encoding="utf-8")
    typed = f"1\nconcede\nconcede\n{out} > Cannon Barrage\n"
    terminal.run("play", "match", "--deck", str(mine), "--seed", "5", "--save", str(file), typed=typed)
    assert "=== exchange | seat 0" in file.read_text(encoding="utf-8")
    typed = f"1\n1\nresume {file}\nconcede\nconcede\n"
    ran = terminal.run("play", "match", "--resume", str(file), typed=typed)
    assert "Game 2 of a match" in ran.out


def test_a_single_game_is_no_match_to_go_on_with(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    terminal.run("play", "--seed", "5", "--script", "1", "--save", str(file))
    kept = file.read_text(encoding="utf-8")
    ran = terminal.run("play", "match", "--resume", str(file))
    assert ran.code == 1
    assert f"farfield play --resume '{file}'" in ran.err.replace("\n", " ").replace("  ", " ")
    assert file.read_text(encoding="utf-8") == kept
    file.write_text("something else\n", encoding="utf-8")
    assert "Farfield match 1" in terminal.run("play", "match", "--resume", str(file)).err


def test_a_script_that_cannot_be_read_is_told_in_a_match_too(terminal: Terminal) -> None:
    ran = terminal.run("play", "match", "--script", "nowhere/script.txt")
    assert ran.code == 1
    assert "nowhere/script.txt cannot be read." in ran.err
    assert "Traceback" not in ran.err
