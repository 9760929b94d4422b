"""Other ways to pay, and what becomes of a card afterwards (CR 356.1, 389, 425, 429)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    add,
    cant,
    cost,
    count,
    counter,
    deed,
    draw,
    exhaust_me,
    gain_xp,
    if_,
    me,
    paid,
    pay_less,
    play_me_for,
    spell,
    spell_on_chain,
    there_is,
    unit,
    use,
)
from farfield.cards.tokens import GOLD
from farfield.games import Position, Seat
from farfield.rules.effects.kinds_of_ability import BE_COUNTERED, AdditionalCost, CostChange
from farfield.rules.effects.parts import Ability
from farfield.rules.effects.stated_costs import EXHAUST_OBJECTS, KILL_SELF
from farfield.rules.effects.verbs import PlayCards
from farfield.rules.terms import ANY_DOMAIN, CALM, CHAIN, FURY, REACTION
from tests.scenarios.table import (
    base,
    deck,
    do,
    gear_card,
    hand,
    offered,
    piece,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
NO_SPELL = spell_card("No", Reaction, counter(a(spell_on_chain)))


@pytest.mark.clause("core 16.6.1", "CR 356")
def test_another_base_cost_may_be_chosen() -> None:
    """Exhaust a unit instead of paying 4: asked if both can be paid, taken if only that can."""
    giant = unit_card("Giant", play_me_for(cost(deed(EXHAUST_OBJECTS, 1, unit.friendly))), energy=4)
    game = Position(seats=[Seat(hand=[giant], base=[LEFT], runes="Fury 4"), Seat()]).start()
    do(game, "play Giant")
    assert (question(game), offered(game)) == ("optional-cost", ["no", "yes"])
    do(game, "yes")
    assert (runes(game, 0), piece(game, "Left").exhausted) == ((4, 0), True)
    game = Position(seats=[Seat(hand=[giant], base=[LEFT]), Seat()]).start()
    do(game, "play Giant")
    assert (base(game, 0), piece(game, "Left").exhausted) == (["Giant", "Left"], True)
    game = Position(seats=[Seat(hand=[giant], runes="Fury 4"), Seat()]).start()
    do(game, "play Giant")
    assert runes(game, 0) == (0, 4)
    game = Position(seats=[Seat(hand=[giant]), Seat()]).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("core 16.6.2", "CR 356")
def test_an_additional_cost_may_have_a_condition() -> None:
    proud = unit_card("Proud", AdditionalCost(cost(2), optional=False, condition=there_is(unit.yours)))
    game = Position(seats=[Seat(hand=[proud], runes="Fury 2"), Seat()]).start()
    do(game, "play Proud")
    assert runes(game, 0) == (2, 0)
    game = Position(seats=[Seat(hand=[proud], base=[LEFT], runes="Fury 2"), Seat()]).start()
    do(game, "play Proud")
    assert runes(game, 0) == (0, 2)
    shy = spell_card("Shy", AdditionalCost(cost(1), condition=there_is(unit.yours)), if_(paid(), draw(2), draw(1)))
    game = Position(seats=[Seat(hand=[shy], runes="Fury 1"), Seat()]).start()
    do(game, "play Shy")  # not asked
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("core 16.6.3", "CR 356")
def test_a_card_may_make_itself_dearer() -> None:
    heavy = unit_card("Heavy", CostChange(mine=True, energy=count(unit.yours)), energy=1)
    game = Position(seats=[Seat(hand=[heavy], base=[LEFT, RIGHT], runes="Fury 3"), Seat()]).start()
    do(game, "play Heavy")
    assert runes(game, 0) == (0, 3)


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_a_discount_counts_only_for_what_it_describes() -> None:
    smith = unit_card("Smith", pay_less(unit.tagged("Poro"), 1))
    poro = unit_card("Poro", energy=2, tags=("Poro",))
    dog = unit_card("Dog", energy=2, tags=("Dog",))
    game = Position(seats=[Seat(hand=[poro, dog], base=[smith], runes="Fury 3"), Seat()]).start()
    do(game, "play Poro")
    assert runes(game, 0) == (2, 1)
    do(game, "play Dog")
    assert runes(game, 0) == (0, 3)


@pytest.mark.clause("CR 425", "CR 054")
def test_what_cannot_be_countered_resolves_all_the_same() -> None:
    """It may be chosen; the countering just does not happen."""
    sure = spell_card("Sure", cant_be_countered(), draw(1))
    game = Position(seats=[Seat(hand=[sure]), Seat(hand=[NO_SPELL])]).start()
    do(game, "play Sure", "play No")
    assert (hand(game, 0), trash(game, 1)) == ([SAGE], ["No"])


def cant_be_countered() -> Ability:
    ability = cant(BE_COUNTERED, me)
    ability.works_in = CHAIN
    return ability


@pytest.mark.clause("core 18 Delayed", "CR 392")
def test_then_recycle_it() -> None:
    call = spell_card("Call", PlayCards(a(spell.yours.in_trash), then_recycle=True))
    plan = spell_card("Plan", draw(1))
    game = Position(seats=[Seat(hand=[call], trash=[plan], deck=[SAGE, SAGE]), Seat()]).start()
    do(game, "play Call")
    assert (hand(game, 0), deck(game, 0), trash(game, 0)) == ([SAGE], [SAGE, "Plan"], ["Call"])


@pytest.mark.clause("CR 429.3", "CR 357.1.a")
def test_an_add_ability_may_give_the_missing_power() -> None:
    font = unit_card("Font", use(exhaust_me(), add(0, "Fury"), speed=REACTION))
    hot = spell_card("Hot", draw(1), power=(FURY, FURY))
    game = Position(seats=[Seat(hand=[hot], base=[font], runes="Fury 1"), Seat()]).start()
    do(game, "play Hot")
    assert (piece(game, "Font").exhausted, runes(game, 0), hand(game, 0)) == (True, (0, 0), [SAGE])


@pytest.mark.clause("CR 429.3", "CR 429")
def test_earmarked_resources_pay_only_for_what_they_may() -> None:
    """Energy for spells pays no unit."""
    font = unit_card("Font", use(exhaust_me(), add(2, only=spell), speed=REACTION))
    plan = spell_card("Plan", draw(1), energy=2)
    beast = unit_card("Beast", energy=2)
    game = Position(seats=[Seat(hand=[plan, beast], base=[font]), Seat()]).start()
    assert offered(game) == ["end", "move Font", "play Plan"]
    do(game, "play Plan")
    assert hand(game, 0) == ["Beast", SAGE]


@pytest.mark.clause("CR 357.1.a", "CR 429.2")
def test_a_token_that_kills_itself_for_power() -> None:
    hot = spell_card("Hot", draw(1), power=(ANY_DOMAIN,))
    game = Position(seats=[Seat(hand=[hot], base=[GOLD]), Seat()]).start()
    do(game, "play Hot")
    assert (base(game, 0), trash(game, 0), hand(game, 0)) == ([], ["Hot"], [SAGE])


@pytest.mark.clause("CR 135.2.e", "CR 357")
def test_two_domain_symbols_are_matched_as_well_as_possible() -> None:
    """The rune that can pay either must not be wasted on the symbol the other one could pay."""
    mix = spell_card("Mix", draw(1), power=(FURY | CALM, FURY))
    game = Position(seats=[Seat(hand=[mix], runes="Fury 1, Calm 1"), Seat()]).start()
    do(game, "play Mix")
    assert (runes(game, 0), hand(game, 0)) == ((0, 0), [SAGE])
    game = Position(seats=[Seat(hand=[mix], runes="Calm 2"), Seat()]).start()
    assert offered(game) == ["end"]


# --- several Add abilities of one object


@pytest.mark.clause("CR 203.3", "CR 429.3")
def test_an_object_that_is_exhausted_for_one_add_ability_gives_nothing_by_another() -> None:
    stone = gear_card(
        "Stone", use(exhaust_me(), add(1), speed=REACTION), use(exhaust_me(), add(0, "A"), speed=REACTION)
    )
    energy, power = spell_card("Energy", gain_xp(1), energy=1), spell_card("Power", gain_xp(1), power=(ANY_DOMAIN,))
    both = spell_card("Both", gain_xp(1), energy=1, power=(ANY_DOMAIN,))
    seats = [Seat(hand=[energy, power, both], base=[stone]), Seat()]
    for name in ("Energy", "Power"):
        game = Position(seats=seats).start()
        assert [x for x in offered(game) if x.startswith("play")] == ["play Energy", "play Power"]
        do(game, f"play {name}")
        settle(game)
        assert (game.sides[0].xp, piece(game, "Stone").exhausted) == (1, True)
        assert [x for x in offered(game) if x.startswith("play")] == []


@pytest.mark.clause("CR 357.1", "CR 429.3")
def test_an_object_may_be_exhausted_for_one_add_ability_and_then_killed_for_another() -> None:
    for lines in (
        (use(exhaust_me(), add(1), speed=REACTION), use(cost(deed(KILL_SELF)), add(0, "A"), speed=REACTION)),
        (use(cost(deed(KILL_SELF)), add(1), speed=REACTION), use(exhaust_me(), add(0, "A"), speed=REACTION)),
    ):
        both = spell_card("Both", gain_xp(1), energy=1, power=(ANY_DOMAIN,))
        game = Position(seats=[Seat(hand=[both], base=[gear_card("Stone", *lines)]), Seat()]).start()
        do(game, "play Both")
        settle(game)
        assert (game.sides[0].xp, base(game, 0), trash(game, 0)) == (1, [], ["Both", "Stone"])


@pytest.mark.clause("CR 203.3", "CR 429.3")
def test_an_object_leaves_only_once_to_pay() -> None:
    kill_me = cost(deed(KILL_SELF))
    stone = gear_card("Stone", use(kill_me, add(1), speed=REACTION), use(kill_me, add(0, "A"), speed=REACTION))
    both = spell_card("Both", gain_xp(1), energy=1, power=(ANY_DOMAIN,))
    game = Position(seats=[Seat(hand=[both], base=[stone]), Seat()]).start()
    assert "play Both" not in offered(game)
