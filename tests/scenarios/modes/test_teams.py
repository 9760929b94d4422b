"""2v2 (CR 489): what teammates share and what they do not, help and invitation, scoring as a team."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    Reaction,
    a,
    battlefield,
    buff,
    deal,
    destination,
    draw,
    gain_points,
    gain_xp,
    move,
    unit,
)
from farfield.games import Field, Position, Seat, why_not
from farfield.rules.deciding import reasons
from farfield.rules.effects.verbs import GainControl
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.terms import FOREVER
from tests import forbidden
from tests.insides import move_refusal, presence_refusal
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
    offers,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
OWN, ALLY, FOE = unit_card("Own"), unit_card("Ally"), unit_card("Foe")
FIELDS = (Field(EAST), Field(WEST), Field(NORTH))


# --- friendly means both


@pytest.mark.clause("CR 489.8.e", "core 5.7", "CR 740.1", "CR 489")
def test_friendly_is_ones_own_and_the_teammates_enemy_is_of_both_opponents() -> None:
    cheer = spell_card("Cheer", Action, buff(a(unit.friendly)))
    strike = spell_card("Strike", Action, deal(1, a(unit.enemy)))
    own = spell_card("Own Only", Action, buff(a(unit.yours)))
    game = Position(
        mode=TwoVsTwo(),
        seats=[
            Seat(hand=[cheer, strike, own], base=[OWN]),
            Seat(base=[FOE]),
            Seat(base=[ALLY]),
            Seat(base=[unit_card("Other Foe")]),
        ],
        fields=FIELDS,
        every_window=True,
    ).start()
    do(game, "play Cheer")
    assert offered(game) == ["pick Ally", "pick Own"]
    do(game, "pick Ally")
    settle(game)
    assert piece(game, "Ally").buffs == 1
    do(game, "play Strike")
    assert offered(game) == ["pick Foe", "pick Other Foe"]
    do(game, "pick Foe")
    settle(game)
    do(game, "play Own Only")
    assert chain(game) == ["Own Only"]  # only one unit is yours: nothing to choose
    settle(game)
    assert piece(game, "Own").buffs == 1


# --- what is not shared


@pytest.mark.clause("CR 489", "core 22.12", "CR 144")
def test_no_standard_moves_with_the_teammates_units_and_no_runes_of_theirs() -> None:
    dear = spell_card("Dear", Action, draw(1), energy=2)
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[dear], runes="Fury 1"), Seat(), Seat(base=[ALLY], runes="Fury 5"), Seat()],
        fields=FIELDS,
    ).start()
    assert offered(game) == ["end", "invite seat 2"]
    refusal = why_not(game, 0, "play Dear")
    assert refusal is not None
    assert "Energy" in str(refusal)
    refusal = why_not(game, 0, "move Ally to East")
    assert refusal is not None


@pytest.mark.clause("CR 489", "core 22.12")
def test_a_teammates_battlefield_is_no_place_to_hide_or_to_play() -> None:
    trap = unit_card("Trap", Hidden)
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[trap], runes="Fury 2"), Seat(), Seat(), Seat()],
        fields=[Field(EAST, controller=2, units={2: [ALLY]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    assert not offers(game, "hide Trap")
    do(game, "play Trap")
    assert base(game, 0) == ["Trap"]  # the only place


@pytest.mark.clause("CR 447.2.b", "core 19.3", "CR 489")
def test_a_teammate_never_comes_where_the_other_has_units() -> None:
    target = a(unit.yours)
    send = spell_card("Send", Action, move(target, destination(battlefield, target)))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=[OWN], hand=[send]), Seat(), Seat(), Seat()],
        fields=[Field(EAST, controller=2, units={2: [ALLY]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    east = game.battlefields[0]
    assert move_refusal(game, piece(game, "Own"), east) == reasons.TEAMMATE_THERE
    do(game, "play Send")
    assert offered(game) == ["pick North", "pick West"]
    do(game, "pick West")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1)) == (["Ally"], ["Own"])


@pytest.mark.clause("CR 447.2.b", "CR 447.2.c")
def test_a_unit_taken_from_an_opponent_goes_home_from_where_it_fought_the_teammate() -> None:
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy), until=FOREVER))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[steal]), Seat(), Seat(), Seat()],
        fields=[Field(EAST, controller=1, units={1: [FOE], 2: [ALLY]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    assert game.arenas[0].combat
    while seat_asked(game) != 0:
        do(game, "pass")
    do(game, "play Steal")
    settle_chain(game)
    assert (base(game, 0), at_field(game)) == (["Foe"], ["Ally"])
    assert forbidden.broken(game) == []
    settle(game)
    assert controller(game) == 2


@pytest.mark.clause("CR 732", "keywords 5.5")
def test_xp_is_not_shared() -> None:
    learn = spell_card("Learn", Action, gain_xp(2))
    game = Position(mode=TwoVsTwo(), seats=[Seat(hand=[learn]), Seat(), Seat(), Seat()], fields=FIELDS).start()
    do(game, "play Learn")
    assert [side.xp for side in game.sides] == [2, 0, 0, 0]


@pytest.mark.clause("CR 489", "CR 108.7")
def test_a_teammates_hand_stays_private() -> None:
    game = Position(
        mode=TwoVsTwo(), seats=[Seat(), Seat(), Seat(hand=["Gust"]), Seat()], fields=FIELDS, every_window=True
    ).start()
    seen = game.view(0).sides[2]
    assert (seen.hand_count, seen.hand) == (1, [])
    assert "Gust" not in str(game.view(0).plain())
    assert "Gust" in str(game.view(2).plain())


# --- points


@pytest.mark.clause("CR 489", "core 22.12", "CR 472")
def test_points_are_one_total_and_teammates_win_together() -> None:
    prize = spell_card("Prize", gain_points(1))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[prize], points=10), Seat(points=3), Seat(points=10), Seat(points=3)],
        fields=FIELDS,
    ).start()
    do(game, "play Prize")
    assert points(game) == [11, 3, 11, 3]
    assert game.winners == [0, 2]


@pytest.mark.clause("CR 489", "CR 472")
def test_tied_at_eleven_the_teams_play_on() -> None:
    prize = spell_card("Prize", gain_points(1))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[prize, prize], points=10), Seat(points=11), Seat(points=10), Seat(points=11)],
        fields=[Field(EAST, controller=1, units={1: [FOE]})],
    ).start()
    assert game.winners == [1, 3]  # ahead at once
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[prize, prize], points=11), Seat(points=11), Seat(points=11), Seat(points=11)],
        fields=FIELDS,
    ).start()
    assert not game.over
    do(game, "play Prize")
    assert (points(game), game.winners) == ([12, 11, 12, 11], [0, 2])


@pytest.mark.clause("CR 469.1.a", "core 22.12")
def test_what_the_teammate_controlled_in_the_scoring_step_gives_the_team_no_point_that_turn() -> None:
    """Seat 2 holds East in seat 0's scoring step; it is lost and seat 0 takes it back in the same turn."""
    retreat = spell_card("Retreat", Action, move(target := a(unit.named("Ally")), destination(None, target)))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=[OWN], hand=[retreat]), Seat(), Seat(), Seat()],
        fields=[Field(EAST, controller=2, units={2: [ALLY]}), Field(WEST), Field(NORTH)],
        phase="beginning",
    ).start()
    assert points(game) == [0, 0, 0, 0]  # only the turn player holds
    do(game, "play Retreat", "pick base 2")
    assert controller(game) is None
    do(game, "move Own", "at East")
    settle(game)
    assert controller(game) == 0
    assert points(game) == [0, 0, 0, 0]
    assert happened(game, "conquers") == []


@pytest.mark.clause("CR 469.1.a")
def test_what_the_teammate_gains_after_the_scoring_step_is_scored() -> None:
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=[OWN]), Seat(), Seat(), Seat()],
        fields=[Field(EAST), Field(WEST, controller=2, units={2: [ALLY]}), Field(NORTH)],
        phase="beginning",
    ).start()
    do(game, "move Own", "at East")
    settle(game)
    assert points(game) == [1, 0, 1, 0]


@pytest.mark.clause("CR 489", "CR 471.1", "core 22.12")
@pytest.mark.parametrize("allied", [True, False])
def test_the_final_point_needs_every_battlefield_but_those_the_ally_occupied(allied: bool) -> None:
    """Seat 0 held West and conquers East; North is the teammate's, or nobody's."""
    north = Field(NORTH, controller=2, units={2: [ALLY]}) if allied else Field(NORTH)
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=[OWN], points=9), Seat(), Seat(points=9), Seat()],
        fields=[Field(EAST), Field(WEST, controller=0, units={0: [unit_card("Guard")]}), north],
        phase="beginning",
    ).start()
    assert points(game)[0] == 10
    cards = len(hand(game, 0))
    do(game, "move Own", "at East")
    settle(game)
    if allied:
        assert (game.winners, points(game)[0]) == ([0, 2], 11)
    else:
        assert (game.winners, points(game)[0], len(hand(game, 0))) == ([], 10, cards + 1)


# --- help and invitation


@pytest.mark.clause("CR 489", "core 11.4", "CR 312")
def test_a_teammate_reacts_for_the_other_in_any_chain_and_showdown() -> None:
    shield = spell_card("Shield", Reaction, buff(a(unit.friendly)))
    bolt = spell_card("Bolt", Action, deal(2, a(unit.enemy)))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[bolt]), Seat(base=[FOE]), Seat(), Seat(hand=[shield])],
        fields=FIELDS,
    ).start()
    do(game, "play Bolt")
    assert (question(game), seat_asked(game)) == ("priority", 3)
    do(game, "play Shield")
    settle(game)
    assert piece(game, "Foe").buffs == 1
    assert base(game, 1) == ["Foe"]  # 3 Might, 2 damage


@pytest.mark.clause("CR 316.5.b.1", "CR 489.8.a", "core 11.4")
def test_the_turn_player_invites_the_teammate_who_plays_with_their_own_resources_at_any_speed() -> None:
    slow = spell_card("Slow", draw(1), energy=1)
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(), Seat(), Seat(hand=[slow, unit_card("Late")], runes="Fury 1", base=[ALLY]), Seat()],
        fields=FIELDS,
    ).start()
    assert offered(game) == ["end", "invite seat 2"]
    do(game, "invite seat 2")
    assert (question(game), seat_asked(game)) == ("invited", 2)
    assert offered(game) == ["no", "play Late", "play Slow"]  # no standard move, no hiding
    assert why_not(game, 2, "play Slow") is None
    do(game, "play Slow")
    assert len(hand(game, 2)) == 2  # drawn by the one who played it
    assert (runes(game, 2), runes(game, 0)) == ((0, 1), (0, 0))
    assert (question(game), seat_asked(game)) == ("main", 0)  # one invitation, one play
    do(game, "invite seat 2", "play Late")
    assert base(game, 2) == ["Ally", "Late"]
    assert game.turn_seat == 0


@pytest.mark.clause("CR 316.5.b.1")
def test_who_declines_is_not_asked_again_until_somebody_has_done_something() -> None:
    study = spell_card("Study", draw(1))
    game = Position(
        mode=TwoVsTwo(), seats=[Seat(hand=[study]), Seat(), Seat(hand=[study]), Seat()], fields=FIELDS
    ).start()
    do(game, "invite seat 2", "no")
    assert offered(game) == ["end", "play Study"]
    do(game, "play Study")
    assert offers(game, "invite seat 2")
    assert happened(game, "invites", "declines") == ["invites", "declines"]


@pytest.mark.clause("CR 316.5.b.1")
def test_who_can_do_nothing_declines_by_itself() -> None:
    game = Position(mode=TwoVsTwo(), seats=[Seat()] * 4, fields=FIELDS).start()
    do(game, "invite seat 2")
    assert (question(game), seat_asked(game), offered(game)) == ("main", 0, ["end"])


@pytest.mark.clause("CR 316.5.b.1", "CR 489.8.a")
def test_only_the_turn_player_invites_and_only_a_teammate_in_the_open_main_phase() -> None:
    study = spell_card("Study", Action, draw(1))
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(hand=[study], base=[OWN]), Seat(), Seat(), Seat()],
        fields=FIELDS,
        every_window=True,
    ).start()
    assert [x for x in offered(game) if x.startswith("invite")] == ["invite seat 2"]
    do(game, "play Study")
    while question(game) == "priority":
        assert offered(game) == ["pass"]
        do(game, "pass")
    do(game, "move Own", "at East")
    while question(game) == "focus":
        assert offered(game) == ["pass"]
        do(game, "pass")


@pytest.mark.clause("CR 316.5.b.1", "CR 652")
def test_conceding_while_invited_ends_the_invitation_with_the_game() -> None:
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(), Seat(), Seat(hand=[unit_card("Late")]), Seat()],
        fields=FIELDS,
    ).start()
    do(game, "invite seat 2")
    game.concede(2)
    assert game.winners == [1, 3]


# --- losing together


@pytest.mark.clause("CR 489", "core 22.14")
def test_teammates_lose_and_concede_together() -> None:
    game = Position(mode=TwoVsTwo(), seats=[Seat()] * 4, fields=FIELDS).start()
    game.concede(3)
    assert game.winners == [0, 2]
    assert [side.lost for side in game.sides] == [False, True, False, True]


@pytest.mark.clause("CR 431", "CR 489")
def test_a_burn_out_gives_its_point_to_the_other_team() -> None:
    drain = spell_card("Drain", Action, draw(1))
    game = Position(mode=TwoVsTwo(), seats=[Seat(hand=[drain], deck=[]), Seat(), Seat(), Seat()], fields=FIELDS).start()
    do(game, "play Drain")
    assert offered(game) == ["pick seat 1", "pick seat 3"]
    do(game, "pick seat 3")
    assert points(game) == [0, 1, 0, 1]


@pytest.mark.clause("CR 489")
def test_a_combat_is_between_two_players_not_two_teams() -> None:
    """Seat 3's unit cannot help seat 1's at East: never units of both."""
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=[OWN]), Seat(), Seat(), Seat(base=[unit_card("Helper")])],
        fields=[Field(EAST, controller=1, units={1: [FOE]}), Field(WEST), Field(NORTH)],
        every_window=True,
    ).start()
    do(game, "move Own", "at East")
    arena = game.arenas[0]
    assert (arena.attacker, arena.defender) == (0, 1)
    assert presence_refusal(game, 3, game.battlefields[0]) == reasons.TEAMMATE_THERE
    assert presence_refusal(game, 2, game.battlefields[0]) == reasons.TEAMMATE_THERE
    assert asked(game).seat == 0
