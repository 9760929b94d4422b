"""Whole Duels from the first hand to the last point, by script and by watching, in every language."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from farfield.cli.again import program
from farfield.cli.play import duel_settings
from farfield.games import choices, load, start
from farfield.players import Player, ask
from farfield.players.random_player import EagerPlayer, RandomPlayer
from farfield.rules.game import Game
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal

SEED = 11
WON = {"en": "wins with", "de": "gewinnt mit", "es": "gana por", "fr": "points à"}
OVER = {
    "en": "The game is over after",
    "de": "Das Spiel ist nach",
    "es": "La partida termina",
    "fr": "La partie se termine",
}


def played_by_hand(deck: str, against: str) -> tuple[Game, list[str], list[str]]:
    """A game somebody plays eagerly against the random program: its end, and the answers as numbers and in words."""
    game = start(duel_settings(deck, against, "random", seed=SEED))
    players: list[Player] = [EagerPlayer(1), RandomPlayer(SEED + 1)]
    numbers: list[str] = []
    words: list[str] = []
    while not game.over:
        decision = game.decisions()[0]
        option = ask(players[decision.seat], game, decision)
        if decision.seat == 0:
            number = decision.options.index(option)
            numbers.append(str(number + 1))
            words.append(choices(game, decision)[number])
        game.choose(decision, option)
    return game, numbers, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_of_numbers_plays_a_duel_to_its_end(lang: str, terminal: Terminal) -> None:
    game, numbers, _ = played_by_hand("Annie", "Lux")
    args = ("--against", "Lux", "--opponent", "random", "--seed", str(SEED), "--lang", lang)
    ran = terminal.run("play", *args, "--script", "; ".join(numbers))
    assert ran.code == 0, ran.out[-2000:]
    assert OVER[lang] in ran.out
    winner = game.winners[0]
    points = [game.sides[seat].points for seat in (winner, 1 - winner)]
    me = "you" if winner == 0 else "other"
    assert Messages(lang).get("result-points", list="").split(":")[0] in ran.out
    assert Messages(lang).get("result-won", me=me, who="Lux", points=points[0], other=points[1]) in ran.out


def test_a_script_of_words_plays_the_same_duel(terminal: Terminal, tmp_path: Path) -> None:
    game, _, words = played_by_hand("Garen", "Master Yi")
    script = tmp_path / "script.txt"
    script.write_text("# a whole game\n\n" + "\n".join(words), encoding="utf-8")
    kept = tmp_path / "game.txt"
    args = ("--deck", "Garen", "--against", "master-yi", "--opponent", "random", "--seed", str(SEED))
    ran = terminal.run("play", *args, "--script", str(script), "--save", str(kept))
    assert ran.code == 0, ran.out[-2000:]
    assert load(kept).hash() == game.hash()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "deck", "against"),
    [("en", "Annie", "Garen"), ("de", "Garen", "Lux"), ("es", "Lux", "Master Yi"), ("fr", "Master Yi", "Annie")],
)
def test_two_programs_can_be_watched(lang: str, deck: str, against: str, terminal: Terminal) -> None:
    args = ("play", "--watch", "--deck", deck, "--against", against, "--seed", "3", "--lang", lang)
    ran = terminal.run(*args)
    assert ran.code == 0
    assert WON[lang] in ran.out and OVER[lang] in ran.out
    assert "\x1b[" not in ran.out  # not a terminal: no colour


def test_farfield_goes_by_its_name_if_the_shell_knows_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    beside = tmp_path / ".venv" / "bin" / "farfield"
    beside.parent.mkdir(parents=True)
    beside.touch()
    monkeypatch.setattr("sys.executable", str(beside.with_name("python")))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    assert Path(program()) == Path(".venv/bin/farfield")
    monkeypatch.setattr("shutil.which", str)
    assert program() == "farfield"


def test_the_seed_comes_with_what_to_type(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", str)
    args = ("--deck", "Lux", "--against", "master-yi", "--opponent", "random", "--seed", "9", "--watch")
    out = terminal.run("play", *args).out
    command = "farfield play --deck Lux --against 'Master Yi' --watch --opponent random --seed 9"
    assert f"Seed 9. The same game again: {command}\n" in out
    assert terminal.run(*shlex.split(command)[1:]).out == out


def test_one_plays_against_the_rule_of_thumb_as_it_was(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", str)
    kept = tmp_path / "game.txt"
    args = ("--opponent", "thumb-1", "--seed", "1", "--save", str(kept), "--script", "keep; quit")
    ran = terminal.run("play", *args)
    assert ran.code == 0
    assert "farfield play --deck Annie --against Garen --opponent thumb-1 --seed 1\n" in ran.out
    assert "Kind: thumb-1\n" in kept.read_text(encoding="utf-8")


def test_the_same_deck_twice_has_numbered_players(terminal: Terminal) -> None:
    ran = terminal.run("play", "--deck", "Lux", "--against", "Lux", "--seed", "1", "--script", "quit")
    assert ran.code == 0
    assert "Lux 1 against Lux 2." in ran.out


def test_a_program_can_finish_the_game_for_you(terminal: Terminal) -> None:
    ran = terminal.run("play", "--opponent", "random", "--seed", "4", "--script", "auto all")
    assert ran.code == 0
    assert "The game is over after" in ran.out
