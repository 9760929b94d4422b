"""What seldom happens around a combat: units that cannot die, a third player's focus, moves that only some can make."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    a,
    battlefield,
    cant,
    choose,
    count,
    every,
    gain_xp,
    give,
    it,
    me,
    move,
    move_to_base,
    play_me_to,
    unit,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import BE_KILLED, When
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.terms import E_DIED, ENEMY
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    gear_card,
    happened,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
CHARGER = unit_card("Charger", might=3)
GUARD = unit_card("Guard", might=2)
ROCK = unit_card("Rock", cant(BE_KILLED, me), might=1)


@pytest.mark.clause("CR 465.2.c", "CR 142.4")
@pytest.mark.parametrize("prevent", [0, 2])
def test_who_has_lethal_damage_and_cannot_die_must_be_assigned_no_more(prevent: int) -> None:
    """Nothing is asked: all goes to the other one, also where some of the first one's damage would be prevented."""
    game = Position(
        seats=[Seat(base=[unit_card("Lancer", might=2)]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [Piece(ROCK, damage=1, prevent=prevent), GUARD]}), Field(WEST)],
    ).start()
    do(game, "move Lancer", "at East")
    settle(game)
    assert (damage_to(game, "Rock"), damage_to(game, "Guard")) == ([], [2])
    assert trash(game, 1) == ["Guard"]


@pytest.mark.clause("CR 428.5.c")
def test_what_dies_by_nobodys_doing_was_killed_by_no_opponent() -> None:
    for seat in (0, 1):
        bell = gear_card("Bell", when(When(E_DIED, actor=ENEMY), gain_xp(1)))
        wilt = spell_card("Wilt", give(every(unit), -1))
        seats = [Seat(hand=[wilt]), Seat()]
        seats[seat] = Seat(hand=[wilt] if seat == 0 else [], base=[bell, Piece(GUARD, damage=1)])
        game = Position(seats=seats).start()
        do(game, "play Wilt")
        settle(game)
        assert ("Guard" in trash(game, seat), xp(game)) == (True, [0, 0])


@pytest.mark.clause("CR 170.11", "CR 323.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battlefield_that_is_still_controlled_is_not_open(seat: int) -> None:
    """Its units have just been sent home; control is lost only in the cleanup."""
    retreat = spell_card("Retreat", move_to_base(every(unit)), gain_xp(count(battlefield.open)))
    game = Position(
        seats=[Seat(hand=[retreat]), Seat()],
        fields=[Field(EAST, controller=seat, units={seat: [GUARD]}), Field(WEST)],
    ).start()
    do(game, "play Retreat")
    settle(game)
    assert (xp(game), base(game, seat), controller(game)) == ([1, 0], ["Guard"], None)


@pytest.mark.clause("CR 447.2", "CR 446")
def test_of_several_that_are_moved_those_go_on_who_may_be_there() -> None:
    """At East a teammate stands, so seat 0's unit is recalled; the enemy's, which is named later, moves in."""
    gather = spell_card("Gather", choose(a(battlefield.named("East"))), move(every(unit.named("Left", "Right")), it()))
    left, right = unit_card("Left", might=1), unit_card("Right", might=1)
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[gather]), Seat(), Seat(), Seat()],
        fields=[
            Field(WEST, controller=0, units={0: [left]}),
            Field(NORTH, controller=1, units={1: [right]}),
            Field(EAST, controller=2, units={2: [GUARD]}),
        ],
    ).start()
    do(game, "play Gather")
    settle(game)
    assert (base(game, 0), trash(game, 1), at_field(game, 2)) == (["Left"], ["Right"], ["Guard"])
    assert happened(game, "recalled", "moves") == ["recalled Left", "moves Right"]


@pytest.mark.clause("CR 323.14", "CR 347")
def test_a_showdown_that_becomes_a_combat_passes_over_who_does_not_act_in_it() -> None:
    """By the printed rulebooks only two act in a combat. Seat 1 joins the showdown, and focus would be seat 2's."""
    diver = unit_card("Diver", Action, play_me_to(battlefield), might=2)
    game = Position(
        mode=Skirmish(True),
        seats=[Seat(base=[CHARGER]), Seat(hand=[diver]), Seat()],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move Charger", "at East", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "play Diver", "at East")
    while question(game) == "priority":
        do(game, "pass")
    assert happened(game, "showdown", "combat") == ["showdown East", "combat East"]
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "pass")
    assert (at_field(game, 0), trash(game, 1), points(game)) == (["Charger"], ["Diver"], [1, 0, 0])
