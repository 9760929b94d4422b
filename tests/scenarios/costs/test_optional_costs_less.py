"""Discounts on optional additional costs: each works on that part of the cost alone (CR 356.4)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Repeat,
    additional,
    cost,
    deal,
    draw,
    every,
    exhaust_me,
    gain_xp,
    if_,
    lasts,
    optional_costs_less,
    paid,
    unit,
    use,
)
from farfield.games import Piece, Position, Seat
from farfield.rules.terms import FURY
from tests.scenarios.table import do, hand, offered, piece, question, runes, spell_card, unit_card

THRIFTY = unit_card("Thrifty", optional_costs_less(1))


@pytest.mark.clause("core 16.6.4", "CR 356", "CR 356.4.f.1", "core 16.7")
def test_an_optional_cost_that_was_made_free_counts_as_paid() -> None:
    more = spell_card("More", additional(cost(1)), if_(paid(), draw(2), draw(1)))
    game = Position(seats=[Seat(hand=[more], base=[THRIFTY]), Seat()]).start()
    do(game, "play More")
    assert question(game) == "optional-cost"  # without a single rune
    do(game, "yes")
    assert len(hand(game, 0)) == 2


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_the_discount_never_reaches_the_base_cost() -> None:
    more = spell_card("More", additional(cost(1)), if_(paid(), draw(2), draw(1)), energy=2)
    game = Position(seats=[Seat(hand=[more], base=[THRIFTY, Piece(THRIFTY)], runes="Fury 3"), Seat()]).start()
    do(game, "play More", "yes")  # two discounts, one Energy to take off
    assert (len(hand(game, 0)), runes(game, 0)) == (2, (1, 2))
    again = Position(seats=[Seat(hand=[more], base=[THRIFTY], runes="Fury 3"), Seat()]).start()
    do(again, "play More", "no")  # nothing optional is paid: nothing is cheaper
    assert (len(hand(again, 0)), runes(again, 0)) == (1, (1, 2))


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 805")
def test_where_there_is_both_it_takes_the_power_if_the_energy_can_be_paid() -> None:
    quick = unit_card("Quick", Accelerate, domains=FURY)
    game = Position(seats=[Seat(hand=[quick], base=[THRIFTY], runes="Fury 1"), Seat()]).start()
    do(game, "play Quick", "yes")
    assert (piece(game, "Quick").exhausted, runes(game, 0)) == (False, (0, 1))  # exhausted, not recycled


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 805", "CR 355.16")
def test_where_only_the_energy_is_missing_it_takes_the_energy() -> None:
    quick = unit_card("Quick", Accelerate, domains=FURY)
    spent = spell_card("Spent", gain_xp(1), energy=1)
    game = Position(seats=[Seat(hand=[quick, spent], base=[THRIFTY], runes="Fury 1"), Seat()]).start()
    do(game, "play Spent")
    do(game, "play Quick", "yes")
    assert (piece(game, "Quick").exhausted, runes(game, 0)) == (False, (0, 0))  # the exhausted rune was recycled


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 820")
def test_repeat_of_a_spell_and_of_an_ability_is_cheaper() -> None:
    wave = spell_card("Wave", Repeat(cost(2)), deal(1, every(unit.enemy)))
    tutor = unit_card("Tutor", use(exhaust_me(), gain_xp(1), repeat=(cost(1, "A"),)))
    foe = unit_card("Foe", might=5)
    game = Position(seats=[Seat(hand=[wave], base=[THRIFTY, tutor], runes="Fury 2"), Seat(base=[foe])]).start()
    do(game, "play Wave", "yes")
    assert (piece(game, "Foe").damage, runes(game, 0)) == (2, (1, 1))
    do(game, "use Tutor", "yes")  # one Energy, and the Power is taken off
    assert (game.sides[0].xp, runes(game, 0)) == (2, (0, 2))


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 820")
def test_an_ability_repeated_with_nothing_ready_keeps_the_power() -> None:
    tutor = unit_card("Tutor", use(cost(1), gain_xp(1), repeat=(cost(1, "A"),)))
    game = Position(seats=[Seat(base=[THRIFTY, tutor], runes="Fury 1"), Seat()]).start()
    do(game, "use Tutor", "yes")  # the one rune gives its Energy and is recycled
    assert (game.sides[0].xp, runes(game, 0)) == (2, (0, 0))


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 389")
def test_the_discount_is_its_controllers_alone_and_may_last_for_a_turn() -> None:
    more = spell_card("More", additional(cost(1)), if_(paid(), draw(2), draw(1)))
    sale = spell_card("Sale", lasts(optional_costs_less(1)))
    game = Position(seats=[Seat(hand=[more, more, sale]), Seat(base=[THRIFTY])]).start()
    do(game, "play More")  # nothing can be paid, so nothing is asked
    assert len(hand(game, 0)) == 3
    do(game, "play Sale", "play More")
    assert (question(game), offered(game)) == ("optional-cost", ["no", "yes"])
    do(game, "yes")
    assert len(hand(game, 0)) == 3
