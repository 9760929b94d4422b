"""Finer points of triggers, keywords taken away, and text that hangs on objects (CR 382-392, 476-480)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Equip,
    Hunt,
    I,
    Level,
    Reaction,
    Repeat,
    Shield,
    Tank,
    a,
    ability_on_chain,
    as_,
    at_a_battlefield,
    change,
    cost,
    counter,
    deal,
    draw,
    every,
    exhaust_me,
    gain_xp,
    give,
    grant,
    have,
    if_this_kills,
    it,
    kill,
    later,
    may,
    me,
    might_of,
    new_choices,
    nth_time,
    owner_of,
    put_on_bottom,
    spell_on_chain,
    spell_or_ability,
    take_spell,
    that,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.changed_traits import LosesKeyword
from farfield.rules.effects.kinds_of_ability import BonusDamage, When
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DEALT, E_DIED, E_MOVED, E_PLAYED, HERE, SHIELD, TANK, UNIT, YOURS
from tests.scenarios.table import (
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    offers,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)


# --- triggers


@pytest.mark.clause("CR 389", "core 18.7")
def test_a_delayed_ability_that_lasts_the_turn_triggers_each_time() -> None:
    vow = spell_card("Vow", later(When(E_PLAYED, types=UNIT, actor=YOURS), gain_xp(1), uses=-1))
    squire = unit_card("Squire")
    game = Position(seats=[Seat(hand=[vow, squire, squire]), Seat()]).start()
    do(game, "play Vow")
    do(game, "play Squire")
    do(game, "play Squire")
    assert game.sides[0].xp == 2


@pytest.mark.clause("CR 389", "CR 359.3.e.14")
def test_if_this_kills_it_hears_only_deaths_by_this_text() -> None:
    """Another spell kills the target first."""
    bolt = spell_card("Bolt", deal(1, a(unit.enemy, "it")), if_this_kills(it("it"), draw(1)))
    slay = spell_card("Slay", kill(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bolt, slay]), Seat(base=[LEFT])]).start()
    do(game, "play Bolt")
    do(game, "play Slay")
    assert (trash(game, 1), len(hand(game, 0))) == (["Left"], 0)


@pytest.mark.clause("CR 383.1.b")
@pytest.mark.parametrize(("which", "drawn"), [("One", 1), ("Two", 2), ("Three", 3)])
def test_of_several_second_times_at_once_any_may_be_picked(which: str, drawn: int) -> None:
    """Three die at once: each of them may be the second to die, and the controller says which one it was."""
    grave = gear_card("Grave", when(When(E_DIED, types=UNIT, nth=2), draw(might_of(that))))
    doom = spell_card("Doom", kill(every(unit)))
    dying = [unit_card("One", might=1), unit_card("Two", might=2), unit_card("Three", might=3)]
    game = Position(seats=[Seat(hand=[doom], base=[grave, *dying]), Seat()]).start()
    do(game, "play Doom")
    assert offered(game) == ["pick One", "pick Three", "pick Two"]
    do(game, f"pick {which}")
    assert len(hand(game, 0)) == drawn


@pytest.mark.clause("CR 383.1.b")
def test_nobody_is_asked_which_was_the_second_where_the_text_does_not_speak_of_it() -> None:
    grave = gear_card("Grave", when(When(E_DIED, types=UNIT, nth=2), draw(1)))
    doom = spell_card("Doom", kill(every(unit)))
    game = Position(seats=[Seat(hand=[doom], base=[grave, *(unit_card(x) for x in "ABC")]), Seat()]).start()
    do(game, "play Doom")
    assert (question(game), len(hand(game, 0))) == ("main", 1)


@pytest.mark.clause("CR 383.1.b", "CR 820")
def test_nobody_is_asked_which_of_two_choices_of_the_same_unit_was_the_first() -> None:
    keen = unit_card("Keen", when(nth_time(1, you.choose(unit)), give(that, 1)))
    twice = spell_card("Twice", Repeat(cost()), give(a(unit.friendly), 1))
    game = Position(seats=[Seat(hand=[twice], base=[keen, LEFT]), Seat()]).start()
    do(game, "play Twice", "yes", "pick Left", "pick Left")
    settle(game)
    assert (question(game), might(game, "Left")) == ("main", 6)
    game = Position(seats=[Seat(hand=[twice], base=[keen, LEFT]), Seat()]).start()
    do(game, "play Twice", "yes", "pick Left", "pick Keen")
    assert offered(game) == ["pick Keen", "pick Left"], "its controller says which was the first"


@pytest.mark.clause("CR 190.6", "core 18.7")
def test_that_player_controls_what_a_battlefield_lets_them_do() -> None:
    well = plain_field("Well", ab.Triggered(When(E_MOVED, types=UNIT, place=HERE), draw(1), that_player=True))
    game = Position(seats=[Seat(), Seat(base=[LEFT])], fields=[Field(well)], active=1).start()
    do(game, "move Left")
    settle(game)
    assert (hand(game, 0), len(hand(game, 1))) == ([], 1)


@pytest.mark.clause("CR 816", "CR 823")
def test_hunt_twice_is_one_ability_with_the_sum() -> None:
    hunter = unit_card("Hunter", Hunt(1), Hunt(2), might=3)
    game = Position(seats=[Seat(base=[hunter]), Seat()], fields=[Field(plain_field("Here"))]).start()
    do(game, "move Hunter")
    settle(game)
    assert game.sides[0].xp == 3


@pytest.mark.clause("CR 411", "core 18.7")
def test_a_trigger_on_what_a_spell_did_hears_no_ability() -> None:
    nerve = unit_card("Nerve", when(When(E_DEALT, me=True, by_spell=True), draw(1)), might=9)
    archer = unit_card("Archer", use(cost(0), deal(1, a(unit.friendly.other))))
    bolt = spell_card("Bolt", deal(1, a(unit.friendly, "x")))
    game = Position(seats=[Seat(hand=[bolt], base=[nerve, archer]), Seat()]).start()
    do(game, "use Archer")
    assert (damage_to(game, "Nerve"), hand(game, 0)) == ([1], ["Bolt"])
    do(game, "play Bolt", "pick Nerve")
    assert len(hand(game, 0)) == 1


# --- keywords


@pytest.mark.clause("CR 480", "CR 801.3")
def test_a_keyword_lost_and_given_again_is_there() -> None:
    strip = spell_card("Strip", change(a(unit), LosesKeyword(TANK)))
    again = spell_card("Again", grant(a(unit), Tank))
    wall = unit_card("Wall", Tank, Level(6, Shield(2)), when(I.attack, draw(1)))
    game = Position(seats=[Seat(hand=[strip, again], base=[wall]), Seat()]).start()
    do(game, "play Strip")
    assert keyword(game, "Wall", "Tank") == 0
    do(game, "play Again")
    assert (keyword(game, "Wall", "Tank"), keyword(game, "Wall", "Shield")) == (1, 0)


@pytest.mark.clause("CR 480", "CR 477.2")
def test_keywords_from_passives_and_equipment_count_by_age_where_one_is_lost() -> None:
    strip = spell_card("Strip", change(a(unit.friendly), LosesKeyword(SHIELD)), give(it(), 1))
    shield = equipment("Board", Equip(cost(0)), effect=(Shield(1), have(me, 1)))
    banner = gear_card("Banner", have(unit.friendly, None, Tank))
    knight = Piece(unit_card("Knight"), attached=[shield])
    game = Position(seats=[Seat(hand=[strip], base=[knight, banner]), Seat()]).start()
    assert (keyword(game, "Knight", "Shield"), keyword(game, "Knight", "Tank")) == (1, 1)
    do(game, "play Strip")
    assert (keyword(game, "Knight", "Shield"), keyword(game, "Knight", "Tank")) == (0, 1)


@pytest.mark.clause("CR 722", "CR 801.3")
def test_a_keyword_behind_a_level_is_had_but_for_those_that_were_lost() -> None:
    hunt_tanks = spell_card("Hunt Tanks", kill(a(unit.with_keyword(TANK))))
    late = unit_card("Late", Level(6, Tank))
    boost = spell_card("Boost", give(a(unit), 1))
    strip = spell_card("Strip", change(a(unit), LosesKeyword(TANK)))
    game = Position(seats=[Seat(hand=[hunt_tanks, boost, strip], base=[late]), Seat()]).start()
    do(game, "play Boost")
    assert offers(game, "play Hunt Tanks")  # it has the keyword, active or not
    do(game, "play Strip")
    assert not offers(game, "play Hunt Tanks")


# --- bonus damage, copies, control


@pytest.mark.clause("CR 712")
def test_bonus_damage_with_a_condition() -> None:
    torch = unit_card("Torch", BonusDamage(1, condition=at_a_battlefield))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    seats = [Seat(hand=[bolt], base=[torch]), Seat(base=[LEFT])]
    game = Position(seats=seats).start()
    do(game, "play Bolt")
    assert damage_to(game, "Left") == [1]


@pytest.mark.clause("CR 191.1", "CR 425")
def test_an_ability_on_the_chain_may_be_taken_over() -> None:
    thief = spell_card("Thief", Reaction, take_spell(a(ability_on_chain.enemy)))
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[sage]), Seat(hand=[thief])]).start()
    do(game, "use Sage", "play Thief")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (0, 1)


@pytest.mark.clause("CR 750")
def test_there_are_no_new_choices_for_a_permanent_or_where_nothing_else_may_be_chosen() -> None:
    bend = spell_card("Bend", Reaction, new_choices(a(spell_on_chain.enemy)))
    bolt = spell_card("Bolt", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[bolt], base=[LEFT]), Seat(hand=[bend])]).start()
    do(game, "play Bolt", "play Bend")  # Left is the only unit
    assert damage_to(game, "Left") == [1]


def test_a_countered_ability_has_no_owner() -> None:
    """It had a controller; only objects have owners."""
    nope = spell_card("Nope", Reaction, counter(a(spell_or_ability)), as_(owner_of(it()), gain_xp(1)))
    tool = gear_card("Tool", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[tool]), Seat(hand=[nope])]).start()
    do(game, "use Tool", "play Nope")
    settle(game)
    assert xp(game) == [0, 0]


@pytest.mark.parametrize("held", [unit_card("Post"), spell_card("Zap", gain_xp(1))])
def test_who_is_asked_whether_to_do_something_with_a_hand_tells_nothing_of_it(held: Printed) -> None:
    """CR 128.6: whether there is such a card only its player knows, so the question comes all the same."""
    sift = spell_card("Sift", may(put_on_bottom(every(unit.yours.in_hand))))
    game = Position(seats=[Seat(hand=[sift, held]), Seat()]).start()
    do(game, "play Sift")
    assert offered(game) == ["no", "yes"]
