"""Rulings B14-B39: dealing, Thralls, moves, merging, leaving. Some are shown in their chapters."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.language import (
    Action,
    I,
    Reaction,
    Temporary,
    a,
    add,
    battlefield,
    destination,
    every,
    exhaust,
    exhaust_me,
    gain_control,
    gain_xp,
    give,
    have,
    it,
    kill,
    move,
    move_here,
    recall,
    recycle,
    return_to_hand,
    stun,
    unit,
    up_to,
    use,
    when,
)
from farfield.cards.language import card_ as any_card
from farfield.cards.tokens import BARON_PIT, BRUSH
from farfield.games import Piece
from farfield.rules.effects.creating import Create, Replace
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.verbs import ExtraTurn
from farfield.rules.modes.lane_legends import enthrall_cost, lane
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.terms import (
    E_BURNED,
    E_DIED,
    E_DREW,
    E_MOVED,
    E_PLAYED,
    E_REVEALED,
    ENEMY,
    FURY,
    REACTION,
    UNIT,
    YOURS,
)
from tests.insides import change_hands, turns_to_come
from tests.scenarios.lane_legends.lane_table import (
    ARMS,
    EVERY_SPOT,
    MOVES,
    NPC,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    attacked,
    end_turn,
    fight_on,
    holder,
    lanes,
    new_table,
    offered_to,
    pass_all,
    pile,
    place_of,
    question_kind,
    ready_runes,
    score,
    step_in,
    struck,
    thrall,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import (
    base,
    damage_to,
    deck,
    hand,
    phase,
    plain_field,
    spell_card,
    unit_card,
)

SPARK = spell_card("Spark", energy=2)
SARGE = "Vanguard Sergeant"


# --- B14-B19: dealing, runes, Thralls


@pytest.mark.clause("B14")
def test_b14_dealing_is_no_draw_burn_or_reveal():
    ears = unit_card("Ears", when(When(E_DREW, E_BURNED, E_REVEALED), gain_xp(1)))
    game = lanes(Lane(deals=[SPARK, ARMS], base=[ears]), phase="enthralled")
    assert (told(game, "triggers"), game.sides[0].xp) == ([], 0)


@pytest.mark.clause("B14", "LL 1.3")
def test_b14_nothing_can_name_the_pile():
    dig = spell_card("Dig", return_to_hand(up_to(9, any_card.in_trash)))
    back = spell_card("Back", recycle(up_to(9, any_card.in_banishment)))
    game = lanes(Lane(hand=[dig, back], pile=[SARGE, "Gust"], trash=["Gust"]))
    act(game, 0, "play Dig")
    assert offered_to(game, 0) == ["done", "pick Gust"]
    act(game, 0, "done")
    pass_all(game)
    act(game, 0, "play Back")
    pass_all(game)
    assert pile(game) == [SARGE, "Gust"]


@pytest.mark.clause("B15")
def test_b15_a_recycled_card_is_the_next_to_be_dealt():
    thrift = spell_card("Thrift", recycle(a(any_card.in_trash.yours)))
    game = lanes(Lane(hand=[thrift], trash=["Gust"], deck=[SARGE] * 3, rune_deck="Fury 2"))
    act(game, 0, "play Thrift")
    pass_all(game)
    assert deck(game, 0)[-1] == "Gust"
    end_turn(game)
    assert pile(game)[0] == "Gust"


@pytest.mark.clause("B15")
def test_b15_mulliganed_cards_are_the_first_to_be_dealt():
    game = new_table(1)
    decision = game.decisions()[0]
    name = game.card(decision.options[0].thing).printed.name
    game.choose(decision, decision.options[0])
    decision = game.decisions()[0]
    game.choose(decision, decision.options[-1])
    assert pile(game)[0] == name


@pytest.mark.clause("B16")
def test_b16_the_whole_base_is_there_to_pay_and_paying_adds_nothing():
    costly = unit_card("Costly", might=0, energy=0, power=(FURY,))
    game = lanes(Lane(exhausted_runes="Fury 1", rune_deck="Calm 2", deals=[costly]), phase="awaken")
    assert ready_runes(game) == ["Calm Rune", "Calm Rune"], "readied and channelled before"
    assert game.sides[0].energy == 0


@pytest.mark.clause("B16")
def test_b16_what_floats_in_the_enthralled_phase_is_lost_before_the_main_phase():
    well = unit_card("Well", use(exhaust_me(), add(2), speed=REACTION))
    trick = spell_card("Trick", Reaction, give(a(unit.friendly), 1))
    game = lanes(
        Lane(
            deck=[],
            deals=[MOVES],
            hand=[trick],
            base=[well],
            far=Spot(units=[unit_card("Guard", might=9)]),
            at_npc=[3],
        ),
        phase="enthralled",
        full_control=True,
    )
    act(game, 0, "use Well")
    assert game.sides[0].energy == 2
    fight_on(game)
    assert (phase(game), game.sides[0].energy) == ("main", 0)


@pytest.mark.clause("B17")
@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("Blazing Scorcher", []),  # Accelerate explains itself in brackets
        ("Zhonya's Hourglass", []),  # and so does Hidden
        ("Long Sword", [FURY, FURY]),  # its cost and its printed Equip cost
    ],
)
def test_b17_icons_are_counted_without_reminder_text(name: str, icons: list[int]):
    assert enthrall_cost.icons_of(printed(name), Modifiers()) == icons


@pytest.mark.clause("B18")
def test_b18_thralls_are_created_not_played():
    ears = unit_card("Ears", when(When(E_PLAYED, types=UNIT, actor=ENEMY), gain_xp(1)))
    nose = unit_card("Nose", when(When(E_MOVED, types=UNIT, actor=ENEMY), gain_xp(1)))
    game = lanes(Lane(deck=[], deals=[SPARK], base=[ears, nose], far=Spot(thralls=[2])), phase="enthralled")
    assert told(game, "triggers", "contests") == []


@pytest.mark.clause("B18")
def test_b18_a_thrall_costs_nothing_so_ties_go_to_the_players_unit():
    """A player's Thrall and an ordinary unit of the same Might defend: the ordinary one costs more."""
    game = attacked(thrall(4), unit_card("Four", might=4, energy=1), might=4)
    assert damage_to(game, "Four") == [4]


@pytest.mark.clause("B18")
def test_b18_arriving_at_a_controlled_battlefield_does_not_contest_it():
    footman = unit_card("Footman", might=4, energy=3)
    game = lanes(Lane(deck=[], deals=[footman], far=Spot(thralls=[1, 1])), phase="enthralled")
    fight_on(game)
    assert at(game, "far") == ["Thrall 1", "Thrall 3", "Thrall 4"]
    assert told(game, "contests") == ["contests Mid"]


@pytest.mark.clause("B19")
def test_b19_every_thrall_counts_as_ready():
    snare = spell_card("Snare", kill(a(unit.enemy.ready)))
    doze = spell_card("Doze", kill(a(unit.enemy.exhausted)))
    tire = spell_card("Tire", exhaust(a(unit.enemy)))
    game = lanes(Lane(hand=[snare, doze, tire], far=Spot(thralls=[2])))
    act(game, 0, "play Tire")
    assert "play Doze" not in offered_to(game, 0)
    act(game, 0, "play Snare")
    assert at(game, "far") == []


# --- B20-B26: moves, failed attacks, merging, damage


@pytest.mark.clause("B20")
def test_b20_moving_into_an_empty_battlefield_opens_a_showdown_in_which_a_player_may_become_the_defender():
    push = spell_card("Push", Action, move(a(unit.friendly), destination()))
    game = lanes(
        Lane(deck=[], deals=[MOVES], hand=[push], base=[unit_card("Guard", might=9)], at_npc=[Thrall(3, strikes=1)]),
        phase="enthralled",
    )
    assert told(game, "showdown", "combat") == ["showdown Far"]
    act(game, 0, "play Push", "pick Far")
    assert told(game, "showdown", "combat") == ["showdown Far", "combat Far"]
    assert struck(game) == ["Guard"]


@pytest.mark.clause("B22")
def test_b22_a_thrall_that_did_not_move_in_goes_to_its_base():
    """A Thrall that was a player's falls back to its NPC in the middle of its player's Nearfield, and fails there."""
    game = lanes(Lane(near=Spot(units=[Piece(thrall(3), stunned=True), unit_card("Guard", might=2)])))
    card = unit_named(game, "Thrall")
    card.came_from = place_of(game, "mid").index  # it moved in, but for its player
    change_hands(game, card, 1)
    assert told(game, "goes-back") == ["goes-back Thrall"]
    assert whole_lane(game) == {"near": ["Guard"], "npc base": ["Thrall 3"]}


@pytest.mark.clause("B22")
def test_b22_going_back_is_a_recall_and_no_move():
    ears = unit_card("Ears", when(When(E_MOVED, types=UNIT, actor=ENEMY), gain_xp(1)))
    game = attacked(
        unit_card("Tall", might=3), hand=[spell_card("Daze", Action, stun(every(unit.enemy.in_combat)))], base=[ears]
    )
    before = game.sides[0].xp
    act(game, 0, "play Daze")
    fight_on(game)
    assert at(game, "npc base")[-1] == "Thrall 5"
    assert game.sides[0].xp == before
    assert told(game, "no-result") == ["no-result Far"]


@pytest.mark.clause("B23")
def test_b23_an_origin_lost_meanwhile_is_contested_and_regained_unopposed():
    daze = spell_card("Daze", Action, stun(every(unit.enemy.in_combat)))
    game = lanes(
        Lane(
            hand=[daze],
            deck=[],
            deals=[ARMS],
            mid=Spot(units=[unit_card("Tall", might=3), unit_card("Low", might=1)]),
            far=Spot(thralls=[7]),
        ),
        phase="enthralled",
    )
    act(game, 0, "play Daze")
    fight_on(game)
    assert told(game, "loses-control", "goes-back", "showdown", "gains-control") == [
        "loses-control Far",
        "goes-back Thrall",
        "showdown Far",
        "gains-control Far",
    ]
    assert (at(game, "far"), holder(game, "far")) == (["Thrall 7"], NPC)


@pytest.mark.clause("B24")
def test_b24_current_might_is_summed_negative_as_zero_and_statuses_are_lost():
    game = lanes(
        Lane(
            deck=[],
            deals=[SPARK],
            at_npc=[Thrall(4, more=2, damage=1, stunned=True), Thrall(1, more=-3), Piece(thrall(3), buffed=1)],
        ),
        phase="enthralled",
    )
    merged = unit_named(game, "Thrall")
    assert at(game, "npc base") == ["Thrall 12"], "6 + 0 + 4 + 2"
    assert (merged.damage, merged.stunned, merged.buffs, merged.mods) == (0, False, 0, None)
    assert merged.printed.might == 12


@pytest.mark.clause("B26")
def test_b26_a_battlefield_that_says_you_does_nothing_under_npc_control():
    mill = plain_field("Mill", have(unit.friendly, 1))
    game = lanes(Lane(mid=Spot(card=mill, thralls=[3]), far=Spot(thralls=[2])))
    assert (at(game, "mid"), at(game, "far")) == (["Thrall 3"], ["Thrall 2"])


# --- B27-B34


@pytest.mark.clause("B27")
def test_b27_a_thrall_moved_by_a_player_goes_to_its_lanes_battlefields_or_its_base():
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    game = lanes(Lane(hand=[shove], far=Spot(thralls=[3])), Lane())
    act(game, 0, "play Shove")
    assert offered_to(game, 0) == ["pick Mid", "pick Near", "pick base 2"]
    assert all(game.places[-o.a - 1].arena == 0 for o in next(d for d in game.decisions() if d.seat == 0).options)


@pytest.mark.clause("B27")
def test_b27_an_effect_that_would_move_into_another_lane_is_a_recall():
    """ "When I move, move a friendly unit here", and a teammate's unit is chosen."""
    caller = unit_card("Caller", when(I.move, move_here(a(unit.friendly.other))))
    game = lanes(Lane(base=[caller, unit_card("Mine")]), Lane(far=Spot(units=[unit_card("Theirs")])))
    act(game, 0, "move Caller", "done", "pick Theirs")
    pass_all(game)
    assert (at(game, "near", 0), at(game, "base", 1)) == (["Caller"], ["Theirs"])
    assert told(game, "recalled") == ["recalled Theirs"]


@pytest.mark.clause("B29")
def test_b29_a_created_battlefield_is_of_its_players_lane_and_none_of_the_three():
    dig = spell_card("Dig", Create(BARON_PIT, Number(1)))
    game = lanes(
        Lane(
            hand=[dig],
            base=[unit_card("Diver", might=2)],
            far=Spot(units=[unit_card("Post")]),
            rune_deck="Fury 4",
            deck=[SARGE] * 4,
            deals=[ARMS],
        ),
        Lane(),
    )
    act(game, 0, "play Dig")
    pass_all(game)
    pit = next(p for p in game.places if p.card and game.card(p.card).printed.name == "Baron Pit")
    assert (pit.arena, pit.lane_spot) == (0, lane.ELSEWHERE)
    assert pit.index not in [place_of(game, spot).index for spot in EVERY_SPOT]
    act(game, 0, "move Diver", "at Baron Pit", "done")
    assert game.places[pit.index].controller == 0
    act(game, 0, "end")
    act(game, 1, "end")
    fight_on(game)
    assert score(game) == 1, "the Farfield's point; the Pit is held and scores nothing"
    assert "holds Baron Pit" in told(game, "holds")


@pytest.mark.clause("B29")
def test_b29_one_that_replaces_a_field_keeps_its_role():
    grow = spell_card("Grow", Replace(a(battlefield.yours), BRUSH))
    game = lanes(Lane(hand=[grow], far=Spot(units=[unit_card("Post", might=9)]), rune_deck="Fury 2", deck=[SARGE] * 2))
    act(game, 0, "play Grow")
    pass_all(game)
    assert game.card(place_of(game, "far").card).printed.name == "Brush"
    end_turn(game)
    while question_kind(game, 0) == "may":
        act(game, 0, "no")
    fight_on(game)
    assert score(game) == 1


@pytest.mark.clause("B30")
def test_b30_the_whole_table_takes_an_additional_turn():
    again = spell_card("Again", ExtraTurn())
    row = Lane(rune_deck="Fury 4", deck=[SARGE] * 6)
    game = lanes(Lane(hand=[again], rune_deck="Fury 4", deck=[SARGE] * 6), row)
    act(game, 0, "play Again")
    pass_all(game)
    end_turn(game)
    fight_on(game)
    assert game.turn == 6
    assert [len(game.sides[seat].runes) for seat in (0, 1)] == [2, 2]
    assert [len(pile(game, seat)) for seat in (0, 1)] == [1, 1], "its Enthralled Phase included"
    assert turns_to_come(game) == []


@pytest.mark.clause("B31")
def test_b31_what_lasts_this_turn_ends_before_the_next_enthralled_phase():
    daze = spell_card("Daze", stun(a(unit.enemy)))
    game = lanes(
        Lane(
            hand=[daze],
            near=Spot(units=[unit_card("Guard", might=9)]),
            mid=Spot(thralls=[3]),
            deck=[SARGE] * 2,
            deals=[MOVES],
            rune_deck="Fury 2",
        )
    )
    act(game, 0, "play Daze")
    pass_all(game)
    end_turn(game)
    fight_on(game)
    assert damage_to(game, "Guard") == [3]


@pytest.mark.clause("B33")
def test_b33_a_players_thrall_is_an_ordinary_unit_of_theirs():
    game = lanes(
        Lane(base=[thrall(3)], hand=[spell_card("Gust Away", return_to_hand(a(unit.friendly)))], near=Spot(thralls=[4]))
    )
    assert "move Thrall" in offered_to(game, 0)
    moved = lanes(Lane(base=[thrall(3)]))
    act(moved, 0, "move Thrall")
    assert (at(moved, "near"), unit_named(moved, "Thrall").exhausted) == (["Thrall 3"], True), "and it exhausts to move"
    act(game, 0, "play Gust Away")
    pass_all(game)
    assert (at(game, "base"), hand(game, 0)) == ([], []), "returned to a hand it ceases to exist"


@pytest.mark.clause("B33")
def test_b33_taken_from_an_npc_it_is_recalled_to_its_players_base():
    take = spell_card("Take", gain_control(a(unit.enemy)), recall(it()))
    game = lanes(Lane(hand=[take], far=Spot(thralls=[Thrall(3, strikes=1)])))
    act(game, 0, "play Take")
    pass_all(game)
    assert at(game, "base") == ["Thrall 3 with 1 Strike"]


@pytest.mark.clause("B33", "LL 8.1")
def test_b33_taken_in_another_lane_it_comes_to_its_players_base_at_once():
    take = spell_card("Take", gain_control(a(unit.enemy)))
    game = lanes(Lane(hand=[take]), Lane(far=Spot(thralls=[Thrall(3, strikes=1)])))
    step_in(game, 0, 1, "play Take")
    pass_all(game)
    assert (at(game, "base", 0), whole_lane(game, 1)) == (["Thrall 3 with 1 Strike"], {})


@pytest.mark.clause("B33", "LL 6.4")
def test_b33_its_strike_stays_the_npcs_and_goes_home_when_the_thrall_dies():
    take = spell_card("Take", gain_control(a(unit.enemy)))
    slay = spell_card("Slay", kill(a(unit.friendly)))
    game = lanes(Lane(hand=[take, slay]), Lane(far=Spot(thralls=[Thrall(3, strikes=1)])))
    step_in(game, 0, 1, "play Take")
    pass_all(game)
    act(game, 0, "play Slay")
    pass_all(game)
    assert (whole_lane(game, 0), whole_lane(game, 1)) == ({}, {"npc base": ["Strike"]})


@pytest.mark.clause("B34")
def test_b34_who_acts_is_responsible():
    killer = unit_card("Killer", when(When(E_DIED, types=UNIT, actor=YOURS), gain_xp(1)))
    watcher = unit_card("Watcher", when(When(E_DIED, types=UNIT, subject_side=ENEMY), gain_xp(10)))
    slay = spell_card("Slay", kill(a(unit.enemy)))
    game = lanes(
        Lane(base=[watcher, killer], far=Spot(thralls=[3])),
        Lane(hand=[slay], base=[watcher, killer]),
        Lane(base=[watcher, killer]),
    )
    step_in(game, 1, 0, "play Slay")
    pass_all(game)
    assert [side.xp for side in game.sides[:3]] == [10, 1, 0], "the first's enemy died, by the second's hand"


# --- B36-B39


@pytest.mark.clause("B38")
def test_b38_a_concession_runs_no_removal_steps():
    game = lanes(Lane(base=[unit_card("Mine")]), Lane(base=[unit_card("Theirs")]))
    game.concede(0)
    assert (game.over, game.winners) == (True, [])
    assert (base(game, 0), base(game, 1)) == (["Mine"], ["Theirs"])


@pytest.mark.clause("B39")
def test_b39_temporary_and_hold_texts_never_trigger_for_the_npc():
    fleeting = unit_card("Fleeting", Temporary(), when(I.hold, gain_xp(1)), might=2)
    game = lanes(Lane(far=Spot(thralls=[fleeting]), rune_deck="Fury 4", deck=[SARGE] * 3, deals=[ARMS, ARMS]))
    end_turn(game)
    fight_on(game)
    assert "Fleeting" in str(whole_lane(game))
    assert "triggers Fleeting" not in told(game, "triggers")
