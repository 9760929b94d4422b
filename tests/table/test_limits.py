"""How much one visitor may ask for, and that nobody can guess a way in."""

from __future__ import annotations

import asyncio
import base64
import json
import time
import urllib.error
import urllib.request
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.table import messages, seating
from farfield.table.bodies import CreateRoom, Rematch, SeatWish
from farfield.table.connection import Connection
from farfield.table.dispatch import carry_out, greet
from farfield.table.limits import PAGES, TooMuch
from farfield.table.seats import hashed, new_room, new_secret, opens
from farfield.table.server.machine import MachineChance, rooms_on
from farfield.table.server.storage import Storage, file_of
from farfield.table.server.visitors import Visitors
from farfield.table.server.ways_in import WAYS
from farfield.table.setting_up import BadRoom
from tests.table.nobody import Ear, NoSocket, some_rooms
from tests.table.serving import PATIENCE, Server

Disk = namedtuple("Disk", "total used free")

# --- new rooms


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("strict"), "--rooms-per-hour", "3")
    try:
        made.start()
        yield made
    finally:
        made.kill()


def ask_from(server: Server, address: str, path: str, body: object) -> tuple[int, object]:
    """As a proxy on this machine asks for somebody else."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address, "Accept-Language": "de"}
    request = urllib.request.Request(server.url + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def test_one_address_makes_so_many_rooms_an_hour_and_everybody_else_theirs(strict: Server) -> None:
    room = {"mode": "lanes", "seats": [{"kind": "here"}]}
    bad = {"mode": "lanes", "seats": [{"kind": "here", "deck": "Nobody's deck"}]}
    for _ in range(4):
        assert strict.call("POST", "/api/rooms", bad)[0] == 400  # what is not made does not count
    made = [strict.post("/api/rooms", room) for _ in range(3)]
    record = strict.get(f"/api/rooms/{made[0]['room']}/export", made[0]["seats"][0]["secret"])["record"]
    status, problem = strict.call("POST", "/api/rooms", room)
    assert (status, problem["id"]) == (429, "room-many")
    assert "3 new rooms" in problem["text"] and "20 min" in problem["text"]
    assert strict.call("POST", "/api/rooms/import", {"record": record})[0] == 429
    with strict.sit(made[0]["room"], made[0]["seats"][0]["secret"]) as ann:  # the rooms there are go on
        ann.hear_until("table")
        assert ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])["type"] == "table"
    assert ask_from(strict, "198.51.100.7", "/api/rooms", room)[0] == 201
    for _ in range(3):
        assert ask_from(strict, "2001:db8:5:6::1", "/api/rooms", room)[0] == 201
    status, told = ask_from(strict, "2001:db8:5:6:7:8:9:a", "/api/rooms", room)  # another address of the same household
    assert status == 429 and isinstance(told, dict) and "neue Räume" in told["text"]


def test_ways_are_counted_apart_and_come_back_with_time() -> None:
    door = Visitors(60)
    for way in WAYS:
        for _ in range(way.at_once):
            door.come("192.0.2.1", way)
        mine = door.coming[way].households["192.0.2.1"]
        mine.left = -1000  # however long that took
        with pytest.raises(TooMuch, match="Wait a moment"):
            door.come("192.0.2.1", way)
        door.come("192.0.2.2", way)
        mine.left, mine.then = 0, time.monotonic() - 2 / way.a_second
        door.come("192.0.2.1", way)
    open_house = Visitors(0)
    for _ in range(2 * WAYS[0].at_once):
        open_house.come("192.0.2.1", WAYS[0])


def test_what_was_used_up_comes_back_with_time() -> None:
    door = Visitors(60)
    for _ in range(60):
        with door.new_room("192.0.2.1"):
            pass
    with pytest.raises(TooMuch, match="Wait 1 minutes"), door.new_room("192.0.2.1"):
        raise AssertionError("one too many")
    door.known.households["192.0.2.1"].then -= 61  # a minute later
    with door.new_room("192.0.2.1"):
        pass


def test_a_disk_that_is_almost_full_takes_no_new_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    door = Visitors(0, tmp_path)
    with door.new_room("192.0.2.1"):
        pass
    monkeypatch.setattr("shutil.disk_usage", lambda _: Disk(10**12, 10**12, 10**8))
    with pytest.raises(TooMuch, match="almost full"), door.new_room("192.0.2.1"):
        raise AssertionError("there is no room for it")


def test_a_disk_that_is_almost_full_takes_no_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that run go on in what is left of it."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            await carry_out(room, ann, messages.Report("Odd"))
            monkeypatch.setattr("shutil.disk_usage", lambda _: Disk(10**12, 10**12, 10**8))
            await carry_out(room, ann, messages.Report("Odd again"))
            assert [x["number"] for x in ann.of("reported")] == [1]
            (refused,) = ann.of("refused")
            assert refused["code"] == "report-disk" and "almost full" in refused["text"]
            await room.suffer(ZeroDivisionError("in the middle"), "answer")  # nor is an incident kept
            assert ann.of("told") and room.playing is not None
            assert len([x async for x in rooms.storage.reports()]) == 1  # type: ignore[attr-defined]

    asyncio.run(main())


def test_only_a_file_of_this_machine_has_a_disk_to_look_at() -> None:
    assert file_of("sqlite:////data/games/table.db") == Path("/data/games/table.db")
    assert file_of("sqlite://") is None
    assert file_of("postgresql://farfield@localhost/farfield") is None


@pytest.mark.parametrize("setting", ["--rooms-per-hour", "--keep-days"])
def test_a_setting_below_nothing_is_refused(setting: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), setting, "-1"]) != 0
    assert setting in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# --- in a room


def test_reports_have_an_end(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        numbers = []
        for _ in range(5):
            ann.send("report", text="strange")
            numbers.append(ann.hear_until("reported")["number"])
        assert numbers == sorted(set(numbers))
        ann.send("report", text="strange")
        refused = ann.hear_until("refused", "reported")
        assert refused["code"] == "room-often" and "10 min" in refused["text"]


def test_so_many_pages_are_let_in_at_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        try:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
            room = await rooms.find(made.room)
            hello = messages.Hello([made.seats[0].secret])
            most = PAGES // 2  # one seat and the host
            for _ in range(most):
                await greet(room, Connection(NoSocket(), time.monotonic), hello)
            with pytest.raises(BadRoom, match=f"{most} at most"):
                await greet(room, Connection(NoSocket(), time.monotonic), hello)
            await greet(room, room.connections[0], hello)  # who is in may greet again
            await rooms.leave(room, room.connections[0])
            await greet(room, Connection(NoSocket(), time.monotonic), hello)
            assert len(room.connections) == most
        finally:
            await rooms.close()

    asyncio.run(main())


def test_rematches_have_an_end(tmp_path: Path) -> None:
    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        try:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
            room = await rooms.find(made.room)
            with pytest.raises(TooMuch, match="too often"):
                for _ in range(200):
                    await rooms.rematch(made.room, Rematch(), made.host)
            assert 40 <= room.game_number < 200
        finally:
            await rooms.close()

    asyncio.run(main())


def test_exchanges_between_games_have_an_end(tmp_path: Path) -> None:
    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        try:
            made = await rooms.make(CreateRoom("match", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            await room.concede(0)
            with pytest.raises(TooMuch, match="too often"):
                for _ in range(200):
                    await room.exchange(messages.Exchange(0, ready=False))
            stored = await rooms.storage.answers(made.room, 0)
            assert 40 <= sum(line.startswith("exchange") for line in stored) < 200
            await room.exchange(messages.Exchange(1, ready=True))  # whoever else plays has their own
            assert room.series is not None and room.series.ready == {1}
        finally:
            await rooms.close()

    asyncio.run(main())


def test_changing_how_one_is_asked_has_an_end(tmp_path: Path) -> None:
    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        try:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            with pytest.raises(TooMuch, match="too often"):
                for n in range(200):
                    await seating.prefer(room, messages.Prefs(0, False, full_control=n % 2 == 0))
            stored = await rooms.storage.answers(made.room, 0)
            assert 40 <= sum(line.startswith("wish") for line in stored) < 200
            await seating.prefer(room, messages.Prefs(1, False, full_control=True))  # whoever else plays has their own
            assert room.running().full_control(1)
        finally:
            await rooms.close()

    asyncio.run(main())


# --- secrets


def test_a_secret_has_192_bits_and_each_is_a_coin(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "elsewhere"})
    again = server.post(f"/api/rooms/{made['room']}/seats/1/invite", {}, made["host"])
    told = [made["host"], made["seats"][0]["secret"], made["invitations"][0]["secret"], again["secret"]]
    joined = server.post(f"/api/rooms/{made['room']}/join", {"invitation": again["secret"]})
    told.append(joined["secret"])
    assert [len(base64.urlsafe_b64decode(secret)) for secret in told] == [24] * 5 and len(set(told)) == 5
    many = [int.from_bytes(base64.urlsafe_b64decode(new_secret(MachineChance())), "big") for _ in range(2000)]
    assert len(set(many)) == 2000
    for bit in range(192):  # 1000 are expected; 700 or 1300 would be thirteen times the usual distance
        assert 700 < sum(secret >> bit & 1 for secret in many) < 1300
    assert len(base64.urlsafe_b64decode(new_room(MachineChance()))) == 12


def test_an_invitation_is_for_its_seat_and_its_room_only(server: Server) -> None:
    one, other = (server.room({"kind": "here"}, {"kind": "elsewhere"}) for _ in range(2))
    invitation = one["invitations"][0]["secret"]
    for room, wrong in (
        (other["room"], invitation),
        (one["room"], invitation[:-1]),
        (one["room"], one["seats"][0]["secret"]),
        (one["room"], ""),
        (one["room"], hashed(invitation)),
    ):
        status, problem = server.call("POST", f"/api/rooms/{room}/join", {"invitation": wrong})
        assert status in (400, 403) and problem["text"], problem
    with server.sit(one["room"], invitation) as eve:  # it opens nothing by itself
        assert eve.hear_until("refused", "welcome")["code"] == "room-secret"
    assert not opens("", "") and not opens(invitation, "")
