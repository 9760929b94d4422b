"""Empower and Flow, as many cards of Vendetta have them, each asked for in one small game."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.scenarios.table import banished, do, offered, piece, plain_field, settle, trash, unit_card

HERE, THERE = plain_field("Here"), plain_field("There")
OGRE = unit_card("Ogre", might=4)


def empower(name: str, energy: int, power: str = "", wrong: str = "Body 2") -> Game:
    """It is empowered for so much Energy and this Power, for no less and for no other, and not twice."""
    few = [(energy - 1, power)] if energy else []
    few += [(energy, wrong)] if power else []
    for have, of in few:
        game = Position(seats=[Seat(base=[name], energy=have, power=of), Seat()]).start()
        assert f"use {name}" not in offered(game)
    game = Position(seats=[Seat(base=[Piece(name, empowered=1)], energy=energy, power=power), Seat()]).start()
    assert f"use {name}" not in offered(game)
    game = Position(seats=[Seat(base=[name], energy=energy, power=power), Seat()]).start()
    assert piece(game, name).empowered == 0
    do(game, f"use {name}")
    settle(game)
    assert (piece(game, name).empowered, game.sides[0].energy, len(game.sides[0].power)) == (1, 0, 0)
    return game


def flow(name: str, energy: int, power: str, *picks: str) -> None:
    """From the trash it is played for its Flow cost, for no less and for no other Power, and banished then."""

    def start(have: int, of: str) -> Game:
        seats = [Seat(trash=[name], base=[OGRE], energy=have, power=of), Seat(base=["Recruit"])]
        return Position(seats=seats, fields=[Field(HERE, 0, {0: ["Recruit"]}), Field(THERE)]).start()

    assert f"play {name}" not in offered(start(energy - 1, power))
    if power:
        kind, _, many = power.rpartition(" ")
        assert f"play {name}" not in offered(start(energy, f"{kind} {int(many) - 1}"))
        if kind in ("Chaos", "Order"):
            assert f"play {name}" not in offered(start(energy, f"Body {many}"))
    game = start(energy, power)
    do(game, f"play {name}", *picks)
    settle(game)
    assert (banished(game, 0), trash(game, 0), game.sides[0].energy) == ([name], [], 0)
