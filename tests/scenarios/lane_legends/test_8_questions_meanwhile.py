"""LL 2.4, B2: lanes go on at the same time, so what one player is choosing from may change while they think."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    a,
    additional,
    choose,
    cost,
    draw,
    it,
    kill,
    killing,
    pay_to,
    pick,
    recycle,
    return_to_hand,
    rune,
    unit,
)
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import FURY
from tests.scenarios.lane_legends.lane_table import (
    Lane,
    act,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    question_of,
    step_in,
)
from tests.scenarios.table import spell_card, unit_card

PRICED = spell_card("Priced", Action, draw(1), power=(FURY,))
"""It is paid by recycling a rune."""
OTHER = unit.friendly.other_than("one")
LIFT = spell_card("Lift", choose(a(unit.friendly, "one")), return_to_hand(a(OTHER)))
"""What it chooses first is of its own lane, the second of any."""
ELM, OAK, ASH = unit_card("Elm"), unit_card("Oak"), unit_card("Ash")


def played_for_another(spell: Printed, mine: str, theirs: str) -> Game:
    """The second player has played this in the lane of the first and is asked; the first has something to pay for."""
    game = lanes(Lane(hand=[PRICED], runes=theirs), Lane(hand=[spell], runes=mine), Lane())
    step_in(game, 1, 0, f"play {spell.name}")
    pass_all(game)
    return game


@pytest.mark.clause("LL 2.4")
def test_a_rune_that_pays_in_another_lane_is_no_longer_offered() -> None:
    keep = spell_card("Keep", Action, choose(pick(rune, least=1, most=1, name="kept")), draw(1))
    game = played_for_another(keep, "Calm 1", "Fury 2")
    before = question_of(game, 1)
    assert offered_to(game, 1) == ["pick Calm Rune", "pick Fury Rune", "pick Fury Rune"]
    step_in(game, 0, 2, "play Priced")
    assert offered_to(game, 1) == ["pick Calm Rune", "pick Fury Rune"]
    assert game.find_decision(before.id) is None, "an answer to the old question is stale"


@pytest.mark.clause("LL 2.4")
def test_a_question_that_nothing_has_changed_about_keeps_its_number() -> None:
    keep = spell_card("Keep", choose(pick(rune.yours, least=1, most=1, name="kept")), draw(1))
    game = lanes(Lane(hand=[keep], runes="Calm 2"), Lane(hand=[PRICED], runes="Fury 1"))
    act(game, 0, "play Keep")
    pass_all(game)
    before = question_of(game, 0)
    act(game, 1, "play Priced")
    assert question_of(game, 0) is before


@pytest.mark.clause("LL 2.4")
def test_what_was_picked_and_has_left_since_is_picked_anew() -> None:
    keep = spell_card("Keep", Action, choose(pick(rune, least=2, most=2, name="kept")), recycle(it("kept")))
    game = played_for_another(keep, "Calm 1", "Fury 1, Mind 1")
    act(game, 1, "pick Fury Rune")
    assert offered_to(game, 1) == ["pick Calm Rune", "pick Mind Rune"]
    step_in(game, 0, 2, "play Priced")
    assert (1, "choose") not in open_questions(game), "of three the one that was picked is gone: two are left for two"
    assert [len(game.sides[seat].runes) for seat in (0, 1)] == [0, 0], "and these two are recycled"


@pytest.mark.clause("LL 2.4", "LL 8.3")
def test_a_unit_that_leaves_its_lane_no_longer_pays_in_another() -> None:
    feast = spell_card("Feast", Action, additional(cost(killing(unit.friendly)), optional=False), draw(1))
    game = lanes(
        Lane(hand=[feast], base=[ELM, OAK, ASH]),
        Lane(base=[unit_card("Fir")]),
        Lane(hand=[LIFT], base=[unit_card("Yew")]),
    )
    step_in(game, 0, 1, "play Feast")
    assert offered_to(game, 0) == ["pick Ash", "pick Elm", "pick Oak"]
    act(game, 2, "play Lift", "pick Elm")
    pass_all(game)
    assert offered_to(game, 0) == ["pick Ash", "pick Oak"]
    act(game, 0, "pick Oak")
    pass_all(game)
    assert sorted(game.card(id).printed.name for id in game.sides[0].trash) == ["Feast", "Oak"]


@pytest.mark.clause("LL 2.4")
def test_what_can_no_longer_be_paid_is_no_longer_asked() -> None:
    fee = spell_card("Fee", Action, pay_to(cost(killing(unit.yours)), draw(2)))
    game = lanes(Lane(hand=[fee], base=[ELM]), Lane(), Lane(hand=[LIFT], base=[unit_card("Yew")]))
    step_in(game, 0, 1, "play Fee")
    pass_all(game)
    assert open_questions(game)[0] == (0, "may")
    act(game, 2, "play Lift")
    pass_all(game)
    assert (0, "may") not in open_questions(game)
    assert [game.card(id).printed.name for id in game.sides[0].hand] == ["Elm"], "and nothing is drawn"


@pytest.mark.clause("LL 2.4")
def test_a_target_that_died_in_another_lane_is_no_longer_offered() -> None:
    pair = spell_card("Pair", kill(a(unit.friendly, "one")), kill(a(OTHER)))
    game = lanes(
        Lane(hand=[pair], base=[ELM, OAK, unit_card("Pine")]),
        Lane(base=[ASH, unit_card("Fir")]),
        Lane(hand=[LIFT], base=[unit_card("Yew")]),
    )
    act(game, 0, "play Pair", "pick Elm")
    assert offered_to(game, 0) == ["pick Ash", "pick Fir", "pick Oak", "pick Pine", "pick Yew"]
    act(game, 2, "play Lift", "pick Ash")
    pass_all(game)
    assert offered_to(game, 0) == ["pick Fir", "pick Oak", "pick Pine", "pick Yew"]
