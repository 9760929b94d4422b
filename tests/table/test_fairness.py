"""What one who holds a seat must not be able to do to the others: keep them out, wear them down, make them wait."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from farfield.rules.game import Game
from farfield.table import consent, dispatch, messages, seating, setting_up
from farfield.table.bodies import CreateRoom, Join, Kind, RoomMade, Score, SeatWish
from farfield.table.connection import Connection
from farfield.table.dispatch import greet
from farfield.table.limits import PAGES
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.server import rooms_api
from farfield.table.server.machine import rooms_on
from farfield.table.server.storage import Storage
from farfield.table.setting_up import BadRoom
from tests.table.nobody import NoSocket
from tests.table.serving import Player, Server, two

PATIENCE = 120.0


def at_a_table(
    tmp_path: Path, mode: str, *kinds: Kind, test: Callable[[Rooms, Room, RoomMade, list[str]], Awaitable[None]]
) -> None:
    """A game that has begun, and the secrets of its seats."""

    async def main() -> None:
        rooms = rooms_on(await Storage.open(f"sqlite:///{tmp_path / 'table.db'}"))
        try:
            made = await rooms.make(CreateRoom(mode, [SeatWish(kind) for kind in kinds], start=True))
            room = await rooms.find(made.room)
            secrets = {seat.seat: seat.secret for seat in made.seats}
            for x in made.invitations:
                secrets[x.seat] = (await rooms.join(made.room, Join(x.secret))).secret
            await test(rooms, room, made, [secrets[seat] for seat in sorted(secrets)])
        finally:
            await rooms.close()

    asyncio.run(main())


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("2v2", 4)])
def test_whoever_opens_many_pages_keeps_nobody_else_out(tmp_path: Path, mode: str, seats: int) -> None:
    async def test(rooms: Rooms, room: Room, made: RoomMade, secrets: list[str]) -> None:
        with pytest.raises(BadRoom, match="your pages"):
            for _ in range(PAGES + 1):
                await greet(room, Connection(NoSocket(), time.monotonic), messages.Hello([secrets[0]]))
        for secret in (*secrets[1:], made.host):
            await greet(room, Connection(NoSocket(), time.monotonic), messages.Hello([secret]))
        assert len(room.connections) <= PAGES and all(room.present(seat) for seat in range(seats))

    kinds: list[Kind] = ["elsewhere"] * seats
    at_a_table(tmp_path, mode, *kinds, test=test)


def test_work_counts_more_than_a_word(tmp_path: Path) -> None:
    async def test(rooms: Rooms, room: Room, made: RoomMade, secrets: list[str]) -> None:
        async def worth(message: messages.ToServer) -> float:
            connection = Connection(NoSocket(), time.monotonic)
            await greet(room, connection, messages.Hello([secrets[0]]))
            before = connection.allowed.left
            await dispatch.carry_out(room, connection, message)
            await rooms.leave(room, connection)
            return before - connection.allowed.left

        assert await worth(messages.Alive(1)) == 0
        assert await worth(messages.Answer(0, 1, "pass", 0, 0)) > 1  # there is no such question
        for much in (messages.Hello([secrets[0]]), messages.Lang("de"), messages.OlderLines(0, 1)):
            assert await worth(much) > 5

    at_a_table(tmp_path, "duel", "elsewhere", "elsewhere", test=test)


@pytest.mark.parametrize("mode", ["lanes", "2v2", "match"])
def test_nobody_who_plays_waits_for_somebody_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """Also while the whole game is played again for the replay; what is seen is the game as it was when asked for."""
    begun, go_on = threading.Event(), threading.Event()
    count = rooms_api._count_lines

    def slowly(game: Game) -> tuple[list[int], list[Score]]:
        begun.set()
        assert go_on.wait(PATIENCE)
        return count(game)

    monkeypatch.setattr(rooms_api, "_count_lines", slowly)

    async def test(rooms: Rooms, room: Room, made: RoomMade, secrets: list[str]) -> None:
        async def answer() -> None:
            async with room.lock:
                decision = room.running().game.decisions()[0]
                await room.play(decision, decision.options[-1], decision.seat)

        await answer()
        request: Any = SimpleNamespace(
            path_params={"room": made.room},
            query_params={"seat": "0", "lang": "en"},
            headers={"authorization": f"Bearer {secrets[0]}"},
            app=SimpleNamespace(state=SimpleNamespace()),
            client=None,
        )
        state: Any = SimpleNamespace(rooms=rooms)
        given = len(room.running().game.answers or ())
        look: asyncio.Future[Any] = asyncio.ensure_future(rooms_api.replay.fn(request, state))
        await asyncio.to_thread(begun.wait, PATIENCE)
        for _ in range(3):
            await asyncio.wait_for(answer(), PATIENCE)
        go_on.set()
        told = await look
        assert told.answers == told.at == len(told.told) == given < len(room.running().game.answers or ())

    kinds: list[Kind] = ["elsewhere"] * (4 if mode == "2v2" else 2)
    at_a_table(tmp_path, mode, *kinds, test=test)


def test_who_is_there_but_never_ready_does_not_hold_a_match_for_ever(tmp_path: Path) -> None:
    async def test(rooms: Rooms, room: Room, made: RoomMade, secrets: list[str]) -> None:
        ann, bob = Connection(NoSocket(), time.monotonic), Connection(NoSocket(), time.monotonic)
        await greet(room, ann, messages.Hello([made.host, secrets[0]]))
        await greet(room, bob, messages.Hello([secrets[1]]))
        async with room.lock:
            await room.concede(1)
            await room.exchange(messages.Exchange(0, ready=True))
            with pytest.raises(BadRoom, match="minutes away"):
                await seating.lend(room, 1, True, ann)
            assert set(room.since) == {1} and room.game_number == 0
            room.setup = msgspec.structs.replace(room.setup, clock=60)  # as if they had agreed on one
            room.since[1] -= 60
            with pytest.raises(BadRoom, match="minutes away"):
                await seating.lend(room, 0, True, bob)
            await seating.lend(room, 1, True, ann)
            assert room.game_number == 1 and room.seat(1).lent

    at_a_table(tmp_path, "match", "elsewhere", "elsewhere", test=test)


# --- taking back


def hands_kept(ann: Player, bob: Player) -> tuple[tuple[Player, int], tuple[Player, int]]:
    """Both keep their hands; who did so first, whom the dice chose, and who did so after."""
    players = [(ann, 0), (bob, 1)]
    for player, _ in players:
        player.silence()
    if ann.asked(0) is None:
        players.reverse()
    for player, seat in players:
        player.silence()
        player.answer(seat, player.asked(seat), player.asked(seat)["options"][-1])
    return players[0], players[1]


@pytest.mark.parametrize(("mode", "minds"), [("duel", {1}), ("match", {1}), ("2v2", {1, 3}), ("lanes", set())])
def test_an_opponent_who_is_away_for_a_moment_is_asked_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, minds: set[int]
) -> None:
    """A program that stands in for a teammate does not mind."""
    monkeypatch.setattr(setting_up, "random_seed", lambda: 3)

    async def test(rooms: Rooms, room: Room, made: RoomMade, secrets: list[str]) -> None:
        ann = Connection(NoSocket(), time.monotonic)
        await greet(room, ann, messages.Hello([made.host, secrets[0]]))
        async with room.lock:
            playing = room.running()
            given = playing.game.answers
            assert given is not None
            while not any(x.seat == 0 for x in given) or given[-1].seat == 0 or playing.game.turn < 1:
                decision = playing.game.decisions()[0]
                await room.play(decision, decision.options[-1], decision.seat)
            for seat in range(1, len(secrets)):
                room.left[seat] -= 600  # as long as was agreed
                await seating.lend(room, seat, True, ann)
            await consent.undo(room, messages.Undo(0))
            assert (room.asked.open if room.asked is not None else set()) == minds
            assert room.running().taken_back == (0 if minds else 1)

    kinds: list[Kind] = ["elsewhere"] * (4 if mode == "2v2" else 2)
    at_a_table(tmp_path, mode, *kinds, test=test)


def test_nobody_is_asked_again_and_again(server: Server) -> None:
    with two(server, mode="duel") as (ann, bob, _):
        (first, seat), (second, other) = hands_kept(ann, bob)
        asked = 0
        while True:
            first.send("undo", seat=seat, action=False)
            told = first.hear_until("undo-asked", "refused")
            if told["type"] == "refused":
                break
            asked += 1
            second.hear_until("undo-asked")
            second.send("consent", seat=other, yes=False)
            assert first.hear_until("undo-answered")["yes"] is False
        assert asked >= 5 and told["code"] == "room-often"


def test_who_concedes_meanwhile_ends_the_asking(server: Server) -> None:
    with two(server, mode="duel") as (ann, bob, _):
        (first, seat), (second, other) = hands_kept(ann, bob)
        first.send("undo", seat=seat, action=False)
        first.hear_until("undo-asked")
        second.hear_until("undo-asked")
        second.send("concede", seat=other)
        assert first.hear_until("undo-answered")["yes"] is False
        second.send("consent", seat=other, yes=True)
        assert second.hear_until("refused")["code"] == "undo-not-asked"
