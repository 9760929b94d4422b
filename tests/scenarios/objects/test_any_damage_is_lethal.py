"""Any amount of a player's damage is enough (CR 142.4.c): theirs, and to the units that the text names."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, deal, lasts, rule, there_is, unit
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import LETHAL_ANY
from farfield.rules.effects.parts import Ability
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.words import LANGUAGES, ability_text
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    do,
    name_of,
    plain_field,
    settle,
    spell_card,
    trash,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=7)
POKE = spell_card("Poke", deal(1, a(unit)))
DRAGON = unit_card("Dragon", rule(LETHAL_ANY, 1, unit.enemy), might=5)


def poke(game: Game, name: str) -> None:
    do(game, "play Poke", f"pick {name}")
    settle(game)


@pytest.mark.clause("CR 142.4.c")
def test_your_damage_is_lethal_to_the_units_it_names() -> None:
    game = Position(seats=[Seat(hand=[POKE, POKE], base=[DRAGON, OGRE]), Seat(base=[GIANT])]).start()
    poke(game, "Ogre")
    poke(game, "Giant")
    assert (trash(game, 1), base(game, 0)) == (["Giant"], ["Dragon", "Ogre"])


@pytest.mark.clause("CR 142.4.c")
def test_an_opponents_damage_is_not_yours() -> None:
    """To its controller's own units it does nothing, to the opponent's own neither: they deal it."""
    game = Position(seats=[Seat(hand=[POKE, POKE], base=[GIANT]), Seat(base=[DRAGON, OGRE])]).start()
    poke(game, "Ogre")
    poke(game, "Giant")
    assert (base(game, 0), base(game, 1)) == (["Giant"], ["Dragon", "Ogre"])


@pytest.mark.clause("CR 142.4.c", "A21")
def test_damage_that_was_yours_before_the_text_came_counts() -> None:
    game = Position(seats=[Seat(hand=[POKE, DRAGON], base=[OGRE]), Seat(base=[GIANT])]).start()
    poke(game, "Giant")
    assert base(game, 1) == ["Giant"]
    do(game, "play Dragon")
    assert trash(game, 1) == ["Giant"]


@pytest.mark.clause("CR 142.4.c")
@pytest.mark.parametrize(("who", "dies"), [(0, True), (1, False), (2, False)])
def test_among_three_players_it_is_the_damage_of_one(who: int, dies: bool) -> None:
    """Seat 0 has the Dragon. Whoever's turn it is pokes the Giant of seat 2, for whom seat 0 is an enemy as well."""
    stand = [[DRAGON], [], [GIANT]]
    seats = [Seat(base=stand[i], hand=[POKE] if i == who else []) for i in range(3)]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST), Field(NORTH)], mode=Skirmish(), active=who).start()
    poke(game, "Giant")
    assert (base(game, 2) == []) is dies


@pytest.mark.clause("CR 142.4.c", "CR 740.1")
@pytest.mark.parametrize(("who", "dies"), [(0, True), (2, False)])
def test_a_teammates_damage_is_not_yours(who: int, dies: bool) -> None:
    stand = [[DRAGON], [GIANT], [], []]
    seats = [Seat(base=stand[i], hand=[POKE] if i == who else []) for i in range(4)]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST), Field(NORTH)], mode=TwoVsTwo(), active=who).start()
    poke(game, "Giant")
    assert (base(game, 1) == []) is dies


@pytest.mark.clause("CR 142.4.c", "CR 740.1")
def test_a_teammates_units_are_no_enemies() -> None:
    game = Position(
        seats=[Seat(hand=[POKE], base=[DRAGON]), Seat(), Seat(base=[GIANT]), Seat()],
        fields=[Field(EAST), Field(WEST), Field(NORTH)],
        mode=TwoVsTwo(),
    ).start()
    poke(game, "Giant")
    assert base(game, 2) == ["Giant"]


def fight(mine: list[Printed], theirs: list[Printed]) -> Game:
    """Units of seat 0 attack at a battlefield of seat 1."""
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(EAST, controller=1, units={0: mine, 1: theirs}), Field(WEST)]
    ).start()
    settle(game)
    return game


def portions(game: Game) -> dict[str, int]:
    return {name_of(game, ObjectId(option.a)): option.b for option in asked(game).options}


@pytest.mark.clause("CR 142.4.c", "CR 465.2.c.4")
def test_in_combat_one_is_assigned_to_each_that_it_names() -> None:
    game = fight([DRAGON], [GIANT, OGRE])
    assert portions(game) == {"Giant": 1, "Ogre": 1}
    do(game, "pick Giant")
    assert trash(game, 1) == ["Giant", "Ogre"]


@pytest.mark.clause("CR 142.4.c", "CR 465.2.c.4")
def test_in_combat_the_enemys_own_damage_needs_its_full_amount() -> None:
    game = fight([GIANT, OGRE], [DRAGON, unit_card("Squire", might=3)])
    assert portions(game) == {"Dragon": 5, "Squire": 3}


@pytest.mark.clause("CR 142.4.c", "CR 465.2.c.4")
def test_combat_and_cleanup_ask_the_same_of_what_lasts() -> None:
    """What an effect made last counts like what stands, for what must be assigned and for who dies of it."""
    venom = spell_card("Venom", lasts(rule(LETHAL_ANY, 1, unit.enemy)))
    raider = unit_card("Raider", might=2)
    game = Position(
        seats=[Seat(hand=[venom, POKE], base=[raider]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [GIANT, OGRE]}), Field(WEST)],
    ).start()
    do(game, "play Venom")
    settle(game)
    do(game, "move Raider", "at East")
    settle(game)
    assert portions(game) == {"Giant": 1, "Ogre": 1}
    do(game, "pick Ogre")
    assert (trash(game, 1), at_field(game)) == (["Giant", "Ogre"], [])


@pytest.mark.clause("CR 142.4.c")
@pytest.mark.parametrize("met", [True, False], ids=["met", "not met"])
def test_its_condition_counts(met: bool) -> None:
    snake = unit_card("Snake", rule(LETHAL_ANY, 1, unit.enemy, while_=there_is(unit.yours.named("Nest"))))
    mine = [snake, unit_card("Nest")] if met else [snake]
    game = Position(seats=[Seat(hand=[POKE], base=mine), Seat(base=[GIANT])]).start()
    poke(game, "Giant")
    assert (base(game, 1) == []) is met


@pytest.mark.clause("CR 142.4.c")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (rule(LETHAL_ANY, 1, unit.enemy), "Any damage you deal to enemy units is lethal."),
        (rule(LETHAL_ANY, 1, unit), "Any damage you deal to units is lethal."),
        (rule(LETHAL_ANY, 1), "Any damage you deal to units is lethal."),
    ],
    ids=["enemies", "all", "unsaid"],
)
def test_the_words_say_whose_damage_and_to_which_units(text: Ability, said: str) -> None:
    assert ability_text(text, "en") == said
    assert len({ability_text(text, language) for language in LANGUAGES}) == len(LANGUAGES)
