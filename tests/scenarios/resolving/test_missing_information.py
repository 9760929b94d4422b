"""Information that is gone, and what it does to an instruction (CR 359.3.e.12, 359.3.f)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    a,
    at_least,
    choose,
    deal,
    draw,
    every,
    exhaust_me,
    gain_xp,
    if_,
    it,
    kill,
    me,
    might_of,
    play_token,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    hand,
    plain_field,
    spell_card,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
DOOM = spell_card("Doom", Reaction, kill(a(unit)))
HERE = plain_field("Here")
THERE = plain_field("There")
SAGE = "Vanguard Sergeant"


def at_here(*mine: Printed, foe: Printed = RIGHT, reply: Printed = DOOM) -> Game:
    """Seat 0's units and one of seat 1's at the same battlefield, in a combat with every window asked."""
    return Position(
        seats=[Seat(base=list(mine)), Seat(hand=[reply])],
        fields=[Field(HERE, controller=1, units={1: [foe]}), Field(THERE)],
    ).start()


@pytest.mark.clause("CR 359.3.f", "CR 359.3.e.12", "core 17.8")
def test_here_is_nowhere_once_the_source_is_gone() -> None:
    """The attacker is killed in response to its trigger: there is no "here" any more."""
    bomber = unit_card("Bomber", when(I.attack, deal(2, every(unit.enemy.here))))
    game = at_here(bomber)
    do(game, "move Bomber", "at Here", "play Doom", "pick Bomber")
    assert damage_to(game, "Right") == []
    game = at_here(bomber)
    do(game, "move Bomber", "at Here", "pass")
    assert damage_to(game, "Right") == [2]


@pytest.mark.clause("CR 359.3.f", "core 17.8")
def test_a_target_here_is_illegal_once_there_is_no_here() -> None:
    archer = unit_card("Archer", when(I.attack, deal(1, a(unit.enemy.here)), draw(1)))
    game = at_here(archer)
    do(game, "move Archer", "at Here", "play Doom", "pick Archer")
    assert (damage_to(game, "Right"), hand(game, 0)) == ([], [SAGE])


@pytest.mark.clause("CR 359.3.f", "CR 359.3.e.12", "core 17.5")
def test_a_token_to_be_played_here_is_not_played_anywhere_else() -> None:
    drummer = unit_card("Drummer", when(I.move_to_a_battlefield, play_token(RECRUIT, here=True), draw(1)))
    game = Position(
        seats=[Seat(base=[drummer]), Seat(hand=[DOOM])],
        fields=[Field(HERE), Field(THERE)],
    ).start()
    do(game, "move Drummer", "at Here", "play Doom")
    assert (at_field(game), base(game, 0), hand(game, 0)) == ([], [], [SAGE])


@pytest.mark.clause("CR 359.3.e.12", "core 17.5")
def test_my_might_is_null_once_i_am_gone() -> None:
    brute = unit_card("Brute", use(exhaust_me(), deal(might_of(me), a(unit.enemy)), gain_xp(1)))
    game = Position(seats=[Seat(base=[brute]), Seat(hand=[DOOM], base=[RIGHT])]).start()
    do(game, "use Brute", "play Doom", "pick Brute")
    assert (damage_to(game, "Right"), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 359.3.e.12")
def test_a_condition_about_what_is_gone_does_not_hold() -> None:
    judge = spell_card("Judge", choose(a(unit.enemy)), if_(at_least(might_of(it()), 0), draw(1), gain_xp(1)))
    game = Position(seats=[Seat(hand=[judge]), Seat(hand=[DOOM], base=[RIGHT])]).start()
    do(game, "play Judge", "play Doom")
    assert (hand(game, 0), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 323.4", "CR 359.3.f")
def test_a_deathknell_still_knows_where_here_was() -> None:
    heir = unit_card("Heir", Deathknell(deal(1, every(unit.enemy.here))))
    game = Position(
        seats=[Seat(hand=[DOOM], base=[LEFT]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [heir, RIGHT]}), Field(THERE)],
    ).start()
    do(game, "play Doom", "pick Heir")
    assert damage_to(game, "Right") == []
    spite = unit_card("Spite", Deathknell(deal(1, every(unit.here))))
    game = Position(
        seats=[Seat(hand=[DOOM], base=[LEFT]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [spite, RIGHT]}), Field(THERE)],
    ).start()
    do(game, "play Doom", "pick Spite")
    assert (damage_to(game, "Right"), damage_to(game, "Left")) == ([1], [])
