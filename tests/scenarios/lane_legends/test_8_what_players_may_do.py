"""LL 8: moving, playing units, friendly and enemy, consent, reaching across lanes, and private hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import (
    Action,
    Ambush,
    Ganking,
    Hidden,
    I,
    Reaction,
    a,
    bonus_damage,
    buff,
    cost,
    deal,
    destination,
    enter_ready,
    every,
    gain_xp,
    give,
    lasts,
    move,
    play_me_to,
    play_token,
    spell,
    stun,
    two,
    unit,
    use,
    when,
    you,
    your_turn_ends,
)
from farfield.cards.language import battlefield as any_battlefield
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.printed import Printed
from farfield.rules.state import Option
from farfield.rules.terms import ACTION, QUESTION_NAMES, UNIT, VERB_NAMES, YES
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    PLAYER,
    Lane,
    Spot,
    act,
    at,
    end_turn,
    holder,
    lanes,
    offered_to,
    offers_in,
    open_questions,
    pass_all,
    place_of,
    question_of,
    ready_runes,
    step_in,
    unit_named,
)
from tests.scenarios.table import answer, damage_to, gear_card, hand, might, spell_card, unit_card

SCOUT = unit_card("Scout")
RIDER = unit_card("Rider", Ganking)
OWN = Spot(controller=PLAYER, units=[unit_card("Post")])


def destinations(game, name: str) -> list[str]:
    """Where a unit may go by a standard move: asked of the engine's own check."""
    found = game.destinations(unit_named(game, name).id, 0)
    names = {place_of(game, spot).index: spot for spot in ("base", "near", "mid", "far", "npc base")}
    return [names[i] for i in sorted(found, key=lambda i: list(names).index(i))]


# --- LL 8.1


@pytest.mark.clause("LL 8.1")
@pytest.mark.parametrize(
    ("spot", "reach"),
    [("base", ["near"]), ("near", ["base", "mid"]), ("mid", ["near", "far"]), ("far", ["mid"])],
)
def test_a_standard_move_is_one_step_along_the_lane(spot: str, reach: list[str]):
    lane = {"base": [SCOUT]} if spot == "base" else {spot: Spot(units=[SCOUT])}
    game = lanes(Lane(**lane))
    assert destinations(game, "Scout") == reach


@pytest.mark.clause("LL 8.1")
@pytest.mark.parametrize(
    ("spot", "reach"),
    [
        ("base", ["near", "far"]),
        ("near", ["base", "mid", "far"]),
        ("mid", ["near", "far"]),
        ("far", ["mid"]),
    ],
)
def test_ganking_reaches_any_controlled_battlefield_and_base_only_from_nearfield(spot: str, reach: list[str]):
    """Its player controls the Farfield; Nearfield and Midfield are nobody's."""
    lane = {"far": OWN, spot: [RIDER] if spot == "base" else Spot(units=[RIDER])}
    if spot == "far":
        lane = {"far": Spot(units=[RIDER, unit_card("Post")])}
    elif spot in ("near", "mid"):
        lane[spot] = Spot(units=[RIDER], controller=PLAYER)
    game = lanes(Lane(**lane))  # type: ignore[arg-type]
    assert destinations(game, "Rider") == reach


@pytest.mark.clause("LL 8.1")
def test_ganking_does_not_reach_what_is_not_controlled():
    game = lanes(Lane(base=[RIDER], mid=Spot(thralls=[1])))
    assert destinations(game, "Rider") == ["near"]


@pytest.mark.clause("LL 8.1")
def test_no_unit_moves_to_another_players_battlefields():
    game = lanes(Lane(near=Spot(units=[RIDER])), Lane(near=OWN, mid=OWN, far=OWN))
    act(game, 0, "move Rider")
    assert offered_to(game, 0) == ["at Mid", "at base 0"]
    assert {game.places[o.a].arena for o in question_of(game, 0).options} == {0}


@pytest.mark.clause("LL 8.1", "B27")
def test_a_move_by_an_effect_stays_in_the_lane_but_may_be_any_step():
    push = spell_card("Push", move(a(unit.friendly), destination()))
    game = lanes(Lane(hand=[push], base=[SCOUT]), Lane(near=OWN))
    act(game, 0, "play Push")
    assert offered_to(game, 0) == ["pick Far", "pick Mid", "pick Near"]
    assert {game.places[-o.a - 1].arena for o in question_of(game, 0).options} == {0}


# --- LL 8.2


@pytest.mark.clause("LL 8.2")
def test_units_are_played_to_the_base_or_to_a_controlled_nearfield():
    game = lanes(Lane(hand=[SCOUT], near=OWN, mid=OWN, far=OWN))
    act(game, 0, "play Scout")
    assert offered_to(game, 0) == ["at Near", "at base 0"]


@pytest.mark.clause("LL 8.2")
def test_a_nearfield_that_is_not_controlled_is_no_place_to_play():
    game = lanes(Lane(hand=[SCOUT], near=Spot(thralls=[1])))
    act(game, 0, "play Scout")
    assert at(game, "base") == ["Scout"]


@pytest.mark.clause("LL 8.2", "B28")
def test_a_unit_with_reaction_may_be_played_to_any_controlled_battlefield_of_its_lane():
    game = lanes(Lane(hand=[unit_card("Flash", Reaction)], mid=OWN, far=Spot(thralls=[2])), Lane(far=OWN))
    act(game, 0, "play Flash")
    assert offered_to(game, 0) == ["at Mid", "at base 0"]


@pytest.mark.clause("LL 8.2", "B28")
def test_a_card_that_names_where_it_may_be_played_follows_its_own_words_within_the_lane():
    raider = unit_card("Raider", play_me_to(any_battlefield.open))
    game = lanes(Lane(hand=[raider], near=Spot(thralls=[1]), far=Spot(thralls=[1])), Lane())
    act(game, 0, "play Raider")
    assert offered_to(game, 0) == ["at Mid", "at base 0"]
    assert {game.places[o.a].arena for o in question_of(game, 0).options} == {0}


@pytest.mark.clause("LL 8.2", "B28")
def test_ambush_goes_to_any_battlefield_of_the_lane_with_own_units():
    """In a showdown: to the one that is fought for or to another, but into no teammate's lane."""
    lurker = unit_card("Lurker", Ambush)
    fight = Lane(near=OWN, mid=Spot(units=[unit_card("Bold", might=3)]), far=Spot(thralls=[4]))
    game = lanes(replace(fight, hand=[lurker]), Lane(hand=[lurker], mid=OWN))
    act(game, 0, "move Bold", "at Far")
    assert "play Lurker" not in offers_in(game, 1, 0), "the teammate has no units in this lane"
    act(game, 0, "play Lurker")
    assert offered_to(game, 0) == ["at Far", "at Near"]
    act(game, 0, "at Far")
    assert at(game, "far") == ["Lurker"], "3 and 2 against 4"


@pytest.mark.clause("LL 8.2", "B28")
def test_from_hidden_a_unit_goes_to_its_battlefield():
    sneak = unit_card("Sneak", Hidden)
    far = Spot(units=[unit_card("Post")], facedown=[sneak])
    game = lanes(Lane(far=far))
    act(game, 0, "play Sneak")
    assert at(game, "far") == ["Post", "Sneak"]


@pytest.mark.clause("B28")
def test_hiding_is_possible_at_any_controlled_battlefield_of_ones_lane():
    sneak = unit_card("Sneak", Hidden, energy=9)
    game = lanes(Lane(hand=[sneak], runes="Fury 1", mid=OWN, far=OWN), Lane(near=OWN))
    act(game, 0, "hide Sneak")
    assert offered_to(game, 0) == ["at Far", "at Mid"]


@pytest.mark.clause("LL 8.2")
def test_no_permanent_is_played_into_another_lane():
    raider = unit_card("Raider", play_me_to(any_battlefield.open))
    game = lanes(Lane(hand=[SCOUT, raider, gear_card("Lamp"), unit_card("Flash", Reaction)]), Lane(near=OWN))
    assert offers_in(game, 0, 1) == []


@pytest.mark.clause("LL 8.2")
def test_unit_tokens_are_played_to_the_base_or_a_controlled_nearfield_too():
    squire = Printed("Squire", UNIT, might=1, token=True)
    call = spell_card("Call", play_token(squire))
    game = lanes(Lane(hand=[call], near=OWN, mid=OWN, far=OWN))
    act(game, 0, "play Call")
    assert offered_to(game, 0) == ["at Near", "at base 0"]


@pytest.mark.clause("LL 8.2")
@pytest.mark.parametrize("lane", [0, 1])
def test_what_a_spell_makes_its_player_play_goes_where_their_units_go(lane: int):
    """Also when the spell is played into a teammate's lane."""
    squire = Printed("Squire", UNIT, might=1, token=True)
    call = spell_card("Call", play_token(squire, 2))
    game = lanes(Lane(hand=[call], near=OWN), Lane(near=OWN))
    if lane == 0:
        act(game, 0, "play Call")
    else:
        step_in(game, 0, 1, "play Call")
    pass_all(game)
    act(game, 0, "at Near", "at base 0")
    assert (at(game, "near"), at(game, "base")) == (["Post", "Squire"], ["Squire"])
    assert (at(game, "near", 1), at(game, "base", 1)) == (["Post"], [])


# --- LL 8.3


@pytest.mark.clause("LL 8.3", "B32")
def test_a_text_without_a_choice_speaks_of_the_lane_it_is_played_into():
    wave = spell_card("Wave", deal(1, every(unit.enemy)))
    game = lanes(Lane(hand=[wave], far=Spot(thralls=[3])), Lane(far=Spot(thralls=[5])))
    act(game, 0, "play Wave")
    pass_all(game)
    hurt = [[game.card(id).damage for id in place_of(game, "far", seat).units] for seat in (0, 1)]
    assert hurt == [[1], [0]]


@pytest.mark.clause("LL 8.3", "B32")
def test_its_player_may_play_it_into_a_teammates_lane():
    wave = spell_card("Wave", deal(1, every(unit.enemy)))
    game = lanes(Lane(hand=[wave], far=Spot(thralls=[3])), Lane(far=Spot(thralls=[5])))
    step_in(game, 0, 1, "play Wave")
    pass_all(game)
    hurt = [[game.card(id).damage for id in place_of(game, "far", seat).units] for seat in (0, 1)]
    assert hurt == [[0], [1]]


@pytest.mark.clause("LL 8.3")
def test_into_a_teammates_combat():
    """Damage to every enemy in combat, played into another's combat."""
    volley = spell_card("Volley", Action, deal(2, every(unit.enemy.in_combat)))
    game = lanes(Lane(base=[unit_card("Bold", might=3)], near=Spot(thralls=[5])), Lane(hand=[volley]))
    act(game, 0, "move Bold")
    step_in(game, 1, 0, "play Volley")
    pass_all(game)
    assert damage_to(game, "Thrall") == [2, 3]
    assert at(game, "near") == []


@pytest.mark.clause("LL 8.3")
def test_a_permanents_ability_is_in_its_own_players_lane():
    herald = unit_card("Herald", when(I.am_played, buff(every(unit.friendly))))
    game = lanes(Lane(hand=[herald], base=[unit_card("Mine")]), Lane(base=[unit_card("Theirs")]))
    act(game, 0, "play Herald")
    pass_all(game)
    assert (unit_named(game, "Mine").buffs, unit_named(game, "Theirs").buffs) == (1, 0)


@pytest.mark.clause("LL 8.3")
def test_a_spell_is_played_into_the_lane_of_its_first_target():
    """The damage to all enemies that comes with it is in that lane as well."""
    mark = spell_card("Mark", stun(a(unit.enemy)), deal(1, every(unit.enemy)))
    game = lanes(Lane(hand=[mark], far=Spot(thralls=[3])), Lane(far=Spot(thralls=[5])))
    step_in(game, 0, 1, "play Mark")
    pass_all(game)
    there = [game.card(id) for id in place_of(game, "far", 1).units]
    here = [game.card(id) for id in place_of(game, "far", 0).units]
    assert [(x.stunned, x.damage) for x in there] == [(True, 1)]
    assert [(x.stunned, x.damage) for x in here] == [(False, 0)]


@pytest.mark.clause("LL 8.3", "B34")
@pytest.mark.parametrize("lane", [0, 1])
def test_a_text_that_says_you_follows_its_player_into_every_lane(lane: int):
    """A legend that draws for a dear spell, a unit that makes spells cheaper, another that lets them deal more."""
    own = Lane(
        legend="Lady of Luminosity",
        hand=["Falling Comet"],
        runes="Mind 5",
        base=["Annie, Fiery"],
        near=Spot(units=["Eager Apprentice"]),
        deck=["Gust"] * 8,
        mid=Spot(thralls=[9]),
    )
    game = lanes(own, Lane(mid=Spot(thralls=[9])))
    if lane == 0:
        act(game, 0, "play Falling Comet", "pick Thrall")
    else:
        step_in(game, 0, 1, "play Falling Comet")
    pass_all(game)
    assert [game.card(id).damage for id in place_of(game, "mid", lane).units] == [7]
    assert (len(ready_runes(game)), hand(game, 0)) == (1, ["Gust"])


@pytest.mark.clause("LL 8.3")
def test_a_teammates_text_that_says_you_is_not_about_who_helps():
    keen = unit_card("Keen", bonus_damage(3), when(you.play(spell), gain_xp(1)))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[bolt]), Lane(base=[keen], mid=Spot(thralls=[9])))
    step_in(game, 0, 1, "play Bolt")
    pass_all(game)
    assert [game.card(id).damage for id in place_of(game, "mid", 1).units] == [1]
    assert game.sides[1].xp == 0


@pytest.mark.clause("LL 8.3", "B34")
def test_what_a_spell_says_of_you_for_the_turn_is_heard_from_every_lane_and_each_moment_once():
    vow = spell_card("Vow", lasts(when(you.play(spell), gain_xp(1))), lasts(when(your_turn_ends, gain_xp(10))))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[vow, bolt]), Lane(mid=Spot(thralls=[9])), Lane())
    act(game, 0, "play Vow")
    pass_all(game)
    before = game.sides[0].xp
    step_in(game, 0, 1, "play Bolt")
    pass_all(game)
    assert game.sides[0].xp == before + 1
    end_turn(game)
    assert game.sides[0].xp == before + 11


@pytest.mark.clause("LL 8.3", "LL 8.5")
@pytest.mark.parametrize("lane", [0, 1])
def test_of_several_targets_only_the_first_must_be_in_the_lane_it_is_played_into(lane: int):
    """One friendly unit in each of two lanes is enough for a spell that needs two."""
    bond = spell_card("Bond", give(two(unit.friendly), 2))
    game = lanes(Lane(hand=[bond], near=Spot(units=[SCOUT])), Lane(near=Spot(units=[RIDER])))
    if lane == 0:
        act(game, 0, "play Bond")
    else:
        step_in(game, 0, 1, "play Bond")
    pass_all(game)
    assert (might(game, "Scout"), might(game, "Rider")) == (4, 4)


@pytest.mark.clause("LL 8.3", "B32")
@pytest.mark.parametrize("lane", [0, 1])
def test_each_unit_without_a_side_is_each_of_one_lane(lane: int):
    quake = spell_card("Quake", deal(1, every(unit)))
    own, theirs = unit_card("Own", might=3), unit_card("Theirs", might=3)
    game = lanes(
        Lane(hand=[quake], near=Spot(units=[own]), far=Spot(thralls=[4])),
        Lane(near=Spot(units=[theirs]), far=Spot(thralls=[4])),
    )
    if lane == 0:
        act(game, 0, "play Quake")
    else:
        step_in(game, 0, 1, "play Quake")
    pass_all(game)
    hurt = [[game.card(id).damage for x in ("near", "far") for id in place_of(game, x, n).units] for n in (0, 1)]
    assert (hurt[lane], hurt[1 - lane]) == ([1, 1], [0, 0])


@pytest.mark.clause("LL 8.3", "LL 2.7")
def test_such_a_spell_is_not_passed_over_in_a_teammates_combat():
    bond = spell_card("Bond", Reaction, give(two(unit.friendly), 2))
    game = lanes(
        Lane(deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=3)]), at_npc=[4]),
        Lane(hand=[bond], near=Spot(units=[SCOUT])),
        phase="enthralled",
    )
    assert (open_questions(game), offered_to(game, 1)) == ([(1, "focus")], ["pass", "play Bond"])
    assert question_of(game, 1).arena == 0
    act(game, 1, "play Bond", "pick Scout")
    pass_all(game)
    assert at(game, "far") == ["Guard"], "5 against 4"


# --- LL 8.4


def asking(game, seat: int) -> None:
    """This player wants to be asked before a teammate chooses what is theirs."""
    game.wish(seat, game.wishes(seat) | PREF_ASK_CONSENT)


@pytest.mark.clause("LL 8.4")
def test_by_default_teammates_always_consent():
    praise = spell_card("Praise", buff(a(unit.friendly)))
    game = lanes(Lane(hand=[praise]), Lane(base=[unit_card("Theirs")]))
    step_in(game, 0, 1, "play Praise")
    pass_all(game)
    assert unit_named(game, "Theirs").buffs == 1


@pytest.mark.clause("LL 8.4")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_player_can_be_asked(word: str):
    praise = spell_card("Praise", buff(a(unit.friendly)))
    game = lanes(Lane(hand=[praise]), Lane(base=[unit_card("Theirs")]))
    asking(game, 1)
    step_in(game, 0, 1, "play Praise")
    assert (open_questions(game), game.offers(0)) == ([(1, "consent")], []), "seat 0 is in the middle of its play"
    assert question_of(game, 1).clause == "LL 8.4"
    act(game, 1, word)
    pass_all(game)
    assert unit_named(game, "Theirs").buffs == (word == "yes")


@pytest.mark.clause("LL 8.4")
def test_who_is_in_the_middle_of_something_may_consent_all_the_same():
    """Else two players who reach into each other's lanes might wait for each other."""
    praise = spell_card("Praise", buff(a(unit.friendly)))
    game = lanes(Lane(hand=[praise], base=[SCOUT, RIDER]), Lane(hand=[praise], base=[unit_card("Theirs")]))
    asking(game, 1)
    step_in(game, 1, 0, "play Praise")
    step_in(game, 0, 1, "play Praise")
    choosing, consent = game.decisions()
    assert [(QUESTION_NAMES[d.kind], d.seat, d.arena) for d in (choosing, consent)] == [
        ("target", 1, 0),
        ("consent", 1, 1),
    ]
    answer(game, consent, Option(YES))
    act(game, 1, "pick Rider")
    pass_all(game)
    assert (unit_named(game, "Theirs").buffs, unit_named(game, "Rider").buffs) == (1, 1)


@pytest.mark.clause("LL 8.4")
def test_nobody_is_asked_about_their_own_things():
    praise = spell_card("Praise", buff(a(unit.friendly)))
    game = lanes(Lane(hand=[praise], base=[unit_card("Mine")]), Lane())
    asking(game, 0)
    act(game, 0, "play Praise")
    pass_all(game)
    assert (unit_named(game, "Mine").buffs, open_questions(game)) == (1, [(0, "main"), (1, "main")])


@pytest.mark.clause("LL 8.3", "LL 8.4")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_also_before_something_without_a_target_is_played_for_them(word: str):
    haste = spell_card("Haste", lasts(enter_ready(unit.friendly)))
    game = lanes(Lane(hand=[haste]), Lane(hand=[unit_card("Recruit")]))
    asking(game, 1)
    step_in(game, 0, 1, "play Haste")
    assert open_questions(game) == [(1, "consent")]
    act(game, 1, word)
    pass_all(game)
    act(game, 1, "play Recruit")
    pass_all(game)
    assert unit_named(game, "Recruit").exhausted == (word == "no")


# --- LL 8.5


@pytest.mark.clause("LL 8.5")
def test_spells_and_abilities_reach_across_lanes():
    medic = unit_card("Medic", use(cost(), give(a(unit.friendly), 2), speed=ACTION, times=1))
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[zap], base=[medic]), Lane(base=[unit_card("Theirs", might=1)], far=Spot(thralls=[5])))
    step_in(game, 0, 1, "play Zap")
    pass_all(game)
    assert damage_to(game, "Thrall") == [1]
    assert "use Medic" in offers_in(game, 0, 1)
    step_in(game, 0, 1, "use Medic")
    pass_all(game)
    assert might(game, "Theirs") == 3


@pytest.mark.clause("LL 8.5")
def test_actions_and_reactions_may_be_played_into_a_teammates_showdown():
    help_ = spell_card("Help", Action, give(a(unit.friendly), 3))
    plain = spell_card("Plain", give(a(unit.friendly), 3))
    game = lanes(Lane(base=[unit_card("Bold", might=2)], near=Spot(thralls=[4])), Lane(hand=[help_, plain]))
    act(game, 0, "move Bold")
    assert [x for x in offers_in(game, 1, 0) if x.startswith("play")] == ["play Help"]
    step_in(game, 1, 0, "play Help")
    pass_all(game)
    assert holder(game, "near") == PLAYER


# --- LL 8.6


@pytest.mark.clause("LL 8.6")
def test_a_hand_is_private_to_its_player_even_among_teammates():
    game = lanes(Lane(hand=["Gust"]), Lane())
    mine, theirs = str(game.view(0).plain()), str(game.view(1).plain())
    assert "Gust" in mine
    assert "Gust" not in theirs


@pytest.mark.clause("LL 8.6")
def test_nothing_lets_a_player_show_a_card():
    """No question and no offer ever has the verb for it: there is none."""
    assert not any("show" in verb or "reveal" in verb for verb in VERB_NAMES)
    game = lanes(Lane(hand=["Gust"]), Lane())
    assert [x for x in offered_to(game, 0) if "show" in x] == []
