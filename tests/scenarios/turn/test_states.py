"""Turn states, priority and focus (core-rules 11)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    Reaction,
    deal,
    discard,
    draw,
    each_player,
    every,
    exhaust_me,
    unit,
    use,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.terms import ACTION, ENEMY, REACTION
from tests.scenarios.table import (
    chain,
    do,
    gear_card,
    hand,
    offered,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
)

SLOW = spell_card("Slow", draw(1))
BOLD = spell_card("Bold", Action, draw(1))
QUICK = spell_card("Quick", Reaction, draw(1))
TOOLS = [
    gear_card("Slow tool", use(exhaust_me(), draw(1))),
    gear_card("Bold tool", use(exhaust_me(), draw(1), speed=ACTION)),
    gear_card("Quick tool", use(exhaust_me(), draw(1), speed=REACTION)),
]
VEIL = spell_card("Veil", Hidden, draw(1))


def table() -> Game:
    """Seat 0 has everything that could be done; there is an open battlefield, and one where it can hide."""
    return Position(
        seats=[Seat(hand=[SLOW, BOLD, QUICK, VEIL], base=["Recruit", *TOOLS], runes="Fury 1"), Seat(hand=[QUICK])],
        fields=[Field(), Field("Void Gate", 0, {0: ["Mech"]})],
        every_window=True,
    ).start()


@pytest.mark.clause("CR 308", "CR 310", "CR 310.1.a", "CR 316.5")
def test_neutral_open_allows_everything_to_the_turn_player():
    game = table()
    assert (question(game), seat_asked(game)) == ("main", 0)
    assert offered(game) == [
        "end", "hide Veil", "move Mech", "move Recruit", "play Bold", "play Quick", "play Slow", "play Veil",
        "use Bold tool", "use Quick tool", "use Slow tool",
    ]  # fmt: skip


@pytest.mark.clause("CR 309.1.a", "CR 308", "core 11 Neutral Closed")
def test_neutral_closed_allows_reactions_only():
    game = table()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("priority", 0)
    assert offered(game) == ["pass", "play Quick", "use Quick tool"]
    do(game, "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Quick"])


@pytest.mark.clause("CR 308.1.a", "CR 308", "CR 313")
def test_showdown_open_allows_actions_and_reactions_to_the_one_with_focus():
    game = table()
    do(game, "move Recruit", "at Startipped Peak")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    assert offered(game) == ["pass", "play Bold", "play Quick", "use Bold tool", "use Quick tool"]
    do(game, "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 1, ["pass", "play Quick"])


@pytest.mark.clause("CR 309.1.a", "CR 310", "core 11 Showdown Closed")
def test_showdown_closed_allows_reactions_only():
    game = table()
    do(game, "move Recruit", "at Startipped Peak", "play Bold")
    assert (question(game), chain(game)) == ("priority", ["Bold"])
    assert offered(game) == ["pass", "play Quick", "use Quick tool"]


@pytest.mark.clause("CR 312")
def test_priority_starts_with_the_controller_of_the_newest_item_and_goes_round():
    game = Position(seats=[Seat(hand=[SLOW, QUICK]), Seat(hand=[QUICK, QUICK])], every_window=True).start()
    do(game, "play Slow")
    assert seat_asked(game) == 0
    do(game, "pass", "play Quick")
    assert seat_asked(game) == 1  # seat 1's item is the newest now
    do(game, "pass")
    assert seat_asked(game) == 0
    do(game, "pass")
    # seat 1's Quick has resolved; priority is with the controller of the newest item left
    assert (chain(game), seat_asked(game)) == (["Slow"], 0)
    do(game, "pass")
    assert seat_asked(game) == 1  # everyone must pass again


@pytest.mark.clause("CR 312")
def test_there_is_only_ever_one_player_who_may_act():
    game = Position(seats=[Seat(hand=[SLOW, QUICK]), Seat(hand=[QUICK])], every_window=True).start()
    do(game, "play Slow")
    assert len(game.decisions()) == 1
    other = game.sides[1].hand[0]
    assert game.why_not_play(1, other) != 0
    do(game, "pass")
    assert game.why_not_play(1, other) == 0


@pytest.mark.clause("CR 312", "CR 410.2", "CR 312.1.b.1")
def test_what_one_is_told_to_do_needs_no_priority():
    """Seat 1 discards during seat 0's resolution, and has no priority then."""
    rot = spell_card("Rot", each_player(discard(1), side=ENEMY))
    game = Position(seats=[Seat(hand=[rot]), Seat(hand=["Gust", "Flash"])]).start()
    do(game, "play Rot")
    assert (question(game), seat_asked(game)) == ("choose", 1)
    do(game, "pick Gust")
    assert (trash(game, 1), hand(game, 1)) == (["Gust"], ["Flash"])


@pytest.mark.clause("CR 313")
def test_focus_exists_only_in_showdowns_and_gives_priority():
    game = table()
    assert game.arenas[0].focus == -1
    do(game, "move Recruit", "at Startipped Peak")
    assert game.arenas[0].focus == seat_asked(game) == 0
    settle(game)
    assert game.arenas[0].focus == -1


@pytest.mark.clause("CR 313")
def test_passing_priority_does_not_give_up_focus():
    game = table()
    do(game, "move Recruit", "at Startipped Peak", "play Bold", "pass")
    assert game.arenas[0].focus == 0
    do(game, "pass")  # the chain is empty now, and only that passes focus on
    assert (question(game), game.arenas[0].focus) == ("focus", 1)


@pytest.mark.clause("CR 312")
def test_every_player_may_react_whoever_is_concerned():
    """Seat 1 has nothing in the showdown and may react all the same."""
    zap = spell_card("Zap", Reaction, deal(1, every(unit.at_battlefield)))
    game = Position(seats=[Seat(hand=[BOLD], base=["Recruit"]), Seat(hand=[zap])], fields=[Field()]).start()
    do(game, "move Recruit", "play Bold")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Zap"])
    do(game, "play Zap")
    settle_chain(game)
    assert trash(game, 1) == ["Zap"]
