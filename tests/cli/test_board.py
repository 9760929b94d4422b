"""What stands on the board: everything that matters, in words, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest
from rich.console import Console

from farfield.cards.language import Deflect
from farfield.cli.board import Board
from farfield.cli.choices import words_of
from farfield.cli.lane_board import LaneBoard
from farfield.games import Field, Piece, Position, Seat, answer
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends.deflect import DEFLECTED
from farfield.words import card_text
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.cli.terminal import Terminal
from tests.insides import give_counters
from tests.scenarios.lane_legends.lane_table import Lane, lanes, unit_named
from tests.scenarios.table import unit_card


def drawn(game: Game, viewer: int = 0, lang: str = "en", colour: bool = False, width: int = 100) -> str:
    console = Console(width=width, force_terminal=colour, color_system="truecolor" if colour else None, highlight=False)
    teller = Teller(game, ["Annie", "Garen"], viewer)
    with console.capture() as capture:
        console.print(Board(game, teller, Messages(lang), ["board-you", "board-program"]).draw())
    return capture.get()


def fight() -> Game:
    """Units in every condition: Garen's at Void Gate, Annie's in her base."""
    return Position(
        seats=[
            Seat(
                hand=["Gust", "Gust", "Firestorm"],
                base=[Piece("Daring Poro", exhausted=True), "Petty Officer"],
                runes="Chaos 2",
                exhausted_runes="Fury 1",
                legend="Dark Child",
                champion="Annie, Fiery",
                points=3,
            ),
            Seat(hand=["Decisive Strike", "Back to Back"], runes="Body 4", legend="Might of Demacia", points=7),
        ],
        fields=[
            Field(
                "Void Gate",
                controller=1,
                units={1: [Piece("Daring Poro", damage=1, buffed=True, stunned=True), "Recruit", "Recruit", "Recruit"]},
                facedown={1: "Back to Back"},
            ),
            Field("Startipped Peak"),
        ],
    ).start()


def test_the_condition_of_units_is_told_in_words() -> None:
    board = drawn(fight())
    assert "Daring Poro 2 [M] [Assault] (exhausted)" in board
    assert "Daring Poro 3 [M] [Assault] (1 damage, buff, stunned)" in board
    assert "3× Recruit 1 [M]" in board
    assert "Void Gate · Garen controls it" in board
    assert "Startipped Peak · nobody controls it" in board


def test_runes_say_what_they_can_pay() -> None:
    board = drawn(fight()).replace("\u00a0", " ")
    assert "Fury 0 of 1 ready, Chaos 2 of 2 ready · can pay [2] and [Fury], 2 [Chaos]" in board


def test_score_counts_and_champion_are_shown() -> None:
    board = drawn(fight())
    assert "Annie (you) · 3 of 8 points" in board and "Garen (program) · 7 of 8 points" in board
    assert "2 cards in hand" in board and "3 cards in hand" in board
    assert "Champion Zone: Annie, Fiery [5] [Fury]" in board


def test_the_hand_has_costs_and_words() -> None:
    board = drawn(fight())
    assert "2× Gust [1] · spell" in board and "Firestorm [6] [Fury] · spell" in board
    assert card_text("Firestorm", "en")[0] in board


def test_hidden_cards_stay_hidden() -> None:
    mine, theirs = drawn(fight(), 0), drawn(fight(), 1)
    assert "Decisive Strike" not in mine and "Back to Back" not in mine
    assert "1 facedown card" in mine
    assert "facedown: Back to Back" in theirs and "Decisive Strike" in theirs
    assert "Firestorm" not in theirs


def test_somebody_who_watches_sees_every_hand() -> None:
    board = drawn(fight(), -1)
    assert "Decisive Strike" in board and "Firestorm" in board


def test_showdown_focus_and_chain() -> None:
    game = fight()
    answer(game, "move Petty Officer")
    answer(game, "at Void Gate")
    board = drawn(game)
    assert "contested by you, combat" in board and "you have focus" in board
    assert "Petty Officer 6 [M] [Assault] (exhausted, attacks)" in board and "Recruit 1 [M] (defends)" in board
    answer(game, "play Gust")
    answer(game, "pick seat 1's Daring Poro at Void Gate")
    board = drawn(game)
    assert "Chain (the newest resolves first)" in board
    assert "1. Gust on the chain (yours) → Daring Poro" in board
    assert "you have focus" not in board  # first the chain


def test_no_focus_is_shown_while_damage_is_assigned() -> None:
    here = Field("Void Gate", controller=1, units={0: ["Daring Poro"], 1: ["Petty Officer", "Recruit"]})
    board = drawn(Position(seats=[Seat(), Seat()], fields=[here, Field()]).start())
    assert "combat" in board and "focus" not in board


def test_colour_only_repeats_what_the_words_say() -> None:
    game = fight()
    coloured = drawn(game, colour=True)
    assert "\x1b[" in coloured
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(drawn(game), end="", markup=False)
    assert "\x1b[" not in capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 140])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for line in drawn(fight(), lang=lang, width=width).splitlines():
        assert len(line) <= width


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "(1 Schaden, Buff, gestunned)"),
        ("es", "(1 de damage, Buff, en stun)"),
        ("fr", "(1 dégât, Buff, Stun)"),
    ],
)
def test_conditions_in_other_languages(lang: str, words: str) -> None:
    assert words in drawn(fight(), lang=lang)


def test_two_people_at_one_keyboard_never_see_each_others_hand(terminal: Terminal) -> None:
    ran = terminal.run("play", "--opponent", "human", "--seed", "1", typed="keep\n\nkeep\nquit\n")
    assert ran.code == 0
    first, second = ran.out.split("is next. Pass the keyboard on", 1)
    assert "Firestorm" in first and "Firestorm" not in second.split("Turn 1", 1)[0]
    assert "Annie, choose >" in first and "Garen, choose >" in second


def test_two_battlefields_of_one_name_are_numbered() -> None:
    fields = [Field("Void Gate"), Field("Void Gate", controller=1, units={1: ["Recruit"]})]
    game = Position(seats=[Seat(base=["Petty Officer"]), Seat()], fields=fields).start()
    board = drawn(game)
    assert "Void Gate 1 · nobody controls it" in board and "Void Gate 2 · Garen controls it" in board
    answer(game, "move Petty Officer")
    teller = Teller(game, ["Annie", "Garen"], 0)
    decision = game.decisions()[0]
    assert words_of(decision, teller, Messages("en")) == ["Void Gate 1", "Void Gate 2"]
    game.choose(decision, decision.options[0])
    told = [Messages("en").say(teller.happening(event)) for event in game.events_for(0)]
    assert "You contest Void Gate 1." in told
    assert "You conquer Void Gate 1." in told


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Mystic Poro: recycle it, or leave it on top of your Main Deck?"),
        ("de", "Mystic Poro: Die Karte recyceln oder oben auf deinem Main Deck lassen?"),
    ],
)
def test_a_question_says_what_the_answer_will_do(lang: str, question: str) -> None:
    game = Position(seats=[Seat(hand=["Mystic Poro"], runes="Fury 2", deck=["Gust", "Flash"]), Seat()]).start()
    answer(game, "play Mystic Poro")
    decision = game.decisions()[0]
    assert Messages(lang).say(Teller(game, ["Annie", "Garen"], 0).question(decision)) == question


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2])
def test_deflected_counters_are_shown(n: int, lang: str) -> None:
    game = lanes(Lane(base=["Daring Poro"]))
    give_counters(game, unit_named(game, "Daring Poro").id, DEFLECTED, n)
    console = Console(width=100, color_system=None, highlight=False)
    with console.capture() as capture:
        teller = Teller(game, ["Annie"], 0)
        console.print(LaneBoard(game, teller, Messages(lang), ["board-you", "board-you"], 100).draw())
    assert f"({Messages(lang).get('mark-deflected', n=n)})" in capture.get()


@pytest.mark.parametrize(
    ("has", "used", "left"), [(1, 1, ""), (1, 2, ""), (2, 1, " [Deflect]"), (3, 1, " [Deflect 2]")]
)
def test_deflect_is_shown_less_its_counters(has: int, used: int, left: str) -> None:
    """LL 6.5: what has been used up deflects no Strike."""
    game = lanes(Lane(base=[unit_card("Turtle", Deflect(has), might=3)]))
    assert f"Turtle 3 [M] [Deflect{f' {has}' if has > 1 else ''}]" in drawn_lane(game)
    give_counters(game, unit_named(game, "Turtle").id, DEFLECTED, used)
    assert f"Turtle 3 [M]{left} (" in drawn_lane(game)


def drawn_lane(game: Game) -> str:
    console = Console(width=100, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(
            LaneBoard(game, Teller(game, ["Annie"], 0), Messages("en"), ["board-you", "board-you"], 100).draw()
        )
    return capture.get()
