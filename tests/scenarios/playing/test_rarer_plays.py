"""Plays that are rare: from Hidden by an effect, where something forbids it, by a level (CR 349-359, 811)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Ambush,
    Flow,
    Hidden,
    Level,
    a,
    additional,
    battlefield,
    cant,
    card_,
    cost,
    deal,
    deed,
    draw,
    every,
    exhaust_me,
    gain_xp,
    have,
    might_of,
    play_card,
    play_me_to,
    return_to_hand,
    unit,
    use,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.stated_costs import DISCARD, KILL_OBJECTS
from farfield.rules.printed import Printed
from farfield.rules.terms import DEFLECT, ENEMY
from tests.scenarios.table import (
    at_field,
    base,
    do,
    gear_card,
    hand,
    happened,
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

HERE = plain_field("Here")
THERE = plain_field("There")
GUARD = unit_card("Guard", might=3)
LEFT = unit_card("Left", might=3)


def held(*facedown: Printed, seat: int = 0) -> list[Field]:
    """Here is held by a Guard, with cards facedown; There is open."""
    return [
        Field(HERE, controller=seat, units={seat: [GUARD]}, facedown={seat: list(facedown)}),
        Field(THERE),
    ]


# --- Hidden


@pytest.mark.clause("CR 811")
def test_a_unit_that_a_hidden_spell_makes_you_play_goes_there() -> None:
    dig = spell_card("Dig", Hidden, play_card(a(unit.yours.in_trash)))
    game = Position(seats=[Seat(trash=[LEFT]), Seat()], fields=held(dig)).start()
    do(game, "play Dig")
    assert (at_field(game), base(game, 0)) == (["Guard", "Left"], [])


@pytest.mark.clause("CR 811", "CR 355.7")
def test_the_targets_of_a_hidden_spell_are_there_or_off_the_board() -> None:
    raise_ = spell_card("Raise", Hidden, return_to_hand(a(unit.yours.in_trash)))
    game = Position(seats=[Seat(trash=[LEFT]), Seat()], fields=held(raise_)).start()
    do(game, "play Raise")
    assert hand(game, 0) == ["Left"]


@pytest.mark.clause("CR 811", "CR 355.7")
def test_a_hidden_spell_that_chooses_a_battlefield_chooses_that_one() -> None:
    quake = spell_card("Quake", Hidden, deal(1, every(unit.at(battlefield))), energy=0)
    game = Position(seats=[Seat(), Seat()], fields=held(quake)).start()
    do(game, "play Quake")
    settle(game)
    assert piece(game, "Guard").damage == 1


@pytest.mark.clause("CR 358.5", "A32", "CR 811")
def test_a_facedown_card_whose_instructed_play_fails_lies_facedown_again() -> None:
    bolt = spell_card("Bolt", Hidden, deal(1, a(unit.enemy)))
    order = spell_card("Order", play_card(a(card_.yours.facedown)), gain_xp(1))
    game = Position(seats=[Seat(hand=[order]), Seat()], fields=held(bolt)).start()
    do(game, "play Order")  # nobody to deal damage to
    assert game.sides[0].xp == 1
    assert happened(game, "withdrawn") == ["withdrawn Bolt"]
    lying = piece(game, "Bolt")
    assert game.places[lying.place].facedown == [lying.id]


@pytest.mark.clause("CR 811", "CR 054")
def test_a_hidden_unit_cannot_be_played_where_units_may_not_be_played() -> None:
    trap = unit_card("Trap", Hidden)
    ban = gear_card("Ban", cant(ab.PLAY_UNITS_HERE, battlefield, actor=ENEMY))
    game = Position(seats=[Seat(), Seat(base=[ban])], fields=held(trap)).start()
    assert not offers(game, "play Trap")


# --- where it may enter


@pytest.mark.clause("CR 355.2", "CR 824")
@pytest.mark.parametrize("xp", [5, 6])
def test_a_place_that_only_a_level_permits(xp: int) -> None:
    rogue = unit_card("Rogue", Level(6, play_me_to(battlefield.open)))
    game = Position(seats=[Seat(hand=[rogue], xp=xp), Seat()], fields=[Field(HERE), Field(THERE)]).start()
    do(game, "play Rogue")
    asks = question(game) == "place"
    assert asks == (xp == 6)


@pytest.mark.clause("CR 822", "CR 357.3")
def test_an_ambush_that_is_paid_with_the_last_unit_there_needs_another_way_in() -> None:
    """On one's own turn the battlefield may be entered because it is controlled: then any unit may pay."""
    lurker = unit_card("Lurker", Ambush, additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False))
    game = Position(seats=[Seat(hand=[lurker], base=[LEFT]), Seat()], fields=held()).start()
    do(game, "play Lurker", "at Here")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Guard", "pick Left"])
    do(game, "pick Guard")
    assert (at_field(game), base(game, 0)) == (["Lurker"], ["Left"])


@pytest.mark.clause("CR 822", "CR 204")
def test_an_ambush_whose_other_costs_take_no_unit_away_stands() -> None:
    lurker = unit_card("Lurker", Ambush, additional(cost(0, deed(DISCARD, 1)), optional=False))
    plan = spell_card("Plan", draw(1))
    game = Position(seats=[Seat(hand=[plan]), Seat(hand=[lurker, plan])], fields=held(seat=1)).start()
    do(game, "play Plan")
    assert offered(game) == ["pass", "play Lurker"]
    do(game, "play Lurker")
    assert (at_field(game), hand(game, 1)) == (["Guard", "Lurker"], [])


# --- Flow


@pytest.mark.clause("CR 829", "CR 824")
@pytest.mark.parametrize("xp", [5, 6])
def test_a_flow_that_only_a_level_permits(xp: int) -> None:
    tide = spell_card("Tide", Level(6, Flow(cost(0))), draw(1))
    game = Position(seats=[Seat(trash=[tide], xp=xp), Seat()]).start()
    assert offers(game, "play Tide") == (xp == 6)


# --- abilities


@pytest.mark.clause("CR 477.2", "CR 824")
@pytest.mark.parametrize("xp", [5, 6])
def test_an_ability_that_was_given_behind_a_level(xp: int) -> None:
    lesson = gear_card("Lesson", have(unit.friendly, None, Level(6, use(exhaust_me(), draw(1)))))
    game = Position(seats=[Seat(base=[LEFT, lesson], xp=xp), Seat()]).start()
    assert offers(game, "use Left") == (xp == 6)


@pytest.mark.clause("CR 398", "CR 809")
def test_an_ability_that_could_only_choose_what_it_cannot_pay_for_is_not_offered() -> None:
    archer = unit_card("Archer", use(exhaust_me(), deal(1, a(unit.enemy))))
    slick = unit_card("Slick", ab.Keyword(DEFLECT, 1), might=3)
    poor = Position(seats=[Seat(base=[archer]), Seat(base=[slick])]).start()
    assert not offers(poor, "use Archer")
    rich = Position(seats=[Seat(base=[archer], runes="Fury 1"), Seat(base=[slick])]).start()
    do(rich, "use Archer")
    assert (piece(rich, "Slick").damage, runes(rich, 0)) == (1, (0, 0))


# --- a discount that is worked out as the play is instructed


@pytest.mark.clause("CR 356", "core 16.6.4", "CR 419.3")
@pytest.mark.parametrize("might", [1, 3])
def test_an_instructed_play_costs_less_by_a_number_read_then(might: int) -> None:
    giant = unit_card("Giant", energy=3)
    rite = spell_card("Rite", play_card(a(unit.yours.in_trash, "giant"), less=might_of(a(unit.friendly, "model"))))
    model = unit_card("Model", might=might)
    game = Position(seats=[Seat(hand=[rite], base=[model], trash=[giant], runes="Fury 2"), Seat()]).start()
    do(game, "play Rite")
    assert runes(game, 0) == ((0, 2) if might == 1 else (2, 0))
    assert "Giant" in base(game, 0)
