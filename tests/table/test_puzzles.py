"""Puzzles are rooms like any other: they begin from their position, and stop where they are decided."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farfield.errors import FarfieldError
from farfield.games import record as record_of
from farfield.games.answers import choices
from farfield.puzzles import Puzzle, puzzle, puzzles
from farfield.table import messages, puzzling
from farfield.table.bodies import CreateRoom, ImportRoom, Rematch, SeatWish
from farfield.table.dispatch import carry_out
from farfield.table.server.machine import MachineWorkers
from farfield.words.messages import LANGUAGES
from tests.table.nobody import Ear, some_rooms
from tests.table.serving import Server


def first(mode: str, goal: str) -> Puzzle:
    return next(one for one in puzzles() if (one.mode, one.goal.kind) == (mode, goal))


def room_for(one: Puzzle) -> CreateRoom:
    seats = [SeatWish("here" if x == one.seat else "program") for x in range(len(one.position.seats))]
    return CreateRoom(one.mode, seats, puzzle=one.number)


def test_they_are_listed_in_every_language_with_their_solutions(server: Server) -> None:
    german = server.get("/api/puzzles?lang=de")["puzzles"]
    assert [x["number"] for x in german] == [one.number for one in puzzles()]
    assert all(x["goal"] and 0 <= x["hard"] <= x["of"] == 4 and x["length"] > 1 for x in german)
    one = first("duel", "take")
    assert german[one.number - 1]["legends"] == list(one.legends) and german[one.number - 1]["seat"] == one.seat
    steps = server.get(f"/api/puzzles/{one.number}/solution?lang=de")["steps"]
    assert len(steps) >= one.length and all(steps)
    status, told = server.call("GET", "/api/puzzles/9999/solution")
    assert (status, told["id"]) == (400, "unknown-puzzle")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_and_every_solution_is_said(lang: str) -> None:
    for told in puzzling.listed(lang).puzzles:
        assert "puzzle-goal" not in told.goal and "{" not in told.goal, told
    for kind in ("hold", "take", "win"):
        assert all(puzzling.solution(first("duel", kind).number, lang).steps)


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def judge(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        work, args = pickle.loads(pickle.dumps((work, args)))
        return pickle.loads(pickle.dumps(work(*args)))

    monkeypatch.setattr(MachineWorkers, "judge", judge)


@pytest.mark.parametrize("kind", ["hold", "take"])
def test_hints_lead_through_it_and_it_stops_where_it_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    at_once(monkeypatch)
    one = first("duel", kind)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(room_for(one))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            table = ann.of("table")[-1]
            assert table["puzzle"]["standing"] == "open" and table["lesson"] is None and table["asks"]
            for _ in range(30):
                table = ann.of("table")[-1]
                if table["puzzle"]["standing"] != "open":
                    break
                if not [x for x in table["asks"] if x["waited"]]:
                    await asyncio.sleep(0.05)
                    continue
                ask = table["asks"][0]
                await carry_out(room, ann, messages.Hint(one.seat, ask["id"], 1))
                assert not ann.of("refused"), ann.of("refused")
                told = ann.of("hint")[-1]
                await carry_out(room, ann, messages.Answer(one.seat, ask["id"], told["verb"], told["a"], told["b"], 0))
            assert table["puzzle"]["standing"] == "done"
            # Nobody is asked any more, neither the person nor the program whose turn it may be.
            given = len(room.running().game.answers or ())
            await asyncio.sleep(0.3)
            assert not table["asks"] and not any(x["waited"] for x in table["seats"])
            assert len(room.running().game.answers or ()) == given
            await carry_out(room, ann, messages.Answer(one.seat, ask["id"], "pass", 0, 0, 0))
            assert ann.of("refused")[-1]["code"] == "answer-stale"
            # Taken back it goes on, and again from its beginning.
            await carry_out(room, ann, messages.Undo(one.seat))
            assert ann.of("table")[-1]["puzzle"]["standing"] == "open" and ann.of("table")[-1]["asks"]
            await rooms.rematch(made.room, Rematch(), made.host)
            assert ann.of("table")[-1]["puzzle"]["standing"] == "open"
            assert not [x for x in room.running().game.answers or () if x.seat == one.seat]

    asyncio.run(main())


def test_who_has_left_the_line_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once(monkeypatch)
    one = first("duel", "hold")
    game = one.start()
    decision = game.decisions()[0]
    assert puzzling.next_of(one, game, decision).option == decision.options[choices(game, decision).index(one.line[0])]
    game = first("duel", "take").start()
    one = first("duel", "take")
    decision = game.decisions()[0]
    for option in decision.options:  # whatever is not the line leads nowhere, or is longer
        other = game.copy()
        other.choose(other.decisions()[0], option)
        if other.over or other.turn != game.turn or other.decisions()[0].seat != one.seat:
            with pytest.raises(FarfieldError) as error:
                puzzling.next_of(one, other, other.decisions()[0])
            assert error.value.message_id == "puzzle-out-of-reach"
            return
    raise AssertionError("no answer ends the turn")


def test_a_room_for_a_puzzle_is_its_own(tmp_path: Path) -> None:
    one = first("duel", "take")

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            seats = [SeatWish("here"), SeatWish("here")]
            for setup, code in (
                (CreateRoom("duel", seats, puzzle=one.number), "room-puzzle"),
                (CreateRoom("lanes", [SeatWish("here")], puzzle=one.number), "room-puzzle"),
                (CreateRoom("duel", room_for(one).seats, puzzle=9_999), "unknown-puzzle"),
            ):
                with pytest.raises(FarfieldError) as error:
                    await rooms.make(setup)
                assert error.value.message_id == code

    asyncio.run(main())


def test_a_saved_puzzle_is_taken_in_as_that_puzzle(tmp_path: Path) -> None:
    one = first("duel", "take")
    game = one.start()
    decision = game.decisions()[0]
    game.choose(decision, decision.options[choices(game, decision).index(one.line[0])])
    saved = record_of(game).text()

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.take_in(ImportRoom(saved))
            room = await rooms.find(made.room)
            assert room.setup.puzzle == one.number and room.running().puzzle is puzzle(one.number)

    asyncio.run(main())
