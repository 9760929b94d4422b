"""What many cards of Vendetta have in common, each asked for in one small game."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.cards.unleashed.shared import EAST, WALL, WEST
from tests.scenarios.table import banished, do, offered, piece, settle, trash


def empowers(name: str, energy: int, power: str = "", runes: str = "") -> Game:
    """It is empowered for so much Energy and this Power, not for less, and not again. Returns the game after that."""
    kinds = power.split(", ") if power else []
    poorer = [(energy - 1, power)] + [(energy, ", ".join(kinds[:x] + kinds[x + 1 :])) for x in range(len(kinds))]
    for have, of in poorer:
        if have >= 0:
            game = Position(seats=[Seat(base=[name], energy=have, power=of, runes=runes), Seat()]).start()
            assert f"use {name}" not in offered(game)
    game = Position(seats=[Seat(base=[name], energy=energy, power=power, runes=runes), Seat()]).start()
    do(game, f"use {name}")
    settle(game)
    assert (piece(game, name).empowered, game.sides[0].energy, len(game.sides[0].power)) == (1, 0, 0)
    rich = Position(seats=[Seat(base=[Piece(name, empowered=1)], energy=energy, power=power), Seat()]).start()
    assert f"use {name}" not in offered(rich)
    return game


def flows(name: str, energy: int, power: str, *picks: str, **more: object) -> Game:
    """From the trash it is played for its Flow cost, and banished then. The opponent has what is chosen at East."""
    for have, of, there in ((energy, power, True), (energy - 1, power, False), (energy, "", not power)):
        game = Position(
            seats=[Seat(trash=[name], base=["Recruit"], energy=have, power=of, **more), Seat(base=["Gold"])],  # type: ignore[arg-type]
            fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST)],
        ).start()
        assert (f"play {name}" in offered(game)) is there
        if there:
            done = game
    do(done, f"play {name}", *picks)
    settle(done)
    assert (banished(done, 0), trash(done, 0)) == ([name], [])
    return done
