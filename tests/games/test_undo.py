"""Taking back: what happens at once, what others are asked for, and that nothing but the taken answers is lost."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.errors import IllegalAnswer
from farfield.games import (
    CannotUndo,
    NeedsConsent,
    SeatSettings,
    Settings,
    answer,
    choices,
    record,
    start,
    taking_back,
    undo,
)
from farfield.games.records import BadRecord, upto
from farfield.games.taking_back import carry_out, latest_action, plan
from farfield.rules.game import Game
from farfield.rules.terms import WISH
from tests.games.random_play import game_after, play_on


def asked_game(seed: int = 7) -> Game:
    return start(Settings.of("Garen", "Lux", seed=seed, undo="asked"))


@given(st.integers(0, 10_000), st.integers(1, 120), st.integers(1, 4))
@settings(max_examples=40)
def test_taking_back_is_as_if_it_had_never_been(seed: int, answers: int, count: int) -> None:
    game = game_after(seed, answers)
    assert game.answers is not None
    seat = game.answers[-1].seat
    mine = [i for i, given_ in enumerate(game.answers) if given_.seat == seat]
    count = min(count, len(mine))
    kept = record(game)
    undo(game, seat, count)
    assert record(game).answers == kept.answers[: mine[-count]]
    assert game.hash() == upto(kept, mine[-count]).replay().hash()
    assert [x.kind for x in game.events()] == [x.kind for x in upto(kept, mine[-count]).replay().events()]


@given(st.integers(0, 10_000), st.integers(2, 120))
@settings(max_examples=20)
def test_a_game_can_be_taken_back_to_its_start_and_played_again(seed: int, answers: int) -> None:
    game = game_after(seed, answers)
    fresh = game_after(seed, 0).hash()
    end = game.hash()
    while game.answers:
        undo(game, game.answers[-1].seat)
    assert game.hash() == fresh
    play_on(game, random.Random(seed), answers)
    assert game.hash() == end


def test_what_was_planned_is_not_played_again_to_be_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_after(3, 60)
    assert game.answers is not None
    made: list[int] = []

    def counted(game: Game, count: int) -> Game:
        made.append(count)
        return game.after(count)

    monkeypatch.setattr(taking_back, "as_it_was", counted)
    kept = record(game)
    request = plan(game, game.answers[-1].seat)
    assert request.played == taking_back.played_again(game, game.answers[-1].seat) < 60
    carry_out(game, request)
    assert made == [request.taken[0]], "from the nearest snapshot, once"
    assert game.hash() == upto(kept, request.taken[0]).replay().hash()
    with pytest.raises(CannotUndo):
        carry_out(game, request)  # and a plan is good for once


def test_a_plan_is_made_again_if_somebody_is_asked_in_another_way_since() -> None:
    game = game_after(3, 60)
    assert game.answers is not None
    request = plan(game, game.answers[-1].seat)
    game.wish(0, 1)
    assert not request.fits(game)
    carry_out(game, request)
    assert [x.option.verb for x in game.answers][request.taken[0] :] == [WISH], "the wish stays"


def test_a_wrong_choice_is_taken_back_at_once_even_where_others_are_asked() -> None:
    game = asked_game()
    seat = game.decisions()[0].seat
    before = game.hash()
    answer(game, choices(game, game.decisions()[0])[0])  # sets a card aside; nothing is drawn yet
    undo(game, seat)
    assert game.hash() == before


def test_what_others_did_since_needs_their_consent() -> None:
    game = asked_game()
    first = game.decisions()[0].seat
    answer(game, "done")
    other = game.decisions()[0].seat
    assert other != first
    answer(game, choices(game, game.decisions()[0])[0])
    before = game.hash()
    with pytest.raises(NeedsConsent) as caught:
        undo(game, first)
    assert game.hash() == before
    request = caught.value.request
    assert request.needs == (other,)
    assert [x.id for x in request.reasons] == ["undo-moves"]
    assert f"needs the consent of seat {other}" in str(caught.value)
    undo(game, first, agreed=[other])
    assert game.answers == []
    assert game.decisions()[0].seat == first


def test_nothing_that_came_to_light_is_taken_back_without_consent() -> None:
    game = asked_game()
    seat = game.decisions()[0].seat
    answer(game, choices(game, game.decisions()[0])[0])
    answer(game, "done")  # draws a card for the one set aside
    before = game.hash()
    with pytest.raises(NeedsConsent) as caught:
        undo(game, seat)
    assert [x.id for x in caught.value.request.reasons] == ["undo-revealed"]
    assert caught.value.request.needs == (1 - seat,)
    assert game.hash() == before
    undo(game, seat, agreed=[1 - seat])
    assert len(game.answers or ()) == 1


def test_ending_the_turn_lets_the_next_player_draw_and_so_needs_consent() -> None:
    game = asked_game()
    while choices(game, game.decisions()[0])[-1] != "end turn":
        answer(game, choices(game, game.decisions()[0])[-1])
    seat = game.decisions()[0].seat
    answer(game, "end turn")
    with pytest.raises(NeedsConsent):
        undo(game, seat)


def test_showing_a_card_of_ones_own_is_no_reason_to_ask() -> None:
    """A play begun and not finished: the card has been seen, but that costs only the one who showed it."""
    game = asked_game(3)
    dice = random.Random(3)
    for _ in range(300):
        texts = choices(game, game.decisions()[0])
        plays = [i for i, text in enumerate(texts) if text.startswith("play ")]
        decision = game.decisions()[0]
        if plays:
            before = game.hash()
            game.choose(decision, decision.options[plays[0]])
            if game.decisions()[0].seat == decision.seat and game.decisions()[0].kind in (4, 5):
                undo(game, decision.seat)
                assert game.hash() == before
                return
        else:
            game.choose(decision, dice.choice(decision.options))
    raise AssertionError("no play that asks for a place or target came up")


def test_where_all_share_a_screen_anything_can_be_taken_back() -> None:
    game = game_after(4, 80)
    for seat in (0, 1):
        undo(game, seat)
    assert record(game).replay().hash() == game.hash()


def test_a_whole_action_can_be_taken_back() -> None:
    game = game_after(4, 0)
    while "end turn" not in choices(game, game.decisions()[0]) or not any(
        text.startswith("move ") for text in choices(game, game.decisions()[0])
    ):
        play_on(game, random.Random(len(game.answers or ())), 1)
    seat = game.decisions()[0].seat
    before = game.hash()
    answer(game, next(text for text in choices(game, game.decisions()[0]) if text.startswith("move ")))
    if choices(game, game.decisions()[0])[0].startswith("at "):
        answer(game, choices(game, game.decisions()[0])[0])
    undo(game, seat, latest_action(game, seat))
    assert game.hash() == before


def test_a_concession_can_be_taken_back_with_consent() -> None:
    game = asked_game()
    before = game.hash()
    game.concede(0)
    assert game.over
    with pytest.raises(NeedsConsent, match="everything hidden"):
        undo(game, 0)
    assert game.over
    undo(game, 0, agreed=[1])
    assert not game.over
    assert game.hash() == before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_end_is_taken_back_only_if_everybody_agrees(seed: int) -> None:
    """It has shown all hands and the seed, whoever made it and whoever has lost."""
    game = play_on(asked_game(seed), random.Random(seed), 5000)
    assert game.over and game.answers is not None
    last = game.answers[-1].seat
    for seat in (0, 1):
        request = plan(game, seat)
        if seat == last or request.dropped:
            assert request.needs == (1 - seat,)
            assert "undo-ended" in [x.id for x in request.reasons]


def test_everybody_is_asked_although_somebody_else_has_ended_the_game() -> None:
    seats = ["Garen with gear", "Lux with gear", "Annie with gear"]
    game = start(Settings.of(*seats, seed=5, mode="lanes", undo="asked"))
    assert game.decisions()[0].seat == 0
    answer(game, choices(game, game.decisions()[0])[0])
    assert plan(game, 0).needs == ()
    game.concede(2)
    assert game.over
    assert plan(game, 0).needs == (1, 2)


def test_conceding_is_an_action_of_its_own() -> None:
    game = game_after(4, 60)
    seat = game.decisions()[0].seat
    game.concede(seat)
    assert latest_action(game, seat) == 1


def test_answers_that_were_given_for_a_seat_go_with_its_own_and_wishes_do_not_count() -> None:
    game = game_after(4, 0)
    assert latest_action(game, 0) == 0
    play_on(game, random.Random(4), 40)
    given = game.answers or []
    seat = given[-1].seat
    mine = [i for i, x in enumerate(given) if x.seat == seat]
    passed = [i in mine[-3:] for i in range(len(given))]
    assert latest_action(game, seat, whole=False) == 1
    assert latest_action(game, seat, passed, whole=False) == 4
    assert latest_action(game, seat, [True] * len(given), whole=False) == 0
    game.wish(seat, 1)
    assert latest_action(game, seat, whole=False) == 1
    undo(game, seat, latest_action(game, seat, passed, whole=False))
    assert [x for x in game.answers or () if x.seat == seat][-1].option.verb == WISH


def test_a_plan_from_before_the_game_went_on_is_refused() -> None:
    game = start(["Garen", "Lux"], seed=7)
    seat = game.decisions()[0].seat
    answer(game, choices(game, game.decisions()[0])[0])
    request = plan(game, seat)
    answer(game, choices(game, game.decisions()[0])[0])
    before = game.hash()
    with pytest.raises(CannotUndo, match="has gone on since"):
        carry_out(game, request)
    assert game.hash() == before


def test_planning_changes_nothing() -> None:
    game = game_after(11, 70)
    before = game.hash()
    plan(game, 0, 2)
    plan(game, 1, 1)
    assert game.hash() == before
    assert record(game).replay().hash() == before


@pytest.mark.parametrize("count", [0, -1, 1, 5])
def test_nothing_to_take_back(count: int) -> None:
    game = start(["Garen", "Lux"], seed=7)
    with pytest.raises(CannotUndo, match="is not possible"):
        undo(game, 0, count)


def test_unknown_seats_and_games_without_a_record() -> None:
    with pytest.raises(IllegalAnswer, match="no player at seat 2"):
        undo(game_after(1, 5), 2)
    with pytest.raises(BadRecord, match="keeps no record"):
        undo(game_after(1, 5).copy(), 0)


def test_it_takes_less_than_a_blink_at_turn_20() -> None:
    game = start(["Garen", "Lux"], seed=11)
    dice = random.Random(11)
    seed = 11
    while game.turn < 20 or game.over:
        if game.over:
            seed += 1
            game, dice = start(["Garen", "Lux"], seed=seed), random.Random(seed)
        play_on(game, dice, 1)
    assert game.answers is not None
    took: list[float] = []
    for _ in range(5):
        began = time.process_time()
        undo(game, game.answers[-1].seat)
        took.append(time.process_time() - began)
    assert min(took) < 0.1


def test_settings_decide_whether_others_are_asked() -> None:
    free = Settings.of("Garen", "Lux", seed=7)
    for settings_, needs in ((free, ()), (replace(free, undo="asked"), (1,))):
        game = start(settings_)
        while game.decisions()[0].seat != 0:
            answer(game, choices(game, game.decisions()[0])[-1])
        answer(game, choices(game, game.decisions()[0])[0])
        answer(game, "done")
        assert plan(game, 0).needs == needs


def test_programs_are_not_asked() -> None:
    game = start(Settings.of("Garen", SeatSettings.of("Lux", kind="rule-of-thumb"), seed=7, undo="asked"))
    for _ in range(12):
        answer(game, choices(game, game.decisions()[0])[0])
    before = len(game.answers or ())
    undo(game, 0)
    assert len(game.answers or ()) < before
    with pytest.raises(NeedsConsent) as caught:
        undo(game, 1)
    assert caught.value.request.needs == (0,)
