"""The tool that changes the rules to see whether a test notices (tools/mutants)."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from tools.mutants import changes, page, results
from tools.mutants.changes import ROOT, Mutant, all_mutants, mutants_of, mutated
from tools.mutants.drawing import Draw, draw, shares
from tools.mutants.forks import Report, each_in_a_fork, limit
from tools.mutants.results import Result
from tools.mutants.trying import judged

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are tried in forks")


@pytest.fixture(scope="module")
def found() -> list[Mutant]:
    """Every mutant of the rules."""
    return all_mutants()


# --- which changes there are ------------------------------------------------------------------------------------------


def changed(source: str) -> list[tuple[str, str, str]]:
    return [(mutant.operator, mutant.before, mutant.after) for mutant in mutants_of(source, "chapter.py")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", [("boundary", "x = a <= b"), ("comparison", "x = a >= b")]),
        ("x = a in b", [("comparison", "x = a not in b")]),
        ("x = a or b", [("and/or", "x = a and b"), ("part of a condition", "x = b"), ("part of a condition", "x = a")]),
        ("x = not a", [("not", "x = a")]),
        ("x = -a", [("sign", "x = a")]),
        ("x = 3", [("constant", "x = 4"), ("constant", "x = 2")]),
        ("x = True", [("constant", "x = False")]),
        ("x = a + b", [("arithmetic", "x = a - b")]),
        ("x = a if b else c", [("condition", "x = a"), ("condition", "x = c")]),
        ("x = [a for a in b if c]", [("condition", f"x = [a for a in b if {way}]") for way in (True, False)]),
        ("a.b = c", [("statement", "pass")]),
        ("a.b(c)", [("statement", "pass")]),
        ("log.note(s, 'drawn')", [("line of the log", "pass")]),
        ("a += b", [("statement", "pass"), ("arithmetic", "a -= b")]),
        ("raise a", [("statement", "pass")]),
        ("for a in b: c", [("loop", "for a in ():")]),
    ],
)
def test_what_can_be_changed_in_a_line(line: str, expected: list[tuple[str, str]]) -> None:
    assert [(operator, after) for operator, _, after in changed(f"def f(s):\n    {line}\n    return s\n")] == expected


def test_conditions_are_settled_either_way_and_loops_only_end() -> None:
    source = (
        "def f(s):\n    if s.a:\n        s = s.b\n    while s.c:\n        s = s.d\n    while True:\n        s = s.e\n"
    )
    assert [(before, after) for _, before, after in changed(source)][:3] == [
        ("if s.a:", "if True:"),
        ("if s.a:", "if False:"),
        ("while s.c:", "while False:"),
    ]
    assert [operator for operator, _, _ in changed(source)[3:]] == ["constant"]


@pytest.mark.parametrize(
    ("type_", "after"),
    [("bool", "return not a"), ("int", "return a + 1"), ("list[int]", "return []"), ("int | None", "return None")],
)
def test_another_value_of_the_same_type_is_returned(type_: str, after: str) -> None:
    assert changed(f"def f(a) -> {type_}:\n    return a\n") == [("returned value", "return a", after)]


def test_an_early_return_is_left_out_but_not_the_last() -> None:
    source = "def f(a):\n    for b in a:\n        return\n    return\n"
    assert [(mutant.line, mutant.after) for mutant in mutants_of(source, "x.py")] == [(2, "for b in ():"), (3, "pass")]


def test_what_no_test_could_notice_is_left_alone() -> None:
    source = '''
"""Chapter 1."""
if TYPE_CHECKING:
    from a import b
__slots__ = ("a", "b")
READY: Final = 1
EXHAUSTED: Final = 2
Both = Ready | None
class Card:
    """One of 4."""
    might: Literal[1, 2]
    def __init__(self, might: "int | None") -> None:
        assert might != 3
        self.might: int = might
        self.words = cast("list[1]", f"{might + 1} Might")
    def reach(self) -> int:
        raise NotImplementedError
'''
    assert changed(source) == []


def test_a_number_that_stands_alone_is_changed() -> None:
    assert changed("VICTORY_SCORE: Final = 8\n") == [
        ("constant", "VICTORY_SCORE: Final = 8", "VICTORY_SCORE: Final = 9"),
        ("constant", "VICTORY_SCORE: Final = 8", "VICTORY_SCORE: Final = 7"),
    ]


def test_a_change_touches_its_own_place_and_nothing_else() -> None:
    """Every change of a chapter: made, it shows; taken back, all is as it was."""
    tree = ast.parse((changes.RULES / "scoring.py").read_text(encoding="utf-8"))
    before = ast.dump(tree)
    made = list(changes.changes(tree))
    assert len(made) > 100
    for change in made:
        change.make()
        assert ast.dump(tree) != before
        replace(change, old=change.new, new=change.old).make()
        assert ast.dump(tree) == before


def test_every_mutant_of_the_rules_has_its_own_key_and_compiles(found: list[Mutant]) -> None:
    assert len({mutant.key for mutant in found}) == len(found)
    for mutant in found[::499]:
        changes.compiled(mutant)


def test_a_mutant_is_the_same_when_something_else_is_edited() -> None:
    before = mutants_of("def f(a):\n    return a < 1\n", "x.py")
    after = mutants_of("b = c\n\ndef g(a):\n    a.go()\n\ndef f(a):\n    return a < 1\n", "x.py")
    assert {mutant.key for mutant in before} < {mutant.key for mutant in after}
    assert ast.unparse(mutated("def f(a):\n    return a < 1\n", before[0])) == "def f(a):\n    return a <= 1"


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_every_chapter_has_its_share_and_at_least_one() -> None:
    assert shares({"a": 1, "b": 30, "c": 69}, 10) == {"a": 1, "b": 3, "c": 6}
    assert shares({"a": 1, "b": 1, "c": 98}, 4) == {"a": 1, "b": 1, "c": 2}
    assert sum(shares({str(n): n for n in range(1, 140)}, 400).values()) == 400


def test_a_seed_always_draws_the_same_and_another_seed_others(found: list[Mutant]) -> None:
    first = draw(found, 1, 200)
    assert len({(mutant.file, mutant.line) for mutant in first}) == 200
    assert draw(list(reversed(found)), 1, 200) == first
    assert {mutant.file for mutant in first} == {mutant.file for mutant in found}
    assert len({mutant.key for mutant in first} & {mutant.key for mutant in draw(found, 2, 200)}) < 20


def test_what_was_drawn_before_can_be_left_out(found: list[Mutant]) -> None:
    before = frozenset(mutant.key for mutant in draw(found, 1, 200))
    after = draw(found, 1, 200, before)
    assert len(after) == 200
    assert not before & {mutant.key for mutant in after}


# --- results ----------------------------------------------------------------------------------------------------------

MUTANTS = tuple(mutants_of("def f(a, b):\n    if a < 1:\n        b.go()\n", "x.py"))


def result(mutant: Mutant, verdict: str, by: str = "", suite: str = "tests of today") -> Result:
    return Result(mutant.key, verdict, by, 1 if by else 0, 0.1, suite, "c0ffee", "2026-01-01")


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    assert results.to_try(MUTANTS, "tests of today", kept) == list(MUTANTS)
    results.keep(result(MUTANTS[0], "killed", "tests/cards/test_fury.py::test_a"), kept)
    results.keep(result(MUTANTS[1], "survived"), kept)
    results.keep(result(MUTANTS[2], "survived", suite="tests of yesterday"), kept)
    with kept.open("a") as file:
        file.write('{"key": "interrup')
    assert results.to_try(MUTANTS, "tests of today", kept) == list(MUTANTS[2:])
    assert results.to_try(MUTANTS, "tests of tomorrow", kept) == list(MUTANTS[1:])


def test_the_page_counts_equivalent_ones_out_only_with_a_reason() -> None:
    drawn = Draw(1, "c0ffee", "2026-01-01", MUTANTS[:4])
    trials = {
        MUTANTS[0].key: [
            result(MUTANTS[0], "survived"),
            result(MUTANTS[0], "killed", "tests/cards/test_fury.py::test_a"),
        ],
        MUTANTS[1].key: [result(MUTANTS[1], "timed out", "tests/games/test_steps.py::test_b")],
        MUTANTS[2].key: [result(MUTANTS[2], "survived")],
        MUTANTS[3].key: [result(MUTANTS[3], "survived")],
    }
    there = {mutant.key for mutant in MUTANTS}
    text = page.page([drawn], trials, {}, there)
    assert "| 4 | 4 | 1 | 1 | 0 | 2 | 0 | 0 | 25.0 % | 25.0 % | **50.0 %** |" in text
    text = page.page([drawn], trials, {MUTANTS[2].key: "There is only one."}, there)
    assert "| 4 | 4 | 1 | 1 | 0 | 2 | 1 | 0 | 25.0 % | 33.3 % | **66.7 %** |" in text
    assert f"{page.line(MUTANTS[2])}: There is only one." in text
    text = page.page([drawn], trials, {MUTANTS[2].key: "There is only one."}, there - {MUTANTS[3].key})
    assert "| 4 | 4 | 1 | 1 | 0 | 2 | 1 | 1 | 25.0 % | 33.3 % | **100.0 %** |" in text
    assert "| cards | 1 |\n| games | 1 |" in text


def test_every_equivalent_mutant_has_a_reason() -> None:
    for key, reason in results.equivalent().items():
        assert len(key) == 12
        assert len(reason.split()) >= 3


# --- trying -----------------------------------------------------------------------------------------------------------

TRY = """
import json, os, sys
from pathlib import Path
sys.path[:0] = ["src"]
os.environ["PYTHONPATH"] = "src"
from tools.mutants.changes import Mutant
from tools.mutants.trying import try_all
try_all([Mutant(**each) for each in json.loads(sys.argv[1])], 2, [sys.argv[2]], Path(sys.argv[3]))
"""


def planted(found: list[Mutant], file: str, before: str, after: str) -> Mutant:
    (mutant,) = [each for each in found if each.file == file and before in each.before and after in each.after]
    return mutant


@pytest.mark.slow
def test_planted_mutants_die_and_one_that_is_never_reached_survives(found: list[Mutant], tmp_path: Path) -> None:
    late = planted(found, "scoring.py", "not side.lost and side.points >= goal", "side.points > goal")
    early = planted(found, "modes/mode.py", "victory_score = 8", "victory_score = 9")
    elsewhere = planted(found, "modes/lane_legends/lane.py", "here < NPC_BASE", "here <= NPC_BASE")
    tests = ROOT / "tests" / "scenarios" / "scoring" / "test_scoring.py"
    chosen = json.dumps([asdict(mutant) for mutant in (late, early, elsewhere)])
    subprocess.run([sys.executable, "-c", TRY, chosen, tests, tmp_path], cwd=ROOT, check=True)
    trials = results.known(tmp_path / results.RESULTS.name)
    assert {key: trial.verdict for key, (trial,) in trials.items()} == {
        late.key: "killed", early.key: "killed", elsewhere.key: "survived",
    }  # fmt: skip
    assert trials[late.key][0].by.startswith("tests/scenarios/scoring/test_scoring.py::")
    assert trials[elsewhere.key][0].tests == 0


def spin(seconds: float, report: Report) -> None:
    report.say(running="tests/cards/test_fury.py::test_a", tests=1, seconds=0.0)
    limit(seconds)
    while True:
        pass


def test_a_mutant_that_never_comes_to_an_end_is_ended() -> None:
    ((_, end),) = each_in_a_fork([0.1], spin, 1)
    assert judged(MUTANTS[0], end).verdict == "timed out"


@pytest.mark.parametrize(
    ("number", "outside"), [(signal.SIGTERM, True), (signal.SIGKILL, True), (signal.SIGSYS, False)]
)
def test_a_mutant_that_breaks_down_is_dead_but_not_one_that_somebody_ended(number: int, outside: bool) -> None:
    def ended(job: int, report: Report) -> None:
        report.say(running="tests/cards/test_fury.py::test_a", tests=1, seconds=0.0)
        os.kill(os.getpid(), job)

    ((_, end),) = each_in_a_fork([number], ended, 1)
    assert end.ended_from_outside == outside
    assert judged(MUTANTS[0], end).verdict == "crashed"


def test_a_mutant_that_could_not_be_tried_is_no_dead_one() -> None:
    ((_, end),) = each_in_a_fork(["no number"], lambda job, report: report.say(failed=int(job)), 1)
    with pytest.raises(SystemExit, match="ValueError"):
        judged(MUTANTS[0], end)
