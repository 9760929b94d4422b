"""Numbers have types: a zone is no verb and a seat no place (see *Numbers have types* in docs/engine.md).

The constants of a type are written as bare numbers, so that mypyc folds them, in modules where mypy does not compare
the two sides of an assignment. What it would have found there is found here.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "farfield"
RULES = SOURCES / "rules"
UNCHECKED = '# mypy: disable-error-code="assignment"'
CONSTANTS = [path for path in sorted(RULES.rglob("*.py")) if UNCHECKED in path.read_text(encoding="utf-8")]
COUNTS = "int"  # the type of what is not a member of a set: how many there are


class Declared:
    """What a module of constants declares: its types, and of each constant the type and the number."""

    def __init__(self, source: str) -> None:
        self.types: set[str] = {COUNTS}
        self.constants: dict[str, tuple[str, int]] = {}
        self.faults: list[str] = []
        tree = ast.parse(source)
        for statement in tree.body:
            if not self.read(statement):
                self.faults.append(ast.unparse(statement))

    def read(self, x: ast.stmt) -> bool:
        if isinstance(x, ast.Expr):
            return isinstance(x.value, ast.Constant) and isinstance(x.value.value, str)
        if isinstance(x, ast.ImportFrom):
            return x.module in ("__future__", "typing")
        if isinstance(x, ast.Assign):
            return self.read_type(x)
        if not isinstance(x, ast.AnnAssign) or not isinstance(x.target, ast.Name) or x.value is None:
            return False
        kind = ast.unparse(x.annotation)
        if kind == "Final":  # a table of what is declared here: mypy finds out its type by itself
            return isinstance(x.value, ast.Tuple | ast.Dict)
        kind = kind[len("Final[") : -1] if kind.startswith("Final[") else ""
        number = self.number(x.value, kind)
        if kind not in self.types or number is None:
            return False
        self.constants[x.target.id] = (kind, number)
        return True

    def read_type(self, x: ast.Assign) -> bool:
        name = ast.unparse(x.targets[0])
        base = ast.unparse(x.value).removeprefix(f"NewType('{name}', ").removesuffix(")")
        if base not in self.types:
            return False
        self.types.add(name)
        return True

    def number(self, x: ast.expr, kind: str) -> int | None:
        """What an expression of numbers, and of constants of this type, comes to."""
        if isinstance(x, ast.Constant):
            return x.value if type(x.value) is int else None
        if isinstance(x, ast.Name):
            known, value = self.constants.get(x.id, ("", 0))
            return value if known == kind else None
        if isinstance(x, ast.UnaryOp) and isinstance(x.op, ast.USub):
            value_ = self.number(x.operand, kind)
            return None if value_ is None else -value_
        if isinstance(x, ast.BinOp) and isinstance(x.op, ast.BitOr | ast.LShift | ast.Sub):
            left, right = self.number(x.left, kind), self.number(x.right, kind)
            if left is None or right is None:
                return None
            return (
                left | right
                if isinstance(x.op, ast.BitOr)
                else left << right
                if isinstance(x.op, ast.LShift)
                else left - right
            )
        return None

    def repeated(self) -> list[str]:
        """Constants of one type that share a number."""
        first: dict[tuple[str, int], str] = {}
        return [
            f"{name} is {first[key]}"
            for name, key in self.constants.items()
            if key[0] != COUNTS and first.setdefault(key, name) != name
        ]


NAMED = (63, 256, 512, 4095, 4096)
"""Numbers that have a name: every domain, room for the abilities of an object, the slots of objects."""


def bare_numbers(path: Path) -> list[int]:
    """The lines where a number stands that has a name, other than where it gets it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    declared = [x for x in tree.body if isinstance(x, ast.AnnAssign) and ast.unparse(x.annotation).startswith("Final")]
    named = [x.value for x in declared]
    return [x.lineno for x in ast.walk(tree) if isinstance(x, ast.Constant) and x.value in NAMED and x not in named]


def test_numbers_with_a_name_are_called_by_it() -> None:
    found = {path.relative_to(RULES).as_posix(): bare_numbers(path) for path in RULES.rglob("*.py")}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_there_are_modules_of_constants() -> None:
    assert RULES / "terms.py" in CONSTANTS


@pytest.mark.parametrize("path", CONSTANTS, ids=lambda path: path.stem)
def test_a_module_of_constants_holds_nothing_else(path: Path) -> None:
    found = Declared(path.read_text(encoding="utf-8"))
    assert found.faults == []
    assert found.repeated() == []


@pytest.mark.parametrize(
    "line",
    [
        "HAND: Final[Zone] = '3'",
        "HAND: Final[Verb] = 3",
        "HAND = 3",
        "HAND: Zone = 3",
        "HAND: Final[Zone] = KILL",
        "print()",
    ],
)
def test_what_mypy_would_have_refused_is_refused(line: str) -> None:
    before = "Zone = NewType('Zone', int)\nKind = NewType('Kind', int)\nKILL: Final[Kind] = 1\n"
    assert Declared(before).faults == []
    assert Declared(before + line).faults == [line]


def test_two_constants_of_a_type_with_one_number_are_found() -> None:
    lines = "Zone = NewType('Zone', int)\nHAND: Final[Zone] = 3\nTRASH: Final[Zone] = 3\n"
    assert Declared(lines).repeated() == ["TRASH is HAND"]


RAW = {
    "rules/state/questions.py": "writes and reads them for all others",
    "rules/state/dice.py": "of dice",
    "rules/knowing/coming_to_light.py": "of dice",
    "rules/knowing/statehash.py": "hashes them as they are",
    "rules/game.py": "finds an answer by the names in a view",
    "rules/view/views.py": "a view's own, with the viewer's names",
    "rules/view/board.py": "a view's own",
    "rules/why_not/judging.py": "compares what is wished with what is offered",
}
"""Where the two numbers of an answer may be touched; besides the table, which keeps and sends them."""


def raw_answers(path: Path) -> list[int]:
    """The lines where the two numbers of an answer are written or read as they are."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = [x.lineno for x in ast.walk(tree) if isinstance(x, ast.Attribute) and x.attr in ("a", "b")]
    calls = [x for x in ast.walk(tree) if isinstance(x, ast.Call) and len(x.args) > 1]
    return read + [x.lineno for x in calls if isinstance(x.func, ast.Name) and x.func.id == "Option"]


def test_the_numbers_of_an_answer_are_read_by_name() -> None:
    found = {path.relative_to(SOURCES).as_posix(): raw_answers(path) for path in SOURCES.rglob("*.py")}
    raw = {name: lines for name, lines in found.items() if lines and not name.startswith("table/")}
    assert {name: lines for name, lines in raw.items() if name not in RAW} == {}
    assert set(RAW) == set(raw)
