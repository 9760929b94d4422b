"""Vendetta in 2v2, Fury and Calm: what is yours is not the teammate's, what is friendly is.

Seats 0 and 2 are a team.
"""

from __future__ import annotations

from farfield.cards.language import REACTION, cost, gain_xp, use
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    do,
    gear_card,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    unit_card,
    xp,
)

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


@shows("Piltovan Forge")
def test_the_first_ability_of_friendly_gear_may_be_the_teammates() -> None:
    """And then yours is not the first."""
    wand = gear_card("Wand", use(cost(2), gain_xp(1), speed=REACTION))
    bid = spell_card("Bid", gain_xp(1))
    for first in (True, False):
        game = Position(
            seats=[Seat(base=[wand], energy=1, hand=[bid]), Seat(), Seat(base=[wand], energy=1), Seat()],
            fields=[Field("Piltovan Forge", 0, {0: [MATE]}), Field(EAST), Field(WEST)],
            mode=TwoVsTwo(),
        ).start()
        if first:
            do(game, "use Wand")
            settle(game)
            assert game.sides[0].energy == 0
            do(game, "play Bid")
            assert (seat_asked(game), question(game)) == (0, "main")  # the teammate's costs two now
        else:
            do(game, "play Bid", "pass", "use Wand")
            settle(game)
            assert (game.sides[2].energy, xp(game)) == (0, [1, 0, 1, 0])
            assert "use Wand" not in offered(game)
