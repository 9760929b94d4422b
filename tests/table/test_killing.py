"""Killed again and again, and out of disk: nothing that was acknowledged is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from farfield.table.server.storage import Storage
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE, Player, Server

KILLS = int(os.environ.get("FARFIELD_KILLS", "100"))


class Person(threading.Thread):
    """Somebody who plays at random at one table, wherever it can be reached, and remembers what was acknowledged."""

    def __init__(self, servers: list[Server], room: str, secret: str, number: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.room, self.secret = servers, room, secret
        self.dice = random.Random(number)
        self.stored: list[tuple[int, int]] = []  # game and entry of each
        self.number = 1
        self.last: dict[str, Any] | None = None  # what was sent and not acknowledged
        self.over = False
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.over:
            server = self.dice.choice(self.servers)
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                self.play(server)
            time.sleep(0.1)

    def play(self, server: Server) -> None:
        with server.sit(self.room, self.secret) as player:
            player.hear_until("table")
            while not self.over:
                self.answer(player)

    def answer(self, player: Player) -> None:
        if self.last is None:
            ask = player.asked(0)
            if ask is None or player.tables[0]["over"]:
                self.over = True  # the game has ended
                return
            option = self.dice.choice(ask["options"])
            given = {"verb": option["verb"], "a": option["a"], "b": option["b"], "id": self.number}
            self.last = {"seat": 0, "ask": ask["id"], **given}
            self.number += 1
        player.send("answer", **self.last)  # also the one from before the line broke: it is given once
        while (message := player.hear())["type"] not in ("stored", "refused"):
            pass
        if message["type"] == "stored":
            self.stored.append((message["game"], message["entry"]))
        elif message["code"] not in ("answer-stale", "room-storage"):
            self.wrong.append(message["text"])
        self.last = None
        if message["type"] == "refused" and message["code"] == "room-storage":
            time.sleep(0.5)
            return
        player.hear_until("table")
        time.sleep(self.dice.random() * 0.1)


async def kept(url: str) -> set[tuple[str, int, int]]:
    """Every answer of a person that is stored: room, game, number."""
    storage = await Storage.open(url)
    try:
        async with storage.engine.connect() as db:
            rows = await db.execute(text("SELECT room, game, seq FROM answers WHERE said LIKE 'answer seat 0 %'"))
            return {(row.room, row.game, row.seq) for row in rows}
    finally:
        await storage.close()


def acknowledged(people: list[Person]) -> int:
    return sum(len(person.stored) for person in people)


def kill_often(servers: list[Server], kills: int) -> list[Person]:
    people: list[Person] = []
    finished: list[Person] = []
    dice = random.Random(kills)
    for number in range(6):
        made = servers[0].room({"kind": "here"}, seed=str(number))
        people.append(Person(servers, made["room"], made["seats"][0]["secret"], number))
    for person in people:
        person.start()
    for _ in range(kills):
        time.sleep(dice.random() * 3)
        # A busy machine takes long to start a server: one that dies before it has acknowledged anything proves nothing.
        played, until = acknowledged(people), time.monotonic() + PATIENCE
        while acknowledged(people) == played and time.monotonic() < until and not all(x.over for x in people):
            time.sleep(0.05)
        assert acknowledged(people) > played or all(x.over for x in people), "nobody is told that anything is stored"
        victim = dice.choice(servers)
        victim.kill()
        victim.start()
        for n, person in enumerate(people):  # who has finished a game begins another, at another table
            if person.over and not person.wrong:
                made = servers[0].room({"kind": "here"}, seed=str(dice.randrange(10**6)))
                people[n] = Person(servers, made["room"], made["seats"][0]["secret"], dice.randrange(10**6))
                finished.append(person)
                people[n].start()
    before = {person: len(person.stored) for person in people}
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until and any(len(x.stored) == before[x] and not x.over for x in people):
        time.sleep(0.2)
    assert all(len(x.stored) > before[x] or x.over for x in people), "a table does not go on"
    for person in people:
        person.over = True
    for person in people:
        person.join(PATIENCE)
    everybody = people + finished
    assert not [wrong for person in everybody for wrong in person.wrong]
    return everybody


def compare(people: list[Person], url: str) -> int:
    found = asyncio.run(kept(url))
    acknowledged = {(person.room, *which) for person in people for which in person.stored}
    assert acknowledged, "nothing was acknowledged"
    assert acknowledged <= found, f"{len(acknowledged - found)} of {len(acknowledged)} acknowledged answers are lost"
    return len(acknowledged)


@pytest.mark.soak
def test_killed_a_hundred_times_on_a_file(tmp_path: Path) -> None:
    server = Server(tmp_path, log=tmp_path / "log")
    server.start()
    try:
        people = kill_often([server], KILLS)
    finally:
        server.kill()
    count = compare(people, f"sqlite:///{tmp_path / 'table.db'}")
    print(f"{KILLS} times killed, {count} answers acknowledged, none lost")


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.mark.soak
def test_two_nodes_killed_a_hundred_times_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    servers = [Server(tmp_path, "--db", url, log=tmp_path / f"log{n}") for n in range(2)]
    for server in servers:
        server.start()
    try:
        people = kill_often(servers, KILLS)
    finally:
        for server in servers:
            server.kill()
    count = compare(people, url)
    print(f"{KILLS} times killed, {count} answers acknowledged, none lost")


# --- a disk that is really full


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=400m", "farfield-test", str(folder)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no disk of its own can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=False)


@pytest.mark.soak
def test_on_a_full_disk_nothing_is_lost_and_the_table_goes_on_when_there_is_room(small_disk: Path) -> None:
    server = Server(small_disk / "data", log=small_disk.parent / "log")
    server.folder.mkdir()
    server.start()
    filler = small_disk / "filler"
    try:
        made = server.room({"kind": "here"}, seed="3")
        secret, dice, refused = made["seats"][0]["secret"], random.Random(1), ""
        with server.sit(made["room"], secret) as ann:
            ann.hear_until("table")
            with suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 4096)
            while not refused:
                ask = ann.asked(0)
                told = ann.answer(0, ask, dice.choice(ask["options"]))
                refused = told.get("code", "")
            assert refused == "room-storage"
            status, problem = server.call("POST", "/api/rooms", {"mode": "lanes", "seats": [{"kind": "here"}]})
            assert status == 507 and problem["id"] == "room-disk"
            filler.unlink()
            view, until = None, time.monotonic() + PATIENCE
            while view is None:
                assert time.monotonic() < until, "the table does not go on"
                ann.silence()
                ask = ann.asked(0)
                told = ann.answer(0, ask, dice.choice(ask["options"])) if ask is not None else {"type": "refused"}
                view = told["view"] if told["type"] == "table" else None
                time.sleep(0.2)
        server.kill()
        server.start()
        with server.sit(made["room"], secret) as ann:
            assert ann.hear_until("table")["view"] == view
    finally:
        server.kill()
