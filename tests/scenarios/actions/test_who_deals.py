"""Who deals damage, and so who kills: the spell or ability, or a unit that its text lets deal it (CR 417.6, 428.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from farfield.cards.language import (
    a,
    any_number,
    choose,
    deal,
    draw,
    exhaust_me,
    fight,
    if_this_kills,
    it,
    lasts,
    me,
    might_of,
    rule,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects.kinds_of_ability import NO_SPELL_DAMAGE, When
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DIED, UNIT, YOURS
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    hand,
    offers,
    settle,
    spell_card,
    trash,
    unit_card,
)

ZAP = spell_card("Zap", deal(2, a(unit.enemy)))
BITE = spell_card("Bite", choose(a(unit.friendly, "one")), deal(might_of(it("one")), a(unit.enemy), by=it("one")))
DUEL = spell_card("Duel", choose(a(unit.friendly, "one")), fight(it("one"), a(unit.enemy)))
SPREAD = spell_card(
    "Spread", choose(a(unit.friendly, "one")), deal(2, any_number(unit.enemy), by=it("one"), split=True)
)
TWO = unit_card("Two", might=2)
WITCH = unit_card("Witch", when(When(E_DIED, types=UNIT, actor=YOURS, by_spell=True), draw(1)), might=0)
"""When you kill a unit with a spell, draw 1."""


def played(*spells: Printed, enemies: Sequence[PieceLike] = ("Mega-Mech",), own: Sequence[PieceLike] = ()) -> Game:
    """These spells, played one after another on what they find to choose."""
    game = Position(seats=[Seat(hand=list(spells), base=[TWO, *own]), Seat(base=list(enemies))]).start()
    for spell in spells:
        do(game, f"play {spell.name}")
        for name in ("Two", "Prey", "Mega-Mech"):
            if offers(game, f"pick {name}"):
                do(game, f"pick {name}")
        settle(game)
    return game


@pytest.mark.clause("CR 417.6.b.3", "CR 417.6.b.4", "CR 437")
def test_preventing_damage_of_spells_and_abilities_leaves_what_units_deal():
    calm = spell_card("Calm", lasts(rule(NO_SPELL_DAMAGE, 1)))
    assert damage_to(played(calm, ZAP), "Mega-Mech") == []
    assert damage_to(played(calm, BITE), "Mega-Mech") == [2]
    assert damage_to(played(calm, DUEL), "Mega-Mech") == [2]
    assert damage_to(played(calm, SPREAD), "Mega-Mech") == [2]


@pytest.mark.clause("CR 417.6.b.4", "CR 437")
def test_an_ability_deals_its_damage_itself_though_its_unit_is_the_source_too():
    """Only where the text makes the unit deal it, it is the unit's alone."""
    archer = unit_card("Archer", use(exhaust_me(), deal(might_of(me), a(unit.enemy))), might=2)
    calm = spell_card("Calm", lasts(rule(NO_SPELL_DAMAGE, 1)))
    for spells, dealt in (([calm], []), ([], [2])):
        game = Position(seats=[Seat(hand=spells, base=[archer]), Seat(base=["Mega-Mech"])]).start()
        if spells:
            do(game, "play Calm")
            settle(game)
        do(game, "use Archer")
        settle(game)
        assert damage_to(game, "Mega-Mech") == dealt


@pytest.mark.clause("CR 417.6.b.4", "CR 715.3", "CR 355.14")
def test_bonus_damage_neither_grows_what_a_unit_splits_nor_allows_more_targets():
    game = Position(
        seats=[Seat(hand=[SPREAD], base=["Annie, Fiery"]), Seat(base=["Mega-Mech", "Mech", "Petty Officer"])]
    ).start()
    do(game, "play Spread", "pick Mega-Mech", "pick Mech")
    assert not offers(game, "pick Petty Officer")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Mech")) == ([1], [1])


@pytest.mark.clause("CR 428.5.c", "CR 411")
def test_what_dies_of_a_units_damage_was_not_killed_with_the_spell():
    prey = [unit_card("Prey", might=1)]
    for spell, drawn in ((ZAP, 1), (BITE, 0), (DUEL, 0), (SPREAD, 0)):
        game = played(spell, enemies=prey, own=[WITCH])
        assert trash(game, 1) == ["Prey"]
        assert len(hand(game, 0)) == drawn, spell.name


@pytest.mark.clause("CR 428.5.c", "CR 411")
def test_who_controls_the_unit_that_dealt_it_is_responsible():
    """A duel kills both: each player's unit has killed the other's."""
    hunter = unit_card("Hunter", when(When(E_DIED, actor=YOURS), draw(1)), might=0)
    game = Position(seats=[Seat(hand=[DUEL], base=[TWO, hunter]), Seat(base=[hunter, TWO])]).start()
    do(game, "play Duel", "pick Two", "pick Two")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (["Hunter"], ["Hunter"])
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 1)


@pytest.mark.clause("CR 428.5.c")
def test_if_this_kills_it_means_the_text_also_where_it_lets_a_unit_deal_the_damage():
    """ "This" is what the text did, by whoever's hand."""
    hunt = spell_card(
        "Hunt",
        choose(a(unit.friendly, "one")),
        deal(might_of(it("one")), a(unit.enemy, "foe"), by=it("one")),
        if_this_kills(it("foe"), draw(1)),
    )
    killed = played(hunt, enemies=[unit_card("Prey", might=2)])
    assert (trash(killed, 1), len(hand(killed, 0))) == (["Prey"], 1)
    lives = played(hunt)
    assert (damage_to(lives, "Mega-Mech"), hand(lives, 0)) == ([2], [])


@pytest.mark.clause("CR 428.5.c", "CR 417.6.c")
def test_nothing_is_killed_with_a_spell_in_combat():
    game = Position(
        seats=[Seat(base=[TWO, WITCH]), Seat()], fields=[Field(controller=1, units={1: [unit_card("Prey", might=1)]})]
    ).start()
    do(game, "move Two", "done")
    assert (trash(game, 1), hand(game, 0)) == (["Prey"], [])
