"""Champions of Vendetta: Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, every, give, ready, return_to_hand, stun, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import JAB
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    settle,
    settle_chain,
    spell_card,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
EAST, WEST = plain_field("East"), plain_field("West")
AMBESSA, GANGPLANK = "Ambessa, The Wolf", "Gangplank, Naval"
JAYCE, RENEKTON = "Jayce, Hammer in Hand", "Renekton, Brute"
BOLT = spell_card("Bolt", Action, deal(2, a(unit.enemy)))


@shows(AMBESSA)
@pytest.mark.parametrize(("empowered", "strength", "damage"), [(0, 4, [2]), (1, 7, [])])
def test_ambessa_empowered_is_stronger_and_hurt_by_nothing_outside_a_combat(
    empowered: int, strength: int, damage: list[int]
) -> None:
    empowers(AMBESSA, 3, "Body 1")
    seats = [Seat(hand=[BOLT]), Seat(base=[Piece(AMBESSA, empowered=empowered)])]
    game = Position(seats=seats).start()
    assert might(game, AMBESSA) == strength
    do(game, "play Bolt")
    settle(game)
    assert damage_to(game, AMBESSA) == damage


@shows(AMBESSA)
def test_ambessa_is_hurt_in_a_combat_and_guards_nobody_else() -> None:
    fields = [Field(EAST, 1, {1: [Piece(AMBESSA, empowered=1), GIANT]}), Field(WEST)]
    seats = [Seat(hand=[BOLT, BOLT, BOLT], base=[OGRE, Piece("Mega-Mech")]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Bolt", "pick Giant")
    settle(game)
    do(game, "play Bolt", f"pick {AMBESSA}")
    settle(game)
    assert (damage_to(game, "Giant"), damage_to(game, AMBESSA)) == ([2], [])
    do(game, "move Ogre", "at East", "done", "play Bolt", f"pick {AMBESSA}")
    settle_chain(game)
    assert damage_to(game, AMBESSA) == [2]


@shows(AMBESSA)
def test_ambessa_is_not_hurt_in_a_showdown_that_is_no_combat() -> None:
    fields = [Field(EAST), Field(WEST)]
    seats = [Seat(base=[Piece(AMBESSA, empowered=1)]), Seat(hand=[BOLT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"move {AMBESSA}", "at East", "play Bolt")
    settle(game)
    assert (damage_to(game, AMBESSA), at_field(game)) == ([], [AMBESSA])


STUN, STUNS = spell_card("Stun", stun(a(unit))), spell_card("Stuns", stun(every(unit)))
WEAKEN, WEAKENS = spell_card("Weaken", give(a(unit), -2)), spell_card("Weakens", give(every(unit), -2))
BOUNCE, BOUNCES = spell_card("Bounce", return_to_hand(a(unit))), spell_card("Bounces", return_to_hand(every(unit)))


@shows(GANGPLANK)
@pytest.mark.parametrize("spell", [STUN, WEAKEN, BOUNCE])
@pytest.mark.parametrize("whose", [0, 1])
def test_gangplank_empowered_grows_instead_by_what_chooses_him(spell: Printed, whose: int) -> None:
    empowers(GANGPLANK, 0, "Body 2")
    hands = [[spell], []] if whose == 0 else [[], [spell]]
    seats = [Seat(hand=hands[0], base=[Piece(GANGPLANK, empowered=1)]), Seat(hand=hands[1])]
    game = Position(seats=seats, active=whose).start()
    do(game, f"play {spell.name}")
    settle(game)
    assert (might(game, GANGPLANK), piece(game, GANGPLANK).stunned, base(game, 0)) == (9, False, [GANGPLANK])
    do(game, "end")
    assert might(game, GANGPLANK) == 6


@shows(GANGPLANK)
@pytest.mark.parametrize(
    ("spell", "strength", "stunned", "there"),
    [(STUNS, 6, True, True), (WEAKENS, 4, False, True), (BOUNCES, 0, False, False)],
)
def test_gangplank_suffers_what_does_not_choose_him(spell: Printed, strength: int, stunned: bool, there: bool) -> None:
    game = Position(seats=[Seat(hand=[spell]), Seat(base=[Piece(GANGPLANK, empowered=1)])]).start()
    do(game, f"play {spell.name}")
    settle(game)
    assert (GANGPLANK in base(game, 1), GANGPLANK in hand(game, 1)) == (there, not there)
    if there:
        assert (might(game, GANGPLANK), piece(game, GANGPLANK).stunned) == (strength, stunned)


@shows(GANGPLANK)
def test_gangplank_suffers_all_of_it_without_power() -> None:
    game = Position(seats=[Seat(hand=[WEAKEN, STUN, BOUNCE]), Seat(base=[GANGPLANK])]).start()
    do(game, "play Weaken", "play Stun")
    settle(game)
    assert (might(game, GANGPLANK), piece(game, GANGPLANK).stunned) == (4, True)
    do(game, "play Bounce")
    settle(game)
    assert hand(game, 1) == [GANGPLANK]


@shows(GANGPLANK)
def test_gangplank_minds_himself_alone_and_no_gain() -> None:
    grow = spell_card("Grow", give(a(unit), 1))
    seats = [Seat(hand=[STUN, grow]), Seat(base=[Piece(GANGPLANK, empowered=1), OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Stun", "pick Ogre", "play Grow", f"pick {GANGPLANK}")
    settle(game)
    assert (piece(game, "Ogre").stunned, might(game, GANGPLANK), might(game, "Ogre")) == (True, 7, 4)


@shows(JAYCE)
@pytest.mark.parametrize(("mode", "expected"), [(0, (2, 0, 0)), (1, (0, 2, 0)), (2, (0, 0, 1))])
def test_jayce_takes_one_of_three_keywords_when_he_becomes_ready(mode: int, expected: tuple[int, ...]) -> None:
    rouse = spell_card("Rouse", ready(a(unit)))
    seats = [Seat(base=[Piece(JAYCE, exhausted=True), Piece(OGRE, exhausted=True)], hand=[rouse, rouse]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Rouse", "pick Ogre", "play Rouse", f"pick {JAYCE}")
    settle(game)
    assert offered(game) == ["mode 0", "mode 1", "mode 2"]
    do(game, f"mode {mode}")
    settle(game)
    words = ("Assault", "Deflect", "Ganking")
    assert tuple(keyword(game, JAYCE, x) for x in words) == expected
    assert [keyword(game, "Ogre", x) for x in words] == [0, 0, 0]
    do(game, "end")
    assert [keyword(game, JAYCE, x) for x in words] == [0, 0, 0]


@shows(RENEKTON)
def test_renekton_grows_for_one_and_is_empowered_at_ten() -> None:
    game = Position(seats=[Seat(base=[RENEKTON], energy=7), Seat()]).start()
    for now in range(5, 10):
        do(game, f"use {RENEKTON}")
        settle(game)
        assert (might(game, RENEKTON), piece(game, RENEKTON).empowered) == (now, 0)
    assert [keyword(game, RENEKTON, x) for x in ("Deflect", "Ganking")] == [0, 0]
    do(game, f"use {RENEKTON}")
    settle(game)
    assert (might(game, RENEKTON), piece(game, RENEKTON).empowered, game.sides[0].energy) == (10, 1, 1)
    assert [keyword(game, RENEKTON, x) for x in ("Deflect", "Ganking")] == [1, 1]
    do(game, "end")
    assert (might(game, RENEKTON), keyword(game, RENEKTON, "Deflect")) == (4, 1)  # he stays empowered


@shows(RENEKTON)
def test_renekton_is_empowered_beyond_ten_and_not_for_others() -> None:
    grow = spell_card("Grow", give(a(unit), 7))
    seats = [Seat(base=[RENEKTON, OGRE], hand=[grow, grow]), Seat(hand=[JAB])]
    game = Position(seats=seats).start()
    do(game, "play Grow", "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), piece(game, RENEKTON).empowered) == (11, 0)
    do(game, "play Grow", f"pick {RENEKTON}")
    settle(game)
    assert (might(game, RENEKTON), piece(game, RENEKTON).empowered, piece(game, "Ogre").empowered) == (11, 1, 0)
