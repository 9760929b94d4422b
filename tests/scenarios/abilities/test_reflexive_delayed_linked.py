"""Reflexive, delayed and linked abilities (CR 386-397)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    banish,
    choose,
    counter,
    deal,
    do_this,
    draw,
    every,
    exhaust_me,
    gear,
    give,
    if_,
    if_this_kills,
    if_you_do,
    it,
    kill,
    later,
    may,
    me,
    return_to_hand,
    spell,
    spell_on_chain,
    unit,
    use,
    when,
    your_turn_ends,
)
from farfield.games import Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.verbs import GainControl, PlayCards
from farfield.rules.printed import Printed
from farfield.rules.terms import E_PLAYED, UNIT, WHILE_SOURCE, YOURS
from tests.scenarios.table import (
    banished,
    base,
    chain,
    damage_to,
    do,
    gear_card,
    hand,
    might,
    offered,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
DOOM = spell_card("Doom", Reaction, kill(a(unit)))
HERE = plain_field("Here")
THERE = plain_field("There")


# --- reflexive


@pytest.mark.clause("CR 386", "CR 388", "core 18 Reflexive")
def test_do_this_is_a_new_item_with_choices_of_its_own() -> None:
    """Its target is chosen only when it is finalized, after the rest has happened; and it can be reacted to."""
    feint = spell_card("Feint", return_to_hand(a(unit.friendly)), do_this(deal(1, a(unit.enemy))), draw(1))
    game = Position(
        seats=[Seat(hand=[feint], base=[LEFT]), Seat(base=[RIGHT, unit_card("Third")])], every_window=True
    ).start()
    do(game, "play Feint")
    assert question(game) == "priority"  # Left was the only choice; the enemy is not chosen yet
    do(game, "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("target", 0, ["pick Right", "pick Third"])
    assert hand(game, 0) == ["Left", SAGE]  # everything else has happened
    do(game, "pick Third")
    assert (question(game), chain(game)) == ("priority", ["Feint"])


@pytest.mark.clause("CR 386", "core 18 Reflexive")
def test_do_this_without_a_legal_choice_is_removed() -> None:
    feint = spell_card("Feint", do_this(deal(1, a(unit.enemy))), draw(1))
    game = Position(seats=[Seat(hand=[feint]), Seat()]).start()
    do(game, "play Feint")
    assert (hand(game, 0), chain(game)) == ([SAGE], [])


@pytest.mark.clause("CR 386", "CR 388", "core 18 Reflexive")
def test_do_this_waits_for_its_condition() -> None:
    """ "If you do, do this": nothing is put on the chain when it was not done."""
    feast = spell_card("Feast", may(kill(a(unit.friendly))), if_(if_you_do, do_this(deal(2, a(unit.enemy)))))
    game = Position(seats=[Seat(hand=[feast], base=[LEFT]), Seat(base=[RIGHT])]).start()
    do(game, "play Feast", "no")
    assert (base(game, 0), damage_to(game, "Right")) == (["Left"], [])
    game = Position(seats=[Seat(hand=[feast], base=[LEFT]), Seat(base=[RIGHT])]).start()
    do(game, "play Feast", "yes")
    assert (base(game, 0), damage_to(game, "Right")) == ([], [2])


@pytest.mark.clause("CR 388", "core 18 Reflexive")
def test_several_do_this_are_several_items_in_their_order() -> None:
    """Put on the chain one after another: the first is finalized first and resolves last."""
    two_ = spell_card("Two", do_this(deal(1, a(unit.enemy))), do_this(give(a(unit.enemy), -1)))
    game = Position(seats=[Seat(hand=[two_]), Seat(base=[LEFT])], every_window=True).start()
    do(game, "play Two", "pass", "pass")
    assert chain(game) == ["Two", "Two"]
    do(game, "pass", "pass")
    assert (might(game, "Left"), damage_to(game, "Left")) == (2, [])
    settle(game)
    assert damage_to(game, "Left") == [1]


@pytest.mark.clause("core 18 Reflexive", "CR 428")
def test_if_this_kills_it_looks_at_the_cleanup_that_follows() -> None:
    bolt = spell_card("Bolt", deal(3, a(unit)), if_this_kills(it(), draw(1)))
    game = Position(seats=[Seat(hand=[bolt, bolt]), Seat(base=[LEFT, unit_card("Big", might=5)])]).start()
    do(game, "play Bolt", "pick Big")
    assert hand(game, 0) == ["Bolt"]
    do(game, "play Bolt", "pick Left")
    assert hand(game, 0) == [SAGE]


# --- delayed


@pytest.mark.clause("CR 389", "CR 392", "core 18 Delayed")
def test_a_delayed_ability_needs_its_source_no_more() -> None:
    planner = unit_card("Planner", when(I.am_played, later(your_turn_ends, draw(1))))
    game = Position(seats=[Seat(hand=[planner, DOOM]), Seat()]).start()
    do(game, "play Planner", "pass", "play Doom")
    assert (base(game, 0), hand(game, 0)) == ([], [])
    do(game, "end")
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 389", "core 18 Delayed")
def test_the_next_time_works_once_and_this_turn_only() -> None:
    trap = spell_card("Trap", later(When(E_PLAYED, types=UNIT, actor=YOURS), draw(1)))
    game = Position(seats=[Seat(hand=[trap, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Trap", "play Left")
    assert hand(game, 0) == ["Right", SAGE]
    do(game, "play Right")
    assert hand(game, 0) == [SAGE]
    game = Position(seats=[Seat(hand=[trap, LEFT]), Seat()]).start()
    do(game, "play Trap", "end", "end", "play Left")
    assert hand(game, 0) == [SAGE]  # the card of the Draw Phase only


@pytest.mark.clause("CR 389", "core 18 Delayed")
def test_a_delayed_ability_remembers_what_it_is_about() -> None:
    mark = spell_card("Mark", choose(a(unit)), later(your_turn_ends, kill(it())))
    game = Position(seats=[Seat(hand=[mark]), Seat(base=[LEFT, RIGHT])]).start()
    do(game, "play Mark", "pick Right", "end")
    assert base(game, 1) == ["Left"]


@pytest.mark.clause("CR 389", "core 18 Delayed")
def test_a_delayed_ability_does_not_follow_an_object_that_left_and_came_back() -> None:
    mark = spell_card("Mark", choose(a(unit)), later(your_turn_ends, kill(it())))
    bounce = spell_card("Bounce", return_to_hand(a(unit)))
    game = Position(seats=[Seat(hand=[mark, bounce], base=[LEFT]), Seat()]).start()
    do(game, "play Mark", "play Bounce", "play Left", "end")
    assert base(game, 0) == ["Left"]


@pytest.mark.clause("CR 392", "core 18 Delayed")
def test_then_banish_it_replaces_leaving_the_chain_however_it_leaves() -> None:
    """Resolved or countered, the card is banished; returned by its own instruction it is not."""
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash), then_banish=True))
    plan = spell_card("Plan", draw(1))
    no = spell_card("No", Reaction, counter(a(spell_on_chain.named("Plan"))))
    game = Position(seats=[Seat(hand=[call], trash=[plan]), Seat()]).start()
    do(game, "play Call")
    assert (hand(game, 0), banished(game, 0), trash(game, 0)) == ([SAGE], ["Plan"], ["Call"])
    game = Position(seats=[Seat(hand=[call], trash=[plan]), Seat(hand=[no])]).start()
    do(game, "play Call", "play No")
    assert (hand(game, 0), banished(game, 0), trash(game, 0)) == ([], ["Plan"], ["Call"])
    fickle = spell_card("Fickle", return_to_hand(me))
    game = Position(seats=[Seat(hand=[call], trash=[fickle]), Seat()]).start()
    do(game, "play Call")
    assert (hand(game, 0), banished(game, 0)) == (["Fickle"], [])


@pytest.mark.clause("CR 392", "core 18 Delayed")
def test_then_banish_it_does_not_hold_for_a_play_that_was_undone() -> None:
    """It was never finalized: it goes back where it came from."""
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash), then_banish=True))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[call], trash=[bolt]), Seat()]).start()
    do(game, "play Call")
    assert (banished(game, 0), trash(game, 0)) == ([], ["Bolt", "Call"])


@pytest.mark.clause("core 18 Delayed", "CR 389")
def test_what_lasts_while_an_object_stays_ends_when_it_leaves() -> None:
    gaoler = unit_card("Gaoler", when(I.am_played, GainControl(a(unit.enemy), until=WHILE_SOURCE)))
    game = Position(seats=[Seat(hand=[gaoler, DOOM]), Seat(base=[LEFT])]).start()
    do(game, "play Gaoler")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (["Gaoler", "Left"], [])
    do(game, "play Doom", "pick Gaoler")
    assert (base(game, 0), base(game, 1)) == ([], ["Left"])


# --- linked


@pytest.mark.clause("CR 393", "CR 397", "core 18 Linked abilities")
def test_linked_abilities_act_on_each_others_objects_only() -> None:
    """Two boxes: each gives back what it banished itself, and nothing that was banished otherwise."""

    def box(name: str) -> Printed:
        return gear_card(
            name,
            when(I.am_played, banish(a(unit.enemy), remember=True)),
            use(exhaust_me(), return_to_hand(every(unit.in_banishment.remembered))),
        )

    game = Position(
        seats=[Seat(hand=[box("First"), box("Second")]), Seat(base=[LEFT, RIGHT], banished=[unit_card("Lost")])]
    ).start()
    do(game, "play First", "pick Left")
    do(game, "play Second")
    assert banished(game, 1) == ["Left", "Lost", "Right"]
    do(game, "use First")
    assert (hand(game, 1), banished(game, 1)) == (["Left"], ["Lost", "Right"])


@pytest.mark.clause("CR 393", "core 18 Linked abilities")
def test_an_object_that_was_replayed_remembers_nothing() -> None:
    crate = gear_card(
        "Crate",
        when(I.am_played, banish(a(unit.enemy), remember=True)),
        use(exhaust_me(), return_to_hand(every(unit.in_banishment.remembered))),
    )
    bounce = spell_card("Bounce", return_to_hand(a(gear)))
    game = Position(seats=[Seat(hand=[crate, bounce]), Seat(base=[LEFT])]).start()
    do(game, "play Crate", "play Bounce", "play Crate", "use Crate")
    assert (hand(game, 1), banished(game, 1)) == ([], ["Left"])
