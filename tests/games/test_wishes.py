"""What a seat wants to be asked can change during a game, and is part of its record."""

from __future__ import annotations

import pytest

from farfield.errors import FarfieldError
from farfield.games import BadRecord, Record, record, start, undo
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL
from farfield.rules.game import Game
from farfield.rules.terms import ACTIVATE, Q_MAIN, Q_MULLIGAN


def in_the_first_main_phase() -> Game:
    game = start(["Annie", "Lux"], seed=3)
    while game.decisions()[0].kind == Q_MULLIGAN:
        decision = game.decisions()[0]
        game.choose(decision, decision.options[-1])
    assert game.decisions()[0].kind == Q_MAIN
    return game


def test_a_wish_is_granted_at_once() -> None:
    game = in_the_first_main_phase()
    before = game.decisions()[0]
    assert ACTIVATE not in {option.verb for option in before.options}
    game.wish(before.seat, PREF_FULL_CONTROL)
    now = game.decisions()[0]
    assert now.seat == before.seat and now.id != before.id
    assert ACTIVATE in {option.verb for option in now.options}
    game.wish(before.seat, 0)
    assert game.decisions()[0].options == before.options


def test_it_is_kept_in_the_record() -> None:
    game = in_the_first_main_phase()
    seat = game.decisions()[0].seat
    game.wish(seat, PREF_FULL_CONTROL | PREF_ASK_IN_WINDOWS)
    text = record(game).text()
    assert f"- | seat {seat} | wish 5\n" in text
    again = Record.parse(text).replay()
    assert again.hash() == game.hash()
    assert again.decisions()[0].options == game.decisions()[0].options


def test_it_is_never_taken_back() -> None:
    game = in_the_first_main_phase()
    seat = game.decisions()[0].seat
    offered = game.decisions()[0].options
    game.choose(game.decisions()[0], offered[0])
    game.wish(seat, PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS)
    undo(game, seat)
    assert game.wishes(seat) == PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS
    assert game.decisions()[0].options == offered
    assert Record.parse(record(game).text()).replay().hash() == game.hash()


def test_nobody_else_can_wish() -> None:
    game = in_the_first_main_phase()
    before = game.hash()
    with pytest.raises(FarfieldError):
        game.wish(7, 0)
    assert game.hash() == before
    kept = (
        record(game)
        .text()
        .replace("\n\n[End]\nAnswers: 2", "\nTurn 1: seat 0\n- | seat 7 | wish 1\n\n[End]\nAnswers: 3")
    )
    with pytest.raises(BadRecord, match="Seat 7 cannot wish"):
        Record.parse(kept).replay()


@pytest.mark.parametrize("wishes", [-1, 16, 2**70])
def test_what_nobody_can_wish_for_is_refused(wishes: int) -> None:
    """A record could not hold it."""
    game = in_the_first_main_phase()
    before = game.hash()
    with pytest.raises(FarfieldError, match=f"{wishes} is no set of wishes. Give a number from 0 to 15"):
        game.wish(0, wishes)
    assert game.hash() == before
    assert Record.parse(record(game).text()).replay().hash() == before
