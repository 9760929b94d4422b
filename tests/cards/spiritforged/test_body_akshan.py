"""Akshan: a gear of an enemy is brought to your base, and stays with you while he does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from farfield.cards.language import Equip, Reaction, a, cost, kill, unit
from farfield.games import Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    do,
    equipment,
    gear_card,
    happened,
    might,
    offered,
    piece,
    question,
    settle,
    spell_card,
    unit_card,
)

AKSHAN = "Akshan, Mischievous"
GIANT = unit_card("Giant", might=9)
SWORD = equipment("Sword", Equip(cost("Fury")), bonus=2)
LAMP = gear_card("Lamp")
ORDER = f"pick {AKSHAN}"  # he is a Weaponmaster too, without an Equipment to choose
SLAY = spell_card("Slay", Reaction, kill(a(unit.named(AKSHAN))))


def comes(
    *theirs: PieceLike, held: Sequence[Printed] = (), mine: Sequence[PieceLike] = (), power: str = "Body 2"
) -> Game:
    """Akshan can be played."""
    seats = [Seat(hand=[AKSHAN], energy=4, power=power, base=mine), Seat(hand=held, base=theirs)]
    return Position(seats=seats).start()


@shows(AKSHAN)
def test_akshan_takes_an_equipment_off_an_enemy_and_wears_it() -> None:
    game = comes(Piece(GIANT, attached=[SWORD]), LAMP, mine=[gear_card("Mine")])
    do(game, f"play {AKSHAN}", "yes", ORDER)
    assert offered(game) == ["pick Lamp", "pick Sword"]
    do(game, "pick Sword")
    settle(game)
    sword = piece(game, "Sword")
    assert (sword.controller, sword.attached_to, sword.place) == (0, piece(game, AKSHAN).id, game.sides[0].base)
    assert (might(game, "Giant"), might(game, AKSHAN)) == (9, 6)
    assert happened(game, "moves") == []  # what is worn is not moved apart: it is attached


@shows(AKSHAN)
def test_akshan_leaves_another_gear_in_your_base_and_gives_it_back_as_he_goes() -> None:
    game = comes(LAMP, held=[SLAY])
    do(game, f"play {AKSHAN}", "yes", ORDER)
    while question(game) != "main":
        do(game, "pass")
    assert (base(game, 0), base(game, 1), piece(game, "Lamp").controller) == ([AKSHAN, "Lamp"], [], 0)
    assert (piece(game, "Lamp").attached_to, happened(game, "moves")) == (0, ["moves Lamp"])
    do(game, "end", "play Slay")
    settle(game)
    assert (base(game, 0), base(game, 1), piece(game, "Lamp").controller) == ([], ["Lamp"], 1)


@shows(AKSHAN)
def test_akshan_who_is_gone_takes_nothing() -> None:
    """A gear is moved, and as nobody has gained control of it, it goes home (CR 323.7)."""
    game = comes(LAMP, held=[SLAY])
    do(game, f"play {AKSHAN}", "yes", ORDER, "play Slay")
    settle(game)
    assert happened(game, "moves", "recalled") == ["moves Lamp", "recalled Lamp"]
    assert (piece(game, "Lamp").controller, base(game, 0), base(game, 1)) == (1, [], ["Lamp"])
    game = comes(Piece(GIANT, attached=[SWORD]), held=[SLAY])
    do(game, f"play {AKSHAN}", "yes", ORDER, "play Slay")
    settle(game)
    assert (piece(game, "Sword").controller, might(game, "Giant"), base(game, 1)) == (1, 11, ["Giant", "Sword"])


@shows(AKSHAN)
@pytest.mark.parametrize(("power", "answers"), [("Body 2", ["no"]), ("Body 1", []), ("Body 1, Fury 2", [])])
def test_akshan_takes_nothing_unless_two_body_were_paid(power: str, answers: list[str]) -> None:
    game = comes(LAMP, power=power)
    do(game, f"play {AKSHAN}", *answers)
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Lamp"])


@shows(AKSHAN)
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "yes"], 6), (["no"], 4)])
def test_akshan_is_a_weaponmaster(answers: list[str], strength: int) -> None:
    game = comes(mine=[SWORD], power="")
    do(game, f"play {AKSHAN}", *answers)
    settle(game)
    assert might(game, AKSHAN) == strength
