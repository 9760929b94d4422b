"""Spiritforged: champions of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Equip, Ganking, a, attach, battlefield, cost, gear, move, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    unit_card,
)

AXE = equipment("Axe", Equip(cost(1, "Body")), bonus=2)
EAST, WEST = plain_field("East"), plain_field("West")
WALL = unit_card("Wall", might=20)


@shows("Fiora, Peerless")
@pytest.mark.parametrize(("foes", "dealt"), [(1, 6), (2, 3)])
def test_fiora_has_double_might_when_she_attacks_one_on_one(foes: int, dealt: int):
    walls = [WALL, unit_card("Second", might=20)][:foes]
    game = Position(seats=[Seat(base=["Fiora, Peerless"]), Seat()], fields=[Field(EAST, 1, {1: walls})]).start()
    do(game, "move Fiora, Peerless")
    settle(game)
    while question(game) == "assign":
        do(game, "pick Wall")
    assert sum(damage_to(game, "Wall")) == dealt


@shows("Fiora, Peerless")
def test_fiora_has_it_in_defence_too_and_for_this_combat_only():
    game = Position(
        seats=[Seat(base=["Mountain Drake"]), Seat()], fields=[Field(EAST, 1, {1: [Piece("Fiora, Peerless", might=6)]})]
    ).start()
    do(game, "move Mountain Drake")
    settle(game)
    assert damage_to(game, "Mountain Drake") == [18]
    assert might(game, "Fiora, Peerless") == 9


ARMED = {"Lucian, Merciless": (3, 0, 3), "Yone, Blademaster": (5, 1, 5), "Jax, Unrelenting": (4, 1, 3)}
"""Energy, Power and Might of those with Weaponmaster."""


@shows(*ARMED)
@pytest.mark.parametrize("name", ARMED)
def test_a_weaponmaster_may_put_on_your_equipment_for_one_power_less(name: str):
    energy, power, plain = ARMED[name]
    for answers, worn in ((["yes", "yes"], 2), (["no"], 0)):
        mine = Seat(hand=[name], base=[AXE], energy=energy + 1, power=f"Body {power}" if power else "")
        game = Position(seats=[mine, Seat()]).start()
        do(game, f"play {name}", *answers)
        assert (might(game, name), game.sides[0].energy) == (plain + worn, 0 if worn else 1)


@shows("Kato the Arm")
def test_kato_gives_another_friendly_unit_his_keywords_and_might_this_turn():
    game = Position(
        seats=[
            Seat(base=[Piece("Kato the Arm", might=1), "Recruit", "Sprite", gear_card("Thing")]),
            Seat(base=["Mega-Mech"]),
        ],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Kato the Arm", "at East", "done")
    assert offered(game) == ["pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), keyword(game, "Recruit", "Deflect"), might(game, "Kato the Arm")) == (5, 1, 4)
    do(game, "end")
    assert (might(game, "Recruit"), keyword(game, "Recruit", "Deflect")) == (1, 0)
    assert keyword(game, "Kato the Arm", "Deflect") == 1


@shows("Kato the Arm")
def test_kato_gives_nothing_on_his_way_home():
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(EAST, 0, {0: ["Kato the Arm"]})]).start()
    do(game, "move Kato the Arm")
    settle(game)
    assert (base(game, 0), might(game, "Recruit")) == (["Kato the Arm", "Recruit"], 1)


@shows("Lucian, Merciless")
def test_lucian_is_readied_the_first_time_he_conquers_in_a_turn():
    game = Position(seats=[Seat(base=["Lucian, Merciless"]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Lucian, Merciless", "at East")
    settle(game)
    assert not piece(game, "Lucian, Merciless").exhausted
    do(game, "move Lucian, Merciless")
    settle(game)
    assert (base(game, 0), piece(game, "Lucian, Merciless").exhausted) == (["Lucian, Merciless"], True)


@shows("Lucian, Merciless")
def test_lucian_stays_exhausted_after_his_second_conquest():
    hero = Piece("Lucian, Merciless", attached=[equipment("Wings", effect=(Ganking,))])
    game = Position(seats=[Seat(base=[hero]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Lucian, Merciless", "at East")
    settle(game)
    do(game, "move Lucian, Merciless", "at West")
    settle(game)
    assert piece(game, "Lucian, Merciless").exhausted


@shows("Yone, Blademaster")
def test_yone_strikes_an_enemy_in_a_base_after_conquering_what_nobody_controlled():
    game = Position(
        seats=[Seat(base=[Piece("Yone, Blademaster", might=1), "Recruit"]), Seat(base=["Mega-Mech", "Sprite"])],
        fields=[Field(EAST), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Yone, Blademaster", "at East", "done")
    assert offered(game) == ["pick Mega-Mech", "pick Sprite"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Sprite")) == ([6], [])


@shows("Yone, Blademaster")
def test_yone_strikes_nobody_after_conquering_an_enemys_battlefield():
    game = Position(
        seats=[Seat(base=["Yone, Blademaster"]), Seat(base=["Mega-Mech"])], fields=[Field(EAST, 1, {1: ["Recruit"]})]
    ).start()
    do(game, "move Yone, Blademaster")
    settle(game)
    assert (question(game), damage_to(game, "Mega-Mech"), damage_to(game, "Recruit")) == ("main", [], [5])


@shows("Jax, Unrelenting")
@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", 1, 0), ("no", 0, 1)])
def test_jax_may_pay_one_to_draw_when_you_attach_an_equipment_to_him(answer: str, drawn: int, left: int):
    cards = [unit_card("A"), unit_card("B")]
    mine = Seat(base=["Jax, Unrelenting", AXE, "Recruit"], energy=2, power="Body 1", deck=cards)
    game = Position(seats=[mine, Seat()]).start()
    do(game, "use Axe", "pick Jax, Unrelenting")
    settle(game)
    do(game, answer)
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].energy) == (drawn, left)


@shows("Jax, Unrelenting")
def test_jax_does_not_draw_for_what_another_unit_wears():
    mine = Seat(base=["Jax, Unrelenting", AXE, "Recruit"], energy=2, power="Body 1", deck=[unit_card("A")])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "use Axe", "pick Recruit")
    settle(game)
    assert (question(game), hand(game, 0), might(game, "Recruit")) == ("main", [], 3)


@shows("Jax, Unrelenting")
def test_jax_does_not_draw_for_a_gear_that_is_no_equipment():
    put = spell_card("Put", attach(a(gear.yours), a(unit.yours)))
    mine = Seat(hand=[put], base=["Jax, Unrelenting", gear_card("Thing")], energy=1, deck=[unit_card("A")])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Put")
    settle(game)
    assert piece(game, "Thing").attached_to == piece(game, "Jax, Unrelenting").id
    assert (question(game), hand(game, 0)) == ("main", [])


@shows("Sivir, Ambitious")
def test_sivir_deals_nothing_when_she_conquers_as_a_defender():
    """She is brought to an open battlefield that an opponent has just moved to."""
    rush = spell_card("Rush", Action, move(a(unit.yours), a(battlefield)))
    game = Position(
        seats=[Seat(base=[unit_card("Foe", might=1), "Mega-Mech"]), Seat(hand=[rush], base=["Sivir, Ambitious"])],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Foe", "done", "play Rush")
    settle(game)
    assert (damage_to(game, "Foe"), at_field(game), points(game)) == ([7], ["Sivir, Ambitious"], [0, 1])
    assert (question(game), damage_to(game, "Mega-Mech")) == ("main", [])


@shows("Sivir, Ambitious")
@pytest.mark.parametrize(("foe", "answer", "dealt"), [(2, "yes", [5]), (2, "no", []), (1, "yes", [6]), (3, "", [])])
def test_sivir_may_deal_her_excess_damage_of_five_or_more_again(foe: int, answer: str, dealt: list[int]):
    """She has 7 Might."""
    game = Position(
        seats=[Seat(base=["Sivir, Ambitious", "Recruit"]), Seat(base=["Mega-Mech"])],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=foe)]}), Field(WEST)],
    ).start()
    do(game, "move Sivir, Ambitious", "at East", "done")
    settle(game)
    if answer:
        do(game, answer)
    settle(game)
    assert (question(game), damage_to(game, "Mega-Mech"), damage_to(game, "Recruit")) == ("main", dealt, [])


@shows("Sivir, Ambitious")
def test_sivir_chooses_any_enemy_unit_and_has_deflect_two():
    game = Position(
        seats=[Seat(base=["Sivir, Ambitious"]), Seat(base=["Mega-Mech"])],
        fields=[Field(EAST, 1, {1: ["Recruit"]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    assert keyword(game, "Sivir, Ambitious", "Deflect") == 2
    do(game, "move Sivir, Ambitious", "at East")
    settle(game)
    do(game, "yes")
    assert offered(game) == ["pick Mega-Mech", "pick Wall"]
