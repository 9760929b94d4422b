"""Cleanups with questions in them, and what they put right (CR 320-323)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    a,
    deal,
    dies,
    draw,
    every,
    give,
    have,
    heal,
    instead_of_dying,
    kill,
    recall,
    that,
    unit,
    when,
    your_turn_ends,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.verbs import GainControl
from farfield.rules.terms import ATTACKER, DEFENDER
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    do,
    gear_card,
    hand,
    happened,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")
THERE = plain_field("There")
VOLLEY = spell_card("Volley", deal(3, every(unit.enemy)))


@pytest.mark.clause("CR 323.5", "CR 371.2", "A34")
def test_a_question_inside_a_cleanup_holds_up_all_its_deaths() -> None:
    """While its controller is asked, nobody has died yet; then those who die do so together."""
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, heal(that), recall(that), may=True), might=3)
    mourner = unit_card("Mourner", when(dies(unit), draw(1)), might=9)
    game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, medic, mourner, RIGHT])]).start()
    do(game, "play Volley")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    assert base(game, 1) == ["Left", "Medic", "Mourner", "Right"]
    do(game, "pick Right", "no")
    assert (base(game, 1), trash(game, 1)) == (["Mourner", "Right"], ["Left", "Medic"])
    assert hand(game, 1) == [SAGE, SAGE]


@pytest.mark.clause("CR 323.7")
def test_step_5_a_unit_in_a_base_that_is_not_its_controllers_is_recalled() -> None:
    steal = spell_card("Steal", GainControl(a(unit.enemy)))
    walker = unit_card("Walker", when(I.move, draw(1)))
    game = Position(seats=[Seat(hand=[steal]), Seat(base=[walker])]).start()
    do(game, "play Steal")
    assert (base(game, 0), base(game, 1)) == (["Walker"], [])
    assert (hand(game, 0), hand(game, 1)) == ([], [])  # a recall is no move


@pytest.mark.clause("CR 323.7")
def test_step_5_gear_goes_home_when_what_wore_it_dies_elsewhere() -> None:
    """Controlled by one player, worn by another's unit: it goes to its own controller's base."""
    sword = gear_card("Sword", tags=("Equipment",), might_bonus=1)
    steal = spell_card("Steal", GainControl(a(unit.enemy)))
    doom = spell_card("Doom", kill(a(unit)))
    game = Position(
        seats=[Seat(hand=[steal, doom]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [Piece(LEFT, attached=[sword])]}), Field(THERE)],
    ).start()
    do(game, "play Steal")
    settle(game)
    assert (at_field(game), controller(game)) == (["Left", "Sword"], 0)
    do(game, "play Doom")
    assert (at_field(game), base(game, 0), base(game, 1)) == ([], [], ["Sword"])


@pytest.mark.clause("CR 323.6", "CR 190.4.c")
def test_step_4_a_battlefield_is_kept_while_somebody_stands_there() -> None:
    doom = spell_card("Doom", kill(a(unit)))
    game = Position(
        seats=[Seat(hand=[doom]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [LEFT, RIGHT]}), Field(THERE)],
    ).start()
    do(game, "play Doom", "pick Left")
    assert controller(game) == 1


@pytest.mark.clause("CR 322", "CR 324.2")
def test_a_row_of_deaths_each_called_for_by_the_one_before() -> None:
    """Every unit gives the next one Might: they fall one cleanup after another until nothing changes."""
    a_ = unit_card("A", have(unit.named("B"), 1), might=1)
    b_ = unit_card("B", have(unit.named("C"), 1), might=1)
    c_ = unit_card("C", might=1)
    game = Position(
        seats=[Seat(hand=[spell_card("Rain", deal(1, every(unit.enemy)))]), Seat(base=[a_, b_, c_])]
    ).start()
    do(game, "play Rain")
    assert happened(game, "dies") == ["dies A", "dies B", "dies C"]


@pytest.mark.clause("CR 319", "CR 323.5")
def test_zero_might_alone_does_not_kill() -> None:
    """Lethal damage is never nothing."""
    sap = spell_card("Sap", give(a(unit), -5))
    game = Position(seats=[Seat(hand=[sap]), Seat(base=[LEFT])]).start()
    do(game, "play Sap")
    assert base(game, 1) == ["Left"]


@pytest.mark.clause("CR 320", "CR 323.2")
def test_designations_change_with_control_in_the_next_cleanup() -> None:
    """A defender who changes sides in the combat becomes an attacker, and attacks for the first time."""
    turncoat = unit_card("Turncoat", when(I.attack, draw(1)))
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy.named("Turncoat"))))
    game = Position(
        seats=[Seat(hand=[steal], base=[LEFT]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [turncoat, unit_card("Wall", might=9)]}), Field(THERE)],
        every_window=True,
    ).start()
    do(game, "move Left", "at Here")
    assert piece(game, "Turncoat").role == DEFENDER
    do(game, "play Steal", "pass", "pass")
    assert (piece(game, "Turncoat").role, chain(game)) == (ATTACKER, ["Turncoat"])
    settle_chain(game)
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 323.8", "CR 323.10")
def test_a_staged_showdown_waits_for_an_open_state() -> None:
    """The move's trigger is on the chain: the showdown begins only after it."""
    runner = unit_card("Runner", when(I.move, draw(1)))
    game = Position(seats=[Seat(base=[runner]), Seat()], fields=[Field(HERE), Field(THERE)], every_window=True).start()
    do(game, "move Runner", "at Here")
    assert (chain(game), happened(game, "showdown")) == (["Runner"], [])
    settle_chain(game)
    assert happened(game, "showdown") == ["showdown Here"]


@pytest.mark.clause("CR 317.2", "CR 324.2")
def test_in_the_ending_cleanup_deaths_come_before_healing() -> None:
    """Damage that became lethal by the last effect of the turn kills; healing is a later step."""
    spite = unit_card("Spite", when(your_turn_ends, deal(3, every(unit.enemy))))
    game = Position(seats=[Seat(base=[spite]), Seat(base=[LEFT, unit_card("Big", might=4)])]).start()
    do(game, "end")
    assert (trash(game, 1), piece(game, "Big").damage) == (["Left"], 0)
