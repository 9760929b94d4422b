"""Costs: kinds, the total and its order, paying (CR 203-206, 356-357, 444; rulings A20, A29, A34)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Deflect,
    I,
    Reaction,
    a,
    add,
    additional,
    battlefield,
    cost,
    counter,
    deal,
    deed,
    destination,
    draw,
    every,
    exhaust_me,
    heal,
    if_,
    if_you_do,
    instead_of_dying,
    kill,
    may,
    me,
    move,
    paid,
    pay_to,
    recall,
    spell_on_chain,
    swap_places,
    that,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.costs import COST_ENERGY_IGNORED, COST_IGNORED, COST_NOTHING, COST_POWER_IGNORED
from farfield.rules.effects.kinds_of_ability import CostChange, MoveToll
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import DISCARD, KILL_OBJECTS
from farfield.rules.effects.verbs import PlayCards
from farfield.rules.game import Game
from farfield.rules.terms import ANY_DOMAIN, ENEMY, FURY, GEAR, REACTION, SPELL, UNIT, YOURS, Relation
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    damage_to,
    do,
    gear_card,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")


def dearer(n: int, actor: Relation = YOURS) -> CostChange:
    return CostChange(types=SPELL | UNIT | GEAR, actor=actor, energy=Number(n))


def cost_of(game: Game, what: str) -> int:
    """Play a card and see how many ready runes that took."""
    before = runes(game, 0)[0]
    do(game, f"play {what}")
    return before - runes(game, 0)[0]


# --- kinds of costs


@pytest.mark.clause("CR 204", "core 16.1")
def test_base_and_additional_costs_are_paid_to_play() -> None:
    must = spell_card("Must", additional(cost(1), optional=False), draw(1), energy=2)
    game = Position(seats=[Seat(hand=[must], runes="Fury 4"), Seat()]).start()
    assert cost_of(game, "Must") == 3
    game = Position(seats=[Seat(hand=[must], runes="Fury 2"), Seat()]).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 204.3", "CR 383.3.b", "CR 740.4", "core 16.2")
def test_an_opening_cost_of_a_trigger_is_paid_as_it_is_finalized() -> None:
    """Paid before anybody can react; declining removes the ability."""
    trader = unit_card("Trader", when(I.am_played, draw(1), cost=cost(1)))
    game = Position(seats=[Seat(hand=[trader], runes="Fury 1"), Seat()], every_window=True).start()
    do(game, "play Trader")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "yes")
    assert (chain(game), runes(game, 0), hand(game, 0)) == (["Trader"], (0, 1), [])
    settle(game)
    assert hand(game, 0) == [SAGE]
    game = Position(seats=[Seat(hand=[trader], runes="Fury 1"), Seat()], every_window=True).start()
    do(game, "play Trader", "no")
    assert (question(game), runes(game, 0), hand(game, 0)) == ("main", (1, 0), [])


@pytest.mark.clause("CR 204.3", "CR 383.3.b")
def test_an_opening_cost_that_cannot_be_paid_removes_the_trigger_without_asking() -> None:
    trader = unit_card("Trader", when(I.am_played, draw(1), cost=cost(1)))
    game = Position(seats=[Seat(hand=[trader]), Seat()], every_window=True).start()
    do(game, "play Trader")
    assert (question(game), hand(game, 0)) == ("main", [])


@pytest.mark.clause("CR 204.3", "CR 444.2", "core 16.2")
def test_a_cost_in_a_spells_instruction_is_paid_at_resolution() -> None:
    tithe = spell_card("Tithe", draw(1), pay_to(cost(1), draw(1)))
    game = Position(seats=[Seat(hand=[tithe], runes="Fury 1"), Seat()], every_window=True).start()
    do(game, "play Tithe")
    assert runes(game, 0) == (1, 0)
    do(game, "pass", "pass")
    assert (question(game), len(hand(game, 0))) == ("may", 1)
    do(game, "yes")
    assert (runes(game, 0), len(hand(game, 0))) == ((0, 1), 2)


@pytest.mark.clause("CR 205", "core 16.3")
def test_if_you_do_asks_whether_it_really_happened() -> None:
    """Killing the unit is replaced: it was not killed, so what follows "if you do" does not happen."""
    offer = spell_card("Offer", may(kill(a(unit.friendly))), if_(if_you_do, draw(2)))
    saved = unit_card("Saved", instead_of_dying(me, recall(me)))
    game = Position(seats=[Seat(hand=[offer], base=[LEFT]), Seat()]).start()
    do(game, "play Offer", "yes")
    assert (base(game, 0), len(hand(game, 0))) == ([], 2)
    game = Position(seats=[Seat(hand=[offer], base=[LEFT]), Seat()]).start()
    do(game, "play Offer", "no")
    assert (base(game, 0), len(hand(game, 0))) == (["Left"], 0)
    game = Position(seats=[Seat(hand=[offer], base=[saved]), Seat()]).start()
    do(game, "play Offer", "yes")
    assert (base(game, 0), len(hand(game, 0))) == (["Saved"], 0)


@pytest.mark.clause("CR 204.4", "core 16.4")
def test_an_applied_cost_is_paid_as_the_action_is_done() -> None:
    """Opponents must pay one Power for each unit beyond the first to move there together."""
    gate = plain_field("Gate", MoveToll(cost(0, "A"), battlefield.here.select(), beyond=1))
    game = Position(
        seats=[Seat(base=[LEFT, RIGHT, unit_card("Third")], runes="Fury 1"), Seat()],
        fields=[Field(gate), Field(HERE)],
        every_window=True,
    ).start()
    do(game, "move Left", "at Gate")
    assert (question(game), offered(game)) == ("move-more", ["done", "pick Right", "pick Third"])
    do(game, "pick Right")  # one rune: a third unit cannot be paid for, so the move is made
    assert (at_field(game), runes(game, 0)) == (["Left", "Right"], (0, 0))
    assert (chain(game), question(game)) == ([], "focus")  # no chain, nobody could react


@pytest.mark.clause("CR 204.4", "core 16.4")
def test_an_applied_cost_that_is_not_paid_stops_the_action() -> None:
    gate = plain_field("Gate", MoveToll(cost(1), battlefield.here.select()))
    game = Position(seats=[Seat(base=[LEFT]), Seat()], fields=[Field(gate), Field(HERE)]).start()
    do(game, "move Left")  # the only place left is Here
    assert (at_field(game, 0), at_field(game, 1)) == ([], ["Left"])


@pytest.mark.clause("CR 204.4", "core 16.4", "CR 444.2")
def test_whoever_moves_units_by_an_effect_pays_the_applied_cost_too_and_says_for_which() -> None:
    gate = plain_field("Gate", MoveToll(cost(0, "A"), battlefield.here.select(), beyond=1))
    march = spell_card("March", move(every(unit.friendly), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[march], base=[LEFT, RIGHT, unit_card("Third")], runes="Fury 1"), Seat()],
        fields=[Field(gate), Field(HERE)],
        every_window=True,
    ).start()
    do(game, "play March", "pick Gate", "pass", "pass")
    assert (question(game), offered(game)) == ("choose", ["pick Left", "pick Right", "pick Third"])
    do(game, "pick Right")  # the first of them is free
    assert offered(game) == ["done", "pick Left", "pick Third"]
    do(game, "pick Left")  # the one rune pays for a second; a third could not be paid for
    assert (at_field(game), base(game, 0), runes(game, 0)) == (["Left", "Right"], ["Third"], (0, 0))


@pytest.mark.clause("CR 204.4", "core 16.4", "CR 444.2")
@pytest.mark.parametrize("pays", [True, False])
def test_the_applied_cost_of_a_move_by_an_effect_may_be_declined(pays: bool) -> None:
    gate = plain_field("Gate", MoveToll(cost(1), battlefield.here.select()))
    step = spell_card("Step", move(a(unit.friendly), destination(battlefield)), if_(if_you_do, draw(1)))
    game = Position(
        seats=[Seat(hand=[step], base=[LEFT], runes="Fury 1"), Seat()], fields=[Field(gate), Field(HERE)]
    ).start()
    do(game, "play Step", "pick Gate")
    assert offered(game) == ["done", "pick Left"]
    do(game, "pick Left" if pays else "done")
    assert len(hand(game, 0)) == int(pays)  # unpaid: it did not happen
    assert (at_field(game), base(game, 0), runes(game, 0)) == (
        (["Left"], [], (0, 1)) if pays else ([], ["Left"], (1, 0))
    )


@pytest.mark.clause("CR 204.4", "core 16.4")
def test_an_effect_moves_nobody_where_the_applied_cost_cannot_be_paid() -> None:
    gate = plain_field("Gate", MoveToll(cost(1), battlefield.here.select()))
    step = spell_card("Step", move(a(unit.friendly), destination(battlefield)))
    game = Position(seats=[Seat(hand=[step], base=[LEFT]), Seat()], fields=[Field(gate), Field(HERE)]).start()
    do(game, "play Step", "pick Gate")
    assert (at_field(game), base(game, 0)) == ([], ["Left"])


@pytest.mark.clause("CR 204.4", "core 16.4")
@pytest.mark.parametrize("mine", [True, False])
def test_the_applied_cost_is_asked_of_the_player_it_names_whoever_controls_the_unit(mine: bool) -> None:
    """Opponents must pay: so must the one who sends a unit there by a spell, but not the controller who lures one."""
    gate = plain_field("Gate", MoveToll(cost(1), battlefield.here.select(), actor=ENEMY))
    send = spell_card("Send", move(a(unit.in_base), destination(battlefield)))
    holder = 0 if mine else 1
    game = Position(
        seats=[Seat(hand=[send]), Seat(base=[LEFT])],
        fields=[Field(gate, controller=holder, units={holder: [RIGHT]}), Field(HERE)],
    ).start()
    do(game, "play Send", "pick Gate")
    assert happened(game, "moves") == (["moves Left"] if mine else [])


@pytest.mark.clause("CR 204.4")
def test_each_of_two_units_that_swap_places_pays_its_own_way() -> None:
    gate = plain_field("Gate", MoveToll(cost(1), battlefield.here.select()))
    swap = spell_card("Swap", swap_places(a(unit.friendly, "one"), a(unit.friendly.other_than("one"))))
    game = Position(
        seats=[Seat(hand=[swap], runes="Fury 1"), Seat()],
        fields=[Field(gate, controller=0, units={0: [LEFT]}), Field(HERE, controller=0, units={0: [RIGHT]})],
    ).start()
    do(game, "play Swap", "pick Left")
    assert (question(game), offered(game)) == ("choose", ["done", "pick Right"])  # Left goes freely, Right pays
    do(game, "pick Right")
    assert (at_field(game, 0), at_field(game, 1), runes(game, 0)) == (["Right"], ["Left"], (0, 1))


@pytest.mark.clause("CR 203", "CR 357.2.a", "core 16.5")
def test_a_cost_that_was_replaced_is_paid() -> None:
    rite = spell_card("Rite", additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False), draw(2))
    saved = unit_card("Saved", instead_of_dying(me, recall(me)))
    game = Position(seats=[Seat(hand=[rite], base=[saved]), Seat()]).start()
    do(game, "play Rite")
    assert (base(game, 0), len(hand(game, 0))) == (["Saved"], 2)


@pytest.mark.clause("CR 203", "CR 203.3", "core 16.5")
def test_a_cost_that_is_impossible_cannot_be_paid() -> None:
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[Piece(sage, exhausted=True)]), Seat()]).start()
    assert offered(game) == ["end"]


# --- the total


@pytest.mark.clause("core 16.6.1", "CR 356")
def test_ignoring_the_cost_ignores_the_base_cost_only() -> None:
    """Energy and Power of the base are 0; the mandatory additional cost is not."""
    dear = unit_card("Dear", additional(cost(1), optional=False), energy=5, power=(FURY, FURY))
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash), cost_mode=COST_IGNORED))
    game = Position(seats=[Seat(hand=[call], trash=[dear], runes="Fury 2"), Seat()]).start()
    assert cost_of(game, "Call") == 1
    assert base(game, 0) == ["Dear"]


@pytest.mark.clause("core 16.6.1", "CR 356")
def test_ignoring_only_energy_or_only_power() -> None:
    dear = unit_card("Dear", energy=3, power=(FURY,))
    for mode, ready, exhausted in ((COST_ENERGY_IGNORED, 3, 0), (COST_POWER_IGNORED, 1, 3)):
        call = spell_card("Call", PlayCards(a(unit.yours.in_trash), cost_mode=mode))
        game = Position(seats=[Seat(hand=[call], trash=[dear], runes="Fury 4"), Seat()]).start()
        do(game, "play Call")
        assert (base(game, 0), runes(game, 0)) == (["Dear"], (ready, exhausted))


@pytest.mark.clause("core 16.6.1", "CR 356")
def test_play_for_a_cost_replaces_the_base_cost() -> None:
    dear = unit_card("Dear", energy=5, power=(FURY,))
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash), price=cost(2)))
    game = Position(seats=[Seat(hand=[call], trash=[dear], runes="Fury 4"), Seat()]).start()
    assert cost_of(game, "Call") == 2
    assert (base(game, 0), runes(game, 0)) == (["Dear"], (2, 2))


@pytest.mark.clause("core 16.6.2", "CR 356")
def test_additional_costs_mandatory_and_chosen_are_added() -> None:
    """Two instances of a mandatory one (Deflect) and an optional one."""
    slippery = unit_card("Slippery", Deflect(2), might=9)
    bolt = spell_card("Bolt", additional(cost(1)), deal(1, a(unit.enemy)), energy=1)
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 4"), Seat(base=[slippery])]).start()
    do(game, "play Bolt", "yes")
    assert (runes(game, 0), damage_to(game, "Slippery")) == ((2, 0), [1])  # 2 Energy and 2 Power from the same runes


@pytest.mark.clause("core 16.6.3", "core 16.6.4", "CR 356")
def test_increases_come_before_discounts() -> None:
    """Cost 1, 2 more, 3 less: 0. The other way round it would be 2."""
    tax = unit_card("Tax", dearer(2))
    sale = unit_card("Sale", dearer(-3))
    game = Position(
        seats=[Seat(hand=[spell_card("Cheap", draw(1), energy=1)], base=[sale, tax], runes="Fury 2"), Seat()]
    ).start()
    assert cost_of(game, "Cheap") == 0


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_a_discount_that_comes_with_an_optional_cost_is_taken_off_the_total() -> None:
    """Cost 1, 2 more, 3 less for discarding: 0, not 2."""
    tax = unit_card("Tax", dearer(2))
    thief = unit_card("Thief", additional(cost(deed(DISCARD, 1)), cheaper=3), energy=1)
    game = Position(seats=[Seat(hand=[thief, LEFT], base=[tax], runes="Fury 3"), Seat()]).start()
    do(game, "play Thief", "yes")
    assert (runes(game, 0), trash(game, 0)) == ((3, 0), ["Left"])


@pytest.mark.clause("core 16.6.4", "CR 356", "CR 355.16")
def test_a_card_that_only_an_optional_cost_makes_payable_can_be_played_and_must_pay_it() -> None:
    thief = unit_card("Thief", additional(cost(deed(DISCARD, 1)), cheaper=2), energy=4)
    game = Position(seats=[Seat(hand=[thief, LEFT], runes="Fury 2"), Seat()]).start()
    assert offered(game) == ["end", "play Left", "play Thief"]
    do(game, "play Thief")  # declining is not offered
    assert (base(game, 0), trash(game, 0), runes(game, 0)) == (["Thief"], ["Left"], (0, 2))
    game = Position(seats=[Seat(hand=[thief], runes="Fury 2"), Seat()]).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_a_minimum_binds_its_own_discount_only() -> None:
    """5, 3 less to a minimum of 3, 2 less: 3 then 1."""
    modest = unit_card("Modest", CostChange(types=SPELL, energy=Number(-3), least=3))
    bold = unit_card("Bold", CostChange(types=SPELL, energy=Number(-2)))
    game = Position(
        seats=[Seat(hand=[spell_card("Dear", draw(1), energy=5)], base=[bold, modest], runes="Fury 5"), Seat()]
    ).start()
    assert cost_of(game, "Dear") == 1


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_costs_never_go_below_nothing_and_additional_costs_can_be_discounted() -> None:
    sale = unit_card("Sale", dearer(-9))
    game = Position(
        seats=[
            Seat(hand=[spell_card("Must", additional(cost(3), optional=False), draw(1), energy=2)], base=[sale]),
            Seat(),
        ]
    ).start()
    do(game, "play Must")
    assert (hand(game, 0), game.sides[0].energy) == ([SAGE], 0)


@pytest.mark.clause("core 16.6.5", "CR 356")
def test_ignoring_any_and_all_costs_leaves_nothing_to_pay() -> None:
    """Not even what is paid with other things, and increases do not matter."""
    dear = unit_card("Dear", additional(cost(2, deed(DISCARD, 1)), optional=False), energy=5)
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash), cost_mode=COST_NOTHING))
    tax = unit_card("Tax", CostChange(types=UNIT, energy=Number(4)))
    game = Position(seats=[Seat(hand=[call, LEFT], base=[tax], trash=[dear], runes="Fury 2"), Seat()]).start()
    do(game, "play Call")
    assert (base(game, 0), hand(game, 0), runes(game, 0)) == (["Dear", "Tax"], ["Left"], (2, 0))


@pytest.mark.clause("CR 356.4.f.1", "core 16.7")
def test_choosing_an_optional_cost_is_what_makes_it_paid() -> None:
    """Discounted to nothing, it was paid all the same."""
    sale = unit_card("Sale", dearer(-9))
    more = spell_card("More", additional(cost(2)), if_(paid(), draw(2), draw(1)), energy=1)
    game = Position(seats=[Seat(hand=[more], base=[sale]), Seat()]).start()
    do(game, "play More", "yes")
    assert len(hand(game, 0)) == 2


@pytest.mark.clause("CR 356.4.f.1", "core 16.6.5")
def test_an_optional_cost_may_be_chosen_where_all_costs_are_ignored() -> None:
    runner = unit_card("Runner", Accelerate, energy=4)
    call = spell_card("Call", PlayCards(a(unit.yours.in_trash), cost_mode=COST_NOTHING))
    game = Position(seats=[Seat(hand=[call], trash=[runner]), Seat()]).start()
    do(game, "play Call", "yes")
    assert not piece(game, "Runner").exhausted


@pytest.mark.clause("CR 356", "CR 357")
def test_the_total_is_fixed_before_anything_is_paid() -> None:
    """The unit that made the spell cheaper is killed to pay for it; the price stays."""
    sale = unit_card("Sale", dearer(-2))
    rite = spell_card("Rite", additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False), draw(1), energy=3)
    saved = unit_card("Saved", instead_of_dying(unit.friendly, recall(that), may=True))
    game = Position(seats=[Seat(hand=[rite], base=[sale, saved], runes="Fury 3"), Seat()]).start()
    do(game, "play Rite", "pick Sale", "no")
    assert (base(game, 0), runes(game, 0), hand(game, 0)) == (["Saved"], (2, 1), [SAGE])


@pytest.mark.clause("CR 425.1.c", "core 16.8")
def test_countering_refunds_nothing() -> None:
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1), energy=2)], runes="Fury 2"), Seat(hand=[no])]).start()
    do(game, "play Plan", "play No")
    assert (runes(game, 0), hand(game, 0), trash(game, 0)) == ((0, 2), [], ["Plan"])


# --- paying


@pytest.mark.clause("A20")
def test_automatic_payment_spends_matching_power_before_universal_power() -> None:
    hot = spell_card("Hot", draw(1), power=(FURY,))
    game = Position(seats=[Seat(hand=[hot], power="A 1, Fury 1"), Seat()]).start()
    assert game.sides[0].power == [ANY_DOMAIN, FURY]
    do(game, "play Hot")
    assert game.sides[0].power == [ANY_DOMAIN]


@pytest.mark.clause("A20")
def test_automatic_payment_exhausts_before_it_recycles_and_recycles_what_is_exhausted_first() -> None:
    hot = spell_card("Hot", draw(1), energy=1, power=(ANY_DOMAIN,))
    game = Position(seats=[Seat(hand=[hot], runes="Fury 1, Calm 2", exhausted_runes="Calm 1"), Seat()]).start()
    do(game, "play Hot")
    assert runes(game, 0) == (2, 1)  # one exhausted for Energy; the one that was exhausted already was recycled
    assert happened(game, "recycles") == ["recycles Calm Rune"]


@pytest.mark.clause("A34", "CR 371.2", "CR 444.2.c")
def test_a_replacement_that_may_be_paid_for_is_asked_at_that_moment_and_add_abilities_may_pay() -> None:
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, heal(that), recall(that), may=True, price=cost(1)))
    font = unit_card("Font", use(exhaust_me(), add(1), speed=REACTION))
    doom = spell_card("Doom", kill(a(unit.named("Left"))))
    game = Position(seats=[Seat(hand=[doom]), Seat(base=[medic, font, LEFT])]).start()
    do(game, "play Doom")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    do(game, "yes")
    assert (base(game, 1), piece(game, "Font").exhausted) == (["Font", "Left", "Medic"], True)
    game = Position(seats=[Seat(hand=[doom]), Seat(base=[medic, LEFT])]).start()
    do(game, "play Doom")  # nothing to pay with: not asked
    assert base(game, 1) == ["Medic"]


@pytest.mark.clause("CR 404.2", "core 18.8")
def test_what_choosing_costs_a_trigger_may_be_declined() -> None:
    """A trigger must choose if it can, but its controller need not pay for Deflect: then it is removed."""
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy))))
    slippery = unit_card("Slippery", Deflect(1), might=9)
    game = Position(seats=[Seat(hand=[archer], runes="Fury 1"), Seat(base=[slippery])]).start()
    do(game, "play Archer")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "no")
    assert (damage_to(game, "Slippery"), runes(game, 0)) == ([], (1, 0))
    game = Position(seats=[Seat(hand=[archer], runes="Fury 1"), Seat(base=[slippery])]).start()
    do(game, "play Archer", "yes")
    assert (damage_to(game, "Slippery"), runes(game, 0)) == ([1], (0, 0))


@pytest.mark.clause("A35", "CR 355.9", "CR 402.4.b", "CR 404.2")
@pytest.mark.parametrize("runes_", ["", "Fury 1"])
def test_a_trigger_may_choose_what_its_controller_does_not_pay_for(runes_: str) -> None:
    """With no Power as with one: choosing what has Deflect and not paying takes the trigger off the chain."""
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy))))
    enemies = [unit_card("Slippery", Deflect(1), might=9), unit_card("Plain", might=9)]
    game = Position(seats=[Seat(hand=[archer], runes=runes_), Seat(base=enemies)]).start()
    do(game, "play Archer")
    assert (question(game), offered(game)) == ("target", ["pick Plain", "pick Slippery"])
    do(game, "pick Slippery")
    if runes_:
        do(game, "no")
    assert (question(game), damage_to(game, "Slippery"), damage_to(game, "Plain")) == ("main", [], [])
    assert happened(game, "ability-withdrawn") == ["ability-withdrawn Archer"]


@pytest.mark.clause("A35", "CR 355.16")
def test_a_spell_or_an_activated_ability_chooses_only_what_can_be_paid_for() -> None:
    bow = gear_card("Bow", use(exhaust_me(), deal(1, a(unit.enemy))))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    enemies = [unit_card("Slippery", Deflect(1), might=9), unit_card("Plain", might=9)]
    game = Position(seats=[Seat(hand=[bolt], base=[bow]), Seat(base=enemies)]).start()
    do(game, "play Bolt")
    do(game, "use Bow")
    assert (damage_to(game, "Slippery"), damage_to(game, "Plain")) == ([], [1, 1])


@pytest.mark.clause("A35", "CR 383.3.b")
def test_what_a_trigger_costs_beside_deflect_is_not_paid_in_part() -> None:
    """ "Discard 1 to deal 1": nothing is discarded for what then comes off the chain."""
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy)), cost=cost(deed(DISCARD, 1))))
    enemies = [unit_card("Slippery", Deflect(1), might=9), unit_card("Plain", might=9)]
    game = Position(seats=[Seat(hand=[archer, "Gust"]), Seat(base=enemies)]).start()
    do(game, "play Archer", "yes", "pick Slippery")
    assert (hand(game, 0), damage_to(game, "Slippery"), damage_to(game, "Plain")) == (["Gust"], [], [])


@pytest.mark.clause("CR 357.1.a", "CR 429.3")
def test_add_abilities_pay_without_giving_anyone_priority() -> None:
    font = unit_card("Font", use(exhaust_me(), add(2), speed=REACTION))
    game = Position(
        seats=[Seat(hand=[spell_card("Plan", draw(1), energy=2)], base=[font]), Seat()], every_window=True
    ).start()
    do(game, "play Plan")
    assert (chain(game), piece(game, "Font").exhausted) == (["Plan"], True)
