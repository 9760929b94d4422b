"""Much of what costs the sender nothing: it is read later, told later or refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
from base64 import b64encode
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.sync.client import connect

from farfield.table.limits import Allowance, TooMuch
from farfield.table.server import visitors
from farfield.table.server.machine import LOOKS_OF_EACH, MachineWorkers
from farfield.table.server.together import FRAMES_A_SECOND, FRAMES_AT_ONCE, HEARD_AT_ONCE, PIECE, Together
from farfield.table.server.visitors import HEARD_A_SECOND, REFUSED_AT_ONCE, Visitors
from farfield.table.server.visitors import HEARD_AT_ONCE as HEARD_OF_ALL
from farfield.table.server.ways_in import WAYS
from tests.table.serving import PATIENCE, Player, Server, two

DEEP = b"[" * 50_000 + b"]" * 50_000


@pytest.mark.parametrize("path", [way.path for way in WAYS if way.body and way.method == "POST"])
def test_brackets_without_end_are_refused_like_anything_unreadable(server: Server, path: str) -> None:
    """At a table they would be an incident otherwise, of which everybody there is told."""
    with two(server) as (ann, _, made):
        for raw in (DEEP, b'{"nothing":' + DEEP + b"}"):
            status, told = server.call("POST", path.replace("{room}", made["room"]), raw=raw, secret=made["host"])
            assert status == 400 and told["id"] == "wire-schema"
        ann.silence()
        assert "told" not in {message["type"] for message in ann.heard}


def test_brackets_without_end_in_a_message_are_refused_too(server: Server) -> None:
    with two(server) as (ann, _, _made):
        ann.socket.send((b'{"nothing":' + DEEP + b',"type":"alive"}').decode())
        assert ann.hear_until("error")["code"] == "wire-schema"
        ann.silence()


def ping(number: int) -> bytes:
    return b"\x89\x84\0\0\0\0" + number.to_bytes(4, "big")


def test_who_sends_frames_without_end_is_read_no_faster_than_others(server: Server) -> None:
    """Pings are answered by the protocol itself, before anybody counts messages."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    room = server.room({"kind": "here"})["room"]
    key = b64encode(os.urandom(16)).decode()
    hello = f"GET /api/rooms/{room}/table HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    hello += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(hello.encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        got = line.recv(10_000)
        began = time.monotonic()
        line.settimeout(0.1)
        count = 20 * FRAMES_AT_ONCE
        with suppress(TimeoutError):  # it is not even taken from us
            line.sendall(b"".join(map(ping, range(count))))
        while got.count(b"\x8a\x04") <= FRAMES_AT_ONCE // 2 or time.monotonic() < began + 1:
            assert time.monotonic() < began + PATIENCE
            with suppress(TimeoutError):
                got += line.recv(100_000)
        answered, lasted = got.count(b"\x8a\x04"), time.monotonic() - began
        assert answered <= FRAMES_AT_ONCE + lasted * FRAMES_A_SECOND + 2 * PIECE / len(ping(0)) < count


HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class NoLine(asyncio.Transport):
    """Nobody at the other end of a protocol."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = False

    def write(self, data: object) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


def test_messages_that_nobody_listens_to_yet_are_not_gathered_without_end() -> None:
    heard: list[str] = []

    async def main() -> None:
        listen = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await listen.wait()
            while len(heard) < 2000:
                heard.append((await receive())["text"])

        config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
        config.load()
        line, protocol = NoLine(), Together(config, ServerState(), {}, asyncio.get_running_loop())
        protocol.connection_made(line)
        protocol.data_received(HELLO)
        while not protocol.handshake_complete:
            await asyncio.sleep(0)
        protocol.allowed.left = protocol.allowed.most = 10_000
        protocol.data_received(b"".join(b"\x81\x84\0\0\0\0%04d" % n for n in range(2000)))
        assert protocol.queue.qsize() <= HEARD_AT_ONCE + PIECE // 10 + 1 and line.paused
        listen.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*protocol.tasks)
        assert heard == [f"{n:04d}" for n in range(2000)] and not line.paused

    asyncio.run(main())


def test_only_who_keeps_silent_is_asked_whether_they_are_there() -> None:
    asked: list[float] = []

    async def main() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        class Line(NoLine):
            def write(self, data: object) -> None:
                if isinstance(data, bytes) and data[:1] == b"\x89":
                    asked.append(loop.time() - began)

            def close(self) -> None:
                loop.call_soon(protocol.connection_lost, ConnectionError())

        loop = asyncio.get_running_loop()
        config = uvicorn.Config(
            app, ws_per_message_deflate=False, ws_ping_interval=0.2, ws_ping_timeout=0.2, log_config=None
        )
        config.load()
        protocol = Together(config, ServerState(), {}, loop)
        protocol.connection_made(Line())
        protocol.data_received(HELLO)
        while not protocol.handshake_complete:
            await asyncio.sleep(0)
        began = loop.time()
        for _ in range(10):
            await asyncio.sleep(0.05)
            protocol.data_received(b"\x81\x84\0\0\0\0text")
        assert asked == []
        async with asyncio.timeout(60):
            await asyncio.gather(*protocol.tasks)  # it has said nothing to that, so it is not there
        assert len(asked) == 1 and asked[0] > 0.65

    asyncio.run(main())


def test_looks_back_keep_nobody_from_making_a_room_and_take_turns() -> None:
    async def main() -> None:
        workers, ready = MachineWorkers(), threading.Event()
        try:
            many = [asyncio.create_task(workers.look("ann", ready.wait)) for _ in range(LOOKS_OF_EACH + 1)]
            await asyncio.sleep(0)
            assert await asyncio.wait_for(workers.make(lambda: "a room"), 60) == "a room"
            with pytest.raises(TooMuch, match="right now"):
                await workers.look("ann", ready.wait)
            bob = asyncio.create_task(workers.look("bob", ready.is_set))
            for task in many[:2]:  # who goes away leaves nothing behind
                task.cancel()
            ready.set()
            assert await asyncio.wait_for(bob, 60)
            done = sum(task.done() for task in many)
            assert done < 10, "whoever has many waiting has one turn, then it is somebody else's"
            await asyncio.gather(*many, return_exceptions=True)
            assert workers.waiting()["looks"] == 0
        finally:
            ready.set()
            await workers.close()

    asyncio.run(main())


def test_who_is_refused_again_and_again_is_told_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr("farfield.table.server.visitors.asyncio.sleep", sleep)
    monkeypatch.setattr("farfield.table.server.addresses.time.monotonic", lambda: 1000.0)

    async def main() -> None:
        house = Visitors(60)
        for _ in range(REFUSED_AT_ONCE):
            await house.rest("192.0.2.1")
        assert rests == []
        for _ in range(100):
            await house.rest("192.0.2.1")
        assert len(rests) == 100 and rests == sorted(rests) and rests[0] < 0.3 and rests[-1] == visitors.LONGEST_REST
        debt = -house.refused.households["192.0.2.1"].left
        assert debt == visitors.LONGEST_DEBT, "who shares the address is not made to pay"
        await house.rest("192.0.2.2")
        assert len(rests) == 100 and house.resting == 0
        house.resting = visitors.MOST_RESTING
        await house.rest("192.0.2.1")
        assert len(rests) == 100, "each holds a connection: not all may"

    asyncio.run(main())


def test_many_lines_of_one_address_are_heard_no_more_than_a_few(tmp_path: Path) -> None:
    """Each of them keeps within its own limits; together they would be all that the server does."""
    server = Server(tmp_path, "--rooms-per-hour", "1000")
    server.start()
    try:
        made = server.room({"kind": "here"}, {"kind": "here"})
        where = f"{server.url.replace('http', 'ws')}/api/rooms/{made['room']}/table"
        hello = json.dumps({"type": "hello", "secrets": [made["host"]]})

        def line(address: str) -> Player:
            told_by = {"X-Forwarded-For": address}
            player = Player(lines.enter_context(connect(where, additional_headers=told_by, max_size=None)))
            player.socket.send(hello)
            player.silence()
            return player

        with ExitStack() as lines:
            many, other = [line("192.0.2.1") for _ in range(10)], line("192.0.2.2")
            began = time.monotonic()
            for player in many:
                for n in range(90):
                    player.send("alive", id=n)
            other.silence()
            heard_other = time.monotonic() - began
            for player in many:
                while player.hear_until("alive")["id"] != 89:
                    pass
            assert time.monotonic() - began >= (900 - HEARD_OF_ALL) / HEARD_A_SECOND > 1.5
            assert heard_other < time.monotonic() - began
    finally:
        server.kill()


def test_what_an_address_may_say_over_all_its_lines_is_counted_together() -> None:
    house = Visitors(60)
    ann, all_of_them = Allowance(100, 50, lambda: 0.0), house.hearing("192.0.2.1")
    ann.beyond = all_of_them
    assert all_of_them is not None and house.hearing("192.0.2.1") is all_of_them
    assert house.hearing("192.0.2.2") is not all_of_them and Visitors(0).hearing("192.0.2.1") is None
    all_of_them.now, all_of_them.then = (lambda: 0.0), 0.0
    assert [all_of_them.turn() for _ in range(HEARD_OF_ALL)] == [0.0] * HEARD_OF_ALL
    waits = [all_of_them.turn() for _ in range(3)]
    assert waits == pytest.approx([n / HEARD_A_SECOND for n in (1, 2, 3)]), "each has a turn of its own"
    ann.spend(9)
    assert all_of_them.turn() == pytest.approx(13 / HEARD_A_SECOND), "work counts for more here too"
