"""Mind cards of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    runes,
    settle,
    settle_chain,
    trash,
)


@shows("Eager Apprentice")
def test_eager_apprentice_makes_spells_one_cheaper_from_a_battlefield():
    game = Position(
        seats=[Seat(hand=["Falling Comet", "Mega-Mech"], runes="Mind 4"), Seat(base=["Petty Officer"])],
        fields=[Field(controller=0, units={0: ["Eager Apprentice"]}), Field("Void Gate", 1, {1: ["Daring Poro"]})],
    ).start()
    do(game, "play Falling Comet", "pick Daring Poro")
    settle(game)
    assert runes(game, 0) == (0, 4)
    assert trash(game, 1) == ["Daring Poro"]


@shows("Eager Apprentice")
def test_eager_apprentice_goes_no_lower_than_one():
    game = Position(
        seats=[Seat(hand=["Stupefy"], runes="Mind 2"), Seat()],
        fields=[Field(controller=0, units={0: ["Eager Apprentice", "Ravenbloom Student"]})],
    ).start()
    do(game, "play Stupefy", "pick Eager Apprentice")
    settle(game)
    assert runes(game, 0) == (1, 1)


@shows("Eager Apprentice")
def test_two_eager_apprentices_add_up_but_keep_the_minimum():
    units = {0: ["Eager Apprentice", "Eager Apprentice"]}
    game = Position(
        seats=[Seat(hand=["Confront", "Back to Back"], runes="Mind 3"), Seat()],
        fields=[Field(controller=0, units=units)],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert runes(game, 0) == (2, 1)
    do(game, "play Back to Back", "pick Eager Apprentice")
    settle(game)
    assert runes(game, 0) == (1, 2)


@shows("Eager Apprentice")
def test_eager_apprentice_does_nothing_in_base_for_units_or_for_the_opponent():
    in_base = Position(
        seats=[Seat(hand=["Confront"], runes="Mind 1", base=["Eager Apprentice"]), Seat()], fields=[Field()]
    ).start()
    assert offered(in_base) == ["end", "move Eager Apprentice"]
    field = Field(controller=0, units={0: ["Eager Apprentice"]})
    for_units = Position(seats=[Seat(hand=["Ravenbloom Student"], runes="Mind 1"), Seat()], fields=[field]).start()
    assert offered(for_units) == ["end", "move Eager Apprentice"]
    for_opponent = Position(seats=[Seat(), Seat(hand=["Confront"], runes="Mind 1")], fields=[field], active=1).start()
    assert offered(for_opponent) == ["end"]


@shows("Falling Comet")
def test_falling_comet_deals_six_in_a_showdown():
    game = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 5"), Seat(base=["Mega-Mech", "Daring Poro"])],
        fields=[Field()],
        active=1,
    ).start()
    do(game, "move Mega-Mech", "done")
    assert (question(game), offered(game)) == ("focus", ["pass", "play Falling Comet"])
    do(game, "play Falling Comet")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [6]
    assert at_field(game) == ["Mega-Mech"]
    assert damage_to(game, "Daring Poro") == []


@shows("Lecturing Yordle")
def test_lecturing_yordle_draws_when_played():
    game = Position(seats=[Seat(hand=["Lecturing Yordle"], runes="Mind 3"), Seat()]).start()
    do(game, "play Lecturing Yordle")
    assert base(game, 0) == ["Lecturing Yordle"]
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert hand(game, 1) == []


@shows("Lecturing Yordle")
def test_lecturing_yordle_must_be_assigned_damage_first():
    game = Position(
        seats=[Seat(base=["Noxian Drummer", "Ravenbloom Student"]), Seat()],
        fields=[Field(controller=1, units={1: ["Daring Poro", "Lecturing Yordle", "Mystic Poro"]})],
    ).start()
    do(game, "move Ravenbloom Student", "done")
    # 2 damage: all of it goes to the Tank, and nothing is asked
    assert trash(game, 1) == ["Lecturing Yordle"]
    assert damage_to(game, "Daring Poro") == []
    assert damage_to(game, "Mystic Poro") == []
    assert trash(game, 0) == ["Ravenbloom Student"]


@shows("Mega-Mech")
def test_mega_mech_is_a_unit_of_eight_might_for_seven_energy():
    game = Position(seats=[Seat(hand=["Mega-Mech"], runes="Mind 7"), Seat()]).start()
    do(game, "play Mega-Mech")
    assert base(game, 0) == ["Mega-Mech"]
    assert might(game, "Mega-Mech") == 8
    assert runes(game, 0) == (0, 7)


@shows("Ravenbloom Student")
def test_ravenbloom_student_grows_with_each_spell_you_play():
    game = Position(
        seats=[
            Seat(hand=["Confront", "Mobilize", "Mega-Mech"], runes="Mind 11", base=["Ravenbloom Student"]),
            Seat(),
        ],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert might(game, "Ravenbloom Student") == 3
    do(game, "play Mobilize")
    settle(game)
    assert might(game, "Ravenbloom Student") == 4
    do(game, "play Mega-Mech")
    settle(game)
    assert might(game, "Ravenbloom Student") == 4  # a unit is no spell
    do(game, "end")
    assert might(game, "Ravenbloom Student") == 2


@shows("Ravenbloom Student")
def test_ravenbloom_student_grows_only_after_the_spell_resolved():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Mind 2", base=["Ravenbloom Student"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
        every_window=True,
    ).start()
    do(game, "play Incinerate")
    assert chain(game) == ["Incinerate"]
    assert might(game, "Ravenbloom Student") == 2
    do(game, "pass", "pass")
    assert chain(game) == ["Ravenbloom Student"]
    assert might(game, "Ravenbloom Student") == 2
    do(game, "pass", "pass")
    assert might(game, "Ravenbloom Student") == 3


@shows("Ravenbloom Student")
def test_ravenbloom_student_does_not_care_for_the_opponents_spells():
    game = Position(
        seats=[Seat(hand=["Confront"], runes="Mind 2"), Seat(base=["Ravenbloom Student"])],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert might(game, "Ravenbloom Student") == 2


@shows("Singularity")
def test_singularity_deals_six_to_each_of_two_units_anywhere():
    game = Position(
        seats=[Seat(hand=["Singularity"], runes="Mind 8"), Seat(base=["Petty Officer"])],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]}), Field("Void Gate")],
    ).start()
    do(game, "play Singularity")
    assert offered(game) == ["done", "pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    assert offered(game) == ["done", "pick Petty Officer"]  # no unit twice
    do(game, "pick Petty Officer")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [6]
    assert trash(game, 1) == ["Petty Officer"]


@shows("Singularity")
def test_singularity_may_take_one_unit_or_none():
    seats = [Seat(hand=["Singularity"], runes="Mind 8"), Seat(base=["Petty Officer", "Mega-Mech"])]
    one = Position(seats=seats).start()
    do(one, "play Singularity", "pick Petty Officer", "done")
    settle(one)
    assert trash(one, 1) == ["Petty Officer"]
    assert damage_to(one, "Mega-Mech") == []
    none = Position(seats=seats).start()
    do(none, "play Singularity", "done")
    settle(none)
    assert trash(none, 0) == ["Singularity"]
    assert base(none, 1) == ["Mega-Mech", "Petty Officer"]


@shows("Stupefy")
def test_stupefy_takes_one_might_and_draws_as_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["En Garde"], runes="Calm 1", base=["Petty Officer"]),
            Seat(hand=["Stupefy"], runes="Mind 1"),
        ],
    ).start()
    do(game, "play En Garde")
    assert offered(game) == ["pass", "play Stupefy"]
    do(game, "play Stupefy")
    settle(game)
    assert might(game, "Petty Officer") == 5 - 1 + 2
    assert hand(game, 1) == ["Vanguard Sergeant"]


@shows("Stupefy")
def test_stupefy_goes_no_lower_than_one_and_still_draws():
    seats = [Seat(hand=["Stupefy", "Stupefy"], runes="Mind 2"), Seat(base=["Mystic Poro"])]
    game = Position(seats=seats).start()
    do(game, "play Stupefy")
    settle(game)
    assert might(game, "Mystic Poro") == 1
    do(game, "play Stupefy")
    settle(game)
    assert might(game, "Mystic Poro") == 1
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2


@shows("Stupefy")
def test_the_minimum_of_stupefy_is_fixed_when_it_is_applied():
    """Might 1 is not lowered any more; a later bonus counts in full (CR 477.3.b)."""
    game = Position(
        seats=[Seat(hand=["Stupefy", "En Garde"], runes="Mind 2", base=["Recruit"]), Seat(base=["Mystic Poro"])],
    ).start()
    do(game, "play Stupefy", "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 1
    do(game, "play En Garde")
    settle(game)
    assert might(game, "Recruit") == 3


@shows("Lux, Illuminated")
def test_lux_illuminated_grows_with_spells_that_cost_five_or_more():
    game = Position(
        seats=[
            Seat(hand=["Falling Comet", "Disintegrate"], runes="Mind 9", base=["Lux, Illuminated"]),
            Seat(),
        ],
        fields=[Field(controller=1, units={1: [Piece("Mountain Drake")]})],
    ).start()
    do(game, "play Disintegrate")  # 4 Energy
    settle(game)
    assert might(game, "Lux, Illuminated") == 5
    do(game, "play Falling Comet")  # 5 Energy
    settle(game)
    assert might(game, "Lux, Illuminated") == 8
    do(game, "end")
    assert might(game, "Lux, Illuminated") == 5


@shows("Lux, Illuminated")
def test_lux_illuminated_looks_at_the_printed_cost():
    """Eager Apprentice makes it cost 4, but what a card costs is what is printed on it (CR 206)."""
    game = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 4"), Seat()],
        fields=[
            Field(controller=0, units={0: ["Eager Apprentice", "Lux, Illuminated"]}),
            Field("Void Gate", 1, {1: ["Mountain Drake"]}),
        ],
    ).start()
    do(game, "play Falling Comet", "pick Mountain Drake")
    settle_chain(game)
    assert might(game, "Lux, Illuminated") == 8
    assert piece(game, "Mountain Drake").damage == 7
    assert keyword(game, "Lux, Illuminated", "Tank") == 0
