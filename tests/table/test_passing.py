"""Passing by itself: never where something could be done, and between opponents only from what everybody sees."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from farfield.games import Field, Position, Seat
from farfield.games.settings import SeatSettings, Settings
from farfield.games.taking_back import plan
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.state import Option
from farfield.rules.terms import Q_ASSIGN, Q_FOCUS, Q_MAIN, Q_PRIORITY
from farfield.table import entries, messages, setting_up
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.indifferent import TRIED
from farfield.table.playing import CannotResume, Playing, passing
from farfield.table.views import VERBS, Sight
from farfield.words.messages import Messages
from tests.table.nobody import Ear, some_rooms

GEAR = ("Garen with gear", "Lux with gear", "Annie with gear")


def table(mode: str, seats: int, *, seed: int = 5, shared: bool = False, undo: str = "free") -> Playing:
    sitting = [SeatSettings(SeatSettings.of(GEAR[n]).deck, f"P{n}", every_window=True) for n in range(seats)]
    settings = Settings.of(*sitting, seed=seed, mode=mode, undo="asked" if undo == "asked" else "free")
    return Playing(settings, shared)


@pytest.mark.parametrize(("mode", "seats", "shared"), [("lanes", 1, True), ("lanes", 3, False), ("duel", 2, True)])
def test_no_window_is_passed_in_which_anything_could_be_done(mode: str, seats: int, shared: bool) -> None:
    """Every answer the table gives by itself was the only one, or would have answered what the seat has just played
    itself, or is one of which `test_indifferent` proves that nothing hangs on it; the question before it is looked at
    to prove it."""
    playing = table(mode, seats, shared=shared)
    eager, dice = EagerPlayer(2), random.Random(3)
    passes = 0
    nobody = [False] * seats
    for _ in range(400):
        if playing.game.over:
            break
        decision = dice.choice(playing.game.decisions())
        playing.answer(decision, ask(eager, playing.game, decision), decision.seat)
        before = playing.game.copy()
        for entry in playing.pass_on(nobody, nobody):
            asked = before.find_decision(entry.decision)
            assert asked is not None and asked.kind != Q_MAIN, "ending a turn is one's own decision"
            if len(asked.options) > 1 and asked.kind not in TRIED:
                assert asked.kind == Q_PRIORITY and before.arenas[asked.arena].chain[-1].seat == entry.seat
            before.choose(asked, Option(VERBS[entry.verb], entry.a, entry.b), entry.seat)
            passes += 1
        assert not any(playing.only_passing(x) for x in playing.game.decisions())
    assert passes > 20


def test_whoever_stops_everywhere_may_answer_what_they_have_just_played() -> None:
    """Otherwise nobody is asked about that; what an opponent plays they are asked about all the same."""
    itself = others = 0
    for seed in range(1, 4):
        playing = table("duel", 2, seed=seed, shared=True)
        eager = EagerPlayer(seed)
        for _ in range(400):
            if playing.game.over:
                break
            decision = playing.game.decisions()[0]
            playing.answer(decision, ask(eager, playing.game, decision), decision.seat)
            assert playing.pass_on([True, True], [False, False]) == []
            if playing.game.over:
                break
            asked = playing.game.decisions()[0]
            if asked.kind == Q_PRIORITY and len(asked.options) > 1:
                itself += playing.answers_itself(asked)
                others += not playing.answers_itself(asked)
    assert itself > 0 and others > 0


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_between_opponents_a_pause_tells_nothing_about_a_hand(seed: int) -> None:
    """What the opponent sees decides whether a seat is asked: with any other hand it might hold it is just the same."""
    playing = table("duel", 2, seed=seed)
    eager = EagerPlayer(4)
    nobody = [False, False]
    looked = asked_with_nothing_to_do = 0
    for step in range(300):
        if playing.game.over:
            break
        decision = playing.game.decisions()[0]
        seat = decision.seat
        if decision.kind in (Q_FOCUS, Q_PRIORITY):
            stops = not playing.only_passing(decision)
            asked_with_nothing_to_do += stops and len(decision.options) == 1
            for guess in range(4):
                real = playing.game
                playing.game = other = real.imagine(1 - seat, 4 * step + guess)  # whatever else the seat might hold
                same = other.find_decision(decision.id)
                assert same is not None and same.seat == seat  # everybody is asked everywhere, whatever they hold
                assert (not playing.only_passing(same)) == stops
                playing.game = real
                looked += 1
        playing.answer(decision, ask(eager, playing.game, decision), seat)
        before = playing.game.copy()
        for entry in playing.pass_on(nobody, nobody):  # only where everybody sees that nothing is held, or who played
            asked = before.find_decision(entry.decision)
            assert asked is not None
            chain = before.arenas[asked.arena].chain
            assert not before.sides[entry.seat].hand or chain[-1].seat == entry.seat
            before.choose(asked, passing(asked), entry.seat)
    assert looked > 40
    assert asked_with_nothing_to_do > 0, "a seat that could only pass was asked all the same"


def test_between_opponents_a_seat_with_cards_is_asked_although_it_can_only_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table with opponents elsewhere: both hold cards and nothing to pay with, and are asked at every chance."""
    monkeypatch.setattr(setting_up, "random_seed", lambda: 5)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            lonely = 0
            for _ in range(60):
                (decision,) = room.running().game.decisions()
                seat = decision.seat
                look = room.running().game.view(seat)
                ask = room.sight(seat, "en").asks(look)[0]
                assert ask.waited
                if ask.kind in ("priority", "focus") and len(ask.options) == 1:
                    assert look.sides[seat].hand_count
                    lonely += 1
                moves = [x for x in ask.options if x.verb in ("play", "move", "at")] or ask.options[-1:]
                await room.answer(messages.Answer(seat, ask.id, moves[0].verb, moves[0].a, moves[0].b), Ear())
            assert lonely > 3, "nobody was ever asked with nothing to do"

    asyncio.run(main())


def test_taking_back_skips_what_was_passed_by_itself() -> None:
    playing = table("lanes", 1, shared=True)
    eager = EagerPlayer(2)
    for _ in range(200):
        decision = playing.game.decisions()[0]
        before = playing.game.hash()
        playing.answer(decision, ask(eager, playing.game, decision), 0)
        if len(playing.pass_on([False], [False])) >= 2:
            assert playing.latest(0, False) >= 3
            playing.take_back(plan(playing.game, 0, playing.latest(0, False)))
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
        kept = [playing.answer(decision, ask(eager, playing.game, decision), decision.seat)]
        kept += playing.pass_on(nobody, nobody)
        seat = dice.randrange(seats)
        if dice.random() < 0.1 and playing.can_take_back(seat):
            kept.append(playing.take_back(plan(playing.game, seat, playing.latest(seat, dice.random() < 0.5))))
        said += map(entries.say, kept)
    again = Playing.resume(playing.settings, False, said, playing.engine)
    assert again.game.hash() == playing.game.hash()
    assert again.auto == playing.auto and again.entries == playing.entries == len(said)
    damaged = [*said[:40], said[41], *said[41:]]
    with pytest.raises(CannotResume, match="do not fit together"):
        Playing.resume(playing.settings, False, damaged, playing.engine)


def test_while_damage_is_assigned_nobody_has_focus_and_nobody_is_told_to_have_passed() -> None:
    here = Field("Void Gate", controller=1, units={0: ["Daring Poro"], 1: ["Petty Officer", "Recruit"]})
    position = Position(seats=[Seat(), Seat()], fields=[here, Field()], every_window=True)
    playing = Playing(table("duel", 2).settings, shared_screen=True, position=position)
    sight = Sight(playing.game, ["Ann", "Bob"], 0, Messages("en"))
    decision = playing.game.decisions()[0]
    assert (decision.kind, sight.view().arenas[0].focus) == (Q_FOCUS, 0)
    playing.answer(decision, decision.options[0], 0)
    assert (sight.view().arenas[0].focus, sight.view().arenas[0].passed, playing.passed()) == (1, [0], {0})
    decision = playing.game.decisions()[0]
    playing.answer(decision, decision.options[0], 1)
    assert playing.game.decisions()[0].kind == Q_ASSIGN
    arena = sight.view().arenas[0]
    assert (arena.combat, arena.focus, arena.passed, playing.passed()) == (True, -1, [], set())
