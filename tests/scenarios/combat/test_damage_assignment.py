"""Who may be assigned how much (CR 465.2), with every duty: lethal in full, Tank, Backline, prevention, doubling."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Backline,
    Ganking,
    I,
    Shield,
    Tank,
    a,
    at_least,
    cant,
    cost,
    draw,
    gain_xp,
    ignore,
    me,
    prevent,
    ready,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.amounts import EventAmount, Excess
from farfield.rules.effects.kinds_of_ability import DOUBLE_DAMAGE, LETHAL_ANY, TAKE_DAMAGE, RuleChange, When
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.printed import Printed
from farfield.rules.terms import BACKLINE, E_DEALT, E_EXCESS, TANK, YOURS, KeywordKind
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    controller,
    damage_to,
    do,
    gear_card,
    name_of,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST = plain_field("East")
WEST = plain_field("West")
ONE = unit_card("One", might=1)
TWO = unit_card("Two", might=2)
THREE = unit_card("Three", might=3)
GHOST = unit_card("Ghost", cant(TAKE_DAMAGE, me), might=1)
GAUGE = gear_card("Gauge", when(When(E_EXCESS, actor=YOURS), gain_xp(EventAmount())))
"""When you assign excess damage, gain that much XP."""


def fight(attackers: list[object], defenders: list[object], **more: object) -> Game:
    seats = [Seat(hand=more.get("hand0", ())), Seat(hand=more.get("hand1", ()))]  # type: ignore[arg-type]
    fields = [Field(EAST, controller=1, units={0: attackers, 1: defenders}), Field(WEST)]  # type: ignore[dict-item]
    return Position(seats=seats, fields=fields).start()


def choices(game: Game) -> list[tuple[str, int]]:
    """Units that may be assigned damage now, each with the damage it would get."""
    assert question(game) == "assign"
    return sorted((name_of(game, ObjectId(o.a)), o.b) for o in asked(game).options)


@pytest.mark.clause("CR 465.2.c", "CR 465.2.c.3", "core 21.7")
def test_lethal_goes_to_one_unit_in_full_before_another() -> None:
    game = fight([unit_card("Charger", might=4)], [TWO, THREE])
    assert seat_asked(game) == 0
    assert choices(game) == [("Three", 3), ("Two", 2)]
    do(game, "pick Three")
    assert damage_to(game, "Three") == [3]
    assert damage_to(game, "Two") == [1]  # what is left is not enough
    assert at_field(game) == ["Two"]


@pytest.mark.clause("CR 465.2.c", "core 21.6")
def test_the_attacker_assigns_first_then_the_defender() -> None:
    game = fight([THREE, TWO], [unit_card("Wall", might=2), unit_card("Guard", might=2)])
    assert seat_asked(game) == 0
    do(game, "pick Guard")
    assert seat_asked(game) == 1
    assert choices(game) == [("Three", 3), ("Two", 2)]
    assert damage_to(game, "Guard") == []  # assigning is not dealing
    do(game, "pick Two")
    assert sorted(damage_to(game, "Guard") + damage_to(game, "Wall")) == [2, 3]  # lethal to both, and 1 surplus
    assert damage_to(game, "Three") == [2]


@pytest.mark.clause("CR 465.2.c.4", "CR 142.4", "core 7.3")
def test_damage_already_marked_counts_and_a_unit_without_might_needs_one() -> None:
    hurt = Piece(unit_card("Hurt", might=5), damage=4)
    game = fight([TWO], [hurt, unit_card("Zero", might=0), THREE])
    assert choices(game) == [("Hurt", 1), ("Three", 2), ("Zero", 1)]
    do(game, "pick Hurt")
    assert choices(game) == [("Three", 1), ("Zero", 1)]
    do(game, "pick Zero")
    assert trash(game, 1) == ["Hurt", "Zero"]


@pytest.mark.clause("CR 815", "CR 465.2.c.6", "core 21.8", "keyword Tank")
def test_tanks_come_before_all_others() -> None:
    first = unit_card("Tank A", Tank, might=2)
    second = unit_card("Tank B", Tank, might=2)
    game = fight([unit_card("Charger", might=5)], [ONE, first, second])
    assert choices(game) == [("Tank A", 2), ("Tank B", 2)]
    do(game, "pick Tank B")
    assert trash(game, 1) == ["One", "Tank A", "Tank B"]
    game = fight([THREE], [ONE, first, second])
    do(game, "pick Tank B")
    assert (damage_to(game, "Tank A"), damage_to(game, "Tank B"), damage_to(game, "One")) == ([1], [2], [])


@pytest.mark.clause("CR 826", "CR 465.2.c.9", "core 21.8", "keyword Backline")
def test_backline_comes_after_all_others() -> None:
    archer = unit_card("Archer", Backline, might=1)
    game = fight([unit_card("Charger", might=4)], [archer, TWO, unit_card("Pike", might=2)])
    assert choices(game) == [("Pike", 2), ("Two", 2)]
    do(game, "pick Pike")
    assert damage_to(game, "Two") == [2]
    assert damage_to(game, "Archer") == []
    assert at_field(game) == ["Archer"]


@pytest.mark.clause("CR 826", "CR 815")
def test_tank_then_ordinary_then_backline() -> None:
    game = fight(
        [unit_card("Charger", might=6)],
        [unit_card("Archer", Backline, might=2), TWO, unit_card("Wall", Tank, might=2)],
    )
    assert trash(game, 1) == ["Archer", "Two", "Wall"]
    game = fight(
        [unit_card("Charger", might=5)],
        [unit_card("Archer", Backline, might=2), TWO, unit_card("Wall", Tank, might=2)],
    )
    assert (damage_to(game, "Wall"), damage_to(game, "Two"), damage_to(game, "Archer")) == ([2], [2], [1])


@pytest.mark.clause("CR 815", "CR 826")
def test_instances_of_tank_and_backline_beyond_the_first_are_redundant() -> None:
    game = fight([unit_card("Charger", might=3)], [unit_card("Wall", Tank, Tank, might=2), unit_card("W", Tank)])
    assert choices(game) == [("W", 2), ("Wall", 2)]


@pytest.mark.clause("CR 465.2.c.6", "CR 465.2.c.9", "core 21.8")
def test_of_contradicting_duties_the_assigner_obeys_one() -> None:
    """Torn has Tank and Backline: it may come first, or be passed over and then come last."""
    torn = unit_card("Torn", Tank, Backline, might=2)
    defenders = [torn, TWO, unit_card("Pike", might=2)]
    game = fight([unit_card("Charger", might=4)], list(defenders))
    assert choices(game) == [("Pike", 2), ("Torn", 2), ("Two", 2)]
    do(game, "pick Two")  # Torn is treated as Backline: Pike must come before it
    assert damage_to(game, "Pike") == [2]
    assert damage_to(game, "Torn") == []
    game = fight([unit_card("Charger", might=4)], list(defenders))
    do(game, "pick Torn")
    assert choices(game) == [("Pike", 2), ("Two", 2)]


@pytest.mark.clause("CR 465.2.c.6", "core 21.8")
def test_a_torn_unit_still_comes_after_no_pure_tank_is_left_out() -> None:
    game = fight([unit_card("Charger", might=3)], [unit_card("Torn", Tank, Backline), unit_card("Wall", Tank), ONE])
    assert choices(game) == [("Torn", 2), ("Wall", 2)]  # One waits for Wall in any case


@pytest.mark.clause("CR 465.2.c.4.a", "CR 437", "CR 437.5", "core 21.9")
def test_prevention_raises_what_is_lethal_and_stops_that_much() -> None:
    ward = spell_card("Ward", Action, prevent(a(unit.yours), 2))
    game = fight([unit_card("Charger", might=5)], [TWO, ONE], hand1=[ward])
    do(game, "play Ward", "pick Two")
    settle(game)
    assert choices(game) == [("One", 1), ("Two", 4)]
    do(game, "pick Two")
    assert damage_to(game, "Two") == [2]  # 4 assigned, 2 stopped
    assert trash(game, 1) == ["One", "Two", "Ward"]


@pytest.mark.clause("CR 465.2.c.5", "CR 437", "core 21.9")
def test_where_all_damage_is_prevented_nothing_is_ever_lethal() -> None:
    """A Tank that prevents all takes the whole blow: nobody behind it may be assigned any."""
    ward = spell_card("Ward", Action, prevent(a(unit.yours)))
    wall = unit_card("Wall", Tank, might=2)
    game = fight([unit_card("Charger", might=9)], [wall, ONE], hand1=[ward])
    do(game, "play Ward", "pick Wall")
    settle(game)
    assert at_field(game) == ["One", "Wall"]
    assert (damage_to(game, "Wall"), damage_to(game, "One")) == ([], [])
    assert base(game, 0) == ["Charger"]


@pytest.mark.clause("CR 465.2.c.4.a", "core 21.9")
def test_doubling_lowers_what_must_be_assigned() -> None:
    brittle = unit_card("Brittle", RuleChange(DOUBLE_DAMAGE, 1, me), might=5)
    game = fight([unit_card("Charger", might=4)], [brittle, ONE])
    assert choices(game) == [("Brittle", 3), ("One", 1)]
    do(game, "pick Brittle")
    assert damage_to(game, "Brittle") == [6]  # doubled once, not again when dealt
    assert damage_to(game, "One") == [1]


@pytest.mark.clause("CR 465.2.c.10", "A13", "core 21.9")
def test_a_unit_that_cannot_take_damage_is_left_out_until_the_rest_have_lethal() -> None:
    ghost = unit_card("Ghost", Tank, cant(TAKE_DAMAGE, me), might=1)
    game = fight([THREE], [ghost, TWO])
    # Two got its lethal 2 although Ghost has Tank; the surplus 1 may go to either.
    assert choices(game) == [("Ghost", 1), ("Two", 1)]
    do(game, "pick Ghost")
    assert (damage_to(game, "Two"), damage_to(game, "Ghost")) == ([2], [])
    assert at_field(game) == ["Ghost"]


@pytest.mark.clause("A12", "A13")
@pytest.mark.parametrize(("defenders", "excess"), [([TWO], [1, 0]), ([TWO, GHOST], [0, 0])])
def test_there_is_no_excess_while_a_unit_that_cannot_take_damage_has_no_lethal(
    defenders: list[Printed], excess: list[int]
) -> None:
    game = Position(
        seats=[Seat(base=[GAUGE]), Seat(base=[GAUGE])],
        fields=[Field(EAST, controller=1, units={0: [THREE], 1: defenders})],
    ).start()
    if question(game) == "assign":
        do(game, "pick Two")
    assert xp(game) == excess


@pytest.mark.clause("A13", "CR 465.2.c")
def test_all_damage_is_assigned_even_if_only_an_undamageable_unit_is_there() -> None:
    ghost = unit_card("Ghost", cant(TAKE_DAMAGE, me), might=1)
    game = fight([unit_card("Charger", might=3)], [ghost])
    assert damage_to(game, "Ghost") == []
    assert at_field(game) == ["Ghost"]
    assert base(game, 0) == ["Charger"]


@pytest.mark.clause("A13", "CR 465.2.c.4")
def test_surplus_may_be_divided_where_it_makes_a_difference() -> None:
    """Proud counts the damage dealt to it, so where the 3 surplus go is asked."""
    proud = unit_card("Proud", when(When(E_DEALT, me=True), draw(1)), might=1)
    game = fight([unit_card("Charger", might=6)], [proud, TWO])
    do(game, "pick Two")
    assert choices(game) == [("Proud", 1), ("Proud", 2), ("Proud", 3), ("Two", 1), ("Two", 2), ("Two", 3)]
    decision = asked(game)
    option = next(o for o in decision.options if name_of(game, ObjectId(o.a)) == "Proud" and o.b == 2)
    game.choose(decision, option)
    assert choices(game) == [("Proud", 1), ("Two", 1)]
    do(game, "pick Two")
    assert (damage_to(game, "Proud"), damage_to(game, "Two")) == ([3], [3])


@pytest.mark.clause("A12", "CR 465.2.c.4")
@pytest.mark.parametrize(("power", "excess"), [(6, [3, 0]), (3, [0, 0]), (2, [0, 1])])
def test_excess_is_what_nobody_needed_once_all_have_lethal(power: int, excess: list[int]) -> None:
    """One and Two need 3 in all; together they deal 3 to the Charger."""
    game = Position(
        seats=[Seat(base=[GAUGE]), Seat(base=[GAUGE])],
        fields=[Field(EAST, controller=1, units={0: [unit_card("Charger", might=power)], 1: [ONE, TWO]}), Field(WEST)],
    ).start()
    do(game, "pick One")
    assert xp(game) == excess


@pytest.mark.clause("A12")
def test_excess_is_forgotten_with_its_combat() -> None:
    """It counts for the conquest that the combat brings, and not for one without a combat later in the turn."""
    brute = unit_card("Brute", Ganking, when(I.conquer, gain_xp(1), if_=at_least(Excess(), 3)), might=9)
    sage = gear_card("Sage", use(cost(), gain_xp(Excess())))
    wake = spell_card("Wake", ready(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=[wake], base=[brute, sage]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [ONE]}), Field(WEST)],
    ).start()
    do(game, "move Brute", "at East")
    assert (controller(game), xp(game)) == (0, [1, 0])
    do(game, "use Sage")
    assert xp(game) == [1, 0]
    do(game, "play Wake", "move Brute", "at West")
    assert (controller(game, 1), xp(game)) == (0, [1, 0])


@pytest.mark.clause("A21", "CR 142.1", "CR 142.3", "CR 142.4")
def test_lethal_may_depend_on_whose_damage_it_is() -> None:
    """Any amount of the Assassin's controller's damage is enough; the enemy's own damage is not."""
    assassin = unit_card("Assassin", RuleChange(LETHAL_ANY, 1), might=2)
    giant = unit_card("Giant", might=9)
    game = fight([assassin], [giant, unit_card("Ogre", might=7)])
    assert choices(game) == [("Giant", 1), ("Ogre", 1)]
    do(game, "pick Giant")
    assert trash(game, 1) == ["Giant", "Ogre"]
    assert trash(game, 0) == ["Assassin"]
    game = fight([unit_card("Giant", might=9)], [assassin, unit_card("Big", might=6)])
    do(game, "pick Big")
    assert trash(game, 1) == ["Assassin", "Big"]  # 6 and the 2 that it takes to kill it
    assert trash(game, 0) == ["Giant"]


@pytest.mark.clause("CR 814", "CR 465.2.a")
def test_shield_counts_for_dealing_and_for_lethal() -> None:
    game = fight([THREE], [unit_card("Guard", Shield(2), might=2)])
    assert damage_to(game, "Three") == [4]
    assert at_field(game) == ["Guard"]  # 3 damage is less than 4


@pytest.mark.clause("CR 764", "CR 767", "keywords 6.3")
@pytest.mark.parametrize("keyword", [TANK, BACKLINE])
def test_ignoring_a_keyword_lifts_its_duty_for_that_player_only(keyword: KeywordKind) -> None:
    sniper = unit_card("Sniper", ignore(keyword), might=2)
    guards = [unit_card("Wall", Tank, might=2), TWO, unit_card("Archer", Backline, might=2)]
    game = fight([sniper], list(guards))
    ordinary = [("Two", 2)]
    if keyword == TANK:
        assert choices(game) == [*ordinary, ("Wall", 2)]
        do(game, "pick Two")
    else:
        assert damage_to(game, "Wall") == [2]  # Tank still binds
    other = fight([THREE, unit_card("Own Wall", Tank, might=9)], [sniper, TWO])
    if keyword == TANK:
        do(other, "pick Sniper")
        assert choices(other) == [("Own Wall", 4), ("Three", 3)]
    else:
        do(other, "pick Sniper")
        assert damage_to(other, "Own Wall") == [4]


@pytest.mark.clause("CR 764", "CR 767", "keywords 6.3")
def test_ignoring_tank_here_lifts_it_for_what_is_here_alone() -> None:
    surfer = unit_card("Surfer", ignore(TANK, unit.here), might=2)
    wall = unit_card("Wall", Tank, might=2)
    assert choices(fight([surfer], [wall, TWO])) == [("Two", 2), ("Wall", 2)]
    seats = [Seat(base=[surfer]), Seat()]
    fields = [Field(EAST, controller=1, units={0: [TWO], 1: [wall, THREE]}), Field(WEST)]
    away = Position(seats=seats, fields=fields).start()
    assert damage_to(away, "Wall") == [2], "elsewhere Tank still binds"
