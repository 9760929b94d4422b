"""Records, answers, taking back and reasons with teams, NPC sides and several arenas open at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farfield.games import MODES, NeedsConsent, Record, Settings, choices, parse, record, undo, why_not
from farfield.games.records import upto
from farfield.games.taking_back import carry_out, plan
from farfield.rules.game import Game
from tests import mode_games
from tests.games.other_modes import ALL, REAL, new, other_modes, settings_for
from tests.games.random_play import play_on

SEEDS = st.integers(0, 10_000)
MODES_ = st.sampled_from(ALL)


@pytest.fixture(autouse=True)
def _modes() -> Iterator[None]:
    with other_modes():
        yield


quick = settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


def test_every_mode_is_played_here_or_has_games_of_its_own() -> None:
    assert set(MODES) == {*ALL, "duel", "lanes"}
    assert set(mode_games.MODES) == set(REAL)


def after(mode: str, seed: int, answers: int) -> Game:
    return play_on(new(mode, seed), random.Random(seed), answers)


@given(MODES_, SEEDS, st.integers(0, 200))
@quick
def test_records_replay_and_their_text_round_trips(mode: str, seed: int, answers: int) -> None:
    game = after(mode, seed, answers)
    kept = record(game)
    text = kept.text()
    again = Record.parse(text)
    assert again == kept
    assert again.text() == text
    assert again.replay().hash() == game.hash()


@given(MODES_, SEEDS, st.integers(0, 200))
@quick
def test_every_option_has_words_of_its_own(mode: str, seed: int, answers: int) -> None:
    game = after(mode, seed, answers)
    before = game.hash()
    for decision in game.decisions():
        texts = choices(game, decision)
        assert len(set(texts)) == len(texts)
        for text, option in zip(texts, decision.options, strict=True):
            assert parse(text, game, decision) == option
        for card in game.objects():
            refusal = why_not(game, decision.seat, f"play {card.printed.name}")
            assert refusal is None or str(refusal)
    assert game.hash() == before


@given(MODES_, SEEDS, st.integers(1, 150), st.integers(0, 3))
@quick
def test_taking_back_keeps_what_it_says(mode: str, seed: int, answers: int, seat: int) -> None:
    game = after(mode, seed, answers)
    assert game.answers is not None
    seat %= game.players
    if not any(given_.seat == seat for given_ in game.answers):
        return
    before, kept = game.hash(), record(game)
    request = plan(game, seat)
    assert game.hash() == before
    carry_out(game, request)
    gone = {*request.taken, *request.dropped}
    left = [entry for i, entry in enumerate(kept.answers) if i not in gone]
    now = record(game)
    assert [(x.seat, x.question, x.answer) for x in now.answers] == [(x.seat, x.question, x.answer) for x in left]
    assert now.replay().hash() == game.hash()
    first = request.taken[0]
    assert upto(now, first).replay().hash() == upto(kept, first).replay().hash()


def test_what_happens_in_another_arena_is_kept() -> None:
    """Both seats decide at the same time; one takes back, the other's answers stay."""
    for seed in range(40):
        game = play_on(new("two arenas", seed), random.Random(seed), 12)
        open_ = game.decisions()
        if len(open_) == 2 and open_[0].seat != open_[1].seat and all(len(x.options) > 1 for x in open_):
            before = record(game)
            game.choose(open_[0], open_[0].options[-1])
            other = [x for x in game.decisions() if x.arena == open_[1].arena]
            if not other or other[0].seat != open_[1].seat:
                continue
            game.choose(other[0], other[0].options[-1])
            request = plan(game, open_[0].seat)
            if request.dropped:
                continue
            carry_out(game, request)
            assert len(record(game).answers) == len(before.answers) + 1
            assert record(game).answers[-1].seat == open_[1].seat
            return
    raise AssertionError("no such moment came up")


def test_all_teammates_and_opponents_are_asked_when_something_came_to_light() -> None:
    game = new("two teams", 5)
    seat = game.decisions()[0].seat
    game.choose(game.decisions()[0], game.decisions()[0].options[0])
    while game.decisions()[0].seat == seat:
        game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    with pytest.raises(NeedsConsent) as caught:
        undo(game, seat)
    assert caught.value.request.needs == tuple(x for x in range(4) if x != seat)


def test_settings_of_a_mode_say_how_many_may_play() -> None:
    text = settings_for("two teams", 3).text()
    assert Settings.parse(text) == settings_for("two teams", 3)
    with pytest.raises(Exception, match="played by 4 players"):
        Settings.of(*settings_for("two teams", 3).seats[:3], seed=1, mode="two teams", any_deck=True)
