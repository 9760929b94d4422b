"""Learning at the keyboard: the same lessons, with hints, taking back and beginning again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.lessons import lesson
from farfield.players import ask
from farfield.players.rule_of_thumb import RuleOfThumb
from tests.cli.terminal import Terminal


def test_two_lessons_in_german(terminal: Terminal) -> None:
    script = [
        "tipp",
        "fertig",
        "zurück",
        "fertig",
        "nochmal",
        "daring poro",
        "weiter",
        "first mate",
        "midfield",
        "sergeant",
    ]
    ran = terminal.run("learn", "--lang", "de", "--script", "; ".join(script))
    assert ran.code == 0, ran.err
    heads = [line for line in ran.out.splitlines() if line.startswith("Lektion ")]
    assert heads == ["Lektion 1 von 9: Runes und eine Unit", "Lektion 2 von 9: Bewegen und erobern"]
    assert ran.out.count("Der Daring Poro kostet 2") == 1
    assert ran.out.count("Das Ziel ist nicht mehr zu erreichen") == 2
    assert ran.out.count("Geschafft!") == 2


@pytest.mark.parametrize(
    ("lesson", "script"),
    [
        ("combat", "move vanguard sergeant; midfield; daring poro"),
        ("spell", "move vanguard sergeant; midfield; en garde"),
        ("enthralled", "daring poro; nearfield; done"),
        ("strike", "lecturing yordle; nearfield; done"),
        ("recycle", "mystic poro; base; daring poro; done"),
    ],
)
def test_a_lesson_by_its_name_and_in_words(terminal: Terminal, lesson: str, script: str) -> None:
    ran = terminal.run("learn", lesson, "--lang", "en", "--script", f"{script}; quit")
    assert ran.code == 0, ran.err
    assert "Done!" in ran.out, ran.out
    assert ran.out.count("Lesson ") == 1


def test_the_little_game_ends_the_lessons(terminal: Terminal) -> None:
    ran = terminal.run("learn", "game", "--lang", "en", "--script", "concede; concede")
    assert ran.code == 0, ran.err
    assert "The goal is out of reach: This little game is lost." in ran.out
    ran = terminal.run("learn", "game", "--lang", "en", "--script", "; ".join(won()))
    assert ran.code == 0, ran.err
    assert "Done! That is Lane Legends." in ran.out


def won() -> list[str]:
    """The answers of a game that was won, as numbers."""
    for seed in range(6):
        game = replace(lesson("game").position, every_window=False).start()
        player = RuleOfThumb(seed)
        numbers: list[str] = []
        while not game.over:
            decision = game.decisions()[0]
            option = ask(player, game, decision)
            numbers.append(str(decision.options.index(option) + 1))
            game.choose(decision, option)
        if game.winners:
            return numbers
    raise AssertionError("no game was won")


def test_a_lesson_that_does_not_exist_is_refused(terminal: Terminal) -> None:
    ran = terminal.run("learn", "flying", "--lang", "de")
    assert ran.code == 1
    assert "Eine Lektion „flying“ gibt es nicht" in ran.err
