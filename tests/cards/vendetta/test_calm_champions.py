"""Vendetta: champions of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Equip, a, cost, deal, exhaust_me, unit, use
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, deflects, held
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    points,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    unit_card,
)

AKALI, RIVEN, SHEN, NASUS = "Akali, Silent", "Riven, Shattered", "Shen, Scourge of Shadows", "Nasus, Ascended"
FOE = unit_card("Foe", might=3)
BOLT = spell_card("Bolt", Action, deal(1, a(unit)))
LENS = gear_card("Lens", use(exhaust_me(), deal(1, a(unit))))
SWORD = equipment("Sword", Equip(cost(1, "Calm")), bonus=1)


@shows(AKALI)
@pytest.mark.parametrize("way", ["play Bolt", "use Lens"])
def test_akali_is_chosen_by_no_enemy_outside_of_combat(way: str):
    game = Position(
        seats=[Seat(hand=[BOLT], base=[LENS]), Seat(base=[AKALI, WALL, FOE])], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, way)
    assert offered(game) == ["pick Foe", "pick Wall"]
    game = Position(seats=[Seat(hand=[BOLT], base=[LENS, AKALI]), Seat(base=[WALL])]).start()
    do(game, way)
    assert offered(game) == [f"pick {AKALI}", "pick Wall"]  # her own side may


@shows(AKALI)
@pytest.mark.parametrize(("foes", "there"), [([WALL], True), ([], False)])
def test_akali_is_chosen_in_combat_and_not_in_another_showdown(foes: list[Printed], there: bool):
    game = Position(
        seats=[Seat(base=[AKALI]), Seat(hand=[BOLT], base=[FOE])], fields=[Field(EAST, 1, {1: foes}), Field(WEST)]
    ).start()
    do(game, f"move {AKALI}", "at East")
    settle_chain(game)
    do(game, "play Bolt")
    if there:
        assert offered(game) == [f"pick {AKALI}", "pick Foe", "pick Wall"]
    else:
        settle(game)
        assert (damage_to(game, "Foe"), damage_to(game, AKALI)) == ([1], [])


@shows(AKALI)
def test_akali_has_two_more_might_this_turn_for_a_move_to_a_battlefield():
    game = Position(seats=[Seat(base=[AKALI]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, f"move {AKALI}", "at East")
    settle(game)
    assert might(game, AKALI) == 6
    do(game, "end")
    settle(game)
    assert might(game, AKALI) == 4
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 0, {0: [AKALI]})]).start()
    do(game, f"move {AKALI}")
    settle(game)
    assert (base(game, 0), might(game, AKALI)) == ([AKALI], 4)


@shows(RIVEN)
@pytest.mark.parametrize(("worn", "dealt"), [(0, []), (1, [2]), (2, [4])])
def test_riven_deals_two_for_each_equipment_when_she_attacks(worn: int, dealt: list[int]):
    riven = Piece(RIVEN, attached=[*[SWORD] * worn, gear_card("Band")])
    game = Position(
        seats=[Seat(base=[riven, SWORD, gear_card("Thing")]), Seat()],
        fields=[Field(EAST, 1, {1: [Piece(WALL, attached=[SWORD]), FOE]}), Field(WEST, 1, {1: [unit_card("Far")]})],
    ).start()
    do(game, f"move {RIVEN}", "at East")
    assert offered(game) == ["pick Foe", "pick Wall"]
    do(game, "pick Wall")
    settle_chain(game)
    assert (damage_to(game, "Wall")[: len(dealt)], damage_to(game, "Far")) == (dealt, [])


@shows(RIVEN)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_riven_may_be_equipped_as_she_is_played(answer: str):
    game = Position(seats=[Seat(hand=[RIVEN], base=[SWORD], energy=4, power="Calm 1"), Seat()]).start()
    do(game, f"play {RIVEN}")
    settle(game)
    do(game, *[answer] * (2 if answer == "yes" else 1))
    settle(game)
    assert (might(game, RIVEN), game.sides[0].energy) == ((4, 0) if answer == "yes" else (3, 1))


@shows(SHEN)
@pytest.mark.parametrize(("others", "drawn"), [(0, 1), (1, 2), (2, 1)])
def test_shen_draws_for_a_hold_beside_exactly_one_other_unit_of_yours(others: int, drawn: int):
    mates = [unit_card(f"Mate {x}") for x in range(others)]
    game = held(SHEN, *mates, seats=[Seat(), Seat(base=["Recruit"])]).start()
    do(game, "end")
    settle(game)
    assert (seat_asked(game), len(hand(game, 1))) == (1, drawn)


@shows(SHEN)
def test_shen_draws_nothing_for_a_conquest_nor_where_he_is_not():
    game = Position(seats=[Seat(base=[SHEN, FOE]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, f"move {SHEN}", "at East", "pick Foe")
    settle(game)
    assert hand(game, 0) == []
    game = held(FOE, "Recruit", seats=[Seat(), Seat(base=[SHEN])]).start()
    do(game, "end")
    settle(game)
    assert len(hand(game, 1)) == 1


@shows(NASUS)
def test_nasus_scores_a_point_for_a_conquest_once_he_is_empowered():
    deflects(NASUS, 2)
    empowers(NASUS, 8)
    for empowered in (0, 1):
        game = Position(
            seats=[Seat(base=[Piece(NASUS, empowered=empowered)]), Seat()],
            fields=[Field(EAST, 1, {1: [FOE]}), Field(WEST)],
        ).start()
        do(game, f"move {NASUS}", "at East")
        settle(game)
        assert points(game) == [1 + empowered, 0]


@shows(NASUS)
def test_nasus_scores_nothing_more_for_a_hold():
    game = held(Piece(NASUS, empowered=1)).start()
    do(game, "end")
    settle(game)
    assert points(game) == [0, 1]
