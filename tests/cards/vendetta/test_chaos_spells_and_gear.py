"""Spells and gear of Vendetta: Chaos."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_an_action, waits_for_the_main_phase
from tests.cards.vendetta.empowering import flows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    gear_card,
    hand,
    might,
    offered,
    offers,
    plain_field,
    question,
    settle,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
CUB = unit_card("Cub", might=3)
TRINKET = gear_card("Trinket")
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Wind and Ghosts")
def test_wind_and_ghosts_is_an_action() -> None:
    is_an_action("Wind and Ghosts", 3, "Chaos 1")


@shows("Up from the Deep", "Shadows of the Past", "Twilight Step", "Decree of Discord")
@pytest.mark.parametrize("name", ["Up from the Deep", "Shadows of the Past", "Twilight Step", "Decree of Discord"])
def test_it_waits_for_the_main_phase(name: str) -> None:
    waits_for_the_main_phase(name, 3, "Chaos 1")


@shows("Up from the Deep")
def test_up_from_the_deep_plays_two_tentacles_wherever_units_may_be_played() -> None:
    game = Position(
        seats=[Seat(hand=["Up from the Deep"], energy=3), Seat()],
        fields=[Field(HERE, 0, {0: [OGRE]}), Field(THERE, 1, {1: [CUB]})],
    ).start()
    do(game, "play Up from the Deep")
    settle(game)
    assert offered(game) == ["at Here", "at base 0"]
    do(game, "at Here", "at base 0")
    settle(game)
    assert (at_field(game, 0), base(game, 0), question(game)) == (["Ogre", "Tentacle"], ["Tentacle"], "main")
    there = game.card(game.places[game.battlefields[0]].units[-1])
    assert (game.might(there.id), there.printed.tags) == (1, ("Bilgewater",))


@shows("Up from the Deep")
def test_up_from_the_deep_flows_for_three() -> None:
    flows("Up from the Deep", 3, "", "at base 0", "at base 0", fields=[Field(HERE, 0, {0: ["Recruit"]})])


@shows("Twilight Step")
def test_twilight_step_flows_for_four_and_chaos() -> None:
    flows(
        "Twilight Step",
        4,
        "Chaos 1",
        "pick Recruit",
        "pick There",
        fields=[Field(HERE, 0, {0: ["Recruit"]}), Field(THERE)],
    )


@shows("Shadows of the Past")
def test_shadows_of_the_past_return_up_to_two_units_from_trashes() -> None:
    seats = [
        Seat(hand=["Shadows of the Past"], energy=3, power="Chaos 1", trash=[OGRE, TRINKET, "Gust"], base=["Sprite"]),
        Seat(trash=[CUB, GIANT, "Flash"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Shadows of the Past")
    assert offered(game) == ["done", "pick Cub", "pick Giant", "pick Ogre"]
    do(game, "pick Ogre", "pick Cub")
    settle(game)
    assert (hand(game, 0), hand(game, 1), question(game)) == (["Ogre"], ["Cub"], "main")
    assert trash(game, 1) == ["Flash", "Giant"]


@shows("Shadows of the Past")
def test_shadows_of_the_past_may_return_none() -> None:
    game = Position(seats=[Seat(hand=["Shadows of the Past"], energy=3, power="Chaos 1"), Seat(trash=[CUB])]).start()
    do(game, "play Shadows of the Past", "done")
    settle(game)
    assert (hand(game, 1), trash(game, 0)) == ([], ["Shadows of the Past"])


@shows("Twilight Step")
def test_twilight_step_moves_a_unit_with_three_might_or_less_anywhere() -> None:
    game = Position(
        seats=[Seat(hand=["Twilight Step"], base=[OGRE, "Recruit", TRINKET], energy=2, power="Chaos 1"), Seat()],
        fields=[Field(HERE, 1, {1: [CUB, GIANT]}), Field(THERE, 0, {0: ["Sprite"]})],
    ).start()
    do(game, "play Twilight Step")
    assert offered(game) == ["pick Cub", "pick Recruit", "pick Sprite"]
    do(game, "pick Cub")
    assert offered(game) == ["pick There", "pick base 1"]
    do(game, "pick There")
    settle(game)
    assert at_field(game, 0) == ["Giant"]
    assert question(game) == "main"


@shows("Wind and Ghosts")
@pytest.mark.parametrize(("victim", "gone", "held"), [("Cub", ["Cub"], []), ("Ogre", [], ["Ogre"])])
def test_wind_and_ghosts_banish_the_small_and_return_the_others(victim: str, gone: list[str], held: list[str]) -> None:
    game = Position(
        seats=[Seat(hand=["Wind and Ghosts"], base=["Recruit"], energy=3, power="Chaos 1"), Seat()],
        fields=[Field(HERE, 1, {1: [CUB, OGRE]}), Field(THERE, 0, {0: [Piece("Sprite", attached=["Doran's Blade"])]})],
    ).start()
    do(game, "play Wind and Ghosts")
    assert offered(game) == ["pick Cub", "pick Ogre", "pick Sprite"]
    do(game, f"pick {victim}")
    settle(game)
    assert (banished(game, 1), hand(game, 1)) == (gone, held)


@shows("Decree of Discord")
def test_decree_of_discord_returns_enemy_order_units_with_five_might_in_all() -> None:
    seats = [
        Seat(hand=["Decree of Discord"], base=["Horns of the Dragon", "Soulspinner"], energy=1, power="Chaos 1"),
        Seat(
            base=[
                "Solari Sunhawk",
                "Noxian Emissary",
                "Disciple of Shen",
                "Hungry Wolf",
                "Mask Mother",
                "Recruit",
                "Glowstone",
            ]
        ),
    ]
    fields = [Field(HERE, 1, {1: ["Horns of the Dragon"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Decree of Discord")
    # three, two, one and four Might; six are too many, and the others are no Order or no enemies
    mine = ["pick Disciple of Shen", "pick Hungry Wolf", "pick Noxian Emissary", "pick Solari Sunhawk"]
    assert offered(game) == ["done", *mine]
    do(game, "pick Solari Sunhawk")
    assert offered(game) == ["done", "pick Disciple of Shen", "pick Noxian Emissary"]
    do(game, "pick Noxian Emissary")
    settle(game)
    assert hand(game, 1) == ["Noxian Emissary", "Solari Sunhawk"]


@shows("Decree of Discord")
@pytest.mark.parametrize(("might_", "there"), [(5, True), (6, False)])
def test_decree_of_discord_ends_at_five(might_: int, there: bool) -> None:
    seats = [
        Seat(hand=["Decree of Discord"], energy=1, power="Chaos 1"),
        Seat(base=[Piece("Hungry Wolf", might=might_ - 4), "Disciple of Shen"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Decree of Discord")
    assert offers(game, "pick Hungry Wolf") is there
    do(game, "done")
    settle(game)
    assert hand(game, 1) == []


@shows("Forgotten Relic")
@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize(("top", "more"), [("Cub", 3), ("Gust", 0)])
def test_forgotten_relic_burns_a_card_and_gives_the_might_of_a_unit(played: bool, top: str, more: int) -> None:
    """As it is played by seat 0, or as the turn of seat 1 begins."""
    cards = [CUB if top == "Cub" else top, "Flash", "Flash"]
    me = 0 if played else 1
    mine = (
        Seat(hand=["Forgotten Relic"], energy=5, deck=cards) if played else Seat(base=["Forgotten Relic"], deck=cards)
    )
    fields = [Field(HERE, 1 - me, {1 - me: [GIANT]}), Field(THERE, me, {me: [OGRE, unit_card("Pet")]})]
    game = Position(seats=[mine, Seat()] if played else [Seat(), mine], fields=fields).start()
    do(game, "play Forgotten Relic" if played else "end")
    settle(game)
    if more:
        assert offered(game) == ["pick Ogre", "pick Pet"]
        do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), trash(game, me)) == (4 + more, [top])
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Forgotten Relic")
def test_forgotten_relic_waits_for_your_own_beginning() -> None:
    game = Position(seats=[Seat(base=["Forgotten Relic"], deck=[CUB, CUB]), Seat()]).start()
    do(game, "end")
    assert (len(deck(game, 0)), trash(game, 0)) == (2, [])
