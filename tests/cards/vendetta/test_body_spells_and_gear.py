"""Spells and gear of Vendetta: Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, destination, draw, move, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.terms import BODY, MIND
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import equips, is_an_action, waits_for_the_main_phase
from tests.cards.vendetta.empowering import empowers, empowers_for_an_exhaust, flows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
TRINKET, BAUBLE = gear_card("Trinket"), gear_card("Bauble")
EAST, WEST = plain_field("East"), plain_field("West")


@shows("Guttural Roar")
@pytest.mark.parametrize(("empowered", "strength"), [(0, 11), (1, 13)])
def test_guttural_roar_gives_two_or_four_if_it_is_empowered(empowered: int, strength: int) -> None:
    is_an_action("Guttural Roar", 2)
    seats = [Seat(hand=["Guttural Roar"], energy=2, base=[Piece(OGRE, empowered=1), TRINKET]), Seat()]
    fields = [Field(EAST, 1, {1: [Piece(GIANT, empowered=empowered)]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Guttural Roar")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert (might(game, "Giant"), might(game, "Ogre")) == (strength, 4)
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Jagged Cutlass")
@pytest.mark.parametrize(("whose", "worn", "there"), [(1, True, False), (1, False, True), (0, True, True)])
def test_jagged_cutlass_keeps_its_wearer_from_being_moved_by_enemies(whose: int, worn: bool, there: bool) -> None:
    equips("Jagged Cutlass", 0, "Body 1", 2)
    shove = spell_card("Shove", move(a(unit), destination()))
    ogre = Piece(OGRE, attached=["Jagged Cutlass"] if worn else [])
    seats = [Seat(hand=[shove] if whose == 0 else []), Seat(hand=[shove] if whose == 1 else [])]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: [ogre]}), Field(WEST)], active=whose).start()
    do(game, "play Shove")
    if question(game) != "main":
        do(game, "pick base 0")
        settle(game)
    assert ("Ogre" in base(game, 0)) is there


@shows("Jagged Cutlass")
def test_jagged_cutlass_lets_its_wearer_move() -> None:
    ogre = Piece(OGRE, attached=["Jagged Cutlass"])
    game = Position(seats=[Seat(base=[ogre]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert at_field(game) == ["Jagged Cutlass", "Ogre"]


@shows("Platewyrm Egg")
@pytest.mark.parametrize(("empowered", "added"), [(0, 1), (1, 2)])
def test_platewyrm_egg_adds_one_or_two_if_empowered(empowered: int, added: int) -> None:
    empowers_for_an_exhaust("Platewyrm Egg", energy=1)
    seats = [Seat(base=[Piece("Platewyrm Egg", empowered=empowered)]), Seat()]
    game = Position(seats=seats, full_control=True).start()
    do(game, "use Platewyrm Egg 1")
    assert (game.sides[0].energy, piece(game, "Platewyrm Egg").exhausted) == (added, True)


@shows("Platewyrm Egg")
def test_platewyrm_egg_enters_exhausted_and_pays_for_a_reaction() -> None:
    game = Position(seats=[Seat(hand=["Platewyrm Egg"], energy=3), Seat()]).start()
    do(game, "play Platewyrm Egg")
    assert piece(game, "Platewyrm Egg").exhausted
    seats = [Seat(base=["Platewyrm Egg"]), Seat(hand=[spell_card("Slow", draw(1))])]
    game = Position(seats=seats, active=1, full_control=True, every_window=True).start()
    do(game, "play Slow", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "use Platewyrm Egg 1"])
    game = Position(seats=[Seat(base=["Platewyrm Egg"]), Seat()]).start()
    assert not offers(game, "use Platewyrm Egg 0")  # to empower it costs one Energy, and it cannot be exhausted twice


@shows("Tools of Empire")
@pytest.mark.parametrize(("empowered", "strength"), [(0, 11), (1, 13)])
def test_tools_of_empire_give_two_or_four_if_empowered(empowered: int, strength: int) -> None:
    empowers("Tools of Empire", 2, which=" 0")
    seats = [Seat(base=[Piece("Tools of Empire", empowered=empowered), Piece(OGRE, empowered=1)]), Seat()]
    fields = [Field(EAST, 1, {1: [Piece(GIANT, empowered=1 - empowered)]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "use Tools of Empire 1")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert (might(game, "Giant"), piece(game, "Tools of Empire").exhausted) == (strength, True)
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Onslaught")
def test_onslaught_gives_six_from_hand_and_from_the_trash() -> None:
    waits_for_the_main_phase("Onslaught", 4)
    game = Position(seats=[Seat(hand=["Onslaught"], energy=4, base=[OGRE, TRINKET]), Seat(base=[GIANT])]).start()
    do(game, "play Onslaught")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), trash(game, 0)) == (10, ["Onslaught"])
    do(game, "end")
    assert might(game, "Ogre") == 4
    assert might(flows("Onslaught", 4, ""), "Recruit") == 7


@shows("Rampage")
@pytest.mark.parametrize(("answers", "dealt"), [(("no",), 4), (("yes",), 6)])
def test_rampage_lets_two_fight_with_two_more_for_a_body(answers: tuple[str, ...], dealt: int) -> None:
    waits_for_the_main_phase("Rampage", 3)
    seats = [
        Seat(hand=["Rampage"], energy=3, power="Body 1", base=[OGRE, "Recruit", TRINKET]),
        Seat(base=[GIANT, BAUBLE, "Mech"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Rampage", *answers)
    assert offered(game) == ["pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Giant", "pick Mech"]
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Ogre"), trash(game, 0)) == ([dealt], [9], ["Ogre", "Rampage"])


@shows("Rampage")
def test_rampage_strengthens_for_the_turn_and_asks_for_a_body() -> None:
    seats = [Seat(hand=["Rampage"], energy=3, power="Body 1", base=[GIANT]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Rampage", "yes")
    settle(game)
    assert (might(game, "Giant"), trash(game, 1)) == (11, ["Ogre"])
    do(game, "end")
    assert might(game, "Giant") == 9
    seats = [Seat(hand=["Rampage"], energy=3, power="Calm 1", base=[GIANT]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Rampage")
    settle(game)
    assert might(game, "Giant") == 9  # nobody was asked


@shows("Decree of Strength")
def test_decree_of_strength_recycles_a_mind_card_of_a_revealed_hand() -> None:
    waits_for_the_main_phase("Decree of Strength", 1)
    sage, brute = unit_card("Sage", domains=MIND), unit_card("Brute", domains=BODY)
    thought = spell_card("Thought", draw(1), domains=MIND | BODY)
    seats = [
        Seat(hand=["Decree of Strength", unit_card("Mine", domains=MIND)], energy=1),
        Seat(hand=[sage, brute, thought], deck=[OGRE]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Decree of Strength")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Sage", "pick Thought"])
    do(game, "pick Sage")
    settle(game)
    assert (hand(game, 1), deck(game, 1), hand(game, 0)) == (["Brute", "Thought"], ["Ogre", "Sage"], ["Mine"])
    assert happened(game, "reveals") == ["reveals Sage Brute Thought"]


@shows("Decree of Strength")
def test_decree_of_strength_takes_nothing_else_and_chooses_among_opponents() -> None:
    brute, sage = unit_card("Brute", domains=BODY), unit_card("Sage", domains=MIND)
    seats = [Seat(hand=["Decree of Strength"], energy=1), Seat(hand=[brute]), Seat(hand=[sage]), Seat(hand=[sage])]
    game = Position(seats=seats, mode=TwoVsTwo()).start()
    do(game, "play Decree of Strength")
    assert offered(game) == ["pick seat 1", "pick seat 3"]
    do(game, "pick seat 1")
    settle(game)
    assert (question(game), hand(game, 1), hand(game, 3)) == ("main", ["Brute"], ["Sage"])


@shows("Hextech Disc")
def test_hextech_disc_is_disempowered_for_a_mech() -> None:
    empowers_for_an_exhaust("Hextech Disc")
    seats = [Seat(base=[Piece("Hextech Disc", empowered=1)], energy=1), Seat()]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: [OGRE]}), Field(WEST)]).start()
    do(game, "use Hextech Disc 1")
    settle(game)
    disc = piece(game, "Hextech Disc")
    assert (base(game, 0), might(game, "Mech"), disc.empowered, disc.exhausted) == (
        ["Hextech Disc", "Mech"],
        3,
        0,
        True,
    )
    for energy, empowered, tired in ((0, 1, False), (1, 0, False), (1, 1, True)):
        seats = [Seat(base=[Piece("Hextech Disc", empowered=empowered, exhausted=tired)], energy=energy), Seat()]
        game = Position(seats=seats).start()
        assert not offers(game, "use Hextech Disc 1")


BIG = unit_card("Big", might=8, energy=7)
TOP: list[object] = [BIG, spell_card("Study", draw(1)), TRINKET, "Gust", OGRE, BAUBLE]


@shows("Wild Claw")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_wild_claw_plays_one_of_five_for_five_less_and_may_empower_it(answer: str) -> None:
    waits_for_the_main_phase("Wild Claw", 7, "Body 1")
    seats = [Seat(hand=["Wild Claw"], energy=9, power="Body 1", deck=TOP), Seat()]  # type: ignore[arg-type]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Wild Claw")
    settle(game)
    assert offered(game) == ["done", "pick Big", "pick Ogre", "pick Trinket"]
    do(game, "pick Big")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (base(game, 0), piece(game, "Big").empowered, game.sides[0].energy) == (["Big"], int(answer == "yes"), 0)
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == ("Bauble", ["Gust", "Ogre", "Study", "Trinket"])
    assert (trash(game, 0), banished(game, 0)) == (["Wild Claw"], [])


@shows("Wild Claw")
def test_wild_claw_may_take_nothing() -> None:
    seats = [Seat(hand=["Wild Claw"], energy=9, power="Body 1", deck=TOP), Seat()]  # type: ignore[arg-type]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Wild Claw")
    settle(game)
    do(game, "done")
    settle(game)
    assert (question(game), base(game, 0), deck(game, 0)[0], len(deck(game, 0))) == ("main", [], "Bauble", 6)


@shows("Wild Claw")
def test_what_wild_claw_cannot_pay_for_stays_banished() -> None:
    seats = [Seat(hand=["Wild Claw"], energy=8, power="Body 1", deck=[BIG, OGRE]), Seat()]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Wild Claw")
    settle(game)
    do(game, "pick Big")
    settle(game)
    if question(game) != "main":
        do(game, "yes")
    settle(game)
    assert (question(game), base(game, 0), banished(game, 0)) == ("main", [], ["Big"])


@shows("Cataclysmic Duel")
def test_cataclysmic_duel_leaves_each_player_one_unit() -> None:
    waits_for_the_main_phase("Cataclysmic Duel", 8, "Body 3")
    seats = [
        Seat(hand=["Cataclysmic Duel"], energy=8, power="Body 3", base=[OGRE, "Recruit", TRINKET]),
        Seat(base=[GIANT, BAUBLE]),
    ]
    fields = [Field(EAST, 1, {1: ["Mech"]}), Field(WEST, 0, {0: ["Sprite"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Cataclysmic Duel")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Ogre", "pick Recruit", "pick Sprite"])
    do(game, "pick Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pick Giant", "pick Mech"])
    do(game, "pick Mech")
    settle(game)
    left = (base(game, 0), base(game, 1), at_field(game, 0), at_field(game, 1))
    assert left == (["Ogre", "Trinket"], ["Bauble"], ["Mech"], [])


@shows("Cataclysmic Duel")
def test_cataclysmic_duel_asks_nobody_without_units() -> None:
    mine: list[PieceLike] = [OGRE, GIANT]
    game = Position(
        seats=[Seat(hand=["Cataclysmic Duel"], energy=8, power="Body 3"), Seat(base=mine)],
    ).start()
    do(game, "play Cataclysmic Duel")
    settle(game)
    do(game, "pick Ogre")
    settle(game)
    assert (base(game, 1), trash(game, 1)) == (["Ogre"], ["Giant"])


@shows("Cataclysmic Duel")
def test_teammates_choose_one_each_in_a_cataclysmic_duel() -> None:
    seats = [
        Seat(hand=["Cataclysmic Duel"], energy=8, power="Body 3", base=[unit_card("A"), unit_card("B")]),
        Seat(base=[unit_card("C")]),
        Seat(base=[unit_card("D"), unit_card("E")]),
        Seat(),
    ]
    game = Position(seats=seats, mode=TwoVsTwo()).start()
    do(game, "play Cataclysmic Duel")
    settle(game)
    do(game, "pick A")
    assert (seat_asked(game), offered(game)) == (2, ["pick D", "pick E"])
    do(game, "pick E")
    settle(game)
    assert [base(game, x) for x in range(4)] == [["A"], ["C"], ["E"], []]
