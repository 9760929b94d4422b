"""The standard move (CR 144): what it costs, where it goes, and who may not come."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Ganking, I, a, battlefield, cant, destination, draw, move, unit, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import MOVE_AT_ALL
from tests.insides import move_refusal
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    chain,
    controller,
    do,
    offered,
    piece,
    plain_field,
    question,
    spell_card,
    unit_card,
)

SCOUT = unit_card("Scout")
RIDER = unit_card("Rider", Ganking)
EAST = plain_field("East")
WEST = plain_field("West")


@pytest.mark.clause("CR 144", "CR 420.3", "core 7.6", "CR 445")
def test_a_unit_exhausts_and_moves_from_base_to_a_battlefield_without_a_chain() -> None:
    game = Position(seats=[Seat(base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True).start()
    assert offered(game) == ["end", "move Scout"]
    do(game, "move Scout")
    assert offered(game) == ["at East", "at West"]
    do(game, "at East")
    assert chain(game) == []
    assert at_field(game, 0) == ["Scout"]
    assert piece(game, "Scout").exhausted


@pytest.mark.clause("CR 144")
def test_from_a_battlefield_only_the_own_base_is_offered() -> None:
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)]).start()
    do(game, "move Scout")
    assert base(game, 0) == ["Scout"]  # one destination: it was not asked for
    assert controller(game, 0) is None


@pytest.mark.clause("CR 810", "keyword Ganking")
def test_ganking_adds_other_battlefields_and_no_second_move() -> None:
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: [RIDER]}), Field(WEST)]).start()
    do(game, "move Rider")
    assert offered(game) == ["at West", "at base 0"]
    do(game, "at West")
    assert at_field(game, 1) == ["Rider"]
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 810")
def test_ganking_twice_is_ganking_once() -> None:
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(EAST, controller=0, units={0: [unit_card("Rider", Ganking, Ganking)]}), Field(WEST)],
    ).start()
    do(game, "move Rider", "at West")
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 144")
def test_an_exhausted_unit_cannot_move() -> None:
    game = Position(
        seats=[Seat(base=[Piece(SCOUT, exhausted=True)]), Seat()], fields=[Field(EAST)], every_window=True
    ).start()
    assert offered(game) == ["end"]
    assert game.why_not_move(0, piece(game, "Scout").id, game.battlefields[0]) == reasons.EXHAUSTED


@pytest.mark.clause("CR 144")
def test_one_action_moves_several_units_from_different_origins_to_one_destination() -> None:
    game = Position(
        seats=[Seat(base=[SCOUT, Piece(unit_card("Tired"), exhausted=True)]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [RIDER, unit_card("Footman")]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "move Scout", "at West")
    assert question(game) == "move-more"
    assert offered(game) == ["done", "pick Rider"]  # Footman has no Ganking, Tired is exhausted
    assert at_field(game, 1) == []  # nobody has moved yet: the costs are paid together
    do(game, "pick Rider")
    assert at_field(game, 1) == ["Rider", "Scout"]
    assert piece(game, "Scout").exhausted
    assert piece(game, "Rider").exhausted


@pytest.mark.clause("CR 447.2", "CR 449.2", "core 19.3")
def test_a_third_player_cannot_come_where_two_others_meet() -> None:
    """Seats 1 and 2 fight at East. Seat 0, on its own turn, has a spell that moves a unit: East is no destination."""
    target = a(unit.yours)
    send = spell_card("Send", Action, move(target, destination(battlefield, target)))
    game = Position(
        seats=[Seat(base=[SCOUT], hand=[send]), Seat(), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [unit_card("One")], 2: [unit_card("Two")]}),
            Field(WEST),
            Field(plain_field("North")),
        ],
        every_window=True,
    ).start()
    east, west, _north = game.battlefields
    scout = piece(game, "Scout")
    assert move_refusal(game, scout, east) == reasons.TWO_OTHERS_THERE
    assert move_refusal(game, scout, west) == reasons.OK
    assert asked(game).seat == 2  # the attacker has focus first
    do(game, "pass", "play Send")
    assert offered(game) == ["pick North", "pick West"]


@pytest.mark.clause("CR 446", "core 19.1", "CR 453")
def test_a_move_is_an_event_and_a_cleanup_follows() -> None:
    runner = unit_card("Runner", when(I.move, draw(1)))
    game = Position(seats=[Seat(base=[runner]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True).start()
    do(game, "move Runner", "at East")
    assert chain(game) == ["Runner"]
    place = game.places[game.battlefields[0]]
    assert place.contested_by == 0
    assert place.showdown_staged  # the cleanup after the move staged it; the chain keeps it from opening
    assert game.arenas[0].showdown == -1


@pytest.mark.clause("CR 054", "CR 144")
def test_a_unit_that_cannot_move_is_not_offered() -> None:
    rooted = unit_card("Rooted", cant(MOVE_AT_ALL, unit.named("Rooted")))
    game = Position(seats=[Seat(base=[rooted]), Seat()], fields=[Field(EAST)], every_window=True).start()
    assert offered(game) == ["end"]
    assert game.why_not_move(0, piece(game, "Rooted").id, game.battlefields[0]) == reasons.CANT_MOVE
