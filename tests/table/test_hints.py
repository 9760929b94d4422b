"""Hints at the table: from what the seat may know, in a process of their own, and never between people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farfield.rules.state import Option
from farfield.table import entries, hinting, limits, messages, setting_up
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.dispatch import carry_out
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
    option, nudge, reasons, chance, without = told
    assert option is not None and Option(*option) in decision.options
    assert nudge.id.startswith("hint-nudge") and reasons
    assert chance is not None and without is not None and 0 <= without <= 1 and 0 <= chance <= 1


def test_the_table_of_budgets_has_its_row() -> None:
    assert (HINTING.at_once, HINTING.a_second) == (limits.HINTS, limits.HINTS_A_SECOND)
    row = table().splitlines()[-1]
    assert "`WebSocket message hint` | 8 | 0.25" in row and row in DOCS.read_text()


def test_a_seat_is_told_what_to_do_and_people_against_each_other_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: MachineWorkers, who: str, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

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
