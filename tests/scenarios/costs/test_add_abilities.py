"""Add abilities: used by a payment, or by their player, each within its limits and for its whole cost (CR 376, 429)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    add,
    cost,
    deed,
    draw,
    exhaust_me,
    have,
    if_,
    me,
    pay_to,
    permanent,
    spell,
    state_is,
    unit,
    use,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects.select import EMPOWERED_STATE
from farfield.rules.effects.stated_costs import (
    BANISH_FROM_TRASH,
    EXHAUST_OBJECTS,
    EXHAUST_SELF,
    KILL_OBJECTS,
    SPEND_BUFF,
)
from farfield.rules.terms import ACTION, FURY, REACTION
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    hand,
    offered,
    offers,
    piece,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

SAGE = "Vanguard Sergeant"
LEFT = unit_card("Left", might=3)
READ = spell_card("Read", Reaction, draw(1), energy=1)
BURN = spell_card("Burn", Reaction, draw(1), power=(FURY,))
FANATIC = unit_card(
    "Fanatic",
    use(
        cost(deed(KILL_OBJECTS, 1, permanent.friendly), deed(EXHAUST_SELF)),
        add(0, "A", "A"),
        speed=ACTION,
    ),
    might=3,
)


@pytest.mark.clause("CR 429.3", "CR 383.3.e")
def test_an_add_ability_pays_only_so_often_as_it_may_be_used() -> None:
    spring = gear_card("Spring", use(cost(), add(1), speed=REACTION, times=1))
    game = Position(seats=[Seat(hand=[READ, READ], base=[spring]), Seat()]).start()
    do(game, "play Read")
    assert (hand(game, 0), offered(game)) == (["Read", SAGE], ["end"])


@pytest.mark.clause("CR 429.3", "CR 383.3.e")
def test_a_limit_counts_what_a_payment_and_what_the_player_used() -> None:
    spring = gear_card("Spring", use(cost(), add(1), speed=REACTION, times=2))
    game = Position(seats=[Seat(hand=[READ, READ, READ], base=[spring]), Seat()], full_control=True).start()
    do(game, "use Spring")
    assert game.sides[0].energy == 1
    do(game, "play Read")
    settle(game)
    do(game, "play Read")
    settle(game)
    assert (hand(game, 0), offered(game)) == (["Read", SAGE, SAGE], ["end"])


@pytest.mark.clause("CR 429.3")
def test_each_add_ability_of_one_gear_has_its_own_limit() -> None:
    well = gear_card(
        "Well",
        use(cost(), add(1), speed=REACTION, times=1),
        use(cost(), add(0, "Fury"), speed=REACTION, times=1),
    )
    both = spell_card("Both", draw(1), energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[both, READ], base=[well]), Seat()]).start()
    do(game, "play Both")
    assert (hand(game, 0), offered(game)) == (["Read", SAGE], ["end"])
    game = Position(seats=[Seat(hand=[READ, BURN, READ], base=[well]), Seat()]).start()
    do(game, "play Read")
    do(game, "play Burn")
    assert (hand(game, 0), offered(game)) == (["Read", SAGE, SAGE], ["end"])


@pytest.mark.clause("CR 376", "CR 429.2")
def test_an_add_ability_that_is_no_reaction_is_used_when_it_may_be() -> None:
    """With Action: in the Main Phase and with focus, not while there is a chain, and never by a payment."""
    game = Position(seats=[Seat(hand=[BURN], base=[FANATIC, LEFT]), Seat()]).start()
    assert offered(game) == ["end", "move Fanatic", "move Left", "use Fanatic"]
    do(game, "use Fanatic")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Fanatic", "pick Left"])
    do(game, "pick Left")
    assert (base(game, 0), trash(game, 0), question(game)) == (["Fanatic"], ["Left"], "main")
    assert piece(game, "Fanatic").exhausted and len(game.sides[0].power) == 2
    do(game, "play Burn")
    assert (hand(game, 0), len(game.sides[0].power)) == ([SAGE], 1)


@pytest.mark.clause("CR 357", "CR 203.3")
def test_who_is_exhausted_for_one_part_of_a_cost_may_be_killed_for_another() -> None:
    game = Position(seats=[Seat(hand=[BURN], base=[FANATIC]), Seat()]).start()
    do(game, "use Fanatic")
    assert (base(game, 0), trash(game, 0), len(game.sides[0].power)) == ([], ["Fanatic"], 2)
    tired = Position(seats=[Seat(hand=[BURN], base=[Piece(FANATIC, exhausted=True), LEFT]), Seat()]).start()
    assert offered(tired) == ["end", "move Left"]


@pytest.mark.clause("CR 357.3")
def test_what_is_exhausted_for_one_part_is_not_exhausted_for_another() -> None:
    pair = unit_card("Pair", use(cost(deed(EXHAUST_OBJECTS, 1, unit.friendly), deed(EXHAUST_SELF)), draw(1)))
    game = Position(seats=[Seat(base=[pair]), Seat()]).start()
    assert offered(game) == ["end", "move Pair"]
    game = Position(seats=[Seat(base=[pair, LEFT]), Seat()]).start()
    do(game, "use Pair")
    assert (piece(game, "Pair").exhausted, piece(game, "Left").exhausted, hand(game, 0)) == (True, True, [SAGE])


@pytest.mark.clause("CR 346", "CR 429.2")
def test_an_add_ability_with_action_is_used_with_focus_and_keeps_it() -> None:
    game = Position(
        seats=[Seat(hand=[BURN], base=[LEFT, FANATIC]), Seat(hand=[spell_card("Quick", Reaction, draw(1))])],
        fields=[Field(controller=1, units={1: [SAGE]}), Field()],
        every_window=True,
    ).start()
    do(game, "move Left", "at Startipped Peak", "done")
    assert question(game) == "focus" and offers(game, "use Fanatic")
    do(game, "use Fanatic", "pick Fanatic")
    assert (question(game), game.decisions()[0].seat, len(game.sides[0].power)) == ("focus", 0, 2)
    do(game, "play Burn")
    assert not offers(game, "use Fanatic")


@pytest.mark.clause("CR 203.3", "CR 429.3")
def test_an_add_ability_that_is_paid_with_something_chosen_is_never_free() -> None:
    """A payment asks for it, and does not choose for the player; it may also be used beforehand."""
    revenant = gear_card("Revenant", use(cost(deed(BANISH_FROM_TRASH, 1), deed(EXHAUST_SELF)), add(1), speed=REACTION))
    game = Position(seats=[Seat(hand=[READ], base=[revenant], trash=[LEFT]), Seat()]).start()
    assert offered(game) == ["end", "play Read", "use Revenant"]
    do(game, "use Revenant")
    assert (trash(game, 0), piece(game, "Revenant").exhausted) == ([], True)
    do(game, "play Read")
    assert hand(game, 0) == [SAGE]
    empty = Position(seats=[Seat(hand=[READ], base=[revenant]), Seat()]).start()
    assert offered(empty) == ["end"]


@pytest.mark.clause("CR 429.2")
def test_add_with_a_condition_or_a_price_resolves_at_once() -> None:
    """Whatever way it says how much: an ability that does nothing but Add cannot be reacted to."""
    egg = gear_card("Egg", use(exhaust_me(), if_(state_is(me, EMPOWERED_STATE), add(2), add(1)), speed=REACTION))
    reader = Seat(hand=[spell_card("Quick", Reaction, draw(1))])
    game = Position(seats=[Seat(base=[Piece(egg, empowered=1)]), reader], every_window=True).start()
    do(game, "use Egg")
    assert (question(game), game.sides[0].energy) == ("main", 2)
    henge = gear_card("Henge", use(exhaust_me(), pay_to(cost(2), add(0, "A", "A")), speed=REACTION))
    game = Position(seats=[Seat(base=[henge], runes="Calm 2"), reader], every_window=True).start()
    do(game, "use Henge", "yes")
    assert (question(game), len(game.sides[0].power)) == ("main", 2)


@pytest.mark.clause("CR 477.2", "CR 429.3")
def test_an_add_ability_that_a_passive_gives_helps_to_pay() -> None:
    grove = gear_card("Grove", have(unit.friendly, None, use(exhaust_me(), add(1), speed=REACTION)))
    game = Position(seats=[Seat(hand=[READ], base=[grove, LEFT]), Seat()]).start()
    do(game, "play Read")
    assert (hand(game, 0), piece(game, "Left").exhausted) == ([SAGE], True)


@pytest.mark.clause("CR 701", "CR 203.3")
def test_a_cost_paid_with_objects_must_say_which() -> None:
    with pytest.raises(CardTextError, match="nothing says which"):
        unit_card("Spender", use(cost(deed(SPEND_BUFF, 1)), draw(1)))
    with pytest.raises(CardTextError, match="nothing says which"):
        unit_card("Killer", use(cost(deed(KILL_OBJECTS, 1)), draw(1)))
    spender = unit_card("Spender", use(cost(deed(SPEND_BUFF, 1, unit.friendly)), draw(1)))
    game = Position(seats=[Seat(base=[spender]), Seat()]).start()
    assert offered(game) == ["end", "move Spender"]


@pytest.mark.clause("A20", "CR 429.3")
def test_a_payment_takes_what_can_do_nothing_else_then_what_is_exhausted_and_kills_last() -> None:
    """In whatever order they were put down."""
    lamp = gear_card("Lamp", use(exhaust_me(), add("A"), speed=REACTION))
    purse = gear_card("Purse", use(exhaust_me(), add("A", only=spell), speed=REACTION))
    orders: list[list[PieceLike]] = [[lamp, purse, "Gold"], ["Gold", purse, lamp]]
    for order in orders:
        game = Position(seats=[Seat(hand=[BURN, BURN, BURN], base=order), Seat()]).start()
        for left, ready in (
            (["Gold", "Lamp", "Purse"], {"Gold", "Lamp"}),
            (["Gold", "Lamp", "Purse"], {"Gold"}),
            (["Lamp", "Purse"], set()),
        ):
            do(game, "play Burn")
            settle(game)
            assert base(game, 0) == left
            assert {name for name in left if not piece(game, name).exhausted} == ready
