"""Programs think in processes of their own, on games that they play along from what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farfield.rules.state import Option
from farfield.table import bodies, entries, setting_up, thinking
from farfield.table.kept import GameKept, SeatKept
from farfield.table.playing import Playing
from farfield.table.server.machine import MachineWorkers, rooms_on
from farfield.table.server.storage import Storage
from farfield.table.server.thinkers import Thinkers
from farfield.table.thinking import Question, plain

KINDS = ("here", "program")


def game(seed: str = "5") -> Playing:
    decks = ("Garen", "Lux")
    wishes = [bodies.SeatWish("here", deck="Garen"), bodies.SeatWish("program", deck="Lux")]
    seats = [SeatKept(n, KINDS[n], f"P{n}", decks[n], "rule-of-thumb") for n in range(2)]
    return Playing(setting_up.settings_of(bodies.CreateRoom("lanes", wishes), seats, seed), shared_screen=True)


class Stored:
    """A game, and its entries as they are stored."""

    def __init__(self) -> None:
        self.playing = game()
        self.said: list[str] = []
        self.dice = Random(1)
        self.read: list[int] = []

    def play(self, count: int) -> None:
        for _ in range(count):
            decision = self.playing.game.decisions()[0]
            entry = self.playing.answer(decision, self.dice.choice(decision.options), decision.seat)
            self.said.append(entries.say(entry))

    def question(self, room: str = "a-room", offer: bool = False) -> Question:
        decision = self.playing.game.decisions()[0]
        settings = self.playing.settings
        return Question(
            room, 0, settings.text(), settings.undo, True, self.playing.engine, decision.seat, "rule-of-thumb", 1,
            decision.id, offer, plain(decision.options[-1]),
        )  # fmt: skip

    def offered(self, option: Option | None) -> bool:
        return option in self.playing.game.decisions()[0].options

    async def answers(self, room: str, game: int, since: int) -> list[str]:
        self.read.append(since)
        return self.said[since:]


def test_a_worker_plays_along_and_answers_what_is_asked() -> None:
    stored = Stored()
    known = 0
    for _ in range(6):
        stored.play(5)
        knows, found = thinking.answer(stored.question("along"), known, stored.said[known:])
        assert knows and found is not None and stored.offered(Option(*found))
        known = len(stored.said)
    assert thinking.answer(stored.question("along"), known + 1, []) == (False, None)  # something is missing
    assert thinking.answer(stored.question("along"), 0, stored.said)[0]  # told everything, it knows it again
    gone = stored.question("along")
    stored.play(1)
    assert thinking.answer(gone, known, stored.said[known:]) == (True, None)  # the question is not open any more


def test_a_worker_keeps_so_many_games_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST", 2)
    stored = Stored()
    stored.play(2)
    for room in ("one", "two", "three"):
        assert thinking.answer(stored.question(room), 0, stored.said)[0]
    assert not thinking.answer(stored.question("one"), len(stored.said), [])[0]
    assert thinking.answer(stored.question("three"), len(stored.said), [])[0]


def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(240):
            await play()

    asyncio.run(main())


async def until_ready(thinkers: Thinkers, question: Question) -> None:
    while not thinkers.ready(question):
        await asyncio.sleep(0.05)


def test_a_process_is_told_only_what_is_new_and_one_that_takes_too_long_is_ended() -> None:
    async def play() -> None:
        stored = Stored()
        thinkers = Thinkers(stored.answers, processes=1)
        try:
            stored.play(4)
            assert not thinkers.ready(stored.question())  # a thread would think meanwhile
            await until_ready(thinkers, stored.question())
            assert stored.offered(await thinkers.ask(stored.question()))
            stored.play(3)
            assert stored.offered(await thinkers.ask(stored.question()))
            assert stored.read == [0, 4]
            thinkers.longest = 0.0
            fallback = stored.playing.game.decisions()[0].options[-1]
            assert await thinkers.ask(stored.question()) == fallback and thinkers.ended == 1
            thinkers.longest = 120.0
            assert not thinkers.ready(stored.question())
            await until_ready(thinkers, stored.question())
            assert stored.offered(await thinkers.ask(stored.question())) and stored.read[-1] == 0
        finally:
            await thinkers.close()

    run(play)


def test_a_process_that_is_killed_costs_one_thought_and_is_replaced() -> None:
    async def play() -> None:
        stored = Stored()
        thinkers = Thinkers(stored.answers, processes=1)
        try:
            stored.play(4)
            await until_ready(thinkers, stored.question())
            thinker = thinkers.places[0]
            assert thinker is not None
            thinker.process.process.kill()
            await thinker.process.process.wait()
            assert await thinkers.ask(stored.question()) == stored.playing.game.decisions()[0].options[-1]
            await until_ready(thinkers, stored.question())
            assert stored.offered(await thinkers.ask(stored.question()))
        finally:
            await thinkers.close()

    run(play)


@pytest.mark.slow
def test_at_a_table_programs_think_in_a_process(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"), processes=1)
        try:
            workers = rooms.outside.workers
            assert isinstance(workers, MachineWorkers) and workers.thinkers is not None
            await workers.thinkers._start(0)  # until then a thread would think
            seats = [bodies.SeatWish("here", deck="Garen"), bodies.SeatWish("program", deck="Lux")]
            made = await rooms.make(bodies.CreateRoom("lanes", seats, seed="3", start=True))
            room = await rooms.find(made.room)
            async with room.lock:  # nobody sits there: a program plays for them too
                await room.change_seat(0, lambda kept: setattr(kept, "lent", True))
                room.hire()
                room.changed()
            while workers.thinkers.asked < 5 and not room.over:
                await asyncio.sleep(0.05)
            assert workers.thinkers.asked >= 5 and workers.thinkers.ended == 0
            async with room.lock:
                kept = await rooms.storage.answers(made.room, 0)
                again = Playing.resume(room.running().settings, True, kept, GameKept(0, "", "").engine)
                assert again.game.hash() == room.running().game.hash()
        finally:
            await rooms.close()

    run(play)
