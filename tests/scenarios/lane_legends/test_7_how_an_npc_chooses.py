"""LL 7: whom an NPC's damage goes to. The examples of the document are in test_document_examples.py."""

from __future__ import annotations

import pytest

from farfield.cards.language import Backline, Tank, cant, have, instead_of_dying, me, recall, that, unit
from farfield.games import Piece
from farfield.games.position import PieceLike
from farfield.rules.effects.kinds_of_ability import TAKE_DAMAGE
from farfield.rules.game import Game
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    NPC,
    Lane,
    Spot,
    act,
    at,
    attacked,
    fight_on,
    holder,
    lanes,
    told,
)
from tests.scenarios.table import damage_to, unit_card


def attacked_by(might: int, *defenders: PieceLike) -> Game:
    """A Thrall of this Might attacks these units at the Farfield, and the damage is dealt."""
    return attacked(*defenders, might=might)


def damage(game: Game, *names: str) -> list[int]:
    return [sum(damage_to(game, name)) for name in names]


@pytest.mark.clause("LL 7.1")
def test_it_kills_the_mightiest_it_can_again_and_again():
    game = attacked_by(7, unit_card("Five", might=5), unit_card("Two", might=2), unit_card("Eight", might=8))
    assert damage(game, "Eight", "Five", "Two") == [0, 5, 2]


@pytest.mark.clause("LL 7.1")
def test_what_kills_nobody_more_goes_to_the_mightiest():
    game = attacked_by(7, unit_card("Five", might=5), unit_card("Three", might=3), unit_card("Eight", might=8))
    assert damage(game, "Eight", "Five", "Three") == [2, 5, 0]


@pytest.mark.clause("LL 7.1")
def test_if_it_can_kill_none_all_goes_to_the_mightiest():
    game = attacked_by(2, unit_card("Five", might=5), unit_card("Three", might=3))
    assert damage(game, "Five", "Three") == [2, 0]


@pytest.mark.clause("LL 7.1")
def test_damage_already_taken_counts():
    game = attacked_by(2, Piece(unit_card("Five", might=5), damage=3), unit_card("Two", might=2))
    assert damage(game, "Five", "Two") == [2, 0]


@pytest.mark.clause("LL 7.1")
def test_tank_comes_first_even_if_it_cannot_be_killed():
    game = attacked_by(3, unit_card("Wall", Tank, might=5), unit_card("Two", might=2))
    assert damage(game, "Wall", "Two") == [3, 0]


@pytest.mark.clause("LL 7.1")
def test_what_must_be_assigned_last_comes_last():
    game = attacked_by(6, unit_card("Archer", Backline, might=6), unit_card("Two", might=2), unit_card("One", might=1))
    assert damage(game, "Two", "One", "Archer") == [2, 1, 3]


@pytest.mark.clause("LL 7.1")
def test_a_defending_npc_assigns_in_the_same_way():
    lane = Lane(base=[unit_card("Five", might=5), unit_card("Two", might=2)], near=Spot(thralls=[4]))
    game = lanes(lane)
    act(game, 0, "move Five", "pick Two")
    assert damage(game, "Five", "Two") == [2, 2]


@pytest.mark.clause("LL 7.2")
def test_current_might_counts_whatever_it_comes_from():
    captain = unit_card("Captain", have(unit.friendly.here.other, 2), might=2)
    game = attacked_by(4, captain, unit_card("Page", might=2), unit_card("Three", might=3))
    assert damage(game, "Page", "Three", "Captain") == [4, 0, 0], "the Page has 4, the other one 5"


@pytest.mark.clause("LL 7.2")
def test_the_choice_depends_on_the_visible_board_and_the_seed_only():
    """Other hands, decks and runes, and the same seed: the same choices."""
    twins = [unit_card("Left", might=2), unit_card("Right", might=2)]
    for seed in range(6):
        lane = {"deals": [MOVES], "far": Spot(units=twins), "at_npc": [3]}
        one = lanes(Lane(deck=[], **lane), phase="enthralled", seed=seed)  # type: ignore[arg-type]
        other = lanes(
            Lane(deck=["Vanguard Sergeant"] * 5, hand=["Gust"], runes="Calm 5", **lane),  # type: ignore[arg-type]
            phase="enthralled",
            seed=seed,
        )
        fight_on(other)
        assert damage(one, "Left", "Right") == damage(other, "Left", "Right")


@pytest.mark.clause("LL 7.1", "B25")
def test_a_unit_that_takes_no_damage_is_skipped():
    ghost = unit_card("Ghost", cant(TAKE_DAMAGE, me), might=3)
    game = attacked_by(4, ghost, unit_card("Two", might=2), unit_card("Five", might=5))
    assert damage(game, "Ghost", "Two", "Five") == [0, 2, 2]


@pytest.mark.clause("B25")
def test_a_prevent_value_raises_what_must_be_assigned():
    game = attacked_by(5, Piece(unit_card("Warded", might=3), prevent=2), unit_card("Two", might=2))
    assert damage(game, "Warded", "Two") == [3, 0], "2 of the 5 were prevented"


@pytest.mark.clause("B25")
def test_what_is_left_over_goes_to_the_mightiest():
    saint = unit_card("Saint", instead_of_dying(me, recall(that)), might=3)
    game = attacked_by(9, unit_card("Two", might=2), saint)
    assert damage(game, "Saint", "Two") == [7, 2]
    assert (at(game, "base"), holder(game, "far")) == (["Saint"], NPC)
    assert told(game, "dies") == ["dies Two"]
