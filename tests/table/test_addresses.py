"""Who counts as one: an address, of IPv6 a household of 2^64, and with more all households of a site of 2^80."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from typing import Any, cast

import pytest

from farfield.table.limits import TooMuch
from farfield.table.server import addresses
from farfield.table.server.addresses import EACH, OF_A_SITE, Counted, household, site
from farfield.table.server.door import Door, Visit
from farfield.table.server.judges import Turns
from farfield.table.server.visitors import HEARD_AT_ONCE, Visitors
from farfield.table.server.ways_in import BY_NAME, WAYS


def many(count: int = 0xFFFF) -> Iterator[str]:
    """Addresses of one site, each of another household: what a rented server comes with."""
    return (f"2001:db8:5:{n:x}::1" for n in range(count))


def test_who_shares_a_connection_counts_as_one() -> None:
    assert household("2001:db8:1:2:3::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert site("2001:db8:1:3::1") == site("2001:db8:1:2::1") == "2001:db8:1::/48" != site("2001:db8:2:2::1")
    for mine in (household, site):
        assert mine("::ffff:192.0.2.1") == mine("64:ff9b::c000:201") == mine("192.0.2.1") == "192.0.2.1"
        assert mine("") == "" and mine("testclient") == "testclient"
        assert mine("fe80::1%eth0") == mine("fe80::2%eth1")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.method} {way.path}")
def test_a_site_may_do_a_few_times_what_a_household_may(way: Any) -> None:
    """However many of its networks it comes from; and one household leaves the rest to its neighbours."""
    allowed = Counted(way.at_once, 0.0)
    let_in = sum(allowed.take(address) is None for address in islice(many(), 2 * OF_A_SITE * way.at_once))
    assert let_in == OF_A_SITE * way.at_once
    assert allowed.take("2001:db8:6::1") is None and allowed.take("192.0.2.1") is None
    lonely = Counted(way.at_once, 0.0)
    assert sum(lonely.take("2001:db8:5:1::1") is None for _ in range(2 * OF_A_SITE * way.at_once)) == way.at_once
    assert lonely.sites["2001:db8:5::/48"].left == (OF_A_SITE - 1) * way.at_once, "a refusal is not counted there"
    assert lonely.take("2001:db8:5:2::1") is None


def test_a_site_makes_so_many_rooms_an_hour_and_what_is_not_made_does_not_count() -> None:
    door, made = Visitors(60), 0
    with pytest.raises(TooMuch, match="240 new rooms"):
        for address in many():
            with pytest.raises(ZeroDivisionError), door.new_room(address):
                raise ZeroDivisionError
            with door.new_room(address):
                made += 1
    assert made == OF_A_SITE * 60
    with door.new_room("2001:db8:6::1"):
        pass


def test_ways_in_are_counted_by_site() -> None:
    door, way = Visitors(60), BY_NAME["POST", "/api/rooms/import"]
    with pytest.raises(TooMuch, match="Wait a moment"):
        for address in islice(many(), 2 * OF_A_SITE * way.at_once):
            door.come(address, way)
    assert len(door.coming[way].households) <= OF_A_SITE * way.at_once + 10


def test_messages_of_a_site_are_heard_one_after_another() -> None:
    """Those of one address are a good part of what a server can do: nobody has that four times."""
    door = Visitors(60)
    first, *others = (door.hearing(address) for address in islice(many(), 20))
    assert first is not None and first.most == HEARD_AT_ONCE and all(x is first for x in others)
    assert door.hearing("2001:db8:6::1") is not first


def test_refusals_of_a_site_are_told_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr("farfield.table.server.visitors.asyncio.sleep", sleep)
    monkeypatch.setattr("farfield.table.server.addresses.time.monotonic", lambda: 1000.0)

    async def main() -> None:
        door = Visitors(60)
        for address in islice(many(), 20 * OF_A_SITE + 100):
            await door.rest(address)
        assert len(rests) == 100 and rests == sorted(rests) and rests[-1] > 1

    asyncio.run(main())


class NoLine(asyncio.Transport):
    closing = False

    def is_closing(self) -> bool:
        return self.closing


def let_in(door: Door, address: str) -> NoLine | None:
    line = NoLine()
    return line if door.come_in(cast(Visit, object()), line, address) else None


def test_a_site_has_so_many_connections_and_leaves_nothing_behind() -> None:
    door = Door(most=10**6)
    held = {address: line for address in islice(many(), 2 * OF_A_SITE * EACH) if (line := let_in(door, address))}
    assert len(held) == door.inside == OF_A_SITE * EACH and door.refused == OF_A_SITE * EACH
    assert let_in(door, "2001:db8:6::1") and let_in(door, "192.0.2.1")
    mine = [let_in(door, "2001:db8:7:1::1") for _ in range(EACH + 5)]
    assert mine.count(None) == 5 and let_in(door, "2001:db8:7:2::1"), "one household leaves the rest to its neighbours"
    assert all(let_in(door, "127.0.0.1") for _ in range(2 * OF_A_SITE * EACH)), "a proxy speaks for everybody"
    for address, line in held.items():
        door.go(line, address)
    assert not door.of.get("2001:db8:5::/48") and let_in(door, "2001:db8:5::1")


class Slow:
    """Somebody who has said nothing yet, or half of it."""

    def __init__(self, door: Door, slow: dict[Visit, None]) -> None:
        self.door, self.slow, self.line = door, slow, NoLine()
        assert door.come_in(cast(Visit, object()), self.line, "127.0.0.1")
        door.silent.clear()
        slow[cast(Visit, self)] = None

    def give_up(self) -> None:
        self.line.closing = True
        del self.slow[cast(Visit, self)]


def test_when_there_are_too_many_connections_those_go_first_that_have_said_least() -> None:
    """A visitor behind a proxy may hold more than a thousand that never send the rest of their body."""
    door = Door(most=3)
    half, half_too = Slow(door, door.halfway), Slow(door, door.halfway)
    silent = Slow(door, door.silent)
    gone = [half.line.closing, half_too.line.closing, silent.line.closing]
    assert gone == [False, False, False]
    for expected in ([False, False, True], [True, False, True], [True, True, True]):
        assert let_in(door, "192.0.2.1")
        door.silent.clear()  # this one has said what it wants
        assert [half.line.closing, half_too.line.closing, silent.line.closing] == expected
    assert not let_in(door, "192.0.2.1"), "those who have said what they want stay"


def test_lines_behind_a_proxy_are_counted_by_who_is_behind_it() -> None:
    door = Visitors(60)
    with ExitStack() as lines:
        for _ in range(EACH):
            lines.enter_context(door.line("192.0.2.1"))
        with pytest.raises(TooMuch), door.line("192.0.2.1"):
            raise AssertionError("one too many")
        lines.enter_context(door.line("192.0.2.2"))
        with pytest.raises(TooMuch):
            for address in many():
                lines.enter_context(door.line(address))
        assert door.lines["all of 2001:db8:5::/48"] == OF_A_SITE * EACH
    assert not door.lines
    with ExitStack() as lines:
        for _ in range(EACH + 1):
            lines.enter_context(Visitors(0).line("192.0.2.1"))


def test_who_has_many_networks_has_one_turn_like_others() -> None:
    """Otherwise a dozen of them would have all places among those who wait."""

    async def main() -> None:
        turns = Turns(2)
        at_work: list[str] = []

        async def work(address: str) -> None:
            async with turns.turn(site(address)):
                at_work.append(address)
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(work(address)) for address in islice(many(), 50)]
        await asyncio.sleep(0.01)
        tasks.append(asyncio.create_task(work("192.0.2.1")))
        await asyncio.sleep(0.01)
        assert at_work == ["2001:db8:5:0::1", "192.0.2.1"]
        assert sum(task.done() for task in tasks) > 30, "and so many of them may wait as of anybody"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(main())


def test_nobody_fills_the_memory_with_addresses_or_is_forgotten_by_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "MOST_KNOWN", 5)
    allowed = Counted(1, 0.0)
    for n in range(50):
        allowed.take(f"192.0.2.{n}")
        assert (allowed.take("2001:db8:5::1") is None) == (n == 0), "who goes on asking is not forgotten"
    assert len(allowed.households) == len(allowed.sites) == 5
