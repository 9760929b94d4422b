"""Locations, control of battlefields and contested (core-rules 9)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    a,
    battlefield,
    deal,
    destination,
    draw,
    each_player,
    every,
    give,
    have,
    kill,
    move,
    play_me_to,
    spell,
    unit,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.select import HERE
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import E_COMBAT_START, LEGEND
from tests.scenarios.table import (
    NONE,
    at_field,
    controller,
    do,
    hand,
    happened,
    might,
    odd,
    offered,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)


def contested_by(game: Game, index: int = 0) -> int | None:
    found = game.places[game.battlefields[index]].contested_by
    return None if found < 0 else found


@pytest.mark.clause("CR 197", "CR 200")
def test_locations_are_the_bases_and_the_battlefields():
    walker = a(unit.friendly)
    step = spell_card("Step", move(walker, destination(None, walker)))
    game = Position(
        seats=[Seat(hand=[step], legend="Dark Child"), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate"), Field("Trifarian War Camp")],
    ).start()
    do(game, "play Step")
    assert offered(game) == ["pick Trifarian War Camp", "pick Void Gate", "pick base 0"]


@pytest.mark.clause("CR 200")
def test_a_battlefield_is_at_itself_and_a_legend_at_no_location():
    camp = plain_field("Camp", have(unit.here, 2))
    sage = Printed("Sage", LEGEND, abilities=odd(LEGEND, have(unit.here, 5)))
    game = Position(
        seats=[Seat(legend=sage, base=["Mech"]), Seat()],
        fields=[Field(camp, 0, {0: ["Recruit"]}), Field("Void Gate", 0, {0: ["Tentacle"]})],
    ).start()
    assert [might(game, name) for name in ("Recruit", "Tentacle", "Mech")] == [3, 1, 3]


@pytest.mark.clause("CR 190.1", "CR 190.2", "CR 190.5")
def test_control_is_a_standing_state_of_one_player_or_nobody():
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate")]
    ).start()
    for _ in range(4):
        assert (controller(game, 0), controller(game, 1)) == (0, None)
        do(game, "end" if question(game) == "main" else "no")


@pytest.mark.clause("CR 190.4", "CR 348.2")
def test_control_is_gained_when_the_showdown_closes_not_on_arrival():
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field()], every_window=True).start()
    do(game, "move Recruit")
    assert (at_field(game), controller(game), contested_by(game)) == (["Recruit"], None, 0)
    do(game, "pass")
    assert controller(game) is None
    do(game, "pass")
    assert (controller(game), contested_by(game), points(game)) == (0, None, [1, 0])


@pytest.mark.clause("CR 190.4", "CR 466.5")
def test_control_changes_in_the_resolution_of_a_combat():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech")
    assert controller(game) == 1
    settle(game)
    assert (controller(game), contested_by(game)) == (0, None)


@pytest.mark.clause("CR 190.4.a")
def test_control_is_kept_as_long_as_one_has_units_there():
    game = Position(
        seats=[Seat(), Seat(base=["Recruit"])],
        fields=[Field(controller=0, units={0: ["Mega-Mech", "Mech"]})],
        active=1,
    ).start()
    do(game, "move Recruit")
    while question(game) == "assign":
        do(game, offered(game)[0])
    assert at_field(game) == ["Mech", "Mega-Mech"]
    assert (controller(game), points(game)) == (0, [0, 0])  # kept, so nothing was conquered


@pytest.mark.clause("CR 190.4.b")
def test_while_a_combat_goes_on_there_control_does_not_change():
    """The defender is gone, but control stays until the resolution step."""
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2", base=["Mega-Mech"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech", "play Incinerate", "pick Recruit")
    settle_chain(game)
    assert at_field(game) == ["Mega-Mech"]
    assert (question(game), controller(game)) == ("focus", 1)
    settle(game)
    assert controller(game) == 0


@pytest.mark.clause("CR 190.3", "CR 450")
def test_contested_is_applied_by_moving_and_by_playing():
    moved = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field()], every_window=True).start()
    do(moved, "move Recruit")
    assert contested_by(moved) == 0
    scout = unit_card("Scout", play_me_to(battlefield.open))
    played = Position(seats=[Seat(), Seat(hand=[scout])], fields=[Field()], active=1, every_window=True).start()
    do(played, "play Scout", "at Startipped Peak")
    assert contested_by(played) == 1


@pytest.mark.clause("CR 190.3")
def test_arriving_where_one_has_control_contests_nothing():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[Field(controller=0, units={0: ["Mech"]})],
        every_window=True,
    ).start()
    do(game, "move Recruit")
    assert contested_by(game) is None
    assert question(game) == "main"  # no showdown


@pytest.mark.clause("CR 190.3")
def test_contested_remembers_who_applied_it_first():
    """The opponent joins the contested battlefield during the showdown: the first one stays the attacker."""
    join = spell_card("Join", Action, move(a(unit.friendly), a(battlefield)))
    game = Position(
        seats=[Seat(base=["Mech"]), Seat(hand=[join], base=["Recruit"])], fields=[Field()], every_window=True
    ).start()
    do(game, "move Mech", "pass", "play Join")
    settle_chain(game)
    assert at_field(game) == ["Mech", "Recruit"]
    assert contested_by(game) == 0
    assert (game.arenas[0].attacker, game.arenas[0].defender) == (0, 1)


PULPIT = plain_field("Pulpit", when(you.play(spell), draw(1)))


@pytest.mark.clause("CR 190.6")
def test_you_on_a_battlefield_is_who_controls_it():
    study = spell_card("Study", give(every(unit), NONE))
    seats = [Seat(hand=[study], deck=["Gust"]), Seat(deck=["Flash"])]
    mine = Position(seats=seats, fields=[Field(PULPIT, 0, {0: ["Recruit"]})]).start()
    do(mine, "play Study")
    settle(mine)
    assert (hand(mine, 0), hand(mine, 1)) == (["Gust"], [])
    theirs = Position(seats=seats, fields=[Field(PULPIT, 1, {1: ["Recruit"]})]).start()
    do(theirs, "play Study")
    settle(theirs)
    assert (hand(theirs, 0), hand(theirs, 1)) == ([], [])


@pytest.mark.clause("CR 190.6", "A27")
def test_without_a_controller_you_is_nobody():
    study = spell_card("Study", give(every(unit), NONE))
    game = Position(seats=[Seat(hand=[study]), Seat()], fields=[Field(PULPIT)]).start()
    do(game, "play Study")
    settle(game)
    assert hand(game, 0) == []
    assert happened(game, "triggers") == []


@pytest.mark.clause("CR 190.6", "A27")
def test_without_a_controller_what_names_its_players_works_all_the_same():
    """The turn player only sees to it; beside an instruction to "you" nothing of the text happens."""
    reserve = unit_card("Reserve", Reaction, play_me_to(battlefield))
    for text, drawn in ((each_player(draw(1)), 1), (draw(1), 0)):
        threshold = plain_field("Threshold", when(When(E_COMBAT_START, place=HERE), text))
        game = Position(seats=[Seat(base=[unit_card("Own")]), Seat(hand=[reserve])], fields=[Field(threshold)]).start()
        do(game, "move Own", "play Reserve", "at Threshold")
        settle(game)
        assert [len(hand(game, seat)) for seat in (0, 1)] == [drawn, drawn]


@pytest.mark.clause("CR 190.6")
def test_the_controller_of_a_battlefield_chooses_for_its_abilities():
    """Seat 1 controls it and chooses, though it is seat 0's turn."""
    tower = plain_field("Tower", when(you.defend_here, deal(1, a(unit))))
    game = Position(seats=[Seat(base=["Mega-Mech"]), Seat()], fields=[Field(tower, 1, {1: ["Mountain Drake"]})]).start()
    do(game, "move Mega-Mech")
    assert (question(game), seat_asked(game)) == ("target", 1)
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake"]


@pytest.mark.clause("CR 190.4.a")
def test_losing_the_last_unit_in_an_open_state_loses_control():
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay]), Seat()], fields=[Field(controller=1, units={1: ["Recruit"]})]).start()
    do(game, "play Slay")
    assert controller(game) is None
    assert trash(game, 0) == ["Slay"]
    assert points(game) == [0, 0]


@pytest.mark.clause("CR 450")
def test_a_unit_that_arrives_in_a_base_contests_nothing():
    home = unit_card("Homebody", when(I.move, draw(1)))
    game = Position(seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: [home]})]).start()
    do(game, "move Homebody")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert contested_by(game) is None
