"""Passing by itself: never where something could be done, and between opponents only from what everybody sees."""

from __future__ import annotations

import random

import pytest

from farfield.games.settings import SeatSettings, Settings
from farfield.players.random_player import EagerPlayer
from farfield.rules.terms import Q_FOCUS, Q_MAIN, Q_PRIORITY
from farfield.table import entries
from farfield.table.playing import CannotResume, Playing

GEAR = ("Garen with gear", "Lux with gear", "Annie with gear")


def table(mode: str, seats: int, *, seed: int = 5, shared: bool = False, undo: str = "free") -> Playing:
    sitting = [SeatSettings(SeatSettings.of(GEAR[n]).deck, f"P{n}", every_window=True) for n in range(seats)]
    settings = Settings.of(*sitting, seed=seed, mode=mode, undo="asked" if undo == "asked" else "free")
    return Playing(settings, shared)


@pytest.mark.parametrize(("mode", "seats", "shared"), [("lanes", 1, True), ("lanes", 3, False), ("duel", 2, True)])
def test_no_window_is_passed_in_which_anything_could_be_done(mode: str, seats: int, shared: bool) -> None:
    """Every answer the table gives by itself was the only one; the question before it is looked at to prove it."""
    playing = table(mode, seats, shared=shared)
    eager, dice = EagerPlayer(2), random.Random(3)
    passes = 0
    nobody = [False] * seats
    for _ in range(400):
        if playing.game.over:
            break
        decision = dice.choice(playing.game.decisions())
        playing.answer(decision, eager.choose(playing.game, decision), decision.seat)
        before = playing.game.copy()
        for entry in playing.pass_on(nobody, nobody):
            asked = before.find_decision(entry.decision)
            assert asked is not None and len(asked.options) == 1
            assert asked.kind != Q_MAIN, "ending a turn is one's own decision"
            before.choose(asked, asked.options[0], entry.seat)
            passes += 1
        assert not any(playing.only_passing(x) for x in playing.game.decisions())
    assert passes > 20


def test_between_opponents_a_pause_tells_nothing_about_a_hand() -> None:
    """Whether the table passes for a seat is the same whatever the seat holds."""
    playing = table("duel", 2)
    eager = EagerPlayer(4)
    looked = 0
    for step in range(300):
        if playing.game.over:
            break
        decision = playing.game.decisions()[0]
        if decision.kind in (Q_FOCUS, Q_PRIORITY):
            other = playing.game.imagine(1 - decision.seat, step)
            same = other.find_decision(decision.id)
            assert same is not None  # everybody is asked everywhere, whatever they hold
            real, playing.game = playing.game, other
            guess = playing.only_passing(same)
            playing.game = real
            assert guess == playing.only_passing(decision) or not real.state.sides[decision.seat].hand
            looked += 1
        playing.answer(decision, eager.choose(playing.game, decision), decision.seat)
    assert looked > 10


def test_taking_back_skips_what_was_passed_by_itself() -> None:
    playing = table("lanes", 1, shared=True)
    eager = EagerPlayer(2)
    for _ in range(200):
        decision = playing.game.decisions()[0]
        before = playing.game.hash()
        playing.answer(decision, eager.choose(playing.game, decision), 0)
        if len(playing.pass_on([False], [False])) >= 2:
            assert playing.latest(0, False) >= 3
            playing.take_back(playing.plan(0, False))
            assert playing.game.hash() == before and len(playing.auto) == len(playing.game.answers or ())
            return
    raise AssertionError("nothing was ever passed twice in a row")


@pytest.mark.parametrize(("mode", "seats", "undo"), [("lanes", 1, "free"), ("lanes", 3, "asked"), ("duel", 2, "free")])
def test_the_stored_entries_make_the_same_game_again(mode: str, seats: int, undo: str) -> None:
    playing = table(mode, seats, undo=undo)
    eager, dice = EagerPlayer(6), random.Random(7)
    said: list[str] = []
    nobody = [False] * seats
    while not playing.game.over and len(said) < 250:
        decision = dice.choice(playing.game.decisions())
        kept = [playing.answer(decision, eager.choose(playing.game, decision), decision.seat)]
        kept += playing.pass_on(nobody, nobody)
        seat = dice.randrange(seats)
        if dice.random() < 0.1 and playing.can_take_back(seat):
            kept.append(playing.take_back(playing.plan(seat, dice.random() < 0.5)))
        said += map(entries.say, kept)
    again = Playing.resume(playing.settings, False, said, playing.engine)
    assert again.game.hash() == playing.game.hash()
    assert again.auto == playing.auto and again.entries == playing.entries == len(said)
    damaged = [*said[:40], said[41], *said[41:]]
    with pytest.raises(CannotResume, match="do not fit together"):
        Playing.resume(playing.settings, False, damaged, playing.engine)
