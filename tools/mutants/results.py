"""What became of the mutants: one line for each trial, and the list of those that nobody could notice."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.mutants.changes import Mutant
from tools.mutants.drawing import HOME

RESULTS = HOME / "results.jsonl"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

KILLED, TIMED_OUT, CRASHED, SURVIVED = "killed", "timed out", "crashed", "survived"


@dataclass(frozen=True)
class Result:
    """One trial of one mutant."""

    key: str
    verdict: str
    by: str
    """The test that noticed it, or was running."""
    tests: int
    """How many tests were run."""
    seconds: float
    suite: str
    """A digest of the tests there were."""
    commit: str
    day: str

    @property
    def died(self) -> bool:
        return self.verdict != SURVIVED

    @property
    def kind(self) -> str:
        """The kind of test that noticed it: a folder or file of tests/."""
        parts = self.by.split("::")[0].split("/")
        return parts[1].removesuffix(".py") if len(parts) > 1 else "importing the rules"


def keep(result: Result, path: Path = RESULTS) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(asdict(result)))  # a line of its own, even after one that was cut off


def known(path: Path = RESULTS) -> dict[str, list[Result]]:
    """All trials of each mutant, the first one first. A line that was cut off is as if it had not been."""
    trials: dict[str, list[Result]] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except json.JSONDecodeError:
                continue
            trials.setdefault(result.key, []).append(result)
    return trials


def to_try(mutants: tuple[Mutant, ...], suite: str, path: Path = RESULTS) -> list[Mutant]:
    """Those never tried, and those that survived when the tests were others."""
    settled = {key for key, trials in known(path).items() if trials[-1].died or trials[-1].suite == suite}
    return [mutant for mutant in mutants if mutant.key not in settled]


def equivalent() -> dict[str, str]:
    """The reason why a mutant changes nothing that anybody could notice, by its key."""
    return {entry["key"]: entry["reason"] for entry in tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])}


def list_as_equivalent(mutant: Mutant, reason: str) -> None:
    words = {
        "key": mutant.key,
        "where": f"{mutant.file} {mutant.function}".strip(),
        "before": mutant.before,
        "after": mutant.after,
        "reason": reason,
    }
    with EQUIVALENT.open("a", encoding="utf-8") as file:
        file.write("\n[[mutant]]\n")
        file.writelines(f"{name} = {json.dumps(text, ensure_ascii=False)}\n" for name, text in words.items())
