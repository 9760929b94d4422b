"""Spiritforged: spells and gear of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Equip, Reaction, a, cost, deal, gain_xp, gear, kill, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

SLOW = spell_card("Slow", gain_xp(1))
ZAP = spell_card("Zap", Action, gain_xp(1))
SWORD = equipment("Sword", Equip(cost(1)), bonus=2)
EAST, WEST = plain_field("East"), plain_field("West")


@shows("Punch First")
def test_punch_first_gives_any_unit_five_might_this_turn():
    game = Position(
        seats=[
            Seat(hand=["Punch First"], base=["Recruit", gear_card("Thing")], energy=1, power="Body 2"),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Punch First")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 6
    do(game, "end")
    assert might(game, "Recruit") == 1


ACTIONS = {"Punch First": (1, "Body 2"), "Here to Help": (2, "Body 1"), "Marching Orders": (3, "")}


@shows(*ACTIONS)
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_played_in_a_showdown_and_is_no_answer_to_a_spell(name: str):
    energy, power = ACTIONS[name]
    game = Position(
        seats=[Seat(hand=[SLOW], base=["Recruit"]), Seat(hand=[name], base=["Sprite"], energy=energy, power=power)],
        fields=[Field(EAST), Field(WEST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked
    do(game, "move Recruit", "at East")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


@shows("Petricite Monument")
def test_petricite_monument_gives_friendly_units_deflect_and_dies_at_your_next_beginning():
    game = Position(
        seats=[Seat(hand=["Petricite Monument"], base=["Recruit"], energy=2), Seat(base=["Sprite"])],
        fields=[Field(EAST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Petricite Monument")
    assert [keyword(game, x, "Deflect") for x in ("Recruit", "Mega-Mech", "Sprite")] == [1, 1, 0]
    do(game, "end")
    assert base(game, 0) == ["Petricite Monument", "Recruit"]
    do(game, "end")
    assert (trash(game, 0), keyword(game, "Recruit", "Deflect")) == (["Petricite Monument"], 0)


@shows("Show of Strength")
@pytest.mark.parametrize(("mights", "drawn"), [([], 0), ([4], 0), ([5], 1), ([5, 9, 3], 2)])
def test_show_of_strength_draws_for_each_of_your_mighty_units(mights: list[int], drawn: int):
    game = Position(
        seats=[
            Seat(hand=[ZAP], base=["Mega-Mech"]),
            Seat(
                hand=["Show of Strength"],
                base=[unit_card(f"Unit {i}", might=x) for i, x in enumerate(mights)],
                energy=2,
                power="Body 1",
                deck=[unit_card(x) for x in "ABC"],
            ),
        ]
    ).start()
    do(game, "play Zap", "play Show of Strength")  # a Reaction
    settle(game)
    assert len(hand(game, 1)) == drawn


@shows("Strike Down")
def test_strike_down_lets_an_equipped_friend_strike_and_takes_one_equipment_from_it():
    axe = equipment("Axe", Equip(cost(1)), bonus=1)
    armed = Piece(unit_card("Armed", might=2), attached=[SWORD, axe, gear_card("Band")])
    theirs = Piece("Mega-Mech", attached=[equipment("Theirs", Equip(cost(1)))])
    game = Position(
        seats=[
            Seat(
                hand=["Strike Down"],
                base=["Recruit", armed, "Petty Officer"],
                energy=3,
                power="Body 1",
            ),
            Seat(base=[theirs]),
        ],
        fields=[Field(EAST, 1, {1: ["Sprite"]})],
    ).start()
    do(game, "play Strike Down")
    assert offered(game) == ["pick Mega-Mech", "pick Sprite"]
    do(game, "pick Mega-Mech")
    assert offered(game) == ["pick Axe", "pick Sword"]
    do(game, "pick Sword")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), might(game, "Armed")) == ([5], 3)
    assert (piece(game, "Sword").attached_to, piece(game, "Axe").attached_to) == (0, piece(game, "Armed").id)


@shows("Strike Down")
def test_strike_down_is_the_units_damage():
    """Void Gate adds nothing, as it does to a spell's."""
    mine = Seat(hand=["Strike Down"], base=[Piece("Recruit", attached=[SWORD])], energy=3, power="Body 1")
    game = Position(seats=[mine, Seat()], fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})]).start()
    do(game, "play Strike Down")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), might(game, "Recruit")) == ([3], 1)


@shows("Strike Down")
def test_strike_down_strikes_no_more_once_the_equipment_is_gone():
    """The unit is not equipped any more, and so no legal target."""
    rust = spell_card("Rust", Reaction, kill(a(gear)))
    mine = Seat(hand=["Strike Down"], base=[Piece("Recruit", attached=[SWORD])], energy=3, power="Body 1")
    game = Position(seats=[mine, Seat(hand=[rust], base=["Mega-Mech"])]).start()
    do(game, "play Strike Down", "play Rust")
    settle(game)
    assert (trash(game, 0), damage_to(game, "Mega-Mech")) == (["Strike Down", "Sword"], [])


@shows("Strike Down")
def test_strike_down_needs_an_equipped_friend_and_waits_for_your_main_phase():
    theirs = Seat(hand=["Strike Down"], base=[Piece("Recruit", attached=[SWORD])], energy=3, power="Body 1")
    game = Position(seats=[Seat(base=["Sprite"]), theirs], fields=[Field(EAST)]).start()
    do(game, "move Sprite")
    assert (question(game), seat_asked(game)) == ("main", 0)  # no Action
    bare = Seat(hand=["Strike Down"], base=["Recruit"], energy=3, power="Body 1")
    game = Position(seats=[bare, Seat(base=[Piece("Sprite", attached=[SWORD])])]).start()
    assert "play Strike Down" not in offered(game)


def helped(*held: Printed) -> Position:
    mine = Seat(hand=["Here to Help", *held], power="Body 1", energy=4)
    return Position(
        seats=[mine, Seat(hand=[unit_card("Theirs")])],
        fields=[
            Field(EAST, 0, {0: ["Recruit"]}),
            Field(WEST, 1, {1: ["Sprite"]}),
            Field(plain_field("North"), 0, {0: ["Sprite"]}),
        ],
    )


@shows("Here to Help")
def test_here_to_help_plays_a_unit_to_a_battlefield_of_yours_for_three_less():
    game = helped(unit_card("Dear", energy=5), gear_card("Thing"), unit_card("Cheap", energy=1)).start()
    do(game, "play Here to Help")
    settle(game)
    do(game, "yes")
    assert offered(game) == ["done", "pick Cheap", "pick Dear"]
    do(game, "pick Dear")
    assert offered(game) == ["at East", "at North"]
    do(game, "at East")
    settle(game)
    assert (at_field(game), game.sides[0].energy) == (["Dear", "Recruit"], 0)


@shows("Here to Help")
def test_here_to_help_may_be_declined_and_does_not_make_it_free():
    game = helped(unit_card("Dear", energy=5)).start()
    do(game, "play Here to Help")
    settle(game)
    do(game, "no")
    assert (hand(game, 0), question(game)) == (["Dear"], "main")
    poor = helped(unit_card("Dear", energy=6)).start()
    do(poor, "play Here to Help")
    settle(poor)
    do(poor, "yes", "pick Dear")
    assert (hand(poor, 0), question(poor)) == (["Dear"], "main")


@shows("Here to Help")
def test_here_to_help_is_put_face_down_and_played_later_for_nothing():
    game = Position(
        seats=[Seat(hand=["Here to Help", unit_card("Dear", energy=3)], runes="Calm 1"), Seat(hand=[ZAP])],
        fields=[Field(EAST, 0, {0: ["Recruit"]})],
    ).start()
    do(game, "hide Here to Help", "end", "play Zap", "play Here to Help")
    settle(game)
    do(game, "yes", "pick Dear")
    settle(game)
    assert at_field(game) == ["Dear", "Recruit"]


@shows("Marching Orders")
@pytest.mark.parametrize(
    ("answers", "dealt", "taken", "left"),
    [(["yes", "pick Friend", "pick Recruit"], [2, 1], [9], 0), (["no", "pick Friend"], [2], [], 3)],
)
def test_marching_orders_lets_two_units_deal_their_might_to_each_other(
    answers: list[str], dealt: list[int], taken: list[int], left: int
):
    """Repeated, with another friend: from a base as from a battlefield."""
    game = Position(
        seats=[
            Seat(hand=["Marching Orders"], base=[unit_card("Friend", might=2)], energy=6),
            Seat(base=["Petty Officer"]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Wall", might=9)]}), Field(WEST, 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Marching Orders", *answers)
    settle(game)
    assert (damage_to(game, "Wall"), damage_to(game, "Friend"), damage_to(game, "Recruit")) == (dealt, [9], taken)
    assert game.sides[0].energy == left


@shows("Marching Orders")
def test_marching_orders_reaches_no_enemy_in_a_base():
    game = Position(
        seats=[
            Seat(hand=["Marching Orders"], base=["Recruit", gear_card("Thing")], energy=3),
            Seat(base=["Petty Officer"]),
        ],
        fields=[
            Field(EAST, 1, {1: ["Sprite", Piece("Mega-Mech", attached=[SWORD])]}),
            Field(WEST, 0, {0: ["Mystic Poro"]}),
        ],
    ).start()
    do(game, "play Marching Orders")
    assert offered(game) == ["pick Mystic Poro", "pick Recruit"]
    do(game, "pick Recruit")
    assert offered(game) == ["pick Mega-Mech", "pick Sprite"]


def equips(name: str, energy: int) -> None:
    for have, power, there in ((energy, "Body 1", True), (energy - 1, "Body 1", False), (energy, "Calm 1", False)):
        if have >= 0:
            game = Position(seats=[Seat(base=[name, "Recruit"], energy=have, power=power), Seat()]).start()
            assert (f"use {name}" in offered(game)) is there
    game = Position(seats=[Seat(base=[name, "Recruit"], energy=energy, power="Body 1"), Seat()]).start()
    do(game, f"use {name}")
    assert might(game, "Recruit") == 3


@shows("Trinity Force")
@pytest.mark.parametrize(("worn", "scored"), [(["Trinity Force"], 2), ([], 1)])
def test_trinity_force_scores_a_point_more_when_its_bearer_holds(worn: list[str], scored: int):
    equips("Trinity Force", 0)
    game = Position(
        seats=[Seat(), Seat(base=[] if worn else ["Trinity Force"])],
        fields=[Field(EAST, 1, {1: [Piece("Mega-Mech", attached=worn)]})],
    ).start()
    do(game, "end")
    settle(game)
    assert points(game) == [0, scored]


@shows("Trinity Force")
def test_trinity_force_scores_nothing_more_for_a_conquest():
    game = Position(
        seats=[Seat(base=[Piece("Mega-Mech", attached=["Trinity Force"])]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "move Mega-Mech")
    settle(game)
    assert points(game) == [1, 0]


@shows("Ancient Henge")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_ancient_henge_turns_any_amount_of_energy_into_power(amount: int):
    game = Position(
        seats=[Seat(base=["Ancient Henge"], energy=3), Seat(hand=["Defy"], energy=9, power="Calm 9")]
    ).start()
    do(game, "use Ancient Henge")
    assert offered(game) == ["number 0", "number 1", "number 2", "number 3"]
    do(game, f"number {amount}")
    assert (game.sides[0].energy, len(game.sides[0].power)) == (3 - amount, amount)
    assert (question(game), offered(game)) == ("main", ["end"])  # at once, and it is exhausted


@shows("Ancient Henge")
def test_ancient_henge_pays_for_a_reaction_with_power_of_any_domain():
    dear = spell_card("Dear", Reaction, gain_xp(1), power=(1, 2))
    for energy, there in ((2, True), (1, False)):
        game = Position(
            seats=[Seat(hand=[ZAP]), Seat(hand=[dear], base=["Ancient Henge"], energy=energy)], every_window=True
        ).start()
        do(game, "play Zap", "pass")
        assert ("play Dear" in offered(game)) is there
        do(game, "use Ancient Henge")
        assert offered(game) == [f"number {x}" for x in range(energy + 1)]


@shows("Boneshiver")
@pytest.mark.parametrize(("worn", "there"), [(["Boneshiver"], (1, 1)), ([], (1, 0))])
def test_boneshiver_channels_a_rune_exhausted_when_its_bearer_conquers(worn: list[str], there: tuple[int, int]):
    equips("Boneshiver", 1)
    game = Position(
        seats=[Seat(base=[Piece("Mega-Mech", attached=worn)], runes="Body 1", rune_deck="Body, Body, Body"), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Mega-Mech")
    settle(game)
    assert runes(game, 0) == there


@shows("Boneshiver")
def test_boneshiver_does_nothing_for_a_hold():
    game = Position(
        seats=[Seat(), Seat(rune_deck="Body, Body, Body")],
        fields=[Field(EAST, 1, {1: [Piece("Mega-Mech", attached=["Boneshiver"])]})],
    ).start()
    do(game, "end")
    settle(game)
    assert runes(game, 1) == (2, 0)


@shows("Petricite Monument")
def test_petricite_monument_makes_an_opponent_pay_to_choose_a_unit():
    jab = spell_card("Jab", deal(1, a(unit.enemy)))
    for power, there in (("", False), ("Calm 1", True)):
        game = Position(
            seats=[Seat(hand=[jab], power=power), Seat(base=["Petricite Monument", "Mega-Mech"])],
        ).start()
        assert ("play Jab" in offered(game)) is there
