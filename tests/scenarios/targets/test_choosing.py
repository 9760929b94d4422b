"""Choices and targets (CR 355, 750-758)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    additional,
    any_number,
    battlefield,
    bonus_damage,
    cant,
    cost,
    counter,
    deal,
    deed,
    destination,
    discard,
    draw,
    each_player,
    every,
    give,
    it,
    kill,
    may,
    me,
    move,
    move_to_base,
    pick,
    return_to_hand,
    spell_on_chain,
    two,
    unit,
    up_to,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, BE_CHOSEN_BY_ANY, When
from farfield.rules.effects.select import Group
from farfield.rules.effects.stated_costs import KILL_OBJECTS
from farfield.rules.terms import E_CHOSEN, ENEMY
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    damage_to,
    do,
    hand,
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
)

LEFT = unit_card("Left", might=2)
RIGHT = unit_card("Right", might=3)
BIG = unit_card("Big", might=6)
HERE = plain_field("Here")
THERE = plain_field("There")
PASS_FIELDS = [Field(HERE), Field(THERE)]
GROW = spell_card("Grow", Reaction, give(a(unit), 2))
BOUNCE = spell_card("Bounce", Reaction, return_to_hand(a(unit)))
ZAP = spell_card("Zap", deal(1, a(unit)))


@pytest.mark.clause("CR 355.7", "CR 355.10", "core 15.1")
def test_objects_that_are_mentioned_are_chosen_as_the_spell_is_played() -> None:
    game = Position(seats=[Seat(hand=[ZAP]), Seat(hand=[GROW], base=[LEFT, RIGHT])]).start()
    do(game, "play Zap")
    assert (question(game), offered(game)) == ("target", ["pick Left", "pick Right"])
    do(game, "pick Left")
    assert (question(game), seat_asked(game)) == ("priority", 1)  # chosen before anybody can react


@pytest.mark.clause("CR 355.10.a", "CR 355.17", "core 15.1a")
def test_what_is_in_a_private_zone_is_chosen_at_resolution() -> None:
    purge = spell_card("Purge", discard(1), draw(1))
    game = Position(seats=[Seat(hand=[purge, LEFT, RIGHT]), Seat()], every_window=True).start()
    do(game, "play Purge")
    assert question(game) == "priority"  # no target
    do(game, "pass", "pass")
    assert (question(game), offered(game)) == ("choose", ["pick Left", "pick Right"])
    do(game, "pick Right")
    assert trash(game, 0) == ["Purge", "Right"]


@pytest.mark.clause("CR 355.10.b", "core 15.1b")
def test_a_restriction_is_not_a_target_unless_all_units_at_a_battlefield_are_meant() -> None:
    snipe = spell_card("Snipe", deal(1, a(unit.at_battlefield)))
    quake = spell_card("Quake", deal(1, every(unit.at(battlefield))))
    fields = [Field(HERE, controller=1, units={1: [LEFT]}), Field(THERE, controller=1, units={1: [RIGHT]})]
    game = Position(seats=[Seat(hand=[snipe]), Seat()], fields=fields).start()
    do(game, "play Snipe")
    assert offered(game) == ["pick Left", "pick Right"]
    game = Position(seats=[Seat(hand=[quake]), Seat()], fields=fields).start()
    do(game, "play Quake")
    assert offered(game) == ["pick Here", "pick There"]


@pytest.mark.clause("CR 355.10.c", "core 15.1c")
def test_what_appears_only_in_a_cost_is_no_target() -> None:
    """A unit that can't be chosen can still be killed to pay, and is asked for as a payment."""
    rite = spell_card("Rite", additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False), draw(2))
    shy = unit_card("Shy", cant(BE_CHOSEN_BY_ANY, me))
    game = Position(seats=[Seat(hand=[rite], base=[shy, LEFT]), Seat()]).start()
    do(game, "play Rite")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Left", "pick Shy"])
    do(game, "pick Shy")
    assert trash(game, 0) == ["Rite", "Shy"]


@pytest.mark.clause("CR 355.10.d", "core 15.1d")
def test_all_and_it_are_no_targets_but_the_only_legal_option_is_one() -> None:
    """Choosing the only option still chooses it: the trigger on being chosen fires; "all" chooses nothing."""
    vain = unit_card("Vain", when(When(E_CHOSEN, me=True), draw(1)), might=9)
    storm = spell_card("Storm", deal(1, every(unit)))
    twice = spell_card("Twice", deal(1, a(unit)), deal(1, it()))
    game = Position(seats=[Seat(hand=[storm, twice]), Seat(base=[vain])]).start()
    do(game, "play Storm")
    assert (piece(game, "Vain").damage, hand(game, 1)) == (1, [])
    do(game, "play Twice")
    assert piece(game, "Vain").damage == 3
    assert len(hand(game, 1)) == 1  # "it" was not a second choice


@pytest.mark.clause("CR 355.10.e", "core 15.1e")
def test_what_another_player_chooses_is_no_target() -> None:
    edict = spell_card("Edict", kill(pick(unit.enemy, chooser=ENEMY)))
    shy = unit_card("Shy", cant(BE_CHOSEN, me))
    game = Position(seats=[Seat(hand=[edict]), Seat(base=[shy, LEFT])], every_window=True).start()
    do(game, "play Edict")
    assert question(game) == "priority"
    do(game, "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("choose", 1, ["pick Left", "pick Shy"])
    do(game, "pick Shy")
    assert base(game, 1) == ["Left"]


@pytest.mark.clause("CR 355.10.f", "core 15.1f")
def test_what_a_player_must_do_has_no_target() -> None:
    """ "Each player must kill one of their units": each chooses while it resolves."""
    purge = spell_card("Purge", each_player(kill(pick(unit.yours))))
    game = Position(seats=[Seat(hand=[purge], base=[LEFT]), Seat(base=[RIGHT, BIG])], every_window=True).start()
    do(game, "play Purge")
    assert question(game) == "priority"
    do(game, "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("choose", 1, ["pick Big", "pick Right"])
    do(game, "pick Right")
    assert (base(game, 0), base(game, 1)) == ([], ["Big"])


@pytest.mark.clause("CR 355.8", "CR 355.13", "core 15.2")
def test_every_required_target_must_exist_but_up_to_may_be_none() -> None:
    pair = spell_card("Pair", deal(1, two(unit.enemy)))
    few = spell_card("Few", deal(1, up_to(2, unit.enemy)))
    many = spell_card("Many", deal(1, any_number(unit.enemy)))
    game = Position(seats=[Seat(hand=[pair, few, many]), Seat(base=[LEFT])]).start()
    assert offered(game) == ["end", "play Few", "play Many"]
    do(game, "play Few")
    assert offered(game) == ["done", "pick Left"]
    do(game, "done")
    assert piece(game, "Left").damage == 0
    do(game, "play Many", "pick Left")
    assert piece(game, "Left").damage == 1


@pytest.mark.clause("CR 402.3", "CR 402.4", "core 15.2")
def test_a_triggered_ability_without_a_legal_target_is_removed() -> None:
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy)), draw(1)))
    game = Position(seats=[Seat(hand=[archer]), Seat()], every_window=True).start()
    do(game, "play Archer")
    assert (question(game), chain(game), hand(game, 0)) == ("main", [], [])


@pytest.mark.clause("CR 355.9", "core 15.3")
def test_targets_are_on_the_board_spells_on_the_chain() -> None:
    """A unit in a trash or hand is no "unit"; a spell in a hand is no "spell"; nothing targets itself."""
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[ZAP, no], trash=[BIG], base=[LEFT]), Seat(hand=[RIGHT, no], trash=[BIG])]).start()
    assert offered(game) == ["end", "move Left", "play Zap"]  # nothing on the chain for No
    do(game, "play Zap")  # Left was the only unit
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play No"])
    do(game, "play No")  # it can't choose itself: Zap is the only spell
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play No"])
    do(game, "play No")
    assert offered(game) == ["pick No", "pick Zap"]


@pytest.mark.clause("CR 355.9")
def test_an_ability_may_target_its_own_source() -> None:
    monk = unit_card("Monk", use(cost(), give(a(unit), 1), times=1))
    game = Position(seats=[Seat(base=[monk]), Seat()]).start()
    do(game, "use Monk")
    assert might(game, "Monk") == 3


@pytest.mark.clause("CR 756", "CR 758", "core 15.3")
def test_what_cannot_be_chosen_by_enemies_can_be_chosen_by_friends() -> None:
    ghost = unit_card("Ghost", cant(BE_CHOSEN, me))
    game = Position(seats=[Seat(hand=[ZAP], base=[LEFT]), Seat(base=[ghost, RIGHT])]).start()
    do(game, "play Zap")
    assert offered(game) == ["pick Left", "pick Right"]
    game = Position(seats=[Seat(), Seat(hand=[ZAP], base=[ghost])], active=1).start()
    do(game, "play Zap")
    assert piece(game, "Ghost").damage == 1


@pytest.mark.clause("CR 355.11", "core 15.4")
def test_a_demand_on_the_group_is_met_by_the_set() -> None:
    sweep = spell_card("Sweep", return_to_hand(any_number(unit, group=Group(total_might=5))))
    game = Position(seats=[Seat(hand=[sweep]), Seat(base=[LEFT, RIGHT, BIG])]).start()
    do(game, "play Sweep")
    assert offered(game) == ["done", "pick Left", "pick Right"]  # Big alone is too much
    do(game, "pick Right")
    assert offered(game) == ["done", "pick Left"]
    do(game, "pick Left")
    assert base(game, 1) == ["Big"]


@pytest.mark.clause("CR 355.11", "core 15.4")
def test_if_the_group_breaks_the_demand_at_resolution_its_controller_keeps_some() -> None:
    sweep = spell_card("Sweep", return_to_hand(any_number(unit, group=Group(total_might=5))))
    game = Position(seats=[Seat(hand=[sweep]), Seat(hand=[GROW], base=[LEFT, RIGHT])]).start()
    do(game, "play Sweep", "pick Left", "pick Right", "play Grow", "pick Left")
    assert (question(game), seat_asked(game)) == ("choose", 0)
    assert offered(game) == ["done", "pick Left", "pick Right"]
    do(game, "pick Left")  # 4 of 5: Right's 3 no longer fit
    assert (base(game, 1), hand(game, 1)) == (["Right"], ["Left"])


@pytest.mark.clause("CR 355.12", "core 15.5")
def test_you_may_in_a_spell_still_targets_and_is_decided_at_resolution() -> None:
    shove = spell_card("Shove", may(return_to_hand(a(unit))))
    game = Position(seats=[Seat(hand=[shove]), Seat(base=[LEFT, RIGHT])], every_window=True).start()
    do(game, "play Shove")
    assert question(game) == "target"
    do(game, "pick Left", "pass", "pass")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "no")
    assert base(game, 1) == ["Left", "Right"]


@pytest.mark.clause("CR 355.4", "core 15.6")
def test_a_chosen_destination_must_be_another_place() -> None:
    shift = spell_card("Shift", move(a(unit.friendly), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[shift]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [LEFT]}), Field(THERE), Field(plain_field("Far"))],
    ).start()
    do(game, "play Shift")
    assert (question(game), offered(game)) == ("destination", ["pick Far", "pick There"])
    do(game, "pick There")
    assert (at_field(game, 0), at_field(game, 1)) == ([], ["Left"])


@pytest.mark.clause("CR 355.4", "core 15.6")
def test_where_the_card_fixes_the_destination_a_unit_already_there_may_be_chosen() -> None:
    home = spell_card("Home", move_to_base(a(unit.friendly)), draw(1))
    walker = unit_card("Walker", when(I.move, draw(1)))
    game = Position(seats=[Seat(hand=[home], base=[walker]), Seat()]).start()
    do(game, "play Home")
    assert base(game, 0) == ["Walker"]
    assert len(hand(game, 0)) == 1  # the spell's card only: Walker did not move


@pytest.mark.clause("CR 355.14", "core 15.7")
def test_split_damage_has_at_most_as_many_targets_as_damage_and_at_least_1_for_each() -> None:
    split = spell_card("Split", deal(2, any_number(unit.enemy), split=True))
    game = Position(seats=[Seat(hand=[split]), Seat(base=[BIG, LEFT, RIGHT])]).start()
    do(game, "play Split", "pick Big", "pick Right")  # two damage: no third target is offered
    assert (piece(game, "Big").damage, piece(game, "Right").damage) == (1, 1)


@pytest.mark.clause("CR 355.14", "CR 715.3", "core 15.7")
def test_the_amounts_are_decided_at_resolution_and_bonus_damage_counts_once() -> None:
    split = spell_card("Split", deal(3, any_number(unit.enemy), split=True))
    mage = unit_card("Mage", bonus_damage(1))
    game = Position(seats=[Seat(hand=[split], base=[mage]), Seat(base=[BIG, RIGHT])], every_window=True).start()
    do(game, "play Split", "pick Big", "pick Right", "pass", "pass")
    assert (question(game), offered(game)) == ("amount", ["number 1", "number 2", "number 3"])
    do(game, "number 3")
    assert (damage_to(game, "Big"), damage_to(game, "Right")) == ([3], [1])


@pytest.mark.clause("CR 355.14", "core 15.7")
def test_with_too_little_damage_at_resolution_just_so_many_targets_are_dropped() -> None:
    """The mage who gave one more damage is gone: one of the three targets is dropped, no more."""
    split = spell_card("Split", deal(2, any_number(unit.enemy), split=True))
    mage = unit_card("Mage", bonus_damage(1))
    proud = unit_card("Proud", when(When(E_CHOSEN, me=True), draw(1)), might=5)
    game = Position(seats=[Seat(hand=[split], base=[mage]), Seat(hand=[BOUNCE], base=[proud, BIG, RIGHT])]).start()
    do(game, "play Split", "pick Proud", "pick Big", "pick Right")
    do(game, "play Bounce", "pick Mage")
    assert (question(game), seat_asked(game), offered(game)) == ("choose", 0, ["pick Big", "pick Proud", "pick Right"])
    do(game, "pick Proud")
    assert [damage_to(game, x) for x in ("Proud", "Big", "Right")] == [[], [1], [1]]
    assert len(hand(game, 1)) == 1  # being chosen had its effect all the same


@pytest.mark.clause("CR 355.15", "core 15.8")
def test_choices_are_locked_once_made() -> None:
    """The target leaves; the spell does not look for another one."""
    game = Position(seats=[Seat(hand=[ZAP]), Seat(hand=[BOUNCE], base=[LEFT, RIGHT])]).start()
    do(game, "play Zap", "pick Left", "play Bounce", "pick Left")
    assert (base(game, 1), piece(game, "Right").damage) == (["Right"], 0)


@pytest.mark.clause("CR 383.4.b", "core 15.9")
def test_targeting_triggers_wait_until_the_item_is_finalized_and_come_once_for_each_time() -> None:
    vain = unit_card("Vain", when(When(E_CHOSEN, me=True), draw(1)), might=9)
    double = spell_card("Double", deal(1, a(unit, "one")), deal(1, a(unit, "two")), energy=1)
    game = Position(seats=[Seat(hand=[double], runes="Fury 1"), Seat(base=[vain])], every_window=True).start()
    do(game, "play Double")
    assert chain(game) == ["Double", "Vain", "Vain"]
    assert runes(game, 0) == (0, 1)
    settle(game)
    assert len(hand(game, 1)) == 2


@pytest.mark.clause("CR 383.4.b", "CR 383.3.d")
def test_several_targeting_triggers_of_one_player_are_ordered_by_that_player() -> None:
    vain = unit_card("Vain", when(When(E_CHOSEN, me=True), draw(1)), might=9)
    wary = unit_card("Wary", when(When(E_CHOSEN, me=True), draw(1)), might=9)
    pair = spell_card("Pair", deal(1, two(unit.enemy)))
    game = Position(seats=[Seat(hand=[pair]), Seat(base=[vain, wary])]).start()
    do(game, "play Pair", "pick Vain")
    assert (question(game), seat_asked(game), offered(game)) == ("order", 1, ["pick Vain", "pick Wary"])


@pytest.mark.clause("CR 359.3.e.9.a", "core 15.10")
def test_a_target_that_is_illegal_for_a_while_still_counts_as_chosen() -> None:
    """Big grows out of reach and shrinks again before the spell resolves."""
    weak = spell_card("Pounce", kill(a(unit.might_at_most(3))))
    shrink = spell_card("Shrink", Reaction, give(a(unit), -2))
    game = Position(seats=[Seat(hand=[weak]), Seat(hand=[GROW, shrink], base=[RIGHT])]).start()
    do(game, "play Pounce", "play Shrink")  # newest first: Shrink waits below Grow
    do(game, "play Grow")
    assert base(game, 1) == []
    game = Position(seats=[Seat(hand=[weak]), Seat(hand=[GROW], base=[RIGHT])]).start()
    do(game, "play Pounce", "play Grow")
    assert base(game, 1) == ["Right"]
