"""Rulings B1-B13: whose turn, chains, Strikes, who the NPC is, points. Some are in their chapters."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deflect,
    I,
    Reaction,
    Tank,
    a,
    add,
    battlefield,
    buff,
    burn,
    choose,
    cost,
    counter,
    deal,
    destination,
    discard,
    draw,
    each_player,
    every,
    gain_points,
    gain_xp,
    give,
    have,
    kill,
    me,
    move,
    pick,
    player,
    points_you_need,
    predict,
    recycle,
    spell_on_chain,
    spell_or_ability,
    stun,
    there_is,
    unit,
    when,
    you,
    your_points,
)
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.select import OfPlayer, Select
from farfield.rules.state import Option
from farfield.rules.terms import E_DIED, E_PLAYED, ENEMY, GEAR, PICK, SPELL, UNIT
from tests.insides import trigger_order
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    PLAYER,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    attacked,
    chain_of,
    fight_on,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    place_of,
    question_kind,
    question_of,
    ready_runes,
    score,
    struck,
    told,
    unit_named,
)
from tests.scenarios.table import (
    damage_to,
    might,
    plain_field,
    spell_card,
    unit_card,
)

SPARK = spell_card("Spark", energy=2)
SARGE = "Vanguard Sergeant"


# --- B1-B3: whose turn, one chain or many, focus


@pytest.mark.clause("B1")
def test_b1_triggers_of_one_moment_start_with_the_lanes_owner():
    """A unit of lane 1 dies: of the triggers on that chain those of seat 1 come first, though seat 0 sits before."""
    game = lanes(
        Lane(base=[unit_card("Mine")]),
        Lane(
            hand=[spell_card("Slay", kill(a(unit.friendly)))],
            base=[unit_card("Doomed"), unit_card("Mourner", when(When(E_DIED, types=UNIT), draw(1)))],
        ),
    )
    assert trigger_order(game, 1)[:2] == [1, 0]
    act(game, 1, "play Slay", "pick Doomed")
    pass_all(game)
    assert told(game, "triggers") == ["triggers Mourner"]


@pytest.mark.clause("B2")
def test_b2_chains_are_per_lane():
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain)))
    row = Lane(hand=[zap, nope], far=Spot(thralls=[5]))
    game = lanes(row, row)
    act(game, 0, "play Zap")
    act(game, 1, "play Zap")
    assert (chain_of(game, 0), chain_of(game, 1)) == (["Zap"], ["Zap"])
    act(game, 1, "pass")
    assert (chain_of(game, 0), chain_of(game, 1)) == (["Zap"], [])


@pytest.mark.clause("B2")
def test_b2_what_touches_several_lanes_needs_them_all_without_a_chain():
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain)))
    both = spell_card("Both", stun(a(unit.enemy)), deal(1, a(unit.enemy, "second")))
    game = lanes(Lane(hand=[both], far=Spot(thralls=[3, 4])), Lane(hand=[zap, nope], far=Spot(thralls=[5, 6])))
    act(game, 1, "play Zap", "pick Thrall")
    assert chain_of(game, 1) == ["Zap"]
    act(game, 0, "play Both", "pick Thrall")
    second = [game.card(o.thing) for o in next(d for d in game.decisions() if d.seat == 0).options]
    assert {game.places[card.place].arena for card in second} == {0}, "lane 1 has a chain"


@pytest.mark.clause("B2")
def test_b2_it_closes_them_all_while_it_is_on_the_chain():
    pair = spell_card("Pair", stun(a(unit.enemy)), deal(1, a(unit.enemy, "second")))
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain)))
    game = lanes(Lane(hand=[pair, nope], far=Spot(thralls=[3])), Lane(base=[unit_card("Idle")], far=Spot(thralls=[5])))
    act(game, 0, "play Pair")
    decision = next(d for d in game.decisions() if d.seat == 0)
    other = next(o for o in decision.options if game.places[game.card(o.thing).place].arena == 1)
    game.choose(decision, other)
    assert chain_of(game, 0) == ["Pair"]
    assert open_questions(game) == [(0, "priority")], "in lane 1 nobody may do anything now"
    act(game, 0, "pass")
    assert (1, "main") in open_questions(game)


@pytest.mark.parametrize("own", [0, 1])
def test_b2_in_the_enthralled_phase_the_latest_item_of_the_whole_table_resolves_first(own: int):
    """A Strike waits on one lane's chain until what an answer to it set off in another lane is done (CR 340.1)."""
    avenger = unit_card("Avenger", when(When(E_DIED, types=UNIT, subject_side=ENEMY), gain_xp(1)))
    jab = spell_card("Jab", Reaction, give(a(unit.friendly.in_combat), 1), deal(2, a(unit.enemy)))
    struck_at = Lane(
        hand=[jab], deck=[], deals=[MOVES], far=Spot(units=[unit_card("Guard")]), at_npc=[Thrall(9, strikes=1)]
    )
    late = spell_card("Late", Reaction, give(a(unit.friendly), 1))
    other = Lane(hand=[late], deck=[], base=[avenger], mid=Spot(thralls=[2]))
    game = lanes(*((struck_at, other) if own == 0 else (other, struck_at)), phase="enthralled")
    act(game, own, "play Jab")
    there = place_of(game, "mid", 1 - own).units
    game.choose(question_of(game, own), Option(PICK, there[0]))
    act(game, 1 - own, "pass")  # the Jab resolves
    assert (chain_of(game, own), chain_of(game, 1 - own)) == (["Thrall"], ["Avenger"])
    assert [(d.seat, d.arena) for d in game.decisions()] == [(1 - own, 1 - own)]
    fight_on(game)
    assert told(game, "dies", "gains-xp")[:3] == ["dies Thrall", "gains-xp", "dies Guard"]


def test_b2_a_question_that_nothing_has_changed_keeps_its_number():
    """Experience may matter anywhere, so all lanes look again; an answer that is on its way must still count."""
    game = lanes(Lane(hand=[spell_card("Study", gain_xp(1))]), Lane(base=[unit_card("Idle")]))
    asked = question_of(game, 1)
    act(game, 0, "play Study")
    pass_all(game)
    assert game.sides[0].xp == 1
    assert question_of(game, 1).id == asked.id
    game.choose(asked, asked.options[-1])
    assert open_questions(game) == [(0, "main")]


@pytest.mark.clause("B3")
def test_b3_the_npc_has_focus_first_where_it_contested_and_passes_without_a_strike():
    trick = spell_card("Trick", Action, give(a(unit.friendly), 1))
    game = attacked(unit_card("Guard", might=9), strikes=1, hand=[trick])
    assert struck(game) == ["Guard"], "it acted before anybody else"
    game = attacked(unit_card("Guard", might=9), hand=[trick])
    assert open_questions(game) == [(0, "focus")]


@pytest.mark.clause("B3")
def test_b3_it_never_acts_in_a_closed_state():
    react = spell_card("React", Reaction, give(a(unit.friendly), 1))
    game = attacked(unit_card("A", might=9), unit_card("B", might=8), strikes=2, hand=[react, react])
    act(game, 0, "play React", "pick A")
    assert struck(game) == ["A"], "its second Strike waits until the chain is empty"


@pytest.mark.clause("B3")
def test_b3_the_showdown_closes_only_when_the_npc_has_passed_in_the_same_round():
    """It has no target, passes; a unit comes in, and it has one again."""
    flash = unit_card("Flash", Reaction)
    game = lanes(
        Lane(deck=[], deals=[MOVES], hand=[flash], far=Spot(controller=PLAYER, units=[unit_card("Page", might=1)]),
             at_npc=[Thrall(5, strikes=2)]),
        phase="enthralled",
    )  # fmt: skip
    assert struck(game) == ["Page"]
    act(game, 0, "play Flash", "at Far")
    pass_all(game)
    assert struck(game) == ["Page", "Flash"]


# --- B4-B8: Strikes and what the NPC controls


@pytest.mark.clause("B4")
def test_b4_one_item_on_the_chain_and_players_react_once():
    nope = spell_card("Nope", Reaction, counter(a(spell_or_ability)))
    game = attacked(unit_card("Guard", might=9), strikes=1, hand=[nope])
    assert len(game.arenas[0].chain) == 1
    assert at(game, "npc base") == ["Strike", "Thrall 0", "Thrall 1"], "detached as it was used, like a cost"
    act(game, 0, "play Nope")
    fight_on(game)
    assert struck(game) == ["Guard"], "countered, it is spent all the same"


@pytest.mark.clause("B5")
def test_b5_when_an_opponent_plays_a_spell_triggers_as_it_resolves():
    scholar = unit_card("Scholar", when(When(E_PLAYED, types=SPELL, actor=ENEMY), draw(1)))
    game = attacked(unit_card("Guard", might=9), strikes=1, base=[scholar], deck=[SARGE] * 2)
    assert told(game, "dies", "triggers", "draws") == ["dies Guard", "triggers Scholar", f"draws {SARGE}"]


@pytest.mark.clause("B5")
def test_b5_it_is_no_gear_or_unit_that_is_played():
    scholar = unit_card("Scholar", when(When(E_PLAYED, types=UNIT | GEAR, actor=ENEMY), draw(1)))
    game = attacked(unit_card("Guard", might=9), strikes=1, base=[scholar], deck=[SARGE] * 2)
    assert told(game, "triggers") == []


@pytest.mark.clause("B6")
def test_b6_the_first_group_that_is_not_empty_and_its_mightiest():
    game = attacked(
        unit_card("Small", Tank, might=1), unit_card("Tall", Tank, might=3), unit_card("Big", might=9), strikes=1
    )
    assert struck(game) == ["Tall"]


@pytest.mark.clause("B7")
def test_b7_deflect_is_a_trigger_of_the_units_controller_above_the_strike():
    turtle = unit_card("Turtle", Deflect(1), might=9)
    cheer = spell_card("Cheer", Reaction, give(a(unit.friendly), 1))
    game = attacked(turtle, strikes=1, runes="Fury 1", hand=[cheer])
    act(game, 0, "yes")
    assert ready_runes(game) == [], "paid as it is finalized"
    assert chain_of(game) == ["Thrall", "Turtle"]
    act(game, 0, "pass")
    fight_on(game)
    assert told(game, "deflected") == ["deflected Turtle"]


@pytest.mark.clause("B7")
def test_b7_a_teammate_does_not_pay_for_another_players_deflect():
    turtle = unit_card("Turtle", Deflect(1), might=9)
    game = lanes(
        Lane(deck=[], deals=[MOVES], far=Spot(units=[turtle]), at_npc=[Thrall(5, strikes=1)]),
        Lane(deck=[], runes="Fury 3"),
        phase="enthralled",
    )
    assert told(game, "dies") == ["dies Turtle"]


@pytest.mark.clause("B7")
def test_b7_deflect_on_a_thrall_works_normally_against_players():
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    guarded = unit_card("Stolen", Deflect(1), might=5)
    game = lanes(Lane(hand=[zap], far=Spot(thralls=[guarded])))
    assert "play Zap" not in offered_to(game, 0)
    game = lanes(Lane(hand=[zap], runes="Fury 1", far=Spot(thralls=[guarded])))
    act(game, 0, "play Zap")
    assert (damage_to(game, "Stolen"), ready_runes(game)) == ([1], [])


@pytest.mark.clause("B8")
def test_b8_the_npc_declines_every_may_and_pays_nothing():
    tempted = unit_card("Tempted", when(I.attack, deal(3, every(unit.enemy.here)), may=True), might=2)
    greedy = unit_card("Greedy", when(I.attack, deal(3, every(unit.enemy.here)), cost=cost(1)), might=2)
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    for card in (tempted, greedy):
        game = lanes(Lane(hand=[shove], near=Spot(units=[unit_card("Guard", might=5)]), far=Spot(thralls=[card])))
        act(game, 0, "play Shove", "pick Near")
        assert damage_to(game, "Guard") == [2], "only the combat's"


@pytest.mark.clause("B8")
def test_b8_for_a_mandatory_choice_it_takes_the_mightiest_enemy():
    sniper = unit_card("Sniper", when(I.attack, deal(1, a(unit.enemy))), might=2)
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    game = lanes(
        Lane(
            hand=[shove],
            base=[unit_card("King", might=7)],
            near=Spot(units=[unit_card("Guard", might=5)]),
            far=Spot(thralls=[sniper]),
        )
    )
    act(game, 0, "play Shove", "pick Near")
    assert damage_to(game, "King") == [1]


@pytest.mark.clause("B8")
def test_b8_of_players_it_takes_the_first():
    theirs = Select(UNIT, filters=(OfPlayer("one"),))
    hexer = unit_card("Hexer", when(I.attack, choose(a(player.enemy, "one")), stun(theirs)), might=2)
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    game = lanes(Lane(hand=[shove], near=Spot(units=[unit_card("Guard", might=5)]), far=Spot(thralls=[hexer])), Lane())
    act(game, 0, "play Shove", "pick Near")
    assert unit_named(game, "Guard").stunned


@pytest.mark.clause("B8")
def test_b8_what_takes_might_is_not_helpful():
    hexer = unit_card("Hexer", when(I.attack, give(a(unit), -2)), might=2)
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    game = lanes(Lane(hand=[shove], near=Spot(units=[unit_card("Guard", might=5)]), far=Spot(thralls=[hexer])))
    act(game, 0, "play Shove", "pick Near")
    assert might(game, "Guard") == 3


@pytest.mark.clause("B8")
def test_b8_it_picks_nothing_where_it_need_not_while_a_text_is_carried_out():
    for least, left in ((0, ["Guard", "King"]), (1, ["Guard"])):
        thief = unit_card("Thief", when(I.attack, kill(pick(unit.enemy, least=least))), might=1)
        shove = spell_card("Shove", move(a(unit.enemy), destination()))
        near = Spot(units=[unit_card("Guard", might=5), unit_card("King", might=7)])
        game = lanes(Lane(hand=[shove], near=near, far=Spot(thralls=[thief])))
        act(game, 0, "play Shove", "pick Near")
        fight_on(game)
        assert at(game, "near") == left, "the Mightiest, if it must"


@pytest.mark.clause("B8")
def test_b8_for_a_helpful_effect_it_takes_its_own_mightiest_thrall():
    herald = unit_card("Herald", when(I.attack, buff(a(unit))), might=2)
    shove = spell_card("Shove", move(a(unit.enemy), destination()))
    game = lanes(
        Lane(
            hand=[shove],
            near=Spot(units=[unit_card("Guard", might=9)]),
            far=Spot(thralls=[herald]),
            at_npc=[3, 6],
        )
    )
    act(game, 0, "play Shove", "pick Herald", "pick Near")
    assert at(game, "npc base") == ["Thrall 3", "Thrall 7"]


# --- B9-B12: players, points


@pytest.mark.clause("B9", "B44")
def test_b9_the_npc_is_an_opponent_but_no_player():
    everyone = spell_card("Everyone", each_player(draw(1)))
    game = lanes(Lane(hand=[everyone]), Lane())
    act(game, 0, "play Everyone")
    pass_all(game)
    assert [len(side.hand) for side in game.sides] == [1, 0, 0, 0], "the player of that lane, and no NPC"
    spy = unit_card("Spy", have(me, 2, while_=there_is(battlefield.enemy)), might=1)
    game = lanes(Lane(base=[spy], far=Spot(thralls=[1])))
    assert might(game, "Spy") == 3


@pytest.mark.clause("B9", "B40")
def test_b9_what_is_said_of_its_hand_deck_runes_or_points_is_skipped():
    for text in (draw(1), discard(1), burn(3), gain_points(1), gain_xp(2), predict(1), add(2), add("Fury", only=unit)):
        curse = spell_card("Curse", each_player(text, side=ENEMY), draw(1))
        game = lanes(Lane(hand=[curse], far=Spot(thralls=[2])))
        act(game, 0, "play Curse")
        pass_all(game)
        assert not game.over
        npc = game.sides[1]
        assert (npc.hand, npc.deck, npc.trash, npc.points, npc.xp) == ([], [], [], 0, 0)
        assert (npc.energy, npc.power, npc.earmarks) == (0, [], [])
        assert len(game.sides[0].hand) == 1, "the rest of the text is carried out"


@pytest.mark.clause("B9", "CR 416")
def test_b9_thralls_that_are_recycled_go_into_no_deck():
    """Two of them: cards that are recycled together are shuffled, and an NPC has no deck to shuffle them into."""
    tide = spell_card("Tide", recycle(every(unit.enemy)))
    game = lanes(Lane(hand=[tide], far=Spot(thralls=[2, 3])))
    act(game, 0, "play Tide")
    pass_all(game)
    assert (at(game, "far"), at(game, "npc base"), game.sides[1].deck) == ([], [], [])


@pytest.mark.clause("B9")
def test_b9_a_player_that_is_chosen_is_no_npc():
    point = spell_card("Point", choose(a(player)))
    game = lanes(Lane(hand=[point]), Lane())
    act(game, 0, "play Point")
    decision = next(d for d in game.decisions() if d.seat == 0)
    assert [-o.a - 1 for o in decision.options] == [0, 1]


@pytest.mark.clause("B11")
def test_b11_effects_that_make_a_player_lose_points_are_negated():
    loss = spell_card("Loss", gain_points(-1))
    game = lanes(Lane(hand=[loss], points=3))
    act(game, 0, "play Loss")
    pass_all(game)
    assert score(game) == 3


@pytest.mark.clause("B11")
def test_b11_a_text_reads_no_points_in_a_score_below_zero_but_how_far_it_is_to_win():
    tally = spell_card("Tally", gain_xp(your_points))
    outlook = spell_card("Outlook", gain_xp(points_you_need))
    game = lanes(Lane(hand=[tally, outlook], points=-2))
    act(game, 0, "play Tally")
    pass_all(game)
    assert (score(game), game.sides[0].xp) == (-2, 0)
    act(game, 0, "play Outlook")
    pass_all(game)
    assert game.sides[0].xp == 5 + 2


@pytest.mark.clause("B12")
def test_b12_abilities_of_all_three_battlefields_work():
    camp = plain_field("Camp", when(you.hold_here, gain_xp(1)))
    post = Spot(units=[unit_card("Post", might=9)], card=camp)
    game = lanes(Lane(near=post, mid=post, far=post, rune_deck="Fury 2", deck=[SARGE] * 3), phase="awaken")
    for _ in range(3):
        if question_kind(game, 0) == "order":
            act(game, 0, offered_to(game, 0)[0])
    fight_on(game)
    assert game.sides[0].xp == 3
    assert score(game) == 1
