"""What nobody expected: the table is taken up again from what is stored, everybody is told, and an incident is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.table import consent, dispatch, entries, messages
from farfield.table.bodies import CreateRoom, Rematch, SeatWish
from farfield.table.kept import GameKept, NotKept, SeatKept, not_kept
from farfield.table.live import Room
from farfield.table.playing import REMEMBERED
from farfield.table.server import http
from farfield.table.server.storage import Storage
from tests.table.nobody import Ear, some_rooms


def an_answer(room: Room, id: int = 0) -> messages.Answer:
    decision = room.running().game.decisions()[0]
    look = room.running().game.view(decision.seat)
    ask = next(x for x in room.sight(decision.seat, "en").asks(look) if x.waited)
    option = ask.options[-1]
    return messages.Answer(decision.seat, ask.id, option.verb, option.a, option.b, id)


@pytest.mark.parametrize("often", [False, True])
def test_a_table_whose_engine_raises_goes_on_from_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: bool
) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            ears = [await Ear.at(room, seat.secret) for seat in made.seats]
            both = await Ear.at(room, *(seat.secret for seat in made.seats))
            await dispatch.carry_out(room, both, an_answer(room))
            before, entries = room.running().game.hash(), room.running().entries
            real = Game.choose

            times = [1, 3][often]

            def half(self: Game, decision: Decision, option: Option, seat: int) -> None:
                nonlocal times
                real(self, decision, option, seat)
                times -= 1
                if times >= 0:
                    raise ZeroDivisionError("in the middle of it")

            with monkeypatch.context() as broken:
                broken.setattr(Game, "choose", half)
                await dispatch.carry_out(room, both, an_answer(room))
                if often:  # not even what is stored can be played, and it is tried again
                    assert room.problem is not None
                    while room.problem is not None:
                        await asyncio.sleep(0.05)
            assert room.running().game.hash() == before and room.running().entries == entries
            for ear in (*ears, both):
                (told,) = ear.of("told")
                assert "goes on from what is stored" in told["text"] and told["text"].endswith(": 1.")
            (report,) = [x async for x in rooms.storage.reports()]  # type: ignore[attr-defined]
            assert "ZeroDivisionError: in the middle of it" in report.text
            assert "answer seat" in report.snapshot and "Farfield settings" in report.snapshot
            await dispatch.carry_out(room, both, an_answer(room))  # and everybody plays on
            assert room.running().entries > entries

    asyncio.run(main())


def test_a_call_that_fails_before_its_handler_has_begun_makes_no_table_suffer(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.seats[0].secret)
            scopes: tuple[tuple[dict[str, Any], int], ...] = (
                ({}, 0),
                ({"state": {}}, 0),
                ({"state": {"handled": True}}, 1),
            )
            for scope, suffered in scopes:
                call = SimpleNamespace(
                    method="GET", scope=scope, path_params={"room": made.room}, query_params={}, headers={},
                    app=SimpleNamespace(state=SimpleNamespace(rooms=rooms)),
                )  # fmt: skip
                assert http.any_error(call, ZeroDivisionError()).status_code == 500  # type: ignore[arg-type]
                await asyncio.gather(*http._SUFFERING)
                assert len(ann.of("told")) == suffered

    asyncio.run(main())


def test_an_answer_is_acknowledged_with_its_own_number_and_the_entrys(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            ann, bob = [await Ear.at(room, *(seat.secret for seat in made.seats)) for _ in range(2)]
            first = an_answer(room, id=41)
            entry = room.running().entries
            await dispatch.carry_out(room, ann, first)
            (told,) = ann.of("stored")
            assert told == {"type": "stored", "id": 41, "seat": first.seat, "game": 0, "entry": entry}
            assert not bob.of("stored")  # somebody else moved
            said = await rooms.storage.answers(made.room, 0)
            assert said[entry].startswith(f"answer seat {first.seat} ")
            kinds = [message["type"] for message in map(ear_json, ann.heard)]
            assert kinds.index("stored") < len(kinds) - 1 - kinds[::-1].index("table")
            # Who did not hear that asks again: the same answer is known, and given once.
            await dispatch.carry_out(room, bob, first)
            assert bob.of("stored") == [told] and await rooms.storage.answers(made.room, 0) == said
            late = messages.Answer(first.seat, first.ask, first.verb, first.a, first.b, 42)
            await dispatch.carry_out(room, bob, late)  # another one with another number is too late
            assert bob.of("refused")[-1]["code"] == "answer-stale" and bob.of("refused")[-1]["id"] == 42

    asyncio.run(main())


def test_an_answer_is_known_again_however_much_others_have_answered_since(tmp_path: Path) -> None:
    """Whoever comes back after a while must not be told that it has never arrived."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, *(seat.secret for seat in made.seats))
            first, others = an_answer(room, id=1), 0
            await dispatch.carry_out(room, ann, first)
            while others < 2 * REMEMBERED:
                following = an_answer(room, id=others + 2)
                if following.seat == first.seat:  # one without a number pushes nothing out
                    following = msgspec.structs.replace(following, id=0)
                else:
                    others += 1
                await dispatch.carry_out(room, ann, following)
            assert not room.over
            told = ann.of("stored")[0]
            await dispatch.carry_out(room, ann, first)
            assert ann.of("stored")[-1] == told and not ann.of("refused")

    asyncio.run(main())


def test_the_same_answer_to_the_next_game_is_another_one(tmp_path: Path) -> None:
    """Its questions have the same numbers, and so have the answers of a page that was opened since."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")], seed="4"))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, *(seat.secret for seat in made.seats))
            first = an_answer(room, id=1)
            await dispatch.carry_out(room, ann, first)
            await dispatch.carry_out(room, ann, messages.Concede(0))
            await rooms.rematch(made.room, Rematch(seed="4"), made.host)
            assert an_answer(room, id=1) == first
            await dispatch.carry_out(room, ann, first)
            assert [told["game"] for told in ann.of("stored")] == [0, 1]
            assert [words for words in await rooms.storage.answers(made.room, 1) if " id 1" in words]

    asyncio.run(main())


def test_an_answer_that_was_stored_is_known_again_by_a_server_that_never_said_so(tmp_path: Path) -> None:
    """It was killed between storing and saying it: whoever sends the same once more hears that it is stored, and can
    tell that from somebody else's answer."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("here")]))
            room = await rooms.find(made.room)
            nobody = await Ear.at(room, *(seat.secret for seat in made.seats))
            given = [an_answer(room, id=41)]
            await dispatch.carry_out(room, nobody, given[0])
            await consent.undo(room, messages.Undo(given[0].seat))  # numbers of questions are others after that
            for id in range(42, 45):
                given.append(an_answer(room, id=id))
                await dispatch.carry_out(room, nobody, given[-1])
            told = nobody.of("stored")
            said = await rooms.storage.answers(made.room, 0)
            assert [" id " in words for words in said].count(True) == 4
            rooms._put_away(made.room)
            room = await rooms.find(made.room)
            ann = await Ear.at(room, *(seat.secret for seat in made.seats))
            for answer in given:
                await dispatch.carry_out(room, ann, answer)
            assert ann.of("stored") == told and not ann.of("refused")
            assert await rooms.storage.answers(made.room, 0) == said, "each was given once"
            last = given[-1]
            for other in (
                msgspec.structs.replace(last, id=99),
                msgspec.structs.replace(last, seat=1 - last.seat),
                msgspec.structs.replace(last, ask=given[0].ask),
                msgspec.structs.replace(last, a=last.a + 1),
            ):
                await dispatch.carry_out(room, ann, other)
                assert ann.of("stored") == told and ann.of("refused")[-1]["id"] == other.id
            assert await rooms.storage.answers(made.room, 0) == said

    asyncio.run(main())


def test_answers_that_were_stored_without_a_number_are_read_as_ever() -> None:
    for old in ("answer seat 1 decision 12 question 1 play 8199 0", "auto seat 0 decision 3 question 2 pass 0 0"):
        for words in (old, f"{old} hash 0123456789abcdef"):
            assert entries.say(entries.read(words)) == words and entries.read(words).id == 0
    with_one = "answer seat 1 decision 12 question 1 play 8199 0 id -7 hash 0123456789abcdef"
    assert entries.say(entries.read(with_one)) == with_one and entries.read(with_one).id == -7


class Doubtful(Storage):
    """Writes, and says once that it has not: a line that breaks between a commit and its answer. Found by simulation:
    a table whose next game was begun so could never begin one again, and a seat was what memory said."""

    doubts: set[str] = set()

    async def add_game(self, room: str, kept: GameKept, said: Sequence[str] = ()) -> None:
        await super().add_game(room, kept, said)
        self.doubt("add_game")

    async def save_seat(self, room: str, seat: SeatKept) -> None:
        await super().save_seat(room, seat)
        self.doubt("save_seat")

    async def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> None:
        await super().append(room, game, seq, said)
        self.doubt("append")

    def doubt(self, what: str) -> None:
        if what in self.doubts:
            self.doubts.remove(what)
            raise not_kept()


def test_what_was_kept_though_nobody_heard_of_it_is_what_has_happened(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            storage = rooms.storage
            assert isinstance(storage, Storage)
            storage.__class__ = Doubtful
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
            room = await rooms.find(made.room)
            ann = await Ear.at(room, made.host, made.seats[0].secret)
            Doubtful.doubts = {"append"}
            await dispatch.carry_out(room, ann, an_answer(room, 1))
            assert ann.of("refused")[-1]["code"] == "room-storage" and not ann.of("stored")
            assert room.running().entries == len(await storage.answers(made.room, 0)) > 0
            await dispatch.carry_out(room, ann, an_answer(room, 2))
            assert ann.of("stored")[-1]["id"] == 2
            await room.concede(0)
            Doubtful.doubts = {"add_game"}
            with pytest.raises(NotKept):
                await rooms.rematch(made.room, Rematch(), made.host)
            assert room.game_number == 1 and not room.over  # it has begun all the same
            await dispatch.carry_out(room, ann, an_answer(room, 3))
            assert ann.of("stored")[-1]["game"] == 1
            Doubtful.doubts = {"save_seat"}
            await dispatch.carry_out(room, ann, messages.Prefs(0, True))
            kept = await storage.room(made.room)
            assert kept is not None and kept.seats == room.kept.seats and kept.seats[0].every_window

    asyncio.run(main())


def ear_json(data: bytes) -> dict[str, object]:
    import json

    made = json.loads(data)
    assert isinstance(made, dict)
    return made
