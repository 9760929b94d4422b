"""Drafts that were wrong though they compiled: each does what its card says. They are not supported yet."""

from __future__ import annotations

import pytest

from farfield.cards import catalogue
from farfield.cards.facts import facts
from farfield.cards.language import a, do_this, gain_xp, kill, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)


def draft(name: str, *, free: bool = False) -> Printed:
    """A drafted card with its printed facts; free, where its cost does not matter."""
    blank = catalogue.printed(name)
    assert not blank.supported
    text = catalogue.texts()[name]
    return Printed(
        name,
        blank.types,
        domains=blank.domains,
        energy=0 if free else blank.energy,
        power=() if free else blank.power,
        might=blank.might,
        tags=facts(name).tags,
        abilities=text.rules,
        effect_text=text.effect,
    )


@pytest.mark.clause("CR 359.3.e.13")
def test_baited_hook_plays_a_unit_up_to_one_mightier_than_the_killed_one() -> None:
    two, three, four = (unit_card(name, might=n) for name, n in (("Two", 2), ("Three", 3), ("Four", 4)))
    bait = unit_card("Bait", might=2)
    game = Position(
        seats=[
            Seat(base=[draft("Baited Hook"), bait], runes="Order 2", deck=[four, three, two, bait, bait, four]),
            Seat(),
        ]
    ).start()
    do(game, "use Baited Hook")
    settle(game)
    assert offered(game) == ["done", "pick Bait", "pick Bait", "pick Three", "pick Two"]
    do(game, "pick Three")
    settle(game)
    assert (base(game, 0), trash(game, 0), banished(game, 0)) == (["Baited Hook", "Three"], ["Bait"], [])
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == ("Four", ["Bait", "Bait", "Four", "Two"])


@pytest.mark.clause("CR 827", "CR 477.2")
def test_kayle_is_empowered_up_to_three_times() -> None:
    game = Position(seats=[Seat(base=[draft("Kayle, Justified")], runes="Order 12"), Seat()]).start()
    plain = might(game, "Kayle, Justified")
    for times in (1, 2, 3):
        assert keyword(game, "Kayle, Justified", "Deflect") == 0
        do(game, "use Kayle, Justified")
        settle(game)
        assert might(game, "Kayle, Justified") == plain + 2 * times
    assert (keyword(game, "Kayle, Justified", "Deflect"), keyword(game, "Kayle, Justified", "Ganking")) == (3, 1)
    assert "use Kayle, Justified" not in offered(game)


@pytest.mark.clause("CR 142.4.c")
def test_elder_dragon_kills_enemy_units_with_any_damage_and_chooses_one_at_each_place() -> None:
    dragon = draft("Elder Dragon", free=True)
    giant, ogre, troll = (unit_card(name, might=9) for name in ("Giant", "Ogre", "Troll"))
    game = Position(
        seats=[Seat(hand=[dragon], base=[Piece(unit_card("Mine"), damage=1)]), Seat(base=[troll])],
        fields=[Field(plain_field("Here"), controller=1, units={1: [giant, ogre]}), Field(plain_field("There"))],
    ).start()
    do(game, "play Elder Dragon", "pick Giant")
    assert offered(game) == ["done", "pick Troll"], "one for each place"
    do(game, "pick Troll")
    settle(game)
    assert (trash(game, 1), at_field(game)) == (["Giant", "Troll"], ["Ogre"])
    assert base(game, 0) == ["Elder Dragon", "Mine"]


@pytest.mark.clause("CR 811.1.d.2")
def test_smoke_and_mirrors_from_hidden_reaches_a_unit_in_a_base() -> None:
    spell = draft("Smoke and Mirrors")
    fields = [Field(plain_field("Here"), controller=0, units={0: ["Sprite"]}, facedown={0: spell})]
    game = Position(seats=[Seat(base=[unit_card("Home")]), Seat()], fields=fields).start()
    do(game, "play Smoke and Mirrors")
    settle(game)
    assert (at_field(game), base(game, 0), len(hand(game, 0))) == (["Home"], ["Sprite"], 1)


def test_smoke_and_mirrors_swaps_two_units_that_are_apart() -> None:
    ghost = catalogue.printed("Sprite")
    fields = [Field(plain_field("Here"), controller=0, units={0: [ghost]})]
    spell = draft("Smoke and Mirrors", free=True)
    game = Position(seats=[Seat(hand=[spell], base=[unit_card("Home")]), Seat()], fields=fields).start()
    do(game, "play Smoke and Mirrors", "pick Sprite")
    settle(game)
    assert (at_field(game), base(game, 0), len(hand(game, 0))) == (["Home"], ["Sprite"], 1)


@pytest.mark.clause("CR 356.1", "CR 383.3.b", "CR 428.5.d")
def test_immortal_phoenix_is_played_for_its_own_price_alone() -> None:
    phoenix = draft("Immortal Phoenix")
    for slay in (spell_card("Slay", kill(a(unit.enemy))), spell_card("Slay", gain_xp(1), do_this(kill(a(unit.enemy))))):
        game = Position(
            seats=[Seat(hand=[slay], trash=[phoenix], runes="Fury 2"), Seat(base=[unit_card("Prey")])],
        ).start()
        do(game, "play Slay")
        settle(game)
        assert question(game) == "may"
        do(game, "yes")
        settle(game)
        assert (base(game, 0), trash(game, 0)) == (["Immortal Phoenix"], ["Slay"])
        assert runes(game, 0) == (1, 0), "the rune that gave the Energy was recycled for the Power"


@pytest.mark.clause("CR 429", "CR 357.3")
@pytest.mark.parametrize(("xp", "payable"), [(0, False), (6, True)])
def test_honeyfruit_pays_with_one_of_its_abilities_and_not_with_both(xp: int, payable: bool) -> None:
    dear = spell_card("Dear", gain_xp(1), energy=1, power=(63,))
    game = Position(seats=[Seat(hand=[dear], base=[draft("Honeyfruit")], xp=xp), Seat()]).start()
    assert ("play Dear" in offered(game)) is payable
    if payable:
        do(game, "play Dear")
        assert (piece(game, "Honeyfruit").exhausted, game.sides[0].power) == (True, [])
    twice = spell_card("Twice", gain_xp(1), power=(63, 63))
    game = Position(seats=[Seat(hand=[twice], base=[draft("Honeyfruit")], xp=xp), Seat()]).start()
    assert "play Twice" not in offered(game)
