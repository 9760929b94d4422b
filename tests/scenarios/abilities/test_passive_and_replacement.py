"""Passive and replacement abilities (CR 363-375)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    a,
    banish,
    choose,
    costs_less,
    count,
    deal,
    dies,
    do_this,
    draw,
    enter_ready,
    every,
    gain_xp,
    grant,
    have,
    heal,
    instead_of_dying,
    it,
    keyword,
    kill,
    lasts,
    me,
    not_,
    play_token,
    prevent,
    recall,
    that,
    there_is,
    unit,
    when,
)
from farfield.cards.tokens import MECH, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import Replacement, TokenInstead, When
from farfield.rules.effects.parts import Effect, Number
from farfield.rules.effects.verbs import TO_BASE, PlayTokens
from farfield.rules.terms import E_DEALT, E_DIED, TANK
from tests.scenarios.table import (
    banished,
    base,
    damage_to,
    do,
    hand,
    happened,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    seat_asked,
    spell_card,
    trash,
    unit_card,
)
from tests.scenarios.table import (
    keyword as keyword_of,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
HERE = plain_field("Here")
THERE = plain_field("There")
SAGE = "Vanguard Sergeant"
DOOM = spell_card("Doom", kill(a(unit)))
VOLLEY = spell_card("Volley", deal(3, every(unit.enemy)))


# --- passive


@pytest.mark.clause("core 18.2", "CR 363", "CR 366")
def test_a_passive_states_a_fact_while_its_condition_holds() -> None:
    loner = unit_card("Loner", have(me, 2, while_=not_(there_is(unit.friendly.other))))
    game = Position(seats=[Seat(hand=[LEFT], base=[loner]), Seat()]).start()
    assert might(game, "Loner") == 4
    do(game, "play Left")
    assert might(game, "Loner") == 2


@pytest.mark.clause("core 18.2", "CR 363")
def test_passives_of_permanents_work_only_on_the_board() -> None:
    captain = unit_card("Captain", have(unit.friendly.other, 1))
    game = Position(seats=[Seat(hand=[captain], trash=[captain], base=[LEFT]), Seat()]).start()
    assert might(game, "Left") == 3
    do(game, "play Captain")
    assert might(game, "Left") == 4


@pytest.mark.clause("core 18.2", "CR 366")
def test_a_passive_that_changes_a_cards_own_cost_works_where_it_can_be_played_from() -> None:
    giant = unit_card("Giant", costs_less(count(unit.yours)), energy=3, champion=True)
    game = Position(seats=[Seat(hand=[giant], base=[LEFT, RIGHT], runes="Fury 1"), Seat()]).start()
    assert offers(game, "play Giant")
    game = Position(seats=[Seat(champion=giant, base=[LEFT, RIGHT], runes="Fury 1"), Seat()]).start()
    assert offers(game, "play Giant")
    game = Position(seats=[Seat(hand=[giant], base=[LEFT], runes="Fury 1"), Seat()]).start()
    assert not offers(game, "play Giant")


# --- replacement


@pytest.mark.clause("core 18.3", "CR 367", "CR 375")
def test_the_replaced_event_never_happens_and_triggers_nothing() -> None:
    saved = unit_card("Saved", instead_of_dying(me, heal(me), recall(me)), Deathknell(draw(1)))
    mourner = unit_card("Mourner", when(dies(unit), draw(1)))
    game = Position(
        seats=[Seat(hand=[DOOM]), Seat(base=[mourner])],
        fields=[Field(HERE, controller=1, units={1: [Piece(saved, damage=1)]}), Field(THERE)],
    ).start()
    do(game, "play Doom", "pick Saved")
    assert base(game, 1) == ["Mourner", "Saved"]
    assert (piece(game, "Saved").damage, hand(game, 1), trash(game, 1)) == (0, [], [])
    assert happened(game, "dies") == []


@pytest.mark.clause("core 18.3", "CR 367")
def test_entering_ready_is_not_becoming_ready() -> None:
    quick = unit_card("Quick", enter_ready(), when(I.am_readied, draw(1)))
    game = Position(seats=[Seat(hand=[quick]), Seat()]).start()
    do(game, "play Quick")
    assert (piece(game, "Quick").exhausted, hand(game, 0)) == (False, [])


@pytest.mark.clause("core 18.3", "CR 375")
def test_prevention_is_a_replacement() -> None:
    """No damage, so nothing that asks for damage dealt triggers."""
    shelter = spell_card("Shelter", Reaction, prevent(a(unit), 2))
    thorny = unit_card("Thorny", when(When(E_DEALT, me=True), draw(1)), might=9)
    zap = spell_card("Zap", deal(2, a(unit)))
    game = Position(seats=[Seat(hand=[zap, zap]), Seat(hand=[shelter], base=[thorny])]).start()
    do(game, "play Zap", "play Shelter")
    assert (damage_to(game, "Thorny"), hand(game, 1)) == ([], [])
    do(game, "play Zap")
    assert (damage_to(game, "Thorny"), hand(game, 1)) == ([2], [SAGE])


@pytest.mark.clause("CR 370.2", "core 18.4a")
def test_each_effect_applies_at_most_once_to_an_event_and_what_replaced_it() -> None:
    """Two guards that die for others: the second dies for the first, and nobody is left to die for the second."""
    first = unit_card("First", instead_of_dying(unit.friendly.other, kill(me)))
    second = unit_card("Second", instead_of_dying(unit.friendly.other, kill(me)))
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[first, second, LEFT])]).start()
    do(game, "play Doom", "pick Left")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    do(game, "pick First")
    assert (base(game, 1), trash(game, 1)) == (["First", "Left"], ["Second"])


@pytest.mark.clause("CR 322", "CR 323.5", "core 13.3")
def test_a_cleanup_in_which_only_a_replacement_was_used_up_is_followed_by_another() -> None:
    """A guard dies for the wounded one but is saved itself, by what works once: nobody died and nothing moved, and
    the next cleanup finds the wound again. Now the guard dies, and the one after it finds nobody to die for it."""
    guard = unit_card("Guard", instead_of_dying(unit.friendly.other, kill(me), recall(that)))
    safe = spell_card("Safe", lasts(instead_of_dying(unit.friendly.named("Guard"), recall(that)), uses=1))
    hit = spell_card("Hit", deal(3, a(unit.named("Left"))))
    game = Position(seats=[Seat(hand=[safe, hit], base=[guard, LEFT]), Seat()]).start()
    do(game, "play Safe", "play Hit")
    assert happened(game, "saved", "dies") == [
        "saved Left Guard",
        "saved Guard Safe",
        "saved Left Guard",
        "dies Guard",
        "dies Left",
    ]
    assert (base(game, 0), trash(game, 0)) == ([], ["Guard", "Hit", "Left", "Safe"])


@pytest.mark.clause("CR 370.3", "core 18.4b")
def test_a_replacement_must_be_there_before_the_event() -> None:
    saviour = unit_card("Saviour", instead_of_dying(unit.friendly.other, heal(that), recall(that)))
    game = Position(seats=[Seat(hand=[DOOM, saviour], base=[LEFT]), Seat()]).start()
    do(game, "play Doom", "play Saviour")
    assert (base(game, 0), trash(game, 0)) == (["Saviour"], ["Doom", "Left"])


@pytest.mark.clause("CR 370.4", "core 18.4b", "CR 373")
def test_an_object_may_replace_events_simultaneous_with_its_own_departure() -> None:
    saviour = unit_card("Saviour", instead_of_dying(unit.friendly.other, heal(that), recall(that)), might=3)
    game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, saviour])]).start()
    do(game, "play Volley")
    assert (base(game, 1), trash(game, 1)) == (["Left"], ["Saviour"])


@pytest.mark.clause("CR 372", "core 18.4c")
def test_the_controller_of_the_affected_object_chooses_among_several() -> None:
    """Also when the effects belong to different players."""
    exile = spell_card("Exile", deal(3, a(unit)), lasts(instead_of_dying(it(), banish(that))))
    saved = unit_card("Saved", instead_of_dying(me, heal(me), recall(me)), might=3)
    game = Position(seats=[Seat(hand=[exile]), Seat(base=[saved])]).start()
    do(game, "play Exile")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    assert offered(game) == ["pick Exile", "pick Saved"]
    do(game, "pick Saved")
    assert (base(game, 1), banished(game, 1)) == (["Saved"], [])


@pytest.mark.clause("CR 372")
def test_effects_of_spells_long_resolved_are_still_named() -> None:
    safe = spell_card("Safe", lasts(instead_of_dying(unit.friendly, heal(that), recall(that)), uses=1))
    sure = spell_card("Sure", lasts(instead_of_dying(unit.friendly, heal(that), recall(that)), uses=1))
    game = Position(seats=[Seat(hand=[safe, sure, spell_card("End", kill(a(unit)))], base=[LEFT]), Seat()]).start()
    do(game, "play Safe", "play Sure", "play End")
    assert (question(game), offered(game)) == ("replace", ["pick Safe", "pick Sure"])
    do(game, "pick Sure")
    assert (base(game, 0), happened(game, "saved")) == (["Left"], ["saved Left Sure"])


@pytest.mark.clause("CR 373", "core 18.4d")
def test_of_several_simultaneous_deaths_a_limited_effect_saves_the_one_its_controller_says() -> None:
    ward = spell_card("Ward", lasts(instead_of_dying(unit.friendly, heal(that), recall(that)), uses=1))
    game = Position(
        seats=[Seat(hand=[spell_card("Storm", deal(3, every(unit))), ward], base=[LEFT, RIGHT]), Seat()]
    ).start()
    do(game, "play Ward", "play Storm")
    assert (question(game), seat_asked(game), offered(game)) == ("replace", 0, ["pick Left", "pick Right"])
    do(game, "pick Right")
    assert (base(game, 0), trash(game, 0)) == (["Right"], ["Left", "Storm", "Ward"])
    assert happened(game, "saved") == ["saved Right Ward"]  # a spell in the trash still has its name


@pytest.mark.clause("CR 373", "core 18.4d")
def test_replaced_outcomes_happen_before_the_unreplaced_events() -> None:
    """The saved unit is back and healed before the others die: what counts at their death sees it."""
    saved = unit_card("Saved", instead_of_dying(me, heal(me), recall(me)), might=3)
    heir = unit_card("Heir", Deathknell(gain_xp(count(unit.yours.in_base))), might=3)
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [heir, saved]}), Field(THERE)],
    ).start()
    do(game, "play Volley")
    assert happened(game, "saved", "dies") == ["saved Saved Saved", "dies Heir"]
    assert game.sides[1].xp == 1


@pytest.mark.clause("CR 371", "core 18.4e")
def test_once_each_turn_is_used_up_by_applying_and_not_by_declining() -> None:
    medic = unit_card(
        "Medic", Replacement(E_DIED, unit.friendly.other.select(), recall(that), optional=True, limit=1), might=9
    )
    game = Position(seats=[Seat(hand=[DOOM, DOOM, DOOM]), Seat(base=[medic, LEFT, RIGHT, unit_card("Third")])]).start()
    do(game, "play Doom", "pick Left")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    do(game, "no")
    assert base(game, 1) == ["Medic", "Right", "Third"]
    do(game, "play Doom", "pick Right", "yes")
    assert base(game, 1) == ["Medic", "Right", "Third"]
    do(game, "play Doom", "pick Third")  # used up: nothing is asked any more
    assert base(game, 1) == ["Medic", "Right"]


@pytest.mark.clause("CR 375", "core 18.4f", "CR 371")
def test_modifiers_of_the_replaced_event_carry_over() -> None:
    """The token enters exhausted and is given something; both hold for the one played instead."""
    tinker = unit_card("Tinker", TokenInstead(MECH, optional=True))
    call = spell_card("Call", PlayTokens(RECRUIT, Number(1), where=TO_BASE, enters=1, name="it"), grant_it())
    game = Position(seats=[Seat(hand=[call], base=[tinker]), Seat()]).start()
    do(game, "play Call")
    assert (question(game), seat_asked(game)) == ("replace", 0)
    do(game, "yes")
    assert base(game, 0) == ["Mech", "Tinker"]
    assert not piece(game, "Mech").exhausted
    assert keyword_of(game, "Mech", "Tank") == 1
    game = Position(seats=[Seat(hand=[call], base=[tinker]), Seat()]).start()
    do(game, "play Call", "no")
    assert base(game, 0) == ["Recruit", "Tinker"]


def grant_it() -> Effect:
    return do_this(grant(it("it"), keyword(TANK)))


@pytest.mark.clause("CR 371", "core 18.4e")
def test_once_each_turn_for_tokens() -> None:
    """One of the two tokens may be doubled, and the second offer is the one taken: three, not four."""
    twin = unit_card("Twin", TokenInstead(more=1, optional=True, limit=1))
    call = spell_card("Call", play_token(RECRUIT, 2, in_base=True))
    game = Position(seats=[Seat(hand=[call], base=[twin]), Seat()]).start()
    do(game, "play Call", "no", "yes")
    assert base(game, 0) == ["Recruit", "Recruit", "Recruit", "Twin"]


@pytest.mark.clause("CR 370.1.a.2", "core 18.4g")
def test_only_what_one_action_does_is_simultaneous() -> None:
    """Two kills in one text are two events: the first is over when the second happens."""
    mourner = unit_card("Mourner", when(dies(unit.other), draw(1)))
    both_ = spell_card("Both", kill(a(unit.named("Left"))), kill(a(unit.named("Mourner"))))
    game = Position(seats=[Seat(hand=[both_]), Seat(base=[LEFT, mourner])]).start()
    do(game, "play Both")
    assert (trash(game, 1), hand(game, 1)) == (["Left", "Mourner"], [SAGE])
    together = spell_card("Together", kill(every(unit.enemy)))
    game = Position(seats=[Seat(hand=[together]), Seat(base=[LEFT, mourner])]).start()
    do(game, "play Together")
    assert hand(game, 1) == []


@pytest.mark.clause("core 18 Delayed")
def test_the_next_time_is_a_replacement_that_works_once() -> None:
    ward = spell_card("Ward", choose(a(unit.friendly)), lasts(instead_of_dying(it(), heal(that), recall(that)), uses=1))
    game = Position(seats=[Seat(hand=[ward, DOOM, DOOM], base=[LEFT]), Seat()]).start()
    do(game, "play Ward", "play Doom")
    assert base(game, 0) == ["Left"]
    do(game, "play Doom")
    assert base(game, 0) == []
