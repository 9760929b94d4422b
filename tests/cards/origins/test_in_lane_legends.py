"""Cards of Origins that a lane makes strange: the Victory Score, votes, extra turns, what opponents and others do.

What is said of all players is said of the player of the lane and of whoever plays it there (B44), so each of them is
played alone and into a teammate's lane; an NPC is an opponent and no player (B9). Dealt as an Enthralled Card, a card
is its costs and its Might and nothing else (LL 4).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import Reaction, a, battlefield, buff, gain_xp, move, ready, unit
from farfield.rules.game import Game
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
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
    open_questions,
    pass_all,
    pile,
    ready_runes,
    score,
    step_in,
    struck,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import (
    banished,
    damage_to,
    deck,
    gear_card,
    hand,
    might,
    runes,
    spell_card,
    trash,
    unit_card,
    xp,
)

POST = unit_card("Post")
OGRE = unit_card("Ogre", might=4)
WALL = unit_card("Wall", might=20)
ALONE, AFAR = False, True


def play(game: Game, name: str, afar: bool) -> None:
    """The first player plays a card into their own lane, or into the second player's."""
    if afar:
        step_in(game, 0, 1, f"play {name}")
    else:
        act(game, 0, f"play {name}")
    pass_all(game)


# --- the Victory Score and points


@shows("Aspirant's Climb")
@pytest.mark.parametrize(("points", "over"), [(4, False), (5, True)])
def test_the_climb_makes_the_way_longer_also_under_an_npc(points: int, over: bool) -> None:
    """LL 1.4: alone one wins with five, here with six. LL 5.8: its text asks for nobody who controls it."""
    climb = Spot(thralls=[3], card="Aspirant's Climb")
    game = lanes(Lane(mid=climb, far=Spot(units=[WALL]), points=points), phase="awaken")
    fight_on(game)
    assert (score(game), game.over, game.victory_score) == (points + 1, over, 6)


@shows("Aspirant's Climb")
def test_each_climb_of_the_table_makes_the_way_of_all_longer() -> None:
    mine = Lane(near=Spot(card="Aspirant's Climb"), far=Spot(units=[WALL]), points=8)
    game = lanes(mine, Lane(near=Spot(card="Aspirant's Climb")), phase="awaken")
    fight_on(game)
    assert (score(game), game.over, game.victory_score) == (9, False, 10)


@shows("The Arena's Greatest", "Obelisk of Power")
@pytest.mark.parametrize("thralls", [[], [2]])
@pytest.mark.parametrize("turn", [1, 2])
def test_the_first_turn_scores_nothing_and_channels_for_the_player_of_the_lane(thralls: list[int], turn: int) -> None:
    """LL 3.3: what is not held as a Farfield scores nothing. B44: each player is the one of that lane."""
    greatest, obelisk = (Spot(thralls=thralls, card=x) for x in ("The Arena's Greatest", "Obelisk of Power"))
    there = Lane(mid=obelisk, rune_deck="Fury 8", deals=[POST])
    game = lanes(Lane(mid=greatest, rune_deck="Fury 8", deals=[POST]), there, phase="awaken", turn_number=turn)
    fight_on(game)
    channelled = 3 if turn == 1 else 2  # LL 1.6
    assert score(game) == 0
    assert [sum(runes(game, x)) for x in (0, 1)] == [channelled, channelled + (turn == 1)]


@shows("The Grand Plaza")
def test_a_plaza_full_of_units_wins_for_the_team_and_one_full_of_thralls_for_nobody() -> None:
    """B43; an NPC never holds (B39)."""
    game = lanes(Lane(near=Spot(units=[POST] * 7, card="The Grand Plaza")), Lane(), phase="awaken")
    fight_on(game)
    assert (game.over, game.winners) == (True, [0, 1])
    theirs = lanes(Lane(mid=Spot(thralls=[1] * 7, card="The Grand Plaza"), deals=[POST]), phase="awaken")
    fight_on(theirs)
    assert not theirs.over


@shows("Draven, Showboat")
@pytest.mark.parametrize(("points", "strength"), [(-2, 3), (0, 3), (3, 6)])
def test_draven_is_as_strong_as_the_score_of_the_team_and_no_weaker_for_a_bad_one(points: int, strength: int) -> None:
    """CR 477.3.b: an increase by less than nothing is none."""
    game = lanes(Lane(points=points), Lane(points=points, base=["Draven, Showboat"]))
    assert (score(game), might(game, "Draven, Showboat")) == (points, strength)


@shows("Ahri, Alluring", "Tryndamere, Barbarian", "Yasuo, Windrider")
def test_what_scores_by_a_text_scores_nothing() -> None:
    """LL 3.3: only the held Farfield does, once."""
    ahri = lanes(Lane(far=Spot(units=["Ahri, Alluring", WALL])), phase="awaken")
    fight_on(ahri)
    assert score(ahri) == 1
    barbarian = lanes(Lane(base=["Tryndamere, Barbarian"], near=Spot(thralls=[1])))
    act(barbarian, 0, "move Tryndamere, Barbarian")
    fight_on(barbarian)
    assert (at(barbarian, "near"), score(barbarian)) == (["Tryndamere, Barbarian"], 0)
    wind = lanes(Lane(base=["Yasuo, Windrider"], hand=[spell_card("Rise", ready(a(unit.friendly)))] * 2))
    for spot, then in (("", "play Rise"), ("at Mid", "play Rise"), ("at Far", "")):
        act(wind, 0, *filter(None, ("move Yasuo, Windrider", spot)))
        pass_all(wind)
        act(wind, 0, *filter(None, (then,)))
        pass_all(wind)
    assert (at(wind, "far"), score(wind)) == (["Yasuo, Windrider"], 0)


@shows("Kai'Sa, Evolutionary")
@pytest.mark.parametrize(("points", "gained"), [(1, 0), (2, 1)])
def test_kaisa_counts_the_score_of_the_team(points: int, gained: int) -> None:
    spark = spell_card("Spark", gain_xp(1), energy=1)
    game = lanes(Lane(base=["Kai'Sa, Evolutionary"], trash=[spark], points=points), Lane())
    act(game, 0, "move Kai'Sa, Evolutionary")
    pass_all(game)
    if gained:
        act(game, 0, "yes")
        pass_all(game)
    assert (xp(game)[0], open_questions(game)) == (gained, [(0, "main"), (1, "main")])


@shows("Find Your Center", "Leona, Zealot")
def test_an_npc_is_never_near_to_winning() -> None:
    """B9: it has no points, and the team is no opponent of itself."""
    mine = Lane(hand=["Find Your Center", "Leona, Zealot"], energy=7, power="Calm 1, Order 1", points=5)
    game = lanes(mine, Lane())
    assert "play Find Your Center" in offered_to(game, 0)
    act(game, 0, "play Leona, Zealot")
    pass_all(game)
    assert unit_named(game, "Leona, Zealot").exhausted


# --- votes, and what all players do


@shows("Party Favors")
@pytest.mark.parametrize(
    ("afar", "vote", "hands", "channelled"),
    [(ALONE, "", (0, 0), (0, 0)), (AFAR, "mode 0", (1, 1), (0, 0)), (AFAR, "mode 1", (0, 0), (1, 1))],
)
def test_a_vote_is_the_teammates_in_whose_lane_it_is_held(
    afar: bool, vote: str, hands: tuple[int, int], channelled: tuple[int, int]
) -> None:
    """B9, B44: in one's own lane there is nobody else, since an NPC does not vote."""
    game = lanes(Lane(hand=["Party Favors"], energy=3, rune_deck="Calm 3"), *[Lane(rune_deck="Calm 3")] * 2)
    play(game, "Party Favors", afar)
    if afar:
        assert open_questions(game) == [(0, "main"), (1, "mode"), (2, "main")]
        act(game, 1, vote)
    assert [len(hand(game, x)) for x in range(3)] == [*hands, 0]
    assert [runes(game, x)[1] for x in range(3)] == [*channelled, 0]


@shows("Divine Judgment")
def test_judgment_alone_leaves_what_its_player_keeps_and_an_npc_keeps_nothing() -> None:
    """B9: an NPC is no player who chooses; LL 6.4: Strikes of Thralls that are gone lie in the Base of the NPC, and
    those are gear that nobody has kept."""
    mine = Lane(
        hand=["Divine Judgment", "Gust", "Flash", "Stupefy"],
        energy=7,
        power="Order 2",
        runes="Order 3",
        base=[POST, OGRE, WALL, gear_card("Cup"), gear_card("Bowl")],
        far=Spot(thralls=[Thrall(3, strikes=2), 4]),
        deck=[],
    )
    game = lanes(mine, Lane(base=[POST] * 3, runes="Order 3"))
    play(game, "Divine Judgment", ALONE)
    act(game, 0, "pick Ogre", "pick Wall", "pick Cup", "pick Bowl", "pick Order Rune", "pick Order Rune")
    act(game, 0, "pick Gust", "pick Stupefy")
    assert whole_lane(game) == {"base": ["Bowl", "Cup", "Ogre", "Wall"]}
    assert (hand(game, 0), sum(runes(game, 0)), sorted(deck(game, 0))) == (["Gust", "Stupefy"], 2, ["Flash", "Post"])
    assert (len(at(game, "base", 1)), sum(runes(game, 1))) == (3, 3)  # B44


@shows("Divine Judgment")
def test_judgment_in_a_teammates_lane_is_about_both_players_and_the_board_of_that_lane() -> None:
    """B44, LL 8.3: one may keep a Thrall."""
    mine = Lane(hand=["Divine Judgment", "Gust"], energy=7, power="Order 2", base=[POST] * 3)
    game = lanes(mine, Lane(hand=["Gust"] * 3, base=[OGRE], far=Spot(thralls=[3, 5, 5])))
    play(game, "Divine Judgment", AFAR)
    act(game, 0, "pick Ogre", "pick Thrall")
    act(game, 1, "pick Ogre", "pick Thrall", "pick Gust", "pick Gust")
    assert (at(game, "base", 1), len(at(game, "far", 1)), hand(game, 1)) == (["Ogre"], 1, ["Gust"] * 2)
    assert (len(at(game, "base")), hand(game, 0)) == (3, ["Gust"])


@shows("Promising Future")
@pytest.mark.parametrize(("afar", "there"), [(ALONE, []), (AFAR, ["Ogre"])])
def test_the_future_is_promised_to_who_plays_it_and_to_the_player_of_the_lane(afar: bool, there: list[str]) -> None:
    """B44; each plays what is theirs to their own lane (LL 8.2)."""
    game = lanes(Lane(hand=["Promising Future"], energy=5, power="Mind 1", deck=[POST] * 6), Lane(deck=[OGRE] * 6))
    play(game, "Promising Future", afar)
    act(game, 0, "pick Post")
    if afar:
        act(game, 1, "pick Ogre")
    pass_all(game)
    assert (at(game, "base"), at(game, "base", 1)) == (["Post"], there)
    assert [len(deck(game, x)) for x in (0, 1)] == [5, 6 - len(there)]


@shows("Whirlwind")
def test_a_whirlwind_blows_thralls_home_and_its_lanes_player_is_first() -> None:
    """LL 5.6. In a lane there are two players at most, and the NPC is none of them."""
    game = lanes(Lane(hand=["Whirlwind"], energy=3, power="Chaos 1"), Lane(base=[OGRE], far=Spot(thralls=[5])))
    play(game, "Whirlwind", AFAR)
    assert open_questions(game) == [(0, "main"), (1, "may")]
    act(game, 1, "yes", "pick Thrall")
    act(game, 0, "no")
    assert whole_lane(game, 1) == {"base": ["Ogre"], "npc base": ["Thrall 5"]}


@shows("King's Edict")
def test_an_edict_alone_asks_nobody_and_a_teammate_dooms_a_thrall() -> None:
    """B9, B44: others are the player of the lane it is played into, who may spare their own."""
    mine = Lane(hand=["King's Edict"] * 2, energy=12, power="Order 4", base=[POST], far=Spot(thralls=[3]))
    game = lanes(mine, Lane(base=[OGRE], far=Spot(thralls=[5])))
    play(game, "King's Edict", ALONE)
    assert (whole_lane(game), trash(game, 0)) == ({"base": ["Post"], "far": ["Thrall 3"]}, ["King's Edict"])
    play(game, "King's Edict", AFAR)
    assert offered_to(game, 1) == ["pick Ogre", "pick Thrall"]
    act(game, 1, "pick Thrall")
    assert whole_lane(game, 1) == {"base": ["Ogre"]}


@shows("Cull the Weak", "Acceptable Losses")
@pytest.mark.parametrize(
    ("name", "left"), [("Cull the Weak", ["Cup"]), ("Acceptable Losses", ["Post"])], ids=["unit", "gear"]
)
def test_an_npc_is_no_player_who_loses_something(name: str, left: list[str]) -> None:
    """B9: neither a Thrall nor a Strike."""
    mine = Lane(hand=[name], energy=2, power="Order 1", base=[POST, gear_card("Cup")], at_npc=[Thrall(3, strikes=1)])
    game = lanes(mine, Lane(base=[OGRE, gear_card("Bowl")]))
    play(game, name, ALONE)
    assert whole_lane(game) == {"base": left, "npc base": ["Thrall 3 with 1 Strike"]}
    assert at(game, "base", 1) == ["Bowl", "Ogre"]


@shows("Invert Timelines")
@pytest.mark.parametrize(("afar", "theirs"), [(ALONE, ["Gust"]), (AFAR, ["Vanguard Sergeant"] * 4)])
def test_timelines_are_inverted_in_one_lane(afar: bool, theirs: list[str]) -> None:
    """B44."""
    game = lanes(Lane(hand=["Invert Timelines", "Gust"], energy=3, power="Chaos 1"), Lane(hand=["Gust"]))
    play(game, "Invert Timelines", afar)
    assert (hand(game, 0), hand(game, 1)) == (["Vanguard Sergeant"] * 4, theirs)


@shows("Invert Timelines")
def test_who_inverts_timelines_with_three_cards_left_loses_for_all() -> None:
    """LL 3.2, B13."""
    game = lanes(Lane(hand=["Invert Timelines"], energy=3, power="Chaos 1", deck=[POST] * 3), Lane())
    play(game, "Invert Timelines", ALONE)
    assert (game.over, game.winners) == (True, [])


# --- turns


@shows("Time Warp")
@pytest.mark.parametrize("players", [1, 2])
def test_the_whole_table_takes_the_extra_turn_and_every_npc_with_it(players: int) -> None:
    """B30: every turn is everybody's, so it is the next one, and none is skipped or doubled."""
    mine = Lane(hand=["Time Warp"], energy=10, power="Mind 4", deals=[MOVES] * 3)
    game = lanes(*[mine, Lane(deals=[MOVES] * 3)][:players])
    play(game, "Time Warp", ALONE)
    assert banished(game, 0) == ["Time Warp"]
    for turn in (6, 7):
        end_turn(game)
        fight_on(game)
        assert game.turn == turn
        assert [len(pile(game, x)) for x in range(players)] == [turn - 5] * players
        assert [len(hand(game, x)) for x in range(players)] == [turn - 5] * players


@shows("Viktor, Innovator")
def test_no_turn_is_an_opponents() -> None:
    """B1: not even the Enthralled Phase."""
    zap = spell_card("Zap", Reaction, gain_xp(1))
    game = attacked(WALL, hand=[zap], base=["Viktor, Innovator"])
    act(game, 0, "play Zap")
    fight_on(game)
    assert (xp(game)[0], at(game, "base")) == (1, ["Viktor, Innovator"])


@shows("Sona, Harmonious", "Dark Child")
def test_each_turn_ends_once_in_a_lane() -> None:
    """LL 2.1, B44: the end of a teammate's turn is none of yours."""
    tired = Lane(legend="Dark Child", runes="Fury 8", near=Spot(units=["Sona, Harmonious"]), deals=[POST])
    game = lanes(tired, Lane(deals=[POST]), Lane(deals=[POST]))
    end_turn(game)
    assert sorted(told(game, "triggers")) == ["triggers Dark Child", "triggers Sona, Harmonious"]


# --- opponents


@shows("Shakedown")
def test_an_npc_does_not_let_itself_be_shaken_down() -> None:
    """B8: it declines, so the damage is dealt."""
    game = lanes(Lane(hand=["Shakedown"], energy=2, power="Fury 1", far=Spot(thralls=[7])))
    play(game, "Shakedown", ALONE)
    assert (damage_to(game, "Thrall"), hand(game, 0), open_questions(game)) == ([6], [], [(0, "main")])


@shows("Blind Fury", "Sabotage", "Mindsplitter")
def test_an_npc_has_neither_deck_nor_hand() -> None:
    """B9, B40: a teammate is no opponent whose cards could be taken."""
    mine = Lane(hand=["Blind Fury", "Sabotage", "Mindsplitter"], energy=12, power="Fury 2, Body 1, Chaos 2")
    game = lanes(mine, Lane(hand=[POST], deck=[OGRE] * 4))
    play(game, "Blind Fury", ALONE)
    for name in ("Sabotage", "Mindsplitter"):
        act(game, 0, f"play {name}")
        assert offered_to(game, 0) == ["pick seat 2", "pick seat 3"]
        act(game, 0, "pick seat 3")
        pass_all(game)
    assert (hand(game, 1), len(deck(game, 1)), trash(game, 0)) == (["Post"], 4, ["Blind Fury", "Sabotage"])
    assert open_questions(game) == [(0, "main"), (1, "main")]


@shows("Brynhir Thundersong")
def test_brynhir_keeps_no_strike_from_being_used_and_no_teammate_from_playing() -> None:
    """B46: a Strike is a token and no card."""
    lure = spell_card("Lure", move(a(unit.enemy), to=a(battlefield)))
    brynhir = "Brynhir Thundersong"
    mine = Lane(hand=[brynhir, lure], energy=6, near=Spot(units=[OGRE]), far=Spot(thralls=[Thrall(3, strikes=1)]))
    game = lanes(mine, Lane(hand=[POST]))
    act(game, 0, f"play {brynhir}", "at base 0")
    pass_all(game)
    act(game, 0, "play Lure", "pick Near")
    fight_on(game)
    assert struck(game) == ["Ogre"]
    assert "play Post" in offered_to(game, 1)


@shows("Mageseeker Warden")
def test_the_warden_stops_no_thrall_that_is_created_at_a_battlefield() -> None:
    """B18: it is not played."""
    game = lanes(Lane(near=Spot(units=["Mageseeker Warden"]), far=Spot(thralls=[2]), deals=[OGRE]))
    end_turn(game)
    fight_on(game)
    assert "Thrall 4" in at(game, "far")


@shows("Volibear, Imposing")
def test_volibear_draws_for_thralls_that_go_elsewhere() -> None:
    """B9: an NPC is an opponent; two Thralls of one Advance go to two places."""
    game = lanes(Lane(near=Spot(units=["Volibear, Imposing"]), at_npc=[4], far=Spot(thralls=[3]), deals=[MOVES]))
    before = len(hand(game, 0))
    end_turn(game)
    fight_on(game)
    assert len(hand(game, 0)) - before == 1 + 2


@shows("Vayne, Hunter")
@pytest.mark.parametrize(("thralls", "exhausted"), [([2], False), ([], True)])
def test_a_battlefield_of_the_npc_is_an_enemys(thralls: list[int], exhausted: bool) -> None:
    """B9; LL 8.3: that of another lane is not meant."""
    mine = Lane(hand=["Vayne, Hunter"], energy=4, power="Fury 1", far=Spot(thralls=thralls))
    game = lanes(mine, Lane(far=Spot(thralls=[2])))
    play(game, "Vayne, Hunter", ALONE)
    assert unit_named(game, "Vayne, Hunter").exhausted is exhausted


@shows("The Dreaming Tree")
def test_a_teammate_who_chooses_a_unit_at_the_tree_draws() -> None:
    """LL 8.3: it is friendly to them. A Strike chooses one too, and draws for nobody (B9)."""
    cheer = spell_card("Cheer", buff(a(unit.friendly)))
    tree = Lane(near=Spot(units=[OGRE], card="The Dreaming Tree"))
    game = lanes(tree, Lane(hand=[cheer]))
    step_in(game, 1, 0, "play Cheer")
    pass_all(game)
    assert (len(hand(game, 0)), len(hand(game, 1)), might(game, "Ogre")) == (0, 1, 5)
    tree = Lane(near=Spot(units=[OGRE], card="The Dreaming Tree"), mid=Spot(thralls=[Thrall(9, strikes=1)]))
    game = lanes(replace(tree, deck=[], deals=[MOVES]), phase="enthralled")
    fight_on(game)
    assert (struck(game), hand(game, 0)) == (["Ogre"], [])


@shows("Portal Rescue", "Retreat")
def test_a_teammates_unit_comes_back_to_its_owner() -> None:
    """LL 8.2: into the owner's own lane, whoever plays the spell."""
    mine = Lane(hand=["Portal Rescue", "Retreat"], energy=4, power="Mind 1")
    game = lanes(mine, Lane(near=Spot(units=[OGRE]), rune_deck="Mind 2"))
    step_in(game, 0, 1, "play Portal Rescue")
    pass_all(game)
    assert whole_lane(game, 1) == {"base": ["Ogre"]}
    step_in(game, 0, 1, "play Retreat")
    pass_all(game)
    assert (hand(game, 1), runes(game, 1), runes(game, 0)) == (["Ogre"], (0, 1), (0, 0))


# --- dealt as an Enthralled Card


@pytest.mark.parametrize(
    ("name", "lane", "paid"),
    [
        ("Time Warp", {"far": ["Thrall 10"], "npc base": ["Thrall 0", "Thrall 1"]}, 4),
        ("Party Favors", {"far": ["Thrall 3"], "npc base": ["Thrall 0", "Thrall 1"]}, 0),
        ("Divine Judgment", {"far": ["Thrall 7"], "npc base": ["Thrall 0", "Thrall 1"]}, 2),
        ("King's Edict", {"far": ["Thrall 6"], "npc base": ["Thrall 0", "Thrall 1"]}, 2),
        ("Invert Timelines", {"far": ["Thrall 3"], "npc base": ["Thrall 0", "Thrall 1"]}, 1),
    ],
)
def test_what_is_dealt_is_a_thrall_and_its_text_is_nothing(name: str, lane: dict[str, list[str]], paid: int) -> None:
    """LL 4.1-4.3: a spell is a Merge and a second card; nobody votes, draws, discards or gets a turn."""
    game = lanes(Lane(deck=[], deals=[name, MOVES], runes="Mind 4, Order 2, Chaos 1"), Lane(), phase="enthralled")
    fight_on(game)
    assert (whole_lane(game), pile(game), game.turn) == (lane, [name, "Mover"], 5)
    assert (len(ready_runes(game)), hand(game, 0)) == (7 - paid, [])
