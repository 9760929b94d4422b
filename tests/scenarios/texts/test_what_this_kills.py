"""Texts that ask what they themselves have killed: each unit counts (CR 386, 428)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    any_number,
    choose,
    deal,
    draw,
    every,
    for_each_killed,
    gain_xp,
    if_,
    if_this_kills,
    if_you_cant,
    if_you_do,
    instead_of_dying,
    it,
    kill,
    me,
    might_of,
    recall,
    that,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.amounts import Memo
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.scenarios.table import at_field, damage_to, do, hand, plain_field, settle, spell_card, trash, unit_card

WEAK = unit_card("Weak", might=1)
TOUGH = unit_card("Tough", might=4)
SAVED = unit_card("Saved", instead_of_dying(me, recall(that)), might=1)
ALL = every(unit.enemy)


def against(spell: Printed, *enemies: Printed, reply: Printed | None = None) -> Game:
    game = Position(
        seats=[Seat(hand=[spell], base=[unit_card("Hero", might=3)]), Seat(hand=[reply] if reply else [])],
        fields=[Field(plain_field("Here"), controller=1, units={1: list(enemies)})],
    ).start()
    do(game, f"play {spell.name}")
    return game


def xp(game: Game) -> int:
    return game.sides[0].xp


@pytest.mark.clause("CR 386", "CR 428")
def test_for_each_unit_this_kills_counts_each() -> None:
    sweep = spell_card("Sweep", deal(2, ALL), for_each_killed(ALL, gain_xp(1)))
    game = against(sweep, WEAK, WEAK, TOUGH, WEAK)
    settle(game)
    assert (trash(game, 1), at_field(game), xp(game)) == (["Weak"] * 3, ["Tough"], 3)


@pytest.mark.clause("CR 386", "CR 417.6.b.3")
def test_also_where_a_unit_deals_the_damage_and_it_is_split() -> None:
    strike = spell_card(
        "Strike",
        choose(a(unit.friendly, "hero")),
        deal(might_of(it("hero")), any_number(unit.enemy, "foes"), by=it("hero"), split=True),
        for_each_killed(it("foes"), gain_xp(1)),
    )
    game = against(strike, WEAK, WEAK, TOUGH)
    do(game, "pick Weak", "pick Weak", "pick Tough")
    settle(game)
    assert (trash(game, 1), damage_to(game, "Tough"), xp(game)) == (["Weak", "Weak"], [1], 2)


@pytest.mark.clause("CR 386", "CR 428.5.c")
def test_what_is_killed_by_something_else_or_saved_does_not_count() -> None:
    sweep = spell_card("Sweep", deal(2, ALL), for_each_killed(ALL, gain_xp(1)))
    slay = spell_card("Slay", Reaction, kill(a(unit.friendly)))
    game = against(sweep, WEAK, WEAK, SAVED, reply=slay)
    do(game, "play Slay", "pick Weak")
    settle(game)
    assert (trash(game, 1), xp(game)) == (["Slay", "Weak", "Weak"], 1)


@pytest.mark.clause("CR 386")
def test_if_this_kills_it_is_asked_once() -> None:
    sweep = spell_card("Sweep", deal(2, ALL), if_this_kills(ALL, gain_xp(1)))
    game = against(sweep, WEAK, WEAK)
    settle(game)
    assert (trash(game, 1), xp(game)) == (["Weak", "Weak"], 1)


@pytest.mark.clause("CR 359.3.e.14", "CR 428")
def test_how_many_an_instruction_killed_is_known_to_the_next() -> None:
    cull = spell_card("Cull", kill(ALL), draw(Memo()))
    game = against(cull, WEAK, SAVED, TOUGH)
    settle(game)
    assert (trash(game, 1), len(hand(game, 0))) == (["Tough", "Weak"], 2)


@pytest.mark.clause("CR 205", "CR 359.3.e.14")
def test_a_kill_that_was_replaced_was_none() -> None:
    cull = spell_card("Cull", kill(ALL), if_(if_you_do, gain_xp(1)), if_(if_you_cant, gain_xp(10)))
    game = against(cull, SAVED)
    settle(game)
    assert (trash(game, 1), xp(game)) == ([], 10)
