"""Champion units of Vendetta: Chaos."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, give, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    gear_card,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
CUB = unit_card("Cub", might=3)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, give(a(unit), 1), energy=2)
HERE, THERE = plain_field("Here"), plain_field("There")
ILLAOI = "Illaoi, Prophet of the Great Kraken"


@shows(ILLAOI)
def test_illaoi_plays_a_tentacle_as_she_is_played_and_counts_your_unit_tokens() -> None:
    seats = [Seat(hand=[ILLAOI], base=["Recruit", "Gold", OGRE], energy=6), Seat(base=["Recruit", "Sprite"])]
    game = Position(seats=seats, fields=[Field(HERE, 0, {0: [CUB]})]).start()
    do(game, "play " + ILLAOI, "at base 0")
    settle(game)
    assert offered(game) == ["at Here", "at base 0"]
    assert might(game, ILLAOI) == 5
    do(game, "at Here")
    settle(game)
    assert (at_field(game, 0), might(game, ILLAOI), might(game, "Tentacle")) == (["Cub", "Tentacle"], 6, 1)


@shows(ILLAOI)
def test_illaoi_plays_a_tentacle_as_she_conquers_and_as_she_holds() -> None:
    game = Position(seats=[Seat(base=[ILLAOI]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move " + ILLAOI)
    settle(game)
    do(game, "at base 0")
    settle(game)
    assert (base(game, 0), question(game)) == (["Tentacle"], "main")
    do(game, "end", "end")
    settle(game)
    do(game, "at Here")
    settle(game)
    assert (at_field(game, 0), might(game, ILLAOI)) == ([ILLAOI, "Tentacle"], 6)


@shows("Mel, Defiant Soul")
def test_mel_is_empowered_by_discarding_a_spell() -> None:
    seats = [Seat(base=["Mel, Defiant Soul"], hand=["Gust", "Flash", TRINKET, OGRE]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Mel, Defiant Soul")
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Gust")
    settle(game)
    assert (trash(game, 0), piece(game, "Mel, Defiant Soul").empowered) == (["Gust"], 1)
    assert not offers(game, "use Mel, Defiant Soul")
    seats = [Seat(base=["Mel, Defiant Soul"], hand=[TRINKET, OGRE]), Seat(hand=["Gust"])]
    assert not offers(Position(seats=seats, fields=[]).start(), "use Mel, Defiant Soul")


@shows("Mel, Defiant Soul")
def test_mel_banishes_an_enemy_unit_with_three_might_or_less_as_she_is_empowered() -> None:
    game = Position(
        seats=[Seat(base=["Mel, Defiant Soul"], hand=["Gust"]), Seat(base=["Daring Poro"])],
        fields=[
            Field(HERE, 1, {1: [CUB, OGRE, "Recruit", Piece(GIANT, attached=["Doran's Blade"])]}),
            Field(THERE, 0, {0: ["Sprite"]}),
        ],
    ).start()
    do(game, "use Mel, Defiant Soul")
    assert offered(game) == ["pick Cub", "pick Recruit"]
    do(game, "pick Cub")
    settle(game)
    assert (banished(game, 1), at_field(game, 0)) == (["Cub"], ["Doran's Blade", "Giant", "Ogre", "Recruit"])


@shows("Zed, Without a Sound")
def test_zed_plays_a_shadow_clone_to_your_base_as_he_conquers() -> None:
    game = Position(
        seats=[Seat(base=["Zed, Without a Sound"]), Seat()], fields=[Field(HERE), Field(THERE, 0, {0: [OGRE]})]
    ).start()
    do(game, "move Zed, Without a Sound", "at Here")
    settle(game)
    assert (base(game, 0), might(game, "Shadow Clone"), question(game)) == (["Shadow Clone"], 0, "main")


@shows("Zed, Without a Sound")
def test_zed_and_a_clone_of_yours_change_places() -> None:
    for energy, power, there in ((1, "Chaos 1", True), (0, "Chaos 1", False), (1, "Body 1", False)):
        game = Position(
            seats=[Seat(base=["Zed, Without a Sound", OGRE], energy=energy, power=power), Seat(base=["Shadow Clone"])],
            fields=[Field(HERE, 0, {0: ["Shadow Clone", CUB]})],
        ).start()
        assert offers(game, "use Zed, Without a Sound") is there
    game = Position(
        seats=[Seat(base=["Zed, Without a Sound", OGRE], energy=1, power="Chaos 1"), Seat(base=["Shadow Clone"])],
        fields=[Field(HERE, 0, {0: ["Shadow Clone", CUB]}), Field(THERE, 0, {0: ["Shadow Clone"]})],
    ).start()
    do(game, "use Zed, Without a Sound")
    assert offered(game) == ["pick Shadow Clone", "pick Shadow Clone"]  # two of yours
    do(game, "pick Shadow Clone")
    settle(game)
    assert (base(game, 0), at_field(game, 0)) == (["Ogre", "Shadow Clone"], ["Cub", "Zed, Without a Sound"])


@shows("Zed, Without a Sound")
def test_zed_changes_places_in_a_showdown_and_not_in_answer() -> None:
    game = Position(
        seats=[Seat(hand=[ZAP], base=[OGRE], energy=2), Seat(base=["Zed, Without a Sound"], energy=1, power="Chaos 1")],
        fields=[Field(HERE, 1, {1: ["Shadow Clone"]})],
    ).start()
    do(game, "play Zap", "pick Shadow Clone")
    assert (question(game), seat_asked(game)) == ("main", 0)
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "use Zed, Without a Sound"])
    do(game, "use Zed, Without a Sound")
    settle(game)
    assert (at_field(game, 0), base(game, 1)) == (["Zed, Without a Sound"], ["Shadow Clone"])
    assert trash(game, 0) == ["Ogre", "Zap"]


@shows("Kennen, Storm of Shuriken")
def test_kennen_burns_two_as_he_is_played() -> None:
    seats = [Seat(hand=["Kennen, Storm of Shuriken"], energy=3, power="Chaos 1", deck=["Gust", "Flash", OGRE]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Kennen, Storm of Shuriken")
    settle(game)
    assert (trash(game, 0), deck(game, 0)) == (["Flash", "Gust"], ["Ogre"])


@shows("Kennen, Storm of Shuriken")
def test_kennen_gives_flow_for_its_cost_to_a_spell_in_your_trash_this_turn() -> None:
    power = spell_card("Bolt", Action, give(a(unit), 1), energy=2)
    seats = [Seat(base=["Kennen, Storm of Shuriken"], trash=[power, ZAP, OGRE], energy=2), Seat(trash=["Gust"])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Kennen, Storm of Shuriken")
    settle(game)
    assert offered(game) == ["pick Bolt", "pick Zap"]
    do(game, "pick Zap")
    settle(game)
    assert offers(game, "play Zap") and not offers(game, "play Bolt")
    do(game, "play Zap")
    settle(game)
    assert (banished(game, 0), game.sides[0].energy) == (["Zap"], 0)


@shows("Kennen, Storm of Shuriken")
@pytest.mark.parametrize("energy", [1, 2])
def test_the_flow_costs_what_the_spell_costs_and_ends_with_the_turn(energy: int) -> None:
    seats = [Seat(base=["Kennen, Storm of Shuriken"], trash=[ZAP], energy=energy, runes="Chaos 2"), Seat()]
    game = Position(seats=[Seat(base=["Kennen, Storm of Shuriken"], trash=[ZAP], energy=energy), Seat()]).start()
    do(game, "move Kennen, Storm of Shuriken", "at Startipped Peak")
    settle(game)
    assert offers(game, "play Zap") is (energy == 2)
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Kennen, Storm of Shuriken")
    settle(game)
    assert offers(game, "play Zap")
    do(game, "end", "end")
    settle(game)
    assert not offers(game, "play Zap")
