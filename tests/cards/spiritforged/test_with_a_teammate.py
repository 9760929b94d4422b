"""Texts of Spiritforged that speak of allies: what is friendly is also the teammate's."""

from __future__ import annotations

from farfield.cards.language import Action, gain_xp
from farfield.games import Field, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import do, offered, plain_field, seat_asked, spell_card, unit_card

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
