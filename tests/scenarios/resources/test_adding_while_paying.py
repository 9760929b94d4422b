"""Add abilities that ask for a choice, used in the middle of a payment (CR 357.1.a, 429.3)."""

from __future__ import annotations

import pytest

from farfield.cards.language import REACTION, add, banishing, exhaust_me, gain_xp, unit, use
from farfield.games import Position, Seat
from tests.scenarios.table import (
    banished,
    base,
    do,
    gear_card,
    offered,
    offers,
    piece,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

PORO = "Daring Poro"


@pytest.mark.clause("CR 429.3", "CR 357.1.a")
def test_power_is_made_into_energy_while_paying() -> None:
    """Hextech Anomaly: of two exhausted runes one Energy comes, as it is asked for."""
    spell = spell_card("Spell", gain_xp(1), energy=1)
    seats = [Seat(hand=[spell], base=["Hextech Anomaly"], exhausted_runes="Mind 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Spell")
    assert offered(game) == ["number 0", "number 1", "number 2"], "the Anomaly is used, and asks how much"
    do(game, "number 1")
    settle(game)
    assert xp(game) == [1, 0]
    assert runes(game, 0) == (0, 1)
    assert piece(game, "Hextech Anomaly").exhausted


@pytest.mark.clause("CR 429.3")
def test_what_cannot_be_used_helps_nobody() -> None:
    spell = spell_card("Spell", gain_xp(1), energy=1)
    seats = [Seat(hand=[spell], base=["Hextech Anomaly"]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "play Spell"), "there is no Power to pay with"


@pytest.mark.clause("CR 429.3", "CR 357.1.a")
def test_an_add_ability_with_a_price_of_its_own() -> None:
    """Butcher of the Sands: two Power become two Energy, for units."""
    big = unit_card("Big", energy=2)
    seats = [Seat(hand=[big], legend="Butcher of the Sands", exhausted_runes="Fury 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Big")
    assert base(game, 0) == ["Big"]
    assert runes(game, 0) == (0, 0)
    spell = spell_card("Spell", gain_xp(1), energy=2)
    seats = [Seat(hand=[spell], legend="Butcher of the Sands", exhausted_runes="Fury 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "play Spell"), "its Energy is for units"


@pytest.mark.clause("CR 429.3", "CR 357.1.a")
def test_it_is_chosen_what_pays_for_the_add_ability() -> None:
    """As Iron Revenant: a card of the trash is banished, whichever its player likes."""
    bell = gear_card("Bell", use(exhaust_me(banishing(unit.yours.in_trash)), add("A"), speed=REACTION))
    ray = spell_card("Ray", gain_xp(1), power=(1,))
    seats = [Seat(hand=[ray], base=[bell], trash=[PORO, "Mega-Mech"]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Ray")
    assert question(game) == "cost-choice"
    do(game, f"pick {PORO}")
    settle(game)
    assert xp(game) == [1, 0]
    assert (banished(game, 0), "Mega-Mech" in trash(game, 0)) == ([PORO], True)


@pytest.mark.clause("CR 429.3")
def test_of_several_that_would_do_one_is_chosen() -> None:
    first = gear_card("First", use(exhaust_me(banishing(unit.yours.in_trash)), add(1), speed=REACTION))
    second = gear_card("Second", use(exhaust_me(banishing(unit.yours.in_trash)), add(1), speed=REACTION))
    spell = spell_card("Spell", gain_xp(1), energy=1)
    seats = [Seat(hand=[spell], base=[first, second], trash=[PORO]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Spell")
    assert offered(game) == ["use First", "use Second"]
    do(game, "use Second")
    settle(game)
    assert xp(game) == [1, 0]
    assert not piece(game, "First").exhausted
    assert piece(game, "Second").exhausted
