"""Passives that give keywords (CR 364.3, 476.3, 477.2): to those they name, while they hold, and once."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Assault,
    Deflect,
    Ganking,
    Shield,
    a,
    attach,
    buff,
    change,
    cost,
    count,
    draw,
    gear,
    grant,
    have,
    kill,
    me,
    state_is,
    there_is,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.changed_traits import LosesKeyword
from farfield.rules.effects.select import BUFFED
from farfield.rules.game import Game
from farfield.rules.terms import ASSAULT, SHIELD
from tests.scenarios.table import (
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offers,
    piece,
    plain_field,
    settle,
    spell_card,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
SCOUT = unit_card("Scout")
CAPTAIN = unit_card("Captain", have(unit.friendly.other.here, None, Assault()))
PHALANX = unit_card("Phalanx", have(unit.friendly.here, None, Shield()))
FILLER = ["Gust"] * 4


def shields(game: Game, *names: str) -> list[int]:
    return [keyword(game, name, "Shield") for name in names]


@pytest.mark.clause("CR 364.3", "CR 477.2")
def test_the_source_does_not_have_what_it_gives_to_others() -> None:
    game = Position(
        seats=[Seat(base=[Piece(SCOUT)]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [CAPTAIN, unit_card("Squire")]})],
    ).start()
    assert [keyword(game, name, "Assault") for name in ("Captain", "Squire", "Scout")] == [0, 1, 0]


@pytest.mark.clause("CR 364.3", "CR 477.2")
def test_an_enemy_beside_it_is_not_named() -> None:
    game = Position(
        seats=[Seat(base=[PHALANX]), Seat(base=[SCOUT])],
    ).start()
    assert shields(game, "Phalanx", "Scout") == [1, 0]


@pytest.mark.clause("CR 476.3")
def test_a_source_that_names_itself_has_it_once() -> None:
    game = Position(seats=[Seat(base=[PHALANX, SCOUT]), Seat()]).start()
    assert shields(game, "Phalanx", "Scout") == [1, 1]


@pytest.mark.clause("CR 476.3", "CR 814")
def test_two_sources_add_up_and_each_counts_once() -> None:
    banner = gear_card("Banner", have(unit.friendly, None, Shield(2)))
    game = Position(seats=[Seat(base=[PHALANX, SCOUT, banner]), Seat()]).start()
    assert shields(game, "Phalanx", "Scout", "Banner") == [3, 3, 0]


@pytest.mark.clause("CR 476.3")
def test_what_is_printed_and_what_is_given_add_up() -> None:
    taric = unit_card("Protector", Shield(), have(unit.friendly.other, None, Shield()))
    guard = unit_card("Guard", Shield(2))
    game = Position(seats=[Seat(base=[taric, guard, SCOUT]), Seat()]).start()
    assert shields(game, "Protector", "Guard", "Scout") == [1, 3, 1]


@pytest.mark.clause("CR 364.3")
def test_a_keyword_of_its_own_is_there_while_the_condition_holds() -> None:
    bully = unit_card("Bully", have(me, None, Ganking, Shield(3), while_=state_is(me, BUFFED)))
    polish = spell_card("Polish", buff(a(unit.yours)))
    game = Position(
        seats=[Seat(hand=[polish]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [bully]}), Field(WEST)],
    ).start()
    assert (keyword(game, "Bully", "Ganking"), keyword(game, "Bully", "Shield")) == (0, 0)
    assert game.why_not_move(0, piece(game, "Bully").id, game.battlefields[1]) == reasons.NEEDS_GANKING
    do(game, "play Polish")
    settle(game)
    assert (keyword(game, "Bully", "Ganking"), keyword(game, "Bully", "Shield")) == (1, 3)
    assert game.why_not_move(0, piece(game, "Bully").id, game.battlefields[1]) == reasons.OK


@pytest.mark.clause("CR 364.3")
def test_it_ends_as_the_source_leaves() -> None:
    smash = spell_card("Smash", kill(a(unit.named("Phalanx"))))
    game = Position(seats=[Seat(hand=[smash], base=[PHALANX, SCOUT]), Seat()]).start()
    assert shields(game, "Scout") == [1]
    do(game, "play Smash")
    settle(game)
    assert shields(game, "Scout", "Phalanx") == [0, 0]


@pytest.mark.clause("CR 363", "CR 364.3")
def test_off_the_board_a_source_gives_and_has_nothing() -> None:
    flag = unit_card("Flag", have(unit.friendly, None, Shield()), have(me, None, Shield(2)))
    game = Position(seats=[Seat(hand=[flag], base=[SCOUT]), Seat()]).start()
    assert shields(game, "Flag", "Scout") == [0, 0]
    do(game, "play Flag")
    assert shields(game, "Flag", "Scout") == [3, 1]


@pytest.mark.clause("CR 722", "CR 801.3")
def test_a_text_that_asks_for_units_with_a_keyword_means_those_that_have_it() -> None:
    """The one that is named has it; the one that only mentions it has not."""
    census = spell_card("Census", draw(count(unit.friendly.with_keyword(ASSAULT))))
    game = Position(
        seats=[Seat(hand=[census], deck=FILLER), Seat()],
        fields=[Field(EAST, controller=0, units={0: [CAPTAIN, SCOUT]})],
    ).start()
    do(game, "play Census")
    settle(game)
    assert hand(game, 0) == ["Gust"]


@pytest.mark.clause("CR 722")
@pytest.mark.parametrize("shown", [True, False], ids=["holds", "does not hold"])
def test_units_with_a_keyword_under_a_condition(shown: bool) -> None:
    herald = unit_card("Herald", have(me, None, Shield(), while_=there_is(unit.yours.named("Scout"))))
    census = spell_card("Census", draw(count(unit.friendly.with_keyword(SHIELD))))
    game = Position(
        seats=[Seat(hand=[census], base=[herald, SCOUT] if shown else [herald], deck=FILLER), Seat()]
    ).start()
    do(game, "play Census")
    settle(game)
    assert len(hand(game, 0)) == int(shown)


@pytest.mark.clause("CR 809", "CR 364.3")
def test_a_gear_that_gives_deflect_may_be_chosen_for_nothing() -> None:
    monument = gear_card("Monument", have(unit.friendly, None, Deflect()))
    crush = spell_card("Crush", kill(a(unit.enemy)))
    smash = spell_card("Smash", kill(a(gear.enemy)))
    game = Position(seats=[Seat(hand=[crush, smash]), Seat(base=[monument, SCOUT])]).start()
    assert [offers(game, f"play {name}") for name in ("Crush", "Smash")] == [False, True]


@pytest.mark.clause("CR 477.2", "CR 814")
def test_a_defender_has_the_might_of_it_once() -> None:
    game = Position(
        seats=[Seat(base=[unit_card("Raider", might=9)]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [PHALANX, SCOUT]})],
    ).start()
    do(game, "move Raider")
    assert [might(game, name) for name in ("Phalanx", "Scout")] == [3, 3]


@pytest.mark.clause("CR 136", "CR 477.2")
def test_effect_text_that_gives_a_keyword_to_others_is_not_the_wearers() -> None:
    horn = equipment(
        "Horn",
        use(cost(0), attach(me, a(unit.yours.named("Scout")))),
        effect=(have(unit.friendly.other.here, None, Shield()),),
    )
    game = Position(seats=[Seat(base=[horn, SCOUT, unit_card("Squire")]), Seat()]).start()
    assert shields(game, "Scout", "Squire") == [0, 0]
    do(game, "use Horn")
    settle(game)
    assert shields(game, "Scout", "Squire") == [0, 1]


@pytest.mark.clause("CR 477.2")
def test_a_granted_passive_gives_to_those_it_names() -> None:
    order = spell_card("Order", grant(a(unit.named("Scout")), have(unit.friendly.other.here, None, Shield())))
    game = Position(seats=[Seat(hand=[order], base=[SCOUT, unit_card("Squire")]), Seat()]).start()
    do(game, "play Order")
    settle(game)
    assert shields(game, "Scout", "Squire") == [0, 1]


@pytest.mark.clause("CR 480")
def test_a_keyword_that_is_lost_afterwards_is_lost_whoever_gave_it() -> None:
    strip = spell_card("Strip", change(a(unit.named("Phalanx")), LosesKeyword(SHIELD)))
    game = Position(seats=[Seat(hand=[strip], base=[PHALANX, SCOUT]), Seat()]).start()
    do(game, "play Strip")
    settle(game)
    assert shields(game, "Phalanx", "Scout") == [0, 1]


@pytest.mark.clause("CR 364.3")
def test_views_show_the_keywords_that_count() -> None:
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: [CAPTAIN, SCOUT]})]).start()
    view = game.view(1)
    shown = {unit_.name: unit_.keywords for place in view.places for unit_ in place.units}
    assert shown == {"Captain": {}, "Scout": {"Assault": 1}}
