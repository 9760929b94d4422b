"""Signature cards of two domains in the starter decks."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    happened,
    might,
    offered,
    piece,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Decisive Strike")
def test_decisive_strike_gives_every_friendly_unit_two_might_in_a_showdown():
    game = Position(
        seats=[Seat(base=["Sprite"]), Seat(hand=["Decisive Strike"], runes="Order 6", base=["Recruit"])],
        fields=[Field(), Field("Void Gate", 1, {1: ["Daring Poro"]})],
    ).start()
    do(game, "move Sprite", "at Startipped Peak")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Decisive Strike"])
    do(game, "play Decisive Strike")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Daring Poro"), might(game, "Sprite")) == (3, 4, 3)
    do(game, "end")
    assert (might(game, "Recruit"), might(game, "Daring Poro")) == (1, 2)


@shows("Decisive Strike")
def test_the_power_of_decisive_strike_is_body_or_order():
    seats = [Seat(hand=["Decisive Strike"], runes="Mind 5, Body 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Decisive Strike")
    settle(game)
    assert runes(game, 0) == (1, 4)
    wrong = Position(seats=[Seat(hand=["Decisive Strike"], runes="Mind 6"), Seat()]).start()
    assert offered(wrong) == ["end"]


@shows("Decisive Strike")
def test_decisive_strike_is_not_for_units_that_come_later():
    game = Position(
        seats=[Seat(hand=["Decisive Strike", "Daring Poro"], runes="Order 8", base=["Recruit"]), Seat()],
    ).start()
    do(game, "play Decisive Strike")
    settle(game)
    do(game, "play Daring Poro")
    assert might(game, "Daring Poro") == 2
    assert might(game, "Recruit") == 3


@shows("Final Spark")
def test_final_spark_deals_eight_to_any_unit_in_a_showdown():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Final Spark"], runes="Mind 8", base=["Sprite"])],
        fields=[Field(), Field("Trifarian War Camp", 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "move Recruit", "at Startipped Peak")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Final Spark"])
    do(game, "play Final Spark")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit", "pick Sprite"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [8]
    assert at_field(game, 1) == ["Mega-Mech"]  # 9 Might at the War Camp


@shows("Highlander")
def test_highlander_heals_exhausts_and_recalls_instead_of_a_death():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=["Highlander"], runes="Calm 4")],
        fields=[Field(controller=1, units={1: ["Noxian Drummer", Piece("Daring Poro", damage=1, buffed=True)]})],
    ).start()
    do(game, "play Incinerate", "pick Daring Poro")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Highlander"])
    do(game, "play Highlander")
    assert offered(game) == ["pick Daring Poro", "pick Noxian Drummer"]
    do(game, "pick Daring Poro")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]
    saved = piece(game, "Daring Poro")
    assert (saved.damage, saved.exhausted, saved.buffs) == (0, True, 1)  # the same object: the buff stays
    assert trash(game, 1) == ["Highlander"]
    assert happened(game, "dies", "moves") == []  # neither a death nor a move


@shows("Highlander")
def test_highlander_saves_once_only():
    game = Position(
        seats=[
            Seat(hand=["Final Spark", "Final Spark"], runes="Mind 16"),
            Seat(hand=["Highlander"], runes="Calm 4"),
        ],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Final Spark", "play Highlander")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]
    do(game, "play Final Spark")
    settle(game)
    assert trash(game, 1) == ["Daring Poro", "Highlander"]


@shows("Highlander")
def test_highlander_replaces_a_kill_too():
    game = Position(
        seats=[Seat(hand=["Blast of Power"], runes="Order 7"), Seat(hand=["Highlander"], runes="Calm 4")],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Blast of Power", "play Highlander")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]


@shows("Highlander")
def test_highlander_ends_with_the_turn():
    game = Position(
        seats=[
            Seat(hand=["Highlander"], runes="Calm 4"),
            Seat(hand=["Incinerate"], runes="Fury 2"),
        ],
        fields=[Field(controller=0, units={0: ["Daring Poro"]})],
    ).start()
    do(game, "play Highlander")
    settle(game)
    do(game, "end", "play Incinerate")
    settle(game)
    assert trash(game, 0) == ["Daring Poro", "Highlander"]


@shows("Highlander")
def test_highlander_saves_a_defender_from_combat_and_the_attacker_conquers():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat(hand=["Highlander"], runes="Calm 4")],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "move Mega-Mech")
    do(game, "play Highlander")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]
    assert at_field(game) == ["Mega-Mech"]
    assert controller(game) == 0


@shows("Tibbers")
def test_tibbers_deals_three_to_all_units_at_battlefields():
    game = Position(
        seats=[Seat(hand=["Tibbers"], runes="Chaos 7, Fury 3", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[
            Field(controller=0, units={0: ["Daring Poro"]}),
            Field("Void Gate", 1, {1: ["Vanguard Attendant", "Stalwart Poro"]}),
        ],
    ).start()
    do(game, "play Tibbers", "at base 0")
    settle_chain(game)
    assert trash(game, 0) == ["Daring Poro"]  # friends as well
    assert trash(game, 1) == ["Stalwart Poro"]
    assert piece(game, "Vanguard Attendant").damage == 4  # Void Gate
    assert base(game, 0) == ["Recruit", "Tibbers"]
    assert base(game, 1) == ["Sprite"]


@shows("Tibbers")
def test_tibbers_at_a_battlefield_hurts_himself():
    game = Position(
        seats=[Seat(hand=["Tibbers"], runes="Chaos 10"), Seat()],
        fields=[Field(controller=0, units={0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Tibbers", "at Startipped Peak")
    assert piece(game, "Tibbers").damage == 3
    assert piece(game, "Mega-Mech").damage == 3
    assert runes(game, 0) == (2, 6)
