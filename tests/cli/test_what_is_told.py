"""What a player is told without asking: choices nobody was asked for, the end of a turn, words that stay together."""

from __future__ import annotations

import io

import pytest
from rich.text import Text

from farfield.cli.terminal import Screen
from farfield.cli.why import verdicts
from farfield.games import Field, Position, Seat, answer
from farfield.words.messages import Messages
from farfield.words.telling import Teller
from tests.cli.terminal import Terminal


def test_a_lone_target_is_told_with_its_place() -> None:
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field()],
    ).start()
    answer(game, "play Gust")
    chosen = [event for event in game.events() if event.kind == "chooses"]
    said = Messages("en").say(Teller(game, ["Annie", "Garen"], 0).happening(chosen[0]))
    assert said == "You choose Daring Poro at Void Gate."
    other = next(event for event in game.events_for(1) if event.kind == "chooses")
    assert (
        Messages("de").say(Teller(game, ["Annie", "Garen"], 1).happening(other))
        == "Annie wählt Daring Poro an Void Gate."
    )


def test_the_last_thing_in_a_turn_is_ending_it(terminal: Terminal) -> None:
    """A turn in which nothing more can be done still waits for its player."""
    ran = terminal.run("play", "--seed", "1", "--script", "keep; 1; done; quit")
    assert ran.code == 0, ran.out[-1500:]
    assert "Your move.  [CR 316.5]\n   1  End your turn\n" in ran.out


def test_why_speaks_of_a_card_that_is_being_played() -> None:
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro", "Pouty Poro"]}), Field()],
    ).start()
    answer(game, "play Gust")
    decision = game.decisions()[0]
    lines = verdicts("gust", game, decision, Teller(game, ["Annie", "Garen"], 0), Messages("en"))
    assert lines == ["Gust is being played right now: answer the open question, or take it back with undo."]


def test_watching_asks_for_nothing(terminal: Terminal) -> None:
    out = terminal.run("play", "--watch", "--opponent", "random", "--seed", "1").out
    assert out.startswith("Annie against Garen. First to 8 points wins. You are watching two programs.\n")


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_breaks_at_a_no_break_space(width: int) -> None:
    out = io.StringIO()
    words = "Annie\u00a0: «\u00a0aide\u00a0» pour obtenir de l’aide\u00a0; encore\u00a0?"
    Screen(file=out, width=width, markup=False, highlight=False).print(Text(words))
    lines = out.getvalue().splitlines()
    assert " ".join(line.strip(" ") for line in lines) == words
    assert not any(line.startswith((":", "»", ";", "?")) or line.rstrip(" ").endswith("«") for line in lines)
