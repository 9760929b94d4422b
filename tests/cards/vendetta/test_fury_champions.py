"""Vendetta: champions of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import text
from farfield.cards.language import Ganking
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, ambushes
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    banished,
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    settle_chain,
    unit_card,
)

MORGANA, RENEKTON, AKALI, ZED = (
    "Morgana, Vindictive",
    "Renekton, Rage Fueled",
    "Akali, Deadly Weapon",
    "Zed, From the Shadows",
)
FOE = unit_card("Foe", might=5)


@shows(MORGANA)
def test_morgana_deals_to_a_unit_the_damage_marked_on_it():
    ambushes(MORGANA, 5, "Fury 1")
    game = Position(
        seats=[Seat(hand=[MORGANA], base=[Piece(FOE, damage=1), gear_card("Thing")], energy=5, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [Piece(WALL, damage=5)]}), Field(WEST)],
    ).start()
    do(game, f"play {MORGANA}")
    assert offered(game) == ["pick Foe", f"pick {MORGANA}", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), piece(game, "Wall").damage, piece(game, "Foe").damage) == ([5], 10, 1)


@shows(MORGANA)
def test_morgana_deals_nothing_to_an_undamaged_unit():
    game = Position(seats=[Seat(hand=[MORGANA], energy=5, power="Fury 1"), Seat(base=[WALL])]).start()
    do(game, f"play {MORGANA}", "pick Wall")
    settle(game)
    assert damage_to(game, "Wall") == []


@shows(RENEKTON)
@pytest.mark.parametrize(("runes", "dealt"), [(4, 2), (5, 0)])
def test_renekton_deals_two_to_all_enemies_where_he_attacks_with_at_most_four_runes(runes: int, dealt: int):
    game = Position(
        seats=[Seat(base=[RENEKTON, "Recruit"], exhausted_runes=f"Fury {runes}"), Seat(base=["Sprite"])],
        fields=[Field(EAST, 1, {1: [WALL, FOE]}), Field(WEST, 1, {1: [unit_card("Far")]})],
    ).start()
    do(game, f"move {RENEKTON}", "at East", "pick Recruit")
    settle_chain(game)
    names = ("Wall", "Foe", "Far", "Sprite", "Recruit", RENEKTON)
    assert [sum(damage_to(game, x)) for x in names] == [dealt, dealt, 0, 0, 0, 0]


@shows(RENEKTON)
def test_renekton_deals_nothing_when_he_defends():
    game = Position(seats=[Seat(base=[WALL]), Seat()], fields=[Field(EAST, 1, {1: [RENEKTON]}), Field(WEST)]).start()
    do(game, "move Wall", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [6]


def moving(*, empowered: int, start: str, goal: str) -> Game:
    """Akali moves; with a unit at each battlefield and in each base."""
    akali = Piece(AKALI, empowered=empowered, attached=[CAPE])
    here = {x: [akali] if x == start else [] for x in ("base", "East", "West")}
    game = Position(
        seats=[Seat(base=[*here["base"], unit_card("Home")]), Seat(base=[unit_card("Theirs")])],
        fields=[
            Field(EAST, 0, {0: [*here["East"], unit_card("Friend", might=9)]}),
            Field(WEST, 0, {0: [*here["West"], unit_card("Other", might=9)]}),
            Field(plain_field("North"), 1, {1: [WALL]}),
        ],
    ).start()
    do(game, f"move {AKALI}", goal)
    if question(game) == "move-more":
        do(game, "done")
    return game


CAPE = equipment("Cape", bonus=0, effect=text(Ganking))


@shows(AKALI)
@pytest.mark.parametrize(
    ("start", "goal", "targets"),
    [
        ("base", "at East", ["Akali, Deadly Weapon", "Friend"]),
        ("East", "at base 0", ["Friend"]),
        ("East", "at North", ["Akali, Deadly Weapon", "Friend", "Wall"]),
    ],
)
def test_akali_may_deal_damage_at_the_battlefields_she_moves_to_and_from(start: str, goal: str, targets: list[str]):
    game = moving(empowered=0, start=start, goal=goal)
    do(game, "yes")
    if question(game) == "target":
        assert offered(game) == [f"pick {x}" for x in targets]
        do(game, f"pick {targets[-1]}")
    settle_chain(game)
    assert damage_to(game, targets[-1])[0] == 1


@shows(AKALI)
@pytest.mark.parametrize(("empowered", "answer", "dealt"), [(0, "no", []), (1, "yes", [2])])
def test_akali_deals_two_once_she_is_empowered_and_nothing_if_you_decline(
    empowered: int, answer: str, dealt: list[int]
):
    game = moving(empowered=empowered, start="East", goal="at base 0")
    do(game, answer)
    settle(game)
    assert (damage_to(game, "Friend"), might(game, AKALI)) == (dealt, 3 + empowered)


@shows(AKALI)
def test_akali_is_empowered_for_two_and_a_fury():
    assert might(empowers(AKALI, 2, "Fury 1"), AKALI) == 4
    poor = Position(seats=[Seat(base=[AKALI], energy=2, power="Calm 1"), Seat()]).start()
    assert f"use {AKALI}" not in offered(poor)


@shows(ZED)
@pytest.mark.parametrize(("answer", "tokens", "left"), [("yes", ["Shadow Clone"], []), ("no", [], ["Foe"])])
def test_zed_brings_a_shadow_clone_for_a_discarded_card(answer: str, tokens: list[str], left: list[str]):
    game = Position(seats=[Seat(hand=[ZED, FOE], energy=4, power="Fury 1"), Seat()]).start()
    do(game, f"play {ZED}", answer)
    settle(game)
    assert (base(game, 0), hand(game, 0), base(game, 1)) == ([*tokens, ZED], left, [])
    assert piece(game, ZED).exhausted


@shows(ZED)
def test_zed_asks_nobody_without_a_card():
    game = Position(seats=[Seat(hand=[ZED], energy=4, power="Fury 1"), Seat()]).start()
    do(game, f"play {ZED}")
    settle(game)
    assert (base(game, 0), question(game)) == ([ZED], "main")


@shows(ZED)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_shadow_clone_may_banish_a_unit_from_your_trash_for_assault(answer: str):
    game = Position(
        seats=[Seat(hand=[ZED, FOE], energy=4, power="Fury 1", trash=["Gust"]), Seat()],
        fields=[Field(EAST, 1, {1: [unit_card("Weak", might=1)]}), Field(WEST)],
    ).start()
    do(game, f"play {ZED}", "yes")
    settle(game)
    do(game, "end", "end", "move Shadow Clone", "at East", "done", answer)
    settle(game)
    assert (banished(game, 0), damage_to(game, "Weak")) == ((["Foe"], [4]) if answer == "yes" else ([], []))
