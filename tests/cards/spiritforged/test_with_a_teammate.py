"""Texts of Spiritforged that speak of allies: what is friendly is also the teammate's."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, Repeat, cost, gain_xp
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
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
    runes,
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


def four(*seats: Seat, fields: list[Field] | None = None, active: int = 0) -> Game:
    """Seats 0 and 2 are a team."""
    where = fields or [Field(EAST), Field(WEST), Field(NORTH)]
    return Position(seats=list(seats), fields=where, mode=TwoVsTwo(), active=active).start()


@shows("Card Sharp")
def test_card_sharp_asks_both_opponents_and_not_the_teammate() -> None:
    game = four(Seat(hand=["Card Sharp"], runes="Mind 3"), Seat(), Seat(), Seat())
    do(game, "play Card Sharp")
    settle(game)
    asked: list[int] = []
    while question(game) == "may":
        asked.append(seat_asked(game))
        do(game, "no" if seat_asked(game) == 3 else "yes")
        settle(game)
    assert asked == [0, 1, 3]
    assert [base(game, seat) for seat in range(4)] == [["Card Sharp", "Gold", "Gold"], ["Gold"], [], []]


@shows("Draven, Audacious")
@pytest.mark.parametrize(("might", "points"), [(2, [1, 0, 1, 0]), (9, [0, 1, 0, 1])])
def test_draven_scores_for_a_team(might: int, points: list[int]) -> None:
    """East was scored this turn, so that taking it is worth nothing."""
    fields = [Field(EAST, 1, {1: [unit_card("Wall", might=might)]}, scored=[0, 2]), Field(WEST), Field(NORTH)]
    game = four(Seat(base=["Draven, Audacious"]), Seat(), Seat(), Seat(), fields=fields)
    do(game, "move Draven, Audacious", "at East")
    settle(game)
    if question(game) != "main":
        assert offered(game) == ["pick seat 1", "pick seat 3"]
        do(game, "pick seat 3")
        settle(game)
    assert [side.points for side in game.sides] == points


@shows("Tianna Crownguard")
@pytest.mark.parametrize(("active", "scored"), [(2, 1), (3, 0)])
def test_tianna_keeps_opponents_from_scoring_and_not_the_teammate(active: int, scored: int) -> None:
    fields = [Field(EAST, 0, {0: ["Tianna Crownguard"]}), Field(WEST), Field(NORTH)]
    seats = [Seat(), Seat(), Seat(base=[unit_card("Scout")]), Seat(base=[unit_card("Scout")])]
    game = four(*seats, fields=fields, active=active)
    do(game, "move Scout", "at West")
    settle(game)
    assert game.sides[active].points == scored


@shows("Trinity Force", "The Papertree")
def test_a_hold_scores_for_the_team_and_each_of_four_channels() -> None:
    armed = Piece(unit_card("Knight"), attached=["Trinity Force"])
    fields = [Field("The Papertree", 1, {1: [armed]}), Field(WEST), Field(NORTH)]
    seats = [Seat(rune_deck="Fury 4") for _ in range(4)]
    game = four(*seats, fields=fields)
    do(game, "end")
    settle(game)
    while question(game) == "order":
        do(game, offered(game)[0])
        settle(game)
    assert [side.points for side in game.sides] == [0, 2, 0, 2]
    assert [runes(game, seat) for seat in range(4)] == [(0, 1), (2, 1), (0, 1), (0, 1)]
