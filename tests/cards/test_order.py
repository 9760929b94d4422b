"""Order cards of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    hand,
    might,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    trash,
)


@shows("Back to Back")
def test_back_to_back_gives_two_units_two_might_as_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["Incinerate"], runes="Fury 2", base=["Sprite"]),
            Seat(hand=["Back to Back"], runes="Order 3", base=["Recruit"]),
        ],
        fields=[Field(controller=1, units={1: ["Daring Poro", "Mystic Poro"]})],
    ).start()
    do(game, "play Incinerate", "pick Daring Poro")
    assert offered(game) == ["pass", "play Back to Back"]
    do(game, "play Back to Back")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro", "pick Recruit"]
    do(game, "pick Daring Poro")
    assert offered(game) == ["pick Mystic Poro", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Daring Poro"), might(game, "Recruit"), might(game, "Mystic Poro")) == (4, 3, 2)
    do(game, "end")
    assert (might(game, "Daring Poro"), might(game, "Recruit")) == (2, 1)


@shows("Back to Back")
def test_back_to_back_needs_two_friendly_units():
    game = Position(
        seats=[Seat(hand=["Back to Back"], runes="Order 3", base=["Recruit"]), Seat(base=["Sprite"])]
    ).start()
    assert offered(game) == ["end", "move Recruit"]


@shows("Daring Poro")
def test_daring_poro_has_one_more_might_as_an_attacker():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
        every_window=True,
    ).start()
    assert might(game, "Daring Poro") == 2
    do(game, "move Daring Poro")
    assert might(game, "Daring Poro") == 3
    settle(game)
    assert damage_to(game, "Mega-Mech") == [3]


@shows("Daring Poro")
def test_daring_poro_has_no_assault_as_a_defender_or_against_nobody():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech")
    assert might(game, "Daring Poro") == 2
    nobody = Position(seats=[Seat(base=["Daring Poro"]), Seat()], fields=[Field()], every_window=True).start()
    do(nobody, "move Daring Poro")
    assert question(nobody) == "focus"
    assert might(nobody, "Daring Poro") == 2


@shows("Faithful Manufactor")
def test_faithful_manufactor_plays_a_recruit_where_it_is():
    game = Position(
        seats=[Seat(hand=["Faithful Manufactor"], runes="Order 3"), Seat()],
        fields=[Field(controller=0, units={0: ["Sprite"]})],
    ).start()
    do(game, "play Faithful Manufactor", "at Startipped Peak")
    assert at_field(game) == ["Faithful Manufactor", "Recruit", "Sprite"]
    assert piece(game, "Recruit").exhausted
    assert base(game, 0) == []
    assert runes(game, 0) == (0, 3)


@shows("Faithful Manufactor")
def test_faithful_manufactor_in_base_plays_the_recruit_in_base():
    game = Position(seats=[Seat(hand=["Faithful Manufactor"], runes="Order 3"), Seat()]).start()
    do(game, "play Faithful Manufactor")
    assert base(game, 0) == ["Faithful Manufactor", "Recruit"]


@shows("Noxian Drummer")
def test_noxian_drummer_plays_a_recruit_when_it_moves_to_a_battlefield():
    game = Position(seats=[Seat(base=["Noxian Drummer"]), Seat()], fields=[Field()]).start()
    do(game, "move Noxian Drummer")
    settle(game)
    assert at_field(game) == ["Noxian Drummer", "Recruit"]
    assert (controller(game), points(game)) == (0, [1, 0])


@shows("Noxian Drummer")
def test_noxian_drummer_brings_its_recruit_into_the_combat():
    game = Position(
        seats=[Seat(base=["Noxian Drummer"]), Seat()],
        fields=[Field(controller=1, units={1: ["Vanguard Sergeant"]})],
    ).start()
    do(game, "move Noxian Drummer")
    assert (question(game), seat_asked(game)) == ("assign", 1)
    assert offered(game) == ["pick Noxian Drummer", "pick Recruit"]
    do(game, "pick Noxian Drummer")
    assert damage_to(game, "Vanguard Sergeant") == [4]
    assert damage_to(game, "Noxian Drummer") == [3]
    assert damage_to(game, "Recruit") == [1]


@shows("Noxian Drummer")
def test_noxian_drummer_plays_none_when_it_goes_home():
    game = Position(seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: ["Noxian Drummer"]})]).start()
    do(game, "move Noxian Drummer")
    assert base(game, 0) == ["Noxian Drummer"]
    assert at_field(game) == []


@shows("Petty Officer")
def test_petty_officer_attacks_with_six():
    game = Position(
        seats=[Seat(base=["Petty Officer"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    assert might(game, "Petty Officer") == 5
    do(game, "move Petty Officer")
    assert damage_to(game, "Mega-Mech") == [6]
    assert trash(game, 0) == ["Petty Officer"]


@shows("Vanguard Sergeant")
def test_vanguard_sergeant_is_a_unit_of_four_might_for_four_energy():
    game = Position(
        seats=[Seat(hand=["Vanguard Sergeant"], runes="Order 4", deck=["Gust"]), Seat(deck=["Gust"])]
    ).start()
    do(game, "play Vanguard Sergeant")
    assert base(game, 0) == ["Vanguard Sergeant"]
    assert might(game, "Vanguard Sergeant") == 4
    assert runes(game, 0) == (0, 4)


@shows("Blast of Power")
def test_blast_of_power_kills_a_unit_at_a_battlefield_in_a_showdown():
    game = Position(
        seats=[
            Seat(hand=["Blast of Power"], runes="Order 7", base=["Recruit"]),
            Seat(base=["Mountain Drake", "Sprite"]),
        ],
        fields=[Field()],
        active=1,
    ).start()
    do(game, "move Mountain Drake", "done")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Blast of Power"])
    do(game, "play Blast of Power")
    settle(game)
    assert trash(game, 1) == ["Mountain Drake"]
    assert base(game, 1) == ["Sprite"]
    assert controller(game) is None
    assert points(game) == [0, 0]
    assert runes(game, 0) == (1, 5)


@shows("Garen, Commander")
def test_garen_commander_gives_the_others_with_him_one_might():
    game = Position(
        seats=[Seat(base=["Mystic Poro"]), Seat()],
        fields=[
            Field(controller=0, units={0: ["Garen, Commander", "Recruit"]}),
            Field("Void Gate", 1, {1: ["Sprite"]}),
        ],
    ).start()
    assert might(game, "Recruit") == 2
    assert might(game, "Garen, Commander") == 5
    assert might(game, "Mystic Poro") == 2
    assert might(game, "Sprite") == 3
    do(game, "move Mystic Poro", "at Startipped Peak")
    assert might(game, "Mystic Poro") == 3
    do(game, "move Garen, Commander", "done")
    assert (might(game, "Recruit"), might(game, "Mystic Poro")) == (1, 2)


@shows("Garen, Commander")
def test_garen_commander_gives_enemies_in_his_combat_nothing():
    game = Position(
        seats=[Seat(base=["Garen, Commander", "Daring Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    do(game, "move Garen, Commander", "pick Daring Poro")
    assert question(game) == "focus"
    assert might(game, "Mountain Drake") == 10
    assert might(game, "Daring Poro") == 4  # 2, Assault and Garen


@shows("Lux, Crownguard")
def test_lux_crownguard_pays_two_energy_of_a_spell():
    game = Position(
        seats=[Seat(hand=["Confront"], base=["Lux, Crownguard"]), Seat()],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert piece(game, "Lux, Crownguard").exhausted
    assert trash(game, 0) == ["Confront"]


@shows("Lux, Crownguard")
def test_lux_crownguard_cannot_pay_for_a_unit():
    game = Position(seats=[Seat(hand=["Daring Poro"], base=["Lux, Crownguard"]), Seat()], fields=[Field()]).start()
    assert offered(game) == ["end", "move Lux, Crownguard"]


@shows("Lux, Crownguard")
def test_lux_crownguard_helps_together_with_runes_and_only_when_needed():
    game = Position(
        seats=[Seat(hand=["Confront", "Falling Comet"], runes="Mind 5", base=["Lux, Crownguard"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert not piece(game, "Lux, Crownguard").exhausted
    assert runes(game, 0) == (3, 2)
    do(game, "play Falling Comet")
    settle(game)
    assert piece(game, "Lux, Crownguard").exhausted
    assert runes(game, 0) == (0, 5)


@shows("Lux, Crownguard")
def test_what_lux_crownguard_adds_is_lost_if_no_spell_takes_it():
    game = Position(
        seats=[Seat(hand=["Mystic Poro"], base=["Lux, Crownguard"]), Seat()], fields=[Field()], full_control=True
    ).start()
    assert offered(game) == ["end", "move Lux, Crownguard", "use Lux, Crownguard"]
    do(game, "use Lux, Crownguard")
    assert offered(game) == ["end"]  # 2 Energy in the pool, but not for a unit
    assert [mark.energy for mark in game.sides[0].earmarks] == [2]
    do(game, "end")
    assert game.sides[0].earmarks == []


@shows("Recruit the Vanguard")
def test_recruit_the_vanguard_plays_four_recruits_each_to_a_place_of_your_choice():
    game = Position(
        seats=[Seat(hand=["Recruit the Vanguard"], runes="Order 6"), Seat()],
        fields=[Field(controller=0, units={0: ["Sprite"]}), Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Recruit the Vanguard")
    for _ in range(3):
        assert offered(game) == ["at Startipped Peak", "at base 0"]
        do(game, "at Startipped Peak")
    do(game, "at base 0")
    settle(game)
    assert at_field(game) == ["Recruit", "Recruit", "Recruit", "Sprite"]
    assert base(game, 0) == ["Recruit"]


@shows("Recruit the Vanguard")
def test_recruit_the_vanguard_in_a_showdown():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat(hand=["Recruit the Vanguard"], runes="Order 6")],
        fields=[Field()],
    ).start()
    do(game, "move Mega-Mech")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Recruit the Vanguard"])
    do(game, "play Recruit the Vanguard")
    assert base(game, 1) == ["Recruit"] * 4


@shows("Vanguard Attendant")
def test_vanguard_attendant_enters_ready():
    game = Position(
        seats=[Seat(hand=["Vanguard Attendant", "Mystic Poro"], runes="Order 9"), Seat()], fields=[Field()]
    ).start()
    do(game, "play Vanguard Attendant", "play Mystic Poro", "done")
    assert not piece(game, "Vanguard Attendant").exhausted
    assert piece(game, "Mystic Poro").exhausted
    assert hand(game, 0) == []
