"""LL 5: Thrall Move, Advance, Merge, Rush, who is Mightiest, and what Thralls are."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Shield,
    a,
    draw,
    every,
    exhaust,
    gain_xp,
    have,
    move,
    ready,
    return_to_hand,
    stun,
    unit,
    when,
    you,
)
from farfield.cards.language import destination as somewhere
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.terms import E_MOVED, ENEMY, UNIT
from tests.scenarios.lane_legends.lane_table import (
    ARMS,
    MOVES,
    NPC,
    PLAYER,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    end_turn,
    fight_on,
    holder,
    lanes,
    offered_to,
    pass_all,
    place_of,
    thrall,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import damage_to, equipment, keyword, might, plain_field, spell_card, unit_card

FOOTMAN = unit_card("Footman", might=4, energy=3)
SPARK = spell_card("Spark", energy=2)
EMBER = spell_card("Ember", energy=1)


# --- LL 5.1


@pytest.mark.clause("LL 5.1")
@pytest.mark.parametrize(("start", "end"), [("npc base", "far"), ("far", "mid"), ("mid", "near"), ("near", "near")])
def test_a_thrall_move_is_one_step_towards_the_player(start: str, end: str):
    spots = {"near": Spot(), "mid": Spot(), "far": Spot()}
    lane = {**spots, start: Spot(thralls=[9])} if start != "npc base" else {**spots, "at_npc": [9]}
    game = lanes(Lane(deck=[], deals=[ARMS], **lane), phase="enthralled")
    assert at(game, end) == ["Thrall 9 with 1 Strike"]


@pytest.mark.clause("LL 5.1")
def test_a_thrall_move_does_not_exhaust():
    game = lanes(Lane(deck=[], deals=[ARMS], at_npc=[9]), phase="enthralled")
    there = place_of(game, "far").units
    assert [game.card(id).exhausted for id in there] == [False]


@pytest.mark.clause("LL 5.1", "LL 5.4")
def test_moves_to_one_place_at_the_same_moment_are_one_move_of_several():
    one_or_more = When(E_MOVED, types=UNIT, subject_side=ENEMY, once=True)
    watcher = unit_card("Watcher", when(one_or_more, gain_xp(1)), might=20)
    game = lanes(Lane(deck=[FOOTMAN], deals=[SPARK, EMBER], at_npc=[3], far=Spot(units=[watcher])), phase="enthralled")
    # Spark merges 3 and 2, Ember adds a 1: both rush together, into one combat.
    assert told(game, "moves", "combat") == ["moves Thrall", "moves Thrall", "combat Far"]
    fight_on(game)
    assert damage_to(game, "Watcher") == [6]
    assert game.sides[0].xp == 1, "one or more have moved, once"


# --- LL 5.2


@pytest.mark.clause("LL 5.2")
def test_an_advance_moves_the_mightiest_of_midfield_farfield_and_base_in_this_order():
    game = lanes(
        Lane(
            deck=[],
            deals=[MOVES],
            mid=Spot(thralls=[2, 5]),
            far=Spot(thralls=[6, 3]),
            at_npc=[4],
        ),
        phase="enthralled",
    )
    assert told(game, "moves") == ["moves Thrall"] * 3
    assert whole_lane(game) == {
        "near": ["Thrall 5"],
        "mid": ["Thrall 0", "Thrall 2", "Thrall 6"],
        "far": ["Thrall 3", "Thrall 4"],
        "npc base": ["Thrall 1"],
    }


@pytest.mark.clause("LL 5.2")
def test_nobody_moves_twice_in_an_advance():
    game = lanes(Lane(deck=[], deals=[FOOTMAN]), phase="enthralled")
    assert at(game, "far") == ["Thrall 3"]
    assert at(game, "mid") == []


# --- LL 5.3


@pytest.mark.clause("LL 5.3")
def test_a_merge_makes_one_thrall_with_all_might_and_all_strikes_of_the_base():
    game = lanes(
        Lane(deck=[], deals=[SPARK], at_npc=[Thrall(4, strikes=2), 1], strikes=1, far=Spot(thralls=[Thrall(3, 1)])),
        phase="enthralled",
    )
    assert whole_lane(game) == {"far": ["Thrall 3 with 1 Strike"], "npc base": ["Thrall 7 with 3 Strikes"]}


@pytest.mark.clause("LL 5.3")
def test_the_merged_thralls_are_removed_and_do_not_die():
    game = lanes(Lane(deck=[], deals=[SPARK], at_npc=[4, 1]), phase="enthralled")
    assert told(game, "dies") == []
    assert told(game, "merge") == ["merge Thrall"]


@pytest.mark.clause("LL 5.3")
def test_other_gear_of_merged_thralls_stays_in_the_base():
    game = lanes(
        Lane(deck=[], deals=[SPARK], at_npc=[Thrall(3, wears=[equipment("Axe", bonus=2)])]), phase="enthralled"
    )
    assert at(game, "npc base") == ["Axe", "Thrall 7"], "3 + 2 with the Axe, and 2"


# --- LL 5.4


@pytest.mark.clause("LL 5.4")
def test_a_rush_moves_every_thrall_of_the_base_and_no_other():
    game = lanes(
        Lane(deck=[], deals=[SPARK, EMBER], at_npc=[3], far=Spot(thralls=[2]), mid=Spot(thralls=[1])),
        phase="enthralled",
    )
    assert whole_lane(game) == {"mid": ["Thrall 1"], "far": ["Thrall 1", "Thrall 2", "Thrall 5"]}


# --- LL 5.5


@pytest.mark.clause("LL 5.5")
def test_the_mightiest_thrall_has_the_highest_might():
    game = lanes(Lane(deck=[], deals=[ARMS], far=Spot(thralls=[Thrall(4, strikes=3)]), at_npc=[5]), phase="enthralled")
    assert "Thrall 5 with 1 Strike" in at(game, "far")


@pytest.mark.clause("LL 5.5")
def test_current_might_counts():
    game = lanes(Lane(deck=[], deals=[ARMS], far=Spot(thralls=[5]), at_npc=[Thrall(4, more=2)]), phase="enthralled")
    assert "Thrall 6 with 1 Strike" in at(game, "far")


@pytest.mark.clause("LL 5.5")
def test_then_the_most_strikes():
    game = lanes(Lane(deck=[], deals=[ARMS], mid=Spot(thralls=[5]), at_npc=[Thrall(5, strikes=1)]), phase="enthralled")
    assert at(game, "far") == ["Thrall 5 with 2 Strikes"]


@pytest.mark.clause("LL 5.5")
def test_then_the_one_closest_to_midfield():
    """Though the one at the Nearfield is older, and the one in the Base is newer."""
    lane = Lane(deck=[], deals=[ARMS], near=Spot(thralls=[5]), mid=Spot(thralls=[5]), at_npc=[5])
    game = lanes(lane, phase="enthralled")
    assert whole_lane(game) == {"near": ["Thrall 5", "Thrall 5 with 1 Strike"], "npc base": ["Thrall 1", "Thrall 5"]}


@pytest.mark.clause("LL 5.5")
def test_then_the_oldest():
    game = lanes(Lane(deck=[], deals=[ARMS], at_npc=[5, 5]), phase="enthralled")
    oldest = min(id for id in game.places[1].units + place_of(game, "far").units)
    assert place_of(game, "far").units == [oldest]


@pytest.mark.clause("LL 5.5")
def test_a_thrall_that_a_player_controls_does_not_count():
    game = lanes(Lane(deck=[], deals=[ARMS], base=[thrall(9)], at_npc=[2]), phase="enthralled")
    assert at(game, "base") == ["Thrall 9"]
    assert at(game, "far") == ["Thrall 2 with 1 Strike"]


@pytest.mark.clause("LL 5.5")
def test_of_the_mightiest_units_the_higher_energy_cost_decides_then_chance():
    cheap, dear = unit_card("Cheap", might=4, energy=2), unit_card("Dear", might=4, energy=3)
    twins = [unit_card("Left", might=4, energy=3), unit_card("Right", might=4, energy=3)]
    game = lanes(Lane(deck=[], deals=[ARMS], at_npc=[2], far=Spot(units=[cheap, dear])), phase="enthralled")
    assert told(game, "strike") == ["strike Thrall Dear"]
    seen = set()
    for seed in range(12):
        game = lanes(Lane(deck=[], deals=[ARMS], at_npc=[2], far=Spot(units=twins)), phase="enthralled", seed=seed)
        again = lanes(Lane(deck=[], deals=[ARMS], at_npc=[2], far=Spot(units=twins)), phase="enthralled", seed=seed)
        assert told(game, "strike") == told(again, "strike"), "the seed decides"
        seen.add(told(game, "strike")[0])
    assert seen == {"strike Thrall Left", "strike Thrall Right"}


# --- LL 5.6


@pytest.mark.clause("LL 5.6")
def test_a_thrall_that_would_return_to_a_hand_is_recalled_to_the_npcs_base():
    gust = spell_card("Gust Away", return_to_hand(a(unit.enemy)))
    game = lanes(Lane(hand=[gust], mid=Spot(thralls=[Thrall(4, strikes=1, damage=2)])))
    act(game, 0, "play Gust Away")
    assert whole_lane(game) == {"npc base": ["Thrall 4 with 1 Strike"]}
    assert unit_named(game, "Thrall").damage == 2, "it is the same object"
    assert told(game, "recalled") == ["recalled Thrall"]


@pytest.mark.clause("LL 5.6")
def test_ready_and_exhausted_make_no_difference():
    tire = spell_card("Tire", exhaust(every(unit.enemy)))
    wake = spell_card("Wake", ready(every(unit.enemy)))
    game = lanes(Lane(hand=[tire, wake], far=Spot(thralls=[3]), deck=["Vanguard Sergeant"], deals=[FOOTMAN]))
    act(game, 0, "play Tire")
    assert not unit_named(game, "Thrall").exhausted
    act(game, 0, "play Wake")
    end_turn(game)
    assert at(game, "mid") == ["Thrall 3"]


@pytest.mark.clause("LL 5.6")
def test_a_thrall_is_a_unit_token_of_the_npc():
    game = lanes(Lane(deck=[], deals=[ARMS]), phase="enthralled")
    thrall = unit_named(game, "Thrall")
    assert (thrall.original.token, thrall.controller, thrall.original.energy, thrall.original.domains) == (
        True,
        1,
        0,
        0,
    )


# --- LL 5.7


@pytest.mark.clause("LL 5.7")
def test_after_a_failed_attack_thralls_go_back_to_where_they_moved_from():
    daze = spell_card("Daze", Action, stun(every(unit.enemy.in_combat)))
    game = lanes(
        Lane(
            hand=[daze], deck=[], deals=[MOVES], mid=Spot(units=[unit_card("Tall", might=3)]), far=Spot(thralls=[7, 1])
        ),
        phase="enthralled",
    )
    act(game, 0, "play Daze")
    pass_all(game)
    assert told(game, "goes-back") == ["goes-back Thrall"]
    assert whole_lane(game) == {"mid": ["Tall"], "far": ["Thrall 0", "Thrall 1", "Thrall 1", "Thrall 7"]}
    assert (holder(game, "mid"), holder(game, "far")) == (PLAYER, NPC)


@pytest.mark.clause("LL 5.7")
def test_players_units_are_recalled_to_their_base_as_normal():
    game = lanes(Lane(near=Spot(units=[unit_card("Brave", might=3)]), mid=Spot(thralls=[4])))
    act(game, 0, "move Brave", "at Mid")
    assert at(game, "mid") == ["Thrall 4"]
    assert at(game, "base") == [], "3 against 4 dies"
    tough = unit_card("Tough", might=3)
    game = lanes(Lane(near=Spot(units=[tough]), mid=Spot(thralls=[Thrall(4, stunned=True)])))
    act(game, 0, "move Tough", "at Mid")
    assert (at(game, "base"), at(game, "mid")) == (["Tough"], ["Thrall 4"])


@pytest.mark.clause("LL 5.7")
def test_where_enemies_came_in_meanwhile_the_place_they_return_to_is_contested():
    """The attackers left the Farfield empty; a unit is moved in behind them. They come back to fight for it."""
    daze = spell_card("Daze", Action, stun(every(unit.enemy.in_combat)))
    slip = spell_card("Slip By", Action, move(a(unit.friendly.in_base), somewhere()))
    game = lanes(
        Lane(
            hand=[daze, slip],
            deck=[],
            deals=[MOVES],
            base=[unit_card("Sneak", might=9)],
            mid=Spot(units=[unit_card("Tall", might=5)]),
            far=Spot(thralls=[7]),
        ),
        phase="enthralled",
    )
    act(game, 0, "play Slip By")
    assert "pick Far" in offered_to(game, 0)
    act(game, 0, "pick Far", "play Daze")
    fight_on(game)
    assert told(game, "goes-back") == ["goes-back Thrall"]
    assert told(game, "combat").count("combat Far") == 1
    assert at(game, "far") == ["Sneak"], "9 against 7, 1 and 0"


# --- LL 5.8


@pytest.mark.clause("LL 5.8")
def test_npcs_control_battlefields_but_their_abilities_do_nothing_for_them():
    camp = plain_field("Camp", when(you.conquer_here, draw(1)), when(you.hold_here, draw(1)))
    game = lanes(Lane(deck=[FOOTMAN, FOOTMAN], deals=[MOVES], far=Spot(card=camp)), phase="enthralled")
    assert holder(game, "far") == NPC
    assert told(game, "triggers", "draws") == []


@pytest.mark.clause("LL 5.8")
def test_a_battlefields_passive_does_not_strengthen_a_thrall():
    hill = plain_field("Hill", have(unit.here, 1, Shield(1)))
    game = lanes(Lane(mid=Spot(thralls=[3], card=hill), far=Spot(units=[unit_card("Scout", might=2)], card=hill)))
    assert at(game, "mid") == ["Thrall 3"]
    assert keyword(game, "Thrall", "Shield") == 0
    assert might(game, "Scout") == 3


@pytest.mark.clause("LL 5.8")
def test_a_battlefields_passive_that_weakens_applies_to_thralls():
    swamp = plain_field("Swamp", have(unit.here, -1))
    game = lanes(Lane(mid=Spot(thralls=[3], card=swamp)))
    assert at(game, "mid") == ["Thrall 2"]


@pytest.mark.clause("LL 5.8")
def test_the_table_may_agree_that_thralls_use_battlefield_bonuses():
    hill = plain_field("Hill", have(unit.here, 1, Shield(1)))
    game = lanes(Lane(mid=Spot(thralls=[3], card=hill)), modifiers=Modifiers(thralls_use_battlefields=True))
    assert at(game, "mid") == ["Thrall 4"]
    assert keyword(game, "Thrall", "Shield") == 1


@pytest.mark.clause("LL 5.8")
def test_a_players_battlefield_ability_may_affect_thralls():
    trap = plain_field("Trap", when(you.conquer_here, return_to_hand(a(unit.enemy))))
    game = lanes(Lane(base=[unit_card("Bold", might=5)], near=Spot(card=trap), far=Spot(thralls=[3])))
    act(game, 0, "move Bold")
    pass_all(game)
    assert at(game, "npc base") == ["Thrall 3"]
