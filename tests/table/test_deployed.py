"""What deploy/ starts, started: two nodes with the very commands of the units or of the compose file, PostgreSQL, and
the proxy with its own configuration. One node is stopped, the other killed, and whoever plays behind it plays on.

Needs `caddy` on the path, or `FARFIELD_CADDY` to name it. There is no systemd and no container here: what is not proven
is what only these do (restarting, users, networks)."""

from __future__ import annotations

import http.client
import os
import random
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE, Player, Server

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.fixture(scope="module")
def caddy() -> str:
    found = os.environ.get("FARFIELD_CADDY") or shutil.which("caddy")
    if not found:
        pytest.skip("caddy is not installed")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def of_systemd(ports: list[int]) -> list[list[str]]:
    unit = (DEPLOY / "systemd" / "farfield@.service").read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=\S+/farfield (serve .*)$", unit, re.MULTILINE)
    assert found is not None
    return [shlex.split(found[1].replace("%i", str(port))) for port in ports]


def of_compose(ports: list[int]) -> list[list[str]]:
    """Each container has an address of its own; here each node has a port of its own."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found = re.findall(r"command: (serve .*)$", text, re.MULTILINE)
    assert len(found) == len(ports) == 2
    said = zip(found, ports)
    return [
        [*shlex.split(re.sub(r"http://node\d:8137", f"http://127.0.0.1:{port}", line)), "--port", str(port)]
        for line, port in said
    ]


class Process:
    def __init__(self, command: list[str], log: Path, **environment: str) -> None:
        self.command, self.log, self.environment = command, log, {**os.environ, **environment}
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def clear(self) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)


def wait_for(server: Server, path: str, log: Path) -> None:
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until:
        with suppress(OSError, AssertionError, ValueError):
            server.get(path)
            return
        time.sleep(0.2)
    raise AssertionError(log.read_text(errors="replace")[-3000:])


def play(server: Server, made: Any, answers: int) -> int:
    """So many answers, however often the line breaks; how many were acknowledged."""
    dice, given, until = random.Random(answers), 0, time.monotonic() + 3 * PATIENCE
    while given < answers:
        assert time.monotonic() < until, "nobody can play any more"
        with suppress(WebSocketException, OSError, TimeoutError, EOFError), server.sit(*seat(made)) as ann:
            ann.hear_until("table")
            while given < answers:
                given += answer(ann, dice)
        time.sleep(0.2)
    return given


def seat(made: Any) -> tuple[str, str]:
    return made["room"], made["seats"][0]["secret"]


def answer(ann: Player, dice: random.Random) -> int:
    ask = ann.asked(0)
    assert ask is not None, "the game is over"
    deed = next((x for x in ask["options"] if x["verb"] in ("pass", "end", "no", "done")), None)
    ann.send("answer", seat=0, ask=ask["id"], id=dice.randrange(1, 10**9), **pick(deed or ask["options"][0]))
    told = ann.hear_until("stored", "refused")
    ann.hear_until("table")
    return int(told["type"] == "stored")


def pick(option: Any) -> dict[str, Any]:
    return {name: option[name] for name in ("verb", "a", "b")}


@pytest.mark.parametrize("commands", [of_systemd, of_compose])
def test_what_is_deployed_plays_on(tmp_path: Path, postgres: Postgres, caddy: str, commands: Any) -> None:
    ports, front, admin = [free_port(), free_port()], free_port(), free_port()
    mine = {"FARFIELD_DB": postgres.new_database(), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with ExitStack() as stack:
        nodes = []
        for port, command in zip(ports, commands(ports)):
            nodes.append(Process([sys.executable, "-m", "farfield", *command], tmp_path / f"{port}.log", **mine))
            stack.callback(nodes[-1].clear)
        told = {"SITE": f"http://127.0.0.1:{front}", "NODES": " ".join(f"127.0.0.1:{port}" for port in ports)}
        files = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        config = ["run", "--config", str(DEPLOY / "Caddyfile")]
        proxy = Process([caddy, *config], tmp_path / "caddy.log", CADDY_ADMIN=f"127.0.0.1:{admin}", **told, **files)
        stack.callback(proxy.clear)
        for port in ports:
            node = Server(tmp_path)
            node.url = f"http://127.0.0.1:{port}"
            wait_for(node, "/ready", tmp_path / f"{port}.log")
        server = Server(tmp_path)
        server.url = f"http://127.0.0.1:{front}"
        wait_for(server, "/ready", tmp_path / "caddy.log")
        for path in ("/metrics", "/status", "/node/rooms/x/release"):  # only from inside
            with closing(http.client.HTTPConnection("127.0.0.1", front, timeout=PATIENCE)) as line:
                line.request("GET", path)
                assert line.getresponse().status == 403
        made = server.room({"kind": "here", "name": "Ann"}, seed="5")
        assert play(server, made, 3) == 3
        assert nodes[0].end(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert play(server, made, 3) == 3
        nodes[0].start()
        node = Server(tmp_path)
        node.url = f"http://127.0.0.1:{ports[0]}"
        wait_for(node, "/ready", tmp_path / f"{ports[0]}.log")
        nodes[1].end(signal.SIGKILL)
        assert play(server, made, 3) == 3
