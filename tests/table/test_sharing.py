"""What lines have in common is kept once, and no line says anything else because of it."""

from __future__ import annotations

import random

import pytest

from farfield.games import Settings
from farfield.rules.state import Happening
from farfield.table import playing, sharing
from farfield.table.playing import Playing


def played(seed: int, answers: int = 120) -> Playing:
    game = Playing(Settings.of("Garen", mode="lanes", seed=seed), shared_screen=True)
    dice = random.Random(seed)
    for _ in range(answers):
        if not game.game.decisions():
            break
        decision = game.game.decisions()[0]
        game.answer(decision, dice.choice(decision.options), decision.seat)
    return game


def lines(game: Playing) -> list[tuple[object, ...]]:
    return [(x.kind, [*x.objects], [*x.names], [*x.args], x.mights, x.turn, x.clause) for x in game.game.events()]


def test_lines_say_the_same_and_hold_what_others_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = [played(1), played(2)]
    monkeypatch.setattr(playing, "share", lambda lines, since: None)
    assert [lines(x) for x in shared] == [lines(played(1)), lines(played(2))]
    held = [{id(part) for line in x.game.events() for part in (line.args, line.names, line.objects)} for x in shared]
    assert len(held[0]) < len(shared[0].game.events()) and held[0] & held[1]


def test_what_is_kept_for_all_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "MOST", 10)
    many = [Happening("turn", [], [], [0, n], -1, "", n) for n in range(100)]
    for n in range(100):
        sharing.share(many[: n + 1], n)
    assert [line.args for line in many] == [[0, n] for n in range(100)] and len(sharing._NUMBERS) <= 11
