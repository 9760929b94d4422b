"""A game is a value: it can be copied, replayed and hashed at every decision, and every offered option can be taken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.errors import IllegalAnswer
from farfield.games import Field, Piece, Position, Seat
from farfield.players import ask
from farfield.rules.deciding.options import actions, main_options, reactions
from farfield.rules.game import Game, new_game
from farfield.rules.ids import NOTHING, ArenaId
from farfield.rules.modes.duel import Duel
from farfield.rules.state import Decision, Option
from farfield.rules.state.dice import stream
from farfield.rules.terms import Q_FOCUS, Q_MAIN, Q_PRIORITY, Verb
from tests import forbidden
from tests.insides import state_of, text_of
from tests.lane_games import lane_game
from tests.mode_games import MODES, new
from tests.modes import two_arenas, two_teams
from tests.pool_decks import deck, secretive_deck
from tests.random_games import MOST_ANSWERS, player_for, starters
from tests.wild_deck import wild

KINDS = ("starters", "wild", "pool", "teams", "arenas", "one seat, two arenas", "one lane", "three lanes", *MODES)


def begin(kind: str, seed: int) -> Game:
    """A recorded game of one of several kinds."""
    if kind == "starters":
        return new_game(Duel(), [starters()[seed % 4], starters()[seed // 4 % 4]], seed)
    if kind == "wild":
        return new_game(Duel(), [wild(seed), wild(seed + 1)], seed)
    if kind == "pool":
        return new_game(Duel(), [deck(seed % 10_000), secretive_deck(seed % 10_000 + 1)], seed)
    if kind in MODES:
        return new(kind, seed, record=True)
    if kind == "teams":
        return two_teams.start([wild(seed + i) for i in range(4)], seed)
    if kind == "one lane":
        return lane_game(seed, 1)
    if kind == "three lanes":
        return lane_game(seed, 3)
    return two_arenas.start([wild(seed + i) for i in range(2 if kind == "arenas" else 1)], seed)


def any_open(game: Game, dice: Random) -> Decision:
    """One of the open questions, or sometimes something a seat may do although nobody waits for it."""
    if game.players > 1 and len(game.arenas) > 1 and dice.random() < 0.2:
        offers = game.offers(dice.randrange(game.players))
        if offers:
            return dice.choice(offers)
    open_ = game.decisions()
    return open_[dice.randrange(len(open_))]


def go_on(game: Game, seed: int, answers: int) -> None:
    """Let it be played at random for so many answers, or to the end."""
    player = player_for(seed)
    dice = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        decision = any_open(game, dice)
        game.choose(decision, ask(player, game, decision))


def unasked(game: Game) -> list[Decision]:
    """What every seat may do although nobody waits for it."""
    return [offer for seat in range(game.players) for offer in game.offers(seat)]


def same_question(game: Game, decision: Decision) -> Decision:
    """The same question in a copy."""
    found = game.find_decision(decision.id)
    assert found is not None
    return found


games = st.builds(lambda kind, seed: (kind, seed), st.sampled_from(KINDS), st.integers(0, 2**40))
some_answers = st.integers(0, 250)


@settings(max_examples=60)
@given(games, some_answers)
def test_no_card_is_ever_lost_or_made(which: tuple[str, int], answers: int) -> None:
    game = begin(*which)
    cards = forbidden.census(game)
    go_on(game, which[1], answers)
    assert forbidden.census(game) == cards


@settings(max_examples=60)
@given(games, some_answers, st.integers(1, 60))
def test_a_copy_goes_the_same_way_and_leaves_the_original_alone(
    which: tuple[str, int], answers: int, more: int
) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    before = text_of(game)
    twin = game.copy()
    other = game.copy()
    assert text_of(twin) == before
    go_on(other, which[1] + 1, more)  # something else happens to another copy
    assert text_of(game) == before
    assert text_of(twin) == before
    dice, player = Random(more), player_for(more)
    for _ in range(more):
        if game.over:
            break
        decision = any_open(game, dice)
        option = ask(player, game, decision)
        twin.choose(same_question(twin, decision), option)
        assert text_of(game) != text_of(twin)
        game.choose(decision, option)
        assert text_of(game) == text_of(twin)
    assert game.hash() == twin.hash()


@settings(max_examples=40)
@given(games, some_answers)
def test_settings_seed_and_answers_replay_to_the_same_game(which: tuple[str, int], answers: int) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    again = begin(*which)
    assert game.answers is not None
    for answer in list(game.answers):
        decision = again.find_decision(answer.decision)
        assert decision is not None
        again.choose(decision, answer.option, answer.seat)
    assert text_of(again) == text_of(game)
    assert again.hash() == game.hash()


@settings(max_examples=60)
@given(games, some_answers)
def test_every_offered_option_can_be_carried_out(which: tuple[str, int], answers: int) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    for decision in [*game.decisions(), *unasked(game)]:
        for option in decision.options:
            twin = game.copy()
            twin.choose(same_question(twin, decision), option, decision.seat)
            assert forbidden.broken(twin) == [], f"{option} of {which} after {answers} answers"
            assert text_of(twin) != text_of(game)


@settings(max_examples=60)
@given(games, some_answers)
def test_no_question_is_out_of_date(which: tuple[str, int], answers: int) -> None:
    """Also where several arenas go on side by side."""
    game = begin(*which)
    go_on(game, which[1], answers)
    fresh = {Q_MAIN: main_options, Q_PRIORITY: reactions, Q_FOCUS: actions}
    for decision in game.decisions():
        if decision.kind in fresh:
            now = fresh[decision.kind](state_of(game), game.arenas[decision.arena], decision.seat)
            assert decision.options == now


@settings(max_examples=25)
@given(games)
def test_every_game_ends(which: tuple[str, int]) -> None:
    game = begin(*which)
    go_on(game, which[1], MOST_ANSWERS)
    assert game.over
    assert game.decisions() == []
    assert len({game.sides[seat].team for seat in game.winners}) <= 1


@settings(max_examples=60)
@given(games, some_answers, st.data())
def test_a_bad_answer_is_refused_and_changes_nothing(which: tuple[str, int], answers: int, data: st.DataObject) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    before = text_of(game)
    recorded = len(game.answers or [])
    if game.over:
        with pytest.raises(IllegalAnswer):
            game.concede(0)
    for decision in game.decisions():
        verb = Verb(data.draw(st.integers(-5, 30)))
        absurd = Option(verb, data.draw(st.integers(-(2**40), 2**40)), data.draw(st.integers(-9, 9)))
        if absurd not in decision.options:
            with pytest.raises(IllegalAnswer):
                game.choose(decision, absurd)
        strangers = [seat for seat in (0, 1, 2, 3, 99) if not decision.may_answer(seat)]
        with pytest.raises(IllegalAnswer):
            game.choose(decision, decision.options[0], data.draw(st.sampled_from(strangers)))
        stale = Decision(
            decision.id + 1_000, decision.arena, decision.seat, decision.kind, decision.options, NOTHING, ""
        )
        with pytest.raises(IllegalAnswer):
            game.choose(stale, decision.options[0])
        elsewhere = Decision(decision.id, ArenaId(77), decision.seat, decision.kind, decision.options, NOTHING, "")
        with pytest.raises(IllegalAnswer):
            game.choose(elsewhere, decision.options[0])
    assert text_of(game) == before
    assert len(game.answers or []) == recorded


def test_an_answer_cannot_be_given_twice() -> None:
    game = begin("starters", 1)
    decision = game.decisions()[0]
    game.choose(decision, decision.options[-1])
    before = game.hash()
    with pytest.raises(IllegalAnswer):
        game.choose(decision, decision.options[-1])
    assert game.hash() == before


@pytest.mark.bulk
def test_the_first_random_numbers_are_pinned() -> None:
    """The same on every Python, compiled or not: records of games depend on them."""
    dice = stream(2026, "main deck 0")
    assert [dice.next() for _ in range(4)] == [1428979911, 1342623484, 3779000733, 2787433863]
    assert stream(2**63 + 5, "table").below(1000) == 225
    cards = list(range(10))
    stream(7, "recycle 1").shuffle(cards)
    assert cards == [3, 8, 2, 9, 7, 1, 5, 0, 6, 4]


@pytest.mark.bulk
def test_the_hash_of_a_position_is_pinned() -> None:
    """A new number here means that stored games are told apart from new ones: change it only on purpose."""
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat(base=[Piece("Petty Officer", damage=1)], points=3)],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
        seed=618,
    ).start()
    assert f"{game.hash():016x}" == "5ef85349ae9aa47c"


def fixed_hashes() -> list[str]:
    """Games that no random number of Python's has touched: whoever is asked takes the (n * 7)th option."""
    out = []
    for kind in KINDS:
        game = begin(kind, 20_260_618)
        for n in range(200):
            if game.over:
                break
            decision = game.decisions()[n % len(game.decisions())]
            game.choose(decision, decision.options[n * 7 % len(decision.options)])
            if n % 20 == 0:
                out.append(f"{game.hash():016x}")
    return out


@pytest.mark.bulk
def test_the_interpreted_engine_with_another_hash_seed_agrees() -> None:
    """Run by both engines: neither the engine nor the order of Python's sets makes a difference."""
    code = "from tests.properties import test_games_are_values as t; print(*t.fixed_hashes())"
    root = Path(__file__).resolve().parent.parent.parent
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == fixed_hashes()
