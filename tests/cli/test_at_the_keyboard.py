"""At a keyboard: an option before a command, a program only for who asked for it, and no game lost by a single key."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from farfield.cli import main
from farfield.cli.answers import Answers
from farfield.cli.session import Session
from farfield.games import load
from farfield.rules.game import Game
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal
from tests.scenarios.lane_legends.lane_table import Lane, Spot, lanes

PAIR: Final = ("play", "lanes", "--players", "2", "--seed", "8")


def played(game: Game, script: str, capsys: pytest.CaptureFixture[str], lang: str = "en", width: int = 120) -> str:
    """What a session with this game shows; its people are Annie and Garen."""
    session = Session(game, Messages(lang), Answers(script), Console(width=width))
    session.kept_names = ["Annie", "Garen"][: game.players]
    assert session.run() == 0
    return capsys.readouterr().out


# --- options and commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_an_option_go_before_a_command_that_sounds_alike(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = Messages(lang)
    wait = said.get("option-wait").lower()
    for typed in (wait, wait.replace("’", "'"), wait[:-2]):
        game = lanes(
            Lane(base=["Daring Poro"], near=Spot(thralls=[4]), hand=["Gust"], runes="Chaos 3"),
            Lane(base=["Daring Poro"], hand=["Back to Back"], runes="Order 4"),
        )
        out = played(game, f"move daring; lane garen; lane annie; {typed}; quit", capsys, lang)
        assert game.arenas[0].held == 2, out[-3000:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_of_several_words_is_still_one(lang: str, terminal: Terminal) -> None:
    said = Messages(lang)
    typed = f"{said.get('command-ask').split()[0]} {said.get('word-runes')}"
    ran = terminal.run("play", "lanes", "--seed", "8", "--lang", lang, "--script", f"{typed}; quit")
    now = said.get("asked-now", word=said.get("word-runes"), state=said.get("word-on"))
    assert ran.code == 0 and " ".join(now.split()) in " ".join(ran.out.split()), ran.out[-2000:]


# --- a program answers


def test_a_program_answers_only_for_who_asked_it_to(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    ran = terminal.run(*PAIR, "--save", str(kept), "--script", "auto 3; keep; quit")
    assert ran.code == 0, ran.out[-3000:]
    assert ran.out.count("Annie, choose > ") in (1, 2) and "Annie, choose > auto 3" in ran.out
    assert ran.out.count("Garen, choose > keep") == 1
    answers = load(kept).answers or []
    assert [x.seat for x in answers].count(0) <= 3 and [x.seat for x in answers].count(1) >= 1


def test_who_leaves_everything_to_a_program_lets_the_others_play_on(terminal: Terminal, tmp_path: Path) -> None:
    """Garen is asked as always, with the screen hidden before his hand is shown, and Annie never again."""
    kept = tmp_path / "kept.txt"
    ran = terminal.run(*PAIR, "--save", str(kept), typed="auto all\n\nkeep\nauto 2\n")
    assert ran.code == 0, ran.out[-3000:]
    assert ran.out.count("Annie, choose > ") == 1
    before, _, after = ran.out.partition("Garen is next. Pass the keyboard on, then press Enter.")
    assert "Garen (you)" not in before and "Garen (you)" in after and "Annie (you)" not in after
    assert "Annie is next." not in ran.out


# --- leaving with a single key


class AtTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def leave_with(key: type[BaseException], monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    """Answer once, then press the key."""
    typed = iter(["1"])

    def line(prompt: str) -> str:
        for text in typed:
            return text
        raise key

    monkeypatch.setattr(sys, "stdin", AtTerminal())
    monkeypatch.setattr("builtins.input", line)
    return main((*args, "--lang", "en"))


@pytest.mark.parametrize(("key", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_a_game_left_by_a_single_key_is_kept_in_a_file_of_its_own(
    key: type[BaseException],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("farfield-8.txt", "farfield-8-2.txt"):  # what is there already is never written over
        assert leave_with(key, monkeypatch, "play", "lanes", "--seed", "8") == code
        out = capsys.readouterr().out
        assert f"Saved in {name}. Go on with: " in out and f"play --resume {name}\n" in out
        assert len(load(tmp_path / name).answers or []) == 1


def test_piped_input_ends_without_a_file(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    ran = terminal.run("play", "lanes", "--seed", "8", typed="keep\n")
    assert ran.code == 0 and "The input has ended before the game was over." in ran.out
    assert list(tmp_path.iterdir()) == []


def test_a_lesson_left_by_a_single_key_leaves_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert leave_with(EOFError, monkeypatch, "learn") == 0
    assert list(tmp_path.iterdir()) == []


# --- the end


def test_points_are_told_once_for_each_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    lost = Lane(near=Spot(thralls=[3]), deck=[])
    game = lanes(lost, lost, phase="enthralled")
    assert [event.args[2] for event in game.events() if event.kind == "gains-points"] == [-1, -2]
    game.concede(0)
    assert "Points by turn: -2 (turn 5).\n" in played(game, "quit", capsys)
