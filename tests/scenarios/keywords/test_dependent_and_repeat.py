"""Dependent keywords (Legion, Level, Empowered together) and Repeat (CR 725-727, 812, 820, 824)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Action,
    Assault,
    Deflect,
    Empowered,
    Hidden,
    I,
    Legion,
    Level,
    Reaction,
    Repeat,
    Tank,
    Vision,
    a,
    cost,
    costs_less,
    counter,
    deal,
    draw,
    exhaust_me,
    gain_xp,
    give,
    have,
    if_,
    legion,
    me,
    modes,
    play_token,
    spell,
    spell_on_chain,
    unit,
    use,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.stated_costs import SPEND_XP, Deed
from farfield.rules.terms import E_GAINED_XP, REACTION
from tests.scenarios.table import (
    base,
    chain,
    do,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)  # fmt: skip
from tests.scenarios.table import (
    keyword as value_of,
)

FIELDS = [Field(plain_field("East")), Field(plain_field("West"))]
SCOUT = unit_card("Scout")
STUDY = spell_card("Study", Action, gain_xp(1))
FILLER = "Vanguard Sergeant"


# --- Legion


@pytest.mark.clause("CR 812", "keyword Legion", "CR 726", "keywords 1.5")
def test_legion_needs_another_card_played_this_turn() -> None:
    soldier = unit_card("Soldier", Legion(when(I.am_played, draw(1))))
    game = Position(seats=[Seat(hand=[soldier, soldier]), Seat()], fields=FIELDS).start()
    do(game, "play Soldier")
    assert hand(game, 0) == ["Soldier"]  # alone: its own playing is not another card
    do(game, "play Soldier")
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 812")
def test_one_card_turns_on_every_legion_text_also_of_units_already_there() -> None:
    first = unit_card("First", Legion(Tank))
    second = unit_card("Second", Legion(have(me, 2)))
    game = Position(seats=[Seat(base=[first, second], hand=[STUDY]), Seat()], fields=FIELDS).start()
    assert (value_of(game, "First", "Tank"), might(game, "Second")) == (0, 2)
    do(game, "play Study")
    assert (value_of(game, "First", "Tank"), might(game, "Second")) == (1, 4)
    do(game, "end")
    assert (value_of(game, "First", "Tank"), might(game, "Second")) == (0, 2)


@pytest.mark.clause("CR 812", "CR 419.4", "core 14.8")
def test_a_countered_card_counts_for_legion() -> None:
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    soldier = unit_card("Soldier", Legion(have(me, 2)))
    game = Position(seats=[Seat(base=[soldier], hand=[STUDY]), Seat(hand=[no])], fields=FIELDS).start()
    do(game, "play Study", "play No")
    assert game.sides[0].xp == 0
    assert might(game, "Soldier") == 4


@pytest.mark.clause("CR 812")
def test_tokens_abilities_and_hiding_do_not_count_for_legion() -> None:
    soldier = unit_card("Soldier", Legion(have(me, 2)))
    maker = unit_card("Maker", use(exhaust_me(), play_token(RECRUIT, in_base=True)))
    game = Position(
        seats=[
            Seat(base=[soldier, maker], hand=[spell_card("Trap", Hidden, draw(1), energy=9)], runes="Fury 1"),
            Seat(),
        ],
        fields=[Field(plain_field("East"), controller=0, units={0: [SCOUT]}), Field(plain_field("West"))],
    ).start()
    do(game, "use Maker", "hide Trap")
    assert "Recruit" in base(game, 0)
    assert hand(game, 0) == []
    assert might(game, "Soldier") == 2


@pytest.mark.clause("CR 812")
def test_an_opponents_card_does_not_count_for_your_legion() -> None:
    soldier = unit_card("Soldier", Legion(have(me, 2)))
    game = Position(seats=[Seat(hand=[STUDY]), Seat(base=[soldier])], fields=FIELDS).start()
    do(game, "play Study")
    assert might(game, "Soldier") == 2


@pytest.mark.clause("CR 812", "CR 356")
def test_legion_in_a_cost_and_in_a_spells_text_does_not_count_the_card_itself() -> None:
    rally = spell_card("Rally", Legion(costs_less(2)), if_(legion, draw(2), draw(1)), energy=3)
    game = Position(seats=[Seat(hand=[rally, STUDY], runes="Fury 3"), Seat()], fields=FIELDS).start()
    do(game, "play Rally")
    assert hand(game, 0) == ["Study", FILLER]
    assert runes(game, 0) == (0, 3)
    game = Position(seats=[Seat(hand=[rally, STUDY], runes="Fury 3"), Seat()], fields=FIELDS).start()
    do(game, "play Study", "play Rally")
    assert hand(game, 0) == [FILLER, FILLER]
    assert runes(game, 0) == (2, 1)


@pytest.mark.clause("CR 812", "CR 801")
def test_legion_may_govern_a_keyword_that_triggers() -> None:
    seer = unit_card("Seer", Legion(Vision()))
    game = Position(seats=[Seat(hand=[seer, STUDY]), Seat()], fields=FIELDS).start()
    do(game, "play Seer")
    assert happened(game, "triggers") == []


# --- Level


@pytest.mark.clause("CR 824", "keyword Level", "CR 728")
def test_level_text_is_active_from_that_much_xp_on() -> None:
    pupil = unit_card("Pupil", Level(2, have(me, 3)), Level(3, Assault(2)))
    game = Position(seats=[Seat(base=[pupil], hand=[STUDY, STUDY, STUDY]), Seat(xp=9)], fields=FIELDS).start()
    seen = []
    for _ in range(3):
        do(game, "play Study")
        seen.append((might(game, "Pupil"), value_of(game, "Pupil", "Assault")))
    assert seen == [(2, 0), (5, 0), (5, 2)]


@pytest.mark.clause("CR 824", "CR 730", "CR 733", "keywords 5.5", "actions Gain / spend XP")
def test_spending_xp_switches_it_off_again() -> None:
    pupil = unit_card("Pupil", Level(2, have(me, 3)), use(cost(Deed(SPEND_XP, 2)), draw(1)))
    game = Position(seats=[Seat(base=[pupil], xp=3), Seat()], fields=FIELDS).start()
    assert might(game, "Pupil") == 5
    do(game, "use Pupil")
    assert (might(game, "Pupil"), game.sides[0].xp) == (2, 1)
    assert game.why_not_use(0, piece(game, "Pupil").id, 0) == reasons.CANNOT_PAY_COST


@pytest.mark.clause("CR 725.4", "CR 727", "keywords 1.5")
def test_a_dependent_trigger_sees_the_event_that_makes_its_condition_true() -> None:
    pupil = unit_card("Pupil", Level(1, when(When(E_GAINED_XP), draw(1))))
    game = Position(seats=[Seat(base=[pupil], hand=[STUDY]), Seat()], fields=FIELDS).start()
    do(game, "play Study")
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 727", "keywords 1.5")
def test_losing_the_condition_does_not_remove_what_is_on_the_chain() -> None:
    pupil = unit_card("Pupil", Level(1, when(I.attack, draw(1))))
    drain = spell_card("Drain", Reaction, draw(1))
    spender = unit_card("Spender", use(cost(Deed(SPEND_XP, 1)), give(me, 1), speed=REACTION))
    game = Position(
        seats=[Seat(xp=1, base=[spender]), Seat(hand=[drain])],
        fields=[
            Field(plain_field("East"), controller=1, units={0: [pupil], 1: [unit_card("Guard")]}),
            Field(plain_field("West")),
        ],
    ).start()
    assert chain(game) == ["Pupil"]
    do(game, "use Spender")
    assert game.sides[0].xp == 0
    settle(game)
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 726", "CR 727", "keywords 1.5")
def test_of_several_stacked_dependent_keywords_all_must_hold() -> None:
    elite = unit_card("Elite", Legion(Level(1, Empowered(have(me, 5)))))
    for xp, empowered, cards, expected in ((1, True, 1, 7), (0, True, 1, 2), (1, False, 1, 2), (1, True, 0, 2)):
        filler = spell_card("Filler", draw(1))
        game = Position(
            seats=[Seat(base=[Piece(elite, empowered=empowered)], xp=xp, hand=[filler]), Seat()], fields=FIELDS
        ).start()
        if cards:
            do(game, "play Filler")
        assert might(game, "Elite") == expected


@pytest.mark.clause("CR 726")
def test_a_dependent_keyword_on_one_card_leaves_others_alone() -> None:
    """Tank is the same word on every card; making one depend on Legion must not change the others."""
    loyal = unit_card("Loyal", Legion(Tank))
    plain = unit_card("Plain", Tank)
    game = Position(seats=[Seat(base=[loyal, plain]), Seat()], fields=FIELDS).start()
    assert (value_of(game, "Loyal", "Tank"), value_of(game, "Plain", "Tank")) == (0, 1)


# --- Repeat


@pytest.mark.clause("CR 820", "keyword Repeat", "CR 355")
def test_repeat_executes_the_instructions_once_more_with_choices_of_their_own() -> None:
    bolt = spell_card("Bolt", Repeat(cost(1)), deal(2, a(unit.enemy)), energy=1)
    game = Position(
        seats=[Seat(hand=[bolt], runes="Fury 2"), Seat(base=[unit_card("One"), unit_card("Two")])], fields=FIELDS
    ).start()
    do(game, "play Bolt", "yes", "pick One", "pick Two")
    assert trash(game, 1) == ["One", "Two"]
    assert runes(game, 0) == (0, 2)
    assert happened(game, "plays") == ["plays Bolt"]  # one item, played once


@pytest.mark.clause("CR 820")
def test_declining_repeat_executes_it_once() -> None:
    bolt = spell_card("Bolt", Repeat(cost(1)), deal(2, a(unit.enemy)), energy=1)
    game = Position(
        seats=[Seat(hand=[bolt], runes="Fury 2"), Seat(base=[unit_card("One"), unit_card("Two")])], fields=FIELDS
    ).start()
    do(game, "play Bolt", "no", "pick One")
    assert trash(game, 1) == ["One"]
    assert runes(game, 0) == (1, 1)


@pytest.mark.clause("CR 820")
def test_both_executions_may_choose_the_same_object_and_it_is_played_once() -> None:
    bolt = spell_card("Bolt", Repeat(cost(1)), deal(2, a(unit.enemy)))
    scholar = unit_card("Scholar", when(you.play(spell), draw(1)))
    game = Position(
        seats=[Seat(hand=[bolt], runes="Fury 1", base=[scholar]), Seat(base=[unit_card("Big", might=5)])], fields=FIELDS
    ).start()
    do(game, "play Bolt", "yes")
    assert piece(game, "Big").damage == 4
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 820")
def test_each_printed_repeat_may_be_paid_once() -> None:
    drill = spell_card("Drill", Repeat(cost(1)), Repeat(cost(2)), gain_xp(1))
    game = Position(seats=[Seat(hand=[drill], runes="Fury 3"), Seat()], fields=FIELDS).start()
    do(game, "play Drill", "yes", "yes")
    assert game.sides[0].xp == 3
    assert runes(game, 0) == (0, 3)


@pytest.mark.clause("keyword Repeat")
def test_modes_may_differ_between_executions() -> None:
    either = spell_card("Either", Repeat(cost(1)), modes(draw(1), gain_xp(1)))
    game = Position(seats=[Seat(hand=[either], runes="Fury 1"), Seat()], fields=FIELDS).start()
    do(game, "play Either", "yes", "mode 0", "mode 1")
    assert (len(hand(game, 0)), game.sides[0].xp) == (1, 1)


@pytest.mark.clause("CR 820")
def test_an_ability_may_have_repeat() -> None:
    teacher = unit_card("Teacher", use(exhaust_me(), gain_xp(1), repeat=(cost(1),)))
    game = Position(seats=[Seat(base=[teacher], runes="Fury 1"), Seat()], fields=FIELDS).start()
    do(game, "use Teacher")
    assert question(game) == "optional-cost"
    do(game, "yes")
    assert game.sides[0].xp == 2
    assert runes(game, 0) == (0, 1)
    assert piece(game, "Teacher").exhausted


@pytest.mark.clause("CR 820", "CR 809", "CR 355.16")
def test_repeat_is_not_offered_where_its_choices_could_not_be_paid() -> None:
    """The only target deflects: choosing it twice costs two Power, and there is one rune."""
    bolt = spell_card("Bolt", Repeat(cost()), deal(1, a(unit.enemy)))
    guarded = unit_card("Guarded", Deflect(), might=5)
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 1"), Seat(base=[guarded])], fields=FIELDS).start()
    do(game, "play Bolt")
    assert question(game) == "main"
    assert piece(game, "Guarded").damage == 1
    assert (offered(game), seat_asked(game)) == (["end"], 0)


@pytest.mark.clause("CR 726", "CR 806", "keywords 1.5")
def test_permissions_and_costs_depend_as_well() -> None:
    """Action after Legion is there only once another card has been played."""
    fast = spell_card("Fast", Legion(Action), draw(1))
    act = spell_card("Act", Action, gain_xp(1))
    game = Position(seats=[Seat(base=[SCOUT], hand=[fast, act]), Seat()], fields=FIELDS, every_window=True).start()
    do(game, "move Scout", "at East")
    assert offered(game) == ["pass", "play Act"]
    do(game, "play Act", "pass", "pass", "pass")
    assert offered(game) == ["pass", "play Fast"]


@pytest.mark.clause("CR 805", "CR 812")
def test_accelerate_after_legion_is_offered_with_another_card() -> None:
    rider = unit_card("Rider", Legion(Accelerate))
    first = Position(seats=[Seat(hand=[rider], runes="Fury 2"), Seat()], fields=FIELDS).start()
    do(first, "play Rider")
    assert question(first) == "main"
    second = Position(seats=[Seat(hand=[STUDY, rider], runes="Fury 2"), Seat()], fields=FIELDS).start()
    do(second, "play Study", "play Rider")
    assert question(second) == "optional-cost"
    do(second, "yes")
    assert not piece(second, "Rider").exhausted
