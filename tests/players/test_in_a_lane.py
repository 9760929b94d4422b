"""What a person would laugh at in Lane Legends, and what teammates owe each other: of every level, by its name."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, unit
from farfield.games import Piece
from farfield.players import answer_all, ask
from farfield.players.by_name import PROGRAMS
from farfield.rules.game import Game
from farfield.rules.terms import MAIN
from tests.scenarios.lane_legends.lane_table import Lane, Spot, act, at, holder, lanes, offers_in
from tests.scenarios.table import hand, spell_card, unit_card

PLAYERS = (("easy", 1), ("normal", 1), ("rule-of-thumb", 1), ("rule-of-thumb", 2), ("hard", 1), ("expert", 1))
"""Who plays, and with which dice."""
FAR = (("hard", 1), ("hard", 2), ("expert", 1), ("expert", 2))
"""Those that look wider in a lane."""

GUARD = unit_card("Guard", might=6)
SCOUT = unit_card("Scout", might=2)
WEAK = unit_card("Weak", might=1, energy=1)
BOLT = spell_card("Bolt", Action, deal(4, a(unit)))


def play_on(game: Game, who: tuple[str, int]) -> Game:
    """A whole turn: the Action Phase of seat 0, and what the NPC does, up to the next one."""
    player, now = PROGRAMS[who[0]](who[1]), game.turn
    for _ in range(200):
        if game.over or (game.turn > now and game.phase == MAIN):
            return game
        decision = game.decisions()[0]
        game.choose(decision, ask(player, game, decision))
    raise AssertionError("a turn of two hundred answers")


# --- Equipment


ARMED = Piece("Vanguard Sergeant", attached=["Doran's Blade", "Long Sword", "Doran's Blade"])


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("where", ["near", "mid"])
def test_a_unit_with_three_equipment_fights_rather_than_wears_a_fourth(where: str, who: tuple[str, int]) -> None:
    thrall = Spot(thralls=[3])
    near, mid = (thrall, Spot()) if where == "near" else (Spot(units=[SCOUT]), thrall)
    game = lanes(Lane(base=[ARMED, "Long Sword"], near=near, mid=mid, runes="Body 4, Order 4", deals=[WEAK] * 4))
    play_on(game, who)
    if where == "near":
        assert holder(game, "near") == "player"
    else:  # it is on its way, and whoever is there before it is not left alone
        assert at(game, "base") != ["Long Sword", "Vanguard Sergeant"] and holder(game, "near") == "player"


@pytest.mark.parametrize("who", PLAYERS)
def test_no_unit_gathers_equipment_at_home_for_turns(who: tuple[str, int]) -> None:
    """Four Equipment, runes for all of them, and a Nearfield to be taken: after three turns who wears them fights."""
    gear = ["Doran's Blade", "Long Sword", "Doran's Blade", "Long Sword"]
    lane = Lane(base=["Vanguard Sergeant", *gear], runes="Body 6, Order 6", near=Spot(thralls=[5]), deals=[WEAK] * 8)
    game = lanes(lane)
    for _ in range(3):
        play_on(game, who)
    worn = [game.card(id) for place in game.places if place.side == 0 for id in place.units]
    assert not any(len(card.attachments or ()) >= 4 for card in worn)
    assert holder(game, "near") == "player"


# --- the Nearfield


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("theirs", [3, 2])
def test_it_leaves_no_nearfield_to_a_thrall_that_it_could_hold_off(theirs: int, who: tuple[str, int]) -> None:
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[theirs]), runes="Fury 6", deals=[WEAK] * 4))
    before = game.sides[0].points
    play_on(game, who)
    assert holder(game, "near") != "npc"
    assert game.sides[0].points >= before
    assert "Guard" in [*at(game, "near"), *at(game, "mid"), *at(game, "far")]


@pytest.mark.parametrize("who", PLAYERS)
def test_it_does_not_walk_off_to_the_farfield_past_a_thrall_that_takes_the_nearfield(who: tuple[str, int]) -> None:
    """The Scout alone cannot hold what the Guard holds."""
    game = lanes(Lane(near=Spot(units=[GUARD]), base=[SCOUT], mid=Spot(thralls=[5]), deals=[WEAK] * 4))
    play_on(game, who)
    assert holder(game, "near") != "npc"


# --- teammates


@pytest.mark.parametrize("who", FAR)
def test_it_helps_in_another_lane_where_that_wins_a_fight(who: tuple[str, int]) -> None:
    game = lanes(Lane(near=Spot(units=[SCOUT]), mid=Spot(thralls=[4])), Lane(hand=[BOLT]))
    act(game, 0, "move Scout", "at Mid")
    assert "play Bolt" in offers_in(game, 1, 0)
    answer_all(game, [None, PROGRAMS[who[0]](who[1])])
    assert hand(game, 1) == []
    assert at(game, "mid") == ["Scout"]


@pytest.mark.parametrize("who", FAR)
def test_it_keeps_its_card_where_help_would_be_wasted(who: tuple[str, int]) -> None:
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[1])), Lane(hand=[BOLT]))
    act(game, 0, "move Guard", "at Mid")
    answer_all(game, [None, PROGRAMS[who[0]](who[1])])
    assert hand(game, 1) == ["Bolt"]


@pytest.mark.parametrize("who", FAR)
def test_it_keeps_its_card_where_help_comes_too_late(who: tuple[str, int]) -> None:
    """Four damage do not save a Scout from a Thrall of nine."""
    game = lanes(Lane(near=Spot(units=[SCOUT]), mid=Spot(thralls=[9])), Lane(hand=[BOLT]))
    act(game, 0, "move Scout", "at Mid")
    answer_all(game, [None, PROGRAMS[who[0]](who[1])])
    assert hand(game, 1) == ["Bolt"]
