"""The review of a game that is over: in parts, elsewhere, in words, and only then."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farfield.players.review import in_words
from farfield.table import entries, reviewing
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.rooms import Rooms
from farfield.table.server import rooms_api
from farfield.table.server.machine import MachineWorkers
from farfield.table.server.ways_in import WAYS, table
from farfield.words.messages import LANGUAGES, Messages
from tests.table.nobody import some_rooms
from tests.table.serving import Server

DOCS = Path(__file__).resolve().parents[2] / "docs" / "serving.md"


async def idle_game(rooms: Rooms, setup: CreateRoom, turns: int) -> str:
    """A room in which nobody has done anything for so many turns, and then gave up."""
    made = await rooms.make(setup)
    room = await rooms.find(made.room)
    playing = room.running()
    said = []
    while playing.game.turn < turns:
        decision = playing.game.decisions()[0]
        said.append(playing.answer(decision, decision.options[-1], decision.seat))
    said.append(playing.concede(0))
    kept = await room.storage.answers(room.room, 0)
    await room.storage.append(room.room, 0, len(kept), [entries.say(x) for x in said])
    return made.room


@pytest.mark.parametrize("mode", ["lanes", "duel"])
def test_it_goes_on_part_by_part_and_names_the_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    jobs: list[str] = []

    async def at_once(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        work, args = pickle.loads(pickle.dumps((work, args)))  # as it goes to a process, and what comes back
        jobs.append(work.__name__)
        return pickle.loads(pickle.dumps(work(*args)))

    monkeypatch.setattr(MachineWorkers, "judge", at_once)
    monkeypatch.setattr(reviewing, "SECONDS", 0.001)  # a turn each time
    alone = [SeatWish("here", deck="Garen with gear")]
    seats = alone if mode == "lanes" else [*alone, SeatWish("here", deck="Lux")]

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            name = await idle_game(rooms, CreateRoom(mode, seats, seed="7"), 6)
            room = await rooms.find(name)
            game, whole = await rooms_api.looked_at(room, 0, "")
            assert whole and game.over
            parts = 0
            while True:
                told = await reviewing.go_on(room, 0, game, "", "de")
                parts += 1
                if told.looked == told.of:
                    break
                assert not told.points and told.of == len(game.answers or ())
            assert parts > 2 and jobs.count("look") == parts and jobs[-1] == "say"
            assert 1 <= len(told.points) <= 3
            ats = [x.at for x in told.points]
            assert ats == sorted(ats) and all("Besser wäre gewesen" in x.text for x in told.points)
            for x in told.points:
                assert game.after(x.at).turn == x.turn
            # Once more it is there already, in another language it is only said.
            again = await reviewing.go_on(room, 0, game, "", "de")
            assert again.points == told.points and jobs.count("look") == parts
            english = await reviewing.go_on(room, 0, game, "", "en")
            assert [x.at for x in english.points] == ats and jobs.count("look") == parts
            assert all("better would have been" in x.text for x in english.points)

    asyncio.run(main())


def test_a_game_that_runs_has_none(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"})
    status, told = server.call("GET", f"/api/rooms/{made['room']}/review")
    assert (status, told["id"]) == (403, "room-still-runs")


def test_the_table_of_budgets_has_its_row() -> None:
    (way,) = [x for x in WAYS if x.path == "/api/rooms/{room}/review"]
    (row,) = [x for x in table().splitlines() if "/review`" in x]
    assert (way.at_once, way.a_second) == (60, 1) and row in DOCS.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_are_said_with_their_decimals(lang: str) -> None:
    said = in_words(4, "points", 1.25, -0.5, "Ann", "X", Messages(lang))
    assert ("1.2" in said if lang == "en" else "1,2" in said) and ("−0.5" in said or "−0,5" in said)
    assert "80" in in_words(4, "chance", 0.8, 0.5, "Ann", "X", Messages(lang))
