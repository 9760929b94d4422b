"""Moves that effects make, and recalls (CR 446-458)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    a,
    battlefield,
    cant,
    destination,
    draw,
    every,
    me,
    move,
    move_to_base,
    recall,
    stun,
    unit,
    up_to,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import MOVE_AT_ALL, MOVE_TO_BASE
from farfield.rules.effects.verbs import GainControl
from farfield.rules.printed import Printed
from farfield.rules.terms import THIS_TURN, Forbidden
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    do,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
SCOUT = unit_card("Scout")
HOME = spell_card("Home", Reaction, recall(a(unit.at_battlefield)))


def push() -> Printed:
    target = a(unit)
    return spell_card("Push", Action, move(target, destination(None, target)))


@pytest.mark.clause("CR 449", "core 19.2")
def test_an_effect_moves_an_exhausted_unit_between_battlefields_and_leaves_it_exhausted() -> None:
    game = Position(
        seats=[Seat(hand=[push()]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [Piece(SCOUT, exhausted=True)]}), Field(WEST)],
    ).start()
    do(game, "play Push")
    assert offered(game) == ["pick West", "pick base 0"]  # where it is now is no destination
    do(game, "pick West")
    assert at_field(game, 1) == ["Scout"]
    assert piece(game, "Scout").exhausted


@pytest.mark.clause("CR 449")
def test_an_effect_move_does_not_exhaust() -> None:
    game = Position(
        seats=[Seat(hand=[push()], base=[SCOUT]), Seat()], fields=[Field(EAST, controller=0, units={}), Field(WEST)]
    ).start()
    do(game, "play Push", "pick West")
    settle(game)
    assert not piece(game, "Scout").exhausted


@pytest.mark.clause("core 19.4", "CR 323.7")
def test_a_unit_sent_to_base_goes_to_its_controllers_base() -> None:
    retreat = spell_card("Retreat", Action, move_to_base(up_to(2, unit.at_battlefield)))
    game = Position(
        seats=[Seat(hand=[retreat]), Seat()],
        fields=[
            Field(EAST, controller=0, units={0: [SCOUT]}),
            Field(WEST, controller=1, units={1: [unit_card("Foe")]}),
        ],
    ).start()
    do(game, "play Retreat", "pick Scout", "pick Foe")
    assert base(game, 0) == ["Scout"]
    assert base(game, 1) == ["Foe"]


@pytest.mark.clause("CR 447.2.c", "core 19.3")
def test_a_move_that_may_not_end_there_becomes_a_recall() -> None:
    """Three players: while the spell waits, a second enemy arrives where the unit was to go."""
    wander = unit_card("Wanderer", when(I.move, draw(1)))
    target = a(unit.yours, "unit")
    send = spell_card("Send", Action, move(target, destination(battlefield, target)))
    join_target = a(unit.yours, "unit")
    join = spell_card("Join", Reaction, move(join_target, destination(battlefield, join_target)))
    game = Position(
        seats=[Seat(hand=[send], base=[wander]), Seat(), Seat(hand=[join], base=[unit_card("Third")])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Second")]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Send", "pick East", "pass", "pass", "play Join", "pick East")
    settle(game)
    assert base(game, 0) == ["Wanderer"]
    assert "Wanderer" not in at_field(game, 0)
    assert len(hand(game, 0)) == 0  # it did not move: no trigger


@pytest.mark.clause("CR 454", "CR 458", "core 19.5")
def test_a_recall_is_no_move_and_keeps_damage_and_statuses() -> None:
    skittish = unit_card("Skittish", when(I.move, draw(1)), might=4)
    game = Position(
        seats=[Seat(hand=[HOME]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [Piece(skittish, damage=2, stunned=True, buffed=True)]})],
    ).start()
    do(game, "play Home")
    assert base(game, 0) == ["Skittish"]
    assert hand(game, 0) == []
    unit_ = piece(game, "Skittish")
    assert (unit_.damage, unit_.stunned, unit_.buffs) == (2, True, 1)
    assert not unit_.exhausted  # ready as before
    assert happened(game, "moves") == []


@pytest.mark.clause("CR 454")
@pytest.mark.parametrize("what", [MOVE_AT_ALL, MOVE_TO_BASE])
def test_restrictions_on_moving_do_not_stop_a_recall(what: Forbidden) -> None:
    rooted = unit_card("Rooted", cant(what, me))
    game = Position(
        seats=[Seat(hand=[HOME, spell_card("Retreat", Action, move_to_base(every(unit.yours)))]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [rooted]})],
    ).start()
    do(game, "play Retreat")
    assert at_field(game) == ["Rooted"]
    do(game, "play Home")
    assert base(game, 0) == ["Rooted"]


@pytest.mark.clause("CR 190.3", "CR 450", "core 9.6")
def test_arriving_contests_a_battlefield_that_is_not_yours_at_once() -> None:
    game = Position(
        seats=[Seat(hand=[push()], base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True
    ).start()
    do(game, "play Push", "pick East", "pass", "pass")
    assert question(game) == "focus"  # the showdown that follows from it
    assert game.places[game.battlefields[0]].contested_by == 0


@pytest.mark.clause("CR 190.3")
def test_arriving_at_your_own_battlefield_contests_nothing() -> None:
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [unit_card("Guard")]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "move Scout", "at East")
    assert question(game) == "main"
    assert game.places[game.battlefields[0]].contested_by == -1


@pytest.mark.clause("A2", "CR 323.11", "CR 191.1")
def test_a_unit_that_changes_controller_contests_where_it_stands() -> None:
    """The official ruling: a non-combat showdown follows, and the thief conquers."""
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy), until=THIS_TURN))
    game = Position(
        seats=[Seat(hand=[steal]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [SCOUT]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Steal", "pass", "pass")
    assert question(game) == "focus"
    assert not game.arenas[0].combat
    settle(game)
    assert controller(game, 0) == 0
    assert game.sides[0].points == 1


@pytest.mark.clause("A2")
def test_a_unit_stolen_beside_its_friends_contests_and_fights() -> None:
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy.named("Scout")), until=THIS_TURN))
    game = Position(
        seats=[Seat(hand=[steal]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [SCOUT, unit_card("Guard", might=3)]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Steal", "pass", "pass")
    assert question(game) == "focus"
    assert game.arenas[0].combat
    assert (game.arenas[0].attacker, game.arenas[0].defender) == (0, 1)
    settle(game)
    assert at_field(game) == ["Guard"]
    assert controller(game) == 1


@pytest.mark.clause("CR 449")
def test_being_stunned_does_not_stop_a_move() -> None:
    daze = spell_card("Daze", Action, stun(a(unit)))
    game = Position(seats=[Seat(hand=[daze], base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Daze", "move Scout", "at East")
    assert at_field(game) == ["Scout"]
