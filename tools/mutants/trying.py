"""Trying mutants: most in forks of a process that has everything ready, some in a process of their own."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path

import pytest

from tools.mutants.changes import Mutant
from tools.mutants.drawing import HOME, commit
from tools.mutants.forks import End, Report, each_in_a_fork
from tools.mutants.reach import Test, measure, shared_digest, tests_digest
from tools.mutants.results import CRASHED, KILLED, RESULTS, SURVIVED, TIMED_OUT, Result, keep
from tools.mutants.suite import (
    Functions,
    Reached,
    Session,
    all_tests,
    exchanges,
    functions_of_the_rules,
    get_ready,
    runs,
    until_one_fails,
)  # fmt: skip


def try_all(mutants: Sequence[Mutant], at_once: int, tests: Sequence[str] = all_tests(), home: Path = HOME) -> None:
    """Try these and keep what comes of it, one by one."""
    early = Reached()

    def trial(items: list[pytest.Item]) -> None:
        get_ready()
        Trial(session, tests, items, early.lines(), at_once, home).of_all(mutants)

    session = Session(trial)
    session.collect(tests)
    if not session.collected:
        raise SystemExit("the tests cannot be collected while nothing is changed")


class Trial:
    """All that is ready for trying mutants, once the tests are collected."""

    def __init__(
        self,
        session: Session,
        collected: Sequence[str],
        items: list[pytest.Item],
        early: dict[str, int],
        at_once: int,
        home: Path,
    ) -> None:
        self.session = session
        self.collected = collected
        self.early = early
        self.at_once = at_once
        self.home = home
        self.items = {item.nodeid: item for item in items}
        self.tests: list[Test] = []
        self.functions: Functions = {}

    def of_all(self, mutants: Sequence[Mutant]) -> None:
        self.functions = functions_of_the_rules()
        gc.freeze()  # or looking for garbage would copy, in every fork, all memory that they share
        self.tests = measure(list(self.items.values()), self.session, self.at_once, self.home / "reach")
        self.tests.sort(key=lambda test: test.seconds)
        alone = [mutant for mutant in mutants if not self.can_be_exchanged(mutant)]
        print(f"{len(self.tests)} tests; {len(mutants)} mutants to try, {len(alone)} of them alone", flush=True)
        self.unchanged_passes()
        done = 0
        for trials in (
            each_in_a_fork([mutant for mutant in mutants if mutant not in alone], self.exchanged, self.at_once),
            each_in_a_fork(alone, self.alone, self.at_once),
        ):
            for mutant, end in trials:
                if end.ended_from_outside:
                    print(f"{mutant.key} was ended from outside (signal {-end.status}): to be tried again", flush=True)
                    continue
                result = judged(mutant, end)
                keep(result, self.home / RESULTS.name)
                done += 1
                told = f" by {result.by}" if result.by else ""
                print(
                    f"{done}/{len(mutants)} {mutant.key} {mutant.file}:{mutant.line} {result.verdict}{told} "
                    f"({result.tests} tests, {result.seconds:.1f} s)",
                    flush=True,
                )

    def unchanged_passes(self) -> None:
        """One after the other the tests must pass as they did each for itself, or no verdict would mean anything."""
        mark, state = self.home / "unchanged-passes", shared_digest() + tests_digest()
        if mark.exists() and mark.read_text() == state:
            return
        print("running all of them while nothing is changed", flush=True)
        for _, end in each_in_a_fork([None], self.alone, 1):
            if not end.finished or end.said["failed"]:
                raise SystemExit(f"while nothing is changed, they do not pass: {end.said}")
        mark.write_text(state)

    def can_be_exchanged(self, mutant: Mutant) -> bool:
        """Code that has not run yet can still be exchanged, if it is a function's."""
        return bool(mutant.function) and not runs(self.early, mutant) and bool(exchanges(mutant, self.functions))

    def exchanged(self, mutant: Mutant, report: Report) -> None:
        """In a fork: the functions get their changed code, and the tests that reach it are run."""
        for function, code in exchanges(mutant, self.functions):
            function.__code__ = code
        tests = [test for test in self.tests if runs(test.lines, mutant)]
        seconds = {test.name: test.seconds for test in tests}
        until_one_fails(self.session, [self.items[test.name] for test in tests], seconds, report)

    def alone(self, mutant: Mutant | None, report: Report) -> None:
        """In a fork: become a process that imports the rules anew, with this mutant among them, and runs all tests."""
        reaching = [test for test in self.tests if mutant is not None and runs(test.lines, mutant)]
        order = {
            "mutant": mutant and asdict(mutant),
            "collect": list(self.collected),
            "tests": {test.name: test.seconds for test in [*reaching, *self.tests]},
        }
        path = Path(f"{report.file.name}.order")
        path.write_text(json.dumps(order))
        os.execv(sys.executable, [sys.executable, "-m", "tools.mutants.alone", str(path), report.file.name])


def judged(mutant: Mutant, end: End) -> Result:
    """The verdict on a mutant whose tests have come to an end."""
    if not {"failed", "running"} & end.said.keys():  # it did not come as far as a test
        raise SystemExit(f"{mutant.key} could not be tried: {end.said.get('error', 'it said nothing')}")
    failed = str(end.said.get("failed") or end.said.get("running") or "")
    if end.timed_out:
        verdict = TIMED_OUT
    elif not end.finished:
        verdict = CRASHED
    else:
        verdict = KILLED if failed else SURVIVED
    tests, seconds = end.said.get("tests", 0), round(end.said.get("seconds", 0.0), 2)
    return Result(mutant.key, verdict, failed, tests, seconds, tests_digest(), commit(), date.today().isoformat())
