"""How far the chapters of the rules are entangled: the most modules that import each other in a circle."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src"
MOST = 7
"""Who controls, moves, wears and gives do ask for each other. It may become less, and never more."""


def modules() -> dict[str, Path]:
    found = {
        path.relative_to(SOURCES).with_suffix("").parts: path for path in (SOURCES / "farfield" / "rules").rglob("*.py")
    }
    return {".".join(parts).removesuffix(".__init__"): path for parts, path in found.items()}


def statements(body: list[ast.stmt]) -> list[ast.stmt]:
    """All of them that run on import or later; what only the type checker reads is left out."""
    out: list[ast.stmt] = []
    for x in body:
        if not (isinstance(x, ast.If) and ast.unparse(x.test) == "TYPE_CHECKING"):
            out += [x, *statements([y for y in ast.iter_child_nodes(x) if isinstance(y, ast.stmt)])]
    return out


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    out: set[str] = set()
    for x in statements(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(x, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) - x.level + 1]) if x.level else ""
            base = ".".join(part for part in (base, x.module) if part)
            for alias in x.names:
                out.add(f"{base}.{alias.name}" if f"{base}.{alias.name}" in known else base)
    return {found for found in out if found in known and found != name}


def reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for name in graph[ahead.pop()] - found:
            found.add(name)
            ahead.append(name)
    return found


def test_the_largest_circle_of_imports_does_not_grow() -> None:
    known = modules()
    graph = {name: imports(name, path, known) for name, path in known.items()}
    reach = {name: reached(name, graph) for name in graph}
    circles = {frozenset(y for y in reach[x] if x in reach[y]) for x in graph if x in reach[x]}
    largest = max(circles, key=len)
    assert len(largest) <= MOST, sorted(largest)
    assert len(largest) == MOST, "it has become less: say so here"
