"""Who sits at the tables, what they do there, and what they notice."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from farfield.errors import FarfieldError
from farfield.table.bodies import Rematch
from farfield.words.messages import LANGUAGES
from tests.table.simulated.machine import Node
from tests.table.simulated.network import Socket
from tests.table.simulated.time import Broken

if TYPE_CHECKING:
    from tests.table.simulation import World


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
        first = self.world.some_node()
        node = await first.holder(self.table.room) if first is not None else None
        if node is None or node.dead:
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
