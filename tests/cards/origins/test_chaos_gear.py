"""Gear of Chaos, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.symbols import domain_mask
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    chain,
    do,
    hand,
    offered,
    piece,
    runes,
    seat_asked,
    settle,
    trash,
)

PACK = Position(
    seats=[
        Seat(base=["Pack of Wonders", "Arena Bar", "Recruit", Piece("Sprite", owner=1)], runes="Chaos 1"),
        Seat(base=["World Atlas"]),
    ],
    fields=[
        Field(controller=0, units={0: ["Daring Poro"]}, facedown={0: "Teemo, Scout"}),
        Field("Void Gate", 1, {1: ["Mega-Mech"]}, facedown={1: "Tideturner"}),
    ],
)


@shows("Pack of Wonders")
def test_pack_of_wonders_returns_another_friendly_unit_or_gear():
    game = PACK.start()
    do(game, "use Pack of Wonders")
    assert offered(game) == [
        "pick Arena Bar",
        "pick Daring Poro",
        "pick Recruit",
        "pick Sprite",
        "pick Teemo, Scout",
    ]
    do(game, "pick Arena Bar")
    settle(game)
    assert (hand(game, 0), piece(game, "Pack of Wonders").exhausted) == (["Arena Bar"], True)
    assert "use Pack of Wonders" not in offered(game)


@shows("Pack of Wonders")
def test_pack_of_wonders_returns_a_friendly_facedown_card():
    game = PACK.start()
    do(game, "use Pack of Wonders", "pick Teemo, Scout")
    settle(game)
    assert hand(game, 0) == ["Teemo, Scout"]
    assert "play Teemo, Scout" not in offered(game)


@shows("Scrapheap")
def test_scrapheap_draws_when_played_and_when_killed():
    game = Position(
        seats=[Seat(hand=["Scrapheap", "Acceptable Losses"], runes="Chaos 3", deck=["Gust", "Flash"]), Seat()]
    ).start()
    do(game, "play Scrapheap")
    assert hand(game, 0) == ["Acceptable Losses", "Gust"]
    do(game, "play Acceptable Losses")
    settle(game)
    assert hand(game, 0) == ["Flash", "Gust"]
    assert trash(game, 0) == ["Acceptable Losses", "Scrapheap"]


@pytest.mark.clause("CR 385")
@shows("Scrapheap")
def test_scrapheap_draws_when_discarded_but_not_when_returned_to_hand():
    game = Position(
        seats=[Seat(base=["Traveling Merchant"], hand=["Scrapheap"], deck=["Gust", "Flash"]), Seat()], fields=[Field()]
    ).start()
    do(game, "move Traveling Merchant")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Flash", "Gust"], ["Scrapheap"])
    back = Position(seats=[Seat(base=["Scrapheap", "Pack of Wonders"]), Seat()]).start()
    do(back, "use Pack of Wonders")
    settle(back)
    assert hand(back, 0) == ["Scrapheap"]


@shows("The Syren")
def test_the_syren_brings_a_friendly_unit_home_for_one():
    game = Position(
        seats=[Seat(base=["The Syren", "Recruit"], runes="Chaos 2"), Seat()],
        fields=[
            Field(controller=0, units={0: ["Daring Poro", Piece("Mystic Poro", exhausted=True)]}),
            Field("Void Gate", 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    do(game, "use The Syren")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro"]
    do(game, "pick Mystic Poro")
    settle(game)
    assert (base(game, 0), runes(game, 0)) == (["Mystic Poro", "Recruit", "The Syren"], (1, 1))
    assert piece(game, "Mystic Poro").exhausted and piece(game, "The Syren").exhausted


@shows("The Syren")
def test_the_syren_needs_energy_and_a_friendly_unit_at_a_battlefield():
    poor = Position(
        seats=[Seat(base=["The Syren"]), Seat()],
        fields=[Field(controller=0, units={0: [Piece("Recruit", exhausted=True)]})],
    ).start()
    assert offered(poor) == ["end"]
    nobody = Position(
        seats=[Seat(base=["The Syren", Piece("Recruit", exhausted=True)], runes="Chaos 1"), Seat()],
        fields=[Field(controller=1, units={1: ["Sprite"]})],
    ).start()
    assert offered(nobody) == ["end"]


@shows("Treasure Trove")
def test_treasure_trove_is_killed_for_a_chaos_and_leaves_a_card_and_a_rune():
    game = Position(seats=[Seat(base=["Treasure Trove"], runes="Chaos 2", rune_deck="Fury 3"), Seat()]).start()
    do(game, "use Treasure Trove")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0))) == (["Treasure Trove"], 1)
    assert runes(game, 0) == (1, 1)  # one was recycled, the new one is exhausted
    wrong = Position(seats=[Seat(base=["Treasure Trove"], runes="Fury 2"), Seat()]).start()
    assert offered(wrong) == ["end"]


@shows("Treasure Trove")
def test_treasure_trove_pays_off_however_it_leaves_the_board():
    game = Position(seats=[Seat(base=["Treasure Trove", "Pack of Wonders"], rune_deck="Fury 1"), Seat()]).start()
    do(game, "use Pack of Wonders")
    settle(game)
    assert (hand(game, 0), runes(game, 0)) == (["Treasure Trove", "Vanguard Sergeant"], (0, 1))


@shows("Seal of Discord")
def test_seal_of_discord_adds_a_chaos_for_its_exhaustion_and_nobody_can_react():
    game = Position(seats=[Seat(base=["Seal of Discord"]), Seat()], full_control=True, every_window=True).start()
    do(game, "use Seal of Discord")
    assert (chain(game), seat_asked(game), offered(game)) == ([], 0, ["end"])
    assert (piece(game, "Seal of Discord").exhausted, game.sides[0].power) == (True, [domain_mask("Chaos")])


@shows("Seal of Discord")
def test_seal_of_discord_pays_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["Disintegrate"], runes="Fury 4"),
            Seat(base=["Seal of Discord"], hand=["Gust"], energy=1),
        ],
        fields=[Field(controller=1, units={1: ["Pouty Poro", "Mystic Poro"]})],
        full_control=True,
    ).start()
    do(game, "play Disintegrate", "pick Mystic Poro", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Gust", "use Seal of Discord"])
    do(game, "use Seal of Discord")
    assert game.sides[1].power == [domain_mask("Chaos")]
