"""Numbers that texts read from the game."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Assault,
    a,
    count,
    deal,
    discard,
    draw,
    every,
    give,
    keyword_of,
    kill,
    me,
    might_of,
    number,
    plus,
    unit,
    when,
    your_turn,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects.kinds_of_ability import VICTORY_SCORE, RuleChange, When
from farfield.rules.effects.parts import Amount
from farfield.rules.state import H_DIED, H_DREW
from farfield.rules.terms import ASSAULT, E_DEALT
from tests.scenarios.table import do, gear_card, hand, might, settle, spell_card, trash, unit_card

GAUGE = unit_card("Gauge", might=0)
RING = gear_card("Ring", tags=("Equipment",))


def worth(amount: Amount, *, mine: Seat | None = None, theirs: Seat | None = None) -> int:
    """What a spell gives a unit without Might that is given this amount."""
    own = mine if mine is not None else Seat()
    measure = spell_card("Measure", give(every(unit.named("Gauge")), amount))
    seat = Seat(
        hand=[measure, *own.hand],
        base=[GAUGE, *own.base],
        runes=own.runes,
        deck=own.deck,
        trash=own.trash,
        points=own.points,
        xp=own.xp,
    )
    game = Position(seats=[seat, theirs if theirs is not None else Seat()], fields=[Field("Void Gate")]).start()
    do(game, "play Measure")
    settle(game)
    return might(game, "Gauge")


MECH = unit.named("Mega-Mech")


@pytest.mark.parametrize(
    ("what", "piece_", "value"),
    [
        (am.MIGHT, Piece("Mega-Mech", buffed=True), 9),
        (am.ENERGY, Piece("Mega-Mech"), 7),
        (am.POWER, Piece("Mega-Mech"), 0),
        (am.DAMAGE, Piece("Mega-Mech", damage=3), 3),
        (am.BUFFS, Piece("Mega-Mech", buffed=True), 1),
        (am.ATTACHMENTS, Piece("Mega-Mech", attached=[RING, RING]), 2),
        (am.ATTACHMENTS, Piece("Mega-Mech"), 0),
        (am.EMPOWERS, Piece("Mega-Mech", empowered=True), 1),
    ],
)
def test_what_can_be_read_from_an_object(what, piece_, value):
    assert worth(am.ValueOf(what, every(MECH)), mine=Seat(base=[piece_])) == value


def test_several_objects_are_added_up():
    assert worth(might_of(every(unit.friendly)), mine=Seat(base=["Recruit", "Mech"])) == 4
    assert worth(count(unit.friendly, 2), mine=Seat(base=["Recruit", "Mech"])) == 6
    power = am.ValueOf(am.POWER, every(unit.named("Tibbers")))
    assert worth(power, mine=Seat(base=["Tibbers"])) == 2


@pytest.mark.clause("CR 359.3.e.12")
def test_nothing_can_be_read_from_what_is_not_there():
    """The whole amount is null then, and what is computed from it is ignored."""
    gone = might_of(every(MECH))
    assert worth(gone) == 0
    assert worth(plus(3, gone)) == 0
    assert worth(am.Times(2, gone)) == 0
    assert worth(keyword_of(ASSAULT, every(MECH))) == 0


def test_the_value_of_a_keyword():
    brute = unit_card("Brute", Assault(3))
    assert worth(keyword_of(ASSAULT, every(unit.named("Brute"))), mine=Seat(base=[brute])) == 3


@pytest.mark.parametrize(
    ("what", "value", "enemys"),
    [
        (am.POINTS, 2, 3),
        (am.XP, 4, 5),
        (am.HAND_SIZE, 1, 2),
        (am.TRASH_SIZE, 2, 1),
        (am.DECK_SIZE, 1, 3),
        (am.RUNES, 2, 1),
        (am.POINTS_TO_WIN, 6, 5),
    ],
)
def test_what_can_be_read_from_a_player(what, value, enemys):
    mine = Seat(hand=["Gust"], trash=["Gust", "Gust"], deck=["Gust"], runes="Fury 2", points=2, xp=4)
    theirs = Seat(hand=["Gust"] * 2, trash=["Gust"], deck=["Gust"] * 3, runes="Fury 1", points=3, xp=5)
    assert worth(am.PlayerValue(what), mine=mine, theirs=theirs) == value
    assert worth(am.PlayerValue(what, enemy=True), mine=mine, theirs=theirs) == enemys


def test_how_many_points_are_left_follows_the_victory_score_as_it_is():
    longer = gear_card("Longer", RuleChange(VICTORY_SCORE, 3))
    assert worth(am.PlayerValue(am.POINTS_TO_WIN), mine=Seat(base=[longer], points=2)) == 9


def test_sums_products_and_either_or():
    assert worth(plus(2, count(unit.friendly))) == 3
    assert worth(am.Times(-2, number(3))) == -6
    assert worth(am.IfAmount(your_turn, number(4), number(1))) == 4


def test_what_was_done_this_turn():
    study = spell_card("Study", draw(2))
    slay = spell_card("Slay", kill(a(unit.named("Recruit"))))
    drawn = spell_card("Drawn", give(every(unit.named("Gauge")), am.HistoryOf(H_DREW)))
    died = spell_card("Died", give(every(unit.named("Gauge")), am.HistoryOf(H_DIED, enemy=True)))
    game = Position(seats=[Seat(hand=[study, slay, drawn, died], base=[GAUGE]), Seat(base=["Recruit"])]).start()
    for name, now in (("Study", 0), ("Slay", 0), ("Drawn", 2), ("Died", 3)):
        do(game, f"play {name}")
        settle(game)
        assert might(game, "Gauge") == now


def test_the_number_of_the_event_that_triggered():
    rager = unit_card("Rager", when(When(E_DEALT, me=True), give(me, am.EventAmount())), might=9)
    poke = spell_card("Poke", deal(4, a(unit)))
    game = Position(seats=[Seat(hand=[poke], base=[rager]), Seat()]).start()
    do(game, "play Poke")
    settle(game)
    assert might(game, "Rager") == 13


def test_how_many_an_earlier_instruction_took():
    churn = spell_card("Churn", discard(5), draw(am.Memo()))
    game = Position(seats=[Seat(hand=[churn, "Gust", "Flash"]), Seat()]).start()
    do(game, "play Churn")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Churn", "Flash", "Gust"], ["Vanguard Sergeant"] * 2)
