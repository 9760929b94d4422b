"""Every example and every answer of the mode's document, to the letter (LL 7.3, LL 10)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deflect,
    I,
    Reaction,
    Tank,
    a,
    buff,
    counter,
    deal,
    enter_ready,
    every,
    gear,
    give,
    grant,
    have,
    kill,
    lasts,
    later,
    me,
    move_to_base,
    play_me_to,
    ready,
    recycle,
    spell_or_ability,
    stun,
    that,
    unit,
    up_to,
    when,
)
from farfield.cards.language import battlefield as any_battlefield
from farfield.cards.language import card_ as any_card
from farfield.games import Piece
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.modes.lane_legends.deflect import DEFLECTED
from farfield.rules.terms import E_DEALT, E_DIED, E_PLAYED, ENEMY, FRIENDLY, Q_FOCUS, Q_PRIORITY, UNIT
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
    open_questions,
    pass_all,
    place_of,
    question_of,
    ready_runes,
    step_in,
    struck,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import damage_to, phase, question, settle_chain, spell_card, unit_card

RUSH_IN = [spell_card("First", energy=0), spell_card("Second", energy=0)]
"""Two spells: everything in the NPC's Base is merged and rushes to the Farfield, with two Might more."""


# --- the combat example


@pytest.mark.clause("LL 7.3", "LL 10")
def test_the_combat_example():
    """Thralls with three Strikes come upon A (3, Tank), B (7) and C (4, Deflect) in the Farfield."""
    nope = spell_card("Nope", Reaction, counter(a(spell_or_ability)))
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    game = lanes(
        Lane(
            hand=[cheer],
            runes="Fury 1",
            far=Spot(
                units=[
                    unit_card("A", Tank, might=3),
                    unit_card("B", might=7),
                    unit_card("C", Deflect(1), might=4),
                ]
            ),
            at_npc=[Thrall(6, strikes=3)],
            deck=[],
            deals=RUSH_IN,
        ),
        Lane(hand=[nope], deck=[]),
        phase="enthralled",
    )
    # 6 and the first spell's 1 are merged; the second spell's own 1 rushes in beside them: 8 Might in all.
    # 1. The first Strike goes to A, because of Tank. It is detached already. Nobody wants to save A.
    assert at(game, "far") == ["A", "B", "C", "Thrall 1", "Thrall 7 with 2 Strikes"]
    assert struck(game) == ["A"]
    assert open_questions(game) == [(1, "priority")]
    act(game, 1, "pass")
    assert "A" not in at(game, "far")
    # 2. In between the player could act; the second Strike goes to B, and the other player counters it.
    act(game, 0, "pass")
    assert struck(game) == ["A", "B"]
    act(game, 1, "play Nope")
    settle_chain(game)
    assert told(game, "ability-countered") == ["ability-countered Thrall"]
    # Then the defending player gives C +5 Might.
    act(game, 0, "play Cheer", "pick C")
    settle_chain(game)
    # 3. The third goes to the now Mightiest C, 9 against 7. Its player pays one Power because of Deflect.
    assert struck(game) == ["A", "B", "C"]
    act(game, 0, "yes")
    assert ready_runes(game, 0) == []
    fight_on(game)
    # 4. All three Strikes are detached and have been recalled.
    assert at(game, "npc base") == ["Strike", "Strike", "Strike"]
    # 5. 7 to B, which dies, and 1 to C, which lives.
    assert (damage_to(game, "B"), damage_to(game, "C")) == ([7], [1])
    assert at(game, "far") == ["C"]
    assert holder(game, "far") == PLAYER


@pytest.mark.clause("LL 10")
def test_the_combat_example_with_one_thrall_of_eight():
    """To the letter: one Thrall of 8, moved to the Farfield by a gear card; a teammate counters; 16 kill it."""
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    nope = spell_card("Nope", Reaction, counter(a(spell_or_ability)))
    game = lanes(
        Lane(
            hand=[cheer],
            runes="Fury 1",
            far=Spot(
                units=[unit_card("A", Tank, might=3), unit_card("B", might=7), unit_card("C", Deflect(1), might=4)]
            ),
            at_npc=[Thrall(8, strikes=2)],
            deck=[],
            deals=[ARMS],
        ),
        Lane(hand=[nope], deck=[]),
        phase="enthralled",
    )
    assert at(game, "far") == ["A", "B", "C", "Thrall 8 with 2 Strikes"], "the first of three is on the chain"
    act(game, 1, "pass")  # A is not saved
    act(game, 0, "pass")  # nothing in between
    assert struck(game) == ["A", "B"]
    act(game, 1, "play Nope")
    settle_chain(game)
    act(game, 0, "play Cheer", "pick C")
    settle_chain(game)
    assert struck(game) == ["A", "B", "C"]
    act(game, 0, "yes")
    assert (ready_runes(game, 0), unit_named(game, "C").counters) == ([], [DEFLECTED, 1])
    fight_on(game)
    assert at(game, "npc base") == ["Strike", "Strike", "Strike", "Thrall 1"]
    assert (damage_to(game, "B"), damage_to(game, "C"), damage_to(game, "Thrall")) == ([7], [1], [16])
    assert at(game, "far") == ["C"]
    assert holder(game, "far") == PLAYER


# --- the three examples of damage


@pytest.mark.clause("LL 7.3", "LL 7.1")
def test_it_has_no_forward_planning():
    """4 Might and a Strike against a 2 that gives others +1, and two 2s: it does not strike the one that helps."""
    captain = unit_card("Captain", have(unit.friendly.here.other, 1), might=2)
    game = lanes(
        Lane(
            far=Spot(units=[captain, unit_card("Left", might=2), unit_card("Right", might=2)]),
            at_npc=[4],
            deck=[],
            deals=[ARMS],
        ),
        phase="enthralled",
    )
    assert told(game, "strike")[0] in ("strike Thrall Left", "strike Thrall Right")
    other = "Right" if struck(game) == ["Left"] else "Left"
    assert (damage_to(game, other), damage_to(game, "Captain")) == ([3], [1])
    assert at(game, "far") == ["Captain"], "the other 2 + 1 died of the combat damage; the Captain got what was left"


@pytest.mark.clause("LL 7.3", "LL 7.2")
def test_it_is_not_aware_of_the_rest_of_the_game():
    """Any damage is deadly this turn, and yet a 3 assigns to the 3 that it could kill without that, not to the 7."""
    frailty = spell_card("Frailty", Action, later(When(E_DEALT, types=UNIT), kill(that), uses=-1))
    game = lanes(
        Lane(
            hand=[frailty],
            far=Spot(units=[unit_card("Seven", might=7), unit_card("Three", might=3)]),
            at_npc=[3],
            deck=[],
            deals=[MOVES],
        ),
        phase="enthralled",
    )
    act(game, 0, "play Frailty")
    pass_all(game)
    assert (damage_to(game, "Three"), damage_to(game, "Seven")) == ([3], [])


@pytest.mark.clause("LL 7.3", "LL 7.2")
def test_it_does_not_know_that_effects_are_temporary():
    """A 7 goes for the 2 that has +5 until the end of the turn, and not for the printed 6."""
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    game = lanes(
        Lane(
            hand=[cheer],
            far=Spot(units=[unit_card("Two", might=2), unit_card("Six", might=6)]),
            at_npc=[7],
            deck=[],
            deals=[MOVES],
        ),
        phase="enthralled",
    )
    act(game, 0, "play Cheer", "pick Two")
    assert (damage_to(game, "Two"), damage_to(game, "Six")) == ([7], [])


@pytest.mark.clause("LL 7.3", "LL 5.5")
def test_of_two_sevens_it_goes_for_the_one_with_the_higher_energy_cost():
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 5))
    game = lanes(
        Lane(
            hand=[cheer],
            far=Spot(units=[unit_card("Two", might=2, energy=2), unit_card("Seven", might=7, energy=7)]),
            at_npc=[7],
            deck=[],
            deals=[MOVES],
        ),
        phase="enthralled",
    )
    act(game, 0, "play Cheer", "pick Two")
    assert (damage_to(game, "Seven"), damage_to(game, "Two")) == ([7], [])


# --- the four examples of friendly and enemy


@pytest.mark.clause("LL 7.3", "LL 8.3")
def test_a_friendly_unit_that_is_chosen_may_be_a_teammates():
    """A unit that readies one of us as it comes, and a spell that buffs one."""
    squire = unit_card("Squire", when(I.am_played, ready(a(unit.friendly))))
    praise = spell_card("Praise", buff(a(unit.friendly)))
    tired = Piece(unit_card("Theirs"), exhausted=True)
    game = lanes(Lane(hand=[squire, praise], base=[unit_card("Mine")]), Lane(base=[tired]))
    act(game, 0, "play Squire")
    assert offered_to(game, 0) == ["pick Mine", "pick Squire", "pick Theirs"]
    act(game, 0, "pick Theirs")
    pass_all(game)
    assert not unit_named(game, "Theirs").exhausted
    step_in(game, 0, 1, "play Praise")
    pass_all(game)
    assert unit_named(game, "Theirs").buffs == 1


@pytest.mark.clause("LL 7.3", "LL 8.3")
def test_an_enemy_unit_that_is_chosen_may_be_any_npcs():
    """A unit that shoots one of them as it comes, and a spell that stuns one."""
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy))))
    daze = spell_card("Daze", stun(a(unit.enemy)))
    game = lanes(Lane(hand=[archer, daze], far=Spot(thralls=[3])), Lane(far=Spot(thralls=[5])))
    act(game, 0, "play Archer")
    decision = question_of(game, 0)
    by_might = {game.card(option.thing).printed.might: option for option in decision.options}
    assert sorted(by_might) == [3, 5]
    game.choose(decision, by_might[5])
    pass_all(game)
    step_in(game, 0, 1, "play Daze")
    pass_all(game)
    there = [game.card(id) for id in place_of(game, "far", 1).units]
    assert [(x.damage, x.stunned) for x in there] == [(1, True)]


@pytest.mark.clause("LL 7.3", "LL 8.3")
def test_friendly_without_a_choice_is_one_players():
    """Two effects for the turn, that friends come ready and that they come with a buff: those of the lane, not all."""
    haste = spell_card("Haste", lasts(enter_ready(unit.friendly)))
    feast = spell_card("Feast", later(When(E_PLAYED, types=UNIT, actor=FRIENDLY), buff(that), uses=-1))
    recruit = unit_card("Recruit")
    for lane_of in (0, 1):
        game = lanes(Lane(hand=[haste, feast, recruit]), Lane(hand=[recruit]))
        for name in ("play Haste", "play Feast"):
            if lane_of == 0:
                act(game, 0, name)
            else:
                step_in(game, 0, 1, name)
            pass_all(game)
        act(game, 0, "play Recruit")
        act(game, 1, "play Recruit")
        pass_all(game)
        found = [unit_named(game, "Recruit", seat) for seat in (0, 1)]
        assert [(x.exhausted, x.buffs) for x in found] == [(i != lane_of, i == lane_of) for i in (0, 1)]


@pytest.mark.clause("LL 7.3", "LL 8.3")
def test_enemies_without_a_choice_are_one_npcs():
    """Damage to all enemies in combat stays in one combat; dead enemies, one or more, are those of one NPC."""
    volley = spell_card("Volley", Action, deal(2, every(unit.enemy.in_combat)))
    vulture = unit_card("Vulture", when(When(E_DIED, types=UNIT, subject_side=ENEMY, once=True), ready(me)), might=9)
    game = lanes(
        Lane(
            hand=[volley],
            base=[unit_card("Mine", might=3), Piece(vulture, exhausted=True)],
            near=Spot(thralls=[2]),
        ),
        Lane(base=[unit_card("Theirs", might=3)], hand=[volley], near=Spot(thralls=[2])),
    )
    act(game, 1, "move Theirs")
    act(game, 0, "move Mine")
    assert told(game, "combat") == ["combat Near", "combat Near"]
    act(game, 1, "play Volley")
    pass_seat(game, 1)
    assert unit_named(game, "Vulture").exhausted, "it was not its own lane's enemy that died"
    assert (at(game, "near", 0), at(game, "near", 1)) == (["Mine", "Thrall 2"], ["Theirs"])
    act(game, 0, "play Volley")
    pass_seat(game, 0)
    assert not unit_named(game, "Vulture").exhausted


def pass_seat(game, seat: int) -> None:
    """One player passes until they are asked nothing but what to do in their Action Phase."""
    while any(d.seat == seat and d.kind in (Q_FOCUS, Q_PRIORITY) for d in game.decisions()):
        act(game, seat, "pass")


# --- the two examples of playing a unit


@pytest.mark.clause("LL 7.3", "LL 8.2")
def test_a_unit_with_reaction_can_be_played_to_any_battlefield_its_player_controls():
    ambusher = unit_card("Flash", Reaction)
    plain = unit_card("Plain")
    held = [Spot(units=[unit_card(f"Guard {i}")]) for i in range(3)]
    game = lanes(Lane(hand=[ambusher, plain], near=held[0], mid=held[1], far=held[2]))
    act(game, 0, "play Flash")
    assert offered_to(game, 0) == ["at Far", "at Mid", "at Near", "at base 0"]
    act(game, 0, "at Far", "play Plain")
    assert offered_to(game, 0) == ["at Near", "at base 0"]


@pytest.mark.clause("LL 7.3", "LL 8.2")
def test_an_occupied_enemy_battlefield_is_one_of_the_own_lane():
    raider = unit_card("Raider", play_me_to(any_battlefield.enemy.occupied))
    game = lanes(
        Lane(hand=[raider], mid=Spot(thralls=[1]), far=Spot(thralls=[2])),
        Lane(near=Spot(thralls=[3]), mid=Spot(thralls=[3])),
    )
    act(game, 0, "play Raider")
    assert offered_to(game, 0) == ["at Far", "at Mid", "at base 0"]
    places = [o.a for o in question_of(game, 0).options]
    assert {game.places[i].arena for i in places} == {0}


# --- the Deflect arithmetic of the summary


@pytest.mark.clause("LL 7.3", "LL 6.5")
def test_deflect_2_stops_two_strikes_for_two_power_and_a_third_needs_another_source():
    shield = spell_card("Wards", Action, grant(a(unit.friendly), Deflect(1)))
    game = lanes(
        Lane(
            hand=[shield],
            runes="Fury 3",
            far=Spot(units=[unit_card("Turtle", Deflect(2), might=9)]),
            at_npc=[Thrall(1, strikes=2)],
            deck=[],
            deals=[ARMS],
        ),
        phase="enthralled",
    )
    # It attacks with 3 Strikes: two it had, one the gear gave it.
    act(game, 0, "yes", "pass")
    act(game, 0, "yes")
    assert len(ready_runes(game)) == 1
    assert unit_named(game, "Turtle").counters == [1, 2]
    # Deflect 2 less two counters: the third Strike could only be met with a further source.
    act(game, 0, "play Wards")
    act(game, 0, "yes")
    assert ready_runes(game) == []
    assert struck(game) == ["Turtle"] * 3
    assert at(game, "far") == ["Turtle"]
    assert unit_named(game, "Turtle").counters == [1, 3]


@pytest.mark.clause("LL 7.3", "LL 6.5")
def test_deflect_2_does_not_stop_a_third_strike():
    game = lanes(
        Lane(
            runes="Fury 3",
            far=Spot(units=[unit_card("Turtle", Deflect(2), might=9)]),
            at_npc=[Thrall(1, strikes=2)],
            deck=[],
            deals=[ARMS],
        ),
        phase="enthralled",
    )
    act(game, 0, "yes")
    act(game, 0, "yes")
    assert len(ready_runes(game)) == 1, "nobody was asked a third time"
    assert "Turtle" not in at(game, "far")


# --- the questions and answers


@pytest.mark.clause("LL 7.3", "LL 4")
def test_the_npc_does_not_act_with_an_empty_deck_and_the_next_draw_burns_out():
    game = lanes(Lane(deck=["Vanguard Sergeant"], at_npc=[4], rune_deck="Fury 4"), phase="awaken")
    assert phase(game) == "main"
    assert (len(game.sides[0].hand), whole_lane(game)) == (1, {"npc base": ["Thrall 4"]})
    end_turn(game)
    assert game.over
    assert game.winners == []


@pytest.mark.clause("LL 7.3", "LL 3.2")
def test_unless_a_card_is_recycled_from_the_trash():
    thrift = spell_card("Thrift", recycle(up_to(1, any_card.in_trash.yours)))
    game = lanes(Lane(hand=[thrift], deck=[], trash=["Vanguard Sergeant"], rune_deck="Fury 4"))
    act(game, 0, "play Thrift", "pick Vanguard Sergeant")
    end_turn(game)
    assert not game.over
    assert len(game.sides[0].hand) == 1


@pytest.mark.clause("LL 7.3", "LL 6.4")
def test_a_strike_can_be_removed_like_any_gear_before_it_is_used():
    smash = spell_card("Smash", kill(a(gear.enemy)))
    game = lanes(Lane(hand=[smash], far=Spot(thralls=[Thrall(3, strikes=1)])))
    act(game, 0, "play Smash")
    assert at(game, "far") == ["Thrall 3"]
    assert at(game, "npc base") == []


@pytest.mark.clause("LL 7.3", "LL 6.1")
def test_a_strike_is_useless_to_a_thrall_that_is_attacked():
    """Attack and kill it: the Strike goes back to the Base."""
    game = lanes(Lane(base=[unit_card("Bold", might=5)], near=Spot(thralls=[Thrall(3, strikes=1)])))
    act(game, 0, "move Bold")
    assert told(game, "strike") == []
    assert (at(game, "near"), at(game, "npc base")) == (["Bold"], ["Strike"])


@pytest.mark.clause("LL 7.3")
def test_giving_ground_avoids_the_attack():
    scout = unit_card("Scout", might=1)
    game = lanes(
        Lane(far=Spot(units=[scout]), at_npc=[Thrall(5, strikes=1)], deck=[MOVES] * 3, rune_deck="Fury 2"),
    )
    act(game, 0, "move Scout")
    end_turn(game)
    assert told(game, "strike", "combat") == []
    assert at(game, "mid") == ["Scout"]
    assert at(game, "far") == ["Thrall 5 with 1 Strike"]


@pytest.mark.clause("LL 7.3", "LL 6.3")
def test_the_target_can_be_moved_out_of_the_battlefield():
    retreat = spell_card("Retreat", Reaction, move_to_base(a(unit.friendly)))
    game = lanes(
        Lane(
            hand=[retreat],
            far=Spot(units=[unit_card("Hero", might=9)]),
            at_npc=[5],
            deck=[],
            deals=[ARMS],
        ),
        phase="enthralled",
    )
    assert question(game) == "priority"
    act(game, 0, "play Retreat")
    assert (at(game, "base"), at(game, "npc base")) == (["Hero"], ["Strike", "Thrall 1"])
    assert holder(game, "far") == NPC


@pytest.mark.clause("LL 7.3", "LL 6.3")
def test_changing_might_changes_the_target_only_before_the_strike_is_on_the_chain():
    cheer = spell_card("Cheer", Reaction, give(a(unit.friendly), 5))
    position = Lane(
        hand=[cheer],
        far=Spot(units=[unit_card("Big", might=6), unit_card("Middle", might=5), unit_card("Small", might=4)]),
        at_npc=[Thrall(1, strikes=1)],
        deck=[],
        deals=[ARMS],
    )
    game = lanes(position, phase="enthralled")
    act(game, 0, "play Cheer", "pick Small")  # too late: the first Strike is on the chain, aimed at Big
    assert struck(game) == ["Big", "Small"]
    game = lanes(position, phase="enthralled")
    act(game, 0, "pass")  # Big dies; now it is the player who has focus
    act(game, 0, "play Cheer", "pick Small")
    assert struck(game) == ["Big", "Small"], "and not the Middle one"
    game = lanes(position, phase="enthralled")
    pass_all(game)
    assert struck(game) == ["Big", "Middle"]


@pytest.mark.clause("LL 7.3", "LL 3.2")
def test_one_concession_ends_the_game_for_all():
    game = lanes(Lane(), Lane(), Lane())
    game.concede(1)
    assert game.over
    assert game.winners == []
