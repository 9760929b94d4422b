"""Counters, buffs, Mighty, bonus damage, XP, untargetable, several types (CR 177, 701-758)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    a,
    bonus_damage,
    buff,
    cant,
    cost,
    counters_on,
    deal,
    deed,
    draw,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    grant,
    have,
    if_,
    if_you_do,
    kill,
    me,
    move_counters,
    put_counters,
    return_to_hand,
    spend_counters,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, BonusDamage, When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import SPEND_BUFF
from farfield.rules.effects.verbs import Prevent
from farfield.rules.objects import counters
from farfield.rules.printed import Printed
from farfield.rules.terms import E_MIGHT_ROSE, ENEMY, GEAR, UNIT
from tests.scenarios.table import (
    NONE,
    at_field,
    base,
    do,
    hand,
    happened,
    might,
    odd,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
FIELDS = [Field(EAST), Field(WEST)]
SCOUT = unit_card("Scout")
FILLER = "Vanguard Sergeant"
BOLT = spell_card("Bolt", Action, deal(2, a(unit)))
MARK = 77
"""A kind of counter of these tests."""


# --- counters


@pytest.mark.clause("CR 741", "keywords 5.4")
def test_counters_lie_on_objects_and_texts_can_read_them() -> None:
    tower = unit_card("Tower", have(me, counters_on(MARK)), use(exhaust_me(), put_counters(me, MARK, 2)))
    game = Position(seats=[Seat(base=[tower]), Seat()], fields=FIELDS).start()
    do(game, "use Tower")
    assert counters.count(piece(game, "Tower"), MARK) == 2
    assert might(game, "Tower") == 4


@pytest.mark.clause("CR 745", "actions Spend a counter", "keywords 5.4")
def test_counters_are_spent_only_from_objects_you_control() -> None:
    use_up = spell_card("Use Up", spend_counters(a(unit), MARK), if_(if_you_do, draw(1)))
    give_ = spell_card("Mark", put_counters(every(unit), MARK))
    game = Position(
        seats=[Seat(base=[SCOUT], hand=[give_, use_up, use_up, use_up]), Seat(base=[unit_card("Foe")])], fields=FIELDS
    ).start()
    do(game, "play Mark", "play Use Up", "pick Foe")
    assert counters.count(piece(game, "Foe"), MARK) == 1
    assert hand(game, 0).count(FILLER) == 0
    do(game, "play Use Up", "pick Scout")
    assert counters.count(piece(game, "Scout"), MARK) == 0
    assert hand(game, 0).count(FILLER) == 1
    do(game, "play Use Up", "pick Scout")
    assert hand(game, 0).count(FILLER) == 1  # none left


@pytest.mark.clause("CR 741", "CR 749", "keywords 5.4")
def test_counters_may_be_moved_and_vanish_with_their_host() -> None:
    mark = spell_card("Mark", put_counters(a(unit.named("Scout")), MARK, 3))
    shift = spell_card("Shift", move_counters(a(unit.named("Scout"), "x"), a(unit.named("Page"), "y"), MARK, 2))
    back = spell_card("Back", return_to_hand(a(unit.named("Page"))))
    game = Position(
        seats=[Seat(base=[SCOUT, unit_card("Page")], hand=[mark, shift, back]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Mark", "play Shift")
    assert (counters.count(piece(game, "Scout"), MARK), counters.count(piece(game, "Page"), MARK)) == (1, 2)
    do(game, "play Back", "play Page")
    assert counters.count(piece(game, "Page"), MARK) == 0


# --- buffs


@pytest.mark.clause("CR 426", "CR 701", "keywords 5.1")
def test_a_buff_gives_one_might_and_a_unit_holds_one() -> None:
    cheer = spell_card("Cheer", buff(a(unit)), if_(if_you_do, draw(1)))
    game = Position(seats=[Seat(base=[SCOUT], hand=[cheer, cheer]), Seat()], fields=FIELDS).start()
    do(game, "play Cheer")
    assert (might(game, "Scout"), hand(game, 0)) == (3, ["Cheer", FILLER])
    do(game, "play Cheer")  # legal to choose, no event
    assert (might(game, "Scout"), hand(game, 0)) == (3, [FILLER])


@pytest.mark.clause("CR 705", "keywords 5.1")
def test_buffs_are_spent_only_from_your_own_units() -> None:
    smith = unit_card("Smith", use(cost(deed(SPEND_BUFF, 1, unit)), draw(1)))
    game = Position(
        seats=[Seat(base=[smith]), Seat(base=[Piece(unit_card("Foe"), buffed=True)])], fields=FIELDS
    ).start()
    assert game.why_not_use(0, piece(game, "Smith").id, 0) == reasons.CANNOT_PAY_COST
    own = Position(
        seats=[Seat(base=[smith, Piece(SCOUT, buffed=True)]), Seat(base=[Piece(unit_card("Foe"), buffed=True)])],
        fields=FIELDS,
    ).start()
    do(own, "use Smith")
    assert (piece(own, "Scout").buffs, piece(own, "Foe").buffs) == (0, 1)
    assert hand(own, 0) == [FILLER]


# --- Mighty


@pytest.mark.clause("CR 706", "CR 711", "keywords 5.2")
def test_mighty_is_five_or_more_now_on_the_board_and_printed_elsewhere() -> None:
    grow = spell_card("Grow", give(a(unit.named("Scout")), 3))
    fell = spell_card("Fell", kill(a(unit.mighty)))
    pick_up = spell_card("Pick Up", return_to_hand(a(unit.yours.in_trash.mighty)))
    game = Position(
        seats=[
            Seat(
                base=[SCOUT, unit_card("Giant", might=6)],
                hand=[grow, fell, pick_up],
                trash=[unit_card("Ogre", might=5), unit_card("Imp", might=4)],
            ),
            Seat(),
        ],
        fields=FIELDS,
    ).start()
    do(game, "play Pick Up")
    assert "Ogre" in hand(game, 0)  # the only one: nothing was asked
    do(game, "play Grow", "play Fell")
    assert offered(game) == ["pick Giant", "pick Scout"]


@pytest.mark.clause("CR 711", "keywords 5.2")
def test_becoming_mighty_is_the_change_from_less_than_five() -> None:
    herald = unit_card("Herald", when(When(E_MIGHT_ROSE, least=5), draw(1)))
    grow = spell_card("Grow", give(a(unit.named("Scout")), 3))
    game = Position(seats=[Seat(base=[herald, SCOUT], hand=[grow, grow]), Seat()], fields=FIELDS).start()
    do(game, "play Grow")
    assert hand(game, 0) == ["Grow", FILLER]
    do(game, "play Grow")  # from 5 to 8: nothing becomes
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 711", "keywords 5.2")
def test_what_is_mighty_already_does_not_become_so() -> None:
    """Neither a unit that was Mighty before the Herald came, nor one that enters Mighty."""
    herald = unit_card("Herald", when(When(E_MIGHT_ROSE, least=5), draw(1)))
    game = Position(
        seats=[Seat(base=[unit_card("Giant", might=6)], hand=[herald, unit_card("Ogre", might=5)]), Seat()],
        fields=FIELDS,
    ).start()
    do(game, "play Herald", "play Ogre")
    assert hand(game, 0) == []
    assert happened(game, "triggers") == []


# --- bonus damage


@pytest.mark.clause("CR 706")
def test_who_comes_to_watch_sees_none_of_those_become_mighty_who_are_so_already() -> None:
    """However many there are, and wherever they stand; who grows afterwards is seen, each of them once."""
    herald = unit_card("Herald", when(When(E_MIGHT_ROSE, least=5), draw(1)))
    grow = spell_card("Grow", give(every(unit), 3))
    giants = [unit_card(f"Giant {k}", might=5 + k) for k in range(4)]
    game = Position(
        seats=[Seat(hand=[herald, grow], base=giants[:2]), Seat(base=giants[2:])],
        fields=[Field(plain_field("Near"), controller=0, units={0: [unit_card("Peak", might=6)]})],
    ).start()
    do(game, "play Herald", "at base 0")
    settle(game)
    assert hand(game, 0) == ["Grow"]
    do(game, "play Grow")
    settle(game)
    assert (might(game, "Herald"), len(hand(game, 0))) == (5, 1)


@pytest.mark.clause("CR 712", "CR 715", "keywords 5.3")
def test_bonus_damage_is_summed_and_goes_to_each_target_of_a_deal() -> None:
    fire = unit_card("Fire", bonus_damage(1), might=9)
    storm = spell_card("Storm", deal(1, every(unit.enemy)))
    game = Position(
        seats=[
            Seat(base=[fire, fire], hand=[storm]),
            Seat(base=[unit_card("One", might=9), unit_card("Two", might=9)]),
        ],
        fields=FIELDS,
    ).start()
    do(game, "play Storm")
    assert (piece(game, "One").damage, piece(game, "Two").damage) == (3, 3)


@pytest.mark.clause("CR 712", "keywords 5.3")
def test_no_damage_no_bonus_and_never_less_than_nothing() -> None:
    fire = unit_card("Fire", bonus_damage(3), might=9)
    nothing = spell_card("Nothing", deal(NONE, a(unit.enemy)))
    game = Position(
        seats=[Seat(base=[fire], hand=[nothing]), Seat(base=[unit_card("Foe", might=9)])], fields=FIELDS
    ).start()
    do(game, "play Nothing")
    assert piece(game, "Foe").damage == 0
    damp = unit_card("Damp", *odd(UNIT, BonusDamage(-3)), might=9)
    wet = Position(
        seats=[Seat(base=[damp], hand=[BOLT]), Seat(base=[unit_card("Foe", might=9)])], fields=FIELDS
    ).start()
    do(wet, "play Bolt", "pick Foe")
    assert piece(wet, "Foe").damage == 2  # bonus damage is never negative


@pytest.mark.clause("CR 715", "keywords 5.3", "CR 437")
def test_prevention_counts_the_bonus_in() -> None:
    fire = unit_card("Fire", bonus_damage(1), might=9)
    ward = spell_card("Ward", Reaction, Prevent(a(unit.yours), Number(2)))
    game = Position(
        seats=[Seat(base=[fire], hand=[BOLT]), Seat(base=[unit_card("Foe", might=9)], hand=[ward])], fields=FIELDS
    ).start()
    do(game, "play Bolt", "pick Foe", "play Ward")
    assert piece(game, "Foe").damage == 1


@pytest.mark.clause("CR 712", "keywords 5.3")
def test_the_opponents_spells_get_no_bonus_from_your_units() -> None:
    fire = unit_card("Fire", bonus_damage(5), might=9)
    game = Position(seats=[Seat(hand=[BOLT]), Seat(base=[fire])], fields=FIELDS).start()
    do(game, "play Bolt")
    assert piece(game, "Fire").damage == 2


# --- untargetable


@pytest.mark.clause("CR 756", "CR 758", "keywords 6.2")
def test_a_unit_that_cannot_be_chosen_by_enemies_is_no_target_of_theirs() -> None:
    ghost = unit_card("Ghost", cant(BE_CHOSEN, me, actor=ENEMY))
    game = Position(seats=[Seat(hand=[BOLT], base=[SCOUT]), Seat(base=[ghost], hand=[BOLT])], fields=FIELDS).start()
    do(game, "play Bolt")
    assert question(game) == "main"  # Scout was the only target
    assert trash(game, 0) == ["Bolt", "Scout"]
    do(game, "end", "play Bolt")  # its own player may choose it
    assert trash(game, 1) == ["Bolt", "Ghost"]


@pytest.mark.clause("CR 756", "keywords 6.2", "CR 359.3.e.2")
def test_becoming_untargetable_later_makes_a_spell_mistarget() -> None:
    veil = spell_card("Veil", Reaction, grant(a(unit.yours), cant(BE_CHOSEN, me, actor=ENEMY)))
    game = Position(seats=[Seat(hand=[BOLT]), Seat(base=[SCOUT], hand=[veil])], fields=FIELDS).start()
    do(game, "play Bolt", "play Veil")
    assert base(game, 1) == ["Scout"]
    assert piece(game, "Scout").damage == 0


@pytest.mark.clause("CR 756", "keywords 6.2")
def test_effects_that_do_not_choose_reach_it() -> None:
    ghost = unit_card("Ghost", cant(BE_CHOSEN, me, actor=ENEMY))
    storm = spell_card("Storm", deal(2, every(unit.enemy)))
    game = Position(seats=[Seat(hand=[storm]), Seat(base=[ghost])], fields=FIELDS).start()
    do(game, "play Storm")
    assert trash(game, 1) == ["Ghost"]


@pytest.mark.clause("CR 365.1", "keywords 6.2")
def test_the_passive_works_only_on_the_board() -> None:
    ghost = unit_card("Ghost", cant(BE_CHOSEN, me, actor=ENEMY))
    rob = spell_card("Rob", return_to_hand(a(unit.enemy.in_trash)))
    game = Position(seats=[Seat(hand=[rob]), Seat(trash=[ghost])], fields=FIELDS).start()
    do(game, "play Rob")
    assert hand(game, 1) == ["Ghost"]


# --- several types at once


@pytest.mark.clause("CR 177", "CR 178", "core 7 Several types at once", "keywords 6.5")
def test_an_object_of_two_types_is_affected_by_what_names_either() -> None:
    golem = Printed("Golem", UNIT | GEAR, might=3)
    smash = spell_card("Smash", kill(a(gear)))
    game = Position(seats=[Seat(hand=[smash, BOLT]), Seat(base=[golem])], fields=FIELDS).start()
    do(game, "play Bolt")
    assert piece(game, "Golem").damage == 2
    do(game, "play Smash")
    assert trash(game, 1) == ["Golem"]


@pytest.mark.clause("CR 177", "CR 178")
def test_if_it_is_a_unit_the_units_properties_win() -> None:
    """It enters exhausted, may be played to a battlefield, stands there unattached, and has the standard move."""
    golem = Printed("Golem", UNIT | GEAR, might=3)
    game = Position(
        seats=[Seat(hand=[golem]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
    ).start()
    do(game, "play Golem")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    assert at_field(game) == ["Golem", "Scout"]
    assert piece(game, "Golem").exhausted
    do(game, "end", "end")
    assert "move Golem" in offered(game)


@pytest.mark.clause("CR 728", "CR 733", "keywords 5.5")
def test_xp_is_a_public_number_without_a_cap() -> None:
    lesson = spell_card("Lesson", gain_xp(50))
    game = Position(seats=[Seat(hand=[lesson, lesson]), Seat()], fields=FIELDS).start()
    do(game, "play Lesson", "play Lesson")
    assert [side.xp for side in game.view(1).sides] == [100, 0]
