"""What a price is made of, and what may pay it: several changes, restricted resources, other Add abilities."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Level,
    add,
    additional,
    battlefield,
    cost,
    costs_less,
    deed,
    draw,
    every,
    exhaust_me,
    gain_xp,
    gear,
    instead_of_dying,
    lasts,
    might_of,
    not_,
    play_me_for,
    recall,
    that,
    unit,
    use,
    your_turn,
)
from farfield.cards.tokens import GOLD
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import CostChange, MoveToll
from farfield.rules.effects.stated_costs import EXHAUST_OBJECTS, KILL_OBJECTS, SPEND_XP
from farfield.rules.terms import ANY_DOMAIN, ENEMY, FURY, REACTION, SPELL
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    hand,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    unit_card,
)

LAMP = gear_card("Lamp", use(exhaust_me(), add(1), speed=REACTION))


# --- changes of the price


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 359.3.e.12")
def test_a_discount_by_something_that_is_not_there_is_no_discount() -> None:
    late = spell_card("Late", costs_less(might_of(every(unit.friendly))), draw(1), energy=2)
    alone = Position(seats=[Seat(hand=[late], runes="Fury 1"), Seat()]).start()
    assert offered(alone) == ["end"]
    helped = Position(seats=[Seat(hand=[late], runes="Fury 1", base=[unit_card("Helper", might=1)]), Seat()]).start()
    assert offers(helped, "play Late")


@pytest.mark.clause("CR 356", "core 16.6.3", "CR 389")
def test_for_a_turn_the_opponents_spells_cost_power_more() -> None:
    tax = spell_card("Tax", lasts(CostChange(types=SPELL, actor=ENEMY, power=1)), energy=0)
    plan = spell_card("Plan", draw(1))
    game = Position(seats=[Seat(hand=[tax, plan]), Seat(hand=[plan], runes="Fury 1")]).start()
    do(game, "play Tax")
    do(game, "play Plan")  # one's own costs what it did
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 356", "core 16.6.4")
def test_a_power_discount_takes_the_symbol_that_fewest_can_pay() -> None:
    school = gear_card("School", CostChange(types=SPELL, power=-1))
    picky = spell_card("Picky", draw(1), power=(ANY_DOMAIN, FURY, ANY_DOMAIN))
    game = Position(seats=[Seat(hand=[picky], base=[school], runes="Calm 2"), Seat()]).start()
    do(game, "play Picky")  # without a single Fury rune
    assert (len(hand(game, 0)), runes(game, 0)) == (1, (0, 0))


@pytest.mark.clause("CR 356", "core 16.6.4", "core 16.6")
def test_a_power_discount_on_a_card_without_power_does_nothing() -> None:
    school = gear_card("School", CostChange(types=SPELL, power=-1))
    plain = spell_card("Plain", draw(1), energy=1)
    game = Position(seats=[Seat(hand=[plain], base=[school], runes="Calm 1"), Seat()]).start()
    do(game, "play Plain")
    assert runes(game, 0) == (0, 1)


@pytest.mark.clause("CR 820", "CR 356", "core 16.6.2")
def test_of_two_repeats_of_an_ability_the_second_may_be_paid_alone() -> None:
    teacher = unit_card("Teacher", use(exhaust_me(), gain_xp(1), repeat=(cost(1), cost(2))))
    game = Position(seats=[Seat(base=[teacher], runes="Fury 2"), Seat()]).start()
    do(game, "use Teacher", "no", "yes")
    assert (game.sides[0].xp, runes(game, 0)) == (2, (0, 2))


@pytest.mark.clause("CR 820", "CR 355.16")
def test_a_repeat_of_an_ability_that_cannot_be_paid_is_not_asked_for() -> None:
    teacher = unit_card("Teacher", use(exhaust_me(), gain_xp(1), repeat=(cost(1),)))
    game = Position(seats=[Seat(base=[teacher]), Seat()]).start()
    do(game, "use Teacher")
    assert (game.sides[0].xp, question(game)) == (1, "main")


@pytest.mark.clause("CR 356", "core 16.6.1", "CR 355.16")
def test_another_base_cost_helps_only_while_its_condition_holds() -> None:
    bargain = spell_card(
        "Bargain", play_me_for(cost(0), while_=not_(your_turn)), additional(cost(1)), draw(1), energy=3
    )
    game = Position(seats=[Seat(hand=[bargain], runes="Fury 1"), Seat()]).start()
    assert offered(game) == ["end"]  # it is your turn, and one rune does not pay three
    cheap = spell_card("Cheap", play_me_for(cost(0), while_=your_turn), additional(cost(1)), draw(1), energy=3)
    game = Position(seats=[Seat(hand=[cheap], runes="Fury 1"), Seat()]).start()
    do(game, "play Cheap", "yes")  # the additional cost can be paid, because the other base cost leaves a rune for it
    assert (len(hand(game, 0)), runes(game, 0)) == (1, (0, 1))


@pytest.mark.clause("CR 355.16", "CR 356", "core 16.6.2")
def test_an_additional_cost_that_no_other_base_cost_makes_payable_is_not_asked_for() -> None:
    dear = spell_card("Dear", additional(cost(5)), play_me_for(cost(1)), draw(1), energy=3)
    game = Position(seats=[Seat(hand=[dear], runes="Fury 3"), Seat()]).start()
    do(game, "play Dear")  # five more can be paid in neither way
    assert question(game) == "optional-cost"  # so this is about the other base cost
    do(game, "yes")
    assert runes(game, 0) == (2, 1)


@pytest.mark.clause("CR 805", "CR 824")
def test_accelerate_behind_a_level_is_offered_only_with_that_level() -> None:
    quick = unit_card("Quick", use(exhaust_me(), draw(1)), Level(6, Accelerate), domains=FURY)
    low = Position(seats=[Seat(hand=[quick], runes="Fury 2", xp=5), Seat()]).start()
    do(low, "play Quick")
    assert piece(low, "Quick").exhausted
    high = Position(seats=[Seat(hand=[quick], runes="Fury 2", xp=6), Seat()]).start()
    do(high, "play Quick", "yes")
    assert not piece(high, "Quick").exhausted


@pytest.mark.clause("CR 204.4")
def test_what_must_be_paid_to_move_to_battlefields_is_not_paid_for_going_home() -> None:
    gate = gear_card("Gate", MoveToll(cost(1), battlefield.select()))
    scout = unit_card("Scout")
    game = Position(
        seats=[Seat(base=[gate]), Seat()], fields=[Field(plain_field("Here"), controller=0, units={0: [scout]})]
    ).start()
    do(game, "move Scout")
    assert base(game, 0) == ["Gate", "Scout"]


# --- what may pay


@pytest.mark.clause("CR 166", "CR 429")
def test_resources_for_units_do_not_pay_for_a_spell() -> None:
    hall = gear_card("Hall", use(exhaust_me(), add(1, "Fury", only=unit), speed=REACTION))
    spark = spell_card("Spark", draw(1), power=(FURY,))
    plan = spell_card("Plan", draw(1), energy=1)
    squire = unit_card("Squire", energy=1, power=(FURY,))
    game = Position(
        seats=[Seat(hand=[spark, plan, squire], base=[hall], runes="Calm 1"), Seat()], full_control=True
    ).start()
    do(game, "use Hall")
    plays = [x for x in offered(game) if x.startswith("play")]
    assert plays == ["play Plan", "play Squire"]  # Plan by the rune, Spark by nothing
    do(game, "play Plan")
    settle(game)
    assert runes(game, 0) == (0, 1)
    do(game, "play Squire")
    assert "Squire" in base(game, 0)


@pytest.mark.clause("CR 357.1.a", "CR 429.3")
def test_of_several_add_abilities_only_those_that_help_are_used() -> None:
    flint = gear_card("Flint", use(exhaust_me(), add(0, "Fury"), speed=REACTION))
    spark = spell_card("Spark", draw(1), power=(FURY,))
    plan = spell_card("Plan", draw(1), energy=1)
    game = Position(seats=[Seat(hand=[spark, plan], base=[flint, LAMP]), Seat()]).start()
    do(game, "play Plan")
    assert (piece(game, "Lamp").exhausted, piece(game, "Flint").exhausted) == (True, False)
    do(game, "play Spark")
    assert piece(game, "Flint").exhausted
    again = Position(seats=[Seat(hand=[spark], base=[LAMP, flint]), Seat()]).start()
    do(again, "play Spark")
    assert (piece(again, "Lamp").exhausted, piece(again, "Flint").exhausted) == (False, True)


@pytest.mark.clause("CR 357.1.a", "CR 429.3", "CR 166")
def test_power_for_one_kind_of_card_is_added_while_that_is_paid_for() -> None:
    hall = gear_card("Hall", use(exhaust_me(), add(0, "Fury", only=unit), speed=REACTION))
    shop = gear_card("Shop", use(exhaust_me(), add(1, only=unit), speed=REACTION))
    squire = unit_card("Squire", energy=0, power=(FURY,))
    game = Position(seats=[Seat(hand=[squire], base=[shop, hall]), Seat()], full_control=True).start()
    do(game, "use Shop")
    do(game, "play Squire")
    assert base(game, 0) == ["Hall", "Shop", "Squire"]
    assert game.sides[0].earmarks[0].energy == 1  # what Shop added is still there


@pytest.mark.clause("CR 166", "CR 429.3")
def test_power_for_one_kind_of_card_that_is_left_over_stays_for_that_kind() -> None:
    hall = gear_card("Hall", use(exhaust_me(), add(0, "Fury", "Fury", only=unit), speed=REACTION))
    squire = unit_card("Squire", power=(FURY,))
    spark = spell_card("Spark", draw(1), power=(FURY,))
    game = Position(seats=[Seat(hand=[squire, squire, spark], base=[hall]), Seat()]).start()
    do(game, "play Squire")
    assert offered(game) == ["end", "play Squire"]  # Spark is no unit
    do(game, "play Squire")
    assert (base(game, 0), game.sides[0].earmarks) == (["Hall", "Squire", "Squire"], [])


@pytest.mark.clause("CR 355.16", "CR 357.3")
def test_what_is_killed_as_a_cost_may_give_its_energy_first() -> None:
    acolyte = unit_card("Acolyte", use(exhaust_me(), add(1), speed=REACTION))
    rite = spell_card("Rite", additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False), draw(2), energy=1)
    game = Position(seats=[Seat(hand=[rite], base=[acolyte]), Seat()]).start()
    do(game, "play Rite")
    assert (base(game, 0), len(hand(game, 0))) == ([], 2)


@pytest.mark.clause("CR 355.16", "CR 357.3")
def test_a_gold_that_must_be_exhausted_as_a_cost_cannot_be_killed_for_power_too() -> None:
    tithe = spell_card(
        "Tithe",
        additional(cost(deed(EXHAUST_OBJECTS, 1, gear.friendly)), optional=False),
        draw(1),
        power=(FURY,),
    )
    one = Position(seats=[Seat(hand=[tithe], base=[GOLD]), Seat()]).start()
    assert offered(one) == ["end"]
    two = Position(seats=[Seat(hand=[tithe], base=[GOLD, GOLD]), Seat()]).start()
    do(two, "play Tithe")
    assert (base(two, 0), len(hand(two, 0))) == (["Gold"], 1)


@pytest.mark.clause("CR 429.3", "CR 357.3")
def test_an_add_ability_paid_with_xp_takes_nothing_from_its_object() -> None:
    sage = unit_card("Sage", use(cost(deed(SPEND_XP, 1)), add(1), speed=REACTION))
    rite = spell_card(
        "Rite", additional(cost(deed(EXHAUST_OBJECTS, 1, unit.friendly)), optional=False), draw(2), energy=1
    )
    game = Position(seats=[Seat(hand=[rite], base=[sage], xp=1), Seat()]).start()
    do(game, "play Rite")
    assert (piece(game, "Sage").exhausted, game.sides[0].xp, len(hand(game, 0))) == (True, 0, 2)


@pytest.mark.clause("CR 357.1.a", "CR 367")
def test_a_question_that_comes_up_while_paying_is_answered_before_the_play_goes_on() -> None:
    """Gold is killed for its Power; something may save gear that would die."""
    vault = unit_card("Vault", instead_of_dying(gear.friendly, recall(that), may=True))
    spark = spell_card("Spark", draw(1), power=(FURY,))
    game = Position(seats=[Seat(hand=[spark], base=[vault, GOLD]), Seat()]).start()
    do(game, "play Spark")
    assert question(game) == "replace"
    do(game, "yes")
    assert (base(game, 0), len(hand(game, 0))) == (["Gold", "Vault"], 1)
