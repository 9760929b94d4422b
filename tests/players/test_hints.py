"""Hints: what they say, why, and that they say nothing the seat cannot know."""

from __future__ import annotations

import farfield
from farfield.games import Field, Position, Seat
from farfield.players.hints import Hint, hint, how_likely, imagined, on_average
from farfield.players.review import as_played
from farfield.players.trying_out import Step, quiet
from farfield.rules.game import Game
from farfield.rules.terms import DONE, END_TURN, MOVE, PLAY
from farfield.words.messages import LANGUAGES, Messages
from tests.scenarios.lane_legends.lane_table import Lane, Spot, Thrall, lanes, question_of
from tests.scenarios.table import do, unit_card

PORO, SERGEANT, DRAKE = "Daring Poro", "Vanguard Sergeant", "Mountain Drake"


def hinted(position: Position) -> Hint:
    game = position.start()
    return hint(game, game.decisions()[0], seed=1, seconds=0)


def said(found: Hint) -> list[str]:
    return [reason.id for reason in found.reasons]


def test_a_battlefield_to_take_is_a_point_and_may_be_safe() -> None:
    found = hinted(Position(seats=[Seat(base=[SERGEANT]), Seat(base=[PORO])]))
    assert found.option.verb == MOVE and found.nudge.id == "hint-nudge-move"
    assert said(found)[:2] == ["hint-points", "hint-holds"]
    assert found.chance is not None and found.without is not None and found.chance > found.without


def test_one_that_can_be_taken_back_is_not_called_safe() -> None:
    # Against one Drake it would rather wait and take the battlefield that the Drake leaves alone.
    found = hinted(Position(seats=[Seat(base=[PORO]), Seat(base=[DRAKE, DRAKE])]))
    assert found.option.verb == MOVE
    assert "hint-holds" not in said(found) and "hint-takes" in said(found)


def test_where_nothing_differs_that_is_said_and_not_one_number_twice() -> None:
    same, better = how_likely(0.421, 0.418), how_likely(0.52, 0.41)
    assert same is not None and str(same) == (
        "For your chance to win it hardly matters: 42 % either way, as the program guesses."
    )
    assert better is not None and str(better).endswith("52 %, without it 41 %.")
    assert how_likely(None, None) is None


def test_who_is_told_to_do_nothing_reads_no_chance_without_it() -> None:
    found = hinted(Position(seats=[Seat(), Seat(base=[DRAKE])]))
    assert found.option.verb == END_TURN and found.without is None
    assert found.likely is not None and found.likely.id == "hint-chance-now"


def test_a_win_needs_no_other_reason() -> None:
    fields = [Field("Void Gate"), Field("Startipped Peak")]
    game = Position(seats=[Seat(points=6, base=[SERGEANT, PORO]), Seat()], fields=fields).start()
    do(game, f"move {PORO}", "at Void Gate", "done")
    found = hint(game, game.decisions()[0], seconds=0)
    assert said(found) == ["hint-wins"] and found.chance == 1


def test_the_actions_after_it_count_too() -> None:
    fields = [Field("Void Gate"), Field("Startipped Peak")]
    found = hinted(Position(seats=[Seat(points=6, base=[SERGEANT, PORO]), Seat()], fields=fields))
    assert found.option.verb == MOVE and said(found) == ["hint-wins"] and found.chance == 1
    assert found.without is not None and found.without < 1


def test_a_turn_as_it_was_played_is_weighed_in_the_same_games() -> None:
    fields = [Field("Void Gate"), Field("Startipped Peak")]
    game = Position(seats=[Seat(points=6, base=[SERGEANT, PORO]), Seat(base=[DRAKE])], fields=fields).start()
    worlds, first = imagined(game, 0, 1), game.decisions()[0]
    nothing = quiet(first.options)
    assert as_played(worlds, 0, [Step(first, nothing)]) == on_average(worlds, first, nothing, [])
    again = game.copy()
    do(game, f"move {PORO}", "at Void Gate", "done", f"move {SERGEANT}", "at Startipped Peak")
    while not game.over and game.turn_seat == 0:
        do(game, "pass")
    played: list[Step] = []
    for given in game.answers or []:
        now = again.find_decision(given.decision)
        assert now is not None
        if given.seat == 0:
            played.append(Step(now, given.option))
        again.give(given)
    assert 0 in game.winners and as_played(worlds, 0, played) == 1


def test_what_leaves_the_board_is_named() -> None:
    found = hinted(
        Position(
            seats=[Seat(hand=["Blast of Power"], runes="Order 7"), Seat()],
            fields=[Field("Startipped Peak", controller=1, units={1: [DRAKE]}), Field("Void Gate")],
        )
    )
    assert found.option.verb == PLAY and found.nudge.id == "hint-nudge-play"
    removed = [reason for reason in found.reasons if reason.id == "hint-removes"]
    assert [reason.params["units"] for reason in removed] == [DRAKE]


def test_who_would_lose_is_told_so() -> None:
    fields = [Field("Void Gate", controller=1, units={1: [PORO]}), Field("Startipped Peak")]
    found = hinted(Position(seats=[Seat(base=[SERGEANT]), Seat(points=7)], fields=fields))
    assert said(found)[0] == "hint-saves" and found.without == 0


def test_nothing_to_do_is_a_hint_too() -> None:
    fields = [
        Field("Void Gate", controller=1, units={1: [DRAKE]}),
        Field("Startipped Peak", controller=1, units={1: [DRAKE]}),
    ]
    found = hinted(Position(seats=[Seat(base=[PORO]), Seat()], fields=fields))
    assert found.nudge.id == "hint-nudge-wait" and said(found) == ["hint-nothing-better"]


def test_exchanged_hidden_cards_change_no_hint() -> None:
    def position(hidden: str, below: str) -> Position:
        other = Seat(hand=[hidden], runes="Chaos 4", deck=[below, PORO, PORO])
        fields = [Field("Void Gate", controller=1, units={1: [PORO]}), Field("Startipped Peak")]
        return Position(seats=[Seat(base=[SERGEANT], hand=["Incinerate"], runes="Fury 4"), other], fields=fields)

    assert hinted(position("Gust", DRAKE)) == hinted(position(DRAKE, "Gust"))


def test_it_changes_nothing() -> None:
    game: Game = farfield.start(["Annie", "Garen"], seed=4)
    before = game.hash()
    hint(game, game.decisions()[0], seconds=0)
    assert game.hash() == before


def test_in_lane_legends_nobody_guesses_a_chance() -> None:
    game = farfield.start(["Annie with gear"], seed=4, mode="lanes")
    found = hint(game, game.decisions()[0], seconds=0)
    assert found.option in game.decisions()[0].options and found.chance is None and found.without is None


def in_lane(*lanes_: Lane) -> Hint:
    game = lanes(*lanes_)
    return hint(game, question_of(game, 0), seed=1, seconds=0)


def test_in_a_lane_the_farfield_is_a_point_next_turn_and_may_be_safe() -> None:
    found = in_lane(Lane(mid=Spot(units=[unit_card("Guard", might=6)]), runes="Fury 6"))
    assert found.option.verb == MOVE and said(found)[0] == "hint-holds-farfield"
    found = in_lane(Lane(mid=Spot(units=[unit_card("Scout", might=2)]), at_npc=[Thrall(5)], runes="Fury 6"))
    assert "hint-holds-farfield" not in said(found)


def test_in_a_lane_a_nearfield_of_the_npc_costs_a_point() -> None:
    found = in_lane(Lane(base=[unit_card("Guard", might=6)], near=Spot(thralls=[Thrall(2)])))
    assert found.option.verb == MOVE and "hint-frees-nearfield" in said(found)


def test_that_a_turn_ends_is_no_reason_to_end_it() -> None:
    """The card that is drawn next turn comes in any case."""
    found = in_lane(Lane())
    assert found.option.verb == END_TURN and said(found) == ["hint-nothing-better"]


def test_the_luck_of_an_imagined_draw_is_no_reason_for_a_mulligan() -> None:
    game = farfield.start(["Annie with gear"], seed=5, mode="lanes")
    assert said(hint(game, game.decisions()[0], seconds=0)) == ["hint-mulligan-tried"]
    for seed in range(12):
        game = farfield.start(["Annie", "Garen"], seed=seed)
        found = hint(game, game.decisions()[0], seconds=0)
        assert said(found) == ["hint-keep-early" if found.option.verb == DONE else "hint-back-dear"]


def test_whom_to_choose_is_not_nothing_to_do() -> None:
    fields = [Field(name, controller=1, units={1: [DRAKE]}) for name in ("Startipped Peak", "Void Gate")]
    game = Position(seats=[Seat(hand=["Blast of Power"], runes="Order 7"), Seat()], fields=fields).start()
    do(game, "play Blast of Power")
    assert hint(game, game.decisions()[0], seconds=0).nudge.id == "hint-nudge-choose"


def test_reasons_have_words_in_every_language() -> None:
    found = hinted(Position(seats=[Seat(base=[SERGEANT]), Seat(base=[PORO])]))
    words = [[Messages(lang).explain(one) for one in (found.nudge, *found.reasons)] for lang in LANGUAGES]
    assert len({tuple(one) for one in words}) == len(LANGUAGES)
    assert str(found.reasons[0]) == "It brings 1 points."
    assert words[0][1] == "It brings a point."
