""" "Your Deathknell effects trigger an additional time", "your hold effects for holding here …", "don't trigger"."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.language import (
    DEATHKNELL,
    TEMPORARY,
    Deathknell,
    I,
    Temporary,
    a,
    dont_trigger,
    every,
    gain_xp,
    kill,
    trigger_again,
    unit,
    when,
    you,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects.kinds_of_ability import TriggerChange
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import ASSAULT, E_MOVED
from tests.scenarios.table import (
    at_field,
    do,
    gear_card,
    hand,
    offered,
    plain_field,
    settle,
    spell_card,
    unit_card,
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
KARTHUS = unit_card("Karthus", trigger_again(DEATHKNELL))
BELL = unit_card("Bell", Deathknell(gain_xp(1)))
SLAY = spell_card("Slay", kill(a(unit.named("Bell"))))
SWEEP = spell_card("Sweep", kill(every(unit)))


@pytest.mark.clause("CR 808")
@pytest.mark.parametrize(
    ("mine", "theirs", "spell_", "gained"),
    [
        ([BELL], [], SLAY, [1, 0]),
        ([BELL, KARTHUS], [], SLAY, [2, 0]),
        ([BELL, KARTHUS, KARTHUS], [], SLAY, [3, 0]),
        ([BELL], [KARTHUS], SLAY, [1, 0]),  # not those of others
        ([BELL, KARTHUS], [], SWEEP, [2, 0]),  # they die at one moment
    ],
)
def test_deathknells_trigger_once_more_for_each_who_says_so(
    mine: list[PieceLike], theirs: list[PieceLike], spell_: Printed, gained: list[int]
) -> None:
    seats = [Seat(base=mine, hand=[spell_]), Seat(base=theirs)]
    game = Position(seats=seats).start()
    do(game, "play Slay" if spell_ is SLAY else "play Sweep")
    settle(game)
    assert xp(game) == gained


def test_a_text_on_a_death_that_is_no_deathknell_triggers_once() -> None:
    mourner = unit_card("Bell", when(I.die, gain_xp(1)))
    game = Position(seats=[Seat(base=[mourner, KARTHUS], hand=[SLAY]), Seat()]).start()
    do(game, "play Slay")
    settle(game)
    assert xp(game) == [1, 0]


def test_conquer_effects_for_conquering_here_and_nowhere_else() -> None:
    """Red Brambleback: its own, a legend's and any other; not those for another battlefield, nor hold effects."""
    red = unit_card("Red", trigger_again(you.conquer_here), when(I.conquer, gain_xp(1)))
    drum = gear_card("Drum", when(you.conquer, gain_xp(10)))
    other = unit_card("Other", when(I.conquer, gain_xp(100)))
    base = [Piece(x, exhausted=False) for x in (red, other)]
    game = Position(seats=[Seat(base=[*base, drum]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Other", "at West", "done")
    finish(game)
    assert xp(game) == [110, 0]
    do(game, "move Red", "at East")
    finish(game)
    assert xp(game) == [132, 0]


def finish(game: Game) -> None:
    """Order what triggered as it comes."""
    settle(game)
    while offered(game)[0].startswith("pick "):
        do(game, offered(game)[0])
        settle(game)


def test_temporary_units_where_it_says_so_do_not_die() -> None:
    """LeBlanc (Everywhere at Once): your own, at her battlefield."""
    leblanc = unit_card("LeBlanc", dont_trigger(TEMPORARY, here=True))
    ghost = unit_card("Ghost", Temporary())
    far = unit_card("Far", Temporary())
    fields = [Field(EAST, controller=0, units={0: [leblanc, ghost]}), Field(WEST, controller=0, units={0: [far]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "end", "end")
    finish(game)
    assert (at_field(game, 0), at_field(game, 1)) == (["Ghost", "LeBlanc"], [])


def test_the_cards_that_say_so() -> None:
    poro = printed("Loyal Poro")
    seat = Seat(base=[poro, unit_card("Friend"), printed("Karthus, Eternal")], hand=[SWEEP])
    game = Position(seats=[seat, Seat()]).start()
    do(game, "play Sweep")
    finish(game)
    assert len(hand(game, 0)) == 2


def test_what_says_nothing_is_refused() -> None:
    with pytest.raises(CardTextError, match="say which abilities"):
        unit_card("Odd", TriggerChange())
    with pytest.raises(CardTextError, match="say which abilities"):
        unit_card("Odd", TriggerChange(ASSAULT, E_MOVED))
    with pytest.raises(CardTextError, match="conquer effects or hold effects"):
        unit_card("Odd", TriggerChange(kind=E_MOVED))
