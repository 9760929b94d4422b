"""Abilities that an object has from elsewhere: from passives, effects and equipment (CR 363-366, 477.2)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    a,
    dies,
    draw,
    enter_ready,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    grant,
    have,
    kill,
    lasts,
    me,
    permanent,
    play_token,
    there_is,
    unit,
    use,
    when,
)
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.table import (
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")
THERE = plain_field("There")
DOOM = spell_card("Doom", kill(a(unit)))


@pytest.mark.clause("core 18.2", "CR 477.2")
def test_a_passive_gives_triggered_abilities_to_others() -> None:
    drill = gear_card("Drill", have(unit.friendly, None, when(I.move, draw(1))))
    game = Position(seats=[Seat(base=[drill, LEFT]), Seat(base=[RIGHT])], fields=[Field(HERE), Field(THERE)]).start()
    do(game, "move Left", "at Here")
    assert (hand(game, 0), hand(game, 1)) == ([SAGE], [])


@pytest.mark.clause("core 18.2", "CR 808.1.d")
def test_a_deathknell_from_a_passive_works_as_the_unit_dies() -> None:
    """Also when the giver dies at the same moment."""
    priest = unit_card("Priest", have(unit.friendly.other, None, Deathknell(draw(1))), might=3)
    game = Position(seats=[Seat(hand=[DOOM], base=[priest, LEFT]), Seat()]).start()
    do(game, "play Doom", "pick Left")
    assert hand(game, 0) == [SAGE]
    storm = spell_card("Storm", kill(every(unit.friendly)))
    game = Position(seats=[Seat(hand=[storm], base=[priest, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Storm", "pick Left")
    assert hand(game, 0) == [SAGE, SAGE]  # Left and Right had it, Priest did not
    game = Position(seats=[Seat(hand=[DOOM, DOOM], base=[priest, LEFT]), Seat()]).start()
    do(game, "play Doom", "pick Priest", "play Doom")
    assert hand(game, 0) == []  # nobody gives it any more


@pytest.mark.clause("core 18.2", "CR 477.2")
def test_two_granted_abilities_on_the_same_event_are_two_and_not_four() -> None:
    drill = gear_card("Drill", have(unit.friendly, None, when(I.move, draw(1)), when(I.move, gain_xp(1))))
    game = Position(seats=[Seat(base=[drill, LEFT]), Seat()], fields=[Field(HERE), Field(THERE)]).start()
    do(game, "move Left", "at Here")
    while question(game) == "order":
        do(game, offered(game)[0])
    settle(game)
    assert (hand(game, 0), game.sides[0].xp) == ([SAGE], 1)


@pytest.mark.clause("core 18.9", "CR 383.2.c")
def test_a_granted_ability_on_others_deaths_does_not_see_its_own() -> None:
    choir = gear_card("Choir", have(unit.friendly, None, when(dies(unit), gain_xp(1))))
    game = Position(seats=[Seat(hand=[DOOM], base=[choir, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Doom", "pick Left")
    assert game.sides[0].xp == 1  # Right saw it


@pytest.mark.clause("core 18.2", "CR 801.3")
def test_an_effect_gives_an_ability_for_a_time() -> None:
    teach = spell_card("Teach", grant(a(unit.friendly), when(I.move, draw(1))))
    game = Position(seats=[Seat(hand=[teach], base=[LEFT]), Seat()], fields=[Field(HERE), Field(THERE)]).start()
    do(game, "play Teach", "move Left", "at Here")
    assert hand(game, 0) == [SAGE]
    do(game, "end", "end")
    assert hand(game, 0) == [SAGE, SAGE]  # one card for the turn
    do(game, "move Left")
    assert hand(game, 0) == [SAGE, SAGE]


@pytest.mark.clause("CR 136", "CR 477.2")
def test_equipment_gives_its_wearer_triggered_passive_and_activated_abilities() -> None:
    staff = gear_card(
        "Staff",
        tags=("Equipment",),
        might_bonus=2,
        effect_text=(when(I.move, gain_xp(1)), have(me, 1), use(exhaust_me(), draw(1))),
    )
    game = Position(
        seats=[Seat(base=[Piece(LEFT, attached=[staff]), RIGHT]), Seat()], fields=[Field(HERE), Field(THERE)]
    ).start()
    assert (might(game, "Left"), might(game, "Right")) == (6, 3)
    assert [x for x in offered(game) if x.startswith("use")] == ["use Left"]
    do(game, "move Left", "at Here", "done")
    assert game.sides[0].xp == 1


@pytest.mark.clause("core 18.2", "CR 726")
def test_a_conditional_passive_that_gives_abilities_stops_with_its_condition() -> None:
    drill = gear_card("Drill", have(unit.friendly, None, when(I.move, draw(1)), while_=there_is(unit.enemy)))
    fields = [Field(HERE), Field(THERE)]
    game = Position(seats=[Seat(base=[drill, LEFT]), Seat(base=[RIGHT])], fields=fields).start()
    do(game, "move Left", "at Here")
    assert hand(game, 0) == [SAGE]
    game = Position(seats=[Seat(base=[drill, LEFT]), Seat()], fields=fields).start()
    do(game, "move Left", "at Here")
    assert hand(game, 0) == []


@pytest.mark.clause("CR 383.3.e", "A33")
def test_once_each_turn_is_counted_for_each_object_that_has_the_ability() -> None:
    drill = gear_card("Drill", have(unit.friendly, None, when(I.am_chosen_by_you, gain_xp(1), times=1)))
    poke = spell_card("Poke", give(a(unit.friendly), 1))
    game = Position(seats=[Seat(hand=[poke, poke, poke], base=[drill, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Poke", "pick Left", "play Poke", "pick Left", "play Poke", "pick Right")
    assert game.sides[0].xp == 2


@pytest.mark.clause("CR 389", "CR 477.2")
def test_a_passive_that_lasts_gives_triggered_abilities_too() -> None:
    """To whoever it names as long as it lasts, also to what comes later; and none of it when the turn is over."""
    rally = spell_card("Rally", lasts(have(unit.friendly, None, when(I.move, draw(1)), Deathknell(gain_xp(1)))))
    game = Position(
        seats=[Seat(hand=[rally, LEFT, DOOM], base=[RIGHT]), Seat()], fields=[Field(HERE), Field(THERE)]
    ).start()
    do(game, "play Rally", "play Left", "move Right", "at Here")
    settle(game)
    assert hand(game, 0) == ["Doom", SAGE]
    do(game, "play Doom", "pick Left")
    settle(game)
    assert xp(game) == [1, 0]
    do(game, "end", "end", "move Right")
    assert happened(game, "triggers") == ["triggers Right", "triggers Left"]


@pytest.mark.clause("CR 477.2")
def test_a_passive_gives_gear_triggered_abilities_as_well() -> None:
    smith = unit_card("Smith", have(gear.friendly, None, when(I.die, draw(1))))
    game = Position(
        seats=[Seat(hand=[spell_card("Melt", kill(a(gear)))], base=[smith, gear_card("Jar")]), Seat()]
    ).start()
    do(game, "play Melt")
    settle(game)
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 372", "CR 375")
def test_what_says_that_it_enters_ready_counts_beside_an_instruction_that_says_exhausted() -> None:
    industrialist = unit_card("Industrialist", enter_ready(permanent.friendly.token))
    mint = spell_card("Mint", play_token(GOLD, exhausted=True), play_token(RECRUIT, exhausted=True, in_base=True))
    for helper, exhausted in ((industrialist, False), (LEFT, True)):
        game = Position(seats=[Seat(hand=[mint], base=[helper]), Seat()]).start()
        do(game, "play Mint")
        settle(game)
        assert (piece(game, "Gold").exhausted, piece(game, "Recruit").exhausted) == (exhausted, exhausted)
