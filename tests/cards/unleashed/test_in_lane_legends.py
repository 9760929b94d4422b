"""Cards of Unleashed that a lane makes strange: places, opponents without a hand, names, winning at once."""

from __future__ import annotations

import pytest

from farfield.cards.language import Temporary, gain_xp
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    Lane,
    Spot,
    act,
    at,
    attacked,
    end_turn,
    fight_on,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    place_of,
    score,
    step_in,
    struck,
    told,
    unit_named,
)
from tests.scenarios.table import damage_to, hand, might, place_name, spell_card, trash, unit_card, xp

POST = unit_card("Post")
OGRE = unit_card("Ogre", might=4)


@shows("Baron Nashor")
def test_the_baron_pit_belongs_to_the_lane_and_is_none_of_its_fields() -> None:
    """B29: its player conquers it, and scores nothing for that."""
    game = lanes(Lane(hand=["Baron Nashor"], runes="Chaos 10", far=Spot(thralls=[5])), Lane(base=[OGRE]))
    act(game, 0, "play Baron Nashor")
    pass_all(game)
    pit = game.battlefields[-1]
    assert (place_name(game, pit), len(game.battlefields), score(game)) == ("Baron Pit", 7, 0)
    assert [game.card(x).printed.name for x in game.places[pit].units] == ["Baron Nashor"]
    act(game, 1, "move Ogre")
    assert "at Baron Pit" not in offered_to(game, 1)  # it is in the other lane


@shows("Walking Roost")
def test_an_npc_plays_the_bird_to_its_base() -> None:
    """B9: an NPC is an opponent."""
    game = lanes(Lane(hand=["Walking Roost"], runes="Chaos 5"))
    act(game, 0, "play Walking Roost")
    pass_all(game)
    assert (at(game, "base"), at(game, "npc base")) == (["Walking Roost"], ["Bird"])


@shows("Bone Skewer", "Ashe, Focused")
def test_an_npc_has_no_hand_to_reveal() -> None:
    """B9: what is said of its hand is skipped."""
    game = lanes(Lane(hand=["Bone Skewer", "Ashe, Focused"], energy=7, power="Chaos 1, Order 1", far=Spot(thralls=[5])))
    act(game, 0, "play Bone Skewer", "pick Far")
    pass_all(game)
    assert (at(game, "far"), trash(game, 0), open_questions(game)) == (["Thrall 5"], ["Bone Skewer"], [(0, "main")])
    act(game, 0, "play Ashe, Focused")
    pass_all(game)
    assert (at(game, "base"), open_questions(game)) == (["Ashe, Focused"], [(0, "main")])


@shows("Bewitching Spirit")
def test_an_npc_is_no_player_to_choose() -> None:
    """B9."""
    game = lanes(Lane(hand=["Bewitching Spirit"], runes="Chaos 3"), Lane(hand=[OGRE]))
    act(game, 0, "play Bewitching Spirit")
    assert offered_to(game, 0) == ["pick seat 0", "pick seat 1"]
    act(game, 0, "pick seat 1")
    pass_all(game)
    assert hand(game, 1) == []


@shows("Conscription")
def test_a_conscripted_thrall_is_a_unit_of_the_player() -> None:
    """B33: it is recalled to the base of whoever controls it now."""
    game = lanes(Lane(hand=["Conscription"], runes="Chaos 7", far=Spot(thralls=[3])))
    act(game, 0, "play Conscription")
    pass_all(game)
    assert (at(game, "base"), at(game, "far"), at(game, "npc base")) == (["Thrall 3"], [], [])


@shows("Isolate")
def test_a_thrall_is_sent_to_the_base_of_its_npc() -> None:
    game = lanes(Lane(hand=["Isolate"], runes="Chaos 2", far=Spot(thralls=[3, 5]), deck=[OGRE, POST]))
    act(game, 0, "play Isolate", "pick Thrall")
    pass_all(game)
    assert (len(at(game, "far")), len(at(game, "npc base")), hand(game, 0)) == (1, 1, ["Ogre"])


@shows("The List")
def test_a_thrall_has_no_tag_that_could_be_named() -> None:
    """B18."""
    game = lanes(Lane(hand=["The List"], runes="Chaos 1", base=["Daring Poro"], far=Spot(thralls=[5])))
    act(game, 0, "play The List", "name Poro")
    pass_all(game)
    act(game, 0, "use The List")
    pass_all(game)
    assert (might(game, "Daring Poro"), at(game, "far")) == (0, ["Thrall 5"])


@shows("Ivern, Friend to All")
def test_only_a_held_farfield_scores() -> None:
    """LL 3.3: what Ivern would score is nothing."""
    tagged = [unit_card(x, tags=(x,)) for x in ("Bird", "Cat", "Dog", "Poro")]
    game = lanes(Lane(base=["Ivern, Friend to All", *tagged]))
    act(game, 0, "move Ivern, Friend to All", "done")
    pass_all(game)
    assert (at(game, "near"), score(game)) == (["Ivern, Friend to All"], 0)


@shows("Shard of Undoing")
def test_an_npc_kills_one_of_its_thralls() -> None:
    """B8: which one, the mode says."""
    ghost = unit_card("Ghost", Temporary())
    game = lanes(Lane(base=["Shard of Undoing", ghost], far=Spot(thralls=[3, 5])), phase="awaken")
    pass_all(game)
    assert told(game, "dies") == ["dies Ghost", "dies Thrall"]


@shows("Gutter Palace")
def test_who_wins_the_game_wins_it_for_the_team() -> None:
    four = [unit_card(f"Unit {x}") for x in range(4)]
    game = lanes(Lane(hand=[OGRE] * 4, base=["Gutter Palace"], near=Spot(units=four)), Lane(), phase="awaken")
    pass_all(game)
    assert (game.over, sorted(game.winners)) == (True, [0, 1])


@shows("Green Father")
def test_a_brush_keeps_the_role_of_the_field_that_it_replaces() -> None:
    """B29: who holds it as a Farfield scores for that."""
    wall = unit_card("Wall", might=20)
    game = lanes(Lane(legend="Green Father", far=Spot(units=[wall]), deals=[POST, POST]), phase="awaken")
    act(game, 0, "yes")
    fight_on(game)
    assert (place_name(game, place_of(game, "far").index), at(game, "far"), score(game)) == ("Brush", ["Wall"], 1)
    end_turn(game)
    fight_on(game)
    assert (at(game, "far"), score(game)) == (["Wall"], 2)


@shows("Dancing Grenade")
def test_an_npc_does_not_throw_the_grenade_back() -> None:
    """B8: the controller of the unit may, and an NPC declines."""
    game = lanes(Lane(hand=["Dancing Grenade"], runes="Fury 3", far=Spot(thralls=[5])))
    act(game, 0, "play Dancing Grenade")
    pass_all(game)
    assert (damage_to(game, "Thrall"), trash(game, 0)) == ([2], ["Dancing Grenade"])
    assert open_questions(game) == [(0, "main")]


@shows("Poppy, Paragon")
def test_an_npc_has_no_score_that_could_be_near_to_winning() -> None:
    """B9: not even where the team is."""
    game = lanes(Lane(hand=["Poppy, Paragon"], runes="Body 5"))
    act(game, 0, "play Poppy, Paragon")
    pass_all(game)
    assert (unit_named(game, "Poppy, Paragon").exhausted, xp(game)[0]) == (True, 0)


@shows("Call to Battle")
def test_an_npc_that_is_called_to_battle_sends_a_thrall() -> None:
    """B42: it does what it is told, and its player chooses nothing for it."""
    wall = unit_card("Wall", might=20)
    game = lanes(
        Lane(hand=["Call to Battle"], runes="Body 3", base=[wall], near=Spot(units=[POST]), far=Spot(thralls=[5]))
    )
    act(game, 0, "play Call to Battle")
    fight_on(game)
    assert (at(game, "near"), at(game, "far"), open_questions(game)) == (["Wall"], [], [(0, "main")])
    assert "dies Thrall" in told(game, "dies")


@shows("Safety Inspector")
def test_an_npc_is_no_player_who_kills_a_unit() -> None:
    """B44: nor is a player of another lane."""
    mine = Lane(hand=["Safety Inspector"], runes="Order 6", base=[OGRE], far=Spot(thralls=[3]))
    game = lanes(mine, Lane(base=[POST]))
    act(game, 0, "play Safety Inspector")
    pass_all(game)
    assert offered_to(game, 0) == ["pick Ogre", "pick Safety Inspector"]
    act(game, 0, "pick Ogre")
    pass_all(game)
    assert (at(game, "base"), at(game, "far"), at(game, "base", 1)) == (["Safety Inspector"], ["Thrall 3"], ["Post"])


@shows("Keeper's Verdict")
def test_a_thrall_that_goes_to_a_deck_is_gone() -> None:
    """A token ceases anywhere but on the board; LL 5.6 speaks of hands only."""
    game = lanes(Lane(hand=["Keeper's Verdict"], energy=2, power="Body 2, Order 2", far=Spot(thralls=[3])))
    cards = len(game.sides[0].deck)
    act(game, 0, "play Keeper's Verdict")
    pass_all(game)
    assert (at(game, "far"), at(game, "npc base"), len(game.sides[0].deck)) == ([], [], cards)


@shows("Scuttle Crab", "Insightful Investigator")
def test_what_else_happens_does_although_there_is_no_hand() -> None:
    """B9: the XP of the Crab is gained; the Investigator finds no teammate to ask."""
    crab = lanes(Lane(base=["Scuttle Crab"], near=Spot(thralls=[3])))
    act(crab, 0, "move Scuttle Crab")
    fight_on(crab)
    assert (at(crab, "near"), xp(crab)[0], open_questions(crab)) == (["Thrall 3"], 1, [(0, "main")])
    game = lanes(Lane(hand=["Insightful Investigator"], runes="Chaos 3"), Lane(hand=[OGRE]))
    act(game, 0, "play Insightful Investigator")
    assert offered_to(game, 0) == ["pick seat 2", "pick seat 3"]
    act(game, 0, "pick seat 2")
    pass_all(game)
    assert (hand(game, 1), open_questions(game)) == (["Ogre"], [(0, "main"), (1, "main")])


@shows("Vex, Apathetic")
def test_vex_stuns_no_thrall_that_comes() -> None:
    """B18: it is created, not played."""
    game = lanes(Lane(near=Spot(units=["Vex, Apathetic"]), deals=[OGRE]))
    end_turn(game)
    fight_on(game)
    thralls = [game.card(id) for place in game.places for id in place.units if game.card(id).controller == 1]
    assert [x.stunned for x in thralls] == [False, False]


@shows("Baron Nashor")
def test_each_lane_has_a_baron_pit_of_its_own() -> None:
    """B29, LL 8.3: that there is none is said of the lane."""
    baron = Lane(hand=["Baron Nashor"], energy=10, power="Chaos 3")
    game = lanes(baron, baron)
    for seat in (0, 1):
        act(game, seat, "play Baron Nashor")
        pass_all(game)
    pits = [game.places[x] for x in game.battlefields if place_name(game, x) == "Baron Pit"]
    assert [(x.arena, len(x.units)) for x in pits] == [(0, 1), (1, 1)]


@shows("Baron Nashor")
def test_a_held_baron_pit_scores_nothing_and_thralls_never_go_there() -> None:
    """B29, LL 5.1."""
    game = lanes(Lane(hand=["Baron Nashor"], energy=10, power="Chaos 3", deals=[OGRE] * 3))
    act(game, 0, "play Baron Nashor")
    pass_all(game)
    for _ in range(3):
        end_turn(game)
        fight_on(game)
    pit = game.places[game.battlefields[-1]]
    assert ([game.card(x).printed.name for x in pit.units], pit.controller) == (["Baron Nashor"], 0)
    assert (score(game), told(game, "holds")) == (0, ["holds Baron Pit"] * 3)


@pytest.mark.parametrize(("name", "lane"), [("Baron Nashor", (10, 12)), ("Ivern, Friend to All", (6, 6))])
def test_what_is_dealt_makes_no_battlefield_and_names_nothing(name: str, lane: tuple[int, int]) -> None:
    """LL 4.2, 4.3: two Thralls, of its Energy cost and of its Might."""
    game = lanes(Lane(deck=[], deals=[name], runes="Chaos 3, Body 2"), phase="enthralled")
    fight_on(game)
    assert len(game.battlefields) == 3
    assert (at(game, "far"), at(game, "npc base")) == ([f"Thrall {lane[0]}"], [f"Thrall {lane[1]}"])


@shows("Green Father")
def test_a_brush_of_one_lane_is_no_business_of_the_next() -> None:
    """B29; LL 5.8: an NPC that takes it does nothing with it."""
    wall = unit_card("Wall", might=20)
    far = Spot(units=[wall])
    game = lanes(Lane(legend="Green Father", far=far, deals=[POST]), Lane(far=far, deals=[POST]), phase="awaken")
    act(game, 0, "yes")
    fight_on(game)
    assert [place_name(game, place_of(game, "far", x).index) for x in (0, 1)] == ["Brush", "Far"]
    assert score(game) == 2


@shows("Frozen Fortress")
@pytest.mark.parametrize("players", [1, 3])
def test_a_frozen_fortress_is_cold_once_a_turn(players: int) -> None:
    """B44: each player's Beginning Phase is the one of its lane."""
    cold = Lane(near=Spot(units=[OGRE], card="Frozen Fortress"), deals=[POST])
    game = lanes(*[cold, Lane(deals=[POST]), Lane(deals=[POST])][:players], phase="awaken")
    fight_on(game)
    assert damage_to(game, "Ogre") == [1]


@shows("Frozen Fortress")
def test_a_fortress_of_the_npc_is_not_cold() -> None:
    """LL 5.8: no battlefield triggers for an NPC that controls it."""
    game = lanes(Lane(mid=Spot(thralls=[4], card="Frozen Fortress"), deals=[POST]), phase="awaken")
    fight_on(game)
    assert damage_to(game, "Thrall") == []


@shows("Altar of Blood")
@pytest.mark.parametrize(("thrall", "saved"), [(2, []), (9, ["Ogre"])])
def test_a_player_pays_the_altar_and_an_npc_does_not(thrall: int, saved: list[str]) -> None:
    """B8: also where the NPC controls it."""
    game = lanes(Lane(base=[OGRE], near=Spot(thralls=[thrall], card="Altar of Blood"), power="Fury 3"))
    act(game, 0, "move Ogre")
    fight_on(game)
    if saved:
        act(game, 0, "yes")
        fight_on(game)
    assert (at(game, "base"), at(game, "npc base")) == (saved, [])
    assert ("dies Thrall" in told(game, "dies")) is (not saved)


@shows("Sumpworks Map")
def test_a_map_of_the_sumpworks_sees_what_an_npc_conquers() -> None:
    """B9; a conquest in another lane is not meant (LL 8.3)."""
    game = lanes(Lane(base=["Sumpworks Map"], deals=[MOVES]), Lane(deals=[MOVES]), phase="enthralled")
    fight_on(game)
    assert [len(hand(game, x)) for x in (0, 1)] == [1, 0]


@shows("Abandoned Hall")
def test_a_teammate_has_no_unit_in_your_hall() -> None:
    """LL 8.1. Its own player is asked; that an NPC controls it makes no difference to them (A53)."""
    hum = spell_card("Hum", gain_xp(1))
    hall = Spot(units=[OGRE], thralls=[3], card="Abandoned Hall", controller="npc")
    game = lanes(Lane(hand=[hum], mid=hall), Lane(hand=[hum]))
    fight_on(game)
    step_in(game, 1, 0, "play Hum")
    pass_all(game)
    assert (xp(game)[:2], [x for x in open_questions(game) if x[1] != "main"]) == ([0, 1], [])


@shows("Disposal Order")
def test_an_npc_has_no_trash_to_dispose_of() -> None:
    """B9: a teammate's is none of an opponent's."""
    mine = Lane(hand=["Disposal Order"] * 2, energy=4, trash=[POST])
    game = lanes(mine, Lane(trash=[OGRE]))
    act(game, 0, "play Disposal Order", "mode 1")
    pass_all(game)
    assert (len(hand(game, 0)), trash(game, 1)) == (2, ["Ogre"])


@shows("Lilting Lullaby")
def test_a_lullaby_puts_a_thrall_with_more_strikes_to_sleep() -> None:
    """B5, B46: the first Strike is countered, and the NPC keeps the others for another turn."""
    game = attacked(OGRE, strikes=3, might=2, hand=["Lilting Lullaby"], energy=2, power="Calm 2")
    act(game, 0, "play Lilting Lullaby")
    fight_on(game)
    assert (struck(game), at(game, "far")) == (["Ogre"], ["Ogre"])
    assert at(game, "npc base") == ["Strike", "Strike", "Strike", "Thrall 0", "Thrall 1"]
