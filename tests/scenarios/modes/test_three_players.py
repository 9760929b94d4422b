"""Each for themselves with three or four players (CR 487-488): contested battlefields, combats of others, leaving."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Ambush,
    Reaction,
    a,
    battlefield,
    deal,
    destination,
    draw,
    gain_points,
    kill,
    move,
    pick,
    recall,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.verbs import GainControl
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.war import War
from farfield.rules.printed import Printed
from farfield.rules.terms import FOREVER, NO_ROLE
from tests import forbidden
from tests.insides import move_refusal
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    controller,
    do,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
ONE, TWO, THREE = unit_card("One"), unit_card("Two"), unit_card("Three")
STUDY = spell_card("Study", Action, draw(1))


def send(speed: object = Action) -> Printed:
    target = a(unit.yours)
    return spell_card("Send", speed, move(target, destination(battlefield, target)))  # type: ignore[arg-type]


# --- who may be where


@pytest.mark.clause("CR 447.2", "core 19.3", "CR 487")
def test_a_battlefield_where_two_others_meet_is_open_again_once_they_are_gone() -> None:
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[ONE]), Seat(), Seat()],
        fields=[Field(EAST, controller=1, units={1: [TWO], 2: [THREE]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    assert (question(game), seat_asked(game)) == ("focus", 2)  # not the turn player: seat 2 contested
    east = game.battlefields[0]
    assert move_refusal(game, piece(game, "One"), east) == reasons.TWO_OTHERS_THERE
    settle(game)
    assert at_field(game) == []
    do(game, "move One", "at East")
    settle(game)
    assert controller(game) == 0


@pytest.mark.clause("CR 447.2", "CR 462", "core 21.1")
def test_a_third_player_cannot_enter_a_combat_by_a_play() -> None:
    """Seat 0 controls East but has lost its units there; seats 1 and 2 fight for it. A card that may be played to a
    battlefield one controls finds no room."""
    fast = unit_card("Fast", Reaction)
    game = Position(
        mode=Skirmish(),
        seats=[Seat(), Seat(), Seat(hand=[fast])],
        fields=[
            Field(EAST, controller=1, units={0: [ONE], 1: [TWO]}),
            Field(WEST, controller=2, units={2: [THREE]}),
            Field(NORTH),
        ],
        every_window=True,
    ).start()
    do(game, "pass", "pass")
    assert seat_asked(game) == 2
    do(game, "play Fast")
    assert offered(game) == ["at West", "at base 2"]


@pytest.mark.clause("CR 447.2", "core 19.3")
@pytest.mark.parametrize(("gone", "stays"), [("Two", "Three"), ("Three", "Two")])
def test_a_staged_combat_of_two_others_is_no_destination_even_when_one_of_them_has_just_gone(
    gone: str, stays: str
) -> None:
    """Seat 1 contested East, and its unit or the other one there is killed by the very spell that then moves seat 0's
    unit: the combat of seats 1 and 2 is still staged, so the unit goes home."""
    mine = a(unit.yours)
    storm = spell_card("Storm", Action, kill(a(unit.named(gone))), move(mine, destination(battlefield, mine)))
    carry = a(unit.yours)
    go = spell_card("Go", Reaction, move(carry, destination(battlefield, carry)))
    game = Position(
        mode=Skirmish(),
        seats=[Seat(hand=[storm], base=[ONE]), Seat(hand=[go], base=[TWO]), Seat()],
        fields=[Field(EAST, controller=2, units={2: [THREE]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "play Storm", "pick East", "pass", "play Go", "pick East")
    settle_chain(game)
    assert base(game, 0) == ["One"]
    assert at_field(game) == [stays]
    assert happened(game, "combat") == []


@pytest.mark.clause("CR 447.2", "core 19.3")
def test_who_staged_a_combat_may_bring_another_unit_to_it_when_their_first_has_just_gone() -> None:
    """Seat 0's only unit at East dies by the spell that then moves another of its units there: the staged combat is
    still its own."""
    late = unit_card("Late")
    storm = spell_card(
        "Storm", Action, kill(a(unit.named("One"))), move(a(unit.named("Late")), destination(battlefield))
    )
    carry = a(unit.yours)
    go = spell_card("Go", Reaction, move(carry, destination(battlefield, carry)))
    game = Position(
        mode=Skirmish(),
        seats=[Seat(hand=[storm], base=[late]), Seat(hand=[go], base=[TWO]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [ONE]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "play Storm", "pick East", "pass", "play Go", "pick East")
    settle_chain(game)
    assert at_field(game) == ["Late", "Two"]
    arena = game.arenas[0]
    assert (arena.combat, arena.attacker, arena.defender) == (True, 1, 0)


@pytest.mark.clause("CR 447.2", "CR 462", "CR 190.3")
def test_who_contests_first_attacks_and_a_late_third_is_recalled() -> None:
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[ONE]), Seat(hand=[send(Reaction)], base=[TWO]), Seat(hand=[send(Reaction)], base=[THREE])],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move One", "at East")
    assert (question(game), seat_asked(game)) == ("focus", 0)  # a showdown of one, all may act
    do(game, "pass", "play Send", "pick East", "pass", "play Send", "pick East")
    # Seat 2's Send resolves first: its unit turns the showdown into a combat. Seat 1's comes too late.
    settle_chain(game)
    assert at_field(game) == ["One", "Three"]
    assert base(game, 1) == ["Two"]
    arena = game.arenas[0]
    assert (arena.combat, arena.attacker, arena.defender) == (True, 0, 2)


@pytest.mark.clause("CR 323.14", "CR 348.2", "CR 190.3.b")
def test_who_came_into_a_showdown_and_is_alone_at_its_end_takes_the_battlefield() -> None:
    """Seat 0 opened a showdown and goes home again while seat 2's unit has come: nobody is left to fight."""
    home = spell_card("Home", Reaction, recall(a(unit.named("One"))))
    game = Position(
        mode=Skirmish(),
        seats=[
            Seat(base=[ONE], hand=[home]),
            Seat(hand=[send(Reaction)], base=[TWO]),
            Seat(hand=[send(Reaction)], base=[THREE]),
        ],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move One", "at East", "play Home", "pass", "play Send", "pick East", "pass", "play Send", "pick East")
    while question(game) == "priority":
        do(game, "pass")
        if len(game.arenas[0].chain) == 1 and "One" in at_field(game):
            break
    # Newest first: Three arrives, then Two finds no room; a combat waits for the chain to end.
    assert at_field(game) == ["One", "Three"]
    settle_chain(game)
    assert (base(game, 0), base(game, 1), at_field(game)) == (["One"], ["Two"], ["Three"])
    assert forbidden.broken(game) == []
    settle(game)
    assert happened(game, "combat") == []
    assert controller(game) == 2


@pytest.mark.clause("CR 323.14", "CR 459")
def test_a_showdown_whose_contester_left_becomes_a_combat_of_the_two_others() -> None:
    """A spell takes the unit of seat 0 away and brings one of each of the others."""
    first = a(unit.named("Two"))
    second = a(unit.named("Three"))
    swap = spell_card(
        "Swap",
        Action,
        recall(a(unit.named("One"))),
        move(first, destination(battlefield, first)),
        move(second, destination(battlefield, second)),
    )
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[ONE], hand=[swap]), Seat(base=[TWO]), Seat(base=[THREE])],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move One", "at East", "play Swap", "pick East", "pick East")
    settle_chain(game)
    arena = game.arenas[0]
    assert (arena.combat, arena.attacker, arena.defender) == (True, 1, 2)
    assert piece(game, "Three").role != NO_ROLE
    assert forbidden.broken(game) == []


@pytest.mark.clause("CR 459", "CR 447.2.c", "A2")
def test_a_third_player_who_takes_a_unit_out_of_a_combat_takes_it_home() -> None:
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy), until=FOREVER))
    game = Position(
        mode=Skirmish(),
        seats=[Seat(), Seat(), Seat(hand=[steal])],
        fields=[Field(EAST, controller=1, units={0: [ONE], 1: [TWO]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "pass", "pass", "play Steal", "pick Two")
    settle_chain(game)
    assert base(game, 2) == ["Two"]
    assert at_field(game) == ["One"]
    settle(game)
    assert controller(game) == 0
    assert points(game) == [1, 0, 0]


# --- who acts


@pytest.mark.clause("CR 312", "CR 347.2", "core 11.4", "core 20.6")
def test_everybody_may_act_in_a_combat_of_two_and_must_pass() -> None:
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[ONE]), Seat(), Seat(hand=[STUDY])],
        fields=[Field(EAST, controller=1, units={1: [TWO]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move One", "at East")
    assert game.arenas[0].combat
    for seat in (0, 1):
        assert (question(game), seat_asked(game)) == ("focus", seat)
        do(game, "pass")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Study"])
    do(game, "play Study")
    for seat in (2, 0, 1):
        assert (question(game), seat_asked(game)) == ("priority", seat)
        do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 0)


@pytest.mark.clause("CR 323.12", "CR 461.1", "A5")
def test_the_turn_player_says_which_of_two_staged_combats_begins_although_not_theirs() -> None:
    """Effects brought the others' units: seat 0 has none anywhere and still decides the order."""
    game = Position(
        mode=War(),
        seats=[Seat(), Seat(), Seat(), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [ONE], 2: [TWO]}),
            Field(WEST, controller=3, units={3: [THREE], 1: [unit_card("Four")]}),
            Field(NORTH),
        ],
        every_window=True,
    ).start()
    assert (question(game), seat_asked(game)) == ("showdown", 0)
    assert offered(game) == ["at East", "at West"]
    do(game, "at West")
    arena = game.arenas[0]
    assert (arena.attacker, arena.defender, seat_asked(game)) == (1, 3, 1)
    settle(game)
    assert happened(game, "combat") == ["combat West", "combat East"]  # one after the other
    assert (question(game), seat_asked(game)) == ("main", 0)


@pytest.mark.clause("CR 383.3.d", "CR 464.2.e")
def test_the_next_turn_goes_round_the_table() -> None:
    game = Position(mode=War(), seats=[Seat()] * 4, fields=[Field(EAST)], active=2).start()
    seen = []
    for _ in range(5):
        seen.append(seat_asked(game))
        do(game, "end")
    assert seen == [2, 3, 0, 1, 2]


# --- winning


@pytest.mark.clause("CR 472", "core 22.4", "CR 194.2")
def test_tied_at_the_victory_score_the_game_goes_on_until_somebody_leads_all_others() -> None:
    prize = spell_card("Prize", gain_points(1))
    game = Position(
        mode=Skirmish(),
        seats=[Seat(points=7, hand=[prize, prize]), Seat(points=8), Seat(points=5)],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
    ).start()
    assert game.winners == [1]  # alone at the top
    game = Position(
        mode=Skirmish(),
        seats=[Seat(points=7, hand=[prize, prize]), Seat(points=8), Seat(points=8)],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
    ).start()
    assert not game.over
    do(game, "play Prize")
    assert (points(game), game.over) == ([8, 8, 8], False)
    do(game, "play Prize")
    assert (points(game), game.winners) == ([9, 8, 8], [0])


@pytest.mark.clause("CR 471.1", "core 22.3")
def test_the_final_point_by_conquering_needs_all_three_battlefields() -> None:
    rider = unit_card("Rider")
    for missing in (0, 1):
        fields = [
            Field(EAST, controller=0, units={0: [ONE]}),
            Field(WEST, controller=missing, units={missing: [TWO]}),
            Field(NORTH),
        ]
        game = Position(
            mode=Skirmish(),
            seats=[Seat(points=6 - 1 + missing, base=[rider]), Seat(), Seat()],
            fields=fields,
            phase="beginning",
        ).start()
        assert points(game)[0] == 7
        before = len(hand(game, 0))
        do(game, "move Rider", "at North")
        settle(game)
        assert (game.winners, points(game)[0]) == (([0], 8) if missing == 0 else ([], 7))
        assert len(hand(game, 0)) == before + missing


# --- leaving


@pytest.mark.clause("CR 651", "core 22.14")
def test_the_game_goes_on_without_who_concedes_until_one_is_left() -> None:
    game = Position(mode=War(), seats=[Seat()] * 4, fields=[Field(EAST)]).start()
    game.concede(2)
    assert not game.over
    game.concede(0)
    assert (game.over, seat_asked(game)) == (False, 1)
    game.concede(1)
    assert game.winners == [3]


@pytest.mark.clause("CR 652", "core 22.15")
def test_who_leaves_takes_their_units_and_the_combat_ends_without_them() -> None:
    game = Position(
        mode=Skirmish(),
        seats=[Seat(), Seat(), Seat()],
        fields=[
            Field(EAST, controller=1, units={0: [ONE], 1: [TWO]}, owner=1),
            Field(WEST, controller=1, units={1: [THREE]}, owner=2),
            Field(NORTH, owner=0),
        ],
        every_window=True,
    ).start()
    assert (question(game), seat_asked(game)) == ("focus", 0)
    game.concede(1)
    names = [game.card(game.places[i].card).printed.name for i in game.battlefields]
    assert names == ["Battlefield", "West", "North"]
    assert (at_field(game, 0), at_field(game, 1)) == (["One"], [])
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "pass")
    assert seat_asked(game) == 2  # everybody who is left passes
    do(game, "pass")
    assert controller(game, 0) == 0
    assert points(game) == [1, 0, 0]
    assert forbidden.broken(game) == []


def two_staged_combats(at_west: int) -> Game:
    """Seat 0 is asked which combat begins: that of seats 1 and 2 at East, or that of seat 3 and another at West."""
    game = Position(
        mode=War(),
        seats=[Seat()] * 4,
        fields=[
            Field(EAST, controller=1, units={1: [ONE], 2: [TWO]}, owner=1),
            Field(WEST, controller=3, units={3: [THREE], at_west: [unit_card("Four")]}, owner=2),
            Field(NORTH, owner=3),
        ],
        every_window=True,
    ).start()
    assert (question(game), seat_asked(game)) == ("showdown", 0)
    return game


@pytest.mark.clause("CR 652", "core 22.15", "CR 323.12")
def test_if_the_turn_player_leaves_the_next_says_which_staged_combat_begins() -> None:
    game = two_staged_combats(2)
    game.concede(0)
    assert (question(game), seat_asked(game), offered(game)) == ("showdown", 1, ["at East", "at West"])
    do(game, "at West")
    settle(game)
    assert happened(game, "combat") == ["combat West", "combat East"]


@pytest.mark.clause("CR 652", "core 22.15", "CR 323.12")
def test_a_staged_combat_one_of_whose_sides_has_left_does_not_begin() -> None:
    game = two_staged_combats(0)
    game.concede(2)
    arena = game.arenas[0]
    assert (arena.attacker, arena.defender, seat_asked(game)) == (0, 3, 0)  # the only one left
    settle(game)
    assert len(happened(game, "combat")) == 1
    assert controller(game, 0) == 1
    assert forbidden.broken(game) == []


@pytest.mark.clause("CR 652", "CR 431")
def test_who_has_left_is_no_longer_to_be_chosen_for_the_point_of_a_burn_out() -> None:
    seats = [Seat(hand=[STUDY], deck=[], trash=[ONE, TWO]), Seat(), Seat(), Seat()]
    game = Position(mode=War(), seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Study")
    assert offered(game) == ["pick seat 1", "pick seat 2", "pick seat 3"]
    game.concede(1)
    assert offered(game) == ["pick seat 2", "pick seat 3"]
    game.concede(3)
    assert points(game) == [0, 0, 1, 0]  # nobody else is left to choose
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 652", "CR 355.17")
def test_what_has_left_is_no_longer_to_be_chosen_by_a_text_that_is_resolving() -> None:
    cull = spell_card("Cull", Action, kill(pick(unit)))
    seats = [Seat(hand=[cull]), Seat(base=[ONE]), Seat(base=[TWO]), Seat(base=[THREE])]
    game = Position(mode=War(), seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Cull")
    assert offered(game) == ["pick One", "pick Three", "pick Two"]
    game.concede(1)
    assert offered(game) == ["pick Three", "pick Two"]
    game.concede(2)
    assert base(game, 3) == []  # the only one left
    assert question(game) == "main"


@pytest.mark.clause("CR 652", "CR 471.1", "A8")
def test_a_blank_battlefield_still_counts_for_the_final_point() -> None:
    game = Position(
        mode=Skirmish(),
        seats=[Seat(points=7, base=[ONE]), Seat(), Seat()],
        fields=[
            Field(EAST, owner=1),
            Field(WEST, scored=[0], controller=0, units={0: [TWO]}),
            Field(NORTH, scored=[0]),
        ],
    ).start()
    game.concede(1)
    do(game, "move One", "at Battlefield")
    settle(game)
    assert game.winners == [0]


@pytest.mark.clause("CR 822", "CR 447.2")
def test_ambush_joins_own_units_in_a_combat_but_opens_none_of_others() -> None:
    sneak = unit_card("Sneak", Ambush)
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[ONE]), Seat(hand=[sneak]), Seat(hand=[sneak])],
        fields=[Field(EAST, controller=1, units={1: [TWO]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move One", "at East", "pass")
    assert offered(game) == ["pass", "play Sneak"]
    do(game, "play Sneak")
    assert at_field(game) == ["One", "Sneak", "Two"]
    while asked(game).seat != 2:
        do(game, "pass")
    assert offered(game) == ["pass"]


@pytest.mark.clause("CR 431")
def test_who_burns_out_chooses_which_opponent_gains_the_point() -> None:
    drain = spell_card("Drain", Action, draw(1))
    game = Position(mode=Skirmish(), seats=[Seat(hand=[drain], deck=[]), Seat(), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Drain")
    assert (question(game), offered(game)) == ("player", ["pick seat 1", "pick seat 2"])
    do(game, "pick seat 2")
    assert points(game) == [0, 0, 1]


@pytest.mark.clause("CR 312", "core 12.6")
def test_priority_goes_round_from_the_controller_of_the_newest_item() -> None:
    bolt = spell_card("Bolt", Reaction, deal(1, a(unit)))
    game = Position(
        mode=Skirmish(),
        seats=[Seat(hand=[STUDY], base=[ONE]), Seat(), Seat(hand=[bolt])],
        fields=[Field(EAST)],
        every_window=True,
    ).start()
    do(game, "play Study", "pass", "pass", "play Bolt")
    seen = []
    for _ in range(3):
        seen.append(seat_asked(game))
        do(game, "pass")
    assert seen == [2, 0, 1]
    assert seat_asked(game) == 0  # Study is next
