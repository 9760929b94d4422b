"""Cards of Vendetta that a lane makes strange: points, players without a hand, Thralls, whose turn it is."""

from __future__ import annotations

import pytest

from farfield.cards.language import gain_points
from farfield.games import Piece
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
)
from tests.scenarios.table import banished, gear_card, hand, piece, runes, spell_card, trash, unit_card

POST = unit_card("Post")
OGRE = unit_card("Ogre", might=4)
GIANT = unit_card("Giant", might=9)


@shows("Otterpus")
@pytest.mark.parametrize(("turns", "scored"), [(1, 0), (2, 0), (3, 1)])
def test_an_early_hold_of_the_farfield_is_a_card(turns: int, scored: int) -> None:
    """LL 3.3: that is the only point there is, and each of the first two turns has none."""
    game = lanes(Lane(base=["Otterpus"], far=Spot(units=[GIANT]), turns=turns, deck=[POST] * 5), phase="awaken")
    pass_all(game)
    assert (score(game), len(hand(game, 0))) == (scored, 2 - scored)


@shows("Swain, Visionary", "Bottled Constellation")
def test_points_of_texts_are_nothing() -> None:
    """LL 3.3."""
    study = spell_card("Study", gain_points(1))
    swain = "Swain, Visionary"
    game = lanes(Lane(base=[swain], hand=[OGRE, gear_card("Band"), study]))
    act(game, 0, "play Ogre", "play Band", "play Study")
    pass_all(game)
    act(game, 0, f"move {swain}")
    pass_all(game)
    assert (at(game, "near"), score(game)) == ([swain], 0)
    three = [gear_card(x) for x in "ABC"]
    game = lanes(Lane(base=["Bottled Constellation", *three]), phase="awaken")
    pass_all(game)
    act(game, 0, "yes")
    pass_all(game)
    assert (at(game, "base"), score(game)) == (["Bottled Constellation"], 0)


@shows("Temporal Breach")
def test_a_banished_thrall_does_not_come_back() -> None:
    game = lanes(Lane(hand=["Temporal Breach"], energy=2, power="Mind 1", far=Spot(thralls=[5])))
    act(game, 0, "play Temporal Breach")
    pass_all(game)
    assert (at(game, "far"), banished(game, 0)) == ([], [])


@shows("Cataclysmic Duel")
def test_an_npc_keeps_no_thrall_in_a_cataclysmic_duel() -> None:
    """B9: it is no player, so it chooses none. Other lanes see nothing of it (B32)."""
    game = lanes(
        Lane(hand=["Cataclysmic Duel"], energy=8, power="Body 3", base=[OGRE, POST], far=Spot(thralls=[5])),
        Lane(base=[GIANT], far=Spot(thralls=[3])),
    )
    act(game, 0, "play Cataclysmic Duel")
    pass_all(game)
    act(game, 0, "pick Ogre")
    pass_all(game)
    assert (at(game, "base"), at(game, "far"), trash(game, 0)) == (["Ogre"], [], ["Cataclysmic Duel", "Post"])
    assert (at(game, "base", 1), at(game, "far", 1)) == (["Giant"], ["Thrall 3"])


@shows("Decree of Strength")
def test_an_npc_has_no_hand_to_reveal() -> None:
    """B9."""
    game = lanes(Lane(hand=["Decree of Strength"], energy=1, far=Spot(thralls=[5])))
    act(game, 0, "play Decree of Strength")
    pass_all(game)
    assert (trash(game, 0), open_questions(game)) == (["Decree of Strength"], [(0, "main")])


@shows("Nasus, Guardian of Knowledge")
def test_a_dead_thrall_is_an_enemy_that_died() -> None:
    nasus = "Nasus, Guardian of Knowledge"
    game = lanes(Lane(base=[nasus], near=Spot(thralls=[2]), rune_deck="Mind 3"))
    act(game, 0, f"move {nasus}")
    pass_all(game)
    assert (at(game, "near"), runes(game, 0)) == ([nasus], (0, 1))


@shows("Decree of Insight")
def test_a_thrall_has_no_domain() -> None:
    """B18."""
    game = lanes(Lane(hand=["Decree of Insight"], energy=1, far=Spot(thralls=[5])))
    assert "play Decree of Insight" not in offered_to(game, 0)


@shows("Mel, Newly Awakened")
def test_mel_weakens_a_thrall_by_one_more() -> None:
    mel = Piece("Mel, Newly Awakened", empowered=1)
    game = lanes(Lane(hand=["Mesmerize"], energy=1, power="Mind 1", base=[mel], far=Spot(thralls=[5])))
    act(game, 0, "play Mesmerize", "mode 1")
    pass_all(game)
    assert at(game, "far") == ["Thrall 2"]


@shows("Rogue Assassin")
def test_it_is_always_your_turn() -> None:
    """LL 2.1."""
    game = lanes(
        Lane(legend=Piece("Rogue Assassin", empowered=1), base=[OGRE], near=Spot(thralls=[9])),
        Lane(),
        every_window=True,
    )
    act(game, 0, "move Ogre", "use Rogue Assassin 1")
    pass_all(game)
    assert (at(game, "base"), piece(game, "Ogre").exhausted) == (["Ogre"], False)


@shows("Corrupted Dragon")
def test_corrupted_dragon_sends_thralls_to_the_base_of_their_npc() -> None:
    game = lanes(Lane(base=["Corrupted Dragon"], near=Spot(thralls=[5, 6])))
    act(game, 0, "move Corrupted Dragon", "yes", "pick Thrall")
    pass_all(game)
    assert (at(game, "near"), at(game, "npc base")) == (["Corrupted Dragon"], ["Thrall 5"])
