"""Cards of Unleashed that a lane makes strange: places, opponents without a hand, names, winning at once."""

from __future__ import annotations

from farfield.cards.language import Temporary
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    Lane,
    Spot,
    act,
    at,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    score,
    told,
)
from tests.scenarios.table import hand, might, place_name, trash, unit_card

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
