"""Effects that hang on another object, and triggers that ask where it happened."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    a,
    attach,
    cost,
    detach,
    draw,
    gear,
    give,
    it,
    kill,
    me,
    move_to_base,
    recall,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects import select as se
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.terms import E_MOVED, WHILE_ATTACHED, WHILE_SOURCE
from tests.scenarios.table import do, equipment, gear_card, hand, might, settle, spell_card


@pytest.mark.clause("CR 389")
def test_might_given_while_the_source_is_there():
    totem = gear_card("Totem", use(cost(0), give(a(unit.friendly), 2, until=WHILE_SOURCE), times=1))
    smash = spell_card("Smash", kill(a(gear)))
    game = Position(
        seats=[Seat(hand=[smash], base=[totem, "Mech"], deck=["Gust"] * 4), Seat(deck=["Gust"] * 4)]
    ).start()
    do(game, "use Totem")
    settle(game)
    assert might(game, "Mech") == 5
    do(game, "end", "end")
    assert might(game, "Mech") == 5  # no turn ends it
    do(game, "play Smash")
    settle(game)
    assert might(game, "Mech") == 3


@pytest.mark.clause("CR 389")
@pytest.mark.parametrize("off", [detach(a(gear)), kill(a(gear))], ids=["detached", "killed"])
def test_might_given_while_it_is_attached(off):
    chain = equipment("Chain", use(cost(0), attach(me, a(unit.yours)), give(it(), 2, until=WHILE_ATTACHED)), bonus=1)
    free = spell_card("Free", off)
    game = Position(seats=[Seat(hand=[free], base=[chain, "Mech"]), Seat()]).start()
    do(game, "use Chain")
    settle(game)
    assert might(game, "Mech") == 6
    do(game, "play Free")
    settle(game)
    assert might(game, "Mech") == 3


@pytest.mark.parametrize(
    ("where", "effect", "drawn"),
    [
        (se.IN_BASE, move_to_base(a(unit.friendly)), 1),
        (se.AT_BATTLEFIELD, move_to_base(a(unit.friendly)), 0),
        (se.IN_BASE, recall(a(unit.friendly)), 0),  # CR 454: a recall is no move
    ],
    ids=["to base", "not to a battlefield", "recalled"],
)
def test_a_trigger_asks_where_it_happened(where, effect, drawn):
    bell = gear_card("Bell", when(When(E_MOVED, place=where), draw(1)))
    home = spell_card("Home", effect)
    game = Position(
        seats=[Seat(hand=[home], base=[bell], deck=["Gust"] * 3), Seat()],
        fields=[Field(controller=0, units={0: ["Mech"]})],
    ).start()
    do(game, "play Home")
    settle(game)
    assert len(hand(game, 0)) == drawn
