"""What comes from outside is worked on where it can be ended: in time, in memory, and by turns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from farfield.decks import BadDeck, builtin_decks, write
from farfield.table import setting_up
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.limits import TooMuch
from farfield.table.server import http, rules_api
from farfield.table.server.judges import EACH, Judges
from farfield.table.server.machine import MachineWorkers, rooms_on
from farfield.table.server.storage import Storage


def run(test: Callable[[Judges], Awaitable[None]], **bounds: float) -> None:
    async def main() -> None:
        judges = Judges(processes=1, **bounds)  # type: ignore[arg-type]
        try:
            await test(judges)
        finally:
            await judges.close()

    asyncio.run(main())


def test_what_takes_too_long_is_ended_and_the_next_is_answered() -> None:
    async def test(judges: Judges) -> None:
        assert await judges.judge("ann", sum, [1, 2]) == 3
        with pytest.raises(TooMuch, match="more work"):
            await judges.judge("ann", pow, 3, 10**9)  # of work
        with pytest.raises(TooMuch, match="more work"):
            await judges.judge("ann", time.sleep, 3600)  # of waiting
        assert await judges.judge("ann", sum, [1, 2]) == 3
        assert judges.ended == 2

    run(test, seconds=0.5, longest=20)


def test_what_takes_too_much_memory_is_ended() -> None:
    async def test(judges: Judges) -> None:
        with pytest.raises(TooMuch, match="more work"):
            await judges.judge("ann", bytearray, 10**10)
        assert await judges.judge("ann", len, bytearray(10**6)) == 10**6

    run(test)


def test_what_is_wrong_comes_back_as_it_was_said() -> None:
    async def test(judges: Judges) -> None:
        with pytest.raises(BadDeck) as wrong:
            await judges.judge("ann", setting_up.own_form, "Legend:\n1 Nobody at all\nMainDeck:\n3 Nothing")
        assert len(wrong.value.problems) == 2
        for deck in builtin_decks()[:2]:
            words = await judges.judge("ann", setting_up.own_form, write(deck))
            assert setting_up.deck_of(words, 0, "duel") == deck

    run(test)


def test_who_brings_much_waits_for_it_and_nobody_else_does() -> None:
    async def test(judges: Judges) -> None:
        done: list[str] = []

        async def ask(who: str, seconds: float) -> None:
            await judges.judge(who, time.sleep, seconds)
            done.append(who)

        asked = [asyncio.ensure_future(ask("ann", 0.2)) for _ in range(EACH + 1)]
        await asyncio.sleep(0.1)
        with pytest.raises(TooMuch, match="too much of this"):
            await ask("ann", 0)
        await ask("bob", 0)
        assert done.count("ann") <= 2  # the one before, and perhaps one that was already next
        await asyncio.gather(*asked)
        assert not judges.waiting and not judges.turns.queues

    run(test)


def test_rooms_with_what_is_here_need_nobody_to_judge(tmp_path: Path) -> None:
    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        workers = rooms.outside.workers
        assert isinstance(workers, MachineWorkers)
        try:
            busy = [asyncio.ensure_future(workers.judge(f"guest {n}", time.sleep, 300)) for n in range(9)]
            await rooms.make(CreateRoom("lanes", [SeatWish("here", deck="Garen")]))
            for one in busy:
                one.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            longer = write(builtin_decks()[0]) + "\n\n// a list as somebody pastes it, with much around it" * 50
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here", deck=longer)]))
            room = await rooms.find(made.room)
            assert room.kept.seats[0].deck == room.setup.seats[0].deck == write(builtin_decks()[0])
        finally:
            await rooms.close()

    asyncio.run(main())


def test_clauses_and_cards_that_there_are_need_no_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[object] = []

    async def nobody(request: object, work: object, *args: object) -> None:
        judged.append(args[0])
        raise TooMuch("wire-busy", "All judges are busy.")

    monkeypatch.setattr(http, "judge", nobody)

    def call(way: HTTPRouteHandler, lang: str = "de", **path: str) -> Any:
        async def answer() -> Any:
            return await way.fn(SimpleNamespace(path_params=path, query_params={"lang": lang}, headers={}))

        return asyncio.run(answer())

    for clause in ("LL 4.3", "core 9.5", "CR 323.6", "323.6", "keyword Tank"):
        assert call(rules_api.rule, clause=clause) == rules_api.looked_up(clause, "de")
    assert call(rules_api.rule, clause="core 9.5").clauses[0].title == "Kontrolle verlieren"
    assert call(rules_api.card, name="stalwart poro").face.name == "Stalwart Poro"
    for way, path in ((rules_api.rule, {"clause": "323.99"}), (rules_api.card, {"name": "nobody"})):
        with pytest.raises(TooMuch):
            call(way, **path)
    assert judged == ["323.99", "nobody"]
