"""LL 2.4-2.7, 8: whose lane hears what a player does, who is waited for, and who is asked on the way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    buff,
    burn,
    card_,
    discard,
    draw,
    every,
    gain_xp,
    me,
    pick,
    recycle,
    reveal,
    unit,
    when,
)
from farfield.rules.deciding import reasons
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.parts import Effect
from farfield.rules.terms import (
    E_BURNED,
    E_DISCARDED,
    E_DREW,
    E_GAINED_XP,
    E_RECYCLED,
    E_REVEALED,
    EventKind,
)
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    Lane,
    Spot,
    act,
    lanes,
    offered_to,
    offers_in,
    open_questions,
    pass_all,
    place_of,
    question_of,
    step_in,
    unit_named,
)
from tests.scenarios.table import NONE, name_of, spell_card, unit_card, xp


@pytest.mark.clause("LL 8.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        (E_DREW, draw(1)),
        (E_DISCARDED, discard(1)),
        (E_GAINED_XP, gain_xp(1)),
        (E_BURNED, burn(1)),
        (E_RECYCLED, recycle(pick(card_.yours.in_hand))),
        (E_REVEALED, reveal(every(card_.yours.in_hand))),
    ],
)
def test_what_a_player_does_at_no_place_is_heard_in_their_own_lane(kind: EventKind, effect: Effect, seat: int) -> None:
    deed = spell_card("Deed", effect)
    ears = [unit_card(f"Ear {k}", when(ab.When(kind), buff(me))) for k in range(2)]
    players = [Lane(base=[ears[0]]), Lane(base=[ears[1]])]
    players[seat] = replace(players[seat], hand=[deed, "Gust"])
    game = lanes(*players)
    act(game, seat, "play Deed")
    pass_all(game)
    assert [unit_named(game, f"Ear {k}").buffs for k in range(2)] == [int(k == seat) for k in range(2)]


@pytest.mark.clause("LL 8.4", "LL 8.3")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_who_wants_to_be_asked_is_asked_also_about_what_is_picked_on_the_way(word: str) -> None:
    gift = spell_card("Gift", buff(pick(unit.friendly)))
    game = lanes(Lane(hand=[gift]), Lane(base=[unit_card("One"), unit_card("Two")]))
    game.wish(1, game.wishes(1) | PREF_ASK_CONSENT)
    step_in(game, 0, 1, "play Gift")
    act(game, 1, "yes")  # that it is played for them at all
    pass_all(game)
    act(game, 0, "pick One")
    assert open_questions(game) == [(1, "consent")]
    act(game, 1, word)
    pass_all(game)
    if word == "no":
        assert unit_named(game, "One").buffs == 0
    else:
        assert [unit_named(game, name).buffs for name in ("One", "Two")] == [1, 0]


@pytest.mark.clause("LL 2.7")
def test_who_asked_to_wait_is_waited_for_though_they_can_do_nothing_any_more() -> None:
    """Seat 1 has asked to wait in lane 0, and then spends its only card at home."""
    jolt = spell_card("Jolt", Reaction, gain_xp(1))
    game = lanes(Lane(hand=[jolt]), Lane(hand=[jolt]))
    act(game, 0, "play Jolt")
    step_in(game, 1, 0, "wait")
    act(game, 1, "play Jolt")
    assert (offered_to(game, 0), xp(game)[0]) == (["overrule"], 0)


@pytest.mark.clause("LL 2.5")
def test_of_several_combats_anybody_of_the_team_says_which_is_next() -> None:
    lane = Lane(deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[4])
    game = lanes(lane, lane, phase="enthralled")
    [asked] = game.decisions()
    assert (asked.clause, asked.subject, [asked.may_answer(seat) for seat in (0, 1)]) == ("LL 2.5", 0, [True, True])


@pytest.mark.clause("LL 8.1")
def test_no_unit_of_a_player_steps_into_the_base_of_an_npc() -> None:
    scout = unit_card("Scout")
    game = lanes(Lane(far=Spot(units=[scout])))
    npc_base = place_of(game, "npc base").index
    assert game.why_not_move(0, unit_named(game, "Scout").id, npc_base) == reasons.LANE_STEP


@pytest.mark.clause("LL 2.2")
def test_a_known_card_at_the_bottom_is_marked_as_the_one_that_is_dealt_next() -> None:
    """One that goes there from a hand is known to its owner; with a single card in the deck that one is drawn first."""
    sink = spell_card("Sink", recycle(pick(card_.yours.in_hand)))
    for deck, marked in ((["Gust", "Gust"], True), ([], False)):
        game = lanes(Lane(hand=[sink, "Flash"], deck=deck), Lane())
        act(game, 0, "play Sink")
        pass_all(game)
        for seat in (0, 1):
            known = [card for card in game.view(seat).sides[0].deck if card.name == "Flash"]
            assert [card.plain().get("dealt_next", False) for card in known] == ([marked] if seat == 0 else [])


@pytest.mark.clause("LL 2.7", "CR 312")
def test_who_is_asked_again_is_asked_about_what_is_newest_on_the_chain() -> None:
    """What they may do is the same as before; what they would respond to is not."""
    jolt, other = spell_card("Jolt", Reaction, draw(NONE)), spell_card("Other", Reaction, draw(NONE))
    game = lanes(Lane(hand=[jolt, jolt]), Lane(hand=[other, other]))
    act(game, 0, "play Jolt")
    assert name_of(game, question_of(game, 0).subject) == "Jolt"
    step_in(game, 1, 0, "play Other")
    assert name_of(game, question_of(game, 0).subject) == "Other"


@pytest.mark.clause("LL 2.7")
def test_who_let_go_of_one_showdown_may_ask_to_wait_in_the_next() -> None:
    leap = spell_card("Leap", Action, draw(NONE))
    game = lanes(Lane(base=[unit_card("Scout")], mid=Spot(units=[unit_card("Rider")])), Lane(hand=[leap]))
    act(game, 0, "move Scout", "done")
    step_in(game, 1, 0, "wait")
    step_in(game, 1, 0, "let-go")
    assert "wait" not in offers_in(game, 1, 0)
    act(game, 0, "pass")
    act(game, 0, "move Rider", "at Far")
    assert "wait" in offers_in(game, 1, 0)
