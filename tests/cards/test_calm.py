"""Calm cards of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    trash,
)


@shows("En Garde")
def test_en_garde_gives_two_to_a_unit_alone_as_a_reaction():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=["En Garde"], runes="Calm 1")],
        fields=[Field(controller=1, units={1: ["Stalwart Poro"]})],
    ).start()
    do(game, "play Incinerate")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    assert offered(game) == ["pass", "play En Garde"]
    do(game, "play En Garde")
    settle(game)
    assert at_field(game) == ["Stalwart Poro"]  # 4 Might against 2 damage
    assert might(game, "Stalwart Poro") == 4
    do(game, "end")
    assert might(game, "Stalwart Poro") == 2  # this turn only


@shows("En Garde")
def test_en_garde_gives_one_to_a_unit_in_company():
    game = Position(
        seats=[Seat(hand=["En Garde"], runes="Calm 1"), Seat(base=["Petty Officer"])],
        fields=[Field(controller=0, units={0: ["Stalwart Poro", "Daring Poro"]})],
    ).start()
    do(game, "play En Garde")
    assert offered(game) == ["pick Daring Poro", "pick Stalwart Poro"]
    do(game, "pick Stalwart Poro")
    settle(game)
    assert might(game, "Stalwart Poro") == 3
    assert might(game, "Daring Poro") == 2


@shows("En Garde")
def test_en_garde_does_not_count_units_elsewhere_or_of_the_enemy():
    game = Position(
        seats=[Seat(hand=["En Garde"], runes="Calm 1", base=["Daring Poro", "Mystic Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "move Mystic Poro", "done", "play En Garde", "pick Mystic Poro")
    settle(game)
    assert trash(game, 0) == ["En Garde", "Mystic Poro"]
    assert damage_to(game, "Mega-Mech") == [4]


@shows("Meditation")
def test_meditation_draws_two_for_an_exhausted_unit():
    game = Position(
        seats=[
            Seat(hand=["Meditation"], runes="Calm 2", base=["Daring Poro", Piece("Mystic Poro", exhausted=True)]),
            Seat(base=["Stalwart Poro"]),
        ],
    ).start()
    do(game, "play Meditation")
    assert question(game) == "optional-cost"
    assert offered(game) == ["no", "yes"]
    do(game, "yes")  # only the ready Daring Poro can pay
    settle(game)
    assert piece(game, "Daring Poro").exhausted
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2


@shows("Meditation")
def test_meditation_draws_one_without_the_cost():
    game = Position(
        seats=[Seat(hand=["Meditation"], runes="Calm 2", base=["Daring Poro"]), Seat()],
    ).start()
    do(game, "play Meditation", "no")
    settle(game)
    assert not piece(game, "Daring Poro").exhausted
    assert hand(game, 0) == ["Vanguard Sergeant"]


@shows("Meditation")
def test_meditation_does_not_ask_when_no_unit_is_ready():
    game = Position(
        seats=[
            Seat(hand=["Meditation"], runes="Calm 2", base=[Piece("Daring Poro", exhausted=True), "Cloth Armor"]),
            Seat(),
        ],
    ).start()
    do(game, "play Meditation")
    settle(game)
    assert question(game) == "main"
    assert hand(game, 0) == ["Vanguard Sergeant"]


@shows("Meditation")
def test_meditation_is_a_reaction():
    game = Position(
        seats=[Seat(hand=["Mobilize"], runes="Body 2"), Seat(hand=["Meditation"], runes="Calm 2")],
    ).start()
    do(game, "play Mobilize")
    assert offered(game) == ["pass", "play Meditation"]
    do(game, "play Meditation")
    settle(game)
    assert hand(game, 1) == ["Vanguard Sergeant"]


@shows("Playful Phantom")
def test_playful_phantom_is_a_unit_of_five_might_for_five_energy():
    game = Position(seats=[Seat(hand=["Playful Phantom"], runes="Calm 5"), Seat()]).start()
    do(game, "play Playful Phantom")
    assert base(game, 0) == ["Playful Phantom"]
    assert might(game, "Playful Phantom") == 5
    assert piece(game, "Playful Phantom").exhausted
    assert runes(game, 0) == (0, 5)


@shows("Stalwart Poro")
def test_stalwart_poro_has_one_more_might_as_a_defender():
    game = Position(
        seats=[Seat(base=["Vanguard Sergeant"]), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Stalwart Poro"]})],
        every_window=True,
    ).start()
    assert might(game, "Stalwart Poro") == 2
    assert keyword(game, "Stalwart Poro", "Shield") == 1
    do(game, "move Vanguard Sergeant")
    assert might(game, "Stalwart Poro") == 3
    settle(game)
    assert damage_to(game, "Vanguard Sergeant") == [3]


@shows("Stalwart Poro")
def test_stalwart_poro_has_no_shield_as_an_attacker():
    game = Position(
        seats=[Seat(base=["Stalwart Poro"]), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Mega-Mech"]})],
        every_window=True,
    ).start()
    do(game, "move Stalwart Poro")
    assert might(game, "Stalwart Poro") == 2


@shows("Wielder of Water")
def test_wielder_of_water_is_stronger_attacking_alone():
    game = Position(
        seats=[Seat(base=["Wielder of Water"]), Seat()],
        fields=[Field(controller=1, units={1: ["Vanguard Sergeant"]})],
        every_window=True,
    ).start()
    assert might(game, "Wielder of Water") == 2
    do(game, "move Wielder of Water")
    assert might(game, "Wielder of Water") == 4
    settle(game)
    assert trash(game, 1) == ["Vanguard Sergeant"]
    assert trash(game, 0) == ["Wielder of Water"]


@shows("Wielder of Water")
def test_wielder_of_water_is_stronger_defending_alone():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Wielder of Water"]})],
        every_window=True,
    ).start()
    do(game, "move Daring Poro")
    assert might(game, "Wielder of Water") == 4
    settle(game)
    assert at_field(game) == ["Wielder of Water"]
    assert might(game, "Wielder of Water") == 2  # the combat is over


@shows("Wielder of Water")
def test_wielder_of_water_gets_nothing_in_company_or_out_of_combat():
    game = Position(
        seats=[Seat(base=["Wielder of Water", "Daring Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]}), Field("Void Gate")],
        every_window=True,
    ).start()
    do(game, "move Wielder of Water", "at Startipped Peak", "pick Daring Poro")
    assert question(game) == "focus"
    assert might(game, "Wielder of Water") == 2

    alone = Position(seats=[Seat(base=["Wielder of Water"]), Seat()], fields=[Field()], every_window=True).start()
    do(alone, "move Wielder of Water")
    assert question(alone) == "focus"  # a showdown, but no combat: no attacker
    assert might(alone, "Wielder of Water") == 2


@shows("Master Yi, Meditative")
def test_master_yi_meditative_counts_runes_on_the_board():
    seven = Seat(base=["Master Yi, Meditative"], runes="Calm 3", exhausted_runes="Body 4", rune_deck="Calm 2")
    game = Position(seats=[seven, Seat(runes="Calm 8")]).start()
    assert might(game, "Master Yi, Meditative") == 4
    eight = Seat(base=["Master Yi, Meditative"], runes="Calm 4", exhausted_runes="Body 4")
    game = Position(seats=[eight, Seat()]).start()
    assert might(game, "Master Yi, Meditative") == 8


@shows("Master Yi, Meditative")
def test_master_yi_meditative_grows_with_the_eighth_rune():
    game = Position(
        seats=[
            Seat(hand=["Mobilize"], base=["Master Yi, Meditative"], runes="Calm 7", rune_deck="Body 1"),
            Seat(),
        ]
    ).start()
    do(game, "play Mobilize")
    settle(game)
    assert runes(game, 0) == (5, 3)
    assert might(game, "Master Yi, Meditative") == 8


@shows("Zephyr Sage")
def test_zephyr_sage_defends_with_seven():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(controller=1, units={1: ["Zephyr Sage"]})],
        every_window=True,
    ).start()
    assert might(game, "Zephyr Sage") == 6
    do(game, "move Mega-Mech")
    assert might(game, "Zephyr Sage") == 7
    settle(game)
    assert trash(game, 1) == ["Zephyr Sage"]
    assert controller(game) == 0


@shows("Zephyr Sage")
def test_zephyr_sage_costs_six_energy_and_a_calm_power():
    game = Position(seats=[Seat(hand=["Zephyr Sage"], runes="Body 6"), Seat()]).start()
    assert offered(game) == ["end"]
    game = Position(seats=[Seat(hand=["Zephyr Sage"], runes="Body 5, Calm 1"), Seat()]).start()
    do(game, "play Zephyr Sage")
    assert runes(game, 0) == (0, 5)
    assert chain(game) == []


@shows("En Garde")
def test_en_garde_gives_one_to_a_teammates_unit_where_you_control_none():
    fields = [Field(controller=2, units={2: ["Stalwart Poro"]}), Field("Void Gate"), Field("Fortified Position")]
    seats = [Seat(hand=["En Garde"], runes="Calm 1"), Seat(), Seat(), Seat()]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo()).start()
    do(game, "play En Garde")
    settle(game)
    assert might(game, "Stalwart Poro") == 3
