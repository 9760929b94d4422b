"""Unleashed: champions of Body."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    JAB,
    WALL,
    WEST,
    ZAP,
    ambushes,
    attacked,
    deflects,
    ganks,
    hunts,
    is_accelerated,
)
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    offered,
    piece,
    plain_field,
    question,
    settle,
    settle_chain,
    unit_card,
    xp,
)

NORTH = plain_field("North")


@shows("Master Yi, Tempered")
@pytest.mark.parametrize(("gained", "there"), [(5, 0), (6, 1)])
def test_master_yi_deflects_and_ganks_with_six_xp(gained: int, there: int):
    hunts("Master Yi, Tempered", 2)
    game = Position(seats=[Seat(base=["Master Yi, Tempered"], xp=gained), Seat(xp=9)]).start()
    assert [keyword(game, "Master Yi, Tempered", x) for x in ("Deflect", "Ganking")] == [there, there]


@shows("Nidalee, Cat Form")
@pytest.mark.parametrize(("foe", "drawn"), [(3, 1), (4, 0), (5, 0)])
def test_nidalee_draws_when_she_wins_a_combat(foe: int, drawn: int):
    """Not if she dies with her foe, nor if she loses."""
    ambushes("Nidalee, Cat Form", 3, "Body 1")
    game = attacked("Nidalee, Cat Form", unit_card("Foe", might=foe), deck=[unit_card("A")] * 3).start()
    do(game, "move Nidalee, Cat Form", "at East")
    settle(game)
    assert len(hand(game, 0)) == drawn


@shows("Nidalee, Cat Form")
def test_nidalee_draws_nothing_without_a_combat_nor_for_a_friend():
    mine = [unit_card("Friend", might=5)]
    game = Position(
        seats=[Seat(base=["Nidalee, Cat Form", *mine], deck=[unit_card("A")] * 3), Seat()],
        fields=[Field(EAST, 1, {1: ["Recruit"]}), Field(WEST)],
    ).start()
    do(game, "move Nidalee, Cat Form", "at West", "done")
    settle(game)
    do(game, "move Friend", "at East")
    settle(game)
    assert (hand(game, 0), at_field(game)) == ([], ["Friend"])


@shows("Nilah, Joyful Ascetic")
def test_nilah_gains_an_xp_whenever_she_moves():
    is_accelerated("Nilah, Joyful Ascetic", 3, "Body 2")
    ganks("Nilah, Joyful Ascetic")
    game = Position(
        seats=[Seat(base=["Nilah, Joyful Ascetic", "Recruit"]), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Recruit", "at East", "done")
    settle(game)
    assert xp(game) == [0, 0]
    do(game, "move Nilah, Joyful Ascetic", "at West")
    settle(game)
    assert xp(game) == [1, 0]


@shows("Poppy, Paragon")
@pytest.mark.parametrize(("theirs", "mine", "ready"), [(5, 0, True), (4, 7, False), (7, 0, True)])
def test_poppy_is_readied_and_gains_xp_when_an_opponent_needs_three_points_or_fewer(
    theirs: int, mine: int, ready: bool
):
    """Of eight."""
    deflects("Poppy, Paragon")
    game = Position(seats=[Seat(hand=["Poppy, Paragon"], energy=5, points=mine), Seat(points=theirs)]).start()
    do(game, "play Poppy, Paragon")
    settle(game)
    assert (piece(game, "Poppy, Paragon").exhausted, xp(game)) == (not ready, [3 * ready, 0])


def hunting(gained: int) -> Position:
    return Position(
        seats=[Seat(base=["Kha'Zix, Evolving Hunter"], xp=gained), Seat(base=[unit_card("Home")])],
        fields=[
            Field(EAST, 1, {1: [WALL, Piece(unit_card("Big", might=9), attached=[gear_card("Band")])]}),
            Field(WEST, 1, {1: ["Mega-Mech"]}),
        ],
    )


@shows("Kha'Zix, Evolving Hunter")
@pytest.mark.parametrize(("gained", "answer", "dealt", "left"), [(3, "yes", 5, 0), (4, "no", 0, 4)])
def test_khazix_may_spend_three_xp_to_deal_his_might_to_an_enemy_there(gained: int, answer: str, dealt: int, left: int):
    hunts("Kha'Zix, Evolving Hunter", 1)
    game = hunting(gained).start()
    do(game, "move Kha'Zix, Evolving Hunter", "at East", answer)
    if answer == "yes":
        assert offered(game) == ["pick Big", "pick Wall"]
        do(game, "pick Wall")
    settle_chain(game)
    assert (sum(damage_to(game, "Wall")), xp(game)) == (dealt, [left, 0])


@shows("Kha'Zix, Evolving Hunter")
def test_khazix_deals_nothing_with_too_little_xp_nor_as_a_defender():
    game = hunting(2).start()
    do(game, "move Kha'Zix, Evolving Hunter", "at East")
    settle(game)
    do(game, "pick Wall")
    assert (damage_to(game, "Wall"), xp(game)) == ([5], [2, 0])  # in the combat
    game = Position(
        seats=[Seat(base=[WALL]), Seat(xp=9)], fields=[Field(EAST, 1, {1: ["Kha'Zix, Evolving Hunter"]})]
    ).start()
    do(game, "move Wall")
    settle(game)
    assert (damage_to(game, "Wall"), xp(game)) == ([5], [0, 9])


@shows("Rengar, Trophy Hunter")
def test_rengar_ambushes_where_you_have_units_or_there_are_enemies():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=["Rengar, Trophy Hunter"], energy=5, power="Body 1")],
        fields=[
            Field(EAST, 1, {1: ["Recruit"]}),
            Field(WEST, 0, {0: ["Recruit"]}),
            Field(NORTH),
        ],
    ).start()
    do(game, "play Zap", "play Rengar, Trophy Hunter")
    assert offered(game) == ["at East", "at West"]
    do(game, "at West")
    settle(game)
    assert damage_to(game, "Recruit") == [6]


@shows("Rengar, Trophy Hunter")
def test_rengar_does_not_ambush_where_only_an_ally_is():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=["Rengar, Trophy Hunter"], energy=5, power="Body 1"), Seat(), Seat()],
        fields=[Field(EAST, 3, {3: ["Recruit"]}), Field(WEST, 0, {0: ["Recruit"]})],
        mode=TwoVsTwo(),
    ).start()
    do(game, "play Zap", "play Rengar, Trophy Hunter")
    assert piece(game, "Rengar, Trophy Hunter").place == game.battlefields[1]  # there is no other place


@shows("Rengar, Trophy Hunter")
def test_rengar_is_no_reaction_to_the_base_and_may_go_there_in_your_main_phase():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=["Rengar, Trophy Hunter"], energy=5, power="Body 1")],
        fields=[Field(EAST), Field(NORTH)],
    ).start()
    do(game, "play Zap")
    assert question(game) == "main"
    game = Position(
        seats=[Seat(hand=["Rengar, Trophy Hunter"], energy=5, power="Body 1"), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(NORTH)],
    ).start()
    do(game, "play Rengar, Trophy Hunter")
    assert offered(game) == ["at East", "at base 0"]


@shows("Master Yi, Tempered")
def test_master_yis_deflect_is_paid_for():
    game = Position(seats=[Seat(hand=[JAB]), Seat(base=["Master Yi, Tempered"], xp=6)]).start()
    assert "play Jab" not in offered(game)
