"""The commands; see the package."""

from __future__ import annotations

import argparse
import os
import signal
import sys

import pytest

from tools.mutants import page, results
from tools.mutants.changes import ROOT, Mutant, all_mutants
from tools.mutants.drawing import drawn, draws
from tools.mutants.reach import tests_digest
from tools.mutants.suite import ImportChanged, all_tests
from tools.mutants.trying import try_all


def find(key: str) -> Mutant:
    """The mutant whose key begins so."""
    found = [mutant for mutant in all_mutants() if mutant.key.startswith(key)]
    if len(found) != 1:
        raise SystemExit(f"{len(found)} mutants have a key that begins with {key}")
    return found[0]


def show(mutant: Mutant) -> None:
    print(f"{mutant.key} {mutant.file}:{mutant.line} {mutant.function} ({mutant.operator})")
    print("".join(f"    - {line}\n" for line in mutant.before.splitlines()), end="")
    print("".join(f"    + {line}\n" for line in mutant.after.splitlines()), end="")


def run(seed: int, count: int, jobs: int) -> int:
    draw = drawn(seed, count)
    left = results.to_try(draw.mutants, tests_digest())
    print(f"seed {seed}: {len(draw.mutants)} drawn, {len(left)} to try", flush=True)
    if left:
        try_all(left, jobs)
    return write_page()


def write_page() -> int:
    there = {mutant.key for mutant in all_mutants()}
    page.PAGE.write_text(page.page(draws(), results.known(), results.equivalent(), there), encoding="utf-8")
    print(f"written: {page.PAGE.relative_to(ROOT)}")
    return 0


def survivors(seed: int) -> int:
    trials, reasons = results.known(), results.equivalent()
    for draw in draws():
        for mutant in draw.mutants if draw.seed == seed else ():
            if mutant.key in trials and not trials[mutant.key][-1].died and mutant.key not in reasons:
                show(mutant)
                print(f"    {trials[mutant.key][-1].tests} tests passed")
    return 0


def try_one(key: str, tests: list[str]) -> int:
    mutant = find(key)
    show(mutant)
    ImportChanged(mutant).install()
    return int(pytest.main([*(tests or all_tests()), "-q", "-x", "-p", "no:cacheprovider"]))


def main() -> int:
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # not without ending what it has begun
    sys.path[:0] = [str(ROOT / "src")]  # these sources, whatever is installed or compiled
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Mutation testing of the rules.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("run", help="draw, try what has not been tried, write the page")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--count", type=int, default=400)
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    command = commands.add_parser("survivors", help="those that no test noticed")
    command.add_argument("--seed", type=int, default=1)
    command = commands.add_parser("try", help="one again, against these tests or all of them")
    command.add_argument("key")
    command.add_argument("tests", nargs="*")
    command = commands.add_parser("equivalent", help="list one that nobody could notice")
    command.add_argument("key")
    command.add_argument("reason")
    commands.add_parser("page", help="write docs/mutants.md")
    given = parser.parse_args()
    match given.command:
        case "run":
            return run(given.seed, given.count, given.jobs)
        case "survivors":
            return survivors(given.seed)
        case "try":
            return try_one(given.key, given.tests)
        case "equivalent":
            results.list_as_equivalent(find(given.key), given.reason)
    return write_page()


if __name__ == "__main__":
    raise SystemExit(main())
