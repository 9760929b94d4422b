"""Everybody outside the rules asks the `Game`: nobody takes its state, and nobody changes what is to be looked at."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OUTSIDE = ("src/farfield", "tests", "tools", "fuzz")

SETTING_UP = ("src/farfield/games/position*.py", "tests/insides.py")
"""What sets up positions, and writes them down: the state of a game is taken here and nowhere else."""

OF_THE_STATE = (
    *SETTING_UP,
    "tests/scenarios/lane_legends/lane_table.py",  # sets up positions of Lane Legends
    "tests/modes/*.py",  # modes, which the rules ask with the state
    "tests/forbidden/*.py", "tests/forbidden_*.py", "tests/test_forbidden.py",  # what no state may be
    "tests/properties/*.py",  # proofs about copies, hashes and what is hidden
)  # fmt: skip
"""Who may speak of the state itself: import its class, or ask `tests.insides` for one."""

OTHER_STATES = ("app", "request.app", "f", "arena", "self", "self.conn", "Last.seen")
"""What else has something called `state`: the web server and its connections, a filter that asks for one, an arena as a
seat sees it."""

LOOKED_AT = frozenset(("arenas", "battlefields", "card", "find", "last_known", "lasting", "objects", "places", "sides"))
CHANGES = frozenset(("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"))


def among(path: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


@cache
def sources() -> dict[str, str]:
    out: dict[str, str] = {}
    for folder in OUTSIDE:
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith("src/farfield/rules/") and path != Path(__file__):
                out[name] = path.read_text(encoding="utf-8")
    return out


def modules(worth_reading: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules outside the rules in which something like this is written at all."""
    for name, text in sources().items():
        if re.search(worth_reading, text):
            yield name, ast.parse(text)


def states_taken(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Whatever is written `game.state`, by any other name of the game too."""
    made = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}  # `Position(…).state()`
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "state" and node not in made:
            if ast.unparse(node.value) not in OTHER_STATES:
                yield node


def speaks_of_the_state(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            if ("State" in names and str(node.module).startswith("farfield.rules")) or "state_of" in names:
                yield node


def changed(tree: ast.Module) -> Iterator[ast.expr]:
    """What is reached through something to be looked at, and then set, or changed in place."""
    for node in ast.walk(tree):
        found: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            found = [part for target in node.targets for part in getattr(target, "elts", [target])]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            found = [node.target]
        elif isinstance(node, ast.Delete):
            found = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            found = [node.func]
        yield from (target for target in found if reached_through_a_game(target))


def reached_through_a_game(target: ast.expr) -> bool:
    x: ast.expr = target
    steps = 0
    while isinstance(x, ast.Attribute | ast.Subscript | ast.Call):
        inner = x.func if isinstance(x, ast.Call) else x.value
        if isinstance(x, ast.Attribute) and x.attr in LOOKED_AT and steps and ast.unparse(inner).endswith("game"):
            return True
        x, steps = inner, steps + 1
    return False


def test_nobody_takes_the_state_of_a_game_but_what_sets_up_positions() -> None:
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, tree in modules(r"\.state\b")
        if not among(name, SETTING_UP)
        for node in states_taken(tree)
    ]
    assert found == [], "ask the Game (farfield/rules/open_game.py says what it tells), or tests/insides.py"


def test_few_speak_of_the_state_at_all() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, tree in modules(r"\bState\b|\bstate_of\b")
        if not among(name, OF_THE_STATE)
        for node in speaks_of_the_state(tree)
    ]
    assert found == [], "let it take the Game"


def test_nobody_changes_what_a_game_shows() -> None:
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, tree in modules(rf"game\.({'|'.join(LOOKED_AT)})\b")
        if not among(name, SETTING_UP)
        for node in changed(tree)
    ]
    assert found == [], "say it in the position, or give tests/insides.py a verb for it"


def test_every_exception_is_in_use() -> None:
    kept = [tree for name, tree in modules(r"\.state\b") if not among(name, SETTING_UP)]
    states = [x for tree in kept for x in ast.walk(tree) if isinstance(x, ast.Attribute) and x.attr == "state"]
    assert set(OTHER_STATES) - {ast.unparse(x.value) for x in states} == set()
    speaking = [name for name, tree in modules(r"\bState\b|\bstate_of\b") if any(speaks_of_the_state(tree))]
    assert [pattern for pattern in OF_THE_STATE if not any(fnmatch(name, pattern) for name in speaking)] == []


@pytest.mark.parametrize(
    "line",
    ["game.state.turn", "s = self.game.state", "f(new_table(2).state)", "room.game.state.turn = 1", "x.state.copy()"],
)
def test_a_state_that_is_taken_is_found(line: str) -> None:
    assert len(list(states_taken(ast.parse(line)))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "game.sides[0].points = 3",
        "self.game.sides[0].points += 1",
        "game.card(id).known |= 1",
        "game.places[0].units.append(7)",
        "game.sides[0].hand, x = [], 1",
        "del playing.game.arenas[0].chain[0]",
    ],
)
def test_a_change_through_a_game_is_found(line: str) -> None:
    assert len(list(changed(ast.parse(line)))) == 1


def test_looking_is_allowed() -> None:
    for line in ("x = game.sides[0].hand", "sorted(game.sides[0].hand)", "names.append(game.card(7).printed.name)"):
        assert not list(changed(ast.parse(line)))
        assert not list(states_taken(ast.parse(line)))
