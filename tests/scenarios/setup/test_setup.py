"""Setting up a Duel (core-rules 4)."""

from __future__ import annotations

import pytest

from farfield.decks import builtin
from farfield.games import start
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from tests.scenarios.table import asked, deck, do, hand, happened, name_of, offered, phase, question, seat_asked

ANNIE = builtin("Annie")
GAREN = builtin("Garen")
SEEDS = range(1, 13)


def new(seed: int = 1) -> Game:
    return start([ANNIE, GAREN], seed)


@pytest.mark.clause("core 4")
def test_the_legend_and_the_chosen_champion_go_to_their_zones():
    game = new()
    annie, garen = game.sides
    assert [name_of(game, id) for id in annie.legends] == ["Dark Child"]
    assert [name_of(game, id) for id in annie.champion] == ["Annie, Fiery"]
    assert [name_of(game, id) for id in garen.legends] == ["Might of Demacia"]
    assert [name_of(game, id) for id in garen.champion] == ["Garen, Commander"]


@pytest.mark.clause("core 4", "CR 485")
def test_each_player_brings_one_battlefield_and_nobody_controls_it():
    game = new()
    places = [game.places[i] for i in game.battlefields]
    assert [name_of(game, place.card) for place in places] == [*ANNIE.battlefields, *GAREN.battlefields]
    assert [place.controller for place in places] == [-1, -1]
    assert [game.card(place.card).owner for place in places] == [0, 1]


@pytest.mark.clause("core 4")
def test_both_decks_are_shuffled_and_each_player_draws_four():
    orders = set()
    for seed in SEEDS:
        game = new(seed)
        for seat, brought in ((0, ANNIE), (1, GAREN)):
            cards = sorted(hand(game, seat) + deck(game, seat))
            main = sorted(name for count, name in brought.main for _ in range(count))
            main.remove(brought.champion)
            assert cards == main
            assert len(hand(game, seat)) == 4
            runes = [name_of(game, id) for id in game.sides[seat].rune_deck]
            assert sorted(runes) == sorted(name for count, name in brought.runes for _ in range(count))
        orders.add((tuple(deck(game, 0)), tuple(name_of(game, id) for id in game.sides[0].rune_deck)))
    assert len(orders) == len(SEEDS)


@pytest.mark.clause("core 4")
def test_the_first_player_is_random_and_turn_order_goes_round():
    first = {new(seed).first_seat for seed in SEEDS}
    assert first == {0, 1}
    for seed in SEEDS:
        game = new(seed)
        assert game.order == [game.first_seat, 1 - game.first_seat]


@pytest.mark.clause("core 4", "CR 117.3")
def test_a_mulligan_sets_aside_up_to_two_draws_as_many_and_only_then_recycles():
    game = new()
    seat = game.first_seat
    assert (question(game), seat_asked(game)) == ("mulligan", seat)
    before, top = hand(game, seat), deck(game, seat)[:2]
    first, second, *_ = [option.a for option in asked(game).options]
    aside = [name_of(game, ObjectId(first)), name_of(game, ObjectId(second))]
    assert len(offered(game)) == 5  # four cards, or done
    do(game, f"aside {aside[0]}")
    assert len(offered(game)) == 4
    do(game, f"aside {aside[1]}")  # two are enough: nothing more is asked
    assert seat_asked(game) == 1 - seat
    kept = list(before)
    for name in aside:
        kept.remove(name)
    assert hand(game, seat) == sorted(kept + top)
    assert sorted(deck(game, seat)[-2:]) == sorted(aside)
    assert len(deck(game, seat)) == 35


@pytest.mark.clause("core 4")
def test_keeping_all_four_is_allowed():
    game = new()
    seat = game.first_seat
    before, cards = hand(game, seat), deck(game, seat)
    do(game, "done")
    assert (hand(game, seat), deck(game, seat)) == (before, cards)


@pytest.mark.clause("CR 117.3", "A26")
def test_two_recycled_cards_lie_in_random_order():
    orders = set()
    for seed in range(1, 30):
        game = new(seed)
        seat = game.first_seat
        first, second, *_ = [option.a for option in asked(game).options]
        names = [name_of(game, ObjectId(first)), name_of(game, ObjectId(second))]
        if names[0] == names[1]:
            continue
        do(game, f"aside {names[0]}", f"aside {names[1]}")
        orders.add(deck(game, seat)[-2:] == names)
    assert orders == {True, False}


@pytest.mark.clause("core 4", "CR 485")
def test_the_first_player_starts_and_the_last_one_channels_one_rune_more():
    game = new()
    first = game.first_seat
    do(game, "done", "done")
    assert (phase(game), seat_asked(game), game.turn) == ("main", first, 1)
    assert len(hand(game, first)) == 5  # in a Duel the first player draws
    assert len(game.sides[first].runes) == 2
    assert happened(game, "turn") == ["turn"]
    while question(game) != "main" or seat_asked(game) == first:
        do(game, "end" if "end" in offered(game) else offered(game)[0])
    assert len(game.sides[1 - first].runes) == 3
    assert game.turn == 2
    while game.turn < 4:
        do(game, "end" if "end" in offered(game) else offered(game)[0])
    assert len(game.sides[1 - first].runes) == 5  # only in the first Channel Phase
