"""Measure the table under load: how long an answer takes to reach everybody, and that none is lost.

usage: python -m tools.load_table [--tables 200] [--four-lanes 50] [--programs 0] [--seconds 30] [--every 2.0]

Starts `farfield serve` as one process of its own on loopback, with its data in a temporary folder, and plays solo games
of Lane Legends and games with four lanes, each seat answering every two seconds on average, each over a connection of
its own. An answer is measured from the moment it is sent until every connection of its table has the table that follows
it. With `--programs` so many of the solo tables have a program in a second lane, which thinks about its answers beside
all this. At the end the server is killed, and what it has stored is compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import resource
import signal
import sqlite3
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMIT = 50.0
"""Milliseconds within which 99 of 100 answers must have reached everybody."""
DECKS = ("Garen with gear", "Lux with gear", "Annie with gear", "Master Yi with gear")


class Choice(msgspec.Struct):
    verb: str
    a: int
    b: int


class Ask(msgspec.Struct):
    id: int
    waited: bool
    options: list[Choice]


class Heard(msgspec.Struct):
    """Of every message only what is needed here: reading must cost less than what is measured."""

    type: str
    seq: int = 0
    asks: list[Ask] = []
    over: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    text: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Table:
    """One room with its seats."""

    def __init__(self, load: Load, made: dict[str, Any]) -> None:
        self.load = load
        self.room: str = made["room"]
        self.host: str = made["host"]
        self.seats = [Seat(self, x["seat"], x["secret"]) for x in made["seats"]]
        self.acknowledged = 0
        self.games = 1
        self.over = False

    async def rematch(self) -> None:
        """Games end; the load does not."""
        self.games += 1
        await self.load.post(f"/api/rooms/{self.room}/rematch", {}, self.host)
        self.over = False


class Seat:
    def __init__(self, table: Table, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.socket: ClientConnection | None = None
        self.seq = -1
        self.ask: Ask | None = None
        self.came = asyncio.Event()
        self.sent_at = 0.0
        self.answered: set[int] = set()

    async def connect(self) -> None:
        where = f"{self.table.load.url.replace('http', 'ws')}/api/rooms/{self.table.room}/table"
        self.socket = await connect(where, max_size=None, compression=None, open_timeout=60)
        await self.socket.send(msgspec.json.encode({"type": "hello", "secrets": [self.secret]}).decode())

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            now = time.perf_counter()
            message = DECODER.decode(text)
            if message.type == "table":
                self.table.load.arrived(self, message, now)
            elif message.type == "refused" and message.code != "answer-stale":
                self.table.load.troubles.append(message.text)
            elif message.type == "error":
                self.table.load.troubles.append(message.text)

    async def play(self) -> None:
        """Answer every so often, as a person would: never at the same moment as everybody else."""
        load = self.table.load
        dice = random.Random(f"{self.table.room} {self.seat}")
        await asyncio.sleep(dice.random() * load.every)
        while not load.ended:
            await asyncio.sleep(min(dice.expovariate(1 / load.every), 4 * load.every))
            while self.ask is None or self.ask.id in self.answered or self.table.over:
                self.came.clear()
                await self.came.wait()
            ask = self.ask
            self.answered.add(ask.id)
            deeds = [x for x in ask.options if x.verb not in ("pass", "end", "done", "no")]
            option = dice.choice(deeds if deeds and dice.random() < 0.5 else ask.options)
            answer = {"type": "answer", "seat": self.seat, "ask": ask.id}
            answer |= {"verb": option.verb, "a": option.a, "b": option.b}
            assert self.socket is not None
            self.sent_at = time.perf_counter()
            load.waiting[self.table, self.seat] = Waiting(self.sent_at, {id(x) for x in self.table.seats}, self.seq)
            await self.socket.send(msgspec.json.encode(answer).decode())


class Waiting:
    """An answer that has not reached everybody yet."""

    def __init__(self, sent: float, missing: set[int], seq: int) -> None:
        self.sent = sent
        self.missing = missing
        self.seq = seq


class Load:
    def __init__(self, url: str, every: float) -> None:
        self.url = url
        self.every = every
        self.ended = False
        self.measuring = False
        self.waiting: dict[tuple[Table, int], Waiting] = {}
        self.took: list[float] = []
        self.late: list[float] = []
        self.troubles: list[str] = []
        self.answers = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def arrived(self, seat: Seat, message: Heard, now: float) -> None:
        """A table came to a seat: it ends the wait of whoever answered before it, once everybody has it."""
        seat.seq = message.seq
        seat.ask = next((ask for ask in message.asks if ask.waited), None)
        seat.came.set()
        for who in seat.table.seats:
            waiting = self.waiting.get((seat.table, who.seat))
            if waiting is not None and message.seq > waiting.seq:
                waiting.missing.discard(id(seat))
                if not waiting.missing:
                    del self.waiting[seat.table, who.seat]
                    self.answers += 1
                    seat.table.acknowledged += 1
                    if self.measuring:
                        self.took.append(1000 * (now - waiting.sent))
        if bytes(message.over) != b"null" and not seat.table.over:
            seat.table.over = True
            task = asyncio.create_task(seat.table.rematch())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def watch(self) -> None:
        """How late this process itself wakes up: what the machine adds to every figure, twice and more."""
        while not self.ended:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.measuring:
                self.late.append(1000 * (time.perf_counter() - before) - 10)

    async def post(self, path: str, body: object, secret: str = "") -> Any:
        return await asyncio.to_thread(self._post, path, body, secret)

    def _post(self, path: str, body: object, secret: str) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        request = urllib.request.Request(self.url + path, msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read())


async def start_server(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "farfield", "serve", "--port", "0", "--data", str(folder), "--lang", "en",
        "--rooms-per-hour", "0",
        stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert server.stdout is not None
    url, line = "", b""
    while not url or b"Ctrl+C" not in line:
        line = await server.stdout.readline()
        if not line:
            raise SystemExit("The server did not start.")
        found = re.search(rb"(http://[0-9.:]+)/", line)
        url = found[1].decode() if found else url
    for _ in range(300):
        with contextlib.suppress(OSError):
            await asyncio.to_thread(urllib.request.urlopen, f"{url}/api/start")
            return server, url
        await asyncio.sleep(0.1)
    raise SystemExit("The server did not answer.")


def stored(folder: Path) -> dict[str, int]:
    """How many answers of people the server has kept, by room."""
    with contextlib.closing(sqlite3.connect(folder / "table.db")) as db:
        rows = db.execute("SELECT room, count(*) FROM answers WHERE said LIKE 'answer %' GROUP BY room")
        return {room: int(count) for room, count in rows}


def part(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


async def run(tables: int, four_lanes: int, programs: int, seconds: float, every: float) -> int:
    with tempfile.TemporaryDirectory(prefix="farfield-load-") as name:
        folder = Path(name)
        server, url = await start_server(folder)
        load = Load(url, every)
        rooms: list[Table] = []
        try:
            engine = (await asyncio.to_thread(_engine, url)) or "?"
            for number in range(tables):
                lanes = 4 if number < four_lanes else 1
                seats = [{"kind": "here", "name": f"P{n}", "deck": DECKS[(number + n) % 4]} for n in range(lanes)]
                if four_lanes <= number < four_lanes + programs:
                    seats.append({"kind": "program", "name": "Program", "deck": DECKS[number % 4]})
                body = {"mode": "lanes", "seats": seats, "seed": str(number), "undo": "asked"}
                rooms.append(Table(load, await load.post("/api/rooms", body)))
            everybody = [seat for table in rooms for seat in table.seats]
            for seat in everybody:
                await seat.connect()
            tasks = [asyncio.create_task(x) for seat in everybody for x in (seat.listen(), seat.play())]
            tasks.append(asyncio.create_task(load.watch()))
            print(
                f"{tables} tables, {four_lanes} of them with four lanes, {len(everybody)} connections, each answering "
                f"every {every:g} s on average, {programs} programs; {engine} engine"
            )
            await asyncio.sleep(min(5.0, seconds / 4))  # until all have begun
            load.measuring = True
            before, used = load.answers, cpu(server.pid)
            began = time.perf_counter()
            await asyncio.sleep(seconds)
            load.measuring = False
            lasted = time.perf_counter() - began
            used, count = cpu(server.pid) - used, load.answers - before
            load.ended = True
            for _ in range(100):
                if not load.waiting:
                    break
                await asyncio.sleep(0.1)
            unheard = len(load.waiting)
            for task in tasks:
                task.cancel()
        finally:
            os.kill(server.pid, signal.SIGKILL)
            await server.wait()
        kept = stored(folder)
    lost = sum(max(0, table.acknowledged - kept.get(table.room, 0)) for table in rooms)
    p50, p99, most = part(load.took, 0.5), part(load.took, 0.99), max(load.took, default=0.0)
    print(
        f"{count} answers in {lasted:.0f} s ({count / lasted:.0f} a second); server used {used / lasted:.0%} of a core"
    )
    print(
        f"answer to broadcast: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms (wanted: p99 below {LIMIT:g})"
    )
    print(f"of that this machine's own delay, each time it wakes somebody: p99 {part(load.late, 0.99):.1f} ms")
    print(f"acknowledged and not stored: {lost}; answered and never heard of: {unheard}; errors: {len(load.troubles)}")
    for trouble in load.troubles[:5]:
        print(f"  {trouble}")
    return 0 if p99 < LIMIT and not lost and not unheard and not load.troubles else 1


def _engine(url: str) -> str:
    with urllib.request.urlopen(f"{url}/api/start") as answer:
        return str(msgspec.json.decode(answer.read())["engine"])


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--four-lanes", type=int, default=50)
    parser.add_argument("--programs", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=2.0)
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most[1], 8192), most[1]))
    return asyncio.run(run(wanted.tables, wanted.four_lanes, wanted.programs, wanted.seconds, wanted.every))


if __name__ == "__main__":
    raise SystemExit(main())
