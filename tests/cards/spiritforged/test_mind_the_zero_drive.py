"""The Zero Drive: who dies wearing it is banished, and comes back when it is."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, kill, unit
from farfield.games import Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import banished, base, do, might, offered, question, settle, spell_card, trash, unit_card

DRIVE = "The Zero Drive"
GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4, energy=5)
SLAY = spell_card("Slay", Action, kill(a(unit)))


@shows(DRIVE)
def test_the_zero_drive_banishes_all_who_die_with_it_and_plays_them_as_it_is_banished() -> None:
    mine = [Piece(OGRE, attached=[DRIVE]), Piece(GIANT), Piece("Mega-Mech")]
    lost = unit_card("Lost")
    seats = [Seat(hand=[SLAY] * 3, base=mine, banished=[lost], energy=4, power="Mind 2"), Seat()]
    game = Position(seats=seats).start()
    assert might(game, "Ogre") == 6
    assert not [x for x in offered(game) if x.startswith("use")]  # it is attached
    do(game, "play Slay", "pick Ogre")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["Lost", "Ogre"], ["Slay"])
    do(game, f"use {DRIVE} 0", "pick Giant")
    settle(game)
    do(game, "play Slay", "pick Mega-Mech")  # who does not wear it just dies
    settle(game)
    assert (trash(game, 0), game.sides[0].energy) == (["Mega-Mech", "Slay", "Slay"], 3)
    do(game, "play Slay")
    settle(game)
    assert banished(game, 0) == ["Giant", "Lost", "Ogre"]
    do(game, f"use {DRIVE} 1")
    settle(game)
    while question(game) != "main":
        do(game, offered(game)[0])
        settle(game)
    assert (base(game, 0), banished(game, 0), game.sides[0].energy) == (["Giant", "Ogre"], ["Lost", DRIVE], 0)


@shows(DRIVE)
@pytest.mark.parametrize(
    ("energy", "power", "uses"),
    [(3, "Mind 1", [0, 1]), (2, "Mind 1", [0]), (1, "Mind 1", [0]), (0, "Mind 1", []), (3, "Fury 1", [])],
)
def test_the_zero_drive_is_attached_for_one_and_banished_for_three_and_mind(
    energy: int, power: str, uses: list[int]
) -> None:
    game = Position(seats=[Seat(base=[DRIVE, GIANT], energy=energy, power=power), Seat()]).start()
    assert [x for x in offered(game) if x.startswith("use")] == [f"use {DRIVE} {x}" for x in uses]
