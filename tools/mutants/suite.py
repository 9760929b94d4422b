"""The tests that try a mutant: collected once, run one by one, the quickest first, until one fails."""

from __future__ import annotations

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import CodeType, FunctionType, ModuleType

import coverage
import hypothesis
import pytest

from tools.mutants.changes import ROOT, RULES, Mutant, compiled
from tools.mutants.forks import Report, limit

TESTS = (
    "scenarios", "cards", "modes", "rules", "games", "words", "properties", "lessons", "decks", "test_forbidden.py",
)  # fmt: skip
"""What judges a mutant, in tests/. The terminal, the table, the page and the programs that play are left out: they show
and use what these decide."""
LONGEST = 2.0
"""Seconds; what takes longer, while its lines are watched, is not asked: for a survivor every test is run."""
OPTIONS = [
    "-qq", "-m", "not slow and not bulk and not soak", "--capture=sys", "--tb=native", "--no-summary",
    "--disable-warnings", "-o", "faulthandler_timeout=0", "--rootdir", str(ROOT),
    *(f"-pno:{plugin}" for plugin in ("cacheprovider", "xdist", "benchmark", "faker", "playwright")),
]  # fmt: skip


class Session:
    """A pytest plugin: when all tests are collected, it hands them over and is done."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.collected = False
        self.failed = ""
        """The test that failed last."""
        self.stopped: BaseException | None = None

    def collect(self, tests: Sequence[str]) -> None:
        """Have the tests collected and the work done; `collected` stays False if they could not be."""
        pytest.main([*tests, *OPTIONS], plugins=[self])
        if self.stopped is not None:
            raise self.stopped

    def pytest_sessionstart(self) -> None:
        """The same examples every time, none kept, and none made smaller: that one fails is all there is to know."""
        hypothesis.settings.register_profile(
            "mutants",
            hypothesis.settings.get_profile("farfield"),
            derandomize=True,
            database=None,
            phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        )
        hypothesis.settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed == 0:
            self.collected = True
            try:
                self.work(session.items)
            except BaseException as stopped:  # pytest would only tell it and go on
                self.stopped = stopped
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def all_tests() -> list[str]:
    return [str(ROOT / "tests" / name) for name in TESTS]


def run_one(item: pytest.Item, following: pytest.Item | None = None) -> None:
    item.ihook.pytest_runtest_protocol(item=item, nextitem=following)


def until_one_fails(session: Session, items: Sequence[pytest.Item], seconds: dict[str, float], report: Report) -> None:
    """Run the tests in this order. One that computes far longer than it ever did ends the process."""
    started = time.process_time()
    for n, item in enumerate(items, 1):
        report.say(running=item.nodeid, tests=n, seconds=time.process_time() - started)
        limit(10 + 10 * seconds[item.nodeid])
        run_one(item, items[n] if n < len(items) else None)
        if session.failed:
            break
    limit(0)
    report.say(failed=session.failed, tests=n if items else 0, seconds=time.process_time() - started)


# --- which lines a test reaches ---------------------------------------------------------------------------------------


class Reached:
    """Lines of the rules that are run from now on, until `lines` asks."""

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=[f"{RULES}/*"])
        self.coverage.start()

    def lines(self) -> dict[str, int]:
        """For each chapter a number with a bit for every line that was run."""
        self.coverage.stop()
        data = self.coverage.get_data()
        found = {}
        for path in data.measured_files():
            bits = 0
            for line in data.lines(path) or ():
                bits |= 1 << line
            found[path.removeprefix(f"{RULES}/")] = bits
        return found


def runs(lines: dict[str, int], mutant: Mutant) -> bool:
    first, last = mutant.span
    return bool(lines.get(mutant.file, 0) >> first & (1 << last - first + 1) - 1)


# --- putting a mutant in place ----------------------------------------------------------------------------------------


def module_of(mutant: Mutant) -> str:
    return "farfield.rules." + mutant.file.removesuffix(".py").removesuffix("__init__").replace("/", ".").rstrip(".")


def get_ready() -> None:
    """Import all of the rules and make all cards: what happens once must not fall to whichever test is first."""
    for path in sorted(RULES.rglob("*.py")):
        parts = path.relative_to(RULES.parent).with_suffix("").parts
        importlib.import_module(".".join(("farfield", *parts)).removesuffix(".__init__"))
    catalogue = importlib.import_module("farfield.cards.catalogue")
    for name in catalogue.claimed():
        catalogue.printed(name)


Functions = dict[tuple[str, str, int], list[FunctionType]]


def functions_of_the_rules() -> Functions:
    """Every function of the rules there is in this process, by where its code stands."""
    found: Functions = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(f"{RULES}/"):
            found.setdefault(_place(thing.__code__), []).append(thing)
    return found


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def exchanges(mutant: Mutant, functions: Functions) -> list[tuple[FunctionType, CodeType]]:
    """The functions that the mutant changes, each with its changed code."""
    return [
        (function, code)
        for code in _codes(compiled(mutant))
        for function in functions.get(_place(code), ())
        if function.__code__ != code
    ]


class ImportChanged(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one chapter of the rules changed."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.path = RULES / mutant.file

    def find_spec(self, name: str, path: object = None, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if name != module_of(self.mutant):
            return None
        folder = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, self.path, loader=self, submodule_search_locations=folder)

    def exec_module(self, module: ModuleType) -> None:
        exec(compiled(self.mutant), module.__dict__)

    def install(self) -> None:
        sys.meta_path.insert(0, self)
