"""Energy, Power and the rune pool (core-rules 8)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    add,
    cost,
    draw,
    exhaust_me,
    kill,
    pay_to,
    unit,
    use,
    when,
    your_main_phase,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import ANY_DOMAIN, CHAOS, FURY, REACTION
from tests.scenarios.table import (
    chain,
    do,
    gear_card,
    hand,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

FIRE = domain_mask("Fury")


def pool(game: Game, seat: int = 0) -> tuple[int, list[int]]:
    side = game.sides[seat]
    return side.energy, sorted(side.power)


@pytest.mark.clause("CR 163", "CR 165", "CR 166", "CR 444", "actions Pay")
def test_paying_takes_energy_and_power_out_of_ones_own_pool():
    bolt = spell_card("Bolt", draw(1), energy=2, power=(FIRE,))
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 3, Chaos 1"), Seat(runes="Fury 3")], full_control=True).start()
    do(game, "use Chaos Rune 0", "use Fury Rune 0", "use Fury Rune 1", "use Chaos Rune 1")
    assert pool(game) == (2, [FURY, CHAOS])
    do(game, "play Bolt")
    assert pool(game) == (0, [CHAOS])  # energy has no domain, Power has: Chaos is left
    settle(game)
    assert runes(game, 0)[0] + runes(game, 0)[1] == 2
    assert pool(game, 1) == (0, [])
    assert runes(game, 1) == (3, 0)


@pytest.mark.clause("CR 166", "CR 444")
def test_universal_power_pays_for_every_domain():
    bolt = spell_card("Bolt", draw(1), power=(FIRE,))
    game = Position(seats=[Seat(hand=[bolt], base=["Gold"]), Seat()], full_control=True).start()
    do(game, "use Gold")
    assert pool(game) == (0, [ANY_DOMAIN])
    do(game, "play Bolt")
    settle(game)
    assert pool(game) == (0, [])
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("A20")
def test_the_automatic_payment_takes_matching_power_before_universal_power():
    bolt = spell_card("Bolt", draw(1), power=(FIRE,))
    game = Position(seats=[Seat(hand=[bolt], base=["Gold"], runes="Fury 1"), Seat()], full_control=True).start()
    do(game, "use Gold", "use Fury Rune 1")
    assert pool(game) == (0, [FURY, ANY_DOMAIN])
    do(game, "play Bolt")
    assert pool(game) == (0, [ANY_DOMAIN])


@pytest.mark.clause("A20")
def test_the_automatic_payment_exhausts_before_it_recycles():
    """2 Energy and 1 Power from two runes: one is exhausted and then recycled, so that both give Energy."""
    bolt = spell_card("Bolt", draw(1), energy=2, power=(FIRE,))
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 2"), Seat()]).start()
    do(game, "play Bolt")
    assert runes(game, 0) == (0, 1)
    assert pool(game) == (0, [])


@pytest.mark.clause("CR 167", "CR 316.3")
def test_every_pool_empties_at_the_start_of_the_main_phase_before_its_effects():
    """The opponent's Energy of an earlier step is gone when an effect of the start of the Main Phase adds more."""
    spring = unit_card("Spring", when(your_main_phase, add(1)))
    game = Position(seats=[Seat(energy=2, base=[spring]), Seat(energy=3)], phase="draw", full_control=True).start()
    assert question(game) == "main"
    assert pool(game, 0) == (1, [])
    assert pool(game, 1) == (0, [])


@pytest.mark.clause("CR 167", "CR 317.2.d")
def test_every_pool_empties_at_the_end_of_the_turn():
    game = Position(seats=[Seat(runes="Fury 1"), Seat(energy=1)], full_control=True).start()
    do(game, "use Fury Rune 0")
    assert pool(game) == (1, [])
    do(game, "end")
    assert seat_asked(game) == 1
    assert (pool(game, 0), pool(game, 1)) == ((0, []), (0, []))


@pytest.mark.clause("CR 337.2", "CR 400.2", "CR 429.2")
def test_an_add_ability_resolves_at_once_and_gives_nobody_priority():
    game = Position(seats=[Seat(runes="Fury 1"), Seat(hand=["Meditation"], runes="Calm 2")], full_control=True).start()
    do(game, "use Fury Rune 0")
    assert pool(game) == (1, [])
    assert (question(game), seat_asked(game), chain(game)) == ("main", 0, [])  # seat 1 could not react


@pytest.mark.clause("CR 429.2", "CR 346")
def test_an_add_ability_never_moves_focus():
    game = Position(
        seats=[Seat(base=["Recruit"], runes="Fury 1"), Seat()], fields=[Field()], every_window=True, full_control=True
    ).start()
    do(game, "move Recruit")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "use Fury Rune 0")
    assert (question(game), seat_asked(game)) == ("focus", 0)


@pytest.mark.clause("CR 429.2")
def test_a_spell_that_adds_stays_on_the_chain_like_others():
    surge = spell_card("Surge", Reaction, add(2))
    game = Position(seats=[Seat(hand=[surge]), Seat(hand=["Meditation"], runes="Calm 2")]).start()
    do(game, "play Surge")
    assert (chain(game), seat_asked(game)) == (["Surge"], 1)
    assert pool(game) == (0, [])
    settle(game)
    assert pool(game) == (2, [])


@pytest.mark.clause("CR 357.1.a", "CR 429.3", "CR 429")
def test_add_abilities_with_reaction_help_to_pay_for_a_play():
    battery = gear_card("Battery", use(exhaust_me(), add(2), speed=REACTION))
    bolt = spell_card("Bolt", draw(1), energy=3)
    game = Position(seats=[Seat(hand=[bolt], base=[battery], runes="Fury 1"), Seat()]).start()
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Battery").exhausted
    assert (runes(game, 0), hand(game, 0)) == ((0, 1), ["Vanguard Sergeant"])


@pytest.mark.clause("CR 429.3")
def test_an_add_ability_without_reaction_cannot_be_used_while_paying():
    slow = gear_card("Slow", use(exhaust_me(), add(2)))
    bolt = spell_card("Bolt", draw(1), energy=2)
    game = Position(seats=[Seat(hand=[bolt], base=[slow]), Seat()], full_control=True).start()
    assert offered(game) == ["end", "use Slow"]
    do(game, "use Slow")
    assert offered(game) == ["end", "play Bolt"]  # from the pool it can


@pytest.mark.clause("core 8.4", "CR 444.2")
def test_runes_may_be_used_to_pay_in_the_middle_of_a_resolution():
    offer = spell_card("Offer", pay_to(cost(1, "Fury"), draw(2)), draw(1))
    game = Position(seats=[Seat(hand=[offer], runes="Fury 2"), Seat()]).start()
    do(game, "play Offer")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"] * 3
    assert sum(runes(game, 0)) == 1


@pytest.mark.clause("CR 444.2")
def test_who_is_asked_to_pay_may_decline_and_the_dependent_part_does_not_happen():
    offer = spell_card("Offer", pay_to(cost(1), draw(2)), draw(1))
    game = Position(seats=[Seat(hand=[offer], runes="Fury 1"), Seat()]).start()
    do(game, "play Offer", "no")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert runes(game, 0) == (1, 0)


@pytest.mark.clause("CR 444.2")
def test_who_cannot_pay_is_not_asked():
    offer = spell_card("Offer", pay_to(cost(1), draw(2)), draw(1))
    game = Position(seats=[Seat(hand=[offer]), Seat()]).start()
    do(game, "play Offer")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 163", "CR 444")
def test_energy_spent_is_gone_even_if_the_play_is_countered_or_fizzles():
    slay = spell_card("Slay", kill(a(unit)), energy=1)
    game = Position(
        seats=[Seat(hand=[slay], energy=1), Seat(hand=["Gust"], runes="Chaos 1")],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "play Slay", "play Gust")
    settle(game)
    assert pool(game) == (0, [])
    assert trash(game, 0) == ["Slay"]
