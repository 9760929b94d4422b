"""Texts that speak of a spell or ability on the chain, and abilities that never wait on it."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    add,
    choose,
    controller_of,
    counter,
    deal,
    do_this,
    draw,
    energy_of,
    fits,
    gain_xp,
    give,
    if_,
    it,
    kill,
    later,
    return_to_hand,
    spell_on_chain,
    spell_or_ability,
    take_spell,
    unit,
    unless_they,
    unless_they_let,
    when,
    your_main_phase,
)
from farfield.errors import CardTextError
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.select import CostIs, OnSide
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DIED, ENEMY, FOREVER, UNIT, YOURS
from tests.scenarios.table import (
    chain,
    damage_to,
    do,
    hand,
    might,
    offered,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
BOLT = spell_card("Bolt", deal(1, a(unit)), energy=3)


def answered(reply: Printed) -> Game:
    """Seat 0 plays Bolt on Left of seat 1, who answers."""
    game = Position(
        seats=[Seat(hand=[BOLT], runes="Fury 3"), Seat(hand=[reply], base=[LEFT], runes="Mind 3")],
    ).start()
    do(game, "play Bolt", f"play {reply.name}")
    return game


# --- what is read from it


@pytest.mark.clause("CR 206", "CR 359.3.e.13")
def test_the_cost_of_a_chosen_spell_is_read_before_and_after_countering_it() -> None:
    both = (choose(a(unit.friendly, "friend")), choose(a(spell_on_chain, "spell")))
    price = energy_of(it("spell"))
    before = spell_card("Riposte", Reaction, *both, give(it("friend"), price), counter(it("spell")))
    after = spell_card("Riposte", Reaction, *both, counter(it("spell")), give(it("friend"), price))
    for reply in (before, after):
        game = answered(reply)
        settle(game)
        assert (might(game, "Left"), trash(game, 0), damage_to(game, "Left")) == (6, ["Bolt"], [])


@pytest.mark.clause("CR 425", "CR 124")
def test_what_was_countered_is_still_called_by_its_name() -> None:
    game = answered(spell_card("Recall", Reaction, counter(a(spell_on_chain)), return_to_hand(it())))
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Bolt"], [])


@pytest.mark.clause("CR 355.9")
def test_a_chosen_spell_is_like_something() -> None:
    for price, countered in ((3, True), (2, False)):
        cheap = fits(it(), CostIs(energy_most=Number(price)), OnSide(ENEMY))
        game = answered(spell_card("Veto", Reaction, choose(a(spell_on_chain)), if_(cheap, counter(it()), gain_xp(1))))
        settle(game)
        assert (damage_to(game, "Left") == []) is countered
        assert game.sides[1].xp == (0 if countered else 1)


@pytest.mark.clause("CR 355.9")
def test_a_unit_of_the_player_who_controls_a_chosen_spell() -> None:
    revenge = spell_card(
        "Revenge", Reaction, choose(a(spell_on_chain, "spell")), kill(a(unit.same_controller_as("spell")))
    )
    game = Position(
        seats=[Seat(hand=[BOLT], base=[unit_card("Mine")], runes="Fury 3"), Seat(hand=[revenge], base=[LEFT])]
    ).start()
    do(game, "play Bolt", "pick Left", "play Revenge")
    settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Bolt", "Mine"], ["Revenge"])


# --- what is done to it


@pytest.mark.clause("CR 355.10.e")
@pytest.mark.parametrize(("reply", "countered"), [("yes", False), ("no", True)])
def test_counter_it_unless_its_controller_has_you_draw(reply: str, countered: bool) -> None:
    toll = spell_card(
        "Toll", Reaction, choose(a(spell_on_chain)), unless_they_let(counter(it()), controller_of(it()), draw(1))
    )
    game = answered(toll)
    settle(game)
    assert (question(game), seat_asked(game)) == ("may", 0)
    do(game, reply)
    settle(game)
    assert (damage_to(game, "Left") == []) is countered
    assert len(hand(game, 1)) == (0 if countered else 1)


@pytest.mark.clause("CR 191.2")
def test_unless_its_new_controller_does_something() -> None:
    grab = spell_card(
        "Grab",
        Reaction,
        take_spell(a(spell_or_ability)),
        unless_they(counter(it()), controller_of(it()), gain_xp(1)),
    )
    game = answered(grab)
    settle(game)
    assert seat_asked(game) == 1
    do(game, "yes")
    settle(game)
    assert (game.sides[1].xp, damage_to(game, "Left")) == (1, [1])


def test_what_cannot_be_done_to_a_spell_on_the_chain_is_refused() -> None:
    for effect in (return_to_hand(a(spell_on_chain)), deal(1, a(spell_or_ability))):
        with pytest.raises(CardTextError, match="takes a unit"):
            spell_card("Odd", effect)
    with pytest.raises(CardTextError, match="takes a unit"):
        spell_card("Odd", choose(a(spell_on_chain)), kill(it()))


# --- Add never waits


@pytest.mark.clause("CR 337.2", "CR 429.2")
def test_a_triggered_add_resolves_at_once() -> None:
    artist = unit_card("Artist", when(I.move, add(1, "A")))
    game = Position(
        seats=[Seat(base=[artist]), Seat(hand=[spell_card("Hush", Reaction, counter(a(spell_or_ability)))])],
        fields=[Field(plain_field("Here"), controller=0)],
    ).start()
    do(game, "move Artist")
    assert (chain(game), question(game), seat_asked(game)) == ([], "main", 0)
    side = game.sides[0]
    assert (side.energy, len(side.power)) == (1, 1)


@pytest.mark.clause("CR 337.2", "CR 389", "CR 429.2")
def test_so_does_a_delayed_one() -> None:
    save = spell_card("Save", later(When(*your_main_phase.kinds, actor=YOURS), add(0, "A"), until=FOREVER))
    game = Position(seats=[Seat(hand=[save]), Seat(hand=[spell_card("Hush", Reaction, gain_xp(1))])]).start()
    do(game, "play Save", "pass")
    do(game, "end", "end")
    assert (chain(game), question(game), seat_asked(game), len(game.sides[0].power)) == ([], "main", 0, 1)


@pytest.mark.clause("CR 429.2")
def test_what_adds_and_does_more_waits_like_any_other() -> None:
    artist = unit_card("Artist", when(I.move, add(1), gain_xp(1)))
    game = Position(
        seats=[Seat(base=[artist]), Seat(hand=[spell_card("Hush", Reaction, counter(a(spell_or_ability)))])],
        fields=[Field(plain_field("Here"), controller=0)],
    ).start()
    do(game, "move Artist")
    assert (question(game), seat_asked(game), offered(game)) == ("priority", 1, ["pass", "play Hush"])


# --- whose doing it is


@pytest.mark.clause("CR 428.5.d")
def test_what_the_reflexive_text_of_a_spell_kills_the_spell_has_killed() -> None:
    witness = unit_card("Witness", when(When(E_DIED, types=UNIT, actor=YOURS, by_spell=True), gain_xp(1)))
    ritual = spell_card("Ritual", gain_xp(10), do_this(kill(a(unit.enemy))))
    game = Position(seats=[Seat(hand=[ritual], base=[witness]), Seat(base=[LEFT])]).start()
    do(game, "play Ritual")
    settle(game)
    assert (trash(game, 1), game.sides[0].xp) == (["Left"], 11)
    hunter = unit_card("Hunter", when(I.am_played, do_this(kill(a(unit.enemy)))))
    game = Position(seats=[Seat(hand=[hunter], base=[witness]), Seat(base=[LEFT])]).start()
    do(game, "play Hunter")
    settle(game)
    assert (trash(game, 1), game.sides[0].xp) == (["Left"], 0), "a unit's ability is no spell"
