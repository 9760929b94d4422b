"""More of playing: several modes, several instructed plays, paying by hand (CR 354.3, 355; rulings A20 and A25)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    I,
    Reaction,
    a,
    battlefield,
    counter,
    discard,
    draw,
    every,
    exhaust_me,
    gain_xp,
    me,
    modes,
    pay_less,
    place_of,
    play_me_to,
    spell,
    spell_on_chain,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.costs import COST_IGNORED
from farfield.rules.deciding.wishes import PREF_FULL_CONTROL
from farfield.rules.effects.verbs import PlayCards
from farfield.rules.terms import ANY_DOMAIN, CALM, FURY
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    do,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
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


@pytest.mark.clause("CR 355")
def test_several_modes_are_different_ones_and_run_in_printed_order() -> None:
    many = spell_card("Many", modes(draw(1), discard(1), gain_xp(1), least=1, most=2))
    game = Position(seats=[Seat(hand=[many]), Seat()]).start()
    do(game, "play Many")
    assert offered(game) == ["mode 0", "mode 1", "mode 2"]
    do(game, "mode 1")
    assert offered(game) == ["done", "mode 0", "mode 2"]
    do(game, "mode 0")
    assert (hand(game, 0), trash(game, 0)) == ([], ["Many", SAGE])  # first drawn, then discarded


@pytest.mark.clause("A25", "CR 354.3")
def test_cards_that_an_effect_plays_all_at_once_are_played_in_their_controllers_order() -> None:
    exodus = spell_card("Exodus", PlayCards(every(unit.yours.in_trash)))
    game = Position(seats=[Seat(hand=[exodus], trash=[LEFT, RIGHT, unit_card("Third")]), Seat()]).start()
    do(game, "play Exodus")
    assert (question(game), seat_asked(game)) == ("order-cards", 0)
    do(game, "pick Third", "pick Right")
    assert happened(game, "enters") == ["enters Third", "enters Right", "enters Left"]


@pytest.mark.clause("CR 354.3", "core 14.7", "CR 419.3")
def test_what_one_instructed_play_does_is_seen_by_the_next() -> None:
    """Finalized in order: the second costs less because the first is on the board."""
    helper = unit_card("Helper", pay_less(unit, 2), energy=2)
    dear = unit_card("Dear", energy=2)
    exodus = spell_card("Exodus", PlayCards(every(unit.yours.in_trash)))
    game = Position(seats=[Seat(hand=[exodus], trash=[helper, dear], runes="Fury 2"), Seat()]).start()
    do(game, "play Exodus", "pick Helper")
    assert (base(game, 0), runes(game, 0)) == (["Dear", "Helper"], (0, 2))
    game = Position(seats=[Seat(hand=[exodus], trash=[helper, dear], runes="Fury 2"), Seat()]).start()
    do(game, "play Exodus", "pick Dear")  # then Helper cannot be paid: it goes back
    assert (base(game, 0), trash(game, 0)) == (["Dear"], ["Exodus", "Helper"])


@pytest.mark.clause("CR 354", "CR 354.3")
def test_a_spell_played_by_an_effect_can_be_reacted_to_like_any_other() -> None:
    plan = spell_card("Plan", draw(1))
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash)))
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[call], trash=[plan]), Seat(hand=[no])]).start()
    do(game, "play Call", "pass")
    assert (question(game), seat_asked(game), chain(game)) == ("priority", 1, ["Plan"])
    do(game, "play No")
    assert (hand(game, 0), trash(game, 0)) == ([], ["Call", "Plan"])


@pytest.mark.clause("CR 355", "CR 356")
def test_optional_costs_may_be_paid_for_instructed_plays_too() -> None:
    runner = unit_card("Runner", Accelerate, energy=2, domains=FURY)
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash), cost_mode=COST_IGNORED))
    game = Position(seats=[Seat(hand=[call], trash=[runner], runes="Fury 2"), Seat()]).start()
    do(game, "play Call", "yes")
    assert (piece(game, "Runner").exhausted, runes(game, 0)) == (False, (1, 0))


@pytest.mark.clause("A20", "CR 444")
def test_a_player_who_wants_to_chooses_which_resources_pay() -> None:
    """With full control the runes' own abilities are offered; what they add is spent first."""
    any_power = spell_card("Any", draw(1), power=(ANY_DOMAIN,))
    game = Position(seats=[Seat(hand=[any_power], runes="Fury 1, Calm 1"), Seat()]).start()
    game.wish(0, PREF_FULL_CONTROL)
    assert offered(game) == [
        "end", "play Any", "use Calm Rune 0", "use Calm Rune 1", "use Fury Rune 0", "use Fury Rune 1",
    ]  # fmt: skip
    do(game, "use Calm Rune 1")
    assert (question(game), game.sides[0].power) == ("main", [CALM])  # resolved at once, no priority
    do(game, "play Any")
    assert (game.sides[0].power, runes(game, 0)) == ([], (1, 0))


@pytest.mark.clause("CR 355.2", "CR 419.3")
def test_an_effect_that_plays_a_unit_here_leaves_no_choice_of_place() -> None:
    caller = unit_card("Caller", use(exhaust_me(), PlayCards(a(unit.yours.in_trash), place=place_of(me))))
    game = Position(
        seats=[Seat(trash=[LEFT]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [caller]}), Field(THERE)],
    ).start()
    do(game, "use Caller")
    assert at_field(game) == ["Caller", "Left"]


@pytest.mark.clause("CR 359.1", "CR 355.2")
def test_a_unit_played_to_a_battlefield_can_bring_a_showdown_about() -> None:
    """Played to an open battlefield it contests it; that is settled after the play is over."""
    scout = unit_card("Scout", play_me_to(battlefield.open), when(I.am_played, draw(1)))
    game = Position(seats=[Seat(hand=[scout]), Seat()], fields=[Field(HERE), Field(THERE)], every_window=True).start()
    do(game, "play Scout", "at Here")
    assert (question(game), chain(game)) == ("priority", ["Scout"])  # its play effect first
    settle_chain(game)
    assert (question(game), happened(game, "showdown")) == ("focus", ["showdown Here"])
    settle(game)
    assert (controller(game), points(game)) == (0, [1, 0])
