"""Texts of Spiritforged that speak of allies: what is friendly is also the teammate's."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, Repeat, cost, gain_xp
from farfield.games import Field, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    might,
    offered,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")


def paying(energy: int) -> Printed:
    return spell_card("Dear", Action, gain_xp(1), energy=energy)


@shows("Vex, Cheerless")
def test_vex_makes_a_teammates_spells_cheaper() -> None:
    fields = [Field(EAST, 1, {1: [unit_card("Wall", might=9)]}), Field(WEST), Field(NORTH)]
    seats = [Seat(base=["Vex, Cheerless"]), Seat(), Seat(hand=[paying(3)], energy=2), Seat(hand=[paying(3)], energy=3)]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo(), every_window=True).start()
    do(game, "move Vex, Cheerless", "at East")
    found = {}
    for _ in range(4):
        found[seat_asked(game)] = "play Dear" in offered(game)
        do(game, "pass")
    assert (found[2], found[3]) == (True, False)


@shows("Marai Spire")
@pytest.mark.parametrize(("active", "again"), [(2, True), (1, False)])
def test_marai_spire_makes_a_teammates_repeats_cheaper(active: int, again: bool) -> None:
    boon = spell_card("Boon", Repeat(cost(2)), gain_xp(1))
    fields = [Field("Marai Spire", 0, {0: [unit_card("Guard")]}), Field(WEST), Field(NORTH)]
    seats = [Seat(), Seat(hand=[boon], energy=1), Seat(hand=[boon], energy=1), Seat()]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo(), active=active).start()
    do(game, "play Boon")
    assert (question(game) == "optional-cost") is again


@shows("Ornn's Forge")
@pytest.mark.parametrize(("active", "cheaper"), [(2, True), (1, False)])
def test_ornns_forge_makes_the_first_gear_of_a_team_cheaper(active: int, cheaper: bool) -> None:
    lamp = gear_card("Lamp", Reaction, energy=2)
    fields = [Field("Ornn's Forge", 0, {0: [unit_card("Guard")]}), Field(WEST), Field(NORTH)]
    seats = [Seat(), Seat(hand=[lamp], energy=1), Seat(hand=[lamp, lamp], energy=2), Seat()]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo(), active=active, every_window=True).start()
    assert ("play Lamp" in offered(game)) is cheaper
    if cheaper:
        do(game, "play Lamp")
        settle(game)
        assert (game.sides[2].energy, "play Lamp" in offered(game)) == (1, False)


@shows("Chem-Baroness")
def test_chem_baroness_minds_a_teammate_who_holds() -> None:
    fields = [Field(EAST, 2, {2: [unit_card("Guard")]}), Field(WEST), Field(NORTH)]
    seats = [Seat(legend="Chem-Baroness"), Seat(), Seat(), Seat()]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo(), active=1).start()
    do(game, "end")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert (base(game, 0), base(game, 2)) == (["Gold"], [])


@shows("Rally the Troops")
def test_rally_the_troops_buffs_a_teammates_unit() -> None:
    swift = unit_card("Swift", Reaction)
    noise = spell_card("Noise", Action, gain_xp(1))
    seats = [Seat(hand=["Rally the Troops", noise], energy=2), Seat(), Seat(hand=[swift]), Seat()]
    fields = [Field(EAST), Field(WEST), Field(NORTH)]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo()).start()
    do(game, "play Rally the Troops")
    while seat_asked(game) != 2 and question(game) != "main":
        do(game, "pass")
    settle(game)
    do(game, "play Noise")
    while seat_asked(game) != 2:
        do(game, "pass")
    do(game, "play Swift")
    settle(game)
    assert might(game, "Swift") == 3
