"""Effects of "the next …": used up by the first that fits, and by nothing else (CR 389-392, 437)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Noun,
    Reaction,
    a,
    bonus_damage,
    cant,
    card_,
    choose,
    deal,
    draw,
    enter_ready,
    every,
    exhaust_me,
    have,
    it,
    lasts,
    pay_less,
    play_token,
    prevent,
    rule,
    spell,
    unit,
    use,
)
from farfield.cards.tokens import RECRUIT
from farfield.errors import CardTextError
from farfield.games import Field, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.creating import Create
from farfield.rules.effects.parts import Ability, Number
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.printed import Printed
from tests.scenarios.table import (
    asked,
    base,
    damage_to,
    do,
    gear_card,
    name_of,
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

EAST, WEST = plain_field("East"), plain_field("West")
GIANT = unit_card("Giant", might=9)
BOLT = spell_card("Bolt", deal(2, a(unit.named("Giant"))))
THINK = spell_card("Think", draw(1))
FILLER = ["Gust"] * 6


def table(*cards: Printed) -> Game:
    return Position(
        seats=[Seat(hand=cards, deck=FILLER), Seat(deck=FILLER)],
        fields=[Field(EAST, controller=1, units={1: [GIANT]}), Field(WEST)],
    ).start()


def cast(game: Game, *names: str) -> None:
    for name in names:
        do(game, f"play {name}")
        settle(game)


# --- damage


WARD = spell_card("Ward", choose(a(unit.named("Giant"))), lasts(rule(ab.PREVENT_DAMAGE, 1, it()), uses=1))


@pytest.mark.clause("CR 437", "CR 389")
def test_the_next_damage_is_prevented_and_no_other() -> None:
    game = table(WARD, BOLT, BOLT)
    cast(game, "Ward", "Bolt", "Bolt")
    assert damage_to(game, "Giant") == [2]


@pytest.mark.clause("CR 437")
def test_two_of_them_prevent_the_next_two() -> None:
    game = table(WARD, WARD, BOLT, BOLT, BOLT)
    cast(game, "Ward", "Ward", "Bolt", "Bolt")
    assert damage_to(game, "Giant") == []
    cast(game, "Bolt")
    assert damage_to(game, "Giant") == [2]


@pytest.mark.clause("CR 437")
def test_it_is_of_the_unit_that_was_chosen() -> None:
    """Damage to another unit does not use it up."""
    storm = spell_card("Storm", deal(1, every(unit.enemy.named("Squire"))))
    game = Position(
        seats=[Seat(hand=[WARD, storm, BOLT]), Seat(base=[unit_card("Squire", might=5)])],
        fields=[Field(EAST, controller=1, units={1: [GIANT]}), Field(WEST)],
    ).start()
    cast(game, "Ward", "Storm", "Bolt")
    assert (damage_to(game, "Squire"), damage_to(game, "Giant")) == ([1], [])


@pytest.mark.clause("CR 437")
def test_the_next_so_much_damage_is_prevented() -> None:
    """A prevent value shrinks by what it stopped, and ends at nothing."""
    shell = spell_card("Shell", prevent(a(unit.named("Giant")), 3))
    game = table(shell, BOLT, BOLT, BOLT)
    cast(game, "Shell", "Bolt", "Bolt", "Bolt")
    assert damage_to(game, "Giant") == [1, 2]


@pytest.mark.clause("CR 372", "CR 437")
@pytest.mark.parametrize("first", ["Giant", "Ward"])
def test_a_prevent_value_that_is_enough_may_spare_the_next_time(first: str) -> None:
    """Either stops all of it: its controller says which is spent, and the other one stops the second Bolt."""
    shell = spell_card("Shell", prevent(a(unit.named("Giant")), 2))
    game = table(shell, WARD, BOLT, BOLT, BOLT)
    cast(game, "Shell", "Ward", "Bolt")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    do(game, f"pick {first}")
    cast(game, "Bolt")
    assert damage_to(game, "Giant") == []
    cast(game, "Bolt")
    assert damage_to(game, "Giant") == [2]


@pytest.mark.clause("CR 372")
@pytest.mark.parametrize(("first", "dealt", "then"), [("Giant", [], [2]), ("Curse", [1], [2])])
def test_its_controller_orders_prevention_and_doubling(first: str, dealt: list[int], then: list[int]) -> None:
    """2 damage, the next 3 prevented, the next damage doubled: prevention first leaves nothing to double."""
    curse = spell_card("Curse", lasts(rule(ab.DOUBLE_DAMAGE, 1, unit.enemy), uses=1))
    shell = spell_card("Shell", prevent(a(unit.named("Giant")), 3))
    game = table(shell, curse, BOLT, BOLT)
    cast(game, "Shell", "Curse", "Bolt")
    assert (question(game), seat_asked(game)) == ("replace", 1)
    do(game, f"pick {first}")
    assert damage_to(game, "Giant") == dealt
    cast(game, "Bolt")
    if question(game) == "replace":
        do(game, "pick Giant")
    assert damage_to(game, "Giant") == dealt + then


@pytest.mark.clause("CR 372")
def test_nobody_is_asked_for_an_order_on_which_nothing_depends() -> None:
    """Two doublings; prevention of all damage for the turn beside a prevent value."""
    curse = spell_card("Curse", lasts(rule(ab.DOUBLE_DAMAGE, 1, unit.enemy)))
    game = table(curse, curse, BOLT)
    cast(game, "Curse", "Curse", "Bolt")
    assert damage_to(game, "Giant") == [8]
    shell = spell_card("Shell", prevent(a(unit.named("Giant")), 3))
    dome = spell_card("Dome", prevent(a(unit.named("Giant"))))
    game = table(shell, dome, BOLT)
    cast(game, "Shell", "Dome", "Bolt")
    assert (question(game), damage_to(game, "Giant")) == ("main", [])


@pytest.mark.clause("CR 437", "CR 465.2.c.4")
def test_in_combat_no_damage_is_lethal_to_it_and_it_is_used_up() -> None:
    raider, squire = unit_card("Raider", might=12), unit_card("Squire", might=3)
    game = Position(
        seats=[Seat(hand=[WARD, BOLT], base=[raider]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [GIANT, squire]}), Field(WEST)],
    ).start()
    cast(game, "Ward")
    do(game, "move Raider", "at East")
    settle(game)
    assert {name_of(game, ObjectId(o.a)): o.b for o in asked(game).options} == {"Giant": 12, "Squire": 3}
    do(game, "pick Squire")
    assert (trash(game, 1), damage_to(game, "Giant")) == (["Squire"], [])
    cast(game, "Bolt")
    assert damage_to(game, "Giant") == [2]


@pytest.mark.clause("CR 389")
def test_the_next_damage_is_doubled_and_no_other() -> None:
    curse = spell_card("Curse", lasts(rule(ab.DOUBLE_DAMAGE, 1, unit.enemy), uses=1))
    game = table(curse, BOLT, BOLT)
    cast(game, "Curse", "Bolt", "Bolt")
    assert damage_to(game, "Giant") == [4, 2]


@pytest.mark.clause("CR 712", "CR 389")
def test_bonus_damage_of_the_next_spell_is_of_that_spell() -> None:
    tome = spell_card("Tome", lasts(bonus_damage(1), uses=1))
    twice = spell_card("Twice", deal(1, a(unit.named("Giant"))), deal(1, it()))
    game = table(tome, twice, BOLT)
    cast(game, "Tome", "Twice", "Bolt")
    assert damage_to(game, "Giant") == [2, 2, 2]  # 1 + 1 twice, and 2 without it


@pytest.mark.clause("CR 712", "CR 389")
def test_the_next_spell_is_the_next_also_if_it_deals_no_damage() -> None:
    tome = spell_card("Tome", lasts(bonus_damage(1), uses=1))
    game = table(tome, THINK, BOLT)
    cast(game, "Tome", "Think", "Bolt")
    assert damage_to(game, "Giant") == [2]


# --- costs


def play_for_less(what: Noun) -> Game:
    sale = spell_card("Sale", lasts(pay_less(what, 2), uses=1))
    dear = spell_card("Dear", draw(1), energy=2)
    return Position(seats=[Seat(hand=[sale, THINK, dear, unit_card("Page")], deck=FILLER), Seat()]).start()


@pytest.mark.clause("CR 356.4", "CR 389")
def test_a_discount_is_not_used_up_by_a_card_that_does_not_fit() -> None:
    """Neither by one of another type, nor by one that its filters leave out."""
    game = play_for_less(spell.costing_at_least(2))
    cast(game, "Sale")
    do(game, "play Page")
    cast(game, "Think")
    assert offers(game, "play Dear")


@pytest.mark.clause("CR 356.4", "CR 389")
def test_a_discount_is_used_up_by_the_first_that_fits() -> None:
    game = play_for_less(spell)
    cast(game, "Sale", "Think")
    assert not offers(game, "play Dear")


@pytest.mark.clause("CR 052", "CR 185", "CR 389")
def test_a_token_does_not_use_up_the_discount_of_the_next_card() -> None:
    sale = spell_card("Sale", play_token(RECRUIT), lasts(pay_less(card_, 2), uses=1))
    game = Position(seats=[Seat(hand=[sale, unit_card("Dear", energy=2)]), Seat()]).start()
    cast(game, "Sale")
    assert base(game, 0) == ["Recruit"]
    assert offers(game, "play Dear")


@pytest.mark.clause("CR 389")
def test_an_opponents_spell_does_not_use_up_yours() -> None:
    sale = spell_card("Sale", lasts(pay_less(spell, 2), uses=1))
    quick = spell_card("Quick", Reaction, draw(1))
    dear = spell_card("Dear", draw(1), energy=2)
    bell = gear_card("Bell", use(exhaust_me(), draw(1)))
    game = Position(
        seats=[Seat(hand=[sale, dear], base=[bell], deck=FILLER), Seat(hand=[quick], deck=FILLER)], every_window=True
    ).start()
    do(game, "play Sale")
    settle(game)
    do(game, "use Bell", "pass", "play Quick")
    settle(game)
    assert trash(game, 1) == ["Quick"]
    assert offers(game, "play Dear")


# --- entering


@pytest.mark.clause("CR 367", "CR 389", "CR 805")
def test_a_unit_that_is_ready_anyway_is_the_next_all_the_same() -> None:
    disc = spell_card("Disc", lasts(enter_ready(unit.yours), uses=1))
    fast = unit_card("Fast", enter_ready())
    game = Position(seats=[Seat(hand=[disc, fast, unit_card("Slow")]), Seat()]).start()
    cast(game, "Disc")
    do(game, "play Fast", "play Slow")
    assert [piece(game, name).exhausted for name in ("Fast", "Slow")] == [False, True]


@pytest.mark.clause("CR 367", "CR 439")
def test_what_is_created_is_not_played_and_uses_nothing_up() -> None:
    disc = spell_card("Disc", lasts(enter_ready(unit.yours), uses=1))
    make = spell_card("Make", Create(RECRUIT, Number(1)))
    game = Position(seats=[Seat(hand=[disc, make, unit_card("Next")]), Seat()]).start()
    cast(game, "Disc", "Make")
    do(game, "play Next")
    assert [piece(game, name).exhausted for name in ("Recruit", "Next")] == [True, False]


@pytest.mark.clause("CR 367")
def test_units_you_play_are_not_those_an_opponent_plays() -> None:
    horn = gear_card("Horn", enter_ready(unit))
    game = Position(seats=[Seat(hand=[unit_card("Page")]), Seat(base=[horn])]).start()
    do(game, "play Page")
    assert piece(game, "Page").exhausted


# --- what cannot be of the next one only


@pytest.mark.parametrize(
    "ability",
    [have(unit, 1), cant(ab.MOVE_AT_ALL, unit), rule(ab.BUFF_VALUE, 1, unit), rule(ab.NO_SPELL_DAMAGE, 1)],
    ids=["Might", "prohibition", "rule of objects", "rule for all"],
)
def test_what_nothing_uses_up_is_refused(ability: Ability) -> None:
    with pytest.raises(CardTextError, match="nothing uses this up"):
        spell_card("Odd", lasts(ability, uses=1))
