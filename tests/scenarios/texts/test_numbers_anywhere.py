"""Wherever a number can stand, a counted or read one can: bounds, keywords, Add, minimums (CR 356, 429, 477.3)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Assault,
    a,
    cost,
    count,
    gain_xp,
    gear,
    give,
    grant,
    have,
    highest_might_of,
    lowest_might_of,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    keyword,
    might,
    offers,
    piece,
    plain_field,
    runes,
    settle,
    spell_card,
    unit_card,
    xp,
)

PORO = "Daring Poro"
MECH = "Mega-Mech"
LOW = unit_card("Low", might=0)
GLOOM = gear_card("Gloom", have(unit.enemy.stunned, -8, least=1))


# --- highest and lowest


@pytest.mark.clause("CR 356.4")
def test_the_highest_might_of_several_is_that_of_one() -> None:
    """Sky Splitter: eight, less the highest Might among your units, not all of it together."""
    wall = unit_card("Wall", might=9)
    field = Field(plain_field(), controller=1, units={1: [wall]})
    seats = [Seat(hand=["Sky Splitter"], base=[MECH, PORO], runes="Fury 3"), Seat()]
    game = Position(seats=seats, fields=[field]).start()
    do(game, "play Sky Splitter")
    settle(game)
    assert piece(game, "Wall").damage == 5
    assert runes(game, 0) == (2, 0), "nothing but the Power was left to pay"


@pytest.mark.clause("CR 477.3")
@pytest.mark.parametrize(("amount", "gets"), [("highest", 8), ("lowest", 2)])
def test_highest_and_lowest(amount: str, gets: int) -> None:
    read = highest_might_of(unit.friendly) if amount == "highest" else lowest_might_of(unit.friendly)
    gauge = unit_card("Gauge", might=0)
    spell = spell_card("Measure", give(a(unit.enemy), read))
    game = Position(seats=[Seat(hand=[spell], base=[MECH, PORO]), Seat(base=[gauge])], fields=[]).start()
    do(game, "play Measure")
    settle(game)
    assert might(game, "Gauge") == gets


# --- passives that take Might


@pytest.mark.clause("CR 477.3")
def test_a_passive_takes_might_to_a_minimum() -> None:
    """As Leona, Zealot: stunned enemy units, never below 1."""
    theirs = Seat(base=[Piece(MECH, stunned=True), Piece(LOW, stunned=True), PORO])
    game = Position(seats=[Seat(base=[GLOOM]), theirs], fields=[]).start()
    assert might(game, MECH) == 1
    assert might(game, "Low") == 0, "who has less already keeps what it has"
    assert might(game, PORO) == 2, "not stunned"


@pytest.mark.clause("CR 477.3", "CR 480")
def test_what_is_taken_later_goes_below_it() -> None:
    weaken = spell_card("Weaken", give(a(unit.enemy), -3))
    seats = [Seat(hand=[weaken], base=[GLOOM]), Seat(base=[Piece(MECH, stunned=True)])]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Weaken")
    settle(game)
    assert might(game, MECH) == -2, "the minimum binds only what says so"


@pytest.mark.clause("CR 477.3", "CR 480")
def test_what_was_taken_before_counts_for_it() -> None:
    units = [Piece(MECH, stunned=True, might=-3)]
    game = Position(seats=[Seat(hand=[GLOOM]), Seat(base=units)], fields=[]).start()
    do(game, "play Gloom")
    assert might(game, MECH) == 1


# --- raised to


@pytest.mark.clause("CR 477.3")
def test_might_is_raised_to_that_of_another() -> None:
    """Convergent Mutation: worked out once, and fixed."""
    seats = [Seat(hand=["Convergent Mutation"], base=[PORO, MECH], runes="Mind 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Convergent Mutation", f"pick {PORO}")
    settle(game)
    assert might(game, PORO) == might(game, MECH) == 8


@pytest.mark.clause("CR 477.3")
def test_nothing_is_lost_by_being_raised_to_less() -> None:
    seats = [Seat(hand=["Convergent Mutation"], base=[PORO, MECH], runes="Mind 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Convergent Mutation", f"pick {MECH}")
    settle(game)
    assert might(game, MECH) == 8


# --- keywords


@pytest.mark.clause("CR 364.3", "CR 807")
def test_a_keyword_has_the_value_that_is_counted() -> None:
    """Ancient Warmonger: Assault for each enemy unit there, as many as there are just now."""
    units = {0: ["Ancient Warmonger"], 1: [PORO, MECH]}
    game = Position(seats=[Seat(), Seat()], fields=[Field(plain_field(), controller=1, units=units)]).start()
    assert keyword(game, "Ancient Warmonger", "Assault") == 2
    game = Position(seats=[Seat(base=["Ancient Warmonger"]), Seat(base=[PORO])], fields=[]).start()
    assert keyword(game, "Ancient Warmonger", "Assault") == 0


@pytest.mark.clause("CR 801.3")
def test_what_is_given_for_a_time_keeps_its_value() -> None:
    forge = spell_card("Forge", grant(a(unit), Assault(count(gear.yours))))
    ring = gear_card("Ring")
    seats = [Seat(hand=[forge, ring], base=[PORO, gear_card("Band")]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Forge")
    settle(game)
    do(game, "play Ring")
    assert keyword(game, PORO, "Assault") == 2, "its own, and one for the gear there was"


# --- tags


@pytest.mark.clause("CR 356.4")
def test_each_tag_counts_once() -> None:
    """Friendship: Bird, Cat, Dog and Poro among your units."""
    seats = [
        Seat(hand=["Friendship"], base=[PORO, "Pouty Poro", "Bird", MECH], runes="Calm 1"),
        Seat(base=["Sai Scout"]),
    ]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Friendship", f"pick {MECH}")
    settle(game)
    assert might(game, MECH) == 10, "a Poro and a Bird"


# --- a number of the rules


@pytest.mark.clause("CR 315.3", "A61")
def test_a_number_of_the_rules_is_set_for_every_player() -> None:
    """Sandstone Chimera: one rune for each player, while it is at a battlefield."""
    units = {0: ["Sandstone Chimera"]}
    seats = [Seat(rune_deck="Calm 4"), Seat(rune_deck="Fury 4")]
    game = Position(seats=seats, fields=[Field(plain_field(), controller=0, units=units)]).start()
    do(game, "end")
    settle(game)
    assert sum(runes(game, 1)) == 1
    game = Position(seats=[Seat(base=["Sandstone Chimera"]), Seat(rune_deck="Fury 4")], fields=[]).start()
    do(game, "end")
    assert sum(runes(game, 1)) == 2


# --- Add


@pytest.mark.clause("CR 429")
def test_what_is_added_depends() -> None:
    """Platewyrm Egg: one Energy, two if it is empowered; a payment uses it by itself."""
    big = spell_card("Big", gain_xp(1), energy=2)
    game = Position(seats=[Seat(hand=[big], base=["Platewyrm Egg"]), Seat()], fields=[]).start()
    assert not offers(game, "play Big")
    game = Position(seats=[Seat(hand=[big], base=[Piece("Platewyrm Egg", empowered=1)]), Seat()], fields=[]).start()
    do(game, "play Big")
    settle(game)
    assert xp(game) == [1, 0]
    assert piece(game, "Platewyrm Egg").exhausted


@pytest.mark.clause("CR 429")
def test_some_objects_add_more() -> None:
    """Chem-Baroness: while you are near the Victory Score, your Gold add [1] besides."""
    two = spell_card("Two", gain_xp(1), energy=1, power=(1,))
    for points, fine in ((5, True), (4, False)):
        seats = [Seat(hand=[two], base=["Gold"], legend="Chem-Baroness", points=points), Seat()]
        game = Position(seats=seats, fields=[]).start()
        assert offers(game, "play Two") == fine
    seats = [Seat(hand=[two], base=["Gold"], legend="Chem-Baroness", points=5), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Two")
    settle(game)
    assert xp(game) == [1, 0]
    assert base(game, 0) == []


@pytest.mark.clause("CR 429")
def test_power_for_gear_and_the_abilities_of_gear() -> None:
    """Fire Below the Mountain."""
    wand = gear_card("Wand", use(cost("A"), gain_xp(1)))
    seer = unit_card("Seer", use(cost("A"), gain_xp(10)))
    seats = [Seat(base=[wand, seer], legend="Fire Below the Mountain"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "use Seer")
    do(game, "use Wand")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 359.3")
@pytest.mark.parametrize(("they", "mine", "theirs"), [("yes", 2, 1), ("no", 1, 0)])
def test_one_for_each_opponent_who_did(they: str, mine: int, theirs: int) -> None:
    """Card Sharp: a Gold of one's own, and one more for each opponent who took theirs."""
    seats = [Seat(hand=["Card Sharp"], runes="Mind 3"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Card Sharp")
    settle(game)
    do(game, "yes", they)
    assert base(game, 0).count("Gold") == mine
    assert base(game, 1).count("Gold") == theirs
