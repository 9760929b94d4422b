"""Vendetta: units of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Tank, a, move_to_base, ready, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, attacked, is_accelerated
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

FOE = unit_card("Foe", might=3)
BACK = spell_card("Back", move_to_base(a(unit.yours)), ready(a(unit.yours)))


@shows("Baccai Sandspinner")
@pytest.mark.parametrize(("runes", "energy"), [(4, 2), (5, 5), (0, 2)])
def test_baccai_sandspinner_is_empowered_for_less_with_at_most_four_runes(runes: int, energy: int):
    name = "Baccai Sandspinner"
    for have, there in ((energy, True), (energy - 1, False)):
        mine = Seat(base=[name], exhausted_runes=f"Fury {runes}" if runes else "", energy=have)
        game = Position(seats=[mine, Seat(exhausted_runes="Fury 5")]).start()
        assert (f"use {name}" in offered(game)) is there
        if there:
            do(game, f"use {name}")
            settle(game)
            assert (keyword(game, name, "Deflect"), keyword(game, name, "Assault")) == (1, 2)
            assert f"use {name}" not in offered(game)


@shows("Baccai Sandspinner")
def test_baccai_sandspinner_has_neither_keyword_before():
    game = Position(seats=[Seat(base=["Baccai Sandspinner"]), Seat()]).start()
    assert [keyword(game, "Baccai Sandspinner", x) for x in ("Deflect", "Assault")] == [0, 0]


@shows("Blade Twirler")
@pytest.mark.parametrize(("player", "left"), [("pick seat 0", [1, 2]), ("pick seat 1", [2, 1])])
def test_blade_twirler_lets_a_player_burn_one_at_its_first_move(player: str, left: list[int]):
    game = Position(
        seats=[Seat(base=["Blade Twirler"], hand=[BACK], deck=[WALL, WALL]), Seat(deck=[WALL, WALL])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Blade Twirler", "at East")
    assert offered(game) == ["pick seat 0", "pick seat 1"]
    do(game, player)
    settle(game)
    assert [len(deck(game, 0)), len(deck(game, 1))] == left
    do(game, "play Back")
    settle(game)
    do(game, "move Blade Twirler", "at West")
    settle(game)
    assert [len(deck(game, 0)), len(deck(game, 1))] == left
    assert question(game) == "main"


@shows("Dune Surfer")
@pytest.mark.parametrize("defending", [False, True])
def test_dune_surfer_lets_you_pass_over_tanks_where_it_is(defending: bool):
    guard = unit_card("Guard", Tank, might=4)
    mine, theirs = Seat(base=["Dune Surfer"]), Seat()
    fields = [Field(EAST, 1, {1: [guard, FOE]}), Field(WEST)]
    if defending:
        mine, theirs = Seat(), Seat(base=[guard, FOE])
        fields = [Field(EAST, 0, {0: ["Dune Surfer"]}), Field(WEST)]
    game = Position(seats=[mine, theirs], fields=fields).start()
    if defending:
        do(game, "end", "move Guard", "at East", "pick Foe")
    else:
        do(game, "move Dune Surfer", "at East")
    settle(game)
    assert seat_asked(game) == 0
    do(game, "pick Foe")
    settle(game)
    assert (damage_to(game, "Foe"), damage_to(game, "Guard")) == ([3], [])


@shows("Dune Surfer")
def test_dune_surfer_does_nothing_elsewhere_nor_for_the_enemy():
    guard = unit_card("Guard", Tank, might=4)
    fields = [Field(EAST, 1, {1: [guard, FOE]}), Field(WEST, 0, {0: ["Dune Surfer"]})]
    game = Position(seats=[Seat(base=[unit_card("Ogre", might=3)]), Seat()], fields=fields).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert (damage_to(game, "Foe"), damage_to(game, "Guard")) == ([], [3])
    fields = [Field(EAST, 1, {1: ["Dune Surfer", FOE, guard]}), Field(WEST)]
    game = Position(seats=[Seat(base=[unit_card("Ogre", might=3)]), Seat()], fields=fields).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert (damage_to(game, "Foe"), damage_to(game, "Dune Surfer"), damage_to(game, "Guard")) == ([], [], [3])


RAIDERS = {"Forsaken Baccai": 1, "Oasis Raider": 2}


@shows(*RAIDERS)
@pytest.mark.parametrize("name", RAIDERS)
@pytest.mark.parametrize(("mine", "theirs", "stronger"), [(2, 3, True), (3, 3, False), (4, 3, False)])
def test_a_unit_is_stronger_on_your_turn_if_an_opponent_has_more_runes(
    name: str, mine: int, theirs: int, stronger: bool
):
    game = Position(
        seats=[Seat(exhausted_runes=f"Fury {theirs}"), Seat(base=[name], exhausted_runes=f"Fury {mine}")],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    printed = might(game, name)
    do(game, "end")
    settle(game)
    assert (seat_asked(game), question(game)) == (1, "main")
    assert might(game, name) == printed + (RAIDERS[name] if stronger else 0)
    assert keyword(game, name, "Ganking") == int(stronger and name == "Oasis Raider")
    do(game, "end")
    settle(game)
    assert (might(game, name), keyword(game, name, "Ganking")) == (printed, 0)


@shows(*RAIDERS)
@pytest.mark.parametrize("name", RAIDERS)
def test_a_unit_is_no_stronger_on_an_opponents_turn(name: str):
    game = Position(seats=[Seat(base=[name]), Seat(exhausted_runes="Fury 4")], fields=[Field(EAST)]).start()
    printed = might(game, name)
    do(game, "end")
    settle(game)
    assert (seat_asked(game), might(game, name)) == (1, printed)


@shows("Punching Poro")
def test_punching_poro_is_empowered_for_a_discarded_card():
    game = Position(seats=[Seat(base=["Punching Poro"]), Seat(hand=[FOE])]).start()
    assert "use Punching Poro" not in offered(game)
    game = Position(seats=[Seat(base=["Punching Poro"], hand=[FOE, WALL]), Seat()]).start()
    assert might(game, "Punching Poro") == 2
    do(game, "use Punching Poro", "pick Foe")
    settle(game)
    assert (might(game, "Punching Poro"), hand(game, 0), trash(game, 0)) == (3, ["Wall"], ["Foe"])
    assert "use Punching Poro" not in offered(game)


@shows("Baccai Reaper")
@pytest.mark.parametrize(("answer", "dealt", "left"), [("yes", 6, 0), ("no", 4, 1)])
def test_baccai_reaper_may_pay_a_fury_for_assault_when_it_attacks(answer: str, dealt: int, left: int):
    game = attacked("Baccai Reaper", WALL, power="Fury 1").start()
    do(game, "move Baccai Reaper", "at East")
    settle(game)
    do(game, answer)
    settle(game)
    assert (damage_to(game, "Wall"), len(game.sides[0].power)) == ([dealt], left)


@shows("Baccai Reaper")
def test_baccai_reaper_needs_a_fury_and_its_assault_is_gone_next_turn():
    game = attacked("Baccai Reaper", WALL, power="Calm 1").start()
    do(game, "move Baccai Reaper", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [4]
    game = attacked("Baccai Reaper", unit_card("Weak", might=1), power="Fury 1").start()
    do(game, "move Baccai Reaper", "at East", "yes")
    settle(game)
    assert keyword(game, "Baccai Reaper", "Assault") == 2
    do(game, "end")
    assert keyword(game, "Baccai Reaper", "Assault") == 0


@shows("Baccai Reaper")
def test_baccai_reaper_pays_nothing_to_defend():
    game = Position(
        seats=[Seat(base=[FOE]), Seat(power="Fury 1")], fields=[Field(EAST, 1, {1: ["Baccai Reaper"]}), Field(WEST)]
    ).start()
    do(game, "move Foe", "at East")
    settle(game)
    assert (damage_to(game, "Foe"), len(game.sides[1].power)) == ([4], 1)


@shows("Shadow Assassin")
@pytest.mark.parametrize(
    ("mine", "theirs", "ready_"),
    [(["Shadow Assassin"], [], True), ([], ["Shadow Assassin"], False), (["Shadow Fiend"], [], False)],
)
def test_shadow_assassin_enters_ready_if_another_lies_in_your_trash(mine: list[str], theirs: list[str], ready_: bool):
    game = Position(seats=[Seat(hand=["Shadow Assassin"], trash=mine, energy=5), Seat(trash=theirs)]).start()
    do(game, "play Shadow Assassin")
    settle(game)
    entered = next(x for x in game.objects() if x.id in game.places[game.sides[0].base].units)
    assert entered.exhausted is not ready_


@shows("Shadow Fiend")
def test_shadow_fiend_has_assault_once_it_is_empowered():
    game = empowers("Shadow Fiend", 2, "Fury 1")
    assert keyword(game, "Shadow Fiend", "Assault") == 3
    plain = Position(seats=[Seat(base=["Shadow Fiend"], energy=2, power="Calm 1"), Seat()]).start()
    assert (keyword(plain, "Shadow Fiend", "Assault"), "use Shadow Fiend" in offered(plain)) == (0, False)


@shows("Eclipse Dragon")
@pytest.mark.parametrize(("runes", "drawn"), [(4, 1), (5, 0)])
def test_eclipse_dragon_draws_as_it_moves_with_at_most_four_runes(runes: int, drawn: int):
    game = Position(
        seats=[Seat(base=["Eclipse Dragon"], exhausted_runes=f"Fury {runes}"), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Eclipse Dragon", "at East")
    settle(game)
    assert [len(hand(game, 0)), len(hand(game, 1))] == [drawn, 0]


@shows("Eclipse Dragon", "Renekton, Rage Fueled")
@pytest.mark.parametrize(("name", "energy"), [("Eclipse Dragon", 8), ("Renekton, Rage Fueled", 6)])
def test_a_unit_with_accelerate_enters_ready_for_its_price(name: str, energy: int):
    is_accelerated(name, energy, "Fury 1")


@shows("Twilight Reveler")
def test_twilight_reveler_readies_another_friendly_unit_when_it_attacks():
    tired = [Piece(unit_card(x), exhausted=True) for x in ("Mate", "Pal")]
    game = Position(
        seats=[Seat(base=["Twilight Reveler", tired[0], Piece(gear_card("Thing"), exhausted=True)]), Seat()],
        fields=[Field(EAST, 1, {1: [Piece(WALL, exhausted=True)]}), Field(WEST, 0, {0: [tired[1]]})],
    ).start()
    do(game, "move Twilight Reveler", "at East")
    assert offered(game) == ["pick Mate", "pick Pal"]
    do(game, "pick Mate")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Mate", "Pal", "Wall", "Thing")] == [False, True, True, True]
    assert trash(game, 0) == ["Twilight Reveler"]


@shows("Twilight Reveler")
def test_twilight_reveler_readies_nobody_when_it_defends():
    game = Position(
        seats=[Seat(base=[FOE]), Seat(base=[Piece(unit_card("Mate"), exhausted=True)])],
        fields=[Field(EAST, 1, {1: ["Twilight Reveler"]}), Field(WEST)],
    ).start()
    do(game, "move Foe", "at East")
    settle(game)
    assert piece(game, "Mate").exhausted
