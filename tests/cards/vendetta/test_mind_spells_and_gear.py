"""Spells and gear of Vendetta: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Deflect, a, deal, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.terms import BODY, MIND
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_a_reaction, is_an_action, is_hidden, waits_for_the_main_phase
from tests.cards.vendetta.empowering import empowers_for_an_exhaust, flows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    points,
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


@shows("Dredge Up")
def test_dredge_up_draws_one_from_hand_and_from_the_trash() -> None:
    waits_for_the_main_phase("Dredge Up", 2)
    game = Position(seats=[Seat(hand=["Dredge Up"], energy=2), Seat()]).start()
    do(game, "play Dredge Up")
    settle(game)
    assert (len(hand(game, 0)), trash(game, 0)) == (1, ["Dredge Up"])
    assert len(hand(flows("Dredge Up", 2, ""), 0)) == 1


@shows("Iterative Design")
def test_iterative_design_brings_a_mech_from_hand_and_from_the_trash() -> None:
    waits_for_the_main_phase("Iterative Design", 4)
    game = Position(
        seats=[Seat(hand=["Iterative Design"], energy=4), Seat()], fields=[Field(EAST, 0, {0: [OGRE]}), Field(WEST)]
    ).start()
    do(game, "play Iterative Design")
    settle(game)
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    assert (at_field(game), might(game, "Mech"), piece(game, "Mech").exhausted) == (["Mech", "Ogre"], 3, True)
    assert base(flows("Iterative Design", 2, "Mind 1"), 0) == ["Mech"]
    game = Position(seats=[Seat(trash=["Iterative Design"], energy=9, power="Calm 1"), Seat()]).start()
    assert offered(game) == ["end"]


@shows("Mesmerize")
def test_mesmerize_returns_a_friend_or_weakens_an_enemy() -> None:
    is_a_reaction("Mesmerize", 1, "Mind 1")
    seats = [
        Seat(hand=["Mesmerize"], energy=1, power="Mind 1", base=[OGRE, TRINKET, "Recruit"]),
        Seat(base=[GIANT, BAUBLE]),
    ]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: ["Sprite"]}), Field(WEST)]).start()
    do(game, "play Mesmerize", "mode 0")
    assert offered(game) == ["pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    settle(game)
    assert (hand(game, 0), base(game, 1)) == (["Ogre"], ["Bauble", "Giant"])
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: ["Sprite"]}), Field(WEST)]).start()
    do(game, "play Mesmerize", "mode 1")
    assert offered(game) == ["pick Giant", "pick Sprite"]
    do(game, "pick Giant")
    settle(game)
    assert (might(game, "Giant"), hand(game, 0)) == (7, [])
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Mesmerize")
def test_mesmerize_returns_a_unit_to_its_owner() -> None:
    seats = [Seat(hand=["Mesmerize"], energy=1, power="Mind 1", base=[Piece(OGRE, owner=1)]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Mesmerize")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Ogre"])


@shows("Questionable Tome")
def test_questionable_tome_is_disempowered_to_draw() -> None:
    empowers_for_an_exhaust("Questionable Tome")
    seats = [Seat(base=[Piece("Questionable Tome", empowered=1)], energy=1), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Questionable Tome 1")
    settle(game)
    tome = piece(game, "Questionable Tome")
    assert (len(hand(game, 0)), tome.empowered, tome.exhausted, game.sides[0].energy) == (1, 0, True, 0)


@shows("Questionable Tome")
@pytest.mark.parametrize(("energy", "empowered", "exhausted"), [(0, 1, False), (1, 0, False), (1, 1, True)])
def test_questionable_tome_draws_only_for_all_of_its_price(energy: int, empowered: int, exhausted: bool) -> None:
    tome = Piece("Questionable Tome", empowered=empowered, exhausted=exhausted)
    game = Position(seats=[Seat(base=[tome], energy=energy), Seat()]).start()
    assert "use Questionable Tome 1" not in offered(game)


@shows("Clairvoyance")
def test_clairvoyance_predicts_five_and_draws_two() -> None:
    is_a_reaction("Clairvoyance", 7)
    cards = [unit_card(x) for x in "ABCDEF"]
    game = Position(seats=[Seat(hand=["Clairvoyance"], energy=7, deck=cards), Seat()]).start()
    do(game, "play Clairvoyance")
    settle(game)
    assert offered(game) == ["done", *[f"pick {x}" for x in "ABCDE"]]
    do(game, *[f"pick {x}" for x in "ABCDE"])
    settle(game)
    assert (hand(game, 0)[1], len(hand(game, 0)), len(deck(game, 0))) == ("F", 2, 4)


@shows("Shock Blast")
def test_shock_blast_deals_four_to_a_unit_at_a_battlefield() -> None:
    is_an_action("Shock Blast", 3, "Mind 1")
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: [OGRE]})]
    game = Position(
        seats=[Seat(hand=["Shock Blast"], energy=3, power="Mind 1", base=["Recruit"]), Seat()], fields=fields
    )
    table = game.start()
    do(table, "play Shock Blast")
    assert offered(table) == ["pick Giant", "pick Ogre"]
    do(table, "pick Giant")
    settle(table)
    assert damage_to(table, "Giant") == [4]


@shows("Shock Blast")
@pytest.mark.parametrize(
    ("mine", "theirs", "energy", "there"),
    [
        (Piece(OGRE, empowered=1), OGRE, 1, True),
        (Piece(OGRE, empowered=1), OGRE, 0, False),
        (Piece(TRINKET, empowered=1), OGRE, 1, True),
        (OGRE, Piece(OGRE, empowered=1), 2, False),
        (OGRE, Piece(OGRE, empowered=1), 3, True),
    ],
)
def test_shock_blast_costs_two_less_with_something_empowered(
    mine: object, theirs: object, energy: int, there: bool
) -> None:
    fields = [Field(EAST, 1, {1: [GIANT]})]
    seats = [
        Seat(hand=["Shock Blast"], base=[mine], energy=energy, power="Mind 1"),  # type: ignore[list-item]
        Seat(base=[theirs]),  # type: ignore[list-item]
    ]
    game = Position(seats=seats, fields=fields).start()
    assert ("play Shock Blast" in offered(game)) is there


@shows("Shock Blast")
def test_shock_blast_minds_an_empowered_legend() -> None:
    legend = Piece("Defender of Tomorrow", empowered=1)
    seats = [Seat(hand=["Shock Blast"], legend=legend, energy=1, power="Mind 1"), Seat()]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [GIANT]})]).start()
    assert "play Shock Blast" in offered(game)


@shows("Decree of Insight")
def test_decree_of_insight_weakens_an_enemy_body_unit_whatever_it_deflects() -> None:
    body, both, mind = (
        unit_card("Brute", Deflect(3), might=8, domains=BODY),
        unit_card("Both", domains=MIND | BODY),
        unit_card("Sage", domains=MIND),
    )
    seats = [
        Seat(hand=["Decree of Insight"], energy=1, base=[unit_card("Mine", domains=BODY)]),
        Seat(base=[body, mind, "Recruit"]),
    ]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [both]})]).start()
    do(game, "play Decree of Insight")
    assert offered(game) == ["pick Both", "pick Brute"]
    do(game, "pick Brute")
    settle(game)
    assert might(game, "Brute") == 3
    do(game, "end")
    assert might(game, "Brute") == 8


@shows("Decree of Insight")
def test_decree_of_insight_is_a_reaction() -> None:
    zap = spell_card("Zap", Action, deal(1, a(unit.enemy)))
    brute = unit_card("Brute", domains=BODY)
    seats = [Seat(hand=[zap], base=[brute]), Seat(hand=["Decree of Insight"], energy=1, base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Decree of Insight"])


@shows("Hextech Formula")
def test_hextech_formula_enters_exhausted_and_empowers_another_gear() -> None:
    seats = [Seat(hand=["Hextech Formula"], energy=2, base=[TRINKET, OGRE]), Seat(base=[BAUBLE, "Patched Porobot"])]
    game = Position(seats=seats).start()
    do(game, "play Hextech Formula")
    assert piece(game, "Hextech Formula").exhausted
    do(game, "end", "end", "use Hextech Formula")
    assert offered(game) == ["pick Bauble", "pick Patched Porobot", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert [piece(game, x).empowered for x in ("Trinket", "Bauble", "Hextech Formula")] == [1, 0, 0]
    assert piece(game, "Hextech Formula").exhausted


@shows("Temporal Breach")
@pytest.mark.parametrize("target", ["Giant", "Recruit", "Ogre"])
def test_temporal_breach_banishes_a_unit_and_its_owner_plays_it_there_for_nothing(target: str) -> None:
    """What comes back is another object: exhausted and unhurt. A token does not."""
    is_hidden("Temporal Breach")
    waits_for_the_main_phase("Temporal Breach", 2, "Mind 1")
    giant = unit_card("Giant", might=9, energy=5)
    fields = [Field(EAST, 1, {1: [Piece(giant, damage=3), "Recruit"]}), Field(WEST)]
    seats = [Seat(hand=["Temporal Breach"], energy=2, power="Mind 1", base=[OGRE, TRINKET]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Temporal Breach")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Recruit"]
    do(game, f"pick {target}")
    settle(game)
    assert at_field(game) == (["Giant"] if target == "Recruit" else ["Giant", "Recruit"])
    assert base(game, 0) == ["Ogre", "Trinket"]
    again = (piece(game, "Giant").damage, piece(game, "Giant").exhausted, piece(game, "Ogre").exhausted)
    assert again == (0 if target == "Giant" else 3, target == "Giant", target == "Ogre")


@shows("Temporal Breach")
def test_temporal_breach_gives_a_unit_back_to_its_owner() -> None:
    fields = [Field(EAST, 1, {1: [Piece(OGRE, owner=0)]}), Field(WEST)]
    game = Position(seats=[Seat(hand=["Temporal Breach"], energy=2, power="Mind 1"), Seat()], fields=fields).start()
    do(game, "play Temporal Breach")
    settle(game)
    assert (at_field(game), piece(game, "Ogre").controller) == (["Ogre"], 0)


@shows("Bottled Constellation")
@pytest.mark.parametrize(("answers", "score"), [(("yes",), 1), (("no",), 0)])
def test_bottled_constellation_makes_a_point_of_three_friends(answers: tuple[str, ...], score: int) -> None:
    seats = [Seat(), Seat(base=["Bottled Constellation", TRINKET, OGRE])]
    fields = [Field(EAST, 1, {1: ["Recruit"]}), Field(WEST, 0, {0: [GIANT]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "end")
    settle(game)
    assert points(game) == [0, 1]  # for holding
    do(game, *answers)
    settle(game)
    assert (points(game), question(game)) == ([0, 1 + score], "main")
    assert base(game, 1) == (["Bottled Constellation"] if score else ["Bottled Constellation", "Ogre", "Trinket"])


@shows("Bottled Constellation")
def test_bottled_constellation_asks_which_three_and_not_with_two() -> None:
    four: list[PieceLike] = ["Bottled Constellation", TRINKET, OGRE, BAUBLE, "Recruit"]
    game = Position(seats=[Seat(base=[GIANT]), Seat(base=four)]).start()
    do(game, "end", "yes")
    assert offered(game) == ["pick Bauble", "pick Ogre", "pick Recruit", "pick Trinket"]
    do(game, "pick Bauble", "pick Ogre", "pick Recruit")
    settle(game)
    assert (base(game, 1), points(game)) == (["Bottled Constellation", "Trinket"], [0, 1])
    game = Position(seats=[Seat(base=[GIANT]), Seat(base=four[:3])]).start()
    do(game, "end")
    assert question(game) == "main"


@shows("Bottled Constellation")
def test_bottled_constellation_minds_your_main_phase_alone() -> None:
    mine: list[PieceLike] = ["Bottled Constellation", TRINKET, OGRE, BAUBLE]
    game = Position(seats=[Seat(base=mine), Seat()]).start()
    do(game, "end")
    assert (seat_asked(game), question(game)) == (1, "main")


@shows("Bottled Constellation")
def test_bottled_constellation_takes_a_teammates_units_too() -> None:
    seats = [Seat(), Seat(base=["Bottled Constellation", TRINKET, OGRE]), Seat(), Seat(base=[BAUBLE])]
    game = Position(seats=seats, mode=TwoVsTwo()).start()
    do(game, "end")
    assert "yes" in offered(game)
