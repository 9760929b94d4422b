"""What many cards of Unleashed have in common, each asked for in one small game."""

from __future__ import annotations

from farfield.cards.language import Action, a, deal, gain_xp, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.scenarios.table import (
    do,
    keyword,
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

SLOW = spell_card("Slow", gain_xp(1))
ZAP = spell_card("Zap", Action, gain_xp(1))
JAB = spell_card("Jab", deal(1, a(unit.enemy)))
EAST, WEST = plain_field("East"), plain_field("West")
WALL = unit_card("Wall", might=12)


def is_an_action(name: str, energy: int, power: str = "") -> None:
    """It is played in a showdown, on anybody's turn, and answers no spell."""
    game = Position(
        seats=[
            Seat(hand=[SLOW], base=["Recruit"]),
            Seat(hand=[name], base=[unit_card("Mine")], energy=energy, power=power),
        ],
        fields=[Field(EAST), Field(WEST, 0, {0: [unit_card("Theirs")]})],
    ).start()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked
    do(game, "move Recruit", "at East")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


def is_a_reaction(name: str, energy: int, power: str = "") -> None:
    """It answers an opponent's spell."""
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Recruit"]), Seat(hand=[name], base=["Sprite"], energy=energy, power=power)],
        fields=[Field(EAST, 0, {0: [unit_card("Theirs")]}), Field(WEST, 1, {1: [unit_card("Mine")]})],
    ).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


def waits_for_the_main_phase(name: str, energy: int, power: str = "") -> None:
    """It is played neither in a showdown nor in answer to a spell."""
    game = Position(
        seats=[
            Seat(hand=[ZAP], base=["Recruit"]),
            Seat(hand=[name], base=["Sprite"], energy=energy, power=power),
        ],
        fields=[Field(EAST), Field(WEST, 1, {1: [unit_card("Mine")], 0: []})],
    ).start()
    do(game, "play Zap")
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked
    do(game, "move Recruit", "at East")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 0)


def is_hidden(name: str) -> None:
    """It is put face down for one Power, and from the next turn on it answers a spell for nothing."""
    game = Position(
        seats=[Seat(hand=[name], power="Calm 1"), Seat(hand=[ZAP])],
        fields=[Field(EAST, 0, {0: ["Recruit"]})],
    ).start()
    do(game, f"hide {name}", "end", "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"play {name}"])


def is_accelerated(name: str, energy: int, power: str) -> None:
    """For one Energy and one Power of its domain more it enters ready."""
    for answer in ("yes", "no"):
        game = Position(seats=[Seat(hand=[name], energy=energy + 1, power=power), Seat()]).start()
        do(game, f"play {name}", answer)
        assert (piece(game, name).exhausted, game.sides[0].energy) == (answer == "no", int(answer == "no"))


def ambushes(name: str, energy: int, power: str = "") -> None:
    """As a Reaction, to a battlefield where its player has units and to no other."""
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=[name], base=["Sprite"], energy=energy, power=power)],
        fields=[
            Field(EAST, 1, {1: ["Recruit"]}),
            Field(WEST, 0, {0: [unit_card("Theirs")]}),
            Field(plain_field("North"), 1, {1: ["Recruit"]}),
        ],
    ).start()
    do(game, "play Zap", f"play {name}")
    assert offered(game) == ["at East", "at North"]
    do(game, "at East")
    assert piece(game, name).place == game.battlefields[0]


def ganks(name: str) -> None:
    """It moves from one battlefield to another."""
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 0, {0: [name]}), Field(WEST, 1, {1: [WALL]})]).start()
    do(game, f"move {name}")
    assert offered(game) == ["at West", "at base 0"]


def deflects(name: str, more: int = 1) -> None:
    """An opponent pays so much Power of any domain more to choose it."""
    for power, there in ((more - 1, False), (more, True)):
        game = Position(seats=[Seat(hand=[JAB], power=f"Calm {power}"), Seat(base=[name])]).start()
        assert ("play Jab" in offered(game)) is there


def hunts(name: str, gained: int) -> None:
    """So much XP for a conquest, and as much for a hold."""
    game = Position(seats=[Seat(base=[name]), Seat()], fields=[Field(EAST), Field(WEST, 1, {1: [WALL]})]).start()
    do(game, f"move {name}", "at East")
    settle(game)
    assert xp(game) == [gained, 0]
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 1, {1: [name]})]).start()
    do(game, "end")
    settle(game)
    assert xp(game) == [0, gained]


def has(name: str, which: str, value: int = 1, **mine: object) -> None:
    """It has the keyword, of this value."""
    game = Position(seats=[Seat(base=[name], **mine), Seat()]).start()  # type: ignore[arg-type]
    assert keyword(game, name, which) == value


def equips(name: str, energy: int, power: str, bonus: int) -> None:
    """It is attached to a unit of yours for so much Energy and this Power, and gives it its Might bonus."""
    other = "Calm 1" if not power.startswith("Calm") else "Fury 1"
    for have, of, there in ((energy, power, True), (energy - 1, power, False), (energy, other, False)):
        if have >= 0:
            game = Position(seats=[Seat(base=[name, "Recruit"], energy=have, power=of), Seat()]).start()
            assert (f"use {name}" in offered(game)) is there
    game = Position(seats=[Seat(base=[name, "Recruit"], energy=energy, power=power), Seat()]).start()
    do(game, f"use {name}")
    assert game.might(piece(game, "Recruit").id) == 1 + bonus


def attacked(name: str, *foes: object, **mine: object) -> Position:
    """Seat 0 has the card in its base, seat 1 these units at East; West is nobody's."""
    seats = [Seat(base=[name], **mine), Seat()]  # type: ignore[arg-type]
    return Position(seats=seats, fields=[Field(EAST, 1, {1: list(foes)}), Field(WEST)])  # type: ignore[arg-type]


def held(*units: object, seats: list[Seat] | None = None) -> Position:
    """Seat 0 is at turn, seat 1 has these units at East, and holds it next."""
    there = Field(EAST, 1, {1: [Piece(x) if isinstance(x, str) else x for x in units]})  # type: ignore[misc]
    return Position(seats=seats or [Seat(), Seat()], fields=[there, Field(WEST)])


def settle_in_any_order(game: Game) -> None:
    """As `settle`: effects that trigger together go on the chain as they come."""
    settle(game)
    while question(game) == "order":
        do(game, offered(game)[0])
        settle(game)
