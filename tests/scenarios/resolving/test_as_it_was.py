"""What has left is looked back at as it was just before: with what it wore, and what others gave it (CR 359.3.e.13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farfield.cards.language import (
    Deathknell,
    Tank,
    a,
    banish,
    dies,
    draw,
    every,
    gain_xp,
    have,
    it,
    kill,
    me,
    might_of,
    recycle,
    return_to_hand,
    that,
    unit,
    when,
)
from farfield.games import Piece, Position, Seat
from farfield.rules.effects.parts import Effect, Objects
from farfield.rules.terms import TANK
from tests.scenarios.table import do, equipment, gear_card, settle, spell_card, unit_card, xp

SWORD = equipment("Sword", bonus=2)
MARTYR = unit_card("Martyr", Deathknell(gain_xp(might_of(me))), might=1)
PLAIN = unit_card("Plain", might=3)
DOOM = spell_card("Doom", kill(a(unit)))


@pytest.mark.clause("CR 428", "CR 808.1.d")
def test_a_deathknell_knows_the_might_it_had_with_its_equipment() -> None:
    game = Position(seats=[Seat(hand=[DOOM], base=[Piece(MARTYR, attached=[SWORD])]), Seat()]).start()
    do(game, "play Doom")
    settle(game)
    assert xp(game) == [3, 0]


@pytest.mark.clause("CR 428", "CR 323.5")
@pytest.mark.parametrize("first", [True, False])
def test_it_knows_what_it_had_from_one_that_died_with_it(first: bool) -> None:
    """Whichever of the two stands first."""
    lord = unit_card("Lord", have(unit.friendly.other, 2), might=9)
    both = [lord, MARTYR] if first else [MARTYR, lord]
    game = Position(seats=[Seat(hand=[spell_card("Flood", kill(every(unit)))], base=both), Seat()]).start()
    do(game, "play Flood")
    settle(game)
    assert xp(game) == [3, 0]


@pytest.mark.clause("CR 383.2", "CR 818.3")
def test_who_hears_of_a_death_sees_the_unit_as_it_was() -> None:
    """Equipped, Mighty by its equipment, with a keyword from it: and with neither of them where it was not so."""
    shield = equipment("Shield", bonus=2, effect=(Tank,))
    for described in (unit.friendly.equipped, unit.friendly.mighty, unit.friendly.with_keyword(TANK)):
        witness = gear_card("Witness", when(dies(described), gain_xp(1)))
        for worn, heard in (([shield], 1), ([], 0)):
            game = Position(seats=[Seat(hand=[DOOM], base=[witness, Piece(PLAIN, attached=worn)]), Seat()]).start()
            do(game, "play Doom")
            settle(game)
            assert xp(game) == [heard, 0]


@pytest.mark.clause("CR 359.3.e.13")
def test_a_number_is_read_from_it_with_its_equipment() -> None:
    witness = gear_card("Witness", when(dies(unit.friendly), gain_xp(might_of(that))))
    game = Position(seats=[Seat(hand=[DOOM], base=[witness, Piece(PLAIN, attached=[SWORD])]), Seat()]).start()
    do(game, "play Doom")
    settle(game)
    assert xp(game) == [5, 0]


@pytest.mark.clause("CR 359.3.e.13")
@pytest.mark.parametrize("leave", [kill, banish, return_to_hand, recycle])
def test_a_text_that_takes_it_away_reads_what_it_was(leave: Callable[[Objects], Effect]) -> None:
    rite = spell_card("Rite", leave(a(unit.friendly)), gain_xp(might_of(it())), draw(1))
    game = Position(seats=[Seat(hand=[rite], base=[Piece(PLAIN, attached=[SWORD])]), Seat()]).start()
    do(game, "play Rite")
    settle(game)
    assert xp(game) == [5, 0]
