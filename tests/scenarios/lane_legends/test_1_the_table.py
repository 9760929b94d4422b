"""LL 1: players, NPCs, lanes, decks and opening hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.decks import builtin
from farfield.games import Settings
from farfield.games.settings import BadSettings
from tests.scenarios.lane_legends.lane_table import Lane, Spot, keep_all, lanes, new_table, open_questions, place_of
from tests.scenarios.table import runes


@pytest.mark.clause("LL 1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 8, 12])
def test_any_number_of_players_form_one_team_each_with_an_npc_of_their_own(players: int):
    game = new_table(players)
    people, npcs = game.sides[:players], game.sides[players:]
    assert len(npcs) == players
    assert {side.team for side in people} == {0}
    assert all(side.is_player for side in people)
    assert not any(side.is_player for side in npcs)
    assert 0 not in {side.team for side in npcs}, "every NPC is everybody's enemy"
    assert [npc.arena for npc in npcs] == [side.arena for side in people] == list(range(players))


@pytest.mark.clause("LL 1.2")
@pytest.mark.parametrize("players", [1, 4])
def test_a_lane_is_base_three_own_battlefields_and_the_npcs_base(players: int):
    game = new_table(players)
    assert len(game.battlefields) == 3 * players
    for seat in range(players):
        spots = [place_of(game, which, seat).index for which in ("base", "near", "mid", "far", "npc base")]
        assert spots[0] == game.sides[seat].base
        assert spots[4] == game.sides[players + seat].base
        assert [game.card(game.places[i].card).owner for i in spots[1:4]] == [seat] * 3
        assert sorted(spots) == sorted(game.arenas[seat].places)


@pytest.mark.clause("LL 1.2")
def test_the_three_battlefields_are_in_random_order():
    orders = set()
    for seed in range(12):
        game = new_table(1, seed)
        orders.add(tuple(game.card(place_of(game, which).card).printed.name for which in ("near", "mid", "far")))
    assert len(orders) > 2
    assert len({frozenset(order) for order in orders}) == 1


@pytest.mark.clause("LL 1.3")
def test_player_and_npc_share_the_main_deck_and_the_pile_is_the_npcs():
    game = new_table(1)
    keep_all(game)
    npc = game.sides[1]
    assert (npc.deck, npc.hand, npc.rune_deck, npc.runes, npc.legends) == ([], [], [], [], [])
    own = game.sides[0]
    dealt = [game.card(id) for id in own.aside]
    assert dealt and all(card.known == -1 for card in dealt), "the pile is public"
    assert len(own.deck) + len(own.hand) + len(dealt) == 39, "it came out of the player's 40, the champion aside"


@pytest.mark.clause("LL 1.4")
@pytest.mark.parametrize(("players", "score"), [(1, 5), (2, 8), (4, 14), (8, 26)])
def test_the_victory_score_is_three_for_each_player_and_two(players: int, score: int):
    assert new_table(players).victory_score == score


@pytest.mark.clause("LL 1.4")
def test_the_score_is_the_teams_and_may_go_below_zero():
    held = Spot(thralls=[1])
    game = lanes(Lane(near=held, deck=[]), Lane(near=held, deck=[]), phase="enthralled")
    assert [side.points for side in game.sides] == [-2, -2, 0, 0]


@pytest.mark.clause("LL 1.5")
def test_decks_of_different_size_are_refused_with_names_and_sizes():
    small = builtin("Annie")
    large = replace(small, name="Large", main=(*small.main, (1, "Vanguard Sergeant")))
    with pytest.raises(BadSettings, match=r"Annie 40, Large 41") as error:
        Settings.of(small, large, seed=1, mode="lanes", any_deck=True)
    assert "LL 1.5" in str(error.value.clause)


@pytest.mark.clause("LL 1.6")
def test_everybody_draws_four_and_may_put_back_two():
    game = new_table(2)
    assert [len(game.sides[seat].hand) for seat in (0, 1)] == [4, 4]
    assert open_questions(game) == [(0, "mulligan"), (1, "mulligan")]
    for _ in range(2):
        decision = next(d for d in game.decisions() if d.seat == 0)
        game.choose(decision, decision.options[0])
    assert open_questions(game) == [(1, "mulligan")], "no more than two"
    assert len(game.sides[0].hand) == 4


@pytest.mark.clause("LL 1.6", "B36")
@pytest.mark.parametrize("players", [1, 3])
def test_in_the_first_channel_phase_everybody_channels_three(players: int):
    game = new_table(players)
    keep_all(game)
    assert game.turn == 1
    for seat in range(players):
        assert sum(runes(game, seat)) == 3
        assert len(game.sides[seat].hand) == 5, "nobody skips the first draw"
        assert game.sides[seat].aside, "and the Enthralled Phase happens on turn 1"
