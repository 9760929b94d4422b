"""A real server for tests: started as a process on loopback, killed when the test says so."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0


class Server:
    """`farfield serve` with its data in a folder."""

    def __init__(self, folder: Path, *more: str, log: Path | None = None, files: int = 0) -> None:
        self.folder = folder
        self.log = log
        """Where it writes what goes wrong; otherwise that is told with everything else."""
        self.files = files
        """So many files and connections its system lets it open; 0: as many as it does."""
        self.more = more if "--rooms-per-hour" in more else (*more, "--rooms-per-hour", "0")
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.told = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "farfield", "serve", "--port", "0", "--data", str(self.folder), *self.more]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        environment = {**os.environ, "FARFIELD_LANG": "en", "PYTHONUNBUFFERED": "1"}
        wrong: IO[bytes] | int = self.log.open("ab") if self.log is not None else subprocess.STDOUT
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=wrong, text=True, env=environment)
        if not isinstance(wrong, int):
            wrong.close()
        assert self.process.stdout is not None
        self.told = ""
        for line in self.process.stdout:
            self.told += line
            found = re.search(r"(http://[0-9.:]+)/", line)
            if found:
                self.url = found[1]
            if "Ctrl+C" in line:
                break
        assert self.url, self.told
        self._wait()

    def _wait(self) -> None:
        for _ in range(int(PATIENCE * 10)):
            try:
                self.get("/api/lessons")
                return
            except (urllib.error.URLError, ConnectionError):
                assert self.process is not None
                assert self.process.poll() is None, self.process.stdout and self.process.stdout.read()
                time.sleep(0.1)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """As a power cut would: no word to anybody."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._hang_up()

    def stop(self) -> int:
        """As Ctrl+C would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self._hang_up()
        return status

    def _hang_up(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    # --- HTTP

    def call(self, method: str, path: str, body: object = None, secret: str = "", raw: bytes = b"") -> tuple[int, Any]:
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        data = raw or (json.dumps(body).encode() if body is not None else None)
        line = http.client.HTTPConnection(self.url.removeprefix("http://"), timeout=PATIENCE)
        with closing(line):
            with suppress(BrokenPipeError, ConnectionResetError):  # refused early: the answer is there
                line.request(method, path, data, headers)
            answer = line.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text else None

    def get(self, path: str, secret: str = "") -> Any:
        status, told = self.call("GET", path, secret=secret)
        assert status == 200, told
        return told

    def post(self, path: str, body: object, secret: str = "") -> Any:
        status, told = self.call("POST", path, body, secret)
        assert status < 300, told
        return told

    def room(self, *seats: dict[str, object], mode: str = "lanes", **more: object) -> Any:
        return self.post("/api/rooms", {"mode": mode, "seats": list(seats), **more})

    @contextmanager
    def sit(self, room: str, *secrets: str, lang: str = "en", **more: object) -> Iterator[Player]:
        where = f"{self.url.replace('http', 'ws')}/api/rooms/{room}/table"
        with connect(where, max_size=None, open_timeout=PATIENCE) as socket:
            player = Player(socket)
            with suppress(ConnectionClosed):  # who is not let in may be told so before they have said anything
                player.send("hello", secrets=list(secrets), lang=lang, **more)
            yield player


class Player:
    """One connection, and the last it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[int, Any] = {}
        self.log: dict[int, list[Any]] = {}
        self.faces: dict[str, Any] = {}
        self.heard: list[Any] = []

    def send(self, type: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self) -> Any:
        message = json.loads(self.socket.recv(PATIENCE))
        kind = message["type"]
        if kind == "table":
            self.tables[message["seat"]] = message
        elif kind == "log" and not message["older"]:
            lines = [line for line in self.log.get(message["seat"], []) if line["n"] < message["since"]]
            self.log[message["seat"]] = lines + message["lines"]
        elif kind == "faces":
            self.faces |= {face["name"]: face for face in message["faces"]}
        self.heard.append(message)
        return message

    def hear_until(self, *kinds: str) -> Any:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def silence(self) -> None:
        """Hear everything that was said before this question."""
        self.send("alive", id=77)
        self.hear_until("alive")

    def answer(self, seat: int, ask: Any, option: Any) -> Any:
        """Answer, and hear what comes of it: the next table of the seat, or a refusal."""
        self.send("answer", seat=seat, ask=ask["id"], verb=option["verb"], a=option["a"], b=option["b"])
        while True:
            message = self.hear()
            if message["type"] == "refused" or (message["type"] == "table" and message["seat"] == seat):
                return message

    def asked(self, seat: int) -> Any:
        """The question that is waited for; None if the seat has nothing to say."""
        return next((ask for ask in self.tables[seat]["asks"] if ask["waited"]), None)


@contextmanager
def two(server: Server, mode: str = "lanes", **more: object) -> Iterator[tuple[Player, Player, Any]]:
    """Ann, who is the host, and Bob elsewhere."""
    made = server.room(
        {"kind": "here", "name": "Ann"}, {"kind": "elsewhere", "name": "Bob"}, mode=mode, start=True, **more
    )
    joined = server.post(f"/api/rooms/{made['room']}/join", {"invitation": made["invitations"][0]["secret"]})
    made["bob"] = joined["secret"]
    with (
        server.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann,
        server.sit(made["room"], joined["secret"]) as bob,
    ):
        ann.hear_until("table")
        bob.hear_until("table")
        ann.silence()
        bob.silence()
        yield ann, bob, made


def keep_hands(ann: Player, bob: Player) -> None:
    """Both keep their hands, so that the first turn begins."""
    for player, seat in ((ann, 0), (bob, 1)):
        player.silence()
        while (ask := player.asked(seat)) is not None and ask["kind"] == "mulligan":
            player.answer(seat, ask, ask["options"][-1])
    for player in (ann, bob):
        player.silence()
