"""Playing a card: the six steps (CR 349-359, 419; rulings A11, A25, A31, A32)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Ambush,
    Deflect,
    I,
    Legion,
    Reaction,
    a,
    additional,
    banish,
    battlefield,
    cant,
    card_,
    choose,
    cost,
    count,
    counter,
    deal,
    deed,
    draw,
    every,
    exactly,
    have,
    it,
    kill,
    modes,
    play_me_to,
    play_token,
    return_to_hand,
    spell,
    spell_on_chain,
    unit,
    up_to,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import PLAY_UNITS_HERE
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import DISCARD, KILL_OBJECTS, RECYCLE_RUNES
from farfield.rules.effects.verbs import TO_THERE, PlayCards, PlayTokens
from farfield.rules.terms import FURY
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    chain,
    do,
    gear_card,
    hand,
    happened,
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

PLAIN = unit_card("Plain", might=3)
STUDY = spell_card("Study", Reaction, draw(1))
HERE = plain_field("Here")
THERE = plain_field("There")
OPEN = [Field(HERE), Field(THERE)]


@pytest.mark.clause("CR 354", "CR 349", "core 14.9")
def test_step_1_the_card_has_left_its_zone_while_it_is_being_played() -> None:
    """It does not count itself in the hand it came from, and the state is closed."""
    mirror = spell_card("Mirror", draw(count(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[mirror, PLAIN]), Seat()], every_window=True).start()
    do(game, "play Mirror")
    assert hand(game, 0) == ["Plain"]
    assert (chain(game), question(game)) == (["Mirror"], "priority")
    settle(game)
    assert len(hand(game, 0)) == 2
    assert trash(game, 0) == ["Mirror"]


@pytest.mark.clause("CR 355")
def test_step_2_all_choices_are_asked_before_anything_is_paid() -> None:
    """Optional cost, mode, target: in this order, with the runes still untouched."""
    spark = spell_card(
        "Spark",
        additional(cost(1)),
        modes(deal(1, a(unit.enemy)), draw(1)),
        energy=1,
    )
    game = Position(
        seats=[Seat(hand=[spark], runes="Fury 2"), Seat(base=[unit_card("Left"), unit_card("Right")])]
    ).start()
    do(game, "play Spark")
    assert (question(game), offered(game)) == ("optional-cost", ["no", "yes"])
    do(game, "yes")
    assert (question(game), offered(game)) == ("mode", ["mode 0", "mode 1"])
    do(game, "mode 0")
    assert (question(game), offered(game)) == ("target", ["pick Left", "pick Right"])
    assert runes(game, 0) == (2, 0)
    do(game, "pick Right")
    assert runes(game, 0) == (0, 2)
    assert [piece(game, x).damage for x in ("Left", "Right")] == [0, 1]


@pytest.mark.clause("CR 355")
def test_step_2_a_mode_that_could_not_be_completed_is_not_offered() -> None:
    choice = spell_card("Choice", modes(deal(1, a(unit.enemy)), draw(1), return_to_hand(a(unit.friendly))))
    game = Position(seats=[Seat(hand=[choice], base=[PLAIN]), Seat()]).start()
    do(game, "play Choice")
    assert offered(game) == ["mode 1", "mode 2"]


@pytest.mark.clause("CR 356", "CR 357", "CR 349")
def test_steps_3_and_4_energy_and_power_are_paid_together() -> None:
    blast = spell_card("Blast", draw(1), energy=2, power=(FURY,))
    game = Position(seats=[Seat(hand=[blast], runes="Fury 2"), Seat()]).start()
    do(game, "play Blast")
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert runes(game, 0) == (0, 1)  # both exhausted for Energy, one of them recycled for Power


@pytest.mark.clause("CR 357", "CR 203.3")
def test_step_4_a_cost_that_cannot_be_paid_in_full_makes_the_card_unplayable() -> None:
    greedy = spell_card("Greedy", additional(cost(deed(DISCARD, 2)), optional=False), draw(3))
    game = Position(seats=[Seat(hand=[greedy, PLAIN]), Seat()]).start()
    assert offered(game) == ["end", "play Plain"]
    game = Position(seats=[Seat(hand=[greedy, PLAIN, STUDY]), Seat()]).start()
    do(game, "play Greedy")
    assert trash(game, 0) == ["Greedy", "Plain", "Study"]
    assert len(hand(game, 0)) == 3


@pytest.mark.clause("CR 358", "CR 355.8")
def test_step_5_what_could_not_become_legal_is_never_offered() -> None:
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bolt], base=[PLAIN]), Seat()]).start()
    assert offered(game) == ["end", "move Plain"]


@pytest.mark.clause("CR 359.1", "CR 359.3", "CR 359", "CR 143.4", "core 14")
def test_step_6_units_enter_exhausted_gear_ready_spells_stay_on_the_chain() -> None:
    rock = gear_card("Rock")
    game = Position(seats=[Seat(hand=[PLAIN, rock, STUDY]), Seat()], every_window=True).start()
    do(game, "play Plain")
    assert (chain(game), question(game)) == ([], "main")
    do(game, "play Rock")
    assert (chain(game), question(game)) == ([], "main")
    assert (piece(game, "Plain").exhausted, piece(game, "Rock").exhausted) == (True, False)
    do(game, "play Study")
    assert chain(game) == ["Study"]
    assert hand(game, 0) == []


@pytest.mark.clause("CR 355.2", "CR 148.1.a.1", "core 14.5")
def test_units_may_be_played_to_the_base_or_a_controlled_battlefield_gear_only_to_the_base() -> None:
    game = Position(
        seats=[Seat(hand=[PLAIN, gear_card("Rock")]), Seat()],
        fields=[
            Field(HERE, controller=0, units={0: [unit_card("Guard")]}),
            Field(THERE, controller=1, units={1: [unit_card("Foe")]}),
        ],
    ).start()
    do(game, "play Plain")
    assert (question(game), offered(game)) == ("place", ["at Here", "at base 0"])
    do(game, "at Here", "play Rock")
    assert at_field(game) == ["Guard", "Plain"]
    assert base(game, 0) == ["Rock"]


@pytest.mark.clause("CR 355.2")
def test_text_may_add_locations() -> None:
    scout = unit_card("Scout", play_me_to(battlefield.open))
    game = Position(seats=[Seat(hand=[scout, PLAIN]), Seat()], fields=OPEN).start()
    do(game, "play Scout")
    assert offered(game) == ["at Here", "at There", "at base 0"]


@pytest.mark.clause("CR 419.1.a", "core 14.4")
def test_cards_are_played_from_hand_and_champion_zone_and_from_nowhere_else() -> None:
    hero = unit_card("Hero", champion=True)
    game = Position(seats=[Seat(hand=[PLAIN], champion=hero, trash=[STUDY], banished=[STUDY]), Seat()]).start()
    assert offered(game) == ["end", "play Hero", "play Plain"]


@pytest.mark.clause("CR 383.4.a.2", "CR 337.2", "core 14.6")
def test_a_unit_cannot_be_reacted_to_but_its_play_trigger_can() -> None:
    drummer = unit_card("Drummer", when(I.am_played, draw(1)))
    doom = spell_card("Doom", Reaction, kill(a(unit)))
    game = Position(seats=[Seat(hand=[drummer]), Seat(hand=[doom])]).start()
    do(game, "play Drummer")
    assert (base(game, 0), chain(game)) == (["Drummer"], ["Drummer"])
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "play Doom")
    assert base(game, 0) == []
    assert len(hand(game, 0)) == 1  # the trigger does not need its source any more


@pytest.mark.clause("CR 354.3", "CR 419.3", "CR 419.1", "core 14.7")
def test_a_play_that_an_effect_instructs_goes_on_when_the_current_item_is_done() -> None:
    """Pending at once, the rest of the spell first, then its choices."""
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash)), draw(1))
    game = Position(
        seats=[Seat(hand=[call], trash=[PLAIN]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [unit_card("Guard")]}), Field(THERE)],
        every_window=True,
    ).start()
    do(game, "play Call", "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("place", 0, ["at Here", "at base 0"])
    assert chain(game) == ["Plain?"]
    assert (hand(game, 0), trash(game, 0)) == (["Vanguard Sergeant"], ["Call"])
    do(game, "at Here")
    assert at_field(game) == ["Guard", "Plain"]


@pytest.mark.clause("CR 419.3")
def test_an_instructed_play_of_nothing_is_skipped() -> None:
    call = spell_card("Call", PlayCards(up_to(1, unit.yours.in_trash)), draw(1))
    game = Position(seats=[Seat(hand=[call]), Seat()]).start()
    do(game, "play Call")
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert happened(game, "plays") == ["plays Call"]


@pytest.mark.clause("CR 358.5", "A11", "A32", "core 14.1")
def test_an_instructed_play_that_cannot_be_completed_is_undone() -> None:
    """No legal target when it is finalized: back to the zone the effect took it from; the instructing spell is done."""
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash)), draw(1))
    game = Position(seats=[Seat(hand=[call], trash=[bolt], base=[PLAIN]), Seat()]).start()
    do(game, "play Call")
    assert trash(game, 0) == ["Bolt", "Call"]
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert happened(game, "countered", "resolves") == ["resolves Call"]


@pytest.mark.clause("A32", "CR 358.5")
def test_an_instructed_play_that_cannot_be_paid_returns_to_banishment() -> None:
    """Banish, then play: banishment is where the effect took it from."""
    dear = unit_card("Dear", energy=9)
    exile = spell_card("Exile", banish(a(unit.yours.in_trash)), PlayCards(every(unit.yours.in_banishment)))
    game = Position(seats=[Seat(hand=[exile], trash=[dear], runes="Fury 3"), Seat()]).start()
    do(game, "play Exile")
    assert banished(game, 0) == ["Dear"]
    assert base(game, 0) == []
    assert runes(game, 0) == (3, 0)


@pytest.mark.clause("CR 806.4.b", "CR 358.5")
def test_a_refused_play_costs_nothing() -> None:
    """Nothing of a play that is undone stays done, the payment included."""
    bolt = spell_card("Bolt", additional(cost(deed(DISCARD, 1)), optional=False), deal(1, a(unit.enemy)))
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash)))
    game = Position(seats=[Seat(hand=[call, PLAIN], trash=[bolt], runes="Fury 3"), Seat()]).start()
    do(game, "play Call")
    assert (hand(game, 0), trash(game, 0), runes(game, 0)) == (["Plain"], ["Bolt", "Call"], (3, 0))


@pytest.mark.clause("CR 355.16", "CR 357.3", "core 14.2")
def test_no_choice_may_make_a_later_step_impossible() -> None:
    """Paying for more would leave nothing for the target's Deflect; and a target one cannot pay for is not offered."""
    bolt = spell_card("Bolt", additional(cost(1)), deal(1, a(unit.enemy)), energy=1)
    game = Position(
        seats=[Seat(hand=[bolt], runes="Fury 1"), Seat(base=[unit_card("Slippery", Deflect(2)), unit_card("Easy")])]
    ).start()
    do(game, "play Bolt")  # one rune: neither the optional cost nor Slippery (two Power) can be paid
    assert trash(game, 0) == ["Bolt"]
    assert (piece(game, "Slippery").damage, piece(game, "Easy").damage) == (0, 1)


@pytest.mark.clause("CR 357.3", "CR 355.16")
def test_no_payment_may_make_a_later_payment_impossible() -> None:
    """Energy is paid first, so the rune that is recycled as a cost may be one that has given its Energy."""
    rite = spell_card("Rite", additional(cost(deed(RECYCLE_RUNES, 1)), optional=False), draw(1), energy=2)
    game = Position(seats=[Seat(hand=[rite], runes="Fury 3"), Seat()]).start()
    do(game, "play Rite")
    do(game, "pick Fury Rune")
    assert runes(game, 0) == (1, 1)
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 358.3.a", "core 14.3")
def test_a_forbidden_action_does_not_stop_a_card_that_instructs_it() -> None:
    """Units can't be played there: the spell may be played, the part about "there" is not carried out."""
    wall = plain_field("Wall", cant(PLAY_UNITS_HERE, battlefield.here))
    rally = spell_card(
        "Rally", choose(a(battlefield)), PlayTokens(RECRUIT, Number(1), where=TO_THERE, place=it()), draw(1)
    )
    game = Position(
        seats=[Seat(hand=[rally]), Seat()],
        fields=[Field(wall, controller=0, units={0: [unit_card("Guard")]}), Field(THERE)],
    ).start()
    do(game, "play Rally", "pick Wall")
    assert (at_field(game), base(game, 0)) == (["Guard"], [])
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 419.4", "CR 425.1.b", "core 14.8")
def test_a_countered_card_was_played_but_does_not_trigger_when_you_play() -> None:
    """ "If you have played another card" counts finalized cards; "when you play" waits for the resolution."""
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    scholar = unit_card("Scholar", when(you.play(spell), draw(1)))
    late = unit_card("Late", Legion(when(I.am_played, draw(1))))
    game = Position(
        seats=[Seat(hand=[spell_card("Plan", draw(2)), late], base=[scholar]), Seat(hand=[no])],
    ).start()
    do(game, "play Plan", "play No")
    assert hand(game, 0) == ["Late"]  # neither Plan nor Scholar drew
    assert trash(game, 0) == ["Plan"]
    do(game, "play Late")
    assert len(hand(game, 0)) == 1  # Legion: Plan had been played


@pytest.mark.clause("A25", "CR 354.3")
def test_several_instructed_plays_are_finalized_in_the_order_they_became_pending() -> None:
    band = spell_card("Band", play_token(RECRUIT, 2))
    game = Position(
        seats=[Seat(hand=[band]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [unit_card("Guard")]}), Field(THERE)],
    ).start()
    do(game, "play Band")
    assert chain(game) == ["Recruit?", "Recruit?"]
    do(game, "at Here")
    assert (at_field(game), chain(game)) == (["Guard", "Recruit"], ["Recruit?"])
    do(game, "at base 0")
    assert (at_field(game), base(game, 0)) == (["Guard", "Recruit"], ["Recruit"])


@pytest.mark.clause("A25")
def test_the_player_chooses_in_which_order_several_instructed_cards_are_played() -> None:
    call = spell_card("Call", PlayCards(exactly(2, unit.yours.in_trash)))
    first = unit_card("First", when(I.am_played, draw(1)))
    second = unit_card("Second", when(I.am_played, draw(1)))
    game = Position(seats=[Seat(hand=[call], trash=[first, second]), Seat()]).start()
    do(game, "play Call", "pick Second")
    assert happened(game, "enters") == ["enters Second", "enters First"]


@pytest.mark.clause("A31")
def test_a_permanent_enters_in_the_step_that_finalizes_it_without_a_cleanup_between() -> None:
    """Paying with the old captain exposes the damaged soldier; the new captain's bonus is there before the cleanup."""
    old = unit_card("Old Captain", have(unit.friendly.other, 1))
    new = unit_card(
        "New Captain",
        additional(cost(deed(KILL_OBJECTS, 1, unit.yours.named("Old Captain"))), optional=False),
        have(unit.friendly.other, 1),
    )
    soldier = unit_card("Soldier", might=2)
    game = Position(seats=[Seat(hand=[new], base=[old, Piece(soldier, damage=2)]), Seat()]).start()
    do(game, "play New Captain")
    assert base(game, 0) == ["New Captain", "Soldier"]
    assert trash(game, 0) == ["Old Captain"]


@pytest.mark.clause("CR 806.4", "CR 813.4", "core 14.10")
def test_a_play_whose_timing_depends_on_a_choice_may_begin_if_the_choice_can_be_made() -> None:
    """Ambush allows a Reaction to a battlefield with own units only: the base is then no choice."""
    snake = unit_card("Snake", Ambush)
    study = spell_card("Slow", draw(1))
    game = Position(
        seats=[Seat(hand=[study]), Seat(hand=[snake])],
        fields=[Field(HERE, controller=1, units={1: [unit_card("Guard")]}), Field(THERE)],
    ).start()
    do(game, "play Slow")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Snake"])
    do(game, "play Snake")
    assert at_field(game) == ["Guard", "Snake"]
    game = Position(seats=[Seat(hand=[study]), Seat(hand=[snake], base=[unit_card("Guard")])]).start()
    do(game, "play Slow")  # no own unit at a battlefield: Snake could not be completed and is not offered
    assert (question(game), hand(game, 1)) == ("main", ["Snake"])
