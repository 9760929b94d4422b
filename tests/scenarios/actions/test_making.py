"""Creating objects, and putting a token in another's place (actions: Create, Replace)."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.language import a, battlefield, draw, exhaust_me, give, kill, me, that, unit, use, when, you
from farfield.cards.tokens import BARON_PIT, BRUSH, GOLD, MECH, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.creating import Create, Replace
from farfield.rules.effects.parts import Number
from farfield.rules.printed import Printed
from farfield.rules.terms import LEGEND
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    controller,
    do,
    gear_card,
    hand,
    happened,
    might,
    name_of,
    offered,
    piece,
    place_name,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)


def create(token: Printed, n: int = 1, here: bool = False):
    return spell_card("Make", Create(token, Number(n), here=here))


# --- create


@pytest.mark.clause("CR 439")
def test_a_created_unit_appears_without_being_played():
    drill = unit_card("Drill", when(you.play(unit), give(me, 1)))
    game = Position(
        seats=[Seat(hand=[create(RECRUIT, 2)], base=[drill]), Seat()],
        fields=[Field(controller=0, units={0: ["Mech"]}), Field("Void Gate")],
    ).start()
    do(game, "play Make")
    assert (question(game), offered(game)) == ("place", ["at Startipped Peak", "at base 0"])
    do(game, "at Startipped Peak", "at base 0")
    settle(game)
    assert (at_field(game), base(game, 0)) == (["Mech", "Recruit"], ["Drill", "Recruit"])
    assert might(game, "Drill") == 2  # no play trigger
    assert game.sides[0].history[1] == 0  # and no unit was played


@pytest.mark.clause("CR 439")
def test_created_units_enter_exhausted_and_gear_ready_at_base():
    game = Position(
        seats=[Seat(hand=[create(GOLD)]), Seat()], fields=[Field(controller=0, units={0: ["Mech"]})]
    ).start()
    do(game, "play Make")
    settle(game)
    assert (base(game, 0), piece(game, "Gold").exhausted) == (["Gold"], False)
    game = Position(seats=[Seat(hand=[create(RECRUIT)]), Seat()]).start()
    do(game, "play Make")
    settle(game)
    assert piece(game, "Recruit").exhausted


@pytest.mark.clause("CR 439")
def test_runes_are_created_at_base_and_legends_in_the_legend_zone():
    game = Position(seats=[Seat(hand=[create(printed("Fury Rune"))]), Seat()]).start()
    do(game, "play Make")
    settle(game)
    assert runes(game, 0) == (1, 0)
    sage = Printed("Sage", LEGEND, token=True, abilities=(use(exhaust_me(), draw(1)),))
    game = Position(seats=[Seat(hand=[create(sage)], legend="Dark Child"), Seat()]).start()
    do(game, "play Make")
    settle(game)
    assert [name_of(game, id) for id in game.sides[0].legends] == ["Dark Child", "Sage"]
    assert offered(game) == ["end", "use Sage"]


@pytest.mark.clause("CR 439", "token Baron Pit")
def test_a_created_battlefield_is_uncontrolled_and_units_come_to_the_baron_pit_from_anywhere():
    game = Position(
        seats=[Seat(hand=[create(BARON_PIT)]), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Recruit"]}), Field()],
    ).start()
    do(game, "play Make")
    settle(game)
    assert [place_name(game, i) for i in game.battlefields] == ["Void Gate", "Startipped Peak", "Baron Pit"]
    assert controller(game, 2) is None
    do(game, "move Recruit")
    assert offered(game) == ["at Baron Pit", "at base 0"]  # from battlefield to battlefield without Ganking
    do(game, "at Baron Pit")
    settle(game)
    assert (at_field(game, 2), controller(game, 2), points(game)) == (["Recruit"], 0, [1, 0])


@pytest.mark.clause("A8", "CR 439")
def test_a_created_battlefield_counts_for_the_final_point():
    game = Position(
        seats=[Seat(hand=[create(BARON_PIT)], base=["Recruit"], points=7), Seat()], fields=[Field()]
    ).start()
    do(game, "play Make")
    settle(game)
    do(game, "move Recruit", "at Startipped Peak")
    settle(game)
    assert (points(game), game.over) == ([7, 0], False)  # the Baron Pit was not scored
    assert hand(game, 0) == ["Vanguard Sergeant"]


# --- replace


GROW = spell_card("Grow", Replace(a(battlefield), BRUSH))


@pytest.mark.clause("CR 438", "token Brush")
def test_a_battlefield_is_replaced_and_everything_there_stays():
    game = Position(
        seats=[Seat(hand=[GROW]), Seat()],
        fields=[Field("Void Gate", 1, {1: [Piece("Daring Poro", damage=1), "Recruit"]}, {1: "Gust"})],
    ).start()
    before = game.places[game.battlefields[0]].card
    do(game, "play Grow")
    settle(game)
    place = game.places[game.battlefields[0]]
    assert (name_of(game, place.card), place.card) == ("Brush", before)  # the same object for all that refers to it
    assert (controller(game), at_field(game)) == (1, ["Daring Poro", "Recruit"])
    assert [name_of(game, id) for id in place.facedown] == ["Gust"]
    assert banished(game, 0) == ["Void Gate"]
    assert happened(game, "banished") == []  # replaced, not banished
    assert (might(game, "Daring Poro"), might(game, "Recruit")) == (3, 1)


@pytest.mark.clause("CR 438")
def test_the_text_of_what_was_replaced_no_longer_works():
    poke = "Incinerate"
    game = Position(
        seats=[Seat(hand=[GROW, poke], runes="Fury 2"), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Grow")
    settle(game)
    do(game, "play Incinerate")
    settle(game)
    assert piece(game, "Mega-Mech").damage == 2


@pytest.mark.clause("CR 438", "token Brush")
def test_brush_may_be_swapped_back_when_it_is_scored():
    game = Position(seats=[Seat(hand=[GROW], base=["Recruit"]), Seat()], fields=[Field("Trifarian War Camp")]).start()
    do(game, "play Grow")
    settle(game)
    do(game, "move Recruit")
    settle(game)
    assert (points(game), question(game), seat_asked(game)) == ([1, 0], "may", 0)
    do(game, "yes")
    settle(game)
    assert place_name(game, game.battlefields[0]) == "Trifarian War Camp"
    assert (controller(game), banished(game, 0), might(game, "Recruit")) == (0, [], 2)
    assert game.places[game.battlefields[0]].scored == 1  # still scored this turn


@pytest.mark.clause("token Brush")
def test_brush_may_stay():
    game = Position(seats=[Seat(hand=[GROW], base=["Recruit"]), Seat()], fields=[Field("Void Gate")]).start()
    do(game, "play Grow")
    settle(game)
    do(game, "move Recruit")
    settle(game)
    do(game, "no")
    assert place_name(game, game.battlefields[0]) == "Brush"


@pytest.mark.clause("CR 438")
def test_a_token_in_the_place_of_a_token_still_swaps_back_to_the_card():
    restore = spell_card("Restore", Replace(a(battlefield)))
    again = spell_card("Again", Replace(a(battlefield), BARON_PIT))
    game = Position(seats=[Seat(hand=[GROW, again, restore]), Seat()], fields=[Field("Void Gate")]).start()
    for name in ("Grow", "Again"):
        do(game, f"play {name}")
        settle(game)
    assert place_name(game, game.battlefields[0]) == "Baron Pit"
    assert banished(game, 0) == ["Void Gate"]  # the Brush ceased to exist
    do(game, "play Restore")
    settle(game)
    assert (place_name(game, game.battlefields[0]), banished(game, 0)) == ("Void Gate", [])


@pytest.mark.clause("CR 438")
def test_a_replaced_unit_keeps_its_statuses_and_its_card_is_gone():
    turn_ = spell_card("Turn", Replace(a(unit), MECH))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(
        seats=[Seat(hand=[turn_, slay]), Seat(base=[Piece("Mega-Mech", exhausted=True, damage=1, buffed=True)])]
    ).start()
    before = piece(game, "Mega-Mech").id
    do(game, "play Turn")
    settle(game)
    mech = piece(game, "Mech")
    assert (mech.id, mech.exhausted, mech.damage, might(game, "Mech")) == (before, True, 1, 4)
    assert banished(game, 1) == ["Mega-Mech"]
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 1), base(game, 1), banished(game, 1)) == ([], [], ["Mega-Mech"])


@pytest.mark.clause("CR 438")
def test_nothing_swaps_back_that_replaced_nothing():
    restore = spell_card("Restore", Replace(a(battlefield)), draw(1))
    game = Position(seats=[Seat(hand=[restore]), Seat()], fields=[Field("Void Gate")]).start()
    do(game, "play Restore")
    settle(game)
    assert place_name(game, game.battlefields[0]) == "Void Gate"
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 438")
def test_the_battlefield_an_event_speaks_of_can_be_replaced():
    gardener = gear_card("Gardener", when(you.hold, Replace(that, BRUSH)))
    game = Position(seats=[Seat(), Seat(base=[gardener])], fields=[Field("Void Gate", 1, {1: ["Daring Poro"]})]).start()
    do(game, "end")
    assert place_name(game, game.battlefields[0]) == "Brush"
    assert (points(game), might(game, "Daring Poro")) == ([0, 1], 3)
