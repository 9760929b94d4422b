"""Focus and passes around chains in a showdown (CR 340.2.a, 346-348; rulings A4 and A9)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    a,
    add,
    battlefield,
    destination,
    draw,
    exhaust_me,
    move,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import REACTION
from tests.scenarios.table import (
    at_field,
    chain,
    controller,
    do,
    plain_field,
    question,
    seat_asked,
    settle_chain,
    spell_card,
    unit_card,
)

STUDY = spell_card("Study", Action, draw(1))
QUICK = spell_card("Quick", Reaction, draw(1))
SCOUT = unit_card("Scout", might=2)
OTHER = plain_field("Other Field")


def showdown(mine: list[Printed], theirs: list[Printed]) -> Game:
    """Seat 0 moves a Scout to an open battlefield: a non-combat showdown, with every window asked."""
    game = Position(
        seats=[Seat(hand=mine, base=[SCOUT]), Seat(hand=theirs)],
        fields=[Field(plain_field()), Field(OTHER)],
        every_window=True,
    ).start()
    do(game, "move Scout", "at Plain Field")
    return game


@pytest.mark.clause("CR 340.2.a", "CR 346", "CR 340.2")
def test_focus_passes_when_the_chain_empties() -> None:
    game = showdown([STUDY], [])
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "play Study", "pass", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)


@pytest.mark.clause("CR 346")
def test_focus_stays_when_a_trigger_started_the_chain() -> None:
    runner = unit_card("Runner", when(I.move, draw(1)))
    game = Position(
        seats=[Seat(base=[runner]), Seat()], fields=[Field(plain_field()), Field(OTHER)], every_window=True
    ).start()
    do(game, "move Runner", "at Plain Field")
    assert chain(game) == ["Runner"]
    settle_chain(game)
    assert (question(game), seat_asked(game)) == ("focus", 0)


@pytest.mark.clause("A9", "CR 348", "CR 347.2")
def test_playing_something_makes_all_earlier_passes_void() -> None:
    game = showdown([STUDY], [STUDY])
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "play Study", "pass", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)  # one pass in a row is not enough
    do(game, "pass")
    assert question(game) == "main"
    assert controller(game) == 0


@pytest.mark.clause("A9")
def test_a_reaction_inside_a_chain_makes_passes_void_too() -> None:
    """Seat 0 passed; the chain after it holds a Reaction of theirs. Both must pass again."""
    game = showdown([QUICK], [STUDY])
    do(game, "pass", "play Study", "pass", "play Quick")
    settle_chain(game)
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)


@pytest.mark.clause("A9")
def test_adding_resources_makes_no_pass_void() -> None:
    font = unit_card("Font", use(exhaust_me(), add(1), speed=REACTION))
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(base=[font])],
        fields=[Field(plain_field()), Field(OTHER)],
        every_window=True,
        full_control=True,
    ).start()
    do(game, "move Scout", "at Plain Field", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "use Font")
    assert (question(game), seat_asked(game), game.sides[1].energy) == ("focus", 1, 1)  # and focus stays
    do(game, "pass")
    assert (question(game), controller(game)) == ("main", 0)


@pytest.mark.clause("A4", "CR 323.14", "CR 334.2.a", "CR 346.1")
def test_focus_passes_before_the_showdown_becomes_a_combat() -> None:
    """The spell that brings an enemy in ends its chain first: focus passes, then the showdown turns into a combat."""
    lure = spell_card("Lure", Action, move(a(unit.enemy, "foe"), destination(battlefield, name="there")))
    guard = unit_card("Guard", when(I.defend, draw(1)))
    game = Position(
        seats=[Seat(hand=[lure], base=[SCOUT]), Seat(base=[guard])],
        fields=[Field(plain_field()), Field(OTHER)],
        every_window=True,
    ).start()
    do(game, "move Scout", "at Plain Field")
    do(game, "play Lure", "pick Plain Field", "pass", "pass")
    assert at_field(game) == ["Guard", "Scout"]
    assert chain(game) == ["Guard"]  # the combat chain: Guard's trigger on defending
    settle_chain(game)
    assert (question(game), seat_asked(game)) == ("focus", 1)  # passed once, for Lure; not again for the triggers


@pytest.mark.clause("CR 464.2.e.1", "core 12.8")
def test_at_the_opening_of_a_combat_the_attackers_triggers_come_first() -> None:
    charger = unit_card("Charger", when(I.attack, draw(1)))
    guard = unit_card("Guard", when(I.defend, draw(1)))
    game = Position(
        seats=[Seat(base=[charger]), Seat()],
        fields=[Field(plain_field(), controller=1, units={1: [guard]}), Field(OTHER)],
        every_window=True,
    ).start()
    do(game, "move Charger", "at Plain Field")
    assert chain(game) == ["Charger", "Guard"]
    assert seat_asked(game) == 1  # the newest item is the defender's
