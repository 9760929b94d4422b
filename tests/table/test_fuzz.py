"""Every message and every body, filled with what nobody would write: whatever comes, it is answered, nothing fails that
nobody expected, and what is in memory is what is stored.

What is tried is the same in every run; the soak tries other things each time, for longer.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import tempfile
import time
import unittest
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from farfield.table import bodies, messages
from farfield.table.hearing import hear
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.server.ways_in import WAYS
from tests.table.nobody import Ear, some_rooms
from tests.table.serving import Server

KINDS = get_args(messages.ToServer)
MODES = ("lanes", "duel", "match", "2v2", "skirmish", "war")
NUMBERS = (0, 1, 2, 3, 7, 63, 64, -1, -2, 4096, 2**31, -(2**31), 2**53, 2**63 - 1, -(2**63), 2**64)
WORDS = (
    "", " ", "\n", "pass", "play", "move", "at", "done", "lanes", "duel", "match", "Garen", "rule-of-thumb", "random",
    "{ $who }", "\u202eAnn", "é" * 40, "🂡", "'; DROP TABLE rooms; --", "999x Gust", "[Section]\n" * 50, "\ud83d", "NaN",
    "0" * 78, "9" * 78, "basic", "A" * 24, "first", "here", "program", "elsewhere",
)  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.sampled_from(WORDS) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=5,
)


def of(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """What fits a type, and hurts where it can."""
    match kind:
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.IntType(ge=least, le=most):
            fitting = [n for n in NUMBERS if (least is None or n >= least) and (most is None or n <= most)]
            near = [0, 1, 2] if least is None or least <= 0 else []
            return st.sampled_from([*near, *fitting]) | st.integers(0, 400)
        case msgspec.inspect.StrType(max_length=most):
            cut = [word[: most or 10**6] for word in WORDS]
            return st.sampled_from(cut) | st.text(max_size=min(most or 60, 60))
        case msgspec.inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case msgspec.inspect.ListType(item_type=item, min_length=least, max_length=most):
            return st.lists(of(item), min_size=least or 0, max_size=min(most or 4, 4))
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(of(key), of(value), max_size=3)
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([of(one) for one in types])
        case msgspec.inspect.StructType(cls=cls):
            return struct(cls)
        case msgspec.inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case _:
            return ANYTHING


def struct(cls: type) -> st.SearchStrategy[dict[str, Any]]:
    info = msgspec.inspect.type_info(cls)
    assert isinstance(info, msgspec.inspect.StructType)
    needed = {field.encode_name: of(field.type) for field in info.fields if field.required}
    more = {field.encode_name: of(field.type) for field in info.fields if not field.required}
    tag = {info.tag_field: st.just(info.tag)} if info.tag_field is not None else {}
    return st.fixed_dictionaries({**tag, **needed}, optional=more)


@st.composite
def spoiled(draw: st.DrawFn, fine: st.SearchStrategy[dict[str, Any]]) -> bytes:
    """As it should be, more often than not; or with something missing, something wrong, or cut off."""
    made = dict(draw(fine))
    what = draw(st.sampled_from(["", "", "", "", "", "", "miss", "wrong", "more", "cut"]))
    if what == "miss" and made:
        made.pop(draw(st.sampled_from(sorted(made))))
    elif what == "wrong" and made:
        made[draw(st.sampled_from(sorted(made)))] = draw(ANYTHING)
    elif what == "more":
        made[draw(st.sampled_from(WORDS))] = draw(ANYTHING)
    raw = json.dumps(made).encode()
    return raw[: draw(st.integers(0, len(raw)))] if what == "cut" else raw


MESSAGE = st.one_of([spoiled(struct(kind)) for kind in KINDS] + [st.binary(max_size=40)])
SAFE = {"wire-schema", "wire-hello", "wire-contract", "wire-size"}
IN_THE_RUN = settings(
    max_examples=8, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
IN_THE_SOAK = settings(max_examples=10_000, database=None, deadline=None, suppress_health_check=list(HealthCheck))
FUZZ_SECONDS = float(os.environ.get("FARFIELD_FUZZ_SECONDS", "600"))
"""For which each test of the soak tries something new; what it then says is how often it did."""


class Bounded:
    """Tries nothing any more when the time is up: Hypothesis stops where something is skipped."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.until = time.monotonic() + seconds
        self.tried = 0

    def another(self) -> None:
        if time.monotonic() >= self.until:
            raise unittest.SkipTest("the time is up")
        self.tried += 1


async def listen(rooms: Rooms, mode: str, said: list[bytes]) -> None:
    """A table, somebody who says all this and answers properly now and then, and what must hold afterwards."""
    count = {"lanes": 2, "2v2": 4, "skirmish": 3, "war": 4}.get(mode, 2)
    wishes = [bodies.SeatWish("here" if n < 2 else "program", program="random") for n in range(count)]
    made = await rooms.make(bodies.CreateRoom(mode, wishes, seed="7", start=True))
    room = await rooms.find(made.room)
    secrets = [made.host, *(seat.secret for seat in made.seats)]
    ear = await Ear.at(room, *secrets)
    for raw in said:
        await hear(room, ear, raw)
        codes = {message["code"] for message in ear.of("error")}
        assert codes <= SAFE, (mode, raw, codes)
        ear.heard.clear()
        if ear not in room.connections:  # it has given its seats away
            break
        await go_on(room, ear)
    assert not [report async for report in rooms.storage.reports() if report.text.startswith("incident")]  # type: ignore[attr-defined]
    async with room.lock:
        if room.playing is not None:
            again = await room.game_again(room.game_number)
            assert again.game.hash() == room.playing.game.hash(), mode
    rooms.put_aside(made.room)


async def go_on(room: Room, ear: Ear) -> None:
    """One answer as it should be, so that the game gets somewhere."""
    playing = room.playing
    if playing is None or playing.game.over:
        return
    for decision in playing.game.decisions():
        if decision.seat in ear.seats:
            option = decision.options[decision.id % len(decision.options)]
            async with room.lock:
                await room.play(decision, option, decision.seat)
            return


def at_tables(mode: str, said: list[bytes]) -> None:
    async def main() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with asyncio.timeout(240), some_rooms(Path(folder)) as rooms:
                await listen(rooms, mode, said)

    asyncio.run(main())


@pytest.mark.slow
@IN_THE_RUN
@given(st.sampled_from(MODES), st.lists(MESSAGE, min_size=30, max_size=60))
def test_whatever_message_comes_the_table_goes_on_and_is_what_is_stored(mode: str, said: list[bytes]) -> None:
    at_tables(mode, said)


@pytest.mark.soak
def test_whatever_message_comes_for_long() -> None:
    bounded, count = Bounded(FUZZ_SECONDS), [0]

    @IN_THE_SOAK
    @given(st.sampled_from(MODES), st.lists(MESSAGE, min_size=30, max_size=100))
    def check(mode: str, said: list[bytes]) -> None:
        bounded.another()
        at_tables(mode, said)
        count[0] += len(said)

    with suppress(unittest.SkipTest):
        check()
    print(f"{bounded.tried} tables, {count[0]} messages")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_message_is_tried_as_it_should_be_too(kind: type) -> None:
    """The strategies make what the table can read, or nothing would be proven by them."""
    tried = {"read": 0}

    @seed(1)
    @settings(IN_THE_RUN, max_examples=60)
    @given(struct(kind))
    def check(made: dict[str, Any]) -> None:
        try:
            msgspec.json.decode(json.dumps(made).encode("utf-8", "replace"), type=kind)
            tried["read"] += 1
        except (msgspec.MsgspecError, UnicodeError):
            pass

    check()
    assert tried["read"] > 5


# --- HTTP

BODIES: dict[str, type] = {
    "/api/rooms": bodies.CreateRoom,
    "/api/rooms/import": bodies.ImportRoom,
    "/api/decks/check": bodies.CheckDeck,
    "/api/decks/build": bodies.BuildDeck,
    "/api/decks/write": bodies.WriteDeck,
    "/api/rooms/{room}/join": bodies.Join,
    "/api/rooms/{room}/rematch": bodies.Rematch,
}


def test_no_body_is_forgotten() -> None:
    assert {way.path for way in WAYS if way.body and way.method == "POST"} == set(BODIES)


@pytest.fixture(scope="module")
def room(server: Server) -> Any:
    """With a record of a game, so that imports begin from one."""
    made = server.room({"kind": "here", "name": "Ann"}, seed="4")
    made["record"] = server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])["record"]
    return made


def send_any(server: Server, room: Any, path: str, much: settings, bounded: Bounded) -> None:
    @much
    @given(spoiled(struct(BODIES[path])))
    def check(raw: bytes) -> None:
        bounded.another()
        status, told = server.call("POST", path.replace("{room}", room["room"]), raw=raw or b" ", secret=room["host"])
        assert status < 500, (status, told, raw)
        if status >= 400:
            assert told["id"] and told["text"], raw

    check()


@pytest.mark.slow
@pytest.mark.parametrize("path", BODIES)
def test_whatever_body_comes_it_is_answered(server: Server, room: Any, path: str) -> None:
    send_any(server, room, path, IN_THE_RUN, Bounded())


@pytest.mark.soak
@pytest.mark.parametrize("path", BODIES)
def test_whatever_body_comes_for_long(server: Server, room: Any, path: str) -> None:
    bounded = Bounded(FUZZ_SECONDS)
    with suppress(unittest.SkipTest):
        send_any(server, room, path, IN_THE_SOAK, bounded)
    print(f"{path}: {bounded.tried} bodies")


@pytest.mark.slow
@IN_THE_RUN
@given(data=st.data())
def test_a_record_with_anything_changed_is_taken_or_refused(server: Server, room: Any, data: st.DataObject) -> None:
    lines = room["record"].splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        others: list[list[str]] = [[], [line, line], [line[: len(line) // 2]], ["\x0b" + line], [line * 9]]
        lines[at : at + 1] = data.draw(st.sampled_from(others))
    status, told = server.call("POST", "/api/rooms/import", {"record": "\n".join(lines)})
    assert status in (201, 400, 409, 422), (status, told)
