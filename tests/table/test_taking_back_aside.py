"""Taking back far costs nobody else anything: it is worked out aside, from a snapshot nearby, and not too often."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from farfield.games import CannotUndo
from farfield.games.taking_back import Request, plan
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.game import Game, Snapshot
from farfield.table import consent, messages
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.limits import PLAYED_AGAIN, PLAYED_ON_THE_SPOT, TAKEN_BACK, TooMuch
from farfield.table.live import Room
from farfield.table.playing import LATEST_SNAPSHOTS, MOST_SNAPSHOTS, thin
from farfield.table.rooms import Rooms
from tests.table.nobody import some_rooms


async def long_game(rooms: Rooms) -> Room:
    """One in which to take anything back means to play all of it again."""
    seats = [SeatWish("here", "Ann", "Garen"), SeatWish("here", "Bob", "Lux")]
    made = await rooms.make(CreateRoom("duel", seats, seed="4", undo="free"))
    room = await rooms.find(made.room)
    eager = EagerPlayer(2)
    game = room.running().game
    while len(game.answers or ()) < PLAYED_ON_THE_SPOT + 20:
        decision = game.decisions()[0]
        await room.play(decision, ask(eager, game, decision), decision.seat)
    del game.snapshots[1:]
    return room


def last_seat(room: Room) -> int:
    answers = room.running().game.answers
    assert answers
    return answers[-1].seat


def test_what_takes_long_is_worked_out_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[bool] = []

    def seen(game: Game, seat: int, count: int = 1) -> Request:
        where.append(threading.current_thread() is threading.main_thread())
        return plan(game, seat, count)

    monkeypatch.setattr(consent, "plan", seen)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room = await long_game(rooms)
            given = len(room.running().game.answers or ())
            await consent.undo(room, messages.Undo(last_seat(room)))
            assert len(room.running().game.answers or ()) < given
            await consent.undo(room, messages.Undo(last_seat(room)))  # from a snapshot that was made on the way
            assert where == [False, True]
            assert len(room.running().game.snapshots) <= MOST_SNAPSHOTS + 1

    asyncio.run(main())


def test_a_seat_takes_back_only_so_often(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room = await long_game(rooms)
            seat = last_seat(room)
            room.may_take_back[seat].left -= TAKEN_BACK
            with pytest.raises(TooMuch, match="too often"):
                await consent.undo(room, messages.Undo(seat))
            await consent.undo(room, messages.Undo(1 - seat))  # the other seat has its own

    asyncio.run(main())


def test_a_game_is_not_filled_with_what_is_dear_to_load(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room = await long_game(rooms)
            await consent.undo(room, messages.Undo(last_seat(room)))
            counted = room.running().played_again
            assert counted > PLAYED_ON_THE_SPOT
            again = await room.game_again(0)
            assert again.taken_back == 1
            assert again.played_again > 0, "it counts on where the game is taken up again"
            assert again.game.hash() == room.running().game.hash()
            room.running().played_again = PLAYED_AGAIN
            with pytest.raises(CannotUndo, match="Too much"):
                await consent.undo(room, messages.Undo(last_seat(room)))

    asyncio.run(main())


def kept_after(phases: int, thinned: Callable[[list[Snapshot]], None]) -> list[int]:
    kept: list[Snapshot] = []
    for answers in range(phases):
        kept.append(Snapshot(answers, 0, None))  # type: ignore[arg-type]
        thinned(kept)
    return [x.answers for x in kept]


@pytest.mark.parametrize("phases", [10, 33, 100, 101, 128, 1000])
def test_one_snapshot_stays_in_the_second_half_of_a_game(phases: int) -> None:
    kept = kept_after(phases, thin)
    assert kept[0] == 0
    assert kept[-LATEST_SNAPSHOTS:] == list(range(phases - LATEST_SNAPSHOTS, phases))
    (between,) = kept[1:-LATEST_SNAPSHOTS]
    assert phases / 2 - 1 <= between < phases - LATEST_SNAPSHOTS
