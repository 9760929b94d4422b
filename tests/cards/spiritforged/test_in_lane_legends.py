"""Cards of Spiritforged that a lane makes strange: points, the Victory Score, opponents who have no choice, other rules
for a battlefield."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, deal, gain_xp, unit
from farfield.games import Piece
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    Lane,
    Spot,
    Thrall,
    act,
    at,
    attacked,
    end_turn,
    fight_on,
    lanes,
    offered_to,
    offers_in,
    open_questions,
    pass_all,
    score,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import hand, runes, spell_card, unit_card, xp

POST = unit_card("Post")
OGRE = unit_card("Ogre", might=4)


@shows("Card Sharp")
@pytest.mark.parametrize(("answer", "gold"), [("yes", ["Gold"]), ("no", [])])
def test_an_npc_takes_no_gold_of_card_sharp(answer: str, gold: list[str]) -> None:
    """B8: it declines, so there is none for that either."""
    game = lanes(Lane(hand=["Card Sharp"], runes="Mind 3"))
    act(game, 0, "play Card Sharp")
    pass_all(game)
    act(game, 0, answer)
    pass_all(game)
    assert (at(game, "base"), at(game, "npc base")) == (["Card Sharp", *gold], [])
    assert open_questions(game) == [(0, "main")]


@shows("Chem-Baroness")
def test_chem_baroness_minds_who_holds_in_any_lane_and_the_score_of_the_team() -> None:
    """With two players the Victory Score is 8 (LL 1.4); a Nearfield that is held scores nothing and is held."""
    there = Lane(near=Spot(units=[POST]))
    game = lanes(Lane(legend="Chem-Baroness", far=Spot(units=[OGRE])), there, phase="awaken")
    assert (score(game), open_questions(game)) == (1, [(0, "may")])
    act(game, 0, "yes")
    fight_on(game)
    assert "Gold" in at(game, "base")


@shows("Trinity Force", "Power Nexus", "Renata Glasc, Mastermind", "Draven, Audacious")
def test_what_scores_by_a_text_scores_nothing() -> None:
    """LL 3.3: only a held Farfield does. What it costs is paid all the same, and what it takes happens."""
    armed = lanes(Lane(near=Spot(units=[Piece("Garen, Rugged", attached=["Trinity Force"])])), phase="awaken")
    assert score(armed) == 0
    nexus = lanes(Lane(near=Spot(units=[OGRE], card="Power Nexus"), runes="Body 4"), phase="awaken")
    act(nexus, 0, "yes")
    fight_on(nexus)
    assert score(nexus) == 0
    renata = lanes(Lane(near=Spot(units=["Renata Glasc, Mastermind"]), energy=4, power="Mind 4"))
    act(renata, 0, "use Renata Glasc, Mastermind 1")
    pass_all(renata)
    assert (score(renata), unit_named(renata, "Renata Glasc, Mastermind").exhausted) == (0, True)


@shows("Draven, Audacious")
@pytest.mark.parametrize(("might", "left"), [(2, ["Draven, Audacious"]), (9, ["Thrall 9"])])
def test_draven_scores_neither_for_the_team_nor_for_the_npc(might: int, left: list[str]) -> None:
    """LL 3.3 and B9: an NPC has no points, and nobody is asked which."""
    game = lanes(Lane(base=["Draven, Audacious"], near=Spot(thralls=[might])))
    act(game, 0, "move Draven, Audacious")
    fight_on(game)
    assert (at(game, "near"), score(game), open_questions(game)) == (left, 0, [(0, "main")])


@shows("Tianna Crownguard")
def test_tianna_keeps_no_npc_from_taking_a_point_and_no_teammate_from_scoring() -> None:
    """LL 3.5: a point that is taken is not gained by anybody."""
    alone = lanes(Lane(mid=Spot(units=["Tianna Crownguard"]), near=Spot(thralls=[2]), deals=[POST]))
    end_turn(alone)
    fight_on(alone)
    assert score(alone) == -1
    two = [Lane(mid=Spot(units=["Tianna Crownguard"]), deals=[POST]), Lane(far=Spot(units=[OGRE]), deals=[POST])]
    game = lanes(*two)
    end_turn(game)
    assert score(game) == 1


@shows("Forgotten Monument")
@pytest.mark.parametrize(("turn", "points"), [(2, 0), (3, 1)])
def test_nobody_scores_at_a_monument_before_the_third_turn(turn: int, points: int) -> None:
    """Every turn of the table is a turn of each player (LL 2.1)."""
    game = lanes(Lane(far=Spot(units=[OGRE], card="Forgotten Monument")), phase="awaken", turn_number=turn)
    fight_on(game)
    assert score(game) == points


@shows("Hostile Takeover")
def test_a_thrall_is_taken_for_a_turn_and_goes_home() -> None:
    """B33: while it is the player's it is an ordinary unit; recalled, it goes to the Base of its NPC."""
    game = lanes(
        Lane(hand=["Hostile Takeover"], energy=5, power="Mind 2, Order 2", far=Spot(thralls=[5]), deals=[POST])
    )
    act(game, 0, "play Hostile Takeover")
    pass_all(game)
    assert unit_named(game, "Thrall").controller == 0
    assert "move Thrall" in offered_to(game, 0)
    end_turn(game)
    fight_on(game)
    assert told(game, "recalled")[:1] == ["recalled Thrall"]
    assert all(game.card(id).controller == 1 for place in game.places for id in place.units)


@shows("The Papertree")
def test_each_player_is_the_one_of_the_lane() -> None:
    """B44: no NPC, and nobody in another lane."""
    tree = Lane(near=Spot(units=[OGRE], card="The Papertree"), rune_deck="Calm 8")
    game = lanes(tree, Lane(rune_deck="Calm 8"), phase="awaken")
    fight_on(game)
    assert [runes(game, seat) for seat in (0, 1)] == [(2, 1), (2, 0)]  # ready and exhausted ones


@shows("Rockfall Path")
def test_units_are_not_played_at_rockfall_path_and_thralls_are_not_played_at_all() -> None:
    """B18: the NPC's second Thrall is created there."""
    path = Spot(units=[OGRE], card="Rockfall Path")
    game = lanes(Lane(hand=["Deadbloom Predator"], energy=8, power="Body 2", near=path, far=Spot(thralls=[2])))
    act(game, 0, "play Deadbloom Predator")
    assert "at Rockfall Path" not in offered_to(game, 0)
    theirs = lanes(Lane(far=Spot(thralls=[2], card="Rockfall Path"), deals=[OGRE]))
    end_turn(theirs)
    fight_on(theirs)
    assert "Thrall 4" in at(theirs, "far") + at(theirs, "mid")


@shows("Needlessly Large Yordle")
@pytest.mark.parametrize(("spots", "offered"), [((1, 0), True), ((0, 1), False)], ids=["own", "teammate's"])
def test_a_yordle_is_cheaper_for_the_farfield_that_its_player_holds(spots: tuple[int, int], offered: bool) -> None:
    """LL 3.3: the team has the point, and who held has scored it."""
    wall = unit_card("Wall", might=20)
    held = [Spot(units=[wall]) if x else Spot() for x in spots]
    mine = Lane(hand=["Needlessly Large Yordle"], runes="Calm 8", far=held[0], deals=[POST])
    game = lanes(mine, Lane(far=held[1], deals=[POST]), phase="awaken")
    fight_on(game)
    assert score(game) == 1
    assert ("play Needlessly Large Yordle" in offered_to(game, 0)) is offered


@shows("Chemtech Cask")
def test_no_turn_is_an_opponents() -> None:
    """B1: also in the Enthralled Phase it is everybody's own."""
    zap = spell_card("Zap", Reaction, gain_xp(1))
    game = attacked(unit_card("Wall", might=20), hand=[zap], base=["Chemtech Cask"])
    act(game, 0, "play Zap")
    fight_on(game)
    assert (at(game, "base"), xp(game)[0]) == (["Chemtech Cask"], 1)


@shows("Hard Bargain")
def test_an_npc_cannot_pay_for_its_strike() -> None:
    """B5, B8: it is a spell, and who has nothing pays nothing."""
    game = attacked(OGRE, strikes=1, might=2, hand=["Hard Bargain"], energy=2)
    act(game, 0, "play Hard Bargain")
    fight_on(game)
    assert (at(game, "far"), at(game, "npc base")) == (["Ogre"], ["Strike", "Thrall 0", "Thrall 1"])


@shows("Vex, Cheerless")
def test_vex_helps_who_plays_into_her_combat() -> None:
    """B44: a teammate who plays there too, and not in a lane of their own. A Strike costs nobody anything (LL 6.1)."""
    zap = spell_card("Zap", Action, deal(1, a(unit)), energy=2)
    mine = Lane(base=["Vex, Cheerless"], near=Spot(thralls=[9]), hand=[zap], energy=1)
    game = lanes(mine, Lane(hand=[zap], energy=1, far=Spot(thralls=[2])), every_window=True)
    assert "play Zap" not in offered_to(game, 1) + offers_in(game, 1, 0)
    act(game, 0, "move Vex, Cheerless")
    assert ("play Zap" in offered_to(game, 0), "play Zap" in offers_in(game, 1, 0)) == (True, True)
    assert "play Zap" not in offered_to(game, 1)


@shows("Downwell")
def test_all_that_falls_down_the_well_is_of_one_lane() -> None:
    """LL 5.6, 6.4, 8.3: Thralls are recalled, Strikes cease, and the next lane hears nothing of it."""
    mine = Lane(hand=["Downwell"], energy=8, power="Chaos 2", base=[OGRE], far=Spot(thralls=[Thrall(3, strikes=1)]))
    game = lanes(mine, Lane(base=[POST]))
    act(game, 0, "play Downwell")
    pass_all(game)
    assert (whole_lane(game), hand(game, 0)) == ({"npc base": ["Thrall 3"]}, ["Ogre"])
    assert at(game, "base", 1) == ["Post"]
