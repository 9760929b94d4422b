"""Layers (CR 476-480): traits, then abilities, then arithmetic; again until nothing new applies; by timestamp."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Deflect,
    Hunt,
    I,
    Legion,
    Shield,
    Tank,
    a,
    buff,
    count,
    deal,
    draw,
    exhaust_me,
    give,
    grant,
    have,
    lasts,
    me,
    return_to_hand,
    state_is,
    there_is,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.changed_traits import BecomeCopy, GainsTags, LosesKeyword, LosesText, SetMight
from farfield.rules.effects.parts import Number
from farfield.rules.effects.select import MIGHTY
from farfield.rules.effects.verbs import Change, DoubleMight, GainControl, GiveMight, SwapMight
from farfield.rules.terms import ASSAULT, DEATHKNELL, FOREVER, SHIELD, TANK, THIS_TURN
from tests.scenarios.table import (
    base,
    do,
    equipment,
    hand,
    might,
    offered,
    piece,
    plain_field,
    spell_card,
    trash,
    unit_card,
)
from tests.scenarios.table import keyword as value_of

FIELDS = [Field(plain_field("East")), Field(plain_field("West"))]
SCOUT = unit_card("Scout")
FILLER = "Vanguard Sergeant"


# --- traits first


@pytest.mark.clause("CR 477.1", "CR 477", "core 22.8.1", "core 22.8")
def test_a_set_might_is_a_trait_so_increases_and_bonuses_come_on_top_whatever_came_first() -> None:
    grow = spell_card("Grow", give(a(unit.named("Scout")), 2))
    shrink = spell_card("Shrink", Change(a(unit.named("Scout")), SetMight(1)))
    sword = equipment("Sword", bonus=3)
    game = Position(
        seats=[Seat(base=[Piece(SCOUT, buffed=True, attached=[sword])], hand=[grow, shrink]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Grow")
    assert might(game, "Scout") == 2 + 1 + 3 + 2
    do(game, "play Shrink")
    assert might(game, "Scout") == 1 + 1 + 3 + 2


@pytest.mark.clause("CR 477.1", "CR 480")
def test_of_two_set_mights_the_later_one_counts() -> None:
    one = spell_card("One", Change(a(unit), SetMight(1)))
    nine = spell_card("Nine", Change(a(unit), SetMight(9)))
    game = Position(seats=[Seat(base=[SCOUT], hand=[one, nine]), Seat()], fields=FIELDS).start()
    do(game, "play Nine", "play One")
    assert might(game, "Scout") == 1


@pytest.mark.clause("CR 477.1", "core 22.8.1")
def test_a_tag_given_by_an_effect_counts_for_passives() -> None:
    captain = unit_card("Captain", have(unit.tagged("Pirate"), 2))
    press = spell_card("Press", Change(a(unit.named("Scout")), GainsTags("Pirate")))
    game = Position(seats=[Seat(base=[captain, SCOUT], hand=[press]), Seat()], fields=FIELDS).start()
    assert might(game, "Scout") == 2
    do(game, "play Press")
    assert might(game, "Scout") == 4
    do(game, "end")
    assert might(game, "Scout") == 2


@pytest.mark.clause("CR 477.1", "core 22.8.1")
def test_a_copy_takes_what_is_printed_and_not_what_was_given() -> None:
    """Name, tags, cost and text are copied; damage, buff and a granted keyword are not."""
    model = unit_card("Model", Assault(2), when(I.attack, draw(1)), might=4, energy=3, tags=("Pirate",))
    bless = spell_card("Bless", grant(a(unit.named("Model")), Tank, until=FOREVER), buff(a(unit.named("Model"))))
    mirror = spell_card("Mirror", BecomeCopy(a(unit.named("Scout"), "copy"), a(unit.named("Model"), "model")))
    game = Position(
        seats=[Seat(base=[Piece(model, damage=1), Piece(SCOUT, exhausted=True)], hand=[bless, mirror]), Seat()],
        fields=FIELDS,
    ).start()
    scout = piece(game, "Scout").id
    do(game, "play Bless", "play Mirror")
    copy = game.card(scout)
    assert base(game, 0) == ["Model", "Model"]
    assert (copy.printed.energy, copy.printed.tags) == (3, ("Pirate",))
    assert [game.keyword(copy.id, k) for k in (ASSAULT, TANK)] == [2, 0]
    assert game.might(copy.id) == 4
    assert (copy.damage, copy.buffs, copy.exhausted) == (0, 0, True)
    assert copy.original is SCOUT


@pytest.mark.clause("CR 477.1", "core 22.8.1")
def test_a_copy_of_a_copy_is_a_copy_and_what_was_added_to_it_is_not_copied() -> None:
    model = unit_card("Model", Shield(2), might=4)
    first = spell_card("First", BecomeCopy(a(unit.named("Scout"), "x"), a(unit.named("Model"), "y")))
    tag = spell_card("Tag", Change(a(unit.exhausted), GainsTags("Pirate"), until=FOREVER))
    second = spell_card("Second", BecomeCopy(a(unit.named("Page"), "x"), a(unit.exhausted, "y")))
    game = Position(
        seats=[
            Seat(base=[model, Piece(SCOUT, exhausted=True), unit_card("Page")], hand=[first, tag, second]),
            Seat(),
        ],
        fields=FIELDS,
    ).start()
    page = piece(game, "Page").id
    do(game, "play First", "play Tag", "play Second")
    copy = game.card(page)
    assert base(game, 0) == ["Model"] * 3
    assert (copy.printed.name, copy.printed.tags) == ("Model", ())
    assert game.keyword(copy.id, SHIELD) == 2


@pytest.mark.clause("CR 477.1", "CR 124")
def test_a_copy_that_leaves_the_board_is_itself_again() -> None:
    mirror = spell_card("Mirror", BecomeCopy(a(unit.named("Scout"), "x"), a(unit.named("Model"), "y")))
    back = spell_card("Back", return_to_hand(a(unit.yours)))
    game = Position(
        seats=[Seat(base=[SCOUT], hand=[mirror, back]), Seat(base=[unit_card("Model", might=4)])], fields=FIELDS
    ).start()
    do(game, "play Mirror", "play Back")
    assert hand(game, 0) == ["Scout"]


@pytest.mark.clause("CR 477.1", "CR 191.1")
def test_who_controls_it_is_a_trait_too_and_the_latest_change_counts() -> None:
    first = spell_card("First", GainControl(a(unit), until=THIS_TURN))
    lord = unit_card("Lord", have(unit.friendly.other, 1))
    game = Position(seats=[Seat(base=[lord], hand=[first]), Seat(base=[SCOUT])], fields=FIELDS).start()
    do(game, "play First", "pick Scout")
    assert might(game, "Scout") == 3
    do(game, "end")
    assert might(game, "Scout") == 2
    assert base(game, 1) == ["Scout"]


# --- abilities


@pytest.mark.clause("CR 477.2", "core 22.8.2", "CR 480", "CR 478")
def test_a_keyword_lost_and_given_again_by_timestamp() -> None:
    lose = spell_card("Lose", Change(a(unit.named("Scout")), LosesKeyword(TANK)))
    gain = spell_card("Gain", grant(a(unit.named("Scout")), Tank))
    for order, expected in ((("Gain", "Lose"), 0), (("Lose", "Gain"), 1)):
        game = Position(seats=[Seat(base=[SCOUT], hand=[lose, gain]), Seat()], fields=FIELDS).start()
        for spell in order:
            do(game, f"play {spell}")
        assert value_of(game, "Scout", "Tank") == expected


@pytest.mark.clause("CR 480", "core 22.10")
def test_a_passive_has_the_timestamp_of_its_object() -> None:
    """The banner that came before the loss is older than it, one that comes after is newer."""
    lose = spell_card("Lose", Change(a(unit.named("Scout")), LosesKeyword(TANK)))
    banner = unit_card("Banner", have(unit.friendly.other, None, Tank))
    older = Position(seats=[Seat(base=[SCOUT, banner], hand=[lose]), Seat()], fields=FIELDS).start()
    do(older, "play Lose")
    assert value_of(older, "Scout", "Tank") == 0
    newer = Position(seats=[Seat(base=[SCOUT], hand=[lose, banner]), Seat()], fields=FIELDS).start()
    do(newer, "play Lose", "play Banner")
    assert value_of(newer, "Scout", "Tank") == 1


@pytest.mark.clause("CR 476", "core 22.8", "CR 478", "core 22.10")
@pytest.mark.parametrize("first", ["Giver", "Asker"])
def test_what_depends_on_another_effect_comes_after_it_whatever_their_age(first: str) -> None:
    """Asker gives Deflect to units with Tank; Giver gives Tank."""
    giver = unit_card("Giver", have(unit.named("Scout"), None, Tank))
    asker = unit_card("Asker", have(unit.with_keyword(TANK), None, Deflect()))
    units = [giver, asker] if first == "Giver" else [asker, giver]
    game = Position(seats=[Seat(base=[SCOUT, *units]), Seat()], fields=FIELDS).start()
    assert (value_of(game, "Scout", "Tank"), value_of(game, "Scout", "Deflect")) == (1, 1)


@pytest.mark.clause("CR 476", "core 22.8")
@pytest.mark.parametrize("first", ["Strong", "Drill"])
def test_the_whole_pass_is_repeated_when_arithmetic_makes_an_ability_apply(first: str) -> None:
    """Drill gives +3; at 5 Might Scout is Mighty, and Strong's Mighty units have Assault: a second pass finds it."""
    strong = unit_card("Strong", have(unit.mighty, None, Assault(1)))
    drill = unit_card("Drill", have(unit.named("Scout"), 3))
    units = [strong, drill] if first == "Strong" else [drill, strong]
    game = Position(seats=[Seat(base=[SCOUT, *units]), Seat()], fields=FIELDS).start()
    assert (might(game, "Scout"), value_of(game, "Scout", "Assault")) == (5, 1)


@pytest.mark.clause("CR 476")
def test_each_effect_applies_once() -> None:
    """ "While I am Mighty, +1" does not feed itself."""
    proud = unit_card("Proud", have(me, 1, while_=state_is(me, MIGHTY)), might=5)
    game = Position(seats=[Seat(base=[proud]), Seat()], fields=FIELDS).start()
    assert might(game, "Proud") == 6


# --- arithmetic


@pytest.mark.clause("CR 477.3", "core 22.8.3")
def test_increases_and_decreases_add_up_and_may_go_below_zero() -> None:
    shrink = spell_card("Shrink", give(a(unit), -5))
    grow = spell_card("Grow", give(a(unit), 4))
    game = Position(seats=[Seat(base=[SCOUT], hand=[shrink, grow]), Seat()], fields=FIELDS).start()
    do(game, "play Shrink")
    assert might(game, "Scout") == -3
    assert trash(game, 0) == ["Shrink"]  # nobody dies of having no Might
    do(game, "play Grow")
    assert might(game, "Scout") == 1  # counted from the true value


@pytest.mark.clause("CR 477.3.b", "core 22.9")
def test_a_minimum_is_worked_out_when_applied_and_stays_fixed() -> None:
    """3 Might, -5 to a minimum of 1: that is -2, and stays -2 when the unit grows or shrinks later."""
    drain = spell_card("Drain", give(a(unit), -5, least=1))
    grow = spell_card("Grow", give(a(unit), 4))
    shrink = spell_card("Shrink", give(a(unit), -1))
    game = Position(
        seats=[Seat(base=[unit_card("Ogre", might=3)], hand=[drain, grow, shrink]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Drain")
    assert might(game, "Ogre") == 1
    do(game, "play Grow")
    assert might(game, "Ogre") == 5
    do(game, "play Shrink")
    assert might(game, "Ogre") == 4


@pytest.mark.clause("CR 477.3.b", "core 22.9")
def test_a_minimum_that_is_reached_already_takes_nothing() -> None:
    drain = spell_card("Drain", give(a(unit), -5, least=1))
    game = Position(seats=[Seat(base=[unit_card("Imp", might=1)], hand=[drain]), Seat()], fields=FIELDS).start()
    do(game, "play Drain")
    assert might(game, "Imp") == 1


@pytest.mark.clause("CR 477.3.c", "core 22.9", "CR 432")
def test_an_increase_by_a_negative_amount_is_nothing() -> None:
    shrink = spell_card("Shrink", give(a(unit), -5))
    double = spell_card("Double", DoubleMight(a(unit)))
    game = Position(seats=[Seat(base=[SCOUT], hand=[shrink, double]), Seat()], fields=FIELDS).start()
    do(game, "play Shrink", "play Double")
    assert might(game, "Scout") == -3


@pytest.mark.clause("CR 477.3.c", "core 22.9")
def test_a_passive_amount_is_worked_out_anew_all_the_time() -> None:
    king = unit_card("King", have(me, count(unit.friendly.other)), might=1)
    game = Position(
        seats=[Seat(base=[king], hand=[SCOUT, spell_card("Bolt", Action, deal(2, a(unit.named("Scout"))))]), Seat()],
        fields=FIELDS,
    ).start()
    assert might(game, "King") == 1
    do(game, "play Scout")
    assert might(game, "King") == 2
    do(game, "play Bolt")
    assert might(game, "King") == 1


@pytest.mark.clause("CR 433", "actions Swap", "CR 477.3.b")
def test_a_swap_is_fixed_when_it_happens() -> None:
    swap = spell_card("Swap", SwapMight(a(unit.named("Scout"), "x"), a(unit.named("Ogre"), "y")))
    grow = spell_card("Grow", GiveMight(a(unit.named("Ogre")), Number(3)))
    game = Position(
        seats=[Seat(base=[SCOUT, unit_card("Ogre", might=6)], hand=[swap, grow]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Swap")
    assert (might(game, "Scout"), might(game, "Ogre")) == (6, 2)
    do(game, "play Grow")
    assert (might(game, "Scout"), might(game, "Ogre")) == (6, 5)


@pytest.mark.clause("CR 477.2", "core 22.8.2", "CR 801.3")
def test_a_lost_keyword_no_longer_triggers() -> None:
    mute = spell_card("Mute", Change(a(unit.named("Martyr")), LosesKeyword(DEATHKNELL)))
    bolt = spell_card("Bolt", deal(5, a(unit.named("Martyr"))))
    martyr = unit_card("Martyr", Deathknell(draw(1)))
    game = Position(seats=[Seat(base=[martyr], hand=[mute, bolt]), Seat()], fields=FIELDS).start()
    do(game, "play Mute", "play Bolt")
    assert trash(game, 0) == ["Bolt", "Martyr", "Mute"]
    assert hand(game, 0) == []


@pytest.mark.clause("CR 477.2", "core 22.8.2")
def test_text_that_is_lost_does_nothing_and_what_was_given_stays() -> None:
    blank = spell_card("Blank", Change(a(unit.named("Sage")), LosesText(), until=THIS_TURN))
    gift = spell_card("Gift", grant(a(unit.named("Sage")), Shield(3)))
    sage = unit_card("Sage", Tank, use(exhaust_me(), draw(1)), have(unit.friendly.other, 1))
    game = Position(seats=[Seat(base=[sage, SCOUT], hand=[blank, gift]), Seat()], fields=FIELDS).start()
    do(game, "play Gift", "play Blank")
    assert (value_of(game, "Sage", "Tank"), value_of(game, "Sage", "Shield"), might(game, "Scout")) == (0, 3, 2)
    assert offered(game) == ["end", "move Sage", "move Scout"]
    do(game, "end")
    assert (value_of(game, "Sage", "Tank"), value_of(game, "Sage", "Shield"), might(game, "Scout")) == (1, 0, 3)


@pytest.mark.clause("CR 480", "core 22.10")
def test_several_passives_of_one_object_share_a_timestamp_and_count_once_each() -> None:
    lose = spell_card("Lose", Change(a(unit.named("Scout")), LosesKeyword(TANK)))
    banner = unit_card(
        "Banner", have(unit.friendly.other, None, Assault(1)), have(unit.friendly.other, None, Assault(2))
    )
    sword = equipment("Sword", effect=(Assault(4),))
    game = Position(
        seats=[Seat(base=[Piece(SCOUT, attached=[sword])], hand=[lose, banner]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Lose", "play Banner")
    assert value_of(game, "Scout", "Assault") == 7


@pytest.mark.clause("CR 389", "CR 477.3", "CR 317.2")
def test_a_passive_that_an_effect_creates_holds_for_what_comes_later_until_it_ends() -> None:
    rally = spell_card("Rally", lasts(have(unit.friendly, 2, Tank)))
    game = Position(seats=[Seat(base=[SCOUT], hand=[rally, unit_card("Late")]), Seat()], fields=FIELDS).start()
    do(game, "play Rally", "play Late")
    assert [(might(game, n), value_of(game, n, "Tank")) for n in ("Scout", "Late")] == [(4, 1), (4, 1)]
    do(game, "end")
    assert [(might(game, n), value_of(game, n, "Tank")) for n in ("Scout", "Late")] == [(2, 0), (2, 0)]


@pytest.mark.clause("CR 477.2", "CR 808", "CR 823")
def test_passives_may_give_keywords_that_trigger() -> None:
    priest = unit_card("Priest", have(unit.friendly.other, None, Deathknell(draw(1)), Hunt(2)), might=9)
    bolt = spell_card("Bolt", Action, deal(2, a(unit.named("Scout"))))
    game = Position(
        seats=[Seat(hand=[bolt], base=[priest]), Seat()],
        fields=[Field(plain_field("East"), controller=0, units={0: [SCOUT]}), Field(plain_field("West"))],
        phase="beginning",
    ).start()
    assert game.sides[0].xp == 2
    assert hand(game, 0) == ["Bolt", FILLER]  # the turn's draw
    do(game, "play Bolt")
    assert hand(game, 0) == [FILLER, FILLER]


@pytest.mark.clause("CR 722", "CR 801.3", "keywords 1.3")
def test_a_keyword_that_was_lost_is_not_had_any_more() -> None:
    lose = spell_card("Lose", Change(a(unit.named("Wall")), LosesKeyword(TANK)))
    smith = unit_card("Smith", have(me, 5, while_=there_is(unit.with_keyword(TANK))))
    game = Position(
        seats=[Seat(base=[smith, unit_card("Wall", Legion(Tank))], hand=[lose]), Seat()], fields=FIELDS
    ).start()
    assert (value_of(game, "Wall", "Tank"), might(game, "Smith")) == (0, 7)  # inactive, but had
    do(game, "play Lose")
    assert (value_of(game, "Wall", "Tank"), might(game, "Smith")) == (0, 2)
