"""Calling "wait" at the table: the lane's owner gives a teammate elsewhere a while before going on (LL 2.7)."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from farfield.errors import IllegalAnswer
from farfield.rules.terms import WAIT_FOR_ME
from farfield.table import messages
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.dispatch import handle
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.waiting import A_WHILE
from tests.table.nobody import Ear, some_rooms

OWNER, FRIEND = 0, 1


async def waited_for(rooms: Rooms, apart: bool) -> tuple[Room, list[Ear]]:
    """Two lanes; the friend, at another screen if they are apart, has called "wait" in the owner's lane."""
    wishes = [SeatWish("here", "Ann", "Annie with gear"), SeatWish("here", "Bob", "Master Yi with gear")]
    dice = random.Random(1)
    for seed in range(20, 40):
        made = await rooms.make(CreateRoom("lanes", wishes, seed=str(seed)))
        room = await rooms.find(made.room)
        secrets = [x.secret for x in made.seats]
        ears = [await Ear.at(room, x) for x in secrets] if apart else [await Ear.at(room, *secrets)] * 2
        game = room.running().game
        while not game.over:
            found = [x for x in game.offers(FRIEND) if x.arena == OWNER]
            wait = [(x, option) for x in found for option in x.options if option.verb == WAIT_FOR_ME]
            if wait:
                await room.play(*wait[0], FRIEND)
                return room, ears
            decision = game.decisions()[0]
            await room.play(decision, dice.choice(decision.options), decision.seat)
    raise AssertionError("nobody could have helped in any of these games")


async def go_on(room: Room, ear: Ear) -> None:
    """The owner answers "go on without waiting"."""
    table = next(x for x in reversed(ear.of("table")) if x["seat"] == OWNER)
    ask = next(x["id"] for x in table["asks"] for option in x["options"] if option["verb"] == "overrule")
    await handle(room, ear, messages.Answer(OWNER, ask, "overrule"))


def answers(room: Room) -> int:
    return room.running().entries


def test_who_has_just_called_wait_from_elsewhere_is_not_overruled_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, ears = await waited_for(rooms, apart=True)
            before = answers(room)
            with pytest.raises(IllegalAnswer, match=f"Bob has asked to wait.* in {A_WHILE:.0f} seconds") as refused:
                await go_on(room, ears[OWNER])
            assert (refused.value.clause, answers(room)) == ("LL 2.7", before)
            room.waits._since = {lane: since - A_WHILE for lane, since in room.waits._since.items()}  # a while later
            await go_on(room, ears[OWNER])
            assert answers(room) > before

    asyncio.run(main())


def test_nobody_waits_for_who_has_left_or_sits_at_the_same_screen(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, ears = await waited_for(rooms, apart=True)
            room.connections.remove(ears[FRIEND])
            await go_on(room, ears[OWNER])
            room, ears = await waited_for(rooms, apart=False)
            before = answers(room)
            await go_on(room, ears[OWNER])
            assert answers(room) > before

    asyncio.run(main())
