"""What a person sees who prints a game, or looks at one in a debugger: words, and nothing that is hidden."""

from __future__ import annotations

import farfield
from farfield.cards.catalogue import printed
from farfield.cards.language import Shield
from farfield.games import Field, Piece, Position, Seat


def a_game() -> farfield.Game:
    seats = [Seat(hand=["Gust"], runes="Chaos 2"), Seat(hand=["Incinerate"], points=3)]
    field = Field("Void Gate", controller=1, units={1: ["Daring Poro", Piece("Petty Officer", damage=2)]})
    return Position(seats=seats, fields=[field, Field("Startipped Peak")]).start()


def test_a_game_is_one_line() -> None:
    assert repr(a_game()) == "<Game: duel, turn 5 of seat 0, main, points 0:3 of 8, waiting for seat 0>"


def test_a_game_that_is_over_says_who_won() -> None:
    game = a_game()
    game.concede(0)
    assert repr(game).endswith("points 0:3 of 8, won by seat 1>")
    game = Position(seats=[Seat(), Seat(), Seat(), Seat()], teams=[0, 1, 0, 1]).start()
    game.concede(0)
    assert repr(game).endswith("won by seats 1 and 3>")


def test_printing_a_game_shows_the_board_as_a_watcher_sees_it() -> None:
    shown = str(a_game())
    assert "Void Gate (side 1): Daring Poro 2 of side 1; Petty Officer 5 with 2 damage of side 1" in shown
    assert "1 in hand" in shown
    assert "Gust" not in shown and "Incinerate" not in shown


def test_printing_a_view_shows_the_hand_of_its_seat_only_and_what_it_is_asked() -> None:
    shown = str(a_game().view(0))
    assert "1 in hand (Gust)" in shown
    assert "Incinerate" not in shown
    assert "asked: main (CR 316.5): play Gust; end" in shown


def test_decisions_and_options_name_what_is_done() -> None:
    game = a_game()
    [decision] = game.decisions()
    gust = game.view(0).sides[0].hand[0]
    assert repr(gust) == "<Gust>"
    assert repr(decision).startswith(f"<Decision {decision.id}: seat 0, main (CR 316.5): play ")
    assert repr(decision.options[-1]) == "<Option end>"


def test_views_of_a_part_of_the_table_can_be_read() -> None:
    seen = a_game().view(0)
    assert repr(seen) == "<View of seat 0: duel, turn 5 of seat 0, main, points 0:3 of 8, waiting for seat 0>"
    assert repr(seen.places[2]).startswith("<Void Gate (side 1): Daring Poro 2 of side 1")
    assert repr(seen.arenas[0]) == "<Arena 0: neutral open, 0 on the chain, waiting for 0>"
    assert repr(seen.sides[0]).startswith("<seat 0 (")


def test_keywords_and_abilities_say_what_they_are() -> None:
    assert repr(Shield(2)) == "<Shield 2>"
    [ability] = printed("Incinerate").abilities[-1:]
    assert repr(ability).startswith("SpellText(")
    assert "Deal(amount=" in repr(ability)
