"""Hints at the table: from what the seat may know, in a process of their own, and never between people."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farfield.rules.state import Option
from farfield.table import entries, hinting, limits, messages, setting_up
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.dispatch import carry_out
from farfield.table.hearing import hear
from farfield.table.kept import SeatKept
from farfield.table.playing import Playing
from farfield.table.server.machine import MachineWorkers
from farfield.table.server.ways_in import HINTING, table
from farfield.words.messages import Messages
from tests.table.nobody import Ear, some_rooms

NUDGES = [f"hint-nudge-{x}" for x in ("play", "move", "use", "hide", "wait", "choose")]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "serving.md"


def test_a_worker_thinks_of_an_answer_to_the_stored_game() -> None:
    wishes = [SeatWish("here", deck="Garen"), SeatWish("program", deck="Lux")]
    seats = [SeatKept(0, "here", "A", "Garen", ""), SeatKept(1, "program", "B", "Lux", "rule-of-thumb")]
    playing = Playing(setting_up.settings_of(CreateRoom("duel", wishes), seats, "5"), shared_screen=True)
    said: list[str] = []
    for _ in range(2):
        decision = playing.game.decisions()[0]
        said.append(entries.say(playing.answer(decision, decision.options[-1], decision.seat)))
    decision = playing.game.decisions()[0]
    settings = playing.settings
    told = hinting.think_of_it(settings.text(), settings.undo, True, playing.engine, said, decision.id)
    option, nudge, reasons = told
    assert option is not None and Option(*option) in decision.options
    assert nudge.id.startswith("hint-nudge") and reasons
    assert reasons[-1].id.startswith("hint-chance") and 0 <= int(str(reasons[-1].params["percent"])) <= 100


def test_the_table_of_budgets_has_its_row() -> None:
    assert (HINTING.at_once, HINTING.a_second) == (limits.HINTS, limits.HINTS_A_SECOND)
    row = table().splitlines()[-1]
    assert "`WebSocket message hint` | 8 | 0.25" in row and row in DOCS.read_text()


def test_a_seat_is_told_what_to_do_and_people_against_each_other_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        work, args = pickle.loads(pickle.dumps((work, args)))  # as it goes to a process, and what comes back
        return pickle.loads(pickle.dumps(work(*args)))

    monkeypatch.setattr(MachineWorkers, "judge", at_once)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")], seed="7"))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            ann.speak("de")
            ask = ann.of("table")[-1]["asks"][0]
            await carry_out(room, ann, messages.Hint(0, ask["id"], 3))
            told = ann.of("hint")[-1]
            assert (told["id"], told["ask"]) == (3, ask["id"])
            chosen = (told["verb"], told["a"], told["b"])
            (option,) = [x for x in ask["options"] if (x["verb"], x["a"], x["b"]) == chosen]
            assert option.get("cards", []) == told["cards"] and told["reasons"]
            assert told["nudge"] in {Messages("de").get(x) for x in NUDGES}
            await carry_out(room, ann, messages.Hint(0, ask["id"] + 1))
            assert ann.of("refused")[-1]["code"] == "answer-stale"
            for _ in range(limits.HINTS):
                ann.may_hint.take()
            await carry_out(room, ann, messages.Hint(0, ask["id"]))
            assert ann.of("refused")[-1]["code"] == "wire-rate"

            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")], seed="7"))
            room = await rooms.find(made.room)
            bob = await Ear.at(room, *(x.secret for x in made.seats))
            for table in bob.of("table"):
                for ask in table["asks"]:
                    await carry_out(room, bob, messages.Hint(table["seat"], ask["id"]))
            assert {x["code"] for x in bob.of("refused")} == {"room-no-hints"} and not bob.of("hint")

    asyncio.run(main())


def say(**message: object) -> bytes:
    return json.dumps(message).encode()


def test_who_waits_for_a_hint_goes_on_playing_and_nobody_thinks_for_who_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    given_up = asyncio.Event()

    async def for_ever(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        asked.append(who)
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr(MachineWorkers, "judge", for_ever)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")], seed="7"))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            ask = ann.of("table")[-1]["asks"][0]
            async with asyncio.timeout(60):
                await hear(room, ann, say(type="hint", seat=0, ask=ask["id"], id=1))
                while not asked:
                    await asyncio.sleep(0.01)
                await hear(room, ann, say(type="hint", seat=0, ask=ask["id"], id=2))
                assert [(x["to"], x["id"], x["code"]) for x in ann.of("refused")] == [("hint", 2, "wire-rate")]
                option = {x: ask["options"][0][x] for x in ("verb", "a", "b")}
                await hear(room, ann, say(type="answer", seat=0, ask=ask["id"], id=3, **option))
                assert ann.of("stored") and len(asked) == 1 and not given_up.is_set()
                await rooms.leave(room, ann)
                await given_up.wait()

    asyncio.run(main())


def test_a_hint_that_goes_wrong_is_refused_and_the_table_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wrong(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(MachineWorkers, "judge", wrong)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")], seed="7"))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            playing = room.playing
            await carry_out(room, ann, messages.Hint(0, ann.of("table")[-1]["asks"][0]["id"], 4))
            assert [(x["id"], x["code"]) for x in ann.of("refused")] == [(4, "wire-trouble")]
            assert room.playing is playing and room.problem is None

    asyncio.run(main())


@pytest.mark.soak
def test_a_hint_comes_from_a_process_of_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")], seed="7"))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            ask = ann.of("table")[-1]["asks"][0]
            await asyncio.wait_for(carry_out(room, ann, messages.Hint(0, ask["id"], 5)), 60)
            assert [(x["id"], x["ask"]) for x in ann.of("hint")] == [(5, ask["id"])], ann.of("refused")

    asyncio.run(main())
