"""How instructions hang together, and the numbers they read (CR 135.2, 359.3)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Assault,
    a,
    channel,
    cost,
    count,
    deal,
    dies,
    discard,
    draw,
    each_player,
    every,
    gain_xp,
    have,
    if_,
    if_you_cant,
    keyword_of,
    me,
    might_of,
    put_in_trash,
    put_on_top,
    seq,
    there_is,
    unit,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.amounts import (
    ATTACHMENTS,
    BUFFS,
    DAMAGE,
    DECK_SIZE,
    EMPOWERS,
    ENERGY,
    HAND_SIZE,
    POINTS,
    POINTS_TO_WIN,
    POWER,
    RUNES,
    TRASH_SIZE,
    EventAmount,
    HistoryOf,
    IfAmount,
    Memo,
    PlayerValue,
    Sum,
    Times,
    ValueOf,
)
from farfield.rules.effects.amounts import XP as XP_OF
from farfield.rules.effects.conditions import AT_LEAST, AT_MOST, EXACTLY, LESS_THAN, MORE_THAN, Compare, OneOnOne
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Amount, Number
from farfield.rules.effects.sequences import May, PayTo
from farfield.rules.game import Game
from farfield.rules.state import H_CARDS
from farfield.rules.terms import ASSAULT, E_DEALT, FURY
from tests.scenarios.table import (
    base,
    deck,
    do,
    gear_card,
    hand,
    might,
    plain_field,
    question,
    seat_asked,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")
THERE = plain_field("There")


def xp(game: Game, seat: int = 0) -> int:
    return game.sides[seat].xp


@pytest.mark.clause("CR 359.3")
def test_if_and_otherwise() -> None:
    for units, expected in (([LEFT], 1), ([], 10)):
        choice = spell_card("Choice", if_(there_is(unit.yours), gain_xp(1), gain_xp(10)), gain_xp(100))
        game = Position(seats=[Seat(hand=[choice], base=units), Seat()]).start()
        do(game, "play Choice")
        assert xp(game) == 100 + expected


@pytest.mark.clause("CR 359.3", "CR 444.2")
def test_you_may_and_otherwise() -> None:
    for answer, expected in (("yes", 1), ("no", 10)):
        choice = spell_card("Choice", May(gain_xp(1), gain_xp(10)), gain_xp(100))
        game = Position(seats=[Seat(hand=[choice]), Seat()]).start()
        do(game, "play Choice", answer)
        assert xp(game) == 100 + expected


@pytest.mark.clause("CR 204.3", "CR 444.2")
def test_pay_to_and_otherwise() -> None:
    """Declined or not payable, it is the other part that happens."""
    choice = spell_card("Choice", PayTo(cost(1), gain_xp(1), gain_xp(10)), gain_xp(100))
    for runes_, answers, expected in (("Fury 1", ["yes"], 101), ("Fury 1", ["no"], 110), ("", [], 110)):
        game = Position(seats=[Seat(hand=[choice], runes=runes_), Seat()]).start()
        do(game, "play Choice", *answers)
        assert xp(game) == expected


@pytest.mark.clause("CR 359.3", "CR 303")
def test_each_player_in_turn_order() -> None:
    purge = spell_card("Purge", each_player(seq(discard(1), draw(2))))
    game = Position(seats=[Seat(hand=[purge, LEFT, RIGHT]), Seat(hand=[LEFT, RIGHT])], active=0).start()
    do(game, "play Purge")
    assert (question(game), seat_asked(game)) == ("choose", 0)
    do(game, "pick Left")
    assert (question(game), seat_asked(game)) == ("choose", 1)
    do(game, "pick Right")
    assert (hand(game, 0), hand(game, 1)) == (["Right", SAGE, SAGE], ["Left", SAGE, SAGE])


@pytest.mark.clause("CR 205", "CR 359.3.e.14")
def test_if_you_cannot() -> None:
    for runes_left, expected in (("Fury 1", []), ("", [SAGE])):
        fallback = spell_card("Fallback", channel(1), if_(if_you_cant, draw(1)))
        game = Position(seats=[Seat(hand=[fallback], rune_deck=runes_left), Seat()]).start()
        do(game, "play Fallback")
        assert hand(game, 0) == expected


@pytest.mark.clause("CR 359.3", "CR 359.3.e.12")
@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (count(unit.yours), 2),
        (count(unit.yours, 3), 6),
        (might_of(every(unit.named("Worn"))), 6),  # 4, a buff, a sword
        (ValueOf(ENERGY, every(unit.named("Worn"))), 5),
        (ValueOf(POWER, every(unit.named("Worn"))), 2),
        (ValueOf(DAMAGE, every(unit.named("Worn"))), 1),
        (ValueOf(BUFFS, every(unit.named("Worn"))), 1),
        (ValueOf(ATTACHMENTS, every(unit.named("Worn"))), 1),
        (ValueOf(EMPOWERS, every(unit.named("Worn"))), 1),
        (ValueOf(DAMAGE, every(unit.enemy)), 0),  # nothing to read: null, and the instruction is ignored
        (keyword_of(ASSAULT, every(unit.named("Worn"))), 2),
        (PlayerValue(POINTS), 3),
        (PlayerValue(POINTS, enemy=True), 1),
        (PlayerValue(HAND_SIZE), 1),
        (PlayerValue(TRASH_SIZE), 2),
        (PlayerValue(DECK_SIZE), 4),
        (PlayerValue(RUNES), 3),
        (PlayerValue(POINTS_TO_WIN), 5),
        (PlayerValue(XP_OF), 7),
        (HistoryOf(H_CARDS), 1),  # the spell itself has been played
        (Sum(Number(2), count(unit.yours)), 4),
        (Sum(Number(2), ValueOf(DAMAGE, every(unit.enemy))), 0),
        (Times(4, count(unit.yours)), 8),
        (IfAmount(there_is(unit.enemy), Number(5), Number(9)), 9),
    ],
)
def test_a_number_is_read_when_the_instruction_runs(amount: Amount, expected: int) -> None:
    worn = unit_card("Worn", Assault(2), might=4, energy=5, power=(FURY, FURY))
    sword = gear_card("Sword", tags=("Equipment",), might_bonus=1)
    learn = spell_card("Learn", gain_xp(amount))
    game = Position(
        seats=[
            Seat(
                hand=[learn, RIGHT],
                base=[Piece(worn, damage=1, buffed=True, empowered=True, attached=[sword]), LEFT],
                runes="Fury 3",
                trash=[LEFT, RIGHT],
                deck=[SAGE] * 4,
                points=3,
                xp=7,
            ),
            Seat(points=1),
        ]
    ).start()
    do(game, "play Learn")
    assert xp(game) == 7 + expected


@pytest.mark.clause("CR 359.3.f")
def test_that_much_is_the_number_of_the_event() -> None:
    thorny = unit_card("Thorny", when(When(E_DEALT, me=True), gain_xp(EventAmount())), might=9)
    game = Position(seats=[Seat(hand=[spell_card("Zap", deal(4, a(unit)))]), Seat(base=[thorny])]).start()
    do(game, "play Zap")
    assert xp(game, 1) == 4


@pytest.mark.clause("CR 359.3.e.14")
def test_that_many_is_what_the_instruction_before_did() -> None:
    trade = spell_card("Trade", discard(5), draw(Memo()))
    game = Position(seats=[Seat(hand=[trade, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Trade")
    assert hand(game, 0) == [SAGE, SAGE]


@pytest.mark.clause("CR 359.3")
@pytest.mark.parametrize(
    ("op", "holds"),
    [
        (AT_LEAST, [False, True, True]),
        (AT_MOST, [True, True, False]),
        (EXACTLY, [False, True, False]),
        (MORE_THAN, [False, False, True]),
        (LESS_THAN, [True, False, False]),
    ],
)
def test_numbers_are_compared(op: int, holds: list[bool]) -> None:
    for units, expected in zip(([], [LEFT], [LEFT, RIGHT]), holds, strict=True):
        ask = spell_card("Ask", if_(Compare(count(unit.yours), op, Number(1)), gain_xp(1)))
        game = Position(seats=[Seat(hand=[ask], base=units), Seat()]).start()
        do(game, "play Ask")
        assert (xp(game) == 1) == expected


@pytest.mark.clause("CR 740.3")
def test_one_on_one_is_one_unit_on_each_side() -> None:
    duellist = unit_card("Duellist", have(me, 5, while_=OneOnOne()))
    for helpers, expected in (([], 7), ([LEFT], 2)):
        game = Position(
            seats=[Seat(base=[duellist, *helpers]), Seat()],
            fields=[Field(HERE, controller=1, units={1: [unit_card("Wall", might=9)]}), Field(THERE)],
            every_window=True,
        ).start()
        do(game, "move Duellist", "at Here", *(["pick Left"] if helpers else []))
        assert (question(game), might(game, "Duellist")) == ("focus", expected)


@pytest.mark.clause("CR 056", "CR 359.3")
def test_cards_put_elsewhere_go_to_their_owners_zones() -> None:
    bury = spell_card("Bury", put_in_trash(a(unit.enemy)))
    lift = spell_card("Lift", put_on_top(a(unit.in_trash)))
    mourner = unit_card("Mourner", when(dies(unit), draw(1)))
    game = Position(seats=[Seat(hand=[bury, lift], base=[mourner]), Seat(base=[LEFT], deck=[SAGE])]).start()
    do(game, "play Bury")
    assert (base(game, 1), trash(game, 1), hand(game, 0)) == ([], ["Left"], ["Lift"])  # it did not die
    do(game, "play Lift")
    assert (trash(game, 1), deck(game, 1)) == ([], ["Left", SAGE])
