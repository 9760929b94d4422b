"""Paying without paying twice: what one payment takes cannot be given for another (CR 355.16, 357.3)."""

from __future__ import annotations

import pytest

from farfield.cards.language import add, additional, cost, deed, draw, exhaust_me, gain_xp, pay_to, unit, use
from farfield.games import Position, Seat
from farfield.rules.effects.stated_costs import DISCARD, EXHAUST_OBJECTS, RECYCLE_RUNES
from farfield.rules.terms import FURY, REACTION
from tests.scenarios.table import (
    do,
    hand,
    offered,
    piece,
    question,
    runes,
    spell_card,
    unit_card,
)

LEFT = unit_card("Left", might=3)
SAGE = "Vanguard Sergeant"


@pytest.mark.clause("CR 357.3", "CR 355.16")
def test_a_unit_cannot_be_exhausted_for_two_things_at_once() -> None:
    """It can add Energy or use its other ability, both by exhausting: not the one with the other."""
    oracle = unit_card("Oracle", use(exhaust_me(), add(1), speed=REACTION), use(exhaust_me(1), draw(1)))
    game = Position(seats=[Seat(base=[oracle]), Seat()]).start()
    assert offered(game) == ["end", "move Oracle"]
    game = Position(seats=[Seat(base=[oracle], runes="Fury 1"), Seat()]).start()
    do(game, "use Oracle 1")
    assert (runes(game, 0), hand(game, 0)) == ((0, 1), [SAGE])


@pytest.mark.clause("CR 357.3", "CR 355.16")
def test_a_unit_that_must_be_exhausted_as_a_cost_cannot_add_energy_too() -> None:
    font = unit_card("Font", use(exhaust_me(), add(2), speed=REACTION))
    rite = spell_card(
        "Rite", additional(cost(deed(EXHAUST_OBJECTS, 1, unit.friendly)), optional=False), draw(1), energy=2
    )
    game = Position(seats=[Seat(hand=[rite], base=[font]), Seat()]).start()
    assert offered(game) == ["end", "move Font"]
    game = Position(seats=[Seat(hand=[rite], base=[font, LEFT]), Seat()]).start()
    do(game, "play Rite")
    assert (piece(game, "Font").exhausted, piece(game, "Left").exhausted, hand(game, 0)) == (True, True, [SAGE])


@pytest.mark.clause("CR 357.3", "CR 355.16")
def test_a_rune_that_is_recycled_as_a_cost_gives_no_power() -> None:
    rite = spell_card("Rite", additional(cost(deed(RECYCLE_RUNES, 1)), optional=False), draw(1), power=(FURY,))
    game = Position(seats=[Seat(hand=[rite], runes="Fury 1"), Seat()]).start()
    assert offered(game) == ["end"]
    game = Position(seats=[Seat(hand=[rite], runes="Fury 2"), Seat()]).start()
    do(game, "play Rite")
    assert (runes(game, 0), hand(game, 0)) == ((0, 0), [SAGE])


@pytest.mark.clause("CR 357", "CR 444")
def test_one_rune_gives_energy_and_then_power() -> None:
    """Exhausted for Energy, recycled for Power: both from the same rune."""
    spark = spell_card("Spark", draw(1), energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[spark], runes="Fury 1"), Seat()]).start()
    do(game, "play Spark")
    assert (runes(game, 0), hand(game, 0)) == ((0, 0), [SAGE])


@pytest.mark.clause("CR 204.3", "CR 444.2")
def test_a_price_at_resolution_may_be_paid_with_other_things() -> None:
    toll = spell_card("Toll", pay_to(cost(1, deed(DISCARD, 1)), draw(2)))
    game = Position(seats=[Seat(hand=[toll, LEFT, unit_card("Right")], runes="Fury 1"), Seat()]).start()
    do(game, "play Toll", "yes")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Left", "pick Right"])
    do(game, "pick Left")
    assert (hand(game, 0), runes(game, 0)) == (["Right", SAGE, SAGE], (0, 1))


@pytest.mark.clause("CR 444.2", "CR 204.3")
def test_a_price_that_cannot_be_paid_is_not_asked_for() -> None:
    toll = spell_card("Toll", pay_to(cost(1), draw(2)), gain_xp(1))
    game = Position(seats=[Seat(hand=[toll]), Seat()]).start()
    do(game, "play Toll")
    assert (question(game), hand(game, 0), game.sides[0].xp) == ("main", [], 1)
