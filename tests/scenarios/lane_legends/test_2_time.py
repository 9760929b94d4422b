"""LL 2: everybody's turn at once, phases in step, NPCs without a turn, helping each other."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    I,
    Reaction,
    a,
    ability_on_chain,
    cost,
    counter,
    deal,
    deed,
    dies,
    draw,
    gain_xp,
    give,
    have,
    me,
    not_,
    predict,
    ready,
    spell_on_chain,
    unit,
    use,
    when,
    you,
    your_beginning,
    your_turn,
)
from farfield.cards.language import destination as somewhere
from farfield.cards.language import move as move_it
from farfield.errors import IllegalAnswer
from farfield.games import Piece
from farfield.rules.effects.stated_costs import KILL_OBJECTS
from farfield.rules.state import Option
from farfield.rules.terms import PHASE_NAMES, PICK, QUESTION_NAMES
from tests.forbidden import broken
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
    offers_in,
    open_questions,
    pass_all,
    place_of,
    question_of,
    step_in,
    told,
)
from tests.scenarios.table import damage_to, deck, gear_card, hand, might, phase, plain_field, spell_card, unit_card

# --- LL 2.1 and 2.2


@pytest.mark.clause("LL 2.1", "B1")
def test_it_is_everybodys_turn():
    proud = unit_card("Proud", have(me, 2, while_=your_turn), might=1)
    game = lanes(Lane(base=[proud]), Lane(base=[unit_card("Humble", have(me, 3, while_=your_turn), might=1)]))
    assert (might(game, "Proud"), might(game, "Humble")) == (3, 4)
    assert open_questions(game) == [(0, "main"), (1, "main")]


@pytest.mark.clause("LL 2.1", "B1")
def test_an_opponents_turn_never_happens():
    sly = unit_card("Sly", have(me, 5, while_=not_(your_turn)), might=1)
    game = lanes(Lane(base=[sly]), Lane(deals=[MOVES]), phase="awaken")
    assert might(game, "Sly") == 1


@pytest.mark.clause("LL 2.1")
def test_no_phase_begins_before_everybody_has_finished_the_one_before():
    early = unit_card("Early", when(your_beginning, give(a(unit.friendly), 1)))
    game = lanes(Lane(base=[early, unit_card("Other")], rune_deck="Fury 2"), Lane(rune_deck="Fury 2"), phase="awaken")
    assert phase(game) == "beginning"
    assert open_questions(game) == [(0, "target")]
    assert game.sides[1].runes == [], "seat 1 has nothing to decide, and yet channels nothing"
    act(game, 0, "pick Other")
    assert len(game.sides[1].runes) == 2


@pytest.mark.clause("LL 2.2")
def test_the_phases_in_order():
    game = lanes(Lane(rune_deck="Fury 2", deals=[MOVES]), phase="main")
    act(game, 0, "end")
    names = [e.args[0] for e in game.events() if e.kind == "phase"]
    assert [PHASE_NAMES[n] for n in names] == [
        "ending", "expiration", "awaken", "beginning", "scoring", "channel", "draw", "enthralled", "main-start", "main",
    ]  # fmt: skip


# --- LL 2.3


@pytest.mark.clause("LL 2.3", "LL 3.1", "B10")
def test_a_hold_that_wins_comes_before_any_burn_out_of_the_same_turn():
    lane = Lane(deck=[], far=Spot(units=[unit_card("Holder")]), points=7)
    game = lanes(lane, Lane(deck=[], points=7), phase="awaken")
    assert game.winners == [0, 1]


@pytest.mark.clause("LL 2.3")
def test_penalties_come_before_dealing():
    lane = Lane(deals=[MOVES], near=Spot(thralls=[2]))
    game = lanes(lane, lane, phase="enthralled")
    lost, dealt = ["nearfield-lost Near"] * 2, ["enthralled Mover"] * 2
    assert told(game, "nearfield-lost", "enthralled") == lost + dealt, "those of all lanes"


@pytest.mark.clause("LL 2.3")
def test_a_burn_out_in_any_lane_comes_before_the_penalties():
    game = lanes(Lane(near=Spot(thralls=[2]), rune_deck="Fury 2"), Lane(deck=[], rune_deck="Fury 2"), phase="awaken")
    assert game.over and game.winners == []
    assert told(game, "nearfield-lost") == []


# --- LL 2.4


@pytest.mark.clause("LL 2.4", "B2")
def test_several_lanes_may_have_a_combat_open_at_once():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    lane = Lane(hand=[trick], base=[unit_card("Bold", might=3)], near=Spot(thralls=[2]))
    game = lanes(lane, lane)
    act(game, 1, "move Bold")
    act(game, 0, "move Bold")
    assert open_questions(game) == [(0, "focus"), (1, "focus")]
    act(game, 0, "pass")
    assert at(game, "near", 0) == ["Bold"]
    assert at(game, "near", 1) == ["Bold", "Thrall 2"], "the other combat is still open"


@pytest.mark.clause("LL 2.4")
def test_a_player_has_one_combat_of_their_own_at_a_time():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    game = lanes(
        Lane(hand=[trick], base=[unit_card("Bold", might=3), unit_card("Brave", might=3)], near=Spot(thralls=[2]))
    )
    act(game, 0, "move Bold", "done")
    assert offered_to(game, 0) == ["pass", "play Trick"]


@pytest.mark.clause("LL 2.4")
def test_the_turn_ends_when_all_have_passed():
    game = lanes(Lane(rune_deck="Fury 2"), Lane(rune_deck="Fury 2"))
    act(game, 0, "end")
    assert (phase(game), open_questions(game)) == ("main", [(1, "main")])
    act(game, 1, "end")
    assert game.turn == 6


@pytest.mark.clause("LL 2.4")
def test_whoever_acts_again_has_withdrawn_their_pass():
    """Seat 0 has passed; seat 1 readies a unit of theirs; seat 0 moves it, and the turn does not end without them."""
    wake = spell_card("Wake", ready(a(unit.friendly)))
    lane = Lane(base=[Piece(unit_card("Tired"), exhausted=True)], rune_deck="Fury 2")
    game = lanes(lane, Lane(hand=[wake], rune_deck="Fury 2"))
    act(game, 0, "end")
    step_in(game, 1, 0, "play Wake")
    pass_all(game)
    assert offers_in(game, 0, 0) == ["move Tired"]
    step_in(game, 0, 0, "move Tired")
    act(game, 1, "end")
    assert (phase(game), open_questions(game)) == ("main", [(0, "main")]), "the pass is withdrawn"
    act(game, 0, "end")
    assert game.turn == 6


@pytest.mark.clause("LL 2.4")
def test_the_turn_does_not_end_while_a_showdown_is_open():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    game = lanes(Lane(hand=[trick], base=[unit_card("Bold", might=3)], near=Spot(thralls=[2])), Lane())
    act(game, 0, "move Bold")
    act(game, 1, "end")
    assert (phase(game), open_questions(game)) == ("main", [(0, "focus")])


@pytest.mark.clause("LL 2.4", "LL 8.5")
def test_who_can_only_do_something_in_another_lane_is_asked_before_the_turn_ends():
    bolt = spell_card("Bolt", deal(2, a(unit.enemy)))
    game = lanes(Lane(hand=[bolt], rune_deck="Fury 2"), Lane(far=Spot(thralls=[5]), rune_deck="Fury 2"), Lane())
    for seat in range(3):
        game.wish(seat, 0)
    assert (open_questions(game), game.turn) == ([(0, "main")], 5), "nobody else has anything to do"
    assert offered_to(game, 0) == ["end"]
    step_in(game, 0, 1, "play Bolt")
    pass_all(game)
    assert game.turn > 5, "now nobody has anything to do"


@pytest.mark.clause("LL 2.4")
def test_who_can_do_nothing_anywhere_is_waited_for_by_nobody():
    bolt = spell_card("Bolt", deal(2, a(unit.enemy)))
    game = lanes(Lane(hand=[bolt], rune_deck="Fury 2"), Lane(near=Spot(units=[unit_card("Bold")]), rune_deck="Fury 2"))
    for seat in range(2):
        game.wish(seat, 0)
    act(game, 1, "end")
    assert game.turn == 6


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nothing_is_asked_of_or_offered_to_a_seat_that_does_not_exist(seat: int):
    game = lanes(Lane(), Lane())
    for ask in (game.asked_of, game.offers):
        with pytest.raises(IllegalAnswer, match=f"no player at seat {seat}"):
            ask(seat)


# --- LL 2.5


@pytest.mark.clause("LL 2.5", "B35")
def test_in_the_enthralled_phase_combats_go_one_after_another_in_the_order_the_team_chooses():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    lane = Lane(hand=[trick], deck=[], deals=[MOVES], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[2])
    game = lanes(lane, lane, phase="enthralled")
    assert open_questions(game) == [(0, "lane")]
    assert told(game, "combat") == []
    decision = game.decisions()[0]
    assert [-1 - option.a for option in decision.options] == [0, 1], "by default in seat order"
    game.choose(decision, decision.options[1], 1)  # anybody of the team may say so
    assert told(game, "combat") == ["combat Far"]
    assert at(game, "far", 1) == ["Guard", "Thrall 2"]
    fight_on(game)
    assert told(game, "combat") == ["combat Far", "combat Far"]
    assert phase(game) == "main", "all of them are resolved before the Action Phase"


# --- LL 2.6


@pytest.mark.clause("LL 2.6")
def test_npcs_have_no_turn_hand_runes_or_resources_and_draw_nothing():
    game = lanes(Lane(rune_deck="Fury 4", deals=[MOVES, MOVES]), phase="awaken")
    end_turn(game)
    npc = game.sides[1]
    assert (npc.turns, npc.hand, npc.runes, npc.energy, npc.power, npc.points) == (0, [], [], 0, [], 0)


@pytest.mark.clause("LL 2.6")
def test_in_the_action_phase_a_thrall_that_a_player_moved_attacks_with_its_strikes():
    shove = spell_card("Shove", move_it(a(unit.enemy), somewhere()))
    game = lanes(
        Lane(hand=[shove], near=Spot(units=[unit_card("Guard", might=9)]), far=Spot(thralls=[Thrall(3, strikes=1)]))
    )
    act(game, 0, "play Shove", "pick Near")
    assert told(game, "strike") == ["strike Thrall Guard"]
    assert holder(game, "near") == NPC


@pytest.mark.clause("LL 2.6")
def test_in_the_action_phase_a_defending_npc_assigns_damage_and_does_nothing_else():
    game = lanes(Lane(base=[unit_card("Bold", might=3)], near=Spot(thralls=[Thrall(2, strikes=1)])))
    act(game, 0, "move Bold")
    assert told(game, "strike") == []
    assert damage_to(game, "Bold") == [2]
    assert holder(game, "near") == PLAYER


# --- LL 2.7


@pytest.mark.clause("LL 2.7", "B3")
def test_in_the_enthralled_phase_focus_and_priority_go_round_the_team():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    lane = Lane(hand=[trick], deck=[], deals=[MOVES], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[2])
    game = lanes(lane, Lane(deck=[]), Lane(hand=[trick], deck=[]), phase="enthralled")
    assert open_questions(game) == [(0, "focus")], "the NPC has passed, and the owner comes first"
    act(game, 0, "pass")
    assert open_questions(game) == [(2, "focus")], "seat 1 can play nothing and is passed at once"
    act(game, 2, "play Trick")
    assert chain_of(game, 0) == [] and might(game, "Guard") == 10
    fight_on(game)
    assert phase(game) == "main"


@pytest.mark.clause("LL 2.7")
def test_priority_begins_with_the_lanes_owner_whoever_played_something():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 1))
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain)))
    owner = Lane(hand=[nope], deck=[], deals=[MOVES], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[2])
    game = lanes(owner, Lane(hand=[trick, nope], deck=[]), phase="enthralled")
    act(game, 1, "play Trick")
    assert open_questions(game) == [(0, "priority")]
    act(game, 0, "pass")
    assert open_questions(game) == [(1, "priority")]


@pytest.mark.clause("LL 2.7", "LL 8.5")
def test_in_the_action_phase_a_teammate_may_act_in_an_open_showdown_at_any_time():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 3))
    game = lanes(
        Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[4])),
        Lane(hand=[trick]),
    )
    act(game, 0, "move Bold")
    assert (0, "focus") in open_questions(game), "there is somebody who could help: the owner is asked, nobody else"
    assert "play Trick" in offers_in(game, 1, 0)
    step_in(game, 1, 0, "play Trick")
    pass_all(game)
    assert at(game, "near", 0) == ["Bold"]


@pytest.mark.clause("LL 2.7")
def test_a_teammate_may_react_to_a_chain_in_another_lane():
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    nope = spell_card("Nope", Reaction, counter(a(spell_on_chain)))
    game = lanes(Lane(hand=[zap], far=Spot(thralls=[4])), Lane(hand=[nope]))
    act(game, 0, "play Zap")
    assert open_questions(game) == [(0, "priority"), (1, "main")]
    step_in(game, 1, 0, "play Nope")
    pass_all(game)
    assert damage_to(game, "Thrall") == []


@pytest.mark.clause("LL 2.7")
def test_a_teammate_may_call_wait_and_let_go():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 3))
    game = lanes(Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[4])), Lane(hand=[trick]))
    act(game, 0, "move Bold")
    step_in(game, 1, 0, "wait")
    assert "pass" not in offered_to(game, 0), "the window stays open"
    step_in(game, 1, 0, "let-go")
    assert "pass" in offered_to(game, 0)
    act(game, 0, "pass")
    assert at(game, "near", 0) == ["Thrall 4"]


@pytest.mark.clause("LL 2.7")
def test_the_owner_may_overrule_who_called_wait():
    trick = spell_card("Trick", Action, give(a(unit.friendly.in_combat), 3))
    game = lanes(Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[4])), Lane(hand=[trick]))
    act(game, 0, "move Bold")
    step_in(game, 1, 0, "wait")
    act(game, 0, "overrule")
    assert at(game, "near", 0) == ["Thrall 4"], "the showdown is over, nobody came to help"
    assert open_questions(game) == [(0, "main"), (1, "main")]


@pytest.mark.clause("LL 2.7", "keywords 2.1d")
def test_a_facedown_card_that_needs_nothing_here_is_played_into_another_lane():
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    nope = spell_card("Nope", Hidden, counter(a(spell_on_chain)))
    jab = spell_card("Jab", Hidden, deal(2, a(unit.enemy)))
    lurker = unit_card("Lurker", Hidden)
    post = unit_card("Post")
    game = lanes(
        Lane(hand=[zap], far=Spot(thralls=[4])),
        Lane(
            near=Spot(units=[post], facedown=[nope]),
            mid=Spot(units=[post], facedown=[lurker]),
            far=Spot(units=[post], facedown=[jab]),
        ),
    )
    act(game, 0, "play Zap")
    assert open_questions(game) == [(0, "priority"), (1, "main")]
    assert offers_in(game, 1, 0) == ["play Nope", "wait"], "a unit enters, and a target is, at its own battlefield"
    step_in(game, 1, 0, "play Nope")
    pass_all(game)
    assert damage_to(game, "Thrall") == []


@pytest.mark.clause("LL 2.7", "LL 6.1", "keywords 2.1d")
def test_who_could_answer_a_strike_in_another_lane_from_facedown_is_asked():
    stop = spell_card("Stop", Hidden, counter(a(ability_on_chain)))
    game = lanes(
        Lane(deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[Thrall(2, strikes=1)]),
        Lane(deck=[], near=Spot(units=[unit_card("Post")], facedown=[stop])),
        phase="enthralled",
    )
    assert open_questions(game) == [(1, "priority")]
    act(game, 1, "play Stop")
    fight_on(game)
    assert at(game, "far") == ["Guard"], "the Strike would have killed it"


@pytest.mark.clause("LL 2.7")
def test_who_called_wait_may_let_go_even_with_nothing_left_to_do_there():
    trick = spell_card("Trick", Action, give(a(unit.friendly), 3), energy=1)
    game = lanes(
        Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[4])),
        Lane(hand=[trick], base=[unit_card("Own")], runes="Fury 1"),
    )
    act(game, 0, "move Bold")
    step_in(game, 1, 0, "wait")
    act(game, 1, "play Trick")
    assert offers_in(game, 1, 0) == ["let-go"]
    step_in(game, 1, 0, "let-go")
    assert offers_in(game, 1, 0) == []


@pytest.mark.clause("LL 2.3")
def test_what_a_lane_is_in_the_middle_of_goes_on_without_cards_that_another_lane_took():
    """While a player looks at their deck, a spell that they played into a teammate's lane lets them draw from it."""
    foresee = spell_card("Foresee", predict(2))
    study = spell_card("Study", Action, draw(1))
    trick = spell_card("Trick", Reaction, deal(1, a(unit)))
    mine = Lane(hand=[study, foresee], deck=["Gust", "Back to Back", "First Mate"])
    game = lanes(mine, Lane(hand=[trick], base=[unit_card("Bold", might=3)], near=Spot(thralls=[5])))
    act(game, 1, "move Bold")
    step_in(game, 0, 1, "play Study")
    act(game, 0, "play Foresee")
    top, second = deck(game, 0)[:2]
    assert offered_to(game, 0) == sorted(["done", f"pick {top}", f"pick {second}"])
    act(game, 1, "pass")
    assert hand(game, 0) == [top]
    assert offered_to(game, 0) == ["done", f"pick {second}"], "asked again, for what is left of the two"
    act(game, 0, "done")
    assert (hand(game, 0), deck(game, 0)[0]) == ([top], second)


# --- B2: cleanups are global


@pytest.mark.clause("B2", "LL 2.5")
@pytest.mark.parametrize("own", [0, 1])
def test_what_died_in_another_lane_is_gone_before_a_combat_goes_on(own: int):
    """One spell reaches into two lanes: the Thrall elsewhere dies, and what that triggers is done, before damage."""
    avenger = unit_card("Avenger", when(dies(unit.enemy), give(a(unit.friendly.in_combat), 6)), might=2)
    jab = spell_card("Jab", Reaction, give(a(unit.friendly), 1), deal(2, a(unit.enemy)))
    helper = Lane(hand=[jab], deck=[], base=[avenger], mid=Spot(thralls=[2]))
    fighter = Lane(deck=[], deals=[MOVES], far=Spot(units=[unit_card("Guard", might=3)]), at_npc=[9])
    game = lanes(*((helper, fighter) if own == 0 else (fighter, helper)), phase="enthralled")
    act(game, own, "play Jab", "pick Guard")
    there = [x.a for x in question_of(game, own).options if x.a in place_of(game, "mid", own).units]
    game.choose(question_of(game, own), Option(PICK, there[0]))
    fight_on(game)
    assert at(game, "far", 1 - own) == ["Guard"], "3 + 1 + 6 against 9"


@pytest.mark.clause("LL 2.3")
def test_all_have_held_before_anything_that_holding_triggers():
    """A hold that wins comes before a Burn Out, also where somebody is still asked in what order they hold."""
    library = plain_field("Library", when(you.hold_here, draw(1)))
    game = lanes(
        Lane(deck=[], near=Spot(units=[unit_card("Reader")], card=library), points=7),
        Lane(
            mid=Spot(units=[unit_card("Watch", when(I.hold, gain_xp(1)))]),
            far=Spot(units=[unit_card("Post", when(I.hold, gain_xp(1)))]),
            points=7,
        ),
        phase="awaken",
    )
    assert open_questions(game) == [(1, "order")]
    act(game, 1, "at Mid")
    assert game.winners == [0, 1]


@pytest.mark.clause("LL 2.7", "LL 2.4")
def test_who_steps_into_the_lane_of_somebody_busy_is_asked_at_once_and_does_nothing_else_meanwhile():
    """Seat 1 is choosing in lane 0 while seat 2 plays into lane 1: seat 2 chooses there before paying for anything."""
    praise = spell_card("Praise", give(a(unit.friendly), 1), energy=1)
    two = [unit_card("Left"), unit_card("Right")]
    game = lanes(
        Lane(base=two),
        Lane(base=two, hand=[praise], runes="Mind 1"),
        Lane(base=two, hand=[praise, praise], runes="Mind 1"),
    )
    step_in(game, 1, 0, "play Praise")
    step_in(game, 2, 1, "play Praise")
    asked = [(d.seat, d.arena, QUESTION_NAMES[d.kind]) for d in game.decisions()]
    assert asked == [(1, 0, "target"), (2, 1, "target")]
    assert not game.offers(2)


@pytest.mark.clause("LL 2.4", "CR 355.7")
def test_what_paid_for_something_in_another_lane_can_be_chosen_no_more():
    """Seat 1 is choosing in lane 0 when seat 0 kills a unit there to pay for what they do in lane 2."""
    praise = spell_card("Praise", give(a(unit.friendly), 1))
    altar = gear_card("Altar", use(cost(deed(KILL_OBJECTS, 1, unit.yours)), deal(1, a(unit.enemy))))
    game = lanes(
        Lane(base=[unit_card("Left"), unit_card("Right"), unit_card("Middle"), altar]),
        Lane(hand=[praise]),
        Lane(far=Spot(thralls=[4])),
    )
    step_in(game, 1, 0, "play Praise")
    assert offered_to(game, 1) == ["pick Left", "pick Middle", "pick Right"]
    step_in(game, 0, 2, "use Altar", "pick Middle")
    assert offered_to(game, 1) == ["pick Left", "pick Right"]


@pytest.mark.clause("LL 2.6")
def test_an_npc_has_had_no_turns_in_a_position_either():
    game = lanes(Lane(), Lane())
    assert [side.turns > 0 for side in game.sides] == [True, True, False, False]
    assert broken(game) == []
