"""Origins, Fury and Body: what has neither Action nor Reaction waits until no showdown goes on."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import do, offered, plain_field, seat_asked

USED = (
    "Iron Ballista", "Sun Disc", "Unlicensed Armory", "Ravenborn Tome", "Vi, Destructive", "Arena Bar", "Udyr, Wildman",
    "Sett, Brawler",
)  # fmt: skip
PLAYED = ("Falling Star", "Mobilize", "Catalyst of Aeons", "Sabotage")


@shows(*USED, *PLAYED)
@pytest.mark.parametrize("name", [*USED, *PLAYED])
def test_it_is_offered_in_the_main_phase_and_not_in_a_showdown(name: str):
    there = Piece(name, exhausted=True, buffed=1) if "," in name else name  # units need not be ready for it
    mine = Seat(
        base=[*([there] if name in USED else []), "Mystic Poro", Piece("Sprite", exhausted=True)],
        hand=["Gust"] if name in USED else [name],
        trash=["Flash"],
        energy=0 if name in USED else 9,
        power="Fury 2, Body 2",
    )
    game = Position(
        seats=[mine, Seat(hand=["Gust"])],
        fields=[Field(plain_field("Open")), Field(plain_field("Held"), 1, {1: ["Mega-Mech"]})],
        every_window=True,
    ).start()
    assert f"{'use' if name in USED else 'play'} {name}" in offered(game)
    do(game, "move Mystic Poro", "at Open")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])
