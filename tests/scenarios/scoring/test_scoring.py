"""Scoring and winning (CR 194-195, 467-472; rulings A7 and A8)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    a,
    battlefield,
    cant,
    card_,
    destination,
    draw,
    gain_points,
    gain_xp,
    lasts,
    me,
    move,
    recall,
    unit,
    when,
    you,
)
from farfield.cards.tokens import BARON_PIT, BRUSH
from farfield.games import Field, Position, Seat
from farfield.rules.effects.creating import Create, Replace
from farfield.rules.effects.kinds_of_ability import GAIN_POINTS, SCORE_HERE, VICTORY_SCORE, Cant, RuleChange, When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.verbs import GainPoints
from farfield.rules.terms import E_GAINED_POINT, ENEMY
from tests.scenarios.table import (
    chain,
    controller,
    do,
    gear_card,
    hand,
    happened,
    offered,
    phase,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
SCOUT = unit_card("Scout")
RIDER = unit_card("Rider")


@pytest.mark.clause("CR 469", "CR 315.2.b", "core 22.1", "CR 468.1", "actions Gain / lose points")
def test_the_turn_player_holds_every_battlefield_they_control_and_gains_a_point_for_each() -> None:
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST, controller=0, units={0: [RIDER]})],
        phase="beginning",
    ).start()
    assert points(game) == [2, 0]
    assert happened(game, "holds", "conquers") == ["holds East", "holds West"]


@pytest.mark.clause("CR 469", "core 22.1")
def test_the_opponents_battlefields_are_not_held_in_your_turn() -> None:
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(EAST, controller=1, units={1: [SCOUT]}), Field(WEST)], phase="beginning"
    ).start()
    assert points(game) == [0, 0]


@pytest.mark.clause("CR 470", "core 22.1", "core 22.2", "CR 471")
def test_each_battlefield_is_scored_once_a_turn_by_either_way() -> None:
    """Held in the scoring step, lost, and taken again: no second score and no conquer trigger."""
    proud = unit_card("Proud", when(I.conquer_or_hold, gain_xp(1)))
    home = spell_card("Home", Action, recall(a(unit.yours)))
    target = a(unit.yours)
    go = spell_card("Go", Action, move(target, destination(battlefield, target)))
    game = Position(
        seats=[Seat(hand=[home, go]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [proud]}), Field(WEST)],
        phase="beginning",
    ).start()
    assert (points(game), game.sides[0].xp) == ([1, 0], 1)
    do(game, "play Home")
    assert controller(game) is None
    do(game, "play Go", "pick East")
    settle(game)
    assert controller(game) == 0
    assert (points(game), game.sides[0].xp) == ([1, 0], 1)
    assert happened(game, "holds", "conquers") == ["holds East"]


@pytest.mark.clause("CR 469", "CR 470")
def test_a_player_may_conquer_in_another_players_turn() -> None:
    target = a(unit.yours)
    ambush = spell_card("Ambush", Action, move(target, destination(battlefield, target)))
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(hand=[ambush], base=[unit_card("Wall", might=9)])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Scout", "at East", "play Ambush", "pick East")
    settle(game)
    assert points(game) == [0, 1]
    assert game.turn_seat == 0


@pytest.mark.clause("A7", "CR 303", "CR 315.2.b")
def test_several_holds_are_scored_in_the_turn_players_order_before_anything_resolves() -> None:
    left = plain_field("Left", when(you.hold_here, draw(1)))
    right = plain_field("Right", when(you.hold_here, gain_xp(1)))
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(left, controller=0, units={0: [SCOUT]}), Field(right, controller=0, units={0: [RIDER]})],
        phase="beginning",
        every_window=True,
    ).start()
    assert question(game) == "order"
    assert offered(game) == ["at Left", "at Right"]
    do(game, "at Right")
    assert points(game) == [2, 0]
    assert chain(game) == ["Right", "Left"]  # pending in the order they were scored in
    assert hand(game, 0) == []


@pytest.mark.clause("A7", "CR 323.1")
def test_the_win_check_is_the_cleanup_after_all_holds() -> None:
    """At 7 the first hold gives the eighth point; the second is scored all the same."""
    game = Position(
        seats=[Seat(points=7), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST, controller=0, units={0: [RIDER]})],
        phase="beginning",
    ).start()
    assert game.over
    assert game.winners == [0]
    assert points(game) == [9, 0]


@pytest.mark.clause("CR 471", "core 22.2", "CR 383.4.c", "CR 383.4.d")
def test_hold_effects_fire_even_if_the_point_is_negated() -> None:
    proud = unit_card("Proud", when(I.hold, gain_xp(1)))
    silence = unit_card("Silence", Cant(GAIN_POINTS, me, actor=ENEMY))
    game = Position(
        seats=[Seat(), Seat(base=[silence])],
        fields=[Field(EAST, controller=0, units={0: [proud]}), Field(WEST)],
        phase="beginning",
    ).start()
    assert points(game) == [0, 0]
    assert game.sides[0].xp == 1


@pytest.mark.clause("CR 471", "core 22.2")
def test_a_battlefield_that_cannot_be_scored_gives_neither_point_nor_triggers() -> None:
    barren = plain_field("Barren", cant(SCORE_HERE, battlefield.named("Barren")), when(you.conquer_here, draw(1)))
    game = Position(seats=[Seat(base=[SCOUT]), Seat()], fields=[Field(barren), Field(WEST)]).start()
    do(game, "move Scout", "at Barren")
    assert controller(game) == 0
    assert points(game) == [0, 0]
    assert hand(game, 0) == []


@pytest.mark.clause("CR 471.1", "core 22.3")
def test_the_final_point_by_conquering_needs_every_battlefield() -> None:
    game = Position(seats=[Seat(points=7, base=[SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Scout", "at East")
    assert not game.over
    assert points(game) == [7, 0]
    assert hand(game, 0) == ["Vanguard Sergeant"]  # a card instead
    assert controller(game) == 0


@pytest.mark.clause("CR 471.1", "core 22.3", "CR 472")
def test_with_every_battlefield_scored_this_turn_the_conquer_wins() -> None:
    """East was held in the scoring step, West is conquered now."""
    game = Position(
        seats=[Seat(points=6, base=[RIDER]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
        phase="beginning",
    ).start()
    assert points(game) == [7, 0]
    do(game, "move Rider", "at West")
    assert game.winners == [0]


@pytest.mark.clause("CR 471.1", "core 22.3")
def test_a_hold_and_an_effect_give_the_final_point_without_that() -> None:
    game = Position(
        seats=[Seat(points=7), Seat()], fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
        phase="beginning",
    ).start()  # fmt: skip
    assert game.winners == [0]
    prize = spell_card("Prize", gain_points(1))
    game = Position(seats=[Seat(points=7, hand=[prize]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Prize")
    assert game.winners == [0]


@pytest.mark.clause("A8", "CR 471.1.b", "CR 471.1")
def test_every_battlefield_counts_also_one_that_cannot_be_scored() -> None:
    barren = plain_field("Barren", cant(SCORE_HERE, battlefield.named("Barren")))
    game = Position(seats=[Seat(points=7, base=[SCOUT, RIDER]), Seat()], fields=[Field(EAST), Field(barren)]).start()
    do(game, "move Rider", "at Barren", "done", "move Scout", "at East")
    assert not game.over
    assert points(game) == [7, 0]


@pytest.mark.clause("CR 472", "CR 194.2", "core 22.4", "CR 323.1")
def test_reaching_the_score_wins_only_with_more_points_than_every_opponent() -> None:
    prize = spell_card("Prize", gain_points(1))
    game = Position(seats=[Seat(points=7, hand=[prize, prize]), Seat(points=8)], fields=[Field(EAST)], phase="main")
    running = game.start()
    assert running.over  # seat 1 already has it alone
    assert running.winners == [1]
    tied = Position(seats=[Seat(points=8, hand=[prize]), Seat(points=8)], fields=[Field(EAST), Field(WEST)]).start()
    assert not tied.over
    do(tied, "play Prize")
    assert tied.winners == [0]


@pytest.mark.clause("CR 471.1.b.1")
@pytest.mark.parametrize("barred", [True, False], ids=["cannot gain points", "can"])
def test_the_card_in_place_of_the_final_point_is_drawn_all_the_same(barred: bool) -> None:
    """With 7 points a conquest of one of two battlefields is a card, also for who cannot gain points."""
    crown = gear_card("Crown", Cant(GAIN_POINTS, card_.select(), actor=ENEMY))
    game = Position(
        seats=[Seat(points=7, base=["Recruit"], deck=["Gust"] * 3), Seat(base=[crown] if barred else [])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Recruit", "at East")
    settle(game)
    assert (points(game), hand(game, 0)) == ([7, 0], ["Gust"])


@pytest.mark.clause("CR 471.1.b.1")
def test_no_card_is_drawn_for_a_point_that_is_not_the_final_one() -> None:
    crown = gear_card("Crown", Cant(GAIN_POINTS, card_.select(), actor=ENEMY))
    game = Position(
        seats=[Seat(points=6, base=["Recruit"], deck=["Gust"] * 3), Seat(base=[crown])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Recruit", "at East")
    settle(game)
    assert (points(game), hand(game, 0)) == ([6, 0], [])


@pytest.mark.clause("CR 472")
def test_the_victory_score_may_be_raised() -> None:
    distant = plain_field("Distant", RuleChange(VICTORY_SCORE, 1))
    prize = spell_card("Prize", gain_points(1))
    game = Position(seats=[Seat(points=7, hand=[prize, prize]), Seat()], fields=[Field(distant), Field(WEST)]).start()
    do(game, "play Prize")
    assert not game.over
    do(game, "play Prize")
    assert game.winners == [0]


@pytest.mark.clause("CR 472")
def test_the_victory_score_that_is_shown_is_the_one_that_counts() -> None:
    """Views, what programs count with and what is printed follow the texts, while they are in force."""
    distant = plain_field("Distant", RuleChange(VICTORY_SCORE, 2))
    nearer = spell_card("Nearer", lasts(RuleChange(VICTORY_SCORE, -1)))
    seats = [Seat(points=7, hand=[nearer], deck=["Gust"] * 4), Seat(deck=["Gust"] * 4)]
    game = Position(seats=seats, fields=[Field(distant), Field(WEST)]).start()

    def shown() -> set[int]:
        return {game.victory_score, game.view(0).victory_score, game.view(None).victory_score, game.standing().goal}

    assert shown() == {10}
    assert "of 10" in str(game)
    do(game, "play Nearer")
    settle(game)
    assert shown() == {9}
    do(game, "end")
    assert shown() == {10}


@pytest.mark.clause("CR 194.4", "CR 194", "core 22.5")
def test_points_do_not_go_below_zero_and_losing_none_is_no_event() -> None:
    tax = spell_card("Tax", Action, GainPoints(Number(-2)))
    game = Position(seats=[Seat(points=1, hand=[tax, tax]), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Tax")
    assert points(game) == [0, 0]
    before = len(happened(game, "gains-points"))
    do(game, "play Tax")
    assert points(game) == [0, 0]
    assert len(happened(game, "gains-points")) == before


@pytest.mark.clause("CR 468.1", "actions Gain / lose points")
def test_every_score_is_also_a_gain_of_points() -> None:
    greedy = unit_card("Greedy", when(When(E_GAINED_POINT), draw(1)))
    game = Position(seats=[Seat(base=[greedy, SCOUT]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Scout", "at East", "done")
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 471", "CR 383.4.d")
def test_a_units_own_hold_and_its_players_hold_are_told_apart() -> None:
    """Two units and the player see one hold each: three triggers, not more."""
    proud = unit_card("Proud", when(I.hold, gain_xp(1)))
    ruler = unit_card("Ruler", when(you.hold, gain_xp(10)))
    game = Position(
        seats=[Seat(base=[ruler]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [proud, proud]}), Field(WEST)],
        phase="scoring",
        every_window=True,
    ).start()
    assert sorted(chain(game), key=lambda x: x.strip("?")) == ["Proud?", "Proud?", "Ruler?"]
    do(game, "pick Proud", "pick Proud")
    settle(game)
    assert game.sides[0].xp == 12
    assert phase(game) == "main"


@pytest.mark.clause("A8", "CR 471.1.b", "CR 438.1")
def test_a_battlefield_replaced_after_it_was_scored_still_counts_as_scored() -> None:
    """East was held, then became Brush; conquering West is then the whole board."""
    overgrow = spell_card("Overgrow", Action, Replace(a(battlefield), BRUSH))
    game = Position(
        seats=[Seat(points=6, base=[RIDER], hand=[overgrow]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
        phase="beginning",
    ).start()
    do(game, "play Overgrow", "pick East", "move Rider", "at West")
    assert game.winners == [0]


@pytest.mark.clause("A8", "CR 471.1")
def test_a_created_battlefield_counts_for_the_final_point() -> None:
    dig = spell_card("Dig", Action, Create(BARON_PIT, Number(1)))
    game = Position(
        seats=[Seat(points=6, base=[RIDER], hand=[dig]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
        phase="beginning",
    ).start()
    do(game, "play Dig", "move Rider", "at West")
    assert not game.over  # Baron Pit has not been scored
    assert points(game) == [7, 0]
