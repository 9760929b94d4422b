"""The clause index: which test is an example of which clause of the rules.

    python tools/clause_index.py            write docs/clause-index.md
    python tools/clause_index.py --check    is it fresh, and is anything missing?
    python tools/clause_index.py --missing  what still needs a test, by page and section
    python tools/clause_index.py --thin     what is covered only through numbers it shares with other clauses

What must be accounted for, in core-rules, actions, keywords, lane-legends and the open questions:

- every official number (``CR 323.6``),
- every clause of ours that restates no official number (``core 16.6.3``, ``token Mech``, ``LL 4.3``),
- every ruling (``A9``, ``B4``), whatever numbers it weighs.

A test cites with ``@pytest.mark.clause("CR 323.6", "A9")``. A number covers itself wherever it stands. The id of a
clause (``core 9.5``) covers that clause and all its numbers; the id of a ruling covers itself and the numbers that
only rulings name. A bare heading ("Units [CR 140-146]") has nothing to show: its numbers are settled when all clauses
below it are. What no test can show is listed with its reason in tests/clauses.py.

Markers are read from the source, so they must be plain strings; those of skipped tests and of expected failures do not
count.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from farfield.reference import Clause, Page, clauses, number_order  # noqa: E402
from tests.clauses import NOT_VISIBLE, STILL_MISSING  # noqa: E402

PAGE = ROOT / "docs" / "clause-index.md"


# --- what must be accounted for ---------------------------------------------------------------------------------------


def is_ruling(clause: Clause) -> bool:
    return clause.page is Page.OPEN_QUESTIONS and clause.section.startswith(("Part A", "Part B"))


@cache
def clauses_in_scope() -> tuple[Clause, ...]:
    """Core rules, actions, keywords, Lane Legends and the rulings of the open questions."""
    pages = (Page.CORE, Page.ACTIONS, Page.KEYWORDS, Page.LANE_LEGENDS)
    return tuple(clause for clause in clauses() if clause.page in pages or is_ruling(clause))


@dataclass(frozen=True)
class Entry:
    """One line of the index: a key (``CR 323.6``, ``A9``, ``token Mech``) and the clauses it stands in."""

    key: str
    clauses: tuple[Clause, ...]
    derived: bool
    """Only bare headings name this number: it is settled when the clauses below them are."""


def entries() -> list[Entry]:
    """Every key that must be accounted for, official numbers first."""
    scope = clauses_in_scope()
    by_number: dict[str, list[Clause]] = {}
    for clause in scope:
        for number in clause.numbers:
            by_number.setdefault(number, []).append(clause)
    found = [
        Entry(f"CR {number}", tuple(by_number[number]), all(clause.heading for clause in by_number[number]))
        for number in sorted(by_number, key=number_order)
    ]
    found += [Entry(clause.id, (clause,), False) for clause in scope if is_ruling(clause) or not clause.numbers]
    return found


def keys_of(clause: Clause) -> list[str]:
    """The keys that a citation of this clause's own id covers."""
    if is_ruling(clause):
        ruled = {n for other in clauses_in_scope() if not is_ruling(other) for n in other.numbers}
        return [clause.id, *(f"CR {number}" for number in clause.numbers if number not in ruled)]
    return [f"CR {number}" for number in clause.numbers] or [clause.id]


# --- what tests cite --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Citation:
    """A test says that it is an example of a clause."""

    clause: str
    test: str
    line: int


class BadMarker(Exception):
    """A clause marker that cannot be read from the source, or that stands on no test."""


def citations(tests: Path = ROOT / "tests") -> list[Citation]:
    """Every clause marker below a folder of tests, in the order of files and lines."""
    found: list[Citation] = []
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests.parent).as_posix()
        found += citations_in(file.read_text(encoding="utf-8"), name)
    return found


def citations_in(source: str, name: str) -> list[Citation]:
    """The clause markers of one file: on tests, on classes, in ``pytestmark`` and in the parameters of a test."""
    return list(_walk(ast.parse(source, name), name, name))


def _walk(node: ast.Module | ast.ClassDef, where: str, file: str) -> Iterator[Citation]:
    marks = _own_marks(node)
    if _never_counts(marks):
        return
    on_all = [call for mark in marks for call in _clause_marks(mark)]
    if on_all and not any(
        isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef) and n.name.startswith("test") for n in ast.walk(node)
    ):
        raise BadMarker(f"{file}:{on_all[0].lineno}: {where} cites a clause and holds no test")
    yield from _cite(on_all, where, file)
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = [call for decorator in child.decorator_list for call in _clause_marks(decorator)]
            if calls and not child.name.startswith("test"):
                raise BadMarker(f"{file}:{child.lineno}: {child.name} cites a clause and is no test")
            if not _never_counts(child.decorator_list):
                yield from _cite(calls, f"{where}::{child.name}", file)
        elif isinstance(child, ast.ClassDef):
            yield from _walk(child, f"{where}::{child.name}", file)


def _own_marks(node: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """Decorators of a class, and what ``pytestmark`` holds."""
    marks = list(node.decorator_list) if isinstance(node, ast.ClassDef) else []
    for child in node.body:
        if isinstance(child, ast.Assign) and any(getattr(target, "id", "") == "pytestmark" for target in child.targets):
            marks += child.value.elts if isinstance(child.value, ast.List | ast.Tuple) else [child.value]
    return marks


def _clause_marks(node: ast.expr) -> list[ast.Call]:
    return [call for call in ast.walk(node) if isinstance(call, ast.Call) and _mark_name(call.func) == "clause"]


def _mark_name(node: ast.expr) -> str | None:
    """``pytest.mark.clause`` and ``mark.clause`` are called clause; anything else is no marker."""
    if not isinstance(node, ast.Attribute):
        return None
    owner = node.value
    is_mark = (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
    return node.attr if is_mark else None


def _never_counts(decorators: Iterable[ast.expr]) -> bool:
    marks = (decorator.func if isinstance(decorator, ast.Call) else decorator for decorator in decorators)
    return any(_mark_name(mark) in ("skip", "xfail") for mark in marks)


def _cite(marks: Iterable[ast.Call], test: str, file: str) -> Iterator[Citation]:
    for mark in marks:
        if not mark.args or mark.keywords:
            raise BadMarker(f"{file}:{mark.lineno}: a clause marker takes one or more clauses")
        for argument in mark.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise BadMarker(f"{file}:{mark.lineno}: clauses are plain strings, so that the index can read them")
            yield Citation(argument.value, test, mark.lineno)


@cache
def covered_by(cited: str) -> list[str] | None:
    """The keys that a citation covers; None if nothing in the pages goes by that name."""
    if cited.startswith("CR "):
        number = cited.removeprefix("CR ")
        known = any(number in clause.numbers for clause in clauses())
        return [cited] if known else None
    for clause in clauses():
        if clause.id == cited:
            return keys_of(clause) if clause in clauses_in_scope() else []
    return None


# --- the index --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Index:
    """Every key with the tests that are examples of it."""

    entries: tuple[Entry, ...]
    tests: Mapping[str, tuple[str, ...]]
    cited_ids: frozenset[str]
    unknown: tuple[Citation, ...]
    """Citations of clauses that exist nowhere in the pages."""

    def tested(self, entry: Entry) -> bool:
        return bool(self.tests.get(entry.key))

    def classified(self, entry: Entry) -> bool:
        return entry.key in NOT_VISIBLE

    def missing(self) -> list[Entry]:
        """Neither tested nor classified; bare headings follow from the clauses below them and do not count."""
        return [e for e in self.entries if not (e.derived or self.tested(e) or self.classified(e))]

    def stale(self) -> list[str]:
        """Classified, and yet tested, or gone from the pages."""
        keys = {entry.key for entry in self.entries}
        return [key for key in NOT_VISIBLE if self.tests.get(key) or key not in keys]

    def status(self, entry: Entry) -> str:
        tests = self.tests.get(entry.key, ())
        if tests:
            more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
            return "tested by " + ", ".join(f"`{test}`" for test in tests[:3]) + more
        if entry.key in NOT_VISIBLE:
            return f"not visible from outside: {NOT_VISIBLE[entry.key]}"
        if entry.derived:
            below = self.below(entry)
            names = ", ".join(clause.id for clause in below)
            missing = {missing.key for missing in self.missing()}
            settled = not any(key in missing for clause in below for key in keys_of(clause))
            return f"tested by the tests of {names}" if settled else f"heading: waits for {names}"
        return "**missing**"

    def below(self, entry: Entry) -> list[Clause]:
        """The clauses under the headings that name this number."""
        headings = {clause.id for clause in entry.clauses}
        return [clause for clause in clauses_in_scope() if clause.under in headings]

    def thin(self) -> list[Clause]:
        """Clauses covered only through numbers they share: perhaps no test is an example of these very words."""
        shared = {e.key for e in self.entries if len([c for c in e.clauses if not c.heading and not is_ruling(c)]) > 1}
        return [
            clause
            for clause in clauses_in_scope()
            if not clause.heading
            and clause.id not in self.cited_ids
            and all(self.tests.get(key) and key in shared for key in keys_of(clause))
        ]


def build(found: Sequence[Citation]) -> Index:
    tests: dict[str, list[str]] = {}
    unknown: list[Citation] = []
    for citation in found:
        covered = covered_by(citation.clause)
        if covered is None:
            unknown.append(citation)
        for key in covered or ():
            if citation.test not in tests.setdefault(key, []):
                tests[key].append(citation.test)
    by_key = {key: tuple(names) for key, names in tests.items()}
    return Index(tuple(entries()), by_key, frozenset(citation.clause for citation in found), tuple(unknown))


def render(index: Index) -> str:
    """docs/clause-index.md."""
    settled = [entry for entry in index.entries if not entry.derived]
    tested = sum(index.tested(entry) for entry in settled)
    lines = [
        "# Clause index",
        "",
        "Made by `tools/clause_index.py` from the rules reference, the markers of the tests and `tests/clauses.py`.",
        "Do not edit it by hand.",
        "",
        f"{len(settled)} numbers and clauses: {tested} tested, {len(NOT_VISIBLE)} not visible from outside, "
        f"{len(index.missing())} missing. "
        f"{len(index.entries) - len(settled)} more numbers are headings of clauses in this list.",
        "",
        "## Official numbers",
        "",
        "| number | our clauses | status |",
        "| --- | --- | --- |",
    ]
    official = [entry for entry in index.entries if entry.key.startswith("CR ")]
    lines += [f"| {e.key} | {', '.join(c.id for c in e.clauses)} | {_cell(index.status(e))} |" for e in official]
    lines += [
        "",
        "## Clauses without an official number, and rulings",
        "",
        "| clause | title | status |",
        "| --- | --- | --- |",
    ]
    own = [entry for entry in index.entries if not entry.key.startswith("CR ")]
    lines += [f"| {_cell(e.key)} | {_cell(e.clauses[0].title)} | {_cell(index.status(e))} |" for e in own]
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def render_missing(index: Index) -> str:
    """A list of what to do: page and section, clause, the keys that need a test, the beginning of its words."""
    missing = {entry.key for entry in index.missing()}
    seen: set[str] = set()
    section = ""
    lines: list[str] = []
    for clause in clauses_in_scope():
        keys = [key for key in [clause.id, *(f"CR {n}" for n in clause.numbers)] if key in missing - seen]
        if not keys or clause.heading:
            continue
        seen.update(keys)
        if f"{clause.page.value}: {clause.section}" != section:
            section = f"{clause.page.value}: {clause.section}"
            lines += ["", section]
        words = " ".join(clause.plain.split())
        words = words if len(words) <= 90 else words[:89] + "…"
        numbers = "" if clause.id in keys else f" [{', '.join(keys)}]"  # without numbers it is cited by its id
        lines.append(f"  {clause.id}{numbers} {words}")
    assert seen == missing, sorted(missing - seen)
    return "\n".join([*lines, "", f"{len(missing)} missing (allowed: {STILL_MISSING})"]).lstrip("\n")


def problems(index: Index) -> list[str]:
    """What is wrong with the index, besides that something is still missing."""
    found = [f"{c.test} (line {c.line}) cites {c.clause!r}, which no page names" for c in index.unknown]
    found += [f"tests/clauses.py: {key!r} is tested or unknown: take it out" for key in index.stale()]
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The index of clauses and the tests that are examples of them.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="fail if the page is stale or a clause is missing")
    choice.add_argument("--missing", action="store_true", help="list what is neither tested nor classified")
    choice.add_argument("--thin", action="store_true", help="list what is covered through shared numbers only")
    options = parser.parse_args(arguments)
    try:
        index = build(citations())
    except BadMarker as error:
        print(error, file=sys.stderr)
        return 1
    if options.missing:
        print(render_missing(index))
        return 0
    if options.thin:
        for clause in index.thin():
            print(f"{clause.id} [{', '.join(keys_of(clause))}] {' '.join(clause.plain.split())[:90]}")
        return 0
    wrong = problems(index)
    if options.check:
        if len(index.missing()) > STILL_MISSING:
            wrong.append(f"{len(index.missing())} clauses are missing, {STILL_MISSING} are allowed: see --missing")
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != render(index):
            wrong.append("docs/clause-index.md is stale: run python tools/clause_index.py")
    else:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(render(index), encoding="utf-8")
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(index.entries)} numbers and clauses, {len(index.missing())} missing")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
