"""Measure the table under load: how long an answer takes to reach everybody, and that none is lost.

Starts `farfield serve` on loopback, once or several times on one PostgreSQL, and plays solo games of Lane Legends and
games with four lanes, each seat answering every two seconds on average, each over a connection of its own. An answer is
measured from the moment it is sent until every connection of its table has the table that follows it. Some of the solo
tables may have a program in a second lane, which thinks about its answers beside all this. With several servers the
people of a table reach the same one, as a proxy that chooses by the address of the room would let them. At the end the
servers are killed, and what they have stored is compared with what was acknowledged: `farfield bench --table`. A server
that is full is asked for the other rooms all the time that is measured: those who have a table must not notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect

from farfield.table.server.meter import part
from farfield.table.server.storage import Storage

LIMIT = 50.0
"""Milliseconds within which 99 of 100 answers must have reached everybody."""
PATIENCE = 20.0
"""Seconds for which a server that is full is asked again before it counts as full."""
KNOCK = 0.1
"""Seconds between two who ask a full server for a room while it is measured."""
DECKS = ("Garen with gear", "Lux with gear", "Annie with gear", "Master Yi with gear")


def address(who: int) -> dict[str, str]:
    """Every table comes from somewhere else, as a proxy on this machine would say: one address may not do all this."""
    return {"X-Forwarded-For": f"198.18.{who // 250 % 250}.{who % 250 + 1}"}


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

    def __init__(self, load: Load, made: dict[str, Any], url: str) -> None:
        self.load = load
        self.url = url
        self.number = len(load.tables)
        self.room: str = made["room"]
        self.host: str = made["host"]
        self.seats = [Seat(self, x["seat"], x["secret"]) for x in made["seats"]]
        self.acknowledged = 0
        self.games = 1
        self.over = False

    async def rematch(self) -> None:
        """Games end; the load does not."""
        self.games += 1
        await self.load.post(f"{self.url}/api/rooms/{self.room}/rematch", {}, self.host, self.number)
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
        where = f"{self.table.url.replace('http', 'ws')}/api/rooms/{self.table.room}/table"
        said = address(self.table.number)
        self.socket = await connect(
            where, max_size=None, compression=None, open_timeout=60, proxy=None, additional_headers=said
        )
        await self.socket.send(msgspec.json.encode({"type": "hello", "secrets": [self.secret]}).decode())

    async def listen(self) -> None:
        assert self.socket is not None
        async for words in self.socket:
            now = time.perf_counter()
            message = DECODER.decode(words)
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
    def __init__(self, every: float) -> None:
        self.every = every
        self.ended = False
        self.measuring = False
        self.waiting: dict[tuple[Table, int], Waiting] = {}
        self.took: list[float] = []
        self.late: list[float] = []
        self.troubles: list[str] = []
        self.answers = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.tables: list[Table] = []
        self.turned_away = 0
        self.running: list[asyncio.Task[None]] = []

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

    async def post(self, path: str, body: object, secret: str = "", who: int = 0) -> Any:
        return await asyncio.to_thread(self._post, path, body, secret, who)

    def _post(self, path: str, body: object, secret: str, who: int) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}", **address(who)}
        request = urllib.request.Request(path, msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read())


async def start_server(folder: Path, db: str | None, *more: str) -> tuple[asyncio.subprocess.Process, str]:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "farfield", "serve", "--port", "0", "--data", str(folder), "--lang", "en",
        "--rooms-per-hour", "1000000", *(["--db", db] if db is not None else []), *more,
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


async def stored(folder: Path, db: str | None) -> dict[str, int]:
    """How many answers of people the servers have kept, by room."""
    question = "SELECT room, count(*) FROM answers WHERE said LIKE 'answer %' GROUP BY room"
    if db is None:
        with contextlib.closing(sqlite3.connect(folder / "table.db")) as file:
            return {room: int(count) for room, count in file.execute(question)}
    storage = await Storage.open(db)
    try:
        async with storage.engine.connect() as line:
            return {room: int(count) for room, count in await line.execute(text(question))}
    finally:
        await storage.close()


class Wanted(msgspec.Struct):
    tables: int = 200
    four_lanes: int = 50
    programs: int = 0
    seconds: float = 30.0
    every: float = 2.0
    nodes: int = 1
    full_at: int = 85
    db: str | None = None


class Measured(msgspec.Struct):
    """Milliseconds, processor seconds, megabytes."""

    engine: str
    tables: int
    refused: int
    """Rooms that were not made, for the server was full."""
    connections: int
    answers: int
    seconds: float
    half: float
    most: float
    longest: float
    machine: float
    """How late the measuring process itself woke up: 99 of 100."""
    cpu: float
    per_answer: float
    memory: float
    """Of the servers, for each table."""
    lost: int
    unheard: int
    troubles: list[str]
    turned_away: int = 0
    """How often a server that was full was asked for a room, and refused, while it was measured."""

    @property
    def good(self) -> bool:
        return self.most < LIMIT and not self.lost and not self.unheard and not self.troubles


async def measure(wanted: Wanted) -> Measured:
    with tempfile.TemporaryDirectory(prefix="farfield-load-") as name:
        folder = Path(name)
        more = ("--full-at", str(wanted.full_at))
        servers = [await start_server(folder, wanted.db, *more) for _ in range(wanted.nodes)]
        load = Load(wanted.every)
        try:
            out = await _play(wanted, load, servers)
        finally:
            for server, _ in servers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server.pid, signal.SIGKILL)
                await server.wait()
        kept = await stored(folder, wanted.db)
    out.lost = sum(max(0, table.acknowledged - kept.get(table.room, 0)) for table in load.tables)
    return out


async def _play(wanted: Wanted, load: Load, servers: list[tuple[asyncio.subprocess.Process, str]]) -> Measured:
    engine = await asyncio.to_thread(_engine, servers[0][1])
    pids = [server.pid for server, _ in servers]
    empty, full = sum(map(memory, pids)), False
    for number in range(wanted.tables):
        url = servers[number % len(servers)][1]
        made = await _make(load, url, _body(wanted, number), number)
        full = made is None
        if full:
            break
        await _sit_down(load, made, url)
    if full:  # whoever came too late goes on asking
        load.running.append(asyncio.create_task(_knock(wanted, load, servers)))
    load.running.append(asyncio.create_task(load.watch()))
    await asyncio.sleep(min(5.0, wanted.seconds / 4))  # until all have begun
    load.measuring = True
    before, used, began = load.answers, sum(map(cpu, pids)), time.perf_counter()
    await asyncio.sleep(wanted.seconds)
    load.measuring = False
    lasted = time.perf_counter() - began
    used, count = sum(map(cpu, pids)) - used, load.answers - before
    grown = sum(map(memory, pids)) - empty
    load.ended = True
    people = sum(len(table.seats) for table in load.tables)
    for _ in range(100):
        if not load.waiting:
            break
        await asyncio.sleep(0.1)
    for task in load.running:
        task.cancel()
    return Measured(
        engine, len(load.tables), wanted.tables - len(load.tables), people, count, lasted,
        part(load.took, 0.5), part(load.took, 0.99), max(load.took, default=0.0), part(load.late, 0.99),
        used, 1000 * used / max(1, count), grown / 1e6 / max(1, len(load.tables)),
        0, len(load.waiting), load.troubles[:5], load.turned_away,
    )  # fmt: skip


def _body(wanted: Wanted, number: int) -> dict[str, object]:
    lanes = 4 if number < wanted.four_lanes else 1
    seats = [{"kind": "here", "name": f"P{n}", "deck": DECKS[(number + n) % 4]} for n in range(lanes)]
    if wanted.four_lanes <= number < wanted.four_lanes + wanted.programs:
        seats.append({"kind": "program", "name": "Program", "deck": DECKS[number % 4]})
    return {"mode": "lanes", "seats": seats, "seed": str(number), "undo": "asked"}


async def _sit_down(load: Load, made: Any, url: str) -> None:
    """They play while more come: as it is, and as the server must notice it."""
    table = Table(load, made, url)
    load.tables.append(table)
    for seat in table.seats:
        await seat.connect()
        load.running += [asyncio.create_task(x) for x in (seat.listen(), seat.play())]


async def _knock(wanted: Wanted, load: Load, servers: list[tuple[asyncio.subprocess.Process, str]]) -> None:
    """Whoever has no table asks again and again; who gets one after all plays there."""
    while not load.ended and (number := len(load.tables)) < wanted.tables:
        url = servers[(number + load.turned_away) % len(servers)][1]
        who = number + load.turned_away % (wanted.tables - number)
        try:
            made = await load.post(f"{url}/api/rooms", _body(wanted, number), who=who)
            await _sit_down(load, made, url)
        except urllib.error.HTTPError as error:
            said = error.read()
            if b"room-full" in said:
                load.turned_away += load.measuring
            elif b"wire-rate" not in said:
                load.troubles.append(said.decode()[:200])
        await asyncio.sleep(KNOCK)


async def _make(load: Load, url: str, body: object, number: int) -> Any:
    """A room; None if the server stays full. Making rooms is work too: one that is full for a moment is asked again."""
    patient_until = time.perf_counter() + PATIENCE
    while True:
        try:
            return await load.post(f"{url}/api/rooms", body, who=number)
        except urllib.error.HTTPError as error:
            if b"room-full" not in error.read():
                raise
        if time.perf_counter() > patient_until:
            return None
        await asyncio.sleep(0.5)


def _engine(url: str) -> str:
    with urllib.request.urlopen(f"{url}/api/start") as answer:
        return str(msgspec.json.decode(answer.read())["engine"])


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory(pid: int) -> float:
    """Bytes of it that are really there."""
    with contextlib.suppress(OSError):
        return float(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    return 0.0


def said(wanted: Wanted, x: Measured) -> list[str]:
    return [
        f"{x.tables} tables, {min(wanted.four_lanes, x.tables)} of them with four lanes, {x.connections} connections,"
        f" each answering every {wanted.every:g} s on average, {wanted.programs} programs, {wanted.nodes} servers;"
        f" {x.engine} engine; {x.refused} more rooms were refused, and"
        f" {x.turned_away} asked for in vain while it was measured",
        f"{x.answers} answers in {x.seconds:.0f} s ({x.answers / x.seconds:.0f} a second); the servers used "
        f"{x.cpu / x.seconds:.0%} of a core, {x.per_answer:.2f} ms an answer, {x.memory:.2f} MB a table",
        f"answer to broadcast: p50 {x.half:.1f} ms, p99 {x.most:.1f} ms, longest {x.longest:.1f} ms "
        f"(wanted: p99 below {LIMIT:g})",
        f"of that this machine's own delay, each time it wakes somebody: p99 {x.machine:.1f} ms",
        f"acknowledged and not stored: {x.lost}; answered and never heard of: {x.unheard}; errors: {len(x.troubles)}",
        *(f"  {trouble}" for trouble in x.troubles),
    ]


def bench(wanted: Wanted, as_json: bool) -> int:
    """Measure and print; 0 if it was quick enough and nothing was lost."""
    with contextlib.suppress(ImportError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))
    found = asyncio.run(measure(wanted))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(said(wanted, found)))
    return 0 if found.good else 1
