"""Vendetta in Lane Legends, Fury, Calm and battlefields: opponents without runes or deck, Thralls of no domain."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, deal, unit
from farfield.games import Piece
from tests.cards.ledger import shows
from tests.scenarios.lane_legends.lane_table import (
    Lane,
    Spot,
    act,
    at,
    attacked,
    fight_on,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    ready_runes,
    score,
    struck,
    told,
)
from tests.scenarios.table import banished, hand, might, spell_card, trash, unit_card

OGRE = unit_card("Ogre", might=4)
BOLT = spell_card("Bolt", deal(1, a(unit)))


@shows("Blade Twirler")
def test_an_npc_is_no_player_who_burns() -> None:
    """B9."""
    game = lanes(Lane(base=["Blade Twirler"]), Lane(deck=[OGRE, OGRE]))
    act(game, 0, "move Blade Twirler")
    assert offered_to(game, 0) == ["pick seat 0", "pick seat 1"]
    act(game, 0, "pick seat 1")
    pass_all(game)
    assert trash(game, 1) == ["Ogre"]


@shows("Forsaken Baccai", "Oasis Raider")
def test_an_npc_has_no_runes_to_be_behind_of_and_a_teammate_is_no_opponent() -> None:
    game = lanes(Lane(base=["Forsaken Baccai", "Oasis Raider"]), Lane(runes="Fury 5"), phase="awaken")
    pass_all(game)
    assert (might(game, "Forsaken Baccai"), might(game, "Oasis Raider")) == (2, 4)


@shows("Decree of Rage")
def test_a_thrall_is_of_no_domain() -> None:
    game = lanes(Lane(hand=["Decree of Rage"], energy=1, power="Fury 1", far=Spot(thralls=[5])))
    assert "play Decree of Rage" not in offered_to(game, 0)


@shows("Renekton, Rage Fueled")
def test_renekton_deals_to_the_thralls_he_attacks() -> None:
    game = lanes(Lane(base=["Renekton, Rage Fueled"], near=Spot(thralls=[2, 1, 9]), far=Spot(thralls=[1])))
    act(game, 0, "move Renekton, Rage Fueled")
    pass_all(game)
    assert at(game, "far") == ["Thrall 1"]
    assert told(game, "dies")[:2] == ["dies Thrall", "dies Thrall"]


@shows("Endless Riches")
def test_endless_riches_leaves_the_draw_of_the_next_lane_alone() -> None:
    """Draws are skipped in its player's lane, and what is dealt to the enemy is dealt all the same."""
    game = lanes(
        Lane(base=["Endless Riches"], deck=[OGRE] * 6, trash=[BOLT], far=Spot(thralls=[5])),
        Lane(deck=[OGRE] * 6),
        phase="awaken",
    )
    pass_all(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Ogre"])
    act(game, 0, "play Bolt", "pick Thrall")
    pass_all(game)
    assert (banished(game, 0), trash(game, 0)) == (["Bolt"], [])


@shows("Ol' Poro")
def test_ol_poro_waits_for_the_fourth_turn_of_the_table() -> None:
    for turn, there in ((3, False), (4, True)):
        game = lanes(Lane(hand=["Ol' Poro"], energy=2), turn_number=turn)
        assert ("play Ol' Poro" in offered_to(game, 0)) is there


@shows("Sandstone Chimera")
def test_sandstone_chimera_slows_its_own_lane() -> None:
    """LL 8.3: each player is the one of its lane."""
    game = lanes(
        Lane(near=Spot(units=["Sandstone Chimera"]), rune_deck="Calm 5"), Lane(rune_deck="Calm 5"), phase="awaken"
    )
    pass_all(game)
    assert (len(ready_runes(game, 0)), len(ready_runes(game, 1))) == (1, 2)


@shows("Nasus, Ascended")
def test_only_a_held_farfield_scores_whatever_nasus_says() -> None:
    """LL 3.3."""
    game = lanes(Lane(base=[Piece("Nasus, Ascended", empowered=1)]))
    act(game, 0, "move Nasus, Ascended")
    pass_all(game)
    assert (at(game, "near"), score(game)) == (["Nasus, Ascended"], 0)


@shows("Mournful Witness", "Affectionate Poro")
def test_a_combat_with_thralls_is_a_combat() -> None:
    game = lanes(Lane(base=["Mournful Witness", "Affectionate Poro"], near=Spot(thralls=[1])))
    act(game, 0, "move Mournful Witness", "done")
    pass_all(game)
    assert (might(game, "Mournful Witness"), hand(game, 0)) == (4, [])


@shows("Threshold of the Gray")
def test_a_threshold_of_the_npc_gives_nobody_energy() -> None:
    """LL 5.8: an NPC triggers no battlefield."""
    near = Spot(card="Threshold of the Gray", thralls=[9])
    game = lanes(Lane(base=[OGRE], near=near), every_window=True)
    act(game, 0, "move Ogre")
    assert (open_questions(game), game.sides[0].energy) == ([(0, "focus")], 0)


@shows("Dragon Roost")
def test_a_dragon_flies_to_a_roost_of_the_npc() -> None:
    wyrm = unit_card("Wyrm", might=5, tags=("Dragon",))
    game = lanes(Lane(hand=[wyrm], power="Fury 2", near=Spot(card="Dragon Roost", thralls=[2])))
    act(game, 0, "play Wyrm", "at Dragon Roost")
    pass_all(game)
    assert at(game, "near") == ["Wyrm"]


@shows("Crumbling Sands")
@pytest.mark.parametrize(("strikes", "left"), [(1, []), (2, ["Ogre"])])
def test_the_sands_bury_the_second_strike(strikes: int, left: list[str]) -> None:
    """B5: each is a spell played, the first of the turn is nobody's second."""
    first = [unit_card("Post", might=9)] if strikes == 2 else []
    game = attacked(OGRE, *first, strikes=strikes, might=1, hand=["Crumbling Sands"], energy=1, power="Calm 1")
    while len(struck(game)) < strikes:
        act(game, 0, "pass")
    act(game, 0, "play Crumbling Sands")
    fight_on(game)
    assert [x for x in at(game, "far") if x == "Ogre"] == left


@shows("Helm of Suppression")
def test_a_strike_costs_an_npc_nothing_more() -> None:
    """LL 6.1: no cost of it is ever paid."""
    game = attacked(OGRE, strikes=1, base=["Helm of Suppression"])
    fight_on(game)
    assert struck(game) == ["Ogre"]
