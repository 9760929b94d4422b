"""A process for one mutant: the rules are imported with the change in them, and all tests are run until one fails."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools.mutants.changes import Mutant
from tools.mutants.forks import Report, limit
from tools.mutants.suite import ImportChanged, Session, until_one_fails


def main(order: Path, report: Path) -> None:
    told = json.loads(order.read_text())
    seconds: dict[str, float] = told["tests"]
    place = {name: n for n, name in enumerate(seconds)}
    if told["mutant"] is not None:
        ImportChanged(Mutant(**told["mutant"])).install()

    def run(items: list[pytest.Item]) -> None:
        chosen = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])
        until_one_fails(session, chosen, seconds, said)

    with report.open("w", encoding="utf-8") as file:
        said = Report(file)
        said.say(running="collecting the tests")
        limit(60)
        session = Session(run)
        session.collect(told["collect"])
        if not session.collected:
            said.say(failed="collecting the tests", tests=0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
