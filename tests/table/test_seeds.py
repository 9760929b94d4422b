"""Who plays at one screen is told the seed, so it is short; where something is hidden nobody can guess it."""

from __future__ import annotations

from farfield.games.settings import short_seed
from farfield.table import setting_up
from farfield.table.bodies import CreateRoom, Kind, SeatWish
from farfield.table.kept import SeatKept

FAR = 2**256 - 189


def seed_of(*kinds: Kind, wish: str = "") -> int:
    setup = CreateRoom("duel", [SeatWish(kind) for kind in kinds])
    seats = [SeatKept(n, kind, f"P{n}", "Garen", "random") for n, kind in enumerate(kinds)]
    return setting_up.settings_of(setup, seats, wish, lambda: FAR).seed


def test_a_seed_is_as_long_as_it_has_to_be() -> None:
    assert seed_of("here", "here") == seed_of("here", "program") == FAR % 10**12
    assert seed_of("here", "elsewhere") == FAR
    assert seed_of("here", "here", wish="123456789012345678901234567890") == 123456789012345678901234567890


def test_a_short_seed_has_twelve_digits_at_most_and_is_seldom_the_same() -> None:
    drawn = {short_seed() for _ in range(50)}
    assert len(drawn) == 50 and all(0 <= seed < 10**12 for seed in drawn)
