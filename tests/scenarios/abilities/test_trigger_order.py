"""How triggers of one moment are told apart and ordered, and effects that activate them (CR 383)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    a,
    cost,
    deal,
    deed,
    dies,
    draw,
    every,
    gain_xp,
    give,
    kill,
    me,
    play_token,
    spell,
    that,
    there_is,
    unit,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import conditions as co
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Condition
from farfield.rules.effects.stated_costs import DISCARD
from farfield.rules.effects.verbs import ActivateEffects, GainControl
from farfield.rules.printed import Printed
from farfield.rules.terms import E_CONQUERED, E_MOVED, UNIT, YOURS
from tests.scenarios.table import (
    base,
    chain,
    do,
    gear_card,
    hand,
    might,
    offered,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")
THERE = plain_field("There")
FIELDS = [Field(HERE), Field(THERE)]
STORM = spell_card("Storm", kill(every(unit.friendly)))


@pytest.mark.clause("CR 383.4", "core 18.11")
def test_conquer_effects_are_activated_without_a_conquest() -> None:
    """Each is checked as if the conquest had been: other conditions still must be true, and nobody conquers."""
    proud = unit_card("Proud", when(I.conquer, gain_xp(1)))
    picky = unit_card("Picky", when(I.conquer, gain_xp(10), if_=there_is(unit.enemy)))
    witness = unit_card("Witness", when(you.conquer, gain_xp(100)))
    parade = spell_card("Parade", ActivateEffects(E_CONQUERED, every(unit.friendly)))
    game = Position(seats=[Seat(hand=[parade], base=[proud, picky, witness]), Seat()]).start()
    do(game, "play Parade")
    assert (game.sides[0].xp, points(game)) == (1, [0, 0])


@pytest.mark.clause("CR 383.4.g.1")
@pytest.mark.parametrize("asked_for", [co.WasUncontrolled(), co.Not(co.WasUncontrolled())])
def test_where_there_was_no_conquest_nothing_is_so_about_it(asked_for: Condition) -> None:
    """Whose the conquered battlefield was: it was neither nobody's nor somebody's."""
    picky = unit_card("Picky", when(I.conquer, draw(1), if_=asked_for))
    parade = spell_card("Parade", ActivateEffects(E_CONQUERED, every(unit.friendly)))
    game = Position(seats=[Seat(hand=[parade], base=[picky]), Seat()]).start()
    do(game, "play Parade")
    assert hand(game, 0) == []


@pytest.mark.clause("CR 383.4.g.1")
def test_a_hold_that_activates_conquer_effects_is_no_conquest_of_what_was_nobodys() -> None:
    arena = plain_field("Arena", when(you.hold_here, ActivateEffects(E_CONQUERED, every(unit.here))))
    picky = unit_card("Picky", when(I.conquer, draw(10), if_=co.WasUncontrolled()))
    proud = unit_card("Proud", when(I.conquer, gain_xp(1)))
    game = Position(
        seats=[Seat(), Seat(deck=["Gust"] * 12)], fields=[Field(arena, controller=1, units={1: [picky, proud]})]
    ).start()
    do(game, "end")
    assert (points(game), game.sides[1].xp, len(hand(game, 1))) == ([0, 1], 1, 1)  # the card of the turn


@pytest.mark.clause("CR 383.3.d")
def test_triggers_that_are_alike_need_no_order() -> None:
    bell = gear_card("Bell", when(dies(unit), draw(1)))
    game = Position(seats=[Seat(hand=[STORM], base=[bell, LEFT, RIGHT]), Seat()], every_window=True).start()
    do(game, "play Storm", "pass", "pass")
    assert (question(game), chain(game)) == ("priority", ["Bell", "Bell"])


@pytest.mark.clause("CR 383.3.d")
def test_triggers_of_objects_that_nothing_tells_apart_need_no_order() -> None:
    bell = gear_card("Bell", when(dies(unit), draw(1)))
    for second, asked in ((bell, "priority"), (Piece(bell, exhausted=True), "order")):
        game = Position(seats=[Seat(hand=[STORM], base=[bell, second, LEFT]), Seat()], every_window=True).start()
        do(game, "play Storm", "pass", "pass")
        assert (question(game), len(chain(game))) == (asked, 2)


@pytest.mark.clause("CR 383.3.d", "CR 359.3.f")
def test_triggers_of_one_ability_about_different_objects_are_ordered() -> None:
    """It speaks of the unit that moved, so the two are not alike."""
    flag = gear_card("Flag", when(When(E_MOVED, types=UNIT, actor=YOURS), give(that, 1)))
    game = Position(seats=[Seat(base=[flag, LEFT, RIGHT]), Seat()], fields=FIELDS, every_window=True).start()
    do(game, "move Left", "at Here", "pick Right")
    assert (question(game), offered(game)) == ("order", ["pick Flag", "pick Flag"])
    do(game, "pick Flag")
    settle_chain(game)
    assert (might(game, "Left"), might(game, "Right")) == (4, 4)


@pytest.mark.clause("CR 383.3.d", "core 12.8")
def test_three_triggers_are_ordered_one_after_another() -> None:
    one = unit_card("One", when(you.play(spell), draw(1)))
    two_ = unit_card("Two", when(you.play(spell), gain_xp(1)))
    three = unit_card("Three", when(you.play(spell), give(me, 1)))
    game = Position(
        seats=[Seat(hand=[spell_card("Plan", gain_xp(1))], base=[one, two_, three]), Seat()], every_window=True
    ).start()
    do(game, "play Plan", "pass", "pass")
    assert offered(game) == ["pick One", "pick Three", "pick Two"]
    do(game, "pick Three")
    assert offered(game) == ["pick One", "pick Two"]
    do(game, "pick One")
    assert chain(game) == ["Three", "One", "Two"]


@pytest.mark.clause("CR 383.3.d", "CR 337.1.b")
def test_each_players_choices_are_made_as_their_items_are_finalized_in_order() -> None:
    """The turn player's trigger chooses first, the opponent's afterwards."""
    mine = unit_card("Mine", when(dies(unit), deal(1, a(unit.enemy))))
    theirs = unit_card("Theirs", when(dies(unit), deal(1, a(unit.enemy))), might=5)
    doom = spell_card("Doom", kill(a(unit.named("Left"))))
    game = Position(
        seats=[Seat(hand=[doom], base=[mine, LEFT, unit_card("Other")]), Seat(base=[theirs, RIGHT])]
    ).start()
    do(game, "play Doom")
    assert (question(game), seat_asked(game), offered(game)) == ("target", 0, ["pick Right", "pick Theirs"])
    do(game, "pick Right")
    assert (question(game), seat_asked(game), offered(game)) == ("target", 1, ["pick Mine", "pick Other"])


@pytest.mark.clause("CR 383.1.b", "core 18.10")
def test_the_second_time_counts_only_this_turn() -> None:
    reader = unit_card("Reader", when(you.play(spell, nth=2), draw(1)))
    plan = spell_card("Plan", gain_xp(1))
    game = Position(seats=[Seat(hand=[plan, plan, plan], base=[reader]), Seat()]).start()
    do(game, "play Plan")
    assert hand(game, 0) == ["Plan", "Plan"]
    do(game, "play Plan")
    assert hand(game, 0) == ["Plan", SAGE]
    do(game, "play Plan")
    assert hand(game, 0) == [SAGE]
    game = Position(seats=[Seat(hand=[plan, plan], base=[reader]), Seat()]).start()
    do(game, "play Plan", "end", "end", "play Plan")
    assert hand(game, 0) == [SAGE]  # drawn in the Draw Phase: the first one this turn


@pytest.mark.clause("CR 383.2", "core 18.7")
def test_a_trigger_resolves_under_the_controller_it_had_when_it_triggered() -> None:
    """The unit changes sides with its trigger on the chain: the trigger stays where it was."""
    host = unit_card("Host", when(I.am_played, draw(1)))
    steal = spell_card("Steal", Reaction, GainControl(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[host]), Seat(hand=[steal])]).start()
    do(game, "play Host", "play Steal")
    assert (base(game, 1), len(hand(game, 0)), hand(game, 1)) == (["Host"], 1, [])


@pytest.mark.clause("CR 383.3.a", "CR 402.4")
def test_declining_leaves_the_rest_of_the_chain_as_it_was() -> None:
    first = unit_card("First", when(you.play(spell), draw(1), may=True))
    second = unit_card("Second", when(you.play(spell), gain_xp(1)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", gain_xp(1))], base=[first, second]), Seat()]).start()
    do(game, "play Plan", "pick First", "no")
    assert (game.sides[0].xp, hand(game, 0), chain(game)) == (2, [], [])


@pytest.mark.clause("core 18.8", "CR 383.3.b")
def test_a_trigger_that_may_be_paid_for_with_a_choice_of_things() -> None:
    """ "You may discard a card to draw two": what to discard is chosen as it is paid."""
    trader = unit_card("Trader", when(I.am_played, draw(2), may=True, cost=cost(deed(DISCARD, 1))))
    game = Position(seats=[Seat(hand=[trader, LEFT, RIGHT]), Seat()], every_window=True).start()
    do(game, "play Trader", "yes")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Left", "pick Right"])
    do(game, "pick Right")
    assert (question(game), trash(game, 0)) == ("priority", ["Right"])
    settle(game)
    assert hand(game, 0) == ["Left", SAGE, SAGE]


@pytest.mark.clause("CR 808.1.d", "CR 383.3.d")
def test_deathknells_of_both_players_from_one_cleanup() -> None:
    """The turn player's first on the chain, so the opponent's resolves first."""
    mine = unit_card("Mine", Deathknell(gain_xp(1)), might=1)
    theirs = unit_card("Theirs", Deathknell(gain_xp(1)), might=1)
    storm = spell_card("Rain", deal(1, every(unit)))
    game = Position(seats=[Seat(hand=[storm], base=[mine]), Seat(base=[theirs])], every_window=True).start()
    do(game, "play Rain", "pass", "pass")
    assert (chain(game), seat_asked(game)) == (["Mine", "Theirs"], 1)


@pytest.mark.clause("CR 383.2.c", "core 18.9")
def test_a_unit_that_enters_sees_others_that_enter_with_it_only_after_it_is_there() -> None:
    """Two tokens are played one after the other; the first sees the second, not the other way round."""
    scout = Printed("Scout", UNIT, might=1, token=True, abilities=(when(you.play_another(unit), gain_xp(1)),))
    call = spell_card("Call", play_token(scout, 2, in_base=True))
    game = Position(seats=[Seat(hand=[call]), Seat()]).start()
    do(game, "play Call")
    assert (base(game, 0), game.sides[0].xp) == (["Scout", "Scout"], 1)
