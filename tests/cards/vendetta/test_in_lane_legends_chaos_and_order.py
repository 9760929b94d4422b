"""Cards of Vendetta that a lane makes strange: opponents without deck and hand, Thralls, points."""

from __future__ import annotations

from farfield.games import Piece
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    ARMS,
    Lane,
    Spot,
    act,
    at,
    fight_on,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    score,
)
from tests.scenarios.table import deck, hand, trash, unit_card

OGRE = unit_card("Ogre", might=4)


@shows("Kharox")
def test_an_npc_has_no_deck_for_kharox_to_burn() -> None:
    """B9: it is an opponent, and what is said of its deck and trash is skipped."""
    game = lanes(Lane(base=["Kharox"], energy=6, power="Chaos 2", far=Spot(thralls=[5])), Lane(deck=[OGRE] * 4))
    act(game, 0, "use Kharox")
    assert offered_to(game, 0) == ["pick seat 2", "pick seat 3"]  # the NPCs of the two lanes
    act(game, 0, "pick seat 2")
    pass_all(game)
    assert (at(game, "base"), trash(game, 1), len(deck(game, 1))) == (["Kharox"], [], 4)
    assert open_questions(game)[0] == (0, "main")


@shows("Glowstone")
def test_glowstone_is_handed_to_players_only() -> None:
    """B9: an NPC is no player to choose."""
    game = lanes(Lane(base=[Piece("Glowstone", empowered=1)]), Lane())
    act(game, 0, "use Glowstone 1")
    assert offered_to(game, 0) == ["pick seat 0", "pick seat 1"]
    act(game, 0, "pick seat 1")
    pass_all(game)
    assert (at(game, "base"), at(game, "base", 1)) == ([], ["Glowstone"])


@shows("Minah Swiftfoot")
def test_minah_swiftfoot_speaks_to_the_player_of_her_lane() -> None:
    """B9, B44: each player is the one of that lane, and no NPC."""
    game = lanes(Lane(base=["Minah Swiftfoot"]), Lane())
    act(game, 0, "move Minah Swiftfoot")
    act(game, 0, "mode 1")
    pass_all(game)
    assert [len(hand(game, x)) for x in (0, 1)] == [1, 0]


@shows("Wind and Ghosts", "Ocean Drake")
def test_a_thrall_that_would_go_to_a_hand_goes_to_the_base_of_its_npc() -> None:
    """LL 5.6."""
    game = lanes(Lane(hand=["Wind and Ghosts"] * 2, energy=6, power="Chaos 2", far=Spot(thralls=[5, 3])))
    act(game, 0, "play Wind and Ghosts", "pick Thrall")
    pass_all(game)
    act(game, 0, "play Wind and Ghosts")
    pass_all(game)
    assert (at(game, "far"), len(at(game, "npc base"))) == ([], 1)  # the small one is banished


@shows("Shadow Dash")
def test_shadow_dash_fetches_a_thrall() -> None:
    mine = Spot(units=[OGRE, unit_card("Mate")])
    game = lanes(Lane(hand=["Shadow Dash"], energy=2, power="Calm 1", near=mine, far=Spot(thralls=[5])))
    act(game, 0, "play Shadow Dash")
    pass_all(game)
    assert at(game, "far") == []


@shows("Shen, Leader of the Kinkou Order")
def test_shen_scores_nothing_beside_the_farfield() -> None:
    """LL 3.3: what a text would score is nothing."""
    shen = "Shen, Leader of the Kinkou Order"
    game = lanes(Lane(near=Spot(units=[shen, OGRE])), phase="awaken")
    pass_all(game)
    assert (sorted(at(game, "near")), score(game)) == (["Ogre", shen], 0)


@shows("Fallen Feline")
def test_who_names_a_spell_in_a_lane_forbids_it_to_nobody() -> None:
    """B9: the only opponent plays no cards, and a Strike cannot be named (B46)."""
    mine = Lane(hand=["Fallen Feline", "Gust"], energy=3, power="Order 1", near=Spot(units=[OGRE]))
    game = lanes(mine, Lane(hand=["Gust"], energy=1, mid=Spot(units=[unit_card("Post")])))
    act(game, 0, "play Fallen Feline", "at Near")
    pass_all(game)
    assert "name Strike" not in offered_to(game, 0)
    act(game, 0, "name Gust")
    pass_all(game)
    assert ("play Gust" in offered_to(game, 0), "play Gust" in offered_to(game, 1)) == (True, True)


def test_a_feline_that_is_dealt_names_nothing() -> None:
    """LL 4.3."""
    game = lanes(Lane(deck=[], deals=["Fallen Feline"], runes="Order 1"), phase="enthralled")
    fight_on(game)
    assert (at(game, "far"), at(game, "npc base"), open_questions(game)) == (["Thrall 2"], ["Thrall 3"], [(0, "main")])


@shows("Ravenbloom Prefect")
def test_a_strike_is_not_played() -> None:
    """B18 of Strikes: it is created, so the Prefect has nothing to banish."""
    game = lanes(Lane(near=Spot(units=["Ravenbloom Prefect"]), deck=[], deals=[ARMS]), phase="enthralled")
    fight_on(game)
    assert (at(game, "near"), at(game, "far")) == (["Ravenbloom Prefect"], ["Thrall 1 with 1 Strike"])


@shows("Zed, Without a Sound")
def test_a_clone_stands_in_the_lane_of_its_player() -> None:
    """LL 8.1: the two change places within it."""
    zed = "Zed, Without a Sound"
    game = lanes(Lane(base=[zed], energy=1, power="Chaos 1"), Lane())
    act(game, 0, f"move {zed}")
    pass_all(game)
    act(game, 0, f"use {zed}")
    pass_all(game)
    assert (at(game, "base"), at(game, "near")) == ([zed], ["Shadow Clone"])


@shows("Shadows of the Past")
def test_a_teammates_trash_may_be_chosen_from() -> None:
    """LL 8.5; what is chosen first names the lane that it is played into (LL 8.3)."""
    mine = Lane(hand=["Shadows of the Past"], energy=3, power="Chaos 1", trash=[OGRE])
    game = lanes(mine, Lane(trash=[unit_card("Post")]))
    act(game, 0, "play Shadows of the Past")
    assert offered_to(game, 0) == ["done", "pick Ogre"]
    act(game, 0, "pick Ogre", "pick Post")
    pass_all(game)
    assert (hand(game, 0), hand(game, 1)) == (["Ogre"], ["Post"])
