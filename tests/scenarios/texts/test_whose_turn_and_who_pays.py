"""An opponent's turn and score, what you do to me, reflexive texts that open with "you may pay", modes that differ."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    Repeat,
    a,
    anybody,
    as_,
    at_most,
    buff,
    channel,
    cost,
    do_this,
    draw,
    gain_xp,
    give,
    it,
    me,
    modes,
    more_than,
    opponents_turn,
    owner_of,
    pay_to,
    play_token,
    points_an_opponent_needs,
    ready,
    return_to_hand,
    runes_of_an_opponent,
    spell,
    that,
    unit,
    when,
    you,
    your_beginning,
    your_runes,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.scenarios.table import (
    NONE,
    base,
    do,
    gear_card,
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
    unit_card,
    xp,
)

FIELDS = [Field(plain_field("Here")), Field(plain_field("There")), Field(plain_field("Yonder"))]
STUDY = spell_card("Study", Reaction, draw(1))


@pytest.mark.parametrize(("active", "gained"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_on_an_opponents_turn_and_not_on_a_teammates(active: int, gained: int) -> None:
    cask = gear_card("Cask", when(you.play(spell), gain_xp(1), if_=opponents_turn))
    call = spell_card("Call", gain_xp(NONE))
    seats = [Seat(hand=[call], base=[cask] if seat == 0 else []) for seat in range(4)]
    seats[0] = Seat(hand=[STUDY, call], base=[cask])
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo(), active=active).start()
    if active:
        do(game, "play Call")
    while seat_asked(game) != 0:
        do(game, "pass")
    do(game, "play Study")
    settle(game)
    assert xp(game)[0] == gained


def test_the_nearest_opponent_counts() -> None:
    """One opponent is near the Victory Score, the other is not."""
    poppy = unit_card("Pop", when(I.am_played, gain_xp(3), if_=at_most(points_an_opponent_needs, 3)))
    for points, gained in (((0, 5, 0), 3), ((0, 0, 5), 3), ((7, 4, 4), 0)):
        seats = [Seat(hand=[poppy], points=points[0]), Seat(points=points[1]), Seat(points=points[2])]
        game = Position(seats=seats, fields=FIELDS, mode=Skirmish()).start()
        do(game, "play Pop")
        settle(game)
        assert xp(game)[0] == gained


def test_fewer_runes_than_an_opponent() -> None:
    raider = unit_card("Raid", when(your_beginning, give(me, 2), if_=more_than(runes_of_an_opponent, your_runes)))
    for theirs, bonus in (("Fury 2", 2), ("Fury 1", 0)):
        seats = [Seat(runes=theirs), Seat(base=[raider], runes="Calm 1")]
        game = Position(seats=seats, fields=FIELDS[:2]).start()
        do(game, "end")
        assert might(game, "Raid") == 2 + bonus


def test_when_you_buff_me_and_not_when_somebody_else_does() -> None:
    monkey = unit_card("Monkey", when(I.am_buffed_by_you, ready(me)))
    gift = spell_card("Gift", buff(a(unit)))
    for giver, exhausted in ((0, False), (1, True)):
        seats = [Seat(base=[Piece(monkey, exhausted=True)], hand=[gift]), Seat(hand=[gift])]
        game = Position(seats=seats, active=giver).start()
        do(game, "play Gift")
        settle(game)
        assert piece(game, "Monkey").exhausted is exhausted


@pytest.mark.clause("CR 383.3.b")
@pytest.mark.parametrize(("reply", "readied"), [("yes", True), ("no", False)])
def test_a_reflexive_text_is_paid_for_as_it_goes_on_the_chain(reply: str, readied: bool) -> None:
    guards = spell_card(
        "Guards", play_token(RECRUIT, in_base=True, name="it"), do_this(ready(it("it")), may=True, cost=cost(1))
    )
    game = Position(seats=[Seat(hand=[guards], runes="Order 1"), Seat()]).start()
    do(game, "play Guards")
    assert question(game) == "may"
    do(game, reply)
    settle(game)
    assert (base(game, 0), piece(game, "Recruit").exhausted) == (["Recruit"], not readied)
    assert runes(game, 0) == ((0, 1) if readied else (1, 0))


def test_a_reflexive_text_that_nobody_can_pay_for_is_not_asked_about() -> None:
    guards = spell_card("Guards", play_token(RECRUIT, name="it"), do_this(ready(it("it")), may=True, cost=cost(1)))
    game = Position(seats=[Seat(hand=[guards]), Seat()]).start()
    do(game, "play Guards")
    settle(game)
    assert piece(game, "Recruit").exhausted


def test_each_repeat_takes_another_mode() -> None:
    curtain = spell_card("Curtain", Repeat(cost(1)), modes(draw(1), gain_xp(1), gain_xp(5), differ=True))
    game = Position(seats=[Seat(hand=[curtain], runes="Mind 1"), Seat()]).start()
    do(game, "play Curtain", "yes")
    assert offered(game) == ["mode 0", "mode 1", "mode 2"]
    do(game, "mode 1")
    assert offered(game) == ["mode 0", "mode 2"]
    do(game, "mode 0")
    settle(game)
    assert (xp(game), len(hand(game, 0))) == ([1, 0], 1)


def test_whoever_owns_what_went_back_may_pay() -> None:
    """Whosever the battlefield is, and whoever sent it back."""
    bay = plain_field(
        "Bay", when(anybody.return_(unit.here), as_(owner_of(that), pay_to(cost(1), channel(1, exhausted=True))))
    )
    away = spell_card("Away", return_to_hand(a(unit)))
    seats = [Seat(hand=[away], runes="Fury 1"), Seat(runes="Calm 1", rune_deck="Calm 2")]
    game = Position(seats=seats, fields=[Field(bay, controller=1, units={1: [unit_card("Left")]})]).start()
    do(game, "play Away")
    assert (question(game), seat_asked(game)) == ("may", 1)
    do(game, "yes")
    settle(game)
    assert (runes(game, 0), runes(game, 1), hand(game, 1)) == ((1, 0), (0, 2), ["Left"])
