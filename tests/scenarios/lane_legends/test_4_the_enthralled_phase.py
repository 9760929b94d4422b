"""LL 4: the bottom card of the deck is dealt, paid for, and feeds the NPC."""

from __future__ import annotations

from random import Random

import pytest

from farfield.cards.language import I, Reaction, a, counter, deal, every, spell_or_ability, unit, when
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.terms import (
    ANY_DOMAIN,
    BODY,
    CALM,
    E_ATTACHED,
    E_DETACHED,
    E_DIED,
    E_LEFT,
    E_MOVED,
    ENEMY,
    FURY,
    MIND,
)
from tests.scenarios.lane_legends.lane_table import (
    NPC,
    PLAYER,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    holder,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    pile,
    question_of,
    ready_runes,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import deck, equipment, gear_card, phase, spell_card, unit_card

FOOTMAN = unit_card("Footman", might=4, energy=3)
LANTERN = gear_card("Lantern", energy=2)
SPARK = spell_card("Spark", energy=2)
EMBER = spell_card("Ember", energy=1)


def costing(*power: int, text: tuple[int, ...] = (), energy: int = 1):
    """A unit with these Power icons in its cost and in its text."""
    return unit_card("Costly", might=1, energy=energy, power=power, text_icons=text)


# --- dealing


@pytest.mark.clause("LL 4")
def test_the_bottom_card_of_the_deck_is_dealt_face_up_to_the_pile():
    game = lanes(Lane(deck=["Vanguard Sergeant"], deals=[LANTERN, SPARK]), phase="enthralled")
    assert pile(game) == ["Lantern"]
    assert deck(game, 0) == ["Vanguard Sergeant", "Spark"]
    assert all(game.card(id).known == -1 for id in game.sides[0].aside[-1:])


@pytest.mark.clause("LL 4")
def test_with_an_empty_deck_the_npc_does_nothing():
    game = lanes(Lane(deck=[], at_npc=[5], mid=Spot(thralls=[2])), phase="enthralled")
    assert phase(game) == "main"
    assert whole_lane(game) == {"mid": ["Thrall 2"], "npc base": ["Thrall 5"]}


@pytest.mark.clause("LL 4")
def test_every_player_has_a_card_dealt_in_their_own_lane():
    game = lanes(Lane(deals=[FOOTMAN]), Lane(deals=[LANTERN]), phase="enthralled")
    pass_all(game)
    assert (pile(game, 0), pile(game, 1)) == (["Footman"], ["Lantern"])
    assert whole_lane(game, 0) == {"far": ["Thrall 3"], "npc base": ["Thrall 4"]}
    assert whole_lane(game, 1) == {"far": ["Thrall 2 with 1 Strike"]}


# --- LL 4.1: the Enthrall Cost


@pytest.mark.clause("LL 4.1")
def test_an_icon_takes_a_ready_rune_of_its_colour():
    game = lanes(Lane(runes="Fury 1, Calm 3", deals=[costing(FURY)]), phase="enthralled")
    assert ready_runes(game) == ["Calm Rune"] * 3


@pytest.mark.clause("LL 4.1")
def test_failing_that_two_runes_of_other_colours():
    game = lanes(Lane(runes="Calm 3", exhausted_runes="Fury 2", deals=[costing(FURY)]), phase="enthralled")
    assert ready_runes(game) == ["Calm Rune"]


@pytest.mark.clause("LL 4.1")
def test_icons_of_the_text_count_as_well():
    game = lanes(Lane(runes="Fury 3", deals=[costing(FURY, text=(FURY,))]), phase="enthralled")
    assert ready_runes(game) == ["Fury Rune"]


@pytest.mark.clause("LL 4.1")
def test_each_icon_is_paid_on_its_own():
    """Fury, Fury: the first takes the only Fury rune, the second two others."""
    game = lanes(Lane(runes="Fury 1, Calm 3", deals=[costing(FURY, FURY)]), phase="enthralled")
    assert ready_runes(game) == ["Calm Rune"]


@pytest.mark.clause("LL 4.1")
def test_any_takes_the_colour_that_the_other_icon_cannot_use():
    """The page's example: icons any and Fury, runes Fury and Calm. There is one way to pay both: nobody is asked."""
    game = lanes(Lane(runes="Fury 1, Calm 1", deals=[costing(ANY_DOMAIN, FURY)]), phase="enthralled")
    assert ready_runes(game) == []
    assert told(game, "all-runes-exhausted") == []


@pytest.mark.clause("LL 4.1")
def test_the_payer_names_the_colour_of_an_any_icon():
    game = lanes(Lane(runes="Fury 2, Calm 1", deals=[costing(ANY_DOMAIN)]), phase="enthralled")
    assert open_questions(game) == [(0, "pay")]
    assert offered_to(game, 0) == ["auto", "pick Calm Rune", "pick Fury Rune"]
    act(game, 0, "pick Calm Rune")
    assert ready_runes(game) == ["Fury Rune", "Fury Rune"]
    assert pile(game) == ["Costly"]


@pytest.mark.clause("LL 4.1")
def test_a_two_coloured_icon_takes_one_of_its_two_colours():
    game = lanes(Lane(runes="Fury 1, Calm 1, Mind 1", deals=[costing(FURY | MIND)]), phase="enthralled")
    assert offered_to(game, 0) == ["auto", "pick Fury Rune", "pick Mind Rune"]
    act(game, 0, "pick Mind Rune")
    assert ready_runes(game) == ["Calm Rune", "Fury Rune"]


@pytest.mark.clause("LL 4.1")
def test_the_payer_chooses_which_two_runes_stand_in():
    game = lanes(Lane(runes="Calm 2, Mind 2", deals=[costing(FURY)]), phase="enthralled")
    act(game, 0, "pick Mind Rune")
    assert offered_to(game, 0) == ["auto", "pick Calm Rune", "pick Mind Rune"]
    act(game, 0, "pick Calm Rune")
    assert ready_runes(game) == ["Calm Rune", "Mind Rune"]


@pytest.mark.clause("LL 4.1")
@pytest.mark.parametrize("runes", ["Fury 3, Calm 1", "Calm 1, Fury 3"])
def test_the_automatic_payment_uses_the_fewest_runes_and_keeps_what_is_scarce(runes: str):
    game = lanes(Lane(runes=runes, deals=[costing(ANY_DOMAIN)]), phase="enthralled")
    act(game, 0, "auto")
    assert ready_runes(game) == ["Calm Rune", "Fury Rune", "Fury Rune"]


@pytest.mark.clause("LL 4.1")
def test_nobody_who_can_pay_may_decline():
    """Of the orders that are offered none leaves an icon unpaid that another order would have paid."""
    game = lanes(
        Lane(runes="Fury 1, Calm 2", deals=[costing(ANY_DOMAIN, FURY)]), Lane(runes="Fury 5"), phase="enthralled"
    )
    pass_all(game)
    assert ready_runes(game, 0) == ["Calm Rune"]
    assert len(ready_runes(game, 1)) == 5


@pytest.mark.clause("LL 4.1")
def test_what_its_player_cannot_pay_a_teammate_must():
    game = lanes(Lane(runes="Calm 1", deals=[costing(FURY)]), Lane(runes="Fury 2", deck=[]), phase="enthralled")
    pass_all(game)
    assert ready_runes(game, 0) == ["Calm Rune"]
    assert ready_runes(game, 1) == ["Fury Rune"]


@pytest.mark.clause("LL 4.1")
def test_a_teammate_too_pays_two_of_other_colours_failing_a_match():
    game = lanes(Lane(deals=[costing(FURY)]), Lane(runes="Mind 3", deck=[]), phase="enthralled")
    pass_all(game)
    assert ready_runes(game, 1) == ["Mind Rune"]


@pytest.mark.clause("LL 4.1")
def test_payment_of_one_icon_is_not_shared_between_players():
    """Each of the two has one rune of another colour: together they would have two, but neither can pay alone."""
    game = lanes(Lane(runes="Calm 1", deals=[costing(FURY)]), Lane(runes="Mind 1", deck=[]), phase="enthralled")
    pass_all(game)
    assert told(game, "all-runes-exhausted") == ["all-runes-exhausted"]
    assert (ready_runes(game, 0), ready_runes(game, 1)) == ([], [])


@pytest.mark.clause("LL 4.1")
def test_where_several_could_pay_the_owner_says_who():
    game = lanes(
        Lane(deals=[costing(FURY)]),
        Lane(runes="Fury 1", deck=[]),
        Lane(runes="Fury 3", deck=[]),
        phase="enthralled",
    )
    assert open_questions(game) == [(0, "player")]
    first = game.decisions()[0].options[0]
    assert -first.a - 1 == 2, "by default the teammate with the most ready runes"
    act(game, 0, "pick seat 1")
    pass_all(game)
    assert (ready_runes(game, 1), len(ready_runes(game, 2))) == ([], 3)


@pytest.mark.clause("LL 4.1")
def test_the_teammate_who_pays_names_the_colour():
    game = lanes(Lane(deals=[costing(ANY_DOMAIN)]), Lane(runes="Fury 1, Chaos 1", deck=[]), phase="enthralled")
    assert open_questions(game) == [(1, "pay")]
    act(game, 1, "pick Chaos Rune")
    pass_all(game)
    assert ready_runes(game, 1) == ["Fury Rune"]


@pytest.mark.clause("LL 4.1")
def test_each_icon_may_be_paid_by_another_teammate():
    game = lanes(
        Lane(deals=[costing(ANY_DOMAIN, ANY_DOMAIN)]),
        Lane(runes="Fury 1, Chaos 1, Mind 1", deck=[]),
        Lane(runes="Calm 1", deck=[]),
        phase="enthralled",
    )
    assert open_questions(game) == [(0, "player")]
    act(game, 0, "pick seat 1")
    act(game, 1, "pick Chaos Rune")
    assert (open_questions(game), ready_runes(game, 1)) == ([(0, "player")], ["Fury Rune", "Mind Rune"])
    act(game, 0, "pick seat 2")
    pass_all(game)
    assert (ready_runes(game, 1), ready_runes(game, 2)) == (["Fury Rune", "Mind Rune"], [])


@pytest.mark.clause("LL 4.1")
def test_several_players_choose_their_runes_at_the_same_time():
    costly = costing(ANY_DOMAIN)
    game = lanes(
        Lane(runes="Fury 1, Calm 1", deals=[costly]), Lane(runes="Fury 1, Calm 1", deals=[costly]), phase="enthralled"
    )
    assert open_questions(game) == [(0, "pay"), (1, "pay")]
    act(game, 1, "pick Fury Rune")
    act(game, 0, "pick Calm Rune")
    pass_all(game)
    assert (ready_runes(game, 0), ready_runes(game, 1)) == (["Fury Rune"], ["Calm Rune"])


@pytest.mark.clause("LL 4.1")
@pytest.mark.parametrize("payer", [0, 1])
def test_who_pays_for_a_teammate_and_for_themself_does_it_lane_by_lane(payer: int):
    """One question at a time, in the order of the lanes: the teammate's card comes first if it is dealt first."""
    poor, rich = Lane(deals=[costing(MIND)]), Lane(runes="Fury 2, Calm 1", deals=[costing(ANY_DOMAIN)])
    game = lanes(*([poor, rich] if payer else [rich, poor]), phase="enthralled")
    assert open_questions(game) == [(payer, "pay")]
    assert question_of(game, payer).arena == 0
    act(game, payer, "pick Calm Rune")
    pass_all(game)
    two_for_the_teammate, one_for_themself = (
        ["enthrall-paid Fury Rune Calm Rune", "enthrall-paid Fury Rune"]
        if payer
        else ["enthrall-paid Fury Rune Fury Rune", "enthrall-paid Calm Rune"]
    )
    paid = [two_for_the_teammate, one_for_themself]
    assert told(game, "enthrall-paid") == (paid if payer else paid[::-1])
    assert told(game, "all-runes-exhausted") == []


@pytest.mark.clause("LL 4.1")
def test_who_is_choosing_runes_pays_for_themself_before_anybody_asks_them_for_more():
    """Nobody else takes the rune that was picked already for their own card."""
    game = lanes(
        Lane(runes="Fury 1, Calm 1", deals=[costing(ANY_DOMAIN, BODY)]),
        Lane(runes="Fury 1, Order 4", deals=[costing(CALM)]),
        phase="enthralled",
    )
    act(game, 0, "pick Fury Rune", "done")  # any; Body is left for the teammate, who is choosing
    act(game, 1, "pick Fury Rune")
    pass_all(game)
    assert told(game, "enthrall-paid") == [
        "enthrall-paid Fury Rune",
        "enthrall-paid Fury Rune Order Rune",
        "enthrall-paid Order Rune Order Rune",
    ]
    assert (ready_runes(game, 0), ready_runes(game, 1)) == (["Calm Rune"], ["Order Rune"])


@pytest.mark.clause("LL 4.1")
@pytest.mark.parametrize("seeds", [range(65), range(65, 130), range(130, 195), range(195, 260)])
def test_however_payments_of_several_lanes_meet_each_is_paid_or_everyone_is_exhausted(seeds: range):
    """Random runes and icons of four players, who answer in any order and seldom by themselves."""
    for seed in seeds:
        dice = Random(seed)
        icons: list[int] = []
        players: list[Lane] = []
        for _ in range(4):
            runes = ", ".join(f"{colour} {dice.randrange(3)}" for colour in ("Fury", "Mind", "Order"))
            dealt = dice.choices((FURY, BODY, ANY_DOMAIN), k=1 + dice.randrange(2))
            players.append(Lane(runes=runes, deals=[costing(*dealt)], base=["Gold"] * (seed % 2)))
            icons += dealt
        more = Modifiers(gold_pays=seed % 5 == 1, recycle_costs=seed % 5 == 2)
        game = lanes(*players, phase="enthralled", modifiers=more)
        while payments := [decision for decision in game.decisions() if decision.clause == "LL 4.1"]:
            decision = dice.choice(payments)
            by_hand = len(decision.options) > 1 and dice.random() < 0.8
            game.choose(decision, dice.choice(decision.options[1:] if by_hand else decision.options))
        paid = sum(event.args[2] for event in game.events() if event.kind == "enthrall-paid")
        paid += len(told(game, "gold-paid")) + len(told(game, "all-runes-exhausted"))
        assert paid == len(icons), seed


@pytest.mark.clause("LL 4.1")
def test_if_nobody_can_pay_all_runes_of_all_players_are_exhausted():
    game = lanes(
        Lane(runes="Calm 1", deals=[costing(FURY)]),
        Lane(runes="Calm 1", deck=[]),
        Lane(exhausted_runes="Fury 4", deck=[]),
        phase="enthralled",
    )
    pass_all(game)
    assert [ready_runes(game, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.clause("LL 4.1")
def test_icons_that_can_be_paid_are_paid_first_and_only_the_rest_is_left_to_others():
    game = lanes(Lane(runes="Fury 1", deals=[costing(FURY, CALM)]), Lane(runes="Calm 2", deck=[]), phase="enthralled")
    pass_all(game)
    assert (ready_runes(game, 0), ready_runes(game, 1)) == ([], ["Calm Rune"])


# --- LL 4.2


@pytest.mark.clause("LL 4.2")
@pytest.mark.parametrize(("energy", "might"), [(0, 1), (1, 1), (5, 5)])
def test_a_thrall_has_the_might_of_the_energy_cost_and_at_least_one(energy: int, might: int):
    game = lanes(Lane(deals=[gear_card("Trinket", energy=energy)]), phase="enthralled")
    assert at(game, "far") == [f"Thrall {might} with 1 Strike"]


@pytest.mark.clause("LL 4.2")
def test_thralls_of_different_might_make_different_games():
    three, four = (lanes(Lane(at_npc=[might])) for might in (3, 4))
    assert three.hash() != four.hash()


@pytest.mark.clause("LL 4.2")
def test_an_equipment_adds_its_might_bonus():
    game = lanes(Lane(deals=[equipment("Greataxe", energy=3, bonus=4)]), phase="enthralled")
    assert at(game, "far") == ["Thrall 7 with 1 Strike"]


@pytest.mark.clause("LL 4.2")
def test_the_thrall_is_created_in_the_npcs_base():
    game = lanes(Lane(deals=[SPARK], deck=[]), phase="enthralled")
    assert whole_lane(game) == {"npc base": ["Thrall 2"]}
    assert told(game, "plays") == []


# --- LL 4.3


@pytest.mark.clause("LL 4.3")
def test_a_unit_advances_and_then_makes_a_second_thrall_at_the_leftmost_battlefield_of_the_npc():
    game = lanes(Lane(deals=[FOOTMAN], mid=Spot(thralls=[2, 1]), far=Spot(thralls=[3, 1])), phase="enthralled")
    # 2 goes to Nearfield, 3 to Midfield, the new 3 to Farfield; then the 4 stands at Midfield, held by 1 and 3.
    assert whole_lane(game) == {
        "near": ["Thrall 2"],
        "mid": ["Thrall 1", "Thrall 3", "Thrall 4"],
        "far": ["Thrall 1", "Thrall 3"],
    }


@pytest.mark.clause("LL 4.3")
def test_a_second_thrall_may_stand_at_the_nearfield_at_once():
    game = lanes(Lane(deals=[FOOTMAN], near=Spot(thralls=[1])), phase="enthralled")
    assert whole_lane(game) == {"near": ["Thrall 1", "Thrall 4"], "far": ["Thrall 3"]}
    assert holder(game, "near") == NPC


@pytest.mark.clause("LL 4.3", "LL 4.4")
def test_the_pages_example_on_an_empty_lane():
    """Cost 3 and Might 4: a 3-Might Thrall at Farfield, its showdown still to come, and the 4-Might one in the Base."""
    game = lanes(Lane(deals=[FOOTMAN]), phase="enthralled", every_window=True)
    assert whole_lane(game) == {"far": ["Thrall 3"], "npc base": ["Thrall 4"]}
    assert holder(game, "far") == "nobody"
    assert told(game, "showdown") == ["showdown Far"]
    pass_all(game)
    assert holder(game, "far") == NPC


@pytest.mark.clause("LL 4.3")
def test_a_gear_arms_the_mightiest_thrall_of_the_lane_and_moves_it():
    game = lanes(Lane(deals=[LANTERN], mid=Spot(thralls=[6]), at_npc=[5]), phase="enthralled")
    assert whole_lane(game) == {"near": ["Thrall 6 with 1 Strike"], "npc base": ["Thrall 2", "Thrall 5"]}


@pytest.mark.clause("LL 4.3")
def test_a_first_spell_merges_and_another_card_is_dealt():
    game = lanes(Lane(deals=[SPARK, FOOTMAN], at_npc=[1, 1]), phase="enthralled")
    assert pile(game) == ["Spark", "Footman"]
    # 1 + 1 + 2 make a 4; the Footman brings a 3, the 4 advances, and a 4 for its Might stays in the Base.
    assert whole_lane(game) == {"far": ["Thrall 4"], "npc base": ["Thrall 3", "Thrall 4"]}


@pytest.mark.clause("LL 4.3")
def test_a_second_spell_makes_a_rush_and_no_third_card_is_dealt():
    game = lanes(Lane(deals=[SPARK, EMBER, FOOTMAN], at_npc=[3]), phase="enthralled")
    assert pile(game) == ["Spark", "Ember"]
    assert whole_lane(game) == {"far": ["Thrall 1", "Thrall 5"]}


@pytest.mark.clause("LL 4.3")
def test_the_first_spell_of_each_turn_is_a_first_spell_again():
    game = lanes(Lane(deals=[SPARK, EMBER, SPARK, EMBER], rune_deck="Fury 2"), phase="enthralled")
    act(game, 0, "end")
    assert pile(game) == ["Spark", "Ember", "Spark", "Ember"]
    assert told(game, "merge", "rush") == ["merge Thrall", "rush", "merge Thrall", "rush"]


@pytest.mark.clause("LL 4.3")
def test_a_first_spell_with_nothing_left_to_deal_only_merges():
    game = lanes(Lane(deck=[], deals=[SPARK], at_npc=[3]), phase="enthralled")
    assert whole_lane(game) == {"npc base": ["Thrall 5"]}


# --- LL 4.4 and 4.5


@pytest.mark.clause("LL 4.4")
def test_nothing_of_it_can_be_answered():
    stop = spell_card("Stop It", Reaction, counter(a(spell_or_ability)))
    game = lanes(Lane(hand=[stop], deals=[SPARK, EMBER], at_npc=[3]), phase="enthralled", every_window=True)
    assert told(game, "merge", "rush", "showdown") == ["merge Thrall", "rush", "showdown Far"]
    assert open_questions(game) == [(0, "focus")], "the first thing anybody is asked"
    assert offered_to(game, 0) == ["pass"]


@pytest.mark.clause("LL 4.4", "B21")
def test_a_battlefield_left_empty_by_the_advance_does_not_count_as_controlled():
    """A core-rules judge would still count it: a table may agree on that reading."""
    game = lanes(Lane(deals=[FOOTMAN], mid=Spot(thralls=[2])), phase="enthralled")
    assert whole_lane(game) == {"near": ["Thrall 2"], "far": ["Thrall 3"], "npc base": ["Thrall 4"]}
    judge = Modifiers(vacated_counts=True)
    game = lanes(Lane(deals=[FOOTMAN], mid=Spot(thralls=[2])), phase="enthralled", modifiers=judge)
    assert whole_lane(game) == {"near": ["Thrall 2"], "mid": ["Thrall 4"], "far": ["Thrall 3"]}


@pytest.mark.clause("LL 4.4")
def test_control_counts_as_it_was_before_the_moves():
    """Nearfield, just reached, is not controlled yet; Midfield was the NPC's, and a Thrall is there again."""
    game = lanes(Lane(deals=[FOOTMAN], mid=Spot(thralls=[2]), far=Spot(thralls=[1, 1])), phase="enthralled")
    assert whole_lane(game) == {
        "near": ["Thrall 2"],
        "mid": ["Thrall 1", "Thrall 4"],
        "far": ["Thrall 1", "Thrall 3"],
    }


WATCHER = unit_card("Watcher", when(When(E_MOVED, actor=ENEMY), deal(1, every(unit.enemy.at_battlefield))), might=1)


@pytest.mark.clause("LL 4.4")
def test_what_the_moves_trigger_goes_on_the_chain_after_the_cleanup_and_before_the_showdowns():
    game = lanes(Lane(deals=[FOOTMAN], base=[WATCHER]), phase="enthralled", every_window=True)
    assert told(game, "triggers", "showdown") == ["triggers Watcher"]
    assert at(game, "npc base") == ["Thrall 4"], "the dealing is finished"
    pass_all(game)
    assert told(game, "triggers", "dealt", "showdown") == ["triggers Watcher", "dealt Thrall", "showdown Far"]


@pytest.mark.clause("LL 4.4")
def test_a_merge_sets_off_nothing():
    kinds = (E_DIED, E_LEFT, E_DETACHED, E_ATTACHED, E_MOVED)
    watcher = unit_card("Alert", when(When(*kinds), deal(1, every(unit))))
    game = lanes(Lane(deck=[], deals=[SPARK], base=[watcher], at_npc=[Thrall(3, strikes=1), 2]), phase="enthralled")
    assert told(game, "triggers", "dies") == []
    assert at(game, "npc base") == ["Thrall 7 with 1 Strike"]


@pytest.mark.clause("LL 4.5", "LL 2.5")
def test_then_the_staged_showdowns_and_combats_are_resolved():
    """Two combats of one lane: the Thralls at Midfield and in the Base both meet units."""
    game = lanes(
        Lane(
            deals=[FOOTMAN],
            near=Spot(units=[unit_card("Guard", might=5)]),
            mid=Spot(thralls=[2]),
            far=Spot(units=[unit_card("Scout", might=1)]),
        ),
        phase="enthralled",
    )
    assert open_questions(game) == [(0, "showdown")]
    act(game, 0, "at Far")
    assert phase(game) == "main"
    assert told(game, "combat") == ["combat Far", "combat Near"]
    assert whole_lane(game) == {"near": ["Guard"], "far": ["Thrall 3"], "npc base": ["Thrall 4"]}
    assert (holder(game, "near"), holder(game, "far")) == (PLAYER, NPC)


@pytest.mark.clause("LL 4.2")
def test_a_units_own_abilities_do_nothing_when_it_is_dealt():
    bomber = unit_card("Bomber", when(I.am_played, deal(5, every(unit))), might=2, energy=2)
    game = lanes(Lane(deals=[bomber], base=[unit_card("Guard", might=1)]), phase="enthralled")
    assert unit_named(game, "Guard").damage == 0
