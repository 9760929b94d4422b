"""Rulings B40-B46: opponents and players where nobody chooses, winning by a text, a deck that runs out, Strikes that
are forbidden. B41 is in its chapter."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    PLAY_CARDS,
    PLAY_SPELLS,
    YOURS,
    a,
    a_beginning,
    a_turn_ends,
    as_,
    cant,
    card_,
    choose,
    dies,
    each_player,
    gain_xp,
    it,
    kill,
    lasts,
    lose_the_game,
    pick,
    play_token,
    player,
    skip,
    unit,
    when,
    win_the_game,
)
from farfield.cards.tokens import BIRD
from farfield.games import Piece
from farfield.rules.terms import DRAW, ENEMY, Forbidden
from tests.insides import change_hands
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
    pass_all,
    strike,
    struck,
    told,
    unit_named,
)
from tests.scenarios.table import (
    gear_card,
    plain_field,
    spell_card,
    unit_card,
)


@pytest.mark.clause("B40")
def test_b40_each_opponent_is_the_npc_of_the_lane():
    purge = spell_card("Purge", each_player(kill(pick(unit.yours)), side=ENEMY))
    game = lanes(Lane(hand=[purge], far=Spot(thralls=[2])), Lane(far=Spot(thralls=[5])))
    act(game, 0, "play Purge")
    pass_all(game)
    assert (at(game, "far", 0), at(game, "far", 1)) == ([], ["Thrall 5"])


@pytest.mark.clause("B40")
def test_b40_an_opponent_that_is_chosen_is_any_npc():
    point = spell_card("Point", choose(a(player.enemy)))
    game = lanes(Lane(hand=[point]), Lane())
    act(game, 0, "play Point")
    decision = next(d for d in game.decisions() if d.seat == 0)
    assert [-o.a - 1 for o in decision.options] == [2, 3]


@pytest.mark.clause("B42")
def test_b42_an_npc_that_is_told_to_play_a_token_plays_it_to_its_base():
    """It controls the Farfield too, and moves its Thralls from there; the other unit stays at home."""
    nest = spell_card("Nest", choose(a(player.enemy, "them")), as_(it("them"), play_token(BIRD)))
    game = lanes(Lane(hand=[nest], deals=[MOVES], far=Spot(thralls=[2])))
    act(game, 0, "play Nest")
    pass_all(game)
    assert (at(game, "npc base"), at(game, "far")) == (["Bird"], ["Thrall 2"])
    end_turn(game)
    fight_on(game)
    assert at(game, "npc base") == ["Bird"]
    assert at(game, "far") != ["Thrall 2"], "the Thrall has moved on"


@pytest.mark.clause("B43", "LL 3.1")
def test_b43_an_npc_neither_wins_nor_loses_the_game():
    doom = spell_card("Doom", lose_the_game(a(player.enemy)))
    triumph = unit_card("Triumph", when(dies(unit), win_the_game()))
    slay = spell_card("Slay", kill(a(unit)))
    game = lanes(Lane(hand=[doom, slay], base=[unit_card("Page")], mid=Spot(units=[triumph])), Lane())
    change_hands(game, unit_named(game, "Triumph"), 2)
    act(game, 0, "play Doom", "pick seat 2")
    pass_all(game)
    act(game, 0, "play Slay", "pick Page")
    pass_all(game)
    assert (game.over, game.sides[2].lost, at(game, "mid")) == (False, False, ["Triumph"])


@pytest.mark.clause("B43", "LL 3.1")
def test_b43_a_player_who_wins_by_a_text_wins_for_the_team():
    game = lanes(Lane(hand=[spell_card("Crown", win_the_game())]), Lane())
    act(game, 0, "play Crown")
    pass_all(game)
    assert (game.over, game.winners) == (True, [0, 1])


@pytest.mark.clause("B44")
def test_b44_a_player_who_is_chosen_is_any_of_the_team():
    gift = spell_card("Gift", choose(a(player)))
    game = lanes(Lane(hand=[gift]), Lane())
    act(game, 0, "play Gift")
    decision = next(d for d in game.decisions() if d.seat == 0)
    assert [-o.a - 1 for o in decision.options] == [0, 1]


@pytest.mark.clause("B45", "LL 3.2")
@pytest.mark.parametrize("left", [0, 2])
def test_b45_who_never_draws_burns_out_when_the_deck_is_empty(left: int):
    """The NPC is dealt what there is, one card a turn; then there is nothing left that could end the game."""
    riches = gear_card("Riches", skip(DRAW))
    game = lanes(Lane(base=[riches], deck=[], deals=["Vanguard Sergeant"] * left), Lane())
    for _ in range(left):
        end_turn(game)
        fight_on(game)
        assert not game.over
    end_turn(game)
    assert (game.over, game.winners) == (True, [])
    assert told(game, "burns-out") == ["burns-out"]


@pytest.mark.clause("B44")
@pytest.mark.parametrize("players", [1, 3])
def test_b44_a_moment_of_each_players_turn_comes_once_in_a_lane(players: int):
    """LL 2.1: all turns begin and end at once, and a lane knows one player."""
    bell = plain_field("Bell", when(a_beginning, gain_xp(1)), when(a_turn_ends, gain_xp(1)))
    spot = Spot(units=[unit_card("Post", might=9)], card=bell)
    game = lanes(*[Lane(near=spot, deals=[MOVES]), Lane(deals=[MOVES]), Lane(deals=[MOVES])][:players], phase="awaken")
    fight_on(game)
    assert [x.xp for x in game.sides[:players]] == [1, 0, 0][:players]
    end_turn(game)
    fight_on(game)
    assert game.sides[0].xp == 3


@pytest.mark.clause("B46", "LL 6.1")
@pytest.mark.parametrize(("what", "targets"), [(PLAY_SPELLS, []), (PLAY_CARDS, ["Guard"])])
def test_b46_who_cannot_play_spells_uses_no_strike(what: Forbidden, targets: list[str]):
    """And keeps it; who cannot play cards may."""
    about = player if what == PLAY_SPELLS else card_
    hush = gear_card("Hush", cant(what, about, actor=ENEMY))
    game = attacked(unit_card("Guard", might=1), strikes=1, base=[hush])
    fight_on(game)
    assert struck(game) == targets
    assert at(game, "far") == ["Thrall 5" if targets else "Thrall 5 with 1 Strike"]


@pytest.mark.clause("B46", "B33")
def test_b46_the_same_of_a_player_who_has_one():
    hush = spell_card("Hush", lasts(cant(PLAY_SPELLS, player.yours, actor=YOURS)))
    carrier = Piece(unit_card("Carrier", might=3), attached=[strike()])
    game = lanes(Lane(hand=[hush], base=[carrier], near=Spot(thralls=[9])), every_window=True)
    act(game, 0, "move Carrier")
    assert "use Carrier" in offered_to(game, 0)
    game = lanes(Lane(hand=[hush], base=[carrier], near=Spot(thralls=[9])), every_window=True)
    act(game, 0, "play Hush")
    pass_all(game)
    act(game, 0, "move Carrier")
    assert offered_to(game, 0) == ["pass"]
