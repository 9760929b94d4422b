"""Vendetta in 2v2, Fury and Calm: what is yours is not the teammate's, what is friendly is.

Seats 0 and 2 are a team.
"""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import do, might, offered, piece, plain_field, settle, unit_card

NORTH, EAST, WEST = (plain_field(name) for name in ("North", "East", "West"))
MATE, FOE = unit_card("Mate"), unit_card("Foe")


@shows("Rage Amplifier", "Twilight Reveler", "Twilight Shroud")
def test_your_units_are_not_the_teammates_and_friendly_ones_are() -> None:
    tired = Piece(MATE, exhausted=True)
    game = Position(
        seats=[
            Seat(base=["Rage Amplifier", "Twilight Reveler"], hand=["Twilight Shroud"], energy=1),
            Seat(),
            Seat(base=[tired]),
            Seat(),
        ],
        fields=[Field(NORTH, 1, {1: [FOE]}), Field(EAST), Field(WEST)],
        mode=TwoVsTwo(),
    ).start()
    assert (might(game, "Twilight Reveler"), might(game, "Mate")) == (4, 2)
    do(game, "play Twilight Shroud")
    assert offered(game) == ["pick Mate", "pick Twilight Reveler"]
    do(game, "pick Mate")
    settle(game)
    do(game, "move Twilight Reveler", "at North")
    settle(game)
    assert (piece(game, "Mate").exhausted, might(game, "Mate")) == (False, 3)
