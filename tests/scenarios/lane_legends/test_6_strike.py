"""LL 6: Strikes, how they are used, met and lost."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from farfield.cards.language import (
    Action,
    Backline,
    Deflect,
    I,
    Reaction,
    Tank,
    a,
    ability_on_chain,
    add,
    cant,
    counter,
    deal,
    destination,
    draw,
    every,
    exhaust_me,
    gain_control,
    gain_xp,
    gear,
    give,
    grant,
    have,
    instead_of_dying,
    keyword_of,
    kill,
    me,
    move,
    move_to_base,
    put_counters,
    recall,
    return_to_hand,
    spell_on_chain,
    that,
    unit,
    use,
    when,
)
from farfield.cards.tokens import GOLD
from farfield.games import Piece
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, BE_CHOSEN_BY_ANY, When
from farfield.rules.modes.lane_legends.deflect import DEFLECTED
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.state import H_SPELLS
from farfield.rules.terms import (
    ANY_DOMAIN,
    DEFLECT,
    E_CHOSEN,
    E_PLAYED,
    ENEMY,
    EQUIP,
    FURY,
    QUICK_DRAW,
    REACTION,
    SPELL,
)
from tests.insides import give_counters
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    NPC,
    PLAYER,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    chain_of,
    end_turn,
    fight_on,
    holder,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    question_of,
    ready_runes,
    strike,
    struck,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.lane_legends.lane_table import attacked as attacked_by_a_thrall
from tests.scenarios.table import damage_to, gear_card, keyword, might, spell_card, unit_card

attacked = partial(attacked_by_a_thrall, strikes=1)


# --- LL 6.1


@pytest.mark.clause("LL 6.1")
def test_a_strike_is_an_equipment_token_with_quick_draw_and_equip():
    card = strike(FURY)
    assert (card.token, card.equipment, card.energy, card.might_bonus, card.domains) == (True, True, 1, 0, FURY)
    assert card.kw[QUICK_DRAW] and card.kw[EQUIP]
    equip = next(x for x in card.abilities if getattr(x, "keyword", -1) == EQUIP)
    assert equip.cost.power == (ANY_DOMAIN,)  # type: ignore[attr-defined]


@pytest.mark.clause("LL 6.1")
def test_its_domains_are_those_of_the_gear_that_made_it():
    game = lanes(Lane(deck=[], deals=[gear_card("Brand", energy=0, domains=FURY)]), phase="enthralled")
    assert unit_named(game, "Strike").printed.domains == FURY


@pytest.mark.clause("LL 6.1")
def test_it_detaches_itself_and_kills_a_defender():
    game = attacked(unit_card("Hero", might=9), might=1)
    assert struck(game) == ["Hero"]
    assert told(game, "detached", "dies") == ["detached Strike", "dies Hero"]
    assert whole_lane(game) == {"far": ["Thrall 1"], "npc base": ["Strike", "Thrall 0", "Thrall 1"]}
    assert holder(game, "far") == NPC


@pytest.mark.clause("LL 6.1")
def test_no_cost_is_paid_for_it():
    game = attacked(unit_card("Hero", might=9))
    npc = game.sides[1]
    assert (npc.energy, npc.power, npc.runes) == (0, [], [])
    assert struck(game) == ["Hero"]


@pytest.mark.clause("LL 6.1")
@pytest.mark.parametrize("what", [spell_on_chain, ability_on_chain], ids=["spell", "ability"])
def test_what_counters_spells_and_what_counters_abilities_can_meet_it(what):
    nope = spell_card("Nope", Reaction, counter(a(what)))
    game = attacked(unit_card("Hero", might=9), hand=[nope])
    assert chain_of(game) == ["Thrall"]
    act(game, 0, "play Nope")
    fight_on(game)
    assert told(game, "dies") == ["dies Thrall"]
    assert "Strike" in at(game, "npc base"), "a countered Strike stays detached"


@pytest.mark.clause("LL 6.1")
@pytest.mark.parametrize(
    ("noun", "fits"), [(spell_on_chain.costing_at_least(1), True), (spell_on_chain.costing_at_least(2), False)]
)
def test_as_a_spell_it_costs_one(noun, fits: bool):
    nope = spell_card("Nope", Reaction, counter(a(noun)))
    game = attacked(unit_card("Hero", might=9), hand=[nope])
    assert bool(told(game, "dies")) != fits, "without an answer it has killed already"


# --- LL 6.2


@pytest.mark.clause("LL 6.2")
def test_it_uses_one_whenever_it_has_focus_until_none_are_left():
    game = attacked(unit_card("A", might=4), unit_card("B", might=3), unit_card("C", might=2), strikes=2, might=1)
    assert struck(game) == ["A", "B"]
    assert (at(game, "far"), holder(game, "far")) == (["C"], PLAYER)


@pytest.mark.clause("LL 6.2")
def test_it_wastes_none():
    game = attacked(unit_card("A", might=4), strikes=3)
    assert struck(game) == ["A"]
    assert at(game, "far") == ["Thrall 5 with 2 Strikes"]


@pytest.mark.clause("LL 6.2")
def test_players_may_act_between_two_strikes():
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    game = attacked(unit_card("A", might=6), unit_card("B", might=4), unit_card("C", might=3), strikes=2, hand=[cheer])
    assert struck(game) == ["A"]
    act(game, 0, "play Cheer", "pick C")
    assert struck(game) == ["A", "C"]


@pytest.mark.clause("LL 6.2", "B3")
def test_players_may_act_between_two_strikes_also_where_the_combat_began_with_triggers():
    """The triggers' chain lets the NPC keep focus; that of its Strike does not."""
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    alert = unit_card("Alert", when(I.defend, gain_xp(1)), might=6)
    game = attacked(alert, unit_card("B", might=4), strikes=2, hand=[cheer])
    assert (game.sides[0].xp, struck(game)) == (1, ["Alert"])
    assert open_questions(game) == [(0, "focus")]


@pytest.mark.clause("LL 6.2")
def test_a_defending_thrall_uses_none():
    game = lanes(Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[Thrall(3, strikes=2)])))
    act(game, 0, "move Bold")
    assert struck(game) == []
    assert at(game, "near") == ["Thrall 3 with 2 Strikes"]


@pytest.mark.clause("LL 6.2")
def test_several_attacking_thralls_use_theirs_one_after_the_other():
    game = lanes(
        Lane(
            deck=[],
            deals=[MOVES],
            at_npc=[Thrall(3, strikes=1), Thrall(2, strikes=1)],
            far=Spot(units=[unit_card("A", might=9), unit_card("B", might=8), unit_card("C", might=7)]),
        ),
        phase="enthralled",
        modifiers=Modifiers(faster_units=2),
    )
    fight_on(game)
    assert struck(game) == ["A", "B"]
    assert whole_lane(game) == {"far": ["C"], "npc base": ["Strike", "Strike", "Thrall 0", "Thrall 1"]}


ATTACKED = Lane(deck=[], deals=[MOVES], at_npc=[Thrall(5, strikes=1)], far=Spot(units=[unit_card("Guard", might=3)]))
FONT = unit_card("Font", use(exhaust_me(), add(1), speed=REACTION))
LAMP = gear_card("Lamp", use(exhaust_me(), add(0, "Fury"), speed=REACTION))
MEANS: dict[str, tuple[tuple[int, tuple[int, ...]], dict[str, Any]]] = {
    "Gold": ((0, (FURY,)), {"base": [GOLD]}),
    "a unit that adds Energy": ((1, ()), {"base": [FONT]}),
    "gear that adds Power": ((0, (FURY,)), {"base": [LAMP]}),
    "an exhausted rune to recycle": ((0, (FURY,)), {"exhausted_runes": "Fury 1"}),
    "one rune for both": ((1, (FURY,)), {"runes": "Fury 1"}),
    "Gold and an exhausted rune": ((0, (FURY, FURY)), {"base": [GOLD], "exhausted_runes": "Fury 1"}),
    "Gold and a rune of another colour": ((1, (FURY,)), {"base": [GOLD], "runes": "Calm 1"}),
    "all of it": (
        (2, (FURY, FURY, FURY)),
        {"base": [GOLD, FONT, LAMP], "runes": "Calm 1", "exhausted_runes": "Fury 1"},
    ),
}


@pytest.mark.clause("LL 2.7", "LL 6.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("means", MEANS)
def test_whoever_could_pay_for_an_answer_is_not_passed_over(means: str, seat: int):
    """The lane's player and a teammate alike, whatever they would pay with; without it nobody is asked."""
    (energy, power), have = MEANS[means]
    home = spell_card("Home", Reaction, move_to_base(a(unit.friendly.defending)), energy=energy, power=power)
    for purse in ({}, have):
        players = [ATTACKED, Lane(deck=[])]
        players[seat] = replace(players[seat], hand=[home], **purse)
        game = lanes(*players, phase="enthralled")
        assert struck(game) == ["Guard"]
        assert open_questions(game)[0] == ((seat, "priority") if purse else (0, "main"))
    act(game, seat, "play Home")
    while (seat, "pay") in open_questions(game):
        act(game, seat, "auto")
    fight_on(game)
    assert told(game, "dies", "moves")[-1] == "moves Guard", "it went home before the Strike found it"


# --- LL 6.3


@pytest.mark.clause("LL 6.3")
def test_tank_is_struck_first_and_backline_last():
    game = attacked(
        unit_card("Back", Backline, might=9), unit_card("Middle", might=5), unit_card("Front", Tank, might=1), strikes=3
    )
    assert struck(game) == ["Front", "Middle", "Back"]


@pytest.mark.clause("LL 6.3")
def test_damage_already_taken_does_not_matter():
    game = attacked(Piece(unit_card("Hurt", might=5), damage=4), unit_card("Whole", might=4), might=1)
    assert struck(game) == ["Hurt"]


@pytest.mark.clause("LL 6.3")
@pytest.mark.parametrize("veil", [cant(BE_CHOSEN, me, actor=ENEMY), cant(BE_CHOSEN_BY_ANY, me)], ids=["enemies", "any"])
def test_a_unit_that_cannot_be_chosen_is_passed_over_and_its_tank_binds_nobody(veil):
    ghost = unit_card("Ghost", Tank, veil, might=2)
    game = attacked(ghost, unit_card("Plain", might=1), might=1)
    assert struck(game) == ["Plain"]


@pytest.mark.clause("LL 6.3")
def test_being_struck_counts_as_being_chosen():
    wary = unit_card("Wary", when(When(E_CHOSEN, me=True, actor=ENEMY), draw(1)), might=9)
    game = attacked(wary, deck=["Vanguard Sergeant"])
    assert told(game, "draws") == ["draws Vanguard Sergeant"]


@pytest.mark.clause("LL 6.3", "CR 359.3.f")
def test_here_is_where_the_thrall_is_so_without_it_the_strike_hits_nobody():
    slay = spell_card("Slay", Reaction, kill(a(unit.enemy.at_battlefield)))
    game = attacked(unit_card("Hero", might=9), hand=[slay])
    assert struck(game) == ["Hero"]
    act(game, 0, "play Slay")
    fight_on(game)
    assert (at(game, "far"), holder(game, "far")) == (["Hero"], "player")


@pytest.mark.clause("LL 6.3")
def test_a_target_that_has_left_is_not_killed_and_the_strike_stays_detached():
    retreat = spell_card("Retreat", Reaction, move_to_base(a(unit.friendly)))
    game = attacked(unit_card("Hero", might=9), unit_card("Page", might=1), hand=[retreat])
    assert struck(game) == ["Hero"]
    act(game, 0, "play Retreat", "pick Hero")
    fight_on(game)
    assert at(game, "base") == ["Hero"]
    assert struck(game) == ["Hero"], "it is spent: the Page dies of damage"
    assert "Strike" in at(game, "npc base")


@pytest.mark.clause("LL 6.3")
def test_the_target_is_locked_in_when_it_goes_on_the_chain():
    cheer = spell_card("Cheer", Reaction, give(a(unit.friendly), 9))
    game = attacked(unit_card("Hero", might=4), unit_card("Page", might=1), hand=[cheer], might=1)
    act(game, 0, "play Cheer", "pick Page")
    assert told(game, "dies")[0] == "dies Hero"


# --- LL 6.4


@pytest.mark.clause("LL 6.4")
def test_the_next_merge_picks_up_detached_strikes():
    game = lanes(Lane(deck=[], deals=[spell_card("Spark", energy=2)], strikes=2), phase="enthralled")
    assert at(game, "npc base") == ["Thrall 2 with 2 Strikes"]


@pytest.mark.clause("LL 6.4")
def test_the_strikes_of_a_thrall_that_dies_are_recalled():
    game = lanes(Lane(base=[unit_card("Bold", might=5)], near=Spot(thralls=[Thrall(3, strikes=2)])))
    act(game, 0, "move Bold")
    assert at(game, "npc base") == ["Strike", "Strike"]


@pytest.mark.clause("LL 6.4")
def test_a_thrall_that_is_recalled_keeps_its_own():
    home = spell_card("Home", recall(a(unit.enemy)))
    game = lanes(Lane(hand=[home], mid=Spot(thralls=[Thrall(3, strikes=2)])))
    act(game, 0, "play Home")
    assert at(game, "npc base") == ["Thrall 3 with 2 Strikes"]


@pytest.mark.clause("LL 6.4")
def test_a_strike_can_be_killed():
    smash = spell_card("Smash", kill(a(gear.enemy)))
    game = lanes(Lane(hand=[smash], mid=Spot(thralls=[Thrall(3, strikes=2)])))
    act(game, 0, "play Smash", "pick Strike")
    assert at(game, "mid") == ["Thrall 3 with 1 Strike"]


@pytest.mark.clause("LL 6.4")
def test_returned_to_a_hand_it_ceases_to_exist():
    gust = spell_card("Gust Away", return_to_hand(a(gear.enemy)))
    game = lanes(Lane(hand=[gust], strikes=1))
    act(game, 0, "play Gust Away")
    assert (at(game, "npc base"), game.sides[1].hand) == ([], [])


@pytest.mark.clause("LL 6.4", "B33")
def test_a_player_who_controls_one_may_equip_and_use_it():
    """As an Action against an enemy defender; it counts as a spell. Whoever controls it, none of its costs is paid."""
    take = spell_card("Take", gain_control(a(gear.enemy)))
    scholar = unit_card("Scholar", when(When(E_PLAYED, types=SPELL, actor=ENEMY), draw(1)))
    game = lanes(
        Lane(
            hand=[take], runes="Fury 2", base=[unit_card("Knight", might=1), scholar], strikes=1, near=Spot(thralls=[8])
        )
    )
    act(game, 0, "play Take")
    assert at(game, "base") == ["Knight", "Scholar", "Strike"], "it is recalled to its new controller's Base"
    act(game, 0, "use Strike", "pick Knight")
    assert at(game, "base") == ["Knight with 1 Strike", "Scholar"]
    assert "use Knight" not in offered_to(game, 0), "there is no defender"
    act(game, 0, "move Knight", "done")
    act(game, 0, "use Knight")
    assert len(ready_runes(game)) == 2
    assert (at(game, "near"), holder(game, "near")) == (["Knight"], PLAYER)
    assert at(game, "base") == ["Scholar", "Strike"]
    assert told(game, "draws") == [], "it was no enemy's spell"
    assert game.sides[0].history[H_SPELLS] == 2, "Take, and the Strike"


@pytest.mark.clause("B33", "LL 6.1")
def test_a_player_without_runes_equips_and_uses_one_all_the_same():
    thief = unit_card("Thief", might=1)
    game = lanes(Lane(base=[thief, "Strike"], near=Spot(thralls=[8])))
    act(game, 0, "use Strike")
    act(game, 0, "move Thief", "use Thief")
    assert (at(game, "near"), at(game, "base")) == (["Thief"], ["Strike"])


@pytest.mark.clause("B33", "LL 6.5")
def test_a_players_strike_pays_nothing_for_deflect():
    """For Strikes the mode has another Deflect, and an NPC has nothing to pay for that with."""
    turtle = unit_card("Turtle", Deflect(2), might=9)
    game = lanes(Lane(base=[Piece(unit_card("Thief", might=1), attached=["Strike"])], near=Spot(thralls=[turtle])))
    act(game, 0, "move Thief", "use Thief")
    assert (told(game, "dies"), at(game, "near")) == (["dies Turtle"], ["Thief"])


@pytest.mark.clause("B33", "B5")
@pytest.mark.parametrize(("most", "countered"), [(0, False), (1, True)])
def test_its_cost_is_what_other_texts_see(most: int, countered: bool):
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain.costing_at_most(most))))
    game = attacked(unit_card("Hero", might=9), hand=[nope])
    assert open_questions(game) == ([(0, "priority")] if countered else [(0, "main")])


# --- LL 6.5


@pytest.mark.clause("LL 6.5")
def test_its_player_may_pay_any_power_to_counter_it_and_the_unit_gets_a_deflected_counter():
    game = attacked(unit_card("Turtle", Deflect(1), might=9), runes="Mind 1")
    assert (open_questions(game), question_of(game, 0).clause) == ([(0, "may")], "LL 6.5")
    act(game, 0, "yes")
    assert ready_runes(game) == []
    turtle = unit_named(game, "Turtle")
    assert turtle.counters == [1, 1]
    assert told(game, "deflected") == ["deflected Turtle"]


@pytest.mark.clause("LL 6.5")
def test_it_may_be_declined_and_the_unit_dies():
    game = attacked(unit_card("Turtle", Deflect(1), might=9), runes="Mind 1")
    act(game, 0, "no")
    assert told(game, "dies") == ["dies Turtle"]
    assert ready_runes(game) == ["Mind Rune"]


@pytest.mark.clause("LL 6.5")
def test_who_cannot_pay_is_not_asked():
    game = attacked(unit_card("Turtle", Deflect(1), might=9))
    assert told(game, "dies") == ["dies Turtle"]


@pytest.mark.clause("LL 6.5")
def test_all_sources_of_deflect_add_up_less_the_counters():
    wards = spell_card("Wards", Action, grant(a(unit.friendly), Deflect(1)))
    game = attacked(unit_card("Turtle", Deflect(1), might=9), strikes=2, runes="Mind 3", hand=[wards])
    act(game, 0, "yes")
    assert keyword(game, "Turtle", "Deflect") == 0
    act(game, 0, "play Wards")
    assert keyword(game, "Turtle", "Deflect") == 1
    act(game, 0, "yes")
    assert (unit_named(game, "Turtle").counters, keyword(game, "Turtle", "Deflect")) == ([1, 2], 0)


@pytest.mark.clause("LL 6.5")
def test_counters_stay_when_what_gave_deflect_is_gone():
    """Deflect for a turn, used up; next turn's Deflect 1 is cancelled by the counter that stayed."""
    wards = spell_card("Wards", Action, grant(a(unit.friendly), Deflect(1)))
    shove = spell_card("Shove", move(a(unit.enemy.equipped), destination()))
    game = attacked(
        unit_card("Turtle", might=9),
        unit_card("Page", Tank, might=1),
        strikes=2,
        hand=[wards, wards, shove],
        runes="Mind 2",
        rune_deck="Mind 2",
        deck=["Vanguard Sergeant"],
        near=Spot(thralls=[Thrall(1, strikes=1)]),
    )
    assert struck(game) == ["Page"]
    act(game, 0, "play Wards")
    act(game, 0, "yes")
    fight_on(game)
    end_turn(game)
    assert (keyword(game, "Turtle", "Deflect"), unit_named(game, "Turtle").counters) == (0, [1, 1])
    act(game, 0, "play Wards")
    assert keyword(game, "Turtle", "Deflect") == 0
    act(game, 0, "play Shove", "pick Far")
    assert told(game, "dies") == ["dies Page", "dies Thrall", "dies Turtle"]


@pytest.mark.clause("LL 6.5")
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_what_is_left_of_deflect_is_what_is_seen_and_asked_for(used: int, left: int):
    """In views, by texts that count it, and by texts that ask who has it; a unit whose Deflect is used up has none."""
    herald = unit_card("Herald", have(me, keyword_of(DEFLECT, every(unit.named("Turtle")))), might=0)
    muster = spell_card("Muster", give(every(unit.friendly.with_keyword(DEFLECT)), 1))
    mark = spell_card("Mark", put_counters(a(unit.named("Turtle")), DEFLECTED, used or 1))
    game = lanes(Lane(hand=[muster, mark], base=[unit_card("Turtle", Deflect(2)), herald]))
    if used:
        act(game, 0, "play Mark")
        pass_all(game)
    turtle = next(card for card in game.view(0).places[0].units if card.name == "Turtle")
    assert (turtle.keywords.get("Deflect", 0), might(game, "Herald")) == (left, left)
    act(game, 0, "play Muster")
    pass_all(game)
    assert might(game, "Turtle") == (3 if left else 2)


@pytest.mark.clause("LL 6.5", "B7")
def test_what_is_left_of_deflect_is_what_a_player_pays():
    """An NPC's unit whose Deflect is used up is chosen for nothing."""
    turtle = unit_card("Turtle", Deflect(1), might=9)
    mark = spell_card("Mark", put_counters(every(unit.enemy), DEFLECTED, 1))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[bolt, mark], far=Spot(thralls=[turtle])))
    assert "play Bolt" not in offered_to(game, 0)
    act(game, 0, "play Mark")
    pass_all(game)
    act(game, 0, "play Bolt")
    pass_all(game)
    assert damage_to(game, "Turtle") == [1]


@pytest.mark.clause("LL 6.5")
def test_counters_vanish_with_the_unit():
    gust = spell_card("Gust Away", return_to_hand(a(unit.friendly)))
    game = lanes(Lane(hand=[gust], base=[unit_card("Turtle", Deflect(1))]))
    give_counters(game, unit_named(game, "Turtle").id, DEFLECTED, 1)
    assert unit_named(game, "Turtle").counters == [DEFLECTED, 1]
    act(game, 0, "play Gust Away")
    act(game, 0, "play Turtle")
    assert unit_named(game, "Turtle").counters is None


@pytest.mark.clause("LL 6.3", "B5")
def test_what_replaces_a_death_works():
    saved = unit_card("Saint", instead_of_dying(me, recall(that)), might=9)
    game = attacked(saved)
    pass_all(game)
    assert at(game, "base") == ["Saint"]
    assert damage_to(game, "Saint") == []
