"""A player leaves while something is going on: what was theirs ends, the rest goes on (CR 652)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    card_,
    deal,
    discard,
    draw,
    each_player,
    gain_xp,
    new_choices,
    pick,
    recycle,
    spell_on_chain,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.state import Option
from farfield.rules.terms import DONE, OTHERS, Q_MULLIGAN
from tests.scenarios.table import (
    chain,
    damage_to,
    do,
    hand,
    happened,
    offered,
    plain_field,
    question,
    seat_asked,
    spell_card,
    unit_card,
)
from tests.wild_deck import wild

EAST = plain_field("East")
LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)


@pytest.mark.clause("CR 652", "CR 750")
def test_nobody_makes_new_choices_for_a_spell_whose_player_left() -> None:
    bolt = spell_card("Bolt", deal(1, a(unit)))
    bend = spell_card("Bend", Reaction, new_choices(a(spell_on_chain.enemy)), gain_xp(1))
    seats = [Seat(hand=[bolt]), Seat(hand=[bend], base=[LEFT]), Seat(base=[RIGHT])]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Bolt", "pick Left", "play Bend")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Right"])
    game.concede(0)
    assert (chain(game), game.sides[1].xp) == ([], 1)  # the rest of Bend still happened
    assert damage_to(game, "Left") + damage_to(game, "Right") == []


@pytest.mark.clause("CR 652")
def test_who_has_to_choose_one_and_leaves_takes_the_first() -> None:
    pry = spell_card("Pry", recycle(pick(card_.yours.in_hand, chooser=OTHERS)), draw(2))
    seats = [Seat(hand=[pry, LEFT, RIGHT]), Seat(), Seat()]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Pry")
    assert (seat_asked(game), question(game)) == (1, "choose")
    game.concede(1)
    assert len(hand(game, 0)) == 3  # one was recycled, two drawn
    assert happened(game, "recycles") == ["recycles Left"]


@pytest.mark.clause("CR 652", "core 22.15")
def test_a_text_for_each_player_passes_over_those_who_left_meanwhile() -> None:
    toll = spell_card("Toll", each_player(discard(1)))
    seats = [Seat(hand=[toll, LEFT, RIGHT]), Seat(hand=[LEFT, RIGHT]), Seat(hand=[LEFT, RIGHT])]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Toll")
    assert seat_asked(game) == 0
    game.concede(1)
    do(game, "pick Left")
    assert (seat_asked(game), question(game)) == (2, "choose")
    do(game, "pick Right")
    assert (hand(game, 0), hand(game, 2)) == (["Right"], ["Left"])


@pytest.mark.clause("CR 652")
def test_who_leaves_while_others_set_aside_cards_sets_none_aside() -> None:
    game = new_game(Duel(), [wild(1), wild(2), wild(3)], 1)
    first = game.decisions()[0]
    assert first.kind == Q_MULLIGAN
    gone = game.decisions()[-1].seat if len(game.decisions()) > 1 else (first.seat + 2) % 3
    game.concede(gone)
    while game.decisions() and game.decisions()[0].kind == Q_MULLIGAN:
        assert game.decisions()[0].seat != gone
        game.choose(game.decisions()[0], Option(DONE))
    assert not game.over
    assert game.turn == 1


@pytest.mark.clause("CR 652", "CR 340.1")
def test_priority_passed_before_somebody_left_still_counts() -> None:
    """Seats 1 and 2 may answer; seat 1 has passed, seat 2 is asked, seat 3 leaves: it resolves after seat 2's pass."""
    plan = spell_card("Plan", draw(1))
    reply = spell_card("Reply", Reaction, gain_xp(1))
    seats = [Seat(hand=[plan]), Seat(hand=[reply]), Seat(hand=[reply]), Seat(hand=[reply])]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Plan", "pass")
    assert seat_asked(game) == 2
    game.concede(3)
    assert seat_asked(game) == 2
    do(game, "pass")
    assert len(hand(game, 0)) == 1
    again = Position(seats=seats, fields=[Field(EAST)]).start()
    again.concede(2)
    do(again, "play Plan", "pass")
    assert seat_asked(again) == 3
    again.concede(1)  # who has passed already and is gone now is not counted a second time
    assert seat_asked(again) == 3
    do(again, "pass")
    assert len(hand(again, 0)) == 1
