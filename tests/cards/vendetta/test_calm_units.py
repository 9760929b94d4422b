"""Vendetta: units of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, a, deal, draw, every, move_to_base, pick, play_card, unit, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import MIND
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, attacked, deflects
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

FOE = unit_card("Foe", might=3)
BOLT = spell_card("Bolt", Action, deal(1, a(unit)))
JAB = spell_card("Jab", Action, deal(1, every(unit)))
FLEE = spell_card("Flee", Action, move_to_base(every(unit.yours)))
PORO, WITNESS, PRIEST = "Affectionate Poro", "Mournful Witness", "Esteemed Hierophant"


@shows(PORO)
@pytest.mark.parametrize(("foe", "drawn"), [(0, 1), (1, 0)])
def test_affectionate_poro_draws_after_a_combat_that_did_not_hurt_it(foe: int, drawn: int):
    game = attacked(PORO, unit_card("Foe", might=foe)).start()
    do(game, f"move {PORO}", "at East")
    settle(game)
    assert [len(hand(game, 0)), len(hand(game, 1))] == [drawn, 0]


@shows(PORO)
def test_affectionate_poro_remembers_what_hurt_it_before_and_draws_as_a_defender_too():
    game = attacked(PORO, unit_card("Foe", might=0), hand=[BOLT, WALL]).start()
    do(game, "play Bolt", f"pick {PORO}")
    settle(game)
    do(game, f"move {PORO}", "at East")
    settle(game)
    assert hand(game, 0) == ["Wall"]
    dull = Piece(unit_card("Dull", might=0))
    game = Position(seats=[Seat(base=[dull]), Seat()], fields=[Field(EAST, 1, {1: [PORO]}), Field(WEST)]).start()
    do(game, "move Dull", "at East")
    settle(game)
    assert [len(hand(game, 0)), len(hand(game, 1))] == [0, 1]


@shows(PORO, WITNESS)
def test_a_combat_elsewhere_is_none_that_it_was_in():
    game = Position(
        seats=[Seat(base=[PORO, WITNESS, "Mega-Mech"]), Seat()],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=0)]}), Field(WEST)],
    ).start()
    do(game, "move Mega-Mech", "at East", "done")
    settle(game)
    assert (hand(game, 0), piece(game, WITNESS).empowered) == ([], 0)


@shows(WITNESS)
def test_mournful_witness_is_empowered_by_the_end_of_a_combat_it_was_in():
    game = attacked(WITNESS, unit_card("Foe", might=1)).start()
    assert might(game, WITNESS) == 2
    do(game, f"move {WITNESS}", "at East")
    settle(game)
    assert (piece(game, WITNESS).empowered, might(game, WITNESS)) == (1, 4)


@shows(WITNESS)
def test_mournful_witness_is_empowered_after_it_fled():
    game = attacked(WITNESS, WALL, hand=[FLEE]).start()
    do(game, f"move {WITNESS}", "at East", "play Flee")
    settle(game)
    assert (base(game, 0), might(game, WITNESS)) == ([WITNESS], 4)


@shows(PRIEST)
@pytest.mark.parametrize(("runes", "dealt"), [(7, 0), (6, 1)])
def test_no_enemy_spell_hurts_esteemed_hierophant_with_seven_runes(runes: int, dealt: int):
    game = Position(
        seats=[
            Seat(hand=[JAB], exhausted_runes="Fury 9"),
            Seat(base=[PRIEST, unit_card("Mate", might=9)], exhausted_runes=f"Calm {runes}"),
        ]
    ).start()
    do(game, "play Jab")
    settle(game)
    assert (sum(damage_to(game, PRIEST)), sum(damage_to(game, "Mate"))) == (dealt, 1)


@shows(PRIEST)
def test_enemy_abilities_do_not_hurt_esteemed_hierophant_and_friends_and_combat_do():
    thorn = unit_card("Thorn", when(I.am_played, deal(1, every(unit))))
    game = Position(seats=[Seat(hand=[thorn]), Seat(base=[PRIEST], exhausted_runes="Calm 7")]).start()
    do(game, "play Thorn")
    settle(game)
    assert damage_to(game, PRIEST) == []
    game = attacked(PRIEST, unit_card("Foe", might=2), exhausted_runes="Calm 7", hand=[BOLT]).start()
    do(game, "play Bolt", f"pick {PRIEST}")
    settle(game)
    do(game, f"move {PRIEST}", "at East")
    settle(game)
    assert damage_to(game, PRIEST) == [1, 2]


@shows("Field Musicians")
def test_field_musicians_give_a_unit_three_might_this_turn():
    game = Position(
        seats=[Seat(hand=["Field Musicians"], base=["Recruit", gear_card("Thing")], energy=4), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "play Field Musicians")
    assert offered(game) == ["pick Field Musicians", "pick Recruit", "pick Wall"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 4
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Ol' Poro")
@pytest.mark.parametrize(("turns", "there"), [(1, False), (3, False), (4, True)])
def test_ol_poro_waits_for_your_fourth_turn(turns: int, there: bool):
    game = Position(seats=[Seat(hand=["Ol' Poro", FOE], energy=2, turns=turns), Seat(turns=9 - turns)]).start()
    assert ("play Ol' Poro" in offered(game)) is there
    assert "play Foe" in offered(game)


@shows("Ol' Poro")
def test_ol_poro_is_not_played_by_another_card_either():
    call = spell_card("Call", play_card(pick(unit.yours.in_hand), free=True))
    for turns, there in ((3, []), (4, ["Ol' Poro"])):
        game = Position(seats=[Seat(hand=["Ol' Poro", call], turns=turns), Seat()]).start()
        do(game, "play Call")
        settle(game)
        do(game, "pick Ol' Poro")
        settle(game)
        assert base(game, 0) == there


@shows("Serene Ascetic")
def test_serene_ascetic_has_deflect_and_shield_once_it_is_empowered():
    game = empowers("Serene Ascetic", 3)
    assert [keyword(game, "Serene Ascetic", x) for x in ("Deflect", "Shield")] == [1, 3]
    game = Position(seats=[Seat(base=["Serene Ascetic"]), Seat()]).start()
    assert [keyword(game, "Serene Ascetic", x) for x in ("Deflect", "Shield")] == [0, 0]


@shows("Frostcoat Mother")
@pytest.mark.parametrize(("runes", "energy"), [(0, 12), (5, 7), (11, 1), (12, 0)])
def test_frostcoat_mother_is_empowered_for_one_less_for_each_of_your_runes(runes: int, energy: int):
    name = "Frostcoat Mother"
    for have in (energy, energy - 1):
        if have >= 0:
            mine = Seat(base=[name], exhausted_runes=f"Calm {runes}" if runes else "", energy=have)
            game = Position(seats=[mine, Seat(exhausted_runes="Calm 3")]).start()
            assert (f"use {name}" in offered(game)) is (have == energy)
            if have == energy:
                do(game, f"use {name}")
                settle(game)
                assert (might(game, name), game.sides[0].energy) == (6, 0)
    assert might(Position(seats=[Seat(base=[name]), Seat()]).start(), name) == 3


PAKAA = "Pakaa Protector"


@shows(PAKAA)
@pytest.mark.parametrize(
    ("top", "drawn", "gone", "strength"),
    [("Foe", ["Foe"], [], 4), ("Bolt", [], ["Bolt"], 6), ("Thing", [], ["Thing"], 6)],
)
def test_pakaa_protector_draws_a_unit_and_is_stronger_for_another_card(
    top: str, drawn: list[str], gone: list[str], strength: int
):
    cards = {"Foe": FOE, "Bolt": BOLT, "Thing": gear_card("Thing")}
    game = Position(
        seats=[Seat(base=[PAKAA], deck=[cards[top], WALL, WALL]), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, f"move {PAKAA}", "at East")
    settle(game)
    assert (hand(game, 0), trash(game, 0), might(game, PAKAA), len(deck(game, 0))) == (drawn, gone, strength, 2)
    do(game, "end")
    settle(game)
    assert might(game, PAKAA) == 4


@shows("Sandstone Chimera")
@pytest.mark.parametrize("side", [0, 1])
def test_sandstone_chimera_lets_every_player_channel_one_rune(side: int):
    for there, channelled in ((True, 1), (False, 2)):
        units = {side: ["Sandstone Chimera"]} if there else {}
        bases = [["Sandstone Chimera"] if side == x and not there else [] for x in (0, 1)]
        game = Position(
            seats=[Seat(base=bases[0], rune_deck="Calm 4"), Seat(base=bases[1], rune_deck="Fury 4")],
            fields=[Field(EAST, side if there else None, units)],
        ).start()
        do(game, "end")
        settle(game)
        assert (seat_asked(game), sum(runes(game, 1))) == (1, channelled)


BARBARA = "Tomb-Raider Barbara"


@shows(BARBARA)
@pytest.mark.parametrize(("empowered", "left"), [(0, []), (1, ["Rage Amplifier"])])
def test_tomb_raider_barbara_kills_an_enemy_gear_or_disempowers_it(empowered: int, left: list[str]):
    game = Position(
        seats=[
            Seat(hand=[BARBARA], base=["Gold"], energy=4, exhausted_runes="Calm 7"),
            Seat(base=[Piece("Rage Amplifier", empowered=empowered), WALL]),
        ]
    ).start()
    do(game, f"play {BARBARA}")
    settle(game)
    assert (base(game, 1), base(game, 0)) == ([*left, "Wall"], ["Gold", BARBARA])
    if left:
        assert piece(game, "Rage Amplifier").empowered == 0


@shows(BARBARA)
def test_tomb_raider_barbara_does_nothing_with_six_runes():
    game = Position(
        seats=[Seat(hand=[BARBARA], energy=4, exhausted_runes="Calm 6"), Seat(base=["Gold"], exhausted_runes="Calm 9")]
    ).start()
    do(game, f"play {BARBARA}")
    settle(game)
    assert base(game, 1) == ["Gold"]


@shows("Steel Paws")
def test_steel_paws_has_seven_more_might_once_it_is_empowered():
    deflects("Steel Paws")
    assert might(empowers("Steel Paws", 7), "Steel Paws") == 7
    assert might(Position(seats=[Seat(base=["Steel Paws"]), Seat()]).start(), "Steel Paws") == 0


HERON = "Astral Heron"
DEAR = spell_card("Dear", draw(1), energy=3, power=(MIND, MIND, MIND))


@shows(HERON)
def test_astral_heron_makes_the_card_after_the_first_cheaper_and_no_other():
    first = spell_card("First", draw(1))
    game = Position(
        seats=[Seat(hand=[first, DEAR, DEAR], energy=4, power="Mind 4"), Seat()],
        fields=[Field(EAST, 0, {0: [HERON]}), Field(WEST)],
    ).start()
    do(game, "play First")
    settle(game)
    do(game, "play Dear")
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == (3, 3)
    do(game, "play Dear")
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 0)


@shows(HERON)
@pytest.mark.parametrize("gear_", [False, True])
def test_astral_heron_makes_any_card_cheaper_this_turn(gear_: bool):
    first = spell_card("First", draw(1))
    big = gear_card("Big", energy=2) if gear_ else unit_card("Big", energy=2)
    for later, there in ((False, True), (True, False)):
        game = Position(
            seats=[Seat(hand=[first, big], deck=[WALL] * 5), Seat(deck=[WALL] * 5)],
            fields=[Field(EAST, 0, {0: [HERON]}), Field(WEST)],
        ).start()
        do(game, "play First")
        settle(game)
        if later:
            do(game, "end", "end")
        assert ("play Big" in offered(game)) is there


@shows(HERON)
def test_astral_heron_does_nothing_in_a_base_nor_for_an_opponents_cards():
    first = spell_card("First", draw(1))
    big = unit_card("Big", energy=2)
    for home, side in ((True, 0), (False, 1)):
        game = Position(
            seats=[Seat(hand=[first, big], base=[HERON] if home else []), Seat()],
            fields=[Field(EAST, side, {} if home else {side: [HERON]}), Field(WEST)],
        ).start()
        do(game, "play First")
        settle(game)
        assert "play Big" not in offered(game)
