"""Drawing mutants by a seed: all chapters have their share, and each at least one."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path

from tools.mutants.changes import ROOT, Mutant, all_mutants

HOME = ROOT / "build" / "mutants"


def shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """How many of `count` each chapter gets: in proportion to its size, but at least one if there are enough."""
    if count < len(sizes):
        return {}
    share = dict.fromkeys(sizes, 1)
    rest = sorted(sizes, key=lambda file: (sizes[file], file))
    left, weight = count, sum(sizes.values())
    while rest and sizes[rest[0]] * left < weight:  # one is more than it would get; the others share what is left
        left -= 1
        weight -= sizes[rest.pop(0)]
    for file in rest:
        share[file] = sizes[file] * left // weight
    missing = count - sum(share.values())
    for file in sorted(rest, key=lambda file: (-(sizes[file] * left % weight), file))[:missing]:
        share[file] += 1
    return share


def draw(mutants: Sequence[Mutant], seed: int, count: int, without: frozenset[str] = frozenset()) -> list[Mutant]:
    """`count` mutants by chapter and line, no two of one line, none of those named in `without`.

    A digest of seed and key decides, so that an edit of the rules changes little about what is drawn.
    """
    share = shares(Counter(file for file, _ in {(mutant.file, mutant.line) for mutant in mutants}), count)
    free = [mutant for mutant in mutants if mutant.key not in without]
    free.sort(key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
    drawn: dict[tuple[str, int], Mutant] = {}
    got: Counter[str] = Counter()
    for bound in (True, False):  # what a chapter has not enough lines for goes to any other
        for mutant in free:
            place = (mutant.file, mutant.line)
            room = not bound or got[mutant.file] < share.get(mutant.file, 0)
            if room and len(drawn) < count and place not in drawn:
                drawn[place] = mutant
                got[mutant.file] += 1
    return [drawn[place] for place in sorted(drawn)]


# --- what has been drawn ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """What a seed drew, and from which state of the rules."""

    seed: int
    commit: str
    day: str
    mutants: tuple[Mutant, ...]


@cache
def commit() -> str:
    """The commit that is checked out, marked with + if the rules or the tests differ from it."""
    if not (ROOT / ".git").exists():
        return "unknown"
    told = subprocess.check_output(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, text=True)
    changed = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", "src", "tests"], cwd=ROOT, check=False).returncode
    return told.strip() + "+" * changed


def draws(home: Path = HOME) -> list[Draw]:
    """All draws there have been, in the order of their seeds."""
    found = []
    for path in home.glob("draw-*.json"):
        stored = json.loads(path.read_text())
        mutants = tuple(Mutant(**{**each, "span": tuple(each["span"])}) for each in stored.pop("mutants"))
        found.append(Draw(**stored, mutants=mutants))
    return sorted(found, key=lambda draw: draw.seed)


def drawn(seed: int, count: int, home: Path = HOME) -> Draw:
    """The draw of this seed: as it was, if it was made before, with its lines where they are now; else a fresh one.

    A fresh one holds nothing that an earlier draw of another seed holds.
    """
    now = {mutant.key: mutant for mutant in all_mutants()}
    others: set[str] = set()
    for draw_ in draws(home):
        if draw_.seed != seed:
            others.update(mutant.key for mutant in draw_.mutants)
        elif len(draw_.mutants) == count:
            gone = [mutant for mutant in draw_.mutants if mutant.key not in now]
            if gone:
                print(f"{len(gone)} of the {count} are no longer in the rules; remove draw-{seed}.json to draw anew.")
            return replace(draw_, mutants=tuple(now[m.key] for m in draw_.mutants if m.key in now))
    chosen = draw(list(now.values()), seed, count, frozenset(others))
    made = Draw(seed, commit(), date.today().isoformat(), tuple(chosen))
    home.mkdir(parents=True, exist_ok=True)
    (home / f"draw-{seed}.json").write_text(json.dumps(asdict(made), indent=1))
    return made
