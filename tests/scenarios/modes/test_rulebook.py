"""The option `rulebook`: the printed rulebooks where they differ from the core rules.

With three or more players only the two in a combat act in it, and whom they invite; and reaching the Victory Score wins
without the comparison.
"""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, Reaction, a, buff, deal, draw, unit, when
from farfield.games import Field, Position, Seat
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.mode import Mode
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.modes.war import War
from tests.scenarios.table import (
    at_field,
    chain,
    controller,
    do,
    happened,
    offered,
    plain_field,
    points,
    question,
    seat_asked,
    settle_chain,
    spell_card,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
ONE, TWO = unit_card("One"), unit_card("Two")
STUDY = spell_card("Study", Action, draw(1))
CHEER = spell_card("Cheer", Reaction, buff(a(unit.named("Two"))))


def combat(mode: Mode, *more: Seat, first: Seat | None = None, second: Seat | None = None) -> Position:
    """Seat 0 is about to attack seat 1 at East."""
    own = first if first is not None else Seat(base=[ONE])
    return Position(
        mode=mode,
        seats=[own, second if second is not None else Seat(), *more],
        fields=[Field(EAST, controller=1, units={1: [TWO]}), Field(WEST), Field(NORTH)],
        every_window=True,
    )


def test_only_the_two_in_a_combat_act_in_it() -> None:
    game = combat(Skirmish(True), Seat(hand=[STUDY, CHEER])).start()
    do(game, "move One", "at East")
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 0, ["invite seat 2", "pass"])
    do(game, "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 1, ["invite seat 2", "pass"])
    do(game, "pass")
    assert happened(game, "dealt") == ["dealt Two", "dealt One"]  # both have passed: seat 2 was not asked
    assert (question(game), seat_asked(game)) == ("main", 0)


def test_outside_combat_everybody_acts_as_ever() -> None:
    game = combat(Skirmish(True), Seat(hand=[STUDY])).start()
    do(game, "move One", "at West")
    assert (question(game), offered(game)) == ("focus", ["pass"])  # no combat: nobody to invite
    do(game, "pass", "pass")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Study"])
    do(game, "play Study")
    assert (question(game), seat_asked(game)) == ("priority", 2)


def test_who_accepts_an_invitation_acts_and_must_pass_from_then_on() -> None:
    game = combat(Skirmish(True), Seat(hand=[CHEER])).start()
    do(game, "move One", "at East", "pass", "invite seat 2")
    assert (question(game), seat_asked(game), offered(game)) == ("invited", 2, ["no", "yes"])
    do(game, "yes")
    assert happened(game, "invites", "joins") == ["invites", "joins"]
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 1, ["pass"])  # the host goes on
    do(game, "pass")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Cheer"])
    do(game, "play Cheer")
    for seat in (2, 0, 1):
        assert (question(game), seat_asked(game)) == ("priority", seat)
        do(game, "pass")
    for seat in (0, 1, 2):
        assert (question(game), seat_asked(game)) == ("focus", seat)
        do(game, "pass")
    assert at_field(game) == ["Two"]  # 3 Might against 2
    assert game.arenas[0].guests == 0


def test_an_invitation_in_a_chain_lets_the_guest_react_to_it() -> None:
    bolt = spell_card("Bolt", Action, deal(2, a(unit.enemy)))
    game = combat(Skirmish(True), Seat(hand=[CHEER]), first=Seat(base=[ONE], hand=[bolt])).start()
    do(game, "move One", "at East", "play Bolt", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("priority", 1, ["invite seat 2", "pass"])
    do(game, "invite seat 2", "yes")
    assert (question(game), seat_asked(game)) == ("priority", 0)  # everybody is asked anew
    do(game, "pass", "pass")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Cheer"])
    do(game, "play Cheer")
    settle_chain(game)
    assert at_field(game) == ["One", "Two"]  # 3 Might, 2 damage


def test_who_declines_stays_out_and_may_be_asked_again_later() -> None:
    game = combat(Skirmish(True), Seat(hand=[CHEER]), first=Seat(base=[ONE], hand=[STUDY])).start()
    do(game, "move One", "at East", "invite seat 2", "no")
    assert offered(game) == ["pass", "play Study"]
    do(game, "play Study")
    assert (question(game), offered(game)) == ("priority", ["invite seat 2", "pass"])


def test_who_declines_one_side_may_still_be_invited_by_the_other() -> None:
    game = combat(Skirmish(True), Seat(hand=[CHEER])).start()
    do(game, "move One", "at East", "invite seat 2", "no")
    assert offered(game) == ["pass"]
    do(game, "pass")
    assert (seat_asked(game), offered(game)) == (1, ["invite seat 2", "pass"])
    do(game, "invite seat 2", "yes")
    assert game.view(0).arenas[0].guests == [2]


def test_either_side_invites_anybody_and_guests_invite_nobody() -> None:
    game = combat(War(True), Seat(), Seat()).start()
    do(game, "move One", "at East")
    assert offered(game) == ["invite seat 2", "invite seat 3", "pass"]
    do(game, "invite seat 3", "yes", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["invite seat 2", "pass"])
    do(game, "pass")
    assert (seat_asked(game), offered(game)) == (3, ["pass"])


def test_in_2v2_a_teammate_is_invited_into_a_combat_too() -> None:
    game = combat(TwoVsTwo(True), Seat(hand=[STUDY]), Seat()).start()
    assert "invite seat 2" in offered(game)  # to play something in the Main Phase
    do(game, "move One", "at East")
    assert offered(game) == ["invite seat 2", "invite seat 3", "pass"]
    do(game, "invite seat 2", "yes", "pass", "pass")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Study"])


def test_only_the_two_react_to_what_triggers_at_the_opening() -> None:
    herald = unit_card("Herald", when(I.attack, draw(1)))
    game = combat(Skirmish(True), Seat(hand=[CHEER]), first=Seat(base=[herald])).start()
    do(game, "move Herald", "at East")
    assert chain(game) == ["Herald"]
    seen = []
    while question(game) == "priority":
        seen.append(seat_asked(game))
        do(game, "pass")
    assert seen == [0, 1]


def test_who_leaves_a_combat_gives_focus_to_the_other_side_not_to_the_next_in_turn() -> None:
    game = combat(War(True), Seat(hand=[STUDY]), Seat()).start()
    do(game, "move One", "at East", "pass")
    assert seat_asked(game) == 1
    game.concede(1)
    # Seat 0 has passed and is the only one left in it.
    assert (question(game), seat_asked(game)) == ("main", 0)
    assert controller(game) == 0
    assert points(game) == [1, 0, 0, 0]


def test_who_is_not_in_the_combat_may_leave_without_a_change_to_who_has_passed() -> None:
    game = combat(War(True), Seat(), Seat()).start()
    do(game, "move One", "at East", "pass")
    game.concede(2)
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("main", 0)


def test_a_guest_who_leaves_while_asked_ends_the_question() -> None:
    game = combat(War(True), Seat(), Seat()).start()
    do(game, "move One", "at East", "invite seat 2")
    assert question(game) == "invited"
    game.concede(2)
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 0, ["invite seat 3", "pass"])


def test_a_host_who_leaves_ends_the_question_to_the_guest() -> None:
    game = combat(War(True), Seat(), Seat()).start()
    do(game, "move One", "at East", "invite seat 2")
    game.concede(0)
    assert (question(game), seat_asked(game)) == ("focus", 1)
    assert at_field(game) == ["Two"]


@pytest.mark.parametrize("mode", [Duel, Skirmish, War, TwoVsTwo])
def test_reaching_the_victory_score_wins_without_the_comparison(mode: type[Duel | Skirmish | War]) -> None:
    for rulebook in (False, True):
        rules = mode(rulebook)
        teams = rules.teams(rules.seats_most)
        tied = [Seat(points=rules.victory_score if team < 2 else 0) for team in teams]
        game = Position(mode=rules, seats=tied, fields=[Field(EAST)]).start()
        mine = [seat for seat, team in enumerate(teams) if team == 0]
        assert game.winners == (mine if rulebook else [])  # tied, and it is their turn


def test_of_several_who_are_there_at_once_the_most_points_win() -> None:
    game = Position(mode=Skirmish(True), seats=[Seat(points=8), Seat(points=8), Seat(points=9)], fields=[Field(EAST)])
    assert game.start().winners == [2]
    game = Position(
        mode=Skirmish(True), seats=[Seat(points=8), Seat(points=9), Seat(points=9)], fields=[Field(EAST)], active=2
    )
    assert game.start().winners == [2]  # tied: the first in the turn
