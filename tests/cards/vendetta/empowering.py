"""Empower and Flow, each asked for in one small game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from tests.scenarios.table import banished, do, hand, offered, piece, settle, trash


def empowering(name: str, which: str = "") -> str:
    """The option that empowers it."""
    return f"use {name}{which}"


def empowers(name: str, energy: int, power: str = "", which: str = "") -> Game:
    """For so much and no less a unit or gear empowers itself, once."""
    domain, _, number = power.partition(" ")
    other = "Calm 1" if domain != "Calm" else "Fury 1"
    tries = [(energy, power, True)]
    if energy:
        tries.append((energy - 1, power, False))
    if domain not in ("", "A"):
        tries.append((energy, other, False))
    if number not in ("", "1"):
        tries.append((energy, f"{domain} {int(number) - 1}", False))
    for have, of, there in tries:
        game = Position(seats=[Seat(base=[name], energy=have, power=of), Seat()]).start()
        assert (empowering(name, which) in offered(game)) is there
    twice = {"energy": 2 * energy, "power": f"{domain} {2 * int(number)}" if power else ""}
    game = Position(seats=[Seat(base=[name], **twice), Seat()]).start()  # type: ignore[arg-type]
    assert piece(game, name).empowered == 0
    do(game, empowering(name, which))
    settle(game)
    assert (piece(game, name).empowered, game.sides[0].energy) == (1, energy)
    assert empowering(name, which) not in [*offered(game)]
    return game


def empowers_for_an_exhaust(name: str, which: str = " 0", energy: int = 0) -> None:
    """It exhausts to empower itself, once."""
    game = Position(seats=[Seat(base=[name], energy=energy), Seat()]).start()
    do(game, empowering(name, which))
    settle(game)
    assert (piece(game, name).empowered, piece(game, name).exhausted, game.sides[0].energy) == (1, True, 0)
    do(game, "end", "end")
    assert not piece(game, name).exhausted
    assert empowering(name, which) not in offered(game)


def flows(name: str, energy: int, power: str, *answers: str, fields: Sequence[Field] = (), **seat: object) -> Game:
    """From the trash it is played for this, and then banished; for less it is not played."""

    def start(have: int, of: str) -> Game:
        mine = Seat(trash=[name], energy=have, power=of, **seat)  # type: ignore[arg-type]
        table = Position(seats=[mine, Seat(base=["Recruit"])])
        return replace(table, fields=fields or table.fields).start()

    tries = [(energy - 1, power)] if energy else []
    if power:
        domain, _, number = power.rpartition(" ")
        tries += [(energy + 5, ""), (energy + 5, f"{domain} {int(number) - 1}")]
    for have, of in tries:
        assert f"play {name}" not in offered(start(have, of))
    game = start(energy, power)
    do(game, f"play {name}", *answers)
    settle(game)
    assert (name in trash(game, 0), name in hand(game, 0), name in banished(game, 0)) == (False, False, True)
    assert game.sides[0].energy == 0
    return game
