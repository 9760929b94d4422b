"""Unleashed: champions of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Hidden, gain_xp
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    attacked,
    deflects,
    ganks,
    is_accelerated,
    is_hidden,
)
from tests.scenarios.table import (
    damage_to,
    do,
    gear_card,
    might,
    offered,
    piece,
    question,
    settle,
    spell_card,
    unit_card,
)

SNARE = spell_card("Snare", Hidden, gain_xp(1))


@shows("Jhin, Murderous Artist")
def test_jhin_adds_an_energy_and_a_power_of_any_domain_when_he_moves():
    deflects("Jhin, Murderous Artist")
    ganks("Jhin, Murderous Artist")
    game = attacked("Jhin, Murderous Artist", WALL).start()
    do(game, "move Jhin, Murderous Artist", "at West")
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == (1, 1)
    dear = spell_card("Dear", gain_xp(1), energy=1, domains=2, power=(2,))
    game = Position(seats=[Seat(hand=[dear], base=["Jhin, Murderous Artist"]), Seat()], fields=[Field(EAST)]).start()
    assert "play Dear" not in offered(game)
    do(game, "move Jhin, Murderous Artist")
    settle(game)
    assert "play Dear" in offered(game)


@shows("Katarina, Reckless")
def test_katarina_is_readied_when_you_hide_a_card():
    tired = Piece("Katarina, Reckless", exhausted=True)
    game = Position(
        seats=[Seat(hand=[SNARE, ZAP], base=[tired], power="Calm 1"), Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]
    ).start()
    do(game, "play Zap")
    assert piece(game, "Katarina, Reckless").exhausted
    do(game, "hide Snare")
    settle(game)
    assert not piece(game, "Katarina, Reckless").exhausted


@shows("Katarina, Reckless")
def test_katarina_deals_two_to_an_enemy_for_a_card_played_from_face_down():
    game = Position(
        seats=[
            Seat(hand=[ZAP], base=["Recruit", gear_card("Thing")]),
            Seat(base=["Katarina, Reckless"]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Mine")]}, facedown={1: [SNARE]}), Field(WEST, 0, {0: [WALL]})],
    ).start()
    do(game, "play Zap", "play Snare")
    assert offered(game) == ["pick Recruit", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert damage_to(game, "Wall") == [2]


@shows("Katarina, Reckless")
def test_katarina_does_not_heed_what_is_played_from_the_hand_nor_what_an_opponent_does():
    game = Position(
        seats=[
            Seat(hand=[SNARE, ZAP, spell_card("Snare 2", Hidden, gain_xp(1))], power="Calm 1"),
            Seat(base=[Piece("Katarina, Reckless", exhausted=True)]),
        ],
        fields=[Field(EAST, 0, {0: [WALL]})],
    ).start()
    do(game, "hide Snare")
    settle(game)
    assert piece(game, "Katarina, Reckless").exhausted
    do(game, "play Zap", "play Snare 2")
    settle(game)
    assert damage_to(game, "Wall") == []


@shows("Rengar, Unseen")
def test_rengar_is_fast_strong_wary_and_far_ranging():
    is_accelerated("Rengar, Unseen", 4, "Fury 2")
    deflects("Rengar, Unseen")
    ganks("Rengar, Unseen")
    game = attacked("Rengar, Unseen", WALL).start()
    do(game, "move Rengar, Unseen", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [6]


@shows("Xerath, Freed")
def test_xerath_deals_three_to_any_unit_while_he_is_at_a_battlefield():
    game = Position(
        seats=[Seat(base=["Recruit", gear_card("Thing")], power="Fury 1"), Seat(base=["Sprite"])],
        fields=[Field(EAST, 0, {0: ["Xerath, Freed"]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "use Xerath, Freed")
    assert offered(game) == ["pick Recruit", "pick Sprite", "pick Wall", "pick Xerath, Freed"]
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), piece(game, "Xerath, Freed").exhausted) == ([3], True)


@shows("Xerath, Freed")
def test_xerath_needs_a_fury_and_is_of_no_use_in_the_base():
    for power, place, there in (("Fury 1", 1, True), ("Calm 1", 1, False), ("Fury 1", 0, False)):
        where = {0: ["Xerath, Freed"]} if place else {0: ["Recruit"]}
        home = [] if place else ["Xerath, Freed"]
        game = Position(
            seats=[Seat(base=home, power=power), Seat(base=["Sprite"])],
            fields=[Field(EAST, 0, where)],
        ).start()
        assert ("use Xerath, Freed" in offered(game)) is there


@shows("Pyke, Dockside Butcher")
@pytest.mark.parametrize(("answer", "strong"), [("yes", 4), ("no", 2)])
def test_pyke_is_readied_and_stronger_this_turn_for_a_fury(answer: str, strong: int):
    game = Position(seats=[Seat(hand=["Pyke, Dockside Butcher"], energy=3, power="Fury 1"), Seat()]).start()
    do(game, "play Pyke, Dockside Butcher", answer)
    settle(game)
    assert (might(game, "Pyke, Dockside Butcher"), len(game.sides[0].power)) == (strong, int(answer == "no"))
    assert piece(game, "Pyke, Dockside Butcher").exhausted is (answer == "no")
    do(game, "end")
    assert might(game, "Pyke, Dockside Butcher") == 2


@shows("Pyke, Dockside Butcher")
def test_pyke_is_hidden_ganks_and_takes_no_other_power():
    is_hidden("Pyke, Dockside Butcher")
    ganks("Pyke, Dockside Butcher")
    game = Position(seats=[Seat(hand=["Pyke, Dockside Butcher"], energy=3, power="Calm 1"), Seat()]).start()
    do(game, "play Pyke, Dockside Butcher")
    assert (question(game), might(game, "Pyke, Dockside Butcher")) == ("main", 2)


@shows("Vi, Hotheaded")
def test_vi_doubles_her_might_this_turn_as_often_as_she_is_paid_for():
    deflects("Vi, Hotheaded")
    game = Position(seats=[Seat(base=["Vi, Hotheaded"], energy=4, power="Fury 2"), Seat()]).start()
    do(game, "use Vi, Hotheaded")
    settle(game)
    assert might(game, "Vi, Hotheaded") == 6
    do(game, "use Vi, Hotheaded")
    settle(game)
    assert might(game, "Vi, Hotheaded") == 12
    do(game, "end")
    assert might(game, "Vi, Hotheaded") == 3


@shows("Vi, Hotheaded")
@pytest.mark.parametrize(
    ("energy", "power", "there"), [(2, "Fury 1", True), (1, "Fury 1", False), (2, "Calm 1", False)]
)
def test_vi_asks_for_two_energy_and_a_fury(energy: int, power: str, there: bool):
    game = Position(seats=[Seat(base=["Vi, Hotheaded"], energy=energy, power=power), Seat()]).start()
    assert ("use Vi, Hotheaded" in offered(game)) is there
