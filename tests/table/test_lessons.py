"""Lessons are rooms like any other: the same socket and taking back, kept through a crash; the next one in the room."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from farfield.games import Position, Seat
from farfield.games import record as record_of
from farfield.lessons import LESSONS
from farfield.table import messages
from farfield.table.bodies import CreateRoom, Rematch, SeatWish
from farfield.table.connection import Connection
from farfield.table.dispatch import greet
from farfield.table.server.machine import rooms_on
from farfield.table.server.storage import Storage
from tests.table.nobody import NoSocket
from tests.table.serving import Player, Server


def learn(server: Server, lesson: str) -> Any:
    return server.room({"kind": "here", "name": "Ann"}, lesson=lesson)


def choose(player: Player, words: str) -> None:
    ask = player.asked(0)
    option = next(x for x in ask["options"] if words in x["text"])
    assert player.answer(0, ask, option)["type"] == "table"


def standing(player: Player) -> str:
    return str(player.tables[0]["lesson"]["standing"])


def test_the_lessons_are_listed_in_every_language(server: Server) -> None:
    german = server.get("/api/lessons?lang=de")["lessons"]
    assert [x["id"] for x in german] == [one.id for one in LESSONS]
    assert german[0]["title"] == "Runes und eine Unit"
    assert all(x["title"] and x["goal"] for x in german)


def test_a_lesson_is_played_taken_back_and_followed_by_the_next(server: Server) -> None:
    made = learn(server, "unit")
    with server.sit(made["room"], made["seats"][0]["secret"], lang="de") as ann:
        ann.hear_until("table")
        seen = ann.tables[0]["lesson"]
        assert (seen["number"], seen["count"], seen["next"], seen["standing"]) == (1, len(LESSONS), "move", "open")
        assert seen["goal"] == "Eine Unit von dir steht an deiner Base."
        choose(ann, "Daring Poro")
        assert standing(ann) == "done"
        ann.send("undo", seat=0, action=True)
        ann.hear_until("undo-answered")
        assert standing(ann) == "open"
        choose(ann, "Fertig")
        assert standing(ann) == "lost"
        server.post(f"/api/rooms/{made['room']}/rematch", {}, made["host"])
        while standing(ann) != "open":
            ann.hear_until("table")
        server.post(f"/api/rooms/{made['room']}/rematch", {"lesson": "game"}, made["host"])
        while ann.tables[0]["lesson"]["id"] != "game":
            ann.hear_until("table")
        assert ann.tables[0]["lesson"]["next"] == ""
        assert ann.tables[0]["view"]["victory_score"] == 2
    told = server.get(f"/api/rooms/{made['room']}?lang=en")
    assert told["options"] == {"extra-runes": "1", "printed-cost-only": "on"}
    again = server.get(f"/api/rooms/{made['room']}/replay?game=0&seat=0", made["seats"][0]["secret"])
    assert again["game"] == 0 and again["view"]["turn"] == 6
    assert "Start: position" in server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])["record"]


def test_a_saved_lesson_goes_on_as_that_lesson_from_any_moment(server: Server) -> None:
    made = learn(server, "unit")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        choose(ann, "Daring Poro")
        before = ann.tables[0]["view"]
    record = server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])["record"]
    for at, how in ((-1, "done"), (0, "open")):
        again = server.post("/api/rooms/import", {"record": record, "at": at})
        with server.sit(again["room"], again["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
            assert (ann.tables[0]["lesson"]["id"], standing(ann)) == ("unit", how)
            if at < 0:
                units = [[unit["name"] for unit in place["units"]] for place in ann.tables[0]["view"]["places"]]
                assert units == [[unit["name"] for unit in place["units"]] for place in before["places"]]
            else:
                choose(ann, "Daring Poro")
                assert standing(ann) == "done"
        server.post(f"/api/rooms/{again['room']}/rematch", {"lesson": "move"}, again["host"])


def test_a_position_of_no_lesson_is_not_taken_in_and_the_way_on_is_named(server: Server) -> None:
    text = record_of(Position(seats=[Seat(), Seat()], seed=3).start()).text()
    status, told = server.call("POST", "/api/rooms/import?lang=de", {"record": text, "lang": "de"})
    assert (status, told["id"]) == (400, "room-position")
    assert "farfield play --resume" in told["text"]


@pytest.mark.slow
def test_a_lesson_outlives_its_server(own_server: Server) -> None:
    made = learn(own_server, "spell")
    secret = made["seats"][0]["secret"]
    with own_server.sit(made["room"], secret) as ann:
        ann.hear_until("table")
        choose(ann, "Vanguard Sergeant")
        before = ann.tables[0]
        own_server.kill()
    own_server.start()
    with own_server.sit(made["room"], secret) as ann:
        ann.hear_until("table")
        assert [ann.tables[0][key] for key in ("view", "asks", "lesson")] == [
            before[key] for key in ("view", "asks", "lesson")
        ]
        choose(ann, "Midfield")
        choose(ann, "En Garde")
        assert standing(ann) == "done"


def test_other_games_have_no_lesson_and_no_room_gets_a_wrong_one(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        assert ann.tables[0]["lesson"] is None
    seat = {"kind": "here"}
    for body, id in (
        ({"mode": "lanes", "seats": [seat], "lesson": "flying"}, "unknown-lesson"),
        ({"mode": "lanes", "seats": [seat, seat], "lesson": "unit"}, "room-lesson"),
        ({"mode": "duel", "seats": [seat, seat], "lesson": "unit"}, "room-lesson"),
    ):
        status, told = server.call("POST", "/api/rooms?lang=de", body)
        assert (status, told["id"]) == (400, id)
        assert "ektion" in told["text"]
    status, told = server.call("POST", f"/api/rooms/{made['room']}/rematch", {"lesson": "unit"}, made["host"])
    assert (status, told["id"]) == (400, "room-no-lesson")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:  # nothing has changed
        ann.hear_until("table")
        assert ann.tables[0]["lesson"] is None
    taught = learn(server, "unit")
    status, told = server.call("POST", f"/api/rooms/{taught['room']}/rematch", {"lesson": "flying"}, taught["host"])
    assert (status, told["id"]) == (400, "unknown-lesson")


def test_a_lesson_that_another_server_began_is_told_as_that_lesson(tmp_path: Path) -> None:
    def heard(connection: Connection) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        while not connection.waiting.empty():
            out.append(json.loads(connection.waiting.get_nowait() or b"{}"))
        return out

    async def main() -> None:
        url = f"sqlite:///{tmp_path / 'table.db'}"
        here, there = rooms_on(await Storage.open(url)), rooms_on(await Storage.open(url))
        try:
            made = await here.make(CreateRoom("lanes", [SeatWish("here")], lesson="unit"))
            room, page = await here.find(made.room), Connection(NoSocket(), time.monotonic)
            await greet(room, page, messages.Hello([made.seats[0].secret]))
            assert [x["lesson"]["id"] for x in heard(page) if x["type"] == "table"] == ["unit"]
            await there.rematch(made.room, Rematch(lesson="combat"), made.host)
            async with room.lock:
                await room.catch_up()
            told = heard(page)
            assert [x["lesson"]["id"] for x in told if x["type"] == "table"] == ["combat"]
            assert [(x["since"], x["fresh"]) for x in told if x["type"] == "log"] == [(0, True)]
        finally:
            await here.close()
            await there.close()

    asyncio.run(main())
