"""What one action does to several objects happens at one moment: its triggers are one batch (CR 303, 370, 383)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    buff,
    burn,
    cost,
    discard,
    discarding,
    draw,
    every,
    gain_xp,
    kill,
    leaves_the_board,
    move_to_base,
    return_to_hand,
    stun,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.terms import (
    E_BURNED,
    E_DISCARDED,
    E_EXHAUSTED,
    E_READIED,
    E_RETURNED,
    E_STUNNED,
    UNIT,
    YOURS,
)
from tests.scenarios.table import chain, do, gear_card, hand, plain_field, settle, spell_card, unit_card, xp

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)


@pytest.mark.clause("CR 383.3.d", "CR 303")
@pytest.mark.parametrize("active", [0, 1])
def test_of_what_one_action_triggers_the_turn_players_comes_first(active: int) -> None:
    """Whoever stands first on the board: a block of each player, in turn order."""
    angry = [unit_card(f"Angry {seat}", when(When(E_STUNNED, me=True), gain_xp(1))) for seat in (0, 1)]
    seats = [Seat(base=[angry[seat]], hand=[spell_card("Daze", stun(every(unit)))]) for seat in (0, 1)]
    game = Position(seats=seats, active=active, every_window=True).start()
    do(game, "play Daze", "pass", "pass")
    assert chain(game) == [f"Angry {active}", f"Angry {1 - active}"]


@pytest.mark.clause("CR 370.1.a.2", "CR 383.1.b")
def test_one_or_more_is_once_for_one_action() -> None:
    keeper = gear_card("Keeper", when(When(E_DISCARDED, actor=YOURS, once=True), draw(1)))
    for text, cards in ((discard(2), 1), (discard(1), 1)):
        game = Position(seats=[Seat(hand=[spell_card("Let Go", text), LEFT, RIGHT], base=[keeper]), Seat()]).start()
        do(game, "play Let Go")
        if len(hand(game, 0)) == 2:
            do(game, "pick Left")
        settle(game)
        assert len([name for name in hand(game, 0) if name == "Vanguard Sergeant"]) == cards


@pytest.mark.clause("CR 370.1.a.2", "CR 144")
def test_costs_that_are_paid_together_are_one_moment_too() -> None:
    """Two cards discarded for one cost; two units exhausted for one standard move."""
    keeper = gear_card("Keeper", when(When(E_DISCARDED, actor=YOURS, once=True), gain_xp(1)))
    altar = gear_card("Altar", use(cost(discarding(2)), draw(1)))
    game = Position(seats=[Seat(hand=[LEFT, RIGHT], base=[keeper, altar]), Seat()]).start()
    do(game, "use Altar")
    settle(game)
    assert xp(game) == [1, 0]
    drum = gear_card("Drum", when(When(E_EXHAUSTED, types=UNIT, actor=YOURS, once=True), gain_xp(1)))
    game = Position(seats=[Seat(base=[drum, LEFT, RIGHT]), Seat()], fields=[Field(plain_field("Hill"))]).start()
    do(game, "move Left", "pick Right")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 315.1", "CR 370.1.a.2")
def test_all_that_awakens_awakens_at_once() -> None:
    drum = gear_card("Drum", when(When(E_READIED, types=UNIT, actor=YOURS, once=True), gain_xp(1)))
    tired = [Piece(LEFT, exhausted=True), Piece(RIGHT, exhausted=True)]
    game = Position(seats=[Seat(), Seat(base=[drum, *tired])]).start()
    do(game, "end")
    assert xp(game) == [0, 1]


@pytest.mark.clause("CR 440", "CR 370.1.a.2")
def test_cards_burned_together_are_burned_at_once() -> None:
    drum = gear_card("Drum", when(When(E_BURNED, actor=YOURS, once=True), gain_xp(1)))
    game = Position(seats=[Seat(hand=[spell_card("Torch", burn(3))], base=[drum]), Seat()]).start()
    do(game, "play Torch")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 383.2.c")
def test_who_leaves_in_the_same_action_does_not_see_the_others_leave() -> None:
    """Wherever it stands among them."""
    witness = unit_card("Witness", when(When(E_RETURNED, types=UNIT), gain_xp(1)))
    for base in ([witness, LEFT], [LEFT, witness]):
        game = Position(seats=[Seat(hand=[spell_card("Tide", return_to_hand(every(unit)))], base=base), Seat()]).start()
        do(game, "play Tide")
        settle(game)
        assert xp(game) == [0, 0]
    game = Position(seats=[Seat(hand=[spell_card("Tide", return_to_hand(every(unit.enemy)))], base=[witness]),
                           Seat(base=[LEFT, RIGHT])]).start()  # fmt: skip
    do(game, "play Tide")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 383.3.d", "CR 446")
def test_units_of_several_players_that_are_sent_home_move_at_once() -> None:
    """The turn player's trigger first, though seat 0's unit was moved first."""
    runners = [unit_card(f"Runner {seat}", when(I.move, gain_xp(1))) for seat in (0, 1)]
    fields = [Field(plain_field(f"Hill {seat}"), seat, {seat: [runners[seat]]}) for seat in (0, 1)]
    seats = [Seat(), Seat(hand=[spell_card("Retreat", move_to_base(every(unit)))])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Retreat", "pass", "pass")
    assert chain(game) == ["Runner 1", "Runner 0"]


@pytest.mark.clause("CR 370.1.a.2")
def test_two_instructions_are_two_moments() -> None:
    drum = gear_card("Drum", when(When(E_STUNNED, types=UNIT, once=True), gain_xp(1)))
    daze = spell_card("Daze", stun(every(unit.friendly)), stun(every(unit.enemy)), buff(every(unit)))
    game = Position(seats=[Seat(hand=[daze], base=[drum, LEFT, RIGHT]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Daze")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 383.2.c", "CR 323.5")
def test_who_dies_with_others_does_not_see_them_leave() -> None:
    witness = unit_card("Witness", when(leaves_the_board(unit.friendly), gain_xp(1)))
    for base in ([witness, LEFT], [LEFT, witness]):
        game = Position(seats=[Seat(hand=[spell_card("Flood", kill(every(unit)))], base=base), Seat()]).start()
        do(game, "play Flood")
        settle(game)
        assert xp(game) == [0, 0]
