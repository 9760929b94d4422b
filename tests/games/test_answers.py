"""Answers as text: every option has words of its own, and a text finds its option or says what is near."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.errors import IllegalAnswer
from farfield.games import Field, Piece, Position, Seat, UnreadableAnswer, answer, choices, parse, say, start
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.rules.terms import CONCEDE
from tests.games.random_play import game_after, play_on


@given(st.integers(0, 10_000), st.integers(0, 150))
@settings(max_examples=60)
def test_every_option_has_words_of_its_own_that_find_it(seed: int, answers: int) -> None:
    game = game_after(seed, answers)
    for decision in game.decisions():
        texts = choices(game, decision)
        assert len(set(texts)) == len(decision.options)
        for text, option in zip(texts, decision.options, strict=True):
            assert say(game, decision, option) == text
            assert parse(text, game, decision) == option
            assert parse(f"  {text.upper()} ", game, decision) == option


@given(st.integers(0, 60), st.text(max_size=60) | st.sampled_from(["play", "move to", "use ability 0 of Gold", "pick"]))
@settings(max_examples=150)
def test_any_other_text_is_refused_and_changes_nothing(answers: int, text: str) -> None:
    game = game_after(9, answers)
    before = game.hash()
    try:
        option = parse(text, game, game.decisions()[0])
    except UnreadableAnswer as error:
        assert str(error)
    else:
        assert option in game.decisions()[0].options
    assert game.hash() == before


def table(**more: object) -> Game:
    return Position(
        seats=[
            Seat(hand=["Gust", "Gust", "Falling Comet"], base=["Daring Poro"], runes="Chaos 2"),
            Seat(base=["Daring Poro"]),
        ],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Daring Poro", Piece("Daring Poro", damage=1)]}),
            Field("Void Gate", controller=0, units={0: ["Petty Officer"]}),
        ],
        **more,  # type: ignore[arg-type]
    ).start()


def test_options_say_where_and_whose_and_what_state() -> None:
    game = table()
    assert choices(game, game.decisions()[0]) == [
        "play Gust #1",
        "play Gust #2",
        "move Daring Poro in base",
        "move Petty Officer at Void Gate [2]",
        "end turn",
    ]
    answer(game, "play Gust #2")
    assert choices(game, game.decisions()[0]) == [
        "pick seat 1's Daring Poro at Void Gate [1]",
        "pick seat 1's Daring Poro at Void Gate [1] (damage 1)",
    ]


def test_what_is_clear_may_be_left_out() -> None:
    game = table()
    decision = game.decisions()[0]
    texts = choices(game, decision)
    for given_, meant in (
        ("move daring poro", "move Daring Poro in base"),
        ("MOVE Petty", "move Petty Officer at Void Gate [2]"),
        ("end", "end turn"),
        ("play gust", "play Gust #1"),  # nobody could tell them apart
    ):
        assert texts[decision.options.index(parse(given_, game, decision))] == meant


def test_what_is_not_clear_is_asked_back() -> None:
    game = table()
    answer(game, "play Gust")
    with pytest.raises(UnreadableAnswer) as caught:
        answer(game, "pick Daring Poro")
    assert caught.value.message_id == "answer-ambiguous"
    assert caught.value.near == (
        "pick seat 1's Daring Poro at Void Gate [1]",
        "pick seat 1's Daring Poro at Void Gate [1] (damage 1)",
    )


def test_a_slip_is_answered_with_what_is_near() -> None:
    game = table()
    with pytest.raises(UnreadableAnswer) as caught:
        answer(game, "mov Darin Poro in bse")
    assert caught.value.near[0] == "move Daring Poro in base"
    assert '"mov Darin Poro in bse" is no option of this main decision' in str(caught.value)


def test_what_is_not_possible_is_answered_with_the_reason() -> None:
    game = table()
    with pytest.raises(UnreadableAnswer) as caught:
        answer(game, "play Falling Comet")
    assert caught.value.why is not None
    assert caught.value.why.id == "why-not-energy"
    assert "Falling Comet costs 5 Energy and you can make 2: 3 more is needed." in str(caught.value)


def test_a_card_the_seat_cannot_see_is_not_named() -> None:
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}, facedown={1: "Flash"})],
    ).start()
    hidden = game.places[game.battlefields[0]].facedown[0]
    assert game.object_name(hidden, 0) == "seat 1's hidden card facedown at Void Gate"
    assert game.object_name(hidden, 1) == "Flash facedown at Void Gate"


def test_a_script_of_answers_plays_a_game() -> None:
    game = table()
    for line in ("move Daring Poro", "at Void Gate [1]", "pass"):
        answer(game, line, 0)
    assert [x.kind for x in game.events()].count("combat") == 1


def test_conceding_by_text_needs_a_seat() -> None:
    game = table()
    answer(game, "concede", 1)
    assert game.winners == [0]
    with pytest.raises(IllegalAnswer, match="game is over"):
        answer(game, "end turn")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    game = table()
    before = game.hash()
    with pytest.raises(
        UnreadableAnswer, match=r"Seat 1 is not asked anything now\. Open decisions are those of: seat 0"
    ):
        answer(game, "end turn", 1)
    assert game.hash() == before


def test_an_option_of_another_decision_is_refused() -> None:
    game = table()
    before = game.hash()
    with pytest.raises(IllegalAnswer, match="not offered"):
        say(game, game.decisions()[0], Option(CONCEDE))
    assert game.hash() == before


def test_a_decision_that_was_taken_back_and_asked_again_differently_is_stale() -> None:
    from farfield.games import undo

    game = start(["Garen", "Lux"], seed=7)
    first = game.decisions()[0]
    game.choose(first, first.options[0])
    second = game.decisions()[0]
    undo(game, first.seat)
    game.choose(game.decisions()[0], first.options[1])
    now = game.decisions()[0]
    assert now.id == second.id
    before = game.hash()
    with pytest.raises(IllegalAnswer, match="not open any more"):
        game.choose(second, second.options[-1])
    assert game.hash() == before
    play_on(game, random.Random(1), 5)


def test_what_and_where_can_be_said_together() -> None:
    game = table()
    answer(game, "move Daring Poro to Void Gate [1]")
    assert game.events()[-1].kind != "turn"
    assert [x.kind for x in game.events()].count("moves") + [x.kind for x in game.events()].count("combat") >= 1


def test_what_and_where_together_happen_both_or_not_at_all() -> None:
    game = table()
    before = game.hash()
    for text in ("move Daring Poro to seat 1's base", "move Petty Officer to Void Gate [1]", "play Gust at Void Gate"):
        with pytest.raises(UnreadableAnswer):
            answer(game, text)
        assert game.hash() == before
