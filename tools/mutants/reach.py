"""Which tests run which lines, and how long each takes; asked once and kept until sources or tests change."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.changes import ROOT
from tools.mutants.forks import Report, each_in_a_fork, limit
from tools.mutants.suite import LONGEST, Reached, Session, run_one


@dataclass(frozen=True)
class Test:
    """A test that passes while nothing is changed."""

    name: str
    seconds: float
    lines: dict[str, int]


def digest_of(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


@cache
def shared_digest() -> str:
    """All that every test depends on: the sources and whatever tests share."""
    kinds = (".py", ".json", ".jsonl", ".ftl")
    ours = [path for path in (ROOT / "src" / "farfield").rglob("*") if path.suffix in kinds]
    helpers = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    return digest_of(ours + helpers)


@cache
def tests_digest() -> str:
    """All tests: a mutant that survived others is to be tried again."""
    return digest_of((ROOT / "tests").rglob("*.py"))


def measure(items: list[pytest.Item], session: Session, at_once: int, home: Path) -> list[Test]:
    """All of these tests that are quick, measured where that was not yet done, each file of them in a fork of its own.

    One that was too slow when it was measured is not measured again.
    """
    by_file: dict[Path, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.path, []).append(item)
    digests = {path: shared_digest() + digest_of([path]) for path in by_file}
    stale = [path for path in by_file if _kept(home, path).get("digest") != digests[path]]
    home.mkdir(parents=True, exist_ok=True)
    slow = {path: set(_kept(home, path).get("slow", ())) for path in by_file}
    work = each_in_a_fork(stale, lambda path, report: _measured(by_file[path], slow[path], session, report), at_once)
    for n, (path, end) in enumerate(work, 1):
        if not end.finished:
            raise SystemExit(f"{path.relative_to(ROOT)} could not be measured: {end.said}")
        for name in end.said["failing"]:
            print(f"left out, because it fails while nothing is changed: {name}", flush=True)
        tests = {name: x for name, x in end.said["tests"].items() if x[0] <= LONGEST}
        slow[path] |= end.said["tests"].keys() - tests.keys()
        found = {"digest": digests[path], "tests": tests, "slow": sorted(slow[path])}
        _file(home, path).write_text(json.dumps(found))
        print(f"measured {path.relative_to(ROOT)} ({n} of {len(stale)} files)", flush=True)
    return [
        Test(name, seconds, {chapter: int(bits, 16) for chapter, bits in lines.items()})
        for path in by_file
        for name, (seconds, lines) in _kept(home, path)["tests"].items()
    ]


def _measured(items: list[pytest.Item], slow: set[str], session: Session, report: Report) -> None:
    items = [item for item in items if item.nodeid not in slow]
    tests, failing = {}, []
    for n, item in enumerate(items, 1):
        limit(300)
        reached = Reached()
        started = time.process_time()
        run_one(item, items[n] if n < len(items) else None)
        seconds = round(time.process_time() - started, 4)
        lines = {chapter: f"{bits:x}" for chapter, bits in reached.lines().items()}
        if session.failed:
            failing.append(item.nodeid)
            session.failed = ""
        else:
            tests[item.nodeid] = (seconds, lines)
    report.say(tests=tests, failing=failing)


def _file(home: Path, test: Path) -> Path:
    return home / (str(test.relative_to(ROOT / "tests")).replace("/", ".") + ".json")


def _kept(home: Path, test: Path) -> dict[str, Any]:
    path = _file(home, test)
    kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    return kept
