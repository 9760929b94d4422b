"""New choices for what is on the chain already (CR 355.15, 750-755)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import (
    Deflect,
    Reaction,
    Repeat,
    a,
    ability_on_chain,
    additional,
    at_least,
    battlefield,
    cant,
    cost,
    deal,
    destination,
    draw,
    exhaust_me,
    gain_xp,
    have,
    if_,
    it,
    lasts,
    me,
    modes,
    move,
    new_choices,
    paid,
    spell,
    spell_on_chain,
    take_spell,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, When
from farfield.rules.state import H_SPELLS
from farfield.rules.terms import E_CHOSEN, E_USED, ENEMY, YOURS
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    hand,
    might,
    offered,
    plain_field,
    question,
    runes,
    seat_asked,
    spell_card,
    trash,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
REVERSE = spell_card("Reverse", Reaction, take_spell(a(spell_on_chain.enemy)), new_choices(it()))
DEFLECTED = spell_card("Bend", Reaction, new_choices(a(spell_on_chain.enemy)))


@pytest.mark.clause("CR 750", "CR 755", "core 15.8")
def test_new_choices_may_be_made_for_any_subset_and_must_be_new() -> None:
    pair = spell_card("Pair", deal(1, a(unit, "one")), deal(2, a(unit.other_than("one"), "two")))
    third = unit_card("Third", might=3)
    game = Position(seats=[Seat(hand=[pair], base=[third]), Seat(hand=[DEFLECTED], base=[LEFT, RIGHT])]).start()
    do(game, "play Pair", "pick Left", "pick Right", "play Bend")
    assert (question(game), seat_asked(game)) == ("target", 1)
    assert offered(game) == ["done", "pick Right", "pick Third"]  # not Left again
    do(game, "done")
    assert offered(game) == ["done", "pick Third"]  # still another one than the first
    do(game, "pick Third")
    assert [damage_to(game, x) for x in ("Left", "Right", "Third")] == [[1], [], [2]]


@pytest.mark.clause("CR 191.2", "CR 419.4.a")
def test_whoever_takes_a_spell_is_you_for_it_and_completes_its_play() -> None:
    """What triggers on playing hears it as it resolves, for its new controller and not for the old one."""
    plan = spell_card("Plan", draw(2))
    scholar = unit_card("Scholar", when(you.play(spell), gain_xp(1)))
    game = Position(seats=[Seat(hand=[plan], base=[scholar]), Seat(hand=[REVERSE], base=[scholar])]).start()
    do(game, "play Plan", "play Reverse")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (0, 2)
    assert xp(game) == [0, 2]  # Reverse and Plan
    assert trash(game, 0) == ["Plan"]  # its owner's trash


@pytest.mark.clause("CR 191.2", "CR 419.4.a")
def test_whoever_takes_a_spell_has_spent_nothing_on_it() -> None:
    """It costs what it costs; but what was spent on it was not theirs."""
    plan = spell_card("Plan", draw(2), energy=4)
    miser = unit_card("Miser", when(you.play(spell), gain_xp(1), if_=at_least(am.EventAmount(), 4)))
    noble = unit_card("Noble", when(you.play(spell.costing_at_least(4)), gain_xp(10)))
    seats = [Seat(hand=[plan], base=[miser, noble], runes="Fury 4"), Seat(hand=[REVERSE], base=[miser, noble])]
    game = Position(seats=seats).start()
    do(game, "play Plan", "play Reverse")
    assert xp(game) == [0, 10]
    kept = Position(seats=[replace(seats[0], hand=[plan]), Seat()]).start()
    do(kept, "play Plan")
    assert (question(kept), offered(kept)) == ("order", ["pick Miser", "pick Noble"])
    do(kept, "pick Miser")
    assert xp(kept) == [11, 0]


@pytest.mark.clause("CR 419.4.b")
def test_conditions_that_do_not_trigger_ask_who_finalized_the_spell() -> None:
    """ "If you played this from your hand" and what counts the cards of a turn."""
    plan = spell_card(
        "Plan", gain_xp(1), if_(co.FromHand(), gain_xp(10)), if_(co.FromHand(elsewhere=True), gain_xp(100))
    )
    mine, theirs = (unit_card(name, have(me, am.HistoryOf(H_SPELLS)), might=0) for name in ("Mine", "Theirs"))
    game = Position(seats=[Seat(hand=[plan], base=[mine]), Seat(hand=[REVERSE], base=[theirs])]).start()
    do(game, "play Plan", "play Reverse")
    assert xp(game) == [0, 1]
    assert (might(game, "Mine"), might(game, "Theirs")) == (1, 1)
    kept = Position(seats=[Seat(hand=[plan]), Seat()]).start()
    do(kept, "play Plan")
    assert xp(kept) == [11, 0]


@pytest.mark.clause("CR 419.4.b", "CR 812")
def test_legion_of_a_spell_that_was_taken_counts_the_cards_of_who_took_it() -> None:
    """They finalized another card, the one that took it; who played it had finalized no other."""
    plan = spell_card("Plan", if_(co.LegionHolds(), draw(1)), gain_xp(1))
    game = Position(seats=[Seat(hand=[plan]), Seat(hand=[REVERSE])]).start()
    do(game, "play Plan", "play Reverse")
    assert (xp(game), len(hand(game, 1))) == ([0, 1], 1)


@pytest.mark.clause("CR 191.2", "core 18.5")
def test_an_ability_that_was_taken_is_used_by_who_takes_it() -> None:
    thief = spell_card("Thief", Reaction, take_spell(a(ability_on_chain.enemy)))
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    watcher = unit_card("Watcher", when(When(E_USED, actor=YOURS), gain_xp(1)))
    game = Position(seats=[Seat(base=[sage, watcher]), Seat(hand=[thief], base=[watcher])]).start()
    do(game, "use Sage", "play Thief")
    assert (xp(game), len(hand(game, 1))) == ([0, 1], 1)


@pytest.mark.clause("CR 755", "core 15.8")
def test_new_choices_cost_nothing_but_targeting_triggers_fire() -> None:
    slippery = unit_card("Slippery", Deflect(3), when(When(E_CHOSEN, me=True), draw(1)), might=3)
    bolt = spell_card("Bolt", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[bolt], base=[slippery]), Seat(hand=[DEFLECTED], base=[LEFT])]).start()
    do(game, "play Bolt", "pick Left", "play Bend", "pick Slippery")
    assert (damage_to(game, "Left"), damage_to(game, "Slippery")) == ([], [1])
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 750")
def test_another_mode_brings_its_own_targets() -> None:
    choice = spell_card("Choice", modes(draw(1), deal(1, a(unit))))
    game = Position(seats=[Seat(hand=[choice], base=[LEFT]), Seat(hand=[DEFLECTED], base=[RIGHT])]).start()
    do(game, "play Choice", "mode 0", "play Bend")
    assert (question(game), seat_asked(game), offered(game)) == ("mode", 1, ["done", "mode 1"])
    do(game, "mode 1")
    assert (question(game), offered(game)) == ("target", ["pick Left", "pick Right"])
    do(game, "pick Left")
    assert (damage_to(game, "Left"), hand(game, 0)) == ([1], [])


@pytest.mark.clause("CR 750")
def test_a_destination_may_be_chosen_anew() -> None:
    shift = spell_card("Shift", move(a(unit.friendly), destination(battlefield)))
    fields = [Field(plain_field("Here")), Field(plain_field("There"))]
    game = Position(seats=[Seat(hand=[shift], base=[LEFT]), Seat(hand=[DEFLECTED])], fields=fields).start()
    do(game, "play Shift", "pick Here", "play Bend")
    assert (question(game), seat_asked(game), offered(game)) == ("destination", 1, ["done", "pick There"])
    do(game, "pick There")
    assert (at_field(game, 0), at_field(game, 1)) == ([], ["Left"])


@pytest.mark.clause("CR 750", "CR 820", "core 15.8")
def test_each_execution_of_repeat_is_chosen_anew_by_itself() -> None:
    bolt = spell_card("Bolt", Repeat(cost(1)), deal(1, a(unit.friendly)))
    base = [LEFT, RIGHT, unit_card("Third", might=3)]
    game = Position(seats=[Seat(hand=[bolt], base=base, runes="Fury 1"), Seat(hand=[DEFLECTED])]).start()
    do(game, "play Bolt", "yes", "pick Left", "pick Right", "play Bend")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Right", "pick Third"])
    do(game, "done")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Left", "pick Third"])
    do(game, "pick Left")
    assert [damage_to(game, x) for x in ("Left", "Right", "Third")] == [[1, 1], [], []]


@pytest.mark.clause("CR 750", "CR 820")
def test_a_further_execution_may_get_another_mode_with_its_targets() -> None:
    either = spell_card("Either", Repeat(cost(1)), modes(draw(1), deal(1, a(unit.friendly))))
    game = Position(seats=[Seat(hand=[either], base=[LEFT], runes="Fury 1"), Seat(hand=[DEFLECTED])]).start()
    do(game, "play Either", "yes", "mode 0", "mode 0", "play Bend")
    do(game, "done")  # the first execution stays as it is
    assert (question(game), offered(game)) == ("mode", ["done", "mode 1"])
    do(game, "mode 1")  # Left is the only one to choose
    assert (len(hand(game, 0)), damage_to(game, "Left")) == (1, [1])


@pytest.mark.clause("CR 359.3.e.2", "CR 820")
def test_a_target_of_a_further_execution_that_may_not_be_chosen_any_more_is_illegal() -> None:
    bolt = spell_card("Bolt", Repeat(cost(1)), deal(1, a(unit.enemy)))
    veil = spell_card("Veil", Reaction, lasts(cant(BE_CHOSEN, unit.friendly, actor=ENEMY)))
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 1"), Seat(hand=[veil], base=[LEFT, RIGHT])]).start()
    do(game, "play Bolt", "yes", "pick Left", "pick Right", "play Veil")
    assert (damage_to(game, "Left"), damage_to(game, "Right")) == ([], [])


@pytest.mark.clause("CR 355.15", "core 15.8")
def test_optional_costs_are_not_chosen_anew() -> None:
    more = spell_card("More", additional(cost(1)), if_(paid(), draw(2), draw(1)))
    game = Position(seats=[Seat(hand=[more], runes="Fury 1"), Seat(hand=[REVERSE], runes="Fury 1")]).start()
    do(game, "play More", "no", "play Reverse")
    assert (len(hand(game, 1)), runes(game, 1)) == (1, (1, 0))
