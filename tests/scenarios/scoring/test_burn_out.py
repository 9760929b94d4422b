"""Burn Out (CR 431): taking more cards out of a Main Deck than it holds."""

from __future__ import annotations

import pytest

from farfield.cards.language import burn, draw, gain_xp, me, predict, when, you
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import GAIN_POINTS, Cant
from farfield.rules.terms import ENEMY
from tests.scenarios.table import (
    deck,
    do,
    hand,
    happened,
    offered,
    plain_field,
    points,
    question,
    seat_asked,
    spell_card,
    trash,
    unit_card,
)

FIELDS = [Field(plain_field("East")), Field(plain_field("West"))]
THREE = spell_card("Three", draw(3))


@pytest.mark.clause("CR 431", "core 22.7", "actions Burn Out", "CR 413")
def test_draw_what_there_is_recycle_the_trash_give_a_point_and_draw_the_rest() -> None:
    game = Position(
        seats=[Seat(hand=[THREE], deck=["Gust"], trash=["Incinerate", "Flash", "Stand United"]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Three")
    assert happened(game, "burns-out") == ["burns-out"]
    assert points(game) == [0, 1]
    assert len(hand(game, 0)) == 3
    assert "Gust" in hand(game, 0)
    assert trash(game, 0) == ["Three"]  # the spell itself was still on the chain
    assert sorted([*hand(game, 0), *deck(game, 0)]) == ["Flash", "Gust", "Incinerate", "Stand United"]


@pytest.mark.clause("CR 431", "core 22.7")
def test_an_exactly_empty_deck_has_not_burned_out_yet() -> None:
    game = Position(seats=[Seat(hand=[THREE], deck=["Gust"] * 3, trash=["Flash"]), Seat()], fields=FIELDS).start()
    do(game, "play Three")
    assert (deck(game, 0), points(game)) == ([], [0, 0])
    assert happened(game, "burns-out") == []


@pytest.mark.clause("CR 431", "CR 315.4", "core 22.7")
def test_the_draw_of_the_turn_may_burn_out_and_still_draws() -> None:
    game = Position(seats=[Seat(deck=[], trash=["Gust"]), Seat()], fields=FIELDS, phase="draw").start()
    assert points(game) == [0, 1]
    assert hand(game, 0) == ["Gust"]


@pytest.mark.clause("CR 431", "core 22.7")
def test_with_several_opponents_the_player_chooses_who_gains_the_point() -> None:
    game = Position(seats=[Seat(hand=[THREE], deck=[], trash=["Gust"] * 5), Seat(), Seat()], fields=FIELDS).start()
    do(game, "play Three")
    assert (question(game), seat_asked(game)) == ("player", 0)
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    assert points(game) == [0, 0, 1]
    assert len(hand(game, 0)) == 3


@pytest.mark.clause("CR 431", "CR 440", "core 22.7")
def test_burning_cards_may_burn_out_too() -> None:
    game = Position(
        seats=[Seat(hand=[spell_card("Blaze", burn(2))], deck=["Gust"], trash=["Flash"]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Blaze")
    assert points(game) == [0, 1]
    # Gust was burned, then both were recycled and one of the two burned; Blaze followed.
    assert len(trash(game, 0)) == 2
    assert len(deck(game, 0)) == 1


@pytest.mark.clause("CR 431", "CR 436", "core 22.7")
def test_looking_never_burns_out() -> None:
    game = Position(
        seats=[Seat(hand=[spell_card("Peek", predict(3))], deck=[], trash=["Gust"]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Peek")
    assert points(game) == [0, 0]
    assert trash(game, 0) == ["Gust", "Peek"]


@pytest.mark.clause("CR 431", "core 22.7")
def test_with_an_empty_trash_it_repeats_and_wins_at_once() -> None:
    """Nothing to draw and nothing to recycle: point after point, without a cleanup, until the opponent has won."""
    game = Position(seats=[Seat(deck=[]), Seat(points=3)], fields=FIELDS, phase="draw").start()
    assert game.over
    assert game.winners == [1]
    assert points(game) == [0, 8]
    assert len(happened(game, "burns-out")) == 5


@pytest.mark.clause("CR 431", "core 22.7")
def test_from_the_second_in_a_row_the_points_cannot_be_prevented() -> None:
    """The first point is forbidden, all the others are gained."""
    silence = unit_card("Silence", Cant(GAIN_POINTS, me, actor=ENEMY))
    game = Position(seats=[Seat(deck=[], base=[silence]), Seat(points=6)], fields=FIELDS, phase="draw").start()
    assert game.winners == [1]
    assert points(game) == [0, 8]
    assert len(happened(game, "burns-out")) == 3


@pytest.mark.clause("CR 431", "core 22.7")
def test_a_single_burn_out_wins_only_in_the_cleanup_that_follows() -> None:
    """The opponent gets the eighth point, but the drawing is finished first."""
    game = Position(seats=[Seat(hand=[THREE], deck=[], trash=["Gust"] * 4), Seat(points=7)], fields=FIELDS).start()
    do(game, "play Three")
    assert game.winners == [1]
    assert len(hand(game, 0)) == 3


@pytest.mark.clause("CR 431", "CR 416")
def test_recycling_the_trash_is_recycling() -> None:
    keeper = unit_card("Keeper", when(you.recycle(), gain_xp(1)))
    game = Position(
        seats=[Seat(hand=[THREE], deck=[], trash=["Gust"] * 4, base=[keeper]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Three")
    while question(game) == "order":
        do(game, offered(game)[0])
    assert game.sides[0].xp == 4
