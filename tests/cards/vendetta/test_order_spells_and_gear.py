"""Spells and gear of Vendetta: Order."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Deathknell, Ganking, I, a, deal, draw, gain_xp, gear, kill, unit, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import equips, is_a_reaction, waits_for_the_main_phase
from tests.cards.vendetta.empowering import flows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
CUB = unit_card("Cub", might=3)
PET = unit_card("Pet")
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(5, a(unit)))
BOLT = spell_card("Bolt", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Dragon Form", "Lacerate", "Decree of Unity")
@pytest.mark.parametrize("name", ["Dragon Form", "Lacerate", "Decree of Unity"])
def test_it_waits_for_the_main_phase(name: str) -> None:
    waits_for_the_main_phase(name, 3, "Order 1")


@shows("Dragon Form")
def test_dragon_form_sets_the_base_might_of_a_unit_to_five() -> None:
    seats = [Seat(hand=["Dragon Form"] * 2, base=[Piece(PET, buffed=True), TRINKET], energy=6), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Dragon Form")
    assert offered(game) == ["pick Giant", "pick Pet"]
    do(game, "pick Pet")
    settle(game)
    assert might(game, "Pet") == 6  # with its buff
    do(game, "play Dragon Form", "pick Giant")
    settle(game)
    assert might(game, "Giant") == 5
    do(game, "end")
    assert (might(game, "Pet"), might(game, "Giant")) == (3, 9)


@shows("Dragon Form")
def test_dragon_form_flows_for_three() -> None:
    flows("Dragon Form", 3, "", "pick Ogre", base=[OGRE])


@shows("Lacerate")
def test_lacerate_flows_for_four_and_two_order() -> None:
    flows("Lacerate", 4, "Order 2", "pick Ogre", base=[OGRE])


@shows("Ki Barrier")
def test_ki_barrier_is_a_reaction() -> None:
    is_a_reaction("Ki Barrier", 2, "Order 1")


@shows("Ki Barrier")
def test_ki_barrier_prevents_the_next_seven_damage_this_turn() -> None:
    seats = [Seat(hand=["Ki Barrier", ZAP, ZAP], base=[PET, TRINKET], energy=2, power="Order 1"), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Ki Barrier")
    assert offered(game) == ["pick Giant", "pick Pet"]
    do(game, "pick Giant")
    settle(game)
    for dealt in ([], [3]):
        do(game, "play Zap", "pick Giant")
        settle(game)
        assert [x for x in damage_to(game, "Giant") if x] == dealt


@shows("Ki Barrier")
def test_ki_barrier_ends_with_the_turn() -> None:
    seats = [Seat(hand=["Ki Barrier"], energy=2, power="Order 1"), Seat(hand=[ZAP], base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Ki Barrier", "end", "play Zap")
    settle(game)
    assert damage_to(game, "Giant") == [5]


@shows("Lacerate")
@pytest.mark.parametrize(
    ("victim", "dies", "empowered"),
    [("Cub", True, 0), ("Ogre", False, 0), ("Solari Sunhawk", True, 0), ("Giant", False, 0)],
)
def test_lacerate_disempowers_a_unit_and_kills_it_if_it_is_small(victim: str, dies: bool, empowered: int) -> None:
    """The Sunhawk has four Might while it is empowered, and three then."""
    foes = [Piece(CUB), Piece(OGRE), Piece("Solari Sunhawk", empowered=1), Piece(GIANT, empowered=1), Piece(TRINKET)]
    seats = [Seat(hand=["Lacerate"], base=[PET], energy=2, power="Order 1, Body 2"), Seat(base=foes)]
    game = Position(seats=seats).start()
    do(game, "play Lacerate")
    assert offered(game) == ["pick Cub", "pick Giant", "pick Ogre", "pick Pet", "pick Solari Sunhawk"]
    do(game, f"pick {victim}")
    settle(game)
    assert (trash(game, 1) == [victim]) is dies
    if not dies:
        assert piece(game, victim).empowered == 0


@shows("Decree of Unity")
def test_decree_of_unity_kills_an_enemy_chaos_unit_or_gear() -> None:
    seats = [
        Seat(hand=["Decree of Unity"], base=["Kharox", "Forgotten Relic"], energy=2, power="Order 1"),
        Seat(base=["Kharox", "Forgotten Relic", "Hungry Wolf", TRINKET, OGRE]),
    ]
    game = Position(seats=seats, fields=[Field(HERE, 1, {1: ["Minah Swiftfoot"]})]).start()
    do(game, "play Decree of Unity")
    assert offered(game) == ["pick Forgotten Relic", "pick Kharox", "pick Minah Swiftfoot"]
    do(game, "pick Kharox")
    settle(game)
    assert (trash(game, 1), "Kharox" in base(game, 0)) == (["Kharox"], True)


@shows("Glowstone")
def test_glowstone_is_empowered_for_two_power_of_any_domain() -> None:
    for power, there in (("Fury 1, Body 1", True), ("Fury 1", False)):
        game = Position(seats=[Seat(base=["Glowstone"], power=power), Seat()]).start()
        assert offers(game, "use Glowstone 0") is there
    game = Position(seats=[Seat(base=["Glowstone"], power="Fury 2"), Seat()]).start()
    assert not offers(game, "use Glowstone 1")  # it is not empowered yet
    do(game, "use Glowstone 0")
    settle(game)
    assert piece(game, "Glowstone").empowered == 1
    assert not offers(game, "use Glowstone 0") and offers(game, "use Glowstone 1")


@shows("Glowstone")
def test_glowstone_is_handed_to_a_player_who_recalls_it() -> None:
    seats = [Seat(base=[Piece("Glowstone", empowered=1)]), Seat(base=[GIANT, PET])]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Glowstone 1")
    assert offered(game) == ["pick seat 0", "pick seat 1"]
    do(game, "pick seat 1")
    assert (piece(game, "Glowstone").empowered, piece(game, "Glowstone").exhausted) == (0, True)
    settle(game)
    assert (base(game, 0), base(game, 1)) == ([], ["Giant", "Glowstone", "Pet"])
    do(game, "end")
    assert base(game, 1) == ["Giant", "Glowstone", "Pet"]
    do(game, "end")
    assert (base(game, 1), trash(game, 0), trash(game, 1)) == (["Giant"], ["Glowstone"], ["Pet"])
    assert damage_to(game, "Giant") == [5]


@shows("Glowstone")
def test_glowstone_is_not_used_exhausted() -> None:
    seats = [Seat(base=[Piece("Glowstone", empowered=1, exhausted=True)]), Seat()]
    assert offered(Position(seats=seats, fields=[]).start()) == ["end"]


@shows("Glowstone")
def test_glowstone_dies_as_your_turn_ends_and_burns_all_your_units() -> None:
    seats = [Seat(base=["Glowstone", GIANT]), Seat(base=[CUB])]
    fields = [Field(HERE, 0, {0: [OGRE, unit_card("Six", might=6)]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "end")
    settle(game)
    assert (trash(game, 0), base(game, 0), at_field(game, 0)) == (["Glowstone", "Ogre"], ["Giant"], ["Six"])
    assert (base(game, 1), damage_to(game, "Six")) == (["Cub"], [5])


@shows("Shady Spectacles")
def test_shady_spectacles_are_attached_for_one_and_order() -> None:
    equips("Shady Spectacles", 1, "Order 1", 0)


HERO = unit_card("Hero", Ganking, Deathknell(draw(1)), when(I.am_played, gain_xp(1)), might=6, tags=("Dragon",))


def worn(game: Game) -> list[tuple[str, int]]:
    """What units in the base of seat 0 are called, and their Might."""
    units = game.places[game.sides[0].base].units
    return sorted((game.card(x).printed.name, game.might(x)) for x in units)


@shows("Shady Spectacles")
def test_shady_spectacles_make_their_wearer_a_copy_of_another_friendly_unit() -> None:
    seats = [Seat(base=["Shady Spectacles", PET, CUB, TRINKET], energy=1, power="Order 1"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[Field(HERE, 0, {0: [HERO]})]).start()
    do(game, "use Shady Spectacles", "pick Pet")
    settle(game)
    assert offered(game) == ["pick Cub", "pick Hero"]  # neither the wearer nor an enemy nor a gear
    do(game, "pick Hero")
    assert (worn(game), xp(game), question(game)) == ([("Cub", 3), ("Hero", 6)], [0, 0], "main")
    do(game, "end", "end")
    assert worn(game) == [("Cub", 3), ("Hero", 6)]


@shows("Shady Spectacles")
def test_the_wearer_of_shady_spectacles_is_itself_again_without_them() -> None:
    off = spell_card("Off", kill(a(gear.equipment)))
    seats = [Seat(hand=[off], base=["Shady Spectacles", PET], energy=1, power="Order 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE, 0, {0: [HERO]})]).start()
    do(game, "use Shady Spectacles", "pick Pet")
    settle(game)
    assert worn(game) == [("Hero", 6)]
    do(game, "play Off")
    settle(game)
    assert worn(game) == [("Pet", 2)]


@shows("Shady Spectacles")
def test_shady_spectacles_change_nobody_who_is_alone() -> None:
    game = Position(seats=[Seat(base=["Shady Spectacles", PET], energy=1, power="Order 1"), Seat(base=[GIANT])]).start()
    do(game, "use Shady Spectacles")
    settle(game)
    assert (worn(game), question(game)) == ([("Pet", 2)], "main")
