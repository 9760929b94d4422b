"""LL 3: what scores, what is lost, and how the game ends."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    a,
    burn,
    draw,
    every,
    gain_points,
    gain_xp,
    give,
    look_at_top,
    me,
    move_to_base,
    predict,
    ready,
    unit,
    when,
    you,
    your_beginning,
)
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    NPC,
    PLAYER,
    Lane,
    Spot,
    act,
    at,
    end_turn,
    fight_on,
    holder,
    lanes,
    pass_all,
    score,
    thrall,
    told,
)
from tests.scenarios.table import might, phase, plain_field, spell_card, unit_card

GUARD = unit_card("Guard", might=3)


@pytest.mark.clause("LL 3.1", "B10")
def test_the_team_wins_in_the_cleanup_after_the_scoring_step():
    lane = Lane(far=Spot(units=[GUARD]), near=Spot(thralls=[1]), points=4, rune_deck="Fury 2")
    game = lanes(lane, phase="awaken")
    assert game.winners == [0]
    assert score(game) == 5
    assert told(game, "nearfield-lost", "channels") == [], "before anything else of that turn"


@pytest.mark.clause("LL 3.1", "LL 3.6")
def test_the_last_point_is_like_any_other():
    """Only holds score, so the rule about the winning point never bites: no other battlefield was scored."""
    game = lanes(Lane(far=Spot(units=[GUARD]), points=4), phase="awaken")
    assert game.winners == [0]
    assert told(game, "no-final-point", "draws") == []


@pytest.mark.clause("LL 3.6")
def test_conquering_with_one_point_to_go_neither_scores_nor_draws():
    game = lanes(Lane(mid=Spot(units=[GUARD]), points=4))
    act(game, 0, "move Guard", "at Far")
    assert holder(game, "far") == PLAYER
    assert (score(game), told(game, "no-final-point", "draws")) == (4, [])


@pytest.mark.clause("LL 3.2")
def test_of_several_who_burn_out_in_one_draw_phase_the_first_has_lost_for_all():
    game = lanes(Lane(deck=[]), Lane(deck=[]), Lane(), phase="awaken")
    assert game.over and not game.winners
    assert told(game, "burns-out", "all-lose") == ["burns-out", "all-lose"]


@pytest.mark.clause("LL 3.2", "B13")
@pytest.mark.parametrize("text", [draw(2), burn(2)], ids=["draw", "burn"])
def test_the_team_loses_at_once_when_anybody_burns_out(text):
    greed = spell_card("Greed", text)
    game = lanes(Lane(), Lane(hand=[greed], deck=["Vanguard Sergeant"], trash=["Vanguard Sergeant"]), Lane())
    act(game, 1, "play Greed")
    pass_all(game)
    assert game.over and game.winners == []
    assert game.sides[1].deck == [], "nothing is recycled, nobody gains a point"
    assert score(game) == 0


@pytest.mark.clause("LL 3.2", "B13")
@pytest.mark.parametrize("text", [predict(3), look_at_top(3)], ids=["predict", "look"])
def test_looking_never_burns_out(text):
    gaze = spell_card("Gaze", text)
    game = lanes(Lane(hand=[gaze], deck=[]))
    act(game, 0, "play Gaze")
    pass_all(game)
    assert not game.over


@pytest.mark.clause("LL 3.2", "B13")
def test_the_npcs_deal_never_burns_out():
    game = lanes(Lane(deck=[], deals=[spell_card("Spark")]), phase="enthralled")
    assert phase(game) == "main"
    assert not game.over


@pytest.mark.clause("LL 3.2", "B38")
def test_a_concession_ends_the_game_for_all_even_in_a_showdown():
    trick = spell_card("Trick", Action, give(a(unit.friendly), 1))
    game = lanes(Lane(hand=[trick], base=[GUARD], near=Spot(thralls=[2])), Lane())
    act(game, 0, "move Guard")
    game.concede(0)
    assert game.over and game.winners == []
    assert game.decisions() == []


@pytest.mark.clause("LL 3.3")
def test_each_farfield_held_scores_one_for_the_team():
    held = Lane(far=Spot(units=[GUARD]), rune_deck="Fury 2")
    game = lanes(held, Lane(rune_deck="Fury 2"), held, phase="awaken")
    assert [side.points for side in game.sides[:3]] == [2, 2, 2]


@pytest.mark.clause("LL 3.3")
def test_no_other_hold_scores():
    lane = Lane(near=Spot(units=[GUARD]), mid=Spot(units=[GUARD]), rune_deck="Fury 2")
    game = lanes(lane, phase="awaken")
    assert score(game) == 0
    assert sorted(told(game, "holds")) == ["holds Mid", "holds Near"]


@pytest.mark.clause("LL 3.3")
def test_conquering_scores_nothing_not_even_the_farfield():
    game = lanes(Lane(mid=Spot(units=[GUARD])))
    act(game, 0, "move Guard", "at Far")
    assert told(game, "conquers") == ["conquers Far"]
    assert score(game) == 0


@pytest.mark.clause("LL 3.3")
def test_points_of_abilities_are_negated_a_hold_ability_of_the_farfield_too():
    rich = plain_field("Rich", when(you.hold_here, gain_points(1)))
    gift = spell_card("Gift", gain_points(2))
    lane = Lane(hand=[gift], far=Spot(units=[GUARD], card=rich), rune_deck="Fury 2", deals=[MOVES])
    game = lanes(lane, phase="awaken")
    pass_all(game)
    assert score(game) == 1
    assert told(game, "triggers") == ["triggers Rich"]
    act(game, 0, "play Gift")
    pass_all(game)
    assert score(game) == 1


@pytest.mark.clause("LL 3.3", "B12")
def test_only_the_points_are_negated_the_events_happen():
    hunter = unit_card("Hunter", when(I.conquer_or_hold, gain_xp(2)), might=3)
    game = lanes(Lane(near=Spot(units=[hunter]), rune_deck="Fury 2", deck=["Vanguard Sergeant"] * 3), phase="awaken")
    assert game.sides[0].xp == 2, "it held the Nearfield"
    act(game, 0, "move Hunter", "at Mid")
    assert game.sides[0].xp == 4, "and conquered the Midfield"
    assert score(game) == 0


CAMP = plain_field("Camp", when(you.conquer_here, give(every(unit.yours), 1)))


@pytest.mark.clause("LL 3.4")
def test_a_conquer_ability_works_the_first_time_in_a_turn():
    home = spell_card("Home", move_to_base(a(unit.friendly)))
    wake = spell_card("Wake", ready(a(unit.friendly)))
    game = lanes(Lane(hand=[home, wake], base=[GUARD], near=Spot(card=CAMP)))
    act(game, 0, "move Guard")
    pass_all(game)
    assert might(game, "Guard") == 4
    act(game, 0, "play Home")
    pass_all(game)
    assert holder(game, "near") == "nobody"
    act(game, 0, "play Wake")
    pass_all(game)
    act(game, 0, "move Guard")
    pass_all(game)
    assert holder(game, "near") == PLAYER
    assert might(game, "Guard") == 4, "the second time is no conquest"


@pytest.mark.clause("LL 3.4", "B12")
def test_a_battlefield_controlled_at_the_beginning_of_the_turn_cannot_be_conquered_in_it():
    home = spell_card("Home", move_to_base(a(unit.friendly)))
    lane = Lane(
        hand=[home],
        near=Spot(card=CAMP, units=[GUARD]),
        rune_deck="Fury 2",
        deck=["Vanguard Sergeant"] * 2,
        deals=[spell_card("Spark"), spell_card("Ember")],
    )
    game = lanes(lane, phase="awaken")
    act(game, 0, "play Home")
    pass_all(game)
    act(game, 0, "move Guard")
    pass_all(game)
    assert holder(game, "near") == PLAYER
    assert might(game, "Guard") == 3
    assert "conquers Camp" not in told(game, "conquers")


@pytest.mark.clause("LL 3.4")
def test_nor_one_that_was_lost_before_the_scoring_step():
    """Its unit goes home at the start of the turn, so it is not held; and yet it was controlled when the turn began."""
    restless = unit_card("Restless", when(your_beginning, move_to_base(me)), might=3)
    lane = Lane(near=Spot(card=CAMP, units=[restless]), rune_deck="Fury 2", deck=["Vanguard Sergeant"] * 3)
    game = lanes(lane)
    end_turn(game)
    fight_on(game)
    assert (at(game, "base"), told(game, "holds")) == (["Restless"], [])
    act(game, 0, "move Restless")
    pass_all(game)
    assert (holder(game, "near"), might(game, "Restless")) == (PLAYER, 3)


@pytest.mark.clause("LL 3.4")
def test_next_turn_it_may_be_conquered_again():
    home = spell_card("Home", move_to_base(a(unit.friendly)))
    lane = Lane(
        hand=[home],
        base=[GUARD],
        near=Spot(card=CAMP, thralls=[1]),
        rune_deck="Fury 4",
        deals=[MOVES],
        deck=["Vanguard Sergeant"] * 3,
    )
    game = lanes(lane)
    act(game, 0, "move Guard")
    pass_all(game)
    assert (told(game, "conquers"), might(game, "Guard")) == (["conquers Camp"], 4)
    act(game, 0, "play Home")
    pass_all(game)
    end_turn(game)
    fight_on(game)
    assert (phase(game), might(game, "Guard")) == ("main", 3)
    act(game, 0, "move Guard")
    pass_all(game)
    assert (told(game, "conquers").count("conquers Camp"), might(game, "Guard")) == (2, 4)


@pytest.mark.clause("LL 3.5")
def test_each_npc_that_controls_its_nearfield_takes_a_point():
    near = Spot(thralls=[1, 1, 1])
    lane = Lane(near=near, deck=["Vanguard Sergeant"], deals=[MOVES])
    game = lanes(lane, Lane(mid=near, deals=[MOVES]), lane, phase="enthralled")
    assert score(game) == -2, "by NPC, not by Thrall"
    assert told(game, "nearfield-lost") == ["nearfield-lost Near", "nearfield-lost Near"]


@pytest.mark.clause("LL 3.5")
def test_a_thrall_that_reaches_the_nearfield_costs_a_point_in_the_next_phase_only():
    game = lanes(
        Lane(mid=Spot(thralls=[2]), deck=["Vanguard Sergeant"] * 3, deals=[MOVES, MOVES], rune_deck="Fury 2"),
        phase="enthralled",
    )
    fight_on(game)
    assert (holder(game, "near"), score(game)) == (NPC, 0)
    end_turn(game)
    assert score(game) == -1


@pytest.mark.clause("LL 3.5")
def test_a_thrall_that_a_player_has_taken_costs_nothing_at_the_nearfield():
    lane = Lane(near=Spot(units=[thrall(2)]), deck=["Vanguard Sergeant"], deals=[MOVES])
    game = lanes(lane, phase="enthralled")
    assert (score(game), told(game, "nearfield-lost")) == (0, [])
    assert at(game, "near") == ["Thrall 2"]


@pytest.mark.clause("LL 2.2", "LL 3.3")
def test_start_of_turn_abilities_come_before_scoring():
    late = unit_card("Late", when(your_beginning, move_to_base(me)))
    game = lanes(Lane(far=Spot(units=[late]), rune_deck="Fury 2", deals=[MOVES]), phase="awaken")
    pass_all(game)
    assert (score(game), told(game, "holds")) == (0, [])
