"""One part changes any cost: of playing, of using, of keywords, by what is chosen (CR 356.3-4)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Empower,
    I,
    Repeat,
    a,
    cost,
    costs_less,
    deal,
    draw,
    gain_points,
    gain_xp,
    hide_for,
    lasts,
    pay_less,
    points_from_holding,
    spell,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    hand,
    offered,
    offers,
    piece,
    plain_field,
    points,
    question,
    runes,
    settle,
    spell_card,
    unit_card,
    xp,
)

WEAK = unit_card("Weak", might=1)
BOLT = spell_card("Bolt", deal(1, a(unit)), energy=2)


# --- abilities


@pytest.mark.clause("CR 356.4")
def test_an_ability_costs_less_for_what_is_counted_as_it_is_used() -> None:
    """Bashful Bloom: [4] less one for each friendly unit with Temporary."""
    sprites = ["Sprite", "Sprite"]
    game = Position(seats=[Seat(legend="Bashful Bloom", base=sprites, runes="Calm 2"), Seat()], fields=[]).start()
    do(game, "use Bashful Bloom")
    settle(game)
    assert base(game, 0) == ["Sprite", "Sprite", "Sprite"]
    assert runes(game, 0) == (0, 2)


@pytest.mark.clause("CR 356.4")
def test_enemy_units_do_not_make_it_cheaper() -> None:
    seats = [Seat(legend="Bashful Bloom", base=["Sprite"], runes="Calm 2"), Seat(base=["Sprite", "Sprite"])]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "use Bashful Bloom")


@pytest.mark.clause("CR 356.4", "CR 827")
@pytest.mark.parametrize(("owned", "left"), [(4, 2), (5, 0)])
def test_empowering_is_cheaper_under_a_condition(owned: int, left: int) -> None:
    """Baccai Sandspinner: three less with four runes or fewer."""
    seats = [Seat(base=["Baccai Sandspinner"], runes=f"Fury {owned}"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Baccai Sandspinner")
    settle(game)
    assert piece(game, "Baccai Sandspinner").empowered == 1
    assert runes(game, 0)[0] == left


@pytest.mark.clause("CR 356.4", "CR 818")
def test_an_equip_cost_is_read_from_the_unit_that_is_chosen() -> None:
    """Hextech Gauntlets: [3][A], less the Might of the unit."""
    seats = [Seat(base=["Hextech Gauntlets", "Mega-Mech", WEAK], runes="Fury 1"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Hextech Gauntlets")
    settle(game)
    assert question(game) == "main"
    assert piece(game, "Hextech Gauntlets").attached_to == piece(game, "Mega-Mech").id, "nothing else can be paid for"
    assert runes(game, 0) == (0, 0), "only the Power is left to pay"


@pytest.mark.clause("CR 356.4", "CR 355.16")
def test_what_no_choice_makes_cheap_enough_is_not_offered() -> None:
    seats = [Seat(base=["Hextech Gauntlets", WEAK], runes="Fury 1"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "use Hextech Gauntlets")


@pytest.mark.clause("CR 356.4", "CR 419.4")
def test_only_the_first_ability_of_the_turn_is_cheaper() -> None:
    """Piltovan Forge: of friendly gear, the first each turn, by whichever ability."""
    well = gear_card("Well", use(cost(1), gain_xp(1)))
    font = gear_card("Font", use(cost(1), gain_xp(10)))
    seats = [Seat(base=[well, font], runes="Fury 1"), Seat()]
    game = Position(seats=seats, fields=[Field("Piltovan Forge", controller=0, units={0: ["Daring Poro"]})]).start()
    do(game, "use Well")
    settle(game)
    assert runes(game, 0) == (1, 0), "the first is free"
    do(game, "use Font")
    settle(game)
    assert runes(game, 0) == (0, 1)
    assert xp(game) == [11, 0]


@pytest.mark.clause("CR 356.4")
def test_a_battlefield_that_nobody_controls_makes_nothing_cheaper() -> None:
    well = gear_card("Well", use(cost(1), gain_xp(1)))
    game = Position(seats=[Seat(base=[well]), Seat()], fields=[Field("Piltovan Forge")]).start()
    assert not offers(game, "use Well")


@pytest.mark.clause("CR 356.4")
def test_a_discount_of_either_takes_what_the_payer_lacks() -> None:
    """Risen Altar: Empower of your units there, one Energy or one Power."""
    rite = unit_card("Rite", Empower(cost(1, "Mind")))
    other = unit_card("Other", use(cost(1, "Mind"), draw(1)))
    fields = [Field("Risen Altar", controller=0, units={0: [rite, other]})]
    game = Position(seats=[Seat(runes="Fury 1"), Seat()], fields=fields).start()
    assert offered(game) == ["end", "move Other", "move Rite", "use Rite"], "no other ability is meant"
    do(game, "use Rite")
    settle(game)
    assert piece(game, "Rite").empowered == 1
    assert runes(game, 0) == (0, 1), "the Energy was paid, the Power was not asked for"


@pytest.mark.clause("CR 356.4")
def test_of_units_elsewhere_it_takes_nothing() -> None:
    rite = unit_card("Rite", Empower(cost(1, "Mind")))
    game = Position(seats=[Seat(base=[rite], runes="Fury 1"), Seat()], fields=[Field("Risen Altar")]).start()
    assert not offers(game, "use Rite")


# --- parts of a cost


@pytest.mark.clause("CR 356.4", "CR 820")
def test_a_discount_on_repeat_takes_nothing_from_the_spell() -> None:
    """Marai Spire: friendly Repeat costs, in Energy."""
    twice = spell_card("Twice", Repeat(cost(1)), gain_xp(1), energy=1)
    field = Field("Marai Spire", controller=0, units={0: ["Daring Poro"]})
    game = Position(seats=[Seat(hand=[twice], runes="Fury 1"), Seat()], fields=[field]).start()
    do(game, "play Twice", "yes")
    settle(game)
    assert xp(game) == [2, 0]
    assert runes(game, 0) == (0, 1)


@pytest.mark.clause("CR 356.4", "CR 820")
def test_an_opponents_spire_helps_nobody_else() -> None:
    twice = spell_card("Twice", Repeat(cost(1)), gain_xp(1), energy=1)
    field = Field("Marai Spire", controller=1, units={1: ["Daring Poro"]})
    game = Position(seats=[Seat(hand=[twice], runes="Fury 1"), Seat()], fields=[field]).start()
    do(game, "play Twice")
    settle(game)
    assert xp(game) == [1, 0], "there was no second rune to repeat it"


# --- by what is chosen


@pytest.mark.clause("CR 356.4", "CR 355.16")
def test_a_spell_that_chooses_me_costs_less() -> None:
    """Irelia, Graceful: one Energy or one Power less for spells of yours that choose her."""
    seats = [Seat(hand=[BOLT], base=["Irelia, Graceful", "Daring Poro"], runes="Chaos 1"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Irelia, Graceful").damage == 1, "nobody else can be paid for"


@pytest.mark.clause("CR 356.4")
def test_with_enough_runes_anything_may_be_chosen() -> None:
    seats = [Seat(hand=[BOLT], base=["Irelia, Graceful", "Daring Poro"], runes="Chaos 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Bolt")
    assert offered(game) == ["pick Daring Poro", "pick Irelia, Graceful"]
    do(game, "pick Irelia, Graceful")
    assert runes(game, 0) == (1, 1)


@pytest.mark.clause("CR 356.4", "CR 740.1")
def test_friendly_is_what_is_friendly_to_the_spell() -> None:
    """Sandswept Tomb: whoever plays it, of units there that are friendly to it."""
    ray = spell_card("Ray", deal(1, a(unit)), power=(1,))
    fields = [Field("Sandswept Tomb", controller=1, units={1: ["Mega-Mech"]})]
    game = Position(seats=[Seat(hand=[ray]), Seat()], fields=fields).start()
    assert not offers(game, "play Ray"), "the unit there is an enemy to it, whoever has the battlefield"
    fields = [Field("Sandswept Tomb", controller=0, units={0: ["Mega-Mech"]})]
    game = Position(seats=[Seat(hand=[ray], base=["Daring Poro"]), Seat()], fields=fields).start()
    do(game, "play Ray")
    settle(game)
    assert piece(game, "Mega-Mech").damage == 1


@pytest.mark.clause("CR 356.4", "CR 355.16")
def test_a_spell_is_cheaper_by_the_card_it_chooses() -> None:
    """Undying Loyalty: two less for a Poro or the like."""
    seats = [Seat(hand=["Undying Loyalty"], trash=["Daring Poro", "Petty Officer"], runes="Order 1"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Undying Loyalty")
    settle(game)
    assert "Daring Poro" in base(game, 0)


@pytest.mark.clause("CR 356.4")
def test_the_next_spell_that_chooses_such_uses_the_discount_up() -> None:
    sale = spell_card("Sale", lasts(pay_less(spell, 2, choosing=unit.friendly), uses=1))
    seats = [Seat(hand=[sale, BOLT, BOLT, BOLT], base=["Mega-Mech"], runes="Fury 2"), Seat(base=["Jeweled Colossus"])]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Sale")
    settle(game)
    do(game, "play Bolt", "pick Jeweled Colossus")
    settle(game)
    assert runes(game, 0) == (0, 2), "it chose an enemy: the full price, and the discount waits"
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Mega-Mech").damage == 1
    assert not offers(game, "play Bolt"), "used up"


# --- hiding


@pytest.mark.clause("CR 811", "CR 421")
def test_hiding_for_another_price() -> None:
    """Swift Scout: [1] in place of the Power, as the player likes."""
    scout = gear_card("Scout", hide_for(cost(1)))
    field = Field("Void Gate", controller=0, units={0: ["Daring Poro"]})
    game = Position(seats=[Seat(hand=["Pakaa Cub"], base=[scout], runes="Fury 1"), Seat()], fields=[field]).start()
    do(game, "hide Pakaa Cub")
    assert question(game) == "optional-cost"
    do(game, "yes")
    assert hand(game, 0) == []
    assert runes(game, 0) == (0, 1), "exhausted for Energy, not recycled for Power"


@pytest.mark.clause("CR 811", "CR 421")
def test_the_usual_price_stays_possible() -> None:
    scout = gear_card("Scout", hide_for(cost(1)))
    field = Field("Void Gate", controller=0, units={0: ["Daring Poro"]})
    game = Position(seats=[Seat(hand=["Pakaa Cub"], base=[scout], runes="Fury 1"), Seat()], fields=[field]).start()
    do(game, "hide Pakaa Cub", "no")
    assert runes(game, 0) == (0, 0)


@pytest.mark.clause("CR 811", "CR 421")
def test_hiding_ignoring_costs_this_turn() -> None:
    """Guerilla Warfare: this turn, and only its controller."""
    field = Field("Void Gate", controller=0, units={0: ["Daring Poro"]})
    seats = [Seat(hand=["Guerilla Warfare", "Pakaa Cub"], runes="Mind 3"), Seat(hand=["Pakaa Cub"])]
    game = Position(seats=seats, fields=[field]).start()
    do(game, "play Guerilla Warfare")
    settle(game)
    before = runes(game, 0)
    do(game, "hide Pakaa Cub")
    assert (hand(game, 0), runes(game, 0)) == ([], before)


# --- what is counted on the total


@pytest.mark.clause("CR 356.4")
def test_energy_and_power_are_taken_for_each_point_from_holding() -> None:
    """Needlessly Large Yordle: the Power it takes is its own domain's."""
    seats = [Seat(hand=["Needlessly Large Yordle"], runes="Calm 8", this_turn={"points from holding": 2}), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Needlessly Large Yordle")
    assert runes(game, 0) == (2, 5), "six exhausted, and one of them recycled for the last Power"


@pytest.mark.clause("A59", "CR 471.1")
def test_only_the_point_of_the_hold_itself_counts() -> None:
    """A point that a text gives for holding takes nothing off."""
    crown = unit_card("Crown", when(I.hold, gain_points(1)))
    giant = unit_card("Giant", costs_less(points_from_holding), energy=2)
    fields = [Field(plain_field(), controller=1, units={1: [crown]})]
    seats = [Seat(), Seat(hand=[giant], runes="Fury 1")]
    game = Position(seats=seats, fields=fields).start()
    do(game, "end")
    settle(game)
    assert points(game) == [0, 2]
    assert offers(game, "play Giant"), "two, less one: and there was one rune and no other"
    do(game, "play Giant", "at base 1")
    assert runes(game, 1)[1] == 1
