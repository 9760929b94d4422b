"""What each description means: exactly these objects may be chosen, and no others (CR 355.9, 740)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    Noun,
    Tank,
    a,
    battlefield,
    card_,
    choose,
    draw,
    exhaust_me,
    gear,
    legend,
    permanent,
    player,
    rune,
    unit,
    up_to,
    use,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import CALM, FURY, LEGEND, TANK
from tests.scenarios.table import (
    do,
    gear_card,
    offered,
    plain_field,
    question,
    spell_card,
    unit_card,
)

SWORD = gear_card("Sword", tags=("Equipment",), might_bonus=1)
ROCK = gear_card("Rock", energy=2)
HERO = unit_card("Hero", Tank, might=6, energy=5, power=(FURY, FURY), champion=True, domains=FURY, tags=("Noxus",))
GRUNT = unit_card("Grunt", might=2, energy=1, domains=CALM, tags=("Poro",))
TIRED = unit_card("Tired", might=1)
SICK = unit_card("Sick", might=4, energy=3, power=(CALM,))
GUARD = unit_card("Guard", might=3, domains=FURY | CALM)
FOE = unit_card("Foe", might=5)
OTHER_FOE = unit_card("Other Foe", might=2, tags=("Poro", "Yordle"))
FALLEN = unit_card("Fallen", might=7, energy=4)
LOST = unit_card("Lost", might=1, energy=2)
SECRET = spell_card("Secret", Hidden, draw(1))
HERE = plain_field("Here")
THERE = plain_field("There")
FAR = plain_field("Far")
MY_LEGEND = Printed("My Legend", LEGEND)
THEIR_LEGEND = Printed("Their Legend", LEGEND)


def table(chooser: Printed) -> Game:
    """A board with something of everything; seat 0 is to play."""
    return Position(
        seats=[
            Seat(
                hand=[chooser],
                base=[
                    Piece(HERO, attached=[SWORD]),
                    Piece(TIRED, exhausted=True, empowered=True),
                    Piece(SICK, damage=1, stunned=True, buffed=True),
                    ROCK,
                ],
                runes="Fury 1",
                trash=[FALLEN],
                legend=MY_LEGEND,
            ),
            Seat(base=[OTHER_FOE], runes="Calm 1", banished=[LOST], trash=[LOST], legend=THEIR_LEGEND),
        ],
        fields=[
            Field(HERE, controller=0, units={0: [GUARD, GRUNT]}, facedown={0: SECRET}),
            Field(THERE, controller=1, units={1: [FOE, RECRUIT]}),
            Field(FAR),
        ],
    ).start()


def meant(noun: Noun) -> list[str]:
    """The names of everything that may be chosen for this description."""
    game = table(spell_card("Chooser", choose(up_to(1, noun)), draw(1)))
    do(game, "play Chooser")
    if question(game) != "target":
        return []
    return [x.removeprefix("pick ") for x in offered(game) if x != "done"]


UNITS = ["Foe", "Grunt", "Guard", "Hero", "Other Foe", "Recruit", "Sick", "Tired"]


@pytest.mark.clause("CR 355.9", "CR 740.1", "core 15.3")
@pytest.mark.parametrize(
    ("noun", "names"),
    [
        # kinds
        (unit, UNITS),
        (gear, ["Rock", "Sword"]),
        (permanent, sorted([*UNITS, "Rock", "Sword"])),
        (rune, ["Calm Rune", "Fury Rune"]),
        (legend, ["My Legend", "Their Legend"]),
        (battlefield, ["Far", "Here", "There"]),
        (player, ["seat 0", "seat 1"]),
        # sides
        (unit.friendly, ["Grunt", "Guard", "Hero", "Sick", "Tired"]),
        (unit.yours, ["Grunt", "Guard", "Hero", "Sick", "Tired"]),
        (unit.enemy, ["Foe", "Other Foe", "Recruit"]),
        (rune.yours, ["Fury Rune"]),
        (legend.enemy, ["Their Legend"]),
        (battlefield.yours, ["Here"]),
        (battlefield.enemy, ["There"]),
        (player.enemy, ["seat 1"]),
        # places
        (unit.at_battlefield, ["Foe", "Grunt", "Guard", "Recruit"]),
        (unit.in_base, ["Hero", "Other Foe", "Sick", "Tired"]),
        (unit.in_combat, []),
        (unit.in_trash, ["Fallen", "Lost"]),
        (unit.yours.in_trash, ["Fallen"]),
        (unit.in_banishment, ["Lost"]),
        (card_.facedown, ["Secret"]),
        (battlefield.open, ["Far"]),
        (battlefield.occupied, ["Here", "There"]),
        # states
        (unit.ready.friendly, ["Grunt", "Guard", "Hero", "Sick"]),
        (unit.exhausted, ["Tired"]),
        (unit.stunned, ["Sick"]),
        (unit.buffed, ["Sick"]),
        (unit.damaged, ["Sick"]),
        (unit.empowered, ["Tired"]),
        (unit.mighty, ["Foe", "Hero", "Sick"]),  # 4 and a buff
        (unit.equipped, ["Hero"]),
        (unit.alone, ["Other Foe"]),
        (unit.attacking, []),
        (unit.defending, []),
        (unit.token, ["Recruit"]),
        (unit.nontoken.enemy, ["Foe", "Other Foe"]),
        (unit.champion, ["Hero"]),
        (gear.equipment, ["Sword"]),
        (gear.attached, ["Sword"]),
        # numbers and words
        (unit.might_at_least(5), ["Foe", "Hero", "Sick"]),
        (unit.might_at_most(2), ["Grunt", "Other Foe", "Recruit", "Tired"]),
        (unit.costing_at_least(3), ["Hero", "Sick"]),
        (unit.costing_at_most(1).friendly, ["Grunt", "Guard", "Tired"]),
        (unit.costing_at_most(9, power=1).friendly, ["Grunt", "Guard", "Sick", "Tired"]),
        (unit.tagged("Poro"), ["Grunt", "Other Foe"]),
        (unit.tagged("Noxus", "Yordle"), ["Hero", "Other Foe"]),
        (unit.named("Foe", "Hero"), ["Foe", "Hero"]),
        (unit.with_keyword(TANK), ["Hero"]),
        (unit.of_domain("Fury"), ["Guard", "Hero"]),
        (unit.of_domain("Fury|Calm"), ["Grunt", "Guard", "Hero"]),
    ],
)
def test_a_description_means_exactly_these(noun: Noun, names: list[str]) -> None:
    assert meant(noun) == names


def second(first: str, noun: Noun) -> list[str]:
    """What may be chosen second, after a unit of this name."""
    game = table(spell_card("Chooser", choose(a(unit.named(first), "one")), choose(up_to(1, noun, "two")), draw(1)))
    do(game, "play Chooser")
    if question(game) != "target":
        return []
    return [x.removeprefix("pick ") for x in offered(game) if x != "done"]


@pytest.mark.clause("CR 355.9", "CR 355.7")
@pytest.mark.parametrize(
    ("first", "noun", "names"),
    [
        ("Guard", unit.other_than("one"), [x for x in UNITS if x != "Guard"]),
        ("Guard", unit.there, ["Grunt", "Guard"]),
        ("Guard", unit.at_same_place_as("one"), ["Grunt", "Guard"]),
        ("Guard", unit.friendly.at_other_place_than("one"), ["Hero", "Sick", "Tired"]),
        ("Foe", unit.same_controller_as("one"), ["Foe", "Other Foe", "Recruit"]),
        ("Sick", unit.with_less_might_than("one"), ["Grunt", "Guard", "Other Foe", "Recruit", "Tired"]),
    ],
)
def test_a_description_may_speak_of_an_earlier_choice(first: str, noun: Noun, names: list[str]) -> None:
    assert second(first, noun) == names


@pytest.mark.clause("CR 740.1", "CR 359.3.f")
@pytest.mark.parametrize(
    ("noun", "names"),
    [
        (unit.here, ["Grunt", "Scout"]),
        (unit.other, ["Foe", "Grunt"]),
        (unit.elsewhere, ["Foe"]),
        (battlefield.here, ["Here"]),
        (battlefield.elsewhere, ["There"]),
        (unit.with_less_might_than("me"), ["Grunt"]),
    ],
)
def test_a_description_may_speak_of_its_source(noun: Noun, names: list[str]) -> None:
    scout = unit_card("Scout", use(exhaust_me(), choose(up_to(1, noun)), draw(1)), might=3)
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(HERE, controller=0, units={0: [scout, GRUNT]}), Field(THERE, controller=1, units={1: [FOE]})],
    ).start()
    do(game, "use Scout")
    assert [x.removeprefix("pick ") for x in offered(game) if x != "done"] == names


@pytest.mark.clause("CR 740.2", "CR 740.3", "CR 464")
def test_attacking_defending_and_in_combat() -> None:
    for noun, names in (
        (unit.attacking, ["Hero"]),
        (unit.defending, ["Foe"]),
        (unit.in_combat, ["Foe", "Hero"]),
        (unit.defending.alone, ["Foe"]),
    ):
        chooser = spell_card("Chooser", Action, choose(up_to(1, noun)), draw(1))
        game = Position(
            seats=[Seat(hand=[chooser], base=[HERO, GRUNT]), Seat()],
            fields=[Field(HERE, controller=1, units={1: [FOE]}), Field(THERE)],
        ).start()
        do(game, "move Hero", "at Here", "done", "play Chooser")
        assert [x.removeprefix("pick ") for x in offered(game) if x != "done"] == names
