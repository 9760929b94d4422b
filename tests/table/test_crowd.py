"""Overload is a state: a server that has enough to do makes no new rooms, says so, and goes on with those it has."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from farfield.table.limits import TooMuch
from farfield.table.server import http, rooms_api
from farfield.table.server.crowd import AGAIN, AT_EASE, BUSY, LATE, LONGEST_WAIT, PACE, STRAINED, Crowd
from farfield.table.server.meter import LOOK, SELDOM, Meter
from farfield.table.server.visitors import Visitors
from tests.table.serving import Server


class Machine:
    """Time that passes while a server uses a share of it."""

    def __init__(self, full_at: float = BUSY) -> None:
        self.now = self.used = 0.0
        self.crowd = Crowd(cpu=lambda: self.used, full_at=full_at)

    def work(self, seconds: float, share: float, late: float = 0.0) -> bool:
        for _ in range(round(seconds / 0.05)):
            self.now += 0.05
            self.used += 0.05 * share
            self.crowd.see(self.now, late)
        return self.crowd.is_full


def test_a_server_that_uses_its_processor_up_is_full_until_it_has_clearly_less_to_do() -> None:
    machine = Machine()
    assert not machine.work(10, 0.5)
    assert not machine.work(1, 1.0)  # a moment is no state
    assert machine.work(10, BUSY + 0.05)
    assert machine.work(20, BUSY * AGAIN + 0.02)  # a little less is not enough
    assert not machine.work(20, BUSY * AGAIN - 0.05)


def test_one_that_comes_back_late_is_full_earlier_but_only_for_work_of_its_own() -> None:
    machine = Machine()
    assert not machine.work(20, STRAINED + 0.1)
    assert machine.work(10, STRAINED + 0.1, LATE * 2)
    machine = Machine()
    assert not machine.work(20, STRAINED * AGAIN - 0.1, 1.0)  # the machine is busy with something else


def test_one_that_may_use_less_of_a_processor_does_all_of_that_earlier() -> None:
    machine = Machine(BUSY / 4)
    assert not machine.work(20, AT_EASE / 4 - 0.02) and machine.crowd.at_ease
    assert not machine.work(10, BUSY / 4 - 0.02) and not machine.crowd.at_ease
    assert machine.crowd.turn(machine.now) == 0.0 and machine.crowd.turn(machine.now) == pytest.approx(4 * PACE)
    assert machine.work(10, STRAINED / 4 + 0.02, LATE * 2)
    assert machine.work(10, BUSY / 4 + 0.02)
    assert machine.work(20, BUSY * AGAIN / 4 + 0.01) and not machine.work(20, BUSY * AGAIN / 4 - 0.02)
    assert machine.crowd.share(machine.now) == pytest.approx(BUSY * AGAIN / 4 - 0.02)  # and says what it really uses


def test_what_only_spares_a_press_is_left_out_where_there_is_much_to_do() -> None:
    machine = Machine()
    assert not machine.work(10, AT_EASE - 0.05) and machine.crowd.at_ease
    assert not machine.work(10, AT_EASE + 0.05) and not machine.crowd.at_ease
    assert not machine.work(10, AT_EASE - 0.05) and machine.crowd.at_ease
    machine.crowd.limited = False
    machine.work(10, 1.0)
    assert machine.crowd.at_ease


@pytest.mark.parametrize(("has_much_time", "pause"), [(True, SELDOM), (False, LOOK)])
def test_a_server_with_much_time_looks_seldom_how_late_it_is(
    monkeypatch: pytest.MonkeyPatch, has_much_time: bool, pause: float
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            raise asyncio.CancelledError

    async def main() -> None:
        meter = Meter()
        meter.crowd.has_much_time = has_much_time
        monkeypatch.setattr(meter.crowd, "see", lambda now, late: None)
        warming = asyncio.get_running_loop().create_future()
        warming.set_result(None)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        with pytest.raises(asyncio.CancelledError):
            await meter.watch_the_loop(warming)

    asyncio.run(main())
    assert pauses == [pause] * 3


def test_nothing_is_concluded_from_the_first_seconds() -> None:
    assert not Machine().work(3, 1.0, 1.0)


class Asked(Machine):
    """A server that is asked for rooms as fast as it makes them; each costs something to make, and from then on."""

    def __init__(self, making: float, each: float) -> None:
        super().__init__()
        self.making, self.each = making, each
        self.rooms, self.changes = 0, 0

    def ask(self, seconds: float) -> None:
        free, due = self.now, -1.0  # when the last one was made, and when the next one will be
        for _ in range(round(seconds / 0.05)):
            was = self.crowd.is_full
            while not was:
                if due < 0:
                    free = max(free, self.now)
                    due = free + self.crowd.turn(free)
                if due >= self.now + 0.05:
                    break
                self.rooms += 1
                self.used += self.making
                free, due = due + 1.5 * self.making, -1.0
            self.work(0.05, min(1.0, self.rooms * self.each))
            self.changes += was != self.crowd.is_full


def test_what_it_takes_to_make_rooms_is_not_taken_for_what_they_cost() -> None:
    machine = Asked(making=0.012, each=0.0003)
    machine.ask(600)
    assert 0.75 * BUSY < machine.rooms * machine.each <= BUSY  # full of tables, not of the making
    assert machine.changes == 1  # and it stays so: not one room now and one then
    machine.rooms = round(0.9 * machine.rooms)
    machine.ask(60)
    assert machine.changes == 1  # some leave, and it is still as good as full
    left = machine.rooms = round(0.7 * machine.rooms)
    machine.ask(60)
    assert machine.changes >= 2 and machine.rooms > left  # many leave, and there is room again


def test_who_would_wait_too_long_for_a_room_is_told_at_once_and_an_idle_server_lets_nobody_wait() -> None:
    machine = Machine()
    assert [machine.crowd.turn(0.0) for _ in range(100)] == [0.0] * 100
    machine.work(10, STRAINED + 0.05)
    waits: list[float] = []
    with pytest.raises(TooMuch):
        while len(waits) < 100:
            waits.append(machine.crowd.turn(machine.now))
    assert waits[0] == 0.0 and waits[1] == pytest.approx(PACE) and max(waits) <= LONGEST_WAIT
    assert machine.crowd.refused == 1


@pytest.mark.parametrize("way", [rooms_api.create, rooms_api.take_in])
def test_who_may_make_no_more_rooms_takes_nobodys_turn(way: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(*_: object) -> None: ...

    monkeypatch.setattr(http, "body", body)
    monkeypatch.setattr(http, "address", lambda _: "192.0.2.1")
    house, turns = Visitors(1), list[float]()

    def turn() -> float:
        turns.append(0.0)
        return 0.0

    with house.new_room("192.0.2.1"):
        pass
    state = SimpleNamespace(visitors=house, turn=turn)
    with pytest.raises(TooMuch, match="Only 1 new rooms"):
        asyncio.run(way.fn(None, state))
    assert turns == []


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, "--tables", "2", "--rooms-per-hour", "1000")
    try:
        made.start()
        yield made
    finally:
        made.kill()


def test_above_what_it_holds_a_server_refuses_new_rooms_in_a_sentence_and_keeps_the_old(small: Server) -> None:
    body = {"mode": "lanes", "seats": [{"kind": "here"}], "seed": "3"}
    made = [small.post("/api/rooms", body) for _ in range(2)]
    with small.sit(made[0]["room"], made[0]["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        status, told = small.call("POST", "/api/rooms", body)
        assert status == 503 and told["id"] == "room-full"
        assert told["text"].startswith("This server has as many tables as it can hold right now.")
        ask = ann.asked(0)
        assert ann.answer(0, ask, ask["options"][0])["type"] == "table"
        with small.sit(made[1]["room"], made[1]["seats"][0]["secret"]) as bob:  # the other one is let in too
            bob.hear_until("table")
    small.call("DELETE", f"/api/rooms/{made[1]['room']}", secret=made[1]["host"])
    assert small.call("POST", "/api/rooms", body)[0] == 201
