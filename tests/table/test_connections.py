"""Connections that hold on to the server and want nothing: they keep nobody else out, and the log stays short."""

from __future__ import annotations

import logging
import socket
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from farfield.table.server.addresses import EACH
from farfield.table.server.calm_log import A_MINUTE, OF_ALL, OF_ONE_KIND, Calm
from farfield.table.server.door import HEADER_SECONDS
from tests.table.serving import Server

HALF = b"GET /api/start HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("door"))
    try:
        made.start()
        yield made
    finally:
        made.kill()


def line_to(server: Server, here: str = "127.0.0.1") -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), 30, (here, 0))


def closed(line: socket.socket) -> bool:
    """Has the other side ended it? Waits for that as long as the socket has patience."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_who_never_sends_the_rest_is_not_waited_for(strict: Server) -> None:
    with ExitStack() as lines:
        silent, half, again = (lines.enter_context(line_to(strict)) for _ in range(3))
        half.sendall(HALF)
        again.sendall(HALF + b"\r\n")
        assert again.recv(12) == b"HTTP/1.1 200"
        while b"\r\n0\r\n" not in (data := again.recv(1_000_000)) and not data.endswith(b"}"):
            pass
        again.sendall(HALF)  # the second request of a connection is waited for no longer than its first
        began = time.monotonic()
        for line in (silent, half, again):
            line.settimeout(3 * HEADER_SECONDS)
            assert closed(line)
        assert time.monotonic() - began < 2.5 * HEADER_SECONDS
        body = lines.enter_context(line_to(strict))
        body.sendall(b"POST /api/decks/check HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{")
        body.settimeout(1.5 * HEADER_SECONDS)
        assert not closed(body)  # a body has more time
    assert strict.get("/api/lessons")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many addresses of its own")
def test_one_address_has_so_many_connections_and_others_have_theirs(strict: Server) -> None:
    with ExitStack() as lines:
        held = [lines.enter_context(line_to(strict, "127.0.0.2")) for _ in range(EACH + 20)]
        time.sleep(0.5)
        refused = 0
        for line in held:
            line.settimeout(0.01)
            refused += closed(line)
        assert refused == 20
        other = lines.enter_context(line_to(strict, "127.0.0.3"))
        other.sendall(HALF + b"\r\n")
        assert other.recv(12) == b"HTTP/1.1 200"
        held[0].close()
        time.sleep(0.5)
        next_one = lines.enter_context(line_to(strict, "127.0.0.2"))
        next_one.sendall(HALF + b"\r\n")
        assert next_one.recv(12) == b"HTTP/1.1 200"


@pytest.mark.skipif(sys.platform != "linux", reason="needs the limits of the system for a process")
def test_a_thousand_half_sent_requests_shut_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    log = tmp_path / "log"
    server = Server(tmp_path, log=log, files=400)  # a small system: what it gives to a process is all there is
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 4096), before[1]))
    try:
        server.start()
        with ExitStack() as lines:
            for _ in range(1100):
                line = lines.enter_context(line_to(server))
                try:
                    line.sendall(HALF)
                except ConnectionError:
                    continue
            for _ in range(10):
                assert server.get("/api/lessons")
        made = server.room({"kind": "here"})
        with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
    finally:
        server.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert log.stat().st_size < 100_000


def test_what_is_logged_again_and_again_is_counted_instead() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])

    def said(words: str, n: int) -> int:
        made = [logging.LogRecord("farfield.table", logging.ERROR, "", 0, words, (n,), None) for n in range(n)]
        return sum(calm.filter(record) for record in made)

    assert said("room %s failed", 1000) == OF_ONE_KIND
    assert said("something else %s", 1) == 1
    assert sum(said(f"kind {n} %s", 1) for n in range(2 * OF_ALL)) == OF_ALL - OF_ONE_KIND - 1
    now[0] += A_MINUTE
    record = logging.LogRecord("farfield.table", logging.ERROR, "", 0, "room %s failed", (1,), None)
    assert calm.filter(record) and "left out" in record.getMessage()


def test_who_has_gone_is_not_counted_any_more(strict: Server) -> None:
    """Lines of tables too: a server that runs for weeks would count, and keep, all that there ever were."""
    made = strict.room({"kind": "here"})
    before = connections(strict)
    for _ in range(10):
        with strict.sit(made["room"], made["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
            assert connections(strict) >= before
    until = time.monotonic() + 20
    while connections(strict) > before:
        assert time.monotonic() < until, "lines that were closed are still counted"
        time.sleep(0.1)


def connections(server: Server) -> int:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as told:
        lines = told.read().decode().splitlines()
    return int(float(next(x.split()[1] for x in lines if x.startswith("farfield_connections "))))
