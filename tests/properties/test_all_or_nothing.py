"""An answer is given whole or not at all: whatever is raised while it is carried out, the game is as it was before.

Parts and functions that explode are put into the engine's modules, which only the interpreted one lets happen, so these
are no bulk tests.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards.language import draw, seq
from farfield.errors import IllegalAnswer
from farfield.games import Position, Seat, answer, record, undo
from farfield.players import ask
from farfield.rules.abilities import triggers
from farfield.rules.chain import items, off_the_chain
from farfield.rules.chain.resolving import Run
from farfield.rules.effects.parts import Effect
from farfield.rules.game import Game
from farfield.rules.ids import NOTHING, ArenaId, SeatId
from farfield.rules.knowing import log
from farfield.rules.objects import zones
from farfield.rules.state import Arena, Decision, Option, State
from farfield.rules.state.dice import Dice
from farfield.rules.terms import PASS, Q_MULLIGAN, Verb
from farfield.rules.turn import frames, loop, phases
from tests.properties.test_games_are_values import any_open, begin, games, go_on, some_answers
from tests.random_games import player_for
from tests.scenarios.table import spell_card


class Exploded(Exception):
    pass


class Explode(Effect):
    """A part with a fault."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        raise Exploded


class Fuse:
    """Lets a function of the engine work a few times, and then raise, once."""

    def __init__(
        self, works: Callable[..., Any], times: int, error: type[BaseException] = Exploded, once: bool = True
    ) -> None:
        self.works = works
        self.left = times
        self.error = error
        self.once = once

    def __get__(self, owner: object, kind: type) -> Callable[..., Any]:
        return lambda *given, **named: self(owner, *given, **named)

    def __call__(self, *given: Any, **named: Any) -> Any:
        self.left -= 1
        if self.left == -1 or (self.left < 0 and not self.once):
            raise self.error
        return self.works(*given, **named)


def seats(game: Game) -> range:
    return range(sum(side.is_player for side in game.view(None).sides))


def everything(game: Game) -> list[object]:
    """All that anybody can tell of a game: its state, what is asked, what each seat sees, its log and its record."""
    return [
        game.hash(),
        [(d.id, d.seat, d.kind, d.options) for d in game.decisions()],
        [game.view(seat).plain() for seat in (None, *seats(game))],
        [[(d.id, d.options) for d in game.offers(seat)] for seat in seats(game)],
        [(x.kind, x.objects, x.names, x.args, x.seats, x.clause, x.turn) for x in game.events()],
        [(x.decision, x.seat, x.option) for x in game.answers or []],
    ]


# --- scenarios


def test_a_part_that_raises_leaves_the_game_as_it_was_before_the_answer() -> None:
    faulty = spell_card("Faulty", seq(draw(1), Explode()))
    game = Position(seats=[Seat(hand=[faulty, "Gust"], runes="Fury 2"), Seat()]).start()
    before = everything(game)
    decision = game.decisions()[0]
    for _ in range(2):  # as often as somebody tries
        with pytest.raises(Exploded):
            answer(game, "play Faulty")
        assert everything(game) == before
    assert decision.options == game.decisions()[0].options
    answer(game, "end turn")  # and something else can be done
    assert record(game).replay().hash() == game.hash()


def test_a_later_answer_that_raises_takes_back_only_itself() -> None:
    faulty = spell_card("Faulty", seq(draw(1), Explode()))
    game = Position(
        seats=[Seat(hand=[faulty], runes="Fury 2"), Seat(hand=["Gust"], runes="Chaos 2")], every_window=True
    ).start()
    answer(game, "play Faulty")
    answer(game, "pass")
    before = everything(game)
    with pytest.raises(Exploded):
        answer(game, "pass")  # both have passed: it resolves
    assert everything(game) == before
    assert len(game.answers or []) == 2
    undo(game, 0, 2)
    answer(game, "end turn")


def test_conceding_and_wishing_are_all_or_nothing_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin("starters", 3)
    go_on(game, 3, 20)
    before = everything(game)
    monkeypatch.setattr(loop, "advance", Fuse(loop.advance, 0))
    with pytest.raises(Exploded):
        game.concede(0)
    assert everything(game) == before
    monkeypatch.setattr(loop, "run_arena", Fuse(loop.run_arena, 0))
    with pytest.raises(Exploded):
        game.wish(0, 3)
    assert everything(game) == before
    game.concede(0)
    assert game.over


def test_a_copy_keeps_no_record_so_it_breaks_and_says_so() -> None:
    faulty = spell_card("Faulty", seq(draw(1), Explode()))
    game = Position(seats=[Seat(hand=[faulty], runes="Fury 2"), Seat()]).start()
    before = everything(game)
    copy = game.copy()
    decision = copy.decisions()[0]
    with pytest.raises(Exploded):
        answer(copy, "play Faulty")
    assert everything(game) == before
    assert copy.decisions() == []
    assert copy.offers(0) == []
    for attempt in (
        lambda: copy.choose(decision, decision.options[-1]),
        lambda: copy.concede(0),
        lambda: copy.wish(0, 0),
    ):
        with pytest.raises(IllegalAnswer) as refused:
            attempt()
        assert refused.value.message_id == "game-broken"


def test_an_interruption_counts_and_so_does_a_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses Ctrl-C twice interrupts putting the game back as well: the next answer finds it as it was."""
    game = begin("one lane", 5)
    go_on(game, 5, 30)
    before = everything(game)
    decision = game.decisions()[0]
    with monkeypatch.context() as patch:
        patch.setattr(loop, "advance", Fuse(loop.advance, 0, KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            game.choose(decision, decision.options[0])
        assert everything(game) == before
        patch.setattr(loop, "advance", Fuse(loop.advance, 0, KeyboardInterrupt, once=False))
        with pytest.raises(KeyboardInterrupt):
            game.choose(decision, decision.options[0])
        assert game.decisions() == []
    with pytest.raises(IllegalAnswer):
        game.choose(decision, Option(Verb(99)))
    assert everything(game) == before


# --- in random games


FUSES: list[tuple[Any, str]] = [
    (zones, "put"), (zones, "create"), (triggers, "emit_all"), (triggers, "emit"), (log, "note"),
    (phases, "enter_phase"),
    (off_the_chain, "remove"), (items, "resolve"), (frames, "put_question"), (Dice, "next"), (State, "next_number"),
    (loop, "run_arena"),
]  # fmt: skip
"""What is called in the middle of answers of all kinds."""


@settings(max_examples=60)
@given(games, some_answers, st.sampled_from(range(len(FUSES))), st.integers(0, 6))
def test_whatever_explodes_the_game_is_as_it_was(which: tuple[str, int], answers: int, fuse: int, times: int) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    if game.over:
        return
    player, dice = player_for(answers), Random(answers)
    for _ in range(8):  # until it is met
        if game.over:
            return
        decision = any_open(game, dice)
        option = ask(player, game, decision)
        twin = game.copy()
        before = everything(game)
        module, name = FUSES[fuse]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(module, name, Fuse(getattr(module, name), times))
            try:
                game.choose(decision, option)
                continue
            except Exploded:
                pass
        assert everything(game) == before
        game.choose(decision, option)  # the same decision is still open, and the fault gone
        twin.choose(decision, option)
        assert game.hash() == twin.hash()
        return


@settings(max_examples=30)
@given(games, some_answers, st.data())
def test_garbage_is_refused_and_changes_nothing(which: tuple[str, int], answers: int, data: st.DataObject) -> None:
    game = begin(*which)
    go_on(game, which[1], answers)
    before = everything(game)
    open_ = game.decisions() or [Decision(1, ArenaId(0), SeatId(0), Q_MULLIGAN, [Option(PASS)], NOTHING, "")]
    right = open_[0]
    garbage: st.SearchStrategy[Any] = st.sampled_from(
        [None, "pass", -1, 3.5, [], Option(Verb(99), -1, 7), Option(right.options[0].verb, 2**70)]
    )
    for wrong in ((right, data.draw(garbage), -1), (data.draw(garbage), right.options[0], -1), (right, right, -1)):
        with pytest.raises((IllegalAnswer, TypeError, AttributeError)):
            game.choose(*wrong)
    for seat in (len(seats(game)), 10**9):
        with pytest.raises(IllegalAnswer):
            game.choose(right, right.options[0], seat)
        with pytest.raises(IllegalAnswer):
            game.concede(seat)
        with pytest.raises(IllegalAnswer):
            game.wish(seat, 0)
    assert everything(game) == before
