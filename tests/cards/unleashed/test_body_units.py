"""Unleashed: units of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, destination, move, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, ZAP, hunts
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

NORTH = plain_field("North")
SHOVE = spell_card("Shove", Action, move(a(unit), destination()))

HUNTERS = {"Gemhand Hunter": 1, "Voracious Gromp": 3, "Crowd Favorite": 1, "Arachnoid Horror": 2}


@shows(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_a_unit_with_hunt_gains_xp_when_it_conquers_or_holds(name: str):
    hunts(name, HUNTERS[name])


LEVELS = {"Gemhand Hunter": (6, 1), "Targonian Visionary": (11, 4)}


@shows(*LEVELS)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_makes_a_unit_stronger_from_so_much_xp_on(name: str):
    level, more = LEVELS[name]
    game = Position(seats=[Seat(base=[name], xp=level - 1, hand=[ZAP]), Seat(xp=20)]).start()
    printed = might(game, name)
    do(game, "play Zap")
    assert (xp(game)[0], might(game, name)) == (level, printed + more)


@shows("Demacian Diplomat")
def test_demacian_diplomat_gains_an_xp_as_it_is_played():
    game = Position(seats=[Seat(hand=["Demacian Diplomat"], energy=2), Seat()]).start()
    do(game, "play Demacian Diplomat")
    settle(game)
    assert xp(game) == [1, 0]


@shows("Dragonsoul Sage")
def test_dragonsoul_sage_adds_an_energy_even_in_answer_to_a_spell():
    game = Position(
        seats=[
            Seat(hand=[ZAP]),
            Seat(hand=["Flurry of Feathers"], base=["Dragonsoul Sage"], energy=3, power="Calm 2"),
        ]
    ).start()
    do(game, "play Zap", "play Flurry of Feathers", "mode 1")
    assert piece(game, "Dragonsoul Sage").exhausted
    game = Position(seats=[Seat(base=["Dragonsoul Sage"]), Seat()], full_control=True).start()
    do(game, "use Dragonsoul Sage")
    assert (game.sides[0].energy, len(game.sides[0].power), piece(game, "Dragonsoul Sage").exhausted) == (1, 0, True)


@shows("Kinkou Initiate")
@pytest.mark.parametrize(("mights", "drawn"), [([], 0), ([4], 0), ([5], 1), ([2, 3], 1), ([2, 2], 0)])
def test_kinkou_initiate_draws_if_your_other_units_have_five_might_together(mights: list[int], drawn: int):
    """Wherever they are; it does not count itself, nor the opponent's."""
    units = [unit_card(f"Unit {i}", might=x) for i, x in enumerate(mights)]
    game = Position(
        seats=[Seat(hand=["Kinkou Initiate"], base=units[1:], energy=3, deck=[unit_card("A")] * 3), Seat(base=[WALL])],
        fields=[Field(EAST, 0, {0: units[:1]}) if mights else Field(EAST)],
    ).start()
    do(game, "play Kinkou Initiate", *(["at base 0"] if mights else []))
    settle(game)
    assert len(hand(game, 0)) == drawn


@shows("Towering Combatant")
def test_towering_combatant_defends_with_two_more_and_takes_the_damage_first():
    game = Position(
        seats=[Seat(base=[WALL]), Seat()],
        fields=[Field(EAST, 1, {1: [unit_card("Other", might=1), "Towering Combatant"]})],
    ).start()
    do(game, "move Wall")
    settle(game)
    assert sum(damage_to(game, "Wall")) == 1 + 3 + 2
    weak = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[Field(EAST, 1, {1: [unit_card("Other", might=1), "Towering Combatant"]})],
    ).start()
    do(weak, "move Recruit")
    settle(weak)
    assert (damage_to(weak, "Towering Combatant"), damage_to(weak, "Other")) == ([1], [])


@shows("Crowd Favorite")
@pytest.mark.parametrize(("has", "there"), [(1, False), (2, True)])
def test_crowd_favorite_buffs_itself_for_two_xp(has: int, there: bool):
    game = Position(seats=[Seat(base=["Crowd Favorite", "Recruit"], xp=has), Seat()]).start()
    assert ("use Crowd Favorite" in offered(game)) is there
    if there:
        do(game, "use Crowd Favorite")
        settle(game)
        assert (might(game, "Crowd Favorite"), xp(game)) == (4, [0, 0])
        assert not piece(game, "Crowd Favorite").exhausted


def dragons(*held: object, energy: int = 8) -> Position:
    mine = Seat(hand=list(held), exhausted_runes="Body 3, Calm 1", energy=energy)  # type: ignore[arg-type]
    return Position(seats=[mine, Seat(exhausted_runes="Mind 1")])


@shows("Gentle Gemdragon")
@pytest.mark.parametrize("picked", [0, 1, 2])
def test_gentle_gemdragon_readies_up_to_two_runes_as_it_is_played(picked: int):
    game = dragons("Gentle Gemdragon").start()
    do(game, "play Gentle Gemdragon", *["pick Body Rune"] * picked, *(["done"] if picked < 2 else []))
    settle(game)
    assert runes(game, 0) == (picked, 4 - picked)


@shows("Gentle Gemdragon")
@pytest.mark.parametrize("picked", [0, 1, 2])
def test_gentle_gemdragon_heeds_another_dragon_of_yours(picked: int):
    wyrm = unit_card("Wyrm", tags=("Dragon",))
    game = Position(
        seats=[
            Seat(hand=[wyrm, unit_card("Plain")], base=["Gentle Gemdragon"], exhausted_runes="Body 3"),
            Seat(base=["Gentle Gemdragon"]),
        ]
    ).start()
    do(game, "play Plain")
    assert question(game) == "main"
    do(game, "play Wyrm", *["pick Body Rune"] * picked, *(["done"] if picked < 2 else []))
    settle(game)
    assert runes(game, 0) == (picked, 3 - picked)


@shows("Gentle Gemdragon")
def test_gentle_gemdragon_does_not_heed_an_opponents_dragon():
    wyrm = unit_card("Wyrm", tags=("Dragon",))
    game = Position(seats=[Seat(hand=[wyrm], exhausted_runes="Body 3"), Seat(base=["Gentle Gemdragon"])]).start()
    do(game, "play Wyrm")
    assert (question(game), seat_asked(game), runes(game, 0)) == ("main", 0, (0, 3))


def challenged() -> Position:
    foes = [unit_card("Weak", might=4), unit_card("Equal", might=5)]
    return Position(
        seats=[Seat(base=["Imposing Challenger", unit_card("Friend")]), Seat(base=[unit_card("Home", might=1)])],
        fields=[
            Field(EAST, 1, {1: [Piece(foes[0], attached=[gear_card("Band")]), foes[1]]}),
            Field(WEST),
            Field(NORTH, 1, {1: ["Recruit"]}),
        ],
    )


@shows("Imposing Challenger")
@pytest.mark.parametrize(("answers", "there"), [(["yes", "pick West"], True), (["no"], False)])
def test_imposing_challenger_may_send_a_weaker_enemy_to_another_battlefield(answers: list[str], there: bool):
    game = challenged().start()
    do(game, "move Imposing Challenger", "at East", "pick Friend", *answers[:1])
    if there:
        assert (question(game), offered(game)) == ("destination", ["pick North", "pick West"])
    do(game, *answers[1:])
    settle(game)
    assert (piece(game, "Weak").place == game.battlefields[1]) is there


@shows("Imposing Challenger")
def test_imposing_challenger_needs_a_weaker_enemy_where_it_has_gone():
    game = challenged().start()
    do(game, "move Imposing Challenger", "at West", "done")
    settle(game)
    assert question(game) == "main"


@shows("Wily Newtfish")
def test_wily_newtfish_is_stronger_and_ganks_once_you_have_gained_xp_this_turn():
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Wily Newtfish"], xp=5), Seat(hand=[ZAP], base=[WALL])],
    ).start()
    assert (might(game, "Wily Newtfish"), keyword(game, "Wily Newtfish", "Ganking")) == (4, 0)
    do(game, "play Zap")
    assert (might(game, "Wily Newtfish"), keyword(game, "Wily Newtfish", "Ganking")) == (5, 1)
    do(game, "end")
    assert (might(game, "Wily Newtfish"), keyword(game, "Wily Newtfish", "Ganking")) == (4, 0)
    do(game, "play Zap")
    assert might(game, "Wily Newtfish") == 4  # the opponent's


@shows("Determined Sentry")
def test_determined_sentry_does_not_move_to_a_base():
    game = Position(
        seats=[Seat(hand=[SHOVE]), Seat()],
        fields=[Field(EAST, 0, {0: ["Determined Sentry", "Recruit"]}), Field(WEST)],
    ).start()
    assert "move Determined Sentry" not in offered(game)
    assert "move Recruit" in offered(game)
    do(game, "play Shove", "pick Determined Sentry", "pick base 0")
    assert at_field(game) == ["Determined Sentry", "Recruit"]


def lured() -> Position:
    return Position(
        seats=[
            Seat(base=["Irresistible Faefolk", "Recruit"]),
            Seat(base=[Piece(unit_card("Home"), attached=[gear_card("Band")])]),
        ],
        fields=[Field(EAST), Field(WEST, 1, {1: [WALL]})],
    )


@shows("Irresistible Faefolk")
def test_irresistible_faefolk_may_draw_an_enemy_unit_to_where_it_goes():
    game = lured().start()
    do(game, "move Irresistible Faefolk", "at East", "done", "yes")
    assert offered(game) == ["pick Home", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Irresistible Faefolk"), at_field(game, 0)) == ([12], ["Wall"])


@shows("Irresistible Faefolk")
def test_irresistible_faefolk_may_let_it_be_and_does_nothing_on_its_way_home():
    game = lured().start()
    do(game, "move Irresistible Faefolk", "at East", "done", "no")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1)) == (["Irresistible Faefolk"], ["Wall"])
    home = Position(seats=[Seat(), Seat(base=[WALL])], fields=[Field(EAST, 0, {0: ["Irresistible Faefolk"]})]).start()
    do(home, "move Irresistible Faefolk")
    settle(home)
    assert (question(home), base(home, 1)) == ("main", ["Wall"])


def webbed(*held: object, foes: tuple[object, ...] = ("Recruit",)) -> Position:
    return Position(
        seats=[Seat(hand=list(held), base=[unit_card("Home")], energy=9, power="Body 1"), Seat()],  # type: ignore[arg-type]
        fields=[
            Field(EAST, 1, {1: list(foes)}),  # type: ignore[arg-type]
            Field(WEST, 1, {1: [unit_card("One"), unit_card("Two")]}),
            Field(NORTH),
        ],
    )


@shows("Arachnoid Horror")
def test_arachnoid_horror_is_played_to_a_battlefield_where_an_enemy_is_alone():
    game = webbed("Arachnoid Horror").start()
    do(game, "play Arachnoid Horror")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    settle(game)
    assert damage_to(game, "Recruit") == [6]


@shows("Arachnoid Horror")
def test_arachnoid_horror_lets_friendly_units_be_played_to_a_lone_enemy():
    game = webbed("Arachnoid Horror", unit_card("Friend", might=3)).start()
    do(game, "play Friend")
    assert at_field(game, 0) == ["Recruit"]  # there was but the base
    game = webbed(unit_card("Friend", might=3)).start()
    do(game, "play Friend")
    assert base(game, 0) == ["Friend", "Home"]
    game = Position(
        seats=[Seat(hand=[unit_card("Friend"), gear_card("Thing")], base=["Arachnoid Horror"]), Seat()],
        fields=[
            Field(EAST, 1, {1: ["Recruit"]}),
            Field(WEST, 1, {1: [unit_card("One"), unit_card("Two")]}),
            Field(NORTH),
        ],
    ).start()
    do(game, "play Thing", "play Friend")
    assert offered(game) == ["at East", "at base 0"]


@shows("Arachnoid Horror")
def test_arachnoid_horror_opens_nothing_to_an_opponent():
    game = Position(
        seats=[Seat(hand=[unit_card("Foe")]), Seat(base=["Arachnoid Horror"])],
        fields=[Field(EAST, 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Foe")
    assert base(game, 0) == ["Foe"]


@shows("Arachnoid Horror")
def test_arachnoid_horror_opens_nothing_where_only_a_unit_of_yours_is_alone():
    """In the showdown of a move to an empty battlefield, a friend goes to the base."""
    game = Position(
        seats=[Seat(hand=[unit_card("Friend", Action)], base=["Arachnoid Horror", "Recruit"]), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Recruit", "at East", "done", "play Friend")
    settle(game)
    assert base(game, 0) == ["Arachnoid Horror", "Friend"]


@shows("Arachnoid Horror")
def test_arachnoid_horror_opens_nothing_to_an_opponent_of_three():
    game = Position(
        seats=[Seat(hand=[unit_card("Foe")]), Seat(base=["Arachnoid Horror"]), Seat()],
        fields=[Field(EAST, 2, {2: ["Recruit"]})],
        mode=Skirmish(),
    ).start()
    do(game, "play Foe")
    assert base(game, 0) == ["Foe"]


@shows("Arachnoid Horror")
def test_arachnoid_horror_opens_it_to_an_allys_units_too():
    game = Position(
        seats=[Seat(hand=[unit_card("Friend")]), Seat(), Seat(base=["Arachnoid Horror"]), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
        mode=TwoVsTwo(),
    ).start()
    do(game, "play Friend")
    assert offered(game) == ["at East", "at base 0"]


@shows("Elder Dragon")
def test_elder_dragon_deals_one_to_up_to_one_enemy_at_each_location_and_that_kills():
    game = Position(
        seats=[
            Seat(hand=["Elder Dragon"], base=[unit_card("Mine")], energy=12, power="Body 4"),
            Seat(base=[WALL, unit_card("Home", might=9)]),
        ],
        fields=[
            Field(EAST, 1, {1: [unit_card("One", might=8), unit_card("Two", might=8)]}),
            Field(WEST, 1, {1: [unit_card("Three", might=8)]}),
        ],
    ).start()
    do(game, "play Elder Dragon")
    assert offered(game) == ["done", "pick Home", "pick One", "pick Three", "pick Two", "pick Wall"]
    do(game, "pick One")
    assert offered(game) == ["done", "pick Home", "pick Three", "pick Wall"]
    do(game, "pick Wall", "done")
    settle(game)
    assert (trash(game, 1), damage_to(game, "One"), damage_to(game, "Wall")) == (["One", "Wall"], [1], [1])


@shows("Elder Dragon")
def test_elder_dragon_makes_any_of_your_damage_lethal_and_nobody_elses():
    spark = spell_card("Spark", Action, deal(1, a(unit)))
    game = Position(
        seats=[Seat(hand=[spark, spark], base=["Elder Dragon", unit_card("Mine")]), Seat(hand=[spark], base=[WALL])],
    ).start()
    do(game, "play Spark", "pick Mine")
    assert base(game, 0) == ["Elder Dragon", "Mine"]
    do(game, "play Spark", "pick Wall")
    assert (base(game, 0), trash(game, 1)) == (["Elder Dragon", "Mine"], ["Wall"])
    do(game, "end", "play Spark", "pick Elder Dragon")
    assert base(game, 0) == ["Elder Dragon", "Mine"]


@shows("Elder Dragon")
def test_elder_dragon_counts_one_damage_as_lethal_in_a_combat():
    game = Position(
        seats=[Seat(base=["Elder Dragon", unit_card("Mine", might=2)]), Seat()],
        fields=[Field(EAST, 1, {1: [WALL, unit_card("Other", might=9)]})],
    ).start()
    do(game, "move Mine", "done")
    settle(game)
    assert question(game) == "assign"
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), damage_to(game, "Other")) == ([1], [1])


@shows("Elder Dragon")
def test_elder_dragon_kills_what_you_have_damaged_before():
    spark = spell_card("Spark", Action, deal(1, a(unit.enemy)))
    game = Position(
        seats=[
            Seat(hand=[spark, "Elder Dragon"], energy=12, power="Body 4"),
            Seat(base=[WALL, Piece("Mega-Mech", damage=1)]),
        ]
    ).start()
    do(game, "play Spark", "pick Wall")
    settle(game)
    do(game, "play Elder Dragon", "done")
    settle(game)
    assert trash(game, 1) == ["Wall"]
