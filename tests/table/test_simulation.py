"""Worlds in which everything goes wrong, each from one seed. What they have found is in `test_incidents`."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from tests.table.simulated.machine import Node
from tests.table.simulated.network import Socket
from tests.table.simulation import Broken, World


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_goes_wrong_nothing_that_was_acknowledged_is_lost_and_every_table_goes_on(seed: int) -> None:
    world = World(seed, tables=9)
    world.play(hours=0.5)
    assert world.count["stored"] > 100 and world.acknowledged
    assert world.count["the engine raised"] > 0 and world.count["the disk failed"] > 0


@pytest.mark.slow
def test_nodes_die_leave_and_are_cut_off_and_every_table_is_held_by_one_of_them() -> None:
    world = World(2, tables=6, leases=True)  # in which each of these happens
    world.play(hours=0.3)
    assert world.count["stored"] > 100 and world.count["passed on"] > 5 and world.count["taken over"] > 0


@pytest.mark.bulk  # words and views are compiled with the rules
@pytest.mark.parametrize("leases", [False, True])
def test_the_same_seed_is_the_same_world(leases: bool) -> None:
    worlds = [World(seed, tables=3, leases=leases) for seed in (11, 11, 12)]
    for world in worlds:
        world.play(hours=0.05)
    first, again, other = worlds
    assert first.digest() == again.digest() != other.digest() and first.count == again.count


@pytest.mark.bulk
def test_the_engine_raises_compiled_or_not() -> None:
    """For a thousand simulated hours it did not: what was put in its place was not seen by what is compiled."""
    world = World(5, tables=3)
    world.engine_fails = 0.2
    world.play(hours=0.03)
    assert world.count["the engine raised"] > 3 and world.count["stored"] > 3


def test_a_simulation_notices_what_it_looks_for() -> None:
    """An acknowledged answer that is gone, and one that nobody gave."""
    world = World(1, tables=1)
    world.play(hours=0.02)
    (room, game, entry), seat = next(iter(world.acknowledged.items()))
    with pytest.raises(Broken, match="nobody who has the seat has given"):
        world.meant.clear()
        for table in world.tables:
            world.see_stored(table.room, f"answer seat {seat} decision 1 question 1 pass 0 0")
    del world.disk.answers[room, game][entry:]
    with pytest.raises(Broken, match="was acknowledged and is not stored"):
        world.see_acknowledged(room, {"game": game, "entry": entry, "seat": seat})


def test_who_is_passed_on_to_a_node_that_has_just_died_does_not_wait_for_ever() -> None:
    """World 20261124, in which somebody waited for eleven hours: the fault of the simulation, not of the server."""
    world = World(1, tables=1, leases=True)

    async def main() -> bool:
        here, dead = Node(world), Node(world)
        dead.kill()

        async def holder(room: str) -> Node:
            return dead

        here.holder = holder  # type: ignore[method-assign]
        socket = Socket(world)  # not among those that the end of `here` breaks off
        await here.run(lambda: asyncio.create_task(here.serve(socket, "x")))
        here.kill()
        return socket.broken

    assert world.loop.run_until_complete(main())


@pytest.mark.soak
def test_two_thousand_hours() -> None:
    """`FARFIELD_SEED` begins with another world; what fails names its seed."""
    seed, hours = int(os.environ.get("FARFIELD_SEED", time.time_ns() // 10**9)), 0.0
    while hours < 2000:
        leases = seed % 2 == 0
        world = World(seed, tables=9, pause=60.0, leases=leases)
        try:
            world.play(hours=10)
        except Exception as error:
            raise AssertionError(f"World({seed}, tables=9, pause=60.0, leases={leases}).play(hours=10)") from error
        print(f"world {seed}, leases {leases}: {dict(world.count)}")
        seed, hours = seed + 1, hours + 10 * len(world.tables)
