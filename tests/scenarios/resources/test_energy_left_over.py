"""A ready rune that is recycled to pay gives its Energy first; what no price needs of it stays in the pool (A20)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Hidden,
    Reaction,
    add,
    additional,
    cost,
    draw,
    exhaust_me,
    gain_xp,
    pay_to,
    recycling,
    rune,
    unit,
    use,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import CALM, FURY, REACTION
from tests.scenarios.lane_legends.lane_table import Lane, act, lanes, offered_to
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    happened,
    offered,
    offers,
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

FILLER = "Vanguard Sergeant"
BOLT = spell_card("Bolt", gain_xp(1), power=(FURY,))
ONE = spell_card("One", gain_xp(1), energy=1)
TWO = spell_card("Two", gain_xp(1), energy=2)


def pool(game: Game, seat: int = 0) -> tuple[int, list[int]]:
    return game.sides[seat].energy, game.sides[seat].power


@pytest.mark.clause("A20", "CR 164.2", "CR 430.2.a")
def test_a_ready_rune_that_is_recycled_for_power_gives_its_energy_to_the_pool() -> None:
    game = Position(seats=[Seat(hand=[BOLT, ONE], runes="Fury 1"), Seat()]).start()
    do(game, "play Bolt")
    settle(game)
    assert (pool(game), runes(game, 0), happened(game, "adds")) == ((1, []), (0, 0), ["adds"])
    do(game, "play One")
    settle(game)
    assert (pool(game), xp(game)) == ((0, []), [2, 0])


@pytest.mark.clause("A20", "CR 164.2")
def test_an_exhausted_rune_is_recycled_first_and_gives_nothing_besides() -> None:
    game = Position(seats=[Seat(hand=[BOLT], runes="Fury 2", exhausted_runes="Fury 1"), Seat()]).start()
    do(game, "play Bolt")
    assert (pool(game), runes(game, 0), happened(game, "adds")) == ((0, []), (2, 0), [])


@pytest.mark.clause("A20", "CR 444")
@pytest.mark.parametrize(("energy", "left"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_only_what_the_price_does_not_need_is_left(energy: int, left: int) -> None:
    dear = spell_card("Dear", draw(1), energy=energy, power=(FURY, FURY))
    game = Position(seats=[Seat(hand=[dear], runes="Fury 3"), Seat()]).start()
    do(game, "play Dear")
    assert pool(game) == (left, [])
    assert runes(game, 0) == ((0, 1) if energy == 3 else (1, 0))


@pytest.mark.clause("A20", "CR 444")
def test_energy_that_is_good_for_nothing_else_pays_before_that_of_the_rune() -> None:
    shop = gear_card("Shop", use(exhaust_me(), add(1, only=unit), speed=REACTION))
    big = unit_card("Big", energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[big], base=[shop], runes="Fury 1"), Seat()], full_control=True).start()
    do(game, "use Shop", "play Big")
    assert (pool(game), game.sides[0].earmarks) == ((1, []), [])


@pytest.mark.clause("A20", "keywords 2.1a")
def test_the_energy_of_the_rune_that_paid_for_hiding_pays_for_a_play() -> None:
    trap = spell_card("Trap", Hidden, draw(1), energy=4, power=(1,))
    game = Position(
        seats=[Seat(hand=[trap, TWO], runes="Mind 2"), Seat()],
        fields=[Field(plain_field("East"), controller=0, units={0: [unit_card("Guard")]})],
    ).start()
    do(game, "hide Trap")
    assert (pool(game), runes(game, 0)) == ((1, []), (1, 0))
    do(game, "play Two")
    settle(game)
    assert (pool(game), runes(game, 0), xp(game)) == ((0, []), (0, 1), [1, 0])


@pytest.mark.clause("A20", "CR 376")
def test_so_it_is_with_an_activated_ability() -> None:
    sage = unit_card("Wise", use(cost("Fury"), gain_xp(1)))
    game = Position(seats=[Seat(hand=[TWO], base=[sage], runes="Fury 2"), Seat()]).start()
    do(game, "use Wise")
    settle(game)
    assert (pool(game), offers(game, "play Two")) == ((1, []), True)


@pytest.mark.clause("A20", "CR 444.2")
def test_so_it_is_in_the_middle_of_a_resolution() -> None:
    offer = spell_card("Offer", pay_to(cost("Fury"), gain_xp(1)), pay_to(cost(1), gain_xp(2)))
    game = Position(seats=[Seat(hand=[offer], runes="Fury 1"), Seat()]).start()
    do(game, "play Offer", "yes", "yes")
    assert (pool(game), xp(game)) == ((0, []), [3, 0])


@pytest.mark.clause("A20", "CR 357.3")
def test_a_rune_that_is_recycled_as_a_cost_of_its_own_gives_its_energy_too() -> None:
    rite = spell_card("Rite", additional(cost(recycling(rune)), optional=False), draw(1))
    game = Position(seats=[Seat(hand=[rite, ONE], runes="Fury 1"), Seat()]).start()
    do(game, "play Rite")
    settle(game)
    assert (pool(game), runes(game, 0)) == ((1, []), (0, 0))
    assert offers(game, "play One")
    spent = Position(seats=[Seat(hand=[rite, ONE], exhausted_runes="Fury 1"), Seat()]).start()
    do(spent, "play Rite")
    assert pool(spent) == (0, [])


@pytest.mark.clause("CR 167", "CR 317.2.d", "A20")
def test_what_is_left_is_gone_at_the_end_of_the_turn() -> None:
    game = Position(seats=[Seat(hand=[BOLT, ONE], runes="Fury 1", rune_deck=""), Seat()]).start()
    do(game, "play Bolt")
    settle(game)
    do(game, "end")
    assert (seat_asked(game), pool(game)) == (1, (0, []))


@pytest.mark.clause("CR 167", "A20")
def test_what_is_left_of_an_answer_serves_in_the_same_turn_of_the_other_player() -> None:
    no = spell_card("No", Reaction, gain_xp(1), power=(FURY,))
    again = spell_card("Again", Reaction, gain_xp(1), energy=1)
    slow = spell_card("Slow", draw(1))
    seats = [Seat(hand=[no, again], runes="Fury 1"), Seat(hand=[slow])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Slow", "play No")
    assert (seat_asked(game), offered(game), pool(game)) == (0, ["pass", "play Again"], (1, []))
    do(game, "play Again")
    settle(game)
    assert (xp(game), pool(game)) == ([2, 0], (0, []))
    seats = [Seat(hand=[no, again], runes="Fury 1"), Seat(hand=[slow])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Slow", "play No", "pass")
    settle(game)
    assert pool(game) == (1, [])
    do(game, "end")
    assert (seat_asked(game), pool(game)) == (0, (0, []))


@pytest.mark.clause("A20", "CR 167", "LL 2.2")
def test_in_lanes_it_stays_with_whoever_paid() -> None:
    """In each lane for itself, until the Action Phase is over for all."""
    game = lanes(Lane(hand=[BOLT, TWO], runes="Fury 2", deck=[]), Lane(hand=[ONE], deck=[]))
    act(game, 0, "play Bolt")
    assert (pool(game, 0), pool(game, 1)) == ((1, []), (0, []))
    assert ("play Two" in offered_to(game, 0), "play One" in offered_to(game, 1)) == (True, False)
    act(game, 0, "play Two")
    assert (pool(game, 0), runes(game, 0), xp(game)[0]) == ((0, []), (0, 1), 2)
    game = lanes(Lane(hand=[BOLT, TWO], runes="Fury 2", deck=[FILLER] * 4), Lane(deck=[FILLER] * 4))
    act(game, 0, "play Bolt")
    assert pool(game, 0) == (1, [])
    act(game, 0, "end")
    act(game, 1, "end")
    assert (game.turn, pool(game, 0)) == (6, (0, []))


# --- which runes pay


@pytest.mark.clause("A20")
def test_no_rune_is_recycled_while_power_in_the_pool_would_do() -> None:
    """Fury, and Fury or Calm: there is one of each in the pool."""
    either = spell_card("Either", draw(1), power=(FURY, FURY | CALM))
    game = Position(seats=[Seat(hand=[either], power="Fury 1, Calm 1", runes="Fury 1"), Seat()]).start()
    do(game, "play Either")
    assert (pool(game), runes(game, 0)) == ((0, []), (1, 0))


@pytest.mark.clause("A20")
def test_no_ready_rune_is_recycled_while_exhausted_ones_would_do() -> None:
    either = spell_card("Either", draw(1), power=(FURY, FURY | CALM))
    seats = [Seat(hand=[either], exhausted_runes="Fury 1, Calm 1", runes="Fury 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Either")
    assert (pool(game), runes(game, 0)) == ((0, []), (1, 0))


@pytest.mark.clause("A20", "CR 355.16")
def test_two_domains_still_give_way_to_each_other() -> None:
    either = spell_card("Either", draw(1), power=(FURY | CALM, FURY))
    game = Position(seats=[Seat(hand=[either], runes="Fury 1, Calm 1"), Seat()]).start()
    do(game, "play Either")
    assert (pool(game), runes(game, 0)) == ((2, []), (0, 0))


# --- what is offered


@pytest.mark.clause("A20", "CR 429.3", "CR 357.1.a")
@pytest.mark.parametrize(
    ("energy", "power", "there"), [(6, (), True), (7, (), False), (6, (FURY, FURY), True), (6, (FURY,) * 3, False)]
)
def test_who_exchanges_power_for_energy_has_both_of_each_ready_rune(
    energy: int, power: tuple[int, ...], there: bool
) -> None:
    """Butcher of the Sands with four ready runes: four Energy of them, and two for the Power of two."""
    big = unit_card("Big", energy=energy, power=power)
    game = Position(seats=[Seat(hand=[big], legend="Butcher of the Sands", runes="Fury 4"), Seat()], fields=[]).start()
    assert offers(game, "play Big") is there
    if there:
        do(game, "play Big")
        assert (base(game, 0), pool(game), game.sides[0].earmarks) == (["Big"], (0, []), [])
        assert runes(game, 0) == (0, 2 - len(power))


@pytest.mark.clause("A20", "CR 429.3", "CR 357.1.a")
@pytest.mark.parametrize(
    ("energy", "power", "number"), [(6, 0, 3), (7, 0, -1), (5, 1, 2), (6, 1, -1), (4, 2, 1), (3, 3, 0)]
)
def test_any_amount_of_power_is_exchanged_beside_the_energy_of_the_runes(energy: int, power: int, number: int) -> None:
    """Hextech Anomaly with three ready runes: three Energy of them, and one for each Power the price leaves."""
    big = spell_card("Big", gain_xp(1), energy=energy, power=(domain_mask("Mind"),) * power)
    game = Position(seats=[Seat(hand=[big], base=["Hextech Anomaly"], runes="Mind 3"), Seat()], fields=[]).start()
    assert offers(game, "play Big") is (number >= 0)
    if number < 0:
        return
    do(game, "play Big")
    if number:
        assert question(game) == "amount"
        do(game, f"number {number}")
    settle(game)
    assert (xp(game), pool(game), runes(game, 0)) == ([1, 0], (0, []), (0, 0))
    assert piece(game, "Hextech Anomaly").exhausted is (number > 0)
