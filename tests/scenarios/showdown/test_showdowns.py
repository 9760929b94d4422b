"""Showdowns (CR 341-348): when they open, who acts, how they close, and what turns them into a combat."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    a,
    battlefield,
    destination,
    draw,
    exhaust_me,
    kill,
    move,
    move_here,
    unit,
    use,
    when,
    your_beginning,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.game import Game
from farfield.rules.terms import ACTION, E_COMBAT_START, E_SHOWDOWN_START
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    chain,
    controller,
    do,
    hand,
    happened,
    offered,
    phase,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
SCOUT = unit_card("Scout")
STUDY = spell_card("Study", Action, draw(1))
SLOW = spell_card("Slow", draw(1))


def place(game: Game, index: int = 0) -> int:
    return game.battlefields[index]


@pytest.mark.clause("CR 344", "CR 345", "core 20.1", "core 20.2", "CR 313", "CR 323.12")
def test_moving_to_an_open_battlefield_opens_a_showdown_and_gives_the_mover_focus() -> None:
    game = Position(seats=[Seat(base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True).start()
    do(game, "move Scout", "at East")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    assert game.arenas[0].showdown == place(game)
    assert not game.arenas[0].combat


@pytest.mark.clause("CR 347", "CR 308.1.a", "core 20.3")
def test_with_focus_only_actions_and_reactions_are_possible() -> None:
    helper = unit_card("Helper", use(exhaust_me(), draw(1), speed=ACTION), use(exhaust_me(), draw(2)))
    game = Position(
        seats=[Seat(base=[SCOUT, helper], hand=[STUDY, SLOW, spell_card("Snap", Reaction, draw(1))]), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Scout", "at East", "done")
    assert question(game) == "focus"
    assert offered(game) == ["pass", "play Snap", "play Study", "use Helper 0"]


@pytest.mark.clause("CR 348.2", "CR 190.4", "core 20.7", "core 9.3")
def test_closing_it_gives_control_to_the_only_player_there_and_is_a_conquer() -> None:
    game = Position(seats=[Seat(base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True).start()
    do(game, "move Scout", "at East", "pass")
    assert controller(game) is None  # one pass is not all
    do(game, "pass")
    assert controller(game) == 0
    assert points(game) == [1, 0]
    assert happened(game, "conquers") == ["conquers East"]
    assert game.places[place(game)].contested_by == -1


@pytest.mark.clause("CR 348.2", "CR 470")
def test_retaking_a_battlefield_scored_this_turn_is_no_conquer() -> None:
    """Conquered, left, and taken again in the same turn: control changes, nothing is scored."""
    recall_target = a(unit.yours)
    back = spell_card("Back", Action, move(recall_target, destination(None, recall_target)))
    ready_up = unit_card("Twice", when(I.conquer, draw(1)))
    target = a(unit.yours)
    forth = spell_card("Forth", Action, move(target, destination(battlefield, target)))
    game = Position(
        seats=[Seat(base=[ready_up], hand=[back, forth]), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Twice", "at East")
    settle(game)
    assert points(game) == [1, 0]
    drawn = len(hand(game, 0))
    do(game, "play Back", "pick base 0")
    assert controller(game) is None
    do(game, "play Forth", "pick East")
    settle(game)
    assert controller(game) == 0
    assert points(game) == [1, 0]
    assert happened(game, "conquers") == ["conquers East"]
    assert len(hand(game, 0)) == drawn - 2


@pytest.mark.clause("CR 348", "CR 347.2", "core 20.6")
def test_a_showdown_goes_on_when_the_unit_that_caused_it_is_gone() -> None:
    slay = spell_card("Slay", Action, kill(a(unit)))
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(hand=[slay, STUDY])], fields=[Field(EAST), Field(WEST)], every_window=True
    ).start()
    do(game, "move Scout", "at East", "pass", "play Slay", "pass", "pass")
    assert at_field(game) == []
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "pass", "play Study", "pass", "pass", "pass", "pass")
    assert question(game) == "main"
    assert controller(game) is None
    assert points(game) == [0, 0]


@pytest.mark.clause("CR 340.2.a", "core 20.5")
def test_a_permanent_played_with_focus_passes_it_once_it_has_entered() -> None:
    quick = unit_card("Quick", Action)
    game = Position(
        seats=[Seat(base=[SCOUT], hand=[quick]), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True
    ).start()
    do(game, "move Scout", "at East", "play Quick")
    assert base(game, 0) == ["Quick"]
    assert chain(game) == []
    assert (question(game), seat_asked(game)) == ("focus", 1)


@pytest.mark.clause("CR 460", "core 20.1", "CR 323.12")
def test_one_showdown_at_a_time_and_the_turn_player_picks_which() -> None:
    both = spell_card(
        "Scatter",
        Action,
        move(a(unit.yours.named("Scout"), "one"), destination(battlefield, name="x")),
        move(a(unit.yours.named("Rider"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(base=[SCOUT, unit_card("Rider")], hand=[both]), Seat()],
        fields=[Field(EAST), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Scatter", "pick East", "pick West", "pass", "pass")
    assert (question(game), seat_asked(game)) == ("showdown", 0)
    assert offered(game) == ["at East", "at West"]
    do(game, "at West")
    assert game.arenas[0].showdown == place(game, 1)
    do(game, "pass", "pass")
    assert game.arenas[0].showdown == place(game, 0)  # the other one follows
    settle(game)
    assert points(game) == [2, 0]


@pytest.mark.clause("A5", "CR 323.12", "CR 323.13")
def test_a_staged_showdown_begins_before_a_staged_combat() -> None:
    """One battlefield waits for a showdown, another for a combat: there is nothing to choose."""
    both = spell_card(
        "Scatter",
        Action,
        move(a(unit.yours.named("Scout"), "one"), destination(battlefield, name="x")),
        move(a(unit.yours.named("Rider"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(base=[SCOUT, unit_card("Rider", might=5)], hand=[both]), Seat()],
        fields=[Field(EAST), Field(WEST, controller=1, units={1: [unit_card("Guard")]})],
        every_window=True,
    ).start()
    do(game, "play Scatter", "pick East", "pick West", "pass", "pass")
    assert question(game) == "focus"
    assert (game.arenas[0].showdown, game.arenas[0].combat) == (place(game, 0), False)
    do(game, "pass", "pass")
    assert (game.arenas[0].showdown, game.arenas[0].combat) == (place(game, 1), True)


@pytest.mark.clause("A6", "CR 335", "CR 305", "core 10.1")
def test_a_combat_may_begin_in_the_beginning_phase_and_the_phase_waits_for_it() -> None:
    magnet = plain_field("Magnet", when(your_beginning, move_here(a(unit.enemy))))
    game = Position(
        seats=[Seat(), Seat(base=[unit_card("Lured", might=1)])],
        fields=[Field(magnet, controller=0, units={0: [unit_card("Guard", might=3)]}), Field(WEST)],
        phase="beginning",
        every_window=True,
    ).start()
    settle_chain(game)
    assert phase(game) == "beginning"
    assert (question(game), seat_asked(game)) == ("focus", 1)
    assert game.arenas[0].combat
    assert points(game) == [0, 0]
    settle(game)
    assert phase(game) == "main"
    assert at_field(game) == ["Guard"]
    assert points(game) == [1, 0]  # the hold came after it


@pytest.mark.clause("A3", "CR 316.8.b.1.a", "CR 323.14", "CR 464.2", "core 20.8")
def test_an_enemy_arriving_turns_it_into_a_combat_and_the_holder_keeps_focus() -> None:
    """Seat 0 lures the enemy in and is the attacker; focus had passed to seat 1 for the spell, and stays there."""
    lure = spell_card("Lure", Action, move(a(unit.enemy), destination(battlefield)))
    lurker = unit_card("Lurker", when(I.defend, draw(1)))
    game = Position(
        seats=[Seat(base=[unit_card("Charger", when(I.attack, draw(1)))], hand=[lure]), Seat()],
        fields=[Field(EAST), Field(WEST, controller=1, units={1: [lurker]})],
        every_window=True,
    ).start()
    do(game, "move Charger", "at East", "play Lure", "pass", "pass")
    assert at_field(game, 0) == ["Charger", "Lurker"]
    assert game.arenas[0].combat
    assert (game.arenas[0].attacker, game.arenas[0].defender) == (0, 1)
    assert chain(game) == ["Charger", "Lurker"]
    settle_chain(game)
    assert (question(game), seat_asked(game)) == ("focus", 1)


@pytest.mark.clause("CR 464", "A3")
def test_where_the_showdown_opens_with_the_combat_the_attacker_gains_focus() -> None:
    """Also in the other player's turn."""
    lure = spell_card("Lure", Action, move(a(unit.enemy), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[lure]), Seat(base=[unit_card("Charger")])],
        fields=[Field(EAST, controller=0, units={0: [unit_card("Guard")]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Lure", "pick East", "pass", "pass")
    assert (question(game), seat_asked(game), game.arenas[0].attacker) == ("focus", 1, 1)


@pytest.mark.clause("CR 464.2", "core 20.8")
def test_a_conversion_begins_a_combat_but_no_second_showdown() -> None:
    herald = unit_card("Herald", when(When(E_SHOWDOWN_START), draw(1)))
    starter = unit_card("Starter", when(When(E_COMBAT_START), draw(1)))
    come = spell_card("Come", Action, move(a(unit.yours.named("Lurker")), destination(battlefield)))
    game = Position(
        seats=[Seat(base=[SCOUT, herald, starter]), Seat(hand=[come], base=[unit_card("Lurker")])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Scout", "at East", "done")
    assert hand(game, 0) == ["Vanguard Sergeant"]  # Herald's
    assert seat_asked(game) == 1
    do(game, "play Come", "pick East")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2  # Starter's; Herald's not again
    assert happened(game, "triggers") == ["triggers Herald", "triggers Starter"]


@pytest.mark.clause("CR 323.8", "CR 190.3.b", "CR 323.11")
def test_contested_goes_away_when_the_one_who_contested_is_gone_before_it_opens() -> None:
    slay = spell_card("Slay", Reaction, kill(a(unit.at_battlefield)))
    target = a(unit.yours)
    go = spell_card("Go", Action, move(target, destination(battlefield, target)), draw(1))
    ambitious = unit_card("Ambitious", when(I.move, draw(1)))
    game = Position(
        seats=[Seat(base=[ambitious], hand=[go]), Seat(hand=[slay])], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Ambitious", "at East")
    assert chain(game) == ["Ambitious"]
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "play Slay")
    settle(game)
    assert game.places[place(game)].contested_by == -1
    assert happened(game, "showdown", "combat") == []
    assert asked(game).seat == 0
