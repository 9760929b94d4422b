"""The table, simulated: many people at many tables in one process, on a clock, a network and a disk that are made of
one seed, and everything that can go wrong goes wrong. What must hold all the same is checked as it happens:

- what was acknowledged is stored, and stays so;
- what is stored is shown, as soon as nothing goes wrong any more;
- no seat sees what it may not;
- nobody acts for another;
- every table goes on when the faults stop.

`python -m tests.table.simulation SEED [HOURS]` plays one world and says what happened.
"""

from __future__ import annotations

import asyncio
import contextvars
import json
import logging
import selectors
import sys
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Literal, TypeVar

import msgspec

from farfield.errors import FarfieldError
from farfield.players import Player
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.table import hearing
from farfield.table.bodies import CreateRoom, Join, Rematch, SeatWish
from farfield.table.connection import Connection
from farfield.table.entries import Entry
from farfield.table.kept import GRACE, Aged, Conflict, GameKept, RoomKept, SeatKept, check_of, checked, not_kept
from farfield.table.outside import Outside
from farfield.table.playing import Playing
from farfield.table.programs import think
from farfield.table.rooms import Rooms
from farfield.table.thinking import Question
from farfield.words.messages import LANGUAGES

T = TypeVar("T")
BEGAN = 1_800_000_000.0
HOUR = 3600.0
NODE: contextvars.ContextVar[Node | None] = contextvars.ContextVar("node", default=None)


class Broken(AssertionError):
    """Something that must hold does not."""


# --- time


class Loop(asyncio.SelectorEventLoop):
    """An event loop in which nobody waits: when there is nothing to do, it is later."""

    def __init__(self) -> None:
        self.ran = 0.0
        super().__init__(_Nothing(self))

    def time(self) -> float:
        return self.ran


class _Nothing(selectors.SelectSelector):
    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Broken("everybody waits for somebody else")
        self.loop.ran += max(0.0, timeout)
        return []


class Clock:
    """Of one node: seconds since it started, and what it takes for the date."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.began = world.loop.ran

    def now(self) -> float:
        return self.world.loop.ran - self.began

    def date(self) -> float:
        return BEGAN + self.world.loop.ran + self.world.date_off

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


# --- a disk


@dataclass
class Disk:
    """What is really stored; all nodes share it, and it outlives them."""

    rooms: dict[str, RoomKept] = field(default_factory=dict)
    touched: dict[str, float] = field(default_factory=dict)
    answers: dict[tuple[str, int], list[tuple[str, str]]] = field(default_factory=dict)
    chat: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    reports: list[tuple[str, int, str, str]] = field(default_factory=list)
    marked: dict[str, float] = field(default_factory=dict)
    running: float = 0.0
    last: float = 0.0


class Keeper:
    """A node's way to the disk: slow, and sometimes it fails before, sometimes after it has written."""

    def __init__(self, world: World, node: Node) -> None:
        self.world, self.node, self.disk, self.chance = world, node, world.disk, world.chance

    async def _do(self, work: Callable[[], T], writes: bool = False) -> T:
        await asyncio.sleep(self.chance.expovariate(1 / self.world.disk_seconds))
        if self.node.dead:
            raise asyncio.CancelledError
        if self.chance.random() < self.world.disk_fails:
            self.world.count["the disk failed"] += 1
            raise not_kept()
        made = work()
        if writes and self.chance.random() < self.world.disk_fails / 2:
            self.world.count["the disk wrote and said it had not"] += 1
            raise not_kept()
        return made

    async def add_room(self, kept: RoomKept) -> None:
        def work() -> None:
            self.disk.rooms[kept.room] = msgspec.json.decode(msgspec.json.encode(kept), type=RoomKept)
            self.disk.touched[kept.room] = self.node.clock.date()

        await self._do(work, True)

    async def room(self, room: str) -> RoomKept | None:
        def work() -> RoomKept | None:
            kept = self.disk.rooms.get(room)
            return None if kept is None else msgspec.json.decode(msgspec.json.encode(kept), type=RoomKept)

        return await self._do(work)

    async def save_seat(self, room: str, seat: SeatKept) -> None:
        await self._do(lambda: self._put(room, seat), True)

    def _put(self, room: str, seat: SeatKept) -> None:
        self.disk.rooms[room].seats[seat.seat] = msgspec.structs.replace(seat)

    async def take_invitation(self, room: str, seat: SeatKept, invitation: str) -> bool:
        def work() -> bool:
            if self.disk.rooms[room].seats[seat.seat].invitation != invitation:
                return False
            self._put(room, msgspec.structs.replace(seat, invitation="", offered=""))
            return True

        return await self._do(work, True)

    async def save_setup(self, room: str, setup: str) -> None:
        await self._do(lambda: setattr(self.disk.rooms[room], "setup", setup), True)

    async def delete_room(self, room: str) -> None:
        raise Broken("nobody deletes a room here")

    async def age(self, ran: float, date: float, before: float, live: Collection[str]) -> Aged:
        def work() -> Aged:
            disk = self.disk
            disk.running += ran
            last, disk.last = disk.last, date
            old = {room for room, at in disk.touched.items() if at < before} - set(live)
            gone = [room for room, at in disk.marked.items() if room in old and at <= disk.running - GRACE]
            if gone:
                raise Broken(f"rooms were deleted: {gone}")
            disk.marked = {room: disk.marked.get(room, disk.running) for room in sorted(old)}
            return Aged(len(old), gone, last)

        return await self._do(work)

    def touch(self, room: str, every: float = 60.0) -> None:
        self.disk.touched[room] = self.node.clock.date()

    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ()) -> None:
        def work() -> None:
            if len(self.disk.rooms[room].games) != kept.game:
                raise Conflict
            self.disk.rooms[room].games.append(msgspec.structs.replace(kept))
            self._append(room, kept.game, 0, said)

        await self._do(work, True)

    async def answers(self, room: str, game: int, since: int = 0) -> list[str]:
        def work() -> list[str]:
            rows = self.disk.answers.get((room, game), [])
            return checked(room, game, since, [(n, *row) for n, row in enumerate(rows)][since:])

        return await self._do(work)

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        await self._do(lambda: self._append(room, game, seq, said), True)

    def _append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        rows = self.disk.answers.setdefault((room, game), [])
        if seq < len(rows):
            self.world.count["two answers to one question"] += 1
            raise Conflict
        if seq > len(rows):
            raise Broken(f"a hole before answer {seq} of room {room}, which has {len(rows)}")
        for n, words in enumerate(said, start=seq):
            self.world.see_stored(room, words)
            rows.append((words, check_of(room, game, n, words)))

    async def add_chat(self, room: str, n: int, seat: int, name: str, words: str, phrase: str, at: float) -> None:
        row = {"room": room, "n": n, "seat": seat, "name": name, "text": words, "phrase": phrase, "at": at}
        await self._do(lambda: self.disk.chat.setdefault(room, []).append(row), True)

    async def chat(self, room: str, most: int = 100) -> list[dict[str, Any]]:
        return await self._do(lambda: self.disk.chat.get(room, [])[-most:])

    async def add_report(self, room: str, game: int, words: str, snapshot: str) -> int:
        def work() -> int:
            self.disk.reports.append((room, game, words, snapshot))
            return len(self.disk.reports)

        return await self._do(work, True)

    async def close(self) -> None: ...


# --- a machine


class Workers:
    """Work takes a while, and is done by then."""

    def __init__(self, world: World) -> None:
        self.world = world

    def ask(self, question: Question, player: Player, game: Game) -> asyncio.Future[Option | None]:
        return self.think(partial(think, player, game.copy(), question.decision, question.offer))

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self.world.loop.create_future()
        try:
            made = work()
        except Exception as error:
            self.world.loop.call_later(0.01, _settle, done, None, error)
        else:
            self.world.loop.call_later(self.world.chance.uniform(0.001, 0.5), _settle, done, made, None)
        return done

    def play(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return self.think(work)

    def judge(self, who: str, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        return self.think(lambda: work(*args))

    async def close(self) -> None: ...


def _settle(done: asyncio.Future[Any], made: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(made)


class Chance:
    def __init__(self, world: World) -> None:
        self.dice = world.chance

    def letters(self, bytes: int) -> str:
        return "".join(self.dice.choices("abcdefghijklmnopqrstuvwxyz234567", k=32 if bytes > 12 else 16))

    def seed(self) -> int:
        return self.dice.getrandbits(64)


class Node:
    """A server: killed, it leaves nothing but what is on the disk."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.dead = False
        self.clock = Clock(world)
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in the order they began, as everything here
        self.sockets: dict[Socket, None] = {}
        outside = Outside(Keeper(world, self), self.clock, Workers(world), Chance(world))
        self.rooms = self.run(lambda: Rooms(outside, expiry_days=90))

    def run(self, make: Callable[[], T]) -> T:
        token = NODE.set(self)
        try:
            return make()
        finally:
            NODE.reset(token)

    def kill(self) -> None:
        self.dead = True
        for task in list(self.tasks):
            task.cancel()
        for socket in list(self.sockets):
            socket.break_off()

    async def serve(self, socket: Socket, room: str) -> None:
        """What the shell does with a WebSocket."""
        connection = Connection(socket, self.clock.now)
        sender = asyncio.create_task(connection.run_sender())
        found = None
        try:
            found = await self.rooms.find(room)
            while not connection.closed and (raw := await socket.to_server.get()) is not None:
                await hearing.hear(found, connection, raw)
        except FarfieldError as error:
            connection.refuse("hello", 0, error)
        finally:
            if found is not None and not self.dead:
                await self.rooms.leave(found, connection)
            await connection.hang_up()
            with suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(sender, 5)
            self.sockets.pop(socket, None)


# --- a network


class Socket:
    """A line between a client and a node. It keeps the order from the node, and mostly that to it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.to_server: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.broken = False
        self.last = 0.0

    def _later(self) -> float:
        return self.world.chance.expovariate(1 / self.world.line_seconds)

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None:
        if self.broken:
            raise ConnectionError
        self.last = max(self.last + 1e-6, self.world.loop.ran + self._later())  # one after the other
        raw = data.encode() if isinstance(data, str) else data
        self.world.loop.call_at(self.last, self._arrive, self.to_client, raw)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.world.loop.call_at(max(self.last, self.world.loop.ran), self.break_off)

    def say(self, message: dict[str, Any]) -> None:
        """From the client; what is said may come twice, or after what is said later."""
        data = json.dumps(message).encode()
        for _ in range(2 if self.world.chance.random() < self.world.repeats else 1):
            late = self._later() * (20 if self.world.chance.random() < self.world.reorders else 1)
            self.world.loop.call_later(late, self._arrive, self.to_server, data)

    def _arrive(self, queue: asyncio.Queue[bytes | None], data: bytes) -> None:
        if not self.broken:
            queue.put_nowait(data)

    def break_off(self) -> None:
        """What is on its way is lost."""
        if not self.broken:
            self.broken = True
            self.to_server.put_nowait(None)
            self.to_client.put_nowait(None)


# --- people


class Client:
    """Somebody with the secrets of some seats, who plays at random, loses the line, and comes back."""

    def __init__(self, world: World, table: Table, seats: dict[int, str], host: str = "") -> None:
        self.world, self.table, self.seats, self.host = world, table, seats, host
        self.dice = Random(world.chance.getrandbits(64))
        self.socket: Socket | None = None
        self.tables: dict[int, dict[str, Any]] = {}
        self.number = 0
        self.waits: dict[int, dict[str, Any]] = {}  # of each seat: the answer that was not acknowledged yet

    async def live(self) -> None:
        while not self.world.over:
            node = self.world.some_node()
            if node is None:
                await asyncio.sleep(1)
                continue
            await self._sit(node)
            await asyncio.sleep(self.dice.expovariate(1 / 2))

    async def _sit(self, node: Node) -> None:
        self.socket = socket = Socket(self.world)
        node.sockets[socket] = None
        node.run(lambda: asyncio.create_task(node.serve(socket, self.table.room)))
        self.tables = {}
        secrets = [*self.seats.values(), *([self.host] if self.host else [])]
        socket.say({"type": "hello", "secrets": secrets, "lang": self.dice.choice(LANGUAGES)})
        for answer in self.waits.values():  # was it heard? Whoever does not know says it again
            if self.dice.random() < 0.7:
                self.world.meant[self.table.room, answer["seat"]] += 1
                socket.say(answer)
        while not socket.broken:
            try:
                async with asyncio.timeout(self.dice.expovariate(1 / self.world.pause)):
                    data = await socket.to_client.get()
            except TimeoutError:
                await self._act(socket)
                continue
            if data is None:
                break
            self._hear(json.loads(data))
        socket.break_off()

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.world.count[kind] += 1
        if kind == "welcome" and not set(message["you"]) <= set(self.seats):
            raise Broken(f"somebody with the seats {sorted(self.seats)} was given {message['you']}")
        if kind == "table":
            self._see(message)
        elif kind == "stored":
            mine = self.waits.get(message["seat"])
            if mine is not None and mine["id"] == message["id"]:
                del self.waits[message["seat"]]
            self.world.see_acknowledged(self.table.room, message)
        elif kind == "refused" and message["to"] == "answer":
            self.waits = {seat: x for seat, x in self.waits.items() if x["id"] != message["id"]}
        elif kind == "undo-asked":
            for seat in set(message["seats"]) & set(self.seats):
                if self.socket is not None:
                    self.socket.say({"type": "consent", "seat": seat, "yes": self.dice.random() < 0.7})

    def _see(self, message: dict[str, Any]) -> None:
        seat = message["seat"]
        if seat not in self.seats:
            raise Broken(f"the table of seat {seat} was shown to who has {sorted(self.seats)}")
        view = message["view"]
        if view["seat"] != seat:
            raise Broken(f"seat {seat} is shown what seat {view['seat']} sees")
        if self.table.hides and view["turn"] == 0:  # nothing has been revealed to anybody yet
            for other, side in enumerate(view["sides"]):
                if other != seat and (side["hand"] or side["deck"]):
                    raise Broken(f"seat {seat} sees the hand or deck of {other}")
        self.tables[seat] = message

    async def _act(self, socket: Socket) -> None:
        if self.world.silent:
            return
        asked = [(seat, ask) for seat, x in self.tables.items() for ask in x["asks"] if ask["waited"]]
        if not self.world.quiet and self.dice.random() < 0.1:
            self._fool_about(socket)
        if any(x["over"] for x in self.tables.values()) and self.host:
            await self._again()
        if not asked:
            for seat, x in self.tables.items():
                if x["between"] is not None and seat in x["between"]["waits_for"]:
                    socket.say({"type": "exchange", "seat": seat, "ready": True})
            return
        seat, ask = self.dice.choice(asked)
        option = ask["options"][-1] if self.dice.random() < 0.4 else self.dice.choice(ask["options"])
        self.number += 1
        id = self.number * 1000 + self.table.people.index(self)
        answer = {"type": "answer", "seat": seat, "ask": ask["id"], "id": id}
        answer |= {"verb": option["verb"], "a": option["a"], "b": option["b"]}
        self.waits[seat] = answer
        self.world.meant[self.table.room, seat] += 1
        socket.say(answer)

    def _fool_about(self, socket: Socket) -> None:
        seat = self.dice.choice([*self.seats])
        other = self.dice.randrange(self.table.size)
        ask = {"ask": self.dice.randrange(400), "verb": "pass"}
        socket.say(
            self.dice.choice(
                [
                    {"type": "undo", "seat": seat, "action": self.dice.random() < 0.5},
                    {"type": "chat", "seat": seat, "text": "hm"},
                    {"type": "lend", "seat": other, "on": self.dice.random() < 0.5},
                    {"type": "prefs", "seat": seat, "every_window": self.dice.random() < 0.5},
                    {"type": "lang", "lang": self.dice.choice(LANGUAGES)},
                    {"type": "older-lines", "seat": seat, "before": 5},
                    {"type": "sit", "seat": seat, "name": f"P{self.dice.randrange(9)}"},
                    {"type": "ping", "seat": seat, "place": 0},
                    {"type": "consent", "seat": other, "yes": True},
                    {"type": "concede", "seat": self.dice.choice([x for x in range(8) if x not in self.seats])},
                    {"type": "answer", "seat": other, **ask} if other not in self.seats else {"type": "alive"},
                    {"type": "nonsense"},
                ]
            )
        )

    async def _again(self) -> None:
        node = self.world.some_node()
        if node is None:
            return

        async def rematch() -> None:
            with suppress(FarfieldError):
                await node.rooms.rematch(self.table.room, Rematch(), self.host)

        task = node.run(lambda: asyncio.create_task(rematch()))
        with suppress(asyncio.CancelledError):
            await asyncio.wait([task], timeout=60)


@dataclass
class Table:
    room: str
    size: int
    hides: bool
    people: list[Client] = field(default_factory=list)


KINDS: list[tuple[str, tuple[Literal["here", "elsewhere", "program"], ...]]] = [
    ("duel", ("elsewhere", "elsewhere")),
    ("duel", ("here", "elsewhere")),
    ("duel", ("elsewhere", "program")),
    ("match", ("elsewhere", "elsewhere")),
    ("lanes", ("here",)),
    ("lanes", ("here", "elsewhere")),
    ("lanes", ("elsewhere", "elsewhere", "program")),
    ("2v2", ("elsewhere", "elsewhere", "elsewhere", "elsewhere")),
    ("skirmish", ("elsewhere", "elsewhere", "elsewhere")),
]

# --- everything


class World:
    def __init__(self, seed: int, tables: int = 6, pause: float = 20.0) -> None:
        self.chance = Random(seed)
        self.loop = Loop()
        self.loop.set_task_factory(self._task)
        self.disk = Disk()
        self.date_off = 0.0
        self.disk_seconds, self.disk_fails = 0.002, 0.0
        self.line_seconds, self.repeats, self.reorders = 0.05, 0.02, 0.02
        self.engine_fails = 0.0
        self.pause = pause
        self.nodes: list[Node] = []
        self.tables: list[Table] = []
        self.wanted = tables
        self.over = self.quiet = self.silent = False
        self.count: Counter[str] = Counter()
        self.meant: Counter[tuple[str, int]] = Counter()
        self.acknowledged: dict[tuple[str, int, int], int] = {}
        self.wrong: list[BaseException] = []

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Generator[Any, None, T] | Coroutine[Any, Any, T], **more: Any
    ) -> asyncio.Task[T]:
        """Every task belongs to the node that began it, and dies with it."""
        task: asyncio.Task[T] = asyncio.Task(work, loop=loop, **more)
        node = NODE.get()
        if node is not None:
            node.tasks[task] = None
            task.add_done_callback(lambda done: node.tasks.pop(done, None))
            if node.dead:
                task.cancel()
        return task

    def some_node(self) -> Node | None:
        alive = [node for node in self.nodes if not node.dead]
        return self.chance.choice(alive) if alive else None

    # --- what must hold

    def see_stored(self, room: str, words: str) -> None:
        self.count["entries"] += 1
        kind, _, rest = words.partition(" seat ")
        if kind != "answer" or not rest:
            return
        seat = int(rest.split(" ")[0])
        kept = self.disk.rooms[room]
        setup = msgspec.json.decode(kept.setup, type=CreateRoom)
        if kept.seats[seat].kind == "program" or setup.clock:
            return
        if self.meant[room, seat] > 0:
            self.meant[room, seat] -= 1
        elif not kept.seats[seat].lent and not self.was_lent(room, seat):
            raise Broken(f"an answer of seat {seat} in room {room} that nobody who has the seat has given")

    def was_lent(self, room: str, seat: int) -> bool:
        """By a node that has not heard yet that its player is back."""
        live = [node.rooms.live.get(room) for node in self.nodes if not node.dead]
        return any(x is not None and x.programs.players[seat : seat + 1] not in ([], [None]) for x in live)

    def see_acknowledged(self, room: str, message: dict[str, Any]) -> None:
        self.acknowledged[room, message["game"], message["entry"]] = message["seat"]
        self._check_acknowledged(room, message["game"], message["entry"])

    def _check_acknowledged(self, room: str, game: int, entry: int) -> None:
        rows = self.disk.answers.get((room, game), [])
        seat = self.acknowledged[room, game, entry]
        if entry >= len(rows) or not rows[entry][0].startswith(f"answer seat {seat} "):
            raise Broken(f"answer {entry} of game {game} in room {room} was acknowledged and is not stored")

    # --- what goes wrong

    async def trouble(self, until: float) -> None:
        while self.loop.ran < until:
            await asyncio.sleep(self.chance.expovariate(1 / 90))
            what = self.chance.choice(
                [self._kill, self._cut, self._cut, self._jump, self._bad_disk, self._slow, self._second, self._raise]
            )
            self.count[what.__name__] += 1
            await what()

    async def _kill(self) -> None:
        for node in self.nodes:
            node.kill()
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        self.nodes = [Node(self)]

    async def _cut(self) -> None:
        sockets = [socket for node in self.nodes for socket in node.sockets]
        self.chance.shuffle(sockets)
        for socket in sockets[: self.chance.choice([1, 1, 3, 100])]:
            socket.break_off()

    async def _jump(self) -> None:
        self.date_off += self.chance.choice([-1, 1]) * self.chance.choice([70, HOUR, 100 * 24 * HOUR])

    async def _bad_disk(self) -> None:
        self.disk_fails = self.chance.choice([0.1, 0.5, 1.0])
        await asyncio.sleep(self.chance.uniform(1, 60))
        self.disk_fails = 0.0

    async def _slow(self) -> None:
        self.disk_seconds, self.line_seconds = self.chance.choice([(0.5, 0.05), (0.002, 3.0), (2.0, 2.0)])
        await asyncio.sleep(self.chance.uniform(1, 60))
        self.disk_seconds, self.line_seconds = 0.002, 0.05

    async def _second(self) -> None:
        """A second server on the same games, and some reach the one, some the other."""
        other = Node(self)
        self.nodes.append(other)
        await self._cut()
        await asyncio.sleep(self.chance.uniform(10, 120))
        other.kill()
        self.nodes = [node for node in self.nodes if not node.dead] or [Node(self)]

    async def _raise(self) -> None:
        self.engine_fails = 0.3
        await asyncio.sleep(self.chance.uniform(1, 40))
        self.engine_fails = 0.0

    @contextmanager
    def engine(self) -> Iterator[None]:
        """An engine that raises in the middle of an answer when the world says so."""
        give = Playing._give

        def maybe(self_: Playing, decision: Decision, option: Option, seat: int, auto: bool) -> Entry:
            made = give(self_, decision, option, seat, auto)
            if self.chance.random() < self.engine_fails:
                self.count["the engine raised"] += 1
                raise ZeroDivisionError("made by the simulation")
            return made

        Playing._give = maybe  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Playing._give = give  # type: ignore[method-assign]

    # --- a life

    def play(self, hours: float) -> None:
        """Raises `Broken`."""
        logging.disable(logging.CRITICAL)  # what is logged here is what was broken on purpose
        self.loop.set_exception_handler(self._notice)
        asyncio.set_event_loop(self.loop)
        try:
            with self.engine():
                self.loop.run_until_complete(self._live(hours * HOUR))
        finally:
            logging.disable(logging.NOTSET)
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            with suppress(BaseException):
                self.loop.run_until_complete(asyncio.sleep(1))
            asyncio.set_event_loop(None)
            self.loop.close()

    def _notice(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if isinstance(context.get("exception"), Broken):
            self.wrong.append(context["exception"])

    async def _live(self, seconds: float) -> None:
        self.nodes = [Node(self)]
        for n in range(self.wanted):
            await self._open(n)
        people = [asyncio.create_task(client.live()) for table in self.tables for client in table.people]
        trouble = asyncio.create_task(self.trouble(seconds))
        await self._wait(people, lambda: self.loop.ran >= seconds)
        trouble.cancel()
        await self._go_on(people)
        self.silent = True
        await self._wait(people, None, 120)
        await self._compare()
        for room, game, entry in self.acknowledged:
            self._check_acknowledged(room, game, entry)
        self.over = True
        for task in people:
            task.cancel()

    async def _wait(
        self, people: list[asyncio.Task[None]], done: Callable[[], bool] | None, most: float = 10**9
    ) -> bool:
        """Until it is so, or so many seconds have passed; whatever anybody noticed is raised."""
        until = self.loop.ran + most
        while self.loop.ran < until:
            for task in people:
                if task.done() and not task.cancelled() and task.exception() is not None:
                    raise task.exception() or Broken
            if self.wrong:
                raise self.wrong[0]
            if done is not None and done():
                return True
            await asyncio.sleep(5)
        return done is None

    async def _open(self, number: int) -> None:
        mode, kinds = self.chance.choice(KINDS) if number >= len(KINDS) else KINDS[number]
        decks = ("Garen", "Lux", "Annie", "Master Yi")
        seats = [SeatWish(kind, deck=deck, program="random") for kind, deck in zip(kinds, decks)]
        clock = self.chance.choice([0, 0, 0, 60])
        setup = CreateRoom(mode, seats, start=True, clock=clock, absence=self.chance.choice([0, 1, 10]))
        rooms = self.nodes[0].rooms
        made = await rooms.make(setup)
        teams = mode in ("lanes",)
        table = Table(made.room, len(kinds), kinds.count("elsewhere") > 0 and "program" not in kinds and not teams)
        here = {x.seat: x.secret for x in made.seats}
        if here:
            table.people.append(Client(self, table, here, made.host))
        for x in made.invitations:
            joined = await rooms.join(made.room, Join(x.secret))
            table.people.append(Client(self, table, {x.seat: joined.secret}, "" if table.people else made.host))
        self.tables.append(table)

    def _entries(self, room: str) -> int:
        return sum(len(rows) for (name, _), rows in self.disk.answers.items() if name == room)

    async def _go_on(self, people: list[asyncio.Task[None]]) -> None:
        """The faults have stopped: every table goes on."""
        self.quiet = True
        self.disk_fails = self.engine_fails = self.repeats = self.reorders = 0.0
        self.disk_seconds, self.line_seconds = 0.002, 0.05
        for node in self.nodes[1:]:
            node.kill()
        self.nodes = [node for node in self.nodes if not node.dead] or [Node(self)]
        for socket in list(self.nodes[0].sockets):
            socket.break_off()
        before = {table.room: self._entries(table.room) for table in self.tables}
        if not await self._wait(people, lambda: all(self._moved(table, before) for table in self.tables), 4 * HOUR):
            stuck = [self._state(table) for table in self.tables if not self._moved(table, before)]
            raise Broken("these tables do not go on though nothing goes wrong any more: " + "; ".join(stuck))

    def _state(self, table: Table) -> str:
        room = self.nodes[0].rooms.live.get(table.room)
        if room is None or room.playing is None:
            return f"{table.room}: {room and room.problem!r}, locked {room and room.lock.locked()}"
        asked = [(x.seat, x.id) for x in room.playing.game.decisions()]
        lent = [x.seat for x in room.kept.seats if x.lent]
        seen = [[len(x["asks"]) for x in client.tables.values()] for client in table.people]
        there = [x.seats for x in room.connections]
        words = f"{table.room} ({room.setup.mode}, turn {room.playing.game.turn}): asked {asked}, lent {lent}, there"
        return f"{words} {there}, questions seen {seen}, over {room.over}, locked {room.lock.locked()}"

    def _moved(self, table: Table, before: dict[str, int]) -> bool:
        return self._entries(table.room) >= before[table.room] + 5

    async def _compare(self) -> None:
        """What is shown is what is stored: a server that has just started shows everybody the same. Where a clock runs
        a table goes on by itself, and what is shown comes a moment later."""
        for table in self.tables:
            for _ in range(20):
                wrong = await self._differs(table)
                if not wrong:
                    break
                await asyncio.sleep(7)
            else:
                raise Broken(wrong)

    async def _differs(self, table: Table) -> str:
        fresh = Node(self)
        try:
            room = await fresh.rooms.find(table.room)
            if room.playing is None:
                return f"room {table.room} cannot be opened: {room.problem}"
            for client in table.people:
                for seat in client.seats:
                    if seat not in client.tables:
                        return f"seat {seat} of room {table.room} is shown nothing"
                    shown, stored = client.tables[seat]["view"], room.running().game.view(seat)
                    told = (shown["turn"], shown["turn_seat"], [side["hand_count"] for side in shown["sides"]])
                    kept = (stored.turn, stored.turn_seat, [side.hand_count for side in stored.sides])
                    if told != kept:
                        return f"seat {seat} of room {table.room} is shown {told}, and stored is {kept}"
            return ""
        finally:
            fresh.kill()

    def digest(self) -> str:
        """Of everything that was stored: the same seed plays the same world."""
        rows = sorted((key, rows) for key, rows in self.disk.answers.items())
        return blake2b(repr(rows).encode(), digest_size=8).hexdigest()


def main() -> None:
    seed, hours = int(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    world = World(seed)
    try:
        world.play(hours)
    finally:
        print(seed, world.digest(), dict(world.count))


if __name__ == "__main__":
    main()
