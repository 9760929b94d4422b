"""Weaponmaster (CR 821): an Equipment is put on the unit as it is played, for its Equip cost less one Power."""

from __future__ import annotations

import pytest

from farfield.cards.language import Equip, Weaponmaster, cost
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.table import (
    do,
    equipment,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    unit_card,
)

FIELDS = [Field(plain_field("East")), Field(plain_field("West"))]
SQUIRE = unit_card("Squire")
MASTER = unit_card("Master", Weaponmaster())
SWORD = equipment("Sword", Equip(cost(1)), bonus=2)


@pytest.mark.clause("CR 821", "keyword Weaponmaster", "keywords 4.9")
def test_weaponmaster_attaches_an_equipment_for_one_power_less() -> None:
    hammer = equipment("Hammer", Equip(cost(1, "Body", "Body")), bonus=3)
    game = Position(seats=[Seat(hand=[MASTER], base=[hammer], runes="Body 2"), Seat()], fields=FIELDS).start()
    do(game, "play Master", "yes", "yes")
    assert piece(game, "Hammer").attached_to == piece(game, "Master").id
    assert runes(game, 0) == (1, 0)  # one rune gave the Energy and the one Power that was left


@pytest.mark.clause("CR 821", "CR 725", "keywords 4.9", "keywords 4.8")
def test_weaponmaster_takes_an_equipment_from_another_unit() -> None:
    """Its Equip is inactive while it is attached, and is read all the same."""
    game = Position(
        seats=[Seat(hand=[MASTER], base=[Piece(SQUIRE, attached=[SWORD])], runes="Body 1"), Seat()], fields=FIELDS
    ).start()
    do(game, "play Master", "yes", "yes")
    assert (might(game, "Master"), might(game, "Squire")) == (4, 2)
    assert runes(game, 0) == (0, 1)  # no Power in the cost: no reduction
    assert happened(game, "uses") == []  # Equip was not used


@pytest.mark.clause("CR 821", "keywords 4.9")
def test_weaponmaster_may_be_declined() -> None:
    game = Position(seats=[Seat(hand=[MASTER], base=[SWORD], runes="Body 1"), Seat()], fields=FIELDS).start()
    do(game, "play Master", "no")
    assert piece(game, "Sword").attached_to == 0
    assert runes(game, 0) == (1, 0)


@pytest.mark.clause("CR 821", "keywords 4.9")
def test_who_cannot_pay_leaves_it_where_it_is() -> None:
    game = Position(seats=[Seat(hand=[MASTER], base=[Piece(SQUIRE, attached=[SWORD])]), Seat()], fields=FIELDS).start()
    do(game, "play Master", "yes")
    assert piece(game, "Sword").attached_to == piece(game, "Squire").id


@pytest.mark.clause("CR 821", "keywords 4.9")
def test_an_equipment_without_an_equip_cost_stays_where_it_is() -> None:
    crown = equipment("Crown", bonus=1)
    game = Position(seats=[Seat(hand=[MASTER], base=[crown]), Seat()], fields=FIELDS).start()
    do(game, "play Master", "yes")
    assert piece(game, "Crown").attached_to == 0


@pytest.mark.clause("CR 821", "keywords 4.9")
def test_only_equipment_you_control_may_be_chosen() -> None:
    game = Position(seats=[Seat(hand=[MASTER], runes="Body 1"), Seat(base=[SWORD])], fields=FIELDS).start()
    do(game, "play Master")
    assert question(game) == "main"
    assert happened(game, "ability-withdrawn") == ["ability-withdrawn Master"]


@pytest.mark.clause("CR 821")
def test_each_weaponmaster_arms_the_unit_once() -> None:
    axe = equipment("Axe", Equip(cost()), bonus=1)
    master = unit_card("Master", Weaponmaster(), Weaponmaster())
    game = Position(seats=[Seat(hand=[master], base=[SWORD, axe], runes="Body 1"), Seat()], fields=FIELDS).start()
    do(game, "play Master", "pick Master")  # the order of the two triggers
    do(game, "yes", "pick Sword", "yes", "pick Axe")
    assert offered(game) == ["no", "yes"]  # pay for Axe, whose trigger resolves first
    do(game, "yes", "yes")
    assert might(game, "Master") == 2 + 2 + 1
