"""The battlefields of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Fortified Position")
def test_fortified_position_gives_a_unit_shield_two_for_the_combat():
    game = Position(
        seats=[Seat(base=["Vanguard Attendant"]), Seat(base=["Recruit", "Orb of Regret"])],
        fields=[Field("Fortified Position", 1, {1: ["Noxian Drummer", "Mystic Poro"]})],
        every_window=True,
    ).start()
    do(game, "move Vanguard Attendant")
    assert (question(game), seat_asked(game)) == ("target", 1)
    assert offered(game) == ["pick Mystic Poro", "pick Noxian Drummer", "pick Recruit", "pick Vanguard Attendant"]
    do(game, "pick Noxian Drummer")
    settle_chain(game)
    assert keyword(game, "Noxian Drummer", "Shield") == 2
    assert might(game, "Noxian Drummer") == 5
    assert seat_asked(game) == 0  # the attacker still has focus


@shows("Fortified Position")
def test_the_shield_of_fortified_position_ends_with_the_combat():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[Field("Fortified Position", 1, {1: ["Noxian Drummer"]})],
    ).start()
    do(game, "move Recruit", "pick Noxian Drummer")
    settle(game)
    assert at_field(game) == ["Noxian Drummer"]
    assert keyword(game, "Noxian Drummer", "Shield") == 0
    assert damage_to(game, "Recruit") == [5]


@shows("Fortified Position")
def test_fortified_position_does_nothing_for_the_attacker_or_without_a_defender():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat()], fields=[Field("Fortified Position")], every_window=True
    ).start()
    do(game, "move Recruit")
    assert question(game) == "focus"
    settle(game)
    assert points(game) == [1, 0]


@shows("Startipped Peak")
def test_startipped_peak_lets_the_holder_channel_a_rune_exhausted():
    def hold():
        game = Position(
            seats=[Seat(), Seat(rune_deck="Fury 4")],
            fields=[Field("Startipped Peak", 1, {1: ["Recruit"]})],
        ).start()
        do(game, "end")
        assert (question(game), seat_asked(game)) == ("may", 1)
        assert points(game) == [0, 1]
        return game

    yes = hold()
    do(yes, "yes")
    assert runes(yes, 1) == (2, 1)  # two of the Channel Phase, ready
    no = hold()
    do(no, "no")
    assert runes(no, 1) == (2, 0)


@shows("Startipped Peak")
def test_startipped_peak_does_nothing_on_conquering():
    game = Position(
        seats=[Seat(base=["Recruit"], rune_deck="Fury 2"), Seat()], fields=[Field("Startipped Peak")]
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert points(game) == [1, 0]
    assert question(game) == "main"
    assert runes(game, 0) == (0, 0)


@shows("Trifarian War Camp")
def test_trifarian_war_camp_gives_every_unit_there_one_might():
    game = Position(
        seats=[Seat(base=["Mystic Poro", "Sprite"]), Seat()],
        fields=[Field("Trifarian War Camp", 1, {1: ["Recruit"]}), Field("Void Gate")],
        every_window=True,
    ).start()
    assert might(game, "Recruit") == 2
    assert might(game, "Mystic Poro") == 2
    do(game, "move Mystic Poro", "at Trifarian War Camp", "done")
    assert question(game) == "focus"
    assert (might(game, "Mystic Poro"), might(game, "Recruit"), might(game, "Sprite")) == (3, 2, 3)


@shows("Trifarian War Camp")
def test_leaving_the_war_camp_can_be_deadly():
    """3 damage on a unit of 4 Might, 3 of its own: moved home, the cleanup kills it."""
    game = Position(
        seats=[Seat(hand=["Incinerate", "Flash"], runes="Fury 4"), Seat()],
        fields=[Field("Trifarian War Camp", 0, {0: ["Mystic Poro"]})],
    ).start()
    do(game, "play Incinerate")
    settle(game)
    assert at_field(game) == ["Mystic Poro"]
    do(game, "play Flash", "pick Mystic Poro")
    settle(game)
    assert trash(game, 0) == ["Flash", "Incinerate", "Mystic Poro"]


@shows("Void Gate")
def test_void_gate_adds_one_to_spells_of_either_player_only_there():
    game = Position(
        seats=[
            Seat(hand=["Tibbers"], runes="Chaos 10"),
            Seat(),
        ],
        fields=[
            Field("Void Gate", None),
            Field("Startipped Peak", 1, {1: ["Mountain Drake"]}),
            Field("Void Gate", 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    do(game, "play Tibbers")
    settle_chain(game)
    assert piece(game, "Mega-Mech").damage == 4
    assert piece(game, "Mountain Drake").damage == 3
    assert hand(game, 0) == []


@shows("Void Gate", "Annie, Fiery")
def test_void_gate_and_annie_add_up():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2", base=["Annie, Fiery"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Incinerate")
    settle(game)
    assert piece(game, "Mountain Drake").damage == 4


@shows("Void Gate")
def test_void_gate_does_not_add_to_combat_damage():
    game = Position(
        seats=[Seat(base=["Mystic Poro"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "move Mystic Poro")
    assert damage_to(game, "Mountain Drake") == [2]
    assert damage_to(game, "Mystic Poro") == [10]
