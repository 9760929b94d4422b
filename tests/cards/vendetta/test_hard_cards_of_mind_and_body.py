"""Otterpus, Mel and Gangplank where they meet each other, a teammate, or more of the same."""

from __future__ import annotations

import pytest

from farfield.cards.language import Reaction, a, counter, exhaust_me, give, it, spell_or_ability, stun, two, unit, use
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    do,
    gear_card,
    hand,
    might,
    piece,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
EAST, WEST = plain_field("East"), plain_field("West")
MEL, GANGPLANK = "Mel, Newly Awakened", "Gangplank, Naval"
WEAKEN = spell_card("Weaken", give(a(unit), -2))


@shows("Otterpus")
def test_two_otterpuses_make_one_card_of_a_point() -> None:
    """What has been replaced is no point any more."""
    seats = [Seat(base=[OGRE, "Otterpus"], turns=1), Seat(base=["Otterpus"])]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Ogre", "at East", "done")
    settle(game)
    if question(game) != "main":  # which of the two is used
        do(game, "pick Otterpus")
        settle(game)
    assert (points(game), len(hand(game, 0)), hand(game, 1)) == ([0, 0], 1, [])


@shows("Otterpus")
def test_otterpus_makes_a_card_of_each_point() -> None:
    fields = [Field(EAST, 1, {1: [OGRE]}), Field(WEST, 1, {1: [GIANT]})]
    game = Position(seats=[Seat(base=["Otterpus"]), Seat(turns=1)], fields=fields).start()
    do(game, "end")
    settle(game)
    assert (points(game), len(hand(game, 1))) == ([0, 0], 3)  # with the card of the turn


@shows("Otterpus")
@pytest.mark.parametrize(("mine", "friends", "score"), [(2, 5, 0), (3, 1, 1)])
def test_otterpus_counts_the_turns_of_the_player_who_would_score(mine: int, friends: int, score: int) -> None:
    """Not those of a teammate, though the point is the team's."""
    seats = [Seat(base=[OGRE], turns=mine), Seat(base=["Otterpus"]), Seat(turns=friends), Seat()]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)], mode=TwoVsTwo()).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert (points(game)[0], len(hand(game, 0)), hand(game, 2)) == (score, 1 - score, [])


@shows(MEL)
def test_mel_weakens_each_unit_that_was_chosen() -> None:
    both = spell_card("Both", give(two(unit.enemy), -1))
    game = Position(seats=[Seat(hand=[both], base=[Piece(MEL, empowered=1)]), Seat(base=[OGRE, GIANT])]).start()
    do(game, "play Both", "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant")) == (2, 7)


@shows(MEL)
@pytest.mark.parametrize(("answer", "left"), [("pass", 7), ("play Deny", 9)])
def test_mel_helps_no_teammate(answer: str, left: int) -> None:
    """Their spells are not hers: neither weaken they more, nor are they safe."""
    deny = spell_card("Deny", Reaction, counter(a(spell_or_ability)))
    seats = [Seat(hand=[WEAKEN]), Seat(base=[GIANT], hand=[deny]), Seat(base=[Piece(MEL, empowered=1)]), Seat()]
    game = Position(seats=seats, mode=TwoVsTwo()).start()
    do(game, "play Weaken", "pick Giant", answer)
    settle(game)
    assert might(game, "Giant") == left


@shows(MEL, GANGPLANK)
def test_gangplank_does_not_mind_how_much_mel_would_take() -> None:
    seats = [Seat(hand=[WEAKEN], base=[Piece(MEL, empowered=1)]), Seat(base=[Piece(GANGPLANK, empowered=1)])]
    game = Position(seats=seats).start()
    do(game, "play Weaken", f"pick {GANGPLANK}")
    settle(game)
    assert might(game, GANGPLANK) == 9


@shows(GANGPLANK)
def test_gangplank_grows_for_each_thing_that_would_happen_to_him() -> None:
    """An ability is a text that chooses, too; each of its instructions is replaced by itself."""
    cannon = gear_card("Cannon", use(exhaust_me(), stun(a(unit)), give(it(), -1)))
    game = Position(seats=[Seat(base=[cannon]), Seat(base=[Piece(GANGPLANK, empowered=1)])]).start()
    do(game, "use Cannon")
    settle(game)
    assert (might(game, GANGPLANK), piece(game, GANGPLANK).stunned, base(game, 1)) == (12, False, [GANGPLANK])
