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
import logging
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from random import Random
from typing import Any, TypeVar

import msgspec

from farfield.table.bodies import CreateRoom, Join, SeatWish
from farfield.table.playing import Playing
from tests.table.simulated.disk import Disk
from tests.table.simulated.machine import NODE, Node
from tests.table.simulated.people import KINDS, Client, Table
from tests.table.simulated.time import HOUR, Broken, Loop

__all__ = ["Broken", "World"]
T = TypeVar("T")


class World:
    """`leases`: there are two nodes or three, each table is held by one of them, and who comes to another is passed
    on."""

    def __init__(self, seed: int, tables: int = 6, pause: float = 20.0, leases: bool = False) -> None:
        self.leases = leases
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

    def node_named(self, name: str) -> Node | None:
        return next((x for x in self.nodes if x.nodes is not None and x.nodes.node == name and not x.dead), None)

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
            faults = [self._kill, self._cut, self._cut, self._jump, self._bad_disk, self._slow, self._raise]
            faults += [self._one_dies, self._one_leaves, self._one_is_cut_off] if self.leases else [self._second]
            what = self.chance.choice(faults)
            self.count[what.__name__] += 1
            await what()

    async def _kill(self) -> None:
        for node in self.nodes:
            node.kill()
        await asyncio.sleep(self.chance.uniform(0.1, 20))
        await self._begin()

    async def _begin(self) -> None:
        self.nodes = [await Node(self).join() for _ in range(2 if self.leases else 1)]

    async def _one_dies(self) -> None:
        self.chance.choice(self.nodes).kill()
        await self._replace()

    async def _one_leaves(self) -> None:
        """For another version of it, while everybody plays."""
        node = self.chance.choice(self.nodes)
        assert node.forwarding is not None and node.nodes is not None
        leaving = node.forwarding.drain()
        with suppress(asyncio.CancelledError):
            await asyncio.wait([node.run(lambda: asyncio.create_task(leaving))], timeout=30)
        for socket in list(node.sockets):
            socket.break_off()
        await node.nodes.ledger.leave(node.nodes.me)
        node.kill()
        await self._replace()

    async def _replace(self) -> None:
        if self.chance.random() < 0.5:
            await asyncio.sleep(self.chance.uniform(0.1, 30))
        self.nodes = [x for x in self.nodes if not x.dead] + [await Node(self).join()]

    async def _one_is_cut_off(self) -> None:
        """From the database: others take its tables, and it must notice. Half of the times nobody says that it is cut,
        and every word waits for its answer."""
        node = self.chance.choice(self.nodes)
        seconds = self.chance.choice([1, 5, 30]) * self.chance.random()
        node.cut_off, node.unheard = True, int(seconds * 1000) % 2 == 0
        await asyncio.sleep(seconds)
        node.cut_off = node.unheard = False

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
        """An engine that raises in the middle of an answer when the world says so: what it had changed by then stays
        changed. Where it is compiled it does not see what is put in place of its inner parts, so the outer ones are."""
        kept = {name: Playing.__dict__[name] for name in ("answer", "pass_on", "resume")}

        def raising(work: Callable[..., T]) -> Callable[..., T]:
            def maybe(*args: Any, **more: Any) -> T:
                made = work(*args, **more)
                if self.chance.random() < self.engine_fails:
                    self.count["the engine raised"] += 1
                    raise ZeroDivisionError("made by the simulation")
                return made

            return maybe

        Playing.answer = raising(Playing.answer)  # type: ignore[method-assign]
        Playing.pass_on = raising(Playing.pass_on)  # type: ignore[method-assign]
        Playing.resume = staticmethod(raising(Playing.resume))  # type: ignore[method-assign]
        try:
            yield
        finally:
            for name, was in kept.items():
                setattr(Playing, name, was)

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
        await self._begin()
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
        for node in self.nodes[1:] if not self.leases else []:
            node.kill()
        self.nodes = [node for node in self.nodes if not node.dead]
        if not self.nodes:
            await self._begin()
        for node in self.nodes:
            node.cut_off = node.unheard = False
            for socket in list(node.sockets):
                socket.break_off()
        before = {table.room: self._entries(table.room) for table in self.tables}
        if not await self._wait(people, lambda: all(self._moved(table, before) for table in self.tables), 4 * HOUR):
            stuck = [self._state(table) for table in self.tables if not self._moved(table, before)]
            raise Broken("these tables do not go on though nothing goes wrong any more: " + "; ".join(stuck))

    def _state(self, table: Table) -> str:
        room = next((found for node in self.nodes if (found := node.rooms.live.get(table.room)) is not None), None)
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
