"""What goes on without anybody's message: programs and the clock, also after the storage has failed for a while."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from farfield.games import start
from farfield.players.random_player import RandomPlayer
from farfield.players.sight import Sight
from farfield.rules.state import Decision, Option
from farfield.table import attending, consent, live, messages, seating
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.connection import Connection
from farfield.table.dispatch import greet
from farfield.table.kept import NotKept, RoomKept, not_kept
from farfield.table.live import Room
from farfield.table.programs import think
from farfield.table.server.machine import MachineWorkers, rooms_on
from farfield.table.server.storage import Storage
from tests.table.nobody import NoSocket
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import Player as Sitting
from tests.table.serving import Server

PATIENCE = 120.0


class Failing(Storage):
    """A storage that can be told to fail."""

    writes_to_fail = 0
    reads_to_fail = 0
    failed = 0

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        if self.writes_to_fail:
            self.writes_to_fail -= 1
            self.fail()
        await super().append(room, game, seq, said)

    async def room(self, room: str) -> RoomKept | None:
        if self.reads_to_fail:
            self.reads_to_fail -= 1
            self.fail()
        return await super().room(room)

    def fail(self) -> None:
        self.failed += 1
        raise not_kept()


async def until(condition: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not condition():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(wait(), PATIENCE)


async def answer_as(room: Room, seat: int) -> None:
    async with room.lock:
        game = room.running().game
        decision = next(x for x in game.decisions() if x.seat == seat)
        await room.play(decision, decision.options[-1], seat)


async def stored(room: Room) -> int:
    """The hash of the game that storage holds."""
    return (await room.game_again(room.game_number)).game.hash()


def waited(room: Room) -> set[int]:
    return room.playing.waited() if room.playing is not None else set()


def run(tmp_path: Path, setup: CreateRoom, test: Callable[[Room, Failing], Awaitable[None]]) -> None:
    async def main() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        storage.__class__ = Failing
        assert isinstance(storage, Failing)
        rooms = rooms_on(storage)
        try:
            made = await rooms.make(setup)
            room = await rooms.find(made.room)
            secrets = [seat.secret for seat in made.seats]
            async with room.lock:
                await greet(room, Connection(NoSocket(), time.monotonic), messages.Hello(secrets))
            await test(room, storage)
        finally:
            await rooms.close()

    asyncio.run(main())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "PAUSE", 0.01)
    monkeypatch.setattr(attending, "COURTESY", 0.01)


def test_a_program_whose_answer_could_not_be_stored_tries_again(tmp_path: Path) -> None:
    async def test(room: Room, storage: Failing) -> None:
        await until(lambda: waited(room) == {0})
        await answer_as(room, 0)
        storage.writes_to_fail = 2
        await until(lambda: storage.failed == 2 and waited(room) == {0})
        async with room.lock:
            assert await stored(room) == room.running().game.hash()

    setup = CreateRoom("duel", [SeatWish("here"), SeatWish("program", program="random")], seed="3")
    run(tmp_path, setup, test)


def test_while_nothing_can_be_read_nobody_answers_and_then_the_game_goes_on_without_a_hole(tmp_path: Path) -> None:
    async def test(room: Room, storage: Failing) -> None:
        before = room.running().game.hash()
        connection = room.connections[0]
        storage.writes_to_fail, storage.reads_to_fail = 1, 1000
        for _ in range(2):
            with pytest.raises(NotKept, match="cannot keep the game"):
                await answer_as(room, 0)
        await until(lambda: storage.failed > 4)  # it is tried again and again
        storage.reads_to_fail = 0
        await until(lambda: room.playing is not None)
        assert room.running().game.hash() == before and room.problem is None
        assert connection in room.connections
        await answer_as(room, 0)
        assert await stored(room) == room.running().game.hash() != before

    run(tmp_path, CreateRoom("lanes", [SeatWish("here")], seed="3"), test)


def test_the_clock_goes_on_after_an_answer_could_not_be_stored(tmp_path: Path) -> None:
    async def test(room: Room, storage: Failing) -> None:
        async def time_is_up() -> None:
            async with room.lock:
                assert not room.running().game.answers
                room.since = dict.fromkeys(room.since, time.monotonic() - 4000)

        storage.writes_to_fail = 1
        await time_is_up()
        await until(lambda: storage.failed == 1)
        await time_is_up()  # the answer was not stored, so they are asked again
        await until(lambda: not room.lock.locked() and bool(room.running().game.answers))
        async with room.lock:
            assert await stored(room) == room.running().game.hash()

    run(tmp_path, CreateRoom("lanes", [SeatWish("here")], seed="3", clock=3600), test)


def test_a_room_that_is_put_away_has_nothing_that_goes_on(tmp_path: Path) -> None:
    async def test(room: Room, storage: Failing) -> None:
        await until(lambda: waited(room) == {0})
        await answer_as(room, 0)
        storage.writes_to_fail = 10**6
        await until(lambda: storage.failed > 2)
        room.attendant.stop()
        tasks = (room.attendant.programs, room.attendant.clock, room.attendant.mending)
        await until(lambda: all(task is None or task.done() for task in tasks))

    setup = CreateRoom("duel", [SeatWish("here"), SeatWish("program", program="random")], seed="3", clock=3600)
    run(tmp_path, setup, test)


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path)


def test_a_database_that_goes_away_and_comes_back_costs_no_game(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    server = Server(tmp_path / "server", "--db", postgres.new_database())
    server.start()
    try:
        made = server.room({"kind": "here"}, {"kind": "program", "program": "random"}, mode="duel", seed="5")
        secret = made["seats"][0]["secret"]
        with server.sit(made["room"], secret) as ann:
            ann.hear_until("table")
            answer(ann)
            while not ann.asked(0):
                ann.hear()
            ann.silence()
            ask, option = ann.asked(0), ann.asked(0)["options"][-1]
            postgres.halt()
            for told in ("room-storage", "room-storage"):
                ann.send("answer", seat=0, ask=ask["id"], verb=option["verb"], a=option["a"], b=option["b"])
                assert ann.hear_until("error", "refused", "table")["code"] == told
            postgres.start()
            assert ann.hear_until("table")["seat"] == 0  # nobody has asked for it
            for _ in range(3):
                answer(ann)
        server.kill()
        server.start()
        with server.sit(made["room"], secret) as ann:
            assert ann.hear_until("table", "refused")["type"] == "table"
    finally:
        server.kill()


def answer(ann: Sitting) -> None:
    while not ann.asked(0):
        ann.hear()
    assert ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])["type"] == "table"


class Telling(RandomPlayer):
    """Says when it has begun to think."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = threading.Event()
        self.asked_about = 0

    def choose(self, sight: Sight, decision: Decision) -> Option:
        self.asked_about = sight.steps
        self.begun.set()
        return super().choose(sight, decision)


def test_a_program_thinks_from_the_moment_it_is_asked_about_the_game_as_it_was_then() -> None:
    async def main() -> None:
        workers, player = MachineWorkers(), Telling()
        try:
            game = start(["Garen", "Lux"], seed=7)
            decision = game.decisions()[0]
            before = game.steps
            answer = workers.think(partial(think, player, game.copy(), decision.id, False))
            game.choose(decision, decision.options[-1])  # somebody else goes on meanwhile
            assert player.begun.wait(PATIENCE)  # though nobody waits for it yet
            assert player.asked_about == before != game.steps
            assert await answer in decision.options
        finally:
            await workers.close()

    asyncio.run(main())


class Slow(RandomPlayer):
    """Answers with the first option when it is asked the first time, later with the last; each when it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, int, list[Option]]] = []
        self.may_answer = threading.Event()

    def choose(self, sight: Sight, decision: Decision) -> Option:
        self.asked.append((decision.id, decision.kind, list(decision.options)))
        assert self.may_answer.wait(PATIENCE)
        return decision.options[0 if len(self.asked) == 1 else -1]


@pytest.mark.parametrize("begun_anew", [False, True], ids=["taken back", "another game"])
def test_what_a_program_thought_in_another_line_of_play_is_no_answer(
    begun_anew: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question has the same number, kind and options again, and yet it is another one."""
    player = Slow()
    monkeypatch.setattr(live, "program", lambda kind, seed: player)

    async def test(room: Room, storage: Failing) -> None:
        assert waited(room) == {0}
        await answer_as(room, 0)
        await until(lambda: len(player.asked) == 1)
        async with room.lock:
            if begun_anew:
                await room.begin("3")
            else:
                await consent.undo(room, messages.Undo(0))
        await answer_as(room, 0)
        player.may_answer.set()
        await until(lambda: len(player.asked) >= 2)
        assert player.asked[0] == player.asked[1]
        await until(lambda: any(x.seat == 1 for x in room.running().game.answers or ()))
        given = next(x for x in room.running().game.answers or () if x.seat == 1)
        number, _, options = player.asked[1]
        assert (given.decision, given.option) == (number, options[-1]) and options[0] != options[-1]

    setup = CreateRoom("duel", [SeatWish("here"), SeatWish("program")], seed="3")
    run(tmp_path, setup, test)


def test_a_program_does_not_answer_for_somebody_who_has_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Slow()
    monkeypatch.setattr(live, "program", lambda kind, seed: player)

    async def test(room: Room, storage: Failing) -> None:
        me = room.connections[0]
        assert waited(room) == {0}
        async with room.lock:
            room.since[0] = time.monotonic() - 4000
            await seating.lend(room, 0, True, me)
        await until(lambda: len(player.asked) == 1)
        async with room.lock:
            await seating.lend(room, 0, False, me)
        player.may_answer.set()
        await until(lambda: room.attendant.programs is not None and room.attendant.programs.done())
        assert waited(room) == {0} and not room.running().game.answers

    run(tmp_path, CreateRoom("duel", [SeatWish("here"), SeatWish("here")], seed="3"), test)
