"""Several servers on one PostgreSQL: any of them serves any table, one holds it, and none of them is needed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farfield.table.connection import TRY_AGAIN
from farfield.table.kept import NotKept, RoomKept, SeatKept
from farfield.table.server.forwarding import FROM, KEY, PAUSE, Forwarding
from farfield.table.server.ledger import Database
from farfield.table.server.nodes import LEASE, Nodes
from farfield.table.server.storage import Storage
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE, Player, Server


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


class Pair:
    """Two servers on the same games."""

    def __init__(self, folder: Path, url: str, lease: int) -> None:
        self.url = url
        more = ("--db", url, "--lease", str(lease))
        self.one, self.two = (Server(folder, *more, log=folder / f"{name}.log") for name in ("1", "2"))
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, (self.one, self.two)))

    def long_silent(self, server: Server) -> None:
        """A server that is stopped, or dead, said its last word long ago: so nobody has to wait for the end of a lease,
        and one that is long enough for a busy machine will do."""
        engine = create_async_engine(self.url.replace("postgresql:", "postgresql+asyncpg:"))

        async def main() -> None:
            try:
                async with engine.begin() as db:
                    await db.execute(text("SET LOCAL lock_timeout = '2s'"))
                    set_back = text("UPDATE nodes SET beat = beat - 1000 WHERE address = :address")
                    assert (await db.execute(set_back, {"address": server.url})).rowcount == 1
            finally:
                await engine.dispose()

        asyncio.run(main())

    def stop(self, server: Server) -> None:
        """For a while: SIGCONT lets it go on. Not in the middle of saying that it is there, for it would hold on to its
        place in the database then."""
        assert server.process is not None
        for _ in range(50):
            os.kill(server.process.pid, signal.SIGSTOP)
            try:
                self.long_silent(server)
                return
            except DBAPIError:
                os.kill(server.process.pid, signal.SIGCONT)
                time.sleep(0.1)
        raise AssertionError("it is always in the middle of something")

    def end(self) -> None:
        for server in (self.one, self.two):
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()


LEASE_HERE = 60
"""However busy this machine is, nobody is taken for dead who is not."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    made = Pair(tmp_path_factory.mktemp("pair"), postgres.new_database(), LEASE_HERE)
    yield made
    made.end()


@pytest.fixture
def own_pair(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    made = Pair(tmp_path, postgres.new_database(), LEASE_HERE)
    yield made
    made.end()


def holders(server: Server) -> dict[str, int]:
    """How many tables each node holds, by its address."""
    return {node["address"]: node["tables"] for node in server.get("/status")["nodes"]}


def answer_some(player: Player, seat: int, count: int, dice: random.Random) -> int:
    """Random answers; how many were acknowledged."""
    stored = 0
    for _ in range(count):
        while player.asked(seat) is None:
            player.hear()
        ask = player.asked(seat)
        option = dice.choice(ask["options"])
        given = {"verb": option["verb"], "a": option["a"], "b": option["b"], "id": stored + 1}
        player.send("answer", seat=seat, ask=ask["id"], **given)
        while (message := player.hear())["type"] not in ("stored", "refused"):
            pass
        stored += message["type"] == "stored"
        player.hear_until("table")
    return stored


def ended(player: Player) -> int:
    """The code with which a connection ends."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            player.hear()
    return closed.value.rcvd.code if closed.value.rcvd is not None else 1006


@pytest.mark.slow
def test_people_at_two_servers_sit_at_one_table(pair: Pair) -> None:
    one, two = pair.one, pair.two
    made = one.room({"kind": "here", "name": "Ann"}, {"kind": "elsewhere", "name": "Bob"}, mode="lanes", start=True)
    room = made["room"]
    bob_secret = two.post(f"/api/rooms/{room}/join", {"invitation": made["invitations"][0]["secret"]})["secret"]
    status, told = one.call("POST", f"/api/rooms/{room}/join", {"invitation": made["invitations"][0]["secret"]})
    assert status == 403 and told["id"] == "room-invitation-used"  # known to both
    with one.sit(room, made["host"], made["seats"][0]["secret"]) as ann, two.sit(room, bob_secret) as bob:
        ann.hear_until("table")
        bob.hear_until("table")
        ann.silence()
        assert [seat["present"] for seat in two.get(f"/api/rooms/{room}")["seats"]] == [True, True]
        bob.send("chat", seat=1, text="Hello from over there")
        assert ann.hear_until("chat")["text"] == "Hello from over there"
        ask = bob.asked(1)
        assert bob.answer(1, ask, ask["options"][-1])["type"] == "table"
        assert ann.hear_until("table")["seq"] > 0
        assert sum(holders(one).values()) == 1 and holders(one) == holders(two)
        assert two.call("DELETE", f"/api/rooms/{room}", secret=bob_secret)[0] == 403
        assert two.call("DELETE", f"/api/rooms/{room}", secret=made["host"])[0] in (200, 204)
        assert bob.hear_until("closed") and ann.hear_until("closed")
    for server in (one, two):
        assert server.call("GET", f"/api/rooms/{room}")[0] == 404
    assert sum(holders(one).values()) == 0


@pytest.mark.slow
def test_a_table_where_nobody_sits_comes_to_its_people(pair: Pair) -> None:
    made = pair.one.room({"kind": "here"}, seed="5")
    assert holders(pair.one)[pair.one.url] == 1
    with pair.two.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        assert holders(pair.one) == {pair.one.url: 0, pair.two.url: 1}
        assert pair.one.get(f"/api/rooms/{made['room']}")["seats"][0]["present"]  # passed on
        assert holders(pair.one)[pair.two.url] == 1  # and stays where somebody sits
    assert pair.one.call("POST", f"/node/rooms/{made['room']}/release")[0] == 403  # only nodes have the key
    pair.one.call("DELETE", f"/api/rooms/{made['room']}", secret=made["host"])


@pytest.mark.slow
def test_a_table_outlives_every_server_it_was_at(own_pair: Pair) -> None:
    """One is stopped for a while and has lost its table when it goes on; one is shut down; one is killed."""
    one, two, dice = own_pair.one, own_pair.two, random.Random(4)
    made = one.room({"kind": "here"}, seed="9")
    room, secret = made["room"], made["seats"][0]["secret"]
    with sit(one, room, secret) as before:
        answer_some(before, 0, 3, dice)
        assert one.process is not None
        own_pair.stop(one)
        with sit(two, room, secret) as ann:
            assert answer_some(ann, 0, 4, dice) == 4
            view = ann.tables[0]["view"]
            os.kill(one.process.pid, signal.SIGCONT)
            assert ended(before) == TRY_AGAIN
    with sit(one, room, secret) as ann:  # who comes back is passed on to where the table is now
        assert ann.tables[0]["view"] == view
        assert answer_some(ann, 0, 1, dice) == 1
    with sit(two, room, secret) as before:
        view = before.tables[0]["view"]
        assert two.process is not None
        two.process.send_signal(signal.SIGTERM)
        assert ended(before) == TRY_AGAIN  # may come back at once, for no lease has to end
    with sit(one, room, secret) as ann:
        assert ann.tables[0]["view"] == view
        assert answer_some(ann, 0, 2, dice) == 2
        two.process.wait(PATIENCE)
        assert holders(one) == {one.url: 1}
        two._hang_up()
        two.start()
        stored = answer_some(ann, 0, 5, dice)
        assert stored == 5
        view = ann.tables[0]["view"]
        one.kill()
        own_pair.long_silent(one)
    with sit(two, room, secret) as ann:
        assert ann.tables[0]["view"] == view and answer_some(ann, 0, 3, dice) == 3


@contextmanager
def sit(server: Server, room: str, secret: str) -> Iterator[Player]:
    """As a page does: who is not let in, or sent away before the table is shown, tries again."""
    until, sits = time.monotonic() + PATIENCE, False
    while True:
        try:
            with server.sit(room, secret) as player:
                player.hear_until("table")
                player.silence()
                sits = True
                yield player
                return
        except (InvalidStatus, ConnectionClosed):
            if sits or time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_a_dead_node_is_known_to_be_dead_in_time() -> None:
    assert LEASE + PAUSE < 5  # its last word is not older than its death; who asks tries again after a pause


@pytest.mark.parametrize("key", ["\xe9", "\xff" * 32, "no key", ""])
def test_whoever_claims_to_be_a_node_with_any_letters_is_not_believed(key: str) -> None:
    """Nor is it an incident at the table they name."""
    nodes = Nodes(cast(Any, None), "http://here")
    forwarding = Forwarding(nodes, cast(Any, SimpleNamespace(put_aside=None)))
    assert forwarding.sender({KEY: key, FROM: "192.0.2.1"}) is None
    assert forwarding.sender({KEY: nodes.key, FROM: "192.0.2.1"}) == "192.0.2.1"
    asyncio.run(forwarding.close())


# --- the lease itself


def run(url: str, play: Any) -> None:
    async def main() -> None:
        here, there = [await Storage.open(url, serves=f"http://{name}") for name in ("here", "there")]
        try:
            await play(here, there)
        finally:
            await here.close()
            await there.close()

    asyncio.run(main())


async def stop_saying(nodes: Nodes) -> None:
    """As if this node were stopped, or its line cut: nothing is said, and time passes."""
    for task in nodes.tasks:
        task.cancel()
    ledger = nodes.ledger
    assert isinstance(ledger, Database)
    async with ledger.engine.begin() as db:
        await db.execute(text(f"UPDATE nodes SET beat = beat - 60 WHERE node = '{nodes.node}'"))


ROOM = RoomKept("a-room", "", "{}", [SeatKept(0, "here", "Ann", "", "")])


def test_who_no_longer_holds_a_room_cannot_change_it(postgres: Postgres) -> None:
    async def play(here: Storage, there: Storage) -> None:
        assert here.nodes is not None and there.nodes is not None
        await here.add_room(ROOM)
        await here.save_seat("a-room", ROOM.seats[0])
        peer = await there.nodes.where("a-room")
        assert peer is not None and peer.address == "http://here"
        with pytest.raises(NotKept):
            await there.save_seat("a-room", ROOM.seats[0])
        await stop_saying(here.nodes)
        assert await there.nodes.where("a-room") is None and there.nodes.taken.total == 1
        assert "a-room" in here.nodes.held  # it does not know
        for change in (
            here.save_seat("a-room", ROOM.seats[0]),
            here.save_setup("a-room", "{}"),
            here.take_invitation("a-room", ROOM.seats[0], ""),
            here.delete_room("a-room"),
        ):
            with pytest.raises(NotKept):
                await change
        await there.save_seat("a-room", ROOM.seats[0])

    run(postgres.new_database(), play)


def test_a_node_that_comes_back_keeps_what_nobody_took(postgres: Postgres) -> None:
    async def play(here: Storage, there: Storage) -> None:
        nodes = here.nodes
        assert nodes is not None and there.nodes is not None
        lost: list[str] = []
        for name in ("a-room", "b-room"):
            await here.add_room(RoomKept(name, "", "{}", ROOM.seats))
        await stop_saying(nodes)
        assert await there.nodes.where("b-room") is None
        nodes.lost = lost.append
        beat = asyncio.create_task(nodes._beat())
        async with asyncio.timeout(60):
            while not lost:
                await asyncio.sleep(0.05)
        beat.cancel()
        assert lost == ["b-room"] and list(nodes.held) == ["a-room"] and nodes.holds("a-room")
        peer = await there.nodes.where("a-room")
        assert peer is not None and peer.address == "http://here"

    run(postgres.new_database(), play)


def test_a_node_that_cannot_say_that_it_is_there_stores_nothing(postgres: Postgres) -> None:
    async def play(here: Storage, there: Storage) -> None:
        nodes = here.nodes
        assert nodes is not None
        await here.add_room(ROOM)
        await here.append("a-room", 0, 0, ["one"])
        for task in nodes.tasks:
            task.cancel()
        nodes.until = nodes.patience = 0.0
        with pytest.raises(NotKept):
            await here.append("a-room", 0, 1, ["two"])
        with pytest.raises(NotKept):
            await nodes.where("another-room")

    run(postgres.new_database(), play)


def test_a_room_that_there_is_not_is_held_by_nobody(postgres: Postgres) -> None:
    async def play(here: Storage, there: Storage) -> None:
        assert here.nodes is not None and there.nodes is not None
        assert await here.nodes.where("no-room") is None and await there.nodes.where("no-room") is None
        assert [node.held for node in await here.nodes.all()] == [0, 0]

    run(postgres.new_database(), play)


def test_one_node_keeps_house_for_all_and_spares_what_any_of_them_holds(postgres: Postgres) -> None:
    async def play(here: Storage, there: Storage) -> None:
        await here.add_room(ROOM)
        much_later = time.time() + 10**7
        for storage in (here, there):
            for _ in range(2):
                aged = await storage.age(10**7, time.time(), much_later, [])
                assert aged.marked == 0 and not aged.deleted
        assert here.nodes is not None and there.nodes is not None
        assert [await x.nodes.keeps_house() for x in (here, there) if x.nodes].count(True) == 1
        await here.nodes.release(["a-room"])
        marked = [(await x.age(10**7, time.time(), much_later, [])).marked for x in (here, there)]
        assert sorted(marked) == [0, 1]

    run(postgres.new_database(), play)


def test_a_node_that_was_forgotten_is_known_again_when_it_says_that_it_is_there(postgres: Postgres) -> None:
    async def play(here: Storage, _: Storage) -> None:
        nodes = here.nodes
        assert nodes is not None
        await stop_saying(nodes)
        assert await nodes.ledger.say(nodes.me), "it had been silent"
        assert not await nodes.ledger.say(nodes.me)
        async with here.engine.begin() as db:
            await db.execute(text("DELETE FROM nodes WHERE node = :me"), {"me": nodes.node})
        assert await nodes.ledger.say(nodes.me)
        nodes.me.leaving = True
        assert not await nodes.ledger.say(nodes.me)
        assert {x.node: x.leaving for x in await nodes.all()}[nodes.node]

    run(postgres.new_database(), play)


def test_a_full_node_has_its_new_rooms_made_by_one_that_is_not(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    more = ("--db", url, "--lease", str(LEASE_HERE), "--rooms-per-hour", "1000", "--tables")
    one, two = (Server(tmp_path, *more, most, log=tmp_path / f"{most}.log") for most in ("1", "2"))
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, (one, two)))
        made = [one.room({"kind": "here"}, seed=str(n)) for n in range(3)]
        assert [server.get("/status")["tables"] for server in (one, two)] == [1, 2]
        status, told = one.call("POST", "/api/rooms", {"mode": "lanes", "seats": [{"kind": "here"}]})
        assert status == 503 and told["id"] == "room-full"
        with one.sit(made[2]["room"], made[2]["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
    finally:
        for server in (one, two):
            if server.process is not None:
                server.kill()
