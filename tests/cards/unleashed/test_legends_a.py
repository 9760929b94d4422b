"""Unleashed: legends of Fury with another domain, and their signature cards."""

from __future__ import annotations

import pytest

from farfield.cards.language import Repeat, Weaponmaster, cost, gain_xp, have, spell
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, is_a_reaction, waits_for_the_main_phase
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]
BOLT = spell_card("Bolt", gain_xp(1), energy=4)
DART = spell_card("Dart", gain_xp(1), energy=3)

SLOW = {"Curtain Call": (4, ""), "Death from Below": (4, "Fury 1")}


@shows(*SLOW)
@pytest.mark.parametrize("name", SLOW)
def test_some_spells_wait_for_your_main_phase(name: str):
    waits_for_the_main_phase(name, *SLOW[name])


@shows("Virtuoso")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_virtuoso_may_banish_a_spell_for_which_you_spent_four(answer: str):
    game = Position(seats=[Seat(hand=[BOLT, DART], legend="Virtuoso", energy=7), Seat()]).start()
    do(game, "play Dart")
    assert question(game) == "main"
    do(game, "play Bolt", answer)
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == ((["Bolt"], ["Dart"]) if answer == "yes" else ([], ["Bolt", "Dart"]))
    assert xp(game) == [2, 0]  # it has done what it says by then


@shows("Virtuoso")
def test_virtuoso_puts_four_spells_into_the_trash_for_four_runes_and_a_card():
    game = Position(
        seats=[
            Seat(hand=[BOLT] * 4, legend="Virtuoso", energy=16, deck=CARDS, rune_deck="Fury 6", banished=[BOLT]),
            Seat(),
        ]
    ).start()
    for spells in range(1, 4):
        do(game, "play Bolt", "yes")
        settle(game)
        assert (banished(game, 0), runes(game, 0), hand(game, 0).count("A")) == (["Bolt"] * (1 + spells), (0, 0), 0)
    do(game, "play Bolt", "yes")
    settle(game)
    assert (banished(game, 0), trash(game, 0), runes(game, 0)) == (["Bolt"], ["Bolt"] * 4, (4, 0))
    assert hand(game, 0) == ["A"]


@shows("Virtuoso")
def test_virtuoso_does_not_heed_units_nor_an_opponents_spells():
    dear = unit_card("Dear", energy=4)
    game = Position(seats=[Seat(hand=[dear], legend="Virtuoso", energy=4), Seat()]).start()
    do(game, "play Dear")
    assert (question(game), base(game, 0)) == ("main", ["Dear"])
    game = Position(seats=[Seat(hand=[BOLT], energy=4), Seat(legend="Virtuoso")]).start()
    do(game, "play Bolt")
    assert (question(game), trash(game, 0)) == ("main", ["Bolt"])


def called(energy: int, power: str) -> Position:
    return Position(
        seats=[
            Seat(hand=["Curtain Call"], deck=CARDS, energy=energy, power=power),
            Seat(base=[unit_card("Home", might=9)]),
        ],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST, 1, {1: [unit_card("Foe", might=9)]})],
    )


@shows("Curtain Call")
def test_curtain_call_repeated_thrice_does_all_four():
    game = called(6, "Fury 2").start()
    do(game, "play Curtain Call", "yes", "yes", "yes")
    assert offered(game) == ["mode 0", "mode 1", "mode 2", "mode 3"]
    do(game, "mode 1", "pick Wall")
    assert offered(game) == ["mode 0", "mode 2", "mode 3"]
    do(game, "mode 0", "mode 3", "pick Foe")  # what is left is the last
    settle(game)
    assert (damage_to(game, "Wall"), damage_to(game, "Home"), might(game, "Foe"), hand(game, 0)) == ([2], [3], 5, ["A"])
    assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 0)
    do(game, "end")
    assert might(game, "Foe") == 9


@shows("Curtain Call")
@pytest.mark.parametrize(
    ("mode", "targets"),
    [
        ("mode 1", ["pick Foe", "pick Wall"]),
        ("mode 2", ["pick Home", "pick Mine"]),
        ("mode 3", ["pick Foe", "pick Wall"]),
    ],
)
def test_curtain_call_reaches_battlefields_or_bases(mode: str, targets: list[str]):
    game = Position(
        seats=[
            Seat(hand=["Curtain Call"], base=[unit_card("Mine"), gear_card("Thing")], energy=4),
            Seat(base=[unit_card("Home")]),
        ],
        fields=[
            Field(EAST, 1, {1: [Piece(WALL, attached=[gear_card("Band")])]}),
            Field(WEST, 1, {1: [unit_card("Foe", might=9)]}),
        ],
    ).start()
    do(game, "play Curtain Call", mode)
    assert offered(game) == targets


@shows("Curtain Call")
@pytest.mark.parametrize(
    ("energy", "power", "costs"), [(4, "", 0), (5, "", 1), (4, "Calm 1", 1), (5, "Calm 1", 3), (4, "Fury 2", 1)]
)
def test_curtain_call_offers_each_repeat_that_can_be_paid(energy: int, power: str, costs: int):
    """One Energy; one Power; one of both."""
    game = called(energy, power).start()
    do(game, "play Curtain Call")
    asked = 0
    while question(game) == "optional-cost":
        asked += 1
        do(game, "no")
    assert asked == costs


@shows("Pridestalker")
def test_pridestalker_gives_any_unit_a_might_when_you_play_a_unit():
    game = Position(
        seats=[
            Seat(hand=[unit_card("New"), gear_card("Thing")], base=["Recruit"], legend="Pridestalker"),
            Seat(base=["Sprite"]),
        ]
    ).start()
    do(game, "play Thing")
    assert question(game) == "main"
    do(game, "play New")
    assert offered(game) == ["pick New", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 2
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Pridestalker")
def test_pridestalker_does_not_heed_an_opponents_unit():
    game = Position(seats=[Seat(hand=[unit_card("New")]), Seat(base=["Recruit"], legend="Pridestalker")]).start()
    do(game, "play New")
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Thrill of the Hunt")
def test_thrill_of_the_hunt_banishes_a_friend_and_its_owner_plays_it_to_any_battlefield():
    is_a_reaction("Thrill of the Hunt", 2, "Fury 1")
    dear = unit_card("Dear", energy=7, might=5)
    game = Position(
        seats=[
            Seat(
                hand=["Thrill of the Hunt"], base=[Piece(dear, damage=3), gear_card("Thing")], energy=2, power="Body 1"
            ),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=1)]}), Field(WEST), Field(NORTH, 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Thrill of the Hunt")
    assert offered(game) == ["pick Dear", "pick Recruit"]
    do(game, "pick Dear")
    settle_chain(game)
    assert (question(game), offered(game)) == ("place", ["at East", "at North", "at West"])
    do(game, "at East")
    settle(game)
    assert (at_field(game), damage_to(game, "Foe"), piece(game, "Dear").exhausted) == (["Dear"], [5], True)


@shows("Thrill of the Hunt")
def test_thrill_of_the_hunt_lets_the_owner_play_what_you_control():
    theirs = Piece(unit_card("Theirs"), owner=1)
    game = Position(
        seats=[Seat(hand=["Thrill of the Hunt"], base=[theirs], energy=2, power="Body 1"), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "play Thrill of the Hunt")
    settle_chain(game)
    assert (question(game), seat_asked(game)) == ("place", 1)
    do(game, "at West")
    settle(game)
    assert piece(game, "Theirs").controller == 1


@shows("Bloodharbor Ripper")
def test_bloodharbor_ripper_returns_a_friend_from_a_battlefield_for_a_gold():
    game = Position(
        seats=[Seat(base=[unit_card("Home")], legend="Bloodharbor Ripper", energy=1), Seat(base=["Sprite"])],
        fields=[
            Field(EAST, 0, {0: [Piece(unit_card("Mine"), attached=[gear_card("Band")]), unit_card("Other")]}),
            Field(WEST, 1, {1: [WALL]}),
        ],
    ).start()
    do(game, "use Bloodharbor Ripper")
    assert offered(game) == ["pick Mine", "pick Other"]
    do(game, "pick Other")
    settle(game)
    assert (hand(game, 0), base(game, 0), piece(game, "Gold").exhausted) == (["Other"], ["Gold", "Home"], True)
    assert piece(game, "Bloodharbor Ripper").exhausted
    poor = Position(
        seats=[Seat(legend="Bloodharbor Ripper"), Seat()], fields=[Field(EAST, 0, {0: [unit_card("Mine")]})]
    ).start()
    assert "use Bloodharbor Ripper" not in offered(poor)


def doomed(foe: int, power: str = "Fury 2") -> Position:
    return Position(
        seats=[
            Seat(hand=["Death from Below"], base=["Recruit"], energy=4, power=power),
            Seat(base=["Sprite"]),
        ],
        fields=[
            Field(EAST, 1, {1: [unit_card("Foe", might=foe)]}),
            Field(WEST, 1, {1: [Piece(unit_card("Next", might=9), attached=[gear_card("Band")])]}),
        ],
    )


@shows("Death from Below")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_death_from_below_kills_and_is_played_again_for_a_power_after_a_weak_unit(answer: str):
    game = doomed(3).start()
    do(game, "play Death from Below")
    assert offered(game) == ["pick Foe", "pick Next"]
    do(game, "pick Foe")
    settle(game)
    do(game, answer)
    settle(game)
    assert trash(game, 1) == (["Foe", "Next"] if answer == "yes" else ["Foe"])
    assert (trash(game, 0), len(game.sides[0].power)) == (["Death from Below"], 0 if answer == "yes" else 1)


@shows("Death from Below")
@pytest.mark.parametrize(("foe", "power"), [(4, "Fury 2"), (3, "Fury 1")])
def test_death_from_below_is_not_played_again_after_a_strong_unit_nor_without_power(foe: int, power: str):
    game = doomed(foe, power).start()
    do(game, "play Death from Below", "pick Foe")
    settle(game)
    if question(game) == "may":
        do(game, "yes")
        settle(game)
    assert (question(game), trash(game, 1), trash(game, 0)) == ("main", ["Foe"], ["Death from Below"])


def conquered(legend: str, foe: int, **more: object) -> Position:
    tired = [Piece(unit_card(x), exhausted=True) for x in ("Mine", "Theirs")]
    return Position(
        seats=[
            Seat(base=[unit_card("Hero", might=6), tired[0]], legend=legend, **more),  # type: ignore[arg-type]
            Seat(base=[tired[1], Piece(gear_card("Thing"), exhausted=True)]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=foe)]})],
    )


@shows("Piltover Enforcer")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_piltover_enforcer_may_be_exhausted_to_ready_a_unit_after_three_excess_damage(answer: str):
    game = conquered("Piltover Enforcer", 3).start()
    do(game, "move Hero")
    settle(game)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Hero", "pick Mine", "pick Theirs"]
        do(game, "pick Mine")
    settle(game)
    assert (piece(game, "Mine").exhausted, piece(game, "Piltover Enforcer").exhausted) == (
        answer == "no",
        answer == "yes",
    )


@shows("Piltover Enforcer")
def test_piltover_enforcer_asks_for_three_excess_damage_of_yours():
    game = conquered("Piltover Enforcer", 4).start()
    do(game, "move Hero")
    settle(game)
    assert (question(game), at_field(game)) == ("main", ["Hero"])
    game = Position(
        seats=[
            Seat(base=[unit_card("Hero", might=6)]),
            Seat(base=[Piece("Recruit", exhausted=True)], legend="Piltover Enforcer"),
        ],
        fields=[Field(EAST, 1, {1: ["Recruit"]})],
    ).start()
    do(game, "move Hero")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Hextech Gauntlets")
@pytest.mark.parametrize(("strong", "price"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_hextech_gauntlets_cost_less_energy_for_a_stronger_bearer(strong: int, price: int):
    for energy, power in ((price, "Calm 1"), (price - 1, "Calm 1"), (price, "")):
        if energy >= 0:
            mine = Seat(base=["Hextech Gauntlets", unit_card("Hero", might=strong)], energy=energy, power=power)
            game = Position(seats=[mine, Seat()]).start()
            assert ("use Hextech Gauntlets" in offered(game)) is (energy == price and power != "")
    game = Position(
        seats=[Seat(base=["Hextech Gauntlets", unit_card("Hero", might=strong)], energy=price, power="Fury 1"), Seat()]
    ).start()
    do(game, "use Hextech Gauntlets")
    assert (might(game, "Hero"), game.sides[0].energy, game.sides[0].power) == (strong + 3, 0, [])


@shows("Hextech Gauntlets")
@pytest.mark.parametrize(("foe", "drawn"), [(6, 1), (7, 0)])
def test_hextech_gauntlets_draw_when_the_bearer_conquers_with_three_excess_damage(foe: int, drawn: int):
    hero = Piece(unit_card("Hero", might=6), attached=["Hextech Gauntlets"])
    game = Position(
        seats=[Seat(base=[hero], deck=CARDS), Seat()], fields=[Field(EAST, 1, {1: [unit_card("Foe", might=foe)]})]
    ).start()
    do(game, "move Hero")
    settle(game)
    assert (at_field(game)[-1], len(hand(game, 0))) == ("Hextech Gauntlets", drawn)


@shows("Curtain Call")
def test_curtain_call_repeated_once_too_often_does_nothing_more():
    echo = gear_card("Echo", have(spell.yours, None, Repeat(cost(1))))
    seats = [
        Seat(hand=["Curtain Call"], base=[echo], deck=CARDS, energy=7, power="Fury 2"),
        Seat(base=[unit_card("Home", might=9)]),
    ]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [WALL]})]).start()
    do(game, "play Curtain Call", "yes", "yes", "yes", "yes", "mode 0", "mode 1", "mode 2")
    settle(game)
    assert (hand(game, 0), damage_to(game, "Wall"), damage_to(game, "Home"), might(game, "Wall")) == (
        ["A"],
        [2],
        [3],
        8,
    )
    assert (question(game), game.sides[0].energy) == ("main", 0)


@shows("Death from Below")
def test_death_from_below_is_played_again_for_a_weak_unit_that_was_saved():
    """It had 3 Might, whatever became of it."""
    game = Position(
        seats=[
            Seat(hand=["Death from Below"], energy=4, power="Fury 2"),
            Seat(base=["Zhonya's Hourglass"]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=3)]}), Field(WEST, 1, {1: [unit_card("Next", might=9)]})],
    ).start()
    do(game, "play Death from Below", "pick Foe")
    settle(game)
    do(game, "yes")
    settle(game)
    assert (base(game, 1), trash(game, 1)) == (["Foe"], ["Next", "Zhonya's Hourglass"])


@shows("Hextech Gauntlets")
@pytest.mark.parametrize(("energy", "strong"), [(1, 5), (0, 2)])
def test_hextech_gauntlets_cost_a_weaponmaster_less_for_its_own_might(energy: int, strong: int):
    """Three Energy less two, and the Power is what Weaponmaster takes off."""
    smith = unit_card("Smith", Weaponmaster(), might=2)
    game = Position(seats=[Seat(hand=[smith], base=["Hextech Gauntlets"], energy=energy), Seat()]).start()
    do(game, "play Smith", "yes")
    settle(game)
    if question(game) == "may":
        do(game, "yes")
    assert (question(game), might(game, "Smith"), game.sides[0].energy) == ("main", strong, 0)
