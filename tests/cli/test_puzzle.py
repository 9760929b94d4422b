"""Puzzles at the keyboard: a wrong answer is told and taken back, the solution is shown, and solving it ends it."""

from __future__ import annotations

from farfield.puzzles import puzzles
from tests.cli.terminal import Terminal


def test_a_puzzle_is_tried_taken_back_and_solved(terminal: Terminal) -> None:
    plain = [x for x in puzzles() if x.mode == "duel" and x.length == 2 and "pick" not in " ".join(x.line)]
    one = next(x for x in plain if x.goal.kind == "take")
    own = [words for words in one.line if words not in ("pass", "done")]
    script = ["solution", "end turn", "undo", "solution", *own, "pass", "pass", "pass"]
    ran = terminal.run("puzzle", str(one.number), "--lang", "en", "--script", "; ".join(script))
    assert f"Puzzle {one.number} (Duel)" in ran.out
    assert "out of reach" in ran.out and ran.out.count("Hint: ") >= 1
    assert ran.out.rstrip().endswith("Solved!")


def test_a_hint_leads_to_the_goal_where_a_program_would_fail(terminal: Terminal) -> None:
    one = min((x for x in puzzles() if "hard" in x.failed and x.mode == "lanes"), key=lambda x: x.positions)
    ran = terminal.run("puzzle", str(one.number), "--lang", "en", "--script", "hint; hint; hint; solution; quit")
    told = [line for line in ran.out.splitlines() if line.startswith("Hint: ")]
    assert len(told) == 3 and len(set(told)) == 1, ran.out[-2000:]
    assert ran.out.count("For more: hint") == 1 and f"From here {one.length} answers are enough." in ran.out


def test_all_are_listed_and_the_day_has_one(terminal: Terminal) -> None:
    ran = terminal.run("puzzle", "--list", "--lang", "de")
    assert ran.code == 0 and ran.out.count("Rätsel ") == len(puzzles())
    ran = terminal.run("puzzle", "--daily", "--lang", "fr", "--script", "solution; quit")
    assert "Problème" in ran.out
    ran = terminal.run("puzzle", "999999", "--lang", "es")
    assert ran.code != 0 and "No existe el problema" in ran.out + ran.err


def test_seats_have_names_and_a_wrong_answer_is_told_once(terminal: Terminal) -> None:
    ran = terminal.run("puzzle", "1", "--lang", "en", "--script", "1; 1; pass; pass; quit")
    assert "Lux (program)" in ran.out and "Annie (you)" in ran.out and "contested by Lux" in ran.out
    assert ran.out.count("out of reach") == 1


def test_a_number_and_the_day_are_refused_together(terminal: Terminal) -> None:
    ran = terminal.run("puzzle", "3", "--daily", "--lang", "de")
    assert ran.code != 0 and "nicht beides" in " ".join((ran.out + ran.err).split())
